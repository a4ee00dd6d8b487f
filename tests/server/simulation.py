"""A network that loses, repeats, delays and reorders, between scripted clients and the server.

Everything happens in one thread on a clock of its own, so a seed decides all of it: the server is
the real one, its database writes in the calling thread, and time passes when nothing is left to do.
"""

import asyncio
import heapq
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from musivum.core.game import State
from musivum.server.app import catalogue, load
from musivum.server.live.session import Session
from musivum.server.match.guests import Guest
from musivum.server.services import Services
from musivum.server.settings import UNLIMITED, Settings
from tests.server.harness import RandomThinkers

RESEND = 0.7
MOST_STEPS = 200_000


class World:
    """The server, the network and the clock."""

    def __init__(self, path: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.time = 0.0
        self.agenda: list[tuple[float, int, Callable[[], Any]]] = []
        self.count = 0
        settings = Settings(database=f"sqlite:///{path}", limits=UNLIMITED, secret="s")
        self.services = Services(
            settings,
            load,
            catalogue(),
            thinkers=RandomThinkers(seed),
            clock=lambda: 1_000_000 + int(self.time * 1000),
            inline=True,
        )
        self.faults = {"lost": 0, "repeated": 0, "reconnects": 0, "delivered": 0}

    def at(self, delay: float, work: Callable[[], Any]) -> None:
        """Do something later; equal times in the order of asking."""
        self.count += 1
        heapq.heappush(self.agenda, (self.time + delay, self.count, work))

    def transmit(self, deliver: Callable[[], Any]) -> None:
        """One message on its way: lost, repeated, late, or overtaken."""
        chance = self.rng.random()
        copies = 0 if chance < 0.1 else 2 if chance < 0.2 else 1
        self.faults["lost"] += copies == 0
        self.faults["repeated"] += copies == 2
        for _ in range(copies):
            late = self.rng.random() * (2.0 if self.rng.random() < 0.1 else 0.1)
            self.at(late, deliver)

    async def run(self, finished: Callable[[], bool]) -> None:
        for _ in range(MOST_STEPS):
            for _ in range(20):  # let tasks of the server go on until they rest
                await asyncio.sleep(0)
            if finished():
                return
            self.time, _, work = heapq.heappop(self.agenda)
            self.faults["delivered"] += 1
            result = work()
            if asyncio.iscoroutine(result):
                await result
        raise AssertionError("the match does not end")


class Client:
    """A client that follows the protocol page, and nothing else."""

    def __init__(self, world: World, guest: Guest, match: str, seats: tuple[int, ...]) -> None:
        self.world = world
        self.guest = guest
        self.match = match
        self.seats = seats
        self.session: Session | None = None
        self.connection = 0
        self.events: dict[int, dict[str, Any]] = {}
        self.last = 0
        self.views: dict[int | None, Any] = {}
        self.turns: dict[int, int] = {}
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.acked: dict[str, tuple[int, str, int]] = {}
        self.asked = 0
        self.over = False
        self.connect()
        world.at(RESEND, self.tick)

    # The line

    def connect(self) -> None:
        if self.session is not None:
            self.session.close()
        self.connection += 1
        mine = self.connection

        def send(text: str, key: str | None = None) -> None:  # noqa: ARG001 - nothing waits here
            self.world.transmit(lambda: self.receive(text) if mine == self.connection else None)

        services = self.world.services
        self.session = Session(
            services.matches, services.driver, self.guest, send, UNLIMITED, lambda: self.world.time
        )
        self.session.hello()
        self.say({"do": "watch", "match": self.match, "from": self.last or None, "detail": "view"})
        for message in self.unanswered.values():
            self.say(message)

    def say(self, message: dict[str, Any]) -> None:
        session, text = self.session, json.dumps(message)
        assert session is not None
        self.world.transmit(lambda: session.receive(text))

    def tick(self) -> None:
        """From time to time: lose the connection, or send again what was not answered."""
        if self.world.rng.random() < 0.05:
            self.world.faults["reconnects"] += 1
            self.connect()
        else:
            self.say(
                {"do": "watch", "match": self.match, "from": self.last or None, "detail": "view"}
            )
            for message in self.unanswered.values():
                self.say(message)
        self.world.at(RESEND, self.tick)

    # The protocol

    def receive(self, text: str) -> None:
        message = json.loads(text)
        kind = message["type"]
        if kind in ("ack", "refused"):
            sent = self.unanswered.pop(message["id"], None)
            if kind == "ack" and sent is not None and sent["do"] == "play":
                self.acked[message["id"]] = (sent["seat"], sent["move"], message["number"])
        elif kind == "match":
            if message["number"] >= self.last:
                self.take(message)
        elif kind == "events":
            new = [one for one in message["events"] if one["number"] > self.last]
            first = message["events"][0]["number"] if message["events"] else self.last + 1
            if first > self.last + 1:
                self.say(
                    {
                        "do": "watch",
                        "match": self.match,
                        "from": self.last or None,
                        "detail": "view",
                    }
                )
            elif new or not message["events"]:
                self.take(message)
            else:  # all known, but it may tell what was masked
                self.unmask(message)

    def unmask(self, message: dict[str, Any]) -> None:
        for event in message.get("revealed", []):
            self.events[event["number"]] = event

    def take(self, message: dict[str, Any]) -> None:
        newest = message["number"]
        stale = newest < self.last
        for event in message["events"]:
            self.events.setdefault(event["number"], event)
            if event.get("move") is not None:
                self.events[event["number"]] = event
            self.over |= event["kind"] == "over"
        self.unmask(message)
        if stale:
            return
        self.last = newest
        for state in message["states"]:
            self.views[state["seat"]] = state["view"]
            if state["seat"] is not None:
                self.turns[state["seat"]] = state["turn"]
                self.think(state["seat"])

    def think(self, seat: int) -> None:
        """Play something, unless an answer is outstanding for this seat."""
        view = self.views[seat]
        if not view["legal"] or any(one["seat"] == seat for one in self.unanswered.values()):
            return
        self.asked += 1
        action = f"{self.guest.id}-{self.asked}"
        self.unanswered[action] = {
            "do": "play",
            "match": self.match,
            "seat": seat,
            "move": self.world.rng.choice(view["legal"]),
            "id": action,
            "turn": self.turns[seat],
        }
        self.say(self.unanswered[action])


def replayed(client: Client, state: State) -> State:
    """The state that a client's own list of events leads to."""
    for number in sorted(client.events):
        event = client.events[number]
        if event["kind"] == "move":
            state = state.play(event["move"], event["seat"])
    return state
