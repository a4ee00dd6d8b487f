"""People at one table: bots in free seats, moves that are taken back by consent, signs."""

from operator import methodcaller
from typing import Any

import pytest

from musivum.core.errors import IllegalMove, MusivumError
from musivum.server.errors import Conflict
from musivum.server.live.presence import MOST_SIGNS
from musivum.server.match.draft import MOST_BACKS, Draft
from musivum.server.match.ledger import Ledger
from tests.server.harness import Person, Running, open_socket, throw
from tests.server.ledgers import bot, happened, kinds, made, person, started

SMALL = ("steere", {"side": 3})
ADA, BEN, CY = person("ada"), person("ben"), person("cy")


@pytest.fixture
def cleo(server: Running) -> Any:
    found = Person(server.port, "Cleo")
    yield found
    found.close()


def key_of(answer: Any) -> str:
    return str(answer["error"]["key"])


# Free seats for bots


def test_the_host_gives_a_free_seat_to_a_bot_and_nobody_else_does(
    ada: Person, bob: Person, cleo: Person
) -> None:
    table = ada.match("mosaix", "me", "open", "open", options={"players": 3}, public=True)
    path = f"/api/matches/{table['match']}"
    bob.post(f"{path}/join")
    for other in (bob, cleo):
        assert key_of(other.post(f"{path}/fill", 403, seat=2, level="greedy")) == "server-not-host"
    assert key_of(ada.post(f"{path}/fill", 400, seat=2, level="god")) == "server-level"
    for level, wrong in (
        ("master@999999", "player-budget"),  # more than four times what master thinks
        ("master@", "player-budget"),
        ("greedy@5", "player-no-budget"),
    ):
        assert key_of(ada.post(f"{path}/fill", 400, seat=2, level=level)) == wrong
    assert key_of(ada.post(f"{path}/fill", 409, seat=1, level="greedy")) == "server-not-open"
    cleo.watch(table["match"])
    filled = ada.post(f"{path}/fill", seat=2, level="greedy")
    assert filled["status"] == "ready"
    assert [seat["kind"] for seat in filled["seats"]] == ["person", "person", "bot"]
    event = cleo.hear("events")["events"][0]
    assert (event["kind"], event["seat"], event["level"]) == ("filled", 2, "greedy")
    throw(table["match"], (ada, 0), (bob, 1))
    assert ada.get(path)["info"]["status"] == "playing"
    assert key_of(ada.post(f"{path}/fill", 409, seat=2, level="greedy")) == "server-no-free-seat"


def test_a_bot_at_the_table_can_have_a_budget(ada: Person) -> None:
    match = ada.match("steere", "me", "open", options={"side": 3})["match"]
    filled = ada.post(f"/api/matches/{match}/fill", seat=1, level="master@20")
    assert filled["seats"][1]["level"] == "master@20"


def test_a_table_without_bots_is_full_of_one_person_and_a_bot_at_once(ada: Person) -> None:
    match = ada.match("steere", "me", "open", options={"side": 3})["match"]
    assert ada.post(f"/api/matches/{match}/fill", seat=1, level="greedy")["status"] == "playing"


def test_if_the_maker_has_left_who_sits_first_is_the_host(ada: Person, bob: Person) -> None:
    table = ada.match("mosaix", "me", "open", "open", options={"players": 3}, public=True)
    path = f"/api/matches/{table['match']}"
    bob.post(f"{path}/join")
    ada.post(f"{path}/leave")
    assert key_of(ada.post(f"{path}/fill", 403, seat=0, level="greedy")) == "server-not-host"
    assert bob.post(f"{path}/fill", seat=0, level="greedy")["seats"][0]["level"] == "greedy"


# Taking back by consent


def at_table(ada: Person, bob: Person) -> str:
    """Ada has moved, and Bob is to move."""
    match = str(ada.match("steere", "me", "open", options={"side": 3})["match"])
    bob.post(f"/api/matches/{match}/join")
    for one in (ada, bob):
        one.watch(match)
    assert ada.act("play", match, seat=0, move="c3")["type"] == "ack"
    return match


def test_a_move_is_taken_back_when_the_other_agrees(
    server: Running, ada: Person, bob: Person, cleo: Person
) -> None:
    match = at_table(ada, bob)
    asked = ada.act("back", match, seat=0)
    assert asked["type"] == "ack"
    shot = cleo.watch(match)
    assert shot["events"][-1]["kind"] == "asked" and shot["events"][-1]["moves"] == 0
    # Neither a spectator, nor the asker, nor one without a name can answer.
    for person_, seat in ((cleo, 0), (cleo, 1), (ada, 1)):
        answer = person_.act("answer", match, seat=seat, yes=True)
        assert key_of(answer) == "server-not-yours"
    assert key_of(ada.act("answer", match, seat=0, yes=True)) == "server-not-asked"
    assert key_of(ada.act("back", match, seat=0)) == "server-back-asked"
    nobody = open_socket(server.port, None)
    nobody.send(f'{{"do":"answer","match":"{match}","seat":1,"yes":true,"id":"x"}}')
    while "server-no-guest" not in str(nobody.recv(timeout=10)):
        pass
    nobody.close()
    number = bob.act("answer", match, seat=1, yes=True)["number"]
    after = bob.get(f"/api/matches/{match}")
    assert [event["kind"] for event in after["events"][-2:]] == ["answered", "back"]
    assert after["events"][-2]["number"] == number
    assert after["info"]["awaiting"] == [0]
    assert key_of(bob.act("answer", match, seat=1, yes=False)) == "server-not-asked"
    assert ada.act("play", match, seat=0, move="c4")["type"] == "ack"


def test_a_move_stands_when_the_other_declines_or_just_moves(ada: Person, bob: Person) -> None:
    match = at_table(ada, bob)
    ada.act("back", match, seat=0)
    assert bob.act("answer", match, seat=1, yes=False)["type"] == "ack"
    assert bob.get(f"/api/matches/{match}")["info"]["awaiting"] == [1]
    # It is not asked again until someone has moved.
    assert key_of(ada.act("back", match, seat=0)) == "server-back-declined"
    legal = bob.get(f"/api/matches/{match}")["states"][0]["view"]["legal"]
    assert bob.act("play", match, seat=1, move=legal[0])["type"] == "ack"
    # By consent, also past the other's answer; but he moves on, and that is an answer too.
    assert ada.act("back", match, seat=0)["type"] == "ack"
    assert ada.get(f"/api/matches/{match}")["events"][-1]["moves"] == 0
    legal = ada.get(f"/api/matches/{match}")["states"][0]["view"]["legal"]
    assert ada.act("play", match, seat=0, move=legal[0])["type"] == "ack"
    assert key_of(bob.act("answer", match, seat=1, yes=True)) == "server-not-asked"


def refused(ledger: Ledger, seat: int, kind: type[MusivumError], key: str) -> None:
    with pytest.raises(kind) as found:
        Draft(ledger, 0).take_back(seat, None)
    assert found.value.key == key


def first(ledger: Ledger, seat: int) -> Ledger:
    """The match after the first of the moves that a seat may make."""
    move = str(ledger.state.legal(seat)[0])
    if ledger.seats[seat].driver is not None:
        return happened(ledger, lambda draft: draft.bot_play(seat, move)).ledger
    return happened(ledger, lambda draft: draft.play(seat, move, None)).ledger


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("mosaix", {"players": 2}),
        ("galilee", {"players": 2}),
        ("mozaa", {"players": 2}),
        ("mozaa", {"players": 2, "hand": 3, "variant": "claims"}),
    ],
)
def test_nothing_is_taken_back_past_dice_or_cards_also_if_all_would_agree(
    game: str, options: dict[str, Any]
) -> None:
    ledger = started(made(game, options, ADA, BEN))
    for _ in range(12):
        seat = min(ledger.awaiting)
        before = ledger.rolled
        ledger = first(ledger, seat)
        if ledger.rolled > before:
            refused(ledger, seat, IllegalMove, "undo-chance")
        else:
            asked = happened(ledger, methodcaller("take_back", seat, None))
            assert kinds(asked) == ["asked"]
            # Dice that fall meanwhile make it void.
            later = asked.ledger
            while later.rolled == before and later.awaiting:
                later = first(later, min(later.awaiting))
            assert later.ask is None


def test_all_other_people_are_asked_and_bots_are_not() -> None:
    ledger = started(made("mosaix", {"players": 4}, ADA, BEN, CY, bot()))
    built = first(ledger, 0)
    asked = happened(built, lambda draft: draft.take_back(0, "b1")).ledger
    assert asked.asked() == [1, 2]
    # A bot's move leaves the question open; what it moved goes back with it.
    moved = first(asked, 3)
    one = happened(moved, lambda draft: draft.answer(1, True, "y1"))
    assert kinds(one) == ["answered"]
    both = happened(one.ledger, lambda draft: draft.answer(2, True, "y2"))
    assert kinds(both) == ["answered", "back"]
    assert both.ledger.moves == ledger.moves
    no = happened(one.ledger, lambda draft: draft.answer(2, False, "n2"))
    assert kinds(no) == ["answered"] and no.ledger.ask is None
    gone = happened(asked, lambda draft: draft.resign(1, None))
    assert gone.ledger.ask is None
    again = happened(gone.ledger, lambda draft: draft.take_back(0, None)).ledger
    assert again.asked() == [2], "who has given up is not asked"


def test_people_are_asked_only_so_often_and_never_where_a_clock_runs() -> None:
    ledger = first(started(made(*SMALL, ADA, BEN)), 0)
    ledger.asks = MOST_BACKS
    refused(ledger, 0, Conflict, "server-back-many")
    for pace in ({"kind": "live", "seconds": 60, "increment": 5}, {"kind": "days", "days": 1}):
        refused(
            first(started(made(*SMALL, ADA, BEN, pace=pace)), 0), 0, Conflict, "server-back-clock"
        )


# Signs


def test_signs_reach_all_at_the_table_and_are_kept_nowhere(
    ada: Person, bob: Person, cleo: Person
) -> None:
    match = at_table(ada, bob)
    cleo.watch(match)
    before = ada.get(f"/api/matches/{match}")["number"]
    ada.say(do="react", match=match, seat=0, sign="well")
    for one in (ada, bob, cleo):
        found = one.hear("reaction")
        assert found == {"type": "reaction", "match": match, "seat": 0, "sign": "well"}
    assert ada.get(f"/api/matches/{match}")["number"] == before
    for stranger, seat in ((cleo, 0), (bob, 0)):
        stranger.say(do="react", match=match, seat=seat, sign="well")
        assert key_of(stranger.hear("error")) == "server-not-yours"
    bob.say(do="react", match=match, seat=1, sign="anything else")
    assert key_of(bob.hear("error")) == "server-message"


def test_so_many_signs_and_no_more(ada: Person, bob: Person) -> None:
    match = at_table(ada, bob)
    for _ in range(MOST_SIGNS + 1):
        bob.say(do="react", match=match, seat=1, sign="hmm")
    heard = [bob.hear("reaction", "error") for _ in range(MOST_SIGNS + 1)]
    assert [one["type"] for one in heard].count("reaction") == MOST_SIGNS
    refusal = heard[-1]["error"]
    assert (refusal["key"], refusal["values"]["limit"]) == ("server-slow-down", "signs")
    ada.say(do="react", match=match, seat=0, sign="hmm")  # each has their own
    assert ada.hear("reaction")["seat"] == 1
