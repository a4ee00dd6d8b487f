"""An event loop on a clock of its own, whose parts can be frozen and killed like processes."""

import asyncio
import heapq
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from typing import Any

PROCESS: ContextVar[str] = ContextVar("process", default="")
"""The process that the running code belongs to; it is inherited by all that it starts."""


class Loop(asyncio.SelectorEventLoop):
    """Time passes when nothing is left to do, and no process waits for another."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.frozen: set[str] = set()
        self.dead: set[str] = set()
        self._parked: list[asyncio.Handle] = []
        self._tasks: list[tuple[str, asyncio.Task[Any]]] = []
        self.set_task_factory(self._task)  # type: ignore[arg-type] # it has names of its own
        self.set_exception_handler(self._failed)
        self.failures: list[str] = []

    def time(self) -> float:
        """Seconds since the beginning."""
        return self.now

    def process(self, name: str) -> Context:
        """What is started in this context is part of a process."""
        context = copy_context()
        context.run(PROCESS.set, name)
        return context

    def freeze(self, name: str) -> None:
        """A process stands still; what it would have done, it does when it goes on."""
        self.frozen.add(name)

    def thaw(self, name: str) -> None:
        """It goes on."""
        self.frozen.discard(name)
        parked, self._parked = self._parked, []
        self._ready.extendleft(reversed(parked))  # type: ignore[attr-defined]

    def kill(self, name: str) -> None:
        """A process ends between two steps, and does nothing more."""
        self.dead.add(name)
        self.thaw(name)

    def bury(self) -> None:
        """At the end of all: let nobody complain about what was never finished."""
        for _, task in self._tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(Exception):
                    task.get_coro().close()

    def _task(
        self, _loop: Any, coroutine: Coroutine[Any, Any, Any], **more: Any
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(coroutine, loop=self, **more)
        self._tasks.append((PROCESS.get(), task))
        return task

    def _failed(self, _loop: Any, context: dict[str, Any]) -> None:
        self.failures.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _run_once(self) -> None:
        """As asyncio does it, but without those who do not run, and without waiting."""
        scheduled: list[Any] = self._scheduled  # type: ignore[attr-defined]
        ready: Any = self._ready  # type: ignore[attr-defined]
        while scheduled and (scheduled[0]._cancelled or scheduled[0]._when <= self.now):
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            if handle._cancelled:
                self._timer_cancelled_count -= 1  # type: ignore[attr-defined]
            else:
                ready.append(handle)
        for _ in range(len(ready)):
            handle = ready.popleft()
            process = handle._context.get(PROCESS, "")
            if process in self.frozen:
                self._parked.append(handle)
            elif process not in self.dead:
                ready.append(handle)
        if not ready:
            assert scheduled, "nothing will ever happen again"
            self.now = max(self.now, scheduled[0]._when)
            return
        super()._run_once()  # type: ignore[misc]


def run(loop: Loop, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Run to the end."""
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(work())
    finally:
        loop.bury()
        asyncio.set_event_loop(None)
        loop.close()
