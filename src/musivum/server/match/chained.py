"""The chains of events that lie in the database; see :mod:`musivum.server.match.chain`."""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, select

from musivum.server.match import chain
from musivum.server.match.ledger import Event
from musivum.server.storage import tables


@dataclass(frozen=True, slots=True)
class Walked:
    """A match whose chain was walked: how many events are whole, or what is wrong."""

    match: str
    events: int
    damage: chain.Damaged | None = None


def load(connection: Connection, match: str) -> list[Event]:
    """All events of a match, checked, and that they go as far as its row says; none if it is none.

    The row is read first: a server may append meanwhile.
    """
    columns = tables.matches.c
    wanted = select(columns.last, columns.head).where(columns.id == match)
    said = connection.execute(wanted).one_or_none()
    if said is None:
        return []
    events = chain.read(match, stored(connection, match, 0))
    if len(events) < said.last:
        raise chain.Damaged(match, len(events) + 1)
    if said.head not in (None, events[said.last - 1].hash):
        raise chain.Damaged(match, said.last)
    return events


def walk(connection: Connection, match: str) -> Walked:
    """Check the chain of one match."""
    try:
        return Walked(match, len(load(connection, match)))
    except chain.Damaged as damage:
        return Walked(match, 0, damage)


def walk_all(connection: Connection) -> Iterator[Walked]:
    """Check all matches, one after another; for ``musivum check``."""
    for (match,) in connection.execute(select(tables.matches.c.id)).all():
        yield walk(connection, match)


def stored(connection: Connection, match: str, after: int) -> list[chain.Row]:
    """The rows of a match's events that come after a number."""
    columns = tables.events.c
    found = connection.execute(
        select(columns.number, columns.kind, columns.at, columns.data, columns.hash)
        .where(columns.match == match, columns.number > after)
        .order_by(columns.number)
    )
    return [(number, kind, at, data, kept) for number, kind, at, data, kept in found]
