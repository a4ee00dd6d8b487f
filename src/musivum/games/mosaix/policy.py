"""How one builds and writes by what was learned about grids (see ``lore.py``, ``writings.py``)."""

import numpy as np

from musivum.core import policy
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.pointers import new_floats, new_ints
from musivum.core.policy import NOWHERE, Lore, Policy, Values
from musivum.games.mosaix.data import (
    BUILDS,
    COUNT_AT,
    DICE,
    END,
    FORMATIONS,
    GRID,
    MOST_MOVES,
    PASS,
    PLAYERS,
    ROLLED,
    ROLLED_FORMATIONS,
    ROW,
    SIDE,
    START_AT,
    SYMBOLS,
    WRITING_ACTIONS,
    WRITINGS,
)
from musivum.games.mosaix.foreseeing import foresee, sift
from musivum.games.mosaix.foresight import learned
from musivum.games.mosaix.lore import SYMBOL_INPUTS
from musivum.games.mosaix.rules import legal, over_edge
from musivum.games.mosaix.sheet import (
    BUILDING,
    CHOICE,
    PHASE,
    ROLLED_DICE,
    SEAT,
    SEATS,
    filled,
    marks,
    points,
    size_of,
)
from musivum.games.mosaix.writings import best_writing, boxes_of, grid_worth
from musivum.geometry import bits

LEAST_EFFORT = 0.05


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
    boxes = boxes_of(tables, state, 0)
    if action != tables[PASS]:
        new = marks(tables, action)
        circles |= new[0]
        triangles |= new[1]
        crosses |= new[2]
        boxes = boxes_of(tables, state, DICE - size_of(tables, action))
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


POLICY = Policy(
    rate=rate,
    advise=advise,
    expect=expect,
    lore=learned,
    effort=effort,
    foresee=foresee,
    sift=sift,
)
