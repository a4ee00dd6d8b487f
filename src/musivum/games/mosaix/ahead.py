"""Looking ahead, alone: the best ways to write, and what the next rolls bring.

What a grid is worth is said in ``foresight.py``; here it is four numbers, the cells of each symbol
and the free boxes. All ways to put dice on the same cells share what is said of a symbol on some of
them.
"""

import numpy as np

from musivum.core.compiled import Ints, Words, called, helper
from musivum.core.curves import log
from musivum.core.pointers import clear, new_floats, new_ints, new_values
from musivum.core.policy import Lore, Values
from musivum.core.rng import next_word
from musivum.games.mosaix.data import (
    ALL_DICE,
    DICE,
    GRID,
    PART_ROW,
    PARTS,
    ROLL_WEIGHTS,
    ROLLS,
    SYMBOLS,
)
from musivum.games.mosaix.foresight import (
    GAPS,
    KNOWN,
    MEASURES,
    MOST_MARKS,
    NEURONS,
    OUT,
    ROW,
    empty_says,
    note_areas,
    note_gaps,
    stage_of,
    symbol_says,
    worth_together,
)
from musivum.games.mosaix.lore import look_at_empty
from musivum.games.mosaix.sheet import areas, has_room
from musivum.games.mosaix.writings import END_FROM, ONES, dice_of, goes, next_part
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


@called
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
) -> int:
    """Write what is said of every symbol on all cells of a part that it can get, with this roll or
    with ANY, and of the rest of the grid then; return the stage."""
    empty = GRID & ~filled_cells(grid, at) & ~tables[part]
    boxes = grid[at + BOXES] - DICE + size
    over = not has_room(empty, min(boxes, DICE - 1))
    left, stage, live, gaps = 0, 0, 0, new_ints(GAPS)
    if over:
        for place in range(_SAID):
            said[place] = 0
        said[_REST * ROW] = boxes
    else:
        left = look_at_empty(empty, boxes, seen)
        stage, live = stage_of(left), note_gaps(empty, boxes, gaps)
        empty_says(numbers, stage, boxes, marks, seen, neurons, said, _REST * ROW)
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
                    stage,
                    known,
                    known_at,
                    new,
                    live,
                    gaps,
                    left,
                    boxes,
                    marks,
                    seen,
                    neurons,
                    said,
                    place,
                )
    return stage


@helper
def _worth(
    numbers: Lore, stage: int, said: Lore, circles: int, triangles: int, crosses: int
) -> float:
    """What the grid is worth when the symbols have these cells of the part."""
    return worth_together(
        numbers,
        stage + OUT,
        said,
        _REST * ROW,
        circles * ROW,
        (_SUBSETS + triangles) * ROW,
        (2 * _SUBSETS + crosses) * ROW,
    )


@called
def worth_of(numbers: Lore, grid: Ints, at: int) -> float:
    """What a grid is worth at first sight."""
    if not goes_on(grid, at):
        return float(points_of(grid, at))
    known = new_ints(KNOWN)
    marks, seen = new_ints(MOST_MARKS), new_floats(MEASURES)
    neurons, said = new_floats(NEURONS), new_floats((len(SYMBOLS) + 1) * ROW)
    empty, boxes = GRID & ~filled_cells(grid, at), grid[at + BOXES]
    left, gaps = look_at_empty(empty, boxes, seen), new_ints(GAPS)
    stage, live = stage_of(left), note_gaps(empty, boxes, gaps)
    empty_says(numbers, stage, boxes, marks, seen, neurons, said, 0)
    for symbol in range(len(SYMBOLS)):
        note_areas(grid[at + symbol], known, 0)
        place = (symbol + 1) * ROW
        symbol_says(
            numbers, stage, known, 0, 0, live, gaps, left, boxes, marks, seen, neurons, said, place
        )
    return float(worth_together(numbers, stage + OUT, said, 0, ROW, 2 * ROW, 3 * ROW))


# Before a roll

# On most parts no roll is written best, and by one more writing not much changes. So of a grid with
# a few new cells only those parts are tried that are beside them, and those that were good before.
GOOD = 16
"""A set of parts, which has so many words of 64 bits …"""
MOST_GOOD = 8
"""… and for every roll so many parts, on which it is written best."""


@helper
def _tried(good: Ints, number: int, cells: int, near: int) -> bool:
    return cells & near != 0 or good[number >> 6] >> (number & 63) & 1 != 0


@helper
def _compare(numbers: Lore, stage: int, said: Lore, size: int, best: Values) -> None:
    """Note what the best way to write on a part is worth, for every roll."""
    for roll in range(len(ROLLS)):
        best[roll] = -np.inf
    whole = (1 << size) - 1
    for circles in range(whole + 1):
        for triangles in range(whole + 1):
            if triangles & circles:
                continue
            crosses = whole & ~circles & ~triangles
            worth = _worth(numbers, stage, said, circles, triangles, crosses)
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


@helper
def _rank(worths: Values, number: int, ranked: Values, parts: Ints) -> None:
    """Put a part where it belongs among the best of every roll."""
    for roll in range(len(ROLLS)):
        worth, first = worths[roll], MOST_GOOD * roll
        place = first + MOST_GOOD - 1
        if worth <= ranked[place]:
            continue
        while place > first and ranked[place - 1] < worth:
            ranked[place], parts[place] = ranked[place - 1], parts[place - 1]
            place -= 1
        ranked[place], parts[place] = worth, number


@helper
def _try_parts(
    tables: Ints,
    numbers: Lore,
    grid: Ints,
    at: int,
    near: int,
    good: Ints,
    ranked: Values,
    parts: Ints,
) -> None:
    """Find the parts on which every roll is written best."""
    taken, fewest = filled_cells(grid, at), DICE - may_be_over(grid, at)
    known = new_ints(len(SYMBOLS) * KNOWN)
    for symbol in range(len(SYMBOLS)):
        note_areas(grid[at + symbol], known, KNOWN * symbol)
    marks, seen = new_ints(MOST_MARKS), new_floats(MEASURES)
    neurons, said = new_floats(NEURONS), new_floats(_SAID)
    worths = new_values(len(ROLLS))
    number, size = next_part(tables, taken, fewest, -1, DICE)
    while number >= 0:
        part = tables[PARTS] + PART_ROW * number
        if _tried(good, number, tables[part], near):
            stage = _say_all(
                tables, numbers, grid, at, ANY, part, size, known, marks, seen, neurons, said
            )
            _compare(numbers, stage, said, size, worths)
            _rank(worths, number, ranked, parts)
        number, size = next_part(tables, taken, fewest, number, size)


@helper
def may_end(grid: Ints, at: int) -> bool:
    """Whether one would think of ending the game."""
    return bits.count(GRID & ~filled_cells(grid, at)) <= END_FROM or not goes_on(grid, at)


@called
def rank_parts(
    tables: Ints,
    numbers: Lore,
    grid: Ints,
    at: int,
    near: int,
    good: Ints,
    better: Ints,
    ranked: Values,
    parts: Ints,
) -> None:
    """The best parts of every roll and what they are worth, on a grid that can be written on; and
    all of them together."""
    for place in range(len(ROLLS) * MOST_GOOD):
        ranked[place] = -np.inf
    while ranked[0] == -np.inf:
        _try_parts(tables, numbers, grid, at, near, good, ranked, parts)
        near = GRID
    clear(better, GOOD)
    for place in range(len(ROLLS) * MOST_GOOD):
        if ranked[place] > -np.inf:
            better[parts[place] >> 6] |= 1 << (parts[place] & 63)


@called
def before_roll(
    tables: Ints,
    numbers: Lore,
    grid: Ints,
    at: int,
    near: int,
    good: Ints,
    best: Values,
    better: Ints,
) -> float:
    """What the best writing of every roll is worth, and their average.

    Only ``good`` parts are tried, and those with a cell that is ``near``; all, if there is none.
    Which of them are good now is written down, too.
    """
    stands = float(points_of(grid, at)) if may_end(grid, at) else -np.inf
    for roll in range(len(ROLLS)):
        best[roll] = stands
    clear(better, GOOD)
    if not goes_on(grid, at):
        return stands
    ranked, parts = new_values(len(ROLLS) * MOST_GOOD), new_ints(len(ROLLS) * MOST_GOOD)
    rank_parts(tables, numbers, grid, at, near, good, better, ranked, parts)
    total = 0.0
    for roll in range(len(ROLLS)):
        best[roll] = max(best[roll], ranked[MOST_GOOD * roll])
        total += ROLL_WEIGHTS[roll] * best[roll]
    return total / ALL_DICE


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


@called
def best_ways(
    tables: Ints,
    numbers: Lore,
    grid: Ints,
    at: int,
    roll: int,
    near: int,
    good: Ints,
    most: int,
    noise: float,
    rng: Words,
    ways: Ints,
    worths: Values,
) -> int:
    """Write the grids that the best-looking ways to write a roll lead to, and what each is worth;
    return their number. At ``worths[most]`` stands the best without noise. Parts are tried as in
    ``before_roll``."""
    taken, fewest = filled_cells(grid, at), DICE - may_be_over(grid, at)
    known = new_ints(len(SYMBOLS) * KNOWN)
    for symbol in range(len(SYMBOLS)):
        note_areas(grid[at + symbol], known, KNOWN * symbol)
    marks, seen = new_ints(MOST_MARKS), new_floats(MEASURES)
    neurons, said = new_floats(NEURONS), new_floats(_SAID)
    found = 0
    worths[most] = -np.inf
    number, size = next_part(tables, taken, fewest, -1, DICE)
    while number >= 0:
        part, whole = tables[PARTS] + PART_ROW * number, (1 << size) - 1
        if not _tried(good, number, tables[part], near):
            number, size = next_part(tables, taken, fewest, number, size)
            continue
        stage = _say_all(
            tables, numbers, grid, at, roll, part, size, known, marks, seen, neurons, said
        )
        for circles in range(whole + 1):
            if not goes(size, circles, dice_of(roll, 0)):
                continue
            for triangles in range(whole + 1):
                crosses = whole & ~circles & ~triangles
                if triangles & circles or not goes(size, triangles, dice_of(roll, 1)):
                    continue
                if not goes(size, crosses, dice_of(roll, 2)):
                    continue
                worth = float(_worth(numbers, stage, said, circles, triangles, crosses))
                worths[most] = max(worths[most], worth)
                if noise > 0:
                    uniform = (np.float64(next_word(rng) >> _32) + 0.5) / _2_TO_32
                    worth -= noise * log(-log(uniform))
                if found < most or worth > worths[most - 1]:
                    place = GRID_ROW * _insert(worth, found, most, ways, worths)
                    _write(tables, grid, at, part, size, circles, triangles, ways, place)
                    found = min(found + 1, most)
        number, size = next_part(tables, taken, fewest, number, size)
    return found
