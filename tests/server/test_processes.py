"""Several servers on one PostgreSQL: any of them can serve any match, and one may die."""

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, create_engine, make_url, text
from websockets.asyncio.client import connect

from musivum.server.match.outages import _wake
from musivum.server.services import _secret
from musivum.server.settings import UNLIMITED, Settings
from musivum.server.storage import tables
from musivum.server.storage.store import Store, insert_new
from musivum.server.thinking.pool import BotError
from tests.server.crash import workers
from tests.server.harness import NoThinkers, Person, Process, play_out, running, throw, until
from tests.server.postgres import Database, private_postgres
from tests.server.stubborn import check, crowd, go_on, playing

CROWD = 300


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with private_postgres() as found:
        yield found


@pytest.fixture(scope="module")
def servers(database: Database) -> Iterator[list[Process]]:
    found = [Process(database.url), Process(database.url)]
    try:
        for server in found:
            server.ready()
        yield found
    finally:
        for server in found:
            server.kill()


def test_servers_that_start_at_the_same_moment_on_a_new_database_share_what_they_find(
    database: Database,
) -> None:
    """What the first has written is not committed yet when the second looks for it."""
    url = make_url(database.url).set(drivername="postgresql+psycopg")
    first = create_engine(url, isolation_level="AUTOCOMMIT")
    with first.connect() as connection:
        connection.execute(text("CREATE DATABASE new"))
    first.dispose()
    store = Store(database.url.removesuffix("postgres") + "new")
    store.open()
    engine = create_engine(url.set(database="new"))

    made: list[bool] = []

    def start(connection: Connection) -> str:
        assert _wake(connection, "one", 1) == []
        made.append(insert_new(connection, tables.meta, {"key": "x", "value": "x"}))
        return _secret(connection)

    def start_second() -> str:
        with engine.begin() as connection:
            return start(connection)

    with ThreadPoolExecutor(1) as second:
        with engine.begin() as connection:
            ours = start(connection)
            theirs = second.submit(start_second)
            time.sleep(0.3)
            assert not theirs.done(), "it waits for the first to decide"
        assert theirs.result() == ours
    assert made == [True, False], "and they know which of them it was"
    engine.dispose()
    store.close()


def test_the_common_time_is_that_of_the_database(database: Database) -> None:
    store = Store(database.url)
    with store.engine.connect() as connection:
        before = time.time()
        told = store.time(connection)
    store.close()
    assert told is not None and 1000 * before - 1 <= told <= 1000 * time.time() + 1


def test_what_happens_on_one_server_is_heard_on_the_other(servers: list[Process]) -> None:
    ada, bob = Person(servers[0].port, "Ada"), Person(servers[1].port, "Bob")
    match = ada.match("steere", "me", "open", options={"side": 3})["match"]
    ada.watch(match)
    bob.post(f"/api/matches/{match}/join")
    bob.watch(match)
    assert ada.hear("events")["info"]["status"] == "playing"
    assert ada.act("play", match, seat=0, move="c3")["type"] == "ack"
    heard = bob.hear("events")
    assert [one["move"] for one in heard["events"]] == ["c3"]
    assert bob.act("play", match, seat=1, move="c4")["type"] == "ack"
    while "c4" not in [one.get("move") for one in ada.hear("events")["events"]]:
        pass
    final = play_out(servers[0].port, match, {0: ada, 1: bob}, random.Random(1))
    assert bob.get(f"/api/matches/{match}")["events"] == final["events"]
    ada.close()
    bob.close()


def test_what_one_server_has_answered_the_other_knows_at_once(servers: list[Process]) -> None:
    """No message between the processes is waited for: what is on disk is read."""
    ada, bob = Person(servers[0].port, "Ada"), Person(servers[1].port, "Bob")
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    for number in range(20):
        seat = number % 2
        move = ada.get(f"/api/matches/{match}")["states"][seat]["view"]["legal"][0]
        made = ada.post(f"/api/matches/{match}/play", seat=seat, move=move, id=f"{number}")
        seen = bob.get(f"/api/matches/{match}")
        assert seen["events"][made["number"] - 1]["move"] == move
        if seen["info"]["status"] == "over":
            break
    ada.post("/api/me", name="Augusta")
    elsewhere = httpx.get(
        f"http://127.0.0.1:{servers[1].port}/api/me",
        headers={"Authorization": f"Bearer {ada.token}"},
        verify=False,
    )
    assert elsewhere.json()["name"] == "Augusta"
    ada.close()
    bob.close()


def test_those_at_a_match_hear_who_is_there_on_every_server(
    database: Database, servers: list[Process]
) -> None:
    ada, bob = Person(servers[0].port, "Ada"), Person(servers[1].port, "Bob")
    match = ada.match("steere", "me", "open", options={"side": 3})["match"]

    def told(person: Person, watching: int, *seats: int) -> None:
        wanted = {"type": "presence", "match": match, "watching": watching, "seats": list(seats)}
        until(lambda: person.hear("presence") == wanted)

    ada.watch(match)
    told(ada, 0, 0)
    bob.watch(match)
    told(ada, 1, 0)
    told(bob, 1, 0)
    bob.post(f"/api/matches/{match}/join")
    told(ada, 0, 0, 1)
    bob.say(do="react", match=match, seat=1, sign="hello")
    for one in (ada, bob):
        assert one.hear("reaction")["sign"] == "hello"
    third = Process(database.url).ready()
    carl = Person(third.port, "Carl")
    carl.watch(match)
    told(ada, 1, 0, 1)
    third.kill()  # it says no farewell; its silence is noticed
    told(ada, 0, 0, 1)
    bob.connect().close()
    told(ada, 0, 0)
    for person in (ada, bob, carl):
        person.close()


def test_a_crowd_of_watchers_breaks_neither_presence_nor_the_lists(
    servers: list[Process],
) -> None:
    """A notice of PostgreSQL has at most 8,000 bytes."""
    ada = Person(servers[1].port, "Ada")
    match = ada.match("steere", "me", "open", options={"side": 3}, public=True)["match"]
    ada.watch(match)
    ada.say(do="watch", match="lobby")

    async def crowd() -> None:
        url = f"ws://127.0.0.1:{servers[0].port}/api/live"
        async with AsyncExitStack() as all_of_them:
            for _ in range(CROWD):
                one = await all_of_them.enter_async_context(connect(url, ping_interval=None))
                await one.send(json.dumps({"do": "watch", "match": match, "detail": "moves"}))

            def told() -> None:
                while ada.hear("presence")["watching"] != CROWD:
                    pass
                new = ada.match("steere", "me", "open", public=True)["match"]
                while all(one["match"] != new for one in ada.hear("lobby")["open"]):
                    pass

            await asyncio.to_thread(told)

    asyncio.run(crowd())
    ada.close()


def thought(servers: list[Process]) -> float:
    """How many questions the bots of all servers have answered."""
    found = 0.0
    for server in servers:
        for line in httpx.get(
            f"http://127.0.0.1:{server.port}/metrics", verify=False
        ).text.splitlines():
            if line.startswith('musivum_bot_seconds_count{level="random"}'):
                found += float(line.split()[1])
    return found


def test_a_bot_is_asked_by_one_server_and_not_by_all_that_hold_its_match(
    servers: list[Process],
) -> None:
    """A server that is starved for long may be taken for dead, once; one that always asks what
    another asks does so in every match."""
    rounds: list[float] = []
    while not rounds or (rounds[-1] != MOVES and len(rounds) < 3):
        rounds.append(thoughts_in_a_match(servers))
    assert rounds[-1] == MOVES, rounds


MOVES = 7
"""That a bot makes while its thoughts are counted."""


def thoughts_in_a_match(servers: list[Process]) -> float:
    """How often a bot was asked for its moves in a match that two servers hold."""
    ada, bob = Person(servers[0].port, "Ada"), Person(servers[1].port, "Bob")
    match = ada.match("steere", "random", "me", options={"side": 4})["match"]
    bob.watch(match)
    before = 0.0
    for number in range(MOVES + 1):
        until(lambda: ada.get(f"/api/matches/{match}")["info"]["awaiting"] == [1], 60)
        if number == 1:  # a worker has started
            before = thought(servers)
        legal = ada.get(f"/api/matches/{match}")["states"][0]["view"]["legal"]
        ada.post(f"/api/matches/{match}/play", seat=1, move=legal[0], id=f"{number}")
    until(lambda: ada.get(f"/api/matches/{match}")["info"]["awaiting"] == [1], 60)
    time.sleep(0.5)
    ada.close()
    bob.close()
    return thought(servers) - before


SLOW = 11
"""Seconds: a process that says nothing for half of it would be taken for dead."""


def test_a_bot_that_thinks_for_long_is_asked_by_one_server_only(servers: list[Process]) -> None:
    """Its worker is stopped meanwhile; the other server holds the match, and has a worker too."""
    ada, bob = Person(servers[0].port, "Ada"), Person(servers[1].port, "Bob")
    bobs = bob.match("steere", "random", "me", options={"side": 3})["match"]
    until(lambda: bob.get(f"/api/matches/{bobs}")["info"]["awaiting"] == [1], 60)
    match = ada.match("steere", "random", "me", options={"side": 4})["match"]
    bob.watch(match)
    until(lambda: ada.get(f"/api/matches/{match}")["info"]["awaiting"] == [1], 60)
    before = thought(servers)
    legal = ada.get(f"/api/matches/{match}")["states"][0]["view"]["legal"]
    stopped = workers(servers[0].process.pid)
    assert stopped
    try:
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        ada.post(f"/api/matches/{match}/play", seat=1, move=legal[0], id="1")
        deadline = time.monotonic() + SLOW
        while time.monotonic() < deadline:
            assert bob.get(f"/api/matches/{match}")["info"]["awaiting"] == [0]
            time.sleep(0.5)
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
    until(lambda: bob.get(f"/api/matches/{match}")["info"]["awaiting"] == [1], 60)
    time.sleep(0.5)
    assert thought(servers) - before == 1
    ada.close()
    bob.close()


class NoAnswers(NoThinkers):
    """Bots of which none ever answers."""

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        raise BotError(f"nobody thinks about {question['do']}")


def test_a_bot_that_one_server_cannot_ask_is_asked_by_another(
    database: Database, servers: list[Process]
) -> None:
    settings = Settings(database=database.url, limits=UNLIMITED)
    with running(Path(), settings=settings, thinkers=NoAnswers()) as third:
        ada = Person(third.port, "Ada")
        match = ada.match("steere", "random", "me", options={"side": 3})["match"]
        until(lambda: ada.get(f"/api/matches/{match}")["info"]["awaiting"] == [1], 60)
        ada.close()
    assert all(server.process.poll() is None for server in servers)


def test_seats_that_act_together_on_two_servers_do_not_disturb_each_other(
    servers: list[Process],
) -> None:
    people = [Person(servers[seat % 2].port, f"Person {seat}") for seat in range(4)]
    match = people[0].match("mosaix", "me", "open", "open", "open", options={"players": 4})["match"]
    for person in people[1:]:
        person.post(f"/api/matches/{match}/join")
    throw(match, *((person, seat) for seat, person in enumerate(people)))
    shot = play_out(servers[0].port, match, dict(enumerate(people)), random.Random(2))
    assert shot["info"]["outcome"]["reason"].startswith("mosaix")
    for person in people:
        assert person.get(f"/api/matches/{match}")["events"] == shot["events"]
        person.close()


def test_a_server_dies_and_the_database_restarts_and_nothing_is_lost(
    database: Database, servers: list[Process]
) -> None:
    ports = [server.port for server in servers]
    people = crowd(ports, 8, seed=4)

    async def storm() -> None:
        clients = [one for one, _ in people]
        async with playing(clients):
            await go_on(clients)
            await asyncio.to_thread(servers[1].kill)
            await asyncio.sleep(2)
            await asyncio.to_thread(database.stop, "immediate")
            await asyncio.to_thread(database.start)
            servers[1] = Process(database.url, ports[1])
            await asyncio.to_thread(servers[1].ready)
            await go_on(clients)

    asyncio.run(storm())
    for one, persons in people:
        for story in one.stories:
            for port in ports:
                check(port, one.token, story, persons)


def test_a_bot_that_a_dead_server_was_asking_is_asked_by_another(servers: list[Process]) -> None:
    ada = Person(servers[0].port, "Ada")
    for _ in range(3):
        match = ada.match("steere", "random", "me", options={"side": 3})["match"]
    servers[0].kill()  # the bot of the last match has hardly begun
    ada.close()
    other = Person(servers[1].port, "Bob")
    began = time.monotonic()
    until(lambda: other.get(f"/api/matches/{match}")["info"]["awaiting"] == [1], 30)
    assert time.monotonic() - began < 25
    other.close()
