"""Counting move sequences, the classic check of a rules engine.

Chance moves count as moves, a forced pass too, and a finished game counts once. Seats that act
together act in seat order here, so that every combination is counted once.
"""

import numpy as np
from numba import types

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, kernel
from musivum.core.game import Move, State
from musivum.core.kernels import MOST_MOVES, SIZE, handle_of
from musivum.core.pointers import INTS, copy, new_ints, part
from musivum.geometry import bits


@kernel(types.int64(INTS, INTS, INTS, types.int64))
def count_sequences(handle: Ints, states: Ints, moves: Ints, depth: int) -> int:
    """Sequences of ``depth`` moves from the first state; there is room for one on each level."""
    size, most = handle[SIZE], handle[MOST_MOVES]
    counts = new_ints(depth + 1)
    nexts = new_ints(depth + 1)
    seats = new_ints(depth + 1)
    total = 0
    level = 0
    entering = True
    while level >= 0:
        state, listed = part(states, level * size, size), part(moves, level * most, most)
        if entering:
            awaited = kernels.awaiting(handle, state)
            if awaited == 0 or level == depth:
                total += 1
                level -= 1
                entering = False
                continue
            seats[level] = CHANCE if awaited == CHANCE else bits.lowest(awaited)
            counts[level] = kernels.legal(handle, state, seats[level], listed)
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
        after = part(states, (level + 1) * size, size)
        copy(after, state, size)
        kernels.play(handle, after, seats[level], listed[nexts[level]])
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
    states = np.zeros((depth + 1) * game.size, dtype=np.int64)
    states[: game.size] = state.array
    moves = np.zeros((depth + 1) * game.most_moves, dtype=np.int64)
    return count_sequences(handle_of(game), states, moves, depth)


def divide(state: State, depth: int) -> dict[Move, int]:
    """The same, split by the first move; depth at least 1."""
    seat = min(state.awaiting, default=CHANCE)
    return {move: perft(state.play(move, seat), depth - 1) for move in state.legal(seat)}
