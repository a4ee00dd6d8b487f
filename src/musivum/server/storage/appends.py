"""How the ends of lists of events are written: the one path that every move takes.

SQLAlchemy says once, for the database at hand, what is to be said to it. Then the driver itself is
spoken to: SQLAlchemy's own way through a transaction costs more than SQLite's.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, cast

from sqlalchemy import Connection, Engine, bindparam, func, insert, text, update
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DBAPIError

from musivum.server.storage import tables


@dataclass(slots=True)
class Append:
    """Events for the end of one match's list, with what they change in the indexes."""

    match: str
    expect: int
    """The number of the last event as the caller knows it."""
    events: list[dict[str, Any]]
    head: dict[str, Any]
    """New values of the match's row: all of ``HEAD``; None leaves those in ``KEPT`` as they are."""
    seats: dict[int, str | None] = field(default_factory=dict)
    """Seats whose holder changes."""
    extra: Callable[[Connection], None] | None = None
    """Anything else that must happen in the same transaction."""
    is_brief: bool = False
    """Whether of all new values only those in ``BRIEF`` differ from what the row says."""

    @property
    def is_plain(self) -> bool:
        """Whether it is events and the match's row, and nothing else."""
        return not self.seats and self.extra is None


KEPT = ("card", "asker")
HEAD = ("last", "updated", "status", "awaiting", "thinking", "deadline", "head", *KEPT)
BRIEF = ("last", "updated", "awaiting", "head")
"""What every move changes; where nothing else is new, SQLite need not write the indexes anew."""
_MATCH = update(tables.matches).where(
    tables.matches.c.id == bindparam("match"), tables.matches.c.last == bindparam("expect")
)
_ADVANCE = _MATCH.values(
    {name: bindparam(f"new_{name}") for name in HEAD if name not in KEPT}
    | {name: func.coalesce(bindparam(f"new_{name}"), tables.matches.c[name]) for name in KEPT}
)
_GO_ON = _MATCH.values({name: bindparam(f"new_{name}") for name in BRIEF})
_SEAT = (
    update(tables.seats)
    .where(tables.seats.c.match == bindparam("b_match"), tables.seats.c.seat == bindparam("b_seat"))
    .values(guest=bindparam("b_guest"))
)
_EVENT = insert(tables.events)
_NOTICE = text("SELECT pg_notify(:channel, :notice)")


class _Advance:
    """A statement that moves the end of a list on."""

    def __init__(self, statement: Any, dialect: Dialect) -> None:
        self._text, order = _written(statement, dialect)
        *head, match, expect = order
        assert (match, expect) == ("match", "expect"), order
        self._head_of = itemgetter(*[name.removeprefix("new_") for name in head])

    def all(self, cursor: Any, appends: Sequence[Append]) -> bool:
        """Move the ends of all these lists on; False if one is not where it was thought to be."""
        if not appends:
            return True
        head_of = self._head_of
        values = [(*head_of(append.head), append.match, append.expect) for append in appends]
        cursor.executemany(self._text, values)
        return bool(cursor.rowcount == len(appends))


class Appends:
    """The statements of appends, in the words of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._begin = "BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else None
        """How a transaction begins; None: with its first statement."""
        self._advance = _Advance(_ADVANCE, engine.dialect)
        # PostgreSQL sees by itself that no index changes, and rows are locked in the order in
        # which they are named: one statement for all.
        self._go_on = _Advance(_GO_ON, engine.dialect) if self._begin else self._advance
        self._event, order = _written(_EVENT, engine.dialect)
        self._event_of = itemgetter(*order)
        self._notice, order = _written(_NOTICE, engine.dialect)
        assert order == ["channel", "notice"], order

    @contextmanager
    def alone(self) -> Iterator[Any]:
        """A transaction of appends that are plain, and of nothing else: a cursor of the driver."""
        with self._translated():
            lent = self._engine.raw_connection()
        try:
            with self._translated(lent):
                cursor = lent.cursor()
                if self._begin is not None:
                    cursor.execute(self._begin)
                yield cursor
                lent.commit()
        finally:
            lent.close()  # what was not committed is rolled back

    @contextmanager
    def within(self, connection: Connection) -> Iterator[Any]:
        """A cursor of the driver in a transaction in which other things are done too."""
        lent = connection.connection
        with self._translated(lent):
            yield lent.cursor()

    @contextmanager
    def _translated(self, lent: Any = None) -> Iterator[None]:
        """What the driver raises, as SQLAlchemy would say it; a connection that died is let go."""
        dialect = self._engine.dialect
        try:
            yield
        except dialect.loaded_dbapi.Error as error:
            died = False
            if lent is not None:
                died = dialect.is_disconnect(error, lent.driver_connection, None)
            if died:
                lent.invalidate(error)
            raise DBAPIError.instance(
                None, None, error, dialect.loaded_dbapi.Error, False, died, dialect
            ) from error

    def advance(self, cursor: Any, appends: Sequence[Append]) -> bool:
        """Move the ends of all these lists on; False if one is not where it was thought to be."""
        if self._go_on is self._advance:
            return self._advance.all(cursor, appends)
        brief = [append for append in appends if append.is_brief]
        others = [append for append in appends if not append.is_brief]
        return self._go_on.all(cursor, brief) and self._advance.all(cursor, others)

    def write(self, cursor: Any, appends: Sequence[Append]) -> None:
        """The events of lists that were moved on."""
        event_of = self._event_of
        rows = [event_of(row) for append in appends for row in append.events]
        cursor.executemany(self._event, rows)

    def notify(self, cursor: Any, channel: str, notice: str) -> None:
        """Have PostgreSQL tell the other processes something when this is committed."""
        cursor.execute(self._notice, (channel, notice))


def write_more(connection: Connection, append: Append) -> None:
    """What comes with an append that is not plain."""
    for seat, guest in append.seats.items():
        values = {"b_match": append.match, "b_seat": seat, "b_guest": guest}
        connection.execute(_SEAT, values)
    if append.extra is not None:
        append.extra(connection)


def say(connection: Connection, channel: str, notice: str) -> None:
    """Have PostgreSQL tell the other processes something, in a transaction of other things."""
    connection.execute(_NOTICE, {"channel": channel, "notice": notice})


def _written(statement: Any, dialect: Dialect) -> tuple[str, list[str]]:
    """A statement as the driver takes it, with its values by their places, and their names."""
    style = "qmark" if dialect.name == "sqlite" else "format"
    compiled = statement.compile(dialect=cast(Any, type(dialect))(paramstyle=style))
    return str(compiled), list(compiled.positiontup)
