"""A game's kernels as one array of numbers, for compiled code that serves every game.

See :mod:`musivum.core.pointers` for the reason.
"""

from collections.abc import Callable

import numpy as np

from musivum.core import compiled
from musivum.core.compiled import Ints
from musivum.core.errors import NotationError
from musivum.core.game import Game
from musivum.core.match import PASS
from musivum.core.observation import OBSERVE, TRANSLATE, Observation
from musivum.core.pointers import address, function_at

(
    AWAITING,
    LEGAL,
    WEIGHT,
    FORBIDS,
    PLAY,
    SAMPLE,
    RESULT,
    REDACT,
    DEAL,
    SEE,
    ENCODE,
    DECODE,
) = range(12)
"""Where the addresses stand; 0 for a function that is not needed."""
ACTIONS = 12
"""How many actions the game has, by its own numbers."""
PASS_ACTION = 13
"""The number of ``pass`` among the game's actions; -1 if it has none."""
PLAYERS = 14
KEY = 15
"""How many numbers define a position."""


def doors(game: Game, seen: Observation) -> Ints:
    """The addresses of a game's kernels, and the numbers above."""
    kernels = game.KERNELS
    found = np.zeros(16, dtype=np.int64)
    for place, function, signature in (
        (AWAITING, kernels.awaiting, compiled.AWAITING),
        (LEGAL, kernels.legal, compiled.LEGAL),
        (WEIGHT, kernels.weight, compiled.WEIGHT),
        (FORBIDS, kernels.forbids, compiled.FORBIDS),
        (PLAY, kernels.play, compiled.PLAY),
        (SAMPLE, kernels.sample, compiled.SAMPLE),
        (RESULT, kernels.result, compiled.RESULT),
        (REDACT, kernels.redact, compiled.REDACT),
        (DEAL, kernels.deal, compiled.DEAL),
        (SEE, seen.observe, OBSERVE),
        (ENCODE, seen.encode, TRANSLATE),
        (DECODE, seen.decode, TRANSLATE),
    ):
        if function is not None:
            found[place] = address(function, signature)
    try:
        found[PASS_ACTION] = game.index(PASS)
    except NotationError:
        found[PASS_ACTION] = -1
    found[ACTIONS] = game.actions
    found[PLAYERS] = game.players
    found[KEY] = game.key
    return found


At = Callable[[int], Callable[..., int]]
"""Makes, inside compiled code, a function of its address."""

awaiting_at: At = function_at(compiled.AWAITING)
legal_at: At = function_at(compiled.LEGAL)
weight_at: At = function_at(compiled.WEIGHT)
forbids_at: At = function_at(compiled.FORBIDS)
play_at: At = function_at(compiled.PLAY)
sample_at: At = function_at(compiled.SAMPLE)
result_at: At = function_at(compiled.RESULT)
redact_at: At = function_at(compiled.REDACT)
deal_at: At = function_at(compiled.DEAL)
observe_at: At = function_at(OBSERVE)
translate_at: At = function_at(TRANSLATE)
