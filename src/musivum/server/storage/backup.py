"""Backup and restore of SQLite databases. PostgreSQL brings its own tools for it."""

import fcntl
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from musivum.server.errors import Conflict, Missing, Refused


def backup(database: str, file: Path) -> int:
    """A consistent copy, made while the server may write; return how many matches it holds."""
    source = _path(database)
    if not source.is_file():
        raise Missing("backup-source", path=source)
    if file.exists():
        raise Conflict("backup-exists", path=file)
    _count(source)
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(file)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise Refused("backup-failed", path=file, problem=str(error)) from None
    return _count(file)


def restore(database: str, file: Path) -> tuple[Path, int, Path | None]:
    """Put a copy in place, and keep what was there; return where, how many matches, the old one."""
    target = _path(database)
    if not file.is_file():
        raise Missing("backup-source", path=file)
    matches = _count(file)
    with Path(f"{target}.lock").open("w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Conflict("server-database-locked", path=target) from None
        fresh = Path(f"{target}.restoring")
        fresh.unlink(missing_ok=True)
        with closing(sqlite3.connect(file)) as copy, closing(sqlite3.connect(fresh)) as new:
            copy.backup(new)
        before = _set_aside(target) if target.exists() else None
        fresh.replace(target)
    return target, matches, before


def _set_aside(target: Path) -> Path:
    """Give the present database another name, everything in its log included."""
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
    number = 1
    while (before := Path(f"{target}.before-{number}")).exists():
        number += 1
    target.rename(before)
    return before


def _path(database: str) -> Path:
    try:
        url = make_url(database)
    except ArgumentError:
        raise Refused("backup-source", path=database) from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Refused("backup-postgres")
    return Path(url.database)


def _count(path: Path) -> int:
    """The number of matches; an error if this is no database of ours."""
    try:
        # As an address of a file, in which # and % are not what they are in a path.
        readable = f"{path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(readable, uri=True)) as connection:
            found = connection.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.Error as error:
        raise Refused("backup-not-database", path=path, problem=str(error)) from None
    return int(found[0])
