"""Matches without a server: ledgers, and what is drafted for them, with a clock that is given."""

from collections.abc import Callable
from typing import Any

import pytest

from musivum.core import fair
from musivum.core.errors import MusivumError
from musivum.server.app import load
from musivum.server.match import chain
from musivum.server.match.draft import Draft, Spans
from musivum.server.match.ledger import Event, Ledger

MATCH = "m" * 12
SEED = "5e" * 32
PARTS = ["a" * 22, "b" * 22, "c" * 22, "d" * 22]
"""Parts of the dice, by place."""


def person(guest: str, **more: Any) -> dict[str, Any]:
    """A seat that a guest has taken."""
    return {"kind": "person", "name": guest.capitalize(), "guest": guest, "joined": True, **more}


def reserved(guest: str) -> dict[str, Any]:
    """A seat that is kept for a guest."""
    return person(guest, joined=False)


def bot(level: str = "random") -> dict[str, Any]:
    """A seat of a bot."""
    return {"kind": "bot", "name": level, "level": level}


def free() -> dict[str, Any]:
    """A seat that anybody can take."""
    return {"kind": "open", "name": "", "joined": False}


def made(game: str, options: dict[str, Any], *seats: dict[str, Any], **more: Any) -> Ledger:
    """A match that was just made, at the time 0."""
    loaded = load(game, options)
    data = {
        "seats": list(seats),
        "pace": {},
        "seed": SEED,
        "commitment": fair.commitment(SEED),
        "creator": "ada",
        "invite": "come",
        "public": False,
        "daily": None,
        "previous": None,
        "timeout": "forfeit",
        "rules": loaded.RULES_VERSION,
        **more,
    }
    event = chain.linked(SEED, "", MATCH, Event(1, "created", 0, data))
    return Ledger.begin(MATCH, loaded, event)


def happened(
    ledger: Ledger, what: Callable[[Draft], object], now: int = 1000, outages: Spans = ()
) -> Draft:
    """What comes of something that happens to a match."""
    draft = Draft(ledger, now, outages)
    what(draft)
    return draft


def kinds(draft: Draft) -> list[str]:
    """What has been added."""
    return [event.kind for event in draft.events]


def started(ledger: Ledger, now: int = 1000) -> Ledger:
    """The match, begun, with a part of the dice of every person."""

    def agree(draft: Draft) -> None:
        persons = [n for n, seat in enumerate(ledger.seats) if seat.kind == "person"]
        for place in persons:
            draft.commit(place, fair.sealed(MATCH, PARTS[place]))
        draft.start()
        for place in persons:
            draft.reveal(place, PARTS[place])
        draft.start()

    with_dice = ledger.game.chances > 0 and not ledger.daily
    return happened(ledger, agree if with_dice else Draft.start, now).ledger


def refused(kind: type[MusivumError], key: str, what: Callable[[], object]) -> dict[str, Any]:
    """The values of a refusal, which is of this kind and has this key."""
    with pytest.raises(kind) as found:
        what()
    assert type(found.value) is kind
    assert found.value.key == key
    return found.value.values


SMALL = ("steere", {"side": 2})
"""No dice: it begins as soon as the table is full."""
ADA, BEN = person("ada"), person("ben")
