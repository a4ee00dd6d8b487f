"""Killing servers under load, as often as asked."""

import asyncio
import os
import random
import signal
from typing import Any

from tests.server.harness import Process, free_port
from tests.server.stubborn import check, crowd, go_on, playing


def kill_and_go_on(database: str, kills: int, clients: int, seed: int) -> dict[str, Any]:
    """Kill a server at random moments while people play, start it again, and check everything."""
    port = free_port()
    rng = random.Random(seed)
    server = Process(database, port).ready()
    people = crowd([port], clients, seed)

    async def storm() -> None:
        nonlocal server
        async with playing([one for one, _ in people]):
            for _ in range(kills):
                await asyncio.sleep(0.3 + 1.5 * rng.random())
                await asyncio.to_thread(server.kill)
                server = Process(database, port)
                await asyncio.to_thread(server.ready)
            await go_on([one for one, _ in people])

    try:
        asyncio.run(storm())
        moves = acked = reconnects = 0
        for one, persons in people:
            for story in one.stories:
                moves += check(port, one.token, story, persons)
                acked += len(story.acked)
                reconnects += story.connects - 1
        assert acked > kills
        assert reconnects >= kills
        return {"kills": kills, "moves": moves, "acknowledged": acked, "reconnects": reconnects}
    finally:
        server.kill()


def kill_one(pid: int) -> None:
    """End a process that the test's own server started."""
    os.kill(pid, signal.SIGKILL)
