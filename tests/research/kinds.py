"""The games and options that the environments are tested with."""

import os
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

import musivum
from musivum.core.compiled import CHANCE, Ints
from musivum.core.game import Game
from musivum.core.rng import generator
from tests.sampled import usual

Kind = tuple[str, dict[str, Any]]

FULL = os.environ.get("MUSIVUM_FULL") == "1"
"""Whether the slow suites run over all options, not only over some."""

ALL: list[Kind] = [
    *[("mosaix", {"players": players}) for players in (1, 2, 3, 4)],
    ("mosaix", {"players": 3, "centres": "OTX"}),
    *[("galilee", {"players": players}) for players in range(1, 7)],
    *[
        ("mozaa", {"players": players, **more})
        for players in (2, 3, 4)
        for more in (
            {"hand": 1},
            {"hand": 3},
            {"variant": "own-colour"},
            {"variant": "claims", "hand": 1},
            {"variant": "claims", "hand": 3},
        )
    ],
    *[("steere", {"side": side, "swap": swap}) for side in range(2, 8) for swap in (False, True)],
]
SOME: list[Kind] = [
    ("mosaix", {"players": 1}),
    ("mosaix", {"players": 3, "centres": "OTX"}),
    ("galilee", {"players": 1}),
    ("galilee", {"players": 4}),
    ("mozaa", {"players": 2, "hand": 1}),
    ("mozaa", {"players": 3, "variant": "own-colour"}),
    ("mozaa", {"players": 4, "variant": "claims", "hand": 3}),
    ("steere", {"side": 3, "swap": True}),
    ("steere", {"side": 5, "swap": False}),
]
MANY = ALL if FULL else SOME
EVERY = ALL if FULL else usual(ALL, *SOME)
"""For ``parametrize``: all kinds, most of them only in long runs."""


def name(kind: Kind) -> str:
    """For the names of tests."""
    return "-".join([kind[0], *(str(value) for value in kind[1].values())])


def positions(game: Game, seed: int, every: int = 1) -> Iterator[Ints]:
    """Positions of one random game in which somebody has to choose: one in ``every``, on average.

    They are picked at random, because stages of a turn come round regularly.
    """
    array = game.start().array
    rng = generator(seed)
    kernels = game.KERNELS
    picked = random.Random(seed)
    for _ in range(5000):
        awaited = kernels.awaiting(game.tables, array)
        if awaited == 0:
            return
        seat = CHANCE
        if awaited != CHANCE:
            # Seats that act together do so in any order.
            seats = [one for one in range(game.players) if awaited >> one & 1]
            seat = seats[int(rng[0]) % len(seats)]
            if picked.randrange(every) == 0:
                yield array.copy()
        kernels.play(game.tables, array, seat, kernels.sample(game.tables, array, seat, rng))
    raise AssertionError("a random game does not end")


def awaited(game: Game, array: Ints) -> list[int]:
    """The seats that may act."""
    mask = game.KERNELS.awaiting(game.tables, array)
    return [seat for seat in range(game.players) if mask >> seat & 1]


def load(kind: Kind) -> Game:
    """The game."""
    return musivum.load(kind[0], **kind[1])


def pick(mask: Any, rng: np.random.Generator) -> int:
    """A random action that a mask allows."""
    legal = np.flatnonzero(mask.view(bool))
    return int(legal[rng.integers(len(legal))])


__all__ = ["EVERY", "MANY", "SOME", "Kind", "awaited", "load", "name", "pick", "positions"]
