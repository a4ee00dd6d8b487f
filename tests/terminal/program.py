"""The real command, run as a person or a script would run it."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Self

COMMAND = str(Path(sys.executable).with_name("musivum"))
PATIENCE = 60
"""No command takes longer than this many seconds, even where rules have to be compiled first."""


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


def run(*words: str | bytes, given: str | bytes = b"") -> Result:
    """Run the command with words, and with what it is given to read."""
    data = given.encode() if isinstance(given, str) else given
    done = subprocess.run(
        [COMMAND, *words],
        input=data,
        capture_output=True,
        env=environment(),
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
