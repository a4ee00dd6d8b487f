"""The protocol page is enough: a client that was written from it alone, and its examples, which are
compared with what a real server sends."""

import hashlib
import json
import re
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError
from websockets.sync.client import connect

from musivum.server.http import answers, match_answers, requests
from musivum.server.live.socket import BYE
from tests.described import described, description
from tests.server.harness import NoThinkers, Running, running

THINK = "think advise game level match options seat seed state turn type"
"""The names in a question to a page."""
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def examples() -> list[tuple[str, dict[str, Any]]]:
    """Every message of the page: its direction, and what it says."""
    found = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line[:2] in ("→ ", "← "):
            whole = line[2:].replace("{…}", "{}").replace("[…]", "[]")
            found.append((line[0], json.loads(whole)))
    return found


class Tiny:
    """A client in a few lines, by the page: it plays all seats of one match to the end."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        asks = {"X-Musivum-Token": "yes"}
        me = httpx.post(
            f"http://{self.address}/api/me", json={"name": "Tiny"}, headers=asks, verify=False
        )
        self.headers = {"Authorization": f"Bearer {me.json()['token']}"}
        self.heard: list[dict[str, Any]] = []
        self.last = 0
        self.actions = 0
        self.waiting: dict[str, dict[str, Any]] = {}
        self.states: list[dict[str, Any]] = []
        self.done: set[tuple[int, int]] = set()
        self.outcome: Any = None
        self.parts: dict[int, str] = {}
        self.sealed: list[str] = []
        self.thrown: set[tuple[str, int]] = set()

    def make(self, game: str, options: dict[str, Any], seats: int) -> str:
        body = {"game": game, "options": options, "seats": [{"kind": "me"}] * seats}
        made = httpx.post(
            f"http://{self.address}/api/matches", json=body, headers=self.headers, verify=False
        )
        return str(made.json()["match"])

    def play(self, match: str, hang_up_after: int) -> None:
        """Play; lose the connection after so many messages, and come back."""
        for patience in (hang_up_after, 10_000):
            address = f"ws://{self.address}/api/live"
            with connect(address, additional_headers=self.headers, max_size=None) as self.socket:
                start = self.last or None
                self.send({"do": "watch", "match": match, "from": start, "detail": "view"})
                for action in list(self.waiting.values()):
                    self.send(action)
                for _ in range(patience):
                    self.hear(match, json.loads(self.socket.recv(timeout=20)))
                    if self.outcome is not None and not self.waiting:
                        return

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def act(self, message: dict[str, Any]) -> None:
        self.actions += 1
        action = message | {"id": str(self.actions)}
        self.waiting[action["id"]] = action
        self.send(action)

    def hear(self, match: str, message: dict[str, Any]) -> None:
        self.heard.append(message)
        kind = message["type"]
        if kind == "ping":
            self.send({"do": "pong", "time": message["time"]})
        elif kind in ("ack", "refused"):
            assert kind == "ack" or message["error"]["key"] == "server-stale-turn", message
            self.waiting.pop(message["id"], None)
        elif kind in ("match", "events"):
            self.follow(match, message)
        self.think(match)

    def follow(self, match: str, message: dict[str, Any]) -> None:
        first = message["events"][0]["number"] if message["events"] else self.last + 1
        if message["type"] == "events" and first > self.last + 1:
            self.send({"do": "watch", "match": match, "from": self.last or None})
            return
        if message["number"] < self.last:
            return
        self.last = message["number"]
        for event in message["events"]:
            if event["kind"] == "over":
                self.outcome = event["outcome"]
            elif event["kind"] == "sealed":
                self.sealed = event["commitments"]
        info = message["info"]
        if info is not None and info["status"] == "ready":
            self.throw(match, [seat["seat"] for seat in info["seats"] if seat["you"]])
        self.states = message["states"]

    def throw(self, match: str, seats: list[int]) -> None:
        """Commit to a part of the dice for every seat, and reveal it when all are sealed."""
        for seat in seats:
            part = self.parts.setdefault(seat, secrets.token_hex(16))
            text = f"musivum-dice-2/{match}/{part}"
            hashed = hashlib.sha256(text.encode()).hexdigest()
            if not self.sealed:
                self.once({"do": "commit", "match": match, "seat": seat, "hash": hashed})
            elif self.sealed[seat] == hashed:
                self.once({"do": "reveal", "match": match, "seat": seat, "value": part})

    def once(self, message: dict[str, Any]) -> None:
        if (message["do"], message["seat"]) not in self.thrown:
            self.thrown.add((message["do"], message["seat"]))
            self.act(message)

    def think(self, match: str) -> None:
        """Play what can be played, unless an answer is outstanding for the seat."""
        for state in self.states:
            busy = any(one["seat"] == state["seat"] for one in self.waiting.values())
            if (
                state["view"]["legal"]
                and not busy
                and (state["seat"], state["turn"]) not in self.done
            ):
                self.done.add((state["seat"], state["turn"]))
                turn = {"seat": state["seat"], "turn": state["turn"]}
                move = state["view"]["legal"][-1]
                self.act({"do": "play", "match": match, "move": move} | turn)


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("mosaix", {"players": 1}, 1), ("galilee", {"players": 2}, 2), ("steere", {"side": 3}, 2)],
)
def test_a_client_written_from_the_page_plays_a_whole_game(
    server: Running, game: str, options: dict[str, Any], seats: int
) -> None:
    tiny = Tiny(server.port)
    match = tiny.make(game, options, seats)
    tiny.play(match, hang_up_after=7)
    assert tiny.outcome["reason"].startswith(game)
    info = httpx.get(f"http://{tiny.address}/api/matches/{match}", verify=False).json()["info"]
    assert info["outcome"] == tiny.outcome


def test_the_page_shows_every_message_of_a_client_and_each_can_be_read() -> None:
    read: TypeAdapter[Any] = TypeAdapter(requests.AnyMessage)
    told = [message for way, message in examples() if way == "→"]
    for message in told:
        if message["do"] == "dance":
            with pytest.raises(ValidationError):
                read.validate_python(message)
        else:
            read.validate_python(message)
            described("ClientMessage").validate(message)
    known = {"watch", "leave", "play", "resign", "back", "answer", "react"}
    known |= {"commit", "reveal", "pong", "think", "thought"}
    assert {message["do"] for message in told} == known | {"dance"}
    for name in ("full", "view", "scene", "changes", "moves"):
        assert f"`{name}`" in PAGE.read_text(encoding="utf-8")
        read.validate_python({"do": "watch", "match": "m", "detail": name})


def names(message: dict[str, Any]) -> str:
    return " ".join([message["type"], *sorted(message)])


def test_the_page_shows_every_message_of_the_server_as_it_is_sent(tmp_path: Path) -> None:
    """The story of the page, told to a real server: the same messages with the same names."""
    heard: list[dict[str, Any]] = []
    with running(tmp_path, thinkers=NoThinkers()) as server:
        tiny = Tiny(server.port)
        match = tiny.make("mosaix", {"players": 1}, 1)
        address = f"ws://{tiny.address}/api/live"
        with connect(address, additional_headers=tiny.headers, max_size=None) as socket:

            def hear(kind: str) -> dict[str, Any]:
                while True:
                    heard.append(json.loads(socket.recv(timeout=20)))
                    if heard[-1]["type"] == kind:
                        return heard[-1]

            def act(do: str, answer: str, **more: Any) -> None:
                where = {"match": match, "seat": 0, "id": f"{len(heard)}"}
                socket.send(json.dumps({"do": do} | where | more))
                hear(answer)

            hear("ping")
            for list_of in ("lobby", "turns"):
                socket.send(json.dumps({"do": "watch", "match": list_of}))
                hear(list_of)
            socket.send(json.dumps({"do": "watch", "match": match}))
            hear("match")
            part = "any-text_of-22-letters-or-more"
            text = f"musivum-dice-2/{match}/{part}"
            act("commit", "ack", hash=hashlib.sha256(text.encode()).hexdigest())
            act("reveal", "ack", value=part)
            state = next(one for one in reversed(heard) if one["type"] == "events")["states"][0]
            act("play", "ack", move=state["view"]["legal"][0], turn=state["turn"])
            act("back", "ack")
            act("back", "refused")
            act("resign", "ack")
            if all(message["type"] != "presence" for message in heard):
                hear("presence")
            sign = {"do": "react", "match": match, "seat": 0, "sign": "luck"}
            socket.send(json.dumps(sign))
            hear("reaction")
            socket.send('{"do": "dance"}')
            hear("error")
    shown = {names(message) for way, message in examples() if way == "←"}
    shown.remove("bye reason type")  # test_crash.py hears that one
    shown.remove(THINK)  # and test_pages.py this one
    assert {names(message) for message in heard} == shown
    for message in [*heard, json.loads(BYE)]:
        described("ServerMessage").validate(message)


def test_answers_are_what_the_description_says(server: Running) -> None:
    """Every event and state of a whole game has the declared form, field by field."""
    tiny = Tiny(server.port)
    match = tiny.make("mozaa", {"players": 2}, 2)
    tiny.play(match, hang_up_after=3)
    got: list[tuple[str, type[BaseModel]]] = [
        (f"/api/matches/{match}", match_answers.Snapshot),
        (f"/api/matches/{match}/record", match_answers.Record),
        (f"/api/matches/{match}/chances", match_answers.Chances),
        (f"/api/matches/{match}/replay?last=3", match_answers.Replay),
        (f"/api/matches/{match}/replay?last=3&detail=scene", match_answers.Replay),
        ("/api/games", answers.Games),
        ("/api/lobby", match_answers.Lobby),
        ("/api/daily", answers.Day),
        ("/api/me/matches", match_answers.Summaries),
        ("/api/rules/mozaa", answers.Rules),
    ]
    for path, model in got:
        answer = httpx.get(f"http://{tiny.address}{path}", headers=tiny.headers, verify=False)
        model.model_validate_json(answer.text, strict=True)
    for message in tiny.heard:
        described("ServerMessage").validate(message)
    missing = httpx.get(f"http://{tiny.address}/api/matches/nothing", verify=False)
    answers.Problem.model_validate_json(missing.text, strict=True)


def test_every_answer_is_described() -> None:
    for path, operations in description()["paths"].items():
        for method, operation in operations.items():
            fine = next(
                operation["responses"][one]
                for one in ("200", "201")
                if one in operation["responses"]
            )
            schema = next(iter(fine["content"].values()))["schema"]
            assert schema, f"{method} {path} answers anything"
            assert "422" not in operation["responses"]


def test_the_page_names_every_route() -> None:
    page = re.sub(r"\{\w+\}", "{}", PAGE.read_text(encoding="utf-8"))
    for path in description()["paths"]:
        plain = re.sub(r"\{\w+\}", "{}", path)
        short = "…/" + plain.rpartition("/")[2]
        assert plain in page or short in page, path
