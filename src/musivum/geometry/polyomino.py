"""Shapes of square cells: turning, mirroring, and drawing them by rows.

A shape is a tuple of (row, column) cells in row order, its bounding box at 0,0. A drawing is its
text by rows, ``##/#.``. A *marked* shape carries a letter on each cell (``OT/X.``) and turns with
its letters.
"""

from collections.abc import Iterable

Cell = tuple[int, int]
Shape = tuple[Cell, ...]
Marked = tuple[tuple[Cell, str], ...]
"""Cells with their letters, in row order, the bounding box at 0,0."""

EMPTY = "."
PLAIN = "#"


def normal(cells: Iterable[Cell]) -> Shape:
    """The shape moved so that its bounding box begins at 0,0, cells in row order."""
    listed = sorted(cells)
    top = listed[0][0]
    left = min(column for _, column in listed)
    return tuple((row - top, column - left) for row, column in listed)


def box(shape: Iterable[Cell]) -> tuple[int, int]:
    """Height and width of a normal shape.

    >>> box(((0, 0), (0, 1), (1, 0)))
    (2, 2)
    """
    listed = list(shape)
    return 1 + max(row for row, _ in listed), 1 + max(column for _, column in listed)


def turn(cell: Cell) -> Cell:
    """A cell turned clockwise by 90 degrees about 0,0."""
    row, column = cell
    return column, -row


def mirror(cell: Cell) -> Cell:
    """A cell mirrored left to right about column 0."""
    row, column = cell
    return row, -column


def rotations(shape: Shape) -> tuple[Shape, ...]:
    """The different ways in which a shape can lie when it is turned, the given one first.

    >>> len(rotations(((0, 0), (0, 1), (1, 0))))
    4
    """
    found = []
    cells: Iterable[Cell] = shape
    for _ in range(4):
        found.append(normal(cells))
        cells = [turn(cell) for cell in cells]
    return tuple(dict.fromkeys(found))


def orientations(shape: Shape) -> tuple[Shape, ...]:
    """The different ways in which a shape can lie when it is turned and mirrored."""
    mirrored = normal(mirror(cell) for cell in shape)
    return tuple(dict.fromkeys(rotations(shape) + rotations(mirrored)))


def marked_rotations(marked: Marked) -> tuple[Marked, ...]:
    """The different ways in which a marked shape can lie when it is turned."""
    letters = dict(marked)
    found = []
    for _ in range(4):
        top = min(row for row, _ in letters)
        left = min(column for _, column in letters)
        found.append(
            tuple(
                ((row - top, column - left), letters[row, column])
                for row, column in sorted(letters)
            )
        )
        letters = {turn(cell): letter for cell, letter in letters.items()}
    return tuple(dict.fromkeys(found))


def is_connected(shape: Iterable[Cell]) -> bool:
    """Whether all cells hang together by their sides; nothing does not."""
    left = set(shape)
    todo = [left.pop()] if left else []
    if not todo:
        return False
    while todo:
        row, column = todo.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near in left:
                left.remove(near)
                todo.append(near)
    return not left


def plain(shape: Iterable[Cell]) -> Marked:
    """A shape with ``#`` on each of its cells."""
    return tuple((cell, PLAIN) for cell in sorted(shape))


def drawing(marked: Marked) -> str:
    """The text by rows.

    >>> drawing(plain(((0, 0), (0, 1), (1, 0))))
    '##/#.'
    """
    letters = dict(marked)
    height, width = box(letters)
    return "/".join(
        "".join(letters.get((row, column), EMPTY) for column in range(width))
        for row in range(height)
    )


def marked(text: str) -> Marked:
    """The cells and letters of a text by rows; rows may be of different lengths, nothing is moved.

    >>> marked("OT/.X")
    (((0, 0), 'O'), ((0, 1), 'T'), ((1, 1), 'X'))
    """
    return tuple(
        ((row, column), letter)
        for row, line in enumerate(text.split("/"))
        for column, letter in enumerate(line)
        if letter != EMPTY
    )


def shape(text: str) -> Shape:
    """The cells of a text by rows, letters left aside."""
    return tuple(cell for cell, _ in marked(text))
