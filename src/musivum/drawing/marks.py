"""A board of a scene as marks of a pen: lines, areas and writing, in the board's own units.

This is the one drawing of a board in Python. :mod:`musivum.drawing.svg` and
:mod:`musivum.drawing.pdf` only set the marks down, each in its own language. A :class:`Style` says
what is around the stones (light, dark, paper) and whether ink is saved: then there are no fills,
only outlines and signs.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

from musivum.core.catalogue import LANGUAGE, say
from musivum.drawing.palette import DARK, INKS, LIGHT, PAPER, SIGN_OF, STONES, mixed
from musivum.drawing.scene import SQUARE, Board, Cell, Label, Piece, Point, Text
from musivum.drawing.stones import cut, middle

Step = tuple[str, *tuple[float, ...]]
"""``M x y``, ``L x y``, ``C x1 y1 x2 y2 x y`` or ``Z``, as in an SVG path."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A line or an area."""

    steps: tuple[Step, ...]
    fill: str = ""
    stroke: str = ""
    width: float = 0
    opacity: float = 1
    dashes: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """Words or a number: the middle of its base line, or the left or right end."""

    x: float
    y: float
    text: str
    size: float
    colour: str
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "middle"


Mark = Drawn | Written


@dataclass(frozen=True, slots=True)
class Thing:
    """All marks of one cell, piece, label or outline."""

    kind: Literal["cell", "piece", "label", "area"]
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Style:
    """What a board is drawn with."""

    around: dict[str, str]
    """The colours of all that is no stone."""
    saving: bool = False
    """Without fills: outlines and signs in ink."""
    signs: bool = False
    """Whether a tinted cell without a sign of its own shows its colour's: on paper it must."""
    bare: bool = False
    """Whether cells are not filled, for an artwork lies under them."""

    @property
    def ink(self) -> str:
        """What is written and drawn with."""
        return self.around["ink"]


DAY: Final = Style(LIGHT)
NIGHT: Final = Style(DARK)
ON_PAPER: Final = Style(PAPER, signs=True)
SAVING: Final = Style(PAPER | {"ring": PAPER["ink"]}, saving=True, signs=True)

SIGNS: dict[str, tuple[str, float]] = {
    "circle": ("O .78", 0.36),
    "triangle": ("M0 -.92 L.9 .66 L-.9 .66 Z", 0.34),
    "cross": ("M-.72 -.72 L.72 .72 M.72 -.72 L-.72 .72", 0.4),
    "square": ("M-.72 -.72 L.72 -.72 L.72 .72 L-.72 .72 Z", 0.34),
    "diamond": ("M0 -1 L.86 0 L0 1 L-.86 0 Z", 0),
    "bars": ("M-.8 -.5 L.8 -.5 M-.8 .5 L.8 .5", 0.42),
    "star": (
        "M0 -1 L.26 -.36 L.95 -.31 L.42 .14 L.59 .81 L0 .44 L-.59 .81 L-.42 .14 L-.95 -.31"
        " L-.26 -.36 Z",
        0,
    ),
}
"""Paths in a box from -1 to 1, and the width of their line; 0 for those that are filled."""
PAWN = (
    "M0 -.62 C.13 -.62 .24 -.51 .24 -.38 C.24 -.3 .21 -.23 .15 -.19 L.36 .3 C.38 .36 .34 .43 .27"
    " .43 L-.27 .43 C-.34 .43 -.38 .36 -.36 .3 L-.15 -.19 C-.21 -.23 -.24 -.3 -.24 -.38"
    " C-.24 -.51 -.13 -.62 0 -.62 Z"
)
TICK = "M-.5 .05 L-.12 .45 L.55 -.45"
_ROUND = 0.5523
"""How far a curve's handles reach, as a share of the radius, to make a quarter of a circle."""
THIN = 0.035
"""The lines of what is drawn without fills."""


def draw(board: Board, style: Style = DAY, language: str = LANGUAGE) -> Iterator[Thing]:
    """Everything on a board, in the order in which it is drawn."""
    for cell in board.cells:
        if cell.shape != "none":
            yield Thing("cell", tuple(_cell(board, cell, style)))
    for piece in board.pieces:
        yield Thing("piece", tuple(piece_marks(board, piece, style)))
    yield from _laid(board, style)
    for label in board.labels:
        yield Thing("label", (_label(label, style, language),))


def upon(board: Board, style: Style = DAY, language: str = LANGUAGE) -> Iterator[Thing]:
    """What is seen on a board's artwork: signs of cells, rings of pieces, labels."""
    covered = {piece.cell for piece in board.pieces}
    for cell in board.cells:
        if cell.sign and cell.tint:
            lit = cell.id in covered
            ink = INKS[cell.tint] if lit else mixed(STONES[cell.tint], style.ink, 0.7)
            yield Thing("cell", tuple(_moved([_sign(cell.sign, ink, 0.2)], cell.x, cell.y)))
    yield from _laid(board, style)
    for piece in board.pieces:
        if piece.ring:
            ring = Drawn(polygon(_shape(board, piece.shape)), "", style.around["ring"], 0.085)
            yield Thing("piece", tuple(_moved([ring], piece.x, piece.y, piece.size)))
    for label in board.labels:
        yield Thing("label", (_label(label, style, language),))


def over(board: Board, style: Style, language: str = LANGUAGE) -> Iterator[Thing]:
    """What is drawn on paper over a board's artwork: cells without fills, outlines of pieces."""
    covered = {piece.cell for piece in board.pieces}
    for cell in board.cells:
        if cell.shape != "none" and cell.id not in covered:
            yield Thing("cell", tuple(_cell(board, cell, replace(style, bare=True))))
    yield from upon(board, style, language)


def spoken(text: Text, language: str = LANGUAGE) -> str:
    """A text of a scene as a sentence."""
    return say(text[0], language, **dict(*text[1:]))


# Parts


def _cell(board: Board, cell: Cell, style: Style) -> Iterator[Mark]:
    shape = polygon([(0.9 * x, 0.9 * y) for x, y in _shape(board, cell.shape)])
    hollow = style.around["hollow"]
    colour = mixed(STONES[cell.tint], hollow, 0.45) if cell.tint else hollow
    found: list[Mark] = []
    if style.saving:
        found.append(Drawn(shape, "", style.around["line"], 0.022))
    elif style.signs:
        line = mixed(STONES[cell.tint], hollow, 0.8) if style.bare and cell.tint else ""
        fill = "" if style.bare and not cell.sign else colour
        found.append(Drawn(shape, fill, line or style.around["line"], 0.03 if line else 0.02))
    else:
        found.append(Drawn(shape, colour))
    sign = cell.sign or (SIGN_OF[cell.tint] if cell.tint and style.signs else "")
    if sign:
        ink = style.around["soft"]
        if cell.tint and not style.saving:
            ink = mixed(STONES[cell.tint], style.ink, 0.7)
        found.append(_sign(sign, ink, 0.2 if cell.sign else 0.13, thin=style.saving))
    yield from _moved(found, cell.x, cell.y)


def piece_marks(
    board: Board, piece: Piece, style: Style, seed: str = "", opacity: float = 1
) -> Iterator[Mark]:
    """One piece where it lies; a ghost has a dashed outline and shines through."""
    shape = _shape(board, piece.shape)
    found: list[Mark] = list(_body(board, piece, shape, style, seed or board.name))
    if piece.look != "crossed":
        found += _upon(piece, shape, style)
    if piece.ring:
        found.append(Drawn(polygon(shape), "", style.around["ring"], 0.085))
    if opacity < 1:
        found = [replace(one, opacity=opacity) if isinstance(one, Drawn) else one for one in found]
        dashed = polygon([(0.96 * x, 0.96 * y) for x, y in shape])
        found.append(Drawn(dashed, "", style.ink, 0.04, dashes=(0.1, 0.075)))
    yield from _moved(found, piece.x, piece.y, piece.size)


def _body(
    board: Board, piece: Piece, shape: Sequence[Point], style: Style, seed: str
) -> Iterator[Drawn]:
    """What a piece is made of, without what stands on it."""
    colour = STONES[piece.colour]
    if piece.look == "crossed":
        ink = style.ink if style.saving else colour
        yield Drawn(path("M-.4 .4 L.4 -.4"), "", ink, 0.09)
    elif style.saving:
        yield from _outlined(piece, shape, style)
    elif piece.look == "flat":
        yield Drawn(rounded(-0.47, -0.47, 0.94, 0.94, 0.08), colour)
    elif piece.look == "back":
        yield from _back(style)
    elif piece.look == "pawn":
        yield Drawn(path(PAWN), colour, style.around["edge"], 0.05)
    else:
        regular = piece.look != "stone"
        stone = cut(shape, piece.colour, f"{seed}/{piece.cell}/{_named(board, piece)}", regular)
        if piece.look == "die":
            yield Drawn(rounded(-0.45, -0.45, 0.9, 0.9, 0.15), stone.dark)
            yield Drawn(rounded(-0.45, -0.45, 0.9, 0.86, 0.15), stone.fill)
            yield Drawn(rounded(-0.37, -0.38, 0.74, 0.68, 0.12), stone.lit)
        elif piece.look == "card":
            yield Drawn(polygon(shape), stone.fill, style.around["slab"], 0.018)
        else:
            top = [(0.985 * x, 0.985 * y - 0.018) for x, y in stone.outline]
            yield Drawn(polygon(stone.outline), stone.dark)
            yield Drawn(polygon(top), stone.fill)
            yield Drawn(polygon(stone.face), stone.lit)


def _outlined(piece: Piece, shape: Sequence[Point], style: Style) -> Iterator[Drawn]:
    """A piece that saves ink; what lies under it is not seen through it."""
    paper = style.around["slab"]
    if piece.look == "flat":
        yield Drawn(rounded(-0.47, -0.47, 0.94, 0.94, 0.08), "", style.ink, 0.1)
    elif piece.look == "pawn":
        yield Drawn(path(PAWN), paper, style.ink, 0.05)
    elif piece.look == "back":
        line = style.around["line"]
        yield Drawn(rounded(-0.44, -0.44, 0.88, 0.88, 0.07), "", line, 0.014)
        yield Drawn(path("M-.44 -.44 L.44 .44 M.44 -.44 L-.44 .44"), "", line, 0.014)
        yield Drawn(rounded(-0.26, -0.2, 0.52, 0.4, 0.1), paper)
    elif piece.look == "die":
        yield Drawn(rounded(-0.45, -0.45, 0.9, 0.9, 0.15), paper, style.ink, THIN)
    elif piece.look == "card":
        yield Drawn(polygon(shape), "", style.around["soft"], 0.014)
    else:
        yield Drawn(polygon([(0.86 * x, 0.86 * y) for x, y in shape]), paper, style.ink, 0.045)


def _back(style: Style) -> Iterator[Drawn]:
    line = style.around["line"]
    yield Drawn(rounded(-0.44, -0.44, 0.88, 0.88, 0.07), style.around["back"], line, 0.02)
    yield Drawn(path("M-.44 -.44 L.44 .44 M.44 -.44 L-.44 .44"), "", line, 0.02)
    yield Drawn(rounded(-0.26, -0.2, 0.52, 0.4, 0.1), style.around["slab"])


def _upon(piece: Piece, shape: Sequence[Point], style: Style) -> Iterator[Mark]:
    """The sign and the letter on a piece: on a die a number has its colour's sign in a corner."""
    die, card = piece.look == "die", piece.look == "card"
    ink = style.ink if style.saving else INKS[piece.colour]
    if piece.sign:
        at = middle(shape) if card else (0.0, 0.0)
        at = (0.29, -0.28) if die and piece.letter else at
        size = 0.085 if card else 0.11 if piece.letter else 0.23
        yield _sign(piece.sign, ink, size, at, thin=style.saving and not card)
    number = any(one.isdecimal() for one in piece.letter)
    if piece.letter and (not die or not piece.sign or number):
        x = -0.07 if die and piece.sign else 0
        y, size = (0.24, 0.5) if piece.look == "pawn" else (0.2 if die else 0.19, 0.58)
        yield Written(x, y, piece.letter, size, ink, bold=True)


def _named(board: Board, piece: Piece) -> str:
    """A piece's shape as the page knows it: the usual one has no name there."""
    return "" if piece.shape == "square" and piece.shape not in board.shapes else piece.shape


def _label(label: Label, style: Style, language: str) -> Written:
    said = spoken(label.say, language) if label.say else label.mark
    y = label.y + 0.36 * label.size
    return Written(label.x, y, said, label.size, style.around["soft"], bold=True)


def _sign(name: str, colour: str, size: float, at: Point = (0, 0), thin: bool = False) -> Drawn:
    drawn, width = SIGNS[name]
    if thin and not width:
        one = Drawn(path(drawn), "", colour, 0.16)
    else:
        width = min(width, 0.26) if thin else width
        one = Drawn(path(drawn), "" if width else colour, colour if width else "", width)
    moved = next(_moved([one], *at, size))
    assert isinstance(moved, Drawn)
    return moved


# Beyond the board itself


def outlined(board: Board, areas: Iterable[Sequence[str]], style: Style = DAY) -> Iterator[Thing]:
    """Sets of cells, each outlined together."""
    for area in areas:
        steps = _outline(board, area)
        under = Drawn(steps, "", style.ink, 0.14)
        yield Thing("area", (under, Drawn(steps, "", style.around["ring"], 0.08)))


def _laid(board: Board, style: Style) -> Iterator[Thing]:
    """The edges of what was laid together: light beside dark, so that they show on any picture."""
    for area in board.laid:
        steps = _outline(board, area)
        under = () if style.saving else (Drawn(steps, "", style.around["slab"], 0.085),)
        yield Thing("area", (*under, Drawn(steps, "", style.ink, 0.036)))


def tried(
    board: Board, cell: Cell, pieces: Sequence[Piece], legal: bool, style: Style = DAY
) -> Iterator[Thing]:
    """A move that is tried: the ghost of what is in hand over a cell, and whether it may lie."""
    for piece in pieces:
        marks = piece_marks(board, piece, style, "hand", 0.68)
        yield Thing("piece", tuple(_moved(list(marks), cell.x, cell.y)))
    if not pieces:
        shape = polygon(_shape(board, cell.shape))
        ring = Drawn(shape, "", style.around["ring"], 0.08)
        yield Thing("piece", tuple(_moved([ring], cell.x, cell.y)))
    disc = Drawn(path("O 1"), style.around["good" if legal else "bad"])
    inside = path(TICK) if legal else path(SIGNS["cross"][0])
    verdict = next(
        _moved([Drawn(inside, "", style.around["slab"], 0.26)], 0, 0, 1 if legal else 0.62)
    )
    yield Thing("piece", tuple(_moved([disc, verdict], cell.x + 0.38, cell.y - 0.38, 0.3)))


def _outline(board: Board, area: Sequence[str]) -> tuple[Step, ...]:
    """The sides that no two cells of an area share; ``cell/shape`` is a part of a cell."""
    cells = {cell.id: cell for cell in board.cells}
    sides: dict[tuple[int, ...], tuple[Point, Point]] = {}
    for one in area:
        name, _, part = one.partition("/")
        if name not in cells:
            continue
        cell = cells[name]
        shape = [(cell.x + x, cell.y + y) for x, y in _shape(board, part or cell.shape)]
        for start, end in zip(shape, [*shape[1:], shape[0]], strict=True):
            if sides.pop(_near(end, start), None) is None:
                sides[_near(start, end)] = (start, end)
    return tuple(step for a, b in sides.values() for step in (("M", *a), ("L", *b)))


def _near(start: Point, end: Point) -> tuple[int, ...]:
    """Sides of neighbouring cells differ by rounding; a coarse key makes them meet."""
    return tuple(round(number * 20) for number in (*start, *end))


# Paths


def _shape(board: Board, name: str) -> tuple[Point, ...]:
    return board.shapes.get(name, SQUARE)


def polygon(points: Sequence[Point]) -> tuple[Step, ...]:
    """A closed line through these points."""
    first, *others = points
    return (("M", *first), *(("L", *point) for point in others), ("Z",))


def rounded(x: float, y: float, width: float, height: float, radius: float) -> tuple[Step, ...]:
    """A rectangle with round corners."""
    right, bottom, near = x + width, y + height, radius * (1 - _ROUND)
    return (
        ("M", x + radius, y),
        ("L", right - radius, y),
        ("C", right - near, y, right, y + near, right, y + radius),
        ("L", right, bottom - radius),
        ("C", right, bottom - near, right - near, bottom, right - radius, bottom),
        ("L", x + radius, bottom),
        ("C", x + near, bottom, x, bottom - near, x, bottom - radius),
        ("L", x, y + radius),
        ("C", x, y + near, x + near, y, x + radius, y),
        ("Z",),
    )


@cache
def path(drawn: str) -> tuple[Step, ...]:
    """A path as people write it: ``M0 0 L1 0 Z``, or ``O .5`` for a circle."""
    if drawn.startswith("O"):
        radius = float(drawn[1:])
        return rounded(-radius, -radius, 2 * radius, 2 * radius, radius)
    steps: list[Step] = []
    for word in drawn.split():
        if word[0].isalpha():
            number = (float(word[1:]),) if word[1:] else ()
            steps.append((word[0], *number))
        else:
            steps[-1] = (*steps[-1], float(word))
    return tuple(steps)


def _moved(marks: Iterable[Mark], x: float, y: float, size: float = 1) -> Iterator[Mark]:
    for mark in marks:
        yield moved(mark, x, y, size)


def moved(mark: Mark, x: float, y: float, size: float = 1) -> Mark:
    """A mark made larger about 0,0 and then moved."""
    if isinstance(mark, Written):
        return replace(mark, x=x + mark.x * size, y=y + mark.y * size, size=mark.size * size)
    steps = tuple(_step(step, x, y, size) for step in mark.steps)
    dashes = None if mark.dashes is None else (mark.dashes[0] * size, mark.dashes[1] * size)
    return replace(mark, steps=steps, width=mark.width * size, dashes=dashes)


def _step(step: Step, x: float, y: float, size: float) -> Step:
    kind, *places = step
    return kind, *((y if n % 2 else x) + place * size for n, place in enumerate(places))
