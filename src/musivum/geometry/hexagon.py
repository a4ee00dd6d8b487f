"""Hexagonal boards of hexagonal cells: rows from the bottom, cells from the left.

A board with n cells a side has 2n - 1 rows; the lowest and the highest have n cells, the middle
one 2n - 1. Row 0 is the lowest. ::

      e e e         row 4
     d d d d
    c c c c c       row 2, the middle
     b b b b
      a a a         row 0
"""

from functools import cache

Hex = tuple[int, int]
"""Axial coordinates: row, and the diagonal that runs from lower right to upper left."""

RING: tuple[Hex, ...] = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""The six neighbours of a cell, anticlockwise from the right; consecutive ones touch."""


def cells(side: int) -> int:
    """How many cells a board has.

    >>> [cells(side) for side in range(2, 8)]
    [7, 19, 37, 61, 91, 127]
    """
    return 3 * side * (side - 1) + 1


def row_lengths(side: int) -> list[int]:
    """How many cells each row has, from the lowest.

    >>> row_lengths(3)
    [3, 4, 5, 4, 3]
    """
    return [2 * side - 1 - abs(row - side + 1) for row in range(2 * side - 1)]


@cache
def places(side: int) -> tuple[tuple[int, int], ...]:
    """Row and number in the row (both from 0) of every cell, in order."""
    return tuple(
        (row, number) for row, length in enumerate(row_lengths(side)) for number in range(length)
    )


@cache
def rings(side: int) -> tuple[tuple[int, ...], ...]:
    """For every cell its six neighbours in ring order; ``cells(side)`` stands for "off the board".

    >>> rings(2)[3]
    (4, 6, 5, 2, 0, 1)
    """
    middle = side - 1
    axial = [(row, number - min(row, middle)) for row, number in places(side)]
    numbers = {cell: number for number, cell in enumerate(axial)}
    off = len(axial)
    return tuple(
        tuple(numbers.get((row + down, diagonal + right), off) for down, right in RING)
        for row, diagonal in axial
    )


@cache
def turns(side: int) -> tuple[tuple[int, ...], ...]:
    """The twelve symmetries of a board, six turns and their mirror images: for every cell the
    cell on which it comes to lie. The first leaves all in place.

    >>> turns(2)[0], turns(2)[1]
    ((0, 1, 2, 3, 4, 5, 6), (1, 4, 0, 3, 6, 2, 5))
    """
    middle = side - 1
    axial = [(row - middle, number - min(row, middle)) for row, number in places(side)]
    numbers = {cell: number for number, cell in enumerate(axial)}
    found = []
    for mirrored in (False, True):
        image = [(diagonal, row) if mirrored else (row, diagonal) for row, diagonal in axial]
        for _ in range(6):
            found.append(tuple(numbers[cell] for cell in image))
            image = [(row + diagonal, -row) for row, diagonal in image]
    return tuple(found)
