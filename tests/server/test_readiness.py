"""A server says that it is ready only when it can keep what it is told."""

import logging
import os
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from musivum.server.errors import Refused
from musivum.server.services import check
from tests.sampled import usual
from tests.server.harness import NoThinkers, Person, Process, running, until


def ready(person: Person) -> int:
    return person.http.get("/api/ready").status_code


def test_a_full_disk_is_not_ready_and_nothing_is_lost_by_it(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path}/musivum.db").ready()
    try:
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", options={"side": 3})["match"]
        ada.watch(match)
        pid = server.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        until(lambda: ready(ada) == 503, pause=0.1)
        assert ada.http.get("/api/health").status_code == 200
        ada.say(do="play", match=match, seat=0, move="c3", id="patient")
        endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, endless)
        assert ada.hear("ack", "refused")["type"] == "ack"
        until(lambda: ready(ada) == 200, pause=0.1)
        ada.close()
    finally:
        server.kill()


def damage(path: Path, table: str) -> None:
    """Overwrite the page where a table begins, as a failing disk would."""
    with closing(sqlite3.connect(path)) as rows:
        rows.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = rows.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)
        ).fetchone()
        (size,) = rows.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(os.urandom(size))


def test_damaged_pages_are_not_ready_and_no_mistake_of_ours(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        assert ready(ada) == 200
        damage(tmp_path / "musivum.db", "ix_seats_guest")
        server.services.store._reads.dispose()  # nothing of it is in memory any more
        answer = ada.http.get("/api/me/matches")
        assert answer.status_code == 503
        assert answer.json()["error"]["key"] == "server-database-damaged"
        assert ready(ada) == 503
        ada.close()


def test_a_damaged_database_is_not_served(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=NoThinkers()) as server:
        database = server.services.settings.database
    check(database)
    damage(tmp_path / "musivum.db", "seats")
    with pytest.raises(Refused, match="musivum restore"):
        check(database)


def test_only_the_writer_brings_the_log_into_the_database(tmp_path: Path) -> None:
    """SQLite before 3.51.3 may damage a database where another connection does it meanwhile."""
    with running(tmp_path, thinkers=NoThinkers()) as server:
        store = server.services.store
        with store._reads.connect() as reader:
            driver = reader.connection.dbapi_connection
            assert driver is not None
            assert driver.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,)
            assert driver.execute("PRAGMA query_only").fetchone() == (1,)
        ada = Person(server.port)
        ada.match("steere", "me", "me", options={"side": 3})

        def copied() -> bool:
            with closing(
                sqlite3.connect(f"file:{tmp_path}/musivum.db?immutable=1", uri=True)
            ) as db:
                return bool(db.execute("SELECT count(*) FROM matches").fetchone() == (1,))

        until(copied, pause=0.2)
        ada.close()


# Here there is no msvcrt, and every other test of the server imports it without.
@pytest.mark.parametrize("without", usual(["fcntl", "msvcrt"], "fcntl"))
def test_the_server_can_be_imported_where_a_system_lacks_a_kind_of_lock(without: str) -> None:
    code = (
        f"import sys; sys.modules['{without}'] = None\n"
        "import musivum.server.app, musivum.server.run, musivum.server.storage.backup"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_log_says_at_the_start_which_database_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "musivum")
    with running(tmp_path, thinkers=NoThinkers()):
        pass
    said = [vars(one)["database"] for one in caplog.records if one.getMessage() == "started"]
    assert said == [f"sqlite {sqlite3.sqlite_version}"]
