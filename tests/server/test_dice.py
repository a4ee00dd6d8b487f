"""Dice that nobody can choose: the attacks on them, tried; the lot; and how matches begin."""

import json
import random
from collections import Counter
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from musivum.core import fair
from musivum.core.dice import Dice
from musivum.core.errors import RecordError
from musivum.core.game import CHANCE
from musivum.core.match import Match, roll
from musivum.core.record import Record
from musivum.server.app import load
from musivum.server.errors import Conflict, Refused
from musivum.server.match import views
from musivum.server.match.draft import Draft
from musivum.server.match.ledger import REVEAL_WAIT
from tests.server.dice import MATCH, SEED, TWO, begun, changed, part, played, table, views_rolled
from tests.server.harness import NoThinkers, Person, Running, part_of, play_out, running, throw


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
