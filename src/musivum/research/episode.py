"""One game at a time, driven from Python: what the PettingZoo and Gymnasium environments share."""

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from musivum.core.compiled import Ints
from musivum.core.errors import OptionError
from musivum.core.game import Game, State
from musivum.core.observation import Floats
from musivum.core.rng import generator
from musivum.research import engine
from musivum.research.encoding import Encoding, chosen
from musivum.research.engine import ILLEGAL, REWARDS, Mask


class Episode:
    """An encoded game, the position in it, and the generator of its chance.

    >>> import musivum
    >>> episode = Episode(Encoding(musivum.load("steere", side=3)))
    >>> episode.reset(seed=1)
    >>> episode.awaiting, episode.legal(0).tolist()[:4]
    ((0,), [0, 1, 2, 3])
    >>> episode.step(0, 9)
    >>> episode.awaiting, episode.scores.tolist()
    ((1,), [1, 0])
    """

    def __init__(self, encoding: Encoding, reward: str | None = None) -> None:
        self.encoding = encoding
        players = encoding.game.players
        self.reward = reward_of(encoding.game, reward)
        self.seeded = False
        self.rng = generator(0)
        self.array: Ints = encoding.game.start().array
        self.mask = 0
        """The seats that have a choice, as bits."""
        self.scores: Ints = np.zeros(players, dtype=np.int64)
        """The points as they stand."""
        self.paid: Ints = np.zeros(players, dtype=np.int64)
        """What was rewarded so far, of the points …"""
        self.before: Ints = np.zeros(players, dtype=np.int64)
        """… and before the last step."""
        self._prepare()

    def _prepare(self) -> None:
        """Make room to work in, and what is looked up at every step."""
        game = self.encoding.game
        self._start = game.start().array
        self._moves = np.empty(game.most_moves, dtype=np.int64)
        self._handle = self.encoding.handle
        self._listed: tuple[int, Ints] | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if not name.startswith("_")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._prepare()

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that have a choice, in order; none when the game is over."""
        return tuple([seat for seat in range(len(self.scores)) if self.mask >> seat & 1])

    @property
    def first(self) -> int:
        """The first of the awaited seats; -1 if there is none."""
        return (self.mask & -self.mask).bit_length() - 1

    @property
    def state(self) -> State:
        """The position."""
        return State(self.encoding.game, self.array.copy())

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game. Without a seed chance goes on where it was; at first it is random."""
        if seed is not None:
            self.rng = generator(seed)
        elif not self.seeded:
            self.rng = generator(secrets.randbits(64))
        self.seeded = True
        self._listed = None
        self.array[:] = self._start
        self.mask = engine.begin(self._handle, self.array, self.rng, self._moves, self.scores)
        self.paid[:] = 0
        self.before[:] = 0

    def step(self, seat: int, action: int) -> None:
        """Play an action of a seat, and what nobody chooses after it."""
        found = engine.step(
            self._handle,
            self.array,
            self.rng,
            seat,
            action,
            self._moves,
            self.scores,
        )
        if found == ILLEGAL:
            raise self.encoding.why(self.array, seat, action)
        self._moved(found)

    def play_randomly(self, seats: int, until: int) -> None:
        """Play random actions of these seats (as bits) until another is next or one is asked."""
        found = engine.play_randomly(
            self._handle, self.array, self.rng, seats, until, self._moves, self.scores
        )
        self._moved(found)

    def _moved(self, awaited: int) -> None:
        self.mask = awaited
        self._listed = None
        self.before[:] = self.paid
        self.paid[:] = self.scores

    def rewards(self) -> NDArray[np.float64]:
        """What the last step gave every seat."""
        return engine.rewards(self.reward, self.scores, self.before, not self.mask)

    def reward_of(self, seat: int) -> float:
        """What the last step gave one seat."""
        if self.reward == "score":
            return float(self.scores[seat] - self.before[seat])
        return 0.0 if self.mask else float(self.rewards()[seat])

    def observe(self, seat: int, more: int = 0) -> tuple[Floats, Mask]:
        """What a seat sees, and which actions it may choose; new arrays each time."""
        planes, mask, legal = self.encoding.observe(self.array, seat, more)
        self._listed = (seat, legal)
        return planes, mask

    def legal(self, seat: int) -> Ints:
        """The actions that a seat may choose."""
        if self._listed is None or self._listed[0] != seat:
            self._listed = (seat, self.encoding.legal(self.array, seat))
        return self._listed[1].copy()

    def random(self, seat: int) -> int:
        """A random action of an awaited seat, by the generator of chance."""
        return engine.choose(self._handle, self.array, seat, self.rng, self._moves)


def reward_of(game: Game, reward: str | None) -> str:
    """The kind of reward: the one wanted, or the usual one."""
    if reward is None:
        return "score" if game.players == 1 else "win"
    if game.players == 1 and reward == "win":
        raise OptionError("research-solo-win", game=game.NAME)
    return chosen("reward", reward, REWARDS)
