"""What was measured, as lines of JSON that can be compared later, on this machine or another.

A second is worth more on one machine than on another, and more at night than at noon. So beside
every figure stands how fast a fixed piece of work, the *reference*, was in the same run, and two
figures are compared by their ratios to it.
"""

import json
import os
import platform
import subprocess
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, fields
from functools import cache
from pathlib import Path

import numpy as np

from musivum.core.errors import OptionError, why

REPEATS = 3
"""Each figure is measured so often, with the reference in between; the best counts."""
LEAST_NOISE = 0.1
"""Less than this is never called slower."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One number, and what one must know to compare it."""

    figure: str
    """What was counted: ``games`` or ``simulations``."""
    game: str
    options: dict[str, object]
    value: float
    """So many a second of processor time, on one core."""
    noise: float
    """How far the repeats lay apart, as a share of the best."""
    reference: float
    """Passes of the reference a second, in the same run."""
    machine: str
    commit: str

    @property
    def ratio(self) -> float:
        """How many there were for each pass of the reference."""
        return self.value / self.reference

    @property
    def key(self) -> tuple[str, str, str]:
        """What was measured, apart from how it came out."""
        return self.figure, self.game, json.dumps(self.options, sort_keys=True)

    def line(self) -> str:
        """The figure as a line of JSON; its ratio is told for those who only read."""
        return json.dumps({**asdict(self), "ratio": round(self.ratio, 4)})


def reference(seconds: float = 0.1) -> float:
    """Passes a second of plain NumPy: a few operations on some thousand whole numbers.

    >>> reference(0.01) > 0
    True
    """
    numbers = np.arange(4096, dtype=np.uint64)
    passes, begun = 0, time.process_time()
    while True:
        for _ in range(16):
            numbers = (numbers * np.uint64(0x9E3779B97F4A7C15)) ^ (numbers >> np.uint64(29))
        passes += 16
        used = time.process_time() - begun
        if used >= seconds:
            return passes / used


def measured(
    figure: str,
    game: str,
    options: dict[str, object],
    count: Callable[[], float],
    seconds: float = 0.1,
) -> Figure:
    """Count some times, with the reference, for so many seconds each, in between."""
    values, references = [], [reference(seconds)]
    for _ in range(REPEATS):
        values.append(count())
        references.append(reference(seconds))
    best = max(values)
    return Figure(
        figure,
        game,
        options,
        round(best, 1),
        round((best - min(values)) / best, 3),
        round(max(references), 1),
        machine(),
        commit(),
    )


@cache
def machine() -> str:
    """The processor, how many cores there are, and what runs on it."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    python = platform.python_version()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {python}"


@cache
def commit() -> str:
    """The commit of the sources, if they lie in a repository; with a + if they were changed."""
    here = Path(__file__).parent
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty=+"],
            cwd=here,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()


def read(path: str) -> list[Figure]:
    """The figures of a file."""
    known = [field.name for field in fields(Figure)]
    try:
        lines = [line for line in Path(path).read_text().splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError("bench-unread", file=path, problem=why(error)) from error
    found = []
    for number, line in enumerate(lines, 1):
        try:
            data = json.loads(line)
            found.append(Figure(**{name: data[name] for name in known}))
        except (ValueError, TypeError, KeyError) as error:
            raise OptionError("bench-no-figure", file=path, line=number) from error
    return found


def write(path: str, figures: Iterable[Figure]) -> None:
    """Write figures, one in a line."""
    try:
        Path(path).write_text("".join(f"{figure.line()}\n" for figure in figures))
    except OSError as error:
        raise OptionError("bench-unwritten", file=path, problem=why(error)) from error


@dataclass(frozen=True, slots=True)
class Change:
    """The same figure twice."""

    then: Figure
    now: Figure

    @property
    def factor(self) -> float:
        """How many times as fast it is now, on equal machines."""
        return self.now.ratio / self.then.ratio

    @property
    def noise(self) -> float:
        """Less than this much of a difference says nothing."""
        return max(LEAST_NOISE, self.then.noise + self.now.noise)

    @property
    def verdict(self) -> str:
        """``slower`` or ``faster`` beyond noise, or ``same``."""
        if self.factor < 1 - self.noise:
            return "slower"
        return "faster" if self.factor > 1 + self.noise else "same"


def changes(then: Iterable[Figure], now: Iterable[Figure]) -> list[Change]:
    """What became of every figure that was measured both times."""
    earlier = {figure.key: figure for figure in then}
    return [Change(earlier[figure.key], figure) for figure in now if figure.key in earlier]
