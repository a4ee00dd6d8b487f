"""What happens next in a match: the rules of the services around the rules of the game.

A :class:`Draft` is a copy of a ledger to which events are added that nobody has seen yet. If they
become durable, the copy takes the ledger's place; if not, it is thrown away. Everything that must
happen together (a move, the dice that follow, forced passes, the end) is one draft.
"""

from collections.abc import Sequence
from typing import Any

from musivum.core import fair
from musivum.core.errors import IllegalMove
from musivum.core.game import CHANCE, Outcome
from musivum.core.match import PASS, before_last, forced_pass, known, roll
from musivum.server.errors import Conflict, Forbidden, Refused
from musivum.server.match import chain, views
from musivum.server.match.ledger import OPEN, OVER, PLAYING, READY, Event, Ledger

MOST_LAG = 500
"""Milliseconds of a slow line that a live clock gives back per move, at most."""

MOST_BACKS = 100
"""Moves that are taken back in one match; so no list of events is much longer than its game."""

Spans = Sequence[tuple[int, int]]


class Draft:
    """Events that may become true."""

    def __init__(self, ledger: Ledger, now: int, outages: Spans = ()) -> None:
        self.ledger = ledger.copy()
        self.expect = ledger.number
        self.at = max(now, ledger.last.at)
        self.outages = outages
        self.events: list[Event] = []
        self.rows: list[dict[str, Any]] = []
        """The events as they are written."""
        self.revealed: list[int] = []
        self.seats: dict[int, str | None] = {}
        """Seats whose holder changes."""

    def add(self, kind: str, **data: Any) -> None:
        """One more event."""
        ledger, at = self.ledger, self.at
        number, text = ledger.number + 1, chain.written(data)
        hashed = chain.link(ledger.seed, ledger.head, ledger.match, number, kind, at, text)
        event = Event(number, kind, at, data, hashed)
        self.revealed += ledger.apply(event)
        self.events.append(event)
        self.rows.append(chain.row_of(ledger.match, event, text))

    # Before the start

    def join(self, guest: str, name: str, seat: int | None, invite: str | None) -> None:
        """A guest takes a seat: one that is reserved for them, the named one, or the first free."""
        ledger = self.ledger
        if ledger.seats_of(guest) and (seat is None or seat in ledger.seats_of(guest)):
            return
        reserved = [n for n, one in enumerate(ledger.seats) if one.guest == guest]
        reserved = [n for n in reserved if not ledger.seats[n].joined]
        if ledger.status != OPEN:
            raise Conflict("server-no-free-seat")
        if not reserved:
            data = ledger.created.data
            if not data["public"] and invite != data["invite"]:
                raise Forbidden("server-invite")
        free = [n for n, one in enumerate(ledger.seats) if one.kind == "open"]
        chosen = reserved or ([seat] if seat is not None else free[:1])
        if not chosen:
            raise Conflict("server-no-free-seat")
        if chosen[0] not in free + reserved:
            listed = ", ".join(str(n) for n in free)
            raise Conflict("server-not-open", seat=chosen[0], number=len(free), free=listed)
        for one in chosen:
            self.seats[one] = guest
            self.add("joined", seat=one, name=name, guest=guest)

    def leave(self, guest: str) -> None:
        """A guest gives up their seats before the start."""
        ledger = self.ledger
        if ledger.status not in (OPEN, READY) or ledger.sealed is not None:
            raise Conflict("server-begun")
        for seat in ledger.seats_of(guest):
            self.seats[seat] = None
            self.add("left", seat=seat)

    def fill(self, guest: str, seat: int, level: str) -> None:
        """The host gives a free seat to a bot."""
        ledger = self.ledger
        if guest != ledger.host:
            raise Forbidden("server-not-host")
        if ledger.status != OPEN:
            raise Conflict("server-no-free-seat")
        free = [n for n, one in enumerate(ledger.seats) if one.kind == "open"]
        if seat not in free:
            listed = ", ".join(str(n) for n in free)
            raise Conflict("server-not-open", seat=seat, number=len(free), free=listed)
        self.add("filled", seat=seat, level=level)

    def commit(self, place: int, hashed: str) -> None:
        """A hash of a client's part of the dice: once, when the table is full."""
        ledger = self.ledger
        if not fair.HASH.fullmatch(hashed):
            raise Refused("server-commitment")
        if ledger.commitments[place] == hashed:
            return
        if ledger.commitments[place] or ledger.daily:
            raise Conflict("server-committed", seat=place)
        if ledger.status != READY or ledger.sealed is not None:
            raise Conflict("server-commit-now", status=ledger.status)
        self.add("committed", seat=place, hash=hashed)

    def reveal(self, place: int, part: str) -> None:
        """The part itself, when all are sealed: nobody can answer it with another one."""
        ledger = self.ledger
        if not fair.PART.fullmatch(part):
            raise Refused("server-contribution")
        if ledger.contributions[place] == part:
            return
        if ledger.status != READY or ledger.sealed is None:
            raise Conflict("server-not-sealed", status=ledger.status)
        if fair.sealed(ledger.match, part) != ledger.commitments[place]:
            raise Refused("server-other-part", seat=place)
        self.add("revealed", seat=place, value=part)

    def start(self, *, now_or_never: bool = False) -> None:
        """Go on towards the start, as far as it is time for it.

        The parts of the dice are sealed when all persons have committed to one, or have had their
        time for it; the match begins when all that are sealed are revealed.
        """
        ledger = self.ledger
        if ledger.status != READY:
            return
        chance = CHANCE in ledger.state.awaiting or ledger.game.chances > 0
        if (chance or ledger.seating == fair.LOT) and not ledger.daily:
            persons = [n for n, one in enumerate(ledger.seats) if one.kind == "person"]
            if ledger.sealed is None:
                if not now_or_never and not all(ledger.commitments[seat] for seat in persons):
                    return
                self.add("sealed", commitments=list(ledger.commitments))
            if ledger.withheld():
                return
        self._begin(fair.OPEN_RECIPE if ledger.daily else fair.RECIPE)
        self.settle()

    def _begin(self, recipe: str) -> None:
        """The event that starts the match, and in it who sits where."""
        ledger = self.ledger
        places = list(ledger.places)
        if ledger.seating == fair.LOT:
            places = fair.lot(ledger.key_by(recipe), len(places))
        parts = list(ledger.contributions)
        self.add("started", recipe=recipe, contributions=parts, places=places)
        self.seats |= {seat: one.guest for seat, one in enumerate(ledger.seats)}

    def call_off(self) -> None:
        """Parts that are sealed were not revealed in time: whoever withholds one has given up.

        Nobody may win by that, or who knows the seed would play only with dice that please them.
        """
        ledger = self.ledger
        due = ledger.deadline(self.outages)
        if ledger.status != READY or due is None or due > self.at:
            return
        for place in ledger.withheld():
            self.add("withheld", seat=place)
        self.end(views.outcome_of(ledger, Outcome(ledger.state.scores, (), "server-withheld")))

    # During the match

    def play(
        self,
        seat: int,
        text: str,
        action: str | None,
        turn: int | None = None,
        lag: int = 0,
        arrived: int | None = None,
    ) -> None:
        """A seat's move, judged by what the seat knows; then what follows from it.

        Its clock ran until the move arrived, however long it took to get here from there.
        """
        ledger = self._playing(seat)
        if turn is not None and turn != ledger.turns[seat]:
            raise Conflict("server-stale-turn", turn=turn, now=ledger.turns[seat])
        game = ledger.game
        move = game.move(text)
        error = known(ledger.state, seat).why(move, seat)
        if error is not None:
            raise error
        data = self._clocked(seat, lag, arrived)
        if data is None:
            self.time_out(seat)
            return
        written = str(ledger.state.canonical(move))
        self.add("move", seat=seat, move=written, **data, **_named(action))
        self.settle()

    def bot_play(self, seat: int, text: str, by: str = "bot") -> None:
        """A bot's move for a seat; no clock runs for it. A page that found it is noted."""
        move = self.ledger.state.canonical(text)
        found = {"by": by} if by != "bot" else {}
        self.add("move", seat=seat, move=str(move), **found)
        self.settle()

    def settle(self) -> None:
        """Play what nobody has to choose: chance, and passes; then the end, if it has come."""
        ledger = self.ledger
        while ledger.awaiting:
            if CHANCE in ledger.awaiting:
                move = roll(ledger.state, ledger.dice, ledger.rolled)
                self.add("move", seat=CHANCE, move=str(move))
                continue
            seat = forced_pass(ledger.state)
            if seat is None:
                return
            self.add("move", seat=seat, move=PASS, **(self._clocked(seat, 0) or {}))
        outcome = ledger.state.outcome
        if outcome is not None and ledger.status == PLAYING:
            self.end(views.outcome_of(ledger, outcome))

    def resign(self, seat: int, action: str | None) -> None:
        """A seat gives up."""
        self._playing(seat)
        self.add("resigned", seat=seat, **_named(action))
        self._go_on_without("server-resigned")

    def time_out(self, seat: int) -> None:
        """A seat's clock has run out: it forfeits, or a bot plays on for it."""
        then = self.ledger.created.data["timeout"]
        self.add("timeout", seat=seat, then=then)
        if then == "forfeit":
            self._go_on_without("server-timeout")

    def run_out(self) -> None:
        """Every seat whose time is up now."""
        for seat in range(self.ledger.game.players):
            if (
                self.ledger.status == PLAYING
                and self.ledger.since[seat] is not None
                and self.ledger.remaining(seat, self.at, self.outages) <= 0
            ):
                self.time_out(seat)

    def take_back(self, seat: int, action: str | None) -> None:
        """Take back a seat's last move, and all that came after it; see ``before_last``.

        Other people are asked first, and nothing happens until all of them agree. Never past dice
        or cards, and never where a clock runs: time does not come back.
        """
        ledger = self._playing(seat)
        if ledger.pace.allotted is not None:
            raise Conflict("server-back-clock")
        if max(ledger.backs, ledger.asks) >= MOST_BACKS:
            raise Conflict("server-back-many", most=MOST_BACKS)
        if ledger.ask is not None:
            raise Conflict("server-back-asked")
        if seat in ledger.declined:
            raise Conflict("server-back-declined")
        number = self._before_last(seat)
        guest = ledger.seats[seat].guest
        if any(one.driver is None and one.guest != guest for one in ledger.seats):
            self.add("asked", seat=seat, moves=number, **_named(action))
        else:
            self.add("back", seat=seat, moves=number, **_named(action))

    def answer(self, seat: int, yes: bool, action: str | None) -> None:
        """Agree that another's move is taken back, or decline it."""
        ledger = self._playing(seat)
        if ledger.ask is None or seat not in ledger.asked():
            raise Conflict("server-not-asked")
        ask = ledger.ask
        if yes:
            self._before_last(ask.seat)  # a bot may have shown a hidden card since
        self.add("answered", seat=seat, yes=yes, **_named(action))
        if yes and not ledger.asked():
            self.add("back", seat=ask.seat, moves=ask.moves)

    def _before_last(self, seat: int) -> int:
        """How many moves stand when a seat takes its last one back, with all that came after it."""
        ledger = self.ledger
        states = [ledger.game.start()]
        for mover, move in ledger.moves:
            states.append(ledger.game.follow(states[-1], move, mover, ledger.rules))
        return before_last(seat, ledger.moves, states, lambda _: None)

    def end(self, outcome: dict[str, Any]) -> None:
        """The match is over; its seed is revealed, unless others still play with it."""
        ledger = self.ledger
        self.add("over", outcome=outcome, seed=None if ledger.daily else ledger.seed)

    def _go_on_without(self, reason: str) -> None:
        """A seat has forfeited: the match ends when one seat is left, or bots among themselves."""
        ledger = self.ledger
        standing = ledger.standing()
        persons = [one for one in standing if ledger.seats[one].kind == "person"]
        if len(standing) > 1 and persons:
            return
        self.end(views.outcome_of(ledger, Outcome(ledger.state.scores, (), reason)))

    def _playing(self, seat: int) -> Ledger:
        ledger = self.ledger
        if ledger.status == OVER:
            raise IllegalMove("illegal-over", seat=seat)
        if ledger.status != PLAYING:
            raise Conflict("server-not-playing", status=ledger.status)
        if ledger.seats[seat].forfeited:
            raise Conflict("server-forfeited", seat=seat)
        if ledger.seats[seat].substituted:
            raise Conflict("server-out-of-time", seat=seat)
        return ledger

    def _clocked(self, seat: int, lag: int, arrived: int | None = None) -> dict[str, int] | None:
        """What the move leaves on the seat's clock; None if its time was up before."""
        ledger = self.ledger
        if ledger.pace.kind != "live" or ledger.since[seat] is None:
            return {}
        until = self.at if arrived is None else min(arrived, self.at)
        spent = ledger.time_left[seat] - ledger.remaining(seat, until, self.outages)
        left = ledger.time_left[seat] - max(0, spent - min(lag, MOST_LAG))
        return None if left <= 0 else {"left": left + ledger.pace.increment * 1000}


def _named(action: str | None) -> dict[str, str]:
    return {} if action is None else {"id": action}
