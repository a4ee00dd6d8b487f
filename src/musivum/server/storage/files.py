"""The files of a SQLite database: whose they are, who may read them, and how they are put aside.

They hold the secret that signs cookies and the seeds of running matches, so they are made for
their owner's eyes only. SQLite gives the files beside a database the rights of the database.
"""

import os
import stat
import sys
from pathlib import Path

from filelock import FileLock
from filelock import Timeout as Taken
from sqlalchemy.engine import URL

from musivum.server.errors import Conflict

PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm")
"""A database is these files. Lose the second, and what was not copied into the first is lost."""


def path_of(url: URL) -> Path | None:
    """The file of a SQLite database; None if it has none."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def make_private(path: Path, *, new: bool = False) -> None:
    """A file that only its owner can read, unless there is one already, which may be an error."""
    how = os.O_RDWR | os.O_CREAT | (os.O_EXCL if new else 0)
    os.close(os.open(path, how, PRIVATE))


def exposed(path: Path) -> list[Path]:
    """Those of a database's files that others on this machine can read or write.

    Windows says who may in another way, and gives new files the rights of their folder.
    """
    if os.name != "posix":
        return []
    found = [Path(f"{path}{end}") for end in BESIDE]
    others = stat.S_IRWXG | stat.S_IRWXO
    return [one for one in found if one.exists() and one.stat().st_mode & others]


class Lock:
    """A SQLite database is one process's, as long as its lock is held.

    On Linux the database itself is locked, in a way that SQLite does not use: by whichever name
    it is opened, there is one lock, and no file that could be deleted. Elsewhere both ways exclude
    each other, so there the lock is a file beside the database.
    """

    def __init__(self, path: Path) -> None:
        self._held: FileLock | int = (
            _locked(path) if sys.platform == "linux" else _locked_beside(path.resolve(), path)
        )

    def release(self) -> None:
        """Let others have it. No connection of this process may be open any more: closing any
        handle of a file drops the locks that SQLite holds on it."""
        if isinstance(self._held, int):
            os.close(self._held)
        else:
            self._held.release()


def _locked(path: Path) -> int:
    import fcntl  # noqa: PLC0415 - other systems do not have it

    handle = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise Conflict("server-database-locked", path=path) from None
    return handle


def _locked_beside(found: Path, path: Path) -> FileLock:
    lock = FileLock(f"{found}.lock", mode=PRIVATE, timeout=0)
    try:
        lock.acquire()
    except Taken:
        raise Conflict("server-database-locked", path=path) from None
    return lock


def set_aside(path: Path) -> Path:
    """Give a database another name, unread, whatever it is; what is beside it goes along."""
    number = 1
    while (before := Path(f"{path}.before-{number}")).exists():
        number += 1
    # The database goes first: a log without its database is never taken for another one's.
    for end in BESIDE:
        if (one := Path(f"{path}{end}")).exists():
            one.rename(f"{before}{end}")
    return before


def make_durable(path: Path) -> None:
    """See a file and its name through to the disk."""
    # Windows has no handles of folders.
    for one in (path, path.parent) if os.name == "posix" else (path,):
        handle = os.open(one, os.O_RDWR if one is path else os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
