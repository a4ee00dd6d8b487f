"""What is sent of a match, piece by piece: events, summaries, clocks, positions, records.

That nothing hidden slips into it is tested in ``test_views.py``; here, that all of it is right.
"""

import json
from operator import methodcaller
from typing import Any, get_args

import pytest

from musivum.core import fair
from musivum.core.game import CHANCE, Outcome
from musivum.core.match import Match
from musivum.server.http.requests import Watch
from musivum.server.match import listed, telling, views
from musivum.server.match.draft import Draft
from musivum.server.match.kept import Kept
from musivum.server.match.ledger import Event, Ledger, fold
from musivum.server.match.views import Scenes, Views
from tests.drawing.test_changes import patched
from tests.server.ledgers import MATCH, PARTS, SEED, bot, free, happened, made, person, started

ADA, BEN = person("ada"), person("ben")
SMALL = ("steere", {"side": 2})
LIVE = {"kind": "live", "seconds": 60, "increment": 5}


def seen(ledger: Ledger, number: int, *seats: int) -> dict[str, Any]:
    """What the holder of these seats sees of an event."""
    return views.shown(ledger, ledger.events[number - 1], seats)


def ended(ledger: Ledger) -> Ledger:
    """The match, after its first seat has given up."""
    return happened(ledger, lambda draft: draft.resign(0, "secret-id"), 9000).ledger


def played(game: str, options: dict[str, Any]) -> Ledger:
    """A match of bots to its end."""
    ledger = started(made(game, options, ADA, BEN))
    while ledger.awaiting:
        seat = min(ledger.awaiting)
        move = str(ledger.state.legal(seat)[-1])
        ledger = happened(ledger, methodcaller("bot_play", seat, move)).ledger
    return ledger


# Events


def test_every_kind_of_event_shows_its_own_things() -> None:
    ledger = made("mosaix", {"players": 2, "centres": "OT"}, ADA, BEN)
    over = ended(started(ledger))
    told = {event.kind: seen(over, event.number) for event in over.events}
    common = {"number", "kind", "at", "before"}
    assert {kind: set(one) - common for kind, one in told.items()} == {
        "created": {"commitment"},
        "committed": {"seat", "hash"},
        "sealed": {"commitments"},
        "revealed": {"seat", "value"},
        "started": {"contributions", "recipe", "places"},
        "move": {"seat", "move", "words"},
        "resigned": {"seat"},
        "over": {"outcome", "seed"},
    }
    for event in over.events[1:]:
        assert seen(over, event.number)["before"] == over.events[event.number - 2].hash != ""
    assert told["created"]["before"] == ""
    assert (told["over"]["seed"], told["over"]["at"]) == (SEED, 9000)
    assert told["started"]["recipe"] == fair.RECIPE


@pytest.mark.parametrize(
    ("kind", "data", "shown"),
    [
        ("joined", {"seat": 1, "name": "B", "guest": "g"}, {"seat": 1, "name": "B"}),
        ("left", {"seat": 1, "x": 1}, {"seat": 1}),
        ("contributed", {"seat": 0, "value": "v", "x": 1}, {"seat": 0, "value": "v"}),
        ("withheld", {"seat": 0, "x": 1}, {"seat": 0}),
        ("back", {"seat": 0, "moves": 3, "id": "i"}, {"seat": 0, "moves": 3}),
        ("timeout", {"seat": 0, "then": "bot", "x": 1}, {"seat": 0, "then": "bot"}),
        ("rematch", {"next": "n", "x": 1}, {"next": "n"}),
    ],
)
def test_an_event_shows_no_more_than_its_kind_may(
    kind: str, data: dict[str, Any], shown: dict[str, Any]
) -> None:
    ledger = made(*SMALL, ADA, BEN)
    found = views.shown(ledger, Event(2, kind, 7, data), (0, 1))
    assert found == {"number": 2, "kind": kind, "at": 7, "before": ledger.head, **shown}


def test_a_start_of_the_first_days_is_told_with_what_was_understood_then() -> None:
    ledger = made("mosaix", {"players": 2}, ADA, BEN)
    found = views.shown(ledger, Event(2, "started", 7, {"contributions": ["", ""]}), ())
    assert (found["recipe"], found["places"]) == (fair.OPEN_RECIPE, [0, 1])


def test_a_card_that_is_drawn_for_one_is_shown_to_nobody_else() -> None:
    ledger = started(made("mozaa", {"hand": 3}, ADA, BEN))
    secret = dict(ledger.secret)
    assert set(secret.values()) == {0, 1}
    for number, seat in secret.items():
        assert seen(ledger, number, seat)["move"].startswith("draw ")
        assert seen(ledger, number, 0, 1)["move"].startswith("draw ")
        assert seen(ledger, number, 1 - seat)["move"] is None
        assert seen(ledger, number)["move"] is None


def test_news_tell_everyone_what_is_theirs_to_know_and_are_written_once_where_all_may() -> None:
    ledger = started(made("mozaa", {"hand": 3}, ADA, BEN))
    shown = Views(ledger, Kept(), Scenes())

    def told(guest: str | None, last: int) -> list[dict[str, Any]]:
        message = telling.events(shown, guest, "[]", ledger.events[-last:], [], False, "[]")
        found: list[dict[str, Any]] = json.loads(message)["events"]
        return found

    for guest, seats in (("ada", (0,)), ("ben", (1,)), (None, ())):
        for last in (1, 8):
            told_now = told(guest, last)
            assert told_now == [seen(ledger, one["number"], *seats) for one in told_now]
    assert {known for _, known in shown.news} == {True, False}, "these are not the same for all"
    moved = happened(ledger, methodcaller("play", 0, str(ledger.state.legal(0)[0]), "x"))
    shown, ledger = Views(moved.ledger, Kept(), Scenes()), moved.ledger
    placed = ledger.number - len(moved.events) + 1
    assert placed not in ledger.secret
    news = [telling.events(shown, one, "[]", moved.events[:1], [], False, "[]") for one in "ab"]
    assert news[0] == news[1]
    assert list(shown.news) == [(placed, True)]


# Summaries and clocks


def test_a_summary_says_which_seats_are_yours_and_invites_only_who_sits_there() -> None:
    card = listed.card(made(*SMALL, ADA, BEN))
    mine = views.summary(card, "ada")
    assert [seat["you"] for seat in mine["seats"]] == [True, False]
    assert mine["invite"] == "come" and mine["host"]
    assert not views.summary(card, "ben")["host"]
    for other in ("nobody", None):
        told = views.summary(card, other)
        assert [seat["you"] for seat in told["seats"]] == [False, False]
        assert told["invite"] is None and not told["host"]
    assert all("guest" not in seat for seat in mine["seats"])
    nameless = listed.card(made(*SMALL, {**ADA, "guest": None}, BEN))
    assert views.summary(nameless, None)["invite"] is None, "nobody is not the same as nobody"


def test_clocks_say_what_is_left_and_which_of_them_run() -> None:
    assert views.clocks(started(made(*SMALL, ADA, BEN)), 5000, ()) == []
    ledger = started(made(*SMALL, ADA, BEN, pace=LIVE))
    assert views.clocks(ledger, 11_000, ()) == [
        {"seat": 0, "left": 50_000, "running": True},
        {"seat": 1, "left": 60_000, "running": False},
    ]
    assert views.clocks(ledger, 11_000, [(2000, 4000)])[0]["left"] == 52_000
    assert views.clocks(ledger, 10**6, ())[0]["left"] == 0, "never less than nothing"


# Positions


def test_as_much_of_a_position_is_sent_as_is_wanted_and_made_once() -> None:
    ledger = started(made(*SMALL, ADA, BEN))
    kept = Kept()
    found = Views(ledger, kept, Scenes())
    (full,) = json.loads(found.states((0,), views.FULL))
    assert (full["seat"], full["turn"]) == (0, 0)
    assert full["view"] == ledger.state.view(0) and full["scene"]["boards"]
    (view,) = json.loads(found.states((0,), views.VIEW))
    assert view["view"] == full["view"] and view["scene"] is None
    (scene,) = json.loads(found.states((0,), views.SCENE))
    assert scene["view"] is None and scene["scene"] == full["scene"]
    assert found.states((0,), views.MOVES) == "[]"
    both = json.loads(found.states((0, 1), views.VIEW))
    assert [one["seat"] for one in both] == [0, 1]
    (watched,) = json.loads(found.states((), views.FULL))
    assert (watched["seat"], watched["turn"]) == (None, None)
    assert len(kept.texts) == 5
    found.states((0, 1), views.VIEW)
    assert len(kept.texts) == 5, "nothing was made anew"
    assert json.loads(Views(made(*SMALL, BEN, ADA), kept, Scenes()).states((0,), views.VIEW)) != [
        view
    ]


@pytest.mark.parametrize(("game", "options"), [SMALL, ("mozaa", {"players": 2, "hand": 3})])
def test_changes_lead_from_one_position_to_the_next(game: str, options: dict[str, Any]) -> None:
    ledger = started(made(game, options, ADA, BEN))
    found = Views(ledger, Kept(), Scenes())
    eyes: list[tuple[int, ...]] = [(0,), (1,), ()]
    held = [json.loads(found.states(seats, views.CHANGES))[0]["scene"] for seats in eyes]
    for _ in range(8):
        seat = min(ledger.awaiting)
        move = str(ledger.state.legal(seat)[-1])
        ledger = happened(ledger, methodcaller("bot_play", seat, move)).ledger
        found = found.next(ledger)
        for number, seats in enumerate(eyes):
            (told,) = json.loads(found.changes(seats))
            assert told["scene"] is None and told["seat"] == (seats[0] if seats else None)
            held[number] = patched(held[number], told["changes"])
            (whole,) = json.loads(found.states(seats, views.SCENE))
            assert held[number] == whole["scene"]
            assert told["turn"] == whole["turn"]


def test_all_of_a_scene_is_sent_to_whoever_did_not_see_the_one_before() -> None:
    ledger = started(made(*SMALL, ADA, BEN))
    first = Views(ledger, Kept(), Scenes())
    assert not first.follows("ada"), "nothing came before"
    found = first.next(happened(ledger, methodcaller("bot_play", 0, "a1")).ledger)
    (told,) = json.loads(found.changes((0,)))
    assert told["scene"]["boards"] and "changes" not in told, "nobody had looked"
    assert found.follows("ada") and found.follows(None)
    waiting = made(*SMALL, ADA, free())
    invite = waiting.created.data["invite"]
    joined = happened(waiting, methodcaller("join", "ben", "Ben", None, invite)).ledger
    assert not Views(waiting, Kept(), Scenes()).next(joined).follows("ben"), "who watched before"
    few = Scenes(most=1)
    crowded = Views(ledger, Kept(), few)
    crowded.states((0, 1), views.SCENE)
    after = crowded.next(found.ledger)
    kept = [json.loads(after.changes((seat,)))[0]["scene"] is None for seat in (1, 0)]
    assert kept == [True, False], "there was room for one"


def test_legal_moves_are_shown_while_the_match_runs_and_the_outcome_afterwards() -> None:
    waiting = made(*SMALL, ADA, BEN)
    assert views.view_of(waiting, 0)["legal"] == []
    assert views.view_of(waiting, 0)["awaiting"] == [0], "whose turn it will be"
    running = started(waiting)
    assert len(views.view_of(running, 0)["legal"]) == 7
    assert views.view_of(running, 0)["outcome"] is None
    over = views.view_of(ended(running), 0)
    assert (over["legal"], over["awaiting"]) == ([], [])
    assert over["outcome"]["reason"] == "server-resigned"


# After the end


def test_a_record_of_a_finished_match_replays_and_proves_its_dice() -> None:
    over = played("mosaix", {"players": 2, "centres": "OT"})
    record = views.record(over, SEED)
    assert (record.game, record.rules) == ("mosaix", over.game.RULES_VERSION)
    assert record.options == over.game.options
    assert record.seats == (
        {"name": "Ada", "player": "person"},
        {"name": "Ben", "player": "person"},
    )
    assert list(record.moves) == list(over.moves)
    assert record.seed == over.key
    assert Match.replay(record, over.game).state == over.state
    proof = fair.verify(record, over.game)
    assert proof.rolled == over.rolled > 3
    assert (proof.silent, proof.drawn) == ((), False)
    assert record.extra == {
        "head": over.head,
        "dice": views.evidence(over, SEED).data(),
        "match": MATCH,
        "started": 1000,
        "ended": 1000,
        "pace": {"kind": "unlimited"},
        "forfeited": [],
    }


def test_a_record_names_levels_and_who_gave_up_and_keeps_a_secret_seed() -> None:
    over = ended(started(made("mosaix", {"players": 2}, ADA, bot("club"))))
    record = views.record(over, None)
    assert [seat["player"] for seat in record.seats] == ["person", "club"]
    assert record.seed is None
    assert record.extra["forfeited"] == [0]
    assert (record.extra["started"], record.extra["ended"]) == (1000, 9000)
    assert record.outcome is not None and record.outcome["winners"] == [1]
    never = happened(made(*SMALL, ADA, BEN), lambda d: d.end({"scores": [0, 0]})).ledger
    assert views.record(never, SEED).seed is None, "nothing was ever rolled"
    assert views.record(never, SEED).extra["started"] is None


def test_the_evidence_is_what_was_committed_to_and_revealed() -> None:
    ledger = started(made("mosaix", {"players": 2}, ADA, BEN))
    found = views.evidence(ledger, None)
    assert found == fair.Evidence(
        recipe=fair.RECIPE,
        match=MATCH,
        commitment=fair.commitment(SEED),
        seed=None,
        hashes=tuple(fair.sealed(MATCH, part) for part in PARTS[:2]),
        parts=tuple(PARTS[:2]),
        seating=fair.AS_SEATED,
        places=(0, 1),
    )


def test_every_roll_is_told_with_what_could_have_come_instead() -> None:
    over = played("mosaix", {"players": 2})
    chances = views.chances(over)
    rolls = [move for seat, move in over.moves if seat == CHANCE]
    assert [one["move"] for one in chances] == rolls
    assert chances[0]["outcomes"] == [("card O", 1), ("card T", 1), ("card X", 1)]
    assert sum(weight for _, weight in chances[2]["outcomes"]) == 81
    assert all(one["move"] in dict(one["outcomes"]) for one in chances)


def test_steps_of_a_replay_are_those_that_are_asked_for() -> None:
    over = played(*SMALL)
    steps = views.steps(over, None, 0, len(over.moves), views.VIEW)
    assert [step["step"] for step in steps] == list(range(len(over.moves) + 1))
    assert (steps[0]["seat"], steps[0]["move"]) == (None, None)
    assert [(step["seat"], step["move"]) for step in steps[1:]] == list(over.moves)
    state = over.game.start()
    for step, (seat, move) in zip(steps[1:], over.moves, strict=True):
        state = state.play(move, seat)
        assert step["view"] == state.view(None) and step["scene"] is None
    some = views.steps(over, 1, 2, 3, views.SCENE)
    assert [step["step"] for step in some] == [2, 3]
    assert all(step["view"] is None and step["scene"]["boards"] for step in some)


def test_while_a_match_runs_its_steps_show_nobody_what_they_may_not_know() -> None:
    ledger = started(made("mosaix", {"players": 2, "centres": "OT"}, ADA, BEN))
    roller = min(ledger.awaiting)
    for _ in range(2):  # the roller builds and writes; the other has not written yet
        move = str(ledger.state.legal(roller)[-1])
        ledger = happened(ledger, methodcaller("bot_play", roller, move)).ledger
    last = len(ledger.moves)
    own, others, watched = (
        views.steps(ledger, seat, last, last, views.FULL)[0] for seat in (roller, 1 - roller, None)
    )
    assert own["move"] == move and own["words"]
    for hidden in (others, watched):
        assert hidden["move"] is hidden["words"] is None
        assert move not in json.dumps(hidden["view"]["board"])
    assert move not in json.dumps(watched)
    # When all have written, everyone may know it.
    ledger = happened(
        ledger, methodcaller("bot_play", 1 - roller, str(ledger.state.legal(1 - roller)[-1]))
    ).ledger
    assert views.steps(ledger, 1 - roller, last, last, views.FULL)[0]["move"] == move


def test_a_card_that_another_seat_drew_is_in_no_step_of_a_running_match() -> None:
    ledger = started(made("mozaa", {"hand": 1}, ADA, BEN))
    card = next(move for seat, move in ledger.moves if seat == CHANCE)
    steps = [views.steps(ledger, seat, 1, 1, views.FULL)[0] for seat in (0, 1, None)]
    assert [step["move"] for step in steps] == [card, None, None]
    assert card.removeprefix("draw ") not in json.dumps(steps[1:])


def test_only_a_finished_match_is_told_in_full() -> None:
    ledger = started(made("mosaix", {"players": 2}, ADA, BEN))
    for ask in (
        lambda: views.record(ledger, SEED),
        lambda: views.chances(ledger),
    ):
        with pytest.raises(AssertionError):
            ask()


def test_who_has_forfeited_does_not_win_by_points() -> None:
    ledger = started(made("mosaix", {"players": 3}, ADA, BEN, bot()))
    outcome = Outcome((9, 7, 7), (0,), "done")
    assert views.outcome_of(ledger, outcome)["winners"] == [0]
    assert views.forfeited(ledger) == []
    without = happened(ledger, lambda draft: draft.resign(0, None)).ledger
    assert views.forfeited(without) == [0]
    found = views.outcome_of(without, outcome)
    assert (found["scores"], found["winners"], found["reason"]) == ([9, 7, 7], [1, 2], "done")


def test_events_that_are_folded_again_show_the_same() -> None:
    over = played("mosaix", {"players": 2, "centres": "OT"})
    again = fold(MATCH, over.game, over.events)
    numbers = range(1, over.number + 1)
    assert [seen(again, n) for n in numbers] == [seen(over, n) for n in numbers]
    assert Draft(again, 0).ledger.head == over.head


def test_what_can_be_asked_for_is_what_the_views_know() -> None:
    asked = get_args(Watch.model_fields["detail"].annotation)
    assert asked == (views.FULL, views.VIEW, views.SCENE, views.CHANGES, views.MOVES)
