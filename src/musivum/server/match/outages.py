"""When nobody could move: no clock of a match runs then.

A server shows every second that it can write. What is longer than a moment between two signs of
life is an outage, whatever it was: no server ran, the process was frozen, the machine slept or its
clock was set, the database was away or full, or another process that serves the same matches is
silent. Outages are kept, and all processes count by the same ones.

Where several processes serve, a machine whose clock is set concerns nobody: they keep to the time
of the database, and to each other's.
"""

import time
from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import Connection, delete, select, update

from musivum.server.match.clock import Clock
from musivum.server.storage import tables
from musivum.server.storage.store import Store, insert_new

MOMENT = 1_000
"""A longer standstill, in milliseconds, is an outage."""
SILENCE = 2_500
"""So is it when another process says nothing for so long …"""
LOST = 30_000
"""… until it is given up: its clients have found another one by then."""
KEPT = 60 * 86_400_000
"""Outages that lie further back concern no clock any more."""

Span = tuple[int, int]


class Outages:
    """What one process knows of outages, and its signs of life."""

    def __init__(
        self,
        store: Store,
        name: str,
        clock: Callable[[], int],
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.name = name
        self.clock = clock
        self.monotonic = monotonic
        self.spans: list[Span] = []
        """All that concern a clock, in order, none overlapping another."""
        self._new: list[Span] = []
        """Those that are not written yet."""
        self._durable = clock()
        """When the last sign of life was handed in that was written …"""
        self._pending: float | None = None
        """… and the first after it that is not, on the clock that nobody can set."""
        self._alive: dict[str, int] = {}
        """The signs of life of all processes, as they were last read."""
        self._seen = monotonic()
        self.written: float | None = None
        """When the last sign of life was durable, on the clock that nobody can set."""

    async def begin(self) -> None:
        """The first sign of life; the time since any server's last one was an outage."""
        now = self._durable = self.clock()
        self._pending = self.monotonic()
        self.spans = await self.store.write(lambda connection: _wake(connection, self.name, now))
        self._seen = self.monotonic()
        await self.beat()  # it may have waited for the database, which was an outage too

    def notice(self) -> None:
        """See whether this process stood still; to be asked before time is judged, and often."""
        now = self.monotonic()
        still = int((now - self._seen) * 1000)
        self._seen = now
        if still > MOMENT:
            self._add((self.clock() - still, self.clock()))
        if not self.store.shared:
            self._catch_up()
        # A move may be written before the sign of life that waits for the same database.
        if self._pending is not None and (now - self._pending) * 1000 > MOMENT:
            self._add((self._durable, self.clock()))

    async def beat(self) -> None:
        """A sign of life: write, and know all outages up to now."""
        self.notice()
        handed_in = self.clock()
        self._pending = self.monotonic() if self._pending is None else self._pending
        await self._write(handed_in)
        self.notice()
        self._pending, self._durable = None, handed_in
        if self._new:
            await self._write(self.clock())
        self.written = self.monotonic()

    def fresh(self, seconds: float) -> bool:
        """Whether something was durable so recently."""
        return self.written is not None and self.monotonic() - self.written < seconds

    async def leave(self) -> None:
        """The last sign of life: others need not wait for this process."""
        if self.store.shared:
            await self.store.write(
                lambda connection: connection.execute(
                    delete(tables.meta).where(tables.meta.c.key == _key(self.name))
                )
            )

    def _add(self, span: Span) -> None:
        self._new = merged([*self._new, span])
        self.spans = merged([*self.spans, span])

    def _catch_up(self, others: int | None = None) -> None:
        jumped = self.clock.catch_up(others) if isinstance(self.clock, Clock) else None
        if jumped is not None:
            self._add(jumped)

    async def _write(self, now: int) -> None:
        new, store = self._new, self.store

        def work(connection: Connection) -> tuple[list[Span], dict[str, int], int | None]:
            spans = _beat(connection, self.name, now, new, store.shared)
            return spans, _alive(connection), store.time(connection)

        found, alive, common = await store.write(work)
        self._new = [span for span in self._new if span not in new]
        self.spans = merged([*found, *self._new])
        if common is not None:
            # Whoever died says nothing new: the time that they had is not followed.
            live = [at for key, at in alive.items() if at > self._alive.get(key, at)]
            self._alive = alive
            self._catch_up(max([common, *live]))


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same time, each moment once.

    >>> merged([(5, 9), (1, 3), (2, 4), (9, 12)])
    [(1, 4), (5, 12)]
    """
    found: list[Span] = []
    for began, ended in sorted(spans):
        if found and began <= found[-1][1]:
            found[-1] = (found[-1][0], max(ended, found[-1][1]))
        else:
            found.append((began, ended))
    return found


def _key(name: str) -> str:
    return f"alive {name}"


def _alive(connection: Connection) -> dict[str, int]:
    """The last signs of life of all processes; one that an older version wrote has no name."""
    rows = connection.execute(
        select(tables.meta.c.key, tables.meta.c.value).where(tables.meta.c.key.like("alive%"))
    )
    return {key: int(value) for key, value in rows}


def living(connection: Connection, since: int) -> list[str]:
    """The names of the processes that have shown since then that they live."""
    return [key.removeprefix("alive ") for key, at in _alive(connection).items() if at >= since]


def _wake(connection: Connection, name: str, now: int) -> list[Span]:
    """Note the time since anyone's last sign of life as an outage; return all of them."""
    alive = _alive(connection)
    if alive and now - max(alive.values()) > MOMENT:
        _note(connection, [(max(alive.values()), now)])
    gone = [key for key, at in alive.items() if now - at > SILENCE]
    connection.execute(delete(tables.meta).where(tables.meta.c.key.in_(gone)))
    connection.execute(delete(tables.outages).where(tables.outages.c.ended < now - KEPT))
    return _beat(connection, name, now, [], shared=False)


def _beat(
    connection: Connection, name: str, now: int, new: Sequence[Span], shared: bool
) -> list[Span]:
    key = _key(name)
    values = {"value": str(now)}
    done = connection.execute(update(tables.meta).where(tables.meta.c.key == key).values(values))
    if not done.rowcount:
        insert_new(connection, tables.meta, {"key": key} | values)
    _note(connection, new)
    if shared:
        _note_silent(connection, name, now)
    found = connection.execute(select(tables.outages.c.began, tables.outages.c.ended))
    return merged((began, ended) for began, ended in found)


def _note_silent(connection: Connection, name: str, now: int) -> None:
    """While another process is silent, those who play there cannot move."""
    for key, at in _alive(connection).items():
        if key != _key(name) and now - at > LOST:
            connection.execute(delete(tables.meta).where(tables.meta.c.key == key))
        elif key != _key(name) and now - at > SILENCE:
            _note(connection, [(at, now)])


def _note(connection: Connection, spans: Iterable[Span]) -> None:
    columns = tables.outages.c
    for began, ended in spans:
        if not insert_new(connection, tables.outages, {"began": began, "ended": ended}):
            longer = update(tables.outages).where(columns.began == began, columns.ended < ended)
            connection.execute(longer.values(ended=ended))
