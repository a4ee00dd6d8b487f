"""Matches of Mosaix whose dice were agreed upon, for the tests of dice and of records."""

import random
from dataclasses import replace
from typing import Any

from musivum.core import fair
from musivum.core.game import CHANCE
from musivum.core.record import Record
from musivum.server.app import load
from musivum.server.match import chain, views
from musivum.server.match.draft import Draft
from musivum.server.match.ledger import Event, Ledger

MATCH = "0" * 12
TWO = load("mosaix", {"players": 2})
SEED = "5eed" * 16


def table(*kinds: str, seating: str = fair.LOT, seed: str = SEED, match: str = MATCH) -> Draft:
    """A full table of Mosaix with these seats: a person's name, or ``bot``."""
    seats = [
        {"kind": "bot", "name": kind, "level": "random"}
        if kind == "bot"
        else {"kind": "person", "name": kind, "guest": kind}
        for kind in kinds
    ]
    data: dict[str, Any] = {
        "seats": seats,
        "pace": {},
        "seed": seed,
        "commitment": fair.commitment(seed),
        "daily": None,
        "timeout": "forfeit",
        "seating": seating,
    }
    game = TWO if len(kinds) == 2 else load("mosaix", {"players": len(kinds)})
    data["rules"] = game.RULES_VERSION
    created = chain.linked(seed, "", match, Event(1, "created", 0, data))
    return Draft(Ledger.begin(match, game, created), 1000)


def part(name: str, number: int = 0) -> str:
    return f"{name}-{number}".ljust(32, "-")


def played(draft: Draft) -> Record:
    """A match that has started, played to its end at random, as a record."""
    rng = random.Random(5)
    while draft.ledger.status != "over":
        seat = rng.choice(sorted(draft.ledger.awaiting))
        draft.bot_play(seat, str(rng.choice(draft.ledger.state.legal(seat))))
    return views.record(draft.ledger, SEED)


def begun(*kinds: str, seating: str = fair.LOT) -> Draft:
    draft = table(*kinds, seating=seating)
    for place, kind in enumerate(kinds):
        if kind != "bot":
            draft.commit(place, fair.sealed(MATCH, part(kind)))
    draft.start()
    for place, kind in enumerate(kinds):
        if kind != "bot":
            draft.reveal(place, part(kind))
    draft.start()
    assert draft.ledger.status == "playing"
    return draft


def changed(record: Record, **change: Any) -> Record:
    return replace(record, extra=record.extra | {"dice": record.extra["dice"] | change})


def views_rolled(record: Record) -> int:
    return sum(seat == CHANCE for seat, _ in record.moves)
