"""One step ahead, compiled once for all games."""

import numpy as np
from numba import types

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, kernel
from musivum.core.game import State
from musivum.core.kernels import MOST_MOVES, SIZE, handle_of
from musivum.core.pointers import INTS, copy, new_ints


@kernel(types.int64(INTS, INTS, types.int64, INTS, INTS))
def rate(handle: Ints, state: Ints, seat: int, moves: Ints, values: Ints) -> int:
    """Write the legal moves of a seat and what each promises; return their number."""
    size = handle[SIZE]
    after = new_ints(size)
    later = new_ints(size)
    replies = new_ints(handle[MOST_MOVES])
    number = kernels.legal(handle, state, seat, moves)
    for i in range(number):
        copy(after, state, size)
        kernels.play(handle, after, seat, moves[i])
        awaited = kernels.awaiting(handle, after)
        if awaited != CHANCE and awaited >> seat & 1:
            best = np.iinfo(np.int64).min
            for j in range(kernels.legal(handle, after, seat, replies)):
                copy(later, after, size)
                kernels.play(handle, later, seat, replies[j])
                best = max(best, kernels.evaluate(handle, later, seat))
            values[i] = best
        else:
            values[i] = kernels.evaluate(handle, after, seat)
    return number


def rated(state: State, seat: int) -> tuple[Ints, Ints]:
    """The legal moves of a seat, as action numbers, and what each promises."""
    game = state.game
    moves = np.empty(game.most_moves, dtype=np.int64)
    values = np.empty(game.most_moves, dtype=np.int64)
    number = rate(handle_of(game), state.array, seat, moves, values)
    return moves[:number], values[:number]
