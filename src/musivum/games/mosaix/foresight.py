"""What a grid is worth to one who plays alone and looks ahead.

As in ``lore.py`` one network looks at each symbol and one at the empty cells. But what they say is
not points that are added up: each says a row of numbers, the rows are added, and a last layer of
neurons makes the worth of their sum. So it counts, too, what the symbols are to each other: all of
them need the same empty cells and dice. When few cells are left other things count than before; so
the end of a game has numbers of its own.

``tools/train_mosaix_foresight.py`` learns the numbers, from what looking a roll further tells of a
grid. In the memory that the kernels are handed they follow those of the lore.
"""

import base64
import json
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from musivum.core.compiled import Ints, helper
from musivum.core.pointers import new_ints
from musivum.core.policy import Lore
from musivum.games.mosaix import lore
from musivum.games.mosaix.data import DICE, EDGE, STRIDE
from musivum.games.mosaix.lore import EMPTY_INPUTS
from musivum.games.mosaix.network import layer, together
from musivum.games.mosaix.sheet import SMALLEST_AREA, joined, spread
from musivum.geometry import bits

# Only empty cells count that can still be written on: those in *gaps* of four or more joined cells,
# or of fewer at the edge, as many as the free boxes allow.
# Marks of a symbol: every area has one, their number, and every gap. A cell is *free* that is not
# beside an old area, one of five cells or more; a *nest* is where a new area has room: five or more
# joined cells that are free or in young areas.
MOST_BESIDE, RINGS = 5, 3
YOUNG = 0
"""[size - 1, free cells beside - 1, those one step on (0, 2, 4 or more), whether at the edge] a
young area in a nest;"""
COUNT = YOUNG + (SMALLEST_AREA - 1) * MOST_BESIDE * RINGS * 2
MOST_AREAS = 6
"""[number] the old areas together;"""
OLD = COUNT + MOST_AREAS + 1
LARGEST, WIDEST = 4, 5
"""[size - 5, empty cells beside] an old area."""
GAP = OLD + (LARGEST + 1) * (WIDEST + 1)
WIDEST_GAP, BESIDE_GAP = 8, SMALLEST_AREA + 2
"""[size - 1, whether at the edge, what is beside it: nothing, or the size of the largest young
area; or old areas alone, or old and young ones] a gap."""
MARKS = GAP + WIDEST_GAP * 2 * BESIDE_GAP
MOST_GAPS = 25
MOST_MARKS = 40 + MOST_GAPS
"""Of one symbol at once: no more areas than 39 have room side by side, and their number."""

# Measures of a symbol.
CELLS, PRODUCT = 0, 1
"""The cells of old areas, and the points that they bring;"""
LOST, STRAY = 2, 3
"""cells of young areas outside of nests: those that can grow no more, or only into old ones;"""
BETWEEN, JOINT, MEETING = 4, 5, 6
"""empty cells between two old areas, between an old and a young one, between young ones;"""
ROOM, SCALE = 7, 8
"""all empty cells, and the free boxes;"""
FREE, FREE_PAIRS = 9, 10
"""free cells, and those side by side;"""
NESTS, NEST_FIVES, NEST_CELLS = 11, 12, 13
"""nests, how many areas of five have room in them, their cells;"""
NEAR_YOUNG = 14
"""empty cells beside young areas in nests."""
MEASURES = 15
SYMBOL_INPUTS = MARKS + MEASURES

NEURONS, EMPTY_NEURONS, ROW = 32, 16, 32
"""Neurons that look at a symbol, at the empty cells, and those of the last layer."""

STAGES, LATE = 2, 16
"""From so few empty cells on, a grid is judged by the second set of numbers."""

IN_SYMBOL = lore.SIZE
AT_SYMBOL = IN_SYMBOL + SYMBOL_INPUTS * NEURONS
FROM_SYMBOL = AT_SYMBOL + NEURONS
IN_EMPTY = FROM_SYMBOL + NEURONS * ROW
AT_EMPTY = IN_EMPTY + EMPTY_INPUTS * EMPTY_NEURONS
FROM_EMPTY = AT_EMPTY + EMPTY_NEURONS
AT_ROW = FROM_EMPTY + EMPTY_NEURONS * ROW
"""What is added to each row."""
OUT = AT_ROW + ROW
STAGE = OUT + ROW - IN_SYMBOL
"""How many numbers a stage has."""
SIZE = STAGES * STAGE

FILE: Final = Path(__file__).with_name("foresight.json")

_see_symbol = layer(NEURONS, rectified=True)
_see_empty = layer(EMPTY_NEURONS, rectified=True)
_say = layer(ROW, rectified=False)
worth_together = together(ROW)
"""``worth_together(numbers, stage + OUT, said, a, b, c, d)``: what a grid is worth of which these
four rows were said."""


@cache
def learned(players: int) -> Lore:
    """The lore; alone, and foresight."""
    if players > 1:
        return lore.lore(players)
    return np.concatenate([lore.lore(players), read(FILE)])


def read(path: Path) -> Lore:
    """The numbers of a file."""
    kept = json.loads(path.read_text())["numbers"]
    numbers = np.frombuffer(base64.b64decode(kept), dtype="<f2").astype(np.float32)
    assert len(numbers) == SIZE, f"{path.name} is of another shape"
    return numbers


@helper
def stage_of(left: int) -> int:
    """How much further on the numbers stand that judge a grid with so many empty cells."""
    return STAGE if left <= LATE else 0


# Looking

GAPS = 1 + 2 * MOST_GAPS
"""The gaps: how many, then each with its cells and its mark if nothing is beside it."""


@helper
def note_gaps(empty: int, boxes: int, gaps: Ints) -> int:
    """Note the gaps; return the cells that can still be written on."""
    least, live, number = DICE - min(boxes, DICE - 1), 0, 0
    while empty:
        gap = joined(empty, empty & -empty)
        empty ^= gap
        size, edge = bits.count(gap), int(gap & EDGE != 0)
        if size >= DICE or (edge and size >= least):
            live |= gap
            gaps[1 + 2 * number] = gap
            gaps[2 + 2 * number] = GAP + (2 * min(size - 1, WIDEST_GAP - 1) + edge) * BESIDE_GAP
            number += 1
    gaps[0] = number
    return live


MOST_OLD, MOST_YOUNG = 10, 32
OLD_AREAS = 2
YOUNG_AREAS = OLD_AREAS + 2 * MOST_OLD
KNOWN = YOUNG_AREAS + 2 * MOST_YOUNG
"""The areas of a symbol: how many are old and young, then each with the cells in and beside it."""


@helper
def note_areas(cells: int, known: Ints, at: int) -> None:
    """Note the areas of a symbol, which are the same for all ways to write that touch none."""
    old, young = 0, 0
    while cells:
        area = joined(cells, cells & -cells)
        cells ^= area
        if bits.count(area) >= SMALLEST_AREA:
            place = at + OLD_AREAS + 2 * old
            old += 1
        else:
            place = at + YOUNG_AREAS + 2 * young
            young += 1
        known[place] = area
        known[place + 1] = spread(area)
    known[at] = old
    known[at + 1] = young


@helper
def _old_mark(size: int, beside: int) -> int:
    return OLD + min(size - SMALLEST_AREA, LARGEST) * (WIDEST + 1) + min(beside, WIDEST)


@helper
def _young_mark(size: int, near: int, ring: int) -> int:
    beside = min(bits.count(near), MOST_BESIDE) - 1
    rings = int(ring > 1) + int(ring > 3)
    place = ((size - 1) * MOST_BESIDE + beside) * RINGS + rings
    return YOUNG + 2 * place + int(near & EDGE != 0)


@helper
def _nests(ground: int, seen: Lore) -> int:
    """The cells of nests; what is measured of them is written down."""
    number, fives, nests = 0, 0, 0
    ground &= ground << 1 | ground >> 1 | ground << STRIDE | ground >> STRIDE
    while ground:
        one = joined(ground, ground & -ground)
        ground ^= one
        size = bits.count(one)
        if size >= SMALLEST_AREA:
            number += 1
            fives += size // SMALLEST_AREA
            nests |= one
    seen[NESTS] = number * np.float32(0.5)
    seen[NEST_FIVES] = fives * np.float32(0.25)
    seen[NEST_CELLS] = bits.count(nests) * np.float32(0.05)
    return nests


@helper
def _look_at_areas(
    known: Ints, at: int, new: int, empty: int, marks: Ints, young: Ints
) -> tuple[int, int, int, int, int]:
    """Mark the old areas of a symbol with known areas and new cells, and note the young ones;
    return how many are old and young, the old ones' cells, the empty cells beside them, and those
    between two of them."""
    areas, total, near_old, between, number = 0, 0, 0, 0, 0
    changed, touched = new, spread(new)
    for place in range(at + OLD_AREAS, at + OLD_AREAS + 2 * known[at], 2):
        area, near = known[place], known[place + 1] & empty
        if area & touched:
            changed |= area
            continue
        marks[areas] = _old_mark(bits.count(area), bits.count(near))
        areas += 1
        total += bits.count(area)
        between |= near_old & near
        near_old |= near
    for place in range(at + YOUNG_AREAS, at + YOUNG_AREAS + 2 * known[at + 1], 2):
        area = known[place]
        if area & touched:
            changed |= area
            continue
        young[2 * number], young[2 * number + 1] = area, known[place + 1]
        number += 1
    while changed:
        area = joined(changed, changed & -changed)
        changed ^= area
        size = bits.count(area)
        if size < SMALLEST_AREA:
            young[2 * number], young[2 * number + 1] = area, spread(area)
            number += 1
            continue
        near = spread(area) & empty
        marks[areas] = _old_mark(size, bits.count(near))
        areas += 1
        total += size
        between |= near_old & near
        near_old |= near
    return areas, number, total, near_old, between


@helper
def _look_at_young(
    young: Ints,
    number: int,
    empty: int,
    near_old: int,
    marks: Ints,
    count: int,
    seen: Lore,
    near_of: Ints,
) -> int:
    """Mark and measure the young areas, and note the empty cells beside those of each size; return
    how many marks there are then."""
    for size in range(SMALLEST_AREA):
        near_of[size] = 0
    free = empty & ~near_old
    ground = free
    for place in range(number):
        ground |= young[2 * place]
    nests = _nests(ground, seen)
    lost, stray, near_young, meeting = 0, 0, 0, 0
    for place in range(number):
        area, near = young[2 * place], young[2 * place + 1] & empty
        size = bits.count(area)
        near_of[size] |= near
        if area & nests == 0:
            if near & near_old:
                stray += size
            else:
                lost += size
            continue
        meeting |= near_young & near
        near_young |= near
        near &= free
        marks[count] = _young_mark(size, near, bits.count(spread(near) & free & ~near))
        count += 1
    seen[LOST] = lost * np.float32(0.25)
    seen[STRAY] = stray * np.float32(0.25)
    seen[JOINT] = bits.count(near_old & near_young) * np.float32(0.5)
    seen[MEETING] = bits.count(meeting & free) * np.float32(0.5)
    seen[NEAR_YOUNG] = bits.count(near_young) * np.float32(0.1)
    return count


@helper
def _look_at_gaps(gaps: Ints, near_of: Ints, near_old: int, marks: Ints, count: int) -> int:
    """Mark the gaps; return how many marks there are then."""
    for place in range(1, 1 + 2 * gaps[0], 2):
        gap, beside = gaps[place], 0
        for size in range(1, SMALLEST_AREA):
            if near_of[size] & gap:
                beside = size
        if near_old & gap:
            beside = SMALLEST_AREA + int(beside > 0)
        marks[count] = gaps[place + 1] + beside
        count += 1
    return count


@helper
def look_at_symbol(
    known: Ints,
    at: int,
    new: int,
    empty: int,
    gaps: Ints,
    left: int,
    boxes: int,
    marks: Ints,
    seen: Lore,
) -> tuple[int, int]:
    """Write what is seen of a symbol with known areas and new cells, where these cells in these
    gaps can still be written on; return the points that stand, and the number of marks."""
    young, near_of = new_ints(2 * MOST_YOUNG), new_ints(SMALLEST_AREA)
    areas, number, total, near_old, between = _look_at_areas(known, at, new, empty, marks, young)
    marks[areas] = COUNT + min(areas, MOST_AREAS)
    count = _look_at_young(young, number, empty, near_old, marks, areas + 1, seen, near_of)
    count = _look_at_gaps(gaps, near_of, near_old, marks, count)
    free = empty & ~near_old
    pairs = bits.count(free & free >> 1) + bits.count(free & free >> STRIDE)
    seen[CELLS] = total * np.float32(0.1)
    seen[PRODUCT] = areas * total * np.float32(0.05)
    seen[BETWEEN] = bits.count(between) * np.float32(0.5)
    seen[ROOM] = left * np.float32(0.04)
    seen[SCALE] = boxes * np.float32(0.125)
    seen[FREE] = bits.count(free) * np.float32(0.05)
    seen[FREE_PAIRS] = pairs * np.float32(0.04)
    return areas * total, count


# Judging


@helper
def symbol_says(
    numbers: Lore,
    stage: int,
    known: Ints,
    at: int,
    new: int,
    empty: int,
    gaps: Ints,
    left: int,
    boxes: int,
    marks: Ints,
    seen: Lore,
    neurons: Lore,
    said: Lore,
    place: int,
) -> None:
    """Write the row that is said of a symbol while the game goes on."""
    stands, count = look_at_symbol(known, at, new, empty, gaps, left, boxes, marks, seen)
    inner, first = stage + IN_SYMBOL, stage + AT_SYMBOL
    _see_symbol(numbers, inner, first, marks, count, MARKS, MEASURES, seen, neurons, 0)
    outer, row = stage + FROM_SYMBOL, stage + AT_ROW
    _say(numbers, outer, row, marks, 0, 0, NEURONS, neurons, said, place)
    said[place] += np.float32(stands)


@helper
def empty_says(
    numbers: Lore,
    stage: int,
    boxes: int,
    marks: Ints,
    seen: Lore,
    neurons: Lore,
    said: Lore,
    place: int,
) -> None:
    """Write the row that is said of the empty cells that have just been looked at."""
    inner, first = stage + IN_EMPTY, stage + AT_EMPTY
    _see_empty(numbers, inner, first, marks, 0, 0, EMPTY_INPUTS, seen, neurons, 0)
    outer, row = stage + FROM_EMPTY, stage + AT_ROW
    _say(numbers, outer, row, marks, 0, 0, EMPTY_NEURONS, neurons, said, place)
    said[place] += np.float32(boxes)
