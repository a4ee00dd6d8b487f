"""The time that matches are played by: nobody can turn it back, and no jump of it costs anyone."""

import time
from collections.abc import Callable

JUMP = 5_000
"""Milliseconds by which the machine's clock must be ahead before its time is taken over …"""
APART = 500
"""… and that of others who serve the same matches."""


def wall() -> int:
    """Milliseconds since 1970, as this machine believes."""
    return time.time_ns() // 1_000_000


class Clock:
    """Milliseconds since 1970, read once and then counted by a clock that nobody can set.

    >>> machine, counted = [1_000_000], [50.0]
    >>> clock = Clock(lambda: machine[0], lambda: counted[0])
    >>> counted[0] += 2; clock()
    1002000
    >>> machine[0] = 0; clock.catch_up(), clock()  # set back: not with us
    (None, 1002000)
    >>> machine[0] = 9_000_000; clock.catch_up(), clock()  # set forward, or it slept meanwhile
    ((1002000, 9000000), 9000000)
    >>> clock.catch_up(9_000_700), clock()  # this process slept, and others did not
    ((9000000, 9000700), 9000700)
    """

    def __init__(
        self,
        wall: Callable[[], int] = wall,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self.set(wall())

    def set(self, now: int) -> None:
        """Take over a time; for a beginning, when nothing runs by this clock yet."""
        self._base = now
        self._began = self._monotonic()

    def __call__(self) -> int:
        """The time now."""
        return self._base + int((self._monotonic() - self._began) * 1000)

    def catch_up(self, others: int | None = None) -> tuple[int, int] | None:
        """Follow the machine's clock, or that of others, if it is far ahead.

        The span that was left out, if any.
        """
        now = self()
        ahead, far = (self._wall(), JUMP) if others is None else (others, APART)
        if ahead - now <= far:
            return None
        self.set(ahead)
        return now, ahead
