"""A session on a real WebSocket: reading, writing without waiting, pings, and the end."""

import asyncio
import logging
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from musivum.core.errors import MusivumError
from musivum.server import metrics
from musivum.server.http.guard import address_of, check_host, check_origin, token_of
from musivum.server.live.session import Session

if TYPE_CHECKING:
    from musivum.server.services import Services

log = logging.getLogger("musivum.socket")

PING_EVERY = 20.0
BYE = '{"type":"bye","reason":"stopping"}'


class Outbox:
    """The sending side: messages wait in a queue, and a reader who is too slow is cut off."""

    def __init__(self, socket: WebSocket, most: int) -> None:
        self.socket = socket
        self.most = most
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.broken = asyncio.Event()

    def send(self, text: str) -> None:
        """Take a message."""
        if self.queue.qsize() >= self.most:
            metrics.LIMITED.labels("outbox").inc()
            self.broken.set()
        else:
            self.queue.put_nowait(text)

    async def run(self) -> None:
        """Send what comes, in order, until it is told to end."""
        while (text := await self.queue.get()) is not None:
            await self.socket.send_text(text)


async def serve(socket: WebSocket, services: "Services", sockets: dict[str, int]) -> None:
    """One connection from its beginning to its end."""
    settings = services.settings
    address = address_of(socket.scope, settings.proxied)
    try:
        check_host(socket.scope, settings.host_names, settings.origins)
        check_origin(socket.scope, settings.origins)
    except MusivumError:
        await socket.close(4403)
        return
    if sockets.get(address, 0) >= settings.limits.sockets_per_address:
        metrics.LIMITED.labels("sockets").inc()
        await socket.close(4429)
        return
    # Counted before anything is waited for: many may come at once.
    sockets[address] = sockets.get(address, 0) + 1
    try:
        await _serve(socket, services)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def _serve(socket: WebSocket, services: "Services") -> None:
    settings = services.settings
    guest = await services.guests.find(token_of(socket.headers, socket.cookies))
    if guest is not None:
        services.guests.seen(guest, address_of(socket.scope, settings.proxied))
    await socket.accept()
    outbox = Outbox(socket, settings.limits.outbox)
    session = Session(
        services.matches, services.driver, guest, outbox.send, settings.limits, time.monotonic
    )
    services.sessions.add(session)
    metrics.SOCKETS.inc()
    session.hello()
    tasks = [
        asyncio.create_task(work)
        for work in (outbox.run(), _read(socket, session), _watch_over(session, outbox))
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.close()
        services.sessions.discard(session)
        metrics.SOCKETS.dec()
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(
                result, WebSocketDisconnect | RuntimeError | OSError
            ):
                log.error("socket-failed", exc_info=result)
        with suppress(Exception):  # it may be closed already
            await socket.close()


async def _read(socket: WebSocket, session: Session) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await session.receive(message.get("text") or message.get("bytes") or "")


async def _watch_over(session: Session, outbox: Outbox) -> None:
    """Ping from time to time; end with one who is silent or too slow."""
    while not outbox.broken.is_set():
        session.ping()
        with suppress(TimeoutError):
            # Not all at the same moment, though all may have come back together after a restart.
            await asyncio.wait_for(outbox.broken.wait(), PING_EVERY * random.uniform(0.5, 1))
        if time.monotonic() - session.heard > session.limits.silence:
            return


async def say_goodbye(services: "Services") -> None:
    """Tell everyone that the server stops."""
    for session in list(services.sessions):
        session.send(BYE)
    await asyncio.sleep(0.2)
