"""The analysis of a finished match: made by the workers, once, and kept."""

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from musivum.server.thinking import worker
from musivum.server.thinking.pool import BotError
from tests.described import described
from tests.server.harness import NoThinkers, Person, Running, play_out, running, until


class Thinkers(NoThinkers):
    """Answers as the workers do, in a thread; can be held up, and can fail."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = threading.Event()
        self.fails = False

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if question["do"] == "think":
            return {"move": question["view"]["legal"][0]}
        self.asked.append(question["do"])
        if self.fails:
            raise BotError("no worker survived it")
        answer = worker.ANSWERS[question["do"]]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self.go.wait, 20)
        return await loop.run_in_executor(None, answer, question | {"seconds": 0.2})


@pytest.fixture(scope="module")
def thinkers() -> Thinkers:
    return Thinkers()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, thinkers: Thinkers) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("analysis"), thinkers=thinkers) as found:
        yield found


@pytest.fixture(scope="module")
def ada(server: Running) -> Iterator[Person]:
    person = Person(server.port, "Ada")
    yield person
    person.close()


def finished(ada: Person, server: Running) -> str:
    match: str = ada.match("steere", "me", "greedy", options={"side": 2})["match"]
    play_out(server.port, match, {0: ada}, random.Random(1))
    return match


def test_it_is_made_once_told_of_meanwhile_and_then_kept(
    ada: Person, server: Running, thinkers: Thinkers
) -> None:
    match = finished(ada, server)
    path = f"/api/matches/{match}/analysis"
    thinkers.go.clear()
    thinkers.asked.clear()
    first = ada.get(path, 202)
    assert first["ready"] is False
    assert first["done"] == 0
    moves = len(ada.get(f"/api/matches/{match}/record")["moves"])
    assert first["of"] == moves + 1
    ada.get(path, 202)
    thinkers.go.set()
    until(lambda: ada.http.get(path).status_code == 200)
    stranger = Person(server.port, "Eve")
    answer = stranger.get(path)
    described("Analysed").validate(answer)
    found = answer["analysis"]
    stranger.close()
    assert [step["move"] for step in found["steps"]] == [
        move for _, move in ada.get(f"/api/matches/{match}/record")["moves"]
    ]
    assert found["seats"][0] == {"name": "Ada", "player": "person"}
    for balance in found["balances"]:
        parts = [balance[part] for part in ("start", "luck", "choices", "others", "unforeseen")]
        assert sum(parts) == pytest.approx(balance["result"])
    assert thinkers.asked.count("put together") == 1
    asked = len(thinkers.asked)
    ada.get(path)
    assert len(thinkers.asked) == asked, "what is kept is not made again"


def test_a_running_match_is_not_analysed(ada: Person) -> None:
    match = ada.match("steere", "me", "greedy", options={"side": 2})["match"]
    refused = ada.get(f"/api/matches/{match}/analysis", 409)
    assert refused["error"]["key"] == "server-not-over"
    ada.get("/api/matches/000000000000/analysis", 404)


def test_what_no_worker_can_do_is_said_and_not_tried_again_at_once(
    ada: Person, server: Running, thinkers: Thinkers
) -> None:
    match = finished(ada, server)
    path = f"/api/matches/{match}/analysis"
    thinkers.fails = True
    try:
        ada.get(path, 202)
        until(lambda: ada.http.get(path).status_code == 503)
        asked = len(thinkers.asked)
        assert ada.get(path, 503)["error"]["key"] == "server-analysis-failed"
        assert len(thinkers.asked) == asked
    finally:
        thinkers.fails = False


def test_a_match_that_someone_gave_up_is_analysed_as_far_as_it_went(
    ada: Person, thinkers: Thinkers
) -> None:
    match = ada.match("steere", "me", "greedy", options={"side": 3})["match"]
    path = f"/api/matches/{match}"
    until(lambda: ada.get(path)["info"]["awaiting"] == [0])
    state = ada.get(path)["states"][0]
    ada.post(f"{path}/play", seat=0, move=state["view"]["legal"][0], id="a", turn=state["turn"])
    ada.post(f"{path}/resign", seat=0, id="b")
    thinkers.go.set()
    until(lambda: ada.http.get(f"{path}/analysis").status_code == 200)
    found = ada.get(f"{path}/analysis")["analysis"]
    assert found["finished"] is False
    assert found["balances"][0]["result"] == found["steps"][-1]["worth"][0]


def test_a_crowd_of_analyses_is_refused(
    ada: Person, server: Running, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("musivum.server.thinking.analyses.MOST_EACH", 1)
    one, other = finished(ada, server), finished(ada, server)
    thinkers.go.clear()
    try:
        ada.get(f"/api/matches/{one}/analysis", 202)
        ada.get(f"/api/matches/{other}/analysis", 429)
    finally:
        thinkers.go.set()
    until(lambda: ada.http.get(f"/api/matches/{one}/analysis").status_code == 200)


def test_the_workers_own_process_answers(tmp_path: Path) -> None:
    """The same with a real worker: what it is asked and answers is all JSON."""
    with running(tmp_path) as server:
        person = Person(server.port)
        match = finished(person, server)
        path = f"/api/matches/{match}/analysis"
        until(lambda: person.http.get(path).status_code == 200, 60)
        assert person.get(path)["ready"] is True
        person.close()
