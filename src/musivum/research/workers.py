"""Threads that share many games between them; compiled code does not hold them up.

Every thread has a part of the games, so that it meets the same games at every step and finds them
in its cache. It takes them in *handfuls*, and when it is done it takes from the others' parts. So
nobody waits for a thread that wakes up late: its games are done by then. Which thread steps a game
changes nothing, because no two games have anything in common.

Numba's own parallel loops would need less code, but its default threads may not be entered from two
Python threads at once.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from musivum.core.compiled import Ints, helper, kernel
from musivum.core.errors import OptionError
from musivum.core.pointers import INTS, data_of

FINISHED, WRONG, HANDFUL, TOTAL, PARTS, NEXT = range(6)
"""A job's counters: how many games are finished, how many were found wrong; then what stays: the
size of a handful, the number of games and of parts; and for every part the first game that nobody
has taken, and where the part ends."""

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
        first = data_of(context, builder, signature.args[0], arguments[0])
        place = builder.gep(first, [arguments[1]])
        return builder.atomic_rmw("add", place, arguments[2], "seq_cst")

    return types.int64(INTS, types.int64, types.int64), generate


@helper
def take(counters: Ints, worker: int) -> tuple[int, int]:
    """The next handful for a thread, from the first game to before the last; empty at the end."""
    for turn in range(counters[PARTS]):
        place = NEXT + 2 * ((worker + turn) % counters[PARTS])
        low, end = add(counters, place, counters[HANDFUL]), counters[place + 1]
        if low < end:
            return low, min(low + counters[HANDFUL], end)
    return 0, 0


@kernel(types.boolean(INTS))
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
        bounds = [games * part // self.threads for part in range(self.threads + 1)]
        parts = [bound for part in pairwise(bounds) for bound in part]
        self._counters: Ints = np.array(
            [0, 0, handful, games, self.threads, *parts], dtype=np.int64
        )
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None

    def run(self, function: Callable[..., None], *arguments: Any, light: bool = False) -> int:
        """Have all games done by a compiled function; return how many were found wrong.

        The function takes handfuls until none is left, by its last two arguments: the counters and
        the number of its thread. With ``light`` work the others are only woken if it is worth it.
        """
        counters = self._counters.copy()
        if self._pool is None or (light and self.games < FEW):
            function(*arguments, counters, 0)
            return int(counters[WRONG])
        others = [
            self._pool.submit(function, *arguments, counters, worker)
            for worker in range(1, self.threads)
        ]
        function(*arguments, counters, 0)
        if not all_finished(counters):
            for other in others:
                other.result()
        return int(counters[WRONG])


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
