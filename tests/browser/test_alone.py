"""A page that keeps matches by itself says what a server would say, word for word."""

import json
import subprocess
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from musivum.core.profile import LEVELS
from musivum.games import load, names, profile
from musivum.offline.table import Table
from tests.browser.conftest import HERE, ROOT, node
from tests.sampled import LONG, usual

STATIC = ROOT / "src" / "musivum" / "server" / "static"


def table() -> Table:
    ticks = count(1_700_000_000_000)
    return Table(lambda name, options: load(name, **options), LEVELS, lambda: next(ticks))


def said(at: Table, message: dict[str, Any]) -> list[Any]:
    return [json.loads(text) for text in at.hear(json.dumps(message))[1:]]


class Played:
    """A random match of one person who has all seats, played natively."""

    def __init__(self, game: str, seed: int, options: dict[str, Any] | None = None) -> None:
        self.table, self.rng = table(), Random(seed)
        self.rows: list[Any] = []
        players = load(game, **(options or {})).players
        body = {"game": game, "options": options or {}, "seats": [{"kind": "me"}] * players}
        (made,) = self.hear({"request": 1, "path": "/matches", "body": body, "name": "Ada"})
        assert made["status"] == 201, made
        self.match = made["data"]["match"]
        (shown,) = self.hear({"do": "watch", "match": self.match, "detail": "view", "from": None})
        states, awaiting = shown["states"], shown["info"]["awaiting"]
        for number in count():
            if not awaiting:
                break
            state = next(one for one in states if one["seat"] == awaiting[0])
            move = self.rng.choice(state["view"]["legal"])
            play = {"do": "play", "match": self.match, "seat": state["seat"], "move": move}
            news, _ = self.hear(play | {"id": f"move {number}", "turn": state["turn"]})
            states, awaiting = news["states"], news["awaiting"]

    def hear(self, message: dict[str, Any]) -> list[Any]:
        news, *texts = self.table.hear(json.dumps(message))
        for one in json.loads(news).values():
            self.rows += one["events"]
        return [json.loads(text) for text in texts]

    def questions(self) -> list[dict[str, Any]]:
        """What a page asks of a finished match."""
        home = f"/matches/{self.match}"
        asked = [{"do": "watch", "match": self.match, "detail": "full", "from": None}]
        paths = [f"{home}/replay?first={first}&last={first + 49}" for first in range(0, 250, 50)]
        paths += [f"{home}/replay?seat=0&last=49", f"{home}/record", f"{home}/chances"]
        return asked + [{"request": 2, "path": path} for path in paths]


Alone = Callable[..., list[Any]]
"""What a table in Node.js says to these questions about these matches."""


@pytest.fixture(scope="module")
def alone(packs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Alone]:
    """One table for all: to load Python takes longer than all that it is asked."""
    module = tmp_path_factory.mktemp("alone") / "packs.mjs"
    web = ROOT / "web"
    bundler = web / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command: list[str | Path] = [node(), bundler, web / "src" / "offline" / "packs.ts"]
    command += ["--platform", "node", "--format", "esm", "--file", module]
    subprocess.run(command, check=True, capture_output=True, cwd=web)
    pyodide = web / "node_modules" / "pyodide" / "pyodide.mjs"
    (library,) = STATIC.glob("pyodide-*/library.zip")
    problems = module.with_name("problems")
    with problems.open("wb") as errors:
        running = subprocess.Popen(
            # To make it faster than it is at once takes longer than all that it is asked.
            [node(), "--liftoff-only", HERE / "alone.mjs", pyodide, library, module, packs],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )

    def answered(matches: list[dict[str, Any]], paper: bool = False) -> list[Any]:
        assert running.stdin is not None and running.stdout is not None
        with suppress(BrokenPipeError):  # its own words say why
            print(json.dumps({"matches": matches, "paper": paper}), file=running.stdin, flush=True)
        line = running.stdout.readline()
        assert line, problems.read_text(encoding="utf-8")[-2000:]
        answers: list[Any] = json.loads(line)
        return answers

    with running:
        yield answered
        running.communicate()


@pytest.mark.parametrize("game", usual(names(), "mozaa"))
def test_python_in_a_page_tells_a_match_as_python_here_does(game: str, alone: Alone) -> None:
    wishes = [
        {},
        {option.name: option.allowed[0] for option in profile(game).options[:1] if option.allowed},
    ]
    played = [Played(game, seed, options) for seed, options in enumerate(wishes)]
    asked = [{"match": one.match, "rows": one.rows, "asked": one.questions()} for one in played]
    for one, answers in zip(played, alone(asked), strict=True):
        for question, answer in zip(one.questions(), answers, strict=True):
            assert [json.loads(text) for text in answer] == said(one.table, question), question


def test_a_match_whose_events_were_changed_is_not_opened() -> None:
    played = Played("steere", 3, {"side": 3})
    played.rows[3][3] = played.rows[4][3]
    with pytest.raises(Exception, match="damaged"):
        table().open(played.match, json.dumps(played.rows))


def test_a_page_opens_every_room_with_every_option(alone: Alone) -> None:
    asked: list[dict[str, Any]] = []
    for game in names():
        ways: list[dict[str, Any]] = [{}]
        ways += [{one.name: one.allowed[-1]} for one in profile(game).options if one.allowed]
        for options in ways:
            seats = [{"kind": "me"}] * load(game, **options).players
            body = {"game": game, "options": options, "seats": seats}
            asked.append({"request": len(asked), "path": "/matches", "body": body, "name": "Ada"})
    (answers,) = alone([{"match": "", "rows": [], "asked": asked}])
    for question, (text,) in zip(asked, answers, strict=True):
        assert json.loads(text)["status"] == 201, (question, text)


def sheets(answer: dict[str, Any]) -> tuple[int, int]:
    """How many pages a PDF has, and about how many kB."""
    assert answer["status"] == 200, answer
    content = b64decode(answer["data"]["pdf"])
    assert content.startswith(b"%PDF")
    return content.count(b"/Type /Page\n"), round(len(content) / 5000)


@LONG  # that a page prints at all is seen in a browser, in every run
def test_a_page_prints_what_python_here_prints(alone: Alone) -> None:
    played = Played("steere", 1, {"side": 2})
    paths = ["/print?language=fr", "/print/game/steere.pdf?language=de&what=board&what=rules"]
    paths += [f"/print/match/{played.match}.pdf?language=nl&paper=letter"]
    asked = [{"request": number, "path": path} for number, path in enumerate(paths)]
    questions = [{"match": played.match, "rows": played.rows, "asked": asked}]
    (answers,) = alone(questions, paper=True)
    listed, *printed = [json.loads(text) for (text,) in answers]
    (expected,) = said(played.table, asked[0])
    assert listed["data"] == expected["data"]
    assert "puzzles" not in str(listed)
    for one, question in zip(printed, asked[1:], strict=True):
        (here,) = said(played.table, question)
        assert sheets(one) == sheets(here)


def test_what_python_begins_with_is_compiled_before_it_is_loaded() -> None:
    (library,) = STATIC.glob("pyodide-*/library.zip")
    with ZipFile(library) as packed:
        held = set(packed.namelist())
    for module in ("asyncio/base_events", "dataclasses", "inspect", "typing", "_pyodide/_base"):
        assert f"{module}.pyc" in held
        assert f"{module}.py" not in held, "what is compiled is not sent twice"
    assert "turtle.py" in held or "wsgiref/headers.py" in held, "what few import stays as it is"


def test_nobody_else_can_be_waited_for() -> None:
    body = {"game": "steere", "seats": [{"kind": "me"}, {"kind": "open"}]}
    (answer,) = said(table(), {"request": 1, "path": "/matches", "body": body})
    assert answer["status"] == 503
    assert answer["data"]["error"]["key"] == "web-offline-people"


def test_a_bot_is_asked_with_what_its_seat_knows_and_moves_once() -> None:
    at = table()
    body: dict[str, Any] = {
        "game": "mozaa",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "casual"}],
    }
    body |= {"options": {"players": 2, "hand": 3}, "seating": "as-seated"}
    (made,) = said(at, {"request": 1, "path": "/matches", "body": body, "name": "Ada"})
    match = made["data"]["match"]
    said(at, {"do": "think", "match": match, "on": True})
    (shown,) = said(at, {"do": "watch", "match": match, "detail": "view", "from": None})
    view = shown["states"][0]["view"]
    play = {"do": "play", "match": match, "seat": 0, "move": view["legal"][0], "id": "a"}
    answers = said(at, play | {"turn": 0})
    (question,) = [one for one in answers if one["type"] == "think"]
    ledger = at._views[match].ledger
    assert question["seat"] == 1
    assert ledger.due() == [1]
    action = load("mozaa", **body["options"]).index(ledger.state.legal(1)[0])
    thought = {"do": "thought", "match": match, "seat": 1, "turn": 0, "action": action}
    moved = said(at, thought | {"worth": None})
    assert [one["type"] for one in moved if one["type"] != "think"] == ["events"]
    assert said(at, thought | {"worth": None}) == []
