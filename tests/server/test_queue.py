"""The fair queue of those who think: who goes first, and that nobody keeps the others waiting."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from musivum import load
from musivum.server.settings import UNLIMITED, Settings
from musivum.server.thinking import queue as queues
from musivum.server.thinking import worker
from musivum.server.thinking.queue import Queue, Urgency
from tests.server.harness import NoThinkers, Person, RandomThinkers, Running, running, until


class One(NoThinkers):
    """Thinks about one question at a time, for as long as it is told to."""

    slots = 1

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.done = asyncio.Semaphore(0)

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(question["name"])
        await self.done.acquire()
        return question


Ask = Callable[..., asyncio.Task[dict[str, Any]]]


def tried(
    work: Callable[[Ask, One, list[float]], Coroutine[Any, Any, None]],
    address_of: Callable[[str], str] = str,
) -> list[str]:
    """The order in which questions were thought about."""

    async def go() -> list[str]:
        moments, one = [0.0], One()
        queue = Queue(one, address_of, lambda: moments[0])

        def ask(name: str, urgency: Any, *askers: str) -> asyncio.Task[dict[str, Any]]:
            return asyncio.create_task(queue.ask({"name": name}, urgency, *askers))

        await work(ask, one, moments)
        while queue.waiting or queue._busy:
            moments[0] += 1.0  # what one question takes
            one.done.release()
            for _ in range(10):
                await asyncio.sleep(0)
        return one.asked

    return asyncio.run(go())


def test_who_waits_for_a_move_goes_before_hints_analyses_and_the_daily() -> None:
    async def work(ask: Ask, _one: One, _moments: list[float]) -> None:
        ask("first", Urgency.IDLE, "daily")
        await asyncio.sleep(0)
        for urgency in reversed(Urgency):
            ask(urgency.name, urgency, "ada")
        await asyncio.sleep(0)

    assert tried(work) == ["first", "MOVE", "HINT", "UNWATCHED", "ANALYSIS", "IDLE"]


def test_ninety_matches_of_one_guest_do_not_delay_another() -> None:
    async def work(ask: Ask, _one: One, _moments: list[float]) -> None:
        for number in range(90):
            ask(f"ada {number}", Urgency.MOVE, "ada")
        await asyncio.sleep(0)
        for number in range(3):
            ask(f"bob {number}", Urgency.MOVE, "bob")
        await asyncio.sleep(0)

    order = tried(work)
    assert order[0] == "ada 0" and len(order) == 93
    assert max(order.index(f"bob {number}") for number in range(3)) <= 6, "they take turns"


def test_sixty_guests_of_one_address_have_the_share_of_one() -> None:
    async def work(ask: Ask, _one: One, _moments: list[float]) -> None:
        for number in range(60):
            ask(f"many {number}", Urgency.MOVE, f"guest {number}")
        await asyncio.sleep(0)
        for number in range(3):
            ask(f"bob {number}", Urgency.MOVE, "bob")
        await asyncio.sleep(0)

    order = tried(work, lambda guest: "there" if guest.startswith("guest") else guest)
    assert max(order.index(f"bob {number}") for number in range(3)) <= 6


def test_a_table_goes_by_the_one_of_its_people_who_has_had_the_least() -> None:
    async def work(ask: Ask, _one: One, _moments: list[float]) -> None:
        for number in range(5):
            ask(f"ada {number}", Urgency.MOVE, "ada")
        await asyncio.sleep(0)
        ask("both", Urgency.MOVE, "ada", "bob")
        await asyncio.sleep(0)

    assert tried(work).index("both") == 1


def test_nobody_waits_for_ever() -> None:
    async def work(ask: Ask, one: One, moments: list[float]) -> None:
        ask("first", Urgency.MOVE, "ada")
        ask("old", Urgency.IDLE, "daily")
        await asyncio.sleep(0)
        moments[0] += queues.PATIENCE * Urgency.IDLE + 1
        ask("new", Urgency.HINT, "bob")
        await asyncio.sleep(0)
        assert one.asked == ["first"]

    assert tried(work) == ["first", "old", "new"]


def test_who_comes_back_to_a_match_is_served_at_once() -> None:
    async def work(ask: Ask, _one: One, _moments: list[float]) -> None:
        looks = [Urgency.UNWATCHED]
        ask("first", Urgency.MOVE, "ada")
        await asyncio.sleep(0)
        ask("mine", lambda: looks[0], "bob")
        ask("hint", Urgency.HINT, "carl")
        await asyncio.sleep(0)
        looks[0] = Urgency.MOVE

    assert tried(work) == ["first", "mine", "hint"]


@pytest.mark.parametrize("late", [False, True])
def test_a_question_that_nobody_waits_for_any_more_is_not_asked(late: bool) -> None:
    async def work(ask: Ask, one: One, _moments: list[float]) -> None:
        ask("first", Urgency.MOVE, "ada")
        gone = ask("gone", Urgency.MOVE, "bob")
        ask("last", Urgency.MOVE, "carl")
        await asyncio.sleep(0)
        if late:  # it is let go and cancelled in the same moment
            one.done.release()
            while one.asked != ["first"] or not gone.get_stack():
                await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)

    order = tried(work)
    assert order[0] == "first" and order[-1] == "last"


class Held(RandomThinkers):
    """One worker, who answers as soon as it may."""

    slots = 1

    def __init__(self) -> None:
        super().__init__()
        self.may = threading.Event()
        self.begun: list[dict[str, Any]] = []

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        self.begun.append(question)
        while not self.may.is_set():
            await asyncio.sleep(0.01)
        if question["do"] == "play on":  # a game without end
            await asyncio.sleep(0.02)
            return {"moves": [[0, "x"]], "score": None}
        return await super().ask(question)


@dataclass
class Noted:
    """A question that came to the queue."""

    question: dict[str, Any]
    urgency: Any
    askers: tuple[str, ...]
    before: int
    """How many others had been begun by then."""


def noted(server: Running, thinkers: Held) -> list[Noted]:
    """All that is asked from now on."""
    found: list[Noted] = []
    real = server.services.queue.ask

    async def ask(question: dict[str, Any], urgency: Any, *askers: str) -> dict[str, Any]:
        found.append(Noted(question, urgency, askers, len(thinkers.begun)))
        return await real(question, urgency, *askers)

    server.services.queue.ask = ask  # type: ignore[method-assign]
    return found


def test_a_guest_with_forty_matches_keeps_nobody_from_their_bot(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/musivum.db", limits=UNLIMITED, proxied=1)
    thinkers = Held()
    with running(tmp_path, settings=settings, thinkers=thinkers) as server:
        asked = noted(server, thinkers)
        ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")
        ada.http.headers["X-Forwarded-For"] = "10.0.0.1"
        bob.http.headers["X-Forwarded-For"] = "10.0.0.2"
        for _ in range(40):
            ada.match("steere", "random", "me", options={"side": 3})
        match = bob.match("steere", "random", "me", options={"side": 3})["match"]
        until(lambda: server.services.queue.waiting >= 40)
        thinkers.may.set()
        until(lambda: bob.get(f"/api/matches/{match}")["info"]["awaiting"] == [1])
        (his,) = [one.question for one in asked if one.askers == (bob.id,)]
        before = [one is his for one in thinkers.begun].index(True)
        assert before <= 2, "after what was begun, and not after forty"
        ada.close()
        bob.close()


def test_the_daily_page_keeps_nobody_from_their_bot(tmp_path: Path) -> None:
    thinkers = Held()
    thinkers.may.set()
    with running(tmp_path, thinkers=thinkers) as server:
        asked = noted(server, thinkers)
        ada = Person(server.port, "Ada")
        ada.get("/api/daily")
        until(lambda: len(thinkers.begun) > 2)
        for one in asked:
            assert one.question["do"] == "play on" and one.urgency is Urgency.IDLE
            assert one.question["seconds"] <= 1, "in pieces, and when nobody waits"
        match = ada.match("steere", "random", "me", options={"side": 3})["match"]
        until(lambda: ada.get(f"/api/matches/{match}")["info"]["awaiting"] == [1])
        (hers,) = [one for one in asked if one.question["do"] == "think"]
        then = thinkers.begun[hers.before : hers.before + 2]
        assert hers.question in then, "after the piece that was begun"
        ada.close()


def test_a_bots_game_in_pieces_is_the_same_game() -> None:
    game = load("mosaix", players=1)
    question = {"do": "play on", "game": "mosaix", "options": game.options, "level": "greedy"}
    question |= {"seed": "a day", "moves": []}
    whole = worker.answer(question | {"seconds": 60.0})
    assert whole["score"] > 0
    moves: list[Any] = []
    pieces = 0
    while True:
        piece = worker.answer(question | {"seconds": 1e-9 + 0.002, "moves": moves})
        moves += piece["moves"]
        pieces += 1
        if piece["score"] is not None:
            break
    assert pieces > 1
    assert moves == list(whole["moves"]) and piece["score"] == whole["score"]
