"""Mozaa: what forbids a move, what is hidden, and what a position promises."""

import numpy as np
import pytest

from musivum.core.compiled import CHANCE
from musivum.core.game import State
from musivum.core.rng import generator
from musivum.games import load
from musivum.games.mozaa import data, table
from musivum.games.mozaa.notation import row_and_column
from tests.games.mozaa import CLAIMS, CLASSIC, OWN_COLOUR, blocked, choose, play, refused

# What forbids a move


def test_every_refusal_of_a_placement_names_its_rule() -> None:
    state = CLASSIC.start().play("draw BBBG").play("draw GGGG")
    assert refused(state, "PPPP@0,1") == "mozaa-not-in-hand"
    assert refused(state, "BGRP@0,1") == "mozaa-not-in-hand"
    assert refused(state, "BBBG@0,0") == "mozaa-occupied"
    assert refused(state, "BBBG@1,1") == "mozaa-not-adjacent"
    assert refused(state, "GBBB@0,1") == "mozaa-mismatched"
    assert refused(state, "pass") == "mozaa-must-place"
    assert refused(blocked(), "BBBB@0,1") == "mozaa-must-pass"


def test_a_mismatch_says_which_side_touches_what() -> None:
    state = CLASSIC.start().play("draw BBBG").play("draw GGGG")
    assert str(state.why("GBBB@0,1")) == ("the card does not match: its west side would touch grey")


def spot(row: int, column: int) -> int:
    """The cell of the map for a place."""
    return table.spot_of(table.axis(row) + column)


def test_a_place_so_far_away_that_it_shares_a_cell_of_the_map_is_not_adjacent() -> None:
    state = play(CLASSIC.start(), "PPBP@-1,0", "BBBG@0,1", "GPBP@-1,1")
    held = state.view(1)["board"]["hands"][1]["cards"][0]
    state = play(state)
    for row, column in ((-2, 0), (-1, 1), (0, -1), (-1, -1), (1, 1), (1, 0)):
        for down, right in ((32, 33), (33, -32), (-32, -33), (-33, 32)):
            far = (row + down, column + right)
            if abs(far[0]) + abs(far[1]) <= data.RADIUS:
                assert spot(*far) == spot(row, column)
                assert refused(state, f"{held}@{far[0]},{far[1]}") == "mozaa-not-adjacent"


def test_every_refusal_of_a_claim_names_its_rule() -> None:
    begun = CLAIMS.start().play("draw PPBP").play("draw BPRG")
    assert refused(begun, "done") == "mozaa-place-before-done"
    assert refused(begun.play("claim 0,0S"), "claim 0,0N") == "mozaa-claimed-already"
    state = begun.play("PPBP@-1,0")
    assert refused(state, "PPBP@0,1") == "mozaa-claim-or-done"
    assert refused(state, "pass") == "mozaa-claim-or-done"
    assert refused(state, "claim 3,3N") == "mozaa-claim-empty"
    assert refused(state, "claim 0,1N") == "mozaa-claim-empty"
    assert refused(state, "claim 0,0N") == "mozaa-claim-closed"
    state = play(state, "claim 0,0S", "BPRG@0,1")
    assert refused(state, "claim 0,0S") == "mozaa-claim-taken"


def test_without_a_pawn_nothing_can_be_claimed_and_nobody_asks() -> None:
    moves = (
        "PPBP@-1,0", "claim 0,0S",
        "BPRG@0,1", "done",
        "GGGP@0,2", "claim 0,0W",
        "GPPG@0,3", "done",
        "GGGG@-1,2",
    )  # fmt: skip
    array = play(CLAIMS.start(), *moves[:-1], later=("GGGG",)).array.copy()
    array[table.HANDS] = 1 << data.CARD_NUMBERS["GGGG"]
    before = State(CLAIMS, array)
    assert refused(before, "claim 0,1S") == "mozaa-no-pawn"
    assert not [move for move in before.legal(0) if str(move).startswith("claim")]
    assert play(CLAIMS.start(), *moves).awaiting == {1}


def test_with_a_pawn_and_no_field_that_is_free_nobody_is_asked() -> None:
    three = load("mozaa", players=3, variant="claims")
    moves = (
        "GGGG@0,1", "claim 0,0E",
        "BBBB@-1,0", "claim 0,0N",
        "RRRR@1,0", "claim 0,0S",
        "PPPP@0,-1", "claim 0,0W",
    )  # fmt: skip
    before = play(three.start(), *moves, later=("BBGG",))
    assert before.view(1)["board"]["pawns"] == [0, 1, 1]
    # Both of its colours belong to fields that are claimed.
    assert play(three.start(), *moves, "BGGB@-1,1").awaiting == {2}


def test_a_field_may_be_claimed_before_placing_and_then_nobody_asks_again() -> None:
    begun = play(CLAIMS.start(), later=("BPRG",))
    assert {"claim 0,0N", "claim 0,0E", "claim 0,0S", "claim 0,0W"} < set(map(str, begun.legal(0)))
    claimed = begun.play("claim 0,0S")
    assert claimed.awaiting == {0}
    assert claimed.view(0)["board"]["pawns"] == [1, 2]
    assert claimed.view(0)["board"]["phase"] == "place"
    assert all("@" in str(move) for move in claimed.legal(0))
    placed = claimed.play(claimed.legal(0)[0])
    assert placed.awaiting == {CHANCE}


def test_who_claims_a_field_and_then_joins_it_to_a_rivals_is_paid_with_them() -> None:
    moves = ("PPBP@-1,0", "claim 0,0S", "BPRG@0,1", "done", "RGRR@1,1", "done")
    joined = play(CLAIMS.start(), *moves, "claim 0,1S", "RRBB@1,0")
    assert {claim["seat"] for claim in joined.view(0)["board"]["claims"]} == {0, 1}
    assert len({claim["field"] for claim in joined.view(0)["board"]["claims"]}) == 1


def test_who_can_place_nothing_cannot_claim() -> None:
    state = play(CLAIMS.start())
    array = state.array.copy()
    array[table.HANDS] = 0
    empty_handed = State(CLAIMS, array)
    assert [str(move) for move in empty_handed.legal(0)] == ["pass"]
    assert refused(empty_handed, "claim 0,0S") == "mozaa-must-pass"


def test_the_number_of_another_triangle_than_the_first_is_no_legal_claim() -> None:
    state = play(CLAIMS.start(), "BBBG@0,1")
    kernels = CLAIMS.KERNELS
    other = CLAIMS.read("claim 0,1E")
    rule = kernels.forbids(CLAIMS.tables, state.array, 0, other)
    assert CLAIMS.RULES[rule - 1] == "mozaa-claim-first"
    assert CLAIMS.canonical(state.array, other) == CLAIMS.read("claim 0,1N")


def test_every_refusal_of_a_colour_names_its_rule() -> None:
    assert refused(OWN_COLOUR.start(), "pass") == "mozaa-colour-first"
    assert refused(OWN_COLOUR.start(), "BBBG@0,1") == "mozaa-colour-first"
    assert refused(choose("R"), "colour R") == "mozaa-colour-taken"
    assert refused(play(choose("R", "B")), "colour G") == "mozaa-colour-chosen"


def test_only_a_card_of_the_stock_can_be_drawn() -> None:
    state = CLASSIC.start().play("draw BBBB")
    assert refused(state, "draw BBBB", CHANCE) == "mozaa-not-in-stock"
    assert refused(state, "draw BGRP", CHANCE) == "mozaa-not-in-stock"


# What is hidden


def test_others_see_how_many_cards_a_hand_has_and_not_which() -> None:
    state = play(load("mozaa", hand=3, players=3).start())
    for watcher in (1, 2, None):
        assert state.view(watcher)["board"]["hands"][0] == {"cards": [], "hidden": 3}
    other = state.array.copy()
    seen = other.copy()
    CLASSIC.KERNELS.redact(state.game.tables, seen, 1)
    other[table.HANDS] = 1 << 63 - 3 | 1 << 40 | 1 << 41
    CLASSIC.KERNELS.redact(state.game.tables, other, 1)
    assert (other == seen).all()


def test_an_imagined_hand_is_any_unseen_card_with_equal_probability() -> None:
    state = CLASSIC.start().play("draw BBBG").play("draw GGGG")
    seen = np.array(state.view(0)["state"], dtype=np.int64)
    rng = generator(3)
    counts = np.zeros(64, dtype=np.int64)
    for _ in range(6200):
        dealt = seen.copy()
        CLASSIC.KERNELS.deal(CLASSIC.tables, dealt, 0, rng)
        counts[int(dealt[table.HANDS + 1]).bit_length() - 1] += 1
    unseen = [one not in ("BBBG", "BGRP") for one in data.CARD_TEXTS]
    assert (counts > 0).tolist() == unseen
    assert counts[unseen].min() > 50
    assert counts[unseen].max() < 160


# Positions


def test_the_order_of_placements_does_not_matter_for_equality() -> None:
    def after(*moves: str) -> State:
        state = CLASSIC.start()
        for move in moves:
            state = state.play(move)
        return state

    # Seat 0 lays two purple cards in either order, seat 1 two grey ones; both end up alike.
    one = after("draw PPPP", "draw GGGG", "PPPP@0,-1", "draw BBPP", "GGGG@0,1", "draw BBGG")
    other = after("draw GGGG", "draw PPPP", "GGGG@0,1", "draw BBPP", "PPPP@0,-1", "draw BBGG")
    assert one.array[table.SEAT] == other.array[table.SEAT] == 0
    assert one == other
    assert hash(one) == hash(other)


def test_two_places_of_one_cell_of_the_map_are_at_least_65_steps_apart() -> None:
    def cell(down: int, right: int) -> int:
        return int(down * table.STEPS[2] + right * table.STEPS[1]) % table.MAP_CELLS

    for place in range(data.PLACES):
        assert table.spot_of(place) == cell(*row_and_column(place))
    reach = range(-64, 65)
    shared = [
        (down, right)
        for down in reach
        for right in reach
        if abs(down) + abs(right) <= 64 and cell(down, right) == 0
    ]
    assert shared == [(0, 0)]


def test_places_are_numbered_by_row_then_column() -> None:
    places = [row_and_column(place) for place in range(data.PLACES)]
    wanted = [(r, c) for r in range(-63, 64) for c in range(-63, 64) if abs(r) + abs(c) <= 63]
    assert places == wanted


@pytest.mark.parametrize("options", [{}, {"hand": 3}, {"variant": "claims"}])
def test_random_moves_are_uniform_among_the_legal_ones(options: dict[str, object]) -> None:
    game = load("mozaa", **options)
    state = play(game.start())
    rng = generator(5)
    array = state.array
    for _ in range(9):
        awaited = game.KERNELS.awaiting(game.tables, array)
        seat = CHANCE if awaited == CHANCE else int(awaited).bit_length() - 1
        game.KERNELS.play(
            game.tables, array, seat, game.KERNELS.sample(game.tables, array, seat, rng)
        )
    state = State(game, array)
    (seat,) = state.awaiting
    moves = [move.index for move in state.legal(seat)] or [m.index for m, _ in state.chance()]
    drawn = [game.KERNELS.sample(game.tables, array, seat, rng) for _ in range(200 * len(moves))]
    counts = [drawn.count(move) for move in moves]
    assert sum(counts) == len(drawn)
    assert min(counts) > 130
    assert max(counts) < 280


# Evaluation


def test_a_point_ahead_outweighs_every_promise() -> None:
    evaluate = CLASSIC.KERNELS.evaluate
    behind = play(CLASSIC.start(), "GGGG@0,1", later=("BBBG",))
    ahead = play(CLASSIC.start(), "BBBG@0,1")
    assert abs(evaluate(CLASSIC.tables, behind.array, 0)) < 1000
    assert evaluate(CLASSIC.tables, ahead.array, 0) > 1000
    assert evaluate(CLASSIC.tables, ahead.array, 1) < -1000


def test_a_pawn_on_a_field_promises_more_to_its_owner_than_to_the_others() -> None:
    evaluate = CLAIMS.KERNELS.evaluate
    state = play(CLAIMS.start(), "GBBG@0,1", "claim 0,0E", later=("PPGP",))
    assert evaluate(CLAIMS.tables, state.array, 0) > evaluate(CLAIMS.tables, state.array, 1)
