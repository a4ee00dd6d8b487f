"""What a new match is made of: seats, levels of bots, and its first event."""

import secrets
from collections.abc import Sequence
from typing import Any

from musivum.core import fair
from musivum.core.game import Game
from musivum.core.match import BUDGET, read_budget
from musivum.core.profile import LEVELS
from musivum.server.errors import Refused
from musivum.server.match.ledger import Ledger
from musivum.server.match.naming import named

MOST_TIMES = 4
"""A bot here may be given so many times what the strongest level thinks."""


def created(guest: str, game: Game, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """The data of the first event of a match."""
    seed = more.pop("seed", None) or fair.new_seed()
    return {
        "game": game.NAME,
        "rules": game.RULES_VERSION,
        "options": game.options,
        "seats": seats,
        "creator": guest,
        "seed": seed,
        "commitment": fair.commitment(seed),
        "invite": secrets.token_urlsafe(12),
        "daily": None,
        "previous": None,
        "seating": fair.AS_SEATED,
    } | more


def seat(
    guest: str, name: str, wish: dict[str, Any], game: Game, levels: Sequence[str]
) -> dict[str, Any]:
    """A seat as a guest wishes it."""
    kind = wish["kind"]
    if kind == "me":
        called = name if wish.get("name") is None else named(wish["name"])
        return {"kind": "person", "name": called, "guest": guest, "joined": True}
    if kind == "open":
        return {"kind": "open", "name": "", "guest": None, "joined": False}
    bot = level(wish.get("level"), game, levels)
    return {"kind": "bot", "name": bot, "level": bot, "guest": None, "joined": True}


def level(name: str | None, game: Game, levels: Sequence[str]) -> str:
    """The name of a bot that there is, with a budget that is not too much for a server."""
    base, sign, budget = (name or "").partition(BUDGET)
    if name is None or base not in levels:
        raise Refused("server-level", level=str(name), allowed=", ".join(levels))
    if sign:
        ways = game.PROFILE.ways(game.options)
        most = MOST_TIMES * ways[-1].simulations
        if read_budget(budget, most) is None:
            raise Refused("player-budget", name=base, text=budget, most=most)
        if base not in LEVELS or not ways[LEVELS.index(base)].simulations:
            raise Refused("player-no-budget", name=base, game=game.NAME)
    return name


def seats_again(ledger: Ledger, guest: str) -> list[dict[str, Any]]:
    """The seats of the next match of the same people: who sat second begins."""
    seats = [
        {
            "kind": one.kind,
            "name": one.name,
            "level": one.level,
            "guest": one.guest,
            "joined": one.kind == "bot" or one.guest == guest,
        }
        for one in ledger.seats
    ]
    return seats[1:] + seats[:1]
