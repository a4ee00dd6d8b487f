"""``musivum check`` finds whatever was lost or changed in a database."""

import asyncio
import random
import sqlite3
from contextlib import closing
from operator import methodcaller
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from musivum.server.app import load
from musivum.server.errors import Refused
from musivum.server.match import listed, making
from musivum.server.match.check import Report, check
from musivum.server.match.ledger import PLAYING
from musivum.server.match.registry import Registry
from musivum.server.storage import tables
from musivum.server.storage.store import Store, insert_new
from tests.server.harness import Person, RandomThinkers, play_out, running
from tests.server.ledgers import ADA, BEN, bot
from tests.server.postgres import private_postgres
from tests.server.test_readiness import damage
from tests.server.warm import run


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a finished, a running and an open match, and a daily challenge."""
    path = tmp_path_factory.mktemp("whole")
    with running(path, thinkers=RandomThinkers()) as server:
        ada = Person(server.port)
        # Nobody can end a game of Galilee early, so it has more than a few events.
        done = ada.match("galilee", "me", options={"players": 1})["match"]
        play_out(server.port, done, {0: ada}, random.Random(1))
        daily = ada.post("/api/daily/mosaix")["match"]
        play_out(server.port, daily, {0: ada}, random.Random(2))
        going = ada.match("steere", "me", "random", options={"side": 3})["match"]
        ada.post(f"/api/matches/{going}/play", seat=0, move="c3", id="x")
        ada.match("steere", "me", "open")
        ada.close()
    with closing(sqlite3.connect(path / "musivum.db")) as rows:
        rows.execute("PRAGMA journal_mode=DELETE")
    return (path / "musivum.db").read_bytes()


@pytest.mark.parametrize(
    ("other", "pace"),
    [
        (BEN, {}),
        (bot(), {}),
        (BEN, {"kind": "days", "days": 2}),
        (BEN, {"kind": "live", "seconds": 600, "increment": 5}),
    ],
    ids=["two persons", "with a bot", "days", "a clock"],
)
def test_the_lists_are_right_after_every_event(
    tmp_path: Path, other: dict[str, Any], pace: dict[str, Any]
) -> None:
    """Also where most of them need not be written anew."""
    now = 1_000_000

    async def go() -> None:
        nonlocal now
        store = Store(f"sqlite:///{tmp_path}/musivum.db", inline=True, name="one")
        store.open()
        with store.engine.begin() as connection:
            for guest in ("ada", "ben"):
                insert_new(connection, tables.guests, {"id": guest, "name": guest, "created": 1})
        registry = Registry(store, load, lambda: now, lambda: 0.0)
        more = {"pace": pace, "timeout": "forfeit", "public": False}
        data = making.created("ada", load("steere", {"side": 3}), [ADA, other], **more)
        live = await registry.create("m" * 12, data, lambda draft: draft.start())
        rng = random.Random(3)
        while live.ledger.status == PLAYING:
            now += 1000
            seat = min(live.ledger.awaiting)
            move = str(rng.choice(live.ledger.state.legal(seat)))
            plays = "bot_play" if live.ledger.seats[seat].driver else "play"
            await registry.change(live, methodcaller(plays, seat, move, "x"))
            with store.engine.connect() as connection:
                kept = connection.execute(select(tables.matches)).mappings().one()
            said = listed.row(live.ledger, with_card=False)
            assert {name: kept[name] for name in said} == said | {"card": kept["card"]}
        assert live.ledger.number > 20
        store.close()

    asyncio.run(go())


def checked(path: Path, whole: bytes, *changes: str) -> Report:
    file = path / "musivum.db"
    file.write_bytes(whole)
    with closing(sqlite3.connect(file)) as rows:
        for change in changes:
            rows.executescript(change)
        rows.commit()
    return check(f"sqlite:///{file}", load)


def test_a_whole_database_is_found_well(tmp_path: Path, whole: bytes) -> None:
    report = checked(tmp_path, whole)
    assert report.problems == [] and report.matches == 4 and report.events > 30
    assert report.database.startswith("sqlite 3.")


LAST = "(SELECT id FROM matches WHERE status = 'over' AND daily IS NULL)"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (f"DELETE FROM events WHERE match = {LAST} AND number = 7", "its event 7"),
        (f"DELETE FROM events WHERE match = {LAST} AND number > 10", "its event 11"),
        (f"UPDATE events SET data = 'x' WHERE match = {LAST} AND number = 9", "its event 9"),
        (f"UPDATE events SET kind = 'back' WHERE match = {LAST} AND number = 9", "its event 9"),
        (f"UPDATE events SET at = at + 1 WHERE match = {LAST} AND number = 9", "its event 9"),
        (
            "UPDATE matches SET head = NULL; UPDATE events SET hash = NULL;"
            "UPDATE events SET kind = 'back' WHERE number = 9",
            "replayed",
        ),
        (f"UPDATE matches SET status = 'playing' WHERE id = {LAST}", "(status)"),
        (f"UPDATE seats SET guest = NULL WHERE match = {LAST}", "(seats)"),
        ("UPDATE results SET score = score + 1", "(results)"),
        ("DELETE FROM guests", "not in guests"),
        (f"DELETE FROM matches WHERE id = {LAST}", "are of no match"),
    ],
)
def test_whatever_was_lost_or_changed_is_found(
    tmp_path: Path, whole: bytes, change: str, told: str
) -> None:
    problems = checked(tmp_path, whole, change).problems
    assert any(told in problem for problem in problems), problems


def test_damaged_pages_are_found_and_the_command_says_so(tmp_path: Path, whole: bytes) -> None:
    words = ("check", "--database", f"sqlite:///{tmp_path}/musivum.db")
    (tmp_path / "musivum.db").write_bytes(whole)
    code, said = run(*words)
    assert code == 0 and "all is well: 4 matches" in said, said
    damage(tmp_path / "musivum.db", "seats")
    code, said = run(*words)
    assert code == 1 and "problem" in said, said
    (tmp_path / "musivum.db").write_bytes(b"no database at all")
    assert run(*words)[0] == 1


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="there is no database"):
        check(f"sqlite:///{tmp_path}/none.db", load)


def test_postgres_is_checked_as_well() -> None:
    from tests.server.harness import Process

    with private_postgres() as database:
        server = Process(database.url).ready()
        try:
            ada = Person(server.port)
            ada.match("steere", "me", "me")
            report = check(database.url, load)
            assert report.problems == [] and report.matches == 1
            ada.close()
        finally:
            server.kill()
