"""A match as the tables list it, so that it is found and shown without its events."""

import json
from typing import Any

from musivum.core.game import CHANCE
from musivum.server.match.ledger import Ledger


def card(ledger: Ledger) -> dict[str, Any]:
    """What lists of matches show, before ``views.summary`` makes it someone's."""
    data = ledger.created.data
    return {
        "match": ledger.match,
        "game": ledger.game.NAME,
        "options": ledger.game.options,
        "status": ledger.status,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "guest": seat.guest,
                "forfeited": seat.forfeited,
                "joined": seat.joined,
            }
            for number, seat in enumerate(ledger.seats)
        ],
        "pace": ledger.pace.data(),
        "timeout": data["timeout"],
        "seating": ledger.seating,
        "public": data["public"],
        "daily": data["daily"],
        "offline": data.get("offline", False),
        "created": ledger.created.at,
        "updated": ledger.last.at,
        "number": ledger.number,
        "head": ledger.head,
        "awaiting": sorted(ledger.awaiting),
        "commitment": ledger.commitment,
        "host": ledger.host,
        "invite": data["invite"],
        "rematch": ledger.rematch,
        "previous": data["previous"],
        "outcome": ledger.outcome,
    }


def row(ledger: Ledger, *, with_card: bool) -> dict[str, Any]:
    """The indexed values of the match's row; the card only if it is asked for."""
    return {
        "card": json.dumps(card(ledger)) if with_card else None,
        "last": ledger.number,
        "updated": ledger.last.at,
        "status": ledger.status,
        "awaiting": sum([1 << seat for seat in ledger.awaiting if seat != CHANCE]),
        "thinking": ledger.thinking,
        "deadline": ledger.deadline(),
        "head": ledger.head,
    }
