"""Steere's Mosaic on paper: the board of any side, and two-coloured tiles to cut and glue."""

from musivum.core.game import Game
from musivum.drawing.palette import SIGN_OF
from musivum.drawing.paper import CutOut, Wishes, cut_outs, unit_for
from musivum.drawing.pdf import Pages
from musivum.drawing.scene import HEXAGON, Board, Piece, Point, scene_of, text
from musivum.games.steere.scene import COLOURS
from musivum.geometry import hexagon

LARGEST = 20.0
"""Millimetres from one side of a cell to the other, at most, where nothing is asked for."""
PLAY = 0.95
"""A tile is a little smaller than its cell."""
UNIT = (-0.5, -0.5774, 1.0, 1.1548)
TALL = 1.1548
"""A hexagon's height, beside its width."""


def board(pages: Pages, game: Game, wishes: Wishes) -> None:
    """The empty board, as large as the page allows."""
    drawn = scene_of(game, game.start().view(None)).boards[0]
    title = wishes.say("steere-print-board", side=game.options["side"])
    room = pages.page(title)
    top = pages.heading(wishes.say("steere-title"))
    unit = _unit(pages, game, wishes)
    left = room.left + (room.width - drawn.box[2] * unit) / 2
    pages.board(drawn, left, top + (room.bottom - top - drawn.box[3] * unit) / 2, unit)


def _unit(pages: Pages, game: Game, wishes: Wishes) -> float:
    """Millimetres of a cell: of the board, and of the tiles that go on it."""
    drawn = scene_of(game, game.start().view(None)).boards[0]
    room = pages.room
    largest = min(room.width / drawn.box[2], (room.height - 12) / drawn.box[3])
    return unit_for(wishes.size, LARGEST, largest)


def tiles(pages: Pages, game: Game, wishes: Wishes) -> None:
    """As many tiles as the board has cells, red on one side and blue on the other."""
    size = _unit(pages, game, wishes) * PLAY
    front, back = (_tile(seat) for seat in range(2))
    outline: tuple[Point, ...] = HEXAGON
    number = hexagon.cells(int(str(game.options["side"])))
    pieces = [CutOut(front, back, outline)] * number
    how = wishes.say("steere-print-tiles-how", tiles=number)
    title = wishes.say("steere-print-tiles", side=game.options["side"])
    cut_outs(pages, title, how, pieces, size, TALL)


def _tile(seat: int) -> Board:
    colour = COLOURS[seat]
    piece = Piece(0, 0, colour, SIGN_OF[colour], "", "hexagon", size=0.98)
    return Board(
        "tile", text("steere-board"), "main", UNIT, [], [piece], shapes={"hexagon": HEXAGON}
    )
