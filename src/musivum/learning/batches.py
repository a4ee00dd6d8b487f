"""A batch of a round's games: what one process plays at a time, here or on another machine.

What comes of a batch follows from the batch and the network, and from nothing else. So a round is
the same wherever its batches are played, and by how many.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from musivum.core.errors import OptionError
from musivum.core.game import Game
from musivum.core.kernels import LORE, handle_of
from musivum.core.network import Shape
from musivum.core.pointers import Floats, Values, address_of
from musivum.core.policy import Policy
from musivum.core.profile import Settings
from musivum.core.rng import generator
from musivum.learning.self_play import LONGEST, WAYS, Lessons, new_lessons, self_play
from musivum.search.report import numbers_of
from musivum.search.tree import PLACES, new_tree

GAMES: Final = 25
"""Games of one batch."""


def policy_of(game: Game) -> tuple[Policy, Shape]:
    """What a game's network looks at, or an error that says that it has none."""
    policy = game.POLICY
    if policy is None or policy.look is None or policy.shape is None:
        raise OptionError("learn-no-network", game=game.NAME)
    shape = policy.shape(game.options)
    if shape is None:
        asked = ", ".join(f"{name}={value}" for name, value in game.options.items())
        raise OptionError("learn-no-network", game=f"{game.NAME} ({asked})")
    return policy, shape


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games that are to be played."""

    game: str
    options: dict[str, object]
    seed: int
    games: int
    noise: float
    opening: int
    trust: float
    simulations: int
    ahead: int
    compared: int
    """The rest as in a plan."""


class Played(NamedTuple):
    """What came of a batch."""

    lessons: Lessons
    games: int
    totals: Values
    """The points of each seat, and the moves."""
    seconds: float
    """Of a processor."""


def play(batch: Batch, numbers: Floats) -> Played:
    """Play a batch with this network, in this process."""
    began = time.process_time()
    game = _loaded(batch.game, tuple(batch.options.items()))
    _, shape = policy_of(game)
    handle = handle_of(game)
    handle[LORE], handle[LORE + 1] = address_of(numbers), len(numbers)
    tree = new_tree(max(1, batch.simulations))
    ways = np.zeros(WAYS, dtype=np.float64)
    ways[:] = (
        batch.noise, batch.opening, batch.trust, batch.simulations, shape.unit,
        batch.ahead, batch.compared,
    )  # fmt: skip
    each = batch.compared * game.players if batch.ahead else 1
    most = LONGEST * batch.games * each  # room that is not written on costs nothing
    lessons = new_lessons(shape, most, shape.most)
    limits = np.array([batch.games, most, len(lessons.marks), int(tree.counters[PLACES])])
    totals = np.zeros(game.players + 1, dtype=np.float64)
    start, rng, shapes = game.start().array, generator(batch.seed), shape_numbers(shape)
    settings = numbers_of(game, search_settings(game))
    if batch.ahead:
        from musivum.learning.ahead import foresee  # noqa: PLC0415 - importing it compiles it

        count = foresee(handle, settings, start, rng, ways, shapes, lessons, limits, totals)
    else:
        count = self_play(
            handle, settings, tree, start, rng, ways, numbers, shapes, lessons, limits, totals
        )
    taken = time.process_time() - began
    return Played(shortened(lessons, shape, count), int(limits[0]), totals, taken)


@lru_cache(maxsize=8)
def _loaded(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    from musivum.games import load  # noqa: PLC0415 - only where games are played

    return load(name, **dict(options))


def joined(played: Sequence[Lessons]) -> Lessons:
    """The lessons of several batches, one after the other."""
    ends = np.cumsum([0, *(lessons.starts[-1] for lessons in played)])
    starts = [lessons.starts[:-1] + end for lessons, end in zip(played, ends, strict=False)]
    return Lessons(
        np.concatenate([*starts, ends[-1:]]),
        np.concatenate([lessons.marks for lessons in played]),
        np.concatenate([lessons.measures for lessons in played]),
        np.concatenate([lessons.answers for lessons in played]),
    )


def search_settings(game: Game) -> Settings:
    """The game's search; positions are judged where the tree ends."""
    return replace(game.PROFILE.searching(game.options), advised=1.0)


def shape_numbers(shape: Shape) -> NDArray[np.int64]:
    """A shape as compiled code reads it."""
    return np.array([*shape[:4], shape.everyone, shape.stands], dtype=np.int64)


def shortened(lessons: Lessons, shape: Shape, count: int) -> Lessons:
    """The lessons without the room that was not needed."""
    return Lessons(
        lessons.starts[: count + 1].copy(),
        lessons.marks[: lessons.starts[count]].copy(),
        lessons.measures[: count * max(1, shape.measures)].copy(),
        lessons.answers[:count].copy(),
    )
