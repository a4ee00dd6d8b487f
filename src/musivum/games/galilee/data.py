"""A sheet and five dice as tables: every drawing of every tile, and the numbers of the picks.

Cells of the mosaic are numbered row by row. A set of cells is two or more words of 63 bits (not
64, so that no word is negative). A *drawing* is a tile, or a stone, as it may lie in the mosaic;
drawings of one shape are numbered one after the other, each once, and shape 0 is the stone, whose
drawing number is its cell.

``tables``::

    0          PLAYERS
    1          HAND        dice in a roll: three, and two in the solo game
    2          CELLS       of the mosaic
    3          WORDS       in a set of cells
    4          RESERVE     stones at the start
    5          REGIONS     number of false regions
    6          ACTIONS     number of picks; the actions of chance follow
    7          THROWS      ways in which the dice of one roll can fall
    8          ACROSS      columns of the mosaic
    9          LEARNED     1 for the usual sheet, which something was learned about; else 0
    10         MORE        how many times FOUR cells a tile has after its first one, at the most,
                           if there are TURNS: a mosaic is two words, and no tile spans more than
                           64 cells; else 0
    11 … 21                where each of these begins:
               TILES       36: the shape of each tile, row by row
               SHAPES      2 a shape: its first drawing, how many there are
               MASKS       a set for each drawing: its cells
               BESIDE      a set for each cell: the cells along its sides
               INNER       two sets: all cells but those of the first column, of the last column
               DICE        4 a die: its first actions, see below
               MEANINGS    2 an action: die + 32 * crossed row, and 1 + drawing
               BLUE        one set: the genuine cells
               PINK        REGIONS sets: the false regions
               TURNS       for each shape eight lanes, one for each way it can lie, in the order
                           of its drawings. FIRST_LOW and FIRST_HIGH: where its first cell can be,
                           in two words of 64 bits; NUMBERED: the number of its first drawing
                           among the shape's; OTHERS: how far each of its other cells is from
                           the first, of MORE times FOUR; 0 for those that it lacks
               HANDS       11 for every bag and die passed on: how many sets of colours the roller
                           can have, and which

A die is a colour and a number, ``6 * colour + number - 1``. It means a tile in one of two columns,
as the sheet's set-up decides, so the picks of a die are, in this order (T the drawings of its left
tile, U those of its right one; the same if the tiles have the same shape)::

    ALONE      R4                  mark the tile, draw nothing
    LEFT       R4 ##/#.@1,1 …      mark and draw the tile of the left column      T of them
    RIGHT      R4 ###@1,1 …        mark and draw the tile of the right column     U of them
    CROSSING   R4 x1               mark another tile (five rows) and a stone, draw nothing
               R4 x1 #@1,1 …       and draw the stone
               R4 x2, R4 x2 #@1,1 …
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, groupby, product

import numpy as np

from musivum.core.numbers import Ints
from musivum.games.galilee.sheet import FALSE, GENUINE, GRID, MOST_SIDE, Sheet
from musivum.geometry import polyomino, square
from musivum.geometry.polyomino import Shape

COLOURS = "RBGYP"
"""The dice, in the order in which their arrows stand between the columns."""
FACES = 6

WORD = 63
"""Cells in one word of a set: the sign bit stays free."""
MOST_WORDS = -(-(MOST_SIDE**2) // WORD)
"""No set has more words."""

PLAYERS, HAND, CELLS, WORDS, RESERVE, REGIONS, ACTIONS, THROWS, ACROSS, LEARNED, MORE = range(11)
TILES, SHAPES, MASKS, BESIDE, INNER, DICE, MEANINGS, BLUE, PINK, TURNS, HANDS = range(11, 22)
HEADER = 22

LANES = 8
"""A shape can lie in no more ways."""
FOUR = 4
"""So many cells of a shape are looked at together."""
FIRST_LOW, FIRST_HIGH, NUMBERED, OTHERS = 0, LANES, 2 * LANES, 3 * LANES
"""Where these begin, in the numbers of a shape in TURNS."""

ALONE, LEFT, RIGHT, CROSSING = range(4)
"""Where a die's picks begin, in its four numbers in DICE."""

CROSSED = 32
"""What a crossed-off row is multiplied by in MEANINGS; dice are below it."""

STONE: Shape = ((0, 0),)

SETS = {hand: tuple(combinations(range(len(COLOURS)), hand)) for hand in (2, 3)}
"""The colours of a roll, in the order in which rolls are numbered."""
SET_COUNT = 10

SET_UP = ("row", "column")
"""What is rolled for every seat before the first dice, in this order."""
SET_UPS = len(SET_UP) * FACES
"""Chance's first actions: six numbers for each of these; the rolls of dice follow."""


def colour_bits(colours: Iterable[int]) -> int:
    """Dice as bits, by colour."""
    return sum(1 << colour for colour in colours)


SETS_OF_DICE = np.array(
    [[colour_bits(colours) for colours in SETS[hand]] for hand in (2, 3)], dtype=np.int64
)
"""For a hand of two dice, and of three: the colours of every roll as bits."""


MOST_DICE = max(SETS)
THROWN = np.array(
    [face for throw in product(range(1, 1 + FACES), repeat=MOST_DICE) for face in throw],
    dtype=np.uint8,
)
"""For every throw of three dice what they show. The last die's number changes fastest, as when one
counts; so a throw of two has its own number's last two."""


def hands(hand: int) -> list[int]:
    """For every bag (as bits) and every die passed on (1 + colour, or 0) the sets of dice that the
    roller can have: the one passed on, the rest from the bag. Their number, then SET_COUNT places.
    """
    found = []
    for bag in range(1 << len(COLOURS)):
        for kept in range(len(COLOURS) + 1):
            passed = 1 << kept >> 1
            possible = [
                index
                for index, colours in enumerate(SETS[hand])
                if colour_bits(colours) & passed == passed
                and colour_bits(colours) & ~passed & ~bag == 0
            ]
            found += [len(possible), *possible, *[0] * (SET_COUNT - len(possible))]
    return found


def rolls(hand: int) -> int:
    """How many different rolls there are."""
    return SET_COUNT * int(FACES**hand)


@dataclass(frozen=True)
class Drawing:
    """A shape as it lies in the mosaic."""

    text: str
    """By rows: ``##/.#``."""
    row: int
    column: int
    """Of its bounding box's top-left corner, from 1."""
    cells: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.text}@{self.row},{self.column}"


def ways(shape: Shape) -> dict[str, Shape]:
    """How a shape can lie, in any rotation and reflection: the cells of each text."""
    return {polyomino.drawing(polyomino.plain(way)): way for way in polyomino.orientations(shape)}


def drawings(shape: Shape, rows: int, columns: int) -> list[Drawing]:
    """Every way to draw a shape into a mosaic: any rotation, any reflection, entirely inside.

    In the order of their texts, and of their places for the same text.

    >>> [str(drawing) for drawing in drawings(((0, 0), (0, 1)), 2, 2)]
    ['##@1,1', '##@2,1', '#/#@1,1', '#/#@1,2']
    """
    found = []
    for text, way in sorted(ways(shape).items()):
        height, width = polyomino.box(way)
        for row in range(rows - height + 1):
            for column in range(columns - width + 1):
                cells = tuple((row + down) * columns + column + right for down, right in way)
                found.append(Drawing(text, row + 1, column + 1, cells))
    return found


def regions(mosaic: tuple[str, ...]) -> list[set[int]]:
    """The false regions: maximal sets of pink cells that hang together by their sides."""
    columns = len(mosaic[0])
    near = square.neighbours(len(mosaic), columns)
    left = {
        row * columns + column
        for row, line in enumerate(mosaic)
        for column, letter in enumerate(line)
        if letter == FALSE
    }
    found = []
    while left:
        todo = [min(left)]
        region = set(todo)
        while todo:
            fresh = left.intersection(near[todo.pop()]) - region
            region |= fresh
            todo.extend(fresh)
        left -= region
        found.append(region)
    return found


class Layout:
    """All that follows from a sheet and the number of players."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        self.rows, self.columns = len(sheet.mosaic), len(sheet.mosaic[0])
        self.cells = self.rows * self.columns
        self.words = max(2, -(-self.cells // WORD))
        self.hand = 2 if players == 1 else 3
        self._collect_drawings(sheet)
        self._number_picks()
        self.tables = self._tables(sheet, players)

    def _collect_drawings(self, sheet: Sheet) -> None:
        """Number the shapes, the stone first, and their drawings."""
        numbers: dict[Shape, int] = {}
        self.drawings: list[Drawing] = []
        self.shapes: list[tuple[int, int]] = []

        def number(shape: Shape) -> int:
            smallest = min(polyomino.orientations(shape))
            if smallest not in numbers:
                numbers[smallest] = len(numbers)
                fresh = drawings(shape, self.rows, self.columns)
                self.shapes.append((len(self.drawings), len(fresh)))
                self.drawings += fresh
            return numbers[smallest]

        number(STONE)
        self.tiles = [[number(tile) for tile in row] for row in sheet.tiles]
        self.ways = [[set(ways(tile)) for tile in row] for row in sheet.tiles]
        self.texts = {str(drawing): index for index, drawing in enumerate(self.drawings)}

    def action_of(self, die: int, drawing: int) -> int:
        """The pick that marks the tile of a die and makes this drawing, one of its two tiles'."""
        colour, row = divmod(die, FACES)
        start, count = self.shapes[self.tiles[row][colour]]
        if start <= drawing < start + count:
            return self.dice[die][LEFT] + drawing - start
        return self.dice[die][RIGHT] + drawing - self.shapes[self.tiles[row][colour + 1]][0]

    def _number_picks(self) -> None:
        """Number the picks of every die, and note what each means."""
        self.dice: list[list[int]] = []
        self.meanings: list[tuple[int, int, int]] = []
        """Of every action: die, crossed row or 0, 1 + drawing or 0."""
        for die in range(len(COLOURS) * FACES):
            colour, row = divmod(die, FACES)
            firsts = [len(self.meanings)]
            self.meanings.append((die, 0, 0))
            for column in (colour, colour + 1):
                if column > colour and self.tiles[row][column] == self.tiles[row][colour]:
                    firsts.append(firsts[LEFT])
                    continue
                firsts.append(len(self.meanings))
                start, count = self.shapes[self.tiles[row][column]]
                self.meanings += [(die, 0, 1 + start + k) for k in range(count)]
            firsts.append(len(self.meanings))
            for crossed in range(1, GRID + 1):
                if crossed != row + 1:
                    self.meanings += [(die, crossed, stone) for stone in range(self.cells + 1)]
            self.dice.append(firsts)
        self.actions = len(self.meanings)
        most_drawings = max(count for _, count in self.shapes)
        self.most_picks = self.hand * max(most_drawings, (GRID - 1) * self.cells)

    def _set(self, cells: set[int]) -> list[int]:
        """A set of cells as words."""
        words = [0] * self.words
        for cell in cells:
            words[cell // WORD] |= 1 << (cell % WORD)
        return words

    def _more(self) -> int:
        """See MORE."""
        span = max((one.cells[-1] - one.cells[0] for one in self.drawings), default=0)
        narrow = self.words == 2 and span < 64
        most = max(len(one.cells) - 1 for one in self.drawings)
        return -(-most // FOUR) if narrow else 0

    def _turns(self, shape: int, more: int) -> list[int]:
        """The lanes of a shape, see TURNS."""
        first, count = self.shapes[shape]
        lanes = []
        number = 0
        for _, alike in groupby(self.drawings[first : first + count], lambda one: one.text):
            drawn = [one.cells for one in alike]
            others = [cell - drawn[0][0] for cell in drawn[0][1:]]
            firsts = sum(1 << cells[0] for cells in drawn)
            words = (_signed(firsts & (1 << 64) - 1), _signed(firsts >> 64))
            lanes.append([*words, number, *others] + [0] * (FOUR * more - len(others)))
            number += len(drawn)
        lanes += [[0] * (3 + FOUR * more)] * (LANES - len(lanes))
        return [word for row in zip(*lanes, strict=True) for word in row]

    def _tables(self, sheet: Sheet, players: int) -> Ints:
        near = square.neighbours(self.rows, self.columns)
        inner = [
            {cell for cell in range(self.cells) if cell % self.columns != column}
            for column in (0, self.columns - 1)
        ]
        picture = "".join(sheet.mosaic)
        pink = regions(sheet.mosaic)
        more = self._more()
        shapes = range(len(self.shapes)) if more else ()
        parts = {
            TILES: [shape for row in self.tiles for shape in row],
            SHAPES: [number for shape in self.shapes for number in shape],
            MASKS: [word for one in self.drawings for word in self._set(set(one.cells))],
            BESIDE: [word for cell in range(self.cells) for word in self._set(set(near[cell]))],
            INNER: [word for cells in inner for word in self._set(cells)],
            DICE: [first for firsts in self.dice for first in firsts],
            MEANINGS: [
                number
                for die, crossed, drawn in self.meanings
                for number in (die + CROSSED * crossed, drawn)
            ],
            BLUE: self._set({cell for cell, letter in enumerate(picture) if letter == GENUINE}),
            PINK: [word for region in pink for word in self._set(region)],
            TURNS: [number for shape in shapes for number in self._turns(shape, more)],
            HANDS: hands(self.hand),
        }
        header = [players, self.hand, self.cells, self.words, sheet.reserve, len(pink)]
        header += [self.actions, FACES**self.hand, self.columns, sheet.is_usual, more]
        flat: list[int] = []
        for part in parts.values():
            header.append(HEADER + len(flat))
            flat += part
        return np.array(header + flat, dtype=np.int64)


def _signed(word: int) -> int:
    """The same 64 bits, as a number with a sign."""
    return word - (1 << 64) if word >> 63 else word
