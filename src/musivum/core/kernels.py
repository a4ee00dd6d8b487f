"""A game as compiled code plays it, whichever game it is: one array of numbers, its *handle*.

It holds the addresses of the game's kernels and tables, and a few sizes. So a search, a batch or a
census is compiled once for all games and takes any of them as one argument, and it writes
``play(handle, state, seat, move)`` where a room's own code has its ``play``.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic

from musivum.core import compiled, observation, policy
from musivum.core.compiled import Ints, Words
from musivum.core.errors import NotationError
from musivum.core.game import Game
from musivum.core.match import PASS
from musivum.core.observation import Observation
from musivum.core.pointers import INTS, Floats, Values, address_of, data_of, memory_at
from musivum.core.policy import no_advice, no_expectation, no_rate

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
    EVALUATE,
    RATE,
    ADVISE,
    EXPECT,
    ALIKE,
    OBSERVE,
    ENCODE,
    DECODE,
) = range(17)
"""Where the addresses of the kernels stand; 0 for one that a game does not have."""
TABLES, LORE, SEEN = 17, 19, 21
"""Where the tables lie, what was learned, and the tables for seeing; each with its length."""
PLAYERS, SIZE, KEY, MOST_MOVES, ACTIONS, PASS_ACTION = range(23, 29)
LOOK, FORESEE, SIFT, WANDER, HANDLE = range(29, 34)
"""How many play; how many numbers a state has, and how many of them define it; the most moves at
once; how many actions there are, and which of them is ``pass``, or NEVER; and
the addresses of four more kernels."""
NEVER = -1

_NOTHING_LEARNED = np.zeros(1, dtype=np.float32)


def handle_of(game: Game, seen: Observation | None = None) -> Ints:
    """The handle of a game, with what a seat sees of it if that is given.

    It is good as long as the game is kept, and in this process only.
    """
    kernels, known = game.KERNELS, game.POLICY
    found = np.zeros(HANDLE, dtype=np.int64)
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
        (EVALUATE, kernels.evaluate, compiled.EVALUATE),
        (RATE, known.rate if known else no_rate, policy.RATE),
        (ADVISE, known.advise if known else no_advice, policy.ADVISE),
        (EXPECT, known.expect if known else no_expectation, policy.EXPECT),
        (ALIKE, type(game).ALIKE, policy.ALIKE),
        (LOOK, known and known.look, policy.LOOK),
        (FORESEE, known and known.foresee, policy.FORESEE),
        (SIFT, known and (known.sift or known.rate), policy.RATE),
        (WANDER, type(game).WANDER, compiled.WANDER),
        (OBSERVE, seen and seen.observe, observation.OBSERVE),
        (ENCODE, seen and seen.encode, observation.TRANSLATE),
        (DECODE, seen and seen.decode, observation.TRANSLATE),
    ):
        if function is not None:
            found[place] = _address(function, signature)
    for place, array in (
        (TABLES, game.tables),
        (LORE, known.lore(game.players) if known else _NOTHING_LEARNED),
        (SEEN, seen.tables if seen else game.tables),
    ):
        found[place], found[place + 1] = address_of(array), len(array)
    found[PLAYERS], found[ACTIONS] = game.players, game.actions
    found[SIZE], found[KEY], found[MOST_MOVES] = game.size, game.key, game.most_moves
    try:
        found[PASS_ACTION] = game.index(PASS)
    except NotationError:
        found[PASS_ACTION] = NEVER
    return found


@cache
def _address(function: Any, signature: Any) -> int:
    """Where a kernel lies in memory, as long as this process lives."""
    made = function.get_compile_result(signature)
    return int(made.library.get_pointer_to_function(made.fndesc.llvm_func_name))


def _calling(place: int, signature: Any, *handed: int) -> Any:
    """What calls, inside compiled code, a kernel through the handle of its game.

    ``handed`` are the arguments that stand in the handle itself: tables, what was learned.
    """

    def generate(context: Any, builder: Any, given: Any, values: Any) -> Any:
        numbers = data_of(context, builder, given.args[0], values[0])

        def number(at: int) -> Any:
            return builder.load(builder.gep(numbers, [ir.Constant(ir.IntType(64), at)]))

        arguments = []
        for at, kind in zip(handed, signature.args, strict=False):
            pointer = context.get_data_type(kind.dtype).as_pointer()
            start, length = builder.inttoptr(number(at), pointer), number(at + 1)
            arguments.append(memory_at(context, builder, kind, start, length))
        arguments += values[1:]
        convention = context.call_conv
        kind = convention.get_function_type(signature.return_type, signature.args)
        function = builder.inttoptr(number(place), kind.as_pointer())
        status, found = convention.call_function(
            builder, function, signature.return_type, signature.args, arguments
        )
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return found

    rest = signature.args[len(handed) :]
    typed = signature.return_type(INTS, *rest), generate
    # Numba asks how many arguments there are, and takes no ``*arguments`` for an answer.
    calls: dict[int, Callable[..., Any]] = {
        1: lambda _context, _handle, _1: typed,
        2: lambda _context, _handle, _1, _2: typed,
        3: lambda _context, _handle, _1, _2, _3: typed,
        4: lambda _context, _handle, _1, _2, _3, _4: typed,
    }
    return intrinsic(calls[len(rest)])


# Inside compiled code. What each promises stands in :class:`musivum.core.compiled.Kernels`,
# :class:`musivum.core.policy.Policy` and :class:`musivum.core.observation.Observation`.

awaiting: Callable[[Ints, Ints], int] = _calling(AWAITING, compiled.AWAITING, TABLES)
legal: Callable[[Ints, Ints, int, Ints], int] = _calling(LEGAL, compiled.LEGAL, TABLES)
weight: Callable[[Ints, Ints, int], int] = _calling(WEIGHT, compiled.WEIGHT, TABLES)
forbids: Callable[[Ints, Ints, int, int], int] = _calling(FORBIDS, compiled.FORBIDS, TABLES)
play: Callable[[Ints, Ints, int, int], None] = _calling(PLAY, compiled.PLAY, TABLES)
sample: Callable[[Ints, Ints, int, Words], int] = _calling(SAMPLE, compiled.SAMPLE, TABLES)
result: Callable[[Ints, Ints, Ints], int] = _calling(RESULT, compiled.RESULT, TABLES)
redact: Callable[[Ints, Ints, int], None] = _calling(REDACT, compiled.REDACT, TABLES)
deal: Callable[[Ints, Ints, int, Words], None] = _calling(DEAL, compiled.DEAL, TABLES)
wander: Callable[[Ints, Ints, Words, int], int] = _calling(WANDER, compiled.WANDER, TABLES)
evaluate: Callable[[Ints, Ints, int], int] = _calling(EVALUATE, compiled.EVALUATE, TABLES)
rate: Callable[[Ints, Ints, int, Ints, Values], int] = _calling(RATE, policy.RATE, TABLES, LORE)
advise: Callable[[Ints, Ints, int, Words], int] = _calling(ADVISE, policy.ADVISE, TABLES, LORE)
expect: Callable[[Ints, Ints, int], float] = _calling(EXPECT, policy.EXPECT, TABLES, LORE)
foresee: Callable[[Ints, Ints, int, int], float] = _calling(FORESEE, policy.FORESEE, TABLES, LORE)
sift: Callable[[Ints, Ints, int, Ints, Values], int] = _calling(SIFT, policy.RATE, TABLES, LORE)
look: Callable[[Ints, Ints, int, Ints, Floats], int] = _calling(LOOK, policy.LOOK, TABLES)
alike: Callable[[Ints, Ints, int], np.uint64] = _calling(ALIKE, policy.ALIKE, TABLES)
observe: Callable[[Ints, Ints, int, Floats], None] = _calling(OBSERVE, observation.OBSERVE, SEEN)
encode: Callable[[Ints, Ints, int, int], int] = _calling(ENCODE, observation.TRANSLATE, TABLES)
decode: Callable[[Ints, Ints, int, int], int] = _calling(DECODE, observation.TRANSLATE, TABLES)
