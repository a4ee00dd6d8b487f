"""How to play Mozaa well at first sight, fast enough to play whole games so.

What a placement brings is read off the fields around its place, and nothing need be played for
that. Some fields it closes. Others it leaves with one open side, which is a present for the next
player, or, in the variants, nearer to be closed for the one whose colour or pawn is in them.
"""

import numpy as np

from musivum.core import policy
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.pointers import new_ints, new_values
from musivum.core.policy import Lore, Policy, Values
from musivum.games.mozaa.claims import owners
from musivum.games.mozaa.data import (
    CLAIMS,
    DONE,
    FIRST_CLAIM,
    HANDS_ALLOWED,
    LOOK_COLOURS,
    LOOKS,
    OWN_COLOUR,
    PLACEMENTS,
    PLAYERS,
    VARIANT,
    most_moves,
)
from musivum.games.mozaa.rules import CLAIM, legal, points
from musivum.games.mozaa.table import (
    CHOSEN,
    FACING,
    FIELD_CARDS,
    FIRST_SLOT,
    PHASE,
    SCORES,
    field_of,
    find,
    look_up,
    open_sides,
    spot_of,
)
from musivum.geometry import bits

GIFT = 0
"""What a point costs that the next player may get by closing a field with one open side;"""
OWN, CLAIMED = 1, 2
"""what a point is worth that awaits the owner of an open field, by colour or by pawn, shared among
its open sides;"""
PAWN = 3
"""what it costs to have one pawn less in hand;"""
WAIT = 4
"""what it costs to claim a field before the card lies: mostly that can wait."""
LORE: Lore = np.array([0.3, 0.4, 0.6, 1.2, 2.0], dtype=np.float32)
"""The first was found by letting policies play each other, a few thousand games for each value."""

NOWHERE = -1
MOST_MOVES = most_moves(max(HANDS_ALLOWED), CLAIMS)


# A placement


@helper
def _look_around(state: Ints, place: int, around: Ints) -> None:
    """Write the root of the field on every side of an open place, or NOWHERE."""
    facing = state[FACING + look_up(state, spot_of(place)) - FIRST_SLOT]
    for side in range(4):
        other = facing >> 16 * side & 0xFFFF
        around[side] = field_of(state, other - 1) if other else NOWHERE


@helper
def _part(look: int, side: int) -> int:
    """The sides of a card that hang together with this one, as bits: neighbours of its colour."""
    colour = LOOK_COLOURS[4 * look + side]
    part = 1 << side
    for step in (1, -1):
        near = (side + step) & 3
        while near != side and LOOK_COLOURS[4 * look + near] == colour:
            part |= 1 << near
            near = (near + step) & 3
    return part


@helper
def _pays(tables: Ints, state: Ints, seat: int, colour: int, claimed: int) -> int:
    """Whether closing a field pays the seat that does it (1), others (-1), or neither or both."""
    if tables[VARIANT] == OWN_COLOUR:
        return 1 if state[CHOSEN + seat] == colour + 1 else 0
    if claimed:
        return (claimed >> seat & 1) - (1 if claimed & ~(1 << seat) else 0)
    return 1


@helper
def _promise(
    tables: Ints,
    lore: Lore,
    state: Ints,
    seat: int,
    colour: int,
    claimed: int,
    cards: int,
    opened: int,
) -> float:
    """What a field with so many cards and open sides is worth to a seat that leaves it so."""
    share = points(cards + opened) / opened
    if tables[VARIANT] == OWN_COLOUR:
        for other in range(tables[PLAYERS]):
            if state[CHOSEN + other] == colour + 1:
                return lore[OWN] * share if other == seat else -lore[OWN] * share
        return 0.0
    if claimed:
        return lore[CLAIMED] * share * _pays(tables, state, seat, colour, claimed)
    return -lore[GIFT] * share if opened == 1 else 0.0


@helper
def _is_met(around: Ints, part: int, side: int) -> bool:
    """Whether an earlier side of this part of the card touches the same field."""
    met = False
    for earlier in range(side):
        met |= bool(part >> earlier & 1) and around[earlier] == around[side]
    return met


@helper
def _owners(tables: Ints, state: Ints, root: int) -> int:
    return owners(state, root) if tables[VARIANT] == CLAIMS else 0


@helper
def _worth(tables: Ints, lore: Lore, state: Ints, seat: int, look: int, around: Ints) -> float:
    """What a placement with these fields around it brings, and how it changes what they promise."""
    worth = 0.0
    done = 0
    for side in range(4):
        if done >> side & 1:
            continue
        part = _part(look, side)
        done |= part
        colour = LOOK_COLOURS[4 * look + side]
        opened, cards, claimed = 0, 0, 0
        for one in range(4):
            if not part >> one & 1:
                continue
            root = around[one]
            if root == NOWHERE:
                opened += 1
                continue
            opened -= 1
            if not _is_met(around, part, one):
                before, theirs = open_sides(state, root), _owners(tables, state, root)
                held = bits.count(state[FIELD_CARDS + root])
                worth -= _promise(tables, lore, state, seat, colour, theirs, held, before)
                opened += before
                cards |= state[FIELD_CARDS + root]
                claimed |= theirs
        size = 1 + bits.count(cards)
        if opened == 0:
            worth += points(size) * _pays(tables, state, seat, colour, claimed)
        else:
            worth += _promise(tables, lore, state, seat, colour, claimed, size, opened)
    return worth


@helper
def _claim_worth(tables: Ints, lore: Lore, state: Ints, seat: int, action: int) -> float:
    """What it is worth to put a pawn on a field."""
    found = find(state, (action - FIRST_CLAIM) >> 2)
    root = field_of(state, 4 * (found - 1) + ((action - FIRST_CLAIM) & 3))
    opened, cards = open_sides(state, root), bits.count(state[FIELD_CARDS + root])
    free = _promise(tables, lore, state, seat, 0, 0, cards, opened)
    return _promise(tables, lore, state, seat, 0, 1 << seat, cards, opened) - free - lore[PAWN]


# The kernels


@kernel(policy.RATE)
def rate(tables: Ints, lore: Lore, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """What each legal move brings and promises, and what it gives away."""
    number = legal(tables, state, seat, moves)
    around = new_ints(4)
    place = NOWHERE
    best = -np.inf
    for i in range(number):
        values[i] = 0.0  # of a pass, of ``done``, and of any colour
        if moves[i] < PLACEMENTS:
            if moves[i] // LOOKS != place:
                place = moves[i] // LOOKS
                _look_around(state, place, around)
            values[i] = _worth(tables, lore, state, seat, moves[i] % LOOKS, around)
            best = max(best, values[i])
        elif tables[VARIANT] == CLAIMS and moves[i] < tables[DONE]:
            values[i] = _claim_worth(tables, lore, state, seat, moves[i])
            if state[PHASE] != CLAIM:  # a card is placed after it: placements come before claims
                values[i] += best - lore[WAIT]
    return number


@kernel(policy.ADVISE)
def advise(tables: Ints, lore: Lore, state: Ints, seat: int, _rng: Words) -> int:
    """The first of the best-rated moves."""
    moves = new_ints(MOST_MOVES)
    values = new_values(MOST_MOVES)
    number = rate(tables, lore, state, seat, moves, values)
    return moves[policy.first_best(values, number)]


@kernel(policy.EXPECT)
def expect(_tables: Ints, _lore: Lore, state: Ints, seat: int) -> float:
    """The points that stand: what is still open may be anybody's."""
    return state[SCORES + seat]


def lore(players: int) -> Lore:  # noqa: ARG001 - the same for any number
    """What was learned."""
    return LORE


@kernel(policy.EFFORT)
def effort(_state: Ints, _seat: int) -> float:
    """A few moves are played on, always: that costs about the same everywhere."""
    return 1.0


POLICY = Policy(rate=rate, advise=advise, expect=expect, lore=lore, effort=effort)
