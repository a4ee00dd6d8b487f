"""A match as the fold of its events.

A :class:`Ledger` holds what the events of one match add up to: who sits where, the position, the
clocks, who may know which move. Only ``apply`` changes it, and only by an event: any process that
reads the same events holds the same ledger.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeVar

from musivum.core import fair
from musivum.core.dice import Dice
from musivum.core.game import CHANCE, Game, State
from musivum.server.match.append_only import AppendOnly
from musivum.server.match.pace import Pace, running, stopped
from musivum.server.match.seat import Ask, Seat

OPEN, READY, PLAYING, OVER, GONE = "open", "ready", "playing", "over", "gone"
"""What a match can be: see the protocol."""
REVEAL_WAIT = 600_000
"""Milliseconds that a match waits for the parts of its dice once they are sealed."""


class Event(NamedTuple):
    """Something that happened. ``data`` may hold secrets; only ``views`` shows it to anyone."""

    number: int
    kind: str
    at: int
    data: dict[str, Any]
    hash: str = ""
    """What chains it to all events before it."""


@dataclass
class Ledger:
    """One match, as far as its events go.

    Every move is tried on a copy. What it holds is replaced, never changed in place, so that a copy
    can share it; only the lists that grow with every move are copied, at no cost.
    """

    match: str
    game: Game
    created: Event
    seats: list[Seat]
    pace: Pace
    state: State
    last: Event
    """The last event."""
    status: str = OPEN
    events: AppendOnly[Event] = field(default_factory=AppendOnly)
    moves: AppendOnly[tuple[int, str]] = field(default_factory=AppendOnly)
    """Seat and move, as in a record: those that stand."""
    secret: dict[int, int] = field(default_factory=dict)
    """Events whose move only one seat may know, by number."""
    lifted: dict[int, int] = field(default_factory=dict)
    """Events that were secret once, and the event that made them known to all."""
    _done: dict[tuple[int, str], int] = field(default_factory=dict)
    """Where ``done`` looks; all copies share it, so some of it may have become of none of them."""
    turns: list[int] = field(default_factory=list)
    commitments: list[str] = field(default_factory=list)
    """Hashes of the parts of the dice, by the places where the players sat down …"""
    contributions: list[str] = field(default_factory=list)
    """… and the parts, as far as they are revealed."""
    sealed: int | None = None
    """When all parts were fixed."""
    recipe: str | None = None
    """How the dice were made, once they are."""
    places: list[int] = field(default_factory=list)
    """Where the player of each seat sat down: the lot moves them."""
    outcome: dict[str, Any] | None = None
    rematch: str | None = None
    time_left: list[int] = field(default_factory=list)
    since: list[int | None] = field(default_factory=list)
    """When each running clock began to run."""
    awaiting: frozenset[int] = frozenset()
    """The seats that may act now; empty before the start and after the end."""
    backs: int = 0
    """How often a move was taken back …"""
    asks: int = 0
    """… and how often others were asked for it."""
    ask: Ask | None = None
    """What they are asked now."""
    declined: frozenset[int] = frozenset()
    """Seats whose asking was declined in this position."""
    rolled: int = 0
    """How many chance moves stand."""
    _dice: Dice | None = None
    _held: tuple[list[Seat], dict[str | None, tuple[int, ...]]] = field(
        default_factory=lambda: ([], {})
    )
    """For a list of seats, those that each guest has taken."""
    _pending: tuple[int, ...] = ()
    """Events of moves that are secret until all have chosen."""
    _numbers: AppendOnly[int] = field(default_factory=AppendOnly)
    """The event of each move that stands."""
    _trail: list[tuple[State, tuple[int, ...]]] | None = None
    """While a whole list of events is folded: the position before each move that stands."""

    @classmethod
    def begin(cls, match: str, game: Game, created: Event) -> "Ledger":
        """A ledger with its first event."""
        data = created.data
        ledger = cls(
            match=match,
            game=game,
            created=created,
            seats=[Seat(**seat) for seat in data["seats"]],
            pace=Pace(**data["pace"]),
            state=game.start(),
            last=created,
            events=AppendOnly([created]),
            turns=[0] * game.players,
            commitments=[""] * game.players,
            contributions=[""] * game.players,
            places=list(range(game.players)),
        )
        ledger.time_left = [ledger.pace.allotted or 0] * game.players
        ledger.since = [None] * game.players
        ledger._fill()
        return ledger

    # What others ask

    @property
    def rules(self) -> int:
        """The version of the rules by which the match was begun."""
        return int(self.created.data["rules"])

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.last.number

    @property
    def head(self) -> str:
        """The hash of the last event."""
        return self.last.hash

    @property
    def seed(self) -> str:
        """The secret seed."""
        return str(self.created.data["seed"])

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return str(self.created.data["commitment"])

    @property
    def daily(self) -> str | None:
        """The day of a daily challenge."""
        found: str | None = self.created.data["daily"]
        return found

    @property
    def seating(self) -> str:
        """Whether a lot decides who sits where."""
        return str(self.created.data.get("seating", fair.AS_SEATED))

    @property
    def key(self) -> str:
        """What all chance follows from."""
        return self.key_by(self.recipe or fair.RECIPE)

    def key_by(self, recipe: str) -> str:
        """What all chance follows from by a recipe."""
        match = self.match if recipe == fair.RECIPE else None
        return fair.key(self.seed, self.contributions, match)

    @property
    def dice(self) -> Dice:
        """The stream of chance, once the match has started."""
        if self._dice is None:
            self._dice = Dice(self.key, "chance")
        return self._dice

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds and has taken."""
        seats, held = self._held
        if seats is not self.seats:
            held = _held(self.seats)
            self._held = self.seats, held
        return held.get(guest, ())

    def places_of(self, guest: str | None) -> tuple[int, ...]:
        """The places where a guest sat down."""
        return tuple(self.places[seat] for seat in self.seats_of(guest))

    def withheld(self) -> list[int]:
        """The places whose part of the dice is sealed and not revealed."""
        pairs = zip(self.commitments, self.contributions, strict=True)
        return [place for place, (hashed, part) in enumerate(pairs) if hashed and not part]

    def done(self, seat: int, action: str) -> int | None:
        """The number of the event that a client's action became, if it did."""
        number = self._done.get((seat, action), 0)
        if not 0 < number <= self.number:
            return None
        data = self.events[number - 1].data
        return number if (data.get("seat"), data.get("id")) == (seat, action) else None

    def due(self) -> list[int]:
        """The awaited seats that a bot moves for."""
        seats = self.seats
        due = [n for n in self.awaiting if n != CHANCE and seats[n].driver is not None]
        return sorted(due) if due else due

    @property
    def thinking(self) -> bool:
        """Whether the server itself has something to do here."""
        return (self.status == READY and self.sealed is None) or bool(self.due())

    @property
    def host(self) -> str | None:
        """Who may fill the table: whoever made it; if they have left, who sits first."""
        maker = self.created.data["creator"]
        there = [seat.guest for seat in self.seats if seat.kind == "person" and seat.joined]
        return maker if maker in there else next(iter(there), None)

    def asked(self) -> list[int]:
        """The seats of other people who have not answered what they are asked."""
        if self.ask is None:
            return []
        asker = self.seats[self.ask.seat].guest
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.driver is None and seat.guest != asker and number not in self.ask.agreed
        ]

    def standing(self) -> list[int]:
        """The seats that can still win."""
        return [number for number, seat in enumerate(self.seats) if not seat.forfeited]

    def copy(self) -> "Ledger":
        """Another one to try something on."""
        other = object.__new__(Ledger)
        other.__dict__ = self.__dict__.copy()
        other.events, other.moves = self.events.copy(), self.moves.copy()
        other._numbers = self._numbers.copy()
        return other

    # Clocks

    def remaining(self, seat: int, now: int, outages: Sequence[tuple[int, int]]) -> int:
        """Milliseconds that a seat has left at a moment; the time of an outage does not count."""
        since = self.since[seat]
        return self.time_left[seat] - (0 if since is None else running(since, now, outages))

    def deadline(self, outages: Sequence[tuple[int, int]] = ()) -> int | None:
        """When the first running clock runs out, if no outage follows.

        Before the start, when the wait for the parts of the dice ends.
        """
        if self.status == READY and self.sealed is not None:
            return self.sealed + REVEAL_WAIT + stopped(self.sealed, outages)
        if self.pace.allotted is None:
            return None
        ends = [
            since + self.time_left[seat] + stopped(since, outages)
            for seat, since in enumerate(self.since)
            if since is not None
        ]
        return min(ends, default=None)

    def confidant(self, step: int) -> int | None:
        """The seat that alone may know a move, numbered from 1; None if everyone may."""
        return self.secret.get(self._numbers[step - 1])

    # The fold

    def apply(self, event: Event) -> tuple[int, ...]:
        """Add an event; return the numbers of older events that are no longer secret."""
        assert event.number == self.last.number + 1, (event.number, self.last.number)
        self.events.append(event)
        self.last = event
        data = event.data
        if "id" in data:
            self._done[data["seat"], data["id"]] = event.number
        revealed: tuple[int, ...] = getattr(self, f"_{event.kind}")(event, data) or ()
        if revealed:
            self.lifted = self.lifted | dict.fromkeys(revealed, event.number)
        self._run_clocks(event.at)
        return revealed

    def _joined(self, _event: Event, data: dict[str, Any]) -> None:
        self._seat(data["seat"], kind="person", name=data["name"], guest=data["guest"], joined=True)
        self._fill()

    def _left(self, _event: Event, data: dict[str, Any]) -> None:
        self._seat(data["seat"], kind="open", name="", guest=None, joined=False)
        self.commitments = [""] * len(self.seats)
        self.status = OPEN
        if not any(other.kind == "person" and other.joined for other in self.seats):
            self.status = GONE

    def _filled(self, _event: Event, data: dict[str, Any]) -> None:
        self._seat(data["seat"], kind="bot", name=data["level"], level=data["level"], joined=True)
        self._fill()

    def _contributed(self, _event: Event, data: dict[str, Any]) -> None:
        """By the first recipe; "started" says which counted."""

    def _committed(self, _event: Event, data: dict[str, Any]) -> None:
        self.commitments = _with(self.commitments, data["seat"], data["hash"])

    def _sealed(self, event: Event, data: dict[str, Any]) -> None:
        self.commitments = list(data["commitments"])
        self.sealed = event.at

    def _revealed(self, _event: Event, data: dict[str, Any]) -> None:
        self.contributions = _with(self.contributions, data["seat"], data["value"])

    def _withheld(self, _event: Event, data: dict[str, Any]) -> None:
        self._seat(data["seat"], forfeited=True)

    def _started(self, _event: Event, data: dict[str, Any]) -> None:
        self.contributions = list(data["contributions"])
        self.recipe = data.get("recipe", fair.OPEN_RECIPE)
        self.places = list(data.get("places", self.places))
        self.seats = [self.seats[place] for place in self.places]
        self.status = PLAYING
        self.awaiting = self.state.awaiting

    def _move(self, event: Event, data: dict[str, Any]) -> tuple[int, ...]:
        seat = data["seat"]
        if seat != CHANCE:
            self.turns = _with(self.turns, seat, self.turns[seat] + 1)
            if "left" in data:
                self.time_left = _with(self.time_left, seat, data["left"])
            if self.since[seat] is not None:
                self.since = _with(self.since, seat, None)
        self.declined = frozenset()
        # A bot may move while people are asked; after dice, or a person's move, it is too late.
        if seat == CHANCE or self.seats[seat].driver is None:
            self.ask = None
        return self._step(seat, data["move"], event.number)

    def _step(self, seat: int, move: str, number: int) -> tuple[int, ...]:
        """Play a move; what seats choose at the same time is secret until all have chosen."""
        before = self.state
        awaited = before.awaiting
        if self._trail is not None:
            self._trail.append((before, self._pending))
        self.state = self.game.follow(before, move, seat, self.rules)
        self.moves.append((seat, move))
        self._numbers.append(number)
        self.awaiting = self.state.awaiting
        if seat == CHANCE:
            self.rolled += 1
            confidant = before.confidant()
            if confidant is not None:
                self.secret = self.secret | {number: confidant}
            return ()
        if len(awaited) > 1:
            self.secret = self.secret | {number: seat}
            self._pending = (*self._pending, number)
            return ()
        revealed, self._pending = self._pending, ()
        if revealed:
            self.secret = {one: who for one, who in self.secret.items() if one not in revealed}
        return revealed

    def _back(self, _event: Event, data: dict[str, Any]) -> None:
        """Only the first moves stand; what was secret in the others stays so."""
        kept, numbers = self.moves[: data["moves"]], self._numbers[: data["moves"]]
        secret = self.secret
        if self._trail is not None and len(kept) < len(self._trail):
            self.state, self._pending = self._trail[len(kept)]
            del self._trail[len(kept) :]
            self.moves, self._numbers = AppendOnly(kept), AppendOnly(numbers)
            self.rolled = sum(seat == CHANCE for seat, _ in kept)
            self.secret = {number: self.events[number - 1].data["seat"] for number in self._pending}
        else:
            self.state, self.moves, self._numbers = self.game.start(), AppendOnly(), AppendOnly()
            self._pending, self.rolled = (), 0
            for (seat, move), number in zip(kept, numbers, strict=True):
                self._step(seat, move, number)
        self.awaiting = self.state.awaiting
        self.secret = secret | self.secret
        self.backs += 1
        self.ask = None
        self.turns = [turn + 1 for turn in self.turns]
        self.since = [None] * len(self.since)

    def _asked(self, _event: Event, data: dict[str, Any]) -> None:
        self.ask = Ask(data["seat"], data["moves"])
        self.asks += 1

    def _answered(self, _event: Event, data: dict[str, Any]) -> None:
        assert self.ask is not None
        guest = self.seats[data["seat"]].guest
        if data["yes"]:
            agreed = {number for number, seat in enumerate(self.seats) if seat.guest == guest}
            self.ask = replace(self.ask, agreed=self.ask.agreed | agreed)
        else:
            self.declined |= {self.ask.seat}
            self.ask = None

    def _resigned(self, _event: Event, data: dict[str, Any]) -> None:
        self._seat(data["seat"], forfeited=True)
        self.ask = None

    def _timeout(self, _event: Event, data: dict[str, Any]) -> None:
        self._seat(data["seat"], **{"substituted" if data["then"] == "bot" else "forfeited": True})
        self.time_left = _with(self.time_left, data["seat"], 0)

    def _over(self, _event: Event, data: dict[str, Any]) -> tuple[int, ...]:
        self.status = OVER
        self.outcome = data["outcome"]
        self.ask = None
        self.awaiting = frozenset()
        revealed = tuple(sorted(self.secret))
        self.secret = {}
        return revealed

    def _rematch(self, _event: Event, data: dict[str, Any]) -> None:
        self.rematch = data["next"]

    def _seat(self, number: int, **changes: Any) -> None:
        self.seats = _with(self.seats, number, replace(self.seats[number], **changes))

    def _fill(self) -> None:
        if all(seat.kind == "bot" or seat.joined for seat in self.seats):
            self.status = READY

    def _run_clocks(self, at: int) -> None:
        if self.pace.allotted is None:
            return
        for number, seat in enumerate(self.seats):
            runs = number in self.awaiting and seat.driver is None
            if not runs:
                self.since = _with(self.since, number, None)
            elif self.since[number] is None:
                self.since = _with(self.since, number, at)
                if self.pace.kind == "days":
                    self.time_left = _with(self.time_left, number, self.pace.allotted)


T = TypeVar("T")


def _with(items: list[T], place: int, item: T) -> list[T]:
    """The same list with something else in one place."""
    found = items.copy()
    found[place] = item
    return found


def _held(seats: list[Seat]) -> dict[str | None, tuple[int, ...]]:
    """The seats that each guest holds and has taken."""
    found: dict[str | None, tuple[int, ...]] = {}
    for number, seat in enumerate(seats):
        if seat.guest is not None and seat.joined and seat.kind == "person":
            found[seat.guest] = (*found.get(seat.guest, ()), number)
    return found


def fold(match: str, game: Game, events: Iterable[Event]) -> Ledger:
    """The ledger of a whole list of events, in a time that grows as the list does."""
    listed = iter(events)
    ledger = Ledger.begin(match, game, next(listed))
    ledger._trail = []
    for event in listed:
        ledger.apply(event)
    ledger._trail = None
    return ledger
