"""Servers that need not be loaded first: each is a fork of a process that has loaded everything.

To load the server's libraries and the rules takes three seconds of a processor, and these tests
start and kill dozens of servers. How one starts from nothing is seen by
the page with a fifth game, by ``test_habits.py``, and by every twentieth server of ``soak.py``.
"""

import os
import subprocess
import sys
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from tempfile import NamedTemporaryFile

from musivum.cli import main
from musivum.core.catalogue import say
from tests.server.stages import Stages
from tests.server.workers import hire_from_a_fork
from tests.warm import WARM


class Forked:
    """A server, with the few things of ``subprocess.Popen`` that tests need."""

    def __init__(self, words: list[str], output: str, stages: Path | None = None) -> None:
        self._process: ForkServerProcess = WARM.Process(
            target=_become, args=(words, output, stages)
        )
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        """The exit code, once it has ended."""
        return self._process.exitcode

    def wait(self, seconds: float) -> int:
        """Wait for its end; the exit code."""
        self._process.join(seconds)
        code = self._process.exitcode
        assert code is not None, f"it has not ended after {seconds} seconds"
        return code

    def terminate(self) -> None:
        """Ask it to stop."""
        self._process.terminate()


def run(*words: str) -> tuple[int, str]:
    """A command of the server's, run to its end: the exit code, and what it said.

    A server that should not have started would run for ever; 120 seconds, as machines are busy.
    """
    with NamedTemporaryFile("r", encoding="utf-8") as output:
        code = Forked(list(words), output.name).wait(120)
        return code, " ".join(output.read().split())


class Fresh:
    """The same, started from nothing."""

    def __init__(self, words: list[str], output: str) -> None:
        with Path(output).open("ab") as file:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "musivum", *words], stdout=file, stderr=file
            )
        self.pid = self._process.pid
        self.poll, self.wait = self._process.poll, self._process.wait
        self.terminate = self._process.terminate


def load() -> None:
    """All that a server loads when it starts, beside the rules."""
    import musivum.server.run  # noqa: F401
    from musivum.server.thinking.worker import warm_up

    say("server-started", address="")
    warm_up({})


def _become(words: list[str], output: str, stages: Path | None) -> None:
    """The command, as if it had been started by itself; ``stages``: tell where its time goes."""
    os.setsid()  # it and its bots can be ended together
    file = os.open(output, os.O_WRONLY | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(file, stream)
    sys.argv = ["musivum", *words]
    hire_from_a_fork()
    if stages is not None:
        Stages(stages)
    main()
