"""Mozaa: the rulebook's promises, one by one."""

from fractions import Fraction
from itertools import product

import pytest

from musivum.core.compiled import CHANCE
from musivum.core.game import State
from musivum.core.rng import generator
from musivum.games import load
from musivum.games.mozaa import data, table
from tests.games.mozaa import (
    BLOCKED,
    CLAIMS,
    CLASSIC,
    OWN_COLOUR,
    blocked,
    card,
    choose,
    play,
    refused,
    straight_line,
)

# Material


def test_the_deck_holds_64_cards_and_no_double_hourglass() -> None:
    assert len(data.CARD_TEXTS) == 64
    assert len(data.LOOK_TEXTS) == 244
    missing = {"".join(c) for c in product("BGPR", repeat=4)} - set(data.LOOK_TEXTS)
    assert {card(text) for text in missing} == {"BGBG", "BPBP", "BRBR", "GPGP", "GRGR", "PRPR"}


def test_the_first_draw_is_any_card_but_the_start_card_in_alphabetical_order() -> None:
    drawn = [str(move) for move, _ in CLASSIC.start().chance()]
    assert drawn == [f"draw {text}" for text in sorted(data.CARD_TEXTS) if text != "BGRP"]
    assert {weight for _, weight in CLASSIC.start().chance()} == {Fraction(1, 63)}


def test_each_seat_is_dealt_its_whole_hand_before_the_next() -> None:
    state = load("mozaa", players=3, hand=3).start()
    for text in ("BBBB", "GGGG", "PPPP", "RRRR"):
        state = state.play(f"draw {text}")
    assert state.view(0)["board"]["hands"] == [
        {"cards": ["BBBB", "GGGG", "PPPP"], "hidden": 0},
        {"cards": [], "hidden": 1},
        {"cards": [], "hidden": 0},
    ]


# Placing


def test_a_card_can_be_placed_turned_at_will_wherever_all_sides_match() -> None:
    # The east side of -1,0 is purple, the north side of 0,1 blue: -1,1 must suit both.
    state = CLASSIC.start()
    for move in ("draw BBBG", "draw BPPP", "BBBG@0,1", "draw BPGG", "PPBP@-1,0", "draw BBBB"):
        state = state.play(move)
    assert {str(move) for move in state.legal(0) if "@-1,1" in str(move)} == {"GGBP@-1,1"}


def test_looks_that_are_the_same_are_one_move() -> None:
    dealt = CLASSIC.start().play("draw RRRR").play("draw GGGG")
    assert [str(move) for move in dealt.legal(0)] == ["RRRR@1,0"]


# Scoring


def test_a_field_of_two_cards_pays_two_points() -> None:
    assert play(CLASSIC.start(), "BBBG@0,1").scores == (2, 0)


def test_a_field_of_three_cards_pays_three_points() -> None:
    state = play(CLASSIC.start(), "GBBG@0,1", "PPGP@-1,1")
    assert state.scores == (0, 3)


def test_a_field_of_four_cards_pays_double_and_one_card_can_close_two_fields() -> None:
    state = play(CLASSIC.start(), "GBBG@0,1", "PPGG@-1,1")
    assert state.scores == (0, 0)
    # Grey: 0,0 0,1 -1,1 -1,0, that is 4 cards and 8 points. Blue: 0,0 and -1,0.
    assert play(CLASSIC.start(), "GBBG@0,1", "PPGG@-1,1", "RGBR@-1,0").scores == (10, 0)


def test_one_card_can_close_three_fields_at_once_and_counts_in_each() -> None:
    around = ("GPBG@-1,0", "GGRP@-1,1", "RPGP@1,0", "BPPP@1,1")
    before = play(CLASSIC.start(), *around, later=("RGBG",))
    after = play(CLASSIC.start(), *around, "RGBG@0,1")
    # Grey with 0,0, red with -1,1 and blue with 1,1: two cards each.
    assert after.scores[0] - before.scores[0] == 6


def test_a_card_that_a_field_reaches_twice_counts_once() -> None:
    # Grey leaves -1,0 to the east, goes around in the north and comes back from the west.
    ring = ("PGBG@-1,0", "GPPG@-1,1", "BBGG@-2,1", "GGPG@-2,0", "RGGR@-2,-1", "GGBP@-1,-1")
    assert play(CLASSIC.start(), *ring, later=("BPGR",)).scores == (2, 2)
    assert play(CLASSIC.start(), *ring, "BPGR@-3,0").scores == (2 + 14, 2)


def test_an_hourglass_does_not_join_at_the_centre() -> None:
    # Grey comes in from the west and does not go on through the centre to the east.
    assert play(CLASSIC.start(), "BGRG@0,1").scores == (2, 0)


# The end


def test_one_who_can_place_nothing_passes_and_does_not_draw() -> None:
    state = blocked()
    assert [str(move) for move in state.legal(0)] == ["pass"]
    game = state.game
    drawn = game.KERNELS.sample(game.tables, state.array, 0, generator(1))
    assert str(game.action(int(drawn))) == "pass"
    after = state.play("pass")
    assert after.awaiting == {1}
    assert after.view(0)["board"]["hands"][0]["cards"] == ["BBBB"]


def test_the_game_ends_when_all_have_passed_one_after_another() -> None:
    outcome = blocked().play("pass").play("pass").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((2, 2), (0, 1), "mozaa-all-passed")


def test_passes_that_are_interrupted_by_a_placement_do_not_end_the_game() -> None:
    state = CLASSIC.start()
    for text in ("GPBG", "RGPG"):
        state = state.play(f"draw {text}")
    state = state.play(BLOCKED[0]).play("draw BBBB").play(BLOCKED[1]).play("draw GGGR")
    state = state.play("pass")
    state = state.play(state.legal(1)[0])
    assert state.outcome is None
    assert state.array[table.PASSES] == 0


def test_the_game_ends_at_once_with_the_last_card_even_at_the_far_end_of_a_straight_line() -> None:
    line = straight_line()
    assert len(line) == 63
    moves = [f"{look}@{row},0" for row, look in enumerate(line, start=1)]
    before = play(CLASSIC.start(), *moves[:-1])
    assert len(before.view(None)["board"]["open"]) == 128
    assert moves[-1] in [str(move) for move in before.legal(0)]
    after = before.play(moves[-1])
    assert after.outcome is not None
    assert after.outcome.reason == "mozaa-last-card"
    assert after.awaiting == frozenset()
    assert len(after.view(0)["board"]["cards"]) == 64


def test_the_last_card_leaves_no_time_for_a_claim() -> None:
    moves: list[str] = []
    for row, look in enumerate(straight_line(), start=1):
        moves += [f"{look}@{row},0", "done"]
    outcome = play(CLAIMS.start(), *moves[:-1]).outcome
    assert outcome is not None
    assert outcome.reason == "mozaa-last-card"


def test_a_seat_without_cards_passes() -> None:
    array = play(CLASSIC.start(), "BBBG@0,1").array
    array[table.HANDS + 1] = 0
    assert [str(move) for move in State(CLASSIC, array).legal(1)] == ["pass"]


def test_nothing_is_drawn_from_an_empty_stock() -> None:
    moves = [f"{look}@{row},0" for row, look in enumerate(straight_line(), start=1)]
    state = play(CLASSIC.start(), *moves[:61])
    assert state.view(0)["board"]["stock"] == 0
    assert state.play(moves[61]).awaiting == {0}
    assert CLASSIC.is_settled(state.array), "what one does not see, the other holds"
    assert not CLASSIC.is_settled(CLASSIC.start().array)


# Variant own-colour


def test_own_colours_are_chosen_seat_by_seat_among_those_still_free() -> None:
    state = OWN_COLOUR.start()
    assert [str(move) for move in state.legal(0)] == [f"colour {c}" for c in "BGPR"]
    state = state.play("colour G")
    assert [str(move) for move in state.legal(1)] == [f"colour {c}" for c in "BPR"]
    assert state.play("colour R").awaiting == {CHANCE}


@pytest.mark.parametrize(("colours", "scores"), [("GB", (2, 0)), ("BG", (0, 0)), ("PR", (0, 0))])
def test_a_field_pays_only_who_closes_it_in_their_own_colour(
    colours: str, scores: tuple[int, int]
) -> None:
    assert play(choose(*colours), "BBBG@0,1").scores == scores


# Variant claims


def test_after_every_placement_any_open_unclaimed_field_may_be_claimed_or_none() -> None:
    state = play(CLAIMS.start(), "BBBG@0,1")
    # The two blue sides … of 0,1 join around; the grey field is closed.
    assert [str(move) for move in state.legal(0)] == [
        "claim 0,0N",
        "claim 0,0S",
        "claim 0,0W",
        "claim 0,1N",
        "done",
    ]


def test_a_claim_may_name_any_triangle_and_is_written_with_the_first() -> None:
    state = play(CLAIMS.start(), "BBBG@0,1")
    assert state.play("claim 0,1S") == state.play("claim 0,1N")
    claims = state.play("claim 0,1E").view(None)["board"]["claims"]
    assert claims == [{"seat": 0, "field": "0,1N", "colour": "B", "cards": 1, "open": 3}]


def test_a_claimed_field_pays_its_owner_whoever_closes_it_and_the_pawn_comes_back() -> None:
    claimed = play(CLAIMS.start(), "PPBP@-1,0", "claim 0,0E", later=("BBBG",))
    assert claimed.view(0)["board"]["pawns"] == [1, 2]
    after = play(CLAIMS.start(), "PPBP@-1,0", "claim 0,0E", "BBBG@0,1")
    assert after.scores == (2 + 2, 0)
    assert after.view(0)["board"]["pawns"] == [2, 2]


def test_a_pawn_that_came_back_can_be_used_in_the_same_turn() -> None:
    moves = ("PPBP@-1,0", "claim 0,0E", "RGGP@1,0", "done", "BBBG@0,1")
    # Seat 0 closes its own grey field and has both pawns again.
    state = play(CLAIMS.start(), *moves)
    assert state.scores == (4, 2)
    assert state.play("claim 0,1N").view(0)["board"]["pawns"] == [1, 2]


def joint(last: str, *more: str) -> State:
    """Seat 0 claims the red field of 0,0, seat 1 that of 0,1; then 1,0 and 1,1 join them."""
    return play(
        CLAIMS.start(),
        "PPBP@-1,0", "claim 0,0S",
        "BPRG@0,1", "claim 0,1S",
        "RRBB@1,0", "done",
        last, *more,
    )  # fmt: skip


def test_every_owner_of_fields_that_grow_together_gets_the_full_points() -> None:
    state = joint("RGGR@1,1")
    # Blue at -1,0 for seat 0, grey at 0,1 for seat 1, and red of four cards for both.
    assert state.scores == (2 + 8, 2 + 8)
    assert state.view(0)["board"]["pawns"] == [2, 2]


def test_claims_that_have_grown_together_stay_until_the_joint_field_is_closed() -> None:
    state = joint("RRGR@1,1")
    assert state.scores == (2, 2)
    assert [(c["seat"], c["field"], c["cards"]) for c in state.view(0)["board"]["claims"]] == [
        (0, "0,0S", 4),
        (1, "0,0S", 4),
    ]
    closed = joint("RRGR@1,1", "done", "BBBR@1,2")
    assert closed.scores == (2 + 10, 2 + 10)
    assert closed.view(0)["board"]["pawns"] == [2, 2]


def test_a_player_with_two_pawns_on_a_joint_field_is_paid_once_and_gets_both_back() -> None:
    state = play(
        CLAIMS.start(),
        "PPBP@-1,0", "claim 0,0S",
        "BPRG@0,1", "done",
        "RRBB@1,0", "claim 0,1S",
        "RGGR@1,1",
    )  # fmt: skip
    assert state.scores == (2 + 8, 2)
    assert state.view(0)["board"]["pawns"] == [2, 2]


def test_an_unclaimed_field_that_grows_into_a_claimed_one_becomes_claimed() -> None:
    state = play(
        CLAIMS.start(),
        "PPBP@-1,0", "claim 0,0S",
        "BPRG@0,1", "done",
        "RRBB@1,0", "done",
        "RRGR@1,1",
    )  # fmt: skip
    assert refused(state, "claim 0,1S") == "mozaa-claim-taken"
