"""Where self-play happens: in this process, in others of this machine, or on a Ray cluster.

An engine is given the batches of a round and gives back what came of them, in their order. It is
open for a whole run, since processes take a while to start. A run is the same with all of them.
"""

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Protocol

from musivum.cluster import Cluster
from musivum.core.errors import MusivumError, OptionError
from musivum.core.pointers import Floats
from musivum.learning.batches import Batch, Played, play

NAMES = ("processes", "ray")
TRIES = 3
"""How often a batch is played whose worker on a cluster is lost."""


class EngineError(MusivumError):
    """Games cannot be played where they should be."""


class Engine(Protocol):
    """Anything that plays batches."""

    def play(self, batches: Sequence[Batch], numbers: Floats) -> Iterable[Played]:
        """What came of the batches, in their order; who stops asking needs no more of it."""


class Here:
    """One batch after the other, in this process."""

    def play(self, batches: Sequence[Batch], numbers: Floats) -> Iterable[Played]:
        """A batch is played when it is asked for."""
        return (play(batch, numbers) for batch in batches)


class Processes:
    """Processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool

    def play(self, batches: Sequence[Batch], numbers: Floats) -> Iterable[Played]:
        """All batches are handed out at once."""
        try:
            yield from self.pool.map(play, batches, [numbers] * len(batches))
        except BrokenProcessPool:
            raise EngineError("learn-worker") from None


class Ray:
    """A Ray cluster, as soon as there is something to play."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster, self.ray = cluster, cluster.ray

    def play(self, batches: Sequence[Batch], numbers: Floats) -> Iterable[Played]:
        """All batches are handed out at once, the network only once to every machine."""
        remote = self.ray.remote(max_retries=TRIES - 1)(_play)
        known = self.ray.put(numbers)
        waiting = [remote.remote(batch, known) for batch in batches]
        try:
            for one in waiting:
                yield self.ray.get(one)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            problem = str(error).partition("\n")[0]
            raise EngineError("learn-ray-lost", problem=problem) from None


def _play(batch: Batch, numbers: Floats) -> Played:
    """What a Ray worker runs: a function of a module, so that it is found and not copied.

    What lies in Ray's store can only be read, and compiled code asks for what could be written.
    """
    return play(batch, numbers.copy())


@contextmanager
def opened(name: str, address: str | None, jobs: int) -> Iterator[Engine]:
    """The engine of this name, until it is no longer needed."""
    if name not in NAMES:
        raise OptionError("arena-engine", engine=name, allowed=", ".join(NAMES))
    if name == "ray":
        cluster = Cluster(address, jobs)
        try:
            cluster.start()
            yield Ray(cluster)
        finally:
            cluster.stop()
        return
    if address is not None:
        raise OptionError("arena-address")
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield Here()
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    try:
        yield Processes(pool)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the command, which then ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
