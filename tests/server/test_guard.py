"""The doors of a server: silent and slow sockets, proxies, https, and the commands for copies."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from musivum.cli import app
from musivum.server.live import socket as sockets
from musivum.server.live.session import Session
from musivum.server.settings import UNLIMITED, Limits, Settings
from tests.server.harness import NoThinkers, Person, Running, open_socket, running, until


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy that speaks https; sockets may be silent for half a second."""
    path = tmp_path_factory.mktemp("behind")
    limits = replace(Limits(), guests=0.001, guests_burst=2, silence=0.5, sockets_per_address=2)
    settings = Settings(
        database=f"sqlite:///{path}/musivum.db", secure=True, proxied=1, limits=limits
    )
    with running(path, settings=settings, thinkers=NoThinkers()) as found:
        yield found


def knock(server: Running, *forwarded: str) -> httpx.Response:
    headers = {"X-Forwarded-For": ", ".join(forwarded)} if forwarded else {}
    return httpx.post(
        f"http://127.0.0.1:{server.port}/api/me", json={}, headers=headers, verify=False
    )


def test_behind_a_proxy_each_address_has_limits_of_its_own(behind: Running) -> None:
    assert [knock(behind, "10.0.0.1").status_code for _ in range(3)] == [200, 200, 429]
    assert knock(behind, "10.0.0.2").status_code == 200
    # What a client writes before the proxy's own word is not believed.
    assert knock(behind, "10.9.9.9", "10.0.0.1").status_code == 429


def test_over_https_cookies_and_browsers_stay_there(behind: Running, server: Running) -> None:
    answer = knock(behind, "10.0.0.3")
    assert "; secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    plain = knock(server)
    assert "; secure" not in plain.headers["set-cookie"].lower()
    assert "strict-transport-security" not in plain.headers


def test_a_silent_socket_is_closed_and_one_that_answers_is_not(
    behind: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "PING_EVERY", 0.1)
    silent, alive = open_socket(behind.port, None), open_socket(behind.port, None)
    ends = time.monotonic() + 1.5
    heard = []
    while time.monotonic() < ends:
        heard.append(json.loads(alive.recv(timeout=5)))
        if heard[-1]["type"] == "ping":
            alive.send(json.dumps({"do": "pong", "time": heard[-1]["time"]}))
    assert len(heard) > 5
    with pytest.raises(ConnectionClosed):
        for _ in range(100):
            silent.recv(timeout=5)
    alive.close()


def test_an_address_has_so_many_sockets_and_no_more(behind: Running) -> None:
    ours = [open_socket(behind.port, None) for _ in range(2)]
    with pytest.raises(Exception, match=r"403|rejected"):
        open_socket(behind.port, None)
    for one in ours:
        one.close()

    def welcome() -> bool:
        try:
            open_socket(behind.port, None).close()
        except Exception:
            return False
        return True

    until(welcome)


def test_no_more_sockets_than_allowed_when_all_come_at_once(server: Running) -> None:
    accepted, refused = 0, 0

    class Knocking:
        def __init__(self) -> None:
            self.scope = {"type": "websocket", "client": ("10.0.0.9", 1), "headers": []}
            self.headers, self.cookies = dict[str, str](), dict[str, str]()

        async def accept(self) -> None:
            nonlocal accepted
            accepted += 1
            await asyncio.sleep(0.05)
            raise WebSocketDisconnect

        async def close(self, code: int) -> None:
            nonlocal refused
            assert code == 4429
            refused += 1

    async def all_at_once() -> dict[str, int]:
        counts: dict[str, int] = {}
        settings = replace(
            server.services.settings, limits=replace(UNLIMITED, sockets_per_address=2)
        )
        services = SimpleNamespace(settings=settings, guests=server.services.guests)
        knocking = [
            sockets.serve(cast(Any, Knocking()), cast(Any, services), counts) for _ in range(9)
        ]
        await asyncio.gather(*knocking, return_exceptions=True)
        return counts

    assert asyncio.run(all_at_once()) == {}, "those who have gone count no more"
    assert (accepted, refused) == (2, 7)


def test_a_reader_who_is_too_slow_is_cut_off() -> None:
    async def go() -> tuple[int, bool]:
        stuck = asyncio.Event()
        sent: list[str] = []

        class Stuck:
            async def send_text(self, text: str) -> None:
                sent.append(text)
                await stuck.wait()

        line = sockets.Outbox(cast(Any, Stuck()), replace(UNLIMITED, outbox=3), Counter(), "x")
        sending = asyncio.create_task(line.run())
        session = cast(Session, SimpleNamespace(ping=lambda: None, heard=0.0, limits=UNLIMITED))
        watching = asyncio.create_task(sockets._watch_over(session, line))
        await asyncio.sleep(0)
        for number in range(4):
            assert not line.broken.is_set()
            line.send(str(number))
            await asyncio.sleep(0)
        line.send("too much")
        await asyncio.wait_for(watching, 1)  # the socket is closed when one of its tasks has ended
        sending.cancel()
        return len(sent), line.broken.is_set()

    assert asyncio.run(go()) == (1, True)


def test_the_lag_that_pongs_measure_is_given_back_to_a_live_clock(tmp_path: Path) -> None:
    """From the ping on the wire to the clock of the match."""
    moments = [1_000_000]
    with running(tmp_path, thinkers=NoThinkers(), clock=lambda: moments[0]) as server:
        ada = Person(server.port)
        pace = {"kind": "live", "seconds": 60, "increment": 0}
        match = ada.match("steere", "me", "me", pace=pace)["match"]
        ada.connect()
        ping = ada.hear("ping")
        time.sleep(0.3)
        ada.say(do="pong", time=ping["time"])
        ada.watch(match)
        moments[0] += 10_000
        ada.act("play", match, seat=0, move="e5")
        shot = ada.get(f"/api/matches/{match}")
        left = shot["clocks"][0]["left"]
        assert 50_000 + 300 <= left <= 50_000 + 500, "at most half a second"
        ada.close()


def test_the_commands_copy_a_database_and_put_it_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/musivum.db"
    settings = Settings(database=database, limits=UNLIMITED)
    with running(tmp_path, settings=settings, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        ada.match("steere", "me", "me")
        made = run("backup", str(tmp_path / "copy.db"), database)
        assert made.exit_code == 0 and "1 match" in made.output
        again = run("backup", str(tmp_path / "copy.db"), database)
        assert again.exit_code != 0 and "exists" in str(again.exception)
        early = run("restore", str(tmp_path / "copy.db"), database)
        assert early.exit_code != 0 and "another server" in str(early.exception)
        ada.close()
    assert run("restore", str(tmp_path / "copy.db"), database).exit_code == 0
    elsewhere = run("backup", str(tmp_path / "other.db"), "postgresql://me@localhost/musivum")
    assert elsewhere.exit_code != 0 and "pg_dump" in str(elsewhere.exception)


def run(command: str, file: str, database: str) -> Any:
    return CliRunner().invoke(app, [command, file, "--database", database])
