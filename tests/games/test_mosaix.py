"""Mosaix: material, dice, building and writing, worked out by hand."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from musivum.core.compiled import CHANCE, SPECTATOR
from musivum.core.errors import OptionError
from musivum.core.rng import generator
from musivum.games.mosaix import data, sheet
from musivum.games.mosaix.game import Mosaix
from musivum.games.mosaix.layings import laid
from tests.games.mosaix import (
    EMPTY_GRID,
    full_but,
    position,
    refusal,
    texts,
)

# Material


@pytest.mark.parametrize(("roll", "count"), [("OOOO", 7), ("OOOT", 19), ("OOTT", 32), ("OOTX", 57)])
def test_a_roll_has_as_many_formations_as_the_rules_say(roll: str, count: int) -> None:
    state = Mosaix.load(centres="OO").start().play(f"roll {roll}")
    assert len(state.legal(0)) == count


def test_mirror_images_are_different_formations_and_rotations_are_not() -> None:
    game = Mosaix.load()
    assert game.move("build O../TTX") != game.move("build ..O/XTT")
    for turned in ("OT/XO", "XO/OT", "OX/TO", "TO/OX"):
        assert str(game.move(f"build {turned}")) == "build OT/XO"


def test_the_first_number_of_every_formation_and_of_the_writings_is_as_documented() -> None:
    game = Mosaix.load(players=1)
    assert game.write(0).startswith("build ")
    assert game.write(401).startswith("build ")
    assert game.write(402).startswith("write ")
    assert game.write(53415) == "end"
    assert game.write(53416) == "pass"
    assert Mosaix.load(players=2).write(53415) == "pass"


def test_every_number_has_its_own_text() -> None:
    for players in (1, 2):
        game = Mosaix.load(players=players)
        numbers = range(game.actions + game.chances)
        assert [game.read(game.write(index)) for index in numbers] == list(numbers)


# Set-up and chance


def test_centres_are_dealt_in_seat_order_each_symbol_equally_likely() -> None:
    state = Mosaix.load(players=3).start()
    for symbol in "XTO":
        dealt = [(str(move), odds) for move, odds in state.chance()]
        assert dealt == [(f"card {one}", Fraction(1, 3)) for one in "OTX"]
        state = state.play(f"card {symbol}")
    grids = state.view(None)["board"]["grids"]
    assert [grid["rows"][3] for grid in grids] == ["...X...", "...T...", "...O..."]


def test_the_option_fixes_the_centres() -> None:
    state = Mosaix.load(players=3, centres="OTX").start()
    grids = state.view(None)["board"]["grids"]
    assert [grid["rows"][3][3] for grid in grids] == list("OTX")
    assert str(state.chance()[0][0]) == "roll OOOO"


def test_rolls_are_as_likely_as_four_dice_make_them() -> None:
    rolls = Mosaix.load(centres="OO").start().chance()
    assert sum(p for _, p in rolls) == 1
    odds = {str(move): p * 81 for move, p in rolls}
    assert odds["roll OOOO"] == 1
    assert odds["roll OOOT"] == 4
    assert odds["roll OOTT"] == 6
    assert odds["roll OTXX"] == 12


# Options


@pytest.mark.parametrize("centres", ["", "O", "OTX", "OA", "ot", 12, ["O", "T"], ("O", "X")])
def test_centres_that_do_not_fit_the_seats_are_an_option_error(centres: object) -> None:
    with pytest.raises(OptionError) as caught:
        Mosaix.load(players=2, centres=centres)
    assert caught.value.key == "mosaix-centres"
    assert "2" in str(caught.value)


@pytest.mark.parametrize("players", [0, 5, "2", True, None])
def test_other_numbers_of_players_are_an_option_error(players: object) -> None:
    with pytest.raises(OptionError) as caught:
        Mosaix.load(players=players)
    assert caught.value.key in ("option-value", "option-type")


# Writing


def test_on_an_empty_grid_one_symbol_can_be_written_on_every_cell_of_the_edge() -> None:
    alone = {move for move in texts(position(EMPTY_GRID, EMPTY_GRID, built="OOOO")) if "O@" in move}
    single = {move for move in alone if move.startswith("write O@")}
    edge = {(r, c) for r in range(1, 8) for c in range(1, 8) if r in (1, 7) or c in (1, 7)}
    assert single == {f"write O@{row},{column}" for row, column in edge}


def test_the_square_leaves_a_single_symbol_only_in_a_corner() -> None:
    moves = texts(position(EMPTY_GRID, EMPTY_GRID, built="OT/XO"))
    singles = {move for move in moves if "/" not in move and len(move) == len("write O@1,1")}
    corners = {f"{row},{column}" for row in (1, 7) for column in (1, 7)}
    assert singles == {f"write {symbol}@{corner}" for symbol in "OTX" for corner in corners}


def test_the_same_marks_are_one_move_however_the_rest_hangs_over() -> None:
    # Both ends of the line are O: each can be the one that is written.
    moves = [str(move) for move in position(EMPTY_GRID, EMPTY_GRID, built="OTXO").legal(0)]
    assert moves.count("write O@1,1") == 1
    assert max(Counter(moves).values()) == 1


def test_a_formation_is_turned_but_never_mirrored() -> None:
    moves = texts(position(EMPTY_GRID, EMPTY_GRID, built="O../TTX"))
    assert "write O../TTX@1,1" in moves
    assert "write XTT/..O@1,1" in moves
    assert "write TO/T./X.@1,1" in moves
    assert "write ..O/XTT@1,1" not in moves


def test_no_rule_forbids_the_very_first_of_all_writings() -> None:
    state = position(EMPTY_GRID, EMPTY_GRID, built="OOOO")
    game = state.game
    first = game.read("write OOOO@1,1")
    assert game.write(first - 1).startswith("build ")
    assert game.KERNELS.forbids(game.tables, state.array, 0, first) == 0


def test_when_it_is_over_nothing_is_built_any_more() -> None:
    end = position(EMPTY_GRID, built="OOOO").play("end")
    assert end.outcome is not None
    assert end == position(EMPTY_GRID, roll="OOOO").play("end")


def test_whoever_can_write_nothing_only_passes_and_the_round_goes_on() -> None:
    only_corner = full_but(".######", *["#######"] * 6)
    state = position(only_corner, EMPTY_GRID, built="OOOO")
    assert texts(state, 0) == {"write O@1,1"}
    blocked = full_but("#######", "#######", "##..###", "##..###", *["#######"] * 3)
    state = position(blocked, EMPTY_GRID, built="OOOO")
    assert texts(state, 0) == {"pass"}
    (only,) = state.legal(0)
    game = state.game
    assert game.KERNELS.forbids(game.tables, state.array, 0, only.index) == 0
    after = state.play("pass", 0).play("write O@1,1", 1)
    assert after.awaiting == {CHANCE}
    assert after.view(None)["board"]["roller"] == 1


def test_seats_write_together_and_the_order_does_not_matter() -> None:
    state = position(EMPTY_GRID, EMPTY_GRID, EMPTY_GRID, built="OT/XO")
    moves = ["write OT/XO@1,1", "write O@7,7", "write XO/OT@5,5"]
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        after = state
        for seat in order:
            assert seat in after.awaiting
            after = after.play(moves[seat], seat)
        ends.add(after)
    assert len(ends) == 1


def test_nobody_sees_what_another_has_chosen_before_all_have() -> None:
    state = position(EMPTY_GRID, EMPTY_GRID, built="OT/XO")
    one = state.play("write OT/XO@1,1", 0)
    other = state.play("write X@7,7", 0)
    for watcher in (1, None):
        assert one.view(watcher) == other.view(watcher)
        assert one.view(watcher)["board"]["grids"][0]["choice"] == "hidden"
    assert one.view(0)["board"]["grids"][0]["choice"] == "write OT/XO@1,1"
    assert one.awaiting == {1}


def test_an_imagined_choice_is_one_of_those_that_are_possible() -> None:
    state = position(EMPTY_GRID, EMPTY_GRID, built="OT/XO")
    game = state.game
    possible = {game.index(move) for move in state.legal(0)}
    hidden = state.play("write OT/XO@1,1", 0).array.copy()
    game.KERNELS.redact(game.tables, hidden, 1)
    dealt = set()
    for seed in range(400):
        array = hidden.copy()
        game.KERNELS.deal(game.tables, array, 1, generator(seed))
        dealt.add(int(array[sheet.SEATS + sheet.CHOICE]) - 1)
        game.KERNELS.redact(game.tables, array, 1)
        assert (array == hidden).all()
    assert dealt <= possible
    assert len(dealt) > len(possible) / 2


def test_a_spectator_sees_no_choice_at_all() -> None:
    state = position(EMPTY_GRID, EMPTY_GRID, EMPTY_GRID, built="OT/XO").play("write O@1,1", 2)
    array = state.array.copy()
    state.game.KERNELS.redact(state.game.tables, array, SPECTATOR)
    assert array[sheet.SEATS + 2 * sheet.SEAT + sheet.CHOICE] == sheet.HIDDEN


@pytest.mark.parametrize(
    ("grid", "built"),
    [
        (EMPTY_GRID, "OTX/.O."),
        (full_but("##.....", "###....", "####...", "#######", ".######", *["#######"] * 2), "OOTX"),
    ],
)
def test_random_writings_are_uniform(grid: tuple[str, ...], built: str) -> None:
    state = position(grid, EMPTY_GRID, built=built)
    game, rng = state.game, generator(7)
    legal = [move.index for move in state.legal(0)]
    rounds = 200 * len(legal)
    drawn = Counter(game.KERNELS.sample(game.tables, state.array, 0, rng) for _ in range(rounds))
    assert set(drawn) == set(legal)
    chi_square = sum((drawn[index] - 200) ** 2 / 200 for index in legal)
    assert chi_square < len(legal) + 5 * (2 * len(legal)) ** 0.5


@pytest.mark.parametrize("free", [0, 1, 2, 8])
@pytest.mark.parametrize("built", ["OOOO", "OX/XO", "..T/OXO"])
@pytest.mark.parametrize("crowded", [False, True])
def test_alone_the_end_is_as_likely_as_any_writing(free: int, built: str, crowded: bool) -> None:
    room = full_but("....###", "##.####", "##.####", "##..###", *["######."] * 3)
    state = position(room if crowded else EMPTY_GRID, built=built, free=free)
    game, rng = state.game, generator(5)
    legal = [move.index for move in state.legal(0)]
    assert game.move("end").index in legal
    drawn = Counter(
        game.KERNELS.sample(game.tables, state.array, 0, rng) for _ in range(200 * len(legal))
    )
    assert set(drawn) == set(legal)
    chi_square = sum((drawn[index] - 200) ** 2 / 200 for index in legal)
    assert chi_square < len(legal) + 5 * (2 * len(legal)) ** 0.5 + 5


def test_every_writing_of_a_formation_has_one_way_to_lay_it() -> None:
    tables = Mosaix.load(players=1).tables
    listed, starts = tables[tables[data.WRITING_ACTIONS] :], tables[tables[data.FORMATIONS] :]
    for formation in range(data.BUILDS):
        about = tables[data.BUILT_LAYINGS] + data.BUILT_ROW * formation
        counts = np.unpackbits(tables[about : about + 4].view(np.uint8), bitorder="little")
        row = starts[data.ROW * formation :]
        start, number = row[data.START_AT], row[data.COUNT_AT + data.DICE - 1]
        actions = sorted(laid(tables, formation, int(way)) for way in np.flatnonzero(counts))
        assert actions == listed[start : start + number].tolist()


def test_random_buildings_are_uniform_where_some_may_not_be_built() -> None:
    grid = full_but("....###", "##.####", *["#######"] * 5)
    state = position(grid, roll="OOTX", free=0)
    game, rng = state.game, generator(7)
    legal = [move.index for move in state.legal(0)]
    assert 6 < len(legal) < 57
    drawn = Counter(
        game.KERNELS.sample(game.tables, state.array, 0, rng) for _ in range(200 * len(legal))
    )
    assert set(drawn) == set(legal)
    chi_square = sum((drawn[index] - 200) ** 2 / 200 for index in legal)
    assert chi_square < len(legal) + 5 * (2 * len(legal)) ** 0.5


def test_no_formation_has_more_writings_than_there_is_room_for() -> None:
    game = Mosaix.load(players=1)
    most = max(
        len(position(EMPTY_GRID, built=formation.drawing, free=8).legal(0))
        for formation in data.formations()
    )
    assert most == game.most_moves


# Why not?


def test_each_rule_is_named_when_it_is_broken() -> None:
    start = Mosaix.load(players=2).start()
    assert refusal(start, "roll OOOO") == "mosaix-no-roll-now"
    dealt = start.play("card O").play("card T")
    assert refusal(dealt, "card O") == "mosaix-no-card-now"
    rolled = dealt.play("roll OOTX")
    assert refusal(rolled, "write O@1,1") == "mosaix-build-first"
    assert refusal(rolled, "build OOOO") == "mosaix-other-dice"
    assert refusal(rolled, "pass") == "mosaix-must-build"
    built = rolled.play("build OO/TX")
    assert refusal(built, "build OO/XT", 0) == "mosaix-built-already"
    assert refusal(built, "write OO/TX@4,4", 0) == "mosaix-filled"
    assert refusal(built, "write OO/XT@1,1", 0) == "mosaix-not-this-formation"
    assert refusal(built, "write OX@1,1", 1) == "mosaix-not-this-formation"
    assert refusal(built, "write OO@2,2", 1) == "mosaix-not-at-edge"
    assert refusal(built, "pass", 1) == "mosaix-must-write"
    alone = position(EMPTY_GRID, built="OOOO", free=1)
    assert refusal(alone, "write OO@1,1") == "mosaix-too-few-boxes"
    assert refusal(alone, "pass") == "mosaix-must-write"
    tight = position(full_but("....###", *["#######"] * 6), roll="OOOO", free=0)
    assert refusal(tight, "build OO/OO") == "mosaix-unwritable"


def test_alone_one_may_end_the_game_instead_of_writing_what_one_built() -> None:
    alone = position(EMPTY_GRID, built="OOOO", free=1)
    over = alone.play("end")
    assert over.outcome is not None
    assert over.outcome.reason == "mosaix-ended"
    together = position(EMPTY_GRID, EMPTY_GRID, built="OOOO")
    assert "end" not in map(str, together.legal(0))


def test_the_message_says_which_cell_is_filled() -> None:
    state = position(EMPTY_GRID, EMPTY_GRID, built="OT/XO")
    assert "row 4, column 4" in str(state.why("write OT/XO@3,4", 0))


def test_forbids_and_legal_agree_on_every_action() -> None:
    half_full = full_but(
        "##.....", "#.#....", "####..#", "#######", ".######", "..#.#.#", "#######"
    )
    for state in (
        position(half_full, EMPTY_GRID, built="OTX/.O."),
        position(half_full, built="OTX/.O.", free=1),
        position(half_full, roll="OTXX", free=0),
    ):
        game, array = state.game, state.array
        allowed = [
            index
            for index in range(game.actions)
            if game.KERNELS.forbids(game.tables, array, 0, index) == 0
        ]
        assert allowed == [move.index for move in state.legal(0)]


def test_a_search_looks_further_alone() -> None:
    assert Mosaix.PROFILE.searching({"players": 1}).further == 2
    assert not Mosaix.PROFILE.searching({"players": 2}).further
