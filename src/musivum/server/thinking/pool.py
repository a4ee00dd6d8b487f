"""Bots think in processes of their own. One that dies is replaced, and its question asked again.

Anything with :meth:`Thinkers.ask` can think for the server: the workers of this machine that are
here, or those of :mod:`musivum.server.thinking.ray`.
"""

import asyncio
import contextlib
import json
import logging
import sys
import time
from typing import Any, Protocol

from musivum.server import metrics

log = logging.getLogger("musivum.bots")

LONGEST_ANSWER = 1 << 20
TRIES = 5
"""A question that kills this many workers is given up."""


class BotError(Exception):
    """A question that no worker could answer."""


class Thinkers(Protocol):
    """Whoever answers questions for bots: workers of this machine, or of a cluster."""

    @property
    def slots(self) -> int:
        """How many questions are thought about at the same time."""

    async def start(self) -> None:
        """Get ready."""

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question of :mod:`musivum.server.thinking.worker`."""

    async def stop(self) -> None:
        """End all workers."""


class Workers:
    """A fixed number of worker processes on this machine."""

    def __init__(self, number: int, seconds: float = 120.0) -> None:
        self.number = number
        self.seconds = seconds
        """A worker that thinks for longer than this counts as dead."""
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        self._stopping = False

    @property
    def slots(self) -> int:
        """One for each worker."""
        return self.number

    async def start(self) -> None:
        """Make room for all workers; each is started when it is first needed."""
        for _ in range(self.number):
            self._idle.put_nowait(None)

    async def stop(self) -> None:
        """End all workers; whoever still waits for one is told that there is none."""
        self._stopping = True
        for process in list(self._all):
            await self._bury(process)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [process.pid for process in self._all if process.returncode is None]

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Have the next free worker answer; again with another one if it dies over it."""
        text = json.dumps(question).encode() + b"\n"
        for _ in range(TRIES):
            place = await self._idle.get()
            try:
                place = place or await self._hire()
                began = time.perf_counter()
                line = await asyncio.wait_for(_exchange(place, text), self.seconds)
            except (OSError, TimeoutError, ValueError):
                line = b""
            except asyncio.CancelledError:
                # Nobody waits for the answer any more; a half-read worker is not used again.
                await self._free(place, used=False)
                raise
            if line.endswith(b"\n"):
                await self._free(place, used=True)
                answer: dict[str, Any] = json.loads(line)
                metrics.BOT_SECONDS.labels(question["level"]).observe(time.perf_counter() - began)
                if "problem" in answer:
                    raise BotError(answer["problem"])
                return answer
            await self._free(place, used=False)
            if self._stopping:
                raise BotError("the server stops")
            metrics.BOT_DEATHS.inc()
            log.warning("bot-worker-died", extra={"worker": place.pid if place else None})
        raise BotError(f"{TRIES} workers died over one question")

    async def _free(self, process: asyncio.subprocess.Process | None, *, used: bool) -> None:
        """Give a place back: with its worker if that can be used again, else empty."""
        self._idle.put_nowait(process if used else None)
        if process is not None and not used:
            await self._bury(process)

    async def _hire(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "musivum.server.thinking.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
            start_new_session=True,  # Ctrl-C is for the server; it ends its workers itself
        )
        self._all.add(process)
        return process

    async def _bury(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()


async def _exchange(process: asyncio.subprocess.Process, text: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(text)
        await process.stdin.drain()
    except RuntimeError as error:
        # It died while it was idle: uvloop raises this where asyncio raises a BrokenPipeError.
        raise BrokenPipeError(str(error)) from None
    return await process.stdout.readline()
