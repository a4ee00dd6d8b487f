"""However often moves are taken back, a match is bounded and opens quickly."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from musivum.core.game import CHANCE
from musivum.server.app import load
from musivum.server.match.draft import MOST_BACKS, Draft
from musivum.server.match.ledger import OVER, Event, Ledger, fold
from tests.sampled import LONG
from tests.server.harness import Person, RandomThinkers, running

PERSON = {"kind": "person", "name": "a", "guest": "a"}
BOT = {"kind": "bot", "name": "random", "level": "random"}


def begun(game: str, options: dict[str, Any], seats: list[dict[str, Any]]) -> Ledger:
    data: dict[str, Any] = {"seats": seats, "pace": {}, "seed": "s", "commitment": "c"}
    loaded = load(game, options)
    data |= {"daily": None, "timeout": "forfeit", "rules": loaded.RULES_VERSION}
    ledger = Ledger.begin("0" * 12, loaded, Event(1, "created", 0, data))
    draft = Draft(ledger, 1000)
    draft.start(now_or_never=True)
    return draft.ledger


def test_twelve_thousand_events_open_at_once() -> None:
    ledger = begun("steere", {"side": 5}, [PERSON, PERSON])
    while len(ledger.moves) < 40:
        draft = Draft(ledger, 1000)
        seat = min(ledger.awaiting)
        draft.play(seat, str(ledger.state.legal(seat)[0]), None)
        ledger = draft.ledger
    seat = min(ledger.awaiting)
    events = list(ledger.events)
    for number in range(len(events) + 1, 12_000, 2):
        move = {"seat": seat, "move": str(ledger.state.legal(seat)[number % 3])}
        events.append(Event(number, "move", 1000, move))
        events.append(Event(number + 1, "back", 1000, {"seat": seat, "moves": 40}))
    began = time.process_time()
    found = fold("0" * 12, ledger.game, events)
    took = time.process_time() - began
    assert found.number >= 12_000 and found.state == ledger.state
    assert took < 5, f"{took:.1f} s"


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("steere", {"side": 3}, [PERSON, PERSON]),
        ("mozaa", {"players": 2, "hand": 3}, [PERSON, PERSON]),
        ("mosaix", {"players": 2}, [PERSON, PERSON]),
        ("galilee", {"players": 3}, [PERSON, PERSON, PERSON]),
    ],
)
@pytest.mark.parametrize("every", [8, pytest.param(1, marks=LONG)])
def test_a_fold_of_all_events_is_what_they_became_one_by_one(
    game: str, options: dict[str, Any], seats: list[dict[str, Any]], every: int
) -> None:
    rng = random.Random(3)
    ledger = begun(game, options, seats)
    backs = 0
    for step in range(400):
        if ledger.status == OVER:
            break
        draft = Draft(ledger, 1000)
        seat = rng.choice(sorted(ledger.awaiting))
        # Further back than the rules of the house would allow, but never to a roll.
        chosen = [n for n, (mover, _) in enumerate(ledger.moves) if mover != CHANCE][-8:]
        if chosen and rng.random() < 0.3:
            draft.add("back", seat=seat, moves=rng.choice(chosen))
        else:
            draft.play(seat, str(rng.choice(ledger.state.legal(seat))), None)
        ledger = draft.ledger
        backs += draft.events[0].kind == "back"
        if step % every and ledger.status != OVER:
            continue
        found = fold("0" * 12, ledger.game, list(ledger.events))
        for name in (
            "state",
            "moves",
            "secret",
            "lifted",
            "turns",
            "awaiting",
            "_pending",
            "backs",
        ):
            assert getattr(found, name) == getattr(ledger, name), name
        assert list(found._numbers) == list(ledger._numbers)
    assert backs > 5


def test_moves_are_taken_back_only_so_often(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=RandomThinkers()) as server:
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", options={"side": 3})["match"]
        ada.watch(match)
        for _ in range(MOST_BACKS):
            assert ada.act("play", match, seat=0, move="c3")["type"] == "ack"
            assert ada.act("back", match, seat=0)["type"] == "ack"
        ada.act("play", match, seat=0, move="c3")
        assert ada.act("back", match, seat=0)["error"]["key"] == "server-back-many"
        ada.close()
