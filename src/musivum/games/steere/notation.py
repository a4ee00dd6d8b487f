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

from musivum.core.reader import Reader
from musivum.geometry import hexagon

ROWS = "abcdefghijklm"


def cell_name(side: int, cell: int) -> str:
    """The name of a cell.

    >>> cell_name(5, 30)
    'e5'
    """
    row, number = hexagon.places(side)[cell]
    return f"{ROWS[row]}{number + 1}"


def write(side: int, index: int) -> str:
    """The text of an action."""
    cells = hexagon.cells(side)
    if index < cells:
        return cell_name(side, index)
    if index < 2 * cells:
        return "x" + cell_name(side, index - cells)
    return "pass" if index == 2 * cells else "swap"


def read(side: int, swap: bool, text: str) -> int:
    """The action of a text."""
    cells = hexagon.cells(side)
    reader = Reader("steere", text)
    if reader.take("pass"):
        index = 2 * cells
    elif swap and reader.take("swap"):
        index = 2 * cells + 1
    else:
        flip = reader.take("x")
        index = (cells if flip else 0) + _cell(side, reader)
    reader.end()
    return index


def _cell(side: int, reader: Reader) -> int:
    lengths = hexagon.row_lengths(side)
    row = ROWS.index(reader.one_of(ROWS[: len(lengths)]))
    number = reader.number(1, lengths[row])
    return sum(lengths[:row]) + number - 1
