"""One step ahead, compiled once for all games."""

from collections.abc import Callable

import numpy as np
from numba import types

from musivum.core import compiled
from musivum.core.compiled import CHANCE, Ints, kernel
from musivum.core.game import State

_INTS = types.int64[::1]


@kernel(
    types.int64(
        types.FunctionType(compiled.AWAITING),
        types.FunctionType(compiled.LEGAL),
        types.FunctionType(compiled.PLAY),
        types.FunctionType(compiled.EVALUATE),
        _INTS,
        _INTS,
        types.int64,
        _INTS,
        _INTS,
    )
)
def rate(
    awaiting: Callable[[Ints, Ints], int],
    legal: Callable[[Ints, Ints, int, Ints], int],
    play: Callable[[Ints, Ints, int, int], None],
    evaluate: Callable[[Ints, Ints, int], int],
    tables: Ints,
    state: Ints,
    seat: int,
    moves: Ints,
    values: Ints,
) -> int:
    """Write the legal moves of a seat and what each promises; return their number."""
    after = np.empty_like(state)
    later = np.empty_like(state)
    replies = np.empty_like(moves)
    number = legal(tables, state, seat, moves)
    for i in range(number):
        after[:] = state
        play(tables, after, seat, moves[i])
        awaited = awaiting(tables, after)
        if awaited != CHANCE and awaited >> seat & 1:
            best = np.iinfo(np.int64).min
            for j in range(legal(tables, after, seat, replies)):
                later[:] = after
                play(tables, later, seat, replies[j])
                best = max(best, evaluate(tables, later, seat))
            values[i] = best
        else:
            values[i] = evaluate(tables, after, seat)
    return number


def rated(state: State, seat: int) -> tuple[Ints, Ints]:
    """The legal moves of a seat, as action numbers, and what each promises."""
    game = state.game
    moves = np.empty(game.most_moves, dtype=np.int64)
    values = np.empty(game.most_moves, dtype=np.int64)
    kernels = game.KERNELS
    number = rate(
        kernels.awaiting,
        kernels.legal,
        kernels.play,
        kernels.evaluate,
        game.tables,
        state.array,
        seat,
        moves,
        values,
    )
    return moves[:number], values[:number]
