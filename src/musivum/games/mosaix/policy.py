"""How one builds and writes by what was learned about grids (see ``lore.py``).

Building and writing are one choice: any part of the grid that a tetromino can cover, with any of
the dice on each of its cells. With several players nobody has boxes, and symbols left over the
edge cost nothing; then the grid is judged as if ``USUAL_BOXES`` were free.
"""

import numpy as np

from musivum.core import policy
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.curves import log
from musivum.core.pointers import new_floats, new_ints, new_values
from musivum.core.policy import NOWHERE, Lore, Policy, Values
from musivum.core.rng import next_word
from musivum.games.mosaix.data import (
    BUILDS,
    COUNT_AT,
    DICE,
    EDGE,
    END,
    FIRST_PART,
    FIRST_WRITING,
    FORMATIONS,
    GRID,
    MOST_MOVES,
    PART_ROW,
    PARTS,
    PASS,
    PLAYERS,
    POWERS,
    ROLLED,
    ROLLED_FORMATIONS,
    ROLLS,
    ROW,
    SIDE,
    START_AT,
    SYMBOLS,
    WRITING_ACTIONS,
    WRITINGS,
)
from musivum.games.mosaix.lore import (
    NOISE,
    SYMBOL_INPUTS,
    empty_worth,
    look_at_empty,
    lore,
    symbol_worth,
)
from musivum.games.mosaix.rules import legal, over_edge
from musivum.games.mosaix.sheet import (
    BUILDING,
    CHOICE,
    FREE_BOXES,
    PHASE,
    ROLLED_DICE,
    SEAT,
    SEATS,
    areas,
    filled,
    has_room,
    marks,
    points,
    size_of,
)
from musivum.geometry import bits

ROLL_DICE = np.array([roll.count(symbol) for roll in ROLLS for symbol in SYMBOLS], dtype=np.int64)
"""How many of each symbol a roll has."""
ONES = np.array([number.bit_count() for number in range(1 << DICE)], dtype=np.int64)
USUAL_BOXES = 5
LEAST_EFFORT = 0.05
END_FROM = 12
"""Nobody ends a game on purpose while more cells than this are empty."""

_VALUE, _PART, _CIRCLES, _TRIANGLES, _BEST = 0, 1, 2, 3, 4
"""The best way to write so far: its worth, the part, and which of its cells get which symbol."""

_32 = np.uint64(32)
_2_TO_32 = np.float64(1 << 32)


# What a grid is worth


@helper
def _boxes(tables: Ints, state: Ints, struck: int) -> int:
    """The free boxes after so many have been struck, as the networks see them."""
    return state[FREE_BOXES] - struck if tables[PLAYERS] == 1 else USUAL_BOXES


@helper
def _may_leave(tables: Ints, boxes: int) -> int:
    return min(boxes, DICE - 1) if tables[PLAYERS] == 1 else DICE - 1


@helper
def _rest_worth(
    tables: Ints, numbers: Lore, empty: int, boxes: int, seen: Lore
) -> tuple[int, np.float32]:
    """How many empty cells are left (-1 if nothing can be written any more), and their worth."""
    own = boxes if tables[PLAYERS] == 1 else 0
    if not has_room(empty, _may_leave(tables, boxes)):
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
def _dice(roll: int, symbol: int) -> int:
    """How many dice of a roll show a symbol."""
    return ROLL_DICE[len(SYMBOLS) * roll + symbol]


@helper
def _goes(size: int, chosen: int, dice: int) -> bool:
    """Whether so many cells of a part can get a symbol that so many dice show."""
    return ONES[chosen] == dice if size == DICE else ONES[chosen] <= dice


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
    at = tables[PARTS] + PART_ROW * part
    empty = GRID & ~(state[grid] | state[grid + 1] | state[grid + 2]) & ~tables[at]
    boxes = _boxes(tables, state, DICE - size)
    left, rest = _rest_worth(tables, numbers, empty, boxes, seen)
    whole = (1 << size) - 1
    for symbol in range(len(SYMBOLS)):
        for chosen in range(whole + 1):
            if not _goes(size, chosen, _dice(roll, symbol)):
                continue
            cells = state[grid + symbol]
            for place in range(size):
                if chosen >> place & 1:
                    cells |= tables[at + 1 + place]
            worths[16 * symbol + chosen] = _symbol_worth(numbers, cells, empty, left, boxes, seen)
    noise = numbers[NOISE]
    for circles in range(whole + 1):
        if not _goes(size, circles, _dice(roll, 0)):
            continue
        for triangles in range(whole + 1):
            crosses = whole & ~circles & ~triangles
            if triangles & circles or not _goes(size, triangles, _dice(roll, 1)):
                continue
            if not _goes(size, crosses, _dice(roll, 2)):
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
    size = DICE
    fewest = DICE - over_edge(tables, state)
    for part in range((tables[FORMATIONS] - tables[PARTS]) // PART_ROW):
        if size > 1 and part >= tables[FIRST_PART + size - 1]:
            size -= 1
            if size < fewest:
                break
        cells = tables[tables[PARTS] + PART_ROW * part]
        if cells & taken == 0 and (size == DICE or cells & EDGE != 0):
            _judge_part(tables, numbers, state, grid, roll, part, size, worths, seen, rng, best)
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


@helper
def _formation_for(tables: Ints, state: Ints, writing: int) -> int:
    """A formation of the rolled dice that can be written so."""
    entry = tables[ROLLED] + 2 * (state[ROLLED_DICE] - 1)
    start = tables[ROLLED_FORMATIONS] + tables[entry]
    for place in range(start, start + tables[entry + 1]):
        row = tables[FORMATIONS] + ROW * tables[place]
        low = tables[WRITING_ACTIONS] + tables[row + START_AT]
        end = low + tables[row + COUNT_AT + DICE - 1]
        high = end
        while low < high:
            middle = (low + high) >> 1
            if tables[middle] < writing:
                low = middle + 1
            else:
                high = middle
        if low < end and tables[low] == writing:
            return tables[place]
    return -1  # never: the writing is one of the roll's


# The kernels


@helper
def _writing_worth(
    tables: Ints, numbers: Lore, state: Ints, seat: int, action: int, seen: Lore
) -> float:
    grid = SEATS + SEAT * seat
    circles, triangles, crosses = state[grid], state[grid + 1], state[grid + 2]
    boxes = _boxes(tables, state, 0)
    if action != tables[PASS]:
        new = marks(tables, action)
        circles |= new[0]
        triangles |= new[1]
        crosses |= new[2]
        boxes = _boxes(tables, state, DICE - size_of(tables, action))
    return grid_worth(tables, numbers, circles, triangles, crosses, boxes, seen)


@helper
def _anybody_writes(tables: Ints, state: Ints, formation: int) -> bool:
    """Whether some seat can write a formation."""
    row = tables[FORMATIONS] + ROW * formation
    first = tables[WRITINGS] + tables[row + START_AT]
    ways = tables[row + COUNT_AT + over_edge(tables, state)]
    for seat in range(tables[PLAYERS]):
        taken = filled(state, seat)
        for place in range(first, first + ways):
            if tables[place] & taken == 0:
                return True
    return False


@helper
def _formation_worth(
    tables: Ints, numbers: Lore, state: Ints, seat: int, formation: int, seen: Lore
) -> float:
    """What a formation is worth to a seat: its best writing, or a pass while others write."""
    row = tables[FORMATIONS] + ROW * formation
    first = tables[WRITING_ACTIONS] + tables[row + START_AT]
    taken = filled(state, seat)
    best = -np.inf
    for place in range(first, first + tables[row + COUNT_AT + over_edge(tables, state)]):
        new = marks(tables, tables[place])
        if (new[0] | new[1] | new[2]) & taken == 0:
            worth = _writing_worth(tables, numbers, state, seat, tables[place], seen)
            best = max(best, worth)
    if best > -np.inf:
        return best
    if _anybody_writes(tables, state, formation):
        return _writing_worth(tables, numbers, state, seat, tables[PASS], seen)
    return NOWHERE


@kernel(policy.RATE)
def rate(tables: Ints, numbers: Lore, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """What each formation (by its best writing) or each writing is worth to a seat."""
    seen = new_floats(SYMBOL_INPUTS)
    number = legal(tables, state, seat, moves)
    for i in range(number):
        if moves[i] < BUILDS:
            values[i] = _formation_worth(tables, numbers, state, seat, moves[i], seen)
        elif moves[i] == tables[END]:
            values[i] = points(state, seat)
        else:
            values[i] = _writing_worth(tables, numbers, state, seat, moves[i], seen)
    return number


@helper
def _any(tables: Ints, state: Ints) -> int:
    """Where a formation of the roll stands, for one who can write none."""
    return tables[ROLLED_FORMATIONS] + tables[tables[ROLLED] + 2 * (state[ROLLED_DICE] - 1)]


@kernel(policy.ADVISE)
def advise(tables: Ints, numbers: Lore, state: Ints, seat: int, rng: Words) -> int:
    """The formation with the best writing, the best writing of a formation, or the end."""
    if state[PHASE] == BUILDING:
        writing = best_writing(tables, numbers, state, seat, rng)
        if writing < 0:
            return tables[END] if tables[PLAYERS] == 1 else tables[_any(tables, state)]
        return _formation_for(tables, state, writing)
    moves = new_ints(MOST_MOVES)
    seen = new_floats(SYMBOL_INPUTS)
    number = legal(tables, state, seat, moves)
    best, found = -np.inf, moves[0]
    if number == 1:
        return found
    for i in range(number):
        # To end now is never better than to have ended before: nothing was rolled since.
        if moves[i] != tables[END]:
            worth = _writing_worth(tables, numbers, state, seat, moves[i], seen)
            if worth > best:
                best, found = worth, moves[i]
    return found


@kernel(policy.EXPECT)
def expect(tables: Ints, numbers: Lore, state: Ints, seat: int) -> float:
    """The points that a seat will have: of its grid, with the writing that it has chosen."""
    seen = new_floats(SYMBOL_INPUTS)
    choice = state[SEATS + SEAT * seat + CHOICE] - 1
    action = choice if choice >= 0 else tables[PASS]
    return _writing_worth(tables, numbers, state, seat, action, seen)


@kernel(policy.EFFORT)
def effort(state: Ints, seat: int) -> float:
    """The ways to write grow faster than the empty cells, and so does the number of writings."""
    taken = 0
    for symbol in range(len(SYMBOLS)):
        taken |= state[SEATS + SEAT * seat + symbol]
    share = bits.count(GRID & ~taken) / (SIDE * SIDE - 1)
    return max(LEAST_EFFORT, share * share)


POLICY = Policy(rate=rate, advise=advise, expect=expect, lore=lore, effort=effort)
