"""What a network sees of Galilee played alone: the mosaic and the tiles, cell by cell and column by
column."""

from musivum.core.compiled import Ints, called, helper
from musivum.core.network import Shape
from musivum.core.pointers import Floats
from musivum.games.galilee.data import (
    BESIDE,
    BLUE,
    CELLS,
    FACES,
    PINK,
    REGIONS,
    WORD,
    WORDS,
)
from musivum.games.galilee.picks import (
    COLOURS,
    COVERED,
    STONES,
    WHOLE_COLUMN,
    column_of,
    covered_cells,
    seat_at,
    taken_rows,
)
from musivum.games.galilee.rules import points
from musivum.geometry import bits

# Marks
SHORE = 0
"""[blank, blue, pink, pink that costs nothing more] [uncovered neighbours] of every uncovered cell
beside a covered one;"""
KINDS, NEIGHBOURS = 4, 5
COLUMN = SHORE + KINDS * NEIGHBOURS
"""[free tiles] of every column in play;"""
RESERVE = COLUMN + FACES + 1
"""[stones left]."""
MARKS = RESERVE + FACES + 1
MOST = 256

# Measures
POINTS, COVERS, INLAND = range(3)
"""Points, covered cells, uncovered blue cells."""
MEASURES = 3
STAGES = FACES + 1
UNIT = 10.0
SHAPE = Shape(MARKS, MEASURES, STAGES, MOST, UNIT)


@helper
def _kind(tables: Ints, state: Ints, at: int, cell: int) -> int:
    """Blank, blue, pink, or pink in a region that has been touched already."""
    word, bit = cell // WORD, cell % WORD
    if tables[tables[BLUE] + word] >> bit & 1:
        return 1
    words = tables[WORDS]
    for region in range(tables[REGIONS]):
        first = tables[PINK] + words * region
        if tables[first + word] >> bit & 1:
            touched = 0
            for other in range(words):
                touched |= tables[first + other] & state[at + COVERED + other]
            return 3 if touched else 2
    return 0


@helper
def _look_at_shore(tables: Ints, state: Ints, at: int, seen: Ints) -> int:
    """A mark for each uncovered cell beside a covered one; how many marks there are then."""
    words = tables[WORDS]
    count = 1
    for cell in range(tables[CELLS]):
        if state[at + COVERED + cell // WORD] >> cell % WORD & 1:
            continue
        around = tables[BESIDE] + words * cell
        covered, free = 0, 0
        for other in range(words):
            covered |= tables[around + other] & state[at + COVERED + other]
            free += bits.count(tables[around + other] & ~state[at + COVERED + other])
        if covered and count < MOST - COLOURS - 1:
            seen[count] = SHORE + NEIGHBOURS * _kind(tables, state, at, cell) + free
            count += 1
    return count


@helper
def _blue_left(tables: Ints, state: Ints, at: int) -> int:
    left = 0
    for word in range(tables[WORDS]):
        left += bits.count(tables[tables[BLUE] + word] & ~state[at + COVERED + word])
    return left


@called
def look(tables: Ints, state: Ints, seat: int, seen: Ints, measured: Floats) -> int:
    """What one sees who plays alone; the stage is how soon the game may end."""
    at = seat_at(tables, seat)
    count = _look_at_shore(tables, state, at, seen)
    time = min(FACES, state[at + STONES])
    seen[count] = RESERVE + time
    count += 1
    for colour in range(COLOURS):
        free = bits.count(WHOLE_COLUMN & ~taken_rows(state, at, column_of(state, at, colour)))
        seen[count] = COLUMN + free
        count += 1
        time = min(time, free)
    seen[0] = time
    measured[POINTS] = points(tables, state, at) / UNIT
    measured[COVERS] = covered_cells(tables, state, at) / UNIT
    measured[INLAND] = _blue_left(tables, state, at) / UNIT
    return count
