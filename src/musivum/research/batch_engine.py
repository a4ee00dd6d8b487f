"""Many games of one kind driven by compiled code: what a batch stands on."""

from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from musivum.core import kernels
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.kernels import ENCODE, MOST_MOVES, PLAYERS, SIZE
from musivum.core.pointers import (
    BYTES,
    FLAGS,
    FLOATS,
    INTS,
    WORDS,
    Floats,
    Together,
    clear,
    copy,
    new_ints,
    part,
)
from musivum.core.rng import below
from musivum.geometry import bits
from musivum.measure.playout import MOST_MOVES as LONGEST_GAME
from musivum.measure.playout import playout
from musivum.research.engine import REWARDS, Mask, action_of, advance, number_of
from musivum.research.workers import FINISHED, WRONG, add, take

SCORE = REWARDS.index("score")


class Games(NamedTuple):
    """The memory that a step works on; all behind ``widths`` has a row for every game."""

    handle: Ints
    start: Ints
    widths: Ints
    """How many numbers an observation and a mask have: OBSERVED, MASKED."""
    states: Ints
    chance: Words
    """The generators of dice and cards."""
    seats: Ints
    legal: Ints
    legal_count: Ints
    actions: Ints
    observations: Floats
    masks: Mask
    rewards: Floats
    done: NDArray[np.bool_]
    scores: Ints
    final: Ints


OBSERVED, MASKED = 0, 1

GAMES = Together(
    (
        *(INTS, INTS, INTS),
        *(INTS, WORDS, INTS, INTS, INTS, INTS),
        *(FLOATS, BYTES, FLOATS, FLAGS, INTS, INTS),
    ),
    Games,
)
_JOB = (INTS, types.int64)
"""The counters by which games are shared between threads, and which thread this is."""


# One of the games


@helper
def _pay(reward: int, over: bool, players: int, scores: Ints, before: Ints, given: Floats) -> None:
    """What a step gave every seat."""
    for seat in range(players):
        given[seat] = scores[seat] - before[seat] if reward == SCORE else 0
    if not over or reward == SCORE:
        return
    best, winners = scores[0], 0
    for seat in range(players):
        best = max(best, scores[seat])
    for seat in range(players):
        winners += scores[seat] == best
    for seat in range(players):
        share = players / winners if scores[seat] == best else 0.0
        given[seat] = (share - 1) / (players - 1)


@helper
def _show(games: Games, game: int, known: Ints, awaited: int, number: int) -> None:
    """Write who is asked next, number the legal moves as actions, mark them, and what is seen."""
    handle = games.handle
    size, most = handle[SIZE], handle[MOST_MOVES]
    state, legal = part(games.states, size * game, size), part(games.legal, most * game, most)
    seat = bits.lowest(awaited)
    games.seats[game], games.legal_count[game] = seat, number
    if handle[ENCODE] != 0:
        for place in range(number):
            legal[place] = action_of(handle, state, seat, legal[place])
    if games.widths[MASKED]:
        mask = part(games.masks, games.widths[MASKED] * game, games.widths[MASKED])
        for place in range(number):
            mask[legal[place]] = 1
    width = games.widths[OBSERVED]
    if width:
        out = part(games.observations, width * game, width)
        copy(known, state, size)
        kernels.redact(handle, known, seat)
        clear(out, width)
        kernels.observe(handle, known, seat, out)


@helper
def _unmask(games: Games, game: int, legal: Ints) -> None:
    """Clear the mask of the moves that were legal: much less than clearing all of it."""
    width = games.widths[MASKED]
    if width:
        mask = part(games.masks, width * game, width)
        for place in range(games.legal_count[game]):
            mask[legal[place]] = 0


# All of them


@kernel(types.void(GAMES, *_JOB))
def begin_games(games: Games, counters: Ints, worker: int) -> None:
    """Go from the starting position to the first choice in every game."""
    handle = games.handle
    size, most, players = handle[SIZE], handle[MOST_MOVES], handle[PLAYERS]
    known = new_ints(size)
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            state, legal = (
                part(games.states, size * game, size),
                part(games.legal, most * game, most),
            )
            _unmask(games, game, legal)
            copy(state, games.start, size)
            awaited, number = advance(handle, state, part(games.chance, game, 1), legal, True)
            clear(part(games.scores, players * game, players), players)
            _show(games, game, known, awaited, number)
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)


@kernel(types.void(GAMES, types.int64, *_JOB))
def step_games(games: Games, reward: int, counters: Ints, worker: int) -> None:
    """Play a legal action in every game; those that end begin anew."""
    handle = games.handle
    size, most, players = handle[SIZE], handle[MOST_MOVES], handle[PLAYERS]
    known, before = new_ints(size), new_ints(players)
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            state, legal = (
                part(games.states, size * game, size),
                part(games.legal, most * game, most),
            )
            rng, scores = part(games.chance, game, 1), part(games.scores, players * game, players)
            seat = games.seats[game]
            _unmask(games, game, legal)
            move = number_of(handle, state, seat, games.actions[game])
            kernels.play(handle, state, seat, move)
            awaited, number = advance(handle, state, rng, legal, True)
            over = awaited == 0
            copy(before, scores, players)
            kernels.result(handle, state, scores)
            given = part(games.rewards, players * game, players)
            _pay(reward, over, players, scores, before, given)
            games.done[game] = over
            if over:
                copy(part(games.final, players * game, players), scores, players)
                clear(scores, players)
                copy(state, games.start, size)
                awaited, number = advance(handle, state, rng, legal, True)
            _show(games, game, known, awaited, number)
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)


@kernel(types.void(types.int64, INTS, INTS, INTS, *_JOB))
def check_games(
    most: int, legal: Ints, legal_count: Ints, actions: Ints, counters: Ints, worker: int
) -> None:
    """Count the games whose action is not legal; a game has room for so many legal ones."""
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            found, action = 0, actions[game]
            for place in range(most * game, most * game + legal_count[game]):
                # Looking at all of them is faster than stopping: it is done several at a time.
                found += legal[place] == action
            if found == 0:
                add(counters, WRONG, 1)
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)


@kernel(types.void(types.int64, INTS, INTS, WORDS, INTS, *_JOB))
def sample_games(
    most: int,
    legal: Ints,
    legal_count: Ints,
    choice: Words,
    actions: Ints,
    counters: Ints,
    worker: int,
) -> None:
    """Choose a random legal action in every game."""
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            chosen = below(part(choice, game, 1), legal_count[game])
            actions[game] = legal[most * game + chosen]
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)


# Random games from start to end


@kernel(types.void(INTS, INTS, WORDS, INTS, INTS, INTS, *_JOB))
def roll_out(
    handle: Ints,
    start: Ints,
    rngs: Words,
    scores: Ints,
    moves: Ints,
    reasons: Ints,
    counters: Ints,
    worker: int,
) -> None:
    """Play random games to their ends."""
    size, players = handle[SIZE], handle[PLAYERS]
    state = new_ints(size)
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            copy(state, start, size)
            moves[game] = playout(handle, state, part(rngs, game, 1), LONGEST_GAME)
            own = part(scores, players * game, players)
            reasons[game] = kernels.result(handle, state, own)
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)
