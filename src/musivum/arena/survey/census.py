"""Random games in compiled code, and what is counted in them."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numba import types

from musivum.core import compiled
from musivum.core.compiled import CHANCE, Ints, Words, kernel
from musivum.core.game import Game
from musivum.core.rng import below
from musivum.geometry import bits
from musivum.measure.playout import MOST_MOVES

_INTS, _GRID = types.int64[::1], types.int64[:, ::1]

MOVES, CHOICES, LEGAL, REASON = range(4)
"""What is counted in a game: all its moves; those where two or more were legal; how many were
legal then, added up; and why it ended."""


@kernel(
    types.void(
        types.FunctionType(compiled.AWAITING),
        types.FunctionType(compiled.LEGAL),
        types.FunctionType(compiled.SAMPLE),
        types.FunctionType(compiled.PLAY),
        types.FunctionType(compiled.RESULT),
        _INTS,
        _INTS,
        _INTS,
        types.uint64[:, ::1],
        _GRID,
        _GRID,
    )
)
def count_games(
    awaiting: Callable[[Ints, Ints], int],
    legal: Callable[[Ints, Ints, int, Ints], int],
    sample: Callable[[Ints, Ints, int, Words], int],
    play: Callable[[Ints, Ints, int, int], None],
    result: Callable[[Ints, Ints, Ints], int],
    tables: Ints,
    start: Ints,
    moves: Ints,
    rngs: Words,
    scores: Ints,
    counts: Ints,
) -> None:
    """Play a random game with each generator; write its scores and counts."""
    state = start.copy()
    for game in range(len(rngs)):
        state[:] = start
        rng, count = rngs[game], counts[game]
        while count[MOVES] < MOST_MOVES:
            awaited = awaiting(tables, state)
            if awaited == 0:
                break
            if awaited == CHANCE:
                seat = CHANCE
                move = sample(tables, state, CHANCE, rng)
            else:
                seat = bits.lowest(awaited)
                number = legal(tables, state, seat, moves)
                move = moves[below(rng, number)]
                if number > 1:
                    count[CHOICES] += 1
                    count[LEGAL] += number
            play(tables, state, seat, move)
            count[MOVES] += 1
        count[REASON] = result(tables, state, scores[game])


@dataclass(frozen=True)
class Census:
    """What came out of many random games."""

    scores: Ints
    """A row for every game."""
    counts: Ints
    """A row for every game: MOVES, CHOICES, LEGAL, REASON."""


def census(game: Game, games: int, seed: int = 0) -> Census:
    """Play random games; number i follows from ``seed + i`` alone.

    >>> from musivum import load
    >>> found = census(load("steere", side=2), games=50)
    >>> bool((found.scores.sum(axis=1) <= 7).all()), bool((found.counts[:, REASON] > 0).all())
    (True, True)
    """
    found = Census(
        np.zeros((games, game.players), dtype=np.int64), np.zeros((games, 4), dtype=np.int64)
    )
    kernels = game.KERNELS
    count_games(
        kernels.awaiting,
        kernels.legal,
        kernels.sample,
        kernels.play,
        kernels.result,
        game.tables,
        game.start().array,
        np.empty(game.most_moves, dtype=np.int64),
        np.arange(seed, seed + games, dtype=np.uint64).reshape(-1, 1),
        found.scores,
        found.counts,
    )
    return found
