"""How to play Galilee well at first sight, fast enough to play whole games so.

Alone, what a position is worth was learned (``network.py`` says from what). In company it is put
together by hand.

The points that stand are not what a mosaic will bring: the majority is far from settled until the
end is near, a blue cell that is walled in will hardly be covered, and who leads wants the end.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from musivum.core import network, policy
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.curves import logistic
from musivum.core.network import answer
from musivum.core.pointers import copy, new_floats, new_ints, new_values
from musivum.core.policy import Lore, Policy, Values
from musivum.games.galilee.data import BESIDE, BLUE, CELLS, FACES, HAND, PLAYERS, WORD, WORDS
from musivum.games.galilee.network import MARKS, MEASURES, MOST, SHAPE, UNIT, look
from musivum.games.galilee.picks import (
    COLOURS,
    COVERED,
    REASON,
    STONES,
    WHOLE_COLUMN,
    column_of,
    covered_cells,
    list_picks,
    seat_at,
    state_length,
    taken_rows,
)
from musivum.games.galilee.rules import MOST_COVERED, mark_and_draw, points
from musivum.geometry import bits

CELL = 0
"""A covered cell, beyond what it counts for blue and for the majority;"""
SHORE, CORNER, HOLE = 1, 2, 3
"""an uncovered blue cell beside a covered one, with two or more, one, or no uncovered neighbour;"""
STONE = 4
"""a stone in the reserve, beyond its point;"""
NEAR, LATER = 5, 6
"""so many cells ahead make the majority three to one when the end is near, and how many more for
each tile that is still free in the fullest column;"""
TEMPO, SURE = 7, 8
"""what such a free tile costs one who leads for sure, and with how many points that is;"""
WIN = 9
"""and what it is worth to end the game as the winner."""
FILE: Final = Path(__file__).with_name("network.json")
LORE: Lore = np.array([0.5, 0.1, -0.3, -1.0, 0.5, 2.0, 1.5, 0.5, 10.0, 15.0], dtype=np.float32)
"""Found by letting policies play each other, a few hundred games for each value tried."""

SETTLED = 3
"""With fewer free tiles than this in the fullest column, hopes fade."""
MOST_WAYS = 8
"""A tile can lie in a cell in no more ways than this, and fewer other tiles can be crossed off."""


# What a mosaic promises


@helper
def _hope(tables: Ints, lore: Lore, state: Ints, at: int) -> float:
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
                hope += lore[HOLE] if free == 0 else lore[CORNER] if free == 1 else lore[SHORE]
    return hope


@helper
def _time(tables: Ints, state: Ints) -> int:
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
def _worth(tables: Ints, lore: Lore, state: Ints, seat: int, time: int) -> float:
    """The points that a seat may hope for."""
    at = seat_at(tables, seat)
    cells = covered_cells(tables, state, at)
    worth = points(tables, state, at) + lore[CELL] * cells + lore[STONE] * state[at + STONES]
    worth += _hope(tables, lore, state, at) * min(time, SETTLED) / SETTLED
    if tables[PLAYERS] > 1:
        ahead = cells - _most_cells(tables, state, seat)
        worth += MOST_COVERED * logistic(ahead / (lore[NEAR] + lore[LATER] * time))
    return worth


@helper
def _best_other(tables: Ints, lore: Lore, state: Ints, seat: int, time: int) -> float:
    best = -np.inf
    for other in range(tables[PLAYERS]):
        if other != seat:
            best = max(best, _worth(tables, lore, state, other, time))
    return best if tables[PLAYERS] > 1 else 0.0


@helper
def _final_lead(tables: Ints, state: Ints, seat: int) -> int:
    """The points ahead of the best other when the game ends here; alone the points."""
    lead = points(tables, state, seat_at(tables, seat))
    if tables[PLAYERS] == 1:
        return lead
    own, most = (
        covered_cells(tables, state, seat_at(tables, seat)),
        _most_cells(tables, state, seat),
    )
    best = np.iinfo(np.int64).min
    for other in range(tables[PLAYERS]):
        if other != seat:
            at = seat_at(tables, other)
            cells = covered_cells(tables, state, at)
            has_most = cells == most and cells >= own
            best = max(best, points(tables, state, at) + (MOST_COVERED if has_most else 0))
    return lead - best + (MOST_COVERED if own >= most else 0)


@helper
def _alone(tables: Ints, lore: Lore, state: Ints) -> float:
    """The points that one who plays alone will have, as it was learned."""
    if state[REASON] != 0:
        return points(tables, state, seat_at(tables, 0))
    seen, measured = new_ints(MOST), new_floats(MEASURES)
    count = look(tables, state, 0, seen, measured)
    return UNIT * answer(lore, seen, count, measured, MARKS, MEASURES)


@helper
def _rate_alone(tables: Ints, lore: Lore, state: Ints, moves: Ints, values: Values) -> int:
    """The points that each pick promises."""
    at = seat_at(tables, 0)
    number = list_picks(tables, state, at, moves)
    size = state_length(tables)
    after = new_ints(size)
    for i in range(number):
        copy(after, state, size)
        if mark_and_draw(tables, after, at, moves[i]) != 0:
            values[i] = points(tables, after, at)
        else:
            values[i] = _alone(tables, lore, after)
    return number


# The kernels


@kernel(policy.RATE)
def rate(tables: Ints, lore: Lore, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """The lead that each pick promises; alone, the points."""
    if tables[PLAYERS] == 1:
        return _rate_alone(tables, lore, state, moves, values)
    at = seat_at(tables, seat)
    number = list_picks(tables, state, at, moves)
    now = _time(tables, state)
    others = _best_other(tables, lore, state, seat, now)
    eager = -1.0
    if tables[PLAYERS] > 1:
        lead = _worth(tables, lore, state, seat, now) - others
        eager = max(-1.0, min(1.0, lead / lore[SURE]))
    size = state_length(tables)
    after = new_ints(size)
    for i in range(number):
        copy(after, state, size)
        if mark_and_draw(tables, after, at, moves[i]) != 0:
            values[i] = _final_lead(tables, after, seat)
            if tables[PLAYERS] > 1:
                values[i] += lore[WIN] if values[i] > 0 else -lore[WIN]
        else:
            time = _time(tables, after)
            values[i] = _worth(tables, lore, after, seat, time) - others
            values[i] -= lore[TEMPO] * eager * time
    return number


@kernel(policy.ADVISE)
def advise(tables: Ints, lore: Lore, state: Ints, seat: int, _rng: Words) -> int:
    """The first of the best-rated picks."""
    most = tables[HAND] * MOST_WAYS * tables[CELLS]
    moves = new_ints(most)
    values = new_values(most)
    number = rate(tables, lore, state, seat, moves, values)
    return moves[policy.first_best(values, number)]


@kernel(policy.EXPECT)
def expect(tables: Ints, lore: Lore, state: Ints, seat: int) -> float:
    """The points that a seat may hope for."""
    if tables[PLAYERS] == 1:
        return _alone(tables, lore, state)
    return _worth(tables, lore, state, seat, _time(tables, state))


@cache
def lore(players: int) -> Lore:
    """What was learned for one who plays alone; in company, what was found by hand."""
    return network.read(FILE, SHAPE) if players == 1 else LORE


@kernel(policy.EFFORT)
def effort(_state: Ints, _seat: int) -> float:
    """A few picks are played on, always: that costs about the same everywhere."""
    return 1.0


POLICY = Policy(
    rate=rate, advise=advise, expect=expect, lore=lore, effort=effort, look=look, shape=SHAPE
)
