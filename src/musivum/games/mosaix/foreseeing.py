"""How one who plays alone looks ahead: which moves are worth a search, and what it finds there."""

import numpy as np

from musivum.core import policy
from musivum.core.compiled import Ints, helper, kernel
from musivum.core.pointers import clear, new_ints, new_values, new_words
from musivum.core.policy import NOWHERE, Lore, Values
from musivum.games.mosaix.ahead import (
    BOXES,
    GOOD,
    GRID_ROW,
    best_ways,
    filled_cells,
    worth_of,
)
from musivum.games.mosaix.aim import KEEN, as_welcome
from musivum.games.mosaix.data import (
    BUILDS,
    COUNT_AT,
    DICE,
    END,
    FORMATIONS,
    GRID,
    ROLLS,
    ROW,
    START_AT,
    SYMBOLS,
    WRITING_ACTIONS,
    WRITINGS,
)
from musivum.games.mosaix.further import rolls_ahead
from musivum.games.mosaix.rules import legal, over_edge
from musivum.games.mosaix.sheet import (
    BUILDING,
    FREE_BOXES,
    PHASE,
    ROLLED_DICE,
    SEAT,
    SEATS,
    marks,
    points,
    size_of,
)
from musivum.geometry import bits

SIFTED, SIFTED_LATE, LATE = 16, 24, 20
"""Of all ways to write a roll so many are worth a search, with so few empty cells more, because
first sight errs more there …"""
SIFTED_WRITINGS = 2
"""… and of all writings of a formation."""
FURTHER = 1
"""After a roll that might come, so many of the best-looking ways to write are looked at further."""
DEEP, DEEPER = 20, 12
"""With so few empty cells, one looks three rolls ahead in the end, and four."""


@helper
def _grid_of(state: Ints, seat: int, grid: Ints) -> None:
    for symbol in range(len(SYMBOLS)):
        grid[symbol] = state[SEATS + SEAT * seat + symbol]
    grid[BOXES] = state[FREE_BOXES]


@helper
def _empty(grid: Ints) -> int:
    """How many cells are empty."""
    return bits.count(GRID & ~filled_cells(grid, 0))


@helper
def _written(tables: Ints, grid: Ints, action: int, after: Ints) -> None:
    """The grid after a writing."""
    new = marks(tables, action)
    after[0], after[1], after[2] = grid[0] | new[0], grid[1] | new[1], grid[2] | new[2]
    after[BOXES] = grid[BOXES] - DICE + size_of(tables, action)


@helper
def _formation_worth(
    tables: Ints,
    state: Ints,
    grid: Ints,
    formation: int,
    ways: Ints,
    number: int,
    worths: Values,
    after: Ints,
) -> float:
    """What the best of some ways to write is worth that a formation allows."""
    row = tables[FORMATIONS] + ROW * formation
    first, taken = tables[row + START_AT], filled_cells(grid, 0)
    best = NOWHERE
    for place in range(first, first + tables[row + COUNT_AT + over_edge(tables, state)]):
        filled = taken | tables[tables[WRITINGS] + place]
        for one in range(number):
            if filled == filled_cells(ways, GRID_ROW * one) and worths[one] > best:
                _written(tables, grid, tables[tables[WRITING_ACTIONS] + place], after)
                same = after[0] == ways[GRID_ROW * one] and after[1] == ways[GRID_ROW * one + 1]
                if same and after[BOXES] == ways[GRID_ROW * one + BOXES]:
                    best = worths[one]
    return best


@helper
def _leave(number: int, most: int, values: Values) -> None:
    """Leave the best moves as they are; the others lead nowhere."""
    best = new_values(SIFTED_WRITINGS)
    for place in range(most):
        best[place] = -np.inf
    for one in range(number):
        value = values[one]
        for place in range(most):
            if value > best[place]:
                best[place], value = value, best[place]
    for one in range(number):
        if values[one] < best[most - 1]:
            values[one] = NOWHERE


@kernel(policy.RATE)
def sift(tables: Ints, numbers: Lore, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """What the best formations (by their best writing) or the best writings are worth."""
    number = legal(tables, state, seat, moves)
    grid, after = new_ints(GRID_ROW), new_ints(GRID_ROW)
    _grid_of(state, seat, grid)
    ways, worths, found = new_ints(GRID_ROW * SIFTED_LATE), new_values(SIFTED_LATE + 1), 0
    if state[PHASE] == BUILDING:
        roll, rng, none = state[ROLLED_DICE] - 1, new_words(1), new_ints(GOOD)
        clear(none, GOOD)
        most = SIFTED_LATE if _empty(grid) <= LATE else SIFTED
        found = best_ways(tables, numbers, grid, 0, roll, GRID, none, most, 0.0, rng, ways, worths)
    for i in range(number):
        if moves[i] == tables[END]:
            values[i] = points(state, seat)
        elif moves[i] < BUILDS:
            values[i] = _formation_worth(tables, state, grid, moves[i], ways, found, worths, after)
        else:
            _written(tables, grid, moves[i], after)
            values[i] = worth_of(numbers, after, 0)
    if state[PHASE] != BUILDING:
        _leave(number, SIFTED_WRITINGS, values)
    return number


@kernel(policy.FORESEE)
def foresee(tables: Ints, numbers: Lore, state: Ints, seat: int, further: int) -> float:
    """Before a roll, what the best writing of every roll brings on average; and further, what it
    brings when one looks at all rolls again, and once more or twice where few cells are empty.
    Told are the points that would be as welcome if they were certain."""
    grid, none, rolls = new_ints(GRID_ROW), new_ints(GOOD), new_values(len(ROLLS))
    _grid_of(state, seat, grid)
    clear(none, GOOD)
    ahead, left = 1 + further, _empty(grid)
    if further > 1:
        ahead = 4 if left <= DEEPER else 3 if left <= DEEP else 2
    worth = rolls_ahead(tables, numbers, grid, 0, GRID, none, ahead, FURTHER, KEEN, rolls)
    return as_welcome(worth, KEEN)
