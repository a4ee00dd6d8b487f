"""Boards of square cells, numbered row by row, as neighbour lists and masks."""

SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""North, east, south, west, as steps in row and column."""


def neighbours(rows: int, columns: int) -> list[list[int]]:
    """For every cell the cells beside it, in the order north, east, south, west.

    >>> neighbours(2, 2)
    [[1, 2], [3, 0], [0, 3], [1, 2]]
    """
    return [
        [
            (row + down) * columns + column + right
            for down, right in SIDES
            if 0 <= row + down < rows and 0 <= column + right < columns
        ]
        for row in range(rows)
        for column in range(columns)
    ]
