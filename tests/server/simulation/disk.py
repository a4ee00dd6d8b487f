"""A database that can be cut from its power, be out of reach, be full, and lose an answer.

It is a real SQLite file. What was synced is known: after a commit the log, after a checkpoint the
database too, if the connection has SQLite do so. A power cut keeps what was synced, and of all that
was written since an arbitrary part, sector by sector.
"""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from musivum.server.storage.store import PRESENCE, Store, _Job
from tests.server.simulation.loop import Loop

EPOCH = 1_700_000_000_000
SECTOR = 512
ENDS = ("", "-wal")
NORMAL, FULL = 1, 2


class Disk:
    """The machine that the database is on."""

    def __init__(self, folder: Path, template: Path, rng: random.Random, loop: Loop) -> None:
        self.folder, self.rng, self.loop = folder, rng, loop
        self.cuts = 0
        self.path = folder / "0.db"
        self.path.write_bytes(template.read_bytes())
        self.skew = 0
        """Milliseconds by which its clock was set."""
        self.full = False
        self.away: set[str] = set()
        """Processes that cannot reach it."""
        self.deaf: set[str] = set()
        """Processes whose next commit is done, but they do not hear of it."""
        self.listeners: dict[str, Callable[[str, str], None]] = {}
        self._open()

    def _open(self) -> None:
        # As long as this is open, nobody who closes is the last and tidies up, as no one does who
        # is killed.
        self._keeper = sqlite3.connect(self.path)
        self._keeper.execute("PRAGMA journal_mode=WAL")
        self._keeper.execute("SELECT count(*) FROM meta").fetchone()
        self._synced = {end: self._read(end) for end in ENDS}

    def close(self) -> None:
        self._keeper.close()

    def _read(self, end: str) -> bytes:
        file = Path(f"{self.path}{end}")
        return file.read_bytes() if file.exists() else b""

    def time(self) -> int:
        return EPOCH + int(self.loop.now * 1000) + self.skew

    def reach(self, process: str, *, writing: bool) -> None:
        """Raise what the driver of a database would, if it cannot be used now."""
        if process in self.away:
            raise unreachable("server closed the connection unexpectedly")
        if self.full and writing:
            raise unreachable("database or disk is full")

    def committed(self, connection: Connection) -> None:
        """A commit has returned."""
        if _synchronous(connection) >= FULL:
            self._synced["-wal"] = self._read("-wal")

    def checkpointed(self, connection: Connection) -> None:
        """A checkpoint has returned."""
        if _synchronous(connection) >= NORMAL:
            self._synced = {end: self._read(end) for end in ENDS}

    def cut_power(self) -> None:
        """All that is left is on another file; whoever has the old one open has died."""
        left = {end: self._torn(self._synced[end], self._read(end)) for end in ENDS}
        self._keeper.close()
        self.cuts += 1
        self.path = self.folder / f"{self.cuts}.db"
        for end, content in left.items():
            Path(f"{self.path}{end}").write_bytes(content)
        self._open()

    def _torn(self, synced: bytes, written: bytes) -> bytes:
        if synced == written:
            return synced
        found = []
        for start in range(0, max(len(synced), len(written)), SECTOR):
            old, new = (one[start : start + SECTOR] for one in (synced, written))
            found.append(old if old == new or self.rng.random() < 0.5 else new or old)
        return b"".join(found)

    def tell(self, process: str, channel: str, notice: str) -> None:
        """As NOTIFY does: everyone who listens hears it, a moment later."""
        for name, hear in list(self.listeners.items()):
            if name not in self.away and name != process:
                self.loop.call_later(0.002, hear, channel, notice, context=self.loop.process(name))


def unreachable(why: str) -> OperationalError:
    return OperationalError("simulated", {}, sqlite3.OperationalError(why))


def _synchronous(connection: Connection) -> int:
    driver: Any = connection.connection
    return int(driver.execute("PRAGMA synchronous").fetchone()[0])


class SimulatedStore(Store):
    """A store of one process: all of it is real but the way to the disk."""

    def __init__(self, disk: Disk, process: str) -> None:
        super().__init__(f"sqlite:///{disk.path}", inline=True)
        self.shared = True
        self.disk = disk
        self.process = process
        self._told: list[str] = []

    def time(self, _connection: Connection) -> int:
        return self.disk.time()

    async def _commit_inline(self, job: _Job) -> None:
        await _pass(self.disk)
        await super()._commit_inline(job)
        await _pass(self.disk)  # it is done, and the answer is on its way

    async def _beside(self, run: Callable[[], Any]) -> Any:
        await _pass(self.disk)
        self.disk.reach(self.process, writing=False)
        return run()

    def _transact(self, group: Sequence[_Job], *, together: bool) -> bool:
        self.disk.reach(self.process, writing=True)
        self._told = []
        done = super()._transact(group, together=together)
        with self.engine.connect() as connection:
            self.disk.committed(connection)
        for notice in self._told:
            self.disk.tell(self.process, "", notice)
        if self.process in self.disk.deaf:
            self.disk.deaf.discard(self.process)
            raise unreachable("the connection was lost while the answer was on its way")
        return done

    def _checkpoint(self) -> None:
        super()._checkpoint()
        with self.engine.connect() as connection:
            self.disk.checkpointed(connection)

    def _notify(self, _cursor: object, touched: list[str]) -> None:
        self._told += touched

    async def notify(self, channel: str, notice: str) -> None:
        assert channel == PRESENCE
        self.disk.reach(self.process, writing=False)
        self.disk.tell(self.process, channel, notice)


async def _pass(disk: Disk) -> None:
    await asyncio.sleep(disk.rng.random() * 0.02)
