"""What guests can do with matches. Both ways in, REST and live, call these and nothing else."""

import logging
import secrets
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, func, select

from musivum.core import fair
from musivum.core.errors import MusivumError, NotationError
from musivum.core.game import Game
from musivum.core.match import known
from musivum.core.record import Record
from musivum.drawing.ahead import Ahead, ahead
from musivum.drawing.brings import Brings, brings
from musivum.drawing.words import words_of
from musivum.server import metrics
from musivum.server.errors import Conflict, Forbidden, Missing, Refused, TooMany, Unavailable
from musivum.server.http.limits import AtOnce
from musivum.server.match import making, views
from musivum.server.match.draft import Draft
from musivum.server.match.guests import Guest
from musivum.server.match.ids import derived_id, new_id
from musivum.server.match.ledger import GONE, OVER, PLAYING, Ledger
from musivum.server.match.pace import Pace
from musivum.server.match.registry import LiveMatch, Registry
from musivum.server.match.replays import Replays
from musivum.server.storage import tables
from musivum.server.thinking.pages import Pages
from musivum.server.thinking.pool import BotError
from musivum.server.thinking.queue import Queue, Urgency

log = logging.getLogger("musivum.matches")

MOST_STEPS = 50
"""Steps of a replay in one answer."""
MOST_HINTS = 2
"""Hints that one guest may wait for at the same time."""


class Matches:
    """The services of matches."""

    def __init__(
        self,
        registry: Registry,
        levels: Callable[[], tuple[str, ...]],
        queue: Queue,
        most_unfinished: int,
    ) -> None:
        self.registry = registry
        self.levels = levels
        self.queue = queue
        self.hints = AtOnce("hints", MOST_HINTS, seconds=2)
        self.most_unfinished = most_unfinished
        self.replays = Replays()
        self.pages = Pages()
        """Guests' pages that think for the bots of their own matches, and advise."""
        self.today: Callable[[], str] = lambda: ""
        """The day of the daily challenge; the challenge sets it."""

    # Making a match, and getting into one

    async def create(
        self,
        guest: Guest,
        game: str,
        options: dict[str, Any],
        seats: list[dict[str, Any]],
        pace: dict[str, Any],
        timeout: str,
        public: bool,
        seating: str = fair.LOT,
    ) -> LiveMatch:
        """A new match with its creator seated."""
        loaded = self.load(game, options)
        if len(seats) != loaded.players:
            raise Refused("server-seats", game=loaded.NAME, seats=loaded.players, given=len(seats))
        seated = [making.seat(guest.id, guest.name, one, loaded, self.levels()) for one in seats]
        if not any(seat["guest"] == guest.id for seat in seated):
            raise Refused("server-no-me")
        return await self.make(
            guest,
            loaded,
            seated,
            self._one_more(guest),
            pace=asdict(Pace(**pace)),
            timeout=timeout,
            public=public,
            seating=seating if len(seated) > 1 else fair.AS_SEATED,
        )

    async def make(
        self,
        guest: Guest,
        game: Game,
        seats: list[dict[str, Any]],
        allow: Callable[[Connection], None] | None = None,
        **more: Any,
    ) -> LiveMatch:
        """A match from checked parts."""
        match = more.pop("match", None) or new_id()
        extra = more.pop("extra", None)
        data = making.created(guest.id, game, seats, **more)
        return await self.registry.create(match, data, Draft.start, allow, extra)

    def load(self, game: str, options: dict[str, Any]) -> Game:
        """A game for the server: no option may point at a file of this machine."""
        for option in self.registry.load(game, {}).PROFILE.options:
            if option.local and options.get(option.name, option.default) != option.default:
                raise Refused("server-sheet", allowed=option.default)
        return self.registry.load(game, options)

    async def join(
        self,
        guest: Guest,
        match: str,
        seat: int | None,
        invite: str | None,
    ) -> Ledger:
        """Take a seat."""
        live = await self.registry.open(match)

        def propose(draft: Draft) -> None:
            draft.join(guest.id, guest.name, seat, invite)
            draft.start()

        return await self.registry.change(live, propose)

    async def fill(self, guest: Guest, match: str, seat: int, level: str) -> Ledger:
        """Give a free seat to a bot."""
        live = await self.registry.open(match)
        making.level(level, live.ledger.game, self.levels())

        def propose(draft: Draft) -> None:
            draft.fill(guest.id, seat, level)
            draft.start()

        return await self.registry.change(live, propose)

    async def leave(self, guest: Guest, match: str) -> Ledger:
        """Give up one's seats before the start."""
        live = await self.registry.open(match)
        return await self.registry.change(live, lambda draft: draft.leave(guest.id))

    async def rematch(self, guest: Guest, match: str) -> LiveMatch:
        """The next match of the same people; made once, whoever asks first."""
        live = await self.registry.newest(match)
        ledger = live.ledger
        seats = ledger.seats_of(guest.id)
        if not seats:
            raise Forbidden("server-not-yours", seat=0)
        if ledger.status != OVER:
            raise Conflict("server-not-over")
        if ledger.daily:
            raise Conflict("server-no-rematch")
        before = ledger.rematch
        if before is None or (await self.registry.newest(before)).ledger.status == GONE:
            made = await self._next(guest, ledger)
            ledger = await self.registry.change(live, _proposed(before, made.ledger.match))
        assert ledger.rematch is not None
        await self.join(guest, ledger.rematch, None, None)
        return await self.registry.open(ledger.rematch)

    async def _next(self, guest: Guest, ledger: Ledger) -> LiveMatch:
        return await self.make(
            guest,
            ledger.game,
            making.seats_again(ledger, guest.id),
            self._one_more(guest),
            pace=asdict(ledger.pace),
            timeout=ledger.created.data["timeout"],
            public=ledger.created.data["public"],
            previous=ledger.match,
            # The same for all who ask now; another one if they gave the last one up.
            match=derived_id("rematch", ledger.seed, *filter(None, [ledger.rematch])),
        )

    def _one_more(self, guest: Guest) -> Callable[[Connection], None]:
        """An error, where a match is written, if its maker has too many that are unfinished."""

        def check(connection: Connection) -> None:
            # Where several processes write, two of one guest's matches are not counted at once.
            row = select(tables.guests.c.id).filter_by(id=guest.id).with_for_update()
            connection.execute(row)
            if _unfinished(connection, guest.id) >= self.most_unfinished:
                raise TooMany("server-many-matches", most=self.most_unfinished)

        return check

    # Acting in a match

    async def commit(self, guest: Guest, match: str, place: int, hashed: str) -> int:
        """The hash of a part of the dice; the number of its event."""
        return await self._prepare(
            guest, match, place, "committed", lambda draft: draft.commit(place, hashed)
        )

    async def reveal(self, guest: Guest, match: str, place: int, part: str) -> int:
        """A part of the dice; the number of its event."""
        return await self._prepare(
            guest, match, place, "revealed", lambda draft: draft.reveal(place, part)
        )

    async def _prepare(
        self, guest: Guest, match: str, place: int, kind: str, propose: Callable[[Draft], None]
    ) -> int:
        """What is done once before the start, by the place where one sat down.

        It does not need a client's id: to say the same again, also later, is harmless.
        """
        live = await self.registry.open(match)

        def once(draft: Draft) -> None:
            if place not in draft.ledger.places_of(guest.id):
                raise Forbidden("server-not-yours", seat=place)
            propose(draft)
            draft.start()

        ledger = await self.registry.change(live, once)
        return max(
            event.number
            for event in ledger.events
            if event.kind == kind and event.data["seat"] == place
        )

    async def play(
        self,
        guest: Guest,
        match: str,
        seat: int,
        move: str,
        action: str,
        turn: int | None,
        lag: int,
    ) -> int:
        """A move; the number of its event."""

        arrived = self.registry.clock()
        live = await self.registry.open(match)
        if self._is_late(live.ledger, seat):
            # Perhaps nobody could move for a while, and it is not known yet.
            await self.registry.outages.beat()

        def propose(draft: Draft) -> None:
            draft.play(seat, move, action, turn, lag, arrived)

        number = await self._act(guest, live, seat, action, propose)
        metrics.PERSONS_MOVES.inc()
        return number

    def _is_late(self, ledger: Ledger, seat: int) -> bool:
        """Whether a seat's time seems to be up."""
        registry = self.registry
        if ledger.pace.allotted is None or seat >= len(ledger.seats):
            return False
        registry.outages.notice()
        return ledger.remaining(seat, registry.clock(), registry.outages.spans) <= 0

    async def resign(self, guest: Guest, match: str, seat: int, action: str) -> int:
        """Give up a seat."""
        live = await self.registry.open(match)
        return await self._act(guest, live, seat, action, lambda draft: draft.resign(seat, action))

    async def take_back(self, guest: Guest, match: str, seat: int, action: str) -> int:
        """Take back a seat's last move, or ask the other people for it."""
        live = await self.registry.open(match)
        return await self._act(
            guest, live, seat, action, lambda draft: draft.take_back(seat, action)
        )

    async def answer(self, guest: Guest, match: str, seat: int, yes: bool, action: str) -> int:
        """Agree that another's move is taken back, or decline it."""
        live = await self.registry.open(match)
        return await self._act(
            guest, live, seat, action, lambda draft: draft.answer(seat, yes, action)
        )

    async def _act(
        self,
        guest: Guest,
        live: LiveMatch,
        seat: int,
        action: str | None,
        propose: Callable[[Draft], None],
    ) -> int:
        """Do something once, however often it is asked for."""

        def once(draft: Draft) -> None:
            if seat not in draft.ledger.seats_of(guest.id):
                raise Forbidden("server-not-yours", seat=seat)
            if action is None or draft.ledger.done(seat, action) is None:
                propose(draft)

        ledger = await self.registry.change(live, once, self.result)
        if action is None:
            return ledger.number
        number = ledger.done(seat, action)
        if number is None:
            if ledger.seats[seat].forfeited or ledger.seats[seat].substituted:
                raise Conflict("server-out-of-time", seat=seat)
            return ledger.number  # it changed nothing, because it was so already
        return number

    def result(self, ledger: Ledger) -> Callable[[Connection], None] | None:
        """What the end of a match adds to the table of a daily challenge, on its day.

        When the day is over, its seed and everyone's games are public: what is finished then does
        not count any more.
        """
        if ledger.status != OVER or ledger.daily is None or ledger.outcome is None:
            return None
        if day_of(ledger.events[-1].at) != ledger.daily:
            return None
        score = ledger.outcome["scores"][0]
        results = tables.results

        def write(connection: Connection) -> None:
            connection.execute(
                results.update()
                .where(results.c.match == ledger.match)
                .values(score=score, at=ledger.events[-1].at)
            )

        return write

    # Looking at a match

    async def watchable(self, guest: str | None, match: str) -> LiveMatch:
        """A match that this guest may watch: any, but for others' challenges of today."""
        live = await self.registry.newest(match)
        ledger = live.ledger
        if ledger.daily is not None and ledger.daily >= self.today() and not ledger.seats_of(guest):
            raise Forbidden("server-daily-private")
        return live

    async def record(self, guest: str | None, match: str) -> Record:
        """A finished match, to keep."""
        ledger = await self.finished(guest, match)
        secret = ledger.daily is not None and ledger.daily >= self.today()
        return views.record(ledger, None if secret else ledger.seed)

    async def chances(self, guest: str | None, match: str, asker: str) -> list[dict[str, Any]]:
        """What could have been rolled and drawn in a finished match."""
        ledger = await self.finished(guest, match)
        return await self.replays.run(asker, views.chances, ledger)

    async def replay(
        self,
        guest: str | None,
        match: str,
        seat: int | None,
        first: int,
        last: int,
        detail: str,
        asker: str,
    ) -> dict[str, Any]:
        """Steps of a match as a seat, or a spectator, saw them; while it runs, only one's own."""
        ledger = (await self.watchable(guest, match)).ledger
        if ledger.status not in (PLAYING, OVER):
            raise Conflict("server-not-playing", status=ledger.status)
        if seat is not None and seat >= ledger.game.players:
            raise Missing("server-not-yours", seat=seat)
        if ledger.status == PLAYING and seat is not None and seat not in ledger.seats_of(guest):
            raise Forbidden("server-not-yours", seat=seat)
        last = min(last, first + MOST_STEPS - 1, len(ledger.moves))
        found = await self.replays.run(asker, views.steps, ledger, seat, first, last, detail)
        return {"steps": found, "steps_in_all": len(ledger.moves) + 1}

    async def why(self, guest: Guest, match: str, seat: int, text: str) -> MusivumError | None:
        """The rule that forbids a seat's move now, as ``play`` would refuse it; None if legal.

        Nothing is played. Like a move, it is judged by what the seat knows and by nothing else.
        """
        ledger = (await self.registry.newest(match)).ledger
        if seat not in ledger.seats_of(guest.id):
            raise Forbidden("server-not-yours", seat=seat)
        if ledger.status != PLAYING:
            raise Conflict("server-not-playing", status=ledger.status)
        try:
            return known(ledger.state, seat).why(text, seat)
        except NotationError as error:
            return error

    async def brings(self, guest: Guest, match: str, seat: int, text: str) -> Brings:
        """What a seat's move would bring, by what the seat knows; nothing is played."""
        ledger = (await self.registry.newest(match)).ledger
        if seat not in ledger.seats_of(guest.id):
            raise Forbidden("server-not-yours", seat=seat)
        if ledger.status != PLAYING:
            raise Conflict("server-not-playing", status=ledger.status)
        return brings(ledger.game, ledger.state.view(seat), text)

    async def ahead(self, guest: Guest, match: str, seat: int) -> Ahead:
        """What a seat may plan before it is its turn, by what it knows."""
        ledger = (await self.registry.newest(match)).ledger
        if seat not in ledger.seats_of(guest.id):
            raise Forbidden("server-not-yours", seat=seat)
        return ahead(ledger.game, ledger.state.view(seat))

    async def hint(self, guest: Guest, match: str, seat: int, level: str) -> dict[str, Any]:
        """What a bot would play and what that is worth, for one who plays alone or against bots."""
        ledger = (await self.registry.newest(match)).ledger
        if seat not in ledger.seats_of(guest.id):
            raise Forbidden("server-not-yours", seat=seat)
        making.level(level, ledger.game, self.levels())
        if ledger.daily or any(
            one.kind == "person" and one.guest != guest.id for one in ledger.seats
        ):
            raise Conflict("server-hint")
        if ledger.status != PLAYING or seat not in ledger.awaiting:
            raise Conflict("server-not-playing", status=ledger.status)
        asked = question(ledger, seat, level) | {"do": "advise"}
        with self.hints.one(guest.id):
            try:
                found = await self.pages.advise(ledger, guest.id, seat, level)
                found = found or await self.queue.ask(asked, Urgency.HINT, guest.id)
            except BotError as error:
                log.warning("hint-failed", extra={"level": level, "problem": str(error)})
                raise Unavailable("server-hint-failed") from error
        return found | {"words": words_of(ledger.game, seat, found["move"])}

    async def finished(self, guest: str | None, match: str) -> Ledger:
        """A finished match that this guest may watch: nothing of it is hidden any more."""
        ledger = (await self.watchable(guest, match)).ledger
        if ledger.status != OVER:
            raise Conflict("server-not-over")
        return ledger


def day_of(at: int) -> str:
    """The day, in UTC, of a moment.

    >>> day_of(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def question(ledger: Ledger, seat: int, level: str) -> dict[str, Any]:
    """What a bot is told: its level, and what its seat may know."""
    return {
        "do": "think",
        "game": ledger.game.NAME,
        "options": ledger.game.options,
        "level": level,
        "seat": seat,
        "view": ledger.state.view(seat),
        "seed": secrets.token_hex(8),
    }


def _proposed(before: str | None, made: str) -> Callable[[Draft], None]:
    def propose(draft: Draft) -> None:
        if draft.ledger.rematch == before:
            draft.add("rematch", next=made)

    return propose


def _unfinished(connection: Connection, guest: str) -> int:
    columns = tables.matches.c
    found = connection.execute(
        select(func.count())
        .select_from(tables.matches)
        .where(columns.creator == guest, columns.status.not_in([OVER, GONE]))
    )
    return int(found.scalar_one())
