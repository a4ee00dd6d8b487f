"""Limits of speed: a bucket of tokens for each guest and each address."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil

from musivum.server import metrics
from musivum.server.errors import TooMany

MOST_BUCKETS = 100_000


def exceeded(limit: str, most: float, seconds: float) -> TooMany:
    """The refusal by a limit: it says which one, how much is allowed, and when to ask again."""
    metrics.LIMITED.labels(limit).inc()
    wait = max(1, ceil(seconds))
    return TooMany("server-slow-down", limit=limit, most=round(most, 3), seconds=wait)


class AtOnce:
    """So many of a kind at the same time, for each name."""

    def __init__(self, limit: str, most: int, seconds: float) -> None:
        self.limit = limit
        self.most = most
        self.seconds = seconds
        """When it may be asked again."""
        self.now: Counter[str] = Counter()

    @contextmanager
    def one(self, name: str) -> Iterator[None]:
        """One more, as long as this lasts."""
        if self.now[name] >= self.most:
            raise exceeded(self.limit, self.most, self.seconds)
        self.now[name] += 1
        try:
            yield
        finally:
            self.now[name] -= 1
            if not self.now[name]:
                del self.now[name]


class Bucket:
    """So many tokens a second, so many at most.

    >>> moments = iter([0.0, 0.0, 0.0, 0.0, 0.5])
    >>> bucket = Bucket(2, 2, lambda: next(moments))
    >>> [bucket.take() for _ in range(4)]
    [True, True, False, True]
    """

    __slots__ = ("at", "clock", "most", "rate", "tokens")

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.tokens = most
        self.at = clock()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = self.clock()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each name."""

    def __init__(
        self, limit: str, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limit = limit
        self.rate = rate
        self.most = most
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> None:
        """Take a token of this name, or say how long to wait."""
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._tidy()
            bucket = self._buckets[name] = Bucket(self.rate, self.most, self.clock)
        if not bucket.take():
            raise exceeded(self.limit, self.rate, 1 / self.rate)

    def _tidy(self) -> None:
        """A bucket that is full again need not be kept."""
        full_after = self.most / self.rate
        now = self.clock()
        self._buckets = {
            name: bucket for name, bucket in self._buckets.items() if now - bucket.at < full_after
        }
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()
