"""Looking further ahead, alone: two rolls and more.

After every roll only those ways to write are looked at that look best, and of a grid with a few new
cells only the parts that are beside them, or were good before.
"""

import numpy as np
from numba import types

from musivum.core.compiled import Ints, called, helper, kernel
from musivum.core.pointers import (
    FLOATS,
    INTS,
    VALUES,
    clear,
    new_ints,
    new_values,
    new_words,
)
from musivum.core.policy import Lore, Values
from musivum.games.mosaix.ahead import (
    GOOD,
    GRID_ROW,
    MOST_GOOD,
    before_roll,
    best_ways,
    filled_cells,
    goes_on,
    may_end,
    points_of,
    rank_parts,
)
from musivum.games.mosaix.data import ALL_DICE, ROLL_WEIGHTS, ROLLS
from musivum.games.mosaix.sheet import spread

MOST_FURTHER = 4
"""No more ways than this are compared after a roll."""
FURTHER_ROW = GRID_ROW * MOST_FURTHER


@helper
def beside_new(grid: Ints, at: int, way: Ints, place: int) -> int:
    """The cells beside what one has written more than another, and those themselves."""
    return spread(filled_cells(way, place) & ~filled_cells(grid, at))


@called
def _best_of_every_roll(
    tables: Ints,
    numbers: Lore,
    grid: Ints,
    at: int,
    near: int,
    good: Ints,
    further: int,
    better: Ints,
    ways: Ints,
    counts: Ints,
) -> None:
    """Write for every roll so many of the ways to write that look best, and how many there are."""
    ranked, parts = new_values(len(ROLLS) * MOST_GOOD), new_ints(len(ROLLS) * MOST_GOOD)
    rank_parts(tables, numbers, grid, at, near, good, better, ranked, parts)
    some, rng = new_ints(GOOD), new_words(1)
    own, worths = new_ints(FURTHER_ROW), new_values(MOST_FURTHER + 1)
    for roll in range(len(ROLLS)):
        clear(some, GOOD)
        for place in range(MOST_GOOD * roll, MOST_GOOD * roll + 2 * further - 1):
            if ranked[place] > -np.inf:
                some[parts[place] >> 6] |= 1 << (parts[place] & 63)
        counts[roll] = best_ways(
            tables, numbers, grid, at, roll, 0, some, further, 0.0, rng, own, worths
        )
        for place in range(GRID_ROW * counts[roll]):
            ways[FURTHER_ROW * roll + place] = own[place]


@kernel(types.float64(INTS, FLOATS, INTS, types.int64, types.int64, INTS, types.int64, VALUES))
def two_rolls(
    tables: Ints,
    numbers: Lore,
    grid: Ints,
    at: int,
    near: int,
    good: Ints,
    further: int,
    best: Values,
) -> float:
    """What a grid is worth when one looks two rolls ahead: after every roll the best of so many
    ways to write that look best, each judged by what can be rolled then; and the average. Parts
    are tried as in ``before_roll``."""
    stands = float(points_of(grid, at)) if may_end(grid, at) else -np.inf
    for roll in range(len(ROLLS)):
        best[roll] = stands
    if not goes_on(grid, at):
        return stands
    ways, counts = new_ints(FURTHER_ROW * len(ROLLS)), new_ints(len(ROLLS))
    rolls, better, unused = new_values(len(ROLLS)), new_ints(GOOD), new_ints(GOOD)
    _best_of_every_roll(tables, numbers, grid, at, near, good, further, better, ways, counts)
    total = 0.0
    for roll in range(len(ROLLS)):
        for one in range(counts[roll]):
            place = FURTHER_ROW * roll + GRID_ROW * one
            beside = beside_new(grid, at, ways, place)
            worth = before_roll(tables, numbers, ways, place, beside, better, rolls, unused)
            best[roll] = max(best[roll], worth)
        total += ROLL_WEIGHTS[roll] * best[roll]
    return total / ALL_DICE


@called
def three_rolls(
    tables: Ints, numbers: Lore, grid: Ints, at: int, near: int, good: Ints, further: int
) -> float:
    """The same three rolls ahead."""
    if not goes_on(grid, at):
        return float(points_of(grid, at))
    ways, counts = new_ints(FURTHER_ROW * len(ROLLS)), new_ints(len(ROLLS))
    rolls, better = new_values(len(ROLLS)), new_ints(GOOD)
    _best_of_every_roll(tables, numbers, grid, at, near, good, further, better, ways, counts)
    stands = float(points_of(grid, at)) if may_end(grid, at) else -np.inf
    total = 0.0
    for roll in range(len(ROLLS)):
        best = stands
        for one in range(counts[roll]):
            place = FURTHER_ROW * roll + GRID_ROW * one
            beside = beside_new(grid, at, ways, place)
            worth = two_rolls(tables, numbers, ways, place, beside, better, further, rolls)
            best = max(best, worth)
        total += ROLL_WEIGHTS[roll] * best
    return total / ALL_DICE


@called
def four_rolls(
    tables: Ints, numbers: Lore, grid: Ints, at: int, near: int, good: Ints, further: int
) -> float:
    """The same four rolls ahead."""
    if not goes_on(grid, at):
        return float(points_of(grid, at))
    ways, counts = new_ints(FURTHER_ROW * len(ROLLS)), new_ints(len(ROLLS))
    better = new_ints(GOOD)
    _best_of_every_roll(tables, numbers, grid, at, near, good, further, better, ways, counts)
    stands = float(points_of(grid, at)) if may_end(grid, at) else -np.inf
    total = 0.0
    for roll in range(len(ROLLS)):
        best = stands
        for one in range(counts[roll]):
            place = FURTHER_ROW * roll + GRID_ROW * one
            beside = beside_new(grid, at, ways, place)
            worth = three_rolls(tables, numbers, ways, place, beside, better, further)
            best = max(best, worth)
        total += ROLL_WEIGHTS[roll] * best
    return total / ALL_DICE
