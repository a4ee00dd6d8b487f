"""Mozaa: the rulebook's promises, one by one."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from musivum.core.catalogue import knows, page
from musivum.core.compiled import CHANCE
from musivum.core.errors import IllegalMove, NotationError, OptionError
from musivum.core.game import State
from musivum.core.rng import generator
from musivum.games import load
from musivum.games.mozaa import data, rules, table
from musivum.games.mozaa.game import Mozaa
from musivum.games.mozaa.notation import row_and_column

CLASSIC = Mozaa.load()
CLAIMS = Mozaa.load(variant="claims")
OWN_COLOUR = Mozaa.load(variant="own-colour")


def card(text: str) -> str:
    return min(data.rotations(text))


def play(state: State, *moves: str, later: tuple[str, ...] = ()) -> State:
    """Play the players' moves; chance deals every seat the cards that it is going to place.

    ``later`` are cards that nobody may be dealt before they are asked for.
    """
    players = state.game.players
    waiting = list(moves)
    while True:
        while state.awaiting == {CHANCE}:
            state = state.play(f"draw {_wanted(state, waiting, later)}")
        if not waiting:
            return state
        assert state.awaiting <= set(range(players))
        state = state.play(waiting.pop(0))


def _wanted(state: State, waiting: list[str], later: tuple[str, ...]) -> str:
    """The next card that the seat at chance's table will place and does not hold yet."""
    turn = int(state.array[table.SEAT])
    in_deal = state.array[table.PHASE] == rules.DEAL
    seats: dict[int, list[str]] = {seat: [] for seat in range(state.game.players)}
    mover = 0 if in_deal else turn + 1
    for move in waiting:
        if "@" in move or move == "pass":
            if "@" in move:
                seats[mover % state.game.players].append(card(move[:4]))
            mover += 1
    stock = [str(move)[5:] for move, _ in state.chance()]
    soon = [one for one in seats[turn] if one in stock]
    reserved = {one for cards in seats.values() for one in cards} | {card(one) for one in later}
    return soon[0] if soon else next(one for one in stock if one not in reserved)


def refused(state: State, move: str, seat: int | None = None) -> str:
    """The rule that forbids a move."""
    with pytest.raises(IllegalMove) as caught:
        state.play(move, seat)
    assert knows(caught.value.key)
    assert "{" not in str(caught.value)
    return caught.value.key


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

BLOCKED = ("GPBG@-1,0", "RGPG@1,0")
"""After these only grey and purple sides are open, so an all-blue card fits nowhere."""


def blocked(game: Mozaa = CLASSIC) -> State:
    state = game.start()
    for text in ("GPBG", "RGPG"):
        state = state.play(f"draw {text}")
    for move, drawn in zip(BLOCKED, ("BBBB", "RRRR"), strict=True):
        state = state.play(move)
        if game is CLAIMS:
            state = state.play("done")
        state = state.play(f"draw {drawn}")
    return state


def test_one_who_can_place_nothing_passes_and_does_not_draw() -> None:
    state = blocked()
    assert [str(move) for move in state.legal(0)] == ["pass"]
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


def straight_line(first: str = "R") -> list[str]:
    """All 64 cards below each other, found by depth-first search, from a colour on."""
    looks = {one: set(data.rotations(one)) for one in data.CARD_TEXTS if one != "BGRP"}
    line: list[str] = []

    def extend(colour: str) -> bool:
        if not looks:
            return True
        # Cards with the fewest colours first: they are the hardest to join later.
        for one in sorted(looks, key=lambda text: (len(set(text)), text)):
            for look in sorted(looks[one]):
                if look[0] == colour:
                    turned = looks.pop(one)
                    line.append(look)
                    if extend(look[2]):
                        return True
                    line.pop()
                    looks[one] = turned
        return False

    assert extend(first)
    return line


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


# Variant own-colour


def choose(*colours: str) -> State:
    state = OWN_COLOUR.start()
    for colour in colours:
        state = state.play(f"colour {colour}")
    return state


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
    assert str(state.why("GBBB@0,1")) == ("GBBB@0,1 does not match: its west side touches grey (G)")


def test_a_place_so_far_away_that_it_shares_a_cell_of_the_map_is_not_adjacent() -> None:
    state = play(CLASSIC.start(), "PPBP@-1,0", "BBBG@0,1", "GPBP@-1,1")
    held = state.view(1)["board"]["hands"][1]["cards"][0]
    state = play(state)
    for row, column in ((-2, 0), (-1, 1), (0, -1), (-1, -1), (1, 1), (1, 0)):
        for down, right in ((32, 33), (33, -32), (-32, -33), (-33, 32)):
            far = (row + down, column + right)
            if abs(far[0]) + abs(far[1]) <= data.RADIUS:
                assert table.spot_of(*far) == table.spot_of(row, column)
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
    reach = range(-64, 65)
    shared = [
        (down, right)
        for down in reach
        for right in reach
        if abs(down) + abs(right) <= 64 and table.spot_of(down, right) == 0
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


# Options


def test_own_colour_always_has_a_hand_of_three() -> None:
    assert OWN_COLOUR.options["hand"] == 3
    assert Mozaa.load(variant="own-colour", hand=3) is OWN_COLOUR
    with pytest.raises(OptionError) as caught:
        Mozaa.load(variant="own-colour", hand=1)
    assert caught.value.key == "mozaa-own-colour-hand"
    assert "hand=1" in str(caught.value)


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": 5}, {"hand": 2}, {"hand": "x"}, {"variant": "own"}]
)
def test_options_out_of_range_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError) as caught:
        Mozaa.load(**options)
    assert caught.value.key == "option-value"


# Notation


@pytest.mark.parametrize(
    ("game", "text", "column"),
    [
        (CLASSIC, "BGR@0,1", 4),
        (CLASSIC, "BGBG@0,1", 1),
        (CLASSIC, "BGRP0,1", 5),
        (CLASSIC, "BGRP@0;1", 7),
        (CLASSIC, "BGRP@0,01", 8),
        (CLASSIC, "BGRP@+1,0", 6),
        (CLASSIC, "BGRP@-0,0", 6),
        (CLASSIC, "BGRP@64,0", 6),
        (CLASSIC, "BGRP@60,4", 9),
        (CLASSIC, "BGRP@0,1 ", None),
        (CLASSIC, "BGRP@0,1x", 9),
        (CLASSIC, "draw BPBP", 6),
        (CLASSIC, "drawBPRG", 5),
        (CLASSIC, "claim 0,0N", 1),
        (CLASSIC, "done", 1),
        (CLASSIC, "colour R", 1),
        (CLAIMS, "claim 0,0X", 10),
        (CLAIMS, "colour R", 1),
        (OWN_COLOUR, "colour Y", 8),
        (OWN_COLOUR, "done", 1),
    ],
)
def test_a_wrong_text_is_refused_where_it_breaks(
    game: Mozaa, text: str, column: int | None
) -> None:
    if column is None:
        assert str(game.move(text)) == text.strip()
        return
    with pytest.raises(NotationError) as caught:
        game.move(text)
    assert caught.value.values["column"] == column
    assert knows(caught.value.key)


def test_a_draw_is_read_in_any_rotation_and_written_as_the_smallest() -> None:
    assert {str(CLASSIC.move(f"draw {text}")) for text in data.rotations("RGBB")} == {"draw BBRG"}


@pytest.mark.parametrize("game", [CLASSIC, CLAIMS, OWN_COLOUR])
@given(number=st.integers(0, 2_100_000))
def test_every_action_has_one_text(game: Mozaa, number: int) -> None:
    index = number % (game.actions + game.chances)
    assert game.read(game.write(index)) == index


@pytest.mark.parametrize("game", [CLASSIC, CLAIMS, OWN_COLOUR])
@given(text=st.text(st.sampled_from("BGPRNESW@,-0123456789 drawclimpsoneu+\n٣"), max_size=16))
def test_any_text_is_a_move_or_a_notation_error(game: Mozaa, text: str) -> None:
    try:
        move = game.move(text)
    except NotationError as error:
        assert knows(error.key)
        return
    assert game.move(str(move)) == move


# The board


@pytest.mark.parametrize("game", [CLASSIC, CLAIMS, OWN_COLOUR])
def test_the_table_is_drawn_within_80_columns_with_every_card(game: Mozaa) -> None:
    rng = generator(11)
    array = game.start().array
    for _ in range(500):
        awaited = game.KERNELS.awaiting(game.tables, array)
        if awaited == 0:
            break
        seat = CHANCE if awaited == CHANCE else int(awaited).bit_length() - 1
        game.KERNELS.play(
            game.tables, array, seat, game.KERNELS.sample(game.tables, array, seat, rng)
        )
        view = State(game, array.copy()).view(0)
        lines = ["".join(text for text, _ in line) for line in game.draw(view)]
        assert max(map(len, lines)) <= 80
    centres = sum(line.count("·") for line in lines)
    assert centres >= 64


def test_a_table_wider_than_the_page_is_drawn_in_bands() -> None:
    # The line that runs south is turned to run west, where the start card is purple.
    looks = enumerate(straight_line("P"), start=1)
    line = [f"{look[3]}{look[:3]}@0,{-column}" for column, look in looks]
    state = play(CLASSIC.start(), *line[:40])
    drawn = ["".join(text for text, _ in one) for one in CLASSIC.draw(state.view(0))]
    assert max(map(len, drawn)) <= 80
    assert sum("-40" in one for one in drawn) == 1


def test_the_catalogue_and_the_rules_page_are_complete() -> None:
    for key in (*Mozaa.RULES, *Mozaa.REASONS, "mozaa-title", "mozaa-subtitle", "mozaa-about"):
        assert knows(key)
    assert page("mozaa").startswith("# Mozaa")
