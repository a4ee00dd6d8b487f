"""A closer look: what is seen is what stands in the docs, what is learned is what plays, and
learning goes on where it was stopped."""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import config

from musivum import Match, load
from musivum.games.mosaix import closer, sheet
from musivum.games.mosaix.closer import (
    AROUND,
    AROUND_OF,
    GROWING,
    INPUTS,
    JOINING,
    NEST,
    SIZE,
    WANTED,
    learned,
)
from musivum.games.mosaix.closer_practice import closer_worths, look_closely
from musivum.games.mosaix.foresight import SYMBOL_INPUTS
from musivum.games.mosaix.lore import EMPTY_INPUTS

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import mosaix_learner
import train_mosaix_closer
from mosaix_learner import parts, worth_of

pytestmark = pytest.mark.skipif(config.DISABLE_JIT, reason="it is made of machine instructions")

Cell = tuple[int, int]
Cells = set[Cell]


def grids_of(seed: int, bot: str = "club") -> np.ndarray:
    """The grids of a game before its rolls, but the last, where nothing can be written any more."""
    states = Match(load("mosaix", players=1), seed=seed, players=[bot]).run().states
    arrays = [one.array for one in states if one.array[sheet.PHASE] == sheet.ROLLING]
    found = [[*one[sheet.SEATS : sheet.SEATS + 3], one[sheet.FREE_BOXES]] for one in arrays]
    return np.array(found)


def worths(numbers: np.ndarray, grids: np.ndarray) -> np.ndarray:
    found = np.zeros(len(grids))
    closer_worths(len(grids), numbers, np.ascontiguousarray(grids).reshape(-1), found)
    return found


# What is seen, once more with sets


def cells_of(cells: int) -> Cells:
    return {divmod(at, 8) for at in range(56) if cells >> at & 1}


def around(cell: Cell) -> list[Cell]:
    row, at = cell
    return [(row, at + 1), (row + 1, at), (row, at - 1), (row - 1, at)]


def beside(cells: Cells) -> Cells:
    return {one for cell in cells for one in around(cell)} - cells


def pieces(cells: Cells) -> Iterator[Cells]:
    left = set(cells)
    while left:
        piece = {left.pop()}
        while more := beside(piece) & left:
            piece |= more
            left -= more
        yield piece


def writable(empty: Cells, boxes: int) -> Cells:
    """Cells in gaps of four or more, or of fewer at the edge, as many as the boxes allow."""
    least, found = 4 - min(boxes, 3), set[Cell]()
    for gap in pieces(empty):
        edge = any(0 in cell or 6 in cell for cell in gap)
        if len(gap) >= 4 or (edge and len(gap) >= least):
            found |= gap
    return found


def seen_of(grid: np.ndarray, symbol: int) -> Counter[int]:
    """The marks that foresight does not have."""
    symbols = [cells_of(int(cells)) for cells in grid[:3]]
    board = {(row, at) for row in range(7) for at in range(7)}
    live = writable(board - set().union(*symbols), int(grid[3]))
    young = [[one for one in pieces(cells) if len(one) < 5] for cells in symbols]
    old = [[one for one in pieces(cells) if len(one) >= 5] for cells in symbols]
    near_young = [set().union(*(beside(one) for one in areas)) & live for areas in young]
    near_old = [set().union(*(beside(one) for one in areas)) & live for areas in old]
    own_young, own_old = set().union(*young[symbol]), set().union(*old[symbol])
    others = [one for one in range(3) if one != symbol]
    marks = Counter[int]()
    for cell in live:
        kinds = [
            1 if one in live else 2 if one in own_young else 3 if one in own_old else 0
            for one in around(cell)
        ]
        marks[AROUND + int(AROUND_OF[sum(kind * 4**at for at, kind in enumerate(kinds))])] += 1
        own = 2 * (cell in near_young[symbol]) + (cell in near_old[symbol])
        wanted = 3 * sum(cell in near_young[one] for one in others)
        wanted += sum(cell in near_old[one] for one in others)
        marks[WANTED + 9 * own + wanted] += 1
        sizes = [len(area) for area in young[symbol] if cell in beside(area)]
        joins_old = cell in near_old[symbol]
        if sizes and (joins_old or len(sizes) > 1):
            marks[JOINING + 9 * joins_old + min(sum(sizes), 8)] += 1
    free = live - near_old[symbol]
    for area in young[symbol]:
        most = min(len(beside(area) & free), 5)
        contested = near_young[others[0]] | near_young[others[1]]
        alone = min(len(beside(area) & free - contested), 5)
        marks[GROWING + 21 * (len(area) - 1) + most * (most + 1) // 2 + alone] += 1
    for nest in pieces(free | own_young):
        if len(nest) >= 5:
            row = min((len(nest) - 5) // 3, 9)
            marks[NEST + 10 * row + min(len(nest & own_young), 9)] += 1
    return marks


def test_what_is_seen_of_grids_is_what_the_marks_say() -> None:
    kinds, numbers = set[int](), learned(1)
    for seed, bot in ((3, "club"), (4, "greedy"), (5, "random")):
        grids = grids_of(seed, bot)[:-1]
        symbols = np.zeros((len(grids), 3, INPUTS), dtype=np.float32)
        empties = np.zeros(len(grids) * EMPTY_INPUTS, dtype=np.float32)
        looks = np.zeros(len(grids))
        look_closely(len(grids), numbers, grids.reshape(-1), symbols.reshape(-1), empties, looks)
        for grid, seen in zip(grids, symbols, strict=True):
            for symbol in range(3):
                expected = seen_of(grid, symbol)
                found = {int(at): int(seen[symbol, at]) for at in np.flatnonzero(seen[symbol])}
                assert {at: n for at, n in found.items() if at >= SYMBOL_INPUTS} == expected
                kinds |= set(expected)
    assert len(kinds) > 100, "many marks were seen"
    firsts = (AROUND, WANTED, GROWING, JOINING, NEST, INPUTS)
    for low, high in pairwise(firsts):
        assert any(low <= mark < high for mark in kinds)


def test_a_cell_has_the_same_surroundings_turned_and_mirrored() -> None:
    for kinds in np.ndindex(4, 4, 4, 4):
        place = [
            sum(kind * 4**at for at, kind in enumerate(some))
            for some in (kinds, kinds[1:] + kinds[:1], kinds[::-1])
        ]
        assert len({int(AROUND_OF[one]) for one in place}) == 1
    assert len(set(AROUND_OF.tolist())) == 55


# What is said


def test_the_formula_that_learns_is_the_code_that_plays() -> None:
    numbers, grids = learned(1), grids_of(8)[:-1]
    symbols, empties, first = train_mosaix_closer.looked(grids)
    own = parts(numbers[-SIZE:], train_mosaix_closer.SHAPES)
    said = worth_of(own, symbols, empties)
    assert np.abs(said).max() > 0.3, "it is not nothing"
    assert worths(numbers, grids) == pytest.approx(first + said, abs=1e-3)


def test_before_it_is_learned_a_closer_look_says_nothing() -> None:
    numbers, grids = learned(1).copy(), grids_of(8)[:-1]
    numbers[-SIZE:] = 0
    assert worths(numbers, grids) == pytest.approx(train_mosaix_closer.looked(grids)[2], abs=1e-4)


def test_where_a_game_is_over_its_points_are_what_it_is_worth() -> None:
    game = load("mosaix", players=1)
    match = Match(game, seed=5, players=["random"]).run()
    assert match.outcome is not None
    array = match.state.array
    grid = np.array([[*array[sheet.SEATS : sheet.SEATS + 3], 0]])
    grid[0, :3] = [(1 << 7) - 1 << 8 * row for row in range(3)]  # and the rest is filled as well
    grid[0, 2] |= sum((1 << 7) - 1 << 8 * row for row in range(3, 7))
    assert worths(learned(1), grid)[0] == 7 + 7 + 35


def test_turned_and_mirrored_grids_and_exchanged_symbols_are_worth_the_same() -> None:
    numbers, grids = learned(1), grids_of(9)[2:-1]
    turned = grids.copy()
    for grid in turned:
        for symbol in range(3):
            cells = cells_of(int(grid[symbol]))
            grid[symbol] = sum(1 << 8 * column + 6 - row for row, column in cells)
    for other in (turned, grids[:, [1, 2, 0, 3]], grids[:, [1, 0, 2, 3]]):
        assert worths(numbers, other) == pytest.approx(worths(numbers, grids), abs=1e-3)


# How it is learned


def test_a_grid_is_told_what_its_game_brought_but_for_the_luck() -> None:
    """Of three writings of one game and one of another: what each promised, looked worth before."""
    noted = np.array([[0, 100], [103, 104], [90, 95], [0, 70]], dtype=float)
    told = train_mosaix_closer.told({"noted": noted, "rounds": np.array([3, 1])})
    trust = train_mosaix_closer.TRUST
    assert told.tolist() == pytest.approx([100 + trust * (1 + trust * 5), 104 + trust * 5, 95, 70])


class StoppedError(Exception):
    pass


def test_learning_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"BATCH": 4, "EPOCHS": 2, "HELD_BACK": 2}.items():
        monkeypatch.setattr(train_mosaix_closer, name, value)
    monkeypatch.setattr(mosaix_learner, "BATCH", 32)
    monkeypatch.setattr(train_mosaix_closer, "ProcessPoolExecutor", lambda *_, **__: Here())

    def learn(name: str) -> Any:
        words = ["", "--games", "8", "8", "--keep", f"{tmp_path / name}"]
        monkeypatch.setattr(sys, "argv", [*words, "--out", f"{tmp_path / name}.json"])
        train_mosaix_closer.main()
        return (tmp_path / f"{name}.json").read_text()

    whole = learn("whole")
    play, played = train_mosaix_closer.play, iter(range(3))

    def stops(*words: Any) -> Any:
        if next(played, None) is None:
            raise StoppedError
        return play(*words)

    monkeypatch.setattr(train_mosaix_closer, "play", stops)
    with pytest.raises(StoppedError):
        learn("stopped")
    monkeypatch.setattr(train_mosaix_closer, "play", play)
    assert learn("stopped") == whole


class Here:
    """Does at once what other processes would do."""

    map = staticmethod(map)

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None:
        pass


def test_it_is_for_one_alone_and_has_been_learned() -> None:
    assert np.any(learned(1)[-SIZE:])
    assert closer.FILE.exists()
