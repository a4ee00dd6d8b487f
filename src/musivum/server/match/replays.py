"""Going through finished matches again, in threads of their own.

It takes the processor for a while and no database, so it must keep neither the readers of the
database nor the event loop from those who play. Whoever asks for much waits for themselves.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from musivum.server.http.limits import AtOnce

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
MOST_EACH = 4
"""Replays that one guest, or an address without one, may wait for at the same time."""


class Replays:
    """Who waits for replays, and the threads that make them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")
        self.waiting = AtOnce("replays", MOST_EACH, seconds=1)

    async def run(self, asker: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do some work on a finished match, for whoever asks."""
        loop = asyncio.get_running_loop()
        with self.waiting.one(asker):
            return await loop.run_in_executor(self._threads, lambda: work(*given, **named))

    def close(self) -> None:
        """Finish what was begun."""
        self._threads.shutdown(cancel_futures=True)
