"""A WebSocket client and an HTTP client that cost as little as they can, for measuring.

Half of the machine on which the load test runs is the clients'. These speak the real protocols over
real connections, and leave out everything that the test does not need: no fragments, no proxies, no
redirections.
"""

import asyncio
import base64
import json
import os
from collections.abc import Callable
from hashlib import sha1
from typing import Any

from websockets.frames import apply_mask  # type: ignore[attr-defined] # in C where it can be

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Wire(asyncio.Protocol):
    """One WebSocket. Messages are handed to a function as they come; sending does not wait."""

    def __init__(self, host: str, token: str, hear: Callable[["Wire", bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = bytearray()
        self._key = base64.b64encode(os.urandom(16))
        self._greeting = (
            f"GET /api/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {self._key.decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        ).encode()

    @classmethod
    async def open(cls, port: int, token: str, hear: Callable[["Wire", bytes], None]) -> "Wire":
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(
            lambda: cls(f"127.0.0.1:{port}", token, hear), "127.0.0.1", port
        )
        await asyncio.wait_for(wire.opened, 60)
        return wire

    def send(self, text: bytes) -> None:
        """One masked text frame."""
        self._frame(TEXT, text)

    def close(self) -> None:
        if not self.closed:
            self._frame(CLOSE, b"\x03\xe8")
            self.transport.close()

    def _frame(self, kind: int, data: bytes) -> None:
        assert len(data) < 65_536
        head = bytes((0x80 | kind, 0x80 | len(data)))
        if len(data) > 125:
            head = bytes((0x80 | kind, 0x80 | 126)) + len(data).to_bytes(2, "big")
        mask = os.urandom(4)
        self.transport.write(head + mask + apply_mask(data, mask))

    # Called by the loop

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            accept = base64.b64encode(sha1(self._key + GUID, usedforsecurity=False).digest())
            if not head.startswith(b"HTTP/1.1 101") or accept not in head:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        while (frame := self._take()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.hear(self, payload)
            elif kind == PING:
                self._frame(PONG, payload)
            elif kind == CLOSE:
                self.transport.close()

    def _take(self) -> tuple[int, bytes] | None:
        """The next whole frame of the buffer; frames of a server are not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1]
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return frame


class Http:
    """Requests with JSON, one after another over one connection."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.token = token
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        data = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Authorization: Bearer {self.token}\r\nX-Musivum-Token: yes\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        ).encode()
        async with self._lock:
            try:
                answer, read = await self._exchange(head + data)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.close()  # it was unused for too long
                answer, read = await self._exchange(head + data)
        assert answer.startswith(b"HTTP/1.1 20"), read
        return json.loads(read)

    async def _exchange(self, request: bytes) -> tuple[bytes, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        writer.write(request)
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
        length = int(answer.lower().partition(b"content-length:")[2].split()[0])
        return answer, await reader.readexactly(length)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
