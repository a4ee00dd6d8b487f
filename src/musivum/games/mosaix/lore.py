"""What a grid of Mosaix is worth, as learned from self-play.

The worth of a grid after a writing is the points that the game will bring, as far as one can tell:
the points that stand, and what two small networks add. One looks at the cells of each symbol and
the empty cells around them, the other at the empty cells alone. The symbols are looked at one by
one, so that all ways to put the dice on the same cells share most of the work.

``tools/train_mosaix.py`` learns the numbers of the networks, the *lore*.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from musivum.core.compiled import helper
from musivum.core.network import NEURONS
from musivum.core.policy import Lore
from musivum.games.mosaix.data import EDGE, STRIDE
from musivum.games.mosaix.network import answer
from musivum.games.mosaix.sheet import SMALLEST_AREA, joined, spread
from musivum.geometry import bits

# What is looked at for one symbol. Young areas have fewer than five cells, and can still grow.
YOUNG = 0
"""[size - 1, three each] young areas of a size, empty cells beside them, and those one step on;"""
AREAS, CELLS, PRODUCT = 12, 13, 14
"""areas that count, their cells, the product;"""
LOST = 15
"""cells of areas that cannot grow to five;"""
BESIDE = 16
"""empty cells beside the areas that count;"""
BETWEEN, JOINT, MEETING = 17, 18, 19
"""empty cells between two areas that count, between one and a young one, between young ones;"""
ROOM, SCALE = 20, 21
"""all empty cells, and the free boxes."""
SYMBOL_INPUTS = 22

# What is looked at in the empty cells.
LEFT, FREE, BOTH, REST = 0, 1, 2, 3
"""How many, the free boxes, the product, [4] how many are left by fours;"""
RIM, PAIRS = 7, 8
"""those on the edge, those side by side;"""
EDGE_HOLES, EDGE_CELLS, HOLES, HOLE_CELLS, ROOMS = 9, 10, 11, 12, 13
"""gaps of fewer than four cells, at the edge and inside, and gaps of four or more."""
EMPTY_INPUTS = 14

IN_SYMBOL = 0
AT_SYMBOL = IN_SYMBOL + SYMBOL_INPUTS * NEURONS
OUT_SYMBOL = AT_SYMBOL + NEURONS
IN_EMPTY = OUT_SYMBOL + NEURONS
AT_EMPTY = IN_EMPTY + EMPTY_INPUTS * NEURONS
OUT_EMPTY = AT_EMPTY + NEURONS
BIAS = OUT_EMPTY + NEURONS
NOISE = BIAS + 1
"""How much chance has a say in every choice; 0 except while learning."""
SIZE = NOISE + 1

FILE: Final = Path(__file__).with_name("lore.json")


@cache
def lore(players: int) -> Lore:  # noqa: ARG001 - what one learns alone serves in company too
    """The learned numbers."""
    return np.array(json.loads(FILE.read_text())["lore"], dtype=np.float32)


# Looking


@helper
def _can_grow(area: int, grown: int, empty: int) -> bool:
    """Whether an area, grown by one step already, can reach five cells."""
    while bits.count(grown) < SMALLEST_AREA:
        further = spread(grown) & (area | empty)
        if further == grown:
            return False
        grown = further
    return True


@helper
def look_at_symbol(cells: int, empty: int, left: int, boxes: int, seen: Lore) -> int:
    """Write what is seen of one symbol; return the points that stand."""
    for place in range(SYMBOL_INPUTS):
        seen[place] = 0
    areas, total = 0, 0
    near_old, between, near_young, meeting = 0, 0, 0, 0
    while cells:
        area = joined(cells, cells & -cells)
        cells ^= area
        size = bits.count(area)
        near = spread(area) & empty
        beside = bits.count(near)
        if size >= SMALLEST_AREA:
            areas += 1
            total += size
            seen[BESIDE] += beside * np.float32(0.1)
            between |= near_old & near
            near_old |= near
            continue
        grown = spread(area | near) & (area | empty)
        if not _can_grow(area, grown, empty):
            seen[LOST] += size
            continue
        young = YOUNG + 3 * (size - 1)
        seen[young] += 1
        seen[young + 1] += min(beside, 6) * np.float32(0.25)
        seen[young + 2] += min(bits.count(grown) - size - beside, 8) * np.float32(0.2)
        meeting |= near_young & near
        near_young |= near
    seen[AREAS] = areas
    seen[CELLS] = total * np.float32(0.1)
    seen[PRODUCT] = areas * total * np.float32(0.05)
    seen[BETWEEN] = bits.count(between) * np.float32(0.5)
    seen[JOINT] = bits.count(near_old & near_young) * np.float32(0.5)
    seen[MEETING] = bits.count(meeting) * np.float32(0.5)
    seen[ROOM] = left * np.float32(0.04)
    seen[SCALE] = boxes * np.float32(0.125)
    return areas * total


@helper
def look_at_empty(empty: int, boxes: int, seen: Lore) -> int:
    """Write what is seen of the empty cells; return how many there are."""
    for place in range(EMPTY_INPUTS):
        seen[place] = 0
    left = bits.count(empty)
    seen[LEFT] = left * np.float32(0.04)
    seen[FREE] = boxes * np.float32(0.125)
    seen[BOTH] = seen[LEFT] * seen[FREE]
    seen[REST + (left & 3)] = 1
    seen[RIM] = bits.count(empty & EDGE) * np.float32(0.1)
    pairs = bits.count(empty & empty >> 1) + bits.count(empty & empty >> STRIDE)
    seen[PAIRS] = pairs * np.float32(0.05)
    while empty:
        gap = joined(empty, empty & -empty)
        empty ^= gap
        size = bits.count(gap)
        if size >= 4:
            seen[ROOMS] += 1
        elif gap & EDGE:
            seen[EDGE_HOLES] += 1
            seen[EDGE_CELLS] += size * np.float32(0.5)
        else:
            seen[HOLES] += 1
            seen[HOLE_CELLS] += size * np.float32(0.5)
    return left


# Judging


@helper
def symbol_worth(
    numbers: Lore, cells: int, empty: int, left: int, boxes: int, seen: Lore
) -> np.float32:
    """What the cells of one symbol are worth while the game goes on."""
    stands = look_at_symbol(cells, empty, left, boxes, seen)
    hope = answer(numbers, IN_SYMBOL, AT_SYMBOL, OUT_SYMBOL, SYMBOL_INPUTS, seen)
    return np.float32(stands) + hope


@helper
def empty_worth(numbers: Lore, boxes: int, seen: Lore) -> np.float32:
    """What the empty cells are worth that have just been looked at."""
    hope = answer(numbers, IN_EMPTY, AT_EMPTY, OUT_EMPTY, EMPTY_INPUTS, seen)
    return np.float32(boxes) + hope + numbers[BIAS]
