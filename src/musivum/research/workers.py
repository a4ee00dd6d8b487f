"""Threads that share many games between them; compiled code does not hold them up.

The games are taken in *handfuls* from a counter that all threads see. So nobody waits for a thread
that wakes up late: the others have taken its games by then. Which thread steps a game changes
nothing, because no two games have anything in common.

Numba's own parallel loops would need less code, but its default threads may not be entered from two
Python threads at once.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from musivum.core.compiled import Ints, helper, kernel
from musivum.core.errors import OptionError

NEXT, FINISHED, WRONG, HANDFUL, TOTAL = range(5)
"""A job's counters: the first game that nobody has taken, how many are finished, how many were
found wrong; and the size of a handful and the number of games, which stay."""

MOST_IN_A_HANDFUL = 32
FEW = 4096
"""Waking a thread takes as long as light work on about so many games."""
SPINS = 20_000
"""How often a thread looks at the counter before it goes to sleep: about the time of a handful."""


# Inside compiled code


@intrinsic  # type: ignore[untyped-decorator]
def add(_context: Any, _counters: Any, _place: Any, _number: Any) -> Any:
    """Add to a counter that several threads use; return what it was."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = cgutils.create_struct_proxy(signature.args[0])(context, builder, arguments[0])
        place = builder.gep(array.data, [arguments[1]])
        return builder.atomic_rmw("add", place, arguments[2], "seq_cst")

    return types.int64(types.int64[::1], types.int64, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def unowned(_context: Any, arrays: Any) -> Any:
    """The same tuple of arrays for use inside this call, without a count of their owners.

    Numba counts the owners of an array at every slice, atomically; that is a fifth of the time of a
    step. Whoever calls the compiled function keeps the arrays alive, so nothing needs counting.
    """

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        found = []
        for place, kind in enumerate(arrays.types):
            one = builder.extract_value(arguments[0], place)
            array = cgutils.create_struct_proxy(kind)(context, builder, one)
            array.meminfo = cgutils.get_null_value(array.meminfo.type)
            array.parent = cgutils.get_null_value(array.parent.type)
            found.append(array._getvalue())
        return context.make_tuple(builder, arrays, found)

    return arrays(arrays), generate


@helper
def take(counters: Ints) -> tuple[int, int]:
    """The next handful of games, from the first to before the last; an empty one at the end."""
    low = min(add(counters, NEXT, counters[HANDFUL]), counters[TOTAL])
    return low, min(low + counters[HANDFUL], counters[TOTAL])


@kernel(types.boolean(types.int64[::1]))
def all_finished(counters: Ints) -> bool:
    """Whether all games are finished, or will be within a moment."""
    spins = 0
    while spins < SPINS and add(counters, FINISHED, 0) < counters[TOTAL]:
        spins += 1
    return spins < SPINS


# From Python


class Workers:
    """The threads for jobs on so many games; as many as there are cores unless told."""

    def __init__(self, games: int, threads: int | None = None) -> None:
        if threads is not None and threads < 1:
            raise OptionError("research-positive", name="threads", value=threads, least=1)
        self.games = games
        self.threads = max(1, min(games // 16, threads or _cores()))
        handful = max(1, min(MOST_IN_A_HANDFUL, games // (4 * self.threads)))
        self._counters: Ints = np.array([0, 0, 0, handful, games], dtype=np.int64)
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None

    def run(self, function: Callable[..., None], *arguments: Any, light: bool = False) -> int:
        """Have all games done by a compiled function; return how many were found wrong.

        The function takes handfuls, by the counters that are its last argument, until none is left.
        With ``light`` work the other threads are only woken if it is worth it.
        """
        counters = self._counters.copy()
        if self._pool is None or (light and self.games < FEW):
            function(*arguments, counters)
            return int(counters[WRONG])
        others = [
            self._pool.submit(function, *arguments, counters) for _ in range(self.threads - 1)
        ]
        function(*arguments, counters)
        if not all_finished(counters):
            for other in others:
                other.result()
        return int(counters[WRONG])


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
