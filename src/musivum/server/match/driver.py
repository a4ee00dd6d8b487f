"""What happens by itself: bots move, clocks run out, matches start, lists change.

Every process drives the matches that it holds. What nobody holds is found by a sweep over the
database, so that a bot's move or a deadline is not forgotten when a process dies.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from musivum.core.errors import MusivumError
from musivum.server import collector, metrics
from musivum.server.live import lists
from musivum.server.live.presence import Presence
from musivum.server.match import sweeps
from musivum.server.match.draft import Draft
from musivum.server.match.ledger import PLAYING, READY, Event, Ledger
from musivum.server.match.registry import LiveMatch, Registry, Watcher
from musivum.server.match.seat import SUBSTITUTE
from musivum.server.match.service import Matches, question
from musivum.server.thinking.pool import BotError
from musivum.server.thinking.queue import Queue, Urgency

log = logging.getLogger("musivum.drive")

COMMIT_WAIT = 3_000
"""Milliseconds that a full match waits for the next one to commit to a part of its dice."""
TICK = 0.25
"""Seconds between two looks at whether this process stood still."""
PULSE = 1.0
"""Seconds between two notes that the server is alive."""
SWEEP = 2.0
TIDY = 1.0
SEATING = frozenset({"joined", "left", "filled", "started"})
"""Events after which one who watched plays, or the other way round, or sits elsewhere."""
GOING_ON = 0.5
"""The share of a bot's usual pause when the last move was its own."""


ATTENTION = 30.0
"""Seconds for which someone who has asked for a match, and does not watch it, still looks at it."""


class Driver:
    """Drives all that needs no guest."""

    def __init__(
        self,
        registry: Registry,
        matches: Matches,
        queue: Queue,
        presence: Presence,
        idle: float,
        pause: float,
    ) -> None:
        self.registry = registry
        self.matches = matches
        self.queue = queue
        self.idle = idle
        """Seconds after which an unwatched match leaves the memory."""
        self.pause = pause
        """Seconds that a bot takes for a move at least."""
        self.presence = presence
        self.pages = matches.pages
        """Guests' pages that think for the bots of their own matches."""
        self.lobby: set[Watcher] = set()
        self.turns: set[Watcher] = set()
        self._lobby_changed = False
        self._quiet = True
        """Whether no match has changed since the last tick."""
        self._turns_changed: set[str] = set()
        self._elsewhere: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeps = (sweeps.Sweep(sweeps.THINKING), sweeps.Sweep(sweeps.DUE))
        registry.listeners.append(self.changed)

    async def start(self) -> None:
        """Note an outage if there was one, then run until ``stop``."""
        await self.registry.outages.begin()
        works = (
            (self._tick, TICK),
            (self._pulse, PULSE),
            (self._sweep, SWEEP),
            (self.presence.tell, 1.0),
            (self._tell, 1.0),
            (self.registry.store.tidy, TIDY),
        )
        for work, pause in works:
            self.spawn(forever(work, pause))

    async def stop(self) -> None:
        """Stop everything that runs by itself."""
        for live in self.registry.all_open():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background, kept alive and ended with the server."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def changed(self, live: LiveMatch, new: list[Event]) -> None:
        """After every change of a match: ask its bots, set its alarm, mark the lists.

        Whichever process wrote that a bot is due asks it, however long the bot thinks; if that
        process dies, another one's sweep finds the match.
        """
        ledger = live.ledger
        self._quiet = False
        self.pages.changed(ledger.match)
        for event in new:
            if event.kind == "over":
                how = "broken off" if event.data["outcome"].get("broken_off") else "played"
                metrics.FINISHED.labels(ledger.game.NAME, how).inc()
        if new:
            self._turns_changed.update([seat.guest for seat in ledger.seats if seat.guest])
            if (kinds := {event.kind for event in new}) != {"move"}:
                if kinds & SEATING:
                    self.registry.stirred.add(ledger.match)
                self._lobby_changed |= ledger.created.data["public"]
        for seat in ledger.due() if live.ours else ():
            turn = ledger.turns[seat]
            if (seat, turn) not in live.asked:
                live.asked.add((seat, turn))
                self.spawn(self._think(live, seat, turn))
        self._set_alarm(live)

    def elsewhere(self, matches: list[str]) -> None:
        """Another process has changed these matches."""
        self._lobby_changed = True
        self._elsewhere.update(matches)

    # Bots

    async def _think(self, live: LiveMatch, seat: int, turn: int) -> None:
        """Ask a bot and play its move, if the match still waits for it then."""
        try:
            level = live.ledger.seats[seat].driver
            if level is None:
                return
            ready = time.monotonic() + self._pause(live.ledger, seat)
            move = await self.pages.think(live, seat, turn, level)
            by = "bot" if move is None else "page"
            if move is None:
                if live.ledger.turns[seat] != turn:
                    return  # it was taken back while the guest had a choice
                move = await self._answer(live, seat, level)
            early = ready - time.monotonic()
            if early > 0:
                await asyncio.sleep(early)
            await self.registry.change(live, _bot_move(seat, turn, move, by), self.matches.result)
            metrics.MOVES.labels(by).inc()
        except (MusivumError, BotError) as error:
            log.warning(
                "bot-move-refused", extra={"match": live.ledger.match, "problem": str(error)}
            )
            if isinstance(error, BotError):
                await self._let_others(live)
        finally:
            live.asked.discard((seat, turn))

    async def _answer(self, live: LiveMatch, seat: int, level: str) -> str:
        """A move of one of our own bots; if it fails, of one that cannot."""
        try:
            answer = await self._ask(live, seat, level)
        except BotError as error:
            log.error("bot-failed", extra={"level": level, "problem": str(error)})  # noqa: TRY400
            answer = await self._ask(live, seat, SUBSTITUTE)
        return str(answer["move"])

    async def _let_others(self, live: LiveMatch) -> None:
        """The bots of this process do not answer; those of another one may."""
        store = self.registry.store
        if store.shared:
            live.ours = False
            with contextlib.suppress(MusivumError):
                await store.write(partial(sweeps.let_go, live.ledger.match, store.name))

    async def _ask(self, live: LiveMatch, seat: int, level: str) -> dict[str, Any]:
        """A bot's answer, for those who sit in the match."""

        def urgency() -> Urgency:
            looked_at = live.watchers or time.monotonic() - live.used < ATTENTION
            return Urgency.MOVE if looked_at else Urgency.UNWATCHED

        people = {one.guest for one in live.ledger.seats if one.guest is not None}
        askers = sorted(people or {str(live.ledger.created.data["creator"])})
        return await self.queue.ask(question(live.ledger, seat, level), urgency, *askers)

    def _pause(self, ledger: Ledger, seat: int) -> float:
        """How long a bot takes at least: less when it goes on with its own turn."""
        goes_on = ledger.moves and ledger.moves[-1][0] == seat
        return self.pause * GOING_ON if goes_on else self.pause

    # Clocks, and the start

    def _set_alarm(self, live: LiveMatch) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        ledger = live.ledger
        due: int | None = None
        if ledger.status == READY and ledger.sealed is None:
            # A clock may have been set back since: nobody waits until it has caught up.
            due = min(ledger.events[-1].at, self.registry.clock()) + COMMIT_WAIT
        elif ledger.status in (READY, PLAYING):
            due = ledger.deadline(self.registry.outages.spans)
        if due is not None:
            wait = max(0, due - self.registry.clock()) / 1000 + 0.001
            # A timer of the loop cannot wait for months; the sweep finds what lies beyond.
            if wait < 3600:
                live.timer = asyncio.get_running_loop().call_later(
                    wait, lambda: self.spawn(self._alarm(live, ledger.number))
                )

    async def _alarm(self, live: LiveMatch, number: int) -> None:
        """Do what is due, in a match whose last event was this one when the alarm was set."""

        def propose(draft: Draft) -> None:
            if draft.ledger.status == READY and draft.ledger.sealed is None:
                last = draft.ledger.events[-1]
                if last.number == number or draft.at - last.at >= COMMIT_WAIT:
                    draft.start(now_or_never=True)
            elif draft.ledger.status == READY:
                draft.call_off()
            elif draft.ledger.status == PLAYING:
                draft.run_out()

        try:
            before = live.ledger
            # Nobody's time is up before it is known that they could have moved until now.
            await self.registry.outages.beat()
            await self.registry.change(live, propose, self.matches.result)
            if live.ledger is before:
                self._set_alarm(live)
        except MusivumError as error:
            log.info("alarm-refused", extra={"match": live.ledger.match, "problem": str(error)})

    # In the background

    async def _tick(self) -> None:
        self.registry.outages.notice()
        if self._quiet:
            collector.tidy()
        self._quiet = True

    async def _pulse(self) -> None:
        await self.registry.outages.beat()
        await self.presence.pulse()

    async def _sweep(self) -> None:
        for sweep in self._sweeps:
            for match in await sweep.next(self.registry.store, self.registry.clock()):
                try:
                    live = await self.registry.open(match)
                    await self.registry.refresh(match)
                    await self._take(live)
                    self.changed(live, [])
                    await self._put_off(live.ledger)
                except MusivumError as error:
                    log.info("sweep-refused", extra={"match": match, "problem": str(error)})
        self.registry.forget(self.idle)

    async def _take(self, live: LiveMatch) -> None:
        """From now on ask the bots of a match, unless another process does that lives."""
        store, ledger = self.registry.store, live.ledger
        if store.shared and ledger.thinking:
            now = self.registry.clock()
            live.ours = await store.write(
                partial(sweeps.take, ledger.match, ledger.number, store.name, now)
            )

    async def _put_off(self, ledger: Ledger) -> None:
        """Have a match whose time was extended by an outage found when it is up, and not before."""
        due = ledger.deadline(self.registry.outages.spans)
        if due is not None and due != ledger.deadline() and due > self.registry.clock():
            await self.registry.store.write(
                partial(sweeps.put_off, ledger.match, ledger.number, due)
            )

    async def _tell(self) -> None:
        """Lists, to those who watch them, when they have changed."""
        if self._elsewhere and self.turns:
            guests = await self.registry.store.read(lists.guests_of, sorted(self._elsewhere))
            self._turns_changed.update(guests)
        self._elsewhere.clear()
        if self._lobby_changed and self.lobby:
            text = await lists.lobby_message(self.registry.store)
            for watcher in list(self.lobby):
                watcher.send(text)
        self._lobby_changed = False
        changed, self._turns_changed = self._turns_changed, set()
        for watcher in [one for one in self.turns if one.guest in changed]:
            watcher.send(await lists.turns_message(self.registry.store, str(watcher.guest)))


def _bot_move(seat: int, turn: int, move: str, by: str) -> Callable[[Draft], None]:
    def propose(draft: Draft) -> None:
        ledger: Ledger = draft.ledger
        if (
            ledger.status == PLAYING
            and seat in ledger.awaiting
            and ledger.turns[seat] == turn
            and ledger.seats[seat].driver is not None
        ):
            draft.bot_play(seat, move, by)

    return propose


async def forever(
    work: Callable[[], Coroutine[Any, Any, None]], pause: float, later: bool = False
) -> None:
    """Do something again and again, ``later`` not at once; what goes wrong is logged."""
    if later:
        await asyncio.sleep(pause)
    while True:
        try:
            await work()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("background-failed", extra={"work": work.__name__})
        await asyncio.sleep(pause)
