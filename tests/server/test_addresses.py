"""Who is who to the limits, and by which names a server is reached."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect

from musivum.cli import app
from musivum.server.http.guard import address_of
from musivum.server.settings import UNLIMITED, Settings
from tests.server.harness import NoThinkers, Person, Process, Running, running


def scope(*forwarded: str, client: str = "192.0.2.1") -> dict[str, Any]:
    return {
        "client": (client, 5),
        "headers": [(b"x-forwarded-for", line.encode()) for line in forwarded],
    }


def test_without_a_proxy_nobody_can_choose_an_address() -> None:
    assert address_of(scope("10.0.0.1"), 0) == "192.0.2.1"


def test_behind_proxies_the_address_is_what_our_own_outermost_one_saw() -> None:
    assert address_of(scope("10.0.0.1"), 1) == "10.0.0.1"
    assert address_of(scope("6.6.6.6, 10.0.0.1"), 1) == "10.0.0.1"
    assert address_of(scope("6.6.6.6, 10.0.0.1, 10.9.9.9"), 2) == "10.0.0.1"
    assert address_of(scope(), 2) == "192.0.2.1", "nobody came through a proxy"
    assert address_of(scope("10.0.0.1"), 2) == "10.0.0.1", "through one of two"


def test_a_line_that_the_client_wrote_is_not_believed_when_the_proxy_adds_its_own() -> None:
    assert address_of(scope("6.6.6.6", "10.0.0.1"), 1) == "10.0.0.1"


def test_all_addresses_of_a_household_in_ipv6_count_as_one() -> None:
    ours, too = "2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::1"
    assert address_of(scope(client=ours), 0) == address_of(scope(client=too), 0)
    assert address_of(scope(ours), 1) == address_of(scope(f"[{too}]:4711"), 1)
    assert address_of(scope(ours), 1) != address_of(scope("2001:db8:1:3::1"), 1)
    assert address_of(scope("::ffff:10.0.0.1"), 1) == "10.0.0.1"


@pytest.mark.parametrize(
    ("words", "hops"),
    [
        ([], 0),
        (["--proxied"], 1),
        (["--proxied", "--secure"], 1),
        (["--proxied", "2"], 2),
        (["--proxied=3"], 3),
    ],
)
def test_the_number_of_proxies_may_be_left_out(
    words: list[str], hops: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr("musivum.server.run.run", lambda settings, *_: started.append(settings))
    found = CliRunner().invoke(app, ["serve", *words])
    assert found.exit_code == 0, found.output
    assert [one.proxied for one in started] == [hops]
    told = CliRunner().invoke(app, ["serve"], env={"MUSIVUM_PROXIED": "true"})
    assert told.exit_code == 0 and started[-1].proxied == 1
    wrong = CliRunner().invoke(app, ["serve", "--proxied=some"], env={"COLUMNS": "200"})
    assert wrong.exit_code == 2 and "a number of proxies" in wrong.output


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a name of its own, and one as an origin."""
    path = tmp_path_factory.mktemp("named")
    settings = Settings(
        database=f"sqlite:///{path}/musivum.db",
        host_names=("games.example",),
        origins=("https://play.example",),
        limits=UNLIMITED,
    )
    with running(path, settings=settings, thinkers=NoThinkers()) as found:
        yield found


@pytest.mark.parametrize(
    "host",
    ["games.example", "Games.Example.:8000", "play.example", "localhost:1", "127.0.0.1", "[::1]:9"],
)
def test_a_server_is_reached_by_its_names_and_by_numbers(named: Running, host: str) -> None:
    for path in ("/", "/api/games"):
        answer = httpx.get(
            f"http://127.0.0.1:{named.port}{path}", headers={"Host": host}, verify=False
        )
        assert answer.status_code == 200
    assert httpx.get(
        f"http://127.0.0.1:{named.port}/",
        headers={"Host": f"{socket.gethostname()}:80"},
        verify=False,
    ).is_success


@pytest.mark.parametrize("host", ["evil.example", "games.example.evil.example", "xn--e.example:80"])
def test_a_name_that_another_site_points_here_is_refused_at_every_door(
    named: Running, host: str
) -> None:
    """DNS rebinding: the page of such a site counts as ours to a browser."""
    base = f"http://127.0.0.1:{named.port}"
    for path in ("/", "/api/games", "/metrics"):
        answer = httpx.get(base + path, headers={"Host": host}, verify=False)
        assert answer.status_code == 421
        assert answer.json()["error"]["key"] == "server-host"
        assert "--host-name" in answer.json()["error"]["text"]
    made = httpx.post(
        f"{base}/api/me", json={}, headers={"Host": host, "Origin": f"http://{host}"}, verify=False
    )
    assert made.status_code == 421
    raw = socket.create_connection(("127.0.0.1", named.port), timeout=10)
    raw.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Origin: http://{host}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"HTTP/1.1 403" in raw.recv(1000)
    raw.close()
    assert httpx.get(f"{base}/api/health", headers={"Host": host}, verify=False).is_success, (
        "a balancer's probe"
    )


@pytest.mark.parametrize("level", ["debug", "info"])
def test_no_log_holds_cookies_tokens_moves_or_addresses(tmp_path: Path, level: str) -> None:
    flags = ("--log", level)
    server = Process(f"sqlite:///{tmp_path}/musivum.db", None, *flags).ready()
    try:
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", options={"side": 3})["match"]
        cookie = connect(
            f"ws://127.0.0.1:{server.port}/api/live",
            additional_headers={"Cookie": f"musivum={ada.token}"},
        ).__enter__()
        cookie.send(json.dumps({"do": "watch", "match": match}))
        assert json.loads(cookie.recv())["guest"] == ada.id
        ada.watch(match)
        assert ada.act("play", match, seat=0, move="c3")["type"] == "ack"
        ada.close()
        cookie.close()
        server.stop()
        server.output.seek(0)
        lines = server.output.read().decode().splitlines()
        said = "\n".join(line for line in lines if line.startswith("{"))  # not where it listens
        assert '"event": "request"' in said, "it does log"
        for secret in (ada.token, ada.id, '"c3"', '"c3 ', "127.0.0.1", "/api/live", match):
            assert secret not in said, secret
    finally:
        server.kill()
