"""Bots on a Ray cluster, in place of processes of this machine.

A question is a task of its own: it holds all that is needed to answer it, and asking it twice does
no harm, since a match takes one answer for each turn. Ray starts another worker where one has died.
"""

import asyncio
import logging
import os
import shutil
import tempfile
import time
from importlib import import_module
from typing import Any

from musivum.core.extras import unreachable
from musivum.server import metrics
from musivum.server.errors import Refused
from musivum.server.thinking.pool import TRIES, BotError
from musivum.server.thinking.worker import answer

log = logging.getLogger("musivum.cluster")

OBJECTS = 80_000_000
"""Bytes for Ray's store of objects: ours are small, and this is about the least that it takes."""


class Cluster:
    """The Ray cluster at an address, or, without one, a cluster of this machine alone.

    Musivum must be installed on all its machines, in the same version.
    """

    def __init__(self, address: str | None, number: int, seconds: float = 120.0) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ModuleNotFoundError:
            raise Refused("server-ray-missing") from None
        if address is not None:
            problem = unreachable(address)
            if problem is not None:
                raise Refused("server-ray-connect", address=address, problem=problem)
        self.address = address
        self.number = number
        """Processors that a cluster of our own uses."""
        self.seconds = seconds
        """A task that takes longer than this counts as dead."""
        self._home: str | None = None

    async def start(self) -> None:
        """Connect, or start a cluster; that takes some seconds."""
        await asyncio.get_running_loop().run_in_executor(None, self.connect)
        # A worker that dies is counted here, so the question is asked again by us, not by Ray.
        self._answer = self.ray.remote(max_retries=0)(answer)

    async def stop(self) -> None:
        """Leave the cluster; end it if it is ours."""
        await asyncio.get_running_loop().run_in_executor(None, self.ray.shutdown)
        if self._home is not None:
            shutil.rmtree(self._home, ignore_errors=True)

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

    def connect(self) -> None:
        """Join the cluster."""
        how: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if self.address is None:
            os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # it listens on this machine only
            self._home = tempfile.mkdtemp(prefix="musivum-ray-")
            how |= {
                "num_cpus": self.number,
                "include_dashboard": False,
                "object_store_memory": OBJECTS,
                "_temp_dir": self._home,
                "_node_ip_address": "127.0.0.1",
            }
        try:
            self.ray.init(address=self.address or "local", **how)
        except Exception as error:
            # Ray raises a dozen kinds here; all mean that nobody can think.
            where, problem = self.address or "local", str(error).partition("\n")[0]
            raise Refused("server-ray-connect", address=where, problem=problem) from None
