"""The files of a database: copies, what happens to a damaged one, who may read them."""

import json
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from musivum.server.errors import Conflict
from musivum.server.services import check
from musivum.server.storage import backup
from tests.server.harness import NoThinkers, Person, running
from tests.server.warm import run


def made(path: Path, matches: int = 1) -> str:
    """A database that was used, and is not any more."""
    with running(path, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        for _ in range(matches):
            ada.match("steere", "me", "me", options={"side": 3})
        ada.close()
    return f"sqlite:///{path}/musivum.db"


def junk(path: Path) -> None:
    path.write_bytes(os.urandom(100_000))


def cut_short(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 3)


def overwritten(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * 8192 + content[12288:])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE matches_of_someone_else (x)")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes]:
    """A copy of a database with two matches, and the bytes of the database."""
    path = tmp_path_factory.mktemp("origin")
    database = made(path, matches=2)
    assert backup.backup(database, path / "copy.db") == 2
    return path / "copy.db", (path / "musivum.db").read_bytes()


@pytest.mark.parametrize("damage", [junk, cut_short, overwritten, emptied, foreign])
def test_a_copy_is_restored_whatever_is_in_its_place(
    damage: Callable[[Path], None], copy: tuple[Path, bytes], tmp_path: Path
) -> None:
    file, content = copy
    target = tmp_path / "musivum.db"
    target.write_bytes(content)
    damage(target)
    Path(f"{target}-wal").write_bytes(b"what was not copied yet")
    damaged = target.read_bytes()
    path, matches, before = backup.restore(f"sqlite:///{target}", file)
    assert (path, matches) == (target, 2)
    assert before is not None and before.read_bytes() == damaged, "kept as it was"
    assert Path(f"{before}-wal").read_bytes() == b"what was not copied yet", "its log as well"
    assert not Path(f"{target}-wal").exists()
    with closing(sqlite3.connect(target)) as restored:
        assert restored.execute("SELECT count(*) FROM events").fetchone() == (4,)


def test_the_command_says_where_the_damaged_one_is(
    copy: tuple[Path, bytes], tmp_path: Path
) -> None:
    target = tmp_path / "musivum.db"
    target.write_bytes(b"junk")
    code, said = run("restore", str(copy[0]), "--database", f"sqlite:///{target}")
    assert code == 0, said
    assert "musivum.db.before-1" in said.replace(" ", "")


def test_what_was_in_the_log_of_the_old_database_can_still_be_had(
    copy: tuple[Path, bytes], tmp_path: Path
) -> None:
    target = tmp_path / "musivum.db"
    target.write_bytes(copy[1])
    with closing(sqlite3.connect(target)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("PRAGMA wal_autocheckpoint=0")
        writer.execute("INSERT INTO guests (id, name, created) VALUES ('late', 'Late', 1)")
        writer.commit()
        for end in ("", "-wal"):  # as a power cut leaves it
            (tmp_path / f"cut.db{end}").write_bytes(Path(f"{target}{end}").read_bytes())
    _, _, before = backup.restore(f"sqlite:///{tmp_path}/cut.db", copy[0])
    assert before is not None
    with closing(sqlite3.connect(before)) as old:
        assert old.execute("SELECT count(*) FROM guests WHERE id = 'late'").fetchone() == (1,)


def test_nobody_else_can_read_a_database_or_its_copies(tmp_path: Path) -> None:
    os.umask(0o022)
    with running(tmp_path, thinkers=NoThinkers()) as server:
        Person(server.port).close()
        backup.backup(server.services.settings.database, tmp_path / "copy.db")
        rights = {one.name: one.stat().st_mode & 0o777 for one in tmp_path.iterdir()}
    assert set(rights) >= {"musivum.db", "musivum.db-wal", "copy.db"}
    assert set(rights.values()) == {0o600}
    backup.restore(f"sqlite:///{tmp_path}/musivum.db", tmp_path / "copy.db")
    assert (tmp_path / "musivum.db").stat().st_mode & 0o777 == 0o600


def test_a_database_that_others_can_read_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "musivum.db"
    made(tmp_path)
    with caplog.at_level(logging.WARNING, "musivum.server"):
        with running(tmp_path, thinkers=NoThinkers()):
            pass
        assert [one for one in caplog.records if one.message == "database-exposed"] == []
        database.chmod(0o644)
        with running(tmp_path, thinkers=NoThinkers()):
            pass
    told = [one for one in caplog.records if one.message == "database-exposed"]
    assert told and str(database) in json.dumps(vars(told[0])["problem"])


def test_a_second_server_is_kept_out_by_whichever_name_it_comes(tmp_path: Path) -> None:
    link, hard = tmp_path / "link.db", tmp_path / "hard.db"
    with running(tmp_path, thinkers=NoThinkers()):
        link.symlink_to(tmp_path / "musivum.db")
        os.link(tmp_path / "musivum.db", hard)
        for lock in tmp_path.glob("*.lock"):
            lock.unlink()
        for name in ("musivum.db", "link.db", "hard.db"):
            code, said = run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / name}")
            assert code != 0 and "another server" in said, name
    check(f"sqlite:///{tmp_path}/musivum.db")
    with pytest.raises(Conflict), running(tmp_path, thinkers=NoThinkers()):
        check(f"sqlite:///{link}")
