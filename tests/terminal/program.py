"""The real command, run as a person or a script would run it."""

import atexit
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.terminal.warm import serve
from tests.warm import WARM

COMMAND = str(Path(sys.executable).with_name("musivum"))
PATIENCE = 60
"""No command takes longer than this many seconds, even where rules have to be compiled first."""
OWN: Mapping[str, str | None] = {}
"""All streams are files of a run's own."""


def environment(**more: str) -> dict[str, str]:
    """This environment without what would change how the command looks or starts."""
    left_out = {
        "COLUMNS",
        "LINES",
        "NO_COLOR",
        "FORCE_COLOR",
        "COLORTERM",
        "PYTHONDONTWRITEBYTECODE",
        "PYTHONUNBUFFERED",
        "MUSIVUM_TRACEBACK",
    }
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | {"PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color"} | more


class Result:
    """How a run ended, and what it wrote."""

    def __init__(self, code: int, out: bytes, err: bytes) -> None:
        self.code = code
        self.out = out.decode("utf-8")
        self.err = err.decode("utf-8")

    def __repr__(self) -> str:
        return f"exit code {self.code}\n--- out\n{self.out[-2000:]}\n--- err\n{self.err[-2000:]}"

    @property
    def said(self) -> str:
        """What was said, wherever lines were broken."""
        return " ".join((self.out + " " + self.err).split())


class Warm:
    """The command in processes that need not load it first; see :mod:`tests.terminal.warm`."""

    def __init__(self) -> None:
        self.orders, theirs = WARM.Pipe()
        self.process = WARM.Process(target=serve, args=(theirs,))
        self.process.start()
        theirs.close()
        atexit.register(self.end)

    def start(
        self,
        words: Iterable[str | bytes],
        streams: Sequence[str | None],
        environment: dict[str, str],
    ) -> int:
        """Start the command with what it reads, writes and complains to, if that is open; its
        process."""
        self.orders.send(([os.fsdecode(word) for word in words], *streams, environment))
        return int(self.orders.recv())

    def wait(self) -> int:
        """Wait for the end of what was started; its exit code."""
        if not self.orders.poll(PATIENCE):
            self.end()
            raise AssertionError(f"no end after {PATIENCE} seconds")
        return int(self.orders.recv())

    def run(
        self, words: Iterable[str | bytes], given: bytes, other: Mapping[str, str | None]
    ) -> Result:
        """Run the command to its end."""
        with tempfile.TemporaryDirectory() as folder:
            files = {name: Path(folder) / name for name in ("stdin", "stdout", "stderr")}
            for name, file in files.items():
                file.write_bytes(given if name == "stdin" else b"")
            paths = [other.get(name, str(file)) for name, file in files.items()]
            self.start(words, paths, environment())
            code = self.wait()
            return Result(code, files["stdout"].read_bytes(), files["stderr"].read_bytes())

    def end(self) -> None:
        """End it, and what it may be running."""
        if self.process.exitcode is None:
            assert self.process.pid is not None
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.join()
        self.orders.close()


warm = lru_cache(Warm)


class Forked:
    """A run of the warm command, with the few things of ``subprocess.Popen`` that tests need."""

    def __init__(self, words: Iterable[str], terminal: str, more: dict[str, str]) -> None:
        self.pid = warm().start(words, [terminal] * 3, environment(**more))
        self._code: int | None = None

    def poll(self) -> int | None:
        """The exit code, if someone has waited for it."""
        return self._code

    def kill(self) -> None:
        """End it at once."""
        os.kill(self.pid, signal.SIGKILL)

    def wait(self, _seconds: float) -> int:
        """Wait for its end; the exit code."""
        if self._code is None:
            self._code = warm().wait()
        return self._code


def run(
    *words: str | bytes, given: str | bytes = b"", streams: Mapping[str, str | None] = OWN
) -> Result:
    """Run the command with words, and with what it is given to read; ``stdin``, ``stdout`` and
    ``stderr`` may be other files, or None where nothing is open."""
    return warm().run(words, given.encode() if isinstance(given, str) else given, streams)


def run_afresh(*words: str, given: bytes = b"", **more: str) -> Result:
    """The same with the program as it is installed, start and all."""
    done = subprocess.run(
        [COMMAND, *words],
        input=given,
        capture_output=True,
        env=environment(**more),
        timeout=PATIENCE,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


class Running:
    """The command while it runs, spoken to line by line through pipes."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [COMMAND, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
        )
        self._watch = threading.Timer(PATIENCE, self.process.kill)
        self._watch.start()

    def send(self, line: str) -> None:
        """Give it a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def line(self) -> str:
        """Its next line; empty at the end."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode("utf-8").rstrip("\n")

    def finish(self) -> Result:
        """Give it nothing more, and wait for its end."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return Result(self.process.returncode, out, err)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._watch.cancel()
        if self.process.poll() is None:
            self.process.kill()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None and not stream.closed:
                stream.close()
        self.process.wait(PATIENCE)
