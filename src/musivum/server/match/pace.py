"""How much time there is in a match, and what counts of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

DAY = 86_400_000


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time there is."""

    kind: str = "unlimited"
    days: int = 0
    seconds: int = 0
    increment: int = 0

    @property
    def allotted(self) -> int | None:
        """Milliseconds for a whole match, or for a move when it is counted in days."""
        if self.kind == "live":
            return self.seconds * 1000
        return self.days * DAY if self.kind == "days" else None

    def data(self) -> dict[str, Any]:
        """As it stands in the protocol."""
        if self.kind == "live":
            return {"kind": "live", "seconds": self.seconds, "increment": self.increment}
        return {"kind": "days", "days": self.days} if self.kind == "days" else {"kind": self.kind}


def running(since: int, until: int, outages: Sequence[tuple[int, int]]) -> int:
    """How much of a span counts on a clock: all but the time of outages.

    >>> running(1000, 9000, [(2000, 5000), (8000, 20000)])
    4000
    """
    down = sum(max(0, min(until, ended) - max(since, began)) for began, ended in outages)
    return max(0, until - since - down)


def stopped(since: int, outages: Sequence[tuple[int, int]]) -> int:
    """How much of the time since a moment was outages."""
    return sum(max(0, ended - max(since, began)) for began, ended in outages if ended > since)
