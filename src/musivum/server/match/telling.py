"""The messages that tell a match to those who watch it."""

import json
import secrets
from base64 import b64encode
from collections.abc import Iterable

from musivum.core.match import known
from musivum.server.match import listed, views
from musivum.server.match.ledger import Event, Ledger
from musivum.server.match.texts import dumps
from musivum.server.match.views import Views

QUIET = frozenset({"move", "asked", "answered", "back"})
"""Events that change nothing in a card beyond number, time and who is awaited."""


def snapshot(shown: Views, guest: str | None, detail: str, clocks: str) -> str:
    """The message ``match``."""
    ledger = shown.ledger
    seats = ledger.seats_of(guest)

    def make() -> str:
        info = json.dumps(views.summary(listed.card(ledger), guest))
        told = _events(ledger, ledger.events, seats)
        return (
            f'{{"type":"match","match":"{ledger.match}","info":{info},"number":{ledger.number},'
            f'"head":"{ledger.head}","events":{told},"states":{shown.states(seats, detail)}}}'
        )

    # Nobody else holds these seats; those who hold none all see the same. Clocks run on.
    text = shown.once("match", seats, detail, make=make)
    return f'{text[:-1]},"clocks":{clocks}}}'


def repair(shown: Views, guest: str | None, detail: str, after: int, clocks: str) -> str:
    """What came after an event, and which older moves have become known since."""
    ledger = shown.ledger
    if not 0 < after <= ledger.number:
        return snapshot(shown, guest, detail, clocks)
    lifted = [number for number, by in ledger.lifted.items() if number <= after < by]
    states = shown.states(ledger.seats_of(guest), detail)
    return events(shown, guest, states, ledger.events[after:], lifted, True, clocks)


def events(
    shown: Views,
    guest: str | None,
    states: str,
    new: list[Event],
    lifted: list[int],
    info: bool,
    clocks: str,
) -> str:
    """The message ``events``: new ones, and older ones whose move has come to light."""
    ledger = shown.ledger
    number, head, seats = ledger.number, ledger.head, ledger.seats_of(guest)
    told = json.dumps(views.summary(listed.card(ledger), guest)) if info else "null"
    older = [ledger.events[number - 1] for number in lifted]
    revealed = _events(ledger, older, seats) if older else "[]"
    return (
        f'{{"type":"events","match":"{ledger.match}","info":{told},"number":{number},'
        f'"head":"{head}","awaiting":{sorted(ledger.awaiting)},'
        f'"events":{_news(shown, new, seats)},"revealed":{revealed},'
        f'"states":{states},"clocks":{clocks}}}'
    )


def question(ledger: Ledger, seat: int, level: str, advise: bool) -> str:
    """The message ``think``: what a page is told that thinks for a bot, or for a hint."""
    state = known(ledger.state, seat)
    return json.dumps(
        {
            "type": "think",
            "match": ledger.match,
            "seat": seat,
            "turn": ledger.turns[seat],
            "game": ledger.game.NAME,
            "options": ledger.game.options,
            "level": level,
            "seed": secrets.token_hex(8),
            "state": b64encode(state.array.astype("<i8").tobytes()).decode(),
            "advise": advise,
        }
    )


def is_loud(new: Iterable[Event]) -> bool:
    """Whether a card says something else after these events."""
    return not {event.kind for event in new} <= QUIET


def is_alike(ledger: Ledger, new: Iterable[Event], lifted: list[int], info: bool) -> bool:
    """Whether all who are told of moves alone are told the same of these events."""
    return not (info or lifted or any(event.number in ledger.secret for event in new))


def _news(shown: Views, new: list[Event], seats: tuple[int, ...]) -> str:
    """New events: each is written once for all who may know it, and once for all others."""
    return f"[{', '.join([_one(shown, event, seats) for event in new])}]"


def _one(shown: Views, event: Event, seats: tuple[int, ...]) -> str:
    key = event.number, views.may_know(shown.ledger, event, seats)
    found = shown.news.get(key)
    if found is None:
        found = shown.news[key] = dumps(views.shown(shown.ledger, event, seats))
    return found


def _events(ledger: Ledger, told: Iterable[Event], seats: tuple[int, ...]) -> str:
    return dumps([views.shown(ledger, event, seats) for event in told])
