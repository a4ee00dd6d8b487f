"""Tables, backups, clocks, limits and proofs."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from musivum.core import fair
from musivum.core.errors import MusivumError, RecordError
from musivum.core.game import CHANCE
from musivum.core.match import Match
from musivum.core.record import Record
from musivum.server.app import load
from musivum.server.errors import Conflict, Refused
from musivum.server.http.limits import Buckets
from musivum.server.match.draft import Draft
from musivum.server.match.ledger import Event, Ledger
from musivum.server.match.pace import running
from musivum.server.settings import Limits, Settings
from musivum.server.storage import backup
from musivum.server.storage.appends import Append
from musivum.server.storage.store import Store
from tests.server.harness import NoThinkers, Person, RandomThinkers, until
from tests.server.harness import running as serving
from tests.server.postgres import private_postgres

HEAD = {
    "updated": 1,
    "status": "playing",
    "awaiting": 1,
    "thinking": False,
    "deadline": None,
    "head": "",
    "card": "{}",
    "asker": None,
}


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('db')}/musivum.db"
        return
    with private_postgres() as database:
        yield database.url


def test_an_append_to_a_list_that_has_grown_is_refused_as_a_whole(url: str) -> None:
    store = Store(url)
    store.open()

    def first(connection: Any) -> None:
        connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('g', 'Ada', 5)"))
        connection.execute(
            text(
                "INSERT INTO matches (id, game, creator, public, created, last, updated, status,"
                " awaiting, thinking, card) VALUES ('m', 'steere', 'g', true, 1, 0, 1, 'playing',"
                " 1, false, '{}')"
            )
        )

    def append(expect: int, *numbers: int) -> Append:
        rows = [
            {"match": "m", "number": n, "kind": "move", "at": 1, "data": "{}", "hash": ""}
            for n in numbers
        ]
        return Append("m", expect, rows, HEAD | {"last": numbers[-1]})

    async def go() -> list[bool]:
        await store.write(first)
        found = [await store.append(append(0, 1, 2))]
        found += await asyncio.gather(*(store.append(append(2, 3)) for _ in range(5)))
        found.append(await store.append(append(1, 2, 3)))
        with pytest.raises(ZeroDivisionError):
            await store.write(lambda _: 1 // 0)
        rows = await store.read(
            lambda c: c.execute(text("SELECT number FROM events ORDER BY number")).scalars().all()
        )
        assert rows == [1, 2, 3]
        return found

    found = asyncio.run(go())
    store.close()
    assert found[0] and sum(found[1:6]) == 1 and not found[6]


def test_a_backup_is_made_while_the_server_runs_and_can_be_restored(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=NoThinkers()) as server:
        database = server.services.settings.database
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", options={"side": 3})["match"]
        assert backup.backup(database, tmp_path / "copy.db") == 1
        assert backup.backup(database, tmp_path / "100%25 #1?.db") == 1
        with pytest.raises(Refused, match="cannot be written"):
            backup.backup(database, tmp_path / "nowhere" / "copy.db")
        assert {one.suffix for one in tmp_path.iterdir()} <= {".db", ".db-wal", ".db-shm"}
        ada.post(f"/api/matches/{match}/play", seat=0, move="c3", id="x")
        with pytest.raises(Conflict, match="another server"):
            backup.restore(database, tmp_path / "copy.db")
    path, matches, before = backup.restore(database, tmp_path / "copy.db")
    assert matches == 1 and before is not None and before.exists()
    with serving(tmp_path, thinkers=NoThinkers()) as server:
        ada.http.base_url = f"http://127.0.0.1:{server.port}"
        assert ada.get(f"/api/matches/{match}")["number"] == 2, "the copy is from before the move"
    shutil.copy(before, path)
    with serving(tmp_path, thinkers=NoThinkers()) as server:
        ada.http.base_url = f"http://127.0.0.1:{server.port}"
        assert ada.get(f"/api/matches/{match}")["number"] == 3, "nothing of the old one is lost"
    ada.close()
    (tmp_path / "junk").write_text("junk", encoding="utf-8")
    with pytest.raises(Refused, match="not a Musivum database"):
        backup.restore(database, tmp_path / "junk")


# Clocks


def timed(pace: dict[str, Any], timeout: str = "forfeit", bots: int = 0) -> Ledger:
    seats: list[dict[str, Any]] = [{"kind": "person", "name": n, "guest": n} for n in "ab"]
    if bots:
        seats[1] = {"kind": "bot", "name": "random", "level": "random"}
    data = {
        "seats": seats,
        "rules": 1,
        "pace": pace,
        "seed": "s",
        "commitment": "c",
        "daily": None,
        "timeout": timeout,
        "invite": "",
        "public": True,
        "previous": None,
    }
    ledger = Ledger.begin("0" * 12, load("steere", {"side": 3}), Event(1, "created", 0, data))
    draft = Draft(ledger, 1000)
    draft.start(now_or_never=True)
    return draft.ledger


def moved(ledger: Ledger, seat: int, move: str, now: int, **more: Any) -> Ledger:
    draft = Draft(ledger, now, more.pop("outages", ()))
    draft.play(seat, move, None, **more)
    return draft.ledger


LIVE = {"kind": "live", "seconds": 60, "increment": 2}


def test_a_live_clock_counts_thinking_time_and_adds_the_increment() -> None:
    ledger = moved(timed(LIVE), 0, "c3", now=11_000)
    assert ledger.time_left == [52_000, 60_000]
    assert ledger.since == [None, 11_000]
    assert ledger.deadline() == 71_000


def test_lag_is_given_back_within_limits() -> None:
    assert moved(timed(LIVE), 0, "c3", now=11_000, lag=200).time_left[0] == 52_200
    assert moved(timed(LIVE), 0, "c3", now=11_000, lag=60_000).time_left[0] == 52_500
    assert moved(timed(LIVE), 0, "c3", now=1_050, lag=400).time_left[0] == 62_000


def test_a_clock_stands_still_while_the_server_is_down() -> None:
    outages = [(2_000, 500_000)]
    ledger = timed(LIVE)
    assert ledger.remaining(0, 501_000, outages) == 58_000
    assert ledger.deadline(outages) == 61_000 + 498_000
    assert moved(ledger, 0, "c3", now=501_000, outages=outages).time_left[0] == 60_000
    assert running(0, 100, [(200, 300)]) == 100


def test_out_of_time_forfeits_and_a_late_move_is_not_played() -> None:
    late = moved(timed(LIVE), 0, "c3", now=62_000)
    assert late.status == "over" and late.moves == []
    assert late.time_left[0] == 0
    assert late.outcome == {
        "scores": [0, 0],
        "winners": [1],
        "reason": "server-timeout",
        "broken_off": True,
    }


def test_or_a_bot_takes_over_if_the_match_says_so() -> None:
    draft = Draft(timed(LIVE, timeout="bot"), 62_000)
    draft.run_out()
    assert draft.ledger.status == "playing"
    assert draft.ledger.due() == [0] and draft.ledger.since[0] is None
    with pytest.raises(Conflict) as caught:
        draft.play(0, "c3", None)
    assert caught.value.key == "server-out-of-time", "it is the bot's turn now"
    with pytest.raises(Conflict) as caught:
        draft.take_back(0, None)
    assert caught.value.key == "server-out-of-time"


@pytest.mark.parametrize("pace", [LIVE, {"kind": "days", "days": 2}])
def test_no_move_is_taken_back_while_a_clock_runs(pace: dict[str, Any]) -> None:
    draft = Draft(moved(timed(pace, bots=1), 0, "c3", now=5_000), 6_000)
    draft.bot_play(1, "c4")
    with pytest.raises(Conflict) as caught:
        draft.take_back(0, None)
    assert caught.value.key == "server-back-clock"


def test_when_no_person_is_left_the_best_of_the_bots_wins() -> None:
    bot = {"kind": "bot", "name": "random", "level": "random"}
    seats = [{"kind": "person", "name": "a", "guest": "a"}, bot, bot]
    data: dict[str, Any] = {"seats": seats, "pace": {}, "seed": "s", "commitment": "c"}
    game = load("mozaa", {"players": 3})
    data |= {"daily": None, "rules": game.RULES_VERSION}
    draft = Draft(Ledger.begin("0" * 12, game, Event(1, "created", 0, data)), 1000)
    draft.start(now_or_never=True)
    while len(set(draft.ledger.state.scores[1:])) < 2 or 0 not in draft.ledger.awaiting:
        seat = min(draft.ledger.awaiting)
        draft.bot_play(seat, str(draft.ledger.state.legal(seat)[0]))
    scores = draft.ledger.state.scores
    draft.resign(0, None)
    assert draft.ledger.outcome == {
        "scores": list(scores),
        "winners": [1 if scores[1] > scores[2] else 2],
        "reason": "server-resigned",
        "broken_off": True,
    }


def test_correspondence_gives_the_days_anew_for_each_move() -> None:
    day = 86_400_000
    ledger = timed({"kind": "days", "days": 2})
    assert ledger.deadline() == 1000 + 2 * day
    ledger = moved(ledger, 0, "c3", now=day)
    ledger = moved(ledger, 1, "c4", now=2 * day)
    assert ledger.deadline() == 2 * day + 2 * day


def test_a_running_server_ends_a_match_when_time_is_up(tmp_path: Path) -> None:
    moments = [1_000_000]
    with serving(tmp_path, thinkers=NoThinkers(), clock=lambda: moments[0]) as server:
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", pace=LIVE)["match"]
        ada.watch(match)
        moments[0] += 61_000  # the sweep finds it, without anyone asking
        over = ada.hear("events")
        assert [event["kind"] for event in over["events"]] == ["timeout", "over"]
        ada.close()


def test_a_bot_plays_on_for_one_who_ran_out_of_time(tmp_path: Path) -> None:
    moments = [1_000_000]
    with serving(tmp_path, thinkers=RandomThinkers(), clock=lambda: moments[0]) as server:
        ada = Person(server.port)
        options = {"side": 2}
        match = ada.match("steere", "me", "me", options=options, pace=LIVE, timeout="bot")["match"]
        ada.watch(match)
        moments[0] += 61_000
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["kind"] != "over":
            heard += ada.hear("events")["events"]
            moments[0] += 61_000  # the other seat runs out of time as well
        assert [(one["seat"], one["then"]) for one in heard if one["kind"] == "timeout"] == [
            (0, "bot"),
            (1, "bot"),
        ]
        assert heard[-1]["outcome"]["reason"].startswith("steere"), "the bots played to the end"
        assert ada.act("play", match, seat=0, move="a1")["error"]["key"] == "illegal-over"
        ada.close()


def test_a_correspondence_match_that_nobody_holds_is_ended_when_its_days_are_up(
    tmp_path: Path,
) -> None:
    moments = [1_000_000]
    settings = Settings(database=f"sqlite:///{tmp_path}/musivum.db", idle=0.0)
    parts: dict[str, Any] = {"settings": settings, "thinkers": NoThinkers()}
    with serving(tmp_path, clock=lambda: moments[0], **parts) as server:
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", pace={"kind": "days", "days": 2})["match"]
        assert ada.get(f"/api/matches/{match}")["clocks"][0]["left"] == 2 * 86_400_000
        until(lambda: server.services.registry.opened(match) is None)
        moments[0] += 2 * 86_400_000 + 1
        with closing(sqlite3.connect(tmp_path / "musivum.db")) as rows:  # so as not to open it
            until(lambda: rows.execute("SELECT status FROM matches").fetchone() == ("over",))
        assert ada.get(f"/api/matches/{match}")["info"]["outcome"]["reason"] == "server-timeout"
        ada.close()


def test_nothing_is_taken_back_once_a_hidden_card_was_played_since() -> None:
    """Near the end of Mozaa nobody draws any more, so no chance comes between two moves."""
    seats = [
        {"kind": "person", "name": "a", "guest": "a"},
        {"kind": "bot", "name": "random", "level": "random"},
    ]
    data: dict[str, Any] = {
        "seats": seats,
        "pace": {},
        "seed": "s",
        "commitment": "c",
        "daily": None,
    }
    game = load("mozaa", {"players": 2, "hand": 3})
    data["rules"] = game.RULES_VERSION
    ledger = Ledger.begin("0" * 12, game, Event(1, "created", 0, data))
    draft = Draft(ledger, 1000)
    draft.start(now_or_never=True)
    while [seat for seat, _ in draft.ledger.moves[-2:]] != [0, 1]:
        draft = Draft(draft.ledger, 1000)
        seat = min(draft.ledger.awaiting)
        draft.bot_play(seat, str(draft.ledger.state.legal(seat)[0]))
    with pytest.raises(MusivumError) as caught:
        Draft(draft.ledger, 1000).take_back(0, None)
    assert caught.value.key == "undo-hidden"


# Limits


def test_who_is_too_fast_is_told_to_wait() -> None:
    moments = [0.0]
    buckets = Buckets("guest", 2, 3, lambda: moments[0])
    for _ in range(3):
        buckets.take("ada")
    with pytest.raises(Refused, match="2 small requests a second are fine; wait 1 s"):
        buckets.take("ada")
    buckets.take("bob")
    moments[0] = 0.5
    buckets.take("ada")


def test_a_guest_can_have_only_so_many_unfinished_matches(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path}/m.db", limits=replace(Limits(), unfinished=2)
    )
    with serving(tmp_path, settings=settings, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        for _ in range(2):
            ada.match("steere", "me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]
        wrong = ada.post("/api/matches", 429, game="steere", seats=seats)
        assert wrong["error"]["key"] == "server-many-matches"
        ada.close()


# Proofs


def proven() -> Record:
    game = load("mosaix", {"players": 1})
    seed, parts = "ab" * 32, ["mine"]
    match = Match(game, fair.key(seed, parts), ["random"]).run()
    dice = {
        "recipe": "musivum-dice-1",
        "commitment": fair.commitment(seed),
        "seed": seed,
        "contributions": parts,
    }
    return replace(match.record(), extra={"dice": dice})


def test_a_record_proves_its_dice() -> None:
    record = proven()
    game = load("mosaix", {"players": 1})
    rolled = sum(seat == CHANCE for seat, _ in record.moves)
    assert fair.verify(record, game).rolled == rolled > 3


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": "cd" * 32}, "fair-commitment"),
        ({"seed": "\ud800"}, "fair-commitment"),
        ({"seed": None}, "fair-secret"),
        ({"contributions": ["other"]}, "fair-key"),
        ({"contributions": []}, "fair-contributions"),
        ({"contributions": ["a/b"]}, "fair-contributions"),
        ({"recipe": "mine"}, "fair-missing"),
    ],
)
def test_a_record_that_was_tampered_with_is_found_out(change: dict[str, Any], key: str) -> None:
    record = proven()
    record.extra["dice"].update(change)
    with pytest.raises(RecordError) as caught:
        fair.verify(record, load("mosaix", {"players": 1}))
    assert caught.value.key == key


def test_a_chosen_roll_is_found_out() -> None:
    record = proven()
    game = load("mosaix", {"players": 1})
    centre = record.moves[0][1]
    other = next(move for move in ("card O", "card T", "card X") if move != centre)
    short = replace(record, moves=((CHANCE, other),), outcome=None)
    with pytest.raises(RecordError) as caught:
        fair.verify(short, game)
    assert caught.value.key == "fair-move"


def test_the_verifier_of_the_documentation_agrees(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "dice.md"
    program = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    record = proven()
    for tampered in (False, True):
        data = json.loads(record.json())
        if tampered:
            data["moves"][1][1] = "roll OOOO" if data["moves"][1][1] != "roll OOOO" else "roll TTTT"
        path = tmp_path / "record.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        import subprocess
        import sys

        found = subprocess.run(
            [sys.executable, "-I", "-c", program, str(path)], capture_output=True, check=False
        )
        assert (found.returncode == 0) == (not tampered), found.stderr.decode()


@pytest.mark.parametrize("engine", ["engine", "_reads"])
def test_a_commit_is_on_disk_when_it_is_answered(tmp_path: Path, engine: str) -> None:
    """Every connection has SQLite flush its log at each commit, and keep the tables' relations."""
    store = Store(f"sqlite:///{tmp_path}/musivum.db", inline=True)
    store.open()
    try:
        with getattr(store, engine).connect() as connection:

            def told(pragma: str) -> object:
                return connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()

            assert told("synchronous") == 2, "FULL"
            assert told("journal_mode") == "wal"
            assert told("foreign_keys") == 1
    finally:
        store.close()
