"""A session on a real WebSocket: reading, writing without waiting, pings, and the end."""

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from musivum.core.errors import MusivumError
from musivum.server import metrics
from musivum.server.errors import wanted
from musivum.server.http.connection import LINE, TEXT, TWO_BYTES
from musivum.server.http.guard import address_of, check_host, check_origin, token_of
from musivum.server.live.session import Session
from musivum.server.settings import Limits

if TYPE_CHECKING:
    from musivum.server.services import Services

log = logging.getLogger("musivum.socket")

PING_EVERY = 20.0
MOST_PAUSE = 1.0
"""Seconds after which one who asks for too much is heard again, and told so."""
FAREWELL = 2.0
"""Seconds in which a reader must take the message that the connection closes."""
BYE = '{"type":"bye","reason":"stopping"}'


class Outbox:
    """The sending side: messages wait in a queue, and a reader who is too slow is cut off.

    What counts is bytes: of this reader, and of all readers of an address together. While nothing
    waits and the connection takes it, a message is written at once.
    """

    def __init__(
        self,
        socket: WebSocket,
        limits: Limits,
        owed: Counter[str],
        owner: str,
        write_now: Callable[[bytes], bool] = lambda _: False,
    ) -> None:
        self.socket = socket
        self.limits = limits
        self.owed = owed
        self.owner = owner
        self.queue: asyncio.Queue[tuple[str, str | None]] = asyncio.Queue()
        self.bytes = 0
        """What waits, and what is being sent."""
        self.broken = asyncio.Event()
        self._write_now = write_now
        """Sends a whole frame, if the connection takes it without waiting."""
        self._keys: set[str] = set()

    def send(self, text: str, key: str | None = None) -> None:
        """Take a message, unless one with the same key still waits."""
        if self.broken.is_set() or (key is not None and key in self._keys):
            return
        if not self.bytes and self._write_now(_framed(text)):
            return
        if self._too_much(len(text)):
            metrics.LIMITED.labels("outbox").inc()
            log.info("slow-reader", extra={"bytes": self.bytes})
            self.broken.set()
            return
        if key is not None:
            self._keys.add(key)
        self._count(len(text))
        self.queue.put_nowait((text, key))

    async def run(self) -> None:
        """Send what comes, in order."""
        while True:
            text, key = await self.queue.get()
            self._keys.discard(key or "")
            await self.socket.send_text(text)
            self._count(-len(text))

    def close(self) -> None:
        """Nothing is owed to this reader any more."""
        self.broken.set()
        self._count(-self.bytes)

    def _too_much(self, more: int) -> bool:
        """Whether one more message is too much; a single one never is, however long."""
        limits, owed = self.limits, self.owed[self.owner]
        here = self.queue.qsize() >= limits.outbox or self.bytes + more > limits.outbox_bytes
        return (self.bytes > 0 and here) or (owed > 0 and owed + more > limits.address_bytes)

    def _count(self, more: int) -> None:
        self.bytes += more
        self.owed[self.owner] += more
        if not self.owed[self.owner]:
            del self.owed[self.owner]


@lru_cache(maxsize=16)
def _framed(text: str) -> bytes:
    """A message as it goes over the line; made once for all who are told the same."""
    data = text.encode()
    length = len(data)
    if length < TWO_BYTES:
        return bytes((TEXT, length)) + data
    if length < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + data
    return bytes((TEXT, TWO_BYTES + 1)) + length.to_bytes(8, "big") + data


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
        await _serve(socket, services, address)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def _serve(socket: WebSocket, services: "Services", address: str) -> None:
    settings = services.settings
    guest = await services.guests.find(token_of(socket.headers, socket.cookies))
    if guest is not None:
        services.guests.seen(guest, address)
    await socket.accept()
    write_now = socket.scope["state"][LINE]
    outbox = Outbox(socket, settings.limits, services.owed, address, write_now)
    session = Session(
        services.matches,
        services.driver,
        guest,
        outbox.send,
        settings.limits,
        time.monotonic,
        services.budget,
        address,
        wanted(socket.headers.get("accept-language", "")),
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
        outbox.close()
        with suppress(Exception):  # it may be closed already, or not take even that
            await asyncio.wait_for(socket.close(), FAREWELL)


async def _read(socket: WebSocket, session: Session) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await session.receive(message.get("text") or message.get("bytes") or "")
        if (pause := session.wait()) > 0:
            # More is not even read: the connection fills, and the client has to wait.
            await asyncio.sleep(min(pause, MOST_PAUSE))


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
