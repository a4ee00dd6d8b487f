"""Looking further ahead, alone: two rolls and more.

After every roll only those ways to write are looked at that look best, and of a grid with a few new
cells only the parts that are beside them, or were good before.
"""

import numpy as np

from musivum.core.compiled import Ints, called, helper
from musivum.core.pointers import clear, copy, new_ints, new_values, new_words, part
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
from musivum.games.mosaix.aim import welcome
from musivum.games.mosaix.data import ALL_DICE, DICE, GRID, ROLL_WEIGHTS, ROLLS
from musivum.games.mosaix.sheet import spread
from musivum.geometry import bits

MOST_AHEAD, MOST_FURTHER = 5, 4
"""No more rolls than this are looked ahead, and no more ways compared after each."""
NEAR, ROLL, WAY = GRID_ROW, GRID_ROW + 1, GRID_ROW + 2
"""A way to write: the grid that it leads to, the cells beside what is new, and the roll."""
WAYS = len(ROLLS) * MOST_FURTHER


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
    keen: float,
    better: Ints,
    ways: Ints,
    best: Values,
) -> int:
    """Write for every roll so many of the ways to write that look best, and how welcome it is
    to end the game; return how many ways there are."""
    stands = welcome(float(points_of(grid, at)), 0, keen) if may_end(grid, at) else -np.inf
    for roll in range(len(ROLLS)):
        best[roll] = stands
    if not goes_on(grid, at):
        return 0
    ranked, parts = new_values(len(ROLLS) * MOST_GOOD), new_ints(len(ROLLS) * MOST_GOOD)
    rank_parts(tables, numbers, grid, at, near, good, better, ranked, parts)
    some, rng = new_ints(GOOD), new_words(1)
    own, worths = new_ints(GRID_ROW * MOST_FURTHER), new_values(MOST_FURTHER + 1)
    place = 0
    for roll in range(len(ROLLS)):
        clear(some, GOOD)
        for rank in range(MOST_GOOD * roll, MOST_GOOD * roll + 2 * further - 1):
            if ranked[rank] > -np.inf:
                some[parts[rank] >> 6] |= 1 << (parts[rank] & 63)
        found = best_ways(tables, numbers, grid, at, roll, 0, some, further, 0.0, rng, own, worths)
        for way in range(0, GRID_ROW * found, GRID_ROW):
            for one in range(GRID_ROW):
                ways[place + one] = own[way + one]
            ways[place + NEAR] = beside_new(grid, at, own, way)
            ways[place + ROLL] = roll
            place += WAY
    return place // WAY


@helper
def _welcome_all(grid: Ints, at: int, keen: float, best: Values) -> None:
    """What is expected after each roll becomes how welcome it is."""
    left = 0
    if goes_on(grid, at):
        left = bits.count(GRID & ~filled_cells(grid, at)) - DICE
    for roll in range(len(ROLLS)):
        best[roll] = welcome(best[roll], left, keen)


@helper
def _average(best: Values) -> float:
    total = 0.0
    for roll in range(len(ROLLS)):
        total += ROLL_WEIGHTS[roll] * best[roll]
    return total / ALL_DICE


@called
def rolls_ahead(
    tables: Ints,
    numbers: Lore,
    grid: Ints,
    at: int,
    near: int,
    good: Ints,
    ahead: int,
    further: int,
    keen: float,
    best: Values,
) -> float:
    """How welcome a grid is when one looks so many rolls ahead: after every roll the best of so
    many ways to write that look best, each judged by what can be rolled then; and the average.
    To one who is not keen that is what it is worth. Parts are tried as in ``before_roll``."""
    # Code that is part of other code cannot call itself; so here is memory for all depths.
    ways, left = new_ints(WAY * WAYS * MOST_AHEAD), new_ints(MOST_AHEAD)
    goods, bests = new_ints(GOOD * (MOST_AHEAD + 1)), new_values(len(ROLLS) * (MOST_AHEAD + 1))
    for one in range(GRID_ROW):
        ways[one] = grid[at + one]
    ways[NEAR] = near
    copy(goods, good, GOOD)
    depth, left[0] = 0, 1
    while True:
        if left[depth] > 0:
            left[depth] -= 1
            way = WAY * (WAYS * depth + left[depth])
            good, better = part(goods, GOOD * depth, GOOD), part(goods, GOOD * (depth + 1), GOOD)
            later = part(bests, len(ROLLS) * (depth + 1), len(ROLLS))
            near = ways[way + NEAR]
            if depth + 1 < ahead:
                depth += 1
                next_ways = part(ways, WAY * WAYS * depth, WAY * WAYS)
                left[depth] = _best_of_every_roll(
                    tables, numbers, ways, way, near, good, further, keen, better, next_ways, later
                )
                continue
            before_roll(tables, numbers, ways, way, near, good, later, better)
            _welcome_all(ways, way, keen, later)
            worth = _average(later)
        else:
            worth = _average(part(bests, len(ROLLS) * depth, len(ROLLS)))
            depth -= 1
        if depth == 0:
            copy(best, part(bests, len(ROLLS), len(ROLLS)), len(ROLLS))
            return worth
        place = len(ROLLS) * depth + ways[WAY * (WAYS * depth + left[depth]) + ROLL]
        bests[place] = max(bests[place], worth)
