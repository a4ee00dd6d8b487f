"""The table of Mozaa, and how a position lies in memory: cards, open places, fields.

**The map.** Where a card lies is looked up in a map of 2113 bytes. Row and column are folded into
it as 65 * row + column, modulo 2113. The plane can be tiled by diamonds of radius 32, which have
2113 cells each, and this numbers the cells of a diamond so that two places of the same number are
at least 65 steps apart. No two cards are more than 63 apart, nor a card or open place from another
more than 64, so nothing ever meets in the map.

**Open places** are those next to a card. At most 63 cards are on the table when one is placed, with
at most 128 open places around them, so each open place has a *slot* from 0 to 127, a bit in two
words. For every side and colour a set of slots says where a card with that colour on that side
would not match. Where a card fits, as it lies, is then a matter of five operations.

**Fields** are kept by union-find over the triangles (4 * card + side). The root of a field is its
first triangle in the order row, column, N E S W: the one that names the field in a claim.
"""

import numpy as np

from musivum.core.compiled import Ints, helper
from musivum.games.mozaa.data import (
    AXES,
    CARD_LOOKS,
    CARDS,
    COLOURS,
    COLUMNS,
    LOOK_CARDS,
    LOOK_COLOURS,
    LOOK_LINKS,
    LOOKS,
    MOST_SEATS,
    PAWNS_EACH,
    RADIUS,
    ROWS,
    SIDES,
)
from musivum.geometry import bits

# The layout of a state. First what defines the position …

PHASE = 0
SEAT = 1
"""Whose turn it is; while colours are chosen or hands dealt, whose colour or hand."""
PASSES = 2
"""How many seats have just passed one after another."""
SCORES = 3
HANDS = SCORES + MOST_SEATS
"""For every seat its cards, as a set of bits."""
UNKNOWN = HANDS + MOST_SEATS
"""For every seat how many cards it has beyond those: what ``redact`` blanked out."""
CHOSEN = UNKNOWN + MOST_SEATS
"""For every seat 1 + its own colour, or 0."""
PAWNS = CHOSEN + MOST_SEATS
"""For every seat 1 + the root of the field under each pawn, the greater first; 0: not in play."""
LIES = PAWNS + MOST_SEATS * PAWNS_EACH
"""For every card 1 + the action that placed it (place * LOOKS + look), or 0."""
KEY = LIES + CARDS

# … then what follows from it.

ON_TABLE = KEY
"""The set of the cards on the table."""
OPEN = ON_TABLE + 1
"""The set of the slots in use, two words."""
MISMATCH = OPEN + 2
"""For either word, side and colour, the open places whose neighbour on that side has another."""
SLOT_PLACES = MISMATCH + 2 * 16
"""For every slot its place."""
FACING = SLOT_PLACES + 128
"""For every slot the triangles that look at it from its four sides, 16 bits each: 1 + triangle,
or 0 where no card lies."""
MAP = FACING + 128
LINKS = MAP + 265
"""For every triangle one that is joined with it and nearer to the root; for a root, the bitwise
complement of the number of its field's open sides (negative, so it is no triangle)."""
FIELD_CARDS = LINKS + 4 * CARDS
"""For every root the set of the cards in its field."""
SIZE = FIELD_CARDS + 4 * CARDS

ALL = -1
"""The set of all 64 cards or slots."""


# Places, by their numbers


@helper
def axis(row: int) -> int:
    """The number of the place in column 0 of a row; other columns are counted from there.

    >>> axis(0), axis(-63), axis(63)
    (4032, 0, 8064)
    """
    return AXES[row + RADIUS + 1]


@helper
def row_of(place: int) -> int:
    """The row of a place.

    >>> row_of(4032), row_of(0), row_of(3), row_of(4), row_of(8064)
    (0, -63, -62, -61, 63)
    """
    return np.int64(ROWS[place])  # type: ignore[return-value] # an int, once compiled


_LOOKS = np.uint64(LOOKS)


@helper
def placed(action: int) -> tuple[int, int]:
    """The place and the look of a placement, divided as numbers that are never negative."""
    number = np.uint64(action)
    return np.int64(number // _LOOKS), np.int64(number % _LOOKS)  # type: ignore[return-value] # ints, once compiled


# Lists


@helper
def insert(numbers: Ints, count: int, number: int) -> int:
    """Put a number into an ascending list; return the new length."""
    place = count
    while place > 0 and numbers[place - 1] > number:
        numbers[place] = numbers[place - 1]
        place -= 1
    numbers[place] = number
    return count + 1


# The map: 0 for nothing, 1 + card, or FIRST_SLOT + slot

MAP_CELLS = 2113
_ROW_STEP = 65
FIRST_SLOT = 1 + CARDS
STEPS: Ints = np.array([-_ROW_STEP, 1, _ROW_STEP, -1], dtype=np.int64)
"""How far the north, east, south and west neighbours are in the map."""


_SPOTS = ((_ROW_STEP * ROWS.astype(int) + COLUMNS) % MAP_CELLS).astype(np.int16)


@helper
def spot_of(place: int) -> int:
    """The cell of the map for a place."""
    return np.int64(_SPOTS[place])  # type: ignore[return-value] # an int, once compiled


@helper
def beside(spot: int, side: int) -> int:
    """The cell of the map for the place next to another."""
    near = spot + STEPS[side]
    if near < 0:
        return near + MAP_CELLS
    if near >= MAP_CELLS:
        return near - MAP_CELLS
    return near


@helper
def look_up(state: Ints, spot: int) -> int:
    """What the map says."""
    return (state[MAP + (spot >> 3)] >> ((spot & 7) << 3)) & 255


@helper
def mark(state: Ints, spot: int, value: int) -> None:
    """Write into the map."""
    shift = (spot & 7) << 3
    state[MAP + (spot >> 3)] = state[MAP + (spot >> 3)] & ~(255 << shift) | (value << shift)


@helper
def find(state: Ints, place: int) -> int:
    """What the map says of any place, also of one so far away that it shares its cell."""
    found = look_up(state, spot_of(place))
    if found >= FIRST_SLOT:
        there = state[SLOT_PLACES + found - FIRST_SLOT]
    else:
        there = place_of(state, found - 1) if found else -1
    return found if there == place else 0


@helper
def place_of(state: Ints, card: int) -> int:
    """The place of a card on the table."""
    return placed(state[LIES + card] - 1)[0]


@helper
def colour_of(state: Ints, triangle: int) -> int:
    """The colour of a triangle on the table."""
    _, look = placed(state[LIES + (triangle >> 2)] - 1)
    return LOOK_COLOURS[4 * look + (triangle & 3)]


# Open places


_OTHERS: Ints = np.array(
    [0 if one == other else ALL for one in COLOURS for other in COLOURS], dtype=np.int64
)
"""For every colour and every other one all bits, for a colour and itself none."""


@helper
def open_place(state: Ints, place: int, spot: int) -> int:
    """The slot of a place next to a card; a new one, if it has none yet.

    A new one is looked for in any case, and all is written again: whether the place has one already
    cannot be foreseen.
    """
    found = look_up(state, spot)
    word = int(state[OPEN] == ALL)
    fresh = 64 * word + bits.lowest(~state[OPEN + word])
    known = -int(found != 0)
    slot = (found - FIRST_SLOT) & known | fresh & ~known
    state[OPEN + ((slot >> 6) & 1)] |= 1 << (slot & 63)
    state[SLOT_PLACES + slot] = place
    mark(state, spot, FIRST_SLOT + slot)
    return slot


@helper
def fill_place(state: Ints, slot: int) -> None:
    """A card takes this place: its slot is free again."""
    word, others = (slot >> 6) & 1, ~(1 << (slot & 63))
    state[OPEN + word] &= others
    for side_and_colour in range(16):
        state[MISMATCH + 16 * word + side_and_colour] &= others
    state[SLOT_PLACES + slot] = state[FACING + slot] = 0


@helper
def require(state: Ints, slot: int, side: int, colour: int, triangle: int) -> None:
    """A card that is laid here must have this colour on this side, where it meets a triangle."""
    first = MISMATCH + 16 * ((slot >> 6) & 1) + 4 * side
    bit = 1 << (slot & 63)
    for other in range(len(COLOURS)):
        state[first + other] |= bit & _OTHERS[4 * colour + other]
    state[FACING + slot] |= (1 + triangle) << 16 * side


@helper
def fits(state: Ints, look: int, word: int) -> int:
    """The open places (slots of one word) where a card can lie with this look.

    Rule: next to at least one card, and every touching side matches in colour.
    """
    first = MISMATCH + 16 * word
    return state[OPEN + word] & ~(
        state[first + LOOK_COLOURS[4 * look]]
        | state[first + 4 + LOOK_COLOURS[4 * look + 1]]
        | state[first + 8 + LOOK_COLOURS[4 * look + 2]]
        | state[first + 12 + LOOK_COLOURS[4 * look + 3]]
    )


_TURNED = np.array(
    [
        4 * side + LOOK_COLOURS[4 * int(look) + side]
        for look in CARD_LOOKS
        for side in range(len(SIDES))
    ],
    dtype=np.uint8,
)
"""For every card and every look of it where in MISMATCH its sides stand with their colours."""


@helper
def fits_turned(state: Ints, card: int, turn: int, word: int) -> int:
    """The same for one of a card's looks by its number: one thing less to look up."""
    first, sides = MISMATCH + 16 * word, 16 * card + 4 * turn
    return state[OPEN + word] & ~(
        state[first + _TURNED[sides]]
        | state[first + _TURNED[sides + 1]]
        | state[first + _TURNED[sides + 2]]
        | state[first + _TURNED[sides + 3]]
    )


@helper
def words_in_use(state: Ints) -> int:
    """How many words of slots must be looked at; the second one is seldom needed."""
    return 1 if state[OPEN + 1] == 0 else 2


# Fields


@helper
def field_of(state: Ints, triangle: int) -> int:
    """The root of the field with this triangle."""
    link = state[LINKS + triangle]
    while link >= 0:
        triangle = link
        link = state[LINKS + triangle]
    return triangle


@helper
def shorten(state: Ints, triangle: int) -> int:
    """The root of the field with this triangle; the way to it is shorter the next time."""
    link = state[LINKS + triangle]
    while link >= 0:
        beyond = state[LINKS + link]
        if beyond >= 0:
            state[LINKS + triangle] = beyond
        triangle, link = link, beyond
    return triangle


@helper
def open_sides(state: Ints, root: int) -> int:
    """How many sides of a field are open; a field with none is closed."""
    return ~state[LINKS + root]


@helper
def comes_before(state: Ints, one: int, other: int) -> bool:
    """Whether a triangle comes before one of another card, by row and column.

    Two fields that join never both begin on one card: its neighbouring sides of one colour are one
    field from the start, and beyond one of two opposite sides lies a card that comes first.
    """
    return state[LIES + (one >> 2)] < state[LIES + (other >> 2)]


@helper
def join(state: Ints, one: int, other: int) -> int:
    """Two triangles belong to one field from now on; return its root."""
    one, other = shorten(state, one), shorten(state, other)
    if one == other:
        return one
    if comes_before(state, other, one):
        one, other = other, one
    state[LINKS + one] = ~(open_sides(state, one) + open_sides(state, other))
    state[LINKS + other] = one
    state[FIELD_CARDS + one] |= state[FIELD_CARDS + other]
    return one


@helper
def join_across(state: Ints, one: int, other: int) -> bool:
    """Triangles of two adjacent cards join, and their common side is open no more; whether that
    has closed their field."""
    root = join(state, one, other)
    state[LINKS + root] = ~(open_sides(state, root) - 2)
    return open_sides(state, root) == 0


# Laying a card

_ROWS_ABOVE = (ROWS + RADIUS).astype(np.uint8)
"""For every place the number of rows above its own."""
_ROW_STEPS = np.diff(AXES).astype(np.uint8)
"""How far the places of every row are from those above them; then for the row below all."""


@helper
def lay(state: Ints, place: int, look: int) -> int:
    """Put a card on an open place: its triangles join fields, its open sides open places. Return
    the sides, as bits, that have closed a field, each another one: no side of it is left to join.
    """
    card = LOOK_CARDS[look]
    spot = spot_of(place)
    slot = look_up(state, spot) - FIRST_SLOT
    facing = state[FACING + slot]
    fill_place(state, slot)
    mark(state, spot, 1 + card)
    state[LIES + card] = 1 + place * LOOKS + look
    state[ON_TABLE] |= 1 << card
    _join_inside(state, card, look)
    # Which sides touch cards cannot be foreseen, but how many do is a better guess.
    touched = _touched(facing)
    closed, left = 0, touched
    while left:
        side = bits.lowest(left)
        left &= left - 1
        other = (facing >> 16 * side & 0xFFFF) - 1
        closed |= int(join_across(state, 4 * card + side, other)) << side
    # After the last card no place is needed, nor would there be slots for all.
    left = 0 if state[ON_TABLE] == ALL else 15 & ~touched
    while left:
        side = bits.lowest(left)
        left &= left - 1
        near = beside(spot, side)
        slot = open_place(state, _next_place(place, side), near)
        require(state, slot, side ^ 2, LOOK_COLOURS[4 * look + side], 4 * card + side)
    return closed


@helper
def _touched(facing: int) -> int:
    """The sides, as bits, on which triangles look at a place."""
    touched = 0
    for side in range(4):
        touched |= int(facing >> 16 * side & 0xFFFF != 0) << side
    return touched


@helper
def _join_inside(state: Ints, card: int, look: int) -> None:
    """Two neighbouring triangles of one card join when they have the same colour."""
    for side in range(4):
        link = LOOK_LINKS[4 * look + side]
        state[LINKS + 4 * card + side] = link if link < 0 else 4 * card + link
        state[FIELD_CARDS + 4 * card + side] = 1 << card


@helper
def _next_place(place: int, side: int) -> int:
    """The number of the place next to another."""
    # Up, right, down, left: none of these can be foreseen, so both ways are worked out.
    aside = place + 2 - side
    beyond = place + (side - 1) * np.int64(_ROW_STEPS[_ROWS_ABOVE[place] + (side >> 1)])
    return aside if side & 1 else beyond  # type: ignore[return-value] # an int, once compiled


@helper
def hand_size(state: Ints, seat: int) -> int:
    """How many cards a seat holds."""
    return bits.count(state[HANDS + seat]) + state[UNKNOWN + seat]


@helper
def is_stock_empty(state: Ints) -> bool:
    """Whether all cards that one does not see are in the others' hands."""
    seen, held = state[ON_TABLE], 0
    for seat in range(MOST_SEATS):
        seen |= state[HANDS + seat]
        held += state[UNKNOWN + seat]
    return bits.count(ALL & ~seen) == held
