"""Mosaix: what RULES.md, section 1, promises, worked out by hand."""

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from musivum.core.catalogue import say
from musivum.core.compiled import CHANCE, SPECTATOR
from musivum.core.errors import IllegalMove, NotationError, OptionError
from musivum.core.game import State
from musivum.core.rng import generator
from musivum.games.mosaix import data, sheet
from musivum.games.mosaix.game import Mosaix
from musivum.games.mosaix.verdicts import Reason

EMPTY_GRID = (".......",) * 3 + ("...O...",) + (".......",) * 3
WINNING_GRID = ("OOOOOXX", "TTTTTXX", "XXXXX.X", "OOOOO.X", "TTTTT.X", "XXXXX..", "OOOOO..")
"""O 3 × 15, T 2 × 10, X 3 × 17: 116 points, without boxes."""
OUTSTANDING_GRID = (*WINNING_GRID[:4], "TTTTTTX", "XXXXX..", "OOOOOOO")
"""O 3 × 17, T 2 × 11, X 3 × 17: 124 points, without boxes."""


def position(
    *grids: Sequence[str], roll: str = "", built: str = "", free: int = 8, **changes: Any
) -> State:
    """A state with these grids, one for each seat, before the next roll, building or writing."""
    players = len(grids)
    game = Mosaix.load(players=players)
    array = np.zeros(game.size, dtype=np.int64)
    array[sheet.PHASE] = sheet.WRITING if built else sheet.BUILDING if roll else sheet.ROLLING
    array[sheet.DEALT] = players
    array[sheet.FREE_BOXES] = free if players == 1 else 0
    if built:
        array[sheet.BUILT] = game.read(f"build {built}") + 1
        roll = "".join(sorted(mark for mark in built if mark in "OTX"))
    if roll:
        array[sheet.ROLLED_DICE] = data.ROLLS.index(roll) + 1
    for seat, grid in enumerate(grids):
        for row, line in enumerate(grid):
            for column, mark in enumerate(line):
                if mark != ".":
                    at = sheet.SEATS + sheet.SEAT * seat + "OTX".index(mark)
                    array[at] |= data.bit(row, column)
    for name, value in changes.items():
        array[getattr(sheet, name)] = value
    return State(game, array)


def texts(state: State, seat: int = 0) -> set[str]:
    return {str(move) for move in state.legal(seat)}


def refusal(state: State, move: str, seat: int | None = None) -> str:
    """The key of the rule that forbids a move; its message must be a sentence, and play agree."""
    error = state.why(move, seat)
    assert error is not None
    assert str(error) == say(error.key, **error.values)
    assert "$" not in str(error)
    assert "{" not in str(error)
    with pytest.raises(IllegalMove) as caught:
        state.play(move, seat)
    assert caught.value.key == error.key
    return error.key


def full_but(*rows: str) -> tuple[str, ...]:
    """A grid whose cells are struck-out areas, so that it scores nothing, but for these rows."""
    pattern = ["OTXOTXO", "XOTXOTX", "TXOTXOT"]
    return tuple(
        "".join(
            pattern[row % 3][column] if mark == "#" else mark for column, mark in enumerate(line)
        )
        for row, line in enumerate(rows)
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


def test_whoever_can_write_nothing_only_passes_and_the_round_goes_on() -> None:
    only_corner = full_but(".######", *["#######"] * 6)
    state = position(only_corner, EMPTY_GRID, built="OOOO")
    assert texts(state, 0) == {"write O@1,1"}
    blocked = full_but("#######", "#######", "##..###", "##..###", *["#######"] * 3)
    state = position(blocked, EMPTY_GRID, built="OOOO")
    assert texts(state, 0) == {"pass"}
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
    assert "(4,4)" in str(state.why("write OT/XO@3,4", 0))


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


# Points


def test_the_rulebooks_example_gives_101() -> None:
    grid = (
        "XXXXXXT",
        "OOOOOOT",
        "O..TTTT",
        "XXXXX..",
        "OOOOOOO",
        "TTTTTXX",
        "...XXXX",
    )
    state = position(grid, EMPTY_GRID)
    assert state.view(None)["board"]["grids"][0]["areas"] == {
        "O": {"areas": 2, "cells": 14, "points": 28},
        "T": {"areas": 2, "cells": 11, "points": 22},
        "X": {"areas": 3, "cells": 17, "points": 51},
    }
    assert state.scores == (101, 0)


def test_areas_of_fewer_than_five_cells_are_struck_out() -> None:
    four = ("OOOO...", *EMPTY_GRID[1:])
    five = ("OOOOO..", *EMPTY_GRID[1:])
    assert position(four, five).scores == (0, 5)


def test_the_preprinted_symbol_counts_and_corners_do_not_join() -> None:
    cross = (".......", ".......", "...O...", "..OOO..", "...O...", ".......", ".......")
    stairs = ("O......", ".O.....", "..O....", "...O...", "....O..", ".....O.", "......O")
    assert position(cross, stairs).scores == (5, 0)


def test_solo_every_free_box_is_a_point() -> None:
    five = ("OOOOO..", *EMPTY_GRID[1:])
    assert position(five, free=3).scores == (8,)


@pytest.mark.parametrize(("score", "winners"), [(119, ()), (120, (0,)), (130, (0,))])
def test_solo_is_won_with_120(score: int, winners: tuple[int, ...]) -> None:
    assert Mosaix.load(players=1).winners((score,)) == winners


def test_equal_totals_share_the_win() -> None:
    assert Mosaix.load(players=3).winners((40, 12, 40)) == (0, 2)


# The end


def test_a_full_grid_ends_the_game_after_the_round() -> None:
    almost = full_but(".######", *["#######"] * 6)
    state = position(almost, EMPTY_GRID, built="OOOO").play("write O@1,1", 0)
    assert state.outcome is None
    over = state.play("write OOOO@1,1", 1)
    assert over.awaiting == frozenset()
    assert over.outcome is not None
    assert over.outcome.reason == "mosaix-full-grid"


@pytest.mark.parametrize(
    ("inside", "goes_on"),
    [
        (("##...##", "#######"), False),
        (("##...##", "##.####"), True),
        (("#..#.##", "####..#"), False),
        (("##.####", "##.#..#"), False),
        (("#....##", "#######"), True),
        (("#..####", "##..###"), True),
        (("##...##", "###.###"), True),
        (("##..###", "##..###"), True),
    ],
)
def test_inside_a_full_edge_four_joined_cells_are_needed(
    inside: tuple[str, str], goes_on: bool
) -> None:
    corner = (".######", *["#######"] * 4)
    rows = [corner[0], *inside, *corner[1:]]
    state = position(full_but(*rows), EMPTY_GRID, built="OOOO")
    after = state.play("write O@1,1", 0).play("write OOOO@1,1", 1)
    assert (after.outcome is None) == goes_on
    if not goes_on:
        assert after.outcome is not None
        assert after.outcome.reason == "mosaix-no-writing"


@pytest.mark.parametrize(
    ("free", "edge", "goes_on"),
    [
        (3, ".######", True),
        (2, ".######", False),
        (2, "..#####", True),
        (1, "..#####", False),
        (1, "...####", True),
        (0, "...####", False),
        (0, "....###", True),
    ],
)
def test_solo_the_end_comes_when_the_boxes_do_not_suffice(
    free: int, edge: str, goes_on: bool
) -> None:
    rows = [edge, "#######", "##....#", *["#######"] * 4]
    state = position(full_but(*rows), built="OOOO", free=free)
    after = state.play("write OOOO@3,3")
    assert (after.outcome is None) == goes_on
    if not goes_on:
        assert after.outcome is not None
        assert after.outcome.reason == "mosaix-no-boxes"
    else:
        assert texts(after.play("roll OOOO")) > {"end"}


def test_solo_symbols_left_over_strike_boxes() -> None:
    state = position(EMPTY_GRID, built="OOOO").play("write O@1,1")
    assert state.view(0)["board"]["boxes"] == {"free": 5, "all": 8}


def test_solo_only_what_can_be_written_may_be_built() -> None:
    state = position(full_but("....###", *["#######"] * 6), roll="OOTX", free=0)
    built = texts(state)
    assert "end" in built
    lines = {move for move in built if move.count("/") == 3}
    assert built == lines | {"end"}
    assert len(lines) == 6


def test_solo_the_player_may_end_the_game_instead_of_building() -> None:
    over = position(EMPTY_GRID, roll="OOTX").play("end")
    assert over.outcome is not None
    assert over.outcome.reason == "mosaix-ended"
    assert over.outcome.scores == (8,)
    assert over.outcome.winners == ()


def test_with_two_players_nobody_can_end_the_game() -> None:
    with pytest.raises(NotationError):
        Mosaix.load(players=2).move("end")


def test_the_roller_may_build_what_nobody_can_write() -> None:
    only_corner = full_but(".######", *["#######"] * 6)
    state = position(only_corner, only_corner, roll="OOTX")
    assert len(state.legal(0)) == 57


# Notation


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("built OO/TX", "notation-word", 1),
        ("build OO/T", "mosaix-notation-formation", 7),
        ("build O.T/X.O", "mosaix-notation-formation", 7),
        ("build OO/TX ", "notation-end", 12),
        ("build OO/TX@1,1", "notation-end", 12),
        ("build ", "notation-letter", 7),
        ("write O.X@1,1", "mosaix-notation-part", 7),
        ("write .O/.T@1,1", "mosaix-notation-part", 7),
        ("write OT/X@1,1", "mosaix-notation-part", 7),
        ("write OOOOO@1,1", "mosaix-notation-part", 7),
        ("write OT 1,1", "notation-literal", 9),
        ("write OT@0,1", "notation-number", 10),
        ("write OT@01,1", "notation-number", 10),
        ("write OT@1,7", "notation-number", 12),
        ("write OT@1;2", "notation-literal", 11),
        ("write OT/X.@7,1", "notation-number", 13),
        ("card P", "notation-letter", 6),
        ("roll XOOT", "mosaix-notation-roll", 6),
        ("roll OOO", "mosaix-notation-roll", 6),
        ("pass it", "notation-end", 5),
    ],
)
def test_a_wrong_text_says_where_it_breaks(text: str, key: str, column: int) -> None:
    game = Mosaix.load()
    with pytest.raises(NotationError) as caught:
        game.read(text)
    assert (caught.value.key, caught.value.values["column"]) == (key, column)
    assert str(column) in str(caught.value)
    assert "{" not in str(caught.value)


@given(
    st.one_of(
        st.text(max_size=30),
        st.builds(
            lambda word, rest: f"{word} {rest}",
            st.sampled_from(["build", "write", "card", "roll", "pass", "end"]),
            st.text(alphabet="OTX./@,0123456789 ²-", max_size=20),
        ),
    )
)
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    game = Mosaix.load(players=1)
    try:
        move = game.move(text)
    except NotationError as error:
        assert str(error)
        assert 1 <= error.values["column"] <= len(text) + 1  # type: ignore[operator]
    else:
        assert game.move(str(move)) == move


# The table


def test_the_drawing_shows_every_seats_grid_and_fits_on_a_screen() -> None:
    state = position(EMPTY_GRID, EMPTY_GRID, EMPTY_GRID, EMPTY_GRID, built="OOT/.X.")
    state = state.play("write X@1,1", 2)
    lines = ["".join(text for text, _ in line) for line in state.game.draw(state.view(2))]
    assert max(map(len, lines)) <= 80
    joined = "\n".join(lines)
    assert joined.index("seat 2") < joined.index("seat 3") < joined.index("seat 0")
    assert joined.count("[O]") == 4
    assert "1 x ·" in joined
    assert "has chosen" in joined


@pytest.mark.parametrize(
    ("free", "grid", "word"),
    [
        (8, EMPTY_GRID, "8 points are not enough"),
        (4, WINNING_GRID, "won with 120 points; 130"),
        (8, WINNING_GRID, "won with 124 points; 130"),
        (8, OUTSTANDING_GRID, "outstanding"),
    ],
)
def test_solo_the_drawing_tells_how_good_it_was(
    free: int, grid: tuple[str, ...], word: str
) -> None:
    state = position(grid, free=free, PHASE=sheet.OVER, REASON=Reason.ENDED)
    lines = ["".join(text for text, _ in line) for line in state.game.draw(state.view(0))]
    assert word in lines[-1]
    assert any(line.startswith("boxes") and line.count("[ ]") == free for line in lines)


# What a position promises


def promise(state: State, seat: int = 0) -> int:
    return state.game.KERNELS.evaluate(state.game.tables, state.array, seat)


def test_points_ahead_come_before_all_hopes() -> None:
    five = ("OOOOO..", *EMPTY_GRID[1:])
    hopeful = ("OOOO...", ".TTTT..", "XXXX...", "...O...", "TTTT...", ".XXXX..", "OOOO...")
    assert promise(position(five, EMPTY_GRID)) > promise(position(hopeful, EMPTY_GRID))
    assert promise(position(EMPTY_GRID, five)) < promise(position(EMPTY_GRID, hopeful))


def test_a_seats_own_choice_counts_as_written_and_the_others_do_not() -> None:
    state = position(EMPTY_GRID, EMPTY_GRID, built="OOOO")
    joining = state.play("write O/O/O@1,4", 0)
    apart = state.play("write O@1,1", 0)
    five = position(("...O...",) * 3 + EMPTY_GRID[3:], EMPTY_GRID)
    assert promise(joining, 0) == promise(five, 0)
    assert promise(joining, 0) > promise(apart, 0)
    assert promise(joining, 1) == promise(apart, 1) == promise(state, 1)


def test_when_the_game_is_over_there_is_no_hope() -> None:
    state = position(EMPTY_GRID, roll="OOTX")
    assert promise(state.play("end")) == 8 * 1000 < promise(state)


def test_every_choice_of_centres_shares_one_set_of_tables() -> None:
    """There are 120 of them, each of which anyone may ask a server for."""

    def own() -> int:
        found = re.search(r"RssAnon:\s+(\d+)", Path("/proc/self/status").read_text("ascii"))
        assert found is not None
        return int(found[1]) * 1024

    first = Mosaix.load(players=4)
    before, games = own(), []
    for centres in product("OTX", repeat=4):
        games.append(Mosaix.load(players=4, centres="".join(centres)))
        assert games[-1].start() != first.start()
    assert own() - before < 5 * first.tables.nbytes, "81 games"
