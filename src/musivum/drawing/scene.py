"""Scenes: what to draw, and what can be clicked, as neutral data made from a view.

A game's ``scene.py`` turns a view into a :class:`Scene`: boards with cells, pieces, labels and
outlines, how the score comes about, and the legal moves of the seat as steps of clicks. Nothing in
a scene is a rule and nothing is a word: places are numbers, looks are names from the lists below,
texts are catalogue keys with values. One renderer draws all scenes, here
(:mod:`musivum.drawing.svg`) and in the browser. ``docs/scenes.md`` describes the data for whoever
writes another.

**Steps.** Each click adds a part to the text of a move; when no step follows, the parts in a row
are the move. Equal steps are kept once, so a thousand moves that end alike stay small. There are
three kinds:

- :class:`Choose`: click one of some cells or buttons;
- :class:`Place`: a piece is in hand, in one of several turns; click the cell to lay it on;
- :class:`Fill`: put the given dice into the slots of one of several frames.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

from musivum.core.state import DRAWN
from musivum.drawing.palette import Colour, Sign
from musivum.drawing.spoken import Spoken
from musivum.drawing.ways import Places, Ways
from musivum.drawing.written import (
    WRITERS,
    Part,
    dumps,
    encoded,
    fields_of,
    kept,
    part,
    plain,
    quoted,
)

if TYPE_CHECKING:
    from musivum.core.game import Game, Move, State, View

Look = Literal["stone", "die", "card", "pawn", "flat", "crossed", "back"]
"""How a piece is drawn: cut stone, die, printed card, pawn, a printed shape, a stroke, a back."""
Role = Literal["main", "other", "tray"]
"""A board to play on, another seat's board, or what lies beside the boards."""
Nothing = Literal[""]
PALETTE, SIGNS = get_args(Colour), get_args(Sign)
LOOKS, ROLES = get_args(Look), get_args(Role)

Point = tuple[float, float]


Text = Annotated[list[Any], Spoken()]
"""A catalogue key and its values: ``["steere-cell", {"cell": "e5"}]``."""

SQUARE: tuple[Point, ...] = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
HEXAGON: tuple[Point, ...] = (
    (0, -0.5774),
    (0.5, -0.2887),
    (0.5, 0.2887),
    (0, 0.5774),
    (-0.5, 0.2887),
    (-0.5, -0.2887),
)
"""A hexagon one unit wide, a corner on top; rows are ``HEX_ROW`` apart."""
HEX_ROW = 0.866


def text(key: str, **values: object) -> Text:
    """A sentence, for the catalogues to say."""
    return [key, values] if values else _said(key)


@lru_cache(maxsize=1000)
def _said(key: str) -> Text:
    """A sentence without values: one for all, so that it is seen at a glance to be the same."""
    return [key]


def _no_parts() -> list[Any]:
    """An empty list: one for all, for the same reason."""
    return _NO_PARTS


_NO_PARTS: list[Any] = []


@part(frozen=True, slots=True)
class Cell(Part):
    """A place on a board, which can be pointed at and has a spoken name."""

    id: str
    """Unique on its board; in words of the notation where there are such."""
    x: float
    y: float
    say: Text
    """Its name, and what lies there."""
    shape: str = "square"
    """A shape of its board; ``none`` for a place beyond the edge, which is not drawn."""
    tint: Colour | Nothing = ""
    """A colour that shines through the hollow."""
    sign: Sign | Nothing = ""
    hit: Point | None = None
    """Where it is pointed at, when that is not where it lies."""


@part(frozen=True, slots=True)
class Piece(Part):
    """Something that lies on a board."""

    x: float
    y: float
    colour: Colour
    sign: Sign | Nothing = ""
    letter: str = ""
    """A letter or number drawn on it."""
    shape: str = "square"
    look: Look = "stone"
    cell: str = ""
    """The cell that it lies on, if any."""
    size: float = 1
    ring: bool = False
    """Ringed in gold: something must be done with it, or has just been done."""


if TYPE_CHECKING:
    piece = Piece
else:
    piece = lru_cache(maxsize=10_000)(Piece)
    """A piece; whoever asks for the same one again gets the one that was made."""


@part(frozen=True, slots=True)
class Label(Part):
    """Small writing on a board: a letter or number as it is, or a text."""

    x: float
    y: float
    mark: str = ""
    say: Text | None = None
    colour: Colour | Nothing = ""
    size: float = 0.4


@part(frozen=True, slots=True, eq=False)  # only what was made once is the same one
class Board(Part):
    """One board, or one thing beside the boards."""

    name: str
    title: Text
    role: Role
    box: tuple[float, float, float, float]
    """Left, top, width and height, in units of about one stone."""
    cells: list[Cell]
    pieces: list[Piece] = field(default_factory=_no_parts)
    labels: list[Label] = field(default_factory=_no_parts)
    seat: int | None = None
    """Whose it is, if it is anyone's."""
    shapes: dict[str, tuple[Point, ...]] = field(default_factory=dict)
    """Polygons by name, about 0,0; ``square`` is always there."""
    scale: float = 1
    """How large a unit is, beside a stone of the usual size."""
    grows: bool = False
    """Whether it has no fixed edge: the page lets one pan and zoom."""
    picture: str = ""
    """An artwork that its pieces bring to light, by name or as text, on a board of square cells in
    rows and columns (:mod:`musivum.drawing.artwork`). Cells with a tint are what matters in it;
    those with a sign too do not belong there."""
    laid: list[list[str]] = field(default_factory=_no_parts)
    """Sets of cells whose pieces were laid together, where that is to be seen: each is outlined."""


@part(frozen=True, slots=True)
class AccountLine(Part):
    """One line of an account: what it is for, the points, and the cells that earn them."""

    say: Text
    points: int | None = None
    board: str = ""
    areas: list[list[str]] = field(default_factory=list)
    """Sets of cells, each outlined together; ``cell/shape`` is a part of a cell."""
    colour: Colour | Nothing = ""


@part(frozen=True, slots=True)
class Account(Part):
    """How a seat's score comes about, as it stands."""

    seat: int
    total: int
    lines: list[AccountLine]
    note: Text | None = None
    targets: tuple[int, ...] = ()
    """Points that the rulebook asks of one who plays alone, ascending."""


# Steps


@part(frozen=True, slots=True)
class Leaf(Part):
    """What a click adds to the move's text, and the number of the step that follows."""

    part: str = ""
    then: int | None = None


@part(frozen=True, slots=True)
class Button(Part):
    """A choice that is no place on a board."""

    say: Text
    leaf: Leaf
    main: bool = False
    """Whether it is what one usually wants now."""
    final: bool = False
    """Whether it ends the game, so that one is asked whether one is sure."""


@part(frozen=True, slots=True)
class Choose(Part):
    """Click one of some cells, or a button."""

    prompt: Text
    board: str
    at: dict[str, Leaf] = field(default_factory=dict)
    ask: dict[str, str] = field(default_factory=dict)
    """For cells that are not legal: the move to ask about, "why not?"."""
    buttons: list[Button] = field(default_factory=list)
    kind: Literal["choose"] = "choose"


@part(frozen=True, slots=True)
class Turn(Part):
    """A piece in hand as it is turned now."""

    pieces: list[Piece]
    """Its parts, about the cell that is pointed at."""
    at: Mapping[str, str] = field(default_factory=dict)
    """Legal cells, and the part that each adds to the move."""
    ask: Mapping[str, str] = field(default_factory=dict)
    """Other cells, and the part that "why not?" is asked with."""
    turned: int = 0
    """The number of the turn after this one, clockwise …"""
    flipped: int | None = None
    """… and of its mirror image, where the game allows it."""


def held(ways: Ways, legal: list[str]) -> Turn:
    """A piece as it is turned, with the cells where it may lie now."""
    if not legal and ways.nowhere is not None:
        return ways.nowhere
    others = Places(ways, legal, others=True)
    turn = Turn(ways.pieces, Places(ways, legal), others, ways.turned, ways.flipped)
    if not legal:
        ways.nowhere = turn
    return turn


@part(frozen=True, slots=True)
class Place(Part):
    """Turn the piece in hand, and click where it shall lie."""

    prompt: Text
    board: str
    turns: list[Turn]
    shapes: dict[str, tuple[Point, ...]] = field(default_factory=dict)
    buttons: list[Button] = field(default_factory=list)
    kind: Literal["place"] = "place"


@part(frozen=True, slots=True)
class Frame(Part):
    """A shape whose slots take dice."""

    name: str
    say: Text
    slots: list[Point]
    at: dict[str, str] = field(default_factory=dict)
    """The letters in the slots, in order, and the part that they add to the move."""


@part(frozen=True, slots=True)
class Fill(Part):
    """Put all the dice into the slots of one of the frames."""

    prompt: Text
    board: str
    dice: list[Piece]
    frames: list[Frame]
    buttons: list[Button] = field(default_factory=list)
    kind: Literal["fill"] = "fill"


Step = Choose | Place | Fill


class Steps:
    """The steps of a scene while they are made; equal ones are kept once."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._numbers: dict[str, int] = {}

    def add(self, step: Step) -> int:
        """The number of this step."""
        written = brief(step)
        if written not in self._numbers:
            self._numbers[written] = len(self.steps)
            self.steps.append(step)
        return self._numbers[written]


@part(frozen=True, slots=True)
class Scene(Part):
    """All there is to draw and to click for one who may know a view."""

    prompt: Text
    """What is being done now, in one sentence, for those who watch."""
    boards: list[Board]
    accounts: list[Account]
    steps: list[Step]
    first: int | None
    """The number of the first step; none if this seat has nothing to do."""
    secret: bool = False
    """Whether it shows what other seats may not see, such as a hand."""

    def data(self) -> dict[str, Any]:
        """The scene as plain data for JSON; what has its default is left out."""
        found: dict[str, Any] = plain(self)
        return found


def scene_of(
    game: "Game", view: "View", moves: "Iterable[tuple[int | None, Move | str]]" = ()
) -> Scene:
    """What to draw and what can be clicked, for one who may know this view.

    It is made by the function ``scene(game, view)`` of the room's ``scene.py``, which is only read
    when somebody looks. The moves that led there, with their seats, may be told too: a room with a
    function ``remembered(scene, moves)`` adds what a view has forgotten of them, and of those only
    what can be seen in it.
    """
    room = game.opened("scene")
    found: Scene = room.scene(game, view)
    return room.remembered(found, moves) if moves and hasattr(room, "remembered") else found


# As JSON


def brief(step: Step) -> str:
    """A step as JSON, with of its turns what never changes, written once, and the legal cells.

    The page writes them out: ``docs/protocol.md``, *changes*.
    """
    if not isinstance(step, Place):
        return encoded(step)
    try:
        written: str = step.brief
    except AttributeError:
        written = fields_of(step, turns=f"[{','.join(map(_brief_turn, step.turns))}]")
        step.brief = written  # type: ignore[misc] # a slot, of which this is the name
    return written


def _brief_turn(turn: Turn) -> str:
    legal = turn.at
    if not isinstance(legal, Places):
        return encoded(turn)
    ways = legal.ways
    if not ways.head:
        groups = ",".join([group.json() for group in ways.groups])
        flipped = "" if ways.flipped is None else f',"flipped":{ways.flipped}'
        start = f'{{"pieces":{encoded(ways.pieces)},"turned":{ways.turned}{flipped}'
        ways.head = f'{start},"ways":[{groups}],"at":"'
    return f'{ways.head}{" ".join(legal.legal)}"}}'


def _piece(one: Piece) -> str:
    """A piece, of which many come with every move: how it looks is written once for all alike."""
    try:
        return one.kept
    except AttributeError:
        x, y = encoded(one.x), encoded(one.y)
        looks = _looks(one.colour, one.sign, one.letter, one.shape, one.look)
        cell = f',"cell":{quoted(one.cell)}' if one.cell else ""
        size = f',"size":{encoded(one.size)}' if one.size != 1 else ""
        ring = ',"ring":true' if one.ring else ""
        written = f'{{"x":{x},"y":{y},{looks}{cell}{size}{ring}}}'
        one.kept = written  # type: ignore[misc] # a slot, of which this is the name
        return written


@lru_cache(maxsize=2000)
def _looks(colour: str, sign: str, letter: str, shape: str, look: str) -> str:
    """What is the same in all pieces that look alike, as JSON without its braces."""
    alike = Piece(0, 0, colour, sign, letter, shape, look)  # type: ignore[arg-type] # as they were
    return fields_of(alike, x="0", y="0").removeprefix('{"x":0,"y":0,').removesuffix("}")


def _leaf(leaf: Leaf) -> str:
    if leaf.then is None:
        return f'{{"part":{quoted(leaf.part)}}}' if leaf.part else "{}"
    part = f'"part":{quoted(leaf.part)},' if leaf.part else ""
    return f'{{{part}"then":{leaf.then}}}'


WRITERS[Places] = lambda value: dumps(dict(value))
WRITERS[Leaf] = _leaf
WRITERS.update(dict.fromkeys((Scene, Board, Button, Turn, Frame), fields_of))
WRITERS[Piece] = _piece
WRITERS.update(dict.fromkeys((Cell, Label, AccountLine, Account, Choose, Place, Fill), kept))


def bounds(points: Iterable[Point], margin: float) -> tuple[float, float, float, float]:
    """The box around points, with a margin.

    >>> bounds([(0, 0), (2, 1)], 0.5)
    (-0.5, -0.5, 3.0, 2.0)
    """
    across, down = zip(*points, strict=True)
    left, right, top, bottom = min(across), max(across), min(down), max(down)
    return left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin


def _drawn(state: "State", seat: int | None) -> str:
    from musivum.drawing.show import of_state  # noqa: PLC0415 - only when somebody looks

    return of_state(state, seat)


DRAWN[:] = [_drawn]
