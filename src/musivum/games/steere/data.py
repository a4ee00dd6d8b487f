"""The board of Steere's Mosaic as tables.

``tables``::

    0          SIDE        cells a side
    1          CELLS       number of cells
    2          FLIPS_FROM  the first flip among the actions; before it stand the placements
    3          PASS        the action ``pass``
    4          SWAP        the action ``swap``, or NEVER if Blue may not take over Red's first tile
    5 …        RINGS       six neighbours of every cell, in ring order; CELLS means off the board
    … CELLS    NEAR        the same as a set for every cell: two words, cells 0 to 63 and the rest
"""

from functools import cache

import numpy as np

from musivum.core.numbers import Ints
from musivum.geometry import hexagon

SIDES = (2, 3, 4, 5, 6, 7)

SIDE, CELLS, FLIPS_FROM, PASS, SWAP, RINGS = range(6)
NEVER = -1

_WORD = (1 << 64) - 1

RED, BLUE = 0, 1
"""The seats, and the colours of their tiles."""


@cache
def tables(side: int, swap: bool) -> Ints:
    """What the options fix."""
    cells = hexagon.cells(side)
    rings = hexagon.rings(side)
    sets = [sum(1 << near for near in ring if near < cells) for ring in rings]
    words = [word for near in sets for word in (near & _WORD, near >> 64)]
    actions = [cells, 2 * cells, 2 * cells + 1 if swap else NEVER]
    flat = [side, cells, *actions, *(near for ring in rings for near in ring)]
    return np.concatenate(
        [np.array(flat, dtype=np.int64), np.array(words, dtype=np.uint64).view(np.int64)]
    )


# Rings of six, written with two bits a place: 0 no tile, 1 red, 2 blue, 3 off the board

_CODES = range(4**6)


def _places() -> list[tuple[int, int]]:
    """The places of red and those of blue on every ring, each as a set of six bits."""
    found = [(0, 0)]
    for place in range(6):
        here = 1 << place
        found = [
            (red | here * (value == RED + 1), blue | here * (value == BLUE + 1))
            for value in range(4)
            for red, blue in found
        ]
    return found


def _begun(places: int) -> list[int]:
    """Where the arcs begin that a set of places forms; one of all six begins nowhere."""
    return [
        place for place in range(6) if places >> place & 1 and not places >> (place - 1) % 6 & 1
    ]


_PLACES = _places()
_COUNTS = [len(_begun(places)) for places in range(63)] + [1]
_FROM = [sum(place << 3 * n for n, place in enumerate(_begun(places))) for places in range(64)]

ARCS = np.array([_COUNTS[red] | _COUNTS[blue] << 2 for red, blue in _PLACES], dtype=np.int8)
"""How many arcs of red (bits 0, 1) and blue (bits 2, 3) there are on every ring."""

STARTS = np.array([_FROM[places] for pair in _PLACES for places in pair], dtype=np.int16)
"""Where the arcs of red, then of blue begin, on every ring: three bits for each of up to three."""


# Rings that are alike: turned or mirrored


def _alike(code: int) -> list[int]:
    """The twelve rings that a ring can be turned and mirrored into."""
    mirrored = sum((code >> 2 * place & 3) << 2 * (5 - place) for place in range(6))
    return [
        (one >> 2 * turn | one << 2 * (6 - turn)) & (4**6 - 1)
        for one in (code, mirrored)
        for turn in range(6)
    ]


def _kinds() -> list[int]:
    """The kind of every ring: kinds are numbered by the least ring of each."""
    found = [-1 for _ in _CODES]
    number = 0
    for code in _CODES:
        if found[code] < 0:
            for one in _alike(code):
                found[one] = number
            number += 1
    return found


_KIND = _kinds()
_ONES = sum(1 << 2 * place for place in range(6))


def _exchanged(code: int) -> int:
    """A ring as the other seat sees it: red is blue and blue is red."""
    apart = (code ^ code >> 1) & _ONES  # the places where the two bits differ: those with a tile
    return code ^ (apart | apart << 1)


RING_KINDS = max(_KIND) + 1
"""How many rings there are that are not alike."""
RING_KIND = np.array(_KIND + [_KIND[_exchanged(code)] for code in _CODES], dtype=np.int16)
"""The kind of every ring, in Red's eyes and then in Blue's."""
