"""Servers and clients for the tests: real ones, on loopback, ended by their own process id."""

import asyncio
import json
import os
import random
import signal
import socket
import tempfile
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from musivum.core import fair
from musivum.server.app import make_app
from musivum.server.match.guests import Guest
from musivum.server.run import configured
from musivum.server.services import Services
from musivum.server.settings import UNLIMITED, Settings
from musivum.server.storage import tables
from musivum.server.storage.store import insert_new
from tests.server.warm import Forked, Fresh

WAIT = 20.0
"""Nothing that a test waits for takes longer."""


class Running:
    """A server in a thread of the test's own process."""

    def __init__(self, settings: Settings, **parts: Any) -> None:
        self.app: FastAPI = make_app(settings, **parts)
        self.server = uvicorn.Server(configured(self.app, settings, "127.0.0.1", 0))
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self) -> "Running":
        self.thread.start()
        # The rules may have to be compiled first.
        until(lambda: self.server.started or not self.thread.is_alive(), 300)
        assert self.server.started
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        return self

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive()


@contextmanager
def running(path: Path, **parts: Any) -> Iterator[Running]:
    settings = parts.pop("settings", None) or Settings(
        database=f"sqlite:///{path}/musivum.db", bots=1, limits=UNLIMITED
    )
    server = Running(settings, **parts).start()
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(
        self,
        database: str,
        port: int | None = None,
        *flags: str,
        fresh: bool = False,
        stages: Path | None = None,
    ) -> None:
        self.port = port or free_port()
        words = ["serve", "--port", str(self.port), "--database", database, "--bots", "1"]
        # A file, not a pipe that nobody empties.
        self.output = tempfile.NamedTemporaryFile("rb")  # noqa: SIM115
        weakref.finalize(self, self.output.close)
        words += ["--unlimited", *flags]
        self.process: Forked | Fresh = (
            Fresh(words, self.output.name) if fresh else Forked(words, self.output.name, stages)
        )

    @property
    def said(self) -> str:
        """The end of what it has written."""
        self.output.seek(0)
        return self.output.read().decode(errors="replace")[-4000:]

    def ready(self) -> "Process":
        def answers() -> bool:
            assert self.process.poll() is None, f"the server ended:\n{self.said}"
            with suppress(httpx.HTTPError):
                ready = f"http://127.0.0.1:{self.port}/api/ready"
                return httpx.get(ready, verify=False).status_code == 200
            return False

        until(answers, 300, pause=0.05)
        return self

    def kill(self) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(60)  # however busy the machine is

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(WAIT)


class Person:
    """A guest with a program: REST calls, and a socket that is opened when it is first used."""

    def __init__(self, port: int, name: str = "Ada") -> None:
        self.port = port
        # Nothing here speaks TLS; reading the certificates of the world takes 40 ms.
        base = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=base, timeout=WAIT, verify=False)
        made = self.http.post("/api/me", json={"name": name}, headers={"X-Musivum-Token": "yes"})
        assert made.status_code == 200, made.text
        self.id, self.token = made.json()["guest"], made.json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        self.socket: ClientConnection | None = None
        self.number = 0

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def match(self, game: str, *seats: str, **more: Any) -> Any:
        """Make a match; seats are ``me``, ``open`` or a bot's level, and stay where they are."""
        more = {"seating": "as-seated"} | more
        described = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        return self.post("/api/matches", 201, game=game, seats=described, **more)

    def connect(self) -> ClientConnection:
        if self.socket is None:
            self.socket = open_socket(self.port, self.token)
            assert self.hear("hello")["guest"] == self.id
        return self.socket

    def say(self, **message: Any) -> None:
        self.connect().send(json.dumps(message))

    def hear(self, *kinds: str) -> Any:
        """The next message of one of these kinds; others are passed over."""
        assert self.socket is not None
        deadline = time.monotonic() + WAIT
        while True:
            message = json.loads(self.socket.recv(timeout=max(0.01, deadline - time.monotonic())))
            if message["type"] in kinds:
                return message

    def watch(self, match: str, **more: Any) -> Any:
        self.say(do="watch", match=match, **more)
        return self.hear("match", "events", "error")

    def act(self, do: str, match: str, **more: Any) -> Any:
        self.number += 1
        self.say(do=do, match=match, id=f"{self.id}-{self.number}", **more)
        return self.hear("ack", "refused")

    def commit(self, match: str, *places: int) -> None:
        """Commit to a part of the dice for each place, and reveal it when all are sealed."""
        for place in places:
            hashed = fair.sealed(match, part_of(self.id, place))
            self.post(f"/api/matches/{match}/commit", seat=place, hash=hashed)

    def reveal(self, match: str, *places: int) -> None:
        for place in places:
            self.post(f"/api/matches/{match}/reveal", seat=place, value=part_of(self.id, place))

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.http.close()


def part_of(guest: str, place: int) -> str:
    """A part of the dice that one can find again."""
    return f"{guest}-at-place-{place}".ljust(32, "_")


def throw(match: str, *people: tuple[Person, int]) -> None:
    """All of these people commit, and then all reveal: the match begins."""
    for person, place in people:
        person.commit(match, place)
    for person, place in people:
        person.reveal(match, place)


def open_socket(port: int, token: str | None, **more: Any) -> ClientConnection:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    socket: ClientConnection = connect(
        f"ws://127.0.0.1:{port}/api/live",
        additional_headers=headers,
        open_timeout=WAIT,
        max_size=None,
        ping_interval=None,  # a person may be slow on a busy machine
        close_timeout=1,  # who leaves does not wait for a server that lets them wait
        **more,
    ).__enter__()
    return socket


def play_out(server_port: int, match: str, people: dict[int, Person], rng: random.Random) -> Any:
    """Play random moves over REST until the match is over; return the last snapshot."""
    some = next(iter(people.values()))
    for number in range(5000):
        shot = some.get(f"/api/matches/{match}")
        if shot["info"]["status"] == "over":
            return shot
        due = [seat for seat in shot["info"]["awaiting"] if seat in people]
        if not due:
            time.sleep(0.01)
            continue
        seat = rng.choice(due)
        mine = shot if people[seat] is some else people[seat].get(f"/api/matches/{match}")
        state = next((one for one in mine["states"] if one["seat"] == seat), None)
        if state is None or not state["view"]["legal"]:
            continue
        people[seat].http.post(
            f"/api/matches/{match}/play",
            json={
                "seat": seat,
                "move": rng.choice(state["view"]["legal"]),
                "id": f"p{number}",
                "turn": state["turn"],
            },
        )
    raise AssertionError(f"match {match} on port {server_port} does not end")


def until(true: Callable[[], bool], seconds: float = WAIT, pause: float = 0.01) -> None:
    """Wait until something is so. What takes longer is asked for less often: to ask costs more
    than to wait."""
    deadline = time.monotonic() + seconds
    longest = 5 * pause
    while not true():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(pause)
        pause = min(1.1 * pause, longest)


PORTS = range(15_000, 32_000)
"""Below those that the system gives to outgoing connections, which could take one meanwhile."""


def free_port() -> int:
    """A port that nobody listens on, for a server that starts in a moment."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


async def admit(services: Services, person: Guest) -> None:
    """Make someone a guest of a services whose id is known beforehand."""
    services.guests._remember(person)
    row = {"id": person.id, "name": person.name, "created": 0}
    await services.store.write(partial(insert_new, table=tables.guests, row=row))


class NoThinkers:
    """No bots at all."""

    slots = 1000

    async def start(self) -> None:
        pass

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        await asyncio.sleep(3600)
        raise AssertionError(question)

    async def stop(self) -> None:
        pass


class RandomThinkers(NoThinkers):
    """Bots that choose at random, at once, in this process."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = random.Random(seed)

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        move = {"move": self.rng.choice(question["view"]["legal"])}
        return move | {"measure": "share", "worth": 0.5} if question["do"] == "advise" else move
