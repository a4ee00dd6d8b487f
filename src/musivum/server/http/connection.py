"""What a connection may do before there is a request: how long, how much, how many of them.

uvicorn reads headers of any length for any time, and waits for ever for a reader who takes nothing.
These are its own protocols with limits around them.
"""

import asyncio
import logging
import time
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # in C where it can be
from websockets.http11 import Request
from websockets.protocol import State

from musivum.server import metrics
from musivum.server.http.guard import household
from musivum.server.settings import Settings

log = logging.getLogger("musivum.connection")

LOG_EVERY = 10.0
"""Seconds between two lines about the same kind of refusal: the log must not be what fills."""
MOST_QUEUED = 2000
"""Live messages that have been read and not been looked at."""
FEW_QUEUED = 8
"""From so many on no more are read until all are looked at."""
LINE = "line"
"""Where the state of a socket's scope has the function that writes to it at once."""
TEXT = 0x81
"""The first byte of a frame that is a whole text."""
MASKED = 0x80
"""Added to the second byte, which says how long a frame is, by all clients."""
TWO_BYTES = 126
"""As that length: the next two bytes say it."""
REASONS = {
    408: b"Request Timeout",
    429: b"Too Many Requests",
    431: b"Request Header Fields Too Large",
}


class Refusals:
    """Counts connections that were cut off, and writes a line about them from time to time."""

    def __init__(self) -> None:
        self._since: Counter[str] = Counter()
        self._logged: dict[str, float] = {}

    def note(self, limit: str) -> None:
        """One more."""
        metrics.LIMITED.labels(limit).inc()
        self._since[limit] += 1
        now = time.monotonic()
        if now - self._logged.get(limit, -LOG_EVERY) >= LOG_EVERY:
            log.warning("connection-cut", extra={"limit": limit, "times": self._since.pop(limit)})
            self._logged[limit] = now


class TooLong(Exception):  # noqa: N818 - it is caught here
    """More headers than are read."""


def protocols(
    settings: Settings,
) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """Protocols for uvicorn, for HTTP and for sockets, which keep to the limits of a server."""
    limits = settings.limits
    refusals = Refusals()
    half_open: Counter[str] = Counter()

    class Taken:
        """Readers who take nothing of what is sent are cut off after a while."""

        loop: asyncio.AbstractEventLoop
        transport: Any
        _stalled: asyncio.TimerHandle | None = None

        def pause_writing(self) -> None:
            super().pause_writing()  # type: ignore[misc] # of a protocol that this stands before
            self._stalled = self.loop.call_later(limits.stall, self._stall)

        def resume_writing(self) -> None:
            self._going_on()
            super().resume_writing()  # type: ignore[misc]

        def connection_lost(self, exc: Exception | None) -> None:
            self._going_on()
            super().connection_lost(exc)  # type: ignore[misc]

        def _going_on(self) -> None:
            if self._stalled is not None:
                self._stalled.cancel()
                self._stalled = None

        def _stall(self) -> None:
            refusals.note("stall")
            self.transport.abort()

    class Http(Taken, HttpToolsProtocol):
        """Requests whose headers and bodies come in time, and answers that are taken in time."""

        _timer: asyncio.TimerHandle | None = None
        _owner: str | None = None
        """The address for which this connection counts as half open."""
        _head = 0
        """Bytes of the headers so far; -1 when there are none under way."""
        _new = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            # Behind a proxy all connections are the proxy's; it has limits of its own.
            if self.client is not None and not settings.proxied:
                self._owner = household(self.client[0])
                half_open[self._owner] += 1
                if half_open[self._owner] > limits.half_open:
                    self._refuse(429, "half-open")
                    return
            self._within(limits.header_seconds, "header-time")

        def connection_lost(self, exc: Exception | None) -> None:
            self._whole()
            self._stop()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            if self._timer is None and (self.cycle is None or self.cycle.response_complete):
                # Also for what is no request yet, such as empty lines.
                self._within(limits.header_seconds, "header-time")
            self._new = False
            super().data_received(data)
            # Where headers begin in the middle of what came, only what follows is counted.
            if self._head >= 0 and not self._new:
                self._head += len(data)
                if self._head > limits.header_bytes and not self.transport.is_closing():
                    self._refuse(431, "headers")

        def send_400_response(self, msg: str) -> None:
            if self._head > limits.header_bytes or len(self.headers or ()) > limits.headers:
                self._refuse(431, "headers")
            else:
                super().send_400_response(msg)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._head, self._new = 0, True
            self._told = 0

        def on_url(self, url: bytes) -> None:
            super().on_url(url)
            self._tell(len(url))

        def on_header(self, name: bytes, value: bytes) -> None:
            super().on_header(name, value)
            self._tell(len(name) + len(value))

        def on_headers_complete(self) -> None:
            self._head = -1
            self._whole()
            self._within(limits.body_seconds, "body-time")
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._stop()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._stop()
            super().handle_websocket_upgrade()

        def _tell(self, more: int) -> None:
            """Count what was read; the parser turns what is raised here into a refusal."""
            self._told += more
            if self._told > limits.header_bytes or len(self.headers) > limits.headers:
                self._head = limits.header_bytes + 1
                raise TooLong

        def _within(self, seconds: float, limit: str) -> None:
            self._stop()
            self._timer = self.loop.call_later(seconds, self._refuse, 408, limit)

        def _stop(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _whole(self) -> None:
            """A request has come, or none will."""
            if self._owner is not None:
                half_open[self._owner] -= 1
                if not half_open[self._owner]:
                    del half_open[self._owner]
                self._owner = None

        def _refuse(self, status: int, limit: str) -> None:
            refusals.note(limit)
            self._stop()
            self._head = -1
            if self.cycle is None or self.cycle.response_complete:
                line = b"HTTP/1.1 %d %s" % (status, REASONS[status])
                self.transport.write(line + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    class Live(Taken, WebSocketsSansIOProtocol):
        """Sockets whose readers take what is sent, and who do not send faster than is read."""

        _in_frames = True
        """All that has come so far was whole frames, each a whole message."""

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if not self.close_sent:
                self.scope["state"][LINE] = self.write_now

        def write_now(self, frame: bytes) -> bool:
            """Send a whole frame without waiting; False if this is not the moment for it.

            It is what ``send`` does in the end, after a task and five layers in between.
            """
            if (
                self.close_sent
                or self.conn.state is not State.OPEN
                or not self.writable.is_set()
                or self.transport.is_closing()
            ):
                return False
            self.transport.write(frame)
            return True

        def send_receive_event_to_app(self) -> None:
            # uvicorn stops reading with every message that has come, and goes on when it was taken.
            # That is two calls into the system.
            paused, self.read_paused = self.read_paused, True
            super().send_receive_event_to_app()
            self.read_paused = paused
            self._pause_if_many()

        def data_received(self, data: bytes) -> None:
            text = self._short_text(data)
            if text is None:
                self._in_frames = self._in_frames and self._ends_whole(data)
                super().data_received(data)
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                self._pause_if_many()
            if self.queue.qsize() > MOST_QUEUED:
                refusals.note("flood")
                self.transport.abort()

        def _short_text(self, data: bytes) -> str | None:
            """What nearly all data is: one message in one frame. None if it is anything else.

            All else, and whatever follows on what was not whole, is for websockets to judge.
            """
            if not self._in_frames or self.close_sent or self.conn.state is not State.OPEN:
                return None
            return short_text(data, most=self.config.ws_max_size)

        def _ends_whole(self, data: bytes) -> bool:
            if self.handshake_complete:
                return is_in_frames(data)
            # The request comes first, and alone: who says more does not wait for the answer.
            return not self.handshake_initiated and data.endswith(b"\r\n\r\n")

        def _pause_if_many(self) -> None:
            """A few messages may wait; of those who send more, no more is read for now."""
            if not self.read_paused and self.queue.qsize() >= FEW_QUEUED:
                self.read_paused = True
                self.transport.pause_reading()

    return Http, Live


def short_text(data: bytes, most: int) -> str | None:
    r"""The text of a frame, if data is one whole masked frame of one whole text, and no more.

    >>> short_text(b"\x81\x82\x01\x02\x03\x04ik", 100)
    'hi'
    >>> short_text(b"\x81\x82\x01\x02\x03\x04i", 100)
    """
    if len(data) < 6 or data[0] != TEXT:
        return None
    start, length = 6, data[1] - MASKED
    if length == TWO_BYTES:
        start, length = 8, int.from_bytes(data[2:4], "big")
    elif not 0 <= length < TWO_BYTES:
        return None
    if length > most or len(data) != start + length:
        return None
    try:
        text: str = apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None
    return text


def is_in_frames(data: bytes) -> bool:
    r"""Whether data is whole frames, none of them a part of a message.

    >>> [is_in_frames(one) for one in (b"\x81\x81abcdx", b"\x89\x80abcd" * 2)]
    [True, True]
    >>> [is_in_frames(one) for one in (b"\x81\x82abcdx", b"\x01\x81abcdx", b"\x81")]
    [False, False, False]
    """
    place = 0
    while place < len(data):
        if len(data) < place + 2 or not data[place] & 0x80 or not data[place] & 0x0F:
            return False
        length, more = data[place + 1] & 0x7F, 0
        if length >= TWO_BYTES:
            more = 2 if length == TWO_BYTES else 8
            length = int.from_bytes(data[place + 2 : place + 2 + more], "big")
        place += 2 + more + (4 if data[place + 1] & MASKED else 0) + length
    return place == len(data)
