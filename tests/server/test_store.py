"""The store by itself, on SQLite: what is appended, refused, grouped, tried again and answered."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError, OperationalError, ProgrammingError

from musivum.server.errors import Unavailable
from musivum.server.storage import store as module
from musivum.server.storage import tables
from musivum.server.storage.appends import Append
from musivum.server.storage.store import (
    LARGEST_NOTICE,
    Store,
    _Job,
    _pauses,
    insert_new,
    version,
)

ROW = {
    "game": "g",
    "creator": "ada",
    "public": True,
    "created": 1,
    "last": 0,
    "updated": 1,
    "status": "open",
    "awaiting": 0,
    "thinking": False,
    "card": "first",
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store that does everything in the calling thread, with two matches and a guest."""
    found = Store(f"sqlite:///{tmp_path}/musivum.db", inline=True, name="one")
    found.open()
    with found.engine.begin() as connection:
        insert_new(connection, tables.guests, {"id": "ada", "name": "Ada", "created": 1})
        for match in ("m1", "m2"):
            insert_new(connection, tables.matches, {"id": match, **ROW})
            insert_new(connection, tables.seats, {"match": match, "seat": 0, "guest": None})
    yield found
    found.close()


def append(match: str, expect: int, *numbers: int, **more: Any) -> Append:
    """Events with these numbers, for the end of a list."""
    rows = [
        {"match": match, "number": n, "kind": "move", "at": 5, "data": "{}", "hash": f"h{n}"}
        for n in numbers
    ]
    head = {
        "last": numbers[-1],
        "updated": 9,
        "status": "playing",
        "awaiting": 2,
        "thinking": True,
        "deadline": 77,
        "head": f"h{numbers[-1]}",
        "card": None,
        "asker": None,
    }
    return Append(match, expect, rows, head | more.pop("head", {}), **more)


def asked(store: Store, sql: str) -> list[tuple[Any, ...]]:
    with store.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(sql))]


def numbers(store: Store, match: str) -> list[int]:
    found = asked(store, f"SELECT number FROM events WHERE match = '{match}' ORDER BY number")
    return [number for (number,) in found]


def jobs(*work: Any) -> list[_Job]:
    """Jobs that wait for the writer."""
    loop = asyncio.new_event_loop()
    loop.close()
    return [_Job(one, asyncio.Future(loop=loop), 0.0) for one in work]


def run(what: Awaitable[Any]) -> Any:
    async def go() -> Any:
        return await what

    return asyncio.run(go())


def away(*_: object) -> OperationalError:
    return OperationalError("SELECT", {}, sqlite3.OperationalError("no database"))


# Appending


def test_an_append_moves_the_match_on_with_everything_that_belongs_to_it(store: Store) -> None:
    seen: list[list[tuple[Any, ...]]] = []

    def extra(connection: Connection) -> None:
        counted = connection.execute(text("SELECT count(*) FROM events"))
        seen.append([tuple(row) for row in counted])

    assert run(store.append(append("m1", 0, 1, 2, seats={0: "ada"}, extra=extra))) is True
    assert numbers(store, "m1") == [1, 2]
    columns = "last, updated, status, awaiting, thinking, deadline, head, card"
    assert asked(store, f"SELECT {columns} FROM matches WHERE id = 'm1'") == [
        (2, 9, "playing", 2, 1, 77, "h2", "first")
    ], "without a new card the old one stays"
    assert asked(store, "SELECT last, card FROM matches WHERE id = 'm2'") == [(0, "first")]
    assert asked(store, "SELECT match, guest FROM seats ORDER BY match") == [
        ("m1", "ada"),
        ("m2", None),
    ]
    assert seen == [[(2,)]], "in the same transaction"
    assert run(store.append(append("m1", 2, 3, head={"card": "second"}))) is True
    assert asked(store, "SELECT last, card FROM matches WHERE id = 'm1'") == [(3, "second")]


def test_a_list_that_has_grown_takes_nothing_and_spoils_nobody_else(store: Store) -> None:
    assert run(store.append(append("m1", 1, 2, seats={0: "ada"}))) is False
    assert numbers(store, "m1") == []
    assert asked(store, "SELECT guest FROM seats WHERE match = 'm1'") == [(None,)]
    group = jobs(append("m2", 5, 6), append("m1", 0, 1), append("m1", 0, 1))
    store._commit(group)
    assert [job.answer for job in group] == [False, True, False]
    assert (numbers(store, "m1"), numbers(store, "m2")) == ([1], [])
    both = jobs(append("m2", 0, 1), append("m1", 1, 2))
    store._commit(both)
    assert [job.answer for job in both] == [True, True]
    assert (numbers(store, "m1"), numbers(store, "m2")) == ([1, 2], [1])


def test_a_brief_append_writes_what_every_move_changes_and_leaves_the_rest(store: Store) -> None:
    columns = "last, updated, awaiting, head, status, thinking, deadline, card, asker"
    brief = {"head": {"card": "other", "asker": "two"}, "is_brief": True}
    assert run(store.append(append("m1", 0, 1, **brief))) is True
    assert asked(store, f"SELECT {columns} FROM matches WHERE id = 'm1'") == [
        (1, 9, 2, "h1", "open", 0, None, "first", None)
    ]
    group = jobs(append("m1", 1, 2, is_brief=True), append("m2", 0, 1))
    store._commit(group)
    assert [job.answer for job in group] == [True, True]
    assert (numbers(store, "m1"), numbers(store, "m2")) == ([1, 2], [1])


@pytest.mark.parametrize("late", ["m1", "m2"])
def test_brief_appends_and_others_that_go_together_are_refused_alone(
    store: Store, late: str
) -> None:
    expect = {"m1": 0, "m2": 0, late: 5}
    group = jobs(append("m1", expect["m1"], 6, is_brief=True), append("m2", expect["m2"], 6))
    store._commit(group)
    assert [job.answer for job in group] == [late != "m1", late != "m2"]
    assert (numbers(store, "m1"), numbers(store, "m2")) == (
        [6] * (late != "m1"),
        [6] * (late != "m2"),
    )


def test_a_group_whose_append_fails_is_not_done_at_all(store: Store) -> None:
    group = jobs(append("m1", 0, 1), append("m2", 0, 1, seats={0: "nobody"}))
    store._commit(group)
    assert all(isinstance(job.answer, Exception) for job in group), "there is no such guest"
    assert (numbers(store, "m1"), numbers(store, "m2")) == ([], [])
    assert asked(store, "SELECT DISTINCT last FROM matches") == [(0,)]


def test_a_job_that_fails_is_undone_alone(store: Store) -> None:
    def half(connection: Connection) -> None:
        insert_new(connection, tables.guests, {"id": "half", "name": "H", "created": 1})
        raise ZeroDivisionError

    def whole(connection: Connection) -> str:
        insert_new(connection, tables.guests, {"id": "whole", "name": "W", "created": 1})
        return "done"

    group = jobs(half, append("m1", 0, 1), whole)
    store._commit(group)
    assert isinstance(group[0].answer, ZeroDivisionError)
    assert [job.answer for job in group[1:]] == [True, "done"]
    assert asked(store, "SELECT id FROM guests ORDER BY id") == [("ada",), ("whole",)]
    with pytest.raises(ZeroDivisionError):
        run(store.write(half))
    assert run(store.write(whole)) == "done"


# When the database is away


def test_a_database_that_is_away_is_waited_for_longer_and_longer() -> None:
    assert list(islice(_pauses(), 7)) == [0.05, 0.1, 0.2, 0.4, 0.8, 1.0, 1.0]


def test_the_writer_tries_again_for_a_minute_and_then_gives_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, slept = [0.0], []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(time, "sleep", sleep)
    calls = iter([away(), away()])
    transact = store._transact

    def twice_away(group: Any, *, together: bool) -> bool:
        for error in calls:
            raise error
        return transact(group, together=together)

    monkeypatch.setattr(store, "_transact", twice_away)
    group = jobs(append("m1", 0, 1))
    store._commit(group)
    assert (group[0].answer, slept) == (True, [0.05, 0.1])

    def never(_group: Any, *, together: bool) -> bool:  # noqa: ARG001
        raise away()

    monkeypatch.setattr(store, "_transact", never)
    now[0], slept[:] = 0.0, []
    group = jobs(append("m1", 1, 2))
    store._commit(group)
    assert isinstance(group[0].answer, OperationalError)
    assert 60 <= sum(slept) <= 62
    store._closing = True
    slept.clear()
    store._commit(group)
    assert slept == [], "who closes does not wait"


def test_a_store_without_a_writer_tries_again_while_the_loop_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    transact, tries, ticks = store._transact, [0], [0]

    def twice_away(group: Any, *, together: bool) -> bool:
        tries[0] += 1
        if tries[0] <= 2:
            raise away()
        return transact(group, together=together)

    monkeypatch.setattr(store, "_transact", twice_away)

    async def tick() -> None:
        while True:
            await asyncio.sleep(0.01)
            ticks[0] += 1

    async def go() -> bool:
        ticking = asyncio.ensure_future(tick())
        done = await store.append(append("m1", 0, 1))
        ticking.cancel()
        return done

    assert run(go()) is True
    assert (tries, numbers(store, "m1")) == ([3], [1])
    assert ticks[0] > 1, "nobody else was stopped"


def test_another_mistake_is_answered_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(_group: Any, *, together: bool) -> bool:  # noqa: ARG001
        raise ProgrammingError("SELECT", {}, sqlite3.ProgrammingError("ours"))

    monkeypatch.setattr(store, "_transact", wrong)
    with pytest.raises(ProgrammingError):
        run(store.append(append("m1", 0, 1)))


def test_who_asks_is_told_that_it_is_away_or_damaged(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(error: Exception) -> Callable[[Connection], None]:
        def work(_connection: Connection) -> None:
            raise error

        return work

    with pytest.raises(Unavailable) as found:
        run(store.read(failing(away())))
    assert found.value.key == "server-database-away"
    assert store.damaged == ""
    damaged = DatabaseError("SELECT", {}, sqlite3.DatabaseError("malformed"))
    with pytest.raises(Unavailable) as found:
        run(store.read(failing(damaged)))
    assert found.value.key == "server-database-damaged"
    assert store.damaged == "malformed"
    with pytest.raises(ProgrammingError):
        run(store.read(failing(ProgrammingError("S", {}, sqlite3.ProgrammingError("ours")))))
    with pytest.raises(ZeroDivisionError):
        run(store.read(failing(ZeroDivisionError())))
    monkeypatch.setattr(module, "RETRY_SECONDS", -1.0)
    with pytest.raises(Unavailable) as found:
        run(store.write(failing(away())))
    assert found.value.key == "server-database-away"
    store.sqlite = False
    assert store.unavailable(damaged) is damaged, "only SQLite says so"


def test_a_connection_that_has_died_is_replaced_once(store: Store) -> None:
    died = away()
    died.connection_invalidated = True
    left = [died]

    def once(_connection: Connection, number: int) -> int:
        if left:
            raise left.pop()
        return number

    assert run(store.read(once, 7)) == 7
    left[:] = [died, died]
    with pytest.raises(Unavailable):
        run(store.read(once, 7))
    assert left == []


# SQLite


def test_what_writes_locks_at_once_and_what_reads_cannot_write(
    store: Store, tmp_path: Path
) -> None:
    other = sqlite3.connect(tmp_path / "musivum.db", timeout=0)
    other.isolation_level = None
    with store._reads.begin():
        other.execute("BEGIN IMMEDIATE")
        other.execute("ROLLBACK")
    with store.engine.begin(), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    other.close()
    with pytest.raises(Unavailable):
        run(store.read(lambda c: c.execute(text("DELETE FROM guests"))))


@pytest.mark.parametrize("engine", ["engine", "_reads"])
def test_every_connection_is_as_durable_as_promised(store: Store, engine: str) -> None:
    wanted = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "wal_autocheckpoint": 0,
        "journal_size_limit": 64 * 1024 * 1024,
        "query_only": int(engine == "_reads"),
    }
    with getattr(store, engine).connect() as connection:
        found = {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in wanted}
    assert found == wanted


def test_the_log_is_brought_into_the_database_when_it_is_asked_for(
    store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "musivum.db"
    before = file.stat().st_size
    run(store.append(append("m1", 0, 1)))
    assert file.stat().st_size == before, "so far all is in the log"
    run(store.tidy())
    assert file.stat().st_size > before


def test_who_reads_sees_one_moment(store: Store) -> None:
    with store.reading() as connection:
        ask = text("SELECT count(*) FROM events")
        assert connection.execute(ask).scalar_one() == 0
        run(store.append(append("m1", 0, 1)))
        assert connection.execute(ask).scalar_one() == 0
    assert asked(store, "SELECT count(*) FROM events") == [(1,)]


def test_a_row_is_inserted_once(store: Store) -> None:
    row = {"id": "ben", "name": "Ben", "created": 1}
    with store.engine.begin() as connection:
        assert insert_new(connection, tables.guests, row) is True
        assert insert_new(connection, tables.guests, row | {"name": "Other"}) is False
    assert asked(store, "SELECT name FROM guests WHERE id = 'ben'") == [("Ben",)]


def test_sqlite_is_named_and_asks_no_other_clock(store: Store) -> None:
    assert store.sqlite and not store.shared
    with store.engine.connect() as connection:
        assert version(connection) == f"sqlite {sqlite3.sqlite_version}"
        assert store.time(connection) is None


# Where processes share a database


class Listening:
    """A cursor that only remembers what it was told."""

    def __init__(self) -> None:
        self.notices: list[tuple[str, str]] = []

    def execute(self, _statement: object, values: tuple[str, str]) -> None:
        self.notices.append(values)


def test_other_processes_are_told_which_matches_have_new_events(store: Store) -> None:
    told: Any = Listening()
    names = [f"m{number}" for number in range(LARGEST_NOTICE + 1)]
    store._notify(told, names)
    assert [channel for channel, _ in told.notices] == ["musivum", "musivum"]
    first, second = (notice.split() for _, notice in told.notices)
    assert first == ["one", *names[:LARGEST_NOTICE]]
    assert second == ["one", names[-1]]
    longest = " ".join(["x" * 20, *["m" * 12] * LARGEST_NOTICE])
    assert len(longest) < 8000, "PostgreSQL takes no more"


def test_only_where_others_listen_anything_is_said(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[list[str]] = []
    monkeypatch.setattr(store, "_notify", lambda _cursor, touched: said.append(touched))
    run(store.append(append("m1", 0, 1)))
    assert said == []
    store.shared = True
    run(store.append(append("m1", 0, 1)))
    assert said == [], "it was refused"
    run(store.append(append("m1", 1, 2)))
    assert said == [["m1"]]
