"""Analyses of finished matches: made once, by the bots' workers, piece by piece, and kept.

A piece is about a second of work, so that a bot whose move is awaited never waits long for a
worker. Whoever asks before all are done is told how far it is.
"""

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
from musivum.server.thinking.pool import BotError
from musivum.server.thinking.queue import Queue, Urgency

log = logging.getLogger("musivum.analysis")

LEVEL = "expert"
"""The bot that names the best moves."""
PIECE_SECONDS = 1.0
MOST_EACH = 2
"""Analyses that one guest, or an address without one, may have begun at the same time …"""
MOST = 100
"""… and everyone together."""
PAUSE = 60_000
"""Milliseconds before a match whose analysis failed is tried again."""


@dataclass(slots=True)
class Progress:
    """How far an analysis is."""

    of: int
    asker: str
    studies: list[dict[str, Any]] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """What the one who asks is told."""
        return {"ready": False, "done": len(self.studies), "of": self.of}


class Analyses:
    """All analyses of a server."""

    def __init__(
        self,
        matches: Matches,
        queue: Queue,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.matches = matches
        self.queue = queue
        self.spawn = spawn
        self._store = matches.registry.store
        self._clock = matches.registry.clock
        self._running: dict[str, Progress] = {}
        self._failed: dict[str, int] = {}

    async def find(self, guest: str | None, match: str, asker: str) -> str | Progress:
        """The analysis of a finished match as JSON, or how far it is; asking begins it."""
        ledger = await self.matches.finished(guest, match)
        running = self._running.get(match)
        if running is not None:
            return running
        kept = await self._store.read(_kept, match)
        if kept is not None:
            return kept
        # While the database was asked, someone else may have begun it.
        return self._running.get(match) or self._begin(ledger, asker)

    def _begin(self, ledger: Ledger, asker: str) -> Progress:
        match = ledger.match
        if self._clock() - self._failed.get(match, -PAUSE) < PAUSE:
            raise Unavailable("server-analysis-failed")
        if sum(one.asker == asker for one in self._running.values()) >= MOST_EACH:
            raise exceeded("analyses", MOST_EACH, seconds=10)
        if len(self._running) >= MOST:
            raise exceeded("all-analyses", MOST, seconds=30)
        progress = self._running[match] = Progress(len(ledger.moves) + 1, asker)
        self.spawn(self._make(ledger, progress))
        return progress

    async def _ask(self, question: dict[str, Any], progress: Progress) -> dict[str, Any]:
        return await self.queue.ask(question, Urgency.ANALYSIS, progress.asker)

    async def _make(self, ledger: Ledger, progress: Progress) -> None:
        match = ledger.match
        try:
            question = {
                "game": ledger.game.NAME,
                "options": ledger.game.options,
                "level": LEVEL,
                "seats": [
                    {"name": seat.name, "player": seat.level or "person"} for seat in ledger.seats
                ],
                "moves": list(ledger.moves),
            }
            while len(progress.studies) < progress.of:
                piece = {"do": "study", "first": len(progress.studies)}
                answer = await self._ask(question | piece | {"seconds": PIECE_SECONDS}, progress)
                progress.studies += answer["studies"]
            whole = {"do": "put together", "studies": progress.studies}
            answer = await self._ask(question | whole, progress)
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
