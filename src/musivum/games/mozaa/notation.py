"""Moves of Mozaa as text.

Places are the diamond |row| + |column| <= 63, by row, then by column (8065 of them); looks are the
244 ways in which a card can lie, alphabetically; sides are N E S W; colours B G P R.

==================================  ===========================================================
action                              text
==================================  ===========================================================
244 * place + look                  ``BGRP@0,1``, place a card
P + 4 * place + side                ``claim 0,1N`` (only in the variant claims; P = 244 * 8065)
next                                ``done``, no claim (only in that variant)
P + colour                          ``colour R`` (only in the variant own-colour)
the last of the players' actions    ``pass``
then card, alphabetically           ``draw BBGR``: chance
==================================  ===========================================================
"""

from functools import lru_cache

from musivum.core.numbers import Ints
from musivum.core.reader import Reader
from musivum.games.mozaa.data import (
    CARD_NUMBERS,
    CARD_TEXTS,
    CLAIMS,
    COLOURS,
    DONE,
    FIRST_CHANCE,
    FIRST_CLAIM,
    FIRST_COLOUR,
    LOOK_NUMBERS,
    LOOK_TEXTS,
    LOOKS,
    OWN_COLOUR,
    PASS,
    PLACEMENTS,
    RADIUS,
    SIDES,
    VARIANT,
)
from musivum.games.mozaa.table import axis, row_of

WORDS = {"draw": None, "pass": None, "claim": CLAIMS, "done": CLAIMS, "colour": OWN_COLOUR}
"""The words that begin a move, each with the variant that it needs, if it needs one."""


@lru_cache(maxsize=10_000)
def row_and_column(place: int) -> tuple[int, int]:
    """Where a place is.

    >>> row_and_column(4032), row_and_column(0)
    ((0, 0), (-63, 0))
    """
    row = row_of(place)
    return int(row), int(place - axis(row))


@lru_cache(maxsize=10_000)
def place_name(place: int) -> str:
    """A place as it is written.

    >>> place_name(4033)
    '0,1'
    """
    row, column = row_and_column(place)
    return f"{row},{column}"


def triangle_name(place: int, side: int) -> str:
    """A triangle as it is written.

    >>> triangle_name(4033, 0)
    '0,1N'
    """
    return place_name(place) + SIDES[side]


def write(tables: Ints, index: int) -> str:
    """The text of an action."""
    if index < PLACEMENTS:
        place, look = divmod(index, LOOKS)
        return f"{LOOK_TEXTS[look]}@{place_name(place)}"
    if index >= tables[FIRST_CHANCE]:
        return f"draw {CARD_TEXTS[index - tables[FIRST_CHANCE]]}"
    if index in (tables[PASS], tables[DONE]):
        return "pass" if index == tables[PASS] else "done"
    if tables[VARIANT] == OWN_COLOUR:
        return f"colour {COLOURS[index - FIRST_COLOUR]}"
    return f"claim {triangle_name(*divmod(index - FIRST_CLAIM, len(SIDES)))}"


def read(tables: Ints, text: str) -> int:
    """The action of a text."""
    reader = Reader("mozaa", text)
    index = _action(tables, reader)
    reader.end()
    return index


def _action(tables: Ints, reader: Reader) -> int:
    if reader.text[:1] in COLOURS:
        look = LOOK_NUMBERS[_card(reader)]
        reader.want("@")
        return _place(reader) * LOOKS + look
    allowed = (None, tables[VARIANT])
    word = reader.word_of([word for word, needed in WORDS.items() if needed in allowed])
    if word == "pass":
        return int(tables[PASS])
    if word == "done":
        return int(tables[DONE])
    reader.want(" ")
    if word == "draw":
        return int(tables[FIRST_CHANCE]) + CARD_NUMBERS[_card(reader)]
    if word == "colour":
        return FIRST_COLOUR + COLOURS.index(reader.one_of(COLOURS))
    place = _place(reader)
    return FIRST_CLAIM + len(SIDES) * place + SIDES.index(reader.one_of(SIDES))


def _card(reader: Reader) -> str:
    """A card, turned in any way."""
    start = reader.place
    card = "".join([reader.one_of(COLOURS) for _ in range(4)])
    if card not in LOOK_NUMBERS:
        reader.place = start
        raise reader.fail("mozaa-no-card", card=card)
    return card


def _place(reader: Reader) -> int:
    """A row and a column; both together at most 63 away from 0,0."""
    row = reader.number(-RADIUS, RADIUS, signed=True)
    reader.want(",")
    furthest = RADIUS - abs(row)
    return axis(row) + reader.number(-furthest, furthest, signed=True)
