"""The matches that this process holds in memory, and those who watch them.

The registry opens a match when someone asks for it, appends to it what a draft proposes, tells the
watchers, and forgets it when nobody has looked for a while. Another process may append to the same
match at any time: then an append is refused, the new events are read, and the draft is made again.
"""

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy import Connection, insert

from musivum.core.errors import MusivumError
from musivum.core.game import Game
from musivum.server import metrics
from musivum.server.errors import Conflict, Missing, Unavailable
from musivum.server.match import chain, chained, listed, telling, views
from musivum.server.match.draft import Draft
from musivum.server.match.kept import Kept
from musivum.server.match.ledger import Event, Ledger, fold
from musivum.server.match.outages import Outages
from musivum.server.storage import tables
from musivum.server.storage.appends import Append
from musivum.server.storage.store import Store, insert_new

ID = re.compile("[0-9a-z]{12}")
"""What the id of a match looks like."""
TRIES = 20
"""How often a draft is made again because another process was faster."""
AGAIN = 0.5
"""Seconds after which one tries again to read what is new in a match."""


class Watcher(Protocol):
    """Someone who is told what happens."""

    guest: str | None

    def send(self, text: str) -> None:
        """Take a message; must not block."""


class LiveMatch:
    """A match in memory."""

    def __init__(self, ledger: Ledger, kept: Kept[str], scenes: views.Scenes) -> None:
        self.views = views.Views(ledger, kept, scenes)
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, str] = {}
        """Who watches, and in which detail."""
        self.asked: set[tuple[int, int]] = set()
        """Seats and turns that a bot is thinking about."""
        self.ours = True
        """Whether this process asks its bots; of all that serve a match, one does."""
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.coming = 0
        """How many are looking at it just now and may watch it then."""

    @property
    def is_followed(self) -> bool:
        """Whether someone here must hear of what another process writes."""
        return bool(self.watchers or self.asked or self.coming)

    @property
    def ledger(self) -> Ledger:
        """What its events add up to."""
        return self.views.ledger

    def adopt(self, ledger: Ledger) -> None:
        """Go on with another ledger of the same match."""
        self.views = self.views.next(ledger)


class Registry:
    """All matches that are open in this process."""

    def __init__(
        self,
        store: Store,
        load: Callable[[str, dict[str, Any]], Game],
        clock: Callable[[], int],
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.load = load
        self.clock = clock
        """Milliseconds since 1970."""
        self.kept: Kept[str] = Kept()
        self.scenes = views.Scenes()
        self.outages = Outages(store, store.name, clock, monotonic)
        self.stopping = False
        self.listeners: list[Callable[[LiveMatch, list[Event]], None]] = []
        """Called after every change, with the new events."""
        self.stirred: set[str] = set()
        """Matches where someone came or went since it was last told."""
        self._open: dict[str, LiveMatch] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._behind: set[str] = set()
        """Matches of which there may be news that could not be read yet."""

    # Opening and forgetting

    async def open(self, match: str) -> LiveMatch:
        """A match by its id."""
        found = self._open.get(match)
        if found is None:
            if not ID.fullmatch(match):
                raise Missing("server-no-match", match=match[:40])
            task = self._opening.get(match)
            if task is None:
                task = asyncio.create_task(self._read(match))
                self._opening[match] = task
                task.add_done_callback(lambda _: self._opening.pop(match, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def newest(self, match: str) -> LiveMatch:
        """A match with all that is on disk by now, whichever process has written it."""
        live = await self.open(match)
        if self.store.shared:
            live.coming += 1  # whoever watches what is read now must not miss what comes meanwhile
            try:
                await self.refresh(match)
            finally:
                live.coming -= 1
        return live

    def opened(self, match: str) -> LiveMatch | None:
        """A match, if it is open already."""
        return self._open.get(match)

    def all_open(self) -> list[LiveMatch]:
        """Every match that is in memory."""
        return list(self._open.values())

    def forget(self, idle: float) -> None:
        """Drop matches that nobody watches and nobody has used for so many seconds."""
        limit = time.monotonic() - idle
        for match, live in list(self._open.items()):
            if (
                live.used < limit
                and not live.watchers
                and not live.asked
                and not live.lock.locked()
            ):
                if live.timer is not None:
                    live.timer.cancel()
                del self._open[match]
        metrics.LOADED.set(len(self._open))

    async def _read(self, match: str) -> LiveMatch:
        ledger = await self.store.read(self._fold, match)
        live = self._open.get(match)
        if live is None:
            live = self._open[match] = LiveMatch(ledger, self.kept, self.scenes)
            live.ours = not self.store.shared
            metrics.LOADED.set(len(self._open))
            self._tell(live, [])
        return live

    def _fold(self, connection: Connection, match: str) -> Ledger:
        events = chained.load(connection, match)
        if not events:
            raise Missing("server-no-match", match=match)
        data = events[0].data
        game = self.load(data["game"], data["options"])
        if not game.knows_rules(data["rules"]):
            raise Conflict(
                "server-old-rules", game=game.NAME, rules=data["rules"], known=game.RULES_VERSION
            )
        return fold(match, game, events)

    # Changing

    async def create(
        self,
        match: str,
        data: dict[str, Any],
        then: Callable[[Draft], None],
        allow: Callable[[Connection], None] | None = None,
        extra: Callable[[Connection], Any] | None = None,
    ) -> LiveMatch:
        """A new match: its first event, and what follows at once; or the one of that id.

        ``allow`` may refuse it in the transaction that writes it, by raising an error.
        ``extra`` is done in that transaction as well, whether the match is new or not.
        """
        self._check_running()
        game = self.load(data["game"], data["options"])
        created = Event(1, "created", self.clock(), data)
        created = chain.linked(data["seed"], "", match, created)
        first = chain.row_of(match, created, chain.written(data))
        ledger = Ledger.begin(match, game, created)
        draft = Draft(ledger, self.clock())
        then(draft)
        final = draft.ledger

        def write(connection: Connection) -> bool:
            if allow is not None:
                allow(connection)
            row = {
                "id": match,
                "game": game.NAME,
                "creator": data["creator"],
                "public": data["public"],
                "daily": data["daily"],
                "created": ledger.created.at,
            }
            if extra is not None:
                extra(connection)
            # Two may ask for the same rematch at the same moment, of two processes.
            if not insert_new(
                connection, tables.matches, row | listed.row(final, with_card=True) | self._asker()
            ):
                return False
            seats = [
                {"match": match, "seat": number, "guest": seat.guest}
                for number, seat in enumerate(final.seats)
            ]
            connection.execute(insert(tables.seats), seats)
            connection.execute(insert(tables.events), [first, *draft.rows])
            return True

        if not await self.store.write(write):
            return await self.open(match)
        metrics.MATCHES.labels(game.NAME).inc()
        live = self._open[match] = LiveMatch(final, self.kept, self.scenes)
        self._tell(live, list(final.events))
        return live

    async def change(
        self,
        live: LiveMatch,
        propose: Callable[[Draft], None],
        extra: Callable[[Ledger], Callable[[Connection], None] | None] | None = None,
    ) -> Ledger:
        """Append what a draft proposes; an error of the proposal changes nothing.

        Proposals for one match come one after another; the proposal may be asked several times,
        each time on the newest ledger.
        """
        self._check_running()
        async with live.lock:
            for _ in range(TRIES):
                self.outages.notice()
                draft = Draft(live.ledger, self.clock(), self.outages.spans)
                try:
                    propose(draft)
                except MusivumError:
                    # What another process wrote a moment ago may allow it.
                    if self.store.shared and await self._refresh(live):
                        continue
                    raise
                if not draft.events:
                    return live.ledger
                if await self._append(live, draft, extra):
                    return live.ledger
                metrics.CONFLICTS.inc()
                await self._refresh(live)
        raise Conflict("server-busy")

    async def _append(
        self,
        live: LiveMatch,
        draft: Draft,
        extra: Callable[[Ledger], Callable[[Connection], None] | None] | None,
    ) -> bool:
        """Append what a draft proposes and go on with it; False if another process was faster.

        Whoever asked may be gone at any moment; what was begun is finished all the same, or the
        ledger in memory would not know what is on disk. When nobody can say whether it was done,
        watchers are told if it was.
        """
        before = live.ledger
        # Who asks the bots goes on with it; else it is who writes that one is due.
        taken = not before.thinking
        loud = telling.is_loud(draft.events)
        row = listed.row(draft.ledger, with_card=loud) | self._asker(taken)
        append = Append(
            before.match,
            draft.expect,
            draft.rows,
            row,
            draft.seats,
            extra(draft.ledger) if extra is not None else None,
            # No bot is due, before or after, and no clock runs out.
            taken and not (loud or row["thinking"] or before.pace.allotted),
        )

        def finish(done: Any) -> None:
            if isinstance(done, Exception):
                self._look_again(before.match)
            elif done and live.ledger is before:
                live.adopt(draft.ledger)
                live.ours |= taken
                self._publish(live, draft.events, draft.revealed)

        try:
            done = await self.store.append(append, finish)
        except Unavailable as error:
            finish(error)
            raise
        finish(done)
        return done

    def _look_again(self, match: str) -> None:
        """Take in what may be new in a match, as soon as it can be read."""
        task = asyncio.create_task(self.catch_up(match))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def catch_up(self, match: str) -> None:
        """Take in what may be new in a match, however long the database is away.

        What others have written is said once: nobody would tell the watchers later.
        """
        while match not in self._behind and not (self.stopping or self.store.damaged):
            with suppress(Unavailable):
                await self.refresh(match)
                return
            self._behind.add(match)
            try:
                await asyncio.sleep(AGAIN)
            finally:
                self._behind.discard(match)

    async def refresh(self, match: str) -> None:
        """Take in what is new in a match, if it is open."""
        live = self._open.get(match)
        if live is not None:
            async with live.lock:
                await self._refresh(live)

    async def _refresh(self, live: LiveMatch) -> bool:
        """Take in what is on disk and not known here yet; whether there was anything."""
        ledger = live.ledger.copy()
        rows = await self.store.read(chained.stored, ledger.match, ledger.number)
        new = chain.read(ledger.match, rows, ledger.events[-1], ledger.seed)
        if not new:
            return False
        revealed: list[int] = []
        for event in new:
            # When no bot was due in between, whoever wrote that one is due again asks it.
            live.ours &= ledger.thinking or not self.store.shared
            revealed += ledger.apply(event)
        live.adopt(ledger)
        self._publish(live, new, revealed)
        return True

    def _asker(self, taken: bool = True) -> dict[str, str | None]:
        return {"asker": self.store.name if taken else None}

    def _check_running(self) -> None:
        if self.stopping:
            raise Unavailable("server-stopping")

    # Telling

    def snapshot(self, live: LiveMatch, guest: str | None, detail: str) -> str:
        """The message ``match``."""
        return telling.snapshot(live.views, guest, detail, self._clocks(live.ledger))

    def repair(self, live: LiveMatch, guest: str | None, detail: str, after: int) -> str:
        """What came after an event, and which older moves have become known since."""
        return telling.repair(live.views, guest, detail, after, self._clocks(live.ledger))

    def _publish(self, live: LiveMatch, new: list[Event], revealed: Iterable[int]) -> None:
        first = new[0].number
        lifted = [number for number in revealed if number < first]
        info, clocks = telling.is_loud(new), self._clocks(live.ledger)
        alike = telling.is_alike(live.ledger, new, lifted, info)
        made: dict[tuple[tuple[int, ...], str, bool], str] = {}
        held: dict[str | None, tuple[int, ...]] = {}
        for watcher, detail in list(live.watchers.items()):
            guest = None if alike and detail == views.MOVES else watcher.guest
            seats = held.get(guest)
            if seats is None:
                seats = held[guest] = live.ledger.seats_of(guest)
            changes = detail == views.CHANGES and live.views.follows(guest)
            # Nobody else holds these seats; those who hold none all see the same.
            text = made.get((seats, detail, changes))
            if text is None:
                states = live.views.changes(seats) if changes else live.views.states(seats, detail)
                seen = guest if seats else None
                text = telling.events(live.views, seen, states, new, lifted, info, clocks)
                made[seats, detail, changes] = text
            watcher.send(text)
        self._tell(live, new)

    def _clocks(self, ledger: Ledger) -> str:
        if ledger.pace.allotted is None:
            return "[]"
        return json.dumps(views.clocks(ledger, self.clock(), self.outages.spans))

    def _tell(self, live: LiveMatch, new: list[Event]) -> None:
        for listener in self.listeners:
            listener(live, new)
