"""Dice that nobody can choose: whatever was changed in a record is found out, and named."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from musivum import CHANCE, Match, Record, RecordError, load
from musivum.core import fair

GAME = load("mozaa")
SEED, MATCH = "ab" * 32, "k3v9q0x1m2n4"
PARTS = ["a" * 22, "Z" * 22]


def proven(seating: str = fair.LOT, parts: list[str] | None = None) -> Record:
    """A finished match by the second recipe, with all that proves its dice."""
    given = PARTS if parts is None else parts
    made = fair.key(SEED, given, MATCH)
    hashes = tuple(fair.sealed(MATCH, part) if part else "" for part in given)
    places = tuple(fair.lot(made, 2)) if seating == fair.LOT else (0, 1)
    evidence = fair.Evidence(
        fair.RECIPE, MATCH, fair.commitment(SEED), SEED, hashes, tuple(given), seating, places
    )
    played = _played(made)
    seats = tuple({**seat, "player": "person"} for seat in played.seats)
    return replace(played, seats=seats, extra={"dice": evidence.data()})


@lru_cache
def _played(key: str) -> Record:
    return Match(GAME, key, ["random", "random"]).run().record()


def problem(record: Record) -> str:
    with pytest.raises(RecordError) as error:
        fair.verify(record, GAME)
    return error.value.key


@pytest.mark.parametrize("seating", [fair.LOT, fair.AS_SEATED])
def test_a_record_proves_all_its_rolls_and_who_began(seating: str) -> None:
    record = proven(seating)
    proof = fair.verify(record, GAME)
    assert proof.rolled == sum(seat == CHANCE for seat, _ in record.moves) > 30
    assert proof.silent == ()
    assert proof.drawn == (seating == fair.LOT)


def test_people_without_a_part_are_named_by_their_seats_and_bots_are_not() -> None:
    record = proven(fair.AS_SEATED, ["", PARTS[1]])
    assert fair.verify(record, GAME).silent == (0,)
    seats = ({**record.seats[0], "player": "greedy"}, record.seats[1])
    assert fair.verify(replace(record, seats=seats), GAME).silent == ()


def test_another_end_than_the_moves_lead_to_is_found_out() -> None:
    record = proven()
    assert record.outcome is not None
    other = {**record.outcome, "scores": [99, 0], "winners": [0]}
    assert problem(replace(record, outcome=other)) == "record-outcome"
    assert problem(replace(record, moves=record.moves[:-1])) == "record-outcome"


def test_another_roll_is_found_out_wherever_it_stands() -> None:
    record = proven()
    rolls = [number for number, (seat, _) in enumerate(record.moves) if seat == CHANCE]
    for number in (rolls[0], rolls[1], rolls[-1]):
        state = GAME.start()
        for seat, move in record.moves[:number]:
            state = state.play(move, seat)
        said = record.moves[number][1]
        others = [str(move) for move, _ in state.chance() if str(move) != said]
        if others:
            changed = (*record.moves[:number], (CHANCE, others[0]))
            assert problem(replace(record, moves=changed, outcome=None)) == "fair-move"
    early = (*record.moves[: rolls[0]], (CHANCE, "nonsense"))
    assert problem(replace(record, moves=early, outcome=None)) == "record-move"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"recipe": "musivum-dice-3"}, "fair-missing"),
        ({"recipe": None}, "fair-missing"),
        ({"seed": None}, "fair-secret"),
        ({"seed": 7}, "fair-commitment"),
        ({"seed": "é"}, "fair-commitment"),
        ({"seed": "cd" * 32}, "fair-commitment"),
        ({"commitment": "0" * 64}, "fair-commitment"),
        ({"contributions": None}, "fair-contributions"),
        ({"contributions": [PARTS[0]]}, "fair-contributions"),
        ({"contributions": [*PARTS, ""]}, "fair-contributions"),
        ({"contributions": [PARTS[0], 5]}, "fair-contributions"),
        ({"contributions": [PARTS[0], "b" * 21]}, "fair-contributions"),
        ({"contributions": [PARTS[0], "b" * 65]}, "fair-contributions"),
        ({"contributions": [PARTS[0], "b" * 21 + "/"]}, "fair-contributions"),
        ({"contributions": [PARTS[0], "b" * 22]}, "fair-part"),
        ({"contributions": [PARTS[0], ""]}, "fair-part"),
        ({"match": "another"}, "fair-part"),
        ({"match": None}, "fair-sealed"),
        ({"match": "é"}, "fair-sealed"),
        ({"commitments": ["", ""]}, "fair-part"),
        ({"commitments": ["0" * 63, ""]}, "fair-sealed"),
        ({"commitments": []}, "fair-sealed"),
        ({"seating": "chosen"}, "fair-seating"),
        ({"places": [0]}, "fair-seating"),
        ({"places": [0, 0]}, "fair-seating"),
        ({"places": [True, False]}, "fair-seating"),
        ({"places": None}, "fair-seating"),
    ],
)
def test_evidence_that_was_changed_is_found_out(change: dict[str, Any], key: str) -> None:
    record = proven()
    record.extra["dice"].update(change)
    assert problem(record) == key


def test_places_that_were_not_drawn_are_found_out() -> None:
    record = proven()
    record.extra["dice"]["places"].reverse()
    assert problem(record) == "fair-lot"
    record = proven(fair.AS_SEATED)
    record.extra["dice"]["places"] = [1, 0]
    assert problem(record) == "fair-lot"


def test_a_record_without_evidence_or_under_another_key_proves_nothing() -> None:
    record = proven()
    assert problem(replace(record, extra={})) == "fair-missing"
    assert problem(replace(record, extra={"dice": [1]})) == "fair-missing"
    assert problem(replace(record, seed="0" * 64)) == "fair-key"


def test_a_part_that_was_sealed_and_never_revealed_is_told_apart() -> None:
    record = proven()
    record.extra["dice"]["contributions"][1] = ""
    assert problem(replace(record, moves=(), outcome=None)) == "fair-withheld"


def test_keys_lots_and_hashes_are_what_the_page_says() -> None:
    import hmac
    from hashlib import sha256

    text = "/".join(["musivum-dice-2", MATCH, *PARTS]).encode()
    assert fair.key(SEED, PARTS, MATCH) == hmac.new(SEED.encode(), text, sha256).hexdigest()
    first = "/".join(["musivum-dice-1", *PARTS]).encode()
    assert fair.key(SEED, PARTS) == hmac.new(SEED.encode(), first, sha256).hexdigest()
    assert fair.commitment(SEED) == sha256(SEED.encode()).hexdigest()
    hashed = sha256(f"musivum-dice-2/{MATCH}/{PARTS[0]}".encode()).hexdigest()
    assert fair.sealed(MATCH, PARTS[0]) == hashed
    assert len(fair.new_seed()) == 64 and fair.new_seed() != fair.new_seed()
    drawn = [tuple(fair.lot(str(number), 3)) for number in range(600)]
    assert len(set(drawn)) == 6
    assert all(70 <= drawn.count(order) <= 130 for order in set(drawn))


def first_days(parts: list[str]) -> Record:
    """A finished match by the first recipe, in which parts were public as they came."""
    made = fair.key(SEED, parts)
    evidence = fair.Evidence(
        fair.OPEN_RECIPE, "", fair.commitment(SEED), SEED, (), tuple(parts), fair.AS_SEATED, (0, 1)
    )
    played = _played(made)
    seats = tuple({**seat, "player": "person"} for seat in played.seats)
    return replace(played, seats=seats, extra={"dice": evidence.data()})


def test_a_record_by_the_first_recipe_is_checked_by_it() -> None:
    record = first_days(["", "short"])
    assert set(record.extra["dice"]) == {"recipe", "commitment", "seed", "contributions"}
    proof = fair.verify(record, GAME)
    assert proof.rolled == sum(seat == CHANCE for seat, _ in record.moves)
    assert (proof.silent, proof.drawn) == ((0,), False)
    record.extra["dice"]["contributions"] = ["", "shorter"]
    assert problem(record) == "fair-key"
    for wrong in ("a" * 65, "a/b", 5):
        record.extra["dice"]["contributions"] = ["", wrong]
        assert problem(record) == "fair-contributions"
