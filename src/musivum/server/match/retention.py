"""What is forgotten, so that a server does not fill up with what nobody will ask for again.

Finished matches stay. What was made and left goes: a match that never began, one that nobody
touched for months and no clock ends, a guest who never sat anywhere, a challenge that was begun and
not finished, and analyses, which can be made again.
"""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, exists, or_, select

from musivum.server.match.ledger import GONE, OPEN, OVER, PLAYING, READY
from musivum.server.match.service import day_of
from musivum.server.storage import tables
from musivum.server.storage.store import Store

EVERY = 600.0
"""Seconds between two looks for what can be forgotten."""
DAY = 86_400_000
GIVEN_UP = 1 * DAY
"""A match that everyone has left …"""
NEVER_BEGUN = 14 * DAY
"""… one that never began …"""
UNTOUCHED = 90 * DAY
"""… and one that goes on without a clock and without anyone; also analyses."""
NEVER_SEATED = 30 * DAY
"""Guests who have made no match and hold no seat; challenges that were not finished."""
MOST = 1000
"""Matches, guests and analyses that are forgotten in one step."""

_matches, _guests, _results = tables.matches.c, tables.guests.c, tables.results.c


@dataclass(frozen=True, slots=True)
class Left:
    """Ids of what nobody will come back to."""

    matches: Collection[str]
    guests: Collection[str]
    analyses: Collection[str]
    """Those of finished matches, by match."""
    begun: bool
    """There are challenges that were not finished."""

    def __bool__(self) -> bool:
        return bool(self.matches or self.guests or self.analyses or self.begun)


def _old_matches(now: int) -> ColumnElement[bool]:
    return or_(
        (_matches.status == GONE) & (_matches.updated < now - GIVEN_UP),
        _matches.status.in_((OPEN, READY)) & (_matches.updated < now - NEVER_BEGUN),
        (_matches.status == PLAYING)
        & _matches.deadline.is_(None)
        & (_matches.updated < now - UNTOUCHED),
    )


def _strangers(now: int) -> ColumnElement[bool]:
    seated = exists().where(tables.seats.c.guest == _guests.id)
    made = exists().where(_matches.creator == _guests.id)
    return (_guests.created < now - NEVER_SEATED) & ~seated & ~made


def _old_analyses(now: int) -> ColumnElement[bool]:
    over = (_matches.status == OVER) & (_matches.updated < now - UNTOUCHED)
    return exists().where(_matches.id == tables.analyses.c.match, over)


def _begun(now: int) -> ColumnElement[bool]:
    return (_results.day < day_of(now - NEVER_SEATED)) & _results.score.is_(None)


def left(connection: Connection, now: int) -> Left:
    """Some of what can be forgotten; the oldest finds come first again until they are gone."""

    def some(column: "ColumnElement[str]", wanted: ColumnElement[bool]) -> list[str]:
        return list(connection.execute(select(column).where(wanted).limit(MOST)).scalars())

    return Left(
        some(_matches.id, _old_matches(now)),
        some(_guests.id, _strangers(now)),
        some(tables.analyses.c.match, _old_analyses(now)),
        bool(some(_results.player, _begun(now))),
    )


async def forget(store: Store, now: int, matches: set[str], guests: set[str]) -> Left:
    """Forget some of all that, and say what. Those that are in memory now stay."""
    found = await store.read(left, now)
    found = Left(
        set(found.matches) - matches, set(found.guests) - guests, found.analyses, found.begun
    )

    def write(connection: Connection) -> None:
        # Someone may have gone on with one of them meanwhile. What was found is looked up by its
        # id: the writer has no time to look through tables.
        wanted = _matches.id.in_(found.matches) & _old_matches(now)
        still = connection.execute(select(_matches.id).where(wanted)).scalars().all()
        for column in (
            tables.analyses.c.match,
            _results.match,
            tables.events.c.match,
            tables.seats.c.match,
            _matches.id,
        ):
            connection.execute(delete(column.table).where(column.in_(still)))
        wanted = _guests.id.in_(found.guests) & _strangers(now)
        strangers = connection.execute(select(_guests.id).where(wanted)).scalars().all()
        connection.execute(delete(tables.links).where(tables.links.c.guest.in_(strangers)))
        connection.execute(delete(tables.guests).where(_guests.id.in_(strangers)))
        analyses = tables.analyses.c.match.in_(found.analyses)
        connection.execute(delete(tables.analyses).where(analyses))
        connection.execute(delete(tables.results).where(_begun(now)))

    if found:
        await store.write(write)
    return found
