"""A game's kernels as one array of numbers, for compiled code that serves every game.

Passing compiled functions as arguments costs Numba about 90 µs each when the call comes from
Python. So their addresses are looked up once, and the compiled code makes functions of them again.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from musivum.core import compiled
from musivum.core.compiled import Ints
from musivum.core.errors import NotationError
from musivum.core.game import Game
from musivum.core.match import PASS
from musivum.core.observation import OBSERVE, TRANSLATE, Observation

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
            found[place] = _address(function, signature)
    try:
        found[PASS_ACTION] = game.index(PASS)
    except NotationError:
        found[PASS_ACTION] = -1
    found[ACTIONS] = game.actions
    found[PLAYERS] = game.players
    found[KEY] = game.key
    return found


def _address(function: Any, signature: Any) -> int:
    compiled_function = function.get_compile_result(signature)
    name = compiled_function.fndesc.llvm_func_name
    return int(compiled_function.library.get_pointer_to_function(name))


def _function_at(signature: Any) -> Callable[[int], Callable[..., int]]:
    """A compiled function that makes a function with this signature of its address."""
    function_type = types.FunctionType(signature)

    @intrinsic  # type: ignore[untyped-decorator]
    def function_at(_context: Any, _address: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            made = cgutils.create_struct_proxy(function_type)(context, builder)
            made.jit_addr = builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))
            return made._getvalue()

        return function_type(types.int64), generate

    made: Callable[[int], Callable[..., int]] = function_at
    return made


awaiting_at = _function_at(compiled.AWAITING)
legal_at = _function_at(compiled.LEGAL)
weight_at = _function_at(compiled.WEIGHT)
forbids_at = _function_at(compiled.FORBIDS)
play_at = _function_at(compiled.PLAY)
sample_at = _function_at(compiled.SAMPLE)
result_at = _function_at(compiled.RESULT)
redact_at = _function_at(compiled.REDACT)
deal_at = _function_at(compiled.DEAL)
observe_at = _function_at(OBSERVE)
translate_at = _function_at(TRANSLATE)
