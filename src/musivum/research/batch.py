"""Thousands of games of one kind, stepped together in compiled code on all cores.

>>> import musivum
>>> batch = Batch(musivum.load("steere", side=3), games=4, seed=1)
>>> for _ in range(10):
...     batch.step(batch.sample())
>>> batch.observation.shape, batch.mask.shape, batch.reward.shape
((4, 9, 5, 5), (4, 39), (4, 2))

All arrays are made once and written again at every step: copy what should stay. Game number i is
seeded with ``seeds[i]`` (by default ``seed + i``) and plays exactly as an environment does that was
reset with that seed, whatever the size of the batch and the number of threads. A game that ends
begins anew in the same step: ``done`` says so, ``reward`` and ``final`` tell how it ended, and the
observation is already that of the next game.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.core.errors import IllegalMove, MusivumError, OptionError
from musivum.core.game import Game
from musivum.core.observation import Floats
from musivum.core.playout import MOST_MOVES
from musivum.core.rng import below
from musivum.geometry import bits
from musivum.research.doors import (
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
from musivum.research.engine import REWARDS, Mask, action_of, advance, number_of
from musivum.research.episode import reward_of
from musivum.research.table import Table

_INTS = types.int64[::1]
_GRID = types.int64[:, ::1]
_WORDS = types.uint64[:, ::1]

WIN, SCORE = 0, 1
"""Kinds of reward, in the order of REWARDS."""


@helper
def _show(
    doors: Ints,
    tables: Ints,
    seen: Ints,
    state: Ints,
    seat: int,
    legal: Ints,
    number: int,
    known: Ints,
    out: Floats,
    mask: Mask,
) -> None:
    """Number the legal moves, mark them in the mask, and write what the seat sees."""
    if doors[ENCODE] != 0:
        for place in range(number):
            legal[place] = action_of(doors, tables, state, seat, legal[place])
    if len(mask):
        for place in range(number):
            mask[legal[place]] = 1
    if len(out):
        known[:] = state
        redact_at(doors[REDACT])(tables, known, seat)
        out[:] = 0
        observe_at(doors[SEE])(seen, known, seat, out)


@helper
def _win(final: Ints, reward: Floats) -> None:
    """1 for a seat that wins alone, -1 shared by those that lose; winners share."""
    players = len(final)
    best = final.max()
    winners = 0
    for seat in range(players):
        winners += final[seat] == best
    for seat in range(players):
        share = players / winners if final[seat] == best else 0.0
        reward[seat] = (share - 1) / (players - 1)


_FLOATS, _MASKS = types.float32[:, ::1], types.int8[:, ::1]
_SHOWN = (_INTS, _INTS, _INTS, _GRID, _WORDS, _INTS, _GRID, _INTS, _FLOATS, _MASKS)
"""What every step works on: doors, tables, tables for seeing, states, generators, seats, legal
actions, their number, observations, masks."""
_PART = (types.int64, types.int64)


@kernel(types.void(*_SHOWN, *_PART))
def begin_games(
    doors: Ints,
    tables: Ints,
    seen: Ints,
    states: Ints,
    rngs: Words,
    seats: Ints,
    legal: Ints,
    legal_count: Ints,
    out: Floats,
    mask: Mask,
    low: int,
    high: int,
) -> None:
    """Go from the starting position to the first choice in some games."""
    known = np.empty(states.shape[1], dtype=np.int64)
    for game in range(low, high):
        state, moves = states[game], legal[game]
        awaited, number = advance(doors, tables, state, rngs[game], moves, True)
        seats[game], legal_count[game] = bits.lowest(awaited), number
        mask[game, :] = 0
        _show(doors, tables, seen, state, seats[game], moves, number, known, out[game], mask[game])


@kernel(types.int64(_GRID, _INTS, _INTS, *_PART))
def first_illegal(legal: Ints, legal_count: Ints, actions: Ints, low: int, high: int) -> int:
    """The first of some games whose action is not legal; -1 if all are."""
    for game in range(low, high):
        place = 0
        while place < legal_count[game] and legal[game, place] != actions[game]:
            place += 1
        if place == legal_count[game]:
            return game
    return -1


@kernel(
    types.void(
        *_SHOWN, _INTS, types.int64, _INTS, _FLOATS, types.boolean[::1], _GRID, _GRID, *_PART
    )
)
def step_games(
    doors: Ints,
    tables: Ints,
    seen: Ints,
    states: Ints,
    rngs: Words,
    seats: Ints,
    legal: Ints,
    legal_count: Ints,
    out: Floats,
    mask: Mask,
    start: Ints,
    kind: int,
    actions: Ints,
    reward: Floats,
    done: NDArray[np.bool_],
    scores: Ints,
    final: Ints,
    low: int,
    high: int,
) -> None:
    """Play a legal action in each of some games; those that end begin anew."""
    play = play_at(doors[PLAY])
    result = result_at(doors[RESULT])
    known = np.empty(states.shape[1], dtype=np.int64)
    before = np.empty(scores.shape[1], dtype=np.int64)
    for game in range(low, high):
        state, rng, moves = states[game], rngs[game], legal[game]
        if mask.shape[1]:
            for place in range(legal_count[game]):
                mask[game, moves[place]] = 0
        before[:] = scores[game]
        seat = seats[game]
        play(tables, state, seat, number_of(doors, tables, state, seat, actions[game]))
        awaited, number = advance(doors, tables, state, rng, moves, True)
        result(tables, state, scores[game])
        for other in range(len(before)):
            reward[game, other] = scores[game, other] - before[other] if kind == SCORE else 0
        done[game] = awaited == 0
        if awaited == 0:
            final[game, :] = scores[game]
            if kind == WIN:
                _win(final[game], reward[game])
            state[:] = start
            awaited, number = advance(doors, tables, state, rng, moves, True)
            scores[game, :] = 0
        seats[game], legal_count[game] = bits.lowest(awaited), number
        _show(doors, tables, seen, state, seats[game], moves, number, known, out[game], mask[game])


@kernel(types.void(_GRID, _INTS, _WORDS, _INTS, *_PART))
def sample_games(
    legal: Ints, legal_count: Ints, rngs: Words, actions: Ints, low: int, high: int
) -> None:
    """Choose a random legal action in each of some games."""
    for game in range(low, high):
        actions[game] = legal[game, below(rngs[game], legal_count[game])]


class Batch:
    """Games of one kind that are stepped together.

    ``observe`` and ``masks`` may be switched off by those who need only ``legal``; stepping is
    faster then. ``threads`` is the number of cores unless told.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seed: int = 0,
        *,
        seeds: Sequence[int] | None = None,
        reward: str | None = None,
        actions: str = "compact",
        observe: bool = True,
        masks: bool = True,
        threads: int | None = None,
    ) -> None:
        if games < 1:
            raise OptionError("research-positive", name="games", value=games, least=1)
        if seeds is not None and len(seeds) != games:
            raise OptionError("research-batch-seeds", games=games, given=len(seeds))
        self.table = Table(game, actions)
        self.game = game
        self.games = games
        self.actions = self.table.actions
        self._kind = REWARDS.index(reward_of(game, reward))
        self._doors = self.table.doors
        self._start = game.start().array
        shape = self.table.seen.shape if observe else (0,)
        self.state: Ints = np.tile(self._start, (games, 1))
        """Every game's position, as the engine keeps it."""
        self.observation: Floats = np.zeros((games, *shape), dtype=np.float32)
        """What the seat that acts next sees in every game."""
        self.mask: Mask = np.zeros((games, self.actions if masks else 0), dtype=np.int8)
        """1 for every legal action of that seat."""
        self.legal: Ints = np.zeros((games, game.most_moves), dtype=np.int64)
        """The same as a list: the first ``legal_count`` numbers count."""
        self.legal_count: Ints = np.zeros(games, dtype=np.int64)
        self.seat: Ints = np.zeros(games, dtype=np.int64)
        """The seat that acts next."""
        self.reward: Floats = np.zeros((games, game.players), dtype=np.float32)
        """What the last step gave every seat."""
        self.done: NDArray[np.bool_] = np.zeros(games, dtype=np.bool_)
        """Whether the last step ended the game, so that this is a new one."""
        self.scores: Ints = np.zeros((games, game.players), dtype=np.int64)
        """The points as they stood after the last step; 0 at the beginning of a game."""
        self.final: Ints = np.zeros((games, game.players), dtype=np.int64)
        """Where ``done``: the final scores of the game that ended."""
        self._actions = np.zeros(games, dtype=np.int64)
        self._workers = _Workers(games, threads)
        self.reset(range(seed, seed + games) if seeds is None else seeds)

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin all games anew, each with its seed."""
        words = [seed & 0xFFFF_FFFF_FFFF_FFFF for seed in seeds]
        self._chance: Words = np.array(words, dtype=np.uint64).reshape(-1, 1)
        # A policy that samples must not disturb the dice: it has generators of its own.
        self._choice: Words = self._chance ^ np.uint64(0x5851F42D4C957F2D)
        self.state[:] = self._start
        self.reward[:] = 0
        self.done[:] = False
        self.scores[:] = 0
        self._workers.run(begin_games, self._shown())

    def step(self, actions: Any) -> None:
        """Play one action in every game: that of the seat which ``seat`` names."""
        given = np.asarray(actions)
        if given.shape != (self.games,):
            raise IllegalMove("research-batch-actions", games=self.games, given=str(given.shape))
        self._actions[:] = given
        wrong = self._workers.run(first_illegal, (self.legal, self.legal_count, self._actions))
        for game in wrong:
            if game >= 0:
                raise self.why(game, int(self._actions[game]))
        self._workers.run(
            step_games,
            (
                *self._shown(),
                self._start,
                self._kind,
                self._actions,
                self.reward,
                self.done,
                self.scores,
                self.final,
            ),
        )

    def sample(self) -> Ints:
        """A random legal action for every game; a new array."""
        actions = np.zeros(self.games, dtype=np.int64)
        self._workers.run(sample_games, (self.legal, self.legal_count, self._choice, actions))
        return actions

    def why(self, number: int, action: int) -> MusivumError:
        """Why an action is refused in one of the games."""
        problem = self.table.why(self.state[number], int(self.seat[number]), action)
        return IllegalMove("research-batch", number=number, problem=str(problem))

    def _shown(self) -> tuple[Any, ...]:
        return (
            self._doors,
            self.game.tables,
            self.table.seen.tables,
            self.state,
            self._chance,
            self.seat,
            self.legal,
            self.legal_count,
            self.observation.reshape(self.games, -1),
            self.mask,
        )


class _Workers:
    """Threads that share the games between them; compiled code does not hold them up.

    Numba's own parallel loops would do the same, but its default threads may not be entered from
    two Python threads at once.
    """

    def __init__(self, games: int, threads: int | None) -> None:
        if threads is not None and threads < 1:
            raise OptionError("research-positive", name="threads", value=threads, least=1)
        count = max(1, min(games // 16, threads or _cores()))
        bounds = [games * part // count for part in range(count + 1)]
        self.parts = list(pairwise(bounds))
        self.pool = ThreadPoolExecutor(count - 1) if count > 1 else None

    def run(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> list[Any]:
        """Call a compiled function for every part of the games; the last part is done here."""
        if self.pool is None:
            return [function(*arguments, *self.parts[0])]
        others = [self.pool.submit(function, *arguments, *part) for part in self.parts[:-1]]
        last = function(*arguments, *self.parts[-1])
        return [*(other.result() for other in others), last]


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# Random games from start to end


@dataclass(frozen=True)
class Rollout:
    """What came out of many random games."""

    scores: Ints
    """The final scores, a row for every game."""
    moves: Ints
    """How many moves every game had, those of chance and passes too."""
    reasons: Ints
    """Why every game ended, from 1, in the order of ``Game.REASONS``."""

    @property
    def wins(self) -> NDArray[np.float64]:
        """The share of games that each seat won; a shared win counts in parts."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        shared: NDArray[np.float64] = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
        return shared


@kernel(types.void(_INTS, _INTS, _INTS, _WORDS, _GRID, _INTS, _INTS, *_PART))
def roll_out(
    doors: Ints,
    tables: Ints,
    start: Ints,
    rngs: Words,
    scores: Ints,
    moves: Ints,
    reasons: Ints,
    low: int,
    high: int,
) -> None:
    """Play some random games to their ends."""
    awaiting = awaiting_at(doors[AWAITING])
    sample = sample_at(doors[SAMPLE])
    play = play_at(doors[PLAY])
    state = start.copy()
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
        reasons[game] = result_at(doors[RESULT])(tables, state, scores[game])


def rollout(game: Game, games: int, seed: int = 0, threads: int | None = None) -> Rollout:
    """Play that many random games on all cores; game i follows from ``seed + i`` alone.

    >>> import musivum
    >>> found = rollout(musivum.load("steere", side=3), games=100, seed=1)
    >>> found.scores.shape, bool((found.scores.sum(axis=1) <= 19).all())
    ((100, 2), True)
    """
    if games < 1:
        raise OptionError("research-positive", name="games", value=games, least=1)
    words = [(seed + number) & 0xFFFF_FFFF_FFFF_FFFF for number in range(games)]
    found = Rollout(
        np.zeros((games, game.players), dtype=np.int64),
        np.zeros(games, dtype=np.int64),
        np.zeros(games, dtype=np.int64),
    )
    _Workers(games, threads).run(
        roll_out,
        (
            Table(game).doors,
            game.tables,
            game.start().array,
            np.array(words, dtype=np.uint64).reshape(-1, 1),
            found.scores,
            found.moves,
            found.reasons,
        ),
    )
    return found
