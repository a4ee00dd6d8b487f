"""Grids, stones and the scale as they look, whatever the rules make of them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import product
from typing import Any

from musivum.drawing.lasting import lasting
from musivum.drawing.palette import SIGN_OF, Colour
from musivum.drawing.scene import Board, Cell, Label, Piece, Role, piece, text
from musivum.games.mosaix.data import SIDE
from musivum.geometry.polyomino import Cell as Spot

COLOURS: dict[str, Colour] = {"O": "terracotta", "T": "lapis", "X": "gold"}
SCALE = "boxes"


def stone(symbol: str, x: float, y: float, **more: Any) -> Piece:
    """A symbol as a stone."""
    colour = COLOURS[symbol]
    return piece(x, y, colour, SIGN_OF[colour], **more)


def grid_name(seat: int) -> str:
    """The board of a seat's grid."""
    return f"grid{seat}"


def grid(seat: int, lines: Sequence[str], role: Role, small: Collection[Spot] = ()) -> Board:
    """A grid by its rows: a dot for an empty cell, a small letter for what is only chosen.

    The symbols on the ``small`` spots (rows and columns from 1) do not count.
    """
    return _grid(seat, tuple(lines), role, frozenset(small))


@lasting(12)
def _grid(seat: int, lines: tuple[str, ...], role: Role, small: frozenset[Spot]) -> Board:
    cells, pieces = _laid(lines, small)
    margin = 1.0 if role == "main" else 0.2
    box = (0.5 - margin, 0.5 - margin, SIDE + 2 * margin, SIDE + 2 * margin)
    return Board(grid_name(seat), text("mosaix-grid"), role, box, cells, pieces, seat=seat)


@lasting(12)
def _laid(lines: tuple[str, ...], small: frozenset[Spot]) -> tuple[list[Cell], list[Piece]]:
    cells: list[Cell] = []
    pieces: list[Piece] = []
    for place, mark in enumerate("".join(lines)):
        cell, laid = _looks(mark)[place]
        cells.append(cell)
        if laid is not None:
            spot = place // SIDE + 1, place % SIDE + 1
            pieces += _struck(laid) if spot in small else [laid]
    return cells, pieces


@cache
def _looks(mark: str) -> list[tuple[Cell, Piece | None]]:
    """All cells with such a mark in them, and the stone that lies there, if any."""
    symbol = mark.upper()
    found: list[tuple[Cell, Piece | None]] = []
    for row, column in product(range(1, SIDE + 1), repeat=2):
        cell = _cell(row, column, "none" if mark == "." else symbol)
        ring = mark != symbol
        laid = None if mark == "." else stone(symbol, column, row, cell=cell.id, ring=ring)
        found.append((cell, laid))
    return found


def _struck(laid: Piece) -> list[Piece]:
    """A symbol that does not count in the end: it loses its colour and is struck out."""
    stroke = piece(laid.x, laid.y, "terracotta", look="crossed", cell=laid.cell)
    return [replace(laid, colour="marble"), stroke]


@cache
def _cell(row: int, column: int, symbol: str) -> Cell:
    said = text("mosaix-cell", row=row, column=column, symbol=symbol)
    return Cell(f"{row},{column}", column, row, said)


def scale(boxes: Mapping[str, int]) -> Board:
    """The boxes of one who plays alone: all, and how many are still free."""
    return _scale(boxes["all"], boxes["free"])


@lru_cache(maxsize=100)
def _scale(boxes: int, free: int) -> Board:
    struck = boxes - free
    cells = [
        Cell(str(n), n, 0, text("mosaix-box", number=n, struck="yes" if n <= struck else "no"))
        for n in range(1, boxes + 1)
    ]
    pieces = [piece(n, 0, "marble", look="crossed", cell=str(n)) for n in range(1, struck + 1)]
    labels = [Label(n, 0, "+1", size=0.36) for n in range(struck + 1, boxes + 1)]
    box = (0.4, -0.6, boxes + 0.2, 1.2)
    return Board(SCALE, text("mosaix-scale"), "tray", box, cells, pieces, labels, scale=0.7)
