"""Galilee: worked examples of rounds and scores, each rule and each sheet error by name."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musivum import (
    CHANCE,
    Game,
    IllegalMove,
    Match,
    NotationError,
    OptionError,
    Record,
    State,
    load,
)
from musivum.core.catalogue import say
from musivum.core.errors import SheetError
from musivum.games.galilee import sheet
from musivum.games.galilee.data import Layout, regions, ways

ROOT = Path(__file__).parent.parent.parent
MONA_LISA = ROOT / "src/musivum/games/galilee/sheets/mona-lisa.txt"

TILES = "\n".join(f"{row}: ## ## ## ## ## ##" for row in range(1, 7))
"""A tile grid of dominoes, for sheets in which only the mosaic matters."""


def begin(seats: str = "66 66", **options: object) -> State:
    """The state after the set-up: for each seat the crossed-off row and column.

    With ``66`` R B G Y P mean columns 1 to 5, and row 6 is gone.
    """
    state = load("galilee", players=len(seats.split()), **options).start()
    for seat in seats.split():
        state = state.play(f"row {seat[0]}").play(f"column {seat[1]}")
    return state


def play(state: State, *moves: str) -> State:
    """Play moves one after the other; ``1: R4`` says which seat moves."""
    for move in moves:
        seat, _, text = move.rpartition(": ")
        state = state.play(text, int(seat) if seat else None)
    return state


def key(state: State, move: str, seat: int | None = None) -> str:
    error = state.why(move, seat)
    assert error is None or error.key not in str(error), "the message has words"
    return "" if error is None else error.key


def texts(state: State, seat: int) -> set[str]:
    return {str(move) for move in state.legal(seat)}


def rolls(state: State) -> set[str]:
    """The colours that can be rolled together now."""
    return {"".join(die[0] for die in str(move).split()[1:]) for move, _ in state.chance()}


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., str]:
    """Writes a sheet with this mosaic and reserve, and says where."""

    def written(mosaic: str, reserve: int = 6, tiles: str = TILES) -> str:
        path = tmp_path / f"sheet-{len(list(tmp_path.iterdir()))}.txt"
        path.write_text(f"mosaic:\n{mosaic}\ntiles:\n{tiles}\nreserve: {reserve}\n")
        return str(path)

    return written


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
    assert "R1, B2, G3" in str(state.why("Y1 ##@1,1"))
    assert "##/#." in str(begin().play("roll R1 B1 G1").why("G1 ##@1,1"))


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


# Notation


@pytest.mark.parametrize(
    ("text", "wrong", "column"),
    [
        ("Q4", "galilee-notation-start", 1),
        ("pass", "galilee-notation-start", 1),
        ("R7", "notation-number", 2),
        ("R04", "notation-number", 2),
        ("R4x5", "notation-literal", 3),
        ("R4 x4 #@1,1", "galilee-notation-same-row", 5),
        ("R4 x0", "notation-number", 5),
        ("R4 x5 ##@1,1", "notation-literal", 8),
        ("R4 x5 #@11,1", "notation-number", 9),
        ("R4 ##/.#@2,3", "galilee-notation-tile", 4),
        ("R4 ###/#..@10,1", "notation-number", 12),
        ("R4 ###/#..@9,8", "notation-number", 14),
        ("R4 ###/#..@9,7 ", "notation-end", 15),
        ("R4 (", "notation-letter", 4),
        ("roll R1 B1", "notation-literal", 11),
        ("roll B1 R1 G1", "notation-letter", 9),
        ("roll R1 R1 G1", "notation-letter", 9),
        ("roll Y1 P1 R1", "notation-letter", 6),
        ("roll R1 B1 G1 Y1", "notation-end", 14),
        ("row 7", "notation-number", 5),
        ("column", "notation-literal", 7),
    ],
)
def test_a_wrong_text_is_told_where_it_breaks(text: str, wrong: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        load("galilee").read(text)
    assert caught.value.key == wrong
    assert caught.value.values["column"] == column
    assert wrong not in str(caught.value)


def test_a_tile_larger_than_the_mosaic_is_no_drawing(write: Callable[..., str]) -> None:
    game = load("galilee", sheet=write("BB"))
    with pytest.raises(NotationError) as caught:
        game.read("R1 #/#@1,1")
    assert caught.value.key == "galilee-notation-large"
    assert game.write(game.read("R1 ##@1,1")) == "R1 ##@1,1"


@settings(deadline=None)
@given(st.text(alphabet="RBGYPx#./@,0123456789 rowlcun\n\u00e9", max_size=30))
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    game = load("galilee")
    try:
        move = game.move(text)
    except NotationError as error:
        assert 1 <= int(str(error.values["column"])) <= len(text.strip()) + 1
    else:
        assert str(move) == text.strip()


# Options and sheets


@pytest.mark.parametrize("players", [0, 7, "2", True, None])
def test_only_one_to_six_can_play(players: object) -> None:
    with pytest.raises(OptionError) as caught:
        load("galilee", players=players)
    assert caught.value.key in ("option-value", "option-type")
    assert "1 to 6" in str(caught.value)


def test_the_default_sheet_and_a_copy_of_its_file_play_alike(tmp_path: Path) -> None:
    path = tmp_path / "copy.txt"
    # Windows line ends and a byte order mark change nothing.
    path.write_bytes(b"\xef\xbb\xbf" + MONA_LISA.read_bytes().replace(b"\n", b"\r\n"))
    assert load("galilee", sheet=path) is load("galilee")
    assert load("galilee", sheet=MONA_LISA.read_text(encoding="utf-8")) is load("galilee")


def test_the_example_in_the_documentation_is_a_sheet() -> None:
    page = (ROOT / "docs" / "sheets.md").read_text(encoding="utf-8")
    blocks = [block.lstrip("\n") for block in page.split("```")[3::2]]
    cross = sheet.parse(blocks[0].encode(), "cross.txt")
    assert cross.reserve == 4
    assert len(cross.mosaic) == 6
    broken = blocks[0].replace("3: ###          ##/#. ", "3:              ##/#. ")
    with pytest.raises(SheetError) as caught:
        sheet.parse(broken.encode(), "cross.txt")
    assert str(caught.value) == blocks[1].strip()


def test_a_changed_file_is_another_game(write: Callable[..., str]) -> None:
    path = write("BB.PP", reserve=3)
    before = load("galilee", sheet=path)
    assert load("galilee", sheet=path) is before
    text = Path(path).read_text()
    Path(path).write_text(text.replace("BB.PP", "BBBPP"))
    after = load("galilee", sheet=path)
    assert after != before
    assert before.start() != after.start()


def test_pickles_and_records_carry_their_sheet_with_them(
    write: Callable[..., str], tmp_path: Path
) -> None:
    path = write("BB.PP\nP...B", reserve=3)
    game = load("galilee", sheet=path)
    match = Match(game, seed=1, players=["random", "random"]).run()
    match.record().save(tmp_path / "game.json")
    pickled = pickle.dumps(game)
    Path(path).unlink()
    assert pickle.loads(pickled) is game
    record = Record.load(tmp_path / "game.json")
    again = load("galilee", **record.options)
    assert again is game
    *_, last = record.states(again)
    assert last.outcome == match.outcome
    wrong = game.options | {"sheet": str(game.options["sheet"]).replace("P...B", "P...Q")}
    with pytest.raises(SheetError, match="the sheet, line 3: “Q” at place 5 is no cell"):
        load("galilee", **wrong)


def test_a_sheet_s_text_is_the_same_sheet() -> None:
    """However it was drawn, and whatever stood around its tiles."""
    drawn = sheet.parse(GOOD.replace("##", ".../##.").encode(), "drawn")
    assert sheet.parse(drawn.text().encode(), "again") == drawn


GOOD = f"mosaic:\n.BB\n.P.\ntiles:\n{TILES}\nreserve: 6\n"
"""Line 1 is the mosaic's heading, 4 that of the tiles, 5 to 10 their rows, 11 the reserve."""

WRONG_SHEETS: dict[str, list[tuple[str | bytes, int]]] = {
    "galilee-sheet-empty": [("; nothing\n\n", 1), ("", 1)],
    "galilee-sheet-encoding": [(GOOD.encode() + b"; \xff\n", 12)],
    "galilee-sheet-no-section": [("hello\n" + GOOD, 1)],
    "galilee-sheet-section-unknown": [(GOOD + "stones: 6\n", 12)],
    "galilee-sheet-section-twice": [(GOOD + "reserve: 6\n", 12)],
    "galilee-sheet-section-missing": [(GOOD.replace("reserve: 6\n", ""), 10)],
    "galilee-sheet-mosaic-empty": [(GOOD.replace(".BB\n.P.\n", ""), 1)],
    "galilee-sheet-mosaic-letter": [(GOOD.replace(".P.", ".b."), 3)],
    "galilee-sheet-mosaic-ragged": [(GOOD.replace(".P.", ".P"), 3)],
    "galilee-sheet-mosaic-blank": [(GOOD.replace("B", "."), 1)],
    "galilee-sheet-mosaic-large": [
        (GOOD.replace(".BB\n.P.", "B" * 17), 2),
        (GOOD.replace(".BB\n.P.", "\n".join("B" * 17)), 18),
    ],
    "galilee-sheet-row-label": [(GOOD.replace("3: ", ""), 7), (GOOD.replace("3:", "7:"), 7)],
    "galilee-sheet-row-twice": [(GOOD.replace("3:", "2:"), 7)],
    "galilee-sheet-row-missing": [(GOOD.replace("6: ## ## ## ## ## ##\n", ""), 9)],
    "galilee-sheet-row-tiles": [
        (GOOD.replace("2: ##", "2: ## ##"), 6),
        (GOOD.replace("2: ##", "2:"), 6),
    ],
    "galilee-sheet-tile-letter": [(GOOD.replace("2: ##", "2: #x"), 6)],
    "galilee-sheet-tile-ragged": [(GOOD.replace("2: ##", "2: ##/#"), 6)],
    "galilee-sheet-tile-empty": [(GOOD.replace("2: ##", "2: ../.."), 6)],
    "galilee-sheet-tile-large": [(GOOD.replace("2: ##", "2: " + "#" * 13), 6)],
    "galilee-sheet-tile-apart": [(GOOD.replace("2: ##", "2: #./.#"), 6)],
    "galilee-sheet-reserve-empty": [(GOOD.replace(": 6\n", ":\n"), 11)],
    "galilee-sheet-reserve-number": [(GOOD.replace(": 6\n", ": six\n"), 11)],
    "galilee-sheet-reserve-size": [
        (GOOD.replace(": 6\n", ": 0\n"), 11),
        (GOOD.replace(": 6\n", ": -1\n"), 11),
        (GOOD.replace(": 6\n", ": 100\n"), 11),
    ],
    "galilee-sheet-reserve-rest": [(GOOD + "7\n", 12)],
    "galilee-sheet-long": [(GOOD + ";" * 70_000, 12)],
}  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "text", "line"),
    [(wrong, text, line) for wrong, cases in WRONG_SHEETS.items() for text, line in cases],
)
def test_a_wrong_sheet_is_told_its_line(
    wrong: str, text: str | bytes, line: int, tmp_path: Path
) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(SheetError) as caught:
        load("galilee", sheet=str(path))
    assert caught.value.key == wrong
    assert caught.value.values["line"] == line
    assert "mine.txt" in str(caught.value)
    assert wrong not in str(caught.value)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    for value, wrong in [
        (str(tmp_path / "none.txt"), "galilee-sheet-missing"),
        (str(tmp_path), "galilee-sheet-not-file"),
        (str(tmp_path / ("a" * 300)), "galilee-sheet-unreadable"),
        ("", "galilee-sheet-type"),
        ("a\0b", "galilee-sheet-type"),
        (6, "galilee-sheet-type"),
        (None, "galilee-sheet-type"),
    ]:
        with pytest.raises(SheetError) as caught:
            load("galilee", sheet=value)
        assert caught.value.key == wrong
        assert caught.value.values["line"] == 1
        assert wrong not in str(caught.value)


def test_every_sheet_error_of_the_catalogue_is_tested() -> None:
    catalogue = (MONA_LISA.parent.parent / "text" / "en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^(galilee-sheet-[a-z-]+) =", catalogue, re.MULTILINE))
    elsewhere = {"missing", "not-file", "unreadable", "type", "here"}
    assert keys == set(WRONG_SHEETS) | {f"galilee-sheet-{name}" for name in elsewhere}


@settings(deadline=None)
@given(st.binary(max_size=60), st.integers(0, len(GOOD)), st.integers(0, 12))
def test_any_file_is_a_sheet_or_a_sheet_error(garbage: bytes, place: int, cut: int) -> None:
    data = GOOD.encode()
    for tried in (garbage, data[:place] + garbage + data[place + cut :]):
        try:
            read = sheet.parse(tried, "garbage")
        except SheetError as error:
            lines = re.split(rb"\r\n|\r|\n", tried)
            assert 1 <= int(str(error.values["line"])) <= len(lines)
            assert error.key not in str(error)
        else:
            assert Layout(read, 2).actions > 0


# The table as text


def width(line: list[tuple[str, str]]) -> int:
    return sum(len(text) for text, _ in line)


def walked(game: Game, seed: int) -> list[State]:
    rng = Random(seed)
    states = [game.start()]
    while states[-1].awaiting:
        seat = rng.choice(sorted(states[-1].awaiting))
        states.append(states[-1].play(rng.choice(states[-1].legal(seat)), seat))
    return states


@pytest.mark.parametrize("players", [1, 2, 6])
def test_the_table_fits_into_80_columns(players: int, write: Callable[..., str]) -> None:
    large = TILES.replace("##", "###########")
    for options in ({}, {"sheet": write("\n".join(["BP.B" * 4] * 16), tiles=large)}):
        game = load("galilee", players=players, **options)
        for state in walked(game, players):
            for seat in (None, *range(players)):
                lines = game.draw(state.view(seat))
                assert max(width(line) for line in lines) <= 80
                assert not any("galilee-" in text for line in lines for text, _ in line)


def test_the_table_shows_what_a_player_needs() -> None:
    state = play(begin("16 66"), "roll R1 B2 G3")
    text = "\n".join("".join(part for part, _ in line) for line in state.game.draw(state.view(0)))
    assert say("galilee-label-roller", seat=0) in text
    assert say("galilee-label-tile", tile="##", column=2) in text, "what B2 means"
    assert say("galilee-label-stone", column=1) in text, "R1 is crossed off"
    covered = play(state, "B2 ##@1,4").game.draw(play(state, "B2 ##@1,4").view(0))
    assert any(("B█", "lapis") in line for line in covered)


def test_illegal_moves_raise_what_why_says() -> None:
    state = begin().play("roll R1 B1 G1")
    with pytest.raises(IllegalMove) as caught:
        state.play("R1")
    assert caught.value.key == "galilee-must-draw"
    assert np.array_equal(state.array, begin().play("roll R1 B1 G1").array)
