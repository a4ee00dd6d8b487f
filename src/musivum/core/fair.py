"""Dice that nobody can choose: not the server, not a player, not both together; with a proof.

1. Before anything is rolled the server draws a secret seed and publishes its *commitment*, the
   SHA-256 of the seed. From now on it cannot change the seed.
2. The client of each person makes up a *part* of the dice and publishes only a hash of it. When all
   are there the hashes are *sealed*: from now on nobody can change a part, and nobody knows
   another's.
3. Only now the parts are revealed. The key of all chance is the HMAC-SHA-256 under the seed of
   ``"musivum-dice-2/" + match + "/" + parts joined by "/"``; who sits where, and every chance
   move, follow from the key by the recipe of :mod:`musivum.core.dice`.
4. At the end the seed is revealed, and the record carries all of it.

Seeds, hashes and keys are lower-case hexadecimal text, and it is that text that is hashed. By the
first recipe, ``musivum-dice-1``, parts were public as they came, and there was no lot; records that
were made by it are checked by it. Daily challenges, in which nobody has a part, still use it.
"""

import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeGuard

from musivum.core.dice import Dice
from musivum.core.errors import MusivumError, RecordError

if TYPE_CHECKING:
    from musivum.core.game import Game
    from musivum.core.record import Record

OPEN_RECIPE = "musivum-dice-1"
"""Parts are public when they come: good where nobody has one."""
RECIPE = "musivum-dice-2"
"""The name of the recipe; it stands in every record that was made by it."""
LOT, AS_SEATED = "lot", "as-seated"
"""Who sits where, and so who begins: drawn, or as the players sat down."""
PART = re.compile(r"[A-Za-z0-9_-]{22,64}")
"""A part of the dice: long enough that nobody finds it by trying when they know its hash."""
OPEN_PART = re.compile(r"[A-Za-z0-9_-]{0,64}")
"""What it was by the first recipe."""
HASH = re.compile(r"[0-9a-f]{64}")


def new_seed() -> str:
    """A secret seed of 256 bits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published of the seed before the first roll."""
    return sha256(seed.encode()).hexdigest()


def sealed(match: str, part: str) -> str:
    """What is published of a part before all are sealed."""
    return sha256(f"{RECIPE}/{match}/{part}".encode()).hexdigest()


def key(seed: str, parts: Sequence[str], match: str | None = None) -> str:
    """The key of all chance in a match; a seat without a part has the empty text.

    Without a match, by the first recipe.

    >>> key("00", ["abc", ""], "m") == key("00", ["abc", "x"], "m")
    False
    """
    named = [OPEN_RECIPE] if match is None else [RECIPE, match]
    return hmac.new(seed.encode(), "/".join([*named, *parts]).encode(), sha256).hexdigest()


def lot(drawn_from: str, seats: int) -> list[int]:
    """The places at the table, drawn one after another: who sat at the first of them begins.

    >>> sorted(lot("any key", 4))
    [0, 1, 2, 3]
    """
    dice = Dice(drawn_from, "seats")
    left = list(range(seats))
    return [left.pop(dice.below(len(left))) for _ in range(seats)]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What proves the dice of a match; a record keeps it as ``extra["dice"]``.

    Everything here is listed by the *places* at which the players sat down.
    """

    recipe: str
    match: str
    commitment: str
    seed: str | None
    """None as long as it is secret."""
    hashes: tuple[str, ...]
    parts: tuple[str, ...]
    seating: str
    places: tuple[int, ...]
    """For every seat, the place where its player sat down."""

    def data(self) -> dict[str, Any]:
        """As it stands in a record."""
        found: dict[str, Any] = {
            "recipe": self.recipe,
            "commitment": self.commitment,
            "seed": self.seed,
            "contributions": list(self.parts),
        }
        if self.recipe == RECIPE:
            found |= {
                "match": self.match,
                "commitments": list(self.hashes),
                "seating": self.seating,
                "places": list(self.places),
            }
        return found


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record was found to prove."""

    rolled: int
    """So many chance moves follow from the seed that was committed to."""
    silent: tuple[int, ...]
    """Seats of people without a part: against these the dice could have been chosen."""
    drawn: bool
    """Whether who begins was drawn, and follows from the seed too."""


def verify(record: "Record", game: "Game") -> Proof:
    """Check the lot, every chance move and the end of a record against its commitments.

    Only the record is asked. Whatever is missing or wrong in it is a RecordError, which says what.
    """
    from musivum.core.game import CHANCE  # noqa: PLC0415 - Numba, only when moves are replayed
    from musivum.core.match import roll  # noqa: PLC0415

    found = _evidence(record, game.players)
    dice = Dice(_proven_key(record, found), "chance")
    rolled = 0
    states = record.states(game)
    for number, ((seat, move), before) in enumerate(zip(record.moves, states, strict=False), 1):
        if seat != CHANCE:
            continue
        try:
            said = str(game.move(move))
            expected = str(roll(before, dice, rolled))
        except MusivumError as error:  # no move at all, or no roll was due
            raise RecordError(
                "record-move", number=number, move=move, seat=seat, problem=error.told
            ) from error
        if said != expected:
            raise RecordError("fair-move", number=number, found=said, expected=expected)
        rolled += 1
    for _ in states:  # the last state, and with it the outcome, is checked too
        pass
    silent = [
        seat
        for seat, place in enumerate(found.places)
        if record.seats[seat]["player"] == "person" and not found.parts[place]
    ]
    return Proof(rolled, tuple(silent), found.seating == LOT)


def _evidence(record: "Record", seats: int) -> Evidence:
    """The evidence of a record, its form checked."""
    data = record.extra.get("dice")
    if not isinstance(data, dict) or data.get("recipe") not in (OPEN_RECIPE, RECIPE):
        raise RecordError("fair-missing", recipe=RECIPE)
    seed, committed, recipe = data.get("seed"), data.get("commitment"), data["recipe"]
    if seed is None:
        raise RecordError("fair-secret")
    if not isinstance(seed, str) or not seed.isascii() or commitment(seed) != committed:
        raise RecordError("fair-commitment", commitment=committed)
    given = data.get("contributions")
    form = PART if recipe == RECIPE else OPEN_PART
    if not _texts(given, seats, form):
        raise RecordError("fair-contributions", seats=seats)
    if recipe == OPEN_RECIPE:
        as_seated = tuple(range(seats))
        return Evidence(recipe, "", committed, seed, (), tuple(given), AS_SEATED, as_seated)
    hashes, match = data.get("commitments"), data.get("match")
    seating, places = data.get("seating"), data.get("places")
    if not isinstance(match, str) or not match.isascii() or not _texts(hashes, seats, HASH):
        raise RecordError("fair-sealed", seats=seats)
    if (
        seating not in (LOT, AS_SEATED)
        or not isinstance(places, list)
        or not all(type(place) is int for place in places)
        or sorted(places) != list(range(seats))
    ):
        raise RecordError("fair-seating", seats=seats)
    return Evidence(
        recipe, match, committed, seed, tuple(hashes), tuple(given), seating, tuple(places)
    )


def _proven_key(record: "Record", found: Evidence) -> str:
    """The key, if parts and seats are those that were sealed and drawn."""
    assert found.seed is not None
    new = found.recipe == RECIPE
    for place, (part, hashed) in enumerate(zip(found.parts, found.hashes, strict=False)):
        if hashed and not part and not record.moves:
            raise RecordError("fair-withheld", place=place)
        if hashed != (sealed(found.match, part) if part else ""):
            raise RecordError("fair-part", place=place)
    made = key(found.seed, found.parts, found.match if new else None)
    if record.seed != made:
        raise RecordError("fair-key", said=record.seed, found=made)
    seats = len(found.places)
    due = lot(made, seats) if found.seating == LOT else list(range(seats))
    if list(found.places) != due:
        said = ", ".join(map(str, found.places))
        raise RecordError("fair-lot", found=said, expected=", ".join(map(str, due)))
    return made


def _texts(given: object, number: int, form: re.Pattern[str]) -> TypeGuard[list[str]]:
    """Whether these are so many texts of a form, or empty ones."""
    return (
        isinstance(given, list)
        and len(given) == number
        and all(isinstance(one, str) and (one == "" or form.fullmatch(one)) for one in given)
    )
