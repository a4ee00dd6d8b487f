"""A game's functions as the compiled searches take them."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numba import types

from musivum.core import compiled, policy
from musivum.core.compiled import Ints, Words
from musivum.core.game import Game
from musivum.core.policy import Lore, Values, no_advice, no_expectation, no_rate


class Doors(NamedTuple):
    """The functions of a game that a search calls, as one argument."""

    awaiting: Callable[[Ints, Ints], int]
    legal: Callable[[Ints, Ints, int, Ints], int]
    play: Callable[[Ints, Ints, int, int], None]
    sample: Callable[[Ints, Ints, int, Words], int]
    result: Callable[[Ints, Ints, Ints], int]
    redact: Callable[[Ints, Ints, int], None]
    deal: Callable[[Ints, Ints, int, Words], None]
    evaluate: Callable[[Ints, Ints, int], int]
    rate: Callable[[Ints, Lore, Ints, int, Ints, Values], int]
    advise: Callable[[Ints, Lore, Ints, int, Words], int]
    expect: Callable[[Ints, Lore, Ints, int], float]


DOORS = tuple(
    types.FunctionType(signature)
    for signature in (
        compiled.AWAITING,
        compiled.LEGAL,
        compiled.PLAY,
        compiled.SAMPLE,
        compiled.RESULT,
        compiled.REDACT,
        compiled.DEAL,
        compiled.EVALUATE,
        policy.RATE,
        policy.ADVISE,
        policy.EXPECT,
    )
)
"""Their types. A compiled function takes them one by one; only inside can they be one tuple."""

_NO_LORE: Lore = np.zeros(1, dtype=np.float32)


def doors_of(game: Game) -> Doors:
    """The compiled functions of a game that a search calls."""
    kernels, policy = game.KERNELS, game.POLICY
    return Doors(
        kernels.awaiting,
        kernels.legal,
        kernels.play,
        kernels.sample,
        kernels.result,
        kernels.redact,
        kernels.deal,
        kernels.evaluate,
        no_rate if policy is None else policy.rate,
        no_advice if policy is None else policy.advise,
        no_expectation if policy is None else policy.expect,
    )


def lore_of(game: Game) -> Lore:
    """What the game's policy has learned, if it has one."""
    return _NO_LORE if game.POLICY is None else game.POLICY.lore(game.players)
