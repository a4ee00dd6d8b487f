"""Counts of move sequences, line by line as they are found."""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

from musivum.core.catalogue import say
from musivum.core.game import Game
from musivum.measure.perft import divide, perft
from musivum.terminal.screen import Screen


def show_counts(screen: Screen, game: Game, depth: int) -> None:
    """The number of sequences for every depth up to this one."""
    screen.line((f"{say('terminal-head-depth'):>5}  {_heads()}", "bold"))
    start = game.start()
    with interruptible():
        for level in range(depth + 1):
            begun = time.perf_counter()
            found = perft(start, level)
            took = time.perf_counter() - begun
            screen.line(f"{level:5}  {found:20}  {took:10.3f}")
            screen.flush()


def show_divided(screen: Screen, game: Game, depth: int) -> None:
    """The number of sequences of one depth by their first move, and in all."""
    start = game.start()
    with interruptible():
        found = divide(start, depth)
    total = say("terminal-head-total")
    broad = max(len(text) for text in (total, *map(str, found)))
    for move, number in found.items():
        screen.line(f"{move!s:{broad}}  {number:20}")
    screen.line((f"{total:{broad}}  {sum(found.values()):20}", "bold"))


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end the program at once: compiled code would only notice it when it is done."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _heads() -> str:
    return f"{say('terminal-head-sequences'):>20}  {say('terminal-head-seconds'):>10}"
