"""A board of a scene as an SVG picture, for documents, print and tests.

>>> from musivum.drawing.scene import Board, Cell, Piece, text
>>> cells = [Cell("a", 0, 0, text("scene-pass"))]
>>> board = Board("b", text("scene-pass"), "main", (-1, -1, 2, 2), cells, [Piece(0, 0, "lapis")])
>>> draw(board).startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2"')
True
"""

from collections.abc import Iterable
from html import escape
from random import Random

from musivum.core.catalogue import LANGUAGE, say
from musivum.drawing.palette import INKS, LIGHT, STONES
from musivum.drawing.scene import SQUARE, Board, Cell, Label, Piece, Point

HOLLOW, SOFT, RING = LIGHT["hollow"], LIGHT["soft"], LIGHT["ring"]

SIGNS = {
    "circle": ("M0 -.78A.78 .78 0 1 1 0 .78A.78 .78 0 1 1 0 -.78Z", 0.36),
    "triangle": ("M0 -.92L.9 .66L-.9 .66Z", 0.34),
    "cross": ("M-.72 -.72L.72 .72M.72 -.72L-.72 .72", 0.4),
    "square": ("M-.72 -.72H.72V.72H-.72Z", 0.34),
    "diamond": ("M0 -1L.86 0L0 1L-.86 0Z", 0),
    "bars": ("M-.8 -.5H.8M-.8 .5H.8", 0.42),
    "star": (
        "M0 -1L.26 -.36L.95 -.31L.42 .14L.59 .81L0 .44L-.59 .81L-.42 .14L-.95 -.31L-.26 -.36Z",
        0,
    ),
}
"""Paths in a box from -1 to 1, and the width of their line; 0 for those that are filled."""


def draw(board: Board, language: str = LANGUAGE) -> str:
    """The board as the text of an SVG file, with its title for those who cannot see it."""
    title = escape(say(board.title[0], language, **dict(*board.title[1:])))
    parts = [_cell(board, cell) for cell in board.cells if cell.shape != "none"]
    parts += [_piece(board, piece) for piece in board.pieces]
    parts += [_label(label, language) for label in board.labels]
    box = " ".join(f"{number:g}" for number in board.box)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">'
    return f"{head}<title>{title}</title>{''.join(parts)}</svg>\n"


def _shape(board: Board, name: str) -> tuple[Point, ...]:
    return board.shapes.get(name, SQUARE)


def _points(shape: Iterable[Point]) -> str:
    return " ".join(f"{x:.3g},{y:.3g}" for x, y in shape)


def _group(x: float, y: float, size: float, inside: str) -> str:
    scale = f" scale({size:g})" if size != 1 else ""
    return f'<g transform="translate({x:.4g} {y:.4g}){scale}">{inside}</g>'


def _sign(name: str, colour: str, size: float, at: Point = (0, 0)) -> str:
    path, width = SIGNS[name]
    paint = f'fill="none" stroke="{colour}" stroke-width="{width}"' if width else f'fill="{colour}"'
    place = f'transform="translate({at[0]:.3g} {at[1]:.3g}) scale({size:g})"'
    return f'<path d="{path}" {place} {paint} stroke-linecap="round" stroke-linejoin="round"/>'


def _cell(board: Board, cell: Cell) -> str:
    shape = _points((0.9 * x, 0.9 * y) for x, y in _shape(board, cell.shape))
    inside = f'<polygon points="{shape}" fill="{HOLLOW}"/>'
    if cell.tint:
        inside += f'<polygon points="{shape}" fill="{STONES[cell.tint]}" fill-opacity=".45"/>'
    if cell.sign:
        inside += _sign(cell.sign, SOFT, 0.2)
    return _group(cell.x, cell.y, 1, inside)


def _piece(board: Board, piece: Piece) -> str:
    colour, shape = STONES[piece.colour], _shape(board, piece.shape)
    if piece.look == "crossed":
        stroke = f'<path d="M-.4 .4L.4 -.4" stroke="{colour}" stroke-width=".09"/>'
        return _group(piece.x, piece.y, piece.size, stroke)
    cut = shape if piece.look == "card" else _cut(shape, f"{board.name}/{piece.cell}")
    inside = f'<polygon points="{_points(cut)}" fill="{colour}"/>'
    if piece.ring:
        inside += (
            f'<polygon points="{_points(shape)}" fill="none" stroke="{RING}" stroke-width=".085"/>'
        )
    middle = _middle(shape) if piece.look == "card" else (0.0, 0.0)
    if piece.letter:
        inside += (
            f'<text y=".2" font-size=".58" font-weight="700" text-anchor="middle" '
            f'fill="{INKS[piece.colour]}">{escape(piece.letter)}</text>'
        )
    elif piece.sign:
        size = 0.085 if piece.look == "card" else 0.23
        inside += _sign(piece.sign, INKS[piece.colour], size, middle)
    return _group(piece.x, piece.y, piece.size, inside)


def _cut(shape: tuple[Point, ...], seed: str) -> list[Point]:
    """A stone's outline: a hair irregular, and always the same for the same place."""
    rng = Random(seed)
    return [
        (0.945 * x + rng.uniform(-0.022, 0.022), 0.945 * y + rng.uniform(-0.022, 0.022))
        for x, y in shape
    ]


def _middle(shape: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape)


def _label(label: Label, language: str) -> str:
    said = label.mark
    if label.say:
        said = say(label.say[0], language, **dict(*label.say[1:]))
    place = f'x="{label.x:.4g}" y="{label.y + 0.36 * label.size:.4g}"'
    style = f'font-size="{label.size:g}" text-anchor="middle" fill="{SOFT}"'
    return f"<text {place} {style}>{escape(said)}</text>"
