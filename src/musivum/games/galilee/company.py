"""What a network sees of Galilee in company: one's own sheet, the strongest other's, and the race.

Both sheets are seen alike: the shore of the mosaic cell by cell, the free tiles column by column
with the dice that may come next, the stones. Of the others only the strongest is looked at so
closely. A cell is known by what is around it, so sheets of any size and shape can be looked at.
"""

from typing import NamedTuple

from musivum.core import policy
from musivum.core.compiled import Ints, helper, kernel
from musivum.core.network import Shape
from musivum.core.pointers import Floats, copy, new_ints
from musivum.games.galilee.data import (
    BESIDE,
    BLUE,
    CELLS,
    FACES,
    HAND,
    MOST_WORDS,
    PINK,
    PLAYERS,
    REGIONS,
    WORD,
    WORDS,
)
from musivum.games.galilee.picks import (
    BAG,
    COLOURS,
    COVERED,
    KEPT,
    NUMBERS,
    PENDING,
    ROLLER,
    STONES,
    TABLE,
    WAITING,
    WHOLE_COLUMN,
    column_of,
    covered_cells,
    near_covered,
    seat_at,
    state_length,
    taken_rows,
)
from musivum.games.galilee.rules import ALL_DICE, mark_and_draw, points
from musivum.geometry import bits

# Marks of a sheet
SHORE = 0
"""[plain, blue, pink that costs] [open blue neighbours] [other open neighbours] of every uncovered
cell beside a covered one; pink that costs is not open;"""
KINDS, SOME = 3, 5
TILES_LEFT = SHORE + KINDS * SOME * SOME
"""[its die comes next: no, perhaps, surely] [free tiles in rows 5, 6] [3, 4] [1, 2] of each column;
"""
HEIGHTS = 3
RESERVE = TILES_LEFT + 3 * HEIGHTS**3
"""[stones left]."""
SHEET = RESERVE + FACES + 1

# Marks
OWN, THEIRS = 0, SHEET
OFFERED = 2 * SHEET
"""[free, taken, free and the last of its column, taken …] [row] of every die on the table, to the
strongest other who still has to pick;"""
AHEAD = OFFERED + 4 * FACES
"""[cells ahead of the one who has most of the others];"""
MOST_AHEAD = 12
LEAD = AHEAD + 2 * MOST_AHEAD + 1
"""[points ahead of the strongest, in steps];"""
MOST_LEAD, STEP = 10, 4
SEATS = LEAD + 2 * MOST_LEAD + 1
"""[seats] [rounds until one rolls]."""
MOST_SEATS = 6
MARKS = SEATS + (MOST_SEATS + 1) * MOST_SEATS
MOST_SHORE = 224
"""Cells of a shore that are looked at, at the most."""
MOST = 2 * MOST_SHORE + 32

# Measures
POINTS, CELLS_AHEAD, COVERS, THEIR_COVERS, INLAND, THEIR_INLAND = range(6)
MEASURES = 6
UNIT = 10.0
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
def _time(state: Ints, at: int) -> int:
    """How soon a sheet may end the game: the free tiles of its fullest column, or fewer stones."""
    time = min(FACES - 1, state[at + STONES])
    for colour in range(COLOURS):
        taken = taken_rows(state, at, column_of(state, at, colour))
        time = min(time, bits.count(WHOLE_COLUMN & ~taken))
    return time


@helper
def _look_at_tiles(
    state: Ints, at: int, sure: int, perhaps: int, first: int, seen: Ints, count: int
) -> tuple[int, int]:
    """A mark for each column and the stones; and how soon this sheet may end the game."""
    time = min(FACES - 1, state[at + STONES])
    seen[count] = first + RESERVE + min(FACES, state[at + STONES])
    count += 1
    for colour in range(COLOURS):
        free = WHOLE_COLUMN & ~taken_rows(state, at, column_of(state, at, colour))
        time = min(time, bits.count(free))
        coming = 2 * (sure >> colour & 1) | (perhaps >> colour & 1)
        heights = bits.count(free & 3) + HEIGHTS * (
            bits.count(free & 12) + HEIGHTS * bits.count(free & 48)
        )
        seen[count] = first + TILES_LEFT + coming * HEIGHTS**3 + heights
        count += 1
    return count, time


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
            time = min(time, _time(state, seat_at(tables, other)))
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
    at, players = seat_at(tables, seat), tables[PLAYERS]
    picking = state[WAITING] != 0 and state[KEPT] != 0
    still = picking and seat == state[ROLLER]
    kept = 1 << state[KEPT] >> 1
    bag = state[BAG] if state[BAG] else ALL_DICE & ~kept
    whole = bits.count(bag) == tables[HAND] - 1
    sure, perhaps = (kept | bag, 0) if whole else (kept, bag)
    count, left = _look_at_shore(tables, state, at, OWN, seen, count)
    count, time = _look_at_tiles(state, at, sure, perhaps, OWN, seen, count)
    count, their_time = _look_at_tiles(state, others.at, sure, perhaps, THEIRS, seen, count)
    if still:
        count = _look_at_dice(state, others.at, seen, count)
    cells = covered_cells(tables, state, at)
    lead = points(tables, state, at) - others.points
    ahead = max(-MOST_AHEAD, min(MOST_AHEAD, cells - others.cells))
    steps = max(0, min(2 * MOST_LEAD, (lead + STEP * MOST_LEAD + STEP // 2) // STEP))
    rounds = (seat - state[ROLLER] - (1 if picking else 0)) % players
    seen[count] = AHEAD + MOST_AHEAD + ahead
    seen[count + 1] = LEAD + steps
    seen[count + 2] = SEATS + MOST_SEATS * players + rounds
    seen[0] = (TIMES * (1 if still else 0) + time) * TIMES + min(their_time, others.time)
    measured[POINTS] = lead / UNIT
    measured[CELLS_AHEAD] = (cells - others.cells) / UNIT
    measured[COVERS] = cells / UNIT
    measured[THEIR_COVERS] = others.cells / UNIT
    measured[INLAND] = left / UNIT
    measured[THEIR_INLAND] = others.blue / UNIT
    return count + 3


@kernel(policy.LOOK)
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
