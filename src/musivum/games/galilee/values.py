"""What a position of Galilee promises."""

from musivum.core import compiled
from musivum.core.compiled import Ints, helper, kernel
from musivum.core.pointers import copy, new_ints
from musivum.games.galilee.data import BLUE, PLAYERS, WORDS
from musivum.games.galilee.picks import (
    PENDING,
    covered_cells,
    free_in_fullest,
    near_covered,
    seat_at,
    state_length,
)
from musivum.games.galilee.rules import majority, mark_and_draw, points
from musivum.geometry import bits

POINT = 1000
MOST_HOPE = POINT - 1

MIDDLE = 400
CELL = 8
"""A covered cell more than the others have at the most: the majority is worth ten blue cells."""
SHORE = 10
"""A blue cell that is not covered but beside a covered one: where the next tile can go."""
ROOM = 3
"""A free tile in the fullest column: the game goes on, for one who is behind."""


@helper
def shore(tables: Ints, state: Ints, at: int) -> int:
    """How many uncovered blue cells lie beside covered ones."""
    number = 0
    for word in range(tables[WORDS]):
        near = near_covered(tables, state, at, word)
        number += bits.count(tables[tables[BLUE] + word] & near)
    return number


@kernel(compiled.EVALUATE)
def evaluate(tables: Ints, state: Ints, seat: int) -> int:
    """Points ahead of the best other; then cells ahead, blue shore to build on, and time: one who
    leads wants a column complete, one who does not wants free tiles. Solo, time is always good.

    The seat's own pending pick counts as if it were made.
    """
    at = seat_at(tables, seat)
    if state[at + PENDING] > 0:
        size = state_length(tables)
        picked = new_ints(size)
        copy(picked, state, size)
        state = picked
        mark_and_draw(tables, state, at, state[at + PENDING] - 1)
    others = 0
    most = 0
    found = False
    for other in range(tables[PLAYERS]):
        if other == seat:
            continue
        theirs = points(tables, state, seat_at(tables, other)) + majority(tables, state, other)
        others = max(others, theirs) if found else theirs
        most = max(most, covered_cells(tables, state, seat_at(tables, other)))
        found = True
    lead = points(tables, state, at) + majority(tables, state, seat) - others
    hope = MIDDLE + CELL * (covered_cells(tables, state, at) - most)
    hope += SHORE * shore(tables, state, at)
    time = ROOM * free_in_fullest(state, at)
    hope += -time if found and lead > 0 else time
    return POINT * lead + max(0, min(MOST_HOPE, hope))
