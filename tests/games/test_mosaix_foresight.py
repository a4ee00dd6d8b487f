"""Foresight: what is learned is what plays, and learning goes on where it was stopped."""

import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import config

from musivum import Match, State, load
from musivum.games.mosaix import foresight, lore, sheet
from musivum.games.mosaix.ahead import GOOD, GRID_ROW, MOST_GOOD
from musivum.games.mosaix.data import GRID, ROLL_WEIGHTS, ROLLS
from musivum.games.mosaix.practice import best_way, one_roll_ahead, some_rolls_ahead

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import train_mosaix_foresight

pytestmark = pytest.mark.skipif(config.DISABLE_JIT, reason="it is made of machine instructions")


def grid_of(state: State) -> np.ndarray:
    array = state.array
    return np.array([*array[sheet.SEATS : sheet.SEATS + 3], array[sheet.FREE_BOXES]])


def said(grids: np.ndarray, numbers: np.ndarray) -> np.ndarray:
    """What the networks say of grids of one stage, by the formula."""
    stage = np.split(numbers, foresight.STAGES)[int(train_mosaix_foresight.late(grids)[0])]
    own = train_mosaix_foresight.parts(stage)
    symbols, empties, stands = train_mosaix_foresight.looked(grids)
    rows = (
        4 * own["at row"]
        + np.maximum(empties @ own["empty"] + own["at empty"], 0) @ (own["from empty"])
    )
    for symbol in range(3):
        inner = np.maximum(symbols[:, symbol] @ own["symbol"] + own["at symbol"], 0)
        rows += inner @ own["from symbol"]
    rows[:, 1:] = np.maximum(rows[:, 1:], 0)
    found: np.ndarray = stands + rows @ own["out"]
    return found


def test_the_formula_that_learns_is_the_code_that_plays() -> None:
    game = load("mosaix", players=1)
    assert game.POLICY is not None
    assert game.POLICY.sift is not None
    numbers = game.POLICY.lore(1)
    compared, stages = 0, set[bool]()
    for state in Match(game, seed=8, players=["club"]).run().states:
        if state.array[sheet.PHASE] != sheet.WRITING:
            continue
        moves = np.zeros(game.most_moves, dtype=np.int64)
        values = np.zeros(game.most_moves, dtype=np.float64)
        number = game.POLICY.sift(game.tables, numbers, state.array, 0, moves, values)
        best = int(np.argmax(values[:number]))
        after = state.play(game.action(int(moves[best])), 0)
        if after.array[sheet.PHASE] == sheet.ROLLING:
            expected = said(grid_of(after)[None], numbers[lore.SIZE :])[0]
            assert values[best] == pytest.approx(float(expected), abs=1e-3)
            compared += 1
            stages.add(bool(train_mosaix_foresight.late(grid_of(after)[None])[0]))
    assert compared > 8
    assert stages == {False, True}


def test_turned_and_mirrored_grids_and_exchanged_symbols_are_worth_the_same() -> None:
    game = load("mosaix", players=1)
    assert game.POLICY is not None
    numbers, rolls = game.POLICY.lore(1), np.zeros(15)
    none, good = np.zeros(GOOD, dtype=np.int64), np.zeros(GOOD, dtype=np.int64)
    states = Match(game, seed=9, players=["club"]).run().states
    for state in [one for one in states if one.array[sheet.PHASE] == sheet.ROLLING][2::4]:
        grid = grid_of(state)
        worth = one_roll_ahead(game.tables, numbers, grid, GRID, none, rolls, good)
        turned = [
            sum(1 << 8 * column + 6 - row for row, column in cells_of(int(cells)))
            for cells in grid[:3]
        ]
        for other in (turned, grid[[1, 2, 0]], grid[[1, 0, 2]]):
            alike = np.array([*other[:3], grid[3]])
            found = one_roll_ahead(game.tables, numbers, alike, GRID, none, rolls, good)
            assert found == pytest.approx(worth, abs=1e-3)


def test_only_some_parts_are_tried_and_little_is_missed() -> None:
    """Those that were good on the grid before, and those beside what was written since."""
    game = load("mosaix", players=1)
    assert game.POLICY is not None
    numbers, rolls = game.POLICY.lore(1), np.zeros(15)
    none, good, better = (np.zeros(GOOD, dtype=np.int64) for _ in range(3))
    states = Match(game, seed=10, players=["club"]).run().states
    grids = [grid_of(one) for one in states if one.array[sheet.PHASE] == sheet.ROLLING]
    missed, tried = [], []
    for grid, after in pairwise(grids[1:]):
        one_roll_ahead(game.tables, numbers, grid, GRID, none, rolls, good)
        tried.append(sum(int(word).bit_count() for word in good.view(np.uint64)))
        whole = one_roll_ahead(game.tables, numbers, after, GRID, none, rolls, better)
        new = int(after[:3].sum() - grid[:3].sum())
        near = new | new << 1 | new >> 1 | new << 8 | new >> 8
        some = one_roll_ahead(game.tables, numbers, after, near, good, rolls, better)
        missed.append(whole - some)
        if np.bitwise_or.reduce(after[:3]) != GRID:
            none_good = one_roll_ahead(game.tables, numbers, after, 0, none, rolls, better)
            assert none_good == whole, "where nothing is good, all is tried"
    assert min(missed) >= 0
    assert 0 < np.mean(missed) < 0.1, "some are left out"
    assert 0 < max(tried) <= 15 * MOST_GOOD


def test_two_rolls_ahead_every_roll_is_written_best_and_judged_by_the_next() -> None:
    """As if all parts were tried, but for a little."""
    game = load("mosaix", players=1)
    assert game.POLICY is not None
    numbers, rolls, unused = game.POLICY.lore(1), np.zeros(15), np.zeros(15)
    none, good = np.zeros(GOOD, dtype=np.int64), np.zeros(GOOD, dtype=np.int64)
    way = np.zeros(GRID_ROW, dtype=np.int64)
    states = Match(game, seed=11, players=["club"]).run().states
    grids = [grid_of(one) for one in states if one.array[sheet.PHASE] == sheet.ROLLING]
    for grid in grids[3:9:2]:  # as yet nobody would end the game
        found = some_rolls_ahead(game.tables, numbers, grid, 2, 1, rolls)
        assert found == pytest.approx(np.average(rolls, weights=ROLL_WEIGHTS))
        missed = np.zeros(15)
        for roll in range(len(ROLLS)):
            best_way(game.tables, numbers, grid, roll, way)
            worth = one_roll_ahead(game.tables, numbers, way, GRID, none, unused, good)
            missed[roll] = worth - rolls[roll]
        assert missed.min() > -1e-9
        assert np.average(missed, weights=ROLL_WEIGHTS) < 0.2


def cells_of(cells: int) -> list[tuple[int, int]]:
    return [divmod(at, 8) for at in range(56) if cells >> at & 1]


def test_foresight_is_for_one_alone() -> None:
    assert len(foresight.learned(1)) == lore.SIZE + foresight.SIZE
    assert foresight.learned(2) is lore.lore(2)
    assert np.array_equal(foresight.learned(1)[: lore.SIZE], lore.lore(1))


class StoppedError(Exception):
    pass


def test_learning_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = {"FIRST_GAMES": 20, "GAMES": 2, "FIRST_EPOCHS": 2, "BATCH": 64, "MOST_MEMORY": 2}
    for name, value in small.items():
        monkeypatch.setattr(train_mosaix_foresight, name, value)

    def learn(name: str) -> Any:
        words = ["", "--rounds", "3", "--keep", f"{tmp_path / name}.npz"]
        monkeypatch.setattr(sys, "argv", [*words, "--out", f"{tmp_path / name}.json"])
        train_mosaix_foresight.main()
        return (tmp_path / f"{name}.json").read_text()

    whole = learn("whole")
    lesson, lessons = train_mosaix_foresight.lesson, iter(range(2))

    def stops(*words: Any) -> Any:
        if next(lessons, None) is None:
            raise StoppedError
        return lesson(*words)

    monkeypatch.setattr(train_mosaix_foresight, "lesson", stops)
    with pytest.raises(StoppedError):
        learn("stopped")
    monkeypatch.setattr(train_mosaix_foresight, "lesson", lesson)
    assert learn("stopped") == whole
