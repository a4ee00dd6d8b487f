"""Random games in compiled code, and what is counted in them."""

from dataclasses import dataclass

import numpy as np
from numba import types

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, Words, kernel
from musivum.core.game import Game
from musivum.core.kernels import MOST_MOVES as MOST_LEGAL
from musivum.core.kernels import PLAYERS, SIZE, handle_of
from musivum.core.pointers import INTS, WORDS, copy, new_ints, part
from musivum.core.rng import below
from musivum.geometry import bits
from musivum.measure.playout import MOST_MOVES

MOVES, CHOICES, LEGAL, REASON = range(4)
"""What is counted in a game: all its moves; those where two or more were legal; how many were
legal then, added up; and why it ended."""
COUNTS = 4


@kernel(types.void(INTS, INTS, types.int64, WORDS, INTS, INTS))
def count_games(
    handle: Ints, start: Ints, games: int, rngs: Words, scores: Ints, counts: Ints
) -> None:
    """Play a random game with each generator; write its scores and counts."""
    state = new_ints(handle[SIZE])
    moves = new_ints(handle[MOST_LEGAL])
    for game in range(games):
        copy(state, start, handle[SIZE])
        rng, count = part(rngs, game, 1), part(counts, COUNTS * game, COUNTS)
        while count[MOVES] < MOST_MOVES:
            awaited = kernels.awaiting(handle, state)
            if awaited == 0:
                break
            if awaited == CHANCE:
                seat = CHANCE
                move = kernels.sample(handle, state, CHANCE, rng)
            else:
                seat = bits.lowest(awaited)
                number = kernels.legal(handle, state, seat, moves)
                move = moves[below(rng, number)]
                if number > 1:
                    count[CHOICES] += 1
                    count[LEGAL] += number
            kernels.play(handle, state, seat, move)
            count[MOVES] += 1
        own = part(scores, handle[PLAYERS] * game, handle[PLAYERS])
        count[REASON] = kernels.result(handle, state, own)


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
        np.zeros((games, game.players), dtype=np.int64), np.zeros((games, COUNTS), dtype=np.int64)
    )
    count_games(
        handle_of(game),
        game.start().array,
        games,
        np.arange(seed, seed + games, dtype=np.uint64),
        found.scores.reshape(-1),
        found.counts.reshape(-1),
    )
    return found
