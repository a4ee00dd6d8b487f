"""What a network sees of Galilee in company: one's own sheet, the strongest other's, and the race.

Both sheets are seen alike: the shore of the mosaic cell by cell, the free tiles column by column
with the dice that may come next, the stones. Of the others only the strongest is looked at so
closely. A cell is known by what is around it, so sheets of any size and shape can be looked at.
"""

from typing import NamedTuple

from musivum.core.compiled import Ints, called, helper
from musivum.core.network import Shape
from musivum.core.pointers import Floats, copy, new_ints
from musivum.games.galilee.data import (
    BESIDE,
    BLUE,
    CELLS,
    FACES,
    MOST_WORDS,
    PINK,
    PLAYERS,
    REGIONS,
    WORD,
    WORDS,
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
    covered_cells,
    near_covered,
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
from musivum.geometry import bits

# Marks of a sheet
SHORE = 0
"""[plain, blue, pink that costs] [open blue neighbours] [other open neighbours] of every uncovered
cell beside a covered one; pink that costs is not open;"""
KINDS, SOME = 3, 5
TILES_LEFT = SHORE + KINDS * SOME * SOME
"""[its die comes next] [how its free tiles are spread] of each column;"""
RESERVE = TILES_LEFT + COMING * HEIGHTS
"""[stones left]."""
SHEET = RESERVE + FACES + 1

# Marks
OWN, THEIRS = 0, SHEET
OFFERED = 2 * SHEET
"""[free, taken, free and the last of its column, taken …] [row] of every die on the table, to the
strongest other who still has to pick;"""
AHEAD = OFFERED + 4 * FACES
"""[cells ahead of the one who has most of the others];"""
LEAD = AHEAD + AHEADS
"""[points ahead of the strongest, in steps];"""
SEATS = LEAD + LEADS
"""[seats] [rounds until one rolls]."""
MOST_SEATS = 6
MARKS = SEATS + (MOST_SEATS + 1) * MOST_SEATS
MOST_SHORE = 224
"""Cells of a shore that are looked at, at the most."""
MOST = 2 * MOST_SHORE + 32

UNIT = 10.0
"""What the network answers in, and measures are counted in."""
TIMES = FACES
STAGES = 2 * TIMES * TIMES
"""[others still pick] [how soon the own sheet may end the game] [how soon another's may]."""
SHAPE = Shape(MARKS, MEASURES, STAGES, MOST, UNIT, everyone=True)


class Others(NamedTuple):
    """What a seat has to know of the others."""

    at: int
    """Where the sheet of the strongest begins, who has most points and cells;"""
    points: int
    """its points;"""
    cells: int
    """the most cells that one of them has;"""
    blue: int
    """the strongest's uncovered blue cells;"""
    time: int
    """how soon one of the rest may end the game."""


@helper
def _open_cells(tables: Ints, state: Ints, at: int, blue: Ints, plain: Ints) -> None:
    """Write the uncovered blue cells, and the others that cost nothing to cover."""
    words = tables[WORDS]
    for word in range(words):
        blue[word] = tables[tables[BLUE] + word] & ~state[at + COVERED + word]
        plain[word] = ~(state[at + COVERED + word] | tables[tables[BLUE] + word])
    for region in range(tables[REGIONS]):
        first = tables[PINK] + words * region
        touched = 0
        for word in range(words):
            touched |= tables[first + word] & state[at + COVERED + word]
        if touched == 0:
            for word in range(words):
                plain[word] &= ~tables[first + word]


@helper
def _look_at_shore(
    tables: Ints, state: Ints, at: int, first: int, seen: Ints, count: int
) -> tuple[int, int]:
    """A mark for each uncovered cell beside a covered one; and how many blue cells are left."""
    words = tables[WORDS]
    blue, plain = new_ints(MOST_WORDS), new_ints(MOST_WORDS)
    _open_cells(tables, state, at, blue, plain)
    left = 0
    for word in range(words):
        left += bits.count(blue[word])
        shore = near_covered(tables, state, at, word)
        while shore:
            bit, cell = shore & -shore, WORD * word + bits.lowest(shore)
            shore &= shore - 1
            if cell >= tables[CELLS]:
                break  # below the last row
            around = tables[BESIDE] + words * cell
            blues, plains = 0, 0
            for other in range(words):
                blues += bits.count(tables[around + other] & blue[other])
                plains += bits.count(tables[around + other] & plain[other])
            kind = 1 if bit & blue[word] else 0 if bit & plain[word] else 2
            if count < (MOST_SHORE if first > 0 else 2 * MOST_SHORE):
                seen[count] = first + SHORE + (SOME * kind + blues) * SOME + plains
                count += 1
    return count, left


@helper
def _look_at_tiles(state: Ints, at: int, rolled: Next, first: int, seen: Ints, count: int) -> int:
    """A mark for each column and the stones."""
    seen[count] = first + RESERVE + min(FACES, state[at + STONES])
    count += 1
    for colour in range(COLOURS):
        free = WHOLE_COLUMN & ~taken_rows(state, at, column_of(state, at, colour))
        seen[count] = first + TILES_LEFT + coming(rolled, colour) * HEIGHTS + heights(free)
        count += 1
    return count


@helper
def _look_at_dice(state: Ints, at: int, seen: Ints, count: int) -> int:
    """A mark for each die that another may still pick."""
    for colour in range(COLOURS):
        if state[TABLE] >> colour & 1:
            row = state[NUMBERS + colour] - 1
            taken = taken_rows(state, at, column_of(state, at, colour))
            last = bits.count(taken) == FACES - 1
            seen[count] = OFFERED + FACES * (2 * last + (taken >> row & 1)) + row
            count += 1
    return count


@helper
def look_at_others(tables: Ints, state: Ints, seat: int, seen: Ints) -> tuple[int, Others]:
    """Write what does not depend on a seat's own pick, the shore of the strongest other; and say
    where that ends, and what there is to know of the others."""
    players = tables[PLAYERS]
    rival, best, most = 0, -1000, 0
    for other in range(players):
        if other != seat:
            at = seat_at(tables, other)
            cells = covered_cells(tables, state, at)
            value = points(tables, state, at) + cells
            most = max(most, cells)
            if value > best:
                rival, best = other, value
    time = FACES
    for other in range(players):
        if other != seat and other != rival:
            time = min(time, time_of(state, seat_at(tables, other)))
    at = seat_at(tables, rival)
    count, left = _look_at_shore(tables, state, at, THEIRS, seen, 1)
    return count, Others(at, points(tables, state, at), most, left, time)


@helper
def look_at_self(
    tables: Ints,
    state: Ints,
    seat: int,
    others: Others,
    seen: Ints,
    count: int,
    measured: Floats,
) -> int:
    """Write the rest behind that, and the stage; how many marks there are then with the stage."""
    at, rolled = seat_at(tables, seat), next_roll(tables, state, seat)
    count, left = _look_at_shore(tables, state, at, OWN, seen, count)
    count = _look_at_tiles(state, at, rolled, OWN, seen, count)
    count = _look_at_tiles(state, others.at, rolled, THEIRS, seen, count)
    if rolled.still:
        count = _look_at_dice(state, others.at, seen, count)
    cells = covered_cells(tables, state, at)
    lead = points(tables, state, at) - others.points
    seen[count] = AHEAD + ahead_by(cells - others.cells)
    seen[count + 1] = LEAD + steps_of(lead)
    seen[count + 2] = SEATS + MOST_SEATS * tables[PLAYERS] + rolled.rounds
    time = min(TIMES - 1, time_of(state, at))
    their_time = min(TIMES - 1, time_of(state, others.at), others.time)
    seen[0] = (TIMES * (1 if rolled.still else 0) + time) * TIMES + their_time
    measure(lead, cells, others.cells, left, others.blue, UNIT, measured)
    return count + 3


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
    count, others = look_at_others(tables, state, seat, seen)
    return look_at_self(tables, state, seat, others, seen, count, measured)
