"""What all ways to write are worth, by what was learned about grids (see ``lore.py``).

Building and writing are one choice: any *part* of the grid that a tetromino can cover, with any of
the dice on each of its cells. What a symbol is worth on some cells of a part serves all ways to
write that have it in common. With several players nobody has boxes, and symbols left over the
edge cost nothing; then the grid is judged as if ``USUAL_BOXES`` were free.
"""

import numpy as np

from musivum.core.compiled import Ints, Words, helper
from musivum.core.curves import log
from musivum.core.pointers import new_floats, new_values
from musivum.core.policy import Lore, Values
from musivum.core.rng import next_word
from musivum.games.mosaix.data import (
    DICE,
    EDGE,
    FIRST_PART,
    FIRST_WRITING,
    FORMATIONS,
    GRID,
    PART_ROW,
    PARTS,
    PLAYERS,
    POWERS,
    ROLLS,
    SYMBOLS,
)
from musivum.games.mosaix.lore import (
    NOISE,
    SYMBOL_INPUTS,
    empty_worth,
    look_at_empty,
    symbol_worth,
)
from musivum.games.mosaix.rules import over_edge
from musivum.games.mosaix.sheet import (
    FREE_BOXES,
    ROLLED_DICE,
    SEAT,
    SEATS,
    areas,
    filled,
    has_room,
    points,
)
from musivum.geometry import bits

ROLL_DICE = np.array([roll.count(symbol) for roll in ROLLS for symbol in SYMBOLS], dtype=np.int64)
"""How many of each symbol a roll has."""
ONES = np.array([number.bit_count() for number in range(1 << DICE)], dtype=np.int64)
USUAL_BOXES = 5
END_FROM = 12
"""Nobody ends a game on purpose while more cells than this are empty."""

_VALUE, _PART, _CIRCLES, _TRIANGLES, _BEST = 0, 1, 2, 3, 4
"""The best way to write so far: its worth, the part, and which of its cells get which symbol."""

_32 = np.uint64(32)
_2_TO_32 = np.float64(1 << 32)


# What a grid is worth


@helper
def boxes_of(tables: Ints, state: Ints, struck: int) -> int:
    """The free boxes after so many have been struck, as the networks see them."""
    return state[FREE_BOXES] - struck if tables[PLAYERS] == 1 else USUAL_BOXES


@helper
def may_leave(tables: Ints, boxes: int) -> int:
    """How many symbols may be left over the edge with so many free boxes."""
    return min(boxes, DICE - 1) if tables[PLAYERS] == 1 else DICE - 1


@helper
def _rest_worth(
    tables: Ints, numbers: Lore, empty: int, boxes: int, seen: Lore
) -> tuple[int, np.float32]:
    """How many empty cells are left (-1 if nothing can be written any more), and their worth."""
    own = boxes if tables[PLAYERS] == 1 else 0
    if not has_room(empty, may_leave(tables, boxes)):
        return -1, np.float32(own)
    left = look_at_empty(empty, boxes, seen)
    return left, np.float32(own - boxes) + empty_worth(numbers, boxes, seen)


@helper
def _symbol_worth(
    numbers: Lore, cells: int, empty: int, left: int, boxes: int, seen: Lore
) -> np.float32:
    if left < 0:
        number, total = areas(cells)
        return np.float32(number * total)
    return symbol_worth(numbers, cells, empty, left, boxes, seen)


@helper
def grid_worth(
    tables: Ints,
    numbers: Lore,
    circles: int,
    triangles: int,
    crosses: int,
    boxes: int,
    seen: Lore,
) -> float:
    """The points that a grid will bring, before the next roll."""
    empty = GRID & ~(circles | triangles | crosses)
    left, worth = _rest_worth(tables, numbers, empty, boxes, seen)
    for cells in (circles, triangles, crosses):
        worth += _symbol_worth(numbers, cells, empty, left, boxes, seen)
    return float(worth)


# The best way to write, over all formations


@helper
def dice_of(roll: int, symbol: int) -> int:
    """How many dice of a roll show a symbol."""
    return ROLL_DICE[len(SYMBOLS) * roll + symbol]


@helper
def goes(size: int, chosen: int, dice: int) -> bool:
    """Whether so many cells of a part can get a symbol that so many dice show."""
    return ONES[chosen] == dice if size == DICE else ONES[chosen] <= dice


@helper
def next_part(tables: Ints, taken: int, fewest: int, number: int, size: int) -> tuple[int, int]:
    """The next part after one of this size on which at least so many dice can be written, and its
    size; -1 after the last one. The largest come first; before them is -1 of size DICE."""
    while True:
        number += 1
        if number == (tables[FORMATIONS] - tables[PARTS]) // PART_ROW:
            return -1, size
        if size > 1 and number >= tables[FIRST_PART + size - 1]:
            size -= 1
            if size < fewest:
                return -1, size
        cells = tables[tables[PARTS] + PART_ROW * number]
        if cells & taken == 0 and (size == DICE or cells & EDGE != 0):
            return number, size


@helper
def _rate_part(
    tables: Ints,
    numbers: Lore,
    state: Ints,
    grid: int,
    roll: int,
    part: int,
    size: int,
    worths: Values,
    seen: Lore,
) -> np.float32:
    """Write what every symbol is worth on all cells of a part that it can get with this roll;
    return what the rest of the grid is worth then."""
    at = tables[PARTS] + PART_ROW * part
    empty = GRID & ~(state[grid] | state[grid + 1] | state[grid + 2]) & ~tables[at]
    boxes = boxes_of(tables, state, DICE - size)
    left, rest = _rest_worth(tables, numbers, empty, boxes, seen)
    for symbol in range(len(SYMBOLS)):
        for chosen in range(1 << size):
            if not goes(size, chosen, dice_of(roll, symbol)):
                continue
            cells = state[grid + symbol]
            for place in range(size):
                if chosen >> place & 1:
                    cells |= tables[at + 1 + place]
            worths[16 * symbol + chosen] = _symbol_worth(numbers, cells, empty, left, boxes, seen)
    return rest


@helper
def _judge_part(
    tables: Ints,
    numbers: Lore,
    state: Ints,
    grid: int,
    roll: int,
    part: int,
    size: int,
    worths: Values,
    seen: Lore,
    rng: Words,
    best: Values,
) -> None:
    """Compare all ways to put the dice on a part with the best way so far."""
    rest = _rate_part(tables, numbers, state, grid, roll, part, size, worths, seen)
    whole = (1 << size) - 1
    noise = numbers[NOISE]
    for circles in range(whole + 1):
        if not goes(size, circles, dice_of(roll, 0)):
            continue
        for triangles in range(whole + 1):
            crosses = whole & ~circles & ~triangles
            if triangles & circles or not goes(size, triangles, dice_of(roll, 1)):
                continue
            if not goes(size, crosses, dice_of(roll, 2)):
                continue
            value = rest + worths[circles] + worths[16 + triangles] + worths[32 + crosses]
            if noise > 0:
                uniform = (np.float64(next_word(rng) >> _32) + 0.5) / _2_TO_32
                value -= noise * log(-log(uniform))
            if value > best[_VALUE]:
                best[_VALUE], best[_PART] = value, part
                best[_CIRCLES], best[_TRIANGLES] = circles, triangles


@helper
def best_writing(tables: Ints, numbers: Lore, state: Ints, seat: int, rng: Words) -> int:
    """The action of the best writing over all formations of the roll; -1 to end the game."""
    worths = new_values(16 * len(SYMBOLS))
    seen = new_floats(SYMBOL_INPUTS)
    best = new_values(_BEST)
    grid = SEATS + SEAT * seat
    roll = state[ROLLED_DICE] - 1
    taken = filled(state, seat)
    best[_VALUE], best[_PART] = -np.inf, -1
    if tables[PLAYERS] == 1 and bits.count(GRID & ~taken) <= END_FROM:
        best[_VALUE] = points(state, seat)
    fewest = DICE - over_edge(tables, state)
    part, size = next_part(tables, taken, fewest, -1, DICE)
    while part >= 0:
        _judge_part(tables, numbers, state, grid, roll, part, size, worths, seen, rng, best)
        part, size = next_part(tables, taken, fewest, part, size)
    return _action(tables, best)


@helper
def _action(tables: Ints, best: Values) -> int:
    part = np.int64(best[_PART])
    if part < 0:
        return -1
    circles, triangles = np.int64(best[_CIRCLES]), np.int64(best[_TRIANGLES])
    size = DICE
    while size > 1 and part >= tables[FIRST_PART + size - 1]:
        size -= 1
    symbols = 0
    for place in range(size):
        symbol = 0 if circles >> place & 1 else 1 if triangles >> place & 1 else 2
        symbols = len(SYMBOLS) * symbols + symbol
    return (
        tables[FIRST_WRITING + size] + (part - tables[FIRST_PART + size]) * POWERS[size] + symbols
    )
