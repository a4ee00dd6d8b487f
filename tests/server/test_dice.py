"""Dice that nobody can choose: the attacks on them, tried; the lot; and how matches begin."""

import json
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from musivum.cli import app
from musivum.core import fair, signature
from musivum.core.dice import Dice
from musivum.core.errors import MusivumError, RecordError
from musivum.core.game import CHANCE
from musivum.core.match import Match, roll
from musivum.core.record import Record
from musivum.server.app import load
from musivum.server.errors import Conflict, Refused
from musivum.server.match import chain, views
from musivum.server.match.draft import Draft
from musivum.server.match.ledger import REVEAL_WAIT, Event, Ledger
from tests.server.harness import NoThinkers, Person, Running, part_of, play_out, running, throw

MATCH = "0" * 12
TWO = load("mosaix", {"players": 2})
SEED = "5eed" * 16


def table(*kinds: str, seating: str = fair.LOT, seed: str = SEED, match: str = MATCH) -> Draft:
    """A full table of Mosaix with these seats: a person's name, or ``bot``."""
    seats = [
        {"kind": "bot", "name": kind, "level": "random"}
        if kind == "bot"
        else {"kind": "person", "name": kind, "guest": kind}
        for kind in kinds
    ]
    data: dict[str, Any] = {
        "seats": seats,
        "pace": {},
        "seed": seed,
        "commitment": fair.commitment(seed),
        "daily": None,
        "timeout": "forfeit",
        "seating": seating,
    }
    game = TWO if len(kinds) == 2 else load("mosaix", {"players": len(kinds)})
    data["rules"] = game.RULES_VERSION
    created = chain.linked(seed, "", match, Event(1, "created", 0, data))
    return Draft(Ledger.begin(match, game, created), 1000)


def part(name: str, number: int = 0) -> str:
    return f"{name}-{number}".ljust(32, "-")


def first_roll(key: str) -> list[str]:
    """What is drawn and rolled first by a key."""
    state, dice = TWO.start(), Dice(key, "chance")
    found: list[str] = []
    while CHANCE in state.awaiting:
        move = roll(state, dice, len(found))
        found.append(str(move))
        state = state.play(move, CHANCE)
    return found


WANTED = ["card X", "card X", "roll XXXX"]
"""One beginning in 729."""


# The operator who also plays


def test_by_the_first_recipe_an_operator_who_plays_could_choose_the_dice() -> None:
    """Contributions were public: whoever knew the seed could come last and search."""
    honest = "from-an-honest-browser"
    chosen = next(
        text for text in map(str, count()) if first_roll(fair.key(SEED, [honest, text])) == WANTED
    )
    key = fair.key(SEED, [honest, chosen])
    match = Match(load("mosaix", {"players": 2}), key, ["random", "random"]).run()
    dice = {
        "recipe": fair.OPEN_RECIPE,
        "commitment": fair.commitment(SEED),
        "seed": SEED,
        "contributions": [honest, chosen],
    }
    record = replace(match.record(), extra={"dice": dice})
    assert fair.verify(record, match.game).rolled > 10, "and nobody could tell"


def test_an_operator_who_plays_cannot_choose_by_what_others_have_told() -> None:
    """All that the operator knows when it must commit is the seed and a hash; it gains nothing."""
    got = 0
    tries = 150
    for number in range(tries):
        draft = table("honest", "operator")
        honest = part("honest", random.Random(number).getrandbits(64))
        draft.commit(0, fair.sealed(MATCH, honest))
        draft.start()
        assert draft.ledger.contributions == ["", ""], "nothing but a hash is known by now"
        assert honest not in json.dumps([event.data for event in draft.ledger.events])
        # The best that it can do: a part that would please with a part that it guesses.
        guess = part("honest", number)
        best = next(
            text
            for text in (part("operator", n) for n in count())
            if first_roll(fair.key(SEED, [guess, text], MATCH))[0] == WANTED[0]
        )
        draft.commit(1, fair.sealed(MATCH, best))
        draft.start()
        draft.reveal(0, honest)
        draft.start()
        # Now it knows all, and would like another part; but its hash is sealed.
        with pytest.raises(Refused) as caught:
            draft.reveal(1, part("operator", 10**6 + number))
        assert caught.value.key == "server-other-part"
        draft.reveal(1, best)
        draft.start()
        assert draft.ledger.status == "playing"
        got += draft.ledger.moves[0][1] == WANTED[0]
    assert 0.16 * tries < got < 0.5 * tries, "one card in three, as if it had not searched"


def played(draft: Draft) -> Record:
    """A match that has started, played to its end at random, as a record."""
    rng = random.Random(5)
    while draft.ledger.status != "over":
        seat = rng.choice(sorted(draft.ledger.awaiting))
        draft.bot_play(seat, str(rng.choice(draft.ledger.state.legal(seat))))
    return views.record(draft.ledger, SEED)


def begun(*kinds: str, seating: str = fair.LOT) -> Draft:
    draft = table(*kinds, seating=seating)
    for place, kind in enumerate(kinds):
        if kind != "bot":
            draft.commit(place, fair.sealed(MATCH, part(kind)))
    draft.start()
    for place, kind in enumerate(kinds):
        if kind != "bot":
            draft.reveal(place, part(kind))
    draft.start()
    assert draft.ledger.status == "playing"
    return draft


def changed(record: Record, **change: Any) -> Record:
    return replace(record, extra=record.extra | {"dice": record.extra["dice"] | change})


def test_a_server_that_takes_another_part_afterwards_is_found_out() -> None:
    """It may write a whole record that is right in itself; not with the hashes that were sealed."""
    record = played(begun("honest", "operator"))
    game = load("mosaix", {"players": 2})
    assert fair.verify(record, game) == fair.Proof(views_rolled(record), (), True)
    other = part("operator", 7)
    parts = [part("honest"), other]
    with pytest.raises(RecordError) as caught:
        fair.verify(changed(record, contributions=parts), game)
    assert caught.value.key == "fair-part"
    forged = changed(record, contributions=parts)
    sealed = record.extra["dice"]["commitments"]
    assert fair.sealed(MATCH, other) not in sealed, "who kept the list sees it"
    forged.extra["dice"]["commitments"] = [sealed[0], fair.sealed(MATCH, other)]
    with pytest.raises(RecordError) as caught:
        fair.verify(forged, game)
    assert caught.value.key == "fair-key"


def views_rolled(record: Record) -> int:
    return sum(seat == CHANCE for seat, _ in record.moves)


def test_who_withholds_a_part_has_given_up_and_nobody_else_is_asked() -> None:
    draft = table("honest", "operator")
    for place, name in enumerate(("honest", "operator")):
        draft.commit(place, fair.sealed(MATCH, part(name)))
    draft.start()
    draft.reveal(0, part("honest"))
    draft.start()
    assert draft.ledger.status == "ready", "nothing is drawn without a part that is sealed"
    with pytest.raises(Conflict) as caught:
        draft.leave("operator")
    assert caught.value.key == "server-begun", "no way back once the parts are told"
    due = draft.ledger.deadline()
    assert due == 1000 + REVEAL_WAIT
    early = Draft(draft.ledger, due - 1)
    early.call_off()
    assert early.events == []
    outage = Draft(draft.ledger, due, [(2000, 5000)])
    outage.call_off()
    assert outage.events == [], "time without a server does not count"
    late = Draft(draft.ledger, due)
    late.call_off()
    assert [event.kind for event in late.events] == ["withheld", "over"]
    assert late.ledger.outcome == {
        "scores": list(late.ledger.state.scores),
        "winners": [0],
        "reason": "server-withheld",
        "broken_off": True,
    }
    record = Record.read(views.record(late.ledger, SEED).json())
    with pytest.raises(RecordError) as wrong:
        fair.verify(record, load("mosaix", {"players": 2}))
    assert wrong.value.key == "fair-withheld"


# The start


def test_a_crash_between_commit_and_reveal_loses_neither(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        match = ada.match("mosaix", "me", options={"players": 1})["match"]
        ada.commit(match, 0)
        assert ada.get(f"/api/matches/{match}")["info"]["status"] == "ready"
        ada.close()
    with running(tmp_path, thinkers=NoThinkers()) as server:
        again = Person(server.port)
        again.http.headers["Authorization"] = f"Bearer {ada.token}"
        shot = again.get(f"/api/matches/{match}")
        assert [event["kind"] for event in shot["events"]] == ["created", "committed", "sealed"]
        for _ in range(2):  # and said twice it is said once
            value = part_of(ada.id, 0)
            again.post(f"/api/matches/{match}/reveal", seat=0, value=value)
        shot = again.get(f"/api/matches/{match}")
        assert shot["info"]["status"] == "playing"
        assert sum(event["kind"] == "revealed" for event in shot["events"]) == 1
        again.close()


def test_parts_are_taken_in_their_time_only(server: Running) -> None:
    ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")
    match = ada.match("mosaix", "me", "open", options={"players": 2})["match"]
    path = f"/api/matches/{match}"
    hashed = fair.sealed(match, part_of(ada.id, 0))
    wrong = ada.post(f"{path}/commit", 409, seat=0, hash=hashed)
    assert wrong["error"]["key"] == "server-commit-now", "not before all are there"
    bob.post(f"{path}/join")
    assert ada.post(f"{path}/commit", 400, seat=0, hash="x")["error"]["key"] == "server-commitment"
    assert ada.post(f"{path}/commit", 403, seat=1, hash=hashed)
    ada.commit(match, 0)
    ada.commit(match, 0)
    wrong = ada.post(f"{path}/commit", 409, seat=0, hash="0" * 64)
    assert wrong["error"]["key"] == "server-committed"
    wrong = ada.post(f"{path}/reveal", 409, seat=0, value=part_of(ada.id, 0))
    assert wrong["error"]["key"] == "server-not-sealed", "Bob has not committed yet"
    bob.commit(match, 1)
    wrong = ada.post(f"{path}/reveal", 400, seat=0, value="short")
    assert wrong["error"]["key"] == "server-contribution"
    assert ada.post(f"{path}/leave", 409)["error"]["key"] == "server-begun"
    ada.reveal(match, 0)
    bob.reveal(match, 1)
    kinds = [event["kind"] for event in ada.get(path)["events"]][:8]
    assert kinds == [
        "created",
        "joined",
        *["committed"] * 2,
        "sealed",
        *["revealed"] * 2,
        "started",
    ]
    ada.close()
    bob.close()


def test_who_leaves_makes_all_commitments_void(server: Running) -> None:
    ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")
    match = ada.match("mosaix", "me", "open", options={"players": 2})["match"]
    bob.post(f"/api/matches/{match}/join")
    ada.commit(match, 0)
    bob.post(f"/api/matches/{match}/leave")
    bob.post(f"/api/matches/{match}/join")
    throw(match, (ada, 0), (bob, 1))
    assert ada.get(f"/api/matches/{match}")["info"]["status"] == "playing"
    ada.close()
    bob.close()


# The lot


def test_of_ten_thousand_starts_each_seat_begins_equally_often() -> None:
    for seats in (2, 3, 4):
        starts = Counter(
            tuple(fair.lot(fair.key(SEED, [""] * seats, f"match {n}"), seats))
            for n in range(10_000)
        )
        for place in range(seats):
            first = sum(number for order, number in starts.items() if order[0] == place)
            mean, spread = 10_000 / seats, (10_000 / seats * (1 - 1 / seats)) ** 0.5
            assert abs(first - mean) < 4.5 * spread, (seats, place, first)
        assert len(starts) == {2: 2, 3: 6, 4: 24}[seats], "and so for all who follow"


def test_the_lot_moves_the_players_and_everything_goes_with_them(tmp_path: Path) -> None:
    firsts = set()
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")
        for _ in range(30):
            match = ada.match("steere", "me", "open", options={"side": 2}, seating="lot")["match"]
            bob.post(f"/api/matches/{match}/join")
            throw(match, (ada, 0), (bob, 1))
            mine = {
                person: next(one["seat"] for one in person.get(path)["info"]["seats"] if one["you"])
                for person in (ada, bob)
                for path in [f"/api/matches/{match}"]
            }
            started = ada.get(f"/api/matches/{match}")["events"][-1]
            assert started["places"] == [0, 1] if mine[ada] == 0 else started["places"] == [1, 0]
            firsts.add(ada if mine[ada] == 0 else bob)
            ada.reveal(match, 0)  # said again after the lot, by the place where she sat down
            turns = {person: person.get("/api/me/turns")["matches"] for person in (ada, bob)}
            first = next(person for person, seat in mine.items() if seat == 0)
            assert [one["match"] for one in turns[first]] == [match], "whose turn it is, is listed"
            play_out(server.port, match, {mine[ada]: ada, mine[bob]: bob}, random.Random(1))
            record = Record.read(ada.http.get(f"/api/matches/{match}/record").text)
            assert record.seats[mine[bob]]["name"] == "Bob"
            assert fair.verify(record, load("steere", {"side": 2})).drawn
            if len(firsts) == 2:
                break
        assert firsts == {ada, bob}
        again = ada.post(f"/api/matches/{match}/rematch")
        assert again["seating"] == "as-seated"
        assert again["seats"][-1]["name"] == record.seats[0]["name"], "a rematch goes on rotating"
        ada.close()
        bob.close()


def test_a_server_that_chose_who_begins_is_found_out() -> None:
    record = played(begun("a", "b", "c"))
    game = load("mosaix", {"players": 3})
    assert fair.verify(record, game).drawn
    places = record.extra["dice"]["places"]
    chosen = [*places[1:], places[0]]
    for change, key in (
        ({"places": chosen}, "fair-lot"),
        ({"seating": "as-seated", "places": chosen}, "fair-lot"),
        ({"places": [0, 0, 1]}, "fair-seating"),
        ({"seating": "mine"}, "fair-seating"),
        ({"commitments": []}, "fair-sealed"),
        ({"match": "1" * 12}, "fair-part"),
    ):
        with pytest.raises(RecordError) as caught:
            fair.verify(changed(record, **change), game)
        assert caught.value.key == key, change


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


def test_whatever_is_in_a_record_verify_answers_or_refuses_it() -> None:
    good = json.loads(played(begun("a", "b")).json())
    game = load("mosaix", {"players": 2})
    rng = random.Random(3)
    verdicts: Counter[str] = Counter()
    for number in range(1500):
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
