"""A player's sheet, and what can be done on it: mark a tile, draw it into the mosaic.

``state``, all of which defines the position::

    0          REASON      why the game is over, or 0
    1          SETTLED     set-up rolls made: row and column of seat 0, of seat 1, …
    2          ROLLER      the seat whose round it is
    3          WAITING     the seats that have to pick now, as bits
    4          BAG         colours of the dice in the bag, as bits
    5          KEPT        1 + colour of the die that the roller picked, later passes on; 0 if none
    6          TABLE       colours of the dice that may be picked now, as bits
    7 … 11     NUMBERS     what the dice in play show, by colour; 0 for a die that is not in play
    12 …       SEATS       for each seat:

        0      ROW         the row that the set-up crossed off, 0 before
        1      COLUMN      the column that it crossed off, 0 before
        2      MARKED      tiles marked since: six bits a column, row 1 the lowest
        3      STONES      in the reserve
        4      PENDING     1 + action that this seat has picked while others have not; 0 if none
        5 …    COVERED     a set of cells of the mosaic

The roller's pick is made at once. The others pick at the same time: their picks are pending until
the last of them has picked, and HIDDEN stands for one in the eyes of everybody else.
"""

from musivum.core.compiled import Ints, called, helper
from musivum.core.pointers import new_ints
from musivum.games.galilee.data import (
    ACROSS,
    ALONE,
    CELLS,
    CROSSED,
    CROSSING,
    DICE,
    FACES,
    INNER,
    LEFT,
    MASKS,
    MEANINGS,
    MOST_WORDS,
    PLAYERS,
    RIGHT,
    SHAPES,
    TILES,
    WORD,
    WORDS,
)
from musivum.games.galilee.verdicts import Rule
from musivum.geometry import bits

REASON, SETTLED, ROLLER, WAITING, BAG, KEPT, TABLE, NUMBERS, SEATS = 0, 1, 2, 3, 4, 5, 6, 7, 12
ROW, COLUMN, MARKED, STONES, PENDING, COVERED = range(6)

HIDDEN = -1
"""A pending pick that one may not know."""

COLOURS = 5
WHOLE_COLUMN = (1 << FACES) - 1
WHOLE_WORD = (1 << WORD) - 1


def state_size(players: int, words: int) -> int:
    """How many numbers a state has."""
    return SEATS + players * (COVERED + words)


@helper
def seat_at(tables: Ints, seat: int) -> int:
    """Where the numbers of a seat begin."""
    return SEATS + seat * (COVERED + tables[WORDS])


@helper
def state_length(tables: Ints) -> int:
    """How many numbers a state has."""
    return seat_at(tables, tables[PLAYERS])


# The tile grid


@helper
def column_of(state: Ints, at: int, colour: int) -> int:
    """The column, from 0, that a colour means: an arrow points at the columns on both sides of it,
    and what is left of the crossed-off column keeps its left one, the rest its right one."""
    return colour if colour + 1 < state[at + COLUMN] else colour + 1


@helper
def taken_rows(state: Ints, at: int, column: int) -> int:
    """The tiles of a column that are marked or in the crossed-off row, as bits from row 1."""
    marked = state[at + MARKED] >> (FACES * column) & WHOLE_COLUMN
    return marked | 1 << state[at + ROW] >> 1


@helper
def free_in_fullest(state: Ints, at: int) -> int:
    """How many tiles are free in the column that has the fewest."""
    fewest = FACES
    for colour in range(COLOURS):
        taken = taken_rows(state, at, column_of(state, at, colour))
        fewest = min(fewest, bits.count(WHOLE_COLUMN & ~taken))
    return fewest


@helper
def time_of(state: Ints, at: int) -> int:
    """How soon a sheet may end the game: the free tiles of its fullest column, or fewer stones."""
    return min(state[at + STONES], free_in_fullest(state, at))


@helper
def drawings_of(tables: Ints, row: int, column: int) -> tuple[int, int]:
    """The first drawing of a tile, and how many there are; row and column from 0."""
    shape = tables[SHAPES] + 2 * tables[tables[TILES] + FACES * row + column]
    return tables[shape], tables[shape + 1]


# Drawing a tile or a stone


@helper
def overlaps(tables: Ints, state: Ints, at: int, drawing: int) -> bool:
    """Whether a drawing lies on a cell that is covered already."""
    mask = tables[MASKS] + tables[WORDS] * drawing
    overlap = 0
    for word in range(tables[WORDS]):
        overlap |= tables[mask + word] & state[at + COVERED + word]
    return overlap != 0


@helper
def near_covered(tables: Ints, state: Ints, at: int, word: int) -> int:
    """The uncovered cells, in one word of a set, that have a covered one along a side."""
    covered, across, inner = at + COVERED + word, tables[ACROSS], tables[INNER] + word
    here = state[covered]
    before = state[covered - 1] if word > 0 else 0
    after = state[covered + 1] if word + 1 < tables[WORDS] else 0
    right = (here << 1 | before >> WORD - 1) & tables[inner]
    left = (here >> 1 | after << WORD - 1) & tables[inner + tables[WORDS]]
    down = here << across | before >> WORD - across
    up = here >> across | after << WORD - across
    return (right | left | down | up) & ~here & WHOLE_WORD


@helper
def find_shore(tables: Ints, state: Ints, at: int, shore: Ints) -> None:
    """Write the set of cells of which a drawing must have one: those along the sides of what is
    covered, or all while nothing is."""
    anywhere = covered_cells(tables, state, at) == 0
    for word in range(tables[WORDS]):
        shore[word] = WHOLE_WORD if anywhere else near_covered(tables, state, at, word)


@helper
def fits(tables: Ints, state: Ints, at: int, shore: Ints, drawing: int) -> bool:
    """Whether a drawing may be made: it does not overlap covered cells, and touches one of them
    along a side, unless nothing is covered yet."""
    mask = tables[MASKS] + tables[WORDS] * drawing
    touch = 0
    for word in range(tables[WORDS]):
        touch |= tables[mask + word] & shore[word]
    return touch != 0 and not overlaps(tables, state, at, drawing)


@helper
def fits_two(tables: Ints, mask: int, one: int, two: int, shore_1: int, shore_2: int) -> bool:
    """The same, quicker, for a drawing whose cells stand at ``mask``, in a mosaic of two words, of
    which these are covered and those the shore."""
    first, second = tables[mask], tables[mask + 1]
    overlap, touch = first & one | second & two, first & shore_1 | second & shore_2
    return (overlap == 0) & (touch != 0)


@helper
def fits_somewhere(tables: Ints, state: Ints, at: int, first: int, count: int) -> bool:
    """Whether one of these drawings may be made; if so, one must be."""
    shore = new_ints(MOST_WORDS)
    find_shore(tables, state, at, shore)
    drawing = first
    while drawing < first + count and not fits(tables, state, at, shore, drawing):
        drawing += 1
    return drawing < first + count


@helper
def covered_cells(tables: Ints, state: Ints, at: int) -> int:
    """How many cells of a mosaic are covered."""
    number = 0
    for word in range(tables[WORDS]):
        number += bits.count(state[at + COVERED + word])
    return number


@helper
def covered_of(tables: Ints, state: Ints, at: int, cells: int) -> int:
    """How many cells of a set in the tables are covered."""
    number = 0
    for word in range(tables[WORDS]):
        number += bits.count(state[at + COVERED + word] & tables[cells + word])
    return number


# Picks and their numbers


@helper
def first_drawn(tables: Ints, state: Ints, at: int, die: int) -> int:
    """The action of drawing the first drawing of the tile that a die means to a seat."""
    colour = die // FACES
    side = LEFT if column_of(state, at, colour) == colour else RIGHT
    return tables[tables[DICE] + 4 * die + side]


@helper
def first_of(tables: Ints, state: Ints, colour: int) -> int:
    """The first action of a die in play, as it lies."""
    return tables[tables[DICE] + 4 * (FACES * colour + state[NUMBERS + colour] - 1)]


@helper
def first_crossing(tables: Ints, die: int, row: int) -> int:
    """The action of a die that marks the tile of another row, from 0, and draws no stone."""
    place = row - 1 if row > die % FACES else row
    first = tables[tables[DICE] + 4 * die + CROSSING]
    return first + place * (tables[CELLS] + 1)


@helper
def meaning(tables: Ints, state: Ints, at: int, move: int) -> tuple[int, int, int, int]:
    """What a legal pick means to a seat: the colour of its die, the row that it marks, from 0,
    whether it uses a stone, and 1 + its drawing, or 0 if it draws nothing.

    All of it stands in MEANINGS, for any pick; but that is a large table, and random games, which
    read it here and there, had to wait for it. A legal pick is of one of the dice on the table.
    """
    dice = state[TABLE]
    colour = bits.lowest(dice)
    dice &= dice - 1
    while dice:
        later = bits.lowest(dice)
        first = first_of(tables, state, later)
        colour = later if first <= move else colour
        dice &= dice - 1
    row, column = state[NUMBERS + colour] - 1, column_of(state, at, colour)
    actions = tables[DICE] + 4 * (FACES * colour + row)
    first, _ = drawings_of(tables, row, column)
    drawn = 1 + first + move - tables[actions + LEFT + column - colour]
    drawn = 0 if move == tables[actions + ALONE] else drawn
    crossing, each = move - tables[actions + CROSSING], tables[CELLS] + 1
    place = int(crossing >= each) + int(crossing >= 2 * each)
    place += int(crossing >= 3 * each) + int(crossing >= 4 * each)
    stone = int(crossing >= 0)
    return (
        colour,
        place + int(place >= row) if stone else row,
        stone,
        crossing - place * each if stone else drawn,
    )


@called
def list_picks(tables: Ints, state: Ints, at: int, moves: Ints) -> int:
    """Write down every pick of a seat, ascending; return their number."""
    shore = new_ints(MOST_WORDS)
    find_shore(tables, state, at, shore)
    number = 0
    dice = state[TABLE]
    while dice:
        number = list_picks_of(tables, state, at, shore, bits.lowest(dice), moves, number)
        dice &= dice - 1
    return number


@helper
def list_picks_of(
    tables: Ints, state: Ints, at: int, shore: Ints, colour: int, moves: Ints, number: int
) -> int:
    """Write down every pick of a die behind those written already; return their number.

    The tile is free: draw it wherever it fits. It is not: mark any free tile of that column, and
    draw a stone. What fits nowhere is not drawn.
    """
    row = state[NUMBERS + colour] - 1
    die = FACES * colour + row
    column = column_of(state, at, colour)
    taken = taken_rows(state, at, column)
    if taken >> row & 1:
        for other in range(FACES):
            if not taken >> other & 1:
                nothing = first_crossing(tables, die, other)
                number = list_drawings(
                    tables, state, at, shore, 0, tables[CELLS], nothing + 1, nothing, moves, number
                )
        return number
    first, count = drawings_of(tables, row, column)
    drawn = first_drawn(tables, state, at, die)
    nothing = tables[tables[DICE] + 4 * die + ALONE]
    return list_drawings(tables, state, at, shore, first, count, drawn, nothing, moves, number)


@helper
def list_drawings(
    tables: Ints,
    state: Ints,
    at: int,
    shore: Ints,
    first: int,
    count: int,
    drawn: int,
    nothing: int,
    moves: Ints,
    number: int,
) -> int:
    """Write down the picks, numbered from ``drawn``, of those drawings that fit, or the pick that
    draws nothing if none does."""
    before = number
    # Picks are written down in any case, and kept if they fit: no processor could foresee which do.
    if tables[WORDS] == 2:
        mask = tables[MASKS] + 2 * first
        one, two = state[at + COVERED], state[at + COVERED + 1]
        shore_1, shore_2 = shore[0], shore[1]
        for k in range(count):
            moves[number] = drawn + k
            number += fits_two(tables, mask + 2 * k, one, two, shore_1, shore_2)
    else:
        for k in range(count):
            moves[number] = drawn + k
            number += fits(tables, state, at, shore, first + k)
    if number == before:
        moves[number] = nothing
        number += 1
    return number


@helper
def pick_verdict(tables: Ints, state: Ints, at: int, move: int) -> int:
    """The rule that forbids a pick to a seat, or 0."""
    meaning = tables[tables[MEANINGS] + 2 * move]
    drawing = tables[tables[MEANINGS] + 2 * move + 1] - 1
    die = meaning % CROSSED
    crossed = meaning // CROSSED
    colour, row = die // FACES, die % FACES
    if state[NUMBERS + colour] == 0:
        return Rule.NOT_ROLLED
    if state[NUMBERS + colour] != row + 1:
        return Rule.OTHER_NUMBER
    if not state[TABLE] >> colour & 1:
        return Rule.TAKEN
    column = column_of(state, at, colour)
    taken = taken_rows(state, at, column)
    if crossed == 0:
        if taken >> row & 1:
            return Rule.NOT_FREE
        first, count = drawings_of(tables, row, column)
        if drawing < 0:
            return Rule.MUST_DRAW if fits_somewhere(tables, state, at, first, count) else 0
        if not first <= drawing < first + count:
            return Rule.OTHER_TILE
    else:
        if not taken >> row & 1:
            return Rule.FREE
        if crossed == state[at + ROW]:
            return Rule.CROSSED_OFF
        if taken >> (crossed - 1) & 1:
            return Rule.MARKED
        if drawing < 0:
            return (
                Rule.MUST_DRAW_STONE if fits_somewhere(tables, state, at, 0, tables[CELLS]) else 0
            )
    if overlaps(tables, state, at, drawing):
        return Rule.COVERED
    return 0 if fits_somewhere(tables, state, at, drawing, 1) else Rule.APART
