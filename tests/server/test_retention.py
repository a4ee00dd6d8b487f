"""What was made and left is forgotten; what was played is kept; nobody fills a disk."""

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from musivum.server.app import load
from musivum.server.match import retention
from musivum.server.match.check import check
from musivum.server.match.ledger import GONE, OPEN, OVER, PLAYING, READY
from musivum.server.match.retention import DAY
from musivum.server.match.service import day_of
from musivum.server.settings import UNLIMITED, Settings
from musivum.server.storage import tables
from musivum.server.storage.store import Store
from tests.server.harness import Person, RandomThinkers, play_out, running, until

NOON = 20_000 * DAY + DAY // 2


def kept(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path / "musivum.db")) as rows:
        return dict(rows.execute("SELECT id, status FROM matches").fetchall())


def test_what_nobody_touched_is_forgotten_and_what_was_played_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "EVERY", 0.5)
    began, moments = time.monotonic(), [NOON]

    def clock() -> int:
        return moments[0] + int((time.monotonic() - began) * 1000)

    database = f"sqlite:///{tmp_path}/musivum.db"
    settings = Settings(database=database, idle=0.0, limits=UNLIMITED)
    parts = {"settings": settings, "thinkers": RandomThinkers(), "clock": clock}
    with running(tmp_path, **parts) as server:
        ada, bob, eve = (Person(server.port, name) for name in ("Ada", "Bob", "Eve"))
        done = ada.match("mosaix", "me", options={"players": 1})["match"]
        play_out(server.port, done, {0: ada}, random.Random(1))
        opened = bob.match("steere", "me", "open")["match"]
        going = ada.match("steere", "me", "me", options={"side": 3})["match"]
        slow = ada.match("steere", "me", "me", pace={"kind": "days", "days": 14})["match"]
        given_up = bob.match("steere", "me", "open")["match"]
        bob.post(f"/api/matches/{given_up}/leave")
        bob.post("/api/daily/mosaix")
        assert len(kept(tmp_path)) == 6
        until(lambda: not server.services.registry.all_open())
    for days, left in (
        (2, {done, opened, going, slow}),
        (16, {done, going, slow}),
        (100, {done, slow}),
    ):
        moments[0] = NOON + days * DAY
        with running(tmp_path, **parts) as server:
            until(lambda left=left: left >= set(kept(tmp_path)) - dailies(tmp_path))  # type: ignore[misc]
            assert left == set(kept(tmp_path)) - dailies(tmp_path)
    with closing(sqlite3.connect(tmp_path / "musivum.db")) as rows:
        names = {name for (name,) in rows.execute("SELECT name FROM guests")}
    assert "Ada" in names and "Eve" not in names, "who never sat anywhere is forgotten too"
    assert check(settings.database, load).problems == []
    for person in (ada, bob, eve):
        person.close()


def test_a_match_with_a_clock_is_for_the_clock_to_end(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=RandomThinkers(), clock=lambda: NOON) as server:
        ada = Person(server.port)
        timed = ada.match("steere", "me", "me", pace={"kind": "days", "days": 14})["match"]
        untimed = ada.match("steere", "me", "me")["match"]
        ada.close()
        store = server.services.store
        with store.reading() as connection:
            found = set(retention.left(connection, NOON + 100 * DAY).matches)
    assert {timed, untimed} & found == {untimed}


MATCHES = {
    "given up": (GONE, 1.1, None, False),
    "just left": (GONE, 0.9, None, True),
    "open": (OPEN, 13.9, None, True),
    "open old": (OPEN, 14.1, None, False),
    "ready old": (READY, 14.1, None, False),
    "going": (PLAYING, 89.9, None, True),
    "going old": (PLAYING, 90.1, None, False),
    "by clock": (PLAYING, 1000, 1, True),
    "over": (OVER, 89.9, None, True),
    "over old": (OVER, 1000, None, True),
    "in memory": (OPEN, 1000, None, True),
    "touched": (OPEN, 1000, None, True),
}
"""Status, age in days, deadline, and whether it stays."""
GUESTS = {
    "maker": (1000, True),
    "sitter": (1000, True),
    "stranger": (30.1, False),
    "newcomer": (29.9, True),
    "here": (1000, True),
}
"""Age in days, and whether they stay."""
RESULTS = {
    "begun": ("over", 32, None, False),
    "finished": ("over", 32, 7, True),
    "lately": ("over", 28, None, True),
    "of a forgotten": ("open old", 1, None, False),
}
"""Match, age in days, score, and whether it stays."""


def test_each_kind_has_its_time_and_what_someone_uses_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite:///{tmp_path}/musivum.db", inline=True)
    store.open()
    with store.engine.begin() as connection:
        for guest, (age, _) in GUESTS.items():
            row = {"id": guest, "name": guest, "created": NOON - int(age * DAY)}
            connection.execute(insert(tables.guests), row)
            link = {"hash": guest, "guest": guest, "expires": 1}
            connection.execute(insert(tables.links), link)
        for match, (status, age, deadline, _) in MATCHES.items():
            row = {"id": match, "status": status, "updated": NOON - int(age * DAY)}
            row |= {"game": "g", "creator": "maker", "public": True, "created": 1, "last": 1}
            row |= {"awaiting": 0, "thinking": False, "deadline": deadline, "card": "{}"}
            connection.execute(insert(tables.matches), row)
            seat = {"match": match, "seat": 0, "guest": "sitter"}
            connection.execute(insert(tables.seats), seat)
            event = {"match": match, "number": 1, "kind": "created", "at": 1, "data": "{}"}
            connection.execute(insert(tables.events), event)
            connection.execute(insert(tables.analyses), {"match": match, "data": "{}"})
        for player, (match, age, score, _) in RESULTS.items():
            row = {"day": day_of(NOON - age * DAY), "game": "g", "player": player, "bot": False}
            row |= {"match": match, "score": score, "at": 1}
            connection.execute(insert(tables.results), row)
    write = store.write

    async def later(work: Any) -> Any:
        with store.engine.begin() as connection:
            change = update(tables.matches).where(tables.matches.c.id == "touched")
            connection.execute(change.values(updated=NOON))
        return await write(work)

    monkeypatch.setattr(store, "write", later)
    asyncio.run(retention.forget(store, NOON, {"in memory"}, {"here"}))

    def found(column: Any) -> set[str]:
        with store.reading() as connection:
            return set(connection.execute(select(column)).scalars())

    staying = {match for match, (*_, stays) in MATCHES.items() if stays}
    for column in (tables.matches.c.id, tables.seats.c.match, tables.events.c.match):
        assert found(column) == staying
    assert found(tables.analyses.c.match) == staying - {"over old"}
    guests = {guest for guest, (_, stays) in GUESTS.items() if stays}
    assert found(tables.guests.c.id) == found(tables.links.c.guest) == guests
    assert found(tables.results.c.player) == {one for one, (*_, stays) in RESULTS.items() if stays}
    store.close()


def dailies(path: Path) -> set[str]:
    with closing(sqlite3.connect(path / "musivum.db")) as rows:
        return {one for (one,) in rows.execute("SELECT id FROM matches WHERE daily IS NOT NULL")}


def test_one_address_cannot_make_matches_without_end(tmp_path: Path) -> None:
    """Sixty at once, then six a minute."""
    settings = Settings(database=f"sqlite:///{tmp_path}/musivum.db")
    with running(tmp_path, settings=settings, thinkers=RandomThinkers()) as server:
        people = [Person(server.port, f"Person {number}") for number in range(4)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        statuses = [
            person.http.post("/api/matches", json={"game": "steere", "seats": seats}).status_code
            for _ in range(20)
            for person in people
        ]
        assert 60 <= statuses.count(201) <= 70 and set(statuses) == {201, 429}
        for person in people:
            person.close()
