"""What one guest or address can have of a server, and that the others notice nothing of it."""

import asyncio
import json
import random
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from musivum.server.errors import TooMany
from musivum.server.http.limits import Budget
from musivum.server.live.socket import Outbox
from musivum.server.match import replays, views
from musivum.server.match.service import MOST_HINTS
from musivum.server.settings import UNLIMITED, Limits, Settings
from tests.server.harness import (
    NoThinkers,
    Person,
    RandomThinkers,
    Running,
    open_socket,
    play_out,
    running,
    throw,
    until,
)


def test_however_fast_a_guest_asks_there_are_no_more_matches_than_allowed(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path}/m.db", limits=replace(UNLIMITED, unfinished=5)
    )
    with running(tmp_path, settings=settings, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        match = {"game": "steere", "seats": [{"kind": "me"}, {"kind": "open"}]}

        async def all_at_once() -> list[int]:
            base = f"http://127.0.0.1:{server.port}"
            headers = {"Authorization": f"Bearer {ada.token}"}
            async with httpx.AsyncClient(
                base_url=base, headers=headers, timeout=60, verify=False
            ) as http:
                asked = [http.post("/api/matches", json=match) for _ in range(40)]
                return [answer.status_code for answer in await asyncio.gather(*asked)]

        codes = asyncio.run(all_at_once())
        assert sorted(codes) == [201] * 5 + [429] * 35
        assert len(ada.get("/api/me/matches")["matches"]) == 5
        ada.close()


def finished(server: Running, person: Person) -> str:
    match: str = person.match("steere", "me", "me", options={"side": 2})["match"]
    play_out(server.port, match, {0: person, 1: person}, random.Random(1))
    return match


def test_those_who_go_through_finished_games_keep_nobody_from_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, drawn = threading.Event(), views.drawn
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")
        match = finished(server, ada)

        def slow(*given: Any) -> Any:
            if threading.current_thread() is not server.thread:
                assert go_on.wait(30)
            return drawn(*given)

        monkeypatch.setattr(views, "drawn", slow)
        path = f"/api/matches/{match}/replay?last=1"

        def ask(person: Person) -> httpx.Response:
            headers = {"Authorization": f"Bearer {person.token}"}
            url = f"http://127.0.0.1:{server.port}{path}"
            return httpx.get(url, headers=headers, timeout=60, verify=False)

        with ThreadPoolExecutor(8) as askers:
            asked = [askers.submit(ask, ada) for _ in range(replays.MOST_EACH)]
            until(lambda: server.services.matches.replays.waiting.now[ada.id] == replays.MOST_EACH)
            began = time.monotonic()
            assert ada.get("/api/lobby") and ada.get("/api/me/matches")
            assert time.monotonic() - began < 5, "the database is free"
            told = ada.get(path, 429)["error"]
            assert told["values"] == {"limit": "replays", "most": replays.MOST_EACH, "seconds": 1}
            assert told["text"] == (
                "at most 4 replays are waited for at the same time; wait 1 second"
            )
            theirs = askers.submit(ask, bob)
            go_on.set()
            assert theirs.result().status_code == 200, "Bob has limits of his own"
            assert {one.result().status_code for one in asked} == {200}
        assert len(ada.get(path)["steps"]) == 2
        ada.close()
        bob.close()


class Pondering(RandomThinkers):
    """Bots that move at once, and think about hints until they are told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = threading.Event()

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if question["do"] == "advise":
            await asyncio.to_thread(self.go_on.wait, 30)
        return await super().ask(question)


def test_a_guest_waits_for_so_many_hints_at_once_and_keeps_nobody_from_theirs(
    tmp_path: Path,
) -> None:
    thinkers = Pondering()
    with running(tmp_path, thinkers=thinkers) as server, ThreadPoolExecutor(4) as askers:
        ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")

        def ask(person: Person) -> httpx.Response:
            path = f"http://127.0.0.1:{server.port}/api/matches/{matches[person.id]}/hint"
            headers = {"Authorization": f"Bearer {person.token}"}
            return httpx.post(path, json={"seat": 0}, headers=headers, timeout=60, verify=False)

        matches = {
            one.id: one.match("steere", "me", "random", options={"side": 3})["match"]
            for one in (ada, bob)
        }
        asked = [askers.submit(ask, ada) for _ in range(MOST_HINTS)]
        until(lambda: server.services.matches.hints.now[ada.id] == MOST_HINTS)
        refused = ask(ada)
        assert refused.status_code == 429
        assert refused.json()["error"]["values"]["limit"] == "hints"
        asked.append(askers.submit(ask, bob))
        until(lambda: server.services.matches.hints.now[bob.id] == 1)
        thinkers.go_on.set()
        assert {one.result().status_code for one in asked} == {200}
        assert ask(ada).status_code == 200, "none is counted any more"
        ada.close()
        bob.close()


# Budgets


def test_what_was_asked_too_fast_is_paid_back_over_all_doors() -> None:
    moments = [0.0]
    limits = replace(Limits(), work=10, work_burst=20, address_work=30, address_work_burst=60)
    budget = Budget(limits, lambda: moments[0])
    for _ in range(20):
        budget.take("here", "ada")
    with pytest.raises(TooMany) as told:
        budget.take("here", "ada")
    assert told.value.values == {"limit": "guest", "most": 10, "seconds": 1}
    budget.take("here", "bob")
    budget.charge("here", "bob", 100)
    assert budget.wait("here", "bob") == pytest.approx((1 + 20) / 10), "a debt has an end"
    with pytest.raises(TooMany) as told:
        budget.take("here", None)
    assert told.value.values["limit"] == "address"
    budget.take("there", "carl")
    moments[0] = 10.0
    budget.take("here", "ada")


@pytest.mark.parametrize("limit", ["guest", "address"])
def test_sockets_and_requests_share_one_budget(tmp_path: Path, limit: str) -> None:
    """However many sockets one opens, and as however many guests."""
    much, little = 1e9, 20
    guest, address = (little, much) if limit == "guest" else (much, little)
    limits = replace(
        UNLIMITED,
        work=guest / 2000,
        work_burst=guest,
        address_work=address / 2000,
        address_work_burst=address,
    )
    settings = Settings(database=f"sqlite:///{tmp_path}/m.db", limits=limits)
    with running(tmp_path, settings=settings, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        sockets = [open_socket(server.port, ada.token) for _ in range(4)]
        for one in sockets:
            for number in range(10):
                one.send(json.dumps({"do": "leave", "match": f"{number:012}"}))
        until(lambda: server.services.budget.wait("127.0.0.1", ada.id) > 0)
        told = ada.get("/api/me", 429)["error"]["values"]
        assert told["limit"] == limit and told["most"] == little / 2000
        for one in sockets:
            one.close()
        ada.close()


@pytest.fixture
def many_seats(
    tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[tuple[Running, Person, str]]:
    """A match whose snapshot is as long as they get: six seats, all of them one guest's."""
    limits = getattr(request, "param", UNLIMITED)
    settings = Settings(database=f"sqlite:///{tmp_path}/m.db", limits=limits)
    with running(tmp_path, settings=settings, thinkers=NoThinkers()) as server:
        ada = Person(server.port, "Ada")
        match = ada.match("galilee", *["me"] * 6, options={"players": 6})["match"]
        throw(match, *((ada, place) for place in range(6)))
        assert ada.get(f"/api/matches/{match}")["info"]["status"] == "playing"
        yield server, ada, match
        ada.close()


def test_a_snapshot_that_is_asked_for_twice_is_made_once(
    many_seats: tuple[Running, Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada, match = many_seats
    made: list[int] = []
    drawn = views.drawn

    def counted(*given: Any) -> Any:
        made.append(1)
        return drawn(*given)

    monkeypatch.setattr(views, "drawn", counted)
    first = ada.watch(match)
    assert len(made) <= 6
    made.clear()
    again = ada.watch(match)
    assert not made and again["states"] == first["states"] and again["events"] == first["events"]


class Deaf:
    """A client that asks, on a real socket, and reads nothing."""

    def __init__(self, server: Running, token: str) -> None:
        self.raw = socket.socket()
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.raw.settimeout(20)
        self.raw.connect(("127.0.0.1", server.port))
        self.raw.sendall(
            f"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nAuthorization: Bearer {token}\r\nSec-WebSocket-Key: "
            "AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in self.raw.recv(200)

    def ask(self, **message: Any) -> bool:
        """Send a masked frame; whether the server still listens."""
        text = json.dumps(message).encode()
        assert len(text) < 126
        try:
            self.raw.sendall(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)
        except OSError:
            return False
        return True


def test_a_reader_who_takes_nothing_is_owed_no_more_than_two_snapshots(
    many_seats: tuple[Running, Person, str],
) -> None:
    server, ada, match = many_seats
    length = len(ada.http.get(f"/api/matches/{match}").content)
    assert length > 200_000
    deaf, most = Deaf(server, ada.token), 0

    def full() -> bool:
        """The system's own buffers take some megabytes first."""
        assert deaf.ask(do="watch", match=match)
        return server.services.owed.total() > length

    until(full)
    for _ in range(300):
        assert deaf.ask(do="watch", match=match)
        most = max(most, server.services.owed.total())
        time.sleep(0.002)
    assert length < most < 2.5 * length
    deaf.raw.close()
    until(lambda: server.services.owed.total() == 0)


def test_an_answer_that_still_waits_to_be_sent_is_not_sent_again() -> None:
    async def go() -> tuple[int, int, bool]:
        outbox = Outbox(cast(Any, None), UNLIMITED, Counter(), "here")
        for _ in range(50):
            outbox.send("x" * 1000, "match 7")
        once = outbox.bytes
        outbox.send("x" * 1000, "match 8")
        return once, outbox.bytes, outbox.broken.is_set()

    assert asyncio.run(go()) == (1000, 2000, False)


def test_a_reader_who_asks_for_ever_more_and_takes_nothing_is_cut_off(
    many_seats: tuple[Running, Person, str],
) -> None:
    server, ada, match = many_seats
    deaf, most = Deaf(server, ada.token), 0
    until(lambda: len(server.services.sessions) == 1)
    began = time.monotonic()
    for number in range(5000):
        details = ("full", "view", "scene")
        deaf.ask(do="watch", match=match, detail=details[number % 3], **{"from": 1000 + number})
        most = max(most, server.services.owed.total())
        if not server.services.sessions:
            break
        time.sleep(0.001)
    until(lambda: not server.services.sessions)
    assert time.monotonic() - began < UNLIMITED.stall, "not only because it takes nothing for long"
    assert most <= UNLIMITED.outbox_bytes
    until(lambda: server.services.owed.total() == 0)
    deaf.raw.close()


@pytest.mark.parametrize("many_seats", [replace(UNLIMITED, stall=1.0)], indirect=True)
def test_a_reader_who_takes_nothing_for_long_is_cut_off(
    many_seats: tuple[Running, Person, str],
) -> None:
    """It asks for little, so that it is never owed too much."""
    server, ada, match = many_seats
    length = len(ada.http.get(f"/api/matches/{match}").content)
    deaf = Deaf(server, ada.token)
    until(lambda: len(server.services.sessions) == 1)

    def full() -> bool:
        assert deaf.ask(do="watch", match=match)
        return server.services.owed.total() > length

    until(full)
    until(lambda: not server.services.sessions)
    until(lambda: server.services.owed.total() == 0)
    deaf.raw.close()


def test_all_sockets_of_an_address_together_are_owed_no_more_than_allowed() -> None:
    async def go() -> list[bool]:
        class Stuck:
            async def send_text(self, _text: str) -> None:
                await asyncio.Event().wait()

        limits = replace(UNLIMITED, outbox_bytes=1000, address_bytes=2500)
        owed: Counter[str] = Counter()
        boxes = [Outbox(cast(Any, Stuck()), limits, owed, "here") for _ in range(5)]
        other = Outbox(cast(Any, Stuck()), limits, owed, "there")
        for box in (*boxes, other):
            for _ in range(2):
                box.send("x" * 400)
        assert owed["here"] <= 2500
        found = [box.broken.is_set() for box in (*boxes, other)]
        for box in (*boxes, other):
            box.close()
        assert not owed
        return found

    assert asyncio.run(go()) == [False, False, False, True, True, False]


def test_sixty_sockets_of_one_address_do_not_make_anothers_request_slow(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/musivum.db", proxied=1)
    with running(tmp_path, settings=settings, thinkers=NoThinkers()) as server:
        ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")
        bob.http.headers["X-Forwarded-For"] = "10.0.0.2"
        match = ada.match("galilee", *["me"] * 6, options={"players": 6})["match"]
        command = [sys.executable, "-m", "tests.server.flood", str(server.port), ada.token, match]
        flood = subprocess.Popen([*command, "8"], stdout=subprocess.PIPE)
        try:
            assert flood.stdout is not None
            assert flood.stdout.readline() == b"begun\n"
            took = []
            ends = time.monotonic() + 6
            while time.monotonic() < ends:
                began = time.monotonic()
                assert bob.get("/api/lobby")
                took.append(time.monotonic() - began)
                time.sleep(0.05)
        finally:
            flood.kill()
            flood.communicate()
        assert sorted(took)[len(took) // 2] < 0.3 and max(took) < 3, took
        ada.close()
        bob.close()
