"""Clients that go on by themselves, whatever happens, and remember what they were told."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from musivum.core import fair

ANSWER = 2.0
"""Seconds after which an unanswered action is sent again."""
BROKEN = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


@dataclass
class Story:
    """What one client knows of one match."""

    match: str
    sent: dict[str, tuple[int, str]] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)
    over: bool = False
    sealed: bool = False
    connects: int = 0


@dataclass
class Stubborn:
    """One guest who plays one match after another: all seats, or one against a bot."""

    ports: list[int]
    token: str
    game: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    rng: random.Random
    stories: list[Story] = field(default_factory=list)
    stopping: bool = False

    async def run(self) -> None:
        while not self.stopping:
            with suppress(*BROKEN):
                if not self.stories or self.stories[-1].over:
                    self.stories.append(Story(await self.make()))
                await self.session(self.stories[-1])
            await asyncio.sleep(0.05 + 0.1 * self.rng.random())

    async def make(self) -> str:
        async with httpx.AsyncClient(timeout=5, verify=False) as http:
            answer = await http.post(
                f"http://127.0.0.1:{self.rng.choice(self.ports)}/api/matches",
                json={
                    "game": self.game,
                    "options": self.options,
                    "seats": self.seats,
                    "seating": "as-seated",
                },
                headers={"Authorization": f"Bearer {self.token}"},
            )
            if answer.status_code != 201:
                raise httpx.HTTPError(answer.text)
            return str(answer.json()["match"])

    async def session(self, story: Story) -> None:
        """One connection: play until the match or the connection ends."""
        async with connect(
            f"ws://127.0.0.1:{self.rng.choice(self.ports)}/api/live",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            max_size=None,
            open_timeout=5,
            close_timeout=0.2,
        ) as socket:
            story.connects += 1
            await self.watch(story, socket)
            for action in story.sent.keys() - story.acked.keys():
                await socket.send(self.message(story, action))
            while not story.over and not self.stopping:
                try:
                    text = await asyncio.wait_for(socket.recv(), ANSWER)
                except TimeoutError:
                    for action in story.sent.keys() - story.acked.keys():
                        await socket.send(self.message(story, action))
                    continue
                await self.hear(story, json.loads(text), socket)

    async def watch(self, story: Story, socket: Any) -> None:
        await socket.send(json.dumps({"do": "watch", "match": story.match, "detail": "view"}))

    async def hear(self, story: Story, message: dict[str, Any], socket: Any) -> None:
        kind = message["type"]
        if kind == "error":  # the database is away, and perhaps it was the wish to watch
            await asyncio.sleep(0.5)
            await self.watch(story, socket)
        elif kind == "ack":
            if message["id"] in story.sent:
                story.acked[message["id"]] = message["number"]
        elif kind == "refused":
            story.sent.pop(message["id"], None)
        elif kind == "ping":
            await socket.send(json.dumps({"do": "pong", "time": message["time"]}))
        elif kind in ("match", "events"):
            story.over |= any(event["kind"] == "over" for event in message["events"])
            story.sealed |= any(event["kind"] == "sealed" for event in message["events"])
            if message["info"] is not None and message["info"]["status"] == "ready":
                await self.contribute(story, message["info"]["seats"], socket)
            for state in message["states"]:
                if state["view"]["legal"]:
                    await self.play(story, state, socket)

    async def contribute(self, story: Story, seats: list[dict[str, Any]], socket: Any) -> None:
        """Commit, and reveal when all is sealed; whoever kills the server between, it goes on."""
        for seat in [one["seat"] for one in seats if one["you"]]:
            part = f"{self.token[:16]}-{seat}".replace(".", "_").ljust(32, "-")
            message = {"match": story.match, "seat": seat, "id": f"dice-{seat}"}
            if story.sealed:
                message |= {"do": "reveal", "value": part}
            else:
                message |= {"do": "commit", "hash": fair.sealed(story.match, part)}
            await socket.send(json.dumps(message))

    async def play(self, story: Story, state: dict[str, Any], socket: Any) -> None:
        # The id names the seat and the turn, so one turn is only ever played once by this client.
        action = f"{state['seat']}-{state['turn']}"
        if action not in story.sent:
            story.sent[action] = (state["seat"], self.rng.choice(state["view"]["legal"]))
            await socket.send(self.message(story, action))

    def message(self, story: Story, action: str) -> str:
        seat, move = story.sent[action]
        return json.dumps(
            {
                "do": "play",
                "match": story.match,
                "seat": seat,
                "move": move,
                "id": action,
                "turn": int(action.partition("-")[2]),
            }
        )

    @property
    def progress(self) -> int:
        """How many actions were acknowledged in all."""
        return sum(len(story.acked) for story in self.stories)


@asynccontextmanager
async def playing(clients: list[Stubborn]) -> AsyncIterator[None]:
    """All clients play meanwhile, and stop at the end, whatever happens."""
    tasks = [asyncio.create_task(one.run()) for one in clients]
    try:
        yield
    finally:
        for one in clients:
            one.stopping = True
        await asyncio.gather(*tasks)


async def go_on(clients: list[Stubborn], seconds: float = 600) -> None:
    """Wait until every client has made progress again, on however busy a machine."""
    before = [one.progress for one in clients]
    deadline = asyncio.get_running_loop().time() + seconds
    while any(one.progress <= known for one, known in zip(clients, before, strict=True)):
        assert asyncio.get_running_loop().time() < deadline, "a client did not go on"
        await asyncio.sleep(0.1)


def check(port: int, token: str, story: Story, persons: set[int]) -> int:
    """Every acknowledged move is there once, none that was not sent; return how many there are."""
    answer = httpx.get(
        f"http://127.0.0.1:{port}/api/matches/{story.match}",
        headers={"Authorization": f"Bearer {token}"},
        timeout=120,
        verify=False,
    )
    assert answer.status_code == 200, answer.text
    events = answer.json()["events"]
    assert [event["number"] for event in events] == list(range(1, len(events) + 1))
    by_number = {event["number"]: event for event in events}
    for action, number in story.acked.items():
        event = by_number[number]
        assert (event["seat"], event["move"]) == story.sent[action], "an acknowledged move is lost"
    assert len(set(story.acked.values())) == len(story.acked)
    played = Counter(
        (event["seat"], event["move"])
        for event in events
        if event["kind"] == "move" and event["seat"] in persons and event["move"] != "pass"
    )
    sent = Counter(sent for sent in story.sent.values() if sent[1] != "pass")
    assert not played - sent, "a move is there that nobody sent, or it is there twice"
    return sum(played.values())


def guest(port: int, name: str) -> str:
    """A new guest's token."""
    answer = httpx.post(
        f"http://127.0.0.1:{port}/api/me",
        json={"name": name},
        headers={"X-Musivum-Token": "yes"},
        timeout=120,
        verify=False,
    )
    return str(answer.json()["token"])


ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
KINDS: list[tuple[str, dict[str, Any], list[dict[str, Any]], set[int]]] = [
    ("steere", {"side": 3}, [ME, ME], {0, 1}),
    ("steere", {"side": 3}, [ME, BOT], {0}),
    ("mosaix", {"players": 1}, [ME], {0}),
    ("mozaa", {"players": 2}, [ME, ME], {0, 1}),
]


def crowd(
    ports: list[int], number: int, seed: int, *, bots: bool = True
) -> list[tuple[Stubborn, set[int]]]:
    """Several stubborn clients, of all kinds in turn, or of those without bots."""
    found = []
    kinds = [kind for kind in KINDS if bots or BOT not in kind[2]]
    for one in range(number):
        game, options, seats, persons = kinds[one % len(kinds)]
        token = guest(ports[0], f"Stubborn {one}")
        rng = random.Random(seed * 1000 + one)
        found.append((Stubborn(ports, token, game, options, seats, rng), persons))
    return found
