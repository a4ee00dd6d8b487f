"""What an observer of a match may see.

This is the only place where a ledger becomes something that is sent. A position goes out as
``state.view(seat)`` and a scene made from that view; an event goes out with its move only if the
observer may know it. Who holds no seat sees what a spectator sees.
"""

import json
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Any

from musivum.core import fair
from musivum.core.compiled import SPECTATOR
from musivum.core.game import CHANCE, Game, Outcome, View
from musivum.core.record import Record, outcome_data, without
from musivum.drawing.changes import changes
from musivum.drawing.lasting import Parts
from musivum.drawing.scene import Scene, Text, scene_of
from musivum.drawing.words import words_of
from musivum.drawing.written import encoded
from musivum.server.match.kept import Kept
from musivum.server.match.ledger import OVER, Event, Ledger

FULL, VIEW, SCENE, CHANGES, MOVES = "full", "view", "scene", "changes", "moves"
"""How much of a position a subscriber wants."""

_SHOWN = {
    "created": ("commitment",),
    "joined": ("seat", "name"),
    "left": ("seat",),
    "filled": ("seat", "level"),
    "contributed": ("seat", "value"),
    "committed": ("seat", "hash"),
    "sealed": ("commitments",),
    "revealed": ("seat", "value"),
    "withheld": ("seat",),
    "started": ("contributions",),
    "move": ("seat", "move"),
    "asked": ("seat", "moves"),
    "answered": ("seat", "yes"),
    "back": ("seat", "moves"),
    "resigned": ("seat",),
    "timeout": ("seat", "then"),
    "over": ("outcome", "seed"),
    "rematch": ("next",),
}
"""What an event shows of its data; everything else stays on the server."""


def shown(ledger: Ledger, event: Event, seats: Sequence[int]) -> dict[str, Any]:
    """An event as the holder of these seats may see it."""
    before = ledger.events[event.number - 2].hash if event.number > 1 else ""
    data: dict[str, Any] = {"number": event.number, "kind": event.kind, "at": event.at}
    data["before"] = before
    data |= {name: event.data[name] for name in _SHOWN[event.kind]}
    if event.kind == "started":  # which say less in old matches
        as_seated = list(range(ledger.game.players))
        data["recipe"] = event.data.get("recipe", fair.OPEN_RECIPE)
        data["places"] = event.data.get("places", as_seated)
    if not may_know(ledger, event, seats):
        data["move"] = None
    if event.kind == "move":
        data["words"] = _words(ledger.game, data["seat"], data["move"])
    return data


def may_know(ledger: Ledger, event: Event, seats: Sequence[int]) -> bool:
    """Whether the holder of these seats may know all of an event, and not only that it happened."""
    confidant = ledger.secret.get(event.number)
    return confidant is None or confidant in seats


def _words(game: Game, seat: int | None, move: str | None) -> Text | None:
    """A move in words, where one may know it."""
    return None if seat is None or move is None else words_of(game, seat, move)


def summary(card: dict[str, Any], guest: str | None) -> dict[str, Any]:
    """A match's card, made for a guest: whose seats are theirs, and the invitation if any are.

    Cards of older matches do not say who the host is: nobody needs to know any more.
    """
    mine = [guest is not None and seat["guest"] == guest for seat in card["seats"]]
    seats = [
        {name: value for name, value in seat.items() if name != "guest"} | {"you": you}
        for seat, you in zip(card["seats"], mine, strict=True)
    ]
    host = guest is not None and card.get("host") == guest
    invite = card["invite"] if any(mine) else None
    offline = card.get("offline", False)
    return card | {"seats": seats, "host": host, "invite": invite, "offline": offline}


def clocks(ledger: Ledger, now: int, outages: Sequence[tuple[int, int]]) -> list[dict[str, Any]]:
    """What is left on every clock."""
    if ledger.pace.allotted is None:
        return []
    return [
        {
            "seat": seat,
            "left": max(0, ledger.remaining(seat, now, outages)),
            "running": ledger.since[seat] is not None,
        }
        for seat in range(ledger.game.players)
    ]


def drawn(
    game: Game, view: View, detail: str, moves: Sequence[tuple[int, str]] = ()
) -> dict[str, Any]:
    """A view and its scene, as far as they are wanted."""
    return {
        "view": None if detail == SCENE else view,
        "scene": None if detail == VIEW else scene_of(game, view, moves).data(),
    }


class Scenes:
    """The scenes that were sent last, each once: what came next is told as changes to them.

    And of what they are made, by their tables.
    """

    def __init__(self, most: int = 1000) -> None:
        self._most = most
        self._scenes: OrderedDict[tuple[int, int], Scene] = OrderedDict()
        self._parts: OrderedDict[int, Parts] = OrderedDict()

    def get(self, key: tuple[int, int], make: Callable[[], Scene]) -> Scene:
        """A scene, made if it is not there any more."""
        found = self._scenes.get(key)
        if found is None:
            found = self._scenes[key] = make()
            if len(self._scenes) > self._most:
                self._scenes.popitem(last=False)
        return found

    def pop(self, key: tuple[int, int]) -> Scene | None:
        """A scene that nobody will ask for again, if it is still there."""
        return self._scenes.pop(key, None)

    def parts(self, table: int) -> Parts:
        """What was made for a table; of tables that nobody has moved at lately it is forgotten."""
        found = self._parts.pop(table, None) or Parts()
        self._parts[table] = found
        if len(self._parts) > self._most // 2:  # most tables have two seats
            self._parts.popitem(last=False)
        return found


_MARKS = count()


class Views:
    """The position of one ledger as its observers see it, each made once and kept as JSON."""

    def __init__(
        self, ledger: Ledger, kept: Kept[str], scenes: Scenes, before: "Views | None" = None
    ) -> None:
        self.ledger = ledger
        self._kept = kept
        self._scenes = scenes
        self._mark = next(_MARKS)
        self._table: int = self._mark if before is None else before._table
        self._before = None if before is None else (before._mark, before.ledger)
        self.news: dict[tuple[int, bool], str] = {}
        """The last events as JSON, by their number and whether all of them may be known."""

    def next(self, ledger: Ledger) -> "Views":
        """Those of the ledger that came next."""
        return Views(ledger, self._kept, self._scenes, self)

    def once(self, *what: object, make: Callable[[], str]) -> str:
        """A text about this ledger, made once as long as there is room for it."""
        return self._kept.get((self._mark, *what), make)

    def states(self, seats: Sequence[int], detail: str) -> str:
        """The ``states`` of a message, for the holder of these seats."""
        if detail == MOVES:
            return "[]"
        observers: Iterable[int] = seats or (SPECTATOR,)
        return f"[{','.join(self._state(seat, detail) for seat in observers)}]"

    def follows(self, guest: str | None) -> bool:
        """Whether a guest saw the ledger before with the same eyes as this one."""
        if self._before is None:
            return False
        return self._before[1].seats_of(guest) == self.ledger.seats_of(guest)

    def changes(self, seats: Sequence[int]) -> str:
        """The same for one who saw the ledger before with the same eyes: what has changed in the
        scenes, or all of one whose predecessor is not at hand."""
        return f"[{','.join(self._changed(seat) for seat in seats or (SPECTATOR,))}]"

    def _state(self, seat: int, detail: str) -> str:
        def make() -> str:
            view = "null"
            scene = "null"
            if detail in (FULL, VIEW):
                view = json.dumps(view_of(self.ledger, _holder(seat)))
            if detail != VIEW:
                scene = encoded(self._scene(seat))
            return f'{{{self._head(seat)},"view":{view},"scene":{scene}}}'

        return self.once("state", seat, SCENE if detail == CHANGES else detail, make=make)

    def _changed(self, seat: int) -> str:
        before = None if self._before is None else self._scenes.pop((self._before[0], seat))
        if before is None:
            return self._state(seat, CHANGES)
        told = changes(before, self._scene(seat))
        return f'{{{self._head(seat)},"view":null,"scene":null,"changes":{told}}}'

    def _scene(self, seat: int) -> Scene:
        def make() -> Scene:
            ledger = self.ledger
            with self._scenes.parts(self._table):
                seen = _in_match(ledger, ledger.state.glance(_holder(seat)))
                return scene_of(ledger.game, seen, ledger.moves)

        return self._scenes.get((self._mark, seat), make)

    def _head(self, seat: int) -> str:
        if seat == SPECTATOR:
            return '"seat":null,"turn":null'
        return f'"seat":{seat},"turn":{self.ledger.turns[seat]}'


def _holder(observer: int) -> int | None:
    return None if observer == SPECTATOR else observer


def view_of(ledger: Ledger, seat: int | None) -> View:
    """The view of a seat; without legal moves while the match does not run."""
    return _in_match(ledger, ledger.state.view(seat))


def _in_match(ledger: Ledger, view: View) -> View:
    """What a match adds to a view of its position: whether it runs, and how it ended."""
    if not ledger.awaiting:
        view["legal"] = []
    if ledger.outcome is not None:
        view |= {"awaiting": [], "outcome": ledger.outcome}
    return view


def record(ledger: Ledger, seed: str | None) -> Record:
    """A finished match as a record; the seed is None while a daily challenge keeps it secret."""
    assert ledger.status == OVER
    return Record(
        game=ledger.game.NAME,
        rules=ledger.rules,
        options=dict(ledger.game.options),
        seats=tuple({"name": seat.name, "player": seat.level or "person"} for seat in ledger.seats),
        moves=tuple(ledger.moves),
        outcome=ledger.outcome,
        seed=None if seed is None or ledger.recipe is None else ledger.key,
        extra={
            "head": ledger.head,
            "dice": evidence(ledger, seed).data(),
            "match": ledger.match,
            "started": next((one.at for one in ledger.events if one.kind == "started"), None),
            "ended": ledger.events[-1].at,
            "pace": ledger.pace.data(),
            "forfeited": forfeited(ledger),
            **_found_by_pages(ledger),
            **({"offline": True} if ledger.created.data.get("offline") else {}),
        },
    )


def _found_by_pages(ledger: Ledger) -> dict[str, Any]:
    """The bots for which a guest's page thought, if any: the server did not see them think."""
    moves = (event.data for event in ledger.events if event.kind == "move")
    seats = sorted({data["seat"] for data in moves if data.get("by") == "page"})
    return {"pages": seats} if seats else {}


def evidence(ledger: Ledger, seed: str | None) -> fair.Evidence:
    """What proves the dice of a match."""
    return fair.Evidence(
        recipe=ledger.recipe or fair.RECIPE,
        match=ledger.match,
        commitment=ledger.commitment,
        seed=seed,
        hashes=tuple(ledger.commitments),
        parts=tuple(ledger.contributions),
        seating=ledger.seating,
        places=tuple(ledger.places),
    )


def chances(ledger: Ledger) -> list[dict[str, Any]]:
    """For every chance move of a finished match, in order, what could have come instead.

    Outcomes and whole-numbered weights stand in the order of ``State.chance()``: with them and the
    seed anyone can make the rolls again, by the recipe of :mod:`musivum.core.dice`.
    """
    assert ledger.status == OVER
    state = ledger.game.start()
    found = []
    for seat, move in ledger.moves:
        if seat == CHANCE:
            indices, weights = state.chances()
            moves = [str(ledger.game.action(index)) for index in indices.tolist()]
            outcomes = list(zip(moves, weights.tolist(), strict=True))
            found.append({"move": move, "outcomes": outcomes})
        state = ledger.game.follow(state, move, seat, ledger.rules)
    return found


def steps(
    ledger: Ledger, seat: int | None, first: int, last: int, detail: str
) -> list[dict[str, Any]]:
    """Steps of a match, as a seat or a spectator saw them; while it runs, with no move that they
    may not know."""
    state = ledger.game.start()
    found = []
    for number in range(last + 1):
        mover, move = (None, None) if number == 0 else ledger.moves[number - 1]
        if move is not None:
            state = ledger.game.follow(state, move, mover, ledger.rules)
        if number >= first:
            if number and ledger.confidant(number) not in (None, seat):
                move = None
            view = state.view(seat)
            found.append(
                {
                    "step": number,
                    "seat": mover,
                    "move": move,
                    "words": _words(ledger.game, mover, move),
                }
                | drawn(ledger.game, view, detail, ledger.moves[:number])
            )
    return found


def outcome_of(ledger: Ledger, outcome: Outcome) -> dict[str, Any]:
    """How a match ended when its game did: a seat that has forfeited does not win."""
    gone = forfeited(ledger)
    if not gone:
        return outcome_data(outcome)
    return without(outcome.scores, gone, outcome.reason)


def forfeited(ledger: Ledger) -> list[int]:
    """The seats that cannot win any more."""
    return [number for number, seat in enumerate(ledger.seats) if seat.forfeited]
