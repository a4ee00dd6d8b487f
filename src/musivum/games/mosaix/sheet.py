"""The players' sheets: how a state lies in its array, and what can be read off a grid.

A grid is a set of cells for each symbol; :mod:`musivum.games.mosaix.data` shows the bits.
"""

from musivum.core.compiled import Ints, helper
from musivum.games.mosaix.data import (
    DICE,
    EDGE,
    FIRST_PART,
    FIRST_WRITING,
    INVERSES,
    PART_CELLS,
    PART_ROW,
    PARTS,
    POWERS,
    ROLES,
    STRIDE,
    SYMBOLS,
)
from musivum.geometry import bits

# A state: the round …

PHASE = 0
DEALT = 1
"""How many seats have their pre-printed symbol."""
ROLLER = 2
ROLLED_DICE = 3
"""1 + the number of the roll; 0 before it."""
BUILT = 4
"""1 + the number of the formation; 0 before it is built."""
FREE_BOXES = 5
"""Solo: boxes of the scale that are not struck."""
REASON = 6
"""Why the game is over; 0 while it goes on."""
SEATS = 7
# … and then for every seat its grid, as a set of cells for each symbol, and its choice.
CHOICE = len(SYMBOLS)
"""1 + the action that the seat has chosen, while others still write; 0 if it has not."""
SEAT = CHOICE + 1

HIDDEN = -1
"""The choice of a seat that has chosen, seen by others."""

DEALING, ROLLING, BUILDING, WRITING, OVER = range(5)

SMALLEST_AREA = 5


# What an action writes


@helper
def size_of(tables: Ints, action: int) -> int:
    """How many symbols an action writes."""
    size = DICE
    for fewer in range(1, DICE):
        size -= int(action >= tables[FIRST_WRITING + fewer])
    return size


@helper
def _part_number(tables: Ints, action: int, size: int) -> int:
    """How many parts of this size come before the one that an action writes on."""
    return (action - tables[FIRST_WRITING + size]) * INVERSES[size] >> 32


@helper
def part_of(tables: Ints, action: int) -> int:
    """Where in the tables the cells stand that an action writes on."""
    size = size_of(tables, action)
    number = _part_number(tables, action, size)
    return tables[PARTS] + PART_ROW * (tables[FIRST_PART + size] + number)


@helper
def marks(tables: Ints, action: int) -> tuple[int, int, int]:
    """The cells on which an action writes circles, triangles and crosses."""
    size = size_of(tables, action)
    number = _part_number(tables, action, size)
    cells = tables[tables[PART_CELLS] + tables[FIRST_PART + size] + number]
    symbols = action - tables[FIRST_WRITING + size] - number * POWERS[size]
    roles = ROLES[symbols * POWERS[DICE - size]]  # on the cells that it lacks may stand anything
    triangles = bits.deposit(roles & (1 << DICE) - 1, cells)
    crosses = bits.deposit(roles >> DICE, cells)
    return cells ^ triangles ^ crosses, triangles, crosses


@helper
def mark(tables: Ints, state: Ints, seat: int, action: int) -> None:
    """Write the symbols of an action into a grid."""
    grid = SEATS + SEAT * seat
    circles, triangles, crosses = marks(tables, action)
    state[grid] |= circles
    state[grid + 1] |= triangles
    state[grid + 2] |= crosses


# Empty cells


@helper
def filled(state: Ints, seat: int) -> int:
    """The cells of a seat's grid that have a symbol."""
    grid = SEATS + SEAT * seat
    return state[grid] | state[grid + 1] | state[grid + 2]


@helper
def has_room(empty: int, left_over: int) -> bool:
    """Whether some tetromino could be written on these empty cells, leaving so many symbols over.

    What hangs over the edge leaves joined cells on the grid, at least one of them on the edge;
    and from a cell on the edge any number of dice can be laid out over it. So one needs four
    joined empty cells anywhere, or 4 - left_over of them that reach the edge.
    """
    edge = empty & EDGE
    if left_over >= 3 and edge:
        return True
    up, down = empty >> STRIDE, empty << STRIDE
    left, right = empty >> 1, empty << 1
    ones = up | down | left | right
    if left_over >= 2 and edge & ones:
        return True
    # Empty cells with at least two, and at least three, empty cells beside them.
    twos = empty & ((up & down) | (left & right) | ((up | down) & (left | right)))
    beside = twos >> STRIDE | twos << STRIDE | twos >> 1 | twos << 1
    if left_over >= 1 and edge & (twos | beside):
        return True
    threes = twos & ((up & down & (left | right)) | (left & right & (up | down)))
    # Four joined cells are a cell and three beside it, or a path whose middle two have two each.
    return (threes | (twos & beside)) != 0


# Areas


@helper
def spread(cells: int) -> int:
    """These cells and all beside them (and a few off the grid, which the caller masks)."""
    return cells | cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


@helper
def joined(cells: int, seed: int) -> int:
    """All of these cells that are joined with the seed horizontally or vertically."""
    area = seed
    grown = spread(area) & cells
    while grown != area:
        area = grown
        grown = spread(area) & cells
    return area


@helper
def areas(cells: int) -> tuple[int, int]:
    """The number of areas of one symbol, and of cells in them; fewer than five are struck out."""
    number = 0
    total = 0
    while cells:
        area = joined(cells, cells & -cells)
        cells ^= area
        size = bits.count(area)
        if size >= SMALLEST_AREA:
            number += 1
            total += size
    return number, total


@helper
def points(state: Ints, seat: int) -> int:
    """For each symbol number of areas times number of cells; solo 1 for every free box."""
    grid = SEATS + SEAT * seat
    found = state[FREE_BOXES]
    for symbol in range(len(SYMBOLS)):
        number, total = areas(state[grid + symbol])
        found += number * total
    return found
