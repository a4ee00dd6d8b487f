"""Whose question is answered next: a fair queue in front of whoever thinks for the bots.

Someone who waits goes first, and among them who has had the least of late: a guest with ninety
matches waits for themselves, not the others for them. What is asked takes a second or so; longer
work is asked in pieces, so that nobody waits for the whole of it.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from musivum.server import metrics
from musivum.server.thinking.pool import Thinkers


class Urgency(IntEnum):
    """How urgent a question is."""

    MOVE = 0
    """A bot's move in a match that someone looks at."""
    HINT = 1
    UNWATCHED = 2
    """A bot's move in a match that nobody looks at."""
    ANALYSIS = 3
    IDLE = 4
    """What nobody waits for: the bots' games of a daily challenge."""


PATIENCE = 60.0
"""Whoever has waited for so many seconds is one step more urgent: nobody waits for ever."""
HALF_LIFE = 30.0
"""Seconds after which half of what someone has had is forgotten."""
GUESS = 1.0
"""Seconds that a question is taken for until it is answered."""
MOST_SHARES = 10_000


@dataclass(eq=False, slots=True)
class _Waiting:
    urgency: Urgency | Callable[[], Urgency]
    askers: tuple[str, ...]
    since: float
    go: asyncio.Future[None] = field(default_factory=asyncio.Future)

    def now(self) -> Urgency:
        """How urgent it is now."""
        return self.urgency if isinstance(self.urgency, Urgency) else self.urgency()


class Shares:
    """Seconds of thinking that guests, and their addresses, have had of late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._had: dict[str, tuple[float, float]] = {}

    def had(self, name: str) -> float:
        """What is left of what someone has had."""
        seconds, at = self._had.get(name, (0.0, 0.0))
        return seconds * 0.5 ** ((self.clock() - at) / HALF_LIFE) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        """Someone has had more."""
        if len(self._had) >= MOST_SHARES:
            self._had = {one: had for one, had in self._had.items() if self.had(one) > 0.1}
        self._had[name] = (max(0.0, self.had(name) + seconds), self.clock())


class Queue:
    """Questions wait here until one of those who think is free."""

    def __init__(
        self,
        thinkers: Thinkers,
        address_of: Callable[[str], str] = str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.thinkers = thinkers
        self.address_of = address_of
        """Where a guest was last seen; all who are there share what one may have."""
        self.clock = clock
        self.shares = Shares(clock)
        self._waiting: list[_Waiting] = []
        self._busy = 0

    async def ask(
        self,
        question: dict[str, Any],
        urgency: Urgency | Callable[[], Urgency],
        *askers: str,
    ) -> dict[str, Any]:
        """The answer to a question, when it is its turn.

        How urgent it is may change while it waits. It is asked for the one of ``askers`` who has
        had the least, and counts for all of them.
        """
        waiting = _Waiting(urgency, askers or ("",), self.clock())
        self._waiting.append(waiting)
        self._go_on()
        try:
            await waiting.go
        except asyncio.CancelledError:
            self._gave_up(waiting)
            raise
        began = self.clock()
        metrics.BOT_WAIT.labels(waiting.now().name.lower()).observe(began - waiting.since)
        try:
            return await self.thinkers.ask(question)
        finally:
            self._count(waiting.askers, self.clock() - began - GUESS)
            self._busy -= 1
            self._go_on()

    @property
    def waiting(self) -> int:
        """Questions that nobody thinks about yet."""
        return len(self._waiting)

    def _go_on(self) -> None:
        """Let those go whose turn it is."""
        while self._waiting and self._busy < self.thinkers.slots:
            first = min(self._waiting, key=self._rank)
            self._waiting.remove(first)
            if first.go.cancelled():
                continue
            self._busy += 1
            self._count(first.askers, GUESS)
            first.go.set_result(None)

    def _rank(self, one: _Waiting) -> tuple[int, float, float, float]:
        waited = int((self.clock() - one.since) / PATIENCE)
        address, guest = min(
            (self.shares.had(f"at {self.address_of(asker)}"), self.shares.had(asker))
            for asker in one.askers
        )
        return max(0, one.now() - waited), address, guest, one.since

    def _count(self, askers: tuple[str, ...], seconds: float) -> None:
        for asker in askers:
            self.shares.add(asker, seconds / len(askers))
            self.shares.add(f"at {self.address_of(asker)}", seconds / len(askers))

    def _gave_up(self, one: _Waiting) -> None:
        """Nobody wants the answer any more."""
        if one in self._waiting:
            self._waiting.remove(one)
        elif one.go.done() and not one.go.cancelled():  # it was its turn at this very moment
            self._count(one.askers, -GUESS)
            self._busy -= 1
            self._go_on()
