"""What happens next in a match: who may join, when it begins, whose time is up, how it ends.

No server, no database: a draft is made for a ledger, and looked at.
"""

from functools import partial
from operator import methodcaller
from pathlib import Path

import pytest

from musivum.core import fair
from musivum.core.errors import IllegalMove
from musivum.core.game import CHANCE
from musivum.core.match import roll
from musivum.server.errors import Conflict, Forbidden, Refused, problem
from musivum.server.match.draft import MOST_BACKS, Draft
from musivum.server.match.ledger import GONE, OPEN, OVER, PLAYING, READY, Ledger, fold
from tests.server.ledgers import (
    ADA,
    BEN,
    MATCH,
    PARTS,
    SMALL,
    bot,
    free,
    happened,
    kinds,
    made,
    person,
    refused,
    reserved,
    started,
)

LIVE = {"kind": "live", "seconds": 60, "increment": 5}


# Joining and leaving


def test_a_guest_takes_the_first_free_seat_or_the_one_they_name() -> None:
    ledger = made("mosaix", {"players": 3}, ADA, free(), free(), public=True)
    first = happened(ledger, lambda draft: draft.join("ben", "Ben", None, None))
    assert kinds(first) == ["joined"]
    assert first.events[0].data == {"seat": 1, "name": "Ben", "guest": "ben"}
    assert first.seats == {1: "ben"}
    assert (first.ledger.status, ledger.status) == (OPEN, OPEN)
    named = happened(ledger, lambda draft: draft.join("ben", "Ben", 2, None))
    assert named.events[0].data["seat"] == 2
    full = happened(first.ledger, lambda draft: draft.join("cy", "Cy", 2, None))
    assert full.ledger.status == READY


def test_a_seat_that_is_taken_is_refused_with_those_that_are_free() -> None:
    ledger = made("mosaix", {"players": 4}, ADA, free(), BEN, free(), public=True)
    values = refused(Conflict, "server-not-open", lambda: Draft(ledger, 0).join("c", "C", 2, None))
    assert values == {"seat": 2, "number": 2, "free": "1, 3"}
    full = made(*SMALL, ADA, BEN, public=True)
    refused(Conflict, "server-no-free-seat", lambda: Draft(full, 0).join("c", "C", None, None))
    waiting = made(*SMALL, ADA, reserved("ben"), public=True)
    refused(Conflict, "server-no-free-seat", lambda: Draft(waiting, 0).join("c", "C", None, None))


def test_who_sits_already_changes_nothing_but_may_take_another_seat() -> None:
    ledger = made("mosaix", {"players": 3}, ADA, free(), free(), public=True)
    for seat in (None, 0):
        assert kinds(happened(ledger, methodcaller("join", "ada", "Ada", seat, None))) == []
    second = happened(ledger, lambda draft: draft.join("ada", "Ada", 2, None))
    assert second.ledger.seats_of("ada") == (0, 2)


def test_a_private_match_asks_for_its_invitation_but_not_those_it_waits_for() -> None:
    ledger = made("mosaix", {"players": 3}, ADA, reserved("ben"), free())
    for invite in (None, "go"):
        refused(Forbidden, "server-invite", partial(Draft(ledger, 0).join, "c", "C", None, invite))
    assert kinds(happened(ledger, lambda draft: draft.join("c", "C", None, "come"))) == ["joined"]
    back = happened(ledger, lambda draft: draft.join("ben", "Benny", None, None))
    assert back.events[0].data == {"seat": 1, "name": "Benny", "guest": "ben"}


def test_only_the_host_gives_a_seat_to_a_bot_and_only_a_free_one_before_the_start() -> None:
    ledger = made("mosaix", {"players": 3}, ADA, reserved("ben"), free())
    refused(Forbidden, "server-not-host", lambda: Draft(ledger, 0).fill("ben", 2, "random"))
    values = refused(Conflict, "server-not-open", lambda: Draft(ledger, 0).fill("ada", 1, "random"))
    assert values == {"seat": 1, "number": 1, "free": "2"}
    begun = started(made(*SMALL, ADA, BEN))
    refused(Conflict, "server-no-free-seat", lambda: Draft(begun, 0).fill("ada", 0, "random"))


def test_all_seats_that_are_kept_for_someone_are_taken_together() -> None:
    ledger = made("mosaix", {"players": 3}, ADA, reserved("ben"), reserved("ben"))
    back = happened(ledger, lambda draft: draft.join("ben", "Ben", None, None))
    assert [event.data["seat"] for event in back.events] == [1, 2]
    assert back.seats == {1: "ben", 2: "ben"}
    assert back.ledger.status == READY


def test_before_the_start_one_may_leave_and_the_last_one_closes_the_match() -> None:
    ledger = made("mosaix", {"players": 3}, ADA, ADA, BEN)
    left = happened(ledger, lambda draft: draft.leave("ada"))
    assert [event.data for event in left.events] == [{"seat": 0}, {"seat": 1}]
    assert left.seats == {0: None, 1: None}
    assert left.ledger.status == OPEN
    assert happened(left.ledger, lambda draft: draft.leave("ben")).ledger.status == GONE
    assert kinds(happened(ledger, lambda draft: draft.leave("nobody"))) == []


def test_nobody_leaves_once_the_dice_are_sealed_or_the_match_has_begun() -> None:
    ledger = made("mosaix", {"players": 2}, ADA, BEN)

    def seal(draft: Draft) -> None:
        draft.commit(0, fair.sealed(MATCH, PARTS[0]))
        draft.start(now_or_never=True)

    sealed = happened(ledger, seal)
    assert kinds(sealed) == ["committed", "sealed"]
    refused(Conflict, "server-begun", lambda: Draft(sealed.ledger, 0).leave("ada"))
    refused(
        Conflict, "server-begun", lambda: Draft(started(made(*SMALL, ADA, BEN)), 0).leave("ada")
    )


# Playing


def test_a_move_is_added_with_what_its_client_called_it() -> None:
    ledger = started(made(*SMALL, ADA, BEN))
    move = happened(ledger, lambda draft: draft.play(0, "a1", "x7", turn=0))
    assert move.events[0].data == {"seat": 0, "move": "a1", "id": "x7"}
    assert (move.expect, move.events[0].number, move.events[0].at) == (2, 3, 1000)
    unnamed = happened(ledger, lambda draft: draft.play(0, "a1", None))
    assert unnamed.events[0].data == {"seat": 0, "move": "a1"}
    earlier = happened(ledger, lambda draft: draft.play(0, "a1", None), now=10)
    assert earlier.events[0].at == 1000, "never before what happened already"
    values = refused(
        Conflict, "server-stale-turn", lambda: Draft(ledger, 0).play(0, "a1", None, turn=3)
    )
    assert values == {"turn": 3, "now": 0}
    with pytest.raises(IllegalMove):
        Draft(ledger, 0).play(1, "a1", None)
    taken = move.ledger
    with pytest.raises(IllegalMove):
        Draft(taken, 0).play(1, "a1", None)


def test_a_claim_is_written_by_the_first_triangle_of_its_field() -> None:
    ledger = started(made("mozaa", {"variant": "claims"}, ADA, BEN))
    state = ledger.state
    game = ledger.game
    assert state.awaiting == {0}
    claims = [str(move) for move in state.legal(0) if str(move).startswith("claim")]
    ways = {
        text: str(game.action(game.canonical(state.array, game.move(text).index)))
        for text in (f"claim 0,0{side}" for side in "NESW")
    }
    assert set(ways.values()) <= set(claims)
    for text, written in ways.items():
        made_by_person = happened(ledger, methodcaller("play", 0, text, None))
        made_by_bot = happened(ledger, methodcaller("bot_play", 0, text))
        assert made_by_person.events[0].data["move"] == written
        assert made_by_bot.events[0].data == {"seat": 0, "move": written}


def test_what_nobody_has_to_choose_follows_by_itself() -> None:
    ledger = started(made("mosaix", {"players": 2, "centres": "OT"}, ADA, BEN))
    assert ledger.moves[-1][0] == CHANCE, "the first roll"
    assert ledger.awaiting == {0}
    build = str(ledger.state.legal(0)[0])
    built = happened(ledger, lambda draft: draft.play(0, build, None)).ledger
    assert built.awaiting == {0, 1}
    for seat in (0, 1):
        write = str(built.state.legal(seat)[0])
        built = happened(built, methodcaller("bot_play", seat, write)).ledger
    assert [seat for seat, _ in built.moves][-3:] == [0, 1, CHANCE], "the next roll"
    assert built.rolled == 2


def test_a_move_that_is_taken_back_takes_no_dice_with_it() -> None:
    """Or the next roll would be by another number of the stream, and nobody could check it."""
    ledger = started(made("mosaix", {"players": 1}, ADA))
    for _ in range(2):
        build = str(ledger.state.legal(0)[0])
        ledger = happened(ledger, methodcaller("play", 0, build, None)).ledger
        ledger = happened(ledger, methodcaller("take_back", 0, None)).ledger
    build = str(ledger.state.legal(0)[0])
    ledger = happened(ledger, methodcaller("play", 0, build, None)).ledger
    write = str(ledger.state.legal(0)[0])
    ledger = happened(ledger, methodcaller("play", 0, write, None)).ledger
    rolls = [text for seat, text in ledger.moves if seat == CHANCE]
    assert len(rolls) == 3, "the centre, and two rolls"
    assert ledger.rolled == fold(MATCH, ledger.game, ledger.events).rolled == len(rolls)
    before = ledger.game.start()
    for seat, text in ledger.moves[:-1]:
        before = before.play(text, seat)
    assert rolls[-1] == str(roll(before, ledger.dice, 2))
    # Nobody may take back a roll; but however far a list of events goes back, rolls are counted.
    first = happened(ledger, methodcaller("add", "back", seat=0, moves=1)).ledger
    assert first.rolled == fold(MATCH, first.game, first.events).rolled == 1


def test_a_pass_that_cannot_be_avoided_is_played_and_the_end_ends_the_match() -> None:
    ledger = started(made("steere", {"side": 3}, ADA, BEN))
    passed = 0
    while ledger.awaiting:
        (seat,) = ledger.awaiting
        move = str(ledger.state.legal(seat)[(-1, 0)[len(ledger.moves) % 2]])
        assert move != "pass", "nobody is asked to pass"
        draft = happened(ledger, methodcaller("play", seat, move, None))
        passed += sum(event.data.get("move") == "pass" for event in draft.events)
        ledger = draft.ledger
    assert passed == 2, "so it happened"
    assert ledger.status == OVER
    assert draft.events[-1].kind == "over"
    outcome = ledger.state.outcome
    assert outcome is not None
    assert draft.events[-1].data["outcome"] == {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
    }
    refused(IllegalMove, "illegal-over", lambda: Draft(ledger, 0).play(0, "a1", None))


# Clocks


@pytest.mark.parametrize(
    ("now", "lag", "arrived", "left"),
    [
        (11_000, 0, None, 55_000),  # ten seconds used, five given
        (11_000, 300, None, 55_300),  # of which the line took some
        (11_000, 900, None, 55_500),  # but no more than half a second
        (1_100, 500, None, 65_000),  # and never more than was used
        (11_000, 0, 6_000, 60_000),  # it arrived earlier than it was looked at
        (11_000, 0, 99_000, 55_000),  # and not later
        (60_999, 0, None, 5_001),
        (61_000, 0, None, None),  # the time is up at its last millisecond
        (61_000, 1, None, 5_001),
        (99_000, 0, 60_000, 6_000),
    ],
)
def test_a_live_clock_counts_until_the_move_arrived(
    now: int, lag: int, arrived: int | None, left: int | None
) -> None:
    ledger = started(made(*SMALL, ADA, BEN, pace=LIVE))
    draft = happened(ledger, lambda d: d.play(0, "a1", None, lag=lag, arrived=arrived), now)
    if left is None:
        assert kinds(draft) == ["timeout", "over"]
        assert draft.events[0].data == {"seat": 0, "then": "forfeit"}
    else:
        assert draft.events[0].data["left"] == left
        assert draft.ledger.time_left[0] == left


def test_an_outage_stops_the_clocks() -> None:
    ledger = started(made(*SMALL, ADA, BEN, pace=LIVE))
    draft = happened(ledger, lambda d: d.play(0, "a1", None), 11_000, [(2_000, 8_000)])
    assert draft.events[0].data["left"] == 61_000
    assert kinds(happened(ledger, Draft.run_out, 61_000, [(2_000, 8_000)])) == []


def test_a_clock_in_days_and_none_at_all_leave_no_rest_behind() -> None:
    for pace in ({}, {"kind": "days", "days": 1}):
        ledger = started(made(*SMALL, ADA, BEN, pace=pace))
        draft = happened(ledger, lambda d: d.play(0, "a1", None), 11_000)
        assert "left" not in draft.events[0].data


def test_a_seat_whose_time_is_up_forfeits_or_a_bot_plays_on() -> None:
    forfeits = started(made(*SMALL, ADA, BEN, pace=LIVE))
    assert kinds(happened(forfeits, Draft.run_out, 60_999)) == []
    out = happened(forfeits, Draft.run_out, 61_000)
    assert kinds(out) == ["timeout", "over"]
    assert out.events[1].data["outcome"]["reason"] == "server-timeout"
    assert out.events[1].data["outcome"]["winners"] == [1]
    assert kinds(happened(out.ledger, Draft.run_out, 10**9)) == [], "it is over"
    bots = started(made(*SMALL, ADA, BEN, pace=LIVE, timeout="bot"))
    played_for = happened(bots, Draft.run_out, 61_000)
    assert kinds(played_for) == ["timeout"]
    assert played_for.events[0].data == {"seat": 0, "then": "bot"}
    values = refused(
        Conflict,
        "server-out-of-time",
        lambda: Draft(played_for.ledger, 62_000).play(0, "a1", None),
    )
    assert values == {"seat": 0}
    unlimited = started(made(*SMALL, ADA, BEN))
    assert kinds(happened(unlimited, Draft.run_out, 10**12)) == []


def test_all_seats_that_are_out_of_time_at_once_are() -> None:
    ledger = started(
        made("mosaix", {"players": 3, "centres": "OTX"}, ADA, BEN, person("cy"), pace=LIVE)
    )
    build = str(ledger.state.legal(0)[0])
    writing = happened(ledger, lambda draft: draft.play(0, build, None)).ledger
    out = happened(writing, Draft.run_out, 10**6)
    assert [event.data.get("seat") for event in out.events] == [0, 1, None]
    assert kinds(out) == ["timeout", "timeout", "over"], "one is left, who wins"
    assert out.events[-1].data["outcome"]["winners"] == [2]


# Giving up, and taking back


def test_a_match_goes_on_without_one_as_long_as_two_are_left_and_a_person() -> None:
    trio = started(made("mosaix", {"players": 3, "centres": "OTX"}, ADA, BEN, bot()))
    one = happened(trio, lambda draft: draft.resign(0, "r1"))
    assert kinds(one) == ["resigned"]
    assert one.events[0].data == {"seat": 0, "id": "r1"}
    values = refused(
        Conflict, "server-forfeited", lambda: Draft(one.ledger, 0).play(0, "pass", None)
    )
    assert values == {"seat": 0}
    two = happened(one.ledger, lambda draft: draft.resign(1, None))
    assert kinds(two) == ["resigned", "over"]
    assert two.events[1].data["outcome"]["reason"] == "server-resigned"
    assert two.events[1].data["outcome"]["winners"] == [2]
    bots = started(made("mosaix", {"players": 3, "centres": "OTX"}, ADA, bot(), bot()))
    assert kinds(happened(bots, lambda draft: draft.resign(0, None))) == ["resigned", "over"]


def test_nothing_is_played_before_the_start() -> None:
    ledger = made(*SMALL, ADA, free())
    values = refused(Conflict, "server-not-playing", lambda: Draft(ledger, 0).play(0, "a1", None))
    assert values == {"status": OPEN}
    refused(Conflict, "server-not-playing", lambda: Draft(ledger, 0).resign(0, None))


def moved(ledger: Ledger, *moves: tuple[int, str]) -> Ledger:
    """The match after some moves, of persons and of bots."""
    for seat, move in moves:
        ledger = happened(ledger, methodcaller("bot_play", seat, move)).ledger
    return ledger


def test_a_move_against_bots_can_be_taken_back_with_their_answers() -> None:
    ledger = moved(started(made(*SMALL, ADA, bot())), (0, "a1"), (1, "c2"))
    back = happened(ledger, lambda draft: draft.take_back(0, "u1"))
    assert back.events[0].kind == "back"
    assert back.events[0].data == {"seat": 0, "moves": 0, "id": "u1"}
    assert back.ledger.awaiting == {0}
    assert back.ledger.state == ledger.game.start()
    twice = moved(ledger, (0, "b2"), (1, "a2")) if "b2" in legal(ledger, 0) else None
    if twice is not None:
        assert happened(twice, lambda d: d.take_back(0, None)).events[0].data["moves"] == 2


def legal(ledger: Ledger, seat: int) -> list[str]:
    """What a seat may do."""
    return [str(move) for move in ledger.state.legal(seat)]


def test_nothing_is_taken_back_from_a_clock_or_without_end() -> None:
    clock = moved(started(made(*SMALL, ADA, bot(), pace=LIVE)), (0, "a1"))
    refused(Conflict, "server-back-clock", lambda: Draft(clock, 0).take_back(0, None))
    alone = moved(started(made(*SMALL, ADA, ADA)), (0, "a1"))
    assert kinds(happened(alone, lambda d: d.take_back(0, None))) == ["back"], "both are hers"
    often = moved(started(made(*SMALL, ADA, bot())), (0, "a1"))
    page = Path(__file__).parents[2] / "docs" / "security.md"
    assert MOST_BACKS == 100 and "A hundred moves can be taken back" in page.read_text("utf-8")
    often.backs = MOST_BACKS - 1
    assert kinds(happened(often, lambda d: d.take_back(0, None))) == ["back"]
    often.backs = MOST_BACKS
    values = refused(Conflict, "server-back-many", lambda: Draft(often, 0).take_back(0, None))
    assert values == {"most": MOST_BACKS}
    refused(
        Conflict,
        "server-not-playing",
        lambda: Draft(made(*SMALL, ADA, free()), 0).take_back(0, None),
    )


# What goes with every draft


def test_a_draft_leaves_the_ledger_alone_and_chains_its_events() -> None:
    ledger = started(made(*SMALL, ADA, BEN))
    before = (ledger.number, ledger.head, list(ledger.moves), ledger.status)
    draft = happened(ledger, lambda d: d.play(0, "a1", None))
    assert (ledger.number, ledger.head, list(ledger.moves), ledger.status) == before
    assert draft.ledger.status == PLAYING
    hashes = [event.hash for event in draft.ledger.events if event.number > 1]
    assert all(hashes) and len(set(hashes)) == len(hashes)


def test_what_seats_chose_together_is_told_when_the_last_has_chosen() -> None:
    ledger = started(made("mosaix", {"players": 2, "centres": "OT"}, ADA, BEN))
    ledger = moved(ledger, (0, legal(ledger, 0)[0]))
    first = happened(ledger, lambda d: d.bot_play(0, legal(ledger, 0)[0]))
    assert first.revealed == []
    number = first.events[0].number
    assert first.ledger.secret == {number: 0}
    second = happened(first.ledger, lambda d: d.bot_play(1, legal(first.ledger, 1)[0]))
    assert second.revealed == [number]


def test_a_problem_is_told_by_key_values_and_text() -> None:
    error = Conflict("server-not-open", seat=2, number=1, free="1")
    told = problem(error)["error"]
    assert told["key"] == "server-not-open"
    assert told["values"] == {"seat": 2, "number": 1, "free": "1"}
    assert told["text"] == str(error)
    odd = problem(Refused("server-name", name={"a"}, share=0.5))["error"]["values"]
    assert odd == {"name": "{'a'}", "share": 0.5}
    within = problem(Refused("record-move", problem=error.told, clashes=[("a-b", {"n": 1})]))
    assert within["error"]["values"] == {
        "problem": ["server-not-open", told["values"]],
        "clashes": [["a-b", {"n": 1}]],
    }
