"""Galilee: worked examples of rounds and scores, and each rule by name."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from musivum import (
    CHANCE,
    State,
    load,
)
from musivum.core.rng import generator
from musivum.drawing.scene import scene_of
from musivum.games.galilee import sheet
from musivum.games.galilee.data import regions, ways
from tests.games.galilee import TILES, begin, key, play, rolls, texts

# Set-up and dice


def test_the_set_up_goes_seat_by_seat_row_then_column() -> None:
    state = load("galilee", players=3).start()
    for word in ["row", "column"] * 3:
        assert [str(move) for move, _ in state.chance()] == [f"{word} {n}" for n in range(1, 7)]
        state = state.play(f"{word} 4")
    assert len(state.chance()) == 2160


@pytest.mark.parametrize("crossed", range(1, 7))
def test_a_colour_means_the_column_on_the_side_that_is_left(crossed: int) -> None:
    state = begin(f"6{crossed} 66")
    columns = state.view(0)["board"]["sheets"][0]["columns"]
    left = [column for column in range(1, 7) if column != crossed]
    assert columns == {colour: [column] for colour, column in zip("RBGYP", left, strict=True)}
    # The same, seen from the tiles: row 5 has six different ones.
    tiles = sheet.load("mona-lisa").tiles[4]
    for colour, column in zip("RBGYP", left, strict=True):
        others = [other for other in "RBGYP" if other != colour][:2]
        dice = sorted([colour, *others], key="RBGYP".index)
        rolled = state.play("roll " + " ".join(f"{die}5" for die in dice))
        drawn = [text.split()[1] for text in texts(rolled, 0) if text.startswith(f"{colour}5 ")]
        assert {text.partition("@")[0] for text in drawn} == set(ways(tiles[column - 1]))


def test_rolls_are_numbered_as_combinations_and_products() -> None:
    game = load("galilee")
    listed = [game.write(index) for index in range(game.actions, game.actions + game.chances)]
    assert listed[:7] == [f"row {n}" for n in range(1, 7)] + ["column 1"]
    assert listed[12:14] == ["roll R1 B1 G1", "roll R1 B1 G2"]
    assert listed[12 + 216] == "roll R1 B1 Y1"
    assert listed[-1] == "roll G6 Y6 P6"
    solo = load("galilee", players=1)
    assert solo.write(solo.actions + solo.chances - 1) == "roll Y6 P6"
    assert solo.chances == 12 + 360


def test_the_picked_die_is_passed_on_and_an_empty_bag_gets_the_discarded_dice_back() -> None:
    state = begin()
    assert len(rolls(state)) == 10, "any three of five"
    state = play(state, "roll R1 B1 G1", "B1 ###@1,4", "R1 ##@1,4")
    assert rolls(state) == {"BYP"}, "the die passed on, and the last two"
    state = play(state, "roll B1 Y2 P2", "1: Y2 ###@2,4")
    state = play(state, "0: P2 ##/#.@2,4")
    assert rolls(state) == {"RBY", "RGY", "RYP", "BGY", "BYP", "GYP"}, "Y and two of the others"


def test_random_picks_are_legal_on_sheets_of_any_size(write: Callable[..., str]) -> None:
    """The cells of a mosaic are bits of one word, two (as on the usual sheet), or more."""
    for mosaic in ("BBBB\n" * 4, "B.P.BBBBBBBBBB\n" * 12):
        game = load("galilee", players=2, sheet=write(mosaic.strip()))
        rng, array = generator(4), game.start().array
        for _ in range(40):
            awaited = int(game.KERNELS.awaiting(game.tables, array))
            if awaited == 0:
                break
            seat = CHANCE if awaited == CHANCE else (awaited & -awaited).bit_length() - 1
            index = int(game.KERNELS.sample(game.tables, array, seat, rng))
            assert State(game, array).why(game.action(index), seat) is None
            game.KERNELS.play(game.tables, array, seat, index)


@pytest.mark.parametrize("moves", [7, 8, 40, 67, 68])
def test_random_picks_are_uniform(moves: int) -> None:
    """The first picks of roller and others, and later ones, among them stones in any free row."""
    game = load("galilee", players=4)
    rng, array = generator(11), game.start().array

    def sampled() -> tuple[int, int]:
        awaited = int(game.KERNELS.awaiting(game.tables, array))
        seat = CHANCE if awaited == CHANCE else (awaited & -awaited).bit_length() - 1
        return seat, int(game.KERNELS.sample(game.tables, array, seat, rng))

    while moves > 0 or sampled()[0] == CHANCE:
        game.KERNELS.play(game.tables, array, *sampled())
        moves -= 1
    seat, _ = sampled()
    legal = [move.index for move in State(game, array).legal(seat)]
    drawn = Counter(sampled()[1] for _ in range(200 * len(legal)))
    assert set(drawn) == set(legal)
    chi_square = sum((drawn[index] - 200) ** 2 / 200 for index in legal)
    assert chi_square < len(legal) + 5 * (2 * len(legal)) ** 0.5


def test_solo_draws_two_dice_and_refills_the_bag_when_one_is_left() -> None:
    state = begin("66")
    assert len(rolls(state)) == 10
    state = play(state, "roll R1 B1", "R1 ##@1,4")
    assert rolls(state) == {"GY", "GP", "YP"}
    state = play(state, "roll G1 P1", "P1 ###@2,4")
    assert len(rolls(state)) == 10


# Picks


def test_the_roller_picks_from_three_and_the_others_from_the_two_left() -> None:
    state = begin("66 66 66").play("roll R1 B1 G1")
    assert state.awaiting == {0}
    assert {text[:2] for text in texts(state, 0)} == {"R1", "B1", "G1"}
    state = state.play("B1 ###@1,4")
    assert state.awaiting == {1, 2}
    assert {text[:2] for text in texts(state, 1)} == {"R1", "G1"}
    state = play(state, "1: R1 ##@1,4", "2: R1 ##@1,4")
    assert state.awaiting == {CHANCE}, "several may choose the same die"


def test_every_rotation_and_reflection_may_be_drawn() -> None:
    state = begin().play("roll R4 B1 G1")
    drawn = {text.split()[1].partition("@")[0] for text in texts(state, 0) if text[0] == "R"}
    assert drawn == {
        "###/#..", "#../###", "##/#./#.", "##/.#/.#", "###/..#", "..#/###", "#./#./##", ".#/.#/##",
    }  # fmt: skip


def test_a_drawing_lies_on_uncovered_cells_and_touches_along_a_side() -> None:
    state = play(
        begin(), "roll R1 B1 G1", "R1 ##@5,5", "B1 ###@1,1", "roll R1 Y1 P1", "1: R1 ##@1,4"
    )
    assert key(state, "Y1 ##@5,6", 0) == "galilee-covered"
    assert key(state, "Y1 ##@4,7", 0) == "galilee-apart", "a corner is not a side"
    assert key(state, "Y1 ##@4,6", 0) == ""


def test_a_tile_that_is_not_free_costs_another_tile_and_a_stone() -> None:
    state = begin("16 66").play("roll R1 B1 G1")
    assert {text.split()[1] for text in texts(state, 0)} == {"x2", "x3", "x4", "x5", "x6"}
    state = play(state, "R1 x3 #@5,5")
    own = state.view(0)["board"]["sheets"][0]
    assert own["reserve"] == 5
    assert own["cells"] == 1
    assert [own["tiles"][row][0] for row in range(6)] == [
        "crossed off", "free", "marked", "free", "free", "free",
    ]  # fmt: skip


def test_what_fits_nowhere_is_marked_and_not_drawn(write: Callable[..., str]) -> None:
    state = begin("16 66", sheet=write("B")).play("roll R1 B2 G3")
    assert texts(state, 0) == {
        "B2", "G3", "R1 x2 #@1,1", "R1 x3 #@1,1", "R1 x4 #@1,1", "R1 x5 #@1,1", "R1 x6 #@1,1",
    }  # fmt: skip
    state = play(state, "R1 x2 #@1,1", "1: B2", "roll R1 Y2 P2", "1: Y2")
    assert texts(state, 0) == {"P2", "R1 x3", "R1 x4", "R1 x5", "R1 x6"}, "the mosaic is full"
    state = state.play("R1 x3", 0)
    assert state.view(0)["board"]["sheets"][0]["reserve"] == 4


def test_each_rule_that_forbids_a_pick_is_named() -> None:
    state = begin("16 66").play("roll R1 B2 G3")
    assert key(state, "Y1 ##@1,1") == "galilee-not-rolled"
    assert key(state, "B3 ##/##@1,1") == "galilee-other-number"
    assert key(state, "R1 ##@1,1") == "galilee-not-free"
    assert key(state, "B2 x3 #@1,1") == "galilee-free"
    assert key(state, "B2 ###@1,1") == "galilee-other-tile", "column 3 has that one"
    assert key(state, "B2") == "galilee-must-draw"
    assert key(state, "R1 x2") == "galilee-must-draw-stone"
    state = state.play("R1 x2 #@5,5")
    assert key(state, "R1 ##@1,1", 1) == "galilee-taken"
    state = play(state, "1: B2 ##@1,1", "roll R2 Y1 P1", "1: Y1 ##@1,3")
    assert key(state, "R2 x1 #@5,6", 0) == "galilee-crossed-off"
    state = play(state, "0: R2 x3 #@5,6", "roll R2 B1 Y2")
    assert key(state, "R2 x3 #@5,7", 0) == "galilee-marked"
    assert key(state, "R2 x4 #@5,6", 0) == "galilee-covered"
    assert key(state, "R2 x4 #@1,1", 0) == "galilee-apart"


def test_each_rule_that_forbids_chance_is_named() -> None:
    state = load("galilee").start()
    assert key(state, "column 1") == "galilee-row-awaited"
    assert key(state.play("row 1"), "row 1") == "galilee-column-awaited"
    state = begin()
    assert key(state, "row 1") == "galilee-dice-awaited"
    state = play(state, "roll R1 B1 G1", "B1 ###@1,4", "R1 ##@1,4")
    assert key(state, "roll R1 B1 G1") == "galilee-not-in-hand"


def test_a_message_says_what_would_be_right() -> None:
    state = begin("66 66").play("roll R1 B2 G3")
    assert "pick one of those that were rolled" in str(state.why("Y1 ##@1,1"))
    other = str(begin().play("roll R1 B1 G1").why("G1 ##@1,1"))
    assert "the one in row 1 of column 3" in other, other


# The end


R_COLUMN = (
    "roll R1 B1 G1", "0: R1 ##@1,4", "1: B1 ###@1,4",
    "roll R2 Y1 P1", "1: Y1 ##@2,4", "0: R2 ##/#.@2,4",
    "roll R3 B2 Y1", "0: R3 ####@4,3", "1: B2 ##@3,4",
    "roll R4 G1 P1", "1: G1 ##/#.@4,4", "0: R4 ###/#..@5,4",
    "roll R5 B3 G2",
)  # fmt: skip
"""Seat 0 marks the tiles 1 to 4 of column 1, whose row 6 is crossed off; R5 is there."""


def test_the_roller_who_completes_a_column_ends_the_game_at_once() -> None:
    state = play(begin(), *R_COLUMN)
    assert state.outcome is None
    fifth = next(text for text in sorted(texts(state, 0)) if text.startswith("R5"))
    over = state.play(fifth)
    assert over.awaiting == frozenset(), "seat 1 does not act any more"
    assert over.outcome is not None
    assert over.outcome.reason == "galilee-column-complete"


def test_an_empty_reserve_of_the_roller_ends_the_game_at_once(write: Callable[..., str]) -> None:
    state = begin("16 66", sheet=write("BBB", reserve=1)).play("roll R1 B1 G1")
    over = state.play("R1 x2 #@1,1")
    assert over.outcome is not None
    assert over.outcome.reason == "galilee-reserve-empty"
    assert over.awaiting == frozenset()


def test_if_one_of_the_others_ends_the_game_all_of_them_finish(write: Callable[..., str]) -> None:
    state = begin("66 16 66", sheet=write("BBB", reserve=1)).play("roll R1 B1 G1")
    state = play(state, "0: R1 ##@1,1", "1: B1 x2 #@1,1")
    assert state.awaiting == {2}
    assert state.outcome is None
    over = state.play("B1 ##@1,2")
    assert over.outcome is not None
    assert over.outcome.reason == "galilee-reserve-empty"
    # The roller: two cells, the most with seat 2, one stone. Seat 1: one cell.
    assert over.outcome.scores == (25, 2, 25)
    assert over.outcome.winners == (0, 2), "equal points share the win"


# The score


def test_blue_pink_reserve_and_majority_add_up() -> None:
    state = play(begin(), "roll R1 B1 G1", "R1 ##@1,4")
    assert state.scores == (4 + 6 + 20, 6), "two blue cells; nothing covered"
    state = state.play("B1 ###@3,1")
    assert state.scores == (4 + 6, 2 - 4 + 6 + 20), "a pink, a plain and a blue cell"


def test_a_region_counts_once_and_all_regions_at_most_twelve(write: Callable[..., str]) -> None:
    path = write("PP.P.P.PB", tiles=TILES.replace("##", "###"))
    state = begin(sheet=path)
    state = play(state, "roll R1 B1 G1", "0: R1 ###@1,1", "1: B1 ###@1,3")
    assert state.scores == (-4 + 6 + 20, -4 + 6 + 20), "one region each, and both have the most"
    state = play(state, "roll R2 Y1 P1", "1: Y1 ###@1,6", "0: P1 ###@1,4")
    assert state.scores == (-12 + 6 + 20, -12 + 6 + 20)
    state = play(state, "roll R1 B1 Y1", "0: R1 x3 #@1,7")
    assert state.scores[0] == -12 + 5 + 20
    state = play(state, "1: B1 x2 #@1,2", "roll R1 G1 P1", "1: G1", "0: R1 x4 #@1,8")
    assert state.scores[0] == -12 + 4 + 20, "a fourth region costs nothing more"


@pytest.mark.parametrize(
    ("roller", "others", "bonus"),
    [
        # R1 has two cells, B1 three, G5 five.
        ("B1", ("G5", "R1", "R1"), (5, 20, 0, 0)),
        ("B1", ("G5", "G5", "R1"), (0, 20, 20, 0)),
        ("R1", ("G5", "B1", "B1"), (0, 20, 5, 5)),
        ("G5", ("B1", "R1", "R1"), (20, 5, 0, 0)),
        ("B1", ("G5", "R1"), (0, 20, 0)),
        ("B1", ("R1",), (20, 0)),
    ],
)
def test_most_and_second_most_cells(
    roller: str, others: tuple[str, ...], bonus: tuple[int, ...]
) -> None:
    blue = {"R1": "##@1,4", "B1": "###@1,4", "G5": ".#./###/.#.@2,4"}
    worth = {"R1": 4, "B1": 6, "G5": 10}
    picks = (roller, *others)
    state = begin(" ".join(["66"] * len(picks))).play("roll R1 B1 G5")
    for seat, die in enumerate(picks):
        state = state.play(f"{die} {blue[die]}", seat)
    expected = tuple(worth[die] + 6 + more for die, more in zip(picks, bonus, strict=True))
    assert state.scores == expected


def test_solo_has_no_majority_and_pays_for_tiles_and_stones_used() -> None:
    state = begin("16")
    assert state.scores == (6,), "what the set-up crossed off does not count"
    state = play(state, "roll R2 B2", "R2 ##/#.@1,4")
    assert state.scores == (6 + 6 - 1,), "cells 1,4 1,5 2,4 are blue; one tile"
    state = play(state, "roll G1 Y1", "G1 x2 #@2,5")
    assert state.scores == (8 + 5 - 2 - 1,), "four blue cells; two tiles, one stone used"


def test_the_default_sheet_has_42_blue_cells_and_three_pink_regions() -> None:
    mosaic = sheet.load("mona-lisa").mosaic
    assert "".join(mosaic).count("B") == 42
    assert sorted(len(region) for region in regions(mosaic)) == [4, 4, 5]


# Secrets and values


def test_a_pending_pick_is_known_to_its_owner_only() -> None:
    state = play(begin("66 66 66"), "roll R1 B1 G1", "0: R1 ##@1,4", "1: B1 ###@1,4")
    own, other = state.view(1)["board"], state.view(2)["board"]
    assert own["sheets"][1]["chosen"] == "B1 ###@1,4"
    assert other["sheets"][1]["chosen"] is None
    assert other["sheets"][1]["has_chosen"]
    assert own["sheets"][1]["cells"] == 0, "not drawn before all have picked"
    state = play(state, "2: G1 ##/#.@1,4")
    assert state.view(2)["board"]["sheets"][1]["cells"] == 3


def value(state: State, seat: int) -> int:
    return int(state.game.KERNELS.evaluate(state.game.tables, state.array, seat))


def test_a_pending_pick_counts_for_the_seat_that_made_it() -> None:
    state = play(begin("66 66 66"), "roll R1 B1 G1", "0: R1 ##@1,4")
    blue = state.play("B1 ###@1,4", 1)
    pink = state.play("B1 ###@3,7", 1)
    before = blue.array
    assert value(blue, 1) > value(pink, 1) > value(state, 1)
    assert value(blue, 2) == value(state, 2)
    assert (blue.array == before).all()


def test_a_value_is_the_lead_in_points_first() -> None:
    rng = Random(3)
    for players in (1, 2, 4):
        state = begin(" ".join(["66"] * players))
        for _ in range(40):
            if not state.awaiting:
                break
            seat = min(state.awaiting)
            state = state.play(rng.choice(state.legal(seat)), seat)
            if state.awaiting == {CHANCE}:
                for one in range(players):
                    rest = [score for i, score in enumerate(state.scores) if i != one]
                    lead = state.scores[one] - max(rest, default=0)
                    assert value(state, one) // 1000 == lead


def test_nobody_is_shown_points_for_the_most_cells_before_anybody_has_drawn() -> None:
    state = load("galilee", players=2).start()
    for move in ("row 6", "column 1", "row 2", "column 4", "roll R3 B5 Y2"):
        state = state.play(move)
    assert state.scores == (26, 26), "to the rules they tie"
    assert [account.total for account in scene_of(state.game, state.view(0)).accounts] == [6, 6]
    state = state.play("R3 ##/##@5,4")
    accounts = scene_of(state.game, state.view(0)).accounts
    assert [account.total for account in accounts] == list(state.scores)
    assert [account.lines[2].points for account in accounts] == [20, 0]
