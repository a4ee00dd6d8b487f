"""Analyses of finished matches: made once, by the bots' workers, piece by piece, and kept.

A piece is about a second of work, so that a bot whose move is awaited never waits long for a
worker. One analysis is made at a time; whoever asks meanwhile is told how far it is.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from musivum.server.errors import Unavailable
from musivum.server.http.limits import exceeded
from musivum.server.match.ledger import Ledger
from musivum.server.match.service import Matches
from musivum.server.storage import tables
from musivum.server.storage.store import insert_new
from musivum.server.thinking.pool import BotError, Thinkers

log = logging.getLogger("musivum.analysis")

LEVEL = "expert"
"""The bot that names the best moves."""
PIECE_SECONDS = 1.0
MOST_WAITING = 16
"""Analyses that wait for their turn; more are refused."""
PAUSE = 60_000
"""Milliseconds before a match whose analysis failed is tried again."""


@dataclass(slots=True)
class Progress:
    """How far an analysis is."""

    of: int
    studies: list[dict[str, Any]] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """What the one who asks is told."""
        return {"ready": False, "done": len(self.studies), "of": self.of}


class Analyses:
    """All analyses of a server."""

    def __init__(
        self,
        matches: Matches,
        thinkers: Thinkers,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.matches = matches
        self.thinkers = thinkers
        self.spawn = spawn
        self._store = matches.registry.store
        self._clock = matches.registry.clock
        self._running: dict[str, Progress] = {}
        self._failed: dict[str, int] = {}
        self._turn = asyncio.Lock()

    async def find(self, guest: str | None, match: str) -> str | Progress:
        """The analysis of a finished match as JSON, or how far it is; asking begins it."""
        ledger = await self.matches.finished(guest, match)
        running = self._running.get(match)
        if running is not None:
            return running
        kept = await self._store.read(_kept, match)
        if kept is not None:
            return kept
        # While the database was asked, someone else may have begun it.
        return self._running.get(match) or self._begin(ledger)

    def _begin(self, ledger: Ledger) -> Progress:
        match = ledger.match
        if self._clock() - self._failed.get(match, -PAUSE) < PAUSE:
            raise Unavailable("server-analysis-failed")
        if len(self._running) >= MOST_WAITING:
            raise exceeded("analyses", MOST_WAITING, seconds=30)
        progress = self._running[match] = Progress(len(ledger.moves) + 1)
        self.spawn(self._make(ledger, progress))
        return progress

    async def _make(self, ledger: Ledger, progress: Progress) -> None:
        match = ledger.match
        try:
            async with self._turn:
                question = {
                    "game": ledger.game.NAME,
                    "options": ledger.game.options,
                    "level": LEVEL,
                    "seats": [
                        {"name": seat.name, "player": seat.level or "person"}
                        for seat in ledger.seats
                    ],
                    "moves": list(ledger.moves),
                }
                while len(progress.studies) < progress.of:
                    piece = {"do": "study", "first": len(progress.studies)}
                    answer = await self.thinkers.ask(question | piece | {"seconds": PIECE_SECONDS})
                    progress.studies += answer["studies"]
                whole = {"do": "put together", "studies": progress.studies}
                answer = await self.thinkers.ask(question | whole)
                text = json.dumps({"ready": True, "analysis": answer["analysis"]})
                row = {"match": match, "data": text}
                # Another process may have been faster; its analysis is the same.
                await self._store.write(partial(insert_new, table=tables.analyses, row=row))
        except (BotError, KeyError) as error:
            self._failed[match] = self._clock()
            log.warning("analysis-failed", extra={"match": match, "problem": str(error)})
        finally:
            del self._running[match]


def _kept(connection: Connection, match: str) -> str | None:
    found = connection.execute(select(tables.analyses.c.data).filter_by(match=match)).first()
    return None if found is None else str(found.data)
