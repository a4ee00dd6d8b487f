"""Many sockets of one address that ask as fast as they can: ``python -m tests.server.flood``."""

import asyncio
import json
import sys
from contextlib import AsyncExitStack, suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SOCKETS, RATE = 60, 50


async def ask(socket: Any, match: str, seconds: float) -> None:
    # Each asks for something else, so that no two answers are the same one.
    asked = count(10_000)
    with suppress(ConnectionClosed, TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                await socket.send(json.dumps({"do": "watch", "match": match, "from": next(asked)}))
                await asyncio.sleep(1 / RATE)


async def read(socket: Any) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def flood(port: int, token: str, match: str, seconds: float) -> None:
    headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "10.6.6.6"}
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as tasks:
        sockets = [
            await stack.enter_async_context(
                connect(
                    f"ws://127.0.0.1:{port}/api/live",
                    additional_headers=headers,
                    max_size=None,
                    ping_interval=None,
                    close_timeout=0.1,
                )
            )
            for _ in range(SOCKETS)
        ]
        print("begun", flush=True)
        reading = [tasks.create_task(read(one)) for one in sockets]
        await asyncio.gather(*(ask(one, match, seconds) for one in sockets))
        for one in reading:
            one.cancel()


if __name__ == "__main__":
    asyncio.run(flood(int(sys.argv[1]), sys.argv[2], sys.argv[3], float(sys.argv[4])))
