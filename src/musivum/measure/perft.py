"""Counting move sequences, the classic check of a rules engine.

Chance moves count as moves, a forced pass too, and a finished game counts once. Seats that act
together act in seat order here, so that every combination is counted once.
"""

from collections.abc import Callable

import numpy as np
from numba import types

from musivum.core import compiled
from musivum.core.compiled import CHANCE, Ints, kernel
from musivum.core.game import Move, State
from musivum.geometry import bits

_INTS = types.int64[::1]
_ROWS = types.int64[:, ::1]


@kernel(
    types.int64(
        types.FunctionType(compiled.AWAITING),
        types.FunctionType(compiled.LEGAL),
        types.FunctionType(compiled.PLAY),
        _INTS,
        _ROWS,
        _ROWS,
        types.int64,
    )
)
def count_sequences(
    awaiting: Callable[[Ints, Ints], int],
    legal: Callable[[Ints, Ints, int, Ints], int],
    play: Callable[[Ints, Ints, int, int], None],
    tables: Ints,
    states: Ints,
    moves: Ints,
    depth: int,
) -> int:
    """Sequences of ``depth`` moves from ``states[0]``; one row of room for each level."""
    counts = np.zeros(depth + 1, dtype=np.int64)
    nexts = np.zeros(depth + 1, dtype=np.int64)
    seats = np.zeros(depth + 1, dtype=np.int64)
    total = 0
    level = 0
    entering = True
    while level >= 0:
        if entering:
            awaited = awaiting(tables, states[level])
            if awaited == 0 or level == depth:
                total += 1
                level -= 1
                entering = False
                continue
            seats[level] = CHANCE if awaited == CHANCE else bits.lowest(awaited)
            counts[level] = legal(tables, states[level], seats[level], moves[level])
            nexts[level] = 0
            if level == depth - 1:
                total += counts[level]
                level -= 1
                entering = False
                continue
        if nexts[level] == counts[level]:
            level -= 1
            entering = False
            continue
        states[level + 1][:] = states[level]
        play(tables, states[level + 1], seats[level], moves[level][nexts[level]])
        nexts[level] += 1
        level += 1
        entering = True
    return total


def perft(state: State, depth: int) -> int:
    """How many sequences of that many moves there are from a state.

    >>> from musivum.games import load
    >>> [perft(load("steere", side=2).start(), depth) for depth in range(6)]
    [1, 7, 42, 156, 552, 1356]
    """
    game = state.game
    states = np.zeros((depth + 1, game.size), dtype=np.int64)
    states[0] = state.array
    moves = np.zeros((depth + 1, game.most_moves), dtype=np.int64)
    kernels = game.KERNELS
    return count_sequences(
        kernels.awaiting, kernels.legal, kernels.play, game.tables, states, moves, depth
    )


def divide(state: State, depth: int) -> dict[Move, int]:
    """The same, split by the first move; depth at least 1."""
    seat = min(state.awaiting, default=CHANCE)
    return {move: perft(state.play(move, seat), depth - 1) for move in state.legal(seat)}
