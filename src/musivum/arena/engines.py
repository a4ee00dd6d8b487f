"""Where games are played: here, in processes of this machine, or on a Ray cluster.

An engine is given tasks and gives them back with their results, in any order. The results are the
same from all engines, since a game follows from its task alone.
"""

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from musivum.arena.play import Result, play
from musivum.cluster import Cluster
from musivum.core.errors import MusivumError


class EngineError(MusivumError):
    """Games cannot be played where they should be."""


@dataclass(frozen=True)
class Task:
    """One game that is to be played."""

    game: str
    options: dict[str, object]
    seed: int
    bots: tuple[str, ...]
    opening: int = 0
    """How many moves are drawn by lot first."""

    def play(self) -> Result:
        """Play it here."""
        return play(self.game, self.options, self.seed, self.bots, self.opening)


Played = tuple[Task, Result]


class Engine(Protocol):
    """Anything that plays games."""

    def results(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
        """The results, as games are finished. Closing it stops all work."""


class Here:
    """One game after the other, in this process."""

    def results(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
        """The results, in the order of the tasks."""
        for task in tasks:
            yield task, task.play()


# Processes


class Processes:
    """Processes of this machine.

    A process that dies is replaced and its game played again; if the same game kills several, that
    is an error which names it.
    """

    LIVES = 3
    """How often a game is tried."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def results(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
        """The results, as games are finished."""
        waiting = ((task, 1) for task in tasks)
        first = list(islice(waiting, self.jobs))
        workers: list[_Worker] = []
        try:
            for one in first:
                workers.append(_Worker(*one))
            while workers:
                for connection in wait([worker.connection for worker in workers]):
                    worker = next(each for each in workers if each.connection is connection)
                    task, result = worker.task, worker.answer()
                    if result is None:
                        workers.remove(worker)
                        workers.append(self._replace(worker))
                        continue
                    following = next(waiting, None)
                    if following is None:
                        workers.remove(worker)
                        worker.end()
                    else:
                        worker.give(*following)
                    yield task, result
        finally:
            for worker in workers:
                worker.kill()

    def _replace(self, worker: "_Worker") -> "_Worker":
        worker.kill()
        if worker.life < self.LIVES:
            return _Worker(worker.task, worker.life + 1)
        task = worker.task
        raise EngineError(
            "arena-worker",
            seed=str(task.seed),
            bots=" – ".join(task.bots),
            times=self.LIVES,
            code=worker.process.exitcode,
        )


class _Worker:
    """A process, and the game that it plays now."""

    def __init__(self, task: Task, life: int) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(theirs,), daemon=False)
        self.process.start()
        self.gone = False
        """Whether it has ended, so that its number may be another's."""
        theirs.close()
        self.give(task, life)

    def give(self, task: Task, life: int) -> None:
        """Have it play a game."""
        self.task, self.life = task, life
        with suppress(OSError):  # that it has died is noticed when it should answer
            self.connection.send(task)

    def answer(self) -> Result | None:
        """What it has played; None if it has died."""
        try:
            found = self.connection.recv()
        except (EOFError, OSError):
            return None
        if isinstance(found, BaseException):
            raise found
        result: Result = found
        return result

    def end(self) -> None:
        """Let it go."""
        self.connection.close()
        self.process.join()
        self.gone = True

    def kill(self) -> None:
        """Stop it, whatever it does, and the bots' programs that it has started."""
        self.connection.close()
        pid = None if self.gone else self.process.pid
        if pid is not None and hasattr(os, "killpg"):
            with suppress(ProcessLookupError):  # it has no group of its own yet
                os.killpg(pid, signal.SIGKILL)
        self.process.kill()
        self.gone = True
        self.process.join()


def _work(connection: Connection) -> None:
    """The life of a worker: play what is given until nobody asks any more."""
    if hasattr(os, "setsid"):
        # Ctrl-C is for the arena; it must not reach the bots' programs, which would seem to fail.
        os.setsid()
    with suppress(EOFError, OSError):
        while True:
            task: Task = connection.recv()
            try:
                connection.send(task.play())
            except MusivumError as error:
                connection.send(error)
            except Exception as error:  # the arena should hear of it
                connection.send(RuntimeError(f"{type(error).__name__}: {error}"))


# Ray


class Ray:
    """A Ray cluster: the one at an address, or one that is started here for as long as it takes."""

    def __init__(self, address: str | None = None, jobs: int = 0) -> None:
        self.cluster = Cluster(address, jobs)
        self.ray = self.cluster.ray

    def results(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
        """The results, as games are finished."""
        try:
            self.cluster.start()
            yield from self._results(iter(tasks))
        finally:
            self.cluster.stop()

    def _results(self, tasks: Iterator[Task]) -> Iterator[Played]:
        remote = self.ray.remote(max_retries=Processes.LIVES - 1)(_play)
        window = 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        flying = {remote.remote(task): task for task in islice(tasks, window)}
        while flying:
            done, _ = self.ray.wait(list(flying), num_returns=1)
            task = flying.pop(done[0])
            result = self._fetched(done[0], task)
            for following in islice(tasks, 1):
                flying[remote.remote(following)] = following
            yield task, result

    def _fetched(self, reference: Any, task: Task) -> Result:
        try:
            result: Result = self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise EngineError(
                "arena-ray-lost",
                seed=str(task.seed),
                bots=" – ".join(task.bots),
                problem=str(error).partition("\n")[0],
            ) from None
        return result


def _play(task: Task) -> Result:
    """What a Ray worker runs: a function of a module, so that it is found and not copied."""
    return task.play()
