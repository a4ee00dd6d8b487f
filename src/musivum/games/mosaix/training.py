"""Self-play for learning: games by the policy, and what is seen of every grid on the way."""

import numpy as np
from numba import types
from numpy.typing import NDArray

from musivum.core.compiled import CHANCE, Ints, Words, kernel
from musivum.core.policy import Lore, Values
from musivum.games.mosaix.data import GRID, SYMBOLS
from musivum.games.mosaix.lore import look_at_empty, look_at_symbol
from musivum.games.mosaix.policy import advise
from musivum.games.mosaix.rules import awaiting, play, sample
from musivum.games.mosaix.sheet import FREE_BOXES, PHASE, ROLLING, SEATS, points

MOST_GRIDS = 24
"""A solo game has no more writings than this that are worth learning from."""
GRID_ROW = len(SYMBOLS) + 1
"""A grid on record: the cells of each symbol, and the free boxes."""

Grids = NDArray[np.int64]
Seen = NDArray[np.float32]


@kernel(
    types.void(
        types.int64[::1],
        types.float32[::1],
        types.int64[::1],
        types.uint64[::1],
        types.int64[:, :, ::1],
        types.int64[::1],
        types.float64[::1],
    )
)
def self_play(
    tables: Ints, lore: Lore, start: Ints, rng: Words, grids: Grids, lengths: Ints, scores: Values
) -> None:
    """Play solo games by the policy; note every grid before a roll, and the score in the end."""
    state = np.empty_like(start)
    for game in range(len(scores)):
        state[:] = start
        number = 0
        while True:
            awaited = awaiting(tables, state)
            if awaited == 0:
                break
            if awaited == CHANCE:
                if state[PHASE] == ROLLING and number < MOST_GRIDS:
                    for symbol in range(len(SYMBOLS)):
                        grids[game, number, symbol] = state[SEATS + symbol]
                    grids[game, number, GRID_ROW - 1] = state[FREE_BOXES]
                    number += 1
                play(tables, state, CHANCE, sample(tables, state, CHANCE, rng))
            else:
                play(tables, state, 0, advise(tables, lore, state, 0, rng))
        lengths[game] = number
        scores[game] = points(state, 0)


@kernel(
    types.void(
        types.int64[:, ::1],
        types.float32[:, :, ::1],
        types.float32[:, ::1],
        types.float64[::1],
    )
)
def look(grids: Grids, symbols: Seen, empties: Seen, stands: Values) -> None:
    """What the networks see of each grid, and the points that stand."""
    for number in range(len(grids)):
        empty = GRID
        for symbol in range(len(SYMBOLS)):
            empty &= ~grids[number, symbol]
        boxes = grids[number, GRID_ROW - 1]
        left = look_at_empty(empty, boxes, empties[number])
        stands[number] = boxes
        for symbol in range(len(SYMBOLS)):
            stands[number] += look_at_symbol(
                grids[number, symbol], empty, left, boxes, symbols[number, symbol]
            )
