"""Bots on a Ray cluster, in place of processes of this machine.

A question is a task of its own: it holds all that is needed to answer it, and asking it twice does
no harm, since a match takes one answer for each turn. Ray starts another worker where one has died.
"""

import asyncio
import logging
import time
from typing import Any

from musivum.cluster import Cluster
from musivum.server import metrics
from musivum.server.thinking.pool import TRIES, BotError
from musivum.server.thinking.worker import answer

log = logging.getLogger("musivum.cluster")


class RayThinkers:
    """The Ray cluster at an address, or, without one, a cluster of this machine alone."""

    def __init__(self, address: str | None, number: int, seconds: float = 120.0) -> None:
        self.cluster = Cluster(address, number)
        self.cluster.check()
        self.ray = self.cluster.ray
        self.seconds = seconds
        """A task that takes longer than this counts as dead."""
        self._slots = number

    @property
    def slots(self) -> int:
        """One for each processor that the cluster had when it was joined."""
        return self._slots

    async def start(self) -> None:
        """Connect, or start a cluster; that takes some seconds."""
        await asyncio.get_running_loop().run_in_executor(None, self.cluster.start)
        # A worker that dies is counted here, so the question is asked again by us, not by Ray.
        self._answer = self.ray.remote(max_retries=0)(answer)
        self._slots = max(1, int(self.ray.cluster_resources().get("CPU", self._slots)))

    async def stop(self) -> None:
        """Leave the cluster; end it if it is ours."""
        await asyncio.get_running_loop().run_in_executor(None, self.cluster.stop)

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Have any worker answer; another one if it dies over it."""
        began = time.perf_counter()
        for _ in range(TRIES):
            task = self._answer.remote(question)
            try:
                async with asyncio.timeout(self.seconds):
                    found: dict[str, Any] = await asyncio.wrap_future(task.future())
            except (self.ray.exceptions.RayError, TimeoutError) as error:
                metrics.BOT_DEATHS.inc()
                log.warning("bot-worker-died", extra={"problem": type(error).__name__})
                self.ray.cancel(task, force=True)
                continue
            metrics.BOT_SECONDS.labels(question["level"]).observe(time.perf_counter() - began)
            if "problem" in found:
                raise BotError(found["problem"])
            return found
        raise BotError(f"{TRIES} workers died over one question")
