"""Connections that send no request, or too much of one, or take no answer."""

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from musivum.server.settings import UNLIMITED, Limits, Settings
from tests.server.harness import NoThinkers, Running, running, until

LIMITS = replace(
    UNLIMITED, header_seconds=0.6, body_seconds=0.6, half_open=5, headers=20, header_bytes=4000
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of little patience."""
    path = tmp_path_factory.mktemp("strict")
    settings = Settings(database=f"sqlite:///{path}/musivum.db", limits=LIMITS)
    with running(path, settings=settings, thinkers=NoThinkers()) as found:
        yield found


def knock(server: Running, text: bytes = b"") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    made.sendall(text)
    return made


def answered(connection: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    found = b""
    try:
        while more := connection.recv(10_000):
            found += more
    except ConnectionError:
        pass
    connection.close()
    return found


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    return [
        (record.getMessage(), getattr(record, "limit", ""))
        for record in caplog.records
        if record.name == "musivum.connection"
    ]


@pytest.fixture(autouse=True)
def every_refusal_has_a_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("musivum.server.http.connection.LOG_EVERY", 0.0)
    caplog.set_level(logging.WARNING, "musivum.connection")


def test_an_endless_header_is_refused_while_it_comes(
    strict: Running, caplog: pytest.LogCaptureFixture
) -> None:
    connection = knock(strict, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
    sent = 0
    try:
        for _ in range(400):
            sent += connection.send(b"x" * 10_000)
    except ConnectionError:
        pass  # the server has closed it
    assert sent < 4_000_000
    connection.close()
    until(lambda: ("connection-cut", "headers") in lines(caplog))


@pytest.mark.parametrize(
    "head",
    [
        b"X-Long: " + b"x" * 5000,
        b"\r\n".join(b"X-%d: y" % number for number in range(30)),
    ],
)
def test_headers_that_are_too_long_or_too_many_are_refused(
    strict: Running, head: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    request = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n\r\n"
    assert answered(knock(strict, request)).startswith(b"HTTP/1.1 431 ")
    assert lines(caplog) == [("connection-cut", "headers")]


def test_a_long_address_counts_as_headers(strict: Running) -> None:
    request = b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    assert answered(knock(strict, request)).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("begun", [b"", b"GET /api/health HTTP/1.1\r\nHost: loc", b"\r\n"])
def test_a_request_that_does_not_come_in_time_is_not_waited_for(
    strict: Running, begun: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    began = time.monotonic()
    connection = knock(strict, begun)
    for _ in range(3):  # a byte now and then does not help
        time.sleep(0.1)
        if begun:
            with suppress(ConnectionError):  # on a slow machine the time may be over by now
                connection.sendall(b"\n" if begun == b"\r\n" else b"x")
    assert answered(connection).startswith(b"HTTP/1.1 408 ")
    assert 0.4 < time.monotonic() - began < 10
    assert lines(caplog) == [("connection-cut", "header-time")]


def test_empty_lines_after_an_answer_do_not_hold_a_connection(strict: Running) -> None:
    connection = knock(strict, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert connection.recv(10_000).startswith(b"HTTP/1.1 200 ")
    connection.sendall(b"\r\n")
    assert b" 408 " in answered(connection)


def test_a_body_that_does_not_come_is_not_waited_for(
    strict: Running, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"
    began = time.monotonic()
    assert b" 200 " not in answered(knock(strict, head))
    assert time.monotonic() - began < 10
    assert lines(caplog) == [("connection-cut", "body-time")]


def test_an_address_has_so_many_half_open_requests_and_no_more(
    strict: Running, caplog: pytest.LogCaptureFixture
) -> None:
    idle = [knock(strict, b"GET / HTTP/1.1\r\n") for _ in range(LIMITS.half_open)]
    until(lambda: len(strict.server.server_state.connections) >= LIMITS.half_open)
    assert answered(knock(strict)).startswith(b"HTTP/1.1 429 ")
    assert lines(caplog) == [("connection-cut", "half-open")]
    for one in idle:
        assert answered(one).startswith(b"HTTP/1.1 408 ")
    for _ in range(3 * LIMITS.half_open):  # whole requests do not count
        assert (
            httpx.get(f"http://127.0.0.1:{strict.port}/api/health", verify=False).status_code == 200
        )


def test_an_answer_that_nobody_takes_is_not_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = replace(LIMITS, stall=1.0)
    settings = Settings(database=f"sqlite:///{tmp_path}/musivum.db", limits=limits)
    with running(tmp_path, settings=settings, thinkers=NoThinkers()) as server:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        deaf.sendall(ask * 100)  # the system's own buffers take some megabytes
        until(lambda: ("connection-cut", "stall") in lines(caplog))
        until(lambda: not server.server.server_state.connections)
        deaf.close()


def test_requests_one_after_another_and_at_once_are_no_trouble(strict: Running) -> None:
    one = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Some: " + b"x" * 3000 + b"\r\n\r\n"
    body = b'{"name": "' + b"A" * 20 + b'"}'
    post = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    post += b"Content-Length: %d\r\n\r\n" % len(body) + body
    last = one.replace(b"X-Some", b"Connection: close\r\nX-Some")
    found = answered(knock(strict, one * 5 + post + last))
    assert found.count(b"HTTP/1.1 200 OK") == 7


def test_the_log_is_not_filled_by_refusals(
    strict: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("musivum.server.http.connection.LOG_EVERY", 1000.0)
    caplog.clear()
    for _ in range(10):
        answered(knock(strict, b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    assert len(lines(caplog)) <= 1


def test_the_limits_of_a_server_fit_what_browsers_send() -> None:
    assert Limits().header_bytes >= 8192 and Limits().headers >= 50
