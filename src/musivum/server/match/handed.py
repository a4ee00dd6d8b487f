"""Matches that were played without a server, and are handed in as records.

Every move is checked by the rules, and the outcome with them. Where the dice come from nobody saw:
such a match is marked, counts for nothing, and only its guest has it in a list.
"""

import json
from dataclasses import asdict
from typing import Any

from musivum.core import fair
from musivum.core.errors import RecordError
from musivum.core.game import CHANCE, Game
from musivum.core.profile import LEVELS
from musivum.core.record import Record
from musivum.server.errors import Refused
from musivum.server.match import making
from musivum.server.match.draft import Draft
from musivum.server.match.guests import Guest
from musivum.server.match.ids import derived_id
from musivum.server.match.naming import named
from musivum.server.match.pace import Pace
from musivum.server.match.registry import LiveMatch
from musivum.server.match.service import Matches


async def hand_in(matches: Matches, guest: Guest, data: dict[str, Any]) -> LiveMatch:
    """Keep a record as a finished match of a guest; handed in again, it is the same match."""
    record = Record.read(json.dumps(data))
    game = matches.load(record.game, record.options)
    if record.outcome is None:
        raise RecordError("record-unfinished")
    await matches.replays.run(guest.id, lambda: list(record.states(game)))
    evidence = record.extra.get("dice")
    seed = evidence.get("seed") if isinstance(evidence, dict) else None
    made = making.created(
        guest.id,
        game,
        [_seat(guest, one, game) for one in record.seats],
        seed=seed if isinstance(seed, str) and fair.PART.fullmatch(seed) else None,
        pace=asdict(Pace()),
        timeout="bot",
        public=False,
        rules=record.rules,
        offline=True,
    )
    match = derived_id("handed", guest.id, record.json())
    return await matches.registry.create(match, made, lambda draft: _retell(draft, record))


def _seat(guest: Guest, seat: dict[str, Any], game: Game) -> dict[str, Any]:
    """Who sat there: a bot of a level that there is, or the guest."""
    levels = [*LEVELS, "random", "greedy"]
    if seat.get("player") == "person":
        called = named(str(seat.get("name", "")))
        return {"kind": "person", "name": called, "guest": guest.id, "joined": True}
    return making.seat(guest.id, "", {"kind": "bot", "level": seat.get("player")}, game, levels)


def _retell(draft: Draft, record: Record) -> None:
    """The events of a match that is over, from its moves."""
    players = draft.ledger.game.players
    if not any(one.kind == "person" for one in draft.ledger.seats):
        raise Refused("server-no-me")
    parts, places = [""] * players, list(range(players))
    draft.add("started", recipe=fair.OPEN_RECIPE, contributions=parts, places=places)
    for seat, move in record.moves:
        is_bot = seat != CHANCE and draft.ledger.seats[seat].kind == "bot"
        draft.add("move", seat=seat, move=move, **({"by": "page"} if is_bot else {}))
    for seat in record.extra.get("forfeited", []):
        draft.add("resigned", seat=seat)
    draft.add("over", outcome=record.outcome, seed=draft.ledger.seed)
