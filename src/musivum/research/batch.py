"""Thousands of games of one kind, stepped together in compiled code on all cores.

>>> batch = Batch("steere", games=4, seed=1, side=3)
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

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from musivum.core.compiled import Ints, Words
from musivum.core.errors import IllegalMove, MusivumError, OptionError
from musivum.core.game import Game
from musivum.core.kernels import handle_of
from musivum.core.observation import Floats
from musivum.research.batch_engine import (
    Games,
    begin_games,
    check_games,
    roll_out,
    sample_games,
    step_games,
)
from musivum.research.encoding import Encoding, the_game
from musivum.research.engine import REWARDS, Mask
from musivum.research.episode import reward_of
from musivum.research.workers import Workers


class Batch:
    """Games of one kind that are stepped together; the other options are the game's own.

    ``observe`` and ``masks`` may be switched off by those who need only ``legal``; stepping is
    faster then. ``threads`` is the number of cores unless told.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        seed: int = 0,
        *,
        seeds: Sequence[int] | None = None,
        reward: str | None = None,
        actions: str = "compact",
        observe: bool = True,
        masks: bool = True,
        threads: int | None = None,
        **options: object,
    ) -> None:
        game = the_game(game, options)
        if games < 1:
            raise OptionError("research-positive", name="games", value=games, least=1)
        self.encoding = Encoding(game, actions)
        self.game = game
        self.games = games
        self.actions = self.encoding.actions
        self._kind = REWARDS.index(reward_of(game, reward))
        shape = self.encoding.seen.shape if observe else (0,)
        start = game.start().array
        self.state: Ints = np.tile(start, (games, 1))
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
        self._arrays = Games(
            handle=self.encoding.handle,
            start=start,
            widths=np.array([int(np.prod(shape)), self.mask.shape[1]], dtype=np.int64),
            states=self.state.reshape(-1),
            chance=np.zeros(games, dtype=np.uint64),
            seats=self.seat,
            legal=self.legal.reshape(-1),
            legal_count=self.legal_count,
            actions=np.zeros(games, dtype=np.int64),
            observations=self.observation.reshape(-1),
            masks=self.mask.reshape(-1),
            rewards=self.reward.reshape(-1),
            done=self.done,
            scores=self.scores.reshape(-1),
            final=self.final.reshape(-1),
        )
        self._listed = (game.most_moves, self._arrays.legal, self.legal_count)
        self._workers = Workers(games, threads)
        self.reset(range(seed, seed + games) if seeds is None else seeds)

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin all games anew, each with its seed."""
        if len(seeds) != self.games:
            raise OptionError("research-batch-seeds", games=self.games, given=len(seeds))
        self._arrays.chance[:] = _generators(seeds)
        # A policy that samples must not disturb the dice: it has generators of its own.
        self._choice: Words = self._arrays.chance ^ np.uint64(0x5851F42D4C957F2D)
        self.reward[:] = 0
        self.done[:] = False
        self._workers.run(begin_games, self._arrays)

    def step(self, actions: Any) -> None:
        """Play one action in every game: that of the seat which ``seat`` names.

        If any of them is not legal, an IllegalMove says which and why, and nothing was played.
        """
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise IllegalMove("research-whole", action=repr(actions))
        if given.shape != (self.games,):
            raise IllegalMove("research-batch-actions", games=self.games, given=str(given.shape))
        wanted = self._arrays.actions
        wanted[:] = given
        if self._workers.run(check_games, *self._listed, wanted, light=True):
            raise self._first_wrong()
        self._workers.run(step_games, self._arrays, self._kind)

    def sample(self) -> Ints:
        """A random legal action for every game; a new array."""
        actions = np.zeros(self.games, dtype=np.int64)
        self._workers.run(sample_games, *self._listed, self._choice, actions, light=True)
        return actions

    def why(self, number: int, action: int) -> MusivumError:
        """Why an action is refused in one of the games."""
        problem = self.encoding.why(self.state[number], int(self.seat[number]), action)
        return IllegalMove("research-batch", number=number, problem=problem.told)

    def _first_wrong(self) -> MusivumError:
        wanted = self._arrays.actions.tolist()
        listed = zip(self.legal, self.legal_count, wanted, strict=True)
        number = next(
            number
            for number, (legal, count, action) in enumerate(listed)
            if action not in legal[:count]
        )
        return self.why(number, wanted[number])


def _generators(seeds: Sequence[int]) -> Words:
    """A generator for every seed."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF for seed in seeds], dtype=np.uint64)


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


def rollout(
    game: Game | str, games: int, seed: int = 0, threads: int | None = None, **options: object
) -> Rollout:
    """Play that many random games on all cores; game i follows from ``seed + i`` alone.

    >>> import musivum
    >>> found = rollout(musivum.load("steere", side=3), games=100, seed=1)
    >>> found.scores.shape, bool((found.scores.sum(axis=1) <= 19).all())
    ((100, 2), True)
    """
    game = the_game(game, options)
    if games < 1:
        raise OptionError("research-positive", name="games", value=games, least=1)
    found = Rollout(
        np.zeros((games, game.players), dtype=np.int64),
        np.zeros(games, dtype=np.int64),
        np.zeros(games, dtype=np.int64),
    )
    Workers(games, threads).run(
        roll_out,
        handle_of(game),
        game.start().array,
        _generators(range(seed, seed + games)),
        found.scores.reshape(-1),
        found.moves,
        found.reasons,
    )
    return found
