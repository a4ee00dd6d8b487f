"""How to play Galilee in company on a sheet that nothing was learned about.

The points that stand are not what a mosaic will bring: the majority is far from settled until the
end is near, a blue cell that is walled in will hardly be covered, and who leads wants the end.
"""

import numpy as np

from musivum.core.compiled import Ints, helper
from musivum.core.curves import logistic
from musivum.core.pointers import copy, new_ints
from musivum.core.policy import Values
from musivum.games.galilee.data import BESIDE, BLUE, FACES, PLAYERS, WORD, WORDS
from musivum.games.galilee.picks import (
    COLOURS,
    COVERED,
    STONES,
    WHOLE_COLUMN,
    column_of,
    covered_cells,
    list_picks,
    seat_at,
    state_length,
    taken_rows,
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

SETTLED = 3
"""With fewer free tiles than this in the fullest column, hopes fade."""


# What a mosaic promises


@helper
def _hope(tables: Ints, state: Ints, at: int) -> float:
    """What the uncovered blue cells beside covered ones are worth."""
    words = tables[WORDS]
    hope = 0.0
    for word in range(words):
        left = tables[tables[BLUE] + word] & ~state[at + COVERED + word]
        while left:
            cell = WORD * word + bits.lowest(left)
            left &= left - 1
            around = tables[BESIDE] + words * cell
            covered, free = 0, 0
            for other in range(words):
                covered |= tables[around + other] & state[at + COVERED + other]
                free += bits.count(tables[around + other] & ~state[at + COVERED + other])
            if covered:
                hope += HOLE if free == 0 else CORNER if free == 1 else SHORE
    return hope


@helper
def time_left(tables: Ints, state: Ints) -> int:
    """How soon the game may end: the free tiles of the fullest column of all, or fewer stones."""
    time = FACES
    for seat in range(tables[PLAYERS]):
        at = seat_at(tables, seat)
        time = min(time, state[at + STONES])
        for colour in range(COLOURS):
            taken = taken_rows(state, at, column_of(state, at, colour))
            time = min(time, bits.count(WHOLE_COLUMN & ~taken))
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
def worth(tables: Ints, state: Ints, seat: int, time: int) -> float:
    """The points that a seat may hope for."""
    at = seat_at(tables, seat)
    cells = covered_cells(tables, state, at)
    hoped = points(tables, state, at) + CELL * cells + STONE * state[at + STONES]
    hoped += _hope(tables, state, at) * min(time, SETTLED) / SETTLED
    ahead = cells - _most_cells(tables, state, seat)
    return hoped + MOST_COVERED * logistic(ahead / (NEAR + LATER * time))


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


@helper
def rate(tables: Ints, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """The lead that each pick promises."""
    at = seat_at(tables, seat)
    number = list_picks(tables, state, at, moves)
    now = time_left(tables, state)
    others = _best_other(tables, state, seat, now)
    lead = worth(tables, state, seat, now) - others
    eager = max(-1.0, min(1.0, lead / SURE))
    size = state_length(tables)
    after = new_ints(size)
    for i in range(number):
        copy(after, state, size)
        if mark_and_draw(tables, after, at, moves[i]) != 0:
            values[i] = final_lead(tables, after, seat)
            values[i] += WIN if values[i] > 0 else -WIN
        else:
            time = time_left(tables, after)
            values[i] = worth(tables, after, seat, time) - others - TEMPO * eager * time
    return number
