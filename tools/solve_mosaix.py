"""Perfect play of Mosaix alone on a small grid, by expectimax over all dice.

    python tools/solve_mosaix.py --side 4 --keep side4.npz

The rules are those of the solo game; only the grid has another side, and its printed symbol stands
at the row and column behind the middle (an even grid has no centre). ``--boxes`` shortens the
scale. Every position is looked at once: what was found is kept in a file, from which the command
goes on when it was stopped. ``tools/small_mosaix.py`` measures bots by it.

A position is what the rest of the game depends on, and nothing else: which cells are empty and can
still be written on, and for every symbol its areas, each by the empty cells beside it and by its
size up to five; what is larger than five only adds to the symbol's cells. Areas that can never be
parts of one of five cells are forgotten, and symbols that can no longer gain count with their
points at once. Turned and mirrored grids are the same, as are those with symbols exchanged (who
plays alone may build the mirror image of any formation). Positions are told apart by 64 bits: among
ten million the chance that any two are mistaken for each other is one in four hundred thousand.
"""

import argparse
import time
from itertools import product
from pathlib import Path

import numpy as np
from numba import types

from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.pointers import INTS, VALUES, WORDS, Values, new_ints, new_values, new_words, part
from musivum.games.mosaix.data import BOXES, DICE, ROLL_WEIGHTS, ROLLS, SYMBOLS, TETROMINOES
from musivum.games.mosaix.sheet import SMALLEST_AREA
from musivum.geometry import bits, polyomino

MOST_SIDE = 5
TURNS = 8
"""Images of a grid: turned and mirrored."""
SUBSETS, WAYS = 1 << DICE, len(SYMBOLS) ** DICE
FULL_AT, LEFT_AT, RIGHT_AT, EDGE_AT, SIDE_AT, PARTS_AT, NOTHING_AT = range(7)
"""What is known of a grid: its cells, those not on the left, not on the right, on the edge; its
side; how many parts there are, and where the part of no cells stands."""
PART_ROW = 2 + DICE
"""A part: its cells together, how many, and each."""
LOW_BITS = 13
"""Images of cells are looked up in two halves."""
HALF = 1 << LOW_BITS
SLOTS, USED, BUDGET = range(3)
"""Of the table: its places, those in use, and how many more positions may be looked at."""
BASE = DICE + 1
COUNTS = BASE**3
TOO_LONG = -1.0

_STEP, _MIX = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)
_LAST = np.uint64(0x94D049BB133111EB)
_30, _27, _31 = np.uint64(30), np.uint64(27), np.uint64(31)
_ONE, _NONE = np.uint64(1), np.uint64(0)
_SIZE_BITS = 25
_TOTALS, _EMPTY = 31, 30
"""In the place of a size: what stands for a symbol's totals, and for the empty cells."""


ASSIGNED: Ints = np.array(
    [
        sum(1 << cell for cell in range(DICE) if way // 3**cell % 3 == symbol)
        for way in range(WAYS)
        for symbol in range(3)
    ]
)
"""For each way to put symbols on four cells, the cells of each symbol; the first cells' symbols
change fastest, so the first 27 ways are those of three cells, with circles on the fourth."""
ROLLED: Ints = np.array([roll.count(one) for roll in ROLLS for one in SYMBOLS])
ROLL_COUNT, ALL_WEIGHTS = len(ROLLS), int(ROLL_WEIGHTS.sum())
WEIGHTS: Ints = ROLL_WEIGHTS
POWERS: Ints = np.array([3**size for size in range(DICE + 1)])


@helper
def _mixed(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> _30)) * _MIX
    word = (word ^ (word >> _27)) * _LAST
    return word ^ (word >> _31)


@helper
def _random(kind: int, cells: int) -> np.uint64:
    """64 bits that look random, the same for the same numbers."""
    return _mixed(np.uint64((kind << _SIZE_BITS) + cells + 1) * _STEP)


@helper
def _spread(info: Ints, cells: int) -> int:
    """These cells and all beside them."""
    side = info[SIDE_AT]
    across = (cells & info[RIGHT_AT]) << 1 | (cells & info[LEFT_AT]) >> 1
    return int((cells | across | cells << side | cells >> side) & info[FULL_AT])


@helper
def _joined(info: Ints, cells: int, seed: int) -> int:
    area = seed
    grown = _spread(info, area) & cells
    while grown != area:
        area = grown
        grown = _spread(info, area) & cells
    return area


@helper
def _usable(info: Ints, empty: int, boxes: int) -> int:
    """The empty cells that can still be written on."""
    left, found = empty, 0
    while left:
        gap = _joined(info, empty, left & -left)
        left &= ~gap
        size = bits.count(gap)
        if size >= DICE or (gap & info[EDGE_AT] and size >= DICE - boxes):
            found |= gap
    return found


@helper
def _has_nursery(info: Ints, empty: int) -> bool:
    """Whether a new area that counts could come to be on empty cells alone."""
    left = empty
    while left:
        gap = _joined(info, empty, left & -left)
        left &= ~gap
        if bits.count(gap) >= SMALLEST_AREA:
            return True
    return False


@helper
def _image(images: Ints, turn: int, cells: int) -> int:
    row = turn * 2 * HALF
    return int(images[row + (cells & (HALF - 1))] | images[row + HALF + (cells >> LOW_BITS)])


@helper
def _look(
    info: Ints, images: Ints, cells: int, empty: int, nursery: bool, hashes: Words, facts: Ints
) -> None:
    """Write what the rest of the game depends on of one symbol, a hash for each image, and its
    points and whether they can still become more."""
    for turn in range(TURNS):
        hashes[turn] = _NONE
    closed, open_areas, total, alive = 0, 0, 0, nursery
    left = cells
    while left:
        area = _joined(info, cells, left & -left)
        left &= ~area
        size = bits.count(area)
        beside = _spread(info, area) & empty
        if size >= SMALLEST_AREA:
            total += size
            if beside == 0:
                closed += 1
                continue
            open_areas += 1
            size = SMALLEST_AREA
        elif bits.count(_joined(info, cells | empty, area)) < SMALLEST_AREA:
            continue
        alive = True
        for turn in range(TURNS):
            hashes[turn] += _random(size, _image(images, turn, beside))
    facts[0] = (closed + open_areas) * total
    facts[1] = alive
    if not alive:
        return
    totals = _random(_TOTALS, closed * 64 + total)
    for turn in range(TURNS):
        hashes[turn] = _mixed(hashes[turn] + totals)


@helper
def _slot(keys: Words, slots: int, key: np.uint64) -> int:
    """Where a position stands in the table, or the place for it."""
    place = int(key >> _ONE) & (slots - 1)
    while keys[place] != _NONE and keys[place] != key:
        place = (place + 1) & (slots - 1)
    return place


@helper
def _look_at_empty(images: Ints, empty: int, boxes: int, hashes: Words) -> None:
    for turn in range(TURNS):
        hashes[turn] = _mixed(_random(_EMPTY, _image(images, turn, empty)) + np.uint64(boxes))


@helper
def _key(hashes: Words, first: int, second: int, third: int, empties: Words) -> np.uint64:
    """The least hash of the images of a position; never 0."""
    least = ~_NONE
    for turn in range(TURNS):
        word = hashes[first * TURNS + turn] + hashes[second * TURNS + turn]
        least = min(least, _mixed(word + hashes[third * TURNS + turn] + empties[turn]))
    return least | _ONE


SOLVE = types.float64(
    INTS, INTS, INTS, WORDS, VALUES, INTS, types.int64, types.int64, types.int64, types.int64
)


@helper
def _cells(parts: Ints, row: int, subset: int) -> int:
    """Some of the cells of a part."""
    found = 0
    for cell in range(DICE):
        if subset >> cell & 1:
            found |= parts[row + 2 + cell]
    return found


@helper
def _look_at_all(
    info: Ints,
    parts: Ints,
    images: Ints,
    grid: Ints,
    row: int,
    empty: int,
    hashes: Words,
    facts: Ints,
) -> None:
    """Look at each symbol with every choice of the cells of a part added to it."""
    nursery = _has_nursery(info, empty)
    for symbol in range(3):
        for subset in range(1 << parts[row + 1]):
            which = symbol * SUBSETS + subset
            _look(
                info, images, grid[symbol] | _cells(parts, row, subset), empty, nursery,
                part(hashes, which * TURNS, TURNS), part(facts, 2 * which, 2),
            )  # fmt: skip


@helper
def _over_rolls(best: Values) -> float:
    """The average over all rolls of the best that can be done with some of their dice."""
    total = 0.0
    for roll in range(ROLL_COUNT):
        most = best[0]
        for circles in range(ROLLED[3 * roll] + 1):
            for triangles in range(ROLLED[3 * roll + 1] + 1):
                for crosses in range(ROLLED[3 * roll + 2] + 1):
                    most = max(most, best[(circles * BASE + triangles) * BASE + crosses])
        total += WEIGHTS[roll] * most
    return total / ALL_WEIGHTS


@kernel(SOLVE)
def follow(  # noqa: PLR0915 - one position: its parts, their symbols, the rolls
    info: Ints,
    parts: Ints,
    images: Ints,
    keys: Words,
    values: Values,
    counters: Ints,
    circles: int,
    triangles: int,
    crosses: int,
    boxes: int,
) -> float:
    """What perfect play can expect of a position before a roll, in points.

    What was not known is written into the table, without the points of symbols that can no longer
    gain. TOO_LONG if the budget is spent or the table full.
    """
    hashes, facts = new_words(3 * SUBSETS * TURNS), new_ints(3 * SUBSETS * 2)
    empties, grid, best = new_words(TURNS), new_ints(3), new_values(COUNTS)
    grid[0], grid[1], grid[2] = circles, triangles, crosses
    unwritten = info[FULL_AT] & ~(circles | triangles | crosses)
    empty = _usable(info, unwritten, boxes)
    _look_at_all(info, parts, images, grid, info[NOTHING_AT], empty, hashes, facts)
    stands, still, alive = boxes, 0, False
    for which in range(0, 3 * SUBSETS, SUBSETS):
        stands += facts[2 * which]
        if facts[2 * which + 1]:
            alive = True
        else:
            still += facts[2 * which]
    if not alive:
        return stands
    _look_at_empty(images, empty, boxes, empties)
    key = _key(hashes, 0, SUBSETS, 2 * SUBSETS, empties)
    place = _slot(keys, counters[SLOTS], key)
    if keys[place] == key:
        return float(still + values[place])
    if counters[BUDGET] <= 0 or 4 * counters[USED] >= 3 * counters[SLOTS]:
        return TOO_LONG
    for count in range(COUNTS):
        best[count] = stands  # one may end the game
    for number in range(info[PARTS_AT]):
        row = number * PART_ROW
        size = parts[row + 1]
        left = boxes - (DICE - size)
        if left < 0 or parts[row] & ~empty:
            continue
        after = _usable(info, unwritten & ~parts[row], left)
        _look_at_all(info, parts, images, grid, row, after, hashes, facts)
        _look_at_empty(images, after, left, empties)
        for way in range(POWERS[size]):
            first = ASSIGNED[3 * way] & ((1 << size) - 1)
            second, third = ASSIGNED[3 * way + 1], ASSIGNED[3 * way + 2]
            value, alive = 0.0, False
            for which in (first, SUBSETS + second, 2 * SUBSETS + third):
                if facts[2 * which + 1]:
                    alive = True
                else:
                    value += facts[2 * which]
            if alive:
                key_after = _key(hashes, first, SUBSETS + second, 2 * SUBSETS + third, empties)
                found = _slot(keys, counters[SLOTS], key_after)
                if keys[found] == key_after:
                    value += values[found]
                else:
                    value = follow(
                        info, parts, images, keys, values, counters,
                        circles | _cells(parts, row, first),
                        triangles | _cells(parts, row, second),
                        crosses | _cells(parts, row, third),
                        left,
                    )  # fmt: skip
                    if value == TOO_LONG:
                        return TOO_LONG
            else:
                value += left
            count = (bits.count(first) * BASE + bits.count(second)) * BASE + bits.count(third)
            best[count] = max(best[count], value)
    expected = _over_rolls(best)
    place = _slot(keys, counters[SLOTS], key)
    keys[place] = key
    values[place] = expected - still
    counters[USED] += 1
    counters[BUDGET] -= 1
    return expected


# From Python


def bits_of(cells: set[tuple[int, int]], side: int) -> int:
    """Cells by row and column as the bits of a number."""
    return sum(1 << (row * side + column) for row, column in cells)


def parts_of(side: int) -> Ints:
    """Everything that a tetromino can cover of a grid, and last the part of no cells at all."""
    grid = set(product(range(side), repeat=2))
    found = set()
    for outline in TETROMINOES.values():
        for turned in polyomino.rotations(polyomino.shape(outline)):
            for down, right in product(range(1 - DICE, side), repeat=2):
                covered = {(row + down, column + right) for row, column in turned} & grid
                if covered:
                    found.add(frozenset(covered))
    rows = []
    for cells in sorted(map(sorted, found), key=lambda cells: (-len(cells), cells)):
        each = [bits_of({cell}, side) for cell in cells]
        rows.append([sum(each), len(each), *each, *[0] * (DICE - len(each))])
    return np.array([*rows, [0] * PART_ROW], dtype=np.int64)


def images_of(side: int) -> Ints:
    """Where the eight images of a grid take sets of cells, in two halves."""
    found = np.zeros((TURNS, 2, HALF), dtype=np.int64)
    for turn in range(TURNS):
        for cell in range(side * side):
            row, column = divmod(cell, side)
            for _ in range(turn % 4):
                row, column = column, side - 1 - row
            if turn >= 4:
                column = side - 1 - column
            half, bit = divmod(cell, LOW_BITS)
            has = np.arange(HALF) >> bit & 1
            found[turn, half] |= has << (row * side + column)
    return found.ravel()


class Solver:
    """What is known of a grid, and of its positions."""

    def __init__(self, side: int, slots: int = 1 << 16) -> None:
        self.side = side
        parts = parts_of(side)
        self.parts, self.images = parts.ravel(), images_of(side)
        full = (1 << side * side) - 1
        left = bits_of({(row, 0) for row in range(side)}, side)
        right = left << side - 1
        edge = left | right | (1 << side) - 1 | full & ~(full >> side)
        nothing = (len(parts) - 1) * PART_ROW
        self.info = np.array(
            [full, full & ~left, full & ~right, edge, side, len(parts) - 1, nothing]
        )
        self.keys = np.zeros(slots, dtype=np.uint64)
        self.values = np.zeros(slots, dtype=np.float64)
        self.counters = np.array([slots, 0, 0], dtype=np.int64)

    @property
    def known(self) -> int:
        """How many positions are known."""
        return int(self.counters[USED])

    def start(self) -> tuple[int, int, int]:
        """The empty grid with a printed circle: which symbol it is makes no difference."""
        return bits_of({(self.side // 2, self.side // 2)}, self.side), 0, 0

    def ask(self, grid: tuple[int, int, int], boxes: int, budget: int) -> float | None:
        """What perfect play can expect before a roll; None after so many new positions."""
        self.counters[BUDGET] = budget
        while True:
            value = follow(
                self.info, self.parts, self.images, self.keys, self.values, self.counters,
                *grid, boxes,
            )  # fmt: skip
            if value != TOO_LONG:
                return float(value)
            if self.counters[BUDGET] <= 0:
                return None
            self._grow()

    def _grow(self) -> None:
        """Double the room for positions."""
        known, values = self.keys[self.keys > 0], self.values[self.keys > 0]
        slots = 2 * len(self.keys)
        self.keys, self.values = np.zeros(slots, dtype=np.uint64), np.zeros(slots)
        self.counters[SLOTS] = slots
        enter(known, values, len(known), self.keys, self.values, slots)

    def keep(self, path: Path) -> None:
        """Write down what is known; the old file stays until the new one is whole."""
        new = path.with_suffix(".new.npz")
        has = self.keys > 0
        np.savez(new, side=self.side, keys=self.keys[has], values=self.values[has])
        new.replace(path)

    @classmethod
    def read(cls, path: Path) -> "Solver":
        """What was written down."""
        with np.load(path) as kept:
            keys, values = kept["keys"], kept["values"]
            found = cls(int(kept["side"]), 1 << max(16, (2 * len(keys)).bit_length()))
        enter(keys, values, len(keys), found.keys, found.values, len(found.keys))
        found.counters[USED] = len(keys)
        return found


@kernel(types.void(WORDS, VALUES, types.int64, WORDS, VALUES, types.int64))
def enter(known: Words, found: Values, count: int, keys: Words, values: Values, slots: int) -> None:
    """Put known positions into a table."""
    for number in range(count):
        place = _slot(keys, slots, known[number])
        keys[place], values[place] = known[number], found[number]


def main() -> None:
    """Solve a grid, and say what came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--side", type=int, default=4, choices=range(2, MOST_SIDE + 1))
    parser.add_argument("--boxes", type=int, default=BOXES, choices=range(BOXES + 1))
    parser.add_argument("--keep", type=Path, help="a file, from which to go on")
    parser.add_argument("--at-a-time", type=int, default=1_000_000, metavar="POSITIONS")
    asked = parser.parse_args()
    solver = Solver(asked.side)
    if asked.keep and asked.keep.exists():
        solver = Solver.read(asked.keep)
        if solver.side != asked.side:
            raise SystemExit(f"{asked.keep} is of side {solver.side}: choose another file")
    value, began = None, time.perf_counter()
    while value is None:
        value = solver.ask(solver.start(), asked.boxes, asked.at_a_time)
        print(f"{solver.known:,} positions, {time.perf_counter() - began:.0f} s", flush=True)
        if asked.keep:
            solver.keep(asked.keep)
    print(f"perfect play can expect {value:.6f} points")


if __name__ == "__main__":
    main()
