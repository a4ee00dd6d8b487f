"""Finding matches that nobody holds, and for which something is due: a bot's move, or a time.

A sweep takes a few rows at a time, in order, and goes on where it stopped; at the end it begins
anew. So whatever is wrong with some of them (another version's rules, a bot that does not answer),
each of the others has its turn.
"""

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, select, tuple_, update

from musivum.server.match.ledger import PLAYING, READY
from musivum.server.match.outages import living
from musivum.server.storage import tables
from musivum.server.storage.store import Store

GRACE = 5_000
"""Milliseconds of silence after which a process that was asking a bot is taken for dead."""
MOST = 200
"""Matches that are looked at in one step of a sweep."""

_columns = tables.matches.c


@dataclass(frozen=True, slots=True)
class Kind:
    """What a sweep looks for: matches whose time in a column is so long ago."""

    by: "Column[Any]"
    wanted: "ColumnElement[bool]"
    grace: int = 0
    asked: bool = False
    """Leave out those whose bots another process asks, as long as it lives."""


THINKING = Kind(_columns.updated, _columns.thinking.is_(True), GRACE, asked=True)
"""Waiting for a bot or for the server for too long."""
DUE = Kind(_columns.deadline, _columns.status.in_([READY, PLAYING]))
"""Someone's time is up, if no outage gives them more."""


@dataclass(slots=True)
class Sweep:
    """A walk through all matches of one kind, again and again."""

    kind: Kind
    most: int = MOST
    _after: tuple[int, str] = field(default=(0, ""))

    async def next(self, store: Store, now: int) -> list[str]:
        """The next few matches."""
        found = await store.read(self._read, now, store.name)
        # The oldest of all come first again, however far the walk has got.
        self._after = found[-1] if len(found) == self.most else (0, "")
        return [match for _, match in found]

    def _read(self, connection: Connection, now: int, name: str) -> list[tuple[int, str]]:
        by, wanted = self.kind.by, self.kind.wanted
        if self.kind.asked:
            wanted &= _free(connection, now, name)
        before = now - self.kind.grace
        rows = connection.execute(
            select(by, _columns.id)
            .where(wanted, by < before, tuple_(by, _columns.id) > tuple_(*self._after))
            .order_by(by, _columns.id)
            .limit(self.most)
        )
        return [(at, match) for at, match in rows]


def put_off(match: str, number: int, due: int, connection: Connection) -> None:
    """Note when a match's time is really up, unless the match has gone on since."""
    still = (_columns.id == match) & (_columns.last == number)
    connection.execute(update(tables.matches).where(still).values(deadline=due))


def _free(connection: Connection, now: int, name: str) -> "ColumnElement[bool]":
    """Matches whose bots no other process asks that lives."""
    others = [other for other in living(connection, now - GRACE) if other != name]
    return _columns.asker.is_(None) | _columns.asker.not_in(others)


def take(match: str, number: int, name: str, now: int, connection: Connection) -> bool:
    """Whether this process asks the bots of a match from now on."""
    still = (_columns.id == match) & (_columns.last == number) & _free(connection, now, name)
    done = connection.execute(update(tables.matches).where(still).values(asker=name))
    return done.rowcount > 0


def let_go(match: str, name: str, connection: Connection) -> None:
    """Leave the bots of a match to whichever process finds it."""
    ours = (_columns.id == match) & (_columns.asker == name)
    connection.execute(update(tables.matches).where(ours).values(asker=None))
