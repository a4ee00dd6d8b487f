"""A game's rules as a booklet: the page's own text and pictures, in two columns."""

from collections.abc import Iterable
from typing import Any

from musivum.core.catalogue import page, say
from musivum.core.game import Game
from musivum.drawing import marks
from musivum.drawing.marks import Mark, Thing
from musivum.drawing.paper import Wishes
from musivum.drawing.pdf import Pages
from musivum.drawing.pictures import pictures
from musivum.drawing.scene import Board, Cell, Label, Piece
from musivum.printing.prose import Block, Word, blocks, plain_words

SIZE = 3.55
"""Millimetres of the text's font."""
LEADING = 1.32
COLUMNS = 2
GAP = 9.0
INDENT = 5.0
TALLEST = 58.0
"""Millimetres of a picture, at most."""
LARGEST_UNIT = 9.0
SCALES = (1.0, 0.96, 0.92, 0.88)
LEAST = 0.3
"""Of the last page: a booklet that would use less of it is set smaller, if that spares the page."""
HEADINGS = {"h1": 8.0, "h2": 5.2, "h3": 4.2}


def rules(pages: Pages, game: Game, wishes: Wishes) -> None:
    """The whole booklet."""
    listed = blocks(page(game.NAME, wishes.language))
    _Booklet(pages, game, wishes, _scale(game, wishes, listed)).set(listed)


def _scale(game: Game, wishes: Wishes, listed: list[Block]) -> float:
    """How large all is set: a little smaller where a few lines would have a page to themselves."""
    most = None
    with _Blank("", wishes.paper, wishes.ink, wishes.language) as tried:
        for scale in SCALES:
            tried.numbers = 0
            booklet = _Booklet(tried, game, wishes, scale)
            booklet.set(listed)
            if booklet.filled >= LEAST or (most is not None and tried.numbers < most):
                return scale
            most = most or tried.numbers
    return SCALES[0]


class _Blank(Pages):
    """Pages on which everything has its place and nothing is drawn."""

    def marks(self, drawn: Iterable[Mark]) -> None:
        """Nothing."""

    def artwork(self, board: Board, left: float, top: float, unit: float) -> None:
        """Nothing."""

    def drawn(self, board: Board) -> Iterable[Thing]:  # noqa: ARG002 - as Pages has it
        """Nothing."""
        return ()

    def write(self, *_words: Any, **_how: Any) -> None:
        """Nothing."""


def board_of(data: dict[str, Any]) -> Board:
    """A board from its plain data, as :func:`musivum.drawing.pictures.pictures` gives it."""
    shapes = {
        name: tuple((x, y) for x, y in points) for name, points in data.get("shapes", {}).items()
    }
    return Board(
        data["name"],
        data["title"],
        data["role"],
        tuple(data["box"]),
        [Cell(**{"id": "", "say": [], **cell}) for cell in data["cells"]],
        [Piece(**piece) for piece in data.get("pieces", [])],
        [Label(**label) for label in data.get("labels", [])],
        shapes=shapes,
        picture=data.get("picture", ""),
    )


# Setting


class _Booklet:
    """Text that flows from column to column and from page to page."""

    def __init__(self, pages: Pages, game: Game, wishes: Wishes, scale: float) -> None:
        self.pages = pages
        self.size, self.tallest = SIZE * scale, TALLEST * scale
        self.language = wishes.language
        self.pictures = pictures(game.NAME, _loads(game))
        self.title = wishes.say("print-booklet", title=wishes.say(f"{game.NAME}-title"))
        self.ink, self.soft = pages.style.ink, pages.style.around["soft"]
        self.column = COLUMNS
        self.room = pages.room
        self._turn()

    @property
    def filled(self) -> float:
        """How much of the page under way is used."""
        used = (self.y - self.first) / (self.room.bottom - self.first)
        return (self.column + used) / COLUMNS

    @property
    def width(self) -> float:
        """The width of a column."""
        return (self.room.width - (COLUMNS - 1) * GAP) / COLUMNS

    @property
    def left(self) -> float:
        """The left edge of this column."""
        return self.room.left + self.column * (self.width + GAP)

    def _turn(self) -> None:
        """The next column, or the next page."""
        self.column += 1
        if self.column >= COLUMNS:
            self.room = self.pages.page(self.title)
            self.column = 0
            self.first = self.room.top
        self.y = self.first

    def _need(self, height: float) -> None:
        if self.y + height > self.room.bottom and self.y > self.first:
            self._turn()

    def set(self, listed: list[Block]) -> None:
        """Set all blocks; a heading never stands alone at the foot of a column."""
        for number, block in enumerate(listed):
            if block.kind == "h1":
                self._title(block)
            elif block.kind in HEADINGS:
                self._heading(block, self._beginning(listed[number + 1 :]))
            elif block.kind == "picture":
                self._picture(block)
            elif block.kind == "table":
                self._table(block)
            elif block.kind == "ruling":
                self._ruling(block)
            else:
                self._text(block)

    def _beginning(self, following: list[Block]) -> float:
        """How much room the first thing after a heading needs, with more headings before it."""
        needed = 0.0
        for block in following:
            if block.kind in HEADINGS:
                needed += HEADINGS[block.kind] * 2
                continue
            if block.kind == "picture" and block.picture in self.pictures:
                return needed + self._high(block)
            return needed + (24.0 if block.kind == "table" else 3 * self.size * LEADING)
        return needed

    def _high(self, block: Block) -> float:
        """The height of a picture with its words."""
        data = self.pictures[block.picture]
        board = board_of(data["board"])
        unit = self._unit(board, INDENT * block.indent)
        small = self.size * 0.9
        width = self.width - INDENT * block.indent
        lines = len(_lines(self.pages, block.words, width, small, ""))
        for told in self._told(data):
            lines += len(_lines(self.pages, tuple(plain_words(told)), width, small, ""))
        return board.box[3] * unit + lines * small * LEADING + 4.5

    def _unit(self, board: Board, indent: float) -> float:
        return min(LARGEST_UNIT, (self.width - indent) / board.box[2], self.tallest / board.box[3])

    def _title(self, block: Block) -> None:
        """Across the page."""
        words = " ".join(word.text for word in block.words)
        size = HEADINGS["h1"]
        for line in self.pages.lines(words, self.room.width, size, "B"):
            self.y += size * 1.1
            self.pages.write(self.room.left, self.y - size * 0.2, line, size, "B")
        self.y += 3
        self.first = self.y

    def _heading(self, block: Block, with_it: float) -> None:
        size = HEADINGS[block.kind]
        self._need(size * 2 + with_it)
        if self.y > self.first:
            self.y += 2.5
        self._words(block.words, self.left, self.width, size, "B")
        self.y += 1.2

    def _text(self, block: Block) -> None:
        indent = INDENT * block.indent
        self._need(self.size * LEADING * 2)
        if block.bullet:
            y = self.y + self.size
            self.pages.write(self.left + indent - INDENT + 0.3, y, block.bullet, self.size)
        self._words(block.words, self.left + indent, self.width - indent, self.size, turn=indent)
        self.y += 1.5

    def _ruling(self, block: Block) -> None:
        """What no rulebook says and we have decided, small."""
        size = self.size * 0.82
        self._need(size * LEADING * 2)
        left, width = self.left + INDENT / 2, self.width - INDENT / 2
        self._words(block.words, left, width, size, colour=self.soft, turn=INDENT / 2)
        self.y += 1.5

    def _words(
        self,
        words: tuple[Word, ...],
        left: float,
        width: float,
        size: float,
        face: str = "",
        colour: str = "",
        turn: float = 0,
    ) -> None:
        """Words in lines, from column to column where they must."""
        for line in _lines(self.pages, words, width, size, face):
            if self.y + size * LEADING > self.room.bottom:
                self._turn()
                left = self.left + turn
            self.y += size * LEADING
            _set_line(self.pages, line, left, self.y - size * 0.32, size, face, colour)

    def _picture(self, block: Block) -> None:
        """A picture with its caption, the rule that it shows, and the score that it tells."""
        if block.picture not in self.pictures:
            return
        data = self.pictures[block.picture]
        board = board_of(data["board"])
        indent = INDENT * block.indent
        width = self.width - indent
        unit = self._unit(board, indent)
        told = self._told(data)
        self._need(self._high(block))
        style = self.pages.style
        areas = [area for line in _account_lines(data) for area in line["areas"]]
        things = list(self.pages.drawn(board))
        things += marks.outlined(board, [*areas, *data.get("outline", [])], style)
        tried = data["tried"]
        if tried:
            cell = next(one for one in board.cells if one.id == tried["cell"])
            pieces = [Piece(**piece) for piece in tried["pieces"]]
            things += marks.tried(board, cell, pieces, tried["why"] is None, style)
        left = self.left + indent + (width - board.box[2] * unit) / 2
        self.pages.artwork(board, left, self.y + 1, unit)
        self.pages.things(_within(things, board), board, left, self.y + 1, unit)
        self.y += board.box[3] * unit + 2
        small = self.size * 0.9
        self._words(block.words, self.left + indent, width, small, colour=self.soft, turn=indent)
        for line in told:
            words = tuple(plain_words(line))
            self._words(words, self.left + indent, width, small, colour=self.soft, turn=indent)
        self.y += 2.5

    def _told(self, data: dict[str, Any]) -> list[str]:
        """The lines of the score. Why a move is forbidden, the caption says."""
        return [
            say(
                "print-account",
                self.language,
                line=marks.spoken(line["say"], self.language),
                points=line["points"],
            )
            for line in _account_lines(data)
            if line.get("points") is not None
        ]

    def _table(self, block: Block) -> None:
        """A table in the column: as wide as its words need, lines between its rows."""
        size = self.size * 0.95
        shares = _shares(self.pages, block.rows, self.width - INDENT * block.indent, size)
        rows = [
            [
                _lines(self.pages, words, share - 3, size, "" if number else "B")
                for words, share in zip(row, shares, strict=True)
            ]
            for number, row in enumerate(block.rows)
        ]
        heights = [max(len(lines) for lines in cells) * size * LEADING + 1.6 for cells in rows]
        self._need(sum(heights[:3]))  # its head never stands alone
        for number, (cells, high) in enumerate(zip(rows, heights, strict=True)):
            face = "" if number else "B"
            if self.y + high > self.room.bottom:
                self._turn()
            left = self.left + INDENT * block.indent
            x = left
            for lines, share in zip(cells, shares, strict=True):
                for place, line in enumerate(lines):
                    y = self.y + 0.8 + size * LEADING * (place + 1) - self.size * 0.3
                    _set_line(self.pages, line, x + 1.5, y, size, face)
                x += share
            self.y += high
            thick = 0.15 if number else 0.4
            self.pages.line(left, self.y, left + sum(shares), self.y, self.soft, thick)
        self.y += 3


def _loads(game: Game) -> Any:
    room = type(game)
    if room not in _LOADS:
        _LOADS[room] = lambda _name, options: room.load(**options)
    return _LOADS[room]


_LOADS: dict[type[Game], Any] = {}
"""One function for each game, so that its pictures are made once."""


def _account_lines(data: dict[str, Any]) -> list[dict[str, Any]]:
    lines = [line for account in data["accounts"] for line in account["lines"]]
    return [{"areas": [], **line} for line in lines]


def _within(things: list[marks.Thing], board: Board) -> list[marks.Thing]:
    """Leave out ghosts that stand so far beyond the edge that they would be on other words."""
    left, top, width, height = board.box

    def near(thing: marks.Thing) -> bool:
        points = [
            (x, y)
            for one in thing.marks
            if isinstance(one, marks.Drawn)
            for _, *places in one.steps
            for x, y in zip(places[::2], places[1::2], strict=True)
        ]
        return all(
            left - 1.2 <= x <= left + width + 1.2 and top - 0.6 <= y <= top + height + 0.6
            for x, y in points
        )

    return [thing for thing in things if near(thing)]


def _lines(
    pages: Pages, words: tuple[Word, ...], width: float, size: float, face: str
) -> list[list[Word]]:
    """Words in lines; what is glued to the word before it stays on its line."""
    found: list[list[Word]] = [[]]
    length = 0.0
    space = pages.length(" ", size)
    chunks: list[list[Word]] = []
    for word in words:
        if word.glued and chunks:
            chunks[-1].append(word)
        else:
            chunks.append([word])
    for chunk in chunks:
        broad = sum(pages.length(word.text, size, face or word.face) for word in chunk)
        if found[-1] and length + space + broad > width:
            found.append([])
            length = 0.0
        length += broad + (space if found[-1] else 0)
        found[-1] += chunk
    return found


def _set_line(
    pages: Pages, line: list[Word], x: float, y: float, size: float, face: str, colour: str = ""
) -> None:
    """A line: words of one face that follow each other are written in one go."""
    space = pages.length(" ", size)
    run, run_face, start = "", "", x
    for number, word in enumerate(line):
        wanted = face or word.face
        before = "" if word.glued or number == 0 else " "
        if run and wanted != run_face:
            pages.write(start, y, run, size, run_face, colour)
            x = start + pages.length(run, size, run_face) + (space if before else 0)
            run, start = word.text, x
        else:
            run += before + word.text
        run_face = wanted
    if run:
        pages.write(start, y, run, size, run_face, colour)


def _shares(
    pages: Pages, rows: tuple[tuple[tuple[Word, ...], ...], ...], width: float, size: float
) -> list[float]:
    """How wide the columns of a table are: as their words need, or in proportion."""
    needs = []
    for column in range(len(rows[0])):
        lengths = [
            pages.length(" ".join(word.text for word in row[column]), size, "B") for row in rows
        ]
        needs.append(max(lengths) + 4)
    if sum(needs) <= width:
        return needs
    fair = width / len(needs)
    small = [need for need in needs if need <= fair]
    rest = width - sum(small)
    large = sum(need for need in needs if need > fair)
    return [need if need <= fair else need / large * rest for need in needs]
