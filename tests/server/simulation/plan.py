"""What goes wrong, and when: all of it from one seed, as plain data that can be made shorter."""

import json
import random
from dataclasses import asdict, dataclass, replace
from typing import Any

SERVERS = 2
LASTS = 12.0
"""Seconds in which something can go wrong; after that everything works again."""

GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("steere", {"side": 2}, 0),
    ("steere", {"side": 3}, 0),
    ("steere", {"side": 3}, 1),
    ("mosaix", {"players": 2}, 1),
    ("mozaa", {"players": 2, "hand": 3}, 0),
    ("galilee", {"players": 3}, 1),
]
"""Games, options, and how many of the seats are bots'."""


@dataclass(frozen=True)
class Fault:
    """One thing that goes wrong."""

    kind: str
    at: float
    lasts: float = 0.0
    whom: int = 0
    """Which server or client; a clock is set on server 1, or where the database is."""
    by: int = 0
    """Milliseconds that a clock is set."""


@dataclass(frozen=True)
class Plan:
    """One run."""

    seed: int
    game: int
    timed: bool
    """People have little time, and always enough: then nobody may run out of it."""
    loss: float
    """The share of messages that are lost, and of those that are doubled."""
    faults: tuple[Fault, ...]

    @property
    def text(self) -> str:
        """As it can be given to ``make soak PLAN=…``."""
        return json.dumps(asdict(self))

    def without(self, fault: Fault) -> "Plan":
        return replace(self, faults=tuple(one for one in self.faults if one is not fault))


def read(text: str) -> Plan:
    """A plan from its text."""
    data = json.loads(text)
    return Plan(**data | {"faults": tuple(Fault(**one) for one in data["faults"])})


SERVERS_FAULTS = ("kill", "freeze", "away", "deaf", "jump")
MACHINES_FAULTS = ("power", "full")


def make(seed: int) -> Plan:
    """The plan of a seed."""
    rng = random.Random(seed)
    timed = rng.random() < 0.4
    kinds = [*SERVERS_FAULTS, *MACHINES_FAULTS] + ([] if timed else ["parted"])
    faults = [
        Fault(
            kind=rng.choice(kinds),
            at=round(rng.random() * LASTS, 3),
            lasts=round(rng.choice((0.3, 2.0, 5.0, 11.0)) * (0.5 + rng.random()), 3),
            whom=rng.randrange(SERVERS),
            by=rng.choice((-3_600_000, -4_000, 4_000, 3_600_000)),
        )
        for _ in range(rng.randrange(1, 7))
    ]
    faults.sort(key=lambda fault: fault.at)
    game = rng.randrange(len(GAMES))
    return Plan(seed, game, timed, 0.0 if timed else rng.choice((0.0, 0.1)), tuple(faults))
