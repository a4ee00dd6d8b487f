"""Dice that nobody can choose: not the server, not a player; and a proof that anyone can check.

1. Before anything is rolled the server draws a secret seed and publishes its *commitment*, the
   SHA-256 of the seed. From now on it cannot change the seed.
2. The client of each player *contributes* a text that it made up. The server did not know it when
   it drew the seed, and no player knows the seed.
3. The key of all chance is ``HMAC-SHA-256(seed, "musivum-dice-1/" + contributions joined by "/")``;
   every chance move follows from the key by the recipe of :mod:`musivum.core.dice`.
4. At the end the seed is revealed, and the record carries all of it.

Seed, commitment and key are lower-case hexadecimal text, and it is that text that is hashed.
"""

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeGuard

from musivum.core.dice import Dice
from musivum.core.errors import RecordError

if TYPE_CHECKING:
    from musivum.core.game import Game
    from musivum.core.record import Record

RECIPE = "musivum-dice-1"
"""The name of the recipe; it stands in every record that was made by it."""
CONTRIBUTION = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a client may contribute."""


def new_seed() -> str:
    """A secret seed of 256 bits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the first roll."""
    return sha256(seed.encode()).hexdigest()


def key(seed: str, contributions: Sequence[str]) -> str:
    """The key of all chance in a match; a seat without a contribution has the empty text.

    >>> key("00", ["abc", ""]) == key("00", ["abc", "x"])
    False
    """
    message = "/".join([RECIPE, *contributions]).encode()
    return hmac.new(seed.encode(), message, sha256).hexdigest()


def evidence(seed: str | None, committed: str, contributions: Sequence[str]) -> dict[str, Any]:
    """What a record's ``extra["dice"]`` holds; the seed is None as long as it is secret."""
    return {
        "recipe": RECIPE,
        "commitment": committed,
        "seed": seed,
        "contributions": list(contributions),
    }


def verify(record: "Record", game: "Game") -> int:
    """Check every chance move of a record against its commitment; return how many there were.

    A RecordError says what is missing or wrong. Only the record is asked.
    """
    from musivum.core.game import CHANCE  # noqa: PLC0415 - Numba, only when moves are replayed
    from musivum.core.match import roll  # noqa: PLC0415

    dice = Dice(_proven_key(record, game.players), "chance")
    rolled = 0
    states = record.states(game)
    for number, ((seat, move), before) in enumerate(zip(record.moves, states, strict=False), 1):
        if seat != CHANCE:
            continue
        expected = str(roll(before, dice, rolled))
        found = str(game.move(move))
        if found != expected:
            raise RecordError("fair-move", number=number, found=found, expected=expected)
        rolled += 1
    for _ in states:  # the last state, and with it the outcome, is checked too
        pass
    return rolled


def _proven_key(record: "Record", seats: int) -> str:
    dice = record.extra.get("dice")
    if not isinstance(dice, dict) or dice.get("recipe") != RECIPE:
        raise RecordError("fair-missing", recipe=RECIPE)
    seed, committed = dice.get("seed"), dice.get("commitment")
    given = dice.get("contributions")
    if seed is None:
        raise RecordError("fair-secret")
    if not isinstance(seed, str) or not seed.isascii() or commitment(seed) != committed:
        raise RecordError("fair-commitment", commitment=committed)
    if not _contributions(given, seats):
        raise RecordError("fair-contributions", seats=seats)
    found = key(seed, given)
    if record.seed != found:
        raise RecordError("fair-key", said=record.seed, found=found)
    return found


def _contributions(given: object, seats: int) -> TypeGuard[list[str]]:
    return (
        isinstance(given, list)
        and len(given) == seats
        and all(
            isinstance(text, str) and (text == "" or CONTRIBUTION.fullmatch(text)) for text in given
        )
    )
