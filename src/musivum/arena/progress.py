"""How far a long run is: a bar for those who watch, a line now and then for a log."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, TextColumn
from rich.progress import Progress as Bar
from rich.progress import Task as BarTask
from rich.text import Text

from musivum.arena.overview import duration
from musivum.arena.tournament import Progress
from musivum.core.catalogue import say

LINE_SECONDS = 30.0
"""How often a log is told."""


@contextmanager
def shown(console: Console, title: str) -> Iterator[Progress]:
    """What is told goes to the console."""
    if not console.is_terminal:
        yield _Lines(console)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(None, complete_style="steel_blue", finished_style="steel_blue"),
        MofNCompleteColumn(),
        _Pace(),
    )
    with Bar(*columns, console=console, expand=True, transient=True) as bar:
        task = bar.add_task(title, total=None)
        pace = Pace()

        def told(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, pace=pace.said(done, of))

        yield told


class Pace:
    """How many games a second, and how long it will still take.

    The clock starts with the first game that ends, not with the processes that first have to start.
    """

    def __init__(self) -> None:
        self.before: int | None = None
        """How many were done at the beginning: in another run, at another pace."""
        self.first: tuple[int, float] | None = None

    def said(self, done: int, of: int, now: float | None = None) -> str:
        """The pace in words; nothing while it is not known.

        >>> pace = Pace()
        >>> pace.said(10, 100, 0.0), pace.said(11, 100, 9.0), pace.said(13, 100, 10.0)
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
        left = duration((of - done) / rate)
        return say("arena-pace", rate=f"{rate:.{0 if rate >= 100 else 2}f}", left=left)


class _Pace(ProgressColumn):
    def render(self, task: BarTask) -> Text:
        return Text(str(task.fields.get("pace", "")))


class _Lines:
    """Tells a log, but not of every game."""

    def __init__(self, console: Console) -> None:
        self.console, self.pace = console, Pace()
        self.last = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        pace = self.pace.said(done, of)
        if time.monotonic() - self.last >= LINE_SECONDS:
            self.last = time.monotonic()
            self.console.print(say("arena-so-far", done=done, of=of, pace=pace), soft_wrap=True)
