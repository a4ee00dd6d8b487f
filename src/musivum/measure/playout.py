"""Random games from start to end inside compiled code."""

from collections.abc import Callable

from numba import types

from musivum.core import compiled
from musivum.core.compiled import CHANCE, Ints, Words, kernel
from musivum.core.game import Game
from musivum.core.rng import generator
from musivum.geometry import bits

MOST_MOVES = 100_000
"""A game that goes on for longer than this is taken for a mistake in its rules."""

_PLAYOUT = types.int64(
    types.FunctionType(compiled.AWAITING),
    types.FunctionType(compiled.SAMPLE),
    types.FunctionType(compiled.PLAY),
    types.int64[::1],
    types.int64[::1],
    types.uint64[::1],
    types.int64,
)


@kernel(_PLAYOUT)
def playout(
    awaiting: Callable[[Ints, Ints], int],
    sample: Callable[[Ints, Ints, int, Words], int],
    play: Callable[[Ints, Ints, int, int], None],
    tables: Ints,
    state: Ints,
    rng: Words,
    most: int,
) -> int:
    """Play a state to its end, or for at most ``most`` moves; return how many were played."""
    moves = 0
    while moves < most:
        awaited = awaiting(tables, state)
        if awaited == 0:
            break
        seat = CHANCE if awaited == CHANCE else bits.lowest(awaited)
        play(tables, state, seat, sample(tables, state, seat, rng))
        moves += 1
    return moves


_PLAYOUTS = types.int64(
    *_PLAYOUT.args[:4], types.int64[::1], types.int64[::1], *_PLAYOUT.args[5:6], types.int64
)


@kernel(_PLAYOUTS)
def playouts(
    awaiting: Callable[[Ints, Ints], int],
    sample: Callable[[Ints, Ints, int, Words], int],
    play: Callable[[Ints, Ints, int, int], None],
    tables: Ints,
    start: Ints,
    state: Ints,
    rng: Words,
    games: int,
) -> int:
    """Play that many games from a start, ``state`` being room to play in; return their moves."""
    moves = 0
    for _ in range(games):
        state[:] = start
        moves += playout(awaiting, sample, play, tables, state, rng, MOST_MOVES)
    return moves


def random_games(game: Game, games: int, seed: int = 0) -> int:
    """Play that many random games of a kind; return how many moves they had in all."""
    kernels = game.KERNELS
    start = game.start().array
    return playouts(
        kernels.awaiting,
        kernels.sample,
        kernels.play,
        game.tables,
        start,
        start.copy(),
        generator(seed),
        games,
    )
