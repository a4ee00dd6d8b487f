"""Records: what is wrong with one is said with its place and the rule."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musivum import Match, Record, RecordError, load
from musivum.core import record as records

GOLDEN = Path(__file__).parent / "golden" / "steere-3-False.json"


def golden() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return data


def check(data: object) -> None:
    record = Record.read(json.dumps(data))
    list(record.states(load(record.game, **record.options)))


CORRUPTIONS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "not a record": (lambda r: r.update(format="chess"), "record-format"),
    "of the future": (lambda r: r.update(version=99), "record-version"),
    "no moves": (lambda r: r.pop("moves"), "record-schema"),
    "moves without seats": (lambda r: r.update(moves=["c3"]), "record-schema"),
    "an unknown field": (lambda r: r.update(colour="red"), "record-schema"),
    "a missing seat": (lambda r: r["seats"].pop(), "record-seats"),
    "other rules": (lambda r: r.update(rules=99), "record-rules"),
    "an illegal move": (lambda r: r["moves"].__setitem__(3, r["moves"][0]), "record-move"),
    "no move at all": (lambda r: r["moves"].__setitem__(3, [1, "zz9"]), "record-move"),
    "moves after the end": (lambda r: r["moves"].append([0, "c3"]), "record-move"),
    "another outcome": (lambda r: r["outcome"].update(scores=[99, 0]), "record-outcome"),
    "an outcome too early": (lambda r: r["moves"].pop(), "record-outcome"),
}


@pytest.mark.parametrize("name", CORRUPTIONS)
def test_a_corrupt_record_is_refused_by_what_is_wrong_with_it(name: str) -> None:
    corrupt, key = CORRUPTIONS[name]
    data = golden()
    check(data)
    corrupt(data)
    with pytest.raises(RecordError) as caught:
        check(data)
    assert caught.value.key == key
    assert key not in str(caught.value)


def test_the_first_bad_move_is_named_with_the_rule_it_breaks() -> None:
    data = golden()
    data["moves"][5] = [1, data["moves"][0][1]]
    with pytest.raises(RecordError, match=r"move 6 .* is taken"):
        check(data)


def test_an_unfinished_game_is_a_record_too() -> None:
    data = golden()
    data["moves"] = data["moves"][:4]
    data["outcome"] = None
    check(data)


def test_a_match_goes_on_from_its_record() -> None:
    game = load("steere", side=3)
    match = Match(game, seed=3, players=["random", "random"])
    for _ in range(6):
        match.step()
    again = Match.replay(match.record(), game, players=["random", "random"])
    assert again.state == match.state
    assert again.run().outcome is not None
    assert again.record().moves[:6] == match.record().moves


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    with pytest.raises(RecordError, match=r"missing\.json"):
        Record.load(missing)
    with pytest.raises(RecordError):
        Record.load(tmp_path)
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="UTF-8"):
        Record.load(binary)
    large = tmp_path / "large.json"
    large.write_bytes(b" " * (records.LARGEST + 1))
    with pytest.raises(RecordError) as caught:
        Record.load(large)
    assert caught.value.key == "record-large"


@given(st.text(max_size=40) | st.recursive(st.none() | st.integers(), st.lists).map(json.dumps))
def test_any_text_is_a_record_or_a_clean_error(text: str) -> None:
    with pytest.raises(RecordError):
        Record.read(text)


def test_deeply_nested_json_is_a_clean_error() -> None:
    with pytest.raises(RecordError):
        Record.read("[" * 200_000)


def test_the_published_schema_is_a_schema_and_fits_what_is_written() -> None:
    from jsonschema import Draft202012Validator

    Draft202012Validator.check_schema(records.schema())
    record = Match(load("mosaix"), seed=1, players=["random", "random"]).run().record()
    Draft202012Validator(records.schema()).validate(json.loads(record.json()))
