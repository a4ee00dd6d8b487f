"""The hexagonal board and its tiles as they look, whatever the rules make of them."""

from collections.abc import Collection, Mapping
from functools import cache

from musivum.drawing.lasting import lasting
from musivum.drawing.palette import SIGN_OF, Colour
from musivum.drawing.scene import HEX_ROW, HEXAGON, Board, Cell, Label, bounds, piece, text
from musivum.games.steere.notation import ROWS, cell_names
from musivum.geometry import hexagon

BOARD = "board"
COLOURS: tuple[Colour, ...] = ("terracotta", "lapis")
NAMES = ("red", "blue")


def board(side: int, laid: Mapping[str, int], ringed: Collection[str] = ()) -> Board:
    """The board with the tiles that lie there, by cell and seat; some with a ring around them."""
    return _board(side, tuple(laid.items()), frozenset(ringed))


@lasting(4)
def _board(side: int, laid: tuple[tuple[str, int], ...], ringed: frozenset[str]) -> Board:
    cells, pieces = list(_cells(side, "none")), []
    numbers = _numbers(side)
    for number, name, seat in sorted([(numbers[name], name, seat) for name, seat in laid]):
        cell = cells[number] = _cells(side, NAMES[seat])[number]
        colour, ring = COLOURS[seat], name in ringed
        sign = SIGN_OF[colour]
        pieces.append(piece(cell.x, cell.y, colour, sign, "", "hexagon", cell=name, ring=ring))
    return Board(
        BOARD,
        text("steere-board"),
        "main",
        _box(side),
        cells,
        pieces,
        _labels(side),
        shapes={"hexagon": HEXAGON},
    )


def _position(side: int, row: int, place: int) -> tuple[float, float]:
    return place - (hexagon.row_lengths(side)[row] - 1) / 2, (side - 1 - row) * HEX_ROW


@cache
def _cells(side: int, tile: str) -> tuple[Cell, ...]:
    """All cells, each with such a tile."""
    return tuple(
        Cell(
            name,
            *_position(side, row, place),
            text("steere-cell", cell=name, tile=tile),
            "hexagon",
        )
        for name, (row, place) in zip(cell_names(side), hexagon.places(side), strict=True)
    )


@cache
def _numbers(side: int) -> dict[str, int]:
    return {name: number for number, name in enumerate(cell_names(side))}


@cache
def _box(side: int) -> tuple[float, float, float, float]:
    return bounds([(cell.x, cell.y) for cell in _cells(side, "none")], 1.05)


@cache
def _labels(side: int) -> list[Label]:
    """The letters of the rows at their left ends, the number of the last cell at their right."""
    found = []
    for row, length in enumerate(hexagon.row_lengths(side)):
        for place, beside, label in ((0, -0.78, ROWS[row]), (length - 1, 0.78, str(length))):
            x, y = _position(side, row, place)
            found.append(Label(x + beside, y, label, size=0.32))
    return found
