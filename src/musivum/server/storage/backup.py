"""Backup and restore of SQLite databases. PostgreSQL brings its own tools for it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from musivum.core.errors import why
from musivum.server.errors import Conflict, Missing, Refused
from musivum.server.storage.address import address_of
from musivum.server.storage.files import (
    BESIDE,
    Lock,
    make_durable,
    make_private,
    path_of,
    set_aside,
)


def backup(database: str, file: Path) -> int:
    """A consistent copy, made while the server may write; return how many matches it holds."""
    source = _path(database)
    if not source.is_file():
        raise Missing("backup-source", path=source)
    if file.exists():
        raise Conflict("backup-exists", path=file)
    _count(source)
    try:
        make_private(file, new=True)
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(file)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except (sqlite3.Error, OSError) as error:
        raise Refused("backup-failed", path=file, problem=why(error)) from None
    return _count(file)


def restore(database: str, file: Path) -> tuple[Path, int, Path | None]:
    """Put a copy in place, and keep what was there; return where, how many matches, the old one."""
    target = _path(database)
    if not file.is_file():
        raise Missing("backup-source", path=file)
    matches = _count(file)
    # What is there now may be damaged, cut short or no database at all: it is not opened.
    lock = Lock(target) if target.exists() else None
    try:
        fresh = _copied(file, target)
        before = set_aside(target) if target.exists() else None
        fresh.rename(target)
        make_durable(target)
    finally:
        if lock is not None:
            lock.release()
    return target, matches, before


def _copied(file: Path, target: Path) -> Path:
    """A copy of a copy, beside where it will be."""
    fresh = Path(f"{target}.restoring")
    try:
        for end in BESIDE:
            Path(f"{fresh}{end}").unlink(missing_ok=True)
        make_private(fresh, new=True)
        with closing(sqlite3.connect(file)) as copy, closing(sqlite3.connect(fresh)) as new:
            copy.backup(new)
        make_durable(fresh)
    except (sqlite3.Error, OSError) as error:
        raise Refused("backup-failed", path=fresh, problem=why(error)) from None
    return fresh


def _path(database: str) -> Path:
    path = path_of(address_of(database))
    if path is None:
        raise Refused("backup-postgres")
    return path


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
