"""The material of Mosaix: grid, symbols, tetrominoes, and the tables that follow from them.

A grid is a set of cells for each symbol, as the bits of one integer. A row takes eight bits, of
which the last is always empty, so that a step to the side never ends up in another row::

    bit    0  1  2  3  4  5  6 (7)      row 1
           8  9 10 11 12 13 14 (15)
          16 17 18 19 20 21 22 (23)
          24 25 26 27 28 29 30 (31)     27 is the centre
          32 33 34 35 36 37 38 (39)
          40 41 42 43 44 45 46 (47)
          48 49 50 51 52 53 54 (55)     row 7

A *part* is a set of one to four joined cells. What a tetromino covers of the grid is one, the rest
hanging over the edge. A *writing* is a part with a symbol on each of its cells.
"""

import atexit
import tempfile
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from typing import IO, NamedTuple

import numpy as np

from musivum.core.numbers import Ints
from musivum.geometry import polyomino

SIDE = 7
STRIDE = 8
"""How far the bits of a cell and of the one below it are apart."""

SYMBOLS = "OTX"
"""Circle, triangle, cross."""
DICE = 4
MOST_PLAYERS = 4
BOXES = 8
"""The scale of the solo game."""

TETROMINOES = {
    "I": "####",
    "O": "##/##",
    "T": "###/.#.",
    "S": ".##/##.",
    "Z": "##./.##",
    "J": "#../###",
    "L": "..#/###",
}
"""The seven one-sided tetrominoes, in the order in which their formations are numbered."""

SHAPE_COUNT = len(TETROMINOES)

ROLLS = tuple("".join(dice) for dice in combinations_with_replacement(SYMBOLS, DICE))
"""All rolls, their dice sorted: OOOO, OOOT, OOOX, OOTT … XXXX."""

ROLL_OF_DICE = np.array(
    [ROLLS.index("".join(sorted(dice))) for dice in product(SYMBOLS, repeat=DICE)], dtype=np.int64
)
"""The roll that each of the 81 ways gives in which four distinguishable dice can fall."""
ALL_DICE = len(SYMBOLS) ** DICE
"""These 81 ways."""
ROLL_WEIGHTS = np.bincount(ROLL_OF_DICE).astype(np.int64)
"""In how many of the 81 ways each roll comes about."""

POWERS = np.array([len(SYMBOLS) ** size for size in range(DICE + 1)], dtype=np.int64)
"""In how many ways symbols can stand on that many cells."""
INVERSES = np.array([-(-(1 << 32) // int(power)) for power in POWERS], dtype=np.int64)
"""What numbers of actions are multiplied by, and then shifted by 32 bits, to divide by a power."""
ROLES = np.array(
    [
        sum(1 << place + DICE * (symbol - 1) for place, symbol in enumerate(symbols) if symbol > 0)
        for symbols in product(range(len(SYMBOLS)), repeat=DICE)
    ],
    dtype=np.int64,
)
"""For all ways in which symbols can stand on four cells: the places of the triangles as four bits,
then those of the crosses; the rest are circles."""


def bit(row: int, column: int) -> int:
    """The cell at a row and column (from 0) as a set."""
    return 1 << (row * STRIDE + column)


GRID = sum(bit(row, column) for row in range(SIDE) for column in range(SIDE))
EDGE = GRID & ~sum(bit(row, column) for row in range(1, SIDE - 1) for column in range(1, SIDE - 1))
CENTRE = bit(SIDE // 2, SIDE // 2)


# Formations and parts


class Formation(NamedTuple):
    """Four dice put together."""

    drawing: str
    """The alphabetically smallest of its rotations."""
    shape: int
    """Its tetromino's number."""
    symbols: tuple[int, ...]
    """The symbols on the cells of the tetromino as it is drawn in TETROMINOES, in row order."""


class Part(NamedTuple):
    """Cells that can be written on together: where, and in which outline."""

    outline: str
    row: int
    column: int
    """Row and column (from 0) of the bounding box's top-left corner."""
    cells: tuple[int, ...]
    """The cells as one-cell sets, in row order."""


@cache
def formations() -> tuple[Formation, ...]:
    """All formations, by tetromino, then alphabetically.

    >>> len(formations()), formations()[0].drawing, formations()[-1].drawing
    (402, 'O/O/O/O', '..X/XXX')
    """
    found = []
    for number, outline in enumerate(TETROMINOES.values()):
        cells = polyomino.shape(outline)
        by_drawing: dict[str, tuple[int, ...]] = {}
        for symbols in product(range(len(SYMBOLS)), repeat=DICE):
            marked = tuple((cell, SYMBOLS[one]) for cell, one in zip(cells, symbols, strict=True))
            by_drawing.setdefault(min(drawings(marked)), symbols)
        found += [Formation(text, number, by_drawing[text]) for text in sorted(by_drawing)]
    return tuple(found)


def drawings(marked: polyomino.Marked) -> list[str]:
    """How a formation can lie, drawn by rows."""
    return [polyomino.drawing(turned) for turned in polyomino.marked_rotations(marked)]


BUILDS = len(formations())
"""Actions below this build formations."""


@cache
def _covered(shape: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Every way to lay a tetromino on the grid: the cells it covers, and with which of its own.

    The tetromino is turned four times, also when it then looks the same, because the symbols on
    it do not.
    """
    found = []
    turned: Sequence[polyomino.Cell] = polyomino.shape(list(TETROMINOES.values())[shape])
    for _ in range(4):
        turned = [polyomino.turn(cell) for cell in turned]
        top = min(row for row, _ in turned)
        left = min(column for _, column in turned)
        for down, right in product(range(1 - DICE, SIDE), repeat=2):
            moved = [(row - top + down, column - left + right) for row, column in turned]
            on_grid = sorted(
                (cell, source)
                for source, cell in enumerate(moved)
                if 0 <= cell[0] < SIDE and 0 <= cell[1] < SIDE
            )
            if on_grid:
                cells = tuple(bit(*cell) for cell, _ in on_grid)
                found.append((cells, tuple(source for _, source in on_grid)))
    return tuple(found)


@cache
def parts() -> tuple[Part, ...]:
    """All parts: those of four cells first, then three, two, one; by outline, row and column.

    Those of fewer than four cells are here wherever they lie, so that they can be talked about;
    only at the edge can they be written.
    """
    covered = {cells for shape in range(SHAPE_COUNT) for cells, _ in _covered(shape)}
    outlines = {_outline(cells) for cells in covered}
    ordered = sorted(outlines, key=lambda outline: (-outline.count(polyomino.PLAIN), outline))
    return tuple(part for outline in ordered for part in _everywhere(outline))


def _outline(cells: tuple[int, ...]) -> str:
    places = [divmod(cell.bit_length() - 1, STRIDE) for cell in cells]
    return polyomino.drawing(polyomino.plain(polyomino.normal(places)))


def _everywhere(outline: str) -> list[Part]:
    shape = polyomino.shape(outline)
    height, width = polyomino.box(shape)
    return [
        Part(outline, top, left, tuple(bit(top + row, left + column) for row, column in shape))
        for top in range(SIDE + 1 - height)
        for left in range(SIDE + 1 - width)
    ]


# The tables that the kernels read. Their first numbers are these …

PLAYERS = 0
FIXED_CENTRES = 1
"""For each of four seats 1 + its pre-printed symbol; 0 if it is dealt."""
END = FIXED_CENTRES + MOST_PLAYERS
"""The action `end`; -1 with more players than one, who have none."""
PASS = END + 1
CARD = PASS + 1
"""The first chance action, `card O`; the rolls follow the cards."""
ROLL = CARD + 1
FIRST_WRITING = ROLL + 1
"""[size] The first action that writes so many cells; sizes 4, 3, 2, 1 follow each other."""
FIRST_PART = FIRST_WRITING + DICE + 1
"""[size] The number of the first part of so many cells."""
PARTS = FIRST_PART + DICE + 1
"""… and then where in the tables these lists begin: [part × 5] its cells, together and singly;"""
FORMATIONS = PARTS + 1
"""[formation × 8] its shape, its roll, where its writings begin, a zero, how many
of them write at least 4, 3, 2 and 1 cells;"""
WRITINGS = FORMATIONS + 1
"""the writings of each formation, the cells of each;"""
WRITING_ACTIONS = WRITINGS + 1
"""and their actions, in the same, ascending order;"""
SHAPES = WRITING_ACTIONS + 1
"""[shape × 8] as for formations: where its parts begin (at 2), and how many (from 4);"""
SHAPE_TURNS = SHAPES + 1
"""[shape × 12] for each of its four turns how far the other cells are from the first;"""
SHAPE_PARTS = SHAPE_TURNS + 1
"""the parts of each shape, largest first, the cells of each;"""
ROLLED = SHAPE_PARTS + 1
"""[roll × 2] where its formations begin in the next list, and how many there are;"""
ROLLED_FORMATIONS = ROLLED + 1
"""the formations of each roll;"""
RANGES = ROLLED_FORMATIONS + 1
"""[formation] in one word where its writings begin, and from RANGE_AT bits on how many of them
write at least 4, 3, 2 and 1 cells, RANGE_BITS each;"""
PART_CELLS = RANGES + 1
"""[part] its cells;"""
ROLLED_SHAPES = PART_CELLS + 1
"""the shapes of the formations of each roll, in the order of ROLLED_FORMATIONS;"""
LAYINGS = ROLLED_SHAPES + 1
"""[shape × MOST_LAYINGS] the cells of every way to lay a tetromino, those with most cells on the
grid first;"""
LAID = LAYINGS + 1
"""in the same order the action that writes circles there, and from LAID_AT bits on, in four bytes,
what the next symbol on each of the tetromino's own cells adds to it;"""
BUILT_LAYINGS = LAID + 1
"""[formation × 6] which LAYINGS of its shape count, as a set of bits in four words: of those that
write the same one does; then, as in RANGES, where they begin, and how many there are; and four
bytes that are full where its own cells have no circle, then four for those with a cross."""
HEADER = BUILT_LAYINGS + 1

MOST_LAYINGS = 256
BUILT_ROW = 6
"""The length of an entry of BUILT_LAYINGS, of which …"""
LAID_RANGE_AT, LAID_SYMBOLS_AT = 4, 5
"""… these are the last two."""
LAID_AT = 32

RANGE_AT, RANGE_BITS = 20, 10

ROW = 8
"""The length of an entry of FORMATIONS and SHAPES, of which …"""
SHAPE_AT, ROLL_AT, START_AT, COUNT_AT = 0, 1, 2, 4
"""… COUNT_AT + n counts what leaves at most n cells over the edge."""
PART_ROW = 1 + DICE
TURNS = 4
TURN_ROW = DICE - 1
"""The length of one turn in SHAPE_TURNS."""


def tables(players: int, centres: str | None) -> Ints:
    """All that the kernels must know about the material and the options.

    The options change a few numbers at the beginning of a megabyte and a half. So the material is
    mapped from one file, and what is written to a copy of it costs that page and no more: there are
    120 choices of centres.
    """
    found: Ints = np.asarray(np.memmap(_material(), dtype=np.int64, mode="c"))
    found[PLAYERS] = players
    for seat, symbol in enumerate(centres or ""):
        found[FIXED_CENTRES + seat] = 1 + SYMBOLS.index(symbol)
    after_writings = found[FIRST_WRITING]
    found[END] = after_writings if players == 1 else -1
    found[PASS] = after_writings + (players == 1)
    found[CARD] = found[PASS] + 1
    found[ROLL] = found[CARD] + len(SYMBOLS)
    return found


@cache
def _material() -> IO[bytes]:
    """A file of the header, as far as it does not depend on options, and the lists."""
    header = np.zeros(HEADER, dtype=np.int64)
    action = BUILDS
    first_action: dict[tuple[int, ...], int] = {}
    for number, part in enumerate(parts()):
        size = len(part.cells)
        if header[FIRST_WRITING + size] == 0:
            header[FIRST_WRITING + size] = action
            header[FIRST_PART + size] = number
        first_action[part.cells] = action
        action += int(POWERS[size])
    header[FIRST_WRITING] = action

    part_rows = [
        [sum(part.cells), *part.cells, *[0] * (DICE - len(part.cells))] for part in parts()
    ]
    ways = [_Ways(shape, first_action) for shape in range(SHAPE_COUNT)]
    formation_rows, writings, actions = _writings(header, ways)
    shape_rows, shape_parts = _shape_parts()
    rolled_rows, rolled = _rolled()
    lists = [
        np.array(part_rows, dtype=np.int64).ravel(),
        formation_rows,
        writings,
        actions,
        shape_rows,
        _shape_turns(),
        shape_parts,
        rolled_rows,
        rolled,
        _ranges(formation_rows),
        np.array([row[0] for row in part_rows], dtype=np.int64),
        np.array([formations()[one].shape for one in rolled], dtype=np.int64),
        np.concatenate([one.padded(one.cells) for one in ways]),
        np.concatenate([one.padded(one.first | _bytes(one.worth) << LAID_AT) for one in ways]),
        np.concatenate([ways[one.shape].built(one) for one in formations()]),
    ]
    place = HEADER
    for number, numbers in enumerate(lists):
        header[PARTS + number] = place
        place += len(numbers)
    file = tempfile.TemporaryFile()  # noqa: SIM115 - more games may be mapped from it at any time
    atexit.register(file.close)
    file.write(np.concatenate([header, *lists]).tobytes())
    return file


def _writings(header: Ints, ways: "list[_Ways]") -> tuple[Ints, Ints, Ints]:
    """The distinct writings of each formation that leave the pre-printed centre alone."""
    rows, writings, actions = [], [], []
    start = 0
    for formation in formations():
        listed, cells = ways[formation.shape].writings(formation.symbols)
        roll = ROLLS.index("".join(SYMBOLS[one] for one in sorted(formation.symbols)))
        ends = [header[FIRST_WRITING + size] for size in range(DICE - 1, -1, -1)]
        counts = np.searchsorted(listed, ends)
        rows.append(np.array([formation.shape, roll, start, 0, *counts], dtype=np.int64))
        writings.append(cells)
        actions.append(listed)
        start += len(listed)
    return np.concatenate(rows), np.concatenate(writings), np.concatenate(actions)


def _ranges(formation_rows: Ints) -> Ints:
    rows = formation_rows.reshape(-1, ROW)
    return _range(rows[:, START_AT], rows[:, COUNT_AT:].T)


def _range(start: Ints, counts: Ints) -> Ints:
    """Where something begins, and how many there are that write at least 4, 3, 2 and 1 cells."""
    found = start.copy()
    for over in range(DICE):
        found |= counts[over] << (RANGE_AT + RANGE_BITS * over)
    return found


class _Ways:
    """The ways to lay one tetromino, and from them the writings of its formations."""

    def __init__(self, shape: int, first_action: dict[tuple[int, ...], int]) -> None:
        fresh = {(cells, own) for cells, own in _covered(shape) if CENTRE not in cells}
        ways = sorted(fresh, key=lambda way: (-len(way[0]), way))
        self.shape = shape
        self.sizes = np.array([len(cells) for cells, _ in ways], dtype=np.int64)
        self.cells = np.array([sum(cells) for cells, _ in ways], dtype=np.int64)
        self.first = np.array([first_action[cells] for cells, _ in ways], dtype=np.int64)
        # What a symbol on one of the tetromino's own cells adds to the number of the action.
        self.worth = np.zeros((len(ways), DICE), dtype=np.int64)
        for way, (cells, own) in enumerate(ways):
            for place, source in enumerate(own):
                self.worth[way, source] = POWERS[len(cells) - 1 - place]

    def writings(self, symbols: tuple[int, ...]) -> tuple[Ints, Ints]:
        """The distinct actions that write a formation, ascending, and the cells of each."""
        actions, ways = self._distinct(symbols)
        return actions, self.cells[ways]

    def _distinct(self, symbols: tuple[int, ...]) -> tuple[Ints, Ints]:
        """The distinct actions that write a formation, and the first way of each."""
        numbers = self.first + self.worth @ np.array(symbols, dtype=np.int64)
        actions, ways = np.unique(numbers, return_index=True)
        return actions, ways

    def padded(self, numbers: Ints) -> Ints:
        """A number for each way, and zeros behind them."""
        return np.pad(numbers, (0, MOST_LAYINGS - len(numbers)))

    def built(self, formation: Formation) -> Ints:
        """See BUILT_LAYINGS."""
        counting = np.zeros(MOST_LAYINGS, dtype=bool)
        counting[self._distinct(formation.symbols)[1]] = True
        start = np.array(MOST_LAYINGS * self.shape)
        counts = np.array([np.count_nonzero(self.sizes >= size) for size in range(DICE, 0, -1)])
        full = 0xFF * (np.array(formation.symbols) >= np.array([[1], [2]]))
        marked, crossed = _bytes(full)
        words = np.packbits(counting, bitorder="little").view(np.int64)
        return np.array([*words, _range(start, counts), marked | crossed << LAID_AT])


def _bytes(numbers: Ints) -> Ints:
    """Four small numbers in one, the first of them lowest."""
    return np.sum(numbers << np.arange(0, 8 * DICE, 8), axis=-1, dtype=np.int64)


def _shape_parts() -> tuple[Ints, Ints]:
    rows: list[int] = []
    listed: list[int] = []
    for shape in range(SHAPE_COUNT):
        found = {cells for cells, _ in _covered(shape) if CENTRE not in cells}
        ordered = sorted(found, key=lambda cells: (-len(cells), cells))
        counts = [sum(len(cells) >= size for cells in ordered) for size in range(DICE, 0, -1)]
        rows += [shape, 0, len(listed), 0, *counts]
        listed += [sum(cells) for cells in ordered]
    return np.array(rows, dtype=np.int64), np.array(listed, dtype=np.int64)


def _shape_turns() -> Ints:
    """A tetromino that looks the same when it is turned has equal turns."""
    found = []
    for outline in TETROMINOES.values():
        turns = polyomino.rotations(polyomino.shape(outline))
        for turn in range(TURNS):
            cells = [row * STRIDE + column for row, column in turns[turn % len(turns)]]
            found += [cell - cells[0] for cell in cells[1:]]
    return np.array(found, dtype=np.int64)


def _rolled() -> tuple[Ints, Ints]:
    rows: list[int] = []
    listed: list[int] = []
    for roll in ROLLS:
        found = [
            number
            for number, formation in enumerate(formations())
            if "".join(SYMBOLS[one] for one in sorted(formation.symbols)) == roll
        ]
        rows += [len(listed), len(found)]
        listed += found
    return np.array(rows, dtype=np.int64), np.array(listed, dtype=np.int64)


MOST_MOVES = 256 + 1
"""No formation has more distinct writings, no roll so many formations; solo one can end, too."""
