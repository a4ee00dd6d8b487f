"""Whatever is sent, the server answers with a refusal, and no match changes."""

import json
import random
import socket
import string
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings

from tests.described import description
from tests.sampled import LONG
from tests.server.harness import Person, Running, open_socket


@pytest.mark.parametrize("examples", [2, pytest.param(60, marks=LONG)])
def test_every_route_keeps_its_description(server: Running, ada: Person, examples: int) -> None:
    """No 500, and nothing but the described statuses and types of answers."""
    import schemathesis  # a second's work, which only this test needs

    url = f"http://127.0.0.1:{server.port}/api/openapi.json"
    described = schemathesis.openapi.from_url(url)
    operations: list[Any] = [found.ok() for found in described.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 20
    for operation in operations:
        fuzz(operation, ada.token, examples)


def fuzz(operation: Any, token: str, examples: int) -> None:
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def run(case: Any) -> None:
        case.call_and_validate(
            headers={"Authorization": f"Bearer {token}"},
            # All checks but one: names, texts of moves and what a match is at are judged by more
            # than a schema can say, so what fits the schema may be refused all the same.
            excluded_checks=[positive_data_acceptance],
        )

    run()


def test_the_description_names_every_route() -> None:
    paths = description()["paths"]
    assert "/api/matches/{match}/play" in paths
    assert all(path.startswith("/api/") for path in paths)


def nonsense(rng: random.Random, match: str, depth: int = 0) -> Any:
    """Random JSON, often nearly right."""
    words = ["do", "play", "watch", "match", "seat", "move", "id", "from", "turn", "lobby", match]
    kind = rng.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, 1, -1, 5, 6, 2**31, 2**63, -(2**70), 10**30])
    if kind == 2:
        return rng.choice([0.5, 1e308, -0.0])
    if kind in (3, 4):
        return rng.choice(words)
    if kind == 5:
        return "".join(
            rng.choice(string.printable + "ü€\0\ud800") for _ in range(rng.randrange(30))
        )
    if kind == 6:
        return [nonsense(rng, match, depth + 1) for _ in range(rng.randrange(4))]
    found = {rng.choice(words): nonsense(rng, match, depth + 1) for _ in range(rng.randrange(6))}
    if rng.random() < 0.7:
        found["do"] = rng.choice(
            [
                "play",
                "watch",
                "leave",
                "resign",
                "back",
                "answer",
                "react",
                "commit",
                "reveal",
                "pong",
            ]
        )
        found["match"] = rng.choice([match, "lobby", "turns", "0" * 12, 7])
    return found


def test_random_bytes_and_json_over_the_socket_change_nothing(
    server: Running, ada: Person, bob: Person
) -> None:
    made = ada.match("steere", "me", "me", options={"side": 3}, public=False)
    match = made["match"]
    ada.watch(match)
    ada.act("play", match, seat=0, move="c3")
    before = ada.get(f"/api/matches/{match}")
    secret = (before["info"]["invite"], ada.token, ada.id)
    assert all(len(one) > 10 for one in secret)
    heard = []
    rng = random.Random(5)
    for token in (bob.token, None):
        line = open_socket(server.port, token)
        json.loads(line.recv(timeout=5))
        for number in range(400):
            choice = rng.random()
            if choice < 0.15:
                line.send(rng.randbytes(rng.randrange(200)))
            elif choice < 0.3:
                line.send("".join(rng.choice(string.printable) for _ in range(rng.randrange(100))))
            else:
                line.send(json.dumps(nonsense(rng, match)))
            if number % 50 == 0:
                line.send('{"do":"watch","match":"0"}')
                while "server-no-match" not in (text := str(line.recv(timeout=10))):
                    heard.append(text)
        line.close()
    assert any(f'"match": "{match}"' in text and '"view"' in text for text in heard), "they watched"
    assert not [text for text in heard for one in secret if one in text]
    after = ada.get(f"/api/matches/{match}")
    assert after["events"] == before["events"]


def test_other_tokens_and_old_messages_change_nothing(ada: Person, bob: Person) -> None:
    match = ada.match("steere", "me", "open", options={"side": 3})["match"]
    bob.post(f"/api/matches/{match}/join")
    ada.watch(match)
    bob.watch(match)
    first = {"do": "play", "match": match, "seat": 0, "move": "c3", "id": "first"}
    ada.say(**first)
    ada.hear("ack")
    bob.say(**first)
    assert bob.hear("refused", "ack")["error"]["key"] == "server-not-yours"
    bob.say(**first | {"seat": 1})
    assert bob.hear("refused", "ack")["error"]["key"] == "steere-occupied"
    bob.say(**first | {"seat": 1, "move": "c4"})
    assert bob.hear("refused", "ack")["type"] == "ack"
    count = ada.get(f"/api/matches/{match}")["number"]
    for _ in range(3):
        ada.say(**first)
        assert ada.hear("ack", "refused")["type"] == "ack"
    assert ada.get(f"/api/matches/{match}")["number"] == count


def test_other_sites_are_refused(server: Running, ada: Person) -> None:
    evil = {"Origin": "https://evil.example"}
    assert ada.http.post("/api/me/link", headers=evil).status_code == 403
    own = {"Origin": f"http://127.0.0.1:{server.port}"}
    assert ada.http.post("/api/me/link", headers=own).status_code == 200
    with pytest.raises(Exception, match=r"403|rejected"):
        open_socket(server.port, ada.token, origin="https://evil.example")


@pytest.mark.parametrize(
    ("path", "shows_the_page"),
    [
        ("/assets/../../app.py", False),
        ("/assets/%2e%2e/%2e%2e/app.py", False),
        ("/assets/..%2f..%2fapp.py", False),
        ("/assets//etc/passwd", False),
        ("/../app.py", True),
        ("/%2e%2e/app.py", True),
    ],
)
def test_no_path_leads_out_of_the_page_s_folder(
    server: Running, path: str, shows_the_page: bool
) -> None:
    """Sent as it stands: clients of a better kind tidy a path up. What is no file is the page."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
        wire.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode()
        )
        answer = b"".join(iter(lambda: wire.recv(1 << 16), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert int(head.split()[1]) == 404
    nowhere = f"http://127.0.0.1:{server.port}/nowhere"
    page = httpx.get(nowhere, headers={"accept-encoding": "identity"}, verify=False)
    assert (body == page.content) == shows_the_page
    assert b"make_app" not in body and b"root:" not in body


def test_pages_carry_a_strict_policy_and_large_bodies_are_refused(
    server: Running, ada: Person
) -> None:
    page = httpx.get(f"http://127.0.0.1:{server.port}/m/anything", verify=False)
    assert page.status_code == 200
    assert "default-src 'none'" in page.headers["content-security-policy"]
    # WebAssembly is compiled, and only that.
    policy = page.headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
    assert "unsafe" not in policy
    large = ada.http.post("/api/me", content=b" " * 100_000)
    assert large.status_code == 413

    def chunks() -> Any:
        for _ in range(200):
            yield b" " * 1000

    assert ada.http.post("/api/me", content=chunks()).status_code == 413
