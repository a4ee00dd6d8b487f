"""A sheet as people write it: a text file with a mosaic, 36 tiles, a reserve and perhaps a picture.

``docs/sheets.md`` describes the file. Every way in which it can be wrong has an error of its own,
a :class:`SheetError` whose values name the line and what would be right there.
"""

import re
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from os import PathLike, fspath
from pathlib import Path

from musivum.core.catalogue import Told
from musivum.core.errors import SheetError, why
from musivum.drawing import artwork
from musivum.geometry import polyomino
from musivum.geometry.polyomino import Shape

DEFAULT = "mona-lisa"
"""The sheet that lies in this room; every other name is the path of a file."""

GENUINE, FALSE, PLAIN = "B", "P", "."
"""The letters of a mosaic: blue, pink and plain cells."""

GRID = 6
"""Rows and columns of the tile grid: a die's number is the row."""

MOST_SIDE = 16
"""Rows and columns of a mosaic, at the most; so it has at most 256 cells."""
MOST_TILE = 12
"""Cells of a tile, at the most."""
MOST_RESERVE = 99
MOST_BYTES = 1 << 16
"""A file longer than this is no sheet."""

HERE: Told = ("galilee-sheet-here", {})
"""What errors call a sheet that is no file."""

COMMENT = ";"
NEEDED = ("mosaic", "tiles", "reserve")
SECTIONS = (*NEEDED, "picture")
HEADINGS = ", ".join(f"{section}:" for section in SECTIONS)
ROOM = Path(__file__).parent.name

Numbered = tuple[int, str]
"""A line's number, from 1, and what stands on it without comment and blanks around."""
Section = tuple[int, list[Numbered]]
"""The line of its heading, and the lines under it."""


@dataclass(frozen=True)
class Sheet:
    """What is printed on a player's sheet."""

    mosaic: tuple[str, ...]
    """The rows of the picture, of equal length, in the letters B, P and ``.``."""
    tiles: tuple[tuple[Shape, ...], ...]
    """Six rows of six tiles."""
    reserve: int
    """How many stones the reserve has."""
    picture: tuple[str, ...] = ()
    """What the mosaic shows: shapes of an artwork, or the name of one that lies in this room."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Worked out once: it is asked for with every board that is drawn."""
        return hash((self.mosaic, self.tiles, self.reserve, self.picture))

    @property
    def is_usual(self) -> bool:
        """Whether one plays on it as on the sheet of this room, whatever it shows."""
        return replace(self, picture=()) == replace(_default(), picture=())

    def text(self) -> str:
        """The sheet as a file would say it, always in the same way."""
        tiles = [
            " ".join([f"{number}:", *(polyomino.drawing(polyomino.plain(tile)) for tile in row)])
            for number, row in enumerate(self.tiles, start=1)
        ]
        lines = ["mosaic:", *self.mosaic, "tiles:", *tiles, f"reserve: {self.reserve}"]
        if self.picture:
            lines += ["picture:", *self.picture]
        return "\n".join(lines) + "\n"


def load(value: object) -> Sheet:
    """The sheet of an option: ``mona-lisa``, the path of a file, or what would stand in the file.

    >>> load("mona-lisa").reserve
    6
    >>> load(load("mona-lisa").text()) == load("mona-lisa")
    True
    """
    if isinstance(value, PathLike):
        value = fspath(value)
    if not isinstance(value, str) or not value or "\0" in value:
        raise SheetError("galilee-sheet-type", line=1, value=repr(value), allowed=DEFAULT)
    if value == DEFAULT:
        return _default()
    if "\n" in value:
        return parse(value.encode(errors="surrogatepass"), HERE)
    return parse(_bytes(value), value)


@lru_cache
def _default() -> Sheet:
    file = Path(__file__).parent / "sheets" / f"{DEFAULT}.txt"
    return parse(file.read_bytes(), DEFAULT)


def kept(value: object) -> str:
    """An option's value as games and records keep it: what the sheet says, not where it lies."""
    sheet = load(value)
    return DEFAULT if sheet == _default() else sheet.text()


def parse(data: bytes, name: object) -> Sheet:
    """The sheet that the bytes of a file mean; ``name`` is what errors call it."""
    try:
        sections = _sections(_lines(data))
        return Sheet(
            _mosaic(*sections["mosaic"]),
            _tiles(*sections["tiles"]),
            _reserve(*sections["reserve"]),
            _picture(*sections["picture"]) if "picture" in sections else (),
        )
    except SheetError as error:
        error.values["sheet"] = name
        raise


# The file


def _bytes(name: str) -> bytes:
    path = Path(name)
    try:
        if not path.exists():
            raise SheetError("galilee-sheet-missing", line=1, sheet=name, allowed=DEFAULT)
        if not path.is_file():
            raise SheetError("galilee-sheet-not-file", line=1, sheet=name)
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise SheetError(
            "galilee-sheet-unreadable", line=1, sheet=name, reason=why(error)
        ) from error


def _lines(data: bytes) -> list[Numbered]:
    """All lines that say something, with their numbers."""
    if len(data) > MOST_BYTES:
        line = data.count(b"\n") + 1
        raise SheetError("galilee-sheet-long", line=line, most=MOST_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise SheetError("galilee-sheet-encoding", line=line) from error
    listed = [
        (number, line.partition(COMMENT)[0].strip())
        for number, line in enumerate(re.split(r"\r\n|\r|\n", text), start=1)
    ]
    said = [(number, line) for number, line in listed if line]
    if not said:
        raise SheetError("galilee-sheet-empty", line=1, allowed=HEADINGS)
    return said


def _sections(lines: list[Numbered]) -> dict[str, Section]:
    """What stands under each heading.

    The rest of a heading's line belongs to what it heads, so ``reserve: 6`` needs one line.
    """
    found: dict[str, Section] = {}
    current: list[Numbered] | None = None
    for number, line in lines:
        heading = re.match(r"([^\W\d]\w*)\s*:\s*(.*)", line)
        if heading:
            section, rest = heading.groups()
            if section not in SECTIONS:
                raise SheetError(
                    "galilee-sheet-section-unknown", line=number, section=section, allowed=HEADINGS
                )
            if section in found:
                first = found[section][0]
                raise SheetError(
                    "galilee-sheet-section-twice", line=number, section=section, first=first
                )
            current = [(number, rest)] if rest else []
            found[section] = number, current
        elif current is None:
            raise SheetError("galilee-sheet-no-section", line=number, found=line, allowed=HEADINGS)
        else:
            current.append((number, line))
    for section in NEEDED:
        if section not in found:
            raise SheetError("galilee-sheet-section-missing", line=lines[-1][0], section=section)
    return found


# The sections


def _mosaic(heading: int, lines: list[Numbered]) -> tuple[str, ...]:
    if not lines:
        raise SheetError("galilee-sheet-mosaic-empty", line=heading)
    width = len(lines[0][1])
    for row, (number, line) in enumerate(lines, start=1):
        for column, letter in enumerate(line, start=1):
            if letter not in (GENUINE, FALSE, PLAIN):
                raise SheetError(
                    "galilee-sheet-mosaic-letter", line=number, letter=letter, column=column
                )
        if len(line) != width:
            raise SheetError(
                "galilee-sheet-mosaic-ragged", line=number, length=len(line), width=width
            )
        if width > MOST_SIDE or row > MOST_SIDE:
            raise SheetError("galilee-sheet-mosaic-large", line=number, most=MOST_SIDE)
    if not any(GENUINE in line for _, line in lines):
        raise SheetError("galilee-sheet-mosaic-blank", line=heading)
    return tuple(line for _, line in lines)


def _tiles(heading: int, lines: list[Numbered]) -> tuple[tuple[Shape, ...], ...]:
    rows: dict[int, tuple[Shape, ...]] = {}
    places: dict[int, int] = {}
    for number, line in lines:
        label = re.match(r"([1-6])\s*:(.*)", line)
        if not label:
            raise SheetError("galilee-sheet-row-label", line=number, found=line)
        row, texts = int(label[1]), label[2].split()
        if row in rows:
            raise SheetError("galilee-sheet-row-twice", line=number, row=row, first=places[row])
        if len(texts) != GRID:
            raise SheetError("galilee-sheet-row-tiles", line=number, row=row, count=len(texts))
        rows[row] = tuple(_tile(text, number) for text in texts)
        places[row] = number
    for row in range(1, GRID + 1):
        if row not in rows:
            last = lines[-1][0] if lines else heading
            raise SheetError("galilee-sheet-row-missing", line=last, row=row)
    return tuple(rows[row] for row in range(1, GRID + 1))


def _tile(text: str, number: int) -> Shape:
    """One tile, drawn by rows: ``##/#.``; empty rows and columns around it do not matter."""
    for letter in text:
        if letter not in "#./":
            raise SheetError("galilee-sheet-tile-letter", line=number, tile=text, letter=letter)
    if len({len(row) for row in text.split("/")}) > 1:
        raise SheetError("galilee-sheet-tile-ragged", line=number, tile=text)
    cells = polyomino.shape(text)
    if not cells:
        raise SheetError("galilee-sheet-tile-empty", line=number, tile=text)
    if len(cells) > MOST_TILE:
        raise SheetError(
            "galilee-sheet-tile-large", line=number, tile=text, size=len(cells), most=MOST_TILE
        )
    if not polyomino.is_connected(cells):
        raise SheetError("galilee-sheet-tile-apart", line=number, tile=text)
    return polyomino.normal(cells)


def _reserve(heading: int, lines: list[Numbered]) -> int:
    if not lines:
        raise SheetError("galilee-sheet-reserve-empty", line=heading, most=MOST_RESERVE)
    number, line = lines[0]
    stones = re.fullmatch(r"(-?[0-9]{1,9})(\s+stones?)?", line)
    if not stones:
        raise SheetError("galilee-sheet-reserve-number", line=number, found=line, most=MOST_RESERVE)
    if not 1 <= int(stones[1]) <= MOST_RESERVE:
        raise SheetError(
            "galilee-sheet-reserve-size", line=number, reserve=int(stones[1]), most=MOST_RESERVE
        )
    if len(lines) > 1:
        raise SheetError("galilee-sheet-reserve-rest", line=lines[1][0], found=lines[1][1])
    return int(stones[1])


def _picture(heading: int, lines: list[Numbered]) -> tuple[str, ...]:
    """The lines of an artwork, or the one name of an artwork that lies in this room."""
    if not lines:
        raise SheetError("galilee-sheet-picture-empty", line=heading)
    if len(lines) == 1 and artwork.exists(f"{ROOM}/{lines[0][1]}"):
        return (lines[0][1],)
    for number, line in lines:
        if artwork.shape(line) is None:
            raise SheetError("galilee-sheet-picture-shape", line=number, found=line[:40])
    return tuple(line for _, line in lines)
