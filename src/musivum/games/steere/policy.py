"""How to play Steere's Mosaic well at first sight: what a position is worth, as it was learned.

The network sees every cell with its ring, turned and mirrored rings being one, so it is made of
hexagons and sees any size of board the same way. It sees with the eyes of the seat that is not to
move: of the one who has just moved.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from musivum.core import network, policy
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.network import Shape, answer
from musivum.core.pointers import Floats, clear, copy, new_floats, new_ints, new_values
from musivum.core.policy import Lore, Policy, Values
from musivum.core.profile import Options
from musivum.games.steere.data import CELLS, RED, RING_KIND, RING_KINDS
from musivum.games.steere.rules import OVER, flip_verdict, legal, placement_verdict, play
from musivum.games.steere.tiles import (
    BLUE_TILES,
    DEPENDS,
    FINE,
    GROUPS,
    HOPE,
    MOVER,
    OUTLOOK,
    OUTLOOKS,
    RED_TILES,
    STAGE,
    TILES,
    WORD,
    code,
    groups_around,
    sign,
    size,
    state_size,
)
from musivum.geometry import bits

MOST_CELLS = 127
MOST_MOVES = 2 * MOST_CELLS + 2
MOST_STATE = state_size(MOST_CELLS)

# Marks
RINGS_SEEN = 0
"""[content, kind of ring] of every cell: empty, own, enemy;"""
FLIPPABLE = RINGS_SEEN + 3 * RING_KINDS
"""[own or enemy] [groups joined: 2, 3, or a flip that is not allowed] of every tile that might be
flipped by one's own side, by the enemy;"""
JOINTS = FLIPPABLE + 2 * 3
"""[own or enemy] [allowed, not] of every empty cell between tiles of that side;"""
SIZES = JOINTS + 2 * 2
"""[own or enemy] [size] of every group."""
MOST_SIZE = 6
MARKS = SIZES + 2 * MOST_SIZE

# Measures
LEAD, LATE_LEAD, SPACE, GROUPS_AHEAD, FILLED, BOARD, ODD, IS_RED = range(8)
"""Tiles ahead, the same times what is filled, placements ahead, groups ahead, what is filled, how
large the board is, whether an odd number of cells is empty, whether one is Red."""
MEASURES = 8

STAGES = 8
SHAPE = Shape(MARKS, MEASURES, STAGES, 4 * MOST_CELLS + 1)

SCALE = 8.0
"""So many tiles ahead are said to make three to one: what a logit is in points."""
FILE: Final = Path(__file__).with_name("network.json")


# Looking


@helper
def _look_at_flips(tables: Ints, state: Ints, seat: int, first: int, seen: Ints, count: int) -> int:
    """A mark for each enemy tile that a seat may hope to flip."""
    for word in range(2):
        left = state[OUTLOOK + seat * OUTLOOKS + HOPE + word]
        while left:
            cell = word * WORD + bits.lowest(left)
            left &= left - 1
            kind = 2
            if flip_verdict(tables, state, seat, cell) == 0:
                kind = groups_around(tables, state, seat, cell) - 2
            seen[count] = first + kind
            count += 1
    return count


@helper
def _look_at_joints(
    tables: Ints, state: Ints, seat: int, first: int, seen: Ints, count: int
) -> int:
    """A mark for each empty cell where a placement depends on the groups around it."""
    for word in range(2):
        left = state[OUTLOOK + seat * OUTLOOKS + DEPENDS + word]
        while left:
            cell = word * WORD + bits.lowest(left)
            left &= left - 1
            seen[count] = first + (placement_verdict(tables, state, seat, cell) != 0)
            count += 1
    return count


@helper
def _look_at_groups(tables: Ints, state: Ints, seat: int, seen: Ints, count: int) -> int:
    """A mark for each group."""
    cells, own = tables[CELLS], sign(seat)
    sizes = new_ints(MOST_CELLS + 1)
    clear(sizes, MOST_CELLS + 1)
    for cell in range(cells):
        sizes[abs(state[GROUPS + cell])] += 1
    for cell in range(cells):
        if sizes[cell + 1]:
            theirs = state[GROUPS + cell] * own < 0
            seen[count] = SIZES + MOST_SIZE * theirs + min(sizes[cell + 1], MOST_SIZE) - 1
            count += 1
    return count


@kernel(policy.LOOK)
def look(tables: Ints, state: Ints, seat: int, seen: Ints, measured: Floats) -> int:
    """What a seat sees that has just moved."""
    cells, own = tables[CELLS], sign(seat)
    seen[0] = STAGES * state[TILES] // (cells + 1)
    count = 1
    for cell in range(cells):
        kind = np.int64(RING_KIND[4096 * seat + code(tables, state, cell)])
        group = state[GROUPS + cell] * own
        content = 0 if group == 0 else 1 if group > 0 else 2
        seen[count] = RINGS_SEEN + RING_KINDS * content + kind
        count += 1
    for side in range(2):
        who = seat if side == 0 else 1 - seat
        count = _look_at_flips(tables, state, who, FLIPPABLE + 3 * side, seen, count)
        count = _look_at_joints(tables, state, who, JOINTS + 2 * side, seen, count)
    before = count
    count = _look_at_groups(tables, state, seat, seen, count)
    ahead = 0
    for place in range(before, count):
        ahead += 1 if seen[place] < SIZES + MOST_SIZE else -1
    lead = (size(state, RED_TILES) - size(state, BLUE_TILES)) * own
    filled = state[TILES] / cells
    mine, theirs = OUTLOOK + seat * OUTLOOKS, OUTLOOK + (1 - seat) * OUTLOOKS
    measured[LEAD] = lead / 8.0
    measured[LATE_LEAD] = lead * filled / 8.0
    measured[SPACE] = (size(state, mine + FINE) - size(state, theirs + FINE)) / 8.0
    measured[GROUPS_AHEAD] = ahead / 4.0
    measured[FILLED] = filled
    measured[BOARD] = cells / 61.0
    measured[ODD] = (cells - state[TILES]) & 1
    measured[IS_RED] = seat == RED
    return count


@helper
def lead(tables: Ints, lore: Lore, state: Ints, seen: Ints, measured: Floats) -> float:
    """By how many tiles Red is likely to be ahead, in the measure of a win."""
    if state[STAGE] == OVER:
        ahead = size(state, RED_TILES) - size(state, BLUE_TILES)
        return ahead + (4 * SCALE if ahead > 0 else -4 * SCALE if ahead < 0 else 0.0)
    seat = 1 - state[MOVER]
    count = look(tables, state, seat, seen, measured)
    return SCALE * answer(lore, seen, count, measured, MARKS, MEASURES) * sign(seat)


# The kernels


@kernel(policy.RATE)
def rate(tables: Ints, lore: Lore, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """What each move promises: the position after it."""
    seen, measured = new_ints(4 * MOST_CELLS + 1), new_floats(MEASURES)
    after, numbers = new_ints(MOST_STATE), GROUPS + 2 * (tables[CELLS] + 1)
    number = legal(tables, state, seat, moves)
    for i in range(number):
        copy(after, state, numbers)
        play(tables, after, seat, moves[i])
        values[i] = lead(tables, lore, after, seen, measured) * sign(seat)
    return number


@kernel(policy.ADVISE)
def advise(tables: Ints, lore: Lore, state: Ints, seat: int, _rng: Words) -> int:
    """The first of the best-rated moves."""
    moves = new_ints(MOST_MOVES)
    values = new_values(MOST_MOVES)
    number = rate(tables, lore, state, seat, moves, values)
    return moves[policy.first_best(values, number)]


@kernel(policy.EXPECT)
def expect(tables: Ints, lore: Lore, state: Ints, seat: int) -> float:
    """Half the lead that a seat may hope for; what the other has less than nothing."""
    seen, measured = new_ints(4 * MOST_CELLS + 1), new_floats(MEASURES)
    return 0.5 * lead(tables, lore, state, seen, measured) * sign(seat)


@cache
def lore(players: int) -> Lore:  # noqa: ARG001 - there are always two
    """What was learned."""
    return network.read(FILE, SHAPE)


def shape(_options: Options) -> Shape:
    """Of the network, on every board."""
    return SHAPE


@kernel(policy.EFFORT)
def effort(_state: Ints, _seat: int) -> float:
    """Positions are judged where they are: that costs about the same everywhere."""
    return 1.0


POLICY = Policy(
    rate=rate, advise=advise, expect=expect, lore=lore, effort=effort, look=look, shape=shape
)
