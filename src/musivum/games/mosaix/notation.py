"""Moves of Mosaix as text, and as numbers.

=====================  =========================================================================
``0`` …                ``build OO/TX``: the 402 formations, by tetromino (I O T S Z J L) and then
                       by their text
``402`` …              ``write OT/X.@3,4``: by number of symbols (4, 3, 2, 1), outline (as
                       ``##/#.``), row, column, and then the symbols, read by rows
``53415``              ``end``: solo only
the next (and last)    ``pass``
=====================  =========================================================================

Chance has ``card O``, ``card T``, ``card X``, then ``roll OOOO``, ``roll OOOT`` … ``roll XXXX``.
"""

from bisect import bisect_right
from functools import cache

from musivum.core.numbers import Ints
from musivum.core.reader import Reader
from musivum.games.mosaix import sheet
from musivum.games.mosaix.data import (
    BUILDS,
    CARD,
    DICE,
    END,
    FIRST_WRITING,
    PASS,
    POWERS,
    ROLL,
    ROLLS,
    SIDE,
    STRIDE,
    SYMBOLS,
    drawings,
    formations,
    parts,
)
from musivum.geometry import polyomino

NAME = "mosaix"


# Number to text


def write(tables: Ints, index: int) -> str:
    """The text of an action."""
    if index < BUILDS:
        return f"build {formations()[index].drawing}"
    if index < tables[FIRST_WRITING]:
        row, column, drawing = writing(index)
        return f"write {drawing}@{row + 1},{column + 1}"
    if index in (tables[END], tables[PASS]):
        return "end" if index == tables[END] else "pass"
    if index < tables[ROLL]:
        return f"card {SYMBOLS[index - tables[CARD]]}"
    return f"roll {ROLLS[index - tables[ROLL]]}"


def writing(index: int) -> tuple[int, int, str]:
    """Row and column (from 0) of what an action writes, and its drawing."""
    number = bisect_right(_first_actions(), index) - 1
    part = parts()[number]
    code = index - _first_actions()[number]
    drawing = list(part.outline)
    for place in range(len(drawing) - 1, -1, -1):
        if drawing[place] == polyomino.PLAIN:
            code, symbol = divmod(code, len(SYMBOLS))
            drawing[place] = SYMBOLS[symbol]
    return part.row, part.column, "".join(drawing)


@cache
def _first_actions() -> list[int]:
    """The first action that writes on each part."""
    found = []
    action = BUILDS
    for part in parts():
        found.append(action)
        action += int(POWERS[len(part.cells)])
    return found


def details(tables: Ints, array: Ints, seat: int, index: int) -> dict[str, object]:
    """What the messages of the rules mention: the dice, the formation, cells and boxes."""
    found: dict[str, object] = {}
    if array[sheet.ROLLED_DICE]:
        found["roll"] = ROLLS[array[sheet.ROLLED_DICE] - 1]
    if array[sheet.BUILT]:
        found["formation"] = formations()[array[sheet.BUILT] - 1].drawing
    if BUILDS <= index < tables[FIRST_WRITING]:
        part = parts()[bisect_right(_first_actions(), index) - 1]
        found["over"] = DICE - len(part.cells)
        found["free"] = int(array[sheet.FREE_BOXES])
        taken = [cell for cell in part.cells if cell & sheet.filled(array, seat)]
        if taken:
            row, column = divmod(taken[0].bit_length() - 1, STRIDE)
            found |= {"row": row + 1, "column": column + 1}
    return found


# Text to number


def read(tables: Ints, text: str) -> int:
    """The action that a text means."""
    reader = Reader(NAME, text)
    words = ["build ", "write ", "card ", "roll ", "pass"]
    word = reader.word_of([*words, "end"] if tables[END] >= 0 else words)
    index = 0
    if word == "build ":
        index = _read_build(reader)
    elif word == "write ":
        index = _read_write(reader)
    elif word == "card ":
        index = int(tables[CARD]) + SYMBOLS.index(reader.one_of(SYMBOLS))
    elif word == "roll ":
        index = int(tables[ROLL]) + _read_roll(reader)
    else:
        index = int(tables[END if word == "end" else PASS])
    reader.end()
    return index


def _read_build(reader: Reader) -> int:
    """Any rotation of a formation is read."""
    start = reader.place
    found = _formation_numbers().get(reader.while_in(f"{SYMBOLS}{polyomino.EMPTY}/"))
    if found is None:
        reader.place = start
        raise reader.fail("mosaix-notation-formation")
    return found


@cache
def _formation_numbers() -> dict[str, int]:
    return {
        drawing: number
        for number, formation in enumerate(formations())
        for drawing in drawings(polyomino.marked(formation.drawing))
    }


def _read_write(reader: Reader) -> int:
    start = reader.place
    drawing = reader.while_in(f"{SYMBOLS}{polyomino.EMPTY}/")
    outline = "".join(polyomino.PLAIN if mark in SYMBOLS else mark for mark in drawing)
    if outline not in _outlines():
        reader.place = start
        raise reader.fail("mosaix-notation-part")
    reader.want("@")
    height, width = polyomino.box(polyomino.shape(outline))
    row = reader.number(1, SIDE + 1 - height)
    reader.want(",")
    column = reader.number(1, SIDE + 1 - width)
    number = _outlines()[outline] + (row - 1) * (SIDE + 1 - width) + column - 1
    code = 0
    for mark in drawing:
        if mark in SYMBOLS:
            code = code * len(SYMBOLS) + SYMBOLS.index(mark)
    return _first_actions()[number] + code


@cache
def _outlines() -> dict[str, int]:
    """The number of the first part of each outline; the others follow by rows."""
    found: dict[str, int] = {}
    for number, part in enumerate(parts()):
        found.setdefault(part.outline, number)
    return found


def _read_roll(reader: Reader) -> int:
    start = reader.place
    roll = reader.while_in(SYMBOLS)
    if roll not in ROLLS:
        reader.place = start
        raise reader.fail("mosaix-notation-roll")
    return ROLLS.index(roll)
