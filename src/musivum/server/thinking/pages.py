"""Pages that think for the bots of their own match, so that the server need not.

A guest's page may offer it in a match whose other seats are all bots' or that guest's, never in a
daily challenge. It is then asked for a bot's move only when the bot knows nothing that the guest
may not, and when the guest has nothing to choose before the bot's move comes to light. So nothing
hidden goes over the line, and no choice is made with another's in sight. Its answer is a move like
any other, checked by the rules. If none comes in time, the server's own bots think, and go on doing
so until the page offers again. Hints are asked for in the same way.
"""

import asyncio
import contextlib
from typing import Any

import numpy as np

from musivum.core.errors import MusivumError
from musivum.core.game import Move
from musivum.core.match import known
from musivum.server.errors import Conflict, Forbidden
from musivum.server.match import telling
from musivum.server.match.ledger import PLAYING, Ledger
from musivum.server.match.registry import LiveMatch, Watcher

SECONDS = 12.0
"""A page may take so long for a move: the slowest level takes one second here, and five on a phone
that is five times as slow."""

Answer = tuple[Move, float | None]
"""A move, and what it is worth if that was asked."""
Asked = tuple[str, int, int]
"""A match, a seat and its turn."""


class Pages:
    """All offers of pages, and what they are asked."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._offers: dict[str, Watcher] = {}
        self._waiting: dict[str, list[asyncio.Future[None]]] = {}
        self._asked: dict[Asked, tuple[Watcher, asyncio.Future[Answer | None]]] = {}

    def offer(self, page: Watcher, ledger: Ledger) -> None:
        """Remember that a page would think in a match; an error if it may not."""
        refuse(ledger, page.guest)
        self._offers[ledger.match] = page

    def withdraw(self, page: Watcher, match: str | None = None) -> None:
        """A page does not think any more, in a match or in any; what it was asked others answer."""
        for one in [one for one, by in self._offers.items() if by is page and match in (None, one)]:
            del self._offers[one]
            self.changed(one)
        for asked, (by, future) in list(self._asked.items()):
            if by is page and match in (None, asked[0]) and not future.done():
                future.set_result(None)

    def answer(
        self,
        page: Watcher,
        ledger: Ledger,
        seat: int,
        turn: int,
        action: int | None,
        worth: float | None = None,
    ) -> None:
        """Take an answer; an error if this was not asked, or if it is no legal move."""
        by, future = self._asked.get((ledger.match, seat, turn), (None, None))
        if by is not page or future is None or future.done():
            raise Conflict("server-think-unasked")
        if action is None:
            future.set_result(None)
            return
        try:
            move = ledger.game.action(action)
            wrong = ledger.state.why(move, seat)
            if wrong is not None:
                raise wrong
        except MusivumError:
            future.set_result(None)
            raise
        future.set_result((move, worth))

    def changed(self, match: str) -> None:
        """A match has changed: perhaps its guest has chosen."""
        for waiting in self._waiting.pop(match, ()):
            if not waiting.done():
                waiting.set_result(None)

    async def _change(self, match: str) -> None:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(match, []).append(waiting)
        await waiting

    async def think(self, live: LiveMatch, seat: int, turn: int, level: str) -> str | None:
        """A page's move for a bot; None if no page thinks about it, or none answered in time."""
        while True:
            ledger = live.ledger
            page = self._offers.get(ledger.match)
            if page is None or not _is_due(ledger, seat, turn):
                return None
            if not knows_no_more(ledger, page.guest, seat):
                return None
            if not ledger.awaiting & set(ledger.seats_of(page.guest)):
                break
            await self._change(ledger.match)
        found = await self._ask(page, ledger, seat, level)
        return None if found is None else str(found[0])

    async def advise(
        self, ledger: Ledger, guest: str, seat: int, level: str
    ) -> dict[str, Any] | None:
        """What the guest's own page would play for their seat, and what that is worth, as one of
        our bots would answer; None if it does not think."""
        page = self._offers.get(ledger.match)
        if page is None or page.guest != guest or (ledger.match, seat) in self._advising():
            return None
        found = await self._ask(page, ledger, seat, level, advise=True)
        if found is None or found[1] is None:
            return None
        measure = "points" if ledger.game.players == 1 else "share"
        return {"move": str(found[0]), "measure": measure, "worth": found[1]}

    def _advising(self) -> set[tuple[str, int]]:
        return {asked[:2] for asked in self._asked}

    async def _ask(
        self, page: Watcher, ledger: Ledger, seat: int, level: str, *, advise: bool = False
    ) -> Answer | None:
        """A page's answer; None, and it is asked no more, if it has none in time."""
        asked = (ledger.match, seat, ledger.turns[seat])
        future: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._asked[asked] = (page, future)
        page.send(telling.question(ledger, seat, level, advise))
        found: Answer | None = None
        try:
            with contextlib.suppress(TimeoutError):
                found = await asyncio.wait_for(future, self.seconds)
        finally:
            del self._asked[asked]
        if found is None:
            self.withdraw(page, ledger.match)
        return found


def refuse(ledger: Ledger, guest: str | None) -> None:
    """An error if a guest's page may not think for the bots of a match."""
    if guest is None or not ledger.seats_of(guest):
        raise Forbidden("server-not-yours", seat=0)
    if ledger.daily:
        raise Conflict("server-think-daily")
    if any(one.kind != "bot" and one.guest != guest for one in ledger.seats):
        raise Conflict("server-think-people")


def knows_no_more(ledger: Ledger, guest: str | None, seat: int) -> bool:
    """Whether all that a seat knows is known to the guest, from one of their own seats."""
    wanted = known(ledger.state, seat).array
    return any(
        np.array_equal(known(known(ledger.state, own), seat).array, wanted)
        for own in ledger.seats_of(guest)
    )


def _is_due(ledger: Ledger, seat: int, turn: int) -> bool:
    due = ledger.status == PLAYING and seat in ledger.due()
    return due and ledger.turns[seat] == turn
