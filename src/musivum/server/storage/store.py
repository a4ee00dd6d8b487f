"""The database, and the one thread that writes to it.

Whatever wants to write hands a job to the writer and awaits it. The writer takes all jobs that
have gathered while it committed the last group, does them in one transaction, and answers when that
is durable: under load many moves share one flush to disk, for which the writer even waits a moment,
and without load nobody waits for company. Reads go to a few threads of their own. The event loop
never touches a connection.

Both threads want the interpreter's lock, and every call into the database gives it away and has to
get it back. So the writer does little in Python and makes few calls: all appends of a group are two
statements, and all answers go to the loop at once.

An append says which event it believes to be the last. If that is no longer so (another process was
faster, or a commit whose answer was lost did happen), it is refused as a whole, and the caller
looks at the new events before trying again.

In SQLite one connection writes, and the same one brings the log into the database, between two
groups: versions before 3.51.3 can damage a database when the one happens beside the other. Where
several processes serve one SQLite, they do either of it in turn.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from musivum.server import metrics
from musivum.server.errors import Unavailable
from musivum.server.storage import migrations
from musivum.server.storage.address import address_of
from musivum.server.storage.appends import Append, Appends, say, write_more
from musivum.server.storage.together import Together

log = logging.getLogger("musivum.store")

T = TypeVar("T")

LARGEST_GROUP = 500
"""No more jobs than this share a transaction."""
GATHER_SECONDS = 0.005
"""How long the writer waits for company when the last group was one already: a transaction costs
much more than one more move in it."""
RETRY_SECONDS = 60.0
"""How long the writer tries to reach a database that has gone away before it gives up a job."""
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit returns when it is on disk
    "foreign_keys=ON",
    "wal_autocheckpoint=0",  # "tidy" does it, in the writer
    "journal_size_limit=67108864",
)
READING = (*PRAGMAS, "query_only=ON")
AWAY = (OperationalError, InterfaceError, PoolTimeout)
"""What is raised when a database cannot be reached, or has no room."""
CHANNEL = "musivum"
"""Where processes that share a database tell each other which matches have new events …"""
PRESENCE = "musivum_presence"
"""… and who is at them."""
LARGEST_NOTICE = 400
"""Matches named in one notice; PostgreSQL allows 8,000 bytes."""


@dataclass(slots=True)
class _Job:
    work: "Append | Callable[[Connection], Any] | _Tidy"
    future: asyncio.Future[Any]
    since: float
    left: Callable[[Any], None] | None = None
    """Told the answer if nobody waits for it any more."""
    answer: Any = None


class _Tidy:
    """The job to bring what is in SQLite's log into its database."""


class Store:
    """One database, opened for a server's lifetime."""

    def __init__(
        self, url: str, *, inline: bool = False, name: str = "", together: Together | None = None
    ) -> None:
        self.url = address_of(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.together = together if self.sqlite else None
        """What the processes have in common that serve this SQLite, if there are several."""
        self.shared = not self.sqlite or together is not None
        """Other processes write to it too."""
        self.damaged = ""
        """What was wrong, if the database was once found to be damaged."""
        self.inline = inline
        """Do everything in the calling thread: for simulations that must not depend on timing."""
        self.name = name
        """Who speaks, in notices to other processes."""
        self.engine = (
            _sqlite_engine(url, "IMMEDIATE", PRAGMAS) if self.sqlite else _postgres_engine(self.url)
        )
        self._reads = _sqlite_engine(url, "DEFERRED", READING) if self.sqlite else self.engine
        self._appends = Appends(self.engine)
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._closing = False
        self._told: list[str] = []
        """What to tell the other processes of this machine when it is written."""
        self._loop: asyncio.AbstractEventLoop

    def open(self) -> None:
        """Bring the tables up to date and start the writer."""
        with self._alone(), self.engine.begin() as connection:
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
        with self._alone():  # the last connection of all brings the log into the database
            self._reads.dispose()
            self.engine.dispose()

    async def append(self, append: Append, left: Callable[[Any], None] | None = None) -> bool:
        """Append events; False if the list has grown otherwise meanwhile.

        What was handed in is done, also when whoever asked does not wait for it any more: then
        ``left`` is told the answer, True, False or an error.
        """
        return cast(bool, await self._hand_in(append, left))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something else in the writer; must be harmless when done twice."""
        return cast(T, await self._hand_in(work))

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """Read something, beside the writer."""

        def run() -> T:
            with self._reads.connect() as connection:
                return work(connection, *arguments)

        try:
            try:
                return await self._beside(run)
            except DBAPIError as error:
                # A pooled connection can die with its server; a fresh one is tried once.
                if not error.connection_invalidated:
                    raise
                return await self._beside(run)
        except (*AWAY, DatabaseError) as error:
            raise self.unavailable(error) from error

    async def _beside(self, run: Callable[[], T]) -> T:
        if self.inline:
            return run()
        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def unavailable(self, error: Exception) -> Exception:
        """What to tell those who ask when the database fails; a mistake of ours stays itself."""
        if (
            self.sqlite and type(error) is DatabaseError
        ):  # no other kind: so SQLite says "malformed"
            self.damaged = str(error.orig)
            log.critical("database-damaged", extra={"problem": self.damaged})
            return Unavailable("server-database-damaged")
        return Unavailable("server-database-away") if isinstance(error, AWAY) else error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees the database as it is now, whatever is written meanwhile."""
        level = None if self.sqlite else {"isolation_level": "REPEATABLE READ"}
        with self._reads.connect() as connection:
            yield connection.execution_options(**level or {})

    async def notify(self, channel: str, notice: str) -> None:
        """Tell all processes that share this database something."""
        if self.together is not None:
            self.together.tell(f"{channel} {notice}")
        else:
            await self.write(lambda connection: say(connection, channel, notice))

    async def tidy(self) -> None:
        """Bring what is in SQLite's log into its database, between two groups of the writer."""
        if self.sqlite:
            await self._hand_in(_Tidy())

    def time(self, connection: Connection) -> int | None:
        """Milliseconds since 1970 where several processes write; None where one does."""
        if self.sqlite:
            return None if self.together is None else int(time.time() * 1000)
        asked = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(connection.execute(asked).scalar_one())

    @property
    def waiting(self) -> int:
        """Jobs that the writer has not taken yet."""
        return self._queue.qsize()

    async def _hand_in(
        self,
        work: Append | Callable[[Connection], Any] | _Tidy,
        left: Callable[[Any], None] | None = None,
    ) -> Any:
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future(), time.perf_counter(), left)
        if self.inline:
            await self._commit_inline(job)
            _answer([job])
        else:
            self._loop = loop
            self._queue.put(job)
        try:
            return await job.future
        except (*AWAY, DatabaseError) as error:
            raise self.unavailable(error) from error
        except asyncio.CancelledError:
            if left is not None and not job.future.cancelled():
                left(job.answer)  # it was on its way
            raise

    async def _commit_inline(self, job: _Job) -> None:
        """As the writer does it, but it waits as the loop does."""
        pauses = _pauses()
        give_up = asyncio.get_running_loop().time() + RETRY_SECONDS
        while not self._try([job], last=asyncio.get_running_loop().time() > give_up):
            await asyncio.sleep(next(pauses))

    # In the writer's thread

    def _write_on(self) -> None:
        going_on, busy = True, False
        while going_on:
            job = self._queue.get()
            if busy:
                time.sleep(GATHER_SECONDS)
            group: list[_Job] = []
            while True:
                if job is None:
                    going_on = False
                else:
                    group.append(job)
                if not going_on or len(group) >= LARGEST_GROUP:
                    break
                try:
                    job = self._queue.get_nowait()
                except queue.Empty:
                    break
            busy = len(group) > 1
            if group:
                self._commit(group)
                with suppress(RuntimeError):  # the loop has ended: nobody waits any more
                    self._loop.call_soon_threadsafe(_answer, group)

    def _commit(self, group: Sequence[_Job]) -> None:
        """One transaction for all; tried again while the database cannot be reached."""
        pauses = _pauses()
        give_up = time.monotonic() + RETRY_SECONDS
        while not self._try(group, last=time.monotonic() > give_up):
            time.sleep(next(pauses))

    def _try(self, group: Sequence[_Job], *, last: bool) -> bool:
        """Commit a group; False if the database cannot be reached and it is worth waiting."""
        try:
            if not self._transact(group, together=True):
                self._transact(group, together=False)
            if any(isinstance(job.work, _Tidy) for job in group):
                self._checkpoint()
        except OperationalError as error:
            if not last and not self._closing:
                log.warning("database-unreachable", extra={"problem": type(error.orig).__name__})
                metrics.DATABASE_RETRIES.inc()
                return False
            _fail(group, error)
        except Exception as error:
            _fail(group, error)
        return True

    def _checkpoint(self) -> None:
        """Copy the log into the database; when all is copied, the log begins anew."""
        with self._alone(), self.engine.connect() as connection:
            cast(Any, connection.connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def _transact(self, group: Sequence[_Job], *, together: bool) -> bool:
        """Do all jobs in one transaction.

        Appends that go ``together`` are one statement, which cannot say whose list had grown: if
        any had, nothing is done, and the answer is False.
        """
        # Rows are locked in the order of their matches, so that two processes cannot deadlock.
        appends = [job for job in group if isinstance(job.work, Append)]
        appends.sort(key=lambda job: job.work.match)  # type: ignore[union-attr] # all are appends
        with self._alone(), self._begun(group) as (cursor, connection):
            for jobs in [appends] if together and appends else [[job] for job in appends]:
                done = self._appends.advance(cursor, [cast(Append, job.work) for job in jobs])
                if not done and len(jobs) > 1:
                    cursor.connection.rollback()
                    return False
                for job in jobs:
                    job.answer = done
            self._write(
                cursor, connection, [cast(Append, job.work) for job in appends if job.answer]
            )
            for job in group:
                if not isinstance(job.work, Append | _Tidy):
                    assert connection is not None
                    job.answer = _nested(connection, job.work)
        return True

    @contextmanager
    def _begun(self, group: Sequence[_Job]) -> Iterator[tuple[Any, Connection | None]]:
        """A transaction: the driver's cursor for appends, and a connection if anything else is to
        be done."""
        if all(isinstance(job.work, Append) and job.work.is_plain for job in group):
            with self._appends.alone() as cursor:
                yield cursor, None
        else:
            with self.engine.begin() as connection, self._appends.within(connection) as cursor:
                yield cursor, connection

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other process of this machine writes meanwhile; when it is done, they are told."""
        if self.together is None:
            yield
            return
        try:
            with self.together.writing():
                yield
        finally:
            # Also if nobody can say whether it was written: to look in vain does no harm.
            told, self._told = self._told, []
            for notice in told:
                self.together.tell(notice)

    def _write(self, cursor: Any, connection: Connection | None, appends: list[Append]) -> None:
        """Write the events of lists that were moved on, and all that comes with them."""
        if not appends:
            return
        self._appends.write(cursor, appends)
        for append in appends:
            if not append.is_plain:
                assert connection is not None
                write_more(connection, append)
        if self.shared:
            self._notify(cursor, [append.match for append in appends])

    def _notify(self, cursor: Any, touched: list[str]) -> None:
        for first in range(0, len(touched), LARGEST_NOTICE):
            listed = " ".join(touched[first : first + LARGEST_NOTICE])
            if self.together is None:
                self._appends.notify(cursor, CHANNEL, f"{self.name} {listed}")
            else:
                self._told.append(f"{CHANNEL} {self.name} {listed}")


def _answer(group: Sequence[_Job]) -> None:
    """In the loop: tell all who have waited for these jobs, and still do."""
    now = time.perf_counter()
    metrics.GROUP_SIZE.observe(len(group))
    metrics.COMMIT_SECONDS.observe(now - min(job.since for job in group))
    for job in group:
        if job.future.done():  # whoever asked has gone
            if job.left is not None:
                job.left(job.answer)
        elif isinstance(job.answer, Exception):
            job.future.set_exception(job.answer)
        else:
            job.future.set_result(job.answer)


def _pauses() -> Iterator[float]:
    """How long to wait before each further try."""
    pause = 0.05
    while True:
        yield pause
        pause = min(2 * pause, 1.0)


def _fail(group: Sequence[_Job], error: Exception) -> None:
    for job in group:
        job.answer = error


def insert_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row unless there is one with its key, were it one that another process adds now.

    Whether it was new.
    """
    new = sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
    counted = {"preserve_rowcount": True}  # else it is kept for updates only
    done = connection.execute(new.on_conflict_do_nothing(), row, execution_options=counted)
    return done.rowcount > 0


def version(connection: Connection) -> str:
    """Which database this is, for the log."""
    found = connection.dialect.server_version_info or ()
    return f"{connection.dialect.name} {'.'.join(str(part) for part in found)}"


def _nested(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    """Do a job so that its failure spoils nobody else's."""
    try:
        with connection.begin_nested():
            return work(connection)
    except OperationalError:
        raise
    except Exception as error:
        return error


def _postgres_engine(url: URL) -> Engine:
    # pool_pre_ping: a connection that died with its server is noticed before it is used.
    return create_engine(url.set(drivername="postgresql+psycopg"), pool_size=5, pool_pre_ping=True)


def _sqlite_engine(url: str, begin: str, pragmas: Sequence[str]) -> Engine:
    """SQLite in WAL mode, every commit flushed to disk, transactions begun by us."""
    engine = create_engine(
        url, paramstyle="named", connect_args={"timeout": 30, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")

    return engine
