"""Looking ahead, alone: the best ways to write, and what the next rolls bring.

What a grid is worth is said in ``foresight.py``; here it is four numbers, the cells of each symbol
and the free boxes. All ways to put dice on the same cells share what is said of a symbol on some of
them.
"""

import numpy as np
from numba import types

from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.curves import log
from musivum.core.pointers import (
    FLOATS,
    INTS,
    VALUES,
    WORDS,
    new_floats,
    new_ints,
    new_values,
    new_words,
)
from musivum.core.policy import Lore, Values
from musivum.core.rng import next_word
from musivum.games.mosaix.data import (
    DICE,
    EDGE,
    FIRST_PART,
    FORMATIONS,
    GRID,
    PART_ROW,
    PARTS,
    ROLL_WEIGHTS,
    ROLLS,
    SYMBOLS,
)
from musivum.games.mosaix.foresight import (
    KNOWN,
    MEASURES,
    MOST_MARKS,
    NEURONS,
    OUT,
    ROW,
    empty_says,
    note_areas,
    symbol_says,
    worth_together,
)
from musivum.games.mosaix.lore import look_at_empty
from musivum.games.mosaix.sheet import areas, has_room
from musivum.games.mosaix.writings import END_FROM, ONES, dice_of, goes
from musivum.geometry import bits

BOXES = len(SYMBOLS)
GRID_ROW = BOXES + 1
"""A grid: the cells of each symbol, and the free boxes."""
ROLL_WITH = np.zeros((DICE + 1) ** 2, dtype=np.int64)
"""The roll with so many circles (times 5) and so many triangles."""
for _number, _roll in enumerate(ROLLS):
    ROLL_WITH[(DICE + 1) * _roll.count(SYMBOLS[0]) + _roll.count(SYMBOLS[1])] = _number
ANY = -1
"""Instead of a roll: all of them."""
_SUBSETS = 1 << DICE
_REST = len(SYMBOLS) * _SUBSETS
_SAID = (_REST + 1) * ROW
"""What is said of each symbol on any of the cells of a part, and then of the empty cells."""

_32 = np.uint64(32)
_2_TO_32 = np.float64(1 << 32)


@helper
def filled_cells(grid: Ints, at: int) -> int:
    """The cells of a grid that have a symbol."""
    return grid[at] | grid[at + 1] | grid[at + 2]


@helper
def may_be_over(grid: Ints, at: int) -> int:
    """How many dice may be left over the edge."""
    return min(grid[at + BOXES], DICE - 1)


@helper
def goes_on(grid: Ints, at: int) -> bool:
    """Whether something can be written."""
    return has_room(GRID & ~filled_cells(grid, at), may_be_over(grid, at))


@helper
def points_of(grid: Ints, at: int) -> int:
    """The points that stand."""
    found = grid[at + BOXES]
    for symbol in range(len(SYMBOLS)):
        number, total = areas(grid[at + symbol])
        found += number * total
    return found


@helper
def _say_all(
    tables: Ints,
    numbers: Lore,
    grid: Ints,
    at: int,
    roll: int,
    part: int,
    size: int,
    known: Ints,
    marks: Ints,
    seen: Lore,
    neurons: Lore,
    said: Lore,
) -> None:
    """Write what is said of every symbol on all cells of a part that it can get, with this roll or
    with ANY, and of the rest of the grid then."""
    empty = GRID & ~filled_cells(grid, at) & ~tables[part]
    boxes = grid[at + BOXES] - DICE + size
    over = not has_room(empty, min(boxes, DICE - 1))
    left = 0
    if over:
        for place in range(_SAID):
            said[place] = 0
        said[_REST * ROW] = boxes
    else:
        left = look_at_empty(empty, boxes, seen)
        empty_says(numbers, boxes, marks, seen, neurons, said, _REST * ROW)
    cells = new_ints(_SUBSETS)
    cells[0] = 0
    for place in range(size):
        for chosen in range(1 << place):
            cells[(1 << place) + chosen] = cells[chosen] | tables[part + 1 + place]
    for symbol in range(len(SYMBOLS)):
        for chosen in range(1 << size):
            if roll != ANY and not goes(size, chosen, dice_of(roll, symbol)):
                continue
            place, new = (_SUBSETS * symbol + chosen) * ROW, cells[chosen]
            if over:
                number, total = areas(grid[at + symbol] | new)
                said[place] = number * total
            else:
                known_at = KNOWN * symbol
                symbol_says(
                    numbers,
                    known,
                    known_at,
                    new,
                    empty,
                    left,
                    boxes,
                    marks,
                    seen,
                    neurons,
                    said,
                    place,
                )


@helper
def _worth(numbers: Lore, said: Lore, circles: int, triangles: int, crosses: int) -> float:
    """What the grid is worth when the symbols have these cells of the part."""
    return worth_together(
        numbers,
        OUT,
        said,
        _REST * ROW,
        circles * ROW,
        (_SUBSETS + triangles) * ROW,
        (2 * _SUBSETS + crosses) * ROW,
    )


@helper
def worth_of(numbers: Lore, grid: Ints, at: int) -> float:
    """What a grid is worth at first sight."""
    if not goes_on(grid, at):
        return float(points_of(grid, at))
    known = new_ints(KNOWN)
    marks, seen = new_ints(MOST_MARKS), new_floats(MEASURES)
    neurons, said = new_floats(NEURONS), new_floats((len(SYMBOLS) + 1) * ROW)
    empty, boxes = GRID & ~filled_cells(grid, at), grid[at + BOXES]
    left = look_at_empty(empty, boxes, seen)
    empty_says(numbers, boxes, marks, seen, neurons, said, 0)
    for symbol in range(len(SYMBOLS)):
        note_areas(grid[at + symbol], known, 0)
        place = (symbol + 1) * ROW
        symbol_says(numbers, known, 0, 0, empty, left, boxes, marks, seen, neurons, said, place)
    return float(worth_together(numbers, OUT, said, 0, ROW, 2 * ROW, 3 * ROW))


# Before a roll


@helper
def _compare(numbers: Lore, said: Lore, size: int, best: Values) -> None:
    """Compare all ways to write on a part with the best way so far of every roll that allows it."""
    whole = (1 << size) - 1
    for circles in range(whole + 1):
        for triangles in range(whole + 1):
            if triangles & circles:
                continue
            crosses = whole & ~circles & ~triangles
            worth = _worth(numbers, said, circles, triangles, crosses)
            if size == DICE:
                roll = ROLL_WITH[(DICE + 1) * ONES[circles] + ONES[triangles]]
                best[roll] = max(best[roll], worth)
                continue
            for roll in range(len(ROLLS)):
                if (
                    goes(size, circles, dice_of(roll, 0))
                    and goes(size, triangles, dice_of(roll, 1))
                    and goes(size, crosses, dice_of(roll, 2))
                ):
                    best[roll] = max(best[roll], worth)


@kernel(types.float64(INTS, FLOATS, INTS, types.int64, VALUES))
def before_roll(tables: Ints, numbers: Lore, grid: Ints, at: int, best: Values) -> float:
    """What the best writing of every roll is worth, and their average."""
    taken, stands = filled_cells(grid, at), points_of(grid, at)
    may_end = not goes_on(grid, at) or bits.count(GRID & ~taken) <= END_FROM
    for roll in range(len(ROLLS)):
        best[roll] = stands if may_end else -np.inf
    if not goes_on(grid, at):
        return stands
    known = new_ints(len(SYMBOLS) * KNOWN)
    for symbol in range(len(SYMBOLS)):
        note_areas(grid[at + symbol], known, KNOWN * symbol)
    marks, seen = new_ints(MOST_MARKS), new_floats(MEASURES)
    neurons, said = new_floats(NEURONS), new_floats(_SAID)
    size = DICE
    for number in range((tables[FORMATIONS] - tables[PARTS]) // PART_ROW):
        if size > 1 and number >= tables[FIRST_PART + size - 1]:
            size -= 1
            if size < DICE - may_be_over(grid, at):
                break
        part = tables[PARTS] + PART_ROW * number
        if tables[part] & taken == 0 and (size == DICE or tables[part] & EDGE != 0):
            _say_all(tables, numbers, grid, at, ANY, part, size, known, marks, seen, neurons, said)
            _compare(numbers, said, size, best)
    total, weights = 0.0, 0
    for roll in range(len(ROLLS)):
        total += ROLL_WEIGHTS[roll] * best[roll]
        weights += ROLL_WEIGHTS[roll]
    return total / weights


# After a roll


@helper
def _insert(worth: float, number: int, most: int, ways: Ints, worths: Values) -> int:
    """Make room among the best ways so far; return for which place."""
    place = number if number < most else most - 1
    while place > 0 and worths[place - 1] < worth:
        worths[place] = worths[place - 1]
        for one in range(GRID_ROW):
            ways[GRID_ROW * place + one] = ways[GRID_ROW * (place - 1) + one]
        place -= 1
    worths[place] = worth
    return place


@helper
def _write(
    tables: Ints,
    grid: Ints,
    at: int,
    part: int,
    size: int,
    circles: int,
    triangles: int,
    ways: Ints,
    place: int,
) -> None:
    """Write the grid as it is with the symbols on a part."""
    for one in range(GRID_ROW):
        ways[place + one] = grid[at + one]
    ways[place + BOXES] -= DICE - size
    for one in range(size):
        symbol = 0 if circles >> one & 1 else 1 if triangles >> one & 1 else 2
        ways[place + symbol] |= tables[part + 1 + one]


@kernel(
    types.int64(
        INTS,
        FLOATS,
        INTS,
        types.int64,
        types.int64,
        types.int64,
        types.float64,
        WORDS,
        INTS,
        VALUES,
    )
)
def best_ways(
    tables: Ints,
    numbers: Lore,
    grid: Ints,
    at: int,
    roll: int,
    most: int,
    noise: float,
    rng: Words,
    ways: Ints,
    worths: Values,
) -> int:
    """Write the grids that the best-looking ways to write a roll lead to, and what each is worth;
    return their number. At ``worths[most]`` stands the best without noise."""
    taken = filled_cells(grid, at)
    known = new_ints(len(SYMBOLS) * KNOWN)
    for symbol in range(len(SYMBOLS)):
        note_areas(grid[at + symbol], known, KNOWN * symbol)
    marks, seen = new_ints(MOST_MARKS), new_floats(MEASURES)
    neurons, said = new_floats(NEURONS), new_floats(_SAID)
    size, found = DICE, 0
    worths[most] = -np.inf
    for number in range((tables[FORMATIONS] - tables[PARTS]) // PART_ROW):
        if size > 1 and number >= tables[FIRST_PART + size - 1]:
            size -= 1
            if size < DICE - may_be_over(grid, at):
                break
        part = tables[PARTS] + PART_ROW * number
        if tables[part] & taken != 0 or (size < DICE and tables[part] & EDGE == 0):
            continue
        _say_all(tables, numbers, grid, at, roll, part, size, known, marks, seen, neurons, said)
        whole = (1 << size) - 1
        for circles in range(whole + 1):
            if not goes(size, circles, dice_of(roll, 0)):
                continue
            for triangles in range(whole + 1):
                crosses = whole & ~circles & ~triangles
                if triangles & circles or not goes(size, triangles, dice_of(roll, 1)):
                    continue
                if not goes(size, crosses, dice_of(roll, 2)):
                    continue
                worth = float(_worth(numbers, said, circles, triangles, crosses))
                worths[most] = max(worths[most], worth)
                if noise > 0:
                    uniform = (np.float64(next_word(rng) >> _32) + 0.5) / _2_TO_32
                    worth -= noise * log(-log(uniform))
                if found < most or worth > worths[most - 1]:
                    place = GRID_ROW * _insert(worth, found, most, ways, worths)
                    _write(tables, grid, at, part, size, circles, triangles, ways, place)
                    found = min(found + 1, most)
    return found


MOST_FURTHER = 4
"""No more ways than this are compared after a roll."""


@helper
def after_roll(tables: Ints, numbers: Lore, grid: Ints, at: int, roll: int, further: int) -> float:
    """What a roll is worth: the best of so many ways to write that look best, each judged by what
    can be rolled then."""
    ways, worths = new_ints(GRID_ROW * MOST_FURTHER), new_values(MOST_FURTHER + 1)
    rolls, rng = new_values(len(ROLLS)), new_words(1)
    number = best_ways(tables, numbers, grid, at, roll, further, 0.0, rng, ways, worths)
    may_end = bits.count(GRID & ~filled_cells(grid, at)) <= END_FROM
    best = float(points_of(grid, at)) if may_end else -np.inf
    for one in range(number):
        best = max(best, before_roll(tables, numbers, ways, GRID_ROW * one, rolls))
    return best
