"""Lists of matches, read from their cards without opening them."""

import json
from typing import Any

from sqlalchemy import Connection, Select, or_, select

from musivum.server.match import views
from musivum.server.match.ledger import GONE, OPEN, OVER, PLAYING, READY
from musivum.server.storage import tables
from musivum.server.storage.store import Store

LONGEST = 100
LOBBY = 50
SEATS = range(6)

_matches = tables.matches.c
_seats = tables.seats.c
_CARD = (_matches.card, _matches.last, _matches.head, _matches.updated, _matches.awaiting)


def _cards(connection: Connection, wanted: Select[Any]) -> list[dict[str, Any]]:
    """Cards, with what every move changes, which stands in columns of its own."""
    return [
        json.loads(card)
        | {
            "number": last,
            "head": head,
            "updated": updated,
            "awaiting": [seat for seat in SEATS if awaiting >> seat & 1],
        }
        for card, last, head, updated, awaiting in connection.execute(wanted)
    ]


def lobby(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Public matches with a free seat, and public ones that can be watched; newest first."""
    return {status: _public(connection, status) for status in (OPEN, PLAYING)}


def _public(connection: Connection, status: str) -> list[dict[str, Any]]:
    return _cards(
        connection,
        select(*_CARD)
        .where(_matches.public.is_(True), _matches.status == status, _matches.daily.is_(None))
        .order_by(_matches.updated.desc())
        .limit(LOBBY),
    )


def turns(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """Running matches that wait for a guest, the longest waiting first."""
    return _cards(
        connection,
        select(*_CARD)
        .where(
            _matches.id.in_(
                select(_seats.match).where(
                    _seats.guest == guest,
                    _seats.match == _matches.id,
                    or_(
                        *(
                            (_seats.seat == n) & (_matches.awaiting // (1 << n) % 2 == 1)
                            for n in SEATS
                        )
                    ),
                )
            ),
            _matches.status == PLAYING,
        )
        .order_by(_matches.updated)
        .limit(LONGEST),
    )


def mine(connection: Connection, guest: str, status: str | None) -> list[dict[str, Any]]:
    """A guest's matches, newest first."""
    wanted = {None: (OPEN, READY, PLAYING, OVER), OPEN: (OPEN, READY)}.get(status, (status,))
    return _cards(
        connection,
        select(*_CARD)
        .where(
            _matches.id.in_(select(_seats.match).where(_seats.guest == guest)),
            _matches.status.in_(wanted),
            _matches.status != GONE,
        )
        .order_by(_matches.updated.desc())
        .limit(LONGEST),
    )


def guests_of(connection: Connection, matches: list[str]) -> list[str]:
    """Who sits in these matches."""
    found = connection.execute(
        select(_seats.guest).where(_seats.match.in_(matches), _seats.guest.is_not(None)).distinct()
    )
    return [guest for (guest,) in found]


async def lobby_message(store: Store) -> str:
    """The live message ``lobby``, the same for everyone."""
    found = await store.read(lobby)
    shown = {name: [views.summary(card, None) for card in cards] for name, cards in found.items()}
    return json.dumps({"type": "lobby"} | shown)


async def turns_message(store: Store, guest: str) -> str:
    """The live message ``turns`` of a guest."""
    cards = await store.read(turns, guest)
    return json.dumps({"type": "turns", "matches": [views.summary(card, guest) for card in cards]})
