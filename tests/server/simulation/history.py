"""What clients sent and heard, and whether one truth explains all of it.

This knows the protocol page and no code of the server: events have numbers, actions have ids, an
``ack`` names the event that an action became, ``refused`` says that it became none.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

Event = dict[str, Any]


class Wrong(AssertionError):  # noqa: N818
    """Something that must never happen."""


@dataclass(slots=True)
class Sent:
    """A move that a client sent, perhaps many times."""

    seat: int
    move: str
    at: float


@dataclass
class History:
    """Everything that the clients of one match know."""

    sent: dict[str, Sent] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    heard: dict[int, Event] = field(default_factory=dict)
    """By number; a move that was masked once is filled in when someone hears it."""

    def send(self, action: str, seat: int, move: str, at: float) -> None:
        self.sent.setdefault(action, Sent(seat, move, at))

    def ack(self, action: str, number: int) -> None:
        known = self.acked.setdefault(action, number)
        if known != number:
            raise Wrong(f"{action} became event {known}, and then event {number}")
        if action in self.refused:
            raise Wrong(f"{action} was refused, and then acknowledged")

    def refuse(self, action: str, key: str) -> None:
        if action in self.acked:
            raise Wrong(f"{action} was acknowledged, and then refused")
        self.refused[action] = key

    def hear(self, event: Event) -> None:
        """Nobody ever hears something else about the same event."""
        known = self.heard.setdefault(event["number"], event)
        for name, value in event.items():
            if name == "hash" or value is None:
                continue
            if known.get(name) is None:
                known[name] = value
            elif known[name] != value:
                raise Wrong(f"event {event['number']} was {known}, and is {event}")

    def judge(self, final: list[Event], persons: set[int], timed: bool) -> None:
        """Compare with the list of events as it is at the very end, on disk."""
        if [event["number"] for event in final] != list(range(1, len(final) + 1)):
            raise Wrong("the final list has gaps")
        if any(later["at"] < event["at"] for event, later in pairwise(final)):
            raise Wrong("time went back")
        for event in final:
            self.hear(event)
        if len(self.heard) > len(final):
            raise Wrong(f"someone heard of event {max(self.heard)}, the last is {len(final)}")
        self._judge_actions(final, persons)
        if timed and any(event["kind"] == "timeout" for event in final):
            raise Wrong("someone ran out of time who never had to wait for themselves")
        if final[-1]["kind"] != "over":
            raise Wrong("the match is not over")

    def _judge_actions(self, final: list[Event], persons: set[int]) -> None:
        for action, number in self.acked.items():
            sent = self.sent[action]
            event = final[number - 1] if number <= len(final) else {}
            if (event.get("seat"), event.get("move")) != (sent.seat, sent.move):
                raise Wrong(f"{action} was acknowledged as event {number}, which is {event}")
        if len(set(self.acked.values())) < len(self.acked):
            raise Wrong("two actions became the same event")
        played = Counter(
            (event["seat"], event["move"])
            for event in final
            if event["kind"] == "move" and event["seat"] in persons and event["move"] != "pass"
        )
        asked = Counter(
            (sent.seat, sent.move)
            for action, sent in self.sent.items()
            if sent.move != "pass" and action not in self.refused
        )
        if extra := played - asked:
            raise Wrong(f"nobody sent these, or they are there twice: {dict(extra)}")
