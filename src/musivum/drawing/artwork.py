"""Artworks: pictures that lie under the cells of a board, as a few lines of text.

A board names its artwork, ``room/name``, which is the file ``art/name.txt`` in that room, or it
carries what would stand in such a file. Every line is a shape, from the back to the front: its
colour, the width of its line if it is not filled, and an SVG path in units of the board's cells,
with 0,0 at the upper left corner of the first one. From a ``;`` to the end of the line is a
comment.

>>> shapes("#d9c59a M0 0H9V10H0Z\\n#1d3c64 .2 M1 7L2 10\\n")[1]
Shape(colour='#1d3c64', width=0.2, path='M1 7L2 10')

The page draws the same files (``web/src/lib/artwork.ts``), set in stones.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

_PACKAGE = Path(__file__).parent.parent

COMMENT = ";"
_SHAPE = re.compile(
    r"(#[0-9a-f]{6}(?:[0-9a-f]{2})?) +(?:(\d+\.?\d*|\.\d+) +)?"
    r"(M[MLHVCSQTAZmlhvcsqtaz0-9., -]{1,4000})"
)


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled path, or a line of some width along it."""

    colour: str
    width: float
    """0 for a path that is filled."""
    path: str


def shape(line: str) -> Shape | None:
    """The shape that a line means; None if it means none."""
    found = _SHAPE.fullmatch(line)
    return None if found is None else Shape(found[1], float(found[2] or 0), found[3])


@lru_cache(maxsize=100)
def shapes(picture: str) -> tuple[Shape, ...]:
    """The shapes of an artwork, by its name or by its text."""
    text = picture if "\n" in picture else _file(picture).read_text(encoding="utf-8")
    lines = (line.partition(COMMENT)[0].strip() for line in text.splitlines())
    return tuple(found for found in map(shape, lines) if found is not None)


def exists(picture: str) -> bool:
    """Whether there is an artwork of this name."""
    return re.fullmatch(r"[a-z0-9-]+/[a-z0-9-]+", picture) is not None and _file(picture).is_file()


def _file(picture: str) -> Path:
    room, _, name = picture.partition("/")
    return _PACKAGE / "games" / room / "art" / f"{name}.txt"
