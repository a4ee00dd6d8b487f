"""Many games of one kind driven by compiled code: what a batch stands on."""

from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.core.observation import Floats
from musivum.core.rng import below
from musivum.geometry import bits
from musivum.measure.playout import MOST_MOVES
from musivum.research.engine import REWARDS, Mask, action_of, advance, number_of
from musivum.research.kernels import (
    AWAITING,
    ENCODE,
    PLAY,
    REDACT,
    RESULT,
    SAMPLE,
    SEE,
    awaiting_at,
    observe_at,
    play_at,
    redact_at,
    result_at,
    sample_at,
)
from musivum.research.workers import FINISHED, WRONG, add, take, unowned

SCORE = REWARDS.index("score")


class Games(NamedTuple):
    """The arrays that a step works on; all but the first four have a row for every game."""

    doors: Ints
    tables: Ints
    seen: Ints
    """The tables for seeing."""
    start: Ints
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


_INTS, _GRID = types.int64[::1], types.int64[:, ::1]
_WORDS, _FLOATS = types.uint64[:, ::1], types.float32[:, ::1]
_JOB = (_INTS, types.int64)
"""The counters by which games are shared between threads, and which thread this is."""
GAMES = types.NamedTuple(
    (
        *(_INTS, _INTS, _INTS, _INTS),
        *(_GRID, _WORDS, _INTS, _GRID, _INTS, _INTS),
        *(_FLOATS, types.int8[:, ::1], _FLOATS, types.boolean[::1], _GRID, _GRID),
    ),
    Games,
)


# One of the games


@helper
def _pay(reward: int, over: bool, scores: Ints, before: Ints, rewards: Floats) -> None:
    """What a step gave every seat."""
    for seat in range(len(scores)):
        rewards[seat] = scores[seat] - before[seat] if reward == SCORE else 0
    if not over or reward == SCORE:
        return
    players, best = len(scores), scores.max()
    winners = 0
    for seat in range(players):
        winners += scores[seat] == best
    for seat in range(players):
        share = players / winners if scores[seat] == best else 0.0
        rewards[seat] = (share - 1) / (players - 1)


@helper
def _list(
    doors: Ints, tables: Ints, state: Ints, seat: int, legal: Ints, number: int, mask: Mask
) -> None:
    """Number the legal moves as actions, and mark them in the mask."""
    if doors[ENCODE] != 0:
        for place in range(number):
            legal[place] = action_of(doors, tables, state, seat, legal[place])
    if len(mask):
        for place in range(number):
            mask[legal[place]] = 1


@helper
def _see(
    doors: Ints, tables: Ints, seen: Ints, state: Ints, seat: int, known: Ints, out: Floats
) -> None:
    """Write what the seat sees."""
    if len(out):
        known[:] = state
        redact_at(doors[REDACT])(tables, known, seat)
        out[:] = 0
        observe_at(doors[SEE])(seen, known, seat, out)


# All of them. What is done for one game gets its rows, not all arrays: those would be copied.


@kernel(types.void(GAMES, *_JOB))
def begin_games(arrays: Games, counters: Ints, worker: int) -> None:
    """Go from the starting position to the first choice in every game."""
    games = unowned(arrays)
    doors, tables = games.doors, games.tables
    known = np.empty(games.states.shape[1], dtype=np.int64)
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            state, legal, mask = games.states[game], games.legal[game], games.masks[game]
            state[:] = games.start
            awaited, number = advance(doors, tables, state, games.chance[game], legal, True)
            seat = bits.lowest(awaited)
            games.seats[game], games.legal_count[game] = seat, number
            games.scores[game, :] = 0
            mask[:] = 0
            _list(doors, tables, state, seat, legal, number, mask)
            _see(doors, tables, games.seen, state, seat, known, games.observations[game])
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)


@kernel(types.void(GAMES, types.int64, *_JOB))
def step_games(arrays: Games, reward: int, counters: Ints, worker: int) -> None:
    """Play a legal action in every game; those that end begin anew."""
    games = unowned(arrays)
    doors, tables = games.doors, games.tables
    known = np.empty(games.states.shape[1], dtype=np.int64)
    before = np.empty(games.scores.shape[1], dtype=np.int64)
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            state, legal, mask = games.states[game], games.legal[game], games.masks[game]
            rng, scores, seat = games.chance[game], games.scores[game], games.seats[game]
            if len(mask):
                for place in range(games.legal_count[game]):
                    mask[legal[place]] = 0
            move = number_of(doors, tables, state, seat, games.actions[game])
            play_at(doors[PLAY])(tables, state, seat, move)
            awaited, number = advance(doors, tables, state, rng, legal, True)
            over = awaited == 0
            before[:] = scores
            result_at(doors[RESULT])(tables, state, scores)
            _pay(reward, over, scores, before, games.rewards[game])
            games.done[game] = over
            if over:
                games.final[game, :] = scores
                scores[:] = 0
                state[:] = games.start
                awaited, number = advance(doors, tables, state, rng, legal, True)
            seat = bits.lowest(awaited)
            games.seats[game], games.legal_count[game] = seat, number
            _list(doors, tables, state, seat, legal, number, mask)
            _see(doors, tables, games.seen, state, seat, known, games.observations[game])
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)


@kernel(types.void(_GRID, _INTS, _INTS, *_JOB))
def check_games(legal: Ints, legal_count: Ints, actions: Ints, counters: Ints, worker: int) -> None:
    """Count the games whose action is not legal."""
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            found, action = 0, actions[game]
            for place in range(legal_count[game]):
                # Looking at all of them is faster than stopping: it is done several at a time.
                found += legal[game, place] == action
            if found == 0:
                add(counters, WRONG, 1)
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)


@kernel(types.void(_GRID, _INTS, _WORDS, _INTS, *_JOB))
def sample_games(
    legal: Ints, legal_count: Ints, choice: Words, actions: Ints, counters: Ints, worker: int
) -> None:
    """Choose a random legal action in every game."""
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            actions[game] = legal[game, below(choice[game], legal_count[game])]
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)


# Random games from start to end


@kernel(types.void(_INTS, _INTS, _INTS, _WORDS, _GRID, _INTS, _INTS, *_JOB))
def roll_out(
    doors: Ints,
    tables: Ints,
    start: Ints,
    rngs: Words,
    scores: Ints,
    moves: Ints,
    reasons: Ints,
    counters: Ints,
    worker: int,
) -> None:
    """Play random games to their ends."""
    awaiting = awaiting_at(doors[AWAITING])
    sample = sample_at(doors[SAMPLE])
    play = play_at(doors[PLAY])
    result = result_at(doors[RESULT])
    state = start.copy()
    low, high = take(counters, worker)
    while low < high:
        for game in range(low, high):
            state[:] = start
            played = 0
            while played < MOST_MOVES:
                awaited = awaiting(tables, state)
                if awaited == 0:
                    break
                seat = CHANCE if awaited == CHANCE else bits.lowest(awaited)
                play(tables, state, seat, sample(tables, state, seat, rngs[game]))
                played += 1
            moves[game] = played
            reasons[game] = result(tables, state, scores[game])
        add(counters, FINISHED, high - low)
        low, high = take(counters, worker)
