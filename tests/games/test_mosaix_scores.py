"""Mosaix: points, the end, and what a position promises."""

import re
from itertools import product
from pathlib import Path

import pytest

from musivum.core.errors import NotationError
from musivum.core.game import State
from musivum.games.mosaix.game import Mosaix
from tests.games.mosaix import (
    EMPTY_GRID,
    full_but,
    position,
    texts,
)

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
