"""What a network sees of Galilee for two on the usual sheet: both mosaics and what fits into them.

Every uncovered cell is seen with its place in the mosaic and with what is open around it; the two
halves of the mosaic mirror each other, and look alike. Every free tile is seen with the most blue
cells that it could cover now without touching a false region, if it fits at all, and with whether
its die comes next. Then there are the columns, the stones and the race, as in company of more.
"""

from typing import NamedTuple

import numpy as np

from musivum.core.compiled import Ints, called, helper
from musivum.core.network import Shape
from musivum.core.pointers import Floats, copy, new_ints
from musivum.games.galilee.data import (
    BLUE,
    FACES,
    FIRST_HIGH,
    FIRST_LOW,
    LANES,
    MASKS,
    OTHERS,
    PINK,
    REGIONS,
    SHAPES,
    TILES,
)
from musivum.games.galilee.picks import (
    COLOURS,
    COVERED,
    NUMBERS,
    PENDING,
    STONES,
    TABLE,
    WHOLE_COLUMN,
    column_of,
    seat_at,
    state_length,
    taken_rows,
    time_of,
)
from musivum.games.galilee.race import (
    AHEADS,
    COMING,
    HEIGHTS,
    LEADS,
    MEASURES,
    Next,
    ahead_by,
    coming,
    heights,
    measure,
    next_roll,
    steps_of,
)
from musivum.games.galilee.rules import mark_and_draw, points
from musivum.games.galilee.sampling import in_two, shore_in_two, turns_of
from musivum.geometry import bits
from musivum.geometry.lanes import any_bit, cut_down, eight_at, eight_times, moved_down

# The usual sheet
ROWS, COLUMNS = 10, 9
MOST_SHAPES = 32
"""More than it has."""
MIDDLE = 2
"""The number of the false region in the middle."""
HALF = (COLUMNS + 1) // 2
NOWHERE = ROWS * COLUMNS
"""Behind the last cell."""
AROUND = 16
"""Which of four neighbours are open."""

# Marks of a sheet
PLACE = 0
"""[row] [column, counted from the nearer side] [open above, below, outside, inside] of every
uncovered cell beside a covered one; a pink cell that costs is not open;"""
SHORE = PLACE + ROWS * HALF * AROUND
"""[plain, blue, pink that costs] [open blue neighbours] [other open neighbours] of the same;"""
KINDS, SOME = 3, 5
TOUCHED = SHORE + KINDS * SOME * SOME
"""every false region that has been touched, [in the middle or not];"""
TILE = TOUCHED + 2
"""[when] [its die comes next] [cells] [fits nowhere at no cost, or 1 + the most blue cells that it
could cover] of every free tile;"""
SMALLEST, SIZES, FITS = 2, 4, 7
SOON = 3
"""How soon the game may end, at the most, where that is seen together with something else;"""
WHEN = 2 * SOON
"""and together with the rounds until one rolls, 0 or 1, it says *when* it is."""
TILES_LEFT = TILE + WHEN * COMING * SIZES * FITS
"""[when] [its die comes next] [how its free tiles are spread] of each column;"""
RESERVE = TILES_LEFT + WHEN * COMING * HEIGHTS
"""[stones left]."""
SHEET = RESERVE + FACES + 1

# Marks
OWN, THEIRS = 0, SHEET
OFFERED = 2 * SHEET
"""[the last of its column or not] [taken, or as a TILE] of every die on the table, to the other who
still has to pick;"""
DICE = 1 + SIZES * FITS
CHOICE = OFFERED + 2 * DICE
"""[taken, or as a TILE] [the same, no more] of the two dice together, since the better one counts;
"""
AHEAD = CHOICE + DICE * (DICE + 1) // 2
"""[cells ahead];"""
RACE = AHEAD + AHEADS
"""[rounds until one rolls] [how soon the own sheet may end the game] [and the other's] [cells
ahead]: what the most cells are worth is a matter of time;"""
LEAD = RACE + 2 * SOON * SOON * AHEADS
"""[points ahead, in steps];"""
ROLLS = LEAD + LEADS
"""[rounds until one rolls]."""
MARKS = ROLLS + 2
MOST = 2 * (2 * ROWS * COLUMNS + 3 + 30 + 5 + 1) + 3 + 4 + 1
"""Cells twice, regions, tiles (before a row is crossed off), columns and stones of both sheets;
dice, the race and the stage."""

TEN = 10.0
"""What measures are counted in;"""
UNIT = 15.0
"""and what the network answers in."""
TIMES = FACES
STAGES = 2 * 2 * TIMES * TIMES
"""[rounds until one rolls] [the other still picks] [how soon the own sheet may end the game] [how
soon the other's may]."""
SHAPE = Shape(MARKS, MEASURES, STAGES, MOST, UNIT, everyone=True)


def _places() -> Ints:
    """For every cell and what is open above, below, left and right of it: its mark."""
    found = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            mirrored = column >= HALF
            side = COLUMNS - 1 - column if mirrored else column
            for above_below in range(4):
                for left in range(2):
                    for right in range(2):
                        aside = (right, left) if mirrored else (left, right)
                        if side == HALF - 1:
                            aside = (max(aside), min(aside))
                        around = 4 * above_below + 2 * aside[0] + aside[1]
                        found.append(PLACE + AROUND * (HALF * row + side) + around)
    return np.array(found, dtype=np.int64)


PLACES = _places()
_BITS = 64
"""Of the words of a set without a gap between them."""


class Rival(NamedTuple):
    """What a seat has to know of the other's sheet."""

    at: int
    """Where it begins;"""
    points: int
    cells: int
    """what it has;"""
    blue: int
    """its uncovered blue cells."""


@helper
def _has(low: int, high: int, cell: int) -> int:
    """Whether a cell is in a set of two words."""
    return (low >> cell if cell < _BITS else high >> cell - _BITS) & 1


@helper
def _around(low: int, high: int, cell: int) -> int:
    """Which of the cells above, below, left and right of a cell are in a set of two words."""
    column = cell % COLUMNS
    up = cell - COLUMNS if cell >= COLUMNS else NOWHERE
    down = cell + COLUMNS if cell + COLUMNS < NOWHERE else NOWHERE
    left = cell - 1 if column > 0 else NOWHERE
    right = cell + 1 if column < COLUMNS - 1 else NOWHERE
    aside = 2 * _has(low, high, left) + _has(low, high, right)
    return 8 * _has(low, high, up) + 4 * _has(low, high, down) + aside


@helper
def _cells_of(tables: Ints, shape: int) -> int:
    """How many cells a shape has."""
    mask = tables[MASKS] + 2 * tables[tables[SHAPES] + 2 * shape]
    return bits.count(tables[mask]) + bits.count(tables[mask + 1])


@helper
def _most_blue(
    tables: Ints,
    shape: int,
    opens: tuple[int, int],
    shore: tuple[int, int],
    blue: tuple[int, int],
) -> int:
    """1 + the most blue cells that a shape could cover among the open cells, with one on the
    shore; 0 if it fits nowhere there.

    The blue cells of all places are counted at once: ``ones``, ``twos`` and ``fours`` are the
    digits of their numbers.
    """
    turns, others = turns_of(tables, shape), _cells_of(tables, shape) - 1
    open_low, open_high = eight_times(opens[0]), eight_times(opens[1])
    shore_low, shore_high = eight_times(shore[0]), eight_times(shore[1])
    blue_low, blue_high = eight_times(blue[0]), eight_times(blue[1])
    fit_low = open_low & eight_at(tables, turns + FIRST_LOW)
    fit_high = open_high & eight_at(tables, turns + FIRST_HIGH)
    touch_low, touch_high = shore_low, shore_high
    ones_low, ones_high = blue_low, blue_high
    twos_low = twos_high = fours_low = fours_high = eight_times(0)
    for cell in range(others):
        far = eight_at(tables, turns + OTHERS + LANES * cell)
        fit_low = fit_low & moved_down(open_low, open_high, far)
        fit_high = fit_high & cut_down(open_high, far)
        touch_low = touch_low | moved_down(shore_low, shore_high, far)
        touch_high = touch_high | cut_down(shore_high, far)
        more_low, more_high = moved_down(blue_low, blue_high, far), cut_down(blue_high, far)
        both_low, both_high = ones_low & more_low, ones_high & more_high
        ones_low, ones_high = ones_low ^ more_low, ones_high ^ more_high
        fours_low, fours_high = fours_low | twos_low & both_low, fours_high | twos_high & both_high
        twos_low, twos_high = twos_low ^ both_low, twos_high ^ both_high
    fit_low, fit_high = fit_low & touch_low, fit_high & touch_high
    if not any_bit(fit_low | fit_high):
        return 0
    number = 1
    four_low, four_high = fit_low & fours_low, fit_high & fours_high
    two_low, two_high = fit_low & twos_low, fit_high & twos_high
    if any_bit(four_low | four_high):
        number, fit_low, fit_high = 5, four_low, four_high
    elif any_bit(two_low | two_high):
        number, fit_low, fit_high = 3, two_low, two_high
    return number + int(any_bit(fit_low & ones_low | fit_high & ones_high))


@helper
def _look_at_shore(
    opens: tuple[int, int], shore: tuple[int, int], blue: tuple[int, int], first: int,
    seen: Ints, count: int,
) -> int:  # fmt: skip
    """Two marks for each uncovered cell beside a covered one, or for all while nothing is covered:
    where it lies, and what it and its neighbours are."""
    for word in range(2):
        cells = shore[word]
        while cells:
            cell = _BITS * word + bits.lowest(cells)
            cells &= cells - 1
            around = _around(opens[0], opens[1], cell)
            blues = bits.count(_around(blue[0], blue[1], cell))
            kind = 0 if _has(opens[0], opens[1], cell) else 2
            kind = 1 if _has(blue[0], blue[1], cell) else kind
            plains = bits.count(around) - blues
            seen[count] = first + PLACES[AROUND * cell + around]
            seen[count + 1] = first + SHORE + (SOME * kind + blues) * SOME + plains
            count += 2
    return count


@helper
def _look_at_mosaic(
    tables: Ints, state: Ints, at: int, first: int, seen: Ints, count: int, fits: Ints
) -> tuple[int, int, int]:
    """A mark for each false region that was touched, and the shore; and write for the shape of each
    free tile what fits. Return the number of marks, of covered cells and of uncovered blue ones."""
    covered_low, covered_high = in_two(state, at + COVERED)
    covered = bits.count(state[at + COVERED]) + bits.count(state[at + COVERED + 1])
    left_low, left_high = ~covered_low, ~covered_high & (1 << NOWHERE - _BITS) - 1
    near_low, near_high = shore_in_two(tables, covered_low, covered_high)
    shore = (near_low & left_low, near_high & left_high)
    open_low, open_high = left_low, left_high
    for region in range(tables[REGIONS]):
        pink_low, pink_high = in_two(tables, tables[PINK] + 2 * region)
        if pink_low & covered_low | pink_high & covered_high:
            seen[count] = first + TOUCHED + int(region == MIDDLE)
            count += 1
        else:
            open_low, open_high = open_low & ~pink_low, open_high & ~pink_high
    opens = (open_low, open_high)
    blue_low, blue_high = in_two(tables, tables[BLUE])
    blue = (blue_low & left_low, blue_high & left_high)
    count = _look_at_shore(opens, shore, blue, first, seen, count)
    for shape in range(MOST_SHAPES):
        fits[shape] = -1
    for colour in range(COLOURS):
        column = column_of(state, at, colour)
        free = WHOLE_COLUMN & ~taken_rows(state, at, column)
        while free:
            shape = tables[tables[TILES] + FACES * bits.lowest(free) + column]
            free &= free - 1
            if fits[shape] < 0:
                fits[shape] = _most_blue(tables, shape, opens, shore, blue)
    return count, covered, bits.count(blue[0]) + bits.count(blue[1])


@helper
def _kind(tables: Ints, shape: int, fits: Ints) -> int:
    """What is seen of a tile: its cells, and what fits."""
    return FITS * (_cells_of(tables, shape) - SMALLEST) + fits[shape]


@helper
def _look_at_tiles(
    tables: Ints,
    state: Ints,
    at: int,
    rolled: Next,
    when: int,
    first: int,
    fits: Ints,
    seen: Ints,
    count: int,
) -> int:
    """A mark for each free tile, each column and the stones."""
    seen[count] = first + RESERVE + min(FACES, state[at + STONES])
    count += 1
    for colour in range(COLOURS):
        column = column_of(state, at, colour)
        free = WHOLE_COLUMN & ~taken_rows(state, at, column)
        comes = COMING * when + coming(rolled, colour)
        seen[count] = first + TILES_LEFT + comes * HEIGHTS + heights(free)
        count += 1
        while free:
            shape = tables[tables[TILES] + FACES * bits.lowest(free) + column]
            free &= free - 1
            seen[count] = first + TILE + comes * SIZES * FITS + _kind(tables, shape, fits)
            count += 1
    return count


@helper
def _look_at_dice(tables: Ints, state: Ints, at: int, fits: Ints, seen: Ints, count: int) -> int:
    """A mark for each die that the other may still pick, and one for both."""
    less, more = 0, 0
    for colour in range(COLOURS):
        if state[TABLE] >> colour & 1:
            row, column = state[NUMBERS + colour] - 1, column_of(state, at, colour)
            taken = taken_rows(state, at, column)
            last = int(bits.count(taken) == FACES - 1)
            kind = 0
            if not taken >> row & 1:
                kind = 1 + _kind(tables, tables[tables[TILES] + FACES * row + column], fits)
            less, more = min(more, kind), max(more, kind)
            seen[count] = OFFERED + DICE * last + kind
            count += 1
    seen[count] = CHOICE + more * (more + 1) // 2 + less
    return count + 1


@helper
def look_at_rival(
    tables: Ints, state: Ints, seat: int, seen: Ints, fits: Ints
) -> tuple[int, Rival]:
    """Write what does not depend on a seat's own pick, the other's mosaic; and say where that ends,
    and what there is to know of it."""
    at = seat_at(tables, 1 - seat)
    count, cells, left = _look_at_mosaic(tables, state, at, THEIRS, seen, 1, fits)
    return count, Rival(at, points(tables, state, at), cells, left)


@helper
def look_at_self(
    tables: Ints,
    state: Ints,
    seat: int,
    rival: Rival,
    their_fits: Ints,
    fits: Ints,
    seen: Ints,
    count: int,
    measured: Floats,
) -> int:
    """Write the rest behind that, and the stage; how many marks there are then with the stage."""
    at, rolled = seat_at(tables, seat), next_roll(tables, state, seat)
    rounds, still = rolled.rounds, int(rolled.still)
    time = max(1, min(TIMES - 1, time_of(state, at)))
    their_time = max(1, min(TIMES - 1, time_of(state, rival.at)))
    soon, their_soon = min(SOON, time) - 1, min(SOON, their_time) - 1
    when = SOON * rounds + min(soon, their_soon)
    count, cells, left = _look_at_mosaic(tables, state, at, OWN, seen, count, fits)
    count = _look_at_tiles(tables, state, at, rolled, when, OWN, fits, seen, count)
    count = _look_at_tiles(tables, state, rival.at, rolled, when, THEIRS, their_fits, seen, count)
    if rolled.still:
        count = _look_at_dice(tables, state, rival.at, their_fits, seen, count)
    lead = points(tables, state, at) - rival.points
    ahead = ahead_by(cells - rival.cells)
    seen[count] = AHEAD + ahead
    seen[count + 1] = RACE + ((SOON * rounds + soon) * SOON + their_soon) * AHEADS + ahead
    seen[count + 2] = LEAD + steps_of(lead)
    seen[count + 3] = ROLLS + rounds
    seen[0] = ((2 * rounds + still) * TIMES + time) * TIMES + their_time
    measure(lead, cells, rival.cells, left, rival.blue, TEN, measured)
    return count + 4


@called
def look(tables: Ints, state: Ints, seat: int, seen: Ints, measured: Floats) -> int:
    """What a seat sees that has picked, or is not to pick; its own pick counts as made."""
    at = seat_at(tables, seat)
    if state[at + PENDING] > 0:
        size = state_length(tables)
        picked = new_ints(size)
        copy(picked, state, size)
        state = picked
        mark_and_draw(tables, state, at, state[at + PENDING] - 1)
    their_fits, fits = new_ints(MOST_SHAPES), new_ints(MOST_SHAPES)
    count, rival = look_at_rival(tables, state, seat, seen, their_fits)
    return look_at_self(tables, state, seat, rival, their_fits, fits, seen, count, measured)
