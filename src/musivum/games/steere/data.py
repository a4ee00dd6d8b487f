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


def _arcs(code: int, colour: int) -> int:
    """How many arcs the tiles of a colour form on a ring; all six are one arc."""
    around = [code >> 2 * place & 3 == colour + 1 for place in range(6)]
    return (
        1
        if all(around)
        else sum(a and not b for a, b in zip(around, around[-1:] + around, strict=False))
    )


ARCS = np.array([_arcs(code, RED) | _arcs(code, BLUE) << 2 for code in range(4**6)], dtype=np.int8)
"""Arcs of red (bits 0, 1) and blue (bits 2, 3) on every ring of six, written with two bits a
place: 0 no tile, 1 red, 2 blue, 3 off the board."""


def _starts(code: int, colour: int) -> int:
    """Where the arcs of a colour on a ring begin: three bits for each of up to three arcs."""
    around = [code >> 2 * place & 3 == colour + 1 for place in range(6)]
    begun = [place for place in range(6) if around[place] and not around[place - 1]]
    return sum(place << 3 * number for number, place in enumerate(begun))


STARTS = np.array(
    [_starts(code, colour) for code in range(4**6) for colour in (RED, BLUE)], dtype=np.int16
)
"""Where the arcs of red, then of blue begin, on every ring."""


# Rings that are alike: turned or mirrored

_EXCHANGED = (0, 2, 1, 3)
"""What red and blue are in the other seat's eyes."""


def _images(code: int) -> list[int]:
    """The twelve rings that a ring can be turned and mirrored into, as codes."""
    ring = [code >> 2 * place & 3 for place in range(6)]
    turned = [ring[turn:] + ring[:turn] for turn in range(6)]
    return [
        sum(value << 2 * place for place, value in enumerate(one))
        for image in turned
        for one in (image, image[::-1])
    ]


def _exchanged(code: int) -> int:
    """A ring with its colours exchanged."""
    return sum(_EXCHANGED[code >> 2 * place & 3] << 2 * place for place in range(6))


_LEAST = [min(_images(code)) for code in range(4**6)]
_KINDS = {least: kind for kind, least in enumerate(sorted(set(_LEAST)))}
RING_KINDS = len(_KINDS)
"""How many rings there are that are not alike."""
RING_KIND = np.array(
    [_KINDS[_LEAST[code]] for code in range(4**6)]
    + [_KINDS[_LEAST[_exchanged(code)]] for code in range(4**6)],
    dtype=np.int16,
)
"""The kind of every ring, in Red's eyes and then in Blue's."""
