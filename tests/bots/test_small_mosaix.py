"""Perfect play on small grids of Mosaix: the solver is right, stops and goes on, and bots are
measured by it."""

import sys
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, permutations, product
from math import factorial, prod
from pathlib import Path
from random import Random

import pytest

from musivum.geometry import polyomino
from tests.sampled import LONG, usual

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))

import small_mosaix  # noqa: E402 - it lies among the tools
from solve_mosaix import Solver, parts_of  # noqa: E402 - the same

Cells = tuple[str, ...]
"""A grid, cell by cell: a symbol, or a dot."""
SHAPES = ("####", "##/##", "###/.#.", ".##/##.", "##./.##", "#../###", "..#/###")


# The same by definition, with nothing left out and nothing made alike


def placed(side: int) -> list[list[int | None]]:
    """Ways to lay a tetromino on or over a grid: the cell below each die, None over its edge."""
    found = []
    for outline in SHAPES:
        for turned in polyomino.rotations(polyomino.shape(outline)):
            for down, right in product(range(-3, side), repeat=2):
                laid = [(row + down, column + right) for row, column in turned]
                inside = [0 <= row < side and 0 <= column < side for row, column in laid]
                if any(inside):
                    at = [row * side + column for row, column in laid]
                    found.append([one if on else None for one, on in zip(at, inside, strict=True)])
    return found


def score(side: int, grid: Cells) -> int:
    total = 0
    for symbol in "OTX":
        left = {at for at, one in enumerate(grid) if one == symbol}
        sizes = []
        while left:
            area, edge = set(), [left.pop()]
            while edge:
                at = edge.pop()
                area.add(at)
                row, column = divmod(at, side)
                for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                    near = (row + down) * side + column + right
                    if 0 <= column + right < side and near in left:
                        left.remove(near)
                        edge.append(near)
            sizes.append(len(area))
        large = [size for size in sizes if size >= 5]
        total += len(large) * sum(large)
    return total


def defined(side: int, start: Cells, free: int) -> float:
    """What perfect play can expect."""
    ways = placed(side)

    @cache
    def value(grid: Cells, boxes: int) -> float:
        expected = 0.0
        for roll in combinations_with_replacement("OTX", 4):
            best = float(score(side, grid) + boxes)
            for dice, way in product(set(permutations(roll)), ways):
                over = way.count(None)
                if over > boxes or any(at is not None and grid[at] != "." for at in way):
                    continue
                after = list(grid)
                for one, at in zip(dice, way, strict=True):
                    if at is not None:
                        after[at] = one
                best = max(best, value(tuple(after), boxes - over))
            weight = factorial(4) // prod(map(factorial, Counter(roll).values()))
            expected += weight / 81 * best
        return expected

    return value(start, free)


def some_grid(side: int, empty: int, seed: int) -> Cells:
    """A grid with few symbols of one kind, so that areas are large."""
    rng = Random(seed)
    cells = [rng.choice("OOOOTX") for _ in range(side * side)]
    for at in rng.sample(range(side * side), empty):
        cells[at] = "."
    return tuple(cells)


def masks(grid: Cells) -> tuple[int, int, int]:
    first, second, third = (
        sum(1 << at for at, one in enumerate(grid) if one == symbol) for symbol in "OTX"
    )
    return first, second, third


@pytest.mark.parametrize("seed", usual(range(24), 2, 5, 9))
def test_the_solver_agrees_with_the_definition(seed: int) -> None:
    side, empty, boxes = (3, 5, 2) if seed % 2 else (4, 3, 5)
    grid = some_grid(side, empty, seed)
    solver = Solver(side)
    assert solver.ask(masks(grid), boxes, 1 << 30) == pytest.approx(defined(side, grid, boxes))


def test_positions_that_share_a_place_share_their_value() -> None:
    """Asked one after the other in one table, as in a whole game."""
    solver = Solver(3)
    for seed in range(8):
        grid = some_grid(3, 3, seed)
        assert solver.ask(masks(grid), 2, 1 << 30) == pytest.approx(defined(3, grid, 2))


def test_a_tetromino_covers_what_it_covers() -> None:
    for side in (3, 4):
        covered = {frozenset(at for at in way if at is not None) for way in placed(side)}
        parts = [int(row[0]) for row in parts_of(side)[:-1]]
        assert sorted(sum(1 << at for at in part) for part in covered) == sorted(parts)


def test_a_solver_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = Solver(4)
    value = whole.ask(whole.start(), 0, 1 << 30)
    solver, asked = Solver(4), 0
    found = None
    while found is None:
        found = solver.ask(solver.start(), 0, 30_000)
        solver.keep(tmp_path / "side4.npz")
        solver = Solver.read(tmp_path / "side4.npz")
        asked += 1
    assert asked == 3
    assert found == value
    assert solver.known == whole.known


def test_a_copy_differs_in_the_side_alone(tmp_path: Path) -> None:
    small_mosaix.copied(4, small_mosaix.USUAL, tmp_path)
    before = (ROOT / "src/musivum/games/mosaix/data.py").read_text().splitlines()
    after = (tmp_path / "musivum/games/mosaix/data.py").read_text().splitlines()
    changed = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    assert changed == [("SIDE = 7", "SIDE = 4")]


CHECK = """
from musivum import Match, load
from musivum.games.mosaix import sheet
import perfect, small_mosaix, solve_mosaix
solver, compared = solve_mosaix.Solver(4), 0
for seed in range(40):
    for state in Match(load("mosaix", players=1), seed=seed, players=["casual"]).run().states:
        if state.array[sheet.PHASE] == sheet.ROLLING:
            value = perfect.expected(state, 2_000_000)
            if value is not None:
                boxes = int(state.array[sheet.FREE_BOXES])
                found = solver.ask(small_mosaix.grid_of(state.array), boxes, 1 << 30)
                assert abs(found - value) < 1e-9, (seed, found, value)
                compared += 1
assert compared > 20, compared
"""


@LONG
def test_the_solver_agrees_with_the_rules_themselves() -> None:
    """In a copy of the package with a small grid, where its rules are followed to the end."""
    words = ["-c", f"import sys; sys.path.append({str(ROOT / 'tools')!r})\n{CHECK}"]
    assert small_mosaix.again(4, small_mosaix.USUAL, words) == 0
