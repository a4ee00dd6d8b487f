"""The daily challenge: one seed a day, everyone the same dice, and the bots too.

A day is a day in UTC. Its seed follows from the server's secret, so every process knows it and
nobody else does until the day is over.
"""

import asyncio
import hmac
import logging
from collections.abc import Callable, Iterable
from datetime import date
from functools import partial
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, select

from musivum.core import fair
from musivum.core.game import Game
from musivum.server.errors import Missing, Refused
from musivum.server.match.guests import Guest
from musivum.server.match.ids import derived_id
from musivum.server.match.pace import Pace
from musivum.server.match.registry import LiveMatch
from musivum.server.match.service import Matches, day_of
from musivum.server.storage import tables
from musivum.server.storage.store import insert_new
from musivum.server.thinking.pool import BotError
from musivum.server.thinking.queue import Queue
from musivum.server.thinking.same_dice import score_of

log = logging.getLogger("musivum.daily")

LONGEST_TABLE = 200
OLDEST_BOTS = 7
"""Bots play the challenges of the last so many days, when someone has asked for their results and
nobody waits for anything else; what they reached is kept."""


class Daily:
    """The challenges of all days."""

    def __init__(
        self,
        matches: Matches,
        games: Iterable[str],
        queue: Queue,
        secret: str,
        spawn: Callable[[Any], None],
    ) -> None:
        self.matches = matches
        played = {game: matches.load(game, {}).PROFILE.daily for game in games}
        self.games = {game: options for game, options in played.items() if options is not None}
        self.queue = queue
        self.spawn = spawn
        self._secret = secret.encode()
        self._asked: set[tuple[str, str]] = set()
        self._turn = asyncio.Lock()
        matches.today = self.today

    def today(self) -> str:
        """The day it is."""
        return day_of(self.matches.registry.clock())

    def seed(self, day: str, game: str) -> str:
        """The secret seed of a day."""
        return hmac.new(self._secret, f"daily/{day}/{game}".encode(), sha256).hexdigest()

    async def play(self, guest: Guest, game: str) -> LiveMatch:
        """A guest's match of today: the same one whenever they ask."""
        if game not in self.games:
            raise Missing("server-no-daily", game=game[:40], allowed=", ".join(self.games))
        day = self.today()
        seed = self.seed(day, game)
        match = derived_id("daily", seed, guest.id)
        row = {
            "day": day,
            "game": game,
            "player": guest.id,
            "bot": False,
            "match": match,
            "score": None,
            "at": self.matches.registry.clock(),
        }
        seat = {"kind": "person", "name": guest.name, "guest": guest.id, "joined": True}
        # With the match in one transaction: else a crash in between would lose its result.
        return await self.matches.make(
            guest,
            self._game(game),
            [seat],
            pace={"kind": Pace().kind},
            timeout="forfeit",
            public=False,
            daily=day,
            seed=seed,
            match=match,
            extra=partial(insert_new, table=tables.results, row=row),
        )

    async def standings(self, guest: Guest | None, day: str | None) -> dict[str, Any]:
        """The challenges of a day, and how everyone did."""
        today = self.today()
        day = today if day is None else day
        if not _is_day(day) or day > today:
            raise Refused("server-day")
        mine = None if guest is None else guest.id
        games = []
        for game in self.games:
            rows = await self.matches.registry.store.read(_results, day, game)
            self._ask_bots(day, game, {row["player"] for row in rows if row["bot"]})
            games.append(self._row(game, day, rows, mine))
        return {"day": day, "today": today, "games": games}

    def _row(
        self, game: str, day: str, rows: list[dict[str, Any]], mine: str | None
    ) -> dict[str, Any]:
        """One challenge as a guest may see it now."""
        over = day < self.today()
        seed = self.seed(day, game)
        own = next((row for row in rows if mine is not None and row["player"] == mine), None)
        # How far one can get with these dice is not told to those who still play with them.
        finished = own is not None and own["score"] is not None
        return {
            "game": game,
            "options": self._game(game).options,
            "commitment": fair.commitment(seed),
            "seed": seed if over else None,
            "mine": None if own is None else own["match"],
            "results": [
                {
                    "name": row["name"],
                    "score": row["score"],
                    "you": row is own,
                    "at": row["at"],
                    "match": row["match"] if over or row is own else None,
                }
                for row in rows
                if not row["bot"] and row["score"] is not None
            ][:LONGEST_TABLE],
            "bots": [
                {"level": row["player"].removeprefix("bot "), "score": row["score"]}
                for row in rows
                if row["bot"]
            ]
            if over or finished
            else None,
        }

    def _game(self, game: str) -> Game:
        return self.matches.load(game, dict(self.games[game]))

    def _ask_bots(self, day: str, game: str, known: set[str]) -> None:
        """Have the bots play a recent day that they have not played yet."""
        age = date.fromisoformat(self.today()) - date.fromisoformat(day)
        missing = [level for level in self.matches.levels() if f"bot {level}" not in known]
        if missing and (day, game) not in self._asked and age.days <= OLDEST_BOTS:
            self._asked.add((day, game))
            self.spawn(self._bots(day, game, missing))

    async def _bots(self, day: str, game: str, levels: list[str]) -> None:
        for level in levels:
            try:
                async with self._turn:
                    key = fair.key(self.seed(day, game), [""])
                    score = await score_of(self.queue, self._game(game), level, key, "daily")
            except BotError as error:
                log.warning("daily-bot-failed", extra={"level": level, "problem": str(error)})
                continue
            row = {
                "day": day,
                "game": game,
                "player": f"bot {level}",
                "bot": True,
                "match": None,
                "score": score,
                "at": self.matches.registry.clock(),
            }
            await self.matches.registry.store.write(
                partial(insert_new, table=tables.results, row=row)
            )


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _results(connection: Connection, day: str, game: str) -> list[dict[str, Any]]:
    """All that have begun, best first, those without a score last."""
    results, guests = tables.results.c, tables.guests.c
    found = connection.execute(
        select(tables.results, guests.name)
        .select_from(tables.results.outerjoin(tables.guests, guests.id == results.player))
        .where(results.day == day, results.game == game)
        .order_by(results.score.is_(None), results.score.desc(), results.at)
    )
    return [dict(row) for row in found.mappings()]
