"""The database, and the one thread that writes to it.

Whatever wants to write hands a job to the writer and awaits it. The writer takes all jobs that
have gathered while it committed the last group, does them in one transaction, and answers when that
is durable: under load many moves share one flush to disk, and without load nobody waits for
company. Reads go to a few threads of their own. The event loop never touches a connection.

An append says which event it believes to be the last. If that is no longer so (another process was
faster, or a commit whose answer was lost did happen), it is refused as a whole, and the caller
looks at the new events before trying again.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    insert,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError

from musivum.server import metrics, migrations, tables

log = logging.getLogger("musivum.store")

T = TypeVar("T")

LARGEST_GROUP = 500
"""No more jobs than this share a transaction."""
RETRY_SECONDS = 60.0
"""How long the writer tries to reach a database that has gone away before it gives up a job."""
CHANNEL = "musivum"
"""Where processes that share a PostgreSQL tell each other which matches have new events."""
LARGEST_NOTICE = 400
"""Matches named in one notice; PostgreSQL allows 8,000 bytes."""


@dataclass(slots=True)
class Append:
    """Events for the end of one match's list, with what they change in the indexes."""

    match: str
    expect: int
    """The number of the last event as the caller knows it."""
    events: list[dict[str, Any]]
    head: dict[str, Any]
    """New values of the match's row: last, updated, status, awaiting, thinking, deadline, card."""
    seats: dict[int, str | None] = field(default_factory=dict)
    """Seats whose holder changes."""
    extra: Callable[[Connection], None] | None = None
    """Anything else that must happen in the same transaction."""


_HEAD = ("last", "updated", "status", "awaiting", "thinking", "deadline", "card")
_ADVANCE = (
    update(tables.matches)
    .where(
        tables.matches.c.id == bindparam("b_match"), tables.matches.c.last == bindparam("b_expect")
    )
    .values({name: bindparam(f"b_{name}") for name in _HEAD})
)
_SEAT = (
    update(tables.seats)
    .where(tables.seats.c.match == bindparam("b_match"), tables.seats.c.seat == bindparam("b_seat"))
    .values(guest=bindparam("b_guest"))
)
_EVENTS = insert(tables.events)


@dataclass(slots=True)
class _Job:
    work: Append | Callable[[Connection], Any]
    future: Future[Any]
    since: float


class Store:
    """One database, opened for a server's lifetime."""

    def __init__(self, url: str, *, inline: bool = False, name: str = "") -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.inline = inline
        """Do everything in the calling thread: for simulations that must not depend on timing."""
        self.name = name
        """Who speaks, in notices to other processes."""
        self.engine = _sqlite_engine(url, "IMMEDIATE") if self.sqlite else _postgres_engine(url)
        self._reads = _sqlite_engine(url, "DEFERRED") if self.sqlite else self.engine
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._closing = False

    def open(self) -> None:
        """Bring the tables up to date and start the writer."""
        with self.engine.begin() as connection:
            if not self.sqlite:
                # Several processes may start at once; one migrates, the others find it done.
                connection.execute(text("SELECT pg_advisory_xact_lock(7277)"))
            migrations.upgrade(connection)
        if not self.inline:
            self._writer.start()

    def close(self) -> None:
        """Finish what was handed in, then stop."""
        self._closing = True
        if self._writer.is_alive():
            self._queue.put(None)
            self._writer.join(30)
        self._readers.shutdown()
        self._reads.dispose()
        self.engine.dispose()

    async def append(self, append: Append) -> bool:
        """Append events; False if the list has grown otherwise meanwhile."""
        return cast(bool, await self._hand_in(append))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something else in the writer; must be harmless when done twice."""
        return cast(T, await self._hand_in(work))

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """Read something, beside the writer."""

        def run() -> T:
            with self._reads.connect() as connection:
                return work(connection, *arguments)

        if self.inline:
            return run()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except DBAPIError as error:
            # A pooled connection can die with its server; a fresh one is tried once.
            if not error.connection_invalidated:
                raise
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    @property
    def waiting(self) -> int:
        """Jobs that the writer has not taken yet."""
        return self._queue.qsize()

    async def _hand_in(self, work: Append | Callable[[Connection], Any]) -> Any:
        job = _Job(work, Future(), time.perf_counter())
        if self.inline:
            self._commit([job])
            return job.future.result()
        self._queue.put(job)
        return await asyncio.wrap_future(job.future)

    # In the writer's thread

    def _write_on(self) -> None:
        going_on = True
        while going_on:
            job = self._queue.get()
            group: list[_Job] = []
            while True:
                if job is None:
                    going_on = False
                elif job.future.set_running_or_notify_cancel():  # from now on it is done
                    group.append(job)
                if not going_on or len(group) >= LARGEST_GROUP:
                    break
                try:
                    job = self._queue.get_nowait()
                except queue.Empty:
                    break
            if group:
                self._commit(group)

    def _commit(self, group: Sequence[_Job]) -> None:
        """One transaction for all; tried again while the database cannot be reached."""
        give_up = time.monotonic() + RETRY_SECONDS
        pause = 0.05
        while True:
            try:
                answers = self._transact(group)
                break
            except OperationalError as error:
                if time.monotonic() > give_up or self._closing:
                    answers = [error] * len(group)
                    break
                log.warning("database-unreachable", extra={"problem": type(error.orig).__name__})
                metrics.DATABASE_RETRIES.inc()
                time.sleep(pause)
                pause = min(2 * pause, 1.0)
            except Exception as error:
                answers = [error] * len(group)
                break
        now = time.perf_counter()
        metrics.GROUP_SIZE.observe(len(group))
        for job, answer in zip(group, answers, strict=True):
            metrics.COMMIT_SECONDS.observe(now - job.since)
            if isinstance(answer, Exception):
                job.future.set_exception(answer)
            else:
                job.future.set_result(answer)

    def _transact(self, group: Sequence[_Job]) -> list[Any]:
        answers: list[Any] = [None] * len(group)
        # Rows are locked in the order of their matches, so that two processes cannot deadlock.
        order = sorted(
            range(len(group)),
            key=lambda place: _order(group[place].work),
        )
        with self.engine.begin() as connection:
            rows: list[dict[str, Any]] = []
            touched: list[str] = []
            for place in order:
                work = group[place].work
                if isinstance(work, Append):
                    answers[place] = _advance(connection, work)
                    if answers[place]:
                        rows += work.events
                        touched.append(work.match)
                else:
                    answers[place] = _nested(connection, work)
            if rows:
                connection.execute(_EVENTS, rows)
            if touched and not self.sqlite:
                self._notify(connection, touched)
        return answers

    def _notify(self, connection: Connection, touched: list[str]) -> None:
        for first in range(0, len(touched), LARGEST_NOTICE):
            listed = " ".join(touched[first : first + LARGEST_NOTICE])
            connection.execute(
                text("SELECT pg_notify(:channel, :notice)"),
                {"channel": CHANNEL, "notice": f"{self.name} {listed}"},
            )


def _order(work: object) -> str:
    return work.match if isinstance(work, Append) else "~"


def _advance(connection: Connection, work: Append) -> bool:
    values = {f"b_{name}": work.head[name] for name in _HEAD}
    found = connection.execute(_ADVANCE, values | {"b_match": work.match, "b_expect": work.expect})
    if found.rowcount != 1:
        return False
    for seat, guest in work.seats.items():
        connection.execute(_SEAT, {"b_match": work.match, "b_seat": seat, "b_guest": guest})
    if work.extra is not None:
        work.extra(connection)
    return True


def _nested(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    """Do a job so that its failure spoils nobody else's."""
    try:
        with connection.begin_nested():
            return work(connection)
    except OperationalError:
        raise
    except Exception as error:
        return error


def _postgres_engine(url: str) -> Engine:
    # pool_pre_ping: a connection that died with its server is noticed before it is used.
    return create_engine(
        make_url(url).set(drivername="postgresql+psycopg"), pool_size=5, pool_pre_ping=True
    )


def _sqlite_engine(url: str, begin: str) -> Engine:
    """SQLite in WAL mode, every commit flushed to disk, transactions begun by us."""
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")

    return engine
