"""How to play Galilee in company on a sheet that nothing was learned about.

The points that stand are not what a mosaic will bring: the majority is far from settled until the
end is near, a blue cell that is walled in will hardly be covered, and who leads wants the end.
"""

import numpy as np

from musivum.core.compiled import Ints, called, helper
from musivum.core.curves import logistic
from musivum.core.pointers import clear, copy, new_ints, new_values
from musivum.core.policy import Values
from musivum.games.galilee.data import BESIDE, BLUE, FACES, PLAYERS, WORD, WORDS
from musivum.games.galilee.picks import (
    COVERED,
    STONES,
    covered_cells,
    list_picks,
    near_covered,
    seat_at,
    state_length,
    time_of,
)
from musivum.games.galilee.rules import MOST_COVERED, majority, mark_and_draw, points
from musivum.geometry import bits

CELL = 0.5
"""What a covered cell is worth, beyond what it counts for blue and for the majority;"""
SHORE, CORNER, HOLE = 0.1, -0.3, -1.0
"""an uncovered blue cell beside a covered one, with two or more, one, or no uncovered neighbour;"""
STONE = 0.5
"""a stone in the reserve, beyond its point;"""
NEAR, LATER = 2.0, 1.5
"""so many cells ahead make the majority three to one when the end is near, and how many more for
each tile that is still free in the fullest column;"""
TEMPO, SURE = 0.5, 10.0
"""what such a free tile costs one who leads for sure, and with how many points that is;"""
WIN = 15.0
"""and what it is worth to end the game as the winner. All of these were found by letting policies
play each other, a few hundred games for each value tried."""

GAINS = 8
"""Of so few new cells it is remembered what they make of the majority: many picks have as many."""
SETTLED = 3
"""With fewer free tiles than this in the fullest column, hopes fade."""


# What a mosaic promises


@helper
def _hope(tables: Ints, state: Ints, at: int) -> float:
    """What the uncovered blue cells beside covered ones are worth."""
    words = tables[WORDS]
    hope = 0.0
    for word in range(words):
        shore = tables[tables[BLUE] + word] & near_covered(tables, state, at, word)
        while shore:
            cell = WORD * word + bits.lowest(shore)
            shore &= shore - 1
            around = tables[BESIDE] + words * cell
            free = 0
            for other in range(words):
                free += bits.count(tables[around + other] & ~state[at + COVERED + other])
            hope += HOLE if free == 0 else CORNER if free == 1 else SHORE
    return hope


@helper
def time_left(tables: Ints, state: Ints) -> int:
    """How soon the game may end, by any sheet."""
    time = FACES
    for seat in range(tables[PLAYERS]):
        time = min(time, time_of(state, seat_at(tables, seat)))
    return time


@helper
def _most_cells(tables: Ints, state: Ints, seat: int) -> int:
    """The most cells that another seat has covered."""
    most = 0
    for other in range(tables[PLAYERS]):
        if other != seat:
            most = max(most, covered_cells(tables, state, seat_at(tables, other)))
    return most


@helper
def _hoped(tables: Ints, state: Ints, at: int, cells: int, time: int) -> float:
    """The points that a seat with so many cells may hope for, but for the most cells."""
    hoped = points(tables, state, at) + CELL * cells + STONE * state[at + STONES]
    return hoped + _hope(tables, state, at) * min(time, SETTLED) / SETTLED


@helper
def _most(ahead: int, time: int) -> float:
    """What one may hope for who is so many cells ahead."""
    return MOST_COVERED * logistic(ahead / (NEAR + LATER * time))


@helper
def worth(tables: Ints, state: Ints, seat: int, time: int) -> float:
    """The points that a seat may hope for."""
    at = seat_at(tables, seat)
    cells = covered_cells(tables, state, at)
    ahead = cells - _most_cells(tables, state, seat)
    return _hoped(tables, state, at, cells, time) + _most(ahead, time)


@helper
def _best_other(tables: Ints, state: Ints, seat: int, time: int) -> float:
    best = -np.inf
    for other in range(tables[PLAYERS]):
        if other != seat:
            best = max(best, worth(tables, state, other, time))
    return best


@helper
def final_lead(tables: Ints, state: Ints, seat: int) -> int:
    """The points ahead of the best other when the game ends here."""
    best = np.iinfo(np.int64).min
    for other in range(tables[PLAYERS]):
        if other != seat:
            theirs = points(tables, state, seat_at(tables, other)) + majority(tables, state, other)
            best = max(best, theirs)
    return points(tables, state, seat_at(tables, seat)) + majority(tables, state, seat) - best


@called
def rate(tables: Ints, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """The lead that each pick promises."""
    at = seat_at(tables, seat)
    number = list_picks(tables, state, at, moves)
    now = time_left(tables, state)
    others = _best_other(tables, state, seat, now)
    lead = worth(tables, state, seat, now) - others
    eager = max(-1.0, min(1.0, lead / SURE))
    theirs = FACES
    for other in range(tables[PLAYERS]):
        if other != seat:
            theirs = min(theirs, time_of(state, seat_at(tables, other)))
    before, most = covered_cells(tables, state, at), _most_cells(tables, state, seat)
    known, said = new_ints(GAINS * (FACES + 1)), new_values(GAINS * (FACES + 1))
    clear(known, GAINS * (FACES + 1))
    size = state_length(tables)
    after = new_ints(size)
    for i in range(number):
        copy(after, state, size)
        if mark_and_draw(tables, after, at, moves[i]) != 0:
            values[i] = final_lead(tables, after, seat)
            values[i] += WIN if values[i] > 0 else -WIN
            continue
        time = min(theirs, time_of(after, at))
        cells = covered_cells(tables, after, at)
        place = min(GAINS - 1, cells - before) * (FACES + 1) + time
        if not known[place] or cells - before >= GAINS:
            known[place], said[place] = 1, _most(cells - most, time)
        hoped = _hoped(tables, after, at, cells, time) + said[place]
        values[i] = hoped - others - TEMPO * eager * time
    return number
