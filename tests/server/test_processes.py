"""Several servers on one PostgreSQL: any of them can serve any match, and one may die."""

import asyncio
import random
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tests.server.harness import Person, Process, play_out, until
from tests.server.postgres import Database, private_postgres
from tests.server.stubborn import check, crowd, go_on, playing


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with private_postgres() as found:
        yield found


@pytest.fixture(scope="module")
def servers(database: Database) -> Iterator[list[Process]]:
    found = [Process(database.url), Process(database.url)]
    for server in found:
        server.ready()
    yield found
    for server in found:
        server.kill()


def knows(person: Person, match: str, events: list[Any]) -> bool:
    """Whether a person's server knows these events; it hears of the last a moment later."""
    return bool(person.get(f"/api/matches/{match}")["events"] == events)


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
    until(partial(knows, bob, match, final["events"]))
    ada.close()
    bob.close()


def test_seats_that_act_together_on_two_servers_do_not_disturb_each_other(
    servers: list[Process],
) -> None:
    people = [Person(servers[seat % 2].port, f"Person {seat}") for seat in range(4)]
    match = people[0].match("mosaix", "me", "open", "open", "open", options={"players": 4})["match"]
    for person in people[1:]:
        person.post(f"/api/matches/{match}/join", contribution="x")
    people[0].post(f"/api/matches/{match}/contribute", seat=0, value="y")
    shot = play_out(servers[0].port, match, dict(enumerate(people)), random.Random(2))
    assert shot["info"]["outcome"]["reason"].startswith("mosaix")
    for person in people:
        until(partial(knows, person, match, shot["events"]))
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
