"""Steere's Mosaic on paper: the board of any side, and two-coloured tiles to cut and glue."""

from musivum.core.profile import Options
from musivum.drawing.palette import SIGN_OF
from musivum.drawing.paper import CutOut, Wishes, cut_outs, unit_for
from musivum.drawing.pdf import Pages
from musivum.drawing.scene import HEXAGON, Board, Piece, Point, text
from musivum.games.steere import pieces
from musivum.games.steere.pieces import COLOURS
from musivum.geometry import hexagon

LARGEST = 20.0
"""Millimetres from one side of a cell to the other, at most, where nothing is asked for."""
PLAY = 0.95
"""A tile is a little smaller than its cell."""
UNIT = (-0.5, -0.5774, 1.0, 1.1548)
TALL = 1.1548
"""A hexagon's height, beside its width."""


def board(pages: Pages, options: Options, wishes: Wishes) -> None:
    """The empty board, as large as the page allows."""
    drawn = _empty(options)
    title = wishes.say("steere-print-board", side=options["side"])
    room = pages.page(title)
    top = pages.heading(wishes.say("steere-title"))
    unit = _unit(pages, drawn, wishes)
    left = room.left + (room.width - drawn.box[2] * unit) / 2
    pages.board(drawn, left, top + (room.bottom - top - drawn.box[3] * unit) / 2, unit)


def _empty(options: Options) -> Board:
    return pieces.board(int(str(options["side"])), {})


def _unit(pages: Pages, drawn: Board, wishes: Wishes) -> float:
    """Millimetres of a cell: of the board, and of the tiles that go on it."""
    room = pages.room
    largest = min(room.width / drawn.box[2], (room.height - 12) / drawn.box[3])
    return unit_for(wishes.size, LARGEST, largest)


def tiles(pages: Pages, options: Options, wishes: Wishes) -> None:
    """As many tiles as the board has cells, red on one side and blue on the other."""
    size = _unit(pages, _empty(options), wishes) * PLAY
    front, back = (_tile(seat) for seat in range(2))
    outline: tuple[Point, ...] = HEXAGON
    number = hexagon.cells(int(str(options["side"])))
    cut = [CutOut(front, back, outline)] * number
    how = wishes.say("steere-print-tiles-how", tiles=number)
    title = wishes.say("steere-print-tiles", side=options["side"])
    cut_outs(pages, title, how, cut, size, TALL)


def _tile(seat: int) -> Board:
    colour = COLOURS[seat]
    piece = Piece(0, 0, colour, SIGN_OF[colour], "", "hexagon", size=0.98)
    return Board(
        "tile", text("steere-board"), "main", UNIT, [], [piece], shapes={"hexagon": HEXAGON}
    )
