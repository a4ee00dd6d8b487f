"""Messages of a live socket, however their bytes come: in one piece, in many, or together."""

import json
import os
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from websockets.frames import Frame, Opcode

from musivum.server.http.connection import is_in_frames, short_text
from musivum.server.live.socket import _framed
from tests.server.harness import Running

PONG = b'{"do":"pong","time":1}'
WRONG = b'{"do":"dance","number":%d}'


def frame(data: bytes, kind: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


@contextmanager
def line(server: Running) -> Iterator[socket.socket]:
    """A socket whose bytes are ours."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as made:
        made.sendall(
            b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += made.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")
        yield made


def heard(made: socket.socket, complaints: int) -> list[str]:
    """The kinds of messages that come, until so many are errors; the last may be that it closes."""
    found: list[str] = []
    buffer = b""
    while found.count("error") < complaints and "close" not in found:
        more = made.recv(65_536)
        if not more:
            return [*found, "end"]
        buffer += more
        while len(buffer) >= 2:
            start, length = 2, buffer[1]
            if length == 126:
                start, length = 4, int.from_bytes(buffer[2:4], "big")
            if len(buffer) < start + length:
                break
            kind, said = buffer[0] & 15, buffer[start : start + length]
            found.append(json.loads(said)["type"] if kind == 1 else {8: "close", 10: "pong"}[kind])
            buffer = buffer[start + length :]
    return found


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[place : place + size] for place in range(0, len(data), size)]


HALVES = [
    frame(WRONG[:9], fin=False),
    frame(b"between", Opcode.PING),
    frame(WRONG[9:] % 3, Opcode.CONT),
]
LONG = frame(b'{"do":"dance","much":"%s"}' % (b"x" * 5000))


@pytest.mark.parametrize(
    ("sent", "errors", "pongs"),
    [
        ([frame(WRONG % n) for n in range(3)], 3, 0),
        ([b"".join(frame(WRONG % n) for n in range(3))], 3, 0),
        (pieces(frame(WRONG % 1) + frame(WRONG % 2), 5), 2, 0),
        ([*pieces(frame(WRONG % 1), 20), frame(WRONG % 2), frame(WRONG % 3)], 3, 0),
        ([frame(WRONG % 1), *HALVES, frame(WRONG % 2)], 3, 1),
        ([LONG, frame(WRONG % 1), LONG], 3, 0),
        ([frame(b"", Opcode.PING), frame(WRONG % 1), frame(PONG) + frame(WRONG % 2)], 2, 1),
        ([frame(WRONG % 1, Opcode.BINARY), frame(WRONG % 2)], 2, 0),
    ],
)
def test_every_message_is_heard_once_however_its_bytes_come(
    server: Running, sent: Sequence[bytes], errors: int, pongs: int
) -> None:
    with line(server) as made:
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for one in sent:
            made.sendall(one)
            time.sleep(0.002)  # so that it comes by itself, most of the time
        made.sendall(frame(WRONG % 99))
        found = heard(made, errors + 1)
    assert (found.count("error"), found.count("pong")) == (errors + 1, pongs)


@pytest.mark.parametrize(
    "wrong",
    [
        frame(b"\xff\xfe"),  # no text
        b"\x81\x02hi",  # not masked
        frame(b"x" * 40_000),  # longer than anything that is read
        b"\xc1\x82abcdhi",  # compressed, as nobody has agreed
        frame(b"on", Opcode.CONT),  # nothing to go on with
        frame(b"one", fin=False) + frame(b"other"),  # a message within another
    ],
    ids=["no text", "not masked", "long", "compressed", "nothing before", "within another"],
)
def test_what_is_no_frame_ends_the_connection_also_after_good_ones(
    server: Running, wrong: bytes
) -> None:
    with line(server) as made:
        made.sendall(frame(WRONG % 1))
        assert "error" in heard(made, 1)
        made.sendall(wrong)
        assert heard(made, 1)[-1] in ("close", "end")


def test_what_looks_like_a_message_within_another_is_none(server: Running) -> None:
    """The rest of a frame is not taken for a frame, whatever bytes it has."""
    inner = frame(WRONG % 1)
    first = b"\x81" + bytes((0x80 | len(inner) + 1,)) + bytes(4) + b" "
    with line(server) as made:
        made.sendall(first)
        time.sleep(0.1)  # so that the rest comes by itself
        made.sendall(inner)
        found = heard(made, 1)
    assert found[-1] in ("close", "end") and "error" not in found, "it is no text"


def test_frames_are_written_and_read_as_the_library_does_it() -> None:
    for length in (0, 1, 125, 126, 127, 65_535, 65_536, 70_000):
        text = "x" * length
        assert _framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    for length in (0, 1, 125, 126, 127, 5000, 65_535):
        data = os.urandom(length).hex()[:length]
        whole = frame(data.encode())
        assert short_text(whole, 65_535) == data
        assert short_text(whole, length - 1) is None
        assert short_text(whole[:-1], 65_535) is None
        assert short_text(whole + b"x", 65_535) is None
        assert is_in_frames(whole * 3) and not is_in_frames(whole[:-1])
