"""Going through finished matches again, in threads of their own.

It takes the processor for a while and no database, so it must keep neither the readers of the
database nor the event loop from those who play. Whoever asks for much waits for themselves.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from musivum.server.http.limits import exceeded

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
MOST_EACH = 4
"""Replays that one guest, or an address without one, may wait for at the same time …"""
MOST = 64
"""… and everyone together."""


class Replays:
    """Who waits for replays, and the threads that make them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")
        self._waiting: Counter[str] = Counter()

    async def run(self, asker: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do some work on a finished match, for whoever asks."""
        if self._waiting[asker] >= MOST_EACH:
            raise exceeded("replays", MOST_EACH, seconds=1)
        if self._waiting.total() >= MOST:
            raise exceeded("all-replays", MOST, seconds=2)
        self._waiting[asker] += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, lambda: work(*given, **named))
        finally:
            self._waiting[asker] -= 1
            if not self._waiting[asker]:
                del self._waiting[asker]

    def close(self) -> None:
        """Finish what was begun."""
        self._threads.shutdown(cancel_futures=True)
