"""Lists of matches, read from their cards without opening them."""

import json
from typing import Any

from sqlalchemy import Connection, or_, select

from musivum.server import sight, tables
from musivum.server.ledger import GONE, OPEN, OVER, PLAYING, READY
from musivum.server.store import Store

LONGEST = 100
LOBBY = 50
SEATS = range(6)

_matches = tables.matches.c
_seats = tables.seats.c


def lobby(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Public matches with a free seat, and public ones that can be watched; newest first."""
    return {status: _public(connection, status) for status in (OPEN, PLAYING)}


def _public(connection: Connection, status: str) -> list[dict[str, Any]]:
    found = connection.execute(
        select(_matches.card)
        .where(_matches.public.is_(True), _matches.status == status, _matches.daily.is_(None))
        .order_by(_matches.updated.desc())
        .limit(LOBBY)
    )
    return [json.loads(card) for (card,) in found]


def turns(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """Running matches that wait for a guest, the longest waiting first."""
    found = connection.execute(
        select(_matches.card)
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
        .limit(LONGEST)
    )
    return [json.loads(card) for (card,) in found]


def mine(connection: Connection, guest: str, status: str | None) -> list[dict[str, Any]]:
    """A guest's matches, newest first."""
    wanted = {None: (OPEN, READY, PLAYING, OVER), OPEN: (OPEN, READY)}.get(status, (status,))
    found = connection.execute(
        select(_matches.card)
        .where(
            _matches.id.in_(select(_seats.match).where(_seats.guest == guest)),
            _matches.status.in_(wanted),
            _matches.status != GONE,
        )
        .order_by(_matches.updated.desc())
        .limit(LONGEST)
    )
    return [json.loads(card) for (card,) in found]


def guests_of(connection: Connection, matches: list[str]) -> list[str]:
    """Who sits in these matches."""
    found = connection.execute(
        select(_seats.guest).where(_seats.match.in_(matches), _seats.guest.is_not(None)).distinct()
    )
    return [guest for (guest,) in found]


async def lobby_message(store: Store) -> str:
    """The live message ``lobby``, the same for everyone."""
    found = await store.read(lobby)
    shown = {name: [sight.summary(card, None) for card in cards] for name, cards in found.items()}
    return json.dumps({"type": "lobby"} | shown)


async def turns_message(store: Store, guest: str) -> str:
    """The live message ``turns`` of a guest."""
    cards = await store.read(turns, guest)
    return json.dumps({"type": "turns", "matches": [sight.summary(card, guest) for card in cards]})
