"""Limits for each guest and each address: of work, by buckets of tokens, and of things at once."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil

from musivum.server import metrics
from musivum.server.errors import TooMany
from musivum.server.settings import Limits

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

    def take(self, cost: float = 1.0) -> bool:
        """Take some tokens, if there are so many."""
        now = self.clock()
        tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        self.tokens = tokens if tokens < cost else tokens - cost
        return tokens >= cost

    def charge(self, cost: float) -> None:
        """Take tokens that may not be there: what a thing costs is known when it is done."""
        self.tokens = max(-self.most, self.left() - cost)

    def left(self) -> float:
        """The tokens that are there now; below zero if more were taken."""
        now = self.clock()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        return self.tokens


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
        bucket = self._buckets.get(name) or self._new(name)
        if not bucket.take():
            raise exceeded(self.limit, self.rate, self.wait(name))

    def charge(self, name: str, cost: float) -> None:
        """Take what something has cost."""
        (self._buckets.get(name) or self._new(name)).charge(cost)

    def wait(self, name: str) -> float:
        """Seconds until there is a token of this name."""
        left = (self._buckets.get(name) or self._new(name)).left()
        return 0.0 if left >= 1.0 else (1.0 - left) / self.rate

    def _new(self, name: str) -> Bucket:
        if len(self._buckets) >= MOST_BUCKETS:
            self._tidy()
        bucket = self._buckets[name] = Bucket(self.rate, self.most, self.clock)
        return bucket

    def _tidy(self) -> None:
        """A bucket that is full again need not be kept."""
        full_after = self.most / self.rate
        now = self.clock()
        self._buckets = {
            name: bucket for name, bucket in self._buckets.items() if now - bucket.at < full_after
        }
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


UNIT = 16 * 1024
"""Bytes of an answer that cost as much as asking for it."""


class Budget:
    """The work that guests and addresses may ask for, through whichever door.

    A request or a live message costs one unit, its answer one for every ``UNIT`` bytes, and some
    requests more, because of what they make the server do. What is asked for too fast is refused.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.guests = Buckets("guest", limits.work, limits.work_burst, clock)
        self.addresses = Buckets("address", limits.address_work, limits.address_work_burst, clock)

    def take(self, address: str, guest: str | None) -> None:
        """Pay for asking, or be refused."""
        self.addresses.take(address)
        if guest is not None:
            self.guests.take(guest)

    def charge(self, address: str, guest: str | None, cost: float) -> None:
        """Pay for what it came to."""
        self.addresses.charge(address, cost)
        if guest is not None:
            self.guests.charge(guest, cost)

    def wait(self, address: str, guest: str | None) -> float:
        """Seconds until something more can be paid for."""
        own = 0.0 if guest is None else self.guests.wait(guest)
        return max(self.addresses.wait(address), own)
