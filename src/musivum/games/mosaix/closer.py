"""What a grid is worth at a closer look.

Foresight judges thousands of ways to write, so it looks at the symbols one by one, and all ways to
put dice on the same cells share what it says. The few that look best are worth a closer look: at
every empty cell with what lies around it, and at what the other symbols want there. What is seen so
is added to what was seen at first sight.

``tools/train_mosaix_closer.py`` learns the numbers, from how games went on, with the luck of the
dice taken out. In the memory that the kernels are handed they follow those of foresight.
"""

from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import numpy as np

from musivum.core.compiled import Ints, called, helper
from musivum.core.pointers import new_floats, new_ints
from musivum.core.policy import Lore
from musivum.games.mosaix import foresight, lore
from musivum.games.mosaix.ahead import BOXES, filled_cells, goes_on, points_of
from musivum.games.mosaix.data import GRID, SIDE, STRIDE, SYMBOLS
from musivum.games.mosaix.foresight import (
    GAPS,
    KNOWN,
    MARKS,
    MEASURES,
    MOST_MARKS,
    OLD_AREAS,
    ROW,
    SYMBOL_INPUTS,
    YOUNG_AREAS,
    note_areas,
    note_gaps,
    read,
    stage_of,
    symbol_says,
    worth_together,
)
from musivum.games.mosaix.lore import EMPTY_INPUTS, look_at_empty
from musivum.games.mosaix.network import layer, together
from musivum.games.mosaix.sheet import SMALLEST_AREA, joined
from musivum.geometry import bits

# What lies beside an empty cell, on each of its four sides:
NOTHING, ROOM, YOUNG, OLD = 0, 1, 2, 3
"""nothing that this symbol could use, a cell that can be written on, a young area, an old one."""
_KINDS = 4


def _alike(sides: tuple[int, ...]) -> tuple[int, ...]:
    """One name for all that are turned or mirrored."""
    turned = [sides[turn:] + sides[:turn] for turn in range(len(sides))]
    return min(turned + [one[::-1] for one in turned])


_SIDES = [_alike(sides[::-1]) for sides in product(range(_KINDS), repeat=4)]
_NAMES = list(dict.fromkeys(_SIDES))
AROUND_OF = np.array([_NAMES.index(sides) for sides in _SIDES], dtype=np.int64)
"""The mark of what lies around a cell: the first side's kind, 4 times the second's, and so on."""

# Marks of a symbol, after all that foresight looks at. "Beside" speaks of areas of this symbol.
AROUND = SYMBOL_INPUTS
"""[what lies around it] a cell that can be written on;"""
WANTED = AROUND + len(_NAMES)
"""[beside a young area, an old one, of how many other symbols young ones, old ones] such a cell;"""
FREE_MOST = SMALLEST_AREA
_WANTED_BY_OTHERS = len(SYMBOLS) * len(SYMBOLS)
GROWING = WANTED + 2 * 2 * _WANTED_BY_OTHERS
_PAIRS = (FREE_MOST + 1) * (FREE_MOST + 2) // 2
"""[size - 1, free cells beside, how many of them no other symbol's young area is beside] a young
area;"""
JOINING = GROWING + (SMALLEST_AREA - 1) * _PAIRS
MOST_JOINED = 8
"""[whether beside an old one, cells of young areas beside] a cell that joins areas;"""
NEST = JOINING + 2 * (MOST_JOINED + 1)
NEST_STEP, NEST_SIZES, NEST_MOST = 3, 10, 9
"""[size - 5 by threes, cells of young areas in it] a nest."""
INPUTS = NEST + NEST_SIZES * (NEST_MOST + 1)
MOST_CLOSER = 4 * SIDE * SIDE
"""No symbol has more of these marks at once: three for a cell, two for an area or a nest."""

NEURONS, EMPTY_NEURONS = 32, 16
"""Neurons that look at a symbol, and at the empty cells; the last layer is as in foresight."""

IN_SYMBOL = lore.SIZE + foresight.SIZE
AT_SYMBOL = IN_SYMBOL + INPUTS * NEURONS
FROM_SYMBOL = AT_SYMBOL + NEURONS
IN_EMPTY = FROM_SYMBOL + NEURONS * ROW
AT_EMPTY = IN_EMPTY + EMPTY_INPUTS * EMPTY_NEURONS
FROM_EMPTY = AT_EMPTY + EMPTY_NEURONS
AT_ROW = FROM_EMPTY + EMPTY_NEURONS * ROW
OUT = AT_ROW + ROW
SIZE = OUT + ROW - IN_SYMBOL

FILE: Final = Path(__file__).with_name("closer.json")

_see_symbol = layer(NEURONS, rectified=True)
_see_empty = layer(EMPTY_NEURONS, rectified=True)
_say = layer(ROW, rectified=False)
_worth_together = together(ROW)


@cache
def learned(players: int) -> Lore:
    """The lore; alone, foresight and what a closer look adds, which is nothing before it was
    learned."""
    if players > 1:
        return lore.lore(players)
    closer = read(FILE, SIZE) if FILE.exists() else np.zeros(SIZE, dtype=np.float32)
    return np.concatenate([lore.lore(players), read(foresight.FILE, foresight.SIZE), closer])


# Looking

YOUNG_CELLS, OLD_CELLS, NEAR_YOUNG, NEAR_OLD = 0, 1, 2, 3
NEAR = 4
"""What is known of each symbol: the cells of its young and old areas, and what can be written on
beside them."""


@helper
def note_near(known: Ints, live: int, near: Ints) -> None:
    """Note where the areas of all symbols lie, and what can be written on beside them."""
    for symbol in range(len(SYMBOLS)):
        at = KNOWN * symbol
        old, young, near_old, near_young = 0, 0, 0, 0
        for place in range(at + OLD_AREAS, at + OLD_AREAS + 2 * known[at], 2):
            old |= known[place]
            near_old |= known[place + 1]
        for place in range(at + YOUNG_AREAS, at + YOUNG_AREAS + 2 * known[at + 1], 2):
            young |= known[place]
            near_young |= known[place + 1]
        near[NEAR * symbol + YOUNG_CELLS] = young
        near[NEAR * symbol + OLD_CELLS] = old
        near[NEAR * symbol + NEAR_YOUNG] = near_young & live
        near[NEAR * symbol + NEAR_OLD] = near_old & live


@helper
def _around(cell: int, live: int, young: int, old: int) -> int:
    """The mark of what lies around a cell."""
    found, scale = 0, 1
    for side in range(4):
        if side == 0:
            beside = cell << 1
        elif side == 1:
            beside = cell << STRIDE
        elif side == 2:
            beside = cell >> 1
        else:
            beside = cell >> STRIDE
        kind = (
            ROOM * int(beside & live != 0)
            + YOUNG * int(beside & young != 0)
            + OLD * int(beside & old != 0)
        )
        found += scale * kind
        scale *= _KINDS
    return AROUND + AROUND_OF[found]


@helper
def _look_at_cells(near: Ints, symbol: int, live: int, marks: Ints, count: int) -> int:
    """Mark all cells that can be written on; return how many marks there are then."""
    own = NEAR * symbol
    one, other = NEAR * ((symbol + 1) % len(SYMBOLS)), NEAR * ((symbol + 2) % len(SYMBOLS))
    left = live
    while left:
        cell = left & -left
        left ^= cell
        marks[count] = _around(cell, live, near[own + YOUNG_CELLS], near[own + OLD_CELLS])
        young = int(cell & near[one + NEAR_YOUNG] != 0) + int(cell & near[other + NEAR_YOUNG] != 0)
        old = int(cell & near[one + NEAR_OLD] != 0) + int(cell & near[other + NEAR_OLD] != 0)
        beside = 2 * int(cell & near[own + NEAR_YOUNG] != 0) + int(cell & near[own + NEAR_OLD] != 0)
        marks[count + 1] = WANTED + _WANTED_BY_OTHERS * beside + len(SYMBOLS) * young + old
        count += 2
    return count


@helper
def _look_at_joints(known: Ints, at: int, near: Ints, symbol: int, marks: Ints, count: int) -> int:
    """Mark the cells that join areas; return how many marks there are then."""
    left = near[NEAR * symbol + NEAR_YOUNG]
    while left:
        cell = left & -left
        left ^= cell
        areas, cells = 0, 0
        for place in range(at + YOUNG_AREAS, at + YOUNG_AREAS + 2 * known[at + 1], 2):
            if known[place + 1] & cell:
                areas += 1
                cells += bits.count(known[place])
        old = int(cell & near[NEAR * symbol + NEAR_OLD] != 0)
        if old or areas > 1:
            marks[count] = JOINING + (MOST_JOINED + 1) * old + min(cells, MOST_JOINED)
            count += 1
    return count


@helper
def look_closer(known: Ints, near: Ints, symbol: int, live: int, marks: Ints, count: int) -> int:
    """Write the marks that foresight does not have; return how many marks there are then."""
    at, own = KNOWN * symbol, NEAR * symbol
    count = _look_at_cells(near, symbol, live, marks, count)
    count = _look_at_joints(known, at, near, symbol, marks, count)
    others = near[NEAR * ((symbol + 1) % len(SYMBOLS)) + NEAR_YOUNG]
    others |= near[NEAR * ((symbol + 2) % len(SYMBOLS)) + NEAR_YOUNG]
    free, young = live & ~near[own + NEAR_OLD], near[own + YOUNG_CELLS]
    for place in range(at + YOUNG_AREAS, at + YOUNG_AREAS + 2 * known[at + 1], 2):
        beside = known[place + 1] & free
        most = min(bits.count(beside), FREE_MOST)
        alone = min(bits.count(beside & ~others), FREE_MOST)
        size = bits.count(known[place])
        marks[count] = GROWING + (size - 1) * _PAIRS + most * (most + 1) // 2 + alone
        count += 1
    ground = free | young
    while ground:
        nest = joined(ground, ground & -ground)
        ground ^= nest
        size = bits.count(nest) - SMALLEST_AREA
        if size >= 0:
            row = min(size // NEST_STEP, NEST_SIZES - 1) * (NEST_MOST + 1)
            marks[count] = NEST + row + min(bits.count(nest & young), NEST_MOST)
            count += 1
    return count


# Judging

SAID = (len(SYMBOLS) + 1) * ROW
"""What is said of the empty cells, and of each symbol."""


@helper
def _symbol_says(
    numbers: Lore,
    marks: Ints,
    count: int,
    seen: Lore,
    neurons: Lore,
    said: Lore,
    place: int,
) -> None:
    """Write the row that is said of a symbol at a closer look."""
    _see_symbol(numbers, IN_SYMBOL, AT_SYMBOL, marks, count, MARKS, MEASURES, seen, neurons, 0)
    _say(numbers, FROM_SYMBOL, AT_ROW, marks, 0, 0, NEURONS, neurons, said, place)


@helper
def _empty_says(
    numbers: Lore, marks: Ints, seen: Lore, neurons: Lore, said: Lore, place: int
) -> None:
    """Write the row that is said of the empty cells at a closer look."""
    _see_empty(numbers, IN_EMPTY, AT_EMPTY, marks, 0, 0, EMPTY_INPUTS, seen, neurons, 0)
    _say(numbers, FROM_EMPTY, AT_ROW, marks, 0, 0, EMPTY_NEURONS, neurons, said, place)


@called
def closer_worth(numbers: Lore, grid: Ints, at: int) -> float:
    """What a grid is worth at a closer look."""
    if not goes_on(grid, at):
        return float(points_of(grid, at))
    known, near = new_ints(len(SYMBOLS) * KNOWN), new_ints(len(SYMBOLS) * NEAR)
    gaps, marks = new_ints(GAPS), new_ints(MOST_MARKS + MOST_CLOSER)
    seen, neurons = new_floats(max(MEASURES, EMPTY_INPUTS)), new_floats(NEURONS)
    first, closer = new_floats(SAID), new_floats(SAID)
    empty, boxes = GRID & ~filled_cells(grid, at), grid[at + BOXES]
    left = look_at_empty(empty, boxes, seen)
    stage, live = stage_of(left), note_gaps(empty, boxes, gaps)
    foresight.empty_says(numbers, stage, boxes, marks, seen, neurons, first, 0)
    _empty_says(numbers, marks, seen, neurons, closer, 0)
    for symbol in range(len(SYMBOLS)):
        note_areas(grid[at + symbol], known, KNOWN * symbol)
    note_near(known, live, near)
    for symbol in range(len(SYMBOLS)):
        place = (symbol + 1) * ROW
        count = symbol_says(
            numbers,
            stage,
            known,
            KNOWN * symbol,
            0,
            live,
            gaps,
            left,
            boxes,
            marks,
            seen,
            neurons,
            first,
            place,
        )
        count = look_closer(known, near, symbol, live, marks, count)
        _symbol_says(numbers, marks, count, seen, neurons, closer, place)
    worth = worth_together(numbers, stage + foresight.OUT, first, 0, ROW, 2 * ROW, 3 * ROW)
    return float(worth + _worth_together(numbers, OUT, closer, 0, ROW, 2 * ROW, 3 * ROW))
