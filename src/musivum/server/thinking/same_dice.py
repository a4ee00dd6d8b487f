"""What the bots make of the same dice: their games with the dice of a challenge, or of a game that
someone has played alone.

A bot's game is played in pieces, when nobody waits for anything else. What was reached with the
dice of a match is kept in memory for those asked last; who asks later has it played again.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from musivum.core.game import Game
from musivum.server.errors import Conflict
from musivum.server.http.limits import exceeded
from musivum.server.match.ledger import Ledger
from musivum.server.match.service import Matches
from musivum.server.thinking.pool import BotError
from musivum.server.thinking.queue import Queue, Urgency

log = logging.getLogger("musivum.same-dice")

PIECE_SECONDS = 0.5
"""How long a bot plays before others are let in: a move at least."""
MOST_EACH = 1
"""Matches that are played again for one guest, or an address without one, at the same time …"""
MOST = 20
"""… and for everyone together."""
MOST_KEPT = 1000


async def score_of(queue: Queue, game: Game, level: str, key: str, asker: str) -> int:
    """A bot's score alone, with the dice that follow from a key."""
    question = {
        "do": "play on",
        "game": game.NAME,
        "options": game.options,
        "level": level,
        "seed": key,
        "seconds": PIECE_SECONDS,
    }
    moves: list[tuple[int, str]] = []
    while True:
        answer = await queue.ask(question | {"moves": moves}, Urgency.IDLE, asker)
        moves += answer["moves"]
        if answer["score"] is not None:
            return int(answer["score"])


@dataclass(slots=True)
class Results:
    """What the bots have reached so far."""

    asker: str
    of: int
    """How many will have played."""
    scores: dict[str, int] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """What the one who asks is told."""
        bots = [{"level": level, "score": score} for level, score in self.scores.items()]
        return {"ready": len(self.scores) >= self.of, "of": self.of, "bots": bots}


class SameDice:
    """The bots' games with the dice of finished matches."""

    def __init__(
        self,
        matches: Matches,
        queue: Queue,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.matches = matches
        self.queue = queue
        self.spawn = spawn
        self._results: OrderedDict[str, Results] = OrderedDict()
        self._running: dict[str, Results] = {}

    async def find(self, guest: str | None, match: str, asker: str) -> Results:
        """What the bots have reached with the dice of a match; asking lets them begin."""
        ledger = await self.matches.finished(guest, match)
        if ledger.game.players > 1:
            raise Conflict("server-not-alone")
        found = self._results.get(match)
        if found is None:
            found = self._begin(ledger, asker)
        self._results.move_to_end(match)
        return found

    def _begin(self, ledger: Ledger, asker: str) -> Results:
        if sum(one.asker == asker for one in self._running.values()) >= MOST_EACH:
            raise exceeded("same-dice", MOST_EACH, seconds=10)
        if len(self._running) >= MOST:
            raise exceeded("all-same-dice", MOST, seconds=30)
        levels = self.matches.levels()
        found = self._results[ledger.match] = Results(asker, len(levels))
        if len(self._results) > MOST_KEPT:
            self._results.popitem(last=False)
        self._running[ledger.match] = found
        self.spawn(self._play(ledger, found))
        return found

    async def _play(self, ledger: Ledger, found: Results) -> None:
        try:
            for level in self.matches.levels():
                try:
                    game, key = ledger.game, ledger.key
                    found.scores[level] = await score_of(self.queue, game, level, key, found.asker)
                except BotError as error:
                    found.of -= 1
                    log.warning("bot-failed", extra={"level": level, "problem": str(error)})
        finally:
            del self._running[ledger.match]
