"""Self-play for learning: games by the policy, and what is seen of every grid on the way."""

from numba import types

from musivum.core.compiled import CHANCE, Ints, Words, kernel
from musivum.core.pointers import FLOATS, INTS, VALUES, WORDS, Values, copy, new_ints, part
from musivum.core.policy import Lore
from musivum.games.mosaix.data import GRID, SYMBOLS
from musivum.games.mosaix.lore import EMPTY_INPUTS, SYMBOL_INPUTS, look_at_empty, look_at_symbol
from musivum.games.mosaix.policy import advise
from musivum.games.mosaix.rules import awaiting, play, sample
from musivum.games.mosaix.sheet import FREE_BOXES, PHASE, ROLLING, SEAT, SEATS, points

MOST_GRIDS = 24
"""A solo game has no more writings than this that are worth learning from."""
GRID_ROW = len(SYMBOLS) + 1
"""A grid on record: the cells of each symbol, and the free boxes."""

MOST_STATE = SEATS + SEAT
"""How many numbers a solo state has."""


@kernel(types.void(INTS, FLOATS, INTS, WORDS, types.int64, INTS, INTS, VALUES))
def self_play(
    tables: Ints,
    lore: Lore,
    start: Ints,
    rng: Words,
    games: int,
    grids: Ints,
    lengths: Ints,
    scores: Values,
) -> None:
    """Play solo games by the policy; note every grid before a roll, and the score in the end.

    ``grids`` has MOST_GRIDS rows of GRID_ROW numbers for every game.
    """
    state = new_ints(MOST_STATE)
    for game in range(games):
        copy(state, start, MOST_STATE)
        number = 0
        while True:
            awaited = awaiting(tables, state)
            if awaited == 0:
                break
            if awaited == CHANCE:
                if state[PHASE] == ROLLING and number < MOST_GRIDS:
                    row = (game * MOST_GRIDS + number) * GRID_ROW
                    for symbol in range(len(SYMBOLS)):
                        grids[row + symbol] = state[SEATS + symbol]
                    grids[row + GRID_ROW - 1] = state[FREE_BOXES]
                    number += 1
                play(tables, state, CHANCE, sample(tables, state, CHANCE, rng))
            else:
                play(tables, state, 0, advise(tables, lore, state, 0, rng))
        lengths[game] = number
        scores[game] = points(state, 0)


@kernel(types.void(types.int64, INTS, FLOATS, FLOATS, VALUES))
def look(number: int, grids: Ints, symbols: Lore, empties: Lore, stands: Values) -> None:
    """What the networks see of so many grids, and the points that stand."""
    for one in range(number):
        row = GRID_ROW * one
        empty = GRID
        for symbol in range(len(SYMBOLS)):
            empty &= ~grids[row + symbol]
        boxes = grids[row + GRID_ROW - 1]
        left = look_at_empty(empty, boxes, part(empties, EMPTY_INPUTS * one, EMPTY_INPUTS))
        stands[one] = boxes
        for symbol in range(len(SYMBOLS)):
            first = (len(SYMBOLS) * one + symbol) * SYMBOL_INPUTS
            seen = part(symbols, first, SYMBOL_INPUTS)
            stands[one] += look_at_symbol(grids[row + symbol], empty, left, boxes, seen)
