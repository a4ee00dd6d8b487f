"""Who sits at a table, and what they are asked there."""

from dataclasses import dataclass

SUBSTITUTE = "greedy"
"""The level of the bot that plays on for a seat that has forfeited or run out of time."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there."""

    kind: str
    name: str
    level: str | None = None
    guest: str | None = None
    joined: bool = True
    forfeited: bool = False
    substituted: bool = False
    """A bot plays on for a person who ran out of time."""

    @property
    def driver(self) -> str | None:
        """The level of the bot that moves for this seat; None for a person."""
        return SUBSTITUTE if self.forfeited or self.substituted else self.level


@dataclass(frozen=True, slots=True)
class Ask:
    """A seat wants to take its last move back, and the other people are asked."""

    seat: int
    moves: int
    """How many moves would stand."""
    agreed: frozenset[int] = frozenset()
    """The seats that have said yes."""
