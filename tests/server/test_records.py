"""What a record of the server proves: its dice, its winner, its signature."""

import json
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from musivum.cli import app
from musivum.core import fair, signature
from musivum.core.errors import MusivumError, RecordError
from musivum.core.record import Record
from musivum.server.app import load
from musivum.server.match import views
from tests.sampled import usual
from tests.server.dice import MATCH, SEED, begun, part, played, table
from tests.server.harness import NoThinkers, Person, play_out, running

# The dice


def test_people_without_a_part_are_named(tmp_path: Path) -> None:
    draft = table("ada", "bob", "bot")
    draft.commit(0, fair.sealed(MATCH, part("ada")))
    draft.start()
    draft.start(now_or_never=True)
    draft.reveal(0, part("ada"))
    draft.start()
    record = played(draft)
    silent = fair.verify(record, draft.ledger.game).silent
    assert [record.seats[seat]["name"] for seat in silent] == ["bob"]
    path = tmp_path / "record.json"
    record.save(path)
    said = CliRunner().invoke(app, ["verify", str(path)])
    assert said.exit_code == 0 and "had no part in the dice: bob" in said.output
    assert "began follows from the committed seed." in said.output


def test_the_verifier_of_the_documentation_agrees_with_ours(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "dice.md"
    program = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    good = json.loads(played(begun("a", "b", "bot")).json())
    places = good["extra"]["dice"]["places"]
    tampered: list[tuple[str, dict[str, Any]]] = [
        ("places", {"places": [*places[1:], places[0]]}),
        ("seed", {"seed": "0" * 64}),
        ("part", {"contributions": [part("x"), part("b"), ""]}),
    ]
    records: list[tuple[str, dict[str, Any]]] = [("good", good)]
    for name, change in tampered:
        dice = good["extra"]["dice"] | change
        records.append((name, good | {"extra": good["extra"] | {"dice": dice}}))
    moves = [list(move) for move in good["moves"]]
    moves[1][1] = "roll OOOO" if moves[1][1] != "roll OOOO" else "roll TTTT"
    records.append(("roll", good | {"moves": moves}))
    for name, record in records:
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(record), encoding="utf-8")
        found = subprocess.run(
            [sys.executable, "-I", "-c", program, str(path)], capture_output=True, check=False
        )
        assert (found.returncode == 0) == (name == "good"), (name, found.stderr.decode())


# Whatever is in a record


def mutated(data: Any, rng: random.Random) -> Any:
    """The same with something in it replaced by anything."""
    odd: list[Any] = [
        None,
        True,
        -1,
        0,
        5,
        2**70,
        0.5,
        "",
        "x",
        "\ud800",
        "card X",
        [],
        [[]],
        {},
        {"a": []},
    ]
    if isinstance(data, dict) and data and rng.random() < 0.9:
        key = rng.choice(list(data))
        if rng.random() < 0.05:
            return {one: value for one, value in data.items() if one != key}
        return data | {key: mutated(data[key], rng)}
    if isinstance(data, list) and data and rng.random() < 0.9:
        place = rng.randrange(len(data))
        if rng.random() < 0.1:
            return data[:place] + data[place + 1 :]
        return [*data[:place], mutated(data[place], rng), *data[place + 1 :]]
    return rng.choice(odd)


@pytest.mark.parametrize("changes", usual([500, 1500], 500))
def test_whatever_is_in_a_record_verify_answers_or_refuses_it(changes: int) -> None:
    good = json.loads(played(begun("a", "b")).json())
    game = load("mosaix", {"players": 2})
    rng = random.Random(3)
    verdicts: Counter[str] = Counter()
    for number in range(changes):
        start = good if number % 4 else good | {"moves": good["moves"][:4], "outcome": None}
        data = start | {"extra": mutated(start["extra"], rng)}
        if number % 2:
            data = mutated(data, rng)
        try:
            record = Record.read(json.dumps(data))
        except RecordError:
            verdicts["unread"] += 1
            continue
        try:
            fair.verify(record, game)
            verdicts["proven"] += 1
        except RecordError as error:
            assert str(error)
            verdicts[error.key] += 1
    assert verdicts["proven"] and len(verdicts) > 8, verdicts


def test_the_winner_of_a_game_that_was_broken_off_is_checked() -> None:
    draft = begun("a", "b", "c")
    for _ in range(12):
        seat = min(draft.ledger.awaiting)
        draft.bot_play(seat, str(draft.ledger.state.legal(seat)[0]))
    draft.resign(0, None)
    draft.resign(2, None)
    record = views.record(draft.ledger, SEED)
    game = draft.ledger.game
    assert record.outcome is not None and record.outcome["winners"] == [1]
    assert record.extra["forfeited"] == [0, 2]
    assert fair.verify(record, game).rolled
    wrongs: list[dict[str, Any]] = [{"winners": [0]}, {"winners": []}, {"scores": [9, 9, 9]}]
    for change in [*wrongs, {"winners": [1, 2]}]:
        with pytest.raises(RecordError) as caught:
            fair.verify(replace(record, outcome=record.outcome | change), game)
        assert caught.value.key == "record-outcome", change
    nobody = replace(record, extra=record.extra | {"forfeited": []})
    with pytest.raises(RecordError) as caught:
        fair.verify(nobody, game)
    assert caught.value.key == "record-forfeited"
    old = {name: value for name, value in record.extra.items() if name != "forfeited"}
    assert fair.verify(replace(record, extra=old), game), "an older record names nobody"
    scored = replace(record, extra=old, outcome=record.outcome | {"scores": [9, 9, 9]})
    with pytest.raises(RecordError):
        fair.verify(scored, game)


# Signatures


def test_a_record_is_signed_by_the_server_and_a_change_is_found(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", options={"side": 2})["match"]
        play_out(server.port, match, {0: ada, 1: ada}, random.Random(1))
        key = ada.get("/api/key")
        record = ada.http.get(f"/api/matches/{match}/record").text
        ada.close()
    with running(tmp_path, thinkers=NoThinkers()) as server:
        bob = Person(server.port)
        assert bob.get("/api/key") == key, "the key stays"
        bob.close()
    assert key["algorithm"] == "Ed25519"
    path = tmp_path / "record.json"
    for text, code, said in (
        (record, 0, "is signed with this key"),
        (record.replace('"name": "Ada"', '"name": "Eve"', 1), 1, "changed since"),
    ):
        path.write_text(text, encoding="utf-8")
        found = CliRunner().invoke(app, ["verify", str(path), "--key", key["key"]])
        assert found.exit_code == code or isinstance(found.exception, MusivumError), found.output
        assert said in found.output + str(found.exception)
    signed = Record.read(record)
    for wrong, problem in (("00" * 32, "signature-wrong"), ("zz", "signature-key")):
        with pytest.raises(RecordError) as caught:
            signature.check(signed, wrong)
        assert caught.value.key == problem
    with pytest.raises(RecordError) as caught:
        signature.check(replace(signed, extra={}), key["key"])
    assert caught.value.key == "signature-missing"
