"""The cards of Mozaa, the places where they can lie, and what the options fix.

A card is cut by its diagonals into four triangles, and written clockwise from the north::

    \\B/
    P·G     BGRP, the start card
    /R\\

Colours are numbered alphabetically, and a *look* (a card as it lies) is a number of four digits in
base 4, so numbers and texts sort alike. A *card* is what has the same looks, turned at will.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from musivum.core.numbers import Ints

VARIANTS = ("classic", "own-colour", "claims")
HANDS_ALLOWED = (1, 3)

CLASSIC, OWN_COLOUR, CLAIMS = map(VARIANTS.index, ("classic", "own-colour", "claims"))
"""The variants, as numbers: their places in ``VARIANTS``."""

MOST_SEATS = 4
PAWNS_EACH = 2
"""Pawns of each player in the variant ``claims``."""

COLOURS = "BGPR"
"""Blue, grey, purple, red."""
SIDES = "NESW"
"""A side's number is its place in here."""

Small = NDArray[np.uint8]
"""A table of small numbers; as they are never negative, compiled code need not check for that."""


# The cards


def rotations(text: str) -> list[str]:
    """A card turned four ways, beginning as it lies.

    >>> rotations("BGRP")
    ['BGRP', 'GRPB', 'RPBG', 'PBGR']
    """
    return [text[turn:] + text[:turn] for turn in range(4)]


def is_double_hourglass(text: str) -> bool:
    """Two colours, each on two opposite sides: the six cards that are not printed."""
    return text[0] == text[2] != text[1] == text[3]


LOOK_TEXTS = tuple(
    text
    for text in ("".join(colours) for colours in product(COLOURS, repeat=4))
    if not is_double_hourglass(text)
)
"""Every way in which a card can lie, alphabetically. Four cards are of one colour and have one
look each, the other 60 have four."""
CARD_TEXTS = tuple(text for text in LOOK_TEXTS if text == min(rotations(text)))
"""The 64 cards, each as its alphabetically smallest rotation, alphabetically."""

LOOKS = len(LOOK_TEXTS)
CARDS = len(CARD_TEXTS)
START_TEXT = "BGRP"
START_LOOK = LOOK_TEXTS.index(START_TEXT)
"""The card that lies open at 0,0 before play."""

LOOK_NUMBERS = {text: look for look, text in enumerate(LOOK_TEXTS)}
CARD_NUMBERS = {turned: card for card, text in enumerate(CARD_TEXTS) for turned in rotations(text)}
"""The number of the card that a text shows, however it is turned."""

LOOK_COLOURS: Small = np.array(
    [COLOURS.index(letter) for text in LOOK_TEXTS for letter in text], dtype=np.uint8
)
"""Four colours for every look: north, east, south, west."""
LOOK_CARDS: Small = np.array([CARD_NUMBERS[text] for text in LOOK_TEXTS], dtype=np.uint8)
"""The card that every look shows."""
CARD_LOOKS: Small = np.array(
    [
        LOOK_NUMBERS[turned]
        for text in CARD_TEXTS
        for turned in (sorted(set(rotations(text))) * 4)[:4]
    ],
    dtype=np.uint8,
)
"""Four looks for every card, ascending; of a card of one colour only the first counts."""
LOOKS_OF_CARD: Small = np.array([len(set(rotations(text))) for text in CARD_TEXTS], dtype=np.uint8)
"""How many different looks every card has: 1 or 4."""


def _inner_links(text: str) -> list[int]:
    """How the triangles of a card hang together: two neighbours join when their colours are equal.

    For every side the first side that is joined with it, or, for that first side itself, the
    bitwise complement of how many they are.

    >>> _inner_links("BRGB")
    [-3, -2, -2, 0]
    """
    groups = [{side} for side in range(4)]
    for side in range(4):
        after = (side + 1) % 4
        if text[side] == text[after]:
            joined = groups[side] | groups[after]
            for one in joined:
                groups[one] = joined
    return [~len(group) if side == min(group) else min(group) for side, group in enumerate(groups)]


LOOK_LINKS: Ints = np.array(
    [link for text in LOOK_TEXTS for link in _inner_links(text)], dtype=np.int64
)


# The places
#
# 64 cards that hang together and include 0,0 lie at most 63 steps away from it, so the places are
# the diamond |row| + |column| <= 63, numbered by row, then by column:
#
#         0              row -63
#       1 2 3            row -62     (a diamond of radius 2 would end with row 0: 4 5 6 7 8)

RADIUS = CARDS - 1
PLACES = 2 * RADIUS * (RADIUS + 1) + 1
_WIDTHS = [2 * (RADIUS - abs(row)) + 1 for row in range(-RADIUS, RADIUS + 1)]
"""How many places every row has: 1, 3, 5 … 127 … 5, 3, 1."""
ROWS = np.repeat(np.arange(-RADIUS, RADIUS + 1), _WIDTHS).astype(np.int8)
"""The row of every place."""
COLUMNS = np.concatenate([np.arange(width) - width // 2 for width in _WIDTHS])
"""The column of every place."""
AXES: Ints = np.array(
    [-1, *(sum(_WIDTHS[:row]) + _WIDTHS[row] // 2 for row in range(len(_WIDTHS))), PLACES],
    dtype=np.int64,
)
"""The number of the place in column 0 of every row, from the row above all to the one below all;
those two have no places, but somebody may ask what lies beside a place at the end."""


# What the options fix, as the ``tables`` of the kernels

PLAYERS, HAND, VARIANT, DONE, PASS, FIRST_CHANCE, LEARNED = range(7)
"""Three options; the actions ``done`` (NEVER, but in the variant with claims) and ``pass``, and the
first of chance; 1 where something was learned about the game with these options, else 0."""
NEVER = -1

PLACEMENTS = PLACES * LOOKS
"""Actions from 0 up to here place a card; then come claims and ``done``, or colours; then ``pass``.
``notation.py`` lists them all."""
FIRST_CLAIM = FIRST_COLOUR = PLACEMENTS


def most_moves(hand: int, variant: int) -> int:
    """No seat has more moves at once: every card has four looks at most, there are at most 128 open
    places, and no more open fields than triangles."""
    return 4 * hand * 128 + (CARDS * len(SIDES) if variant == CLAIMS else 0)


def tables(players: int, hand: int, variant: int, *, learned: bool) -> Ints:
    """What the kernels must know about the options."""
    done, after = NEVER, PLACEMENTS
    if variant == CLAIMS:
        done = FIRST_CLAIM + PLACES * len(SIDES)
        after = done + 1
    elif variant == OWN_COLOUR:
        after = FIRST_COLOUR + len(COLOURS)
    fixed = (players, hand, variant, done, after, after + 1, int(learned))
    return np.array(fixed, dtype=np.int64)
