"""What games put on paper: tables to write into, and pieces to cut out, folded and glued or not.

A game's ``paper.py`` has a function for each thing that its profile lists, which draws it on pages
as somebody wishes: ``def cards(pages, options, wishes)``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import floor
from typing import Final

from musivum.core.catalogue import LANGUAGE, say
from musivum.core.dice import Dice
from musivum.drawing import marks
from musivum.drawing.marks import Drawn
from musivum.drawing.pdf import Box, Pages, PaperError
from musivum.drawing.scene import Board, Piece, Point

CUT: Final = 4.0
"""Millimetres of a cutting mark."""
GUTTER: Final = 4.0
"""Millimetres on each side of a fold that stay free."""
LEAST: Final = 3.0
"""A unit smaller than so many millimetres cannot be used by anybody."""

BACKS = ("plain", "fold")
SHEETS = (1, 2, 4)


@dataclass(frozen=True, slots=True)
class Wishes:
    """How somebody wants things printed."""

    paper: str = "a4"
    ink: str = "full"
    language: str = LANGUAGE
    per_page: int | None = None
    """Sheets to a page, for what is small enough."""
    size: float | None = None
    """Millimetres of a cell, a card or a tile."""
    backs: str = "plain"
    """Whether cards have nothing on their backs, or get them by folding the page."""
    seed: str = "1"
    """What everything random follows from."""
    number: int | None = None
    """How many rolls or puzzles."""
    archive: bool = False
    """Whether the file is to be kept for ever, as PDF/A."""
    link: str = ""
    """Where puzzles are on the page of a server, if one prints them."""

    def pages(self, title: str) -> Pages:
        """Pages as they are wished for."""
        return Pages(title, self.paper, self.ink, self.language, self.archive)

    def dice(self, what: str) -> Dice:
        """Chance that can be repeated: equal seeds, equal rolls."""
        return Dice(self.seed, f"print/{what}")

    def say(self, key: str, **values: object) -> str:
        """A message in the language of the paper."""
        return say(key, self.language, **values)


def unit_for(size: float | None, wanted: float, largest: float) -> float:
    """Millimetres of a unit: those asked for, if the paper has room for them, or the usual."""
    unit = min(wanted, largest) if size is None else size
    if unit > largest + 1e-6 or unit < LEAST:
        raise PaperError(
            "print-size", size=round(unit, 1), least=LEAST, most=floor(largest * 10) / 10
        )
    return unit


def parts(room: Box, number: int, gap: float = 6) -> list[Box]:
    """A page in one, two (one above the other) or four equal parts."""
    if number not in SHEETS:
        raise PaperError("print-per-page", number=number, allowed=", ".join(map(str, SHEETS)))
    columns, rows = {1: (1, 1), 2: (1, 2), 4: (2, 2)}[number]
    width = (room.width - (columns - 1) * gap) / columns
    height = (room.height - (rows - 1) * gap) / rows
    return [
        Box(room.left + column * (width + gap), room.top + row * (height + gap), width, height)
        for row in range(rows)
        for column in range(columns)
    ]


def name_line(pages: Pages, box: Box, title: str) -> float:
    """The head of a sheet: what it is, and a line for whose it is. The place below."""
    y = box.top + 5
    pages.write(box.left, y, title, 5, "B")
    start = box.left + pages.length(title, 5, "B") + 6
    said = say("print-name", pages.language)
    pages.write(start, y, said, 3.2, colour=pages.style.around["soft"])
    start += pages.length(said, 3.2) + 1.5
    pages.line(start, y + 0.5, max(box.right, start + 1), y + 0.5, pages.style.around["soft"])
    return y + 4


Row = Sequence[str | Piece]


def table(
    pages: Pages, left: float, top: float, widths: Sequence[float], rows: Sequence[Row], row: float
) -> Box:
    """A table to write into: words or stones in its cells, the first row bold."""
    line = pages.style.around["line"]
    for number, cells in enumerate(rows):
        x, y = left, top + number * row
        for width, cell in zip(widths, cells, strict=True):
            pages.box(Box(x, y, width, row), line)
            if isinstance(cell, Piece):
                unit = min(row, width) * 0.78
                pages.piece(replace(cell, x=x + width / 2, y=y + row / 2), unit)
            elif cell:
                _in_cell(pages, cell, Box(x, y, width, row), "" if number else "B")
            x += width
    return Box(left, top, sum(widths), row * len(rows))


def rolls(
    pages: Pages,
    title: str,
    top: float,
    throw: Callable[[], Sequence[Piece]],
    number: int | None,
    columns: int,
    unit: float,
) -> None:
    """Rolls of dice with their numbers, down one column after the other, on this page from ``top``
    on and on further ones; without a number, as many as this page has room for."""
    across, down = pages.room.width / columns, unit + 3.5
    done = 0
    while done == 0 or done < (number or 0):
        if done:
            pages.page(title)
            top = pages.heading(title)
        rows = int((pages.room.bottom - top) / down)
        here = min((number or rows * columns) - done, rows * columns)
        laid: list[Piece] = []
        for place in range(here):
            x = pages.room.left + place // rows * across
            y = top + place % rows * down + down / 2
            pages.write(x + 6.5, y + 1.2, str(done + place + 1), 3.2, "B", anchor="end")
            for n, die in enumerate(throw()):
                laid.append(replace(die, x=x + 12 + n * (unit + 1), y=y))
        pages.pieces(laid, unit)
        done += here


def _in_cell(pages: Pages, words: str, box: Box, face: str) -> None:
    """Words in the middle of a cell, in two lines if need be, and as large as fits."""
    size = min(box.height * 0.42, 3.6)
    while True:
        lines = pages.lines(words, box.width - 1.6, size, face)
        longest = max(pages.length(line, size, face) for line in lines)
        if (longest <= box.width - 1 and len(lines) * size * 1.05 <= box.height) or size < 1.4:
            break
        size *= 0.94
    y = box.top + box.height / 2 - (len(lines) - 1) * size * 0.525 + size * 0.33
    for line in lines:
        pages.write(box.left + box.width / 2, y, line, size, face, anchor="middle")
        y += size * 1.05


# To cut out


@dataclass(frozen=True, slots=True)
class CutOut:
    """Something to cut out: a board one unit wide about 0,0, and what is on its other side."""

    front: Board
    back: Board | None = None
    outline: tuple[Point, ...] | None = None
    """Where to cut, if not along the lines of the grid."""


def cut_outs(
    pages: Pages, title: str, below: str, pieces: Sequence[CutOut], size: float, height: float = 1
) -> None:
    """Pieces in rows with cutting marks; those with a back on one side of a fold, mirrored.

    ``height`` is how much higher than wide the place of a piece is.
    """
    folded = any(piece.back for piece in pieces)
    rest = list(pieces)
    first = True
    while rest or first:
        room = pages.page(title)
        top = pages.heading(title, below if first else "")
        place = Box(room.left, top, room.width, room.bottom - top)
        columns, rows = _fitting(place, size, height, folded)
        here, rest = rest[: columns * rows], rest[columns * rows :]
        rows = -(-len(here) // columns)
        block = _block(place, columns, rows, size, height, folded)
        _cutting_marks(pages, block, columns, rows, folded)
        for number, piece in enumerate(here):
            x = block.left + (number % columns + 0.5) * size
            y = block.top + (number // columns + 0.5) * size * height
            _piece(pages, piece.front, piece.outline, x, y, size)
            if piece.back:
                fold = room.left + room.width / 2
                _piece(pages, piece.back, piece.outline, 2 * fold - x, y, size)
        first = False


def _fitting(place: Box, size: float, height: float, folded: bool) -> tuple[int, int]:
    """Columns and rows of pieces that a page holds."""
    width = place.width / 2 - CUT - GUTTER if folded else place.width - 2 * CUT
    columns = floor(width / size + 1e-6)
    rows = floor((place.height - 2 * CUT) / (size * height) + 1e-6)
    if columns < 1 or rows < 1:
        most = min(width, (place.height - 2 * CUT) / height)
        raise PaperError("print-size", size=round(size, 1), least=LEAST, most=floor(most))
    return columns, rows


def _block(place: Box, columns: int, rows: int, size: float, height: float, folded: bool) -> Box:
    """Where the fronts lie: in the middle of the page, or up to the fold's gutter."""
    width = columns * size
    middle = place.left + place.width / 2
    left = middle - GUTTER - width if folded else middle - width / 2
    return Box(left, place.top + CUT, width, rows * size * height)


def _cutting_marks(pages: Pages, block: Box, columns: int, rows: int, folded: bool) -> None:
    """Short lines beyond the block, where the grid's lines would go on; and where to fold."""
    middle = pages.width / 2
    xs = [block.left + column * block.width / columns for column in range(columns + 1)]
    left, right = block.left, block.right
    if folded:
        right = 2 * middle - block.left
        xs += [2 * middle - x for x in xs]
        top, bottom = block.top - CUT, block.bottom + CUT
        pages.line(middle, top, middle, bottom, pages.style.around["soft"], 0.2, (2, 1.5))
    for x in xs:
        pages.line(x, block.top - CUT, x, block.top - 0.8)
        pages.line(x, block.bottom + 0.8, x, block.bottom + CUT)
    for row in range(rows + 1):
        y = block.top + row * block.height / rows
        pages.line(left - CUT, y, left - 0.8, y)
        pages.line(right + 0.8, y, right + CUT, y)


def _piece(
    pages: Pages,
    board: Board,
    outline: tuple[Point, ...] | None,
    x: float,
    y: float,
    size: float,
) -> None:
    drawn = [one for thing in marks.draw(board, pages.style, pages.language) for one in thing.marks]
    if outline is not None:
        drawn.append(Drawn(marks.polygon(outline), "", pages.style.around["line"], 0.15 / size))
    pages.marks(marks.moved(one, x, y, size) for one in drawn)
