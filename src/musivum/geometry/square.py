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


def edge(rows: range, columns: range, height: int, width: int) -> str:
    """Where cells lie on a board, for words: the edge or corner that they touch, else ``middle``.

    Rows and columns are counted from 1.

    >>> edge(range(1, 3), range(3, 5), 7, 7), edge(range(7, 8), range(1, 2), 7, 7)
    ('top', 'bottom-left')
    >>> edge(range(3, 5), range(3, 5), 7, 7)
    'middle'
    """
    down = "top" if rows[0] == 1 else "bottom" if rows[-1] == height else ""
    right = "left" if columns[0] == 1 else "right" if columns[-1] == width else ""
    return "-".join(part for part in (down, right) if part) or "middle"
