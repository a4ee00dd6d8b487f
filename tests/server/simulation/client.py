"""A client that follows the protocol page, and nothing else."""

import json
import random
from typing import TYPE_CHECKING, Any

from tests.server.simulation.history import History

if TYPE_CHECKING:
    from tests.server.simulation.world import World

RESEND = 0.7
PATIENCE = 4.0
"""Seconds without an answer after which another server is tried."""
THINKING = 0.3


class Client:
    """Someone who plays, or only watches."""

    def __init__(self, world: "World", name: str, number: int, match: str) -> None:
        self.world = world
        self.name = name
        self.number = number
        self.match = match
        self.history: History = world.history
        self.rng = random.Random(f"{world.plan.seed}/{name}")
        self.server = number % len(world.servers)
        self.connection = 0
        self.session: Any = None
        self.last = 0
        self.turns: dict[int, int] = {}
        self.views: dict[int | None, Any] = {}
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.asked = 0
        self.answered = 0.0
        self.over = False
        self.reconnects = -1
        self.connect()
        self.tick()

    # The line

    def connect(self) -> None:
        """A new connection to a server that takes it; what was not answered is sent again."""
        self.connection += 1
        self.reconnects += 1
        self.answered = self.world.loop.now
        self.session = self.world.connect(self, self.connection)
        self.again()

    def again(self) -> None:
        self.watch()
        for message in list(self.unanswered.values()):
            self.say(message)

    def watch(self) -> None:
        known = self.last or None
        self.say({"do": "watch", "match": self.match, "from": known, "detail": "view"})

    def say(self, message: dict[str, Any]) -> None:
        text, session = json.dumps(message), self.session
        self.world.transmit(self, lambda: self.world.deliver(session, text))

    def tick(self) -> None:
        """Now and then: ask again, or try another server."""
        loop = self.world.loop
        if not self.world.alive(self.session) or loop.now - self.answered > PATIENCE:
            self.server = (self.server + 1) % len(self.world.servers)
            self.connect()
        elif self.world.plan.loss and self.rng.random() < 0.05:
            self.connect()
        else:
            self.again()
        loop.call_later(RESEND * (0.8 + 0.4 * self.rng.random()), self.tick)

    # The protocol

    def receive(self, connection: int, text: str) -> None:
        if connection != self.connection:
            return
        self.answered = self.world.loop.now
        message = json.loads(text)
        kind = message["type"]
        if kind == "ack":
            if self.unanswered.pop(message["id"], None) is not None:
                self.history.ack(message["id"], message["number"])
        elif kind == "refused":
            if self.unanswered.pop(message["id"], None) is not None:
                self.history.refuse(message["id"], message["error"]["key"])
        elif kind in ("match", "events"):
            self.take(message)

    def take(self, message: dict[str, Any]) -> None:
        for event in message["events"] + message.get("revealed", []):
            self.history.hear(event)
            self.over |= event["kind"] == "over"
        newest = message["number"]
        first = message["events"][0]["number"] if message["events"] else self.last + 1
        if message["type"] == "events" and first > self.last + 1:
            self.watch()  # something is missing in between
            return
        if newest < self.last:
            return
        self.last = newest
        for state in message["states"]:
            self.views[state["seat"]] = state["view"]
            if state["seat"] is not None:
                self.turns[state["seat"]] = state["turn"]
                self.think(state["seat"], state["view"]["legal"], state["turn"])

    def think(self, seat: int, legal: list[str], turn: int) -> None:
        """Choose something, and say it a moment later, if it is still one's turn then."""
        action = f"{self.name}-{seat}-{turn}"
        if not legal or action in self.history.sent:
            return
        move = self.rng.choice(legal)

        def play() -> None:
            if self.turns[seat] != turn or action in self.history.sent:
                return
            self.history.send(action, seat, move, self.world.loop.now)
            self.unanswered[action] = {
                "do": "play",
                "match": self.match,
                "seat": seat,
                "move": move,
                "id": action,
                "turn": turn,
            }
            self.say(self.unanswered[action])

        self.world.loop.call_later(THINKING * self.rng.random(), play)
