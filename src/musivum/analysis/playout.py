"""What a position is worth: the mean over many continuations that are played on from it.

All positions of a record are played on in the same way and from the same random numbers, so that
two positions can be compared. Chance does not count among the moves that are played on: so what a
position is worth before a roll is the mean of what it is worth after each.
"""

from dataclasses import dataclass

import numpy as np
from numba import types

from musivum.core import kernels
from musivum.core.compiled import SPECTATOR, Ints, kernel
from musivum.core.game import Game, State
from musivum.core.kernels import MOST_MOVES, PLAYERS, SIZE, handle_of
from musivum.core.pointers import (
    INTS,
    VALUES,
    Values,
    copy,
    new_ints,
    new_words,
    part,
)
from musivum.search import Settings
from musivum.search.report import numbers_of
from musivum.search.rollout import judge, play_on

_FAR_APART = 1_000_003
_STEP = 0x9E3779B97F4A7C15


@kernel(types.void(INTS, VALUES, INTS, types.int64, types.int64, types.int64, VALUES))
def play_games(
    handle: Ints, settings: Values, root: Ints, seat: int, seed: int, games: int, worths: Values
) -> None:
    """Write what each continuation brings. Given a seat, what it cannot know is dealt anew."""
    size, players = handle[SIZE], handle[PLAYERS]
    state, after = new_ints(size), new_ints(size)
    moves = new_ints(handle[MOST_MOVES])
    scores = new_ints(players)
    rng = new_words(1)
    for game in range(games):
        rng[0] = np.uint64(seed * _FAR_APART + game) * np.uint64(_STEP)
        copy(state, root, size)
        if seat != SPECTATOR:
            kernels.deal(handle, state, seat, rng)
        play_on(handle, settings, state, rng, after, moves)
        worth = part(worths, players * game, players)
        judge(handle, settings, state, 0, scores, worth)
        if players > 1:
            total = 0.0
            for other in range(players):
                total += worth[other]
            for other in range(players):
                worth[other] /= total  # judged one by one, they need not add up to a whole win


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth to every seat: alone points, else shares of the win."""

    worths: Values
    """By continuation and seat; a single row where the result is known."""

    @property
    def values(self) -> Values:
        """The means."""
        found: Values = self.worths.mean(axis=0)
        return found

    @property
    def errors(self) -> Values:
        """The standard errors of the means."""
        return standard_errors(self.worths)

    def errors_against(self, other: "Worth") -> Values:
        """The standard errors of the differences: both met the same dice, so they are small."""
        return standard_errors(self.worths - other.worths)


def standard_errors(worths: Values) -> Values:
    """How far means over rows can be trusted."""
    found: Values = worths.std(axis=0) / np.sqrt(len(worths))
    return found


def play_out(
    state: State, settings: Settings, games: int, seed: int, seat: int | None = None
) -> Worth:
    """The mean of so many continuations of a position.

    Given a seat, only what it knows counts: what is hidden from it is dealt anew for every one.
    """
    game: Game = state.game
    root = state.array
    if seat is not None:
        game.KERNELS.redact(game.tables, root, seat)
    worths = np.zeros((games, game.players), dtype=np.float64)
    play_games(
        handle_of(game),
        numbers_of(game, settings),
        root,
        SPECTATOR if seat is None else seat,
        seed & 0xFFFF_FFFF,
        games,
        worths.reshape(-1),
    )
    return Worth(worths)
