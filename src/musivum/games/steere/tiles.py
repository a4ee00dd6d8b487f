"""The tiles on the board and all that is kept up about them, move by move.

``state``, what defines the position::

    0          MOVER       the seat whose turn it is
    1          STAGE       what the mover may do: TURN, SEQUENCE, PASSING or OVER
    2          TILES       how many tiles lie on the board
    3          OPENING     1 while Blue may still swap
    4, 5       RED_TILES   red tiles as bits, cells 0 to 63 and the rest
    6, 7       BLUE_TILES  blue tiles likewise
    8, 9       FLIPPED     tiles flipped earlier in this turn

and what follows from it::

    10, 11     PLACEMENTS  cells where the mover may place
    12, 13     FLIPS       tiles that the mover may flip
    14 … 25    OUTLOOK     for Red, then for Blue, three sets: cells where a placement is fine
                           whatever the groups are (FINE), cells where that depends on the groups
                           (DEPENDS), and enemy tiles that a flip may be possible on (HOPE)
    26 …       GROUPS      for every cell the group of its tile: 0 for none, +g red, -g blue,
                           where cell g - 1 belongs to the group; one more for off the board
    … RINGS    CODES       for every cell its ring, two bits a neighbour: 0 none, 1 red, 2 blue,
                           3 off the board

A *group* is a maximal connected set of tiles of one colour.
"""

from musivum.core.compiled import Ints, helper
from musivum.games.steere.data import ARCS, BLUE, CELLS, RED, RINGS, STARTS
from musivum.geometry import bits

MOVER, STAGE, TILES, OPENING = 0, 1, 2, 3
RED_TILES, BLUE_TILES, FLIPPED = 4, 6, 8
KEY = 10
PLACEMENTS, FLIPS = 10, 12
OUTLOOK, FINE, DEPENDS, HOPE, OUTLOOKS = 14, 0, 2, 4, 6
GROUPS = 26

WORD = 64
"""Cells in one word of a set."""
OFF = 3
"""What a ring says of a neighbour off the board."""
SHIFT, REST = 6, 63
"""A cell's word and its bit in the word, as a shift and a mask: division is slow."""


def state_size(cells: int) -> int:
    """How many numbers a state has."""
    return GROUPS + 2 * (cells + 1)


# Sets of cells


@helper
def has(state: Ints, offset: int, cell: int) -> bool:
    """Whether a set of cells contains a cell."""
    return bool(state[offset + (cell >> SHIFT)] >> (cell & REST) & 1)


@helper
def put(state: Ints, offset: int, cell: int, inside: bool) -> None:
    """Put a cell into a set, or take it out."""
    word = offset + (cell >> SHIFT)
    bit = 1 << (cell & REST)
    state[word] = (state[word] & ~bit) | (bit if inside else 0)


@helper
def clear(state: Ints, offset: int) -> None:
    """Empty a set."""
    state[offset] = 0
    state[offset + 1] = 0


@helper
def size(state: Ints, offset: int) -> int:
    """How many cells a set has."""
    return bits.count(state[offset]) + bits.count(state[offset + 1])


@helper
def nth(state: Ints, offset: int, n: int) -> int:
    """The n-th cell of a set, from 0."""
    first = bits.count(state[offset])
    if n < first:
        return bits.nth(state[offset], n)
    return WORD + bits.nth(state[offset + 1], n - first)


# Rings


@helper
def sign(seat: int) -> int:
    """Groups of a seat are positive (Red) or negative (Blue)."""
    return 1 if seat == RED else -1


@helper
def code(tables: Ints, state: Ints, cell: int) -> int:
    """The ring around a cell as a number."""
    return state[GROUPS + tables[CELLS] + 1 + cell]


@helper
def draw_edge(tables: Ints, state: Ints) -> None:
    """Write into the rings which neighbours are off the board."""
    codes = GROUPS + tables[CELLS] + 1
    for cell in range(tables[CELLS]):
        for i in range(6):
            if tables[RINGS + 6 * cell + i] == tables[CELLS]:
                state[codes + cell] |= OFF << 2 * i


@helper
def arcs(ring: int, seat: int) -> int:
    """How many arcs a seat's tiles form on a ring."""
    return (ARCS[ring] >> 2 * seat) & 3


@helper
def colour_rings(tables: Ints, state: Ints, cell: int, value: int) -> None:
    """Write a cell's new content (0 none, 1 red, 2 blue) into its neighbours' rings."""
    codes = GROUPS + tables[CELLS] + 1
    for i in range(6):
        near = tables[RINGS + 6 * cell + i]
        # Seen from the neighbour, the cell lies on the opposite side of the ring.
        shift = 2 * i + 6 if i < 3 else 2 * i - 6
        state[codes + near] = (state[codes + near] & ~(3 << shift)) | (value << shift)


@helper
def look_around(tables: Ints, state: Ints, cell: int) -> None:
    """Bring the outlook up to date around a cell on which a tile was just laid or flipped."""
    for outlook in (OUTLOOK, OUTLOOK + OUTLOOKS):
        put(state, outlook + FINE, cell, False)
        put(state, outlook + DEPENDS, cell, False)
        put(state, outlook + HOPE, cell, False)
    look_at(tables, state, cell)
    for i in range(6):
        near = tables[RINGS + 6 * cell + i]
        if near < tables[CELLS]:
            look_at(tables, state, near)


@helper
def look_at(tables: Ints, state: Ints, cell: int) -> None:
    """Bring the outlook of one cell up to date, whose own content did not change.

    On a cell with no arc of one's own a placement is always fine: enemies are beside it, or
    nothing. With one arc it needs an enemy too; with more it depends on whether they are one
    group. A flip must join two groups, so it needs two arcs.
    """
    ring = code(tables, state, cell)
    group = state[GROUPS + cell]
    if group == 0:
        red, blue = arcs(ring, RED), arcs(ring, BLUE)
        put(state, OUTLOOK + FINE, cell, red == 0 or (red == 1 and blue > 0))
        put(state, OUTLOOK + DEPENDS, cell, red > 1 and blue > 0)
        put(state, OUTLOOK + OUTLOOKS + FINE, cell, blue == 0 or (blue == 1 and red > 0))
        put(state, OUTLOOK + OUTLOOKS + DEPENDS, cell, blue > 1 and red > 0)
    elif group > 0:
        put(state, OUTLOOK + OUTLOOKS + HOPE, cell, arcs(ring, BLUE) > 1)
    else:
        put(state, OUTLOOK + HOPE, cell, arcs(ring, RED) > 1)


# Groups


@helper
def groups_around(tables: Ints, state: Ints, seat: int, cell: int) -> int:
    """How many different groups of a seat a cell is next to (three at the most).

    An arc belongs to one group, so the first tile of each arc tells which.
    """
    ring = code(tables, state, cell)
    separate = arcs(ring, seat)
    if separate < 2:
        return separate
    starts = STARTS[2 * ring + seat]
    around = RINGS + 6 * cell
    first = state[GROUPS + tables[around + (starts & 7)]]
    second = state[GROUPS + tables[around + (starts >> 3 & 7)]]
    number = 1 if first == second else 2
    if separate == 3:
        third = state[GROUPS + tables[around + (starts >> 6 & 7)]]
        number += third != first and third != second
    return number


@helper
def parts_without(tables: Ints, state: Ints, seat: int, cell: int, enough: int) -> int:
    """Into how many parts a seat's group falls without this tile; counts no further than enough.

    One arc of neighbours hangs together by itself; two may hang together elsewhere on the board.
    """
    separate = arcs(code(tables, state, cell), seat)
    if separate < 2:
        return separate
    tiles = RED_TILES if seat == RED else BLUE_TILES
    near = near_set(tables, cell)
    left_low, left_high = state[tiles] & tables[near], state[tiles + 1] & tables[near + 1]
    parts = 0
    while left_low or left_high:
        parts += 1
        if parts >= enough:
            return parts
        start = bits.lowest(left_low) if left_low else WORD + bits.lowest(left_high)
        low, high = flood(tables, state, seat, start, cell, left_low, left_high)
        left_low &= ~low
        left_high &= ~high
    return parts


@helper
def near_set(tables: Ints, cell: int) -> int:
    """Where the set of a cell's neighbours stands in the tables."""
    return RINGS + 6 * tables[CELLS] + 2 * cell


@helper
def flood(
    tables: Ints, state: Ints, seat: int, start: int, without: int, goal_low: int, goal_high: int
) -> tuple[int, int]:
    """The tiles of a seat that are joined to ``start`` without the cell ``without``.

    They are a set of two words. The search ends as soon as all cells of the goal are among them.
    """
    tiles = RED_TILES if seat == RED else BLUE_TILES
    rest_low, rest_high = state[tiles], state[tiles + 1]
    todo_low = todo_high = 0
    if without < WORD:
        rest_low &= ~(1 << without)
    else:
        rest_high &= ~(1 << (without - WORD))
    if start < WORD:
        todo_low = 1 << start
    else:
        todo_high = 1 << (start - WORD)
    low, high = todo_low, todo_high
    while (todo_low or todo_high) and (goal_low & ~low or goal_high & ~high):
        if todo_low:
            near = near_set(tables, bits.lowest(todo_low))
            todo_low &= todo_low - 1
        else:
            near = near_set(tables, WORD + bits.lowest(todo_high))
            todo_high &= todo_high - 1
        new_low = tables[near] & rest_low & ~low
        new_high = tables[near + 1] & rest_high & ~high
        low |= new_low
        high |= new_high
        todo_low |= new_low
        todo_high |= new_high
    return low, high


# Laying and lifting


@helper
def lay(tables: Ints, state: Ints, seat: int, cell: int) -> None:
    """Put a tile of a seat's colour on a cell, joining what it joins."""
    own = sign(seat)
    put(state, RED_TILES if seat == RED else BLUE_TILES, cell, True)
    group = 0
    for i in range(6):
        near = state[GROUPS + tables[RINGS + 6 * cell + i]]
        if near * own <= 0 or near == group:
            continue
        if group == 0:
            group = near
        else:
            for other in range(tables[CELLS]):
                if state[GROUPS + other] == near:
                    state[GROUPS + other] = group
    state[GROUPS + cell] = group if group != 0 else own * (cell + 1)
    colour_rings(tables, state, cell, seat + 1)


@helper
def lift(tables: Ints, state: Ints, seat: int, cell: int) -> None:
    """Take a tile of a seat's colour away, parting what it held together."""
    own = sign(seat)
    group = state[GROUPS + cell]
    put(state, RED_TILES if seat == RED else BLUE_TILES, cell, False)
    if group * own == cell + 1 or parts_without(tables, state, seat, cell, 2) > 1:
        for i in range(6):
            start = tables[RINGS + 6 * cell + i]
            if state[GROUPS + start] == group:
                low, high = flood(tables, state, seat, start, cell, -1, -1)
                name_group(state, low, high, own * (start + 1))
    state[GROUPS + cell] = 0
    colour_rings(tables, state, cell, 0)


@helper
def name_group(state: Ints, low: int, high: int, name: int) -> None:
    """Make the tiles of a set (two words) one group."""
    while low:
        state[GROUPS + bits.lowest(low)] = name
        low &= low - 1
    while high:
        state[GROUPS + WORD + bits.lowest(high)] = name
        high &= high - 1
