"""Killing servers, workers and databases under load, as often as asked."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.harness import Process, free_port, until
from tests.server.postgres import Database
from tests.server.stubborn import BOT, ME, Stubborn, check, crowd, go_on, guest, playing
from tests.server.workers import NAME

FRESH = 20
"""Every so manieth server is started from nothing, not forked from one that has loaded everything.
"""
WITH_BOTS = 4
"""One run of so many has bots in it: to start the process in which they think takes five times as
much of a processor as to start a server, and the most that is killed with it is a question."""
Tell = Callable[[int, int, int], None]
"""Told how many times of how many, and how many moves were acknowledged so far."""


def silent(_number: int, _of: int, _moves: int) -> None:
    """Nobody is told."""


def kill_and_go_on(
    database: str, kills: int, clients: int, seed: int, tell: Tell = silent
) -> dict[str, Any]:
    """Kill a server at random moments while people play, start it again, and check everything."""
    port = free_port()
    server = Process(database, port).ready()
    people = crowd([port], clients, seed, bots=seed % WITH_BOTS == 1)
    early = started = 0

    async def hurt(rng: random.Random) -> None:
        nonlocal server, early, started
        await asyncio.sleep(0.1 + rng.random())
        await asyncio.to_thread(server.kill)
        if rng.random() < 0.1:  # the next one dies while it starts
            server = Process(database, port)
            await asyncio.sleep(0.5 * rng.random())
            await asyncio.to_thread(server.kill)
            early += 1
        started += 1
        server = Process(database, port, fresh=started % FRESH == 0)
        await asyncio.to_thread(server.ready)

    try:
        found = storm(port, people, kills, seed, hurt, tell)
        assert found["reconnects"] >= kills
        return found | {"kills": kills + early, "fresh": started // FRESH}
    finally:
        server.kill()


def kill_one_of_two(
    database: Database, times: int, clients: int, seed: int, tell: Tell = silent
) -> dict[str, Any]:
    """Kill one of two servers at random moments, and check everything; before every fifth kill or
    so their PostgreSQL is stopped as by a power cut."""
    ports = [free_port(), free_port()]
    servers = [Process(database.url, port).ready() for port in ports]
    people = crowd(ports, clients, seed, bots=seed % WITH_BOTS == 1)
    restarts = started = 0

    async def hurt(rng: random.Random) -> None:
        nonlocal restarts, started
        await asyncio.sleep(0.1 + rng.random())
        if rng.random() < 0.2:
            await asyncio.to_thread(database.stop, "immediate")
            await asyncio.to_thread(database.start)
            restarts += 1
        one = rng.randrange(2)
        await asyncio.to_thread(servers[one].kill)
        started += 1
        servers[one] = Process(database.url, ports[one], fresh=started % FRESH == 0)
        await asyncio.to_thread(servers[one].ready)

    try:
        found = storm(ports[0], people, times, seed, hurt, tell)
        return found | {"kills": times, "restarts": restarts, "fresh": started // FRESH}
    finally:
        for server in servers:
            server.kill()


def kill_one_of_several(
    database: str, times: int, clients: int, seed: int, tell: Tell = silent
) -> dict[str, Any]:
    """Kill one of the processes of a server on SQLite at random moments, now and then two at once,
    and check everything."""
    server = Process(database, None, "--processes", "3").ready()
    people = crowd([server.port], clients, seed, bots=seed % WITH_BOTS == 1)
    killed = 0

    async def hurt(rng: random.Random) -> None:
        nonlocal killed
        await asyncio.sleep(0.1 + rng.random())
        for pid in rng.sample(serving(server.process.pid), 2 if rng.random() < 0.2 else 1):
            kill_one(pid)
            killed += 1
        await asyncio.to_thread(until, lambda: len(serving(server.process.pid)) == 3)
        await go_on([one for one, _ in people])

    try:
        return storm(server.port, people, times, seed, hurt, tell) | {"kills": killed}
    finally:
        server.stop()


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    text = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(pid) for pid in text.split()]


def serving(first: int) -> list[int]:
    """The processes of a server that has several."""
    found = []
    for pid in children(first):
        with suppress(OSError):  # it has ended meanwhile
            name = Path(f"/proc/{pid}/comm").read_text(encoding="utf-8").strip()
            found += [pid] if name != NAME else []
    return found


def kill_workers(url: str, times: int, seed: int, tell: Tell = silent) -> dict[str, Any]:
    """Kill the workers that think for the bots, at random moments."""
    server = Process(url).ready()
    people = []
    for one in range(6):
        rng = random.Random(seed * 1000 + one)
        token = guest(server.port, f"Stubborn {one}")
        people.append((Stubborn([server.port], token, "steere", {"side": 3}, [ME, BOT], rng), {0}))
    killed = 0

    async def hurt(rng: random.Random) -> None:
        nonlocal killed
        await asyncio.sleep(0.5 * rng.random())
        for pid in workers(server.process.pid):
            kill_one(pid)
            killed += 1
        await go_on([one for one, _ in people])

    try:
        found = storm(server.port, people, times, seed, hurt, tell)
        assert killed >= times
        return found | {"kills": killed}
    finally:
        server.kill()


def storm(
    port: int,
    people: list[tuple[Stubborn, set[int]]],
    times: int,
    seed: int,
    hurt: Callable[[random.Random], Awaitable[None]],
    tell: Tell,
) -> dict[str, Any]:
    """People play while something is hurt so often; then everyone goes on, and all is checked."""
    rng = random.Random(seed)
    clients = [one for one, _ in people]

    async def run() -> None:
        async with playing(clients):
            await go_on(clients)
            for number in range(times):
                await hurt(rng)
                tell(number + 1, times, sum(one.progress for one in clients))
            await go_on(clients)

    asyncio.run(run())
    moves = acked = reconnects = matches = 0
    for one, persons in people:
        for story in one.stories:
            moves += check(port, one.token, story, persons)
            acked += len(story.acked)
            reconnects += story.connects - 1
            matches += 1
    assert acked > times
    return {
        "matches": matches,
        "moves": moves,
        "acknowledged": acked,
        "reconnects": reconnects,
    }


def workers(server: int) -> list[int]:
    """The processes that a server has started for its bots: each is a session of its own. Where a
    fork of the server starts them, it is none of them."""
    found = []
    for pid in children(server):
        found += [pid] if os.getsid(pid) == pid else workers(pid)
    return found


def kill_one(pid: int) -> None:
    """End a process that the test's own server started."""
    os.kill(pid, signal.SIGKILL)
