"""What was made and left is forgotten; what was played is kept; nobody fills a disk."""

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from musivum.server.app import load
from musivum.server.match import retention
from musivum.server.match.check import check
from musivum.server.match.retention import DAY
from musivum.server.settings import UNLIMITED, Settings
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
