"""How far a long run is: a bar for those who watch, a line now and then for a log."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as Bar
from rich.progress import Task as BarTask
from rich.text import Text

from musivum.core.catalogue import say

LINE_SECONDS = 30.0
"""How often a log is told."""

Progress = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


@contextmanager
def shown(console: Console, title: str, *, games: bool = False) -> Iterator[Progress]:
    """What is told goes to the console, as long as someone watches it.

    Where ``games`` are counted, their number a second is told too, and a log hears of it.
    """
    if not console.is_terminal:
        yield _Lines(console) if games else _silent
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(None, complete_style="steel_blue", finished_style="steel_blue"),
        MofNCompleteColumn(),
        _Speed() if games else TimeRemainingColumn(),
    )
    with Bar(*columns, console=console, expand=True, transient=True) as bar:
        task = bar.add_task(title, total=None)
        speed = Speed()

        def told(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, speed=speed.said(done, of))

        yield told


class Speed:
    """How many games a second, and how long it will still take.

    The clock starts with the first game that ends, not with the processes that first have to start.
    """

    def __init__(self) -> None:
        self.before: int | None = None
        """How many were done at the beginning: in another run, at another speed."""
        self.first: tuple[int, float] | None = None

    def said(self, done: int, of: int, now: float | None = None) -> str:
        """The speed in words; nothing while it is not known.

        >>> speed = Speed()
        >>> speed.said(10, 100, 0.0), speed.said(11, 100, 9.0), speed.said(13, 100, 10.0)
        ('', '', '2.00 games/s, 0:44 left')
        """
        now = time.monotonic() if now is None else now
        if self.before is None:
            self.before = done
        if self.first is None and done > self.before:
            self.first = done, now
        if self.first is None or done == self.first[0] or now == self.first[1]:
            return ""
        rate = (done - self.first[0]) / (now - self.first[1])
        remaining = duration((of - done) / rate)
        return say("progress-speed", rate=f"{rate:.{0 if rate >= 100 else 2}f}", left=remaining)


def duration(value: float) -> str:
    """A long time as people write it: minutes, or hours, minutes and seconds.

    >>> duration(59), duration(61), duration(7322)
    ('0:59', '1:01', '2:02:02')
    """
    minutes, rest = divmod(round(value), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _silent(done: int, of: int) -> None:
    """Nobody watches."""


class _Speed(ProgressColumn):
    def render(self, task: BarTask) -> Text:
        return Text(str(task.fields.get("speed", "")))


class _Lines:
    """Tells a log, but not of every game."""

    def __init__(self, console: Console) -> None:
        self.console, self.speed = console, Speed()
        self.last = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        speed = self.speed.said(done, of)
        if time.monotonic() - self.last >= LINE_SECONDS:
            self.last = time.monotonic()
            self.console.print(say("progress-so-far", done=done, of=of), speed, soft_wrap=True)
