"""Moves of Steere's Mosaic as text.

Rows are lettered from the bottom, ``a`` the lowest; cells are numbered from 1 at the left.

=================  =====================================
action             text
=================  =====================================
0 … C-1            ``e5``, place; C cells, row by row
C … 2C-1           ``xe5``, flip
2C                 ``pass``
2C+1               ``swap`` (only with the option)
=================  =====================================
"""

from functools import cache

from musivum.core.numbers import Ints
from musivum.core.reader import Reader
from musivum.games.steere.data import FLIPS_FROM, NEVER, PASS, SIDE, SWAP
from musivum.geometry import hexagon

ROWS = "abcdefghijklm"


def cell_name(side: int, cell: int) -> str:
    """The name of a cell.

    >>> cell_name(5, 30)
    'e5'
    """
    return cell_names(side)[cell]


@cache
def cell_names(side: int) -> tuple[str, ...]:
    """The names of all cells, in order."""
    return tuple(f"{ROWS[row]}{number + 1}" for row, number in hexagon.places(side))


def write(tables: Ints, index: int) -> str:
    """The text of an action."""
    side, flips = int(tables[SIDE]), int(tables[FLIPS_FROM])
    if index in (tables[PASS], tables[SWAP]):
        return "pass" if index == tables[PASS] else "swap"
    return cell_name(side, index) if index < flips else "x" + cell_name(side, index - flips)


def read(tables: Ints, text: str) -> int:
    """The action of a text."""
    reader = Reader("steere", text)
    if reader.take("pass"):
        index = int(tables[PASS])
    elif tables[SWAP] != NEVER and reader.take("swap"):
        index = int(tables[SWAP])
    else:
        first = int(tables[FLIPS_FROM]) if reader.take("x") else 0
        index = first + _cell(int(tables[SIDE]), reader)
    reader.end()
    return index


def _cell(side: int, reader: Reader) -> int:
    lengths = hexagon.row_lengths(side)
    row = ROWS.index(reader.one_of(ROWS[: len(lengths)]))
    number = reader.number(1, lengths[row])
    return sum(lengths[:row]) + number - 1
