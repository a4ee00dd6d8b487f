"""Random games from start to end inside compiled code."""

from numba import types

from musivum.core import kernels
from musivum.core.compiled import Ints, Words, kernel
from musivum.core.game import Game
from musivum.core.kernels import SIZE, WANDER, handle_of
from musivum.core.pointers import INTS, WORDS, copy, new_ints
from musivum.core.rng import generator
from musivum.core.wandering import wandering

MOST_MOVES = 100_000
"""A game that goes on for longer than this is taken for a mistake in its rules."""


@kernel(types.int64(INTS, INTS, WORDS, types.int64))
def playout(handle: Ints, state: Ints, rng: Words, most: int) -> int:
    """Play a state to its end, or for at most ``most`` moves; return how many were played."""
    if handle[WANDER]:
        return kernels.wander(handle, state, rng, most)
    return wandering(kernels.awaiting, kernels.sample, kernels.play, handle, state, rng, most)


@kernel(types.int64(INTS, INTS, WORDS, types.int64))
def playouts(handle: Ints, start: Ints, rng: Words, games: int) -> int:
    """Play that many games from a start; return how many moves they had."""
    state = new_ints(handle[SIZE])
    moves = 0
    for _ in range(games):
        copy(state, start, handle[SIZE])
        moves += playout(handle, state, rng, MOST_MOVES)
    return moves


def random_games(game: Game, games: int, seed: int = 0) -> int:
    """Play that many random games of a kind; return how many moves they had in all."""
    return playouts(handle_of(game), game.start().array, generator(seed), games)
