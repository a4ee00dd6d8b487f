"""How to play Mozaa well at first sight, fast enough to play whole games so.

Of two with three cards, what a position is worth was learned (``network.py`` says from what). With
other options what a move is worth is put together by hand.

What a placement brings is read off the fields around its place, and nothing need be played for
that. Some fields it closes. Others it leaves with one open side, which is a present for the next
player, or, in the variants, nearer to be closed for the one whose colour or pawn is in them.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from musivum.core import network, policy
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.network import Shape, answer
from musivum.core.pointers import Floats, copy, new_floats, new_ints, new_values
from musivum.core.policy import Lore, Policy, Values
from musivum.core.profile import Options
from musivum.games.mozaa.claims import owners
from musivum.games.mozaa.data import (
    CLAIMS,
    DONE,
    FIRST_CLAIM,
    HANDS_ALLOWED,
    LEARNED,
    LOOK_COLOURS,
    LOOKS,
    OWN_COLOUR,
    PLACEMENTS,
    PLAYERS,
    VARIANT,
    most_moves,
)
from musivum.games.mozaa.network import LEAD, MARKS, MEASURES, MOST, SHAPE, UNIT, look
from musivum.games.mozaa.profile import is_learned
from musivum.games.mozaa.rules import CLAIM, DRAW, OVER, legal, play, points
from musivum.games.mozaa.table import (
    CHOSEN,
    FACING,
    FIELD_CARDS,
    FIRST_SLOT,
    PHASE,
    SCORES,
    SEAT,
    SIZE,
    field_of,
    find,
    look_up,
    open_sides,
    spot_of,
)
from musivum.geometry import bits

GIFT, OWN, CLAIMED, PAWN, WAIT = np.array([0.3, 0.4, 0.6, 1.2, 2.0], dtype=np.float32).tolist()
"""What a point costs that the next player may get by closing a field with one open side; what a
point is worth that awaits the owner of an open field, by colour or by pawn, shared among its open
sides; what it costs to have one pawn less in hand; and to claim a field before the card lies:
mostly that can wait. The first was found by letting policies play each other, a few thousand games
for each value. They are numbers of single precision, as published games were played with."""

BEST_FEW = 6
"""Of how many moves the network is asked where games are played fast."""
NOTHING: Lore = np.zeros(1, dtype=np.float32)
"""Where nothing was learned."""
FILE: Final = Path(__file__).with_name("network.json")

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
                return OWN * share if other == seat else -OWN * share
        return 0.0
    if claimed:
        return CLAIMED * share * _pays(tables, state, seat, colour, claimed)
    return -GIFT * share if opened == 1 else 0.0


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
def _worth(tables: Ints, state: Ints, seat: int, look: int, around: Ints) -> float:
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
                worth -= _promise(tables, state, seat, colour, theirs, held, before)
                opened += before
                cards |= state[FIELD_CARDS + root]
                claimed |= theirs
        size = 1 + bits.count(cards)
        if opened == 0:
            worth += points(size) * _pays(tables, state, seat, colour, claimed)
        else:
            worth += _promise(tables, state, seat, colour, claimed, size, opened)
    return worth


@helper
def _claim_worth(tables: Ints, state: Ints, seat: int, action: int) -> float:
    """What it is worth to put a pawn on a field."""
    found = find(state, (action - FIRST_CLAIM) >> 2)
    root = field_of(state, 4 * (found - 1) + ((action - FIRST_CLAIM) & 3))
    opened, cards = open_sides(state, root), bits.count(state[FIELD_CARDS + root])
    free = _promise(tables, state, seat, 0, 0, cards, opened)
    return _promise(tables, state, seat, 0, 1 << seat, cards, opened) - free - PAWN


@helper
def _by_hand(tables: Ints, state: Ints, seat: int, moves: Ints, values: Values) -> int:
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
            values[i] = _worth(tables, state, seat, moves[i] % LOOKS, around)
            best = max(best, values[i])
        elif tables[VARIANT] == CLAIMS and moves[i] < tables[DONE]:
            values[i] = _claim_worth(tables, state, seat, moves[i])
            if state[PHASE] != CLAIM:  # a card is placed after it: placements come before claims
                values[i] += best - WAIT
    return number


# What was learned


@helper
def _lead(tables: Ints, lore: Lore, state: Ints, seat: int, seen: Ints, measured: Floats) -> float:
    """By how many points a seat that has just moved is likely to be ahead in the end."""
    if state[PHASE] == OVER:
        return float(state[SCORES + seat] - state[SCORES + 1 - seat])
    count = look(tables, state, seat, seen, measured)
    return UNIT * (measured[LEAD] + answer(lore, seen, count, measured, MARKS, MEASURES))


# The kernels


@kernel(policy.RATE)
def rate(tables: Ints, lore: Lore, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """What each legal move promises."""
    if not tables[LEARNED]:
        return _by_hand(tables, state, seat, moves, values)
    number = legal(tables, state, seat, moves)
    seen, measured, after = new_ints(MOST), new_floats(MEASURES), new_ints(SIZE)
    for i in range(number):
        copy(after, state, SIZE)
        play(tables, after, seat, moves[i])
        values[i] = _lead(tables, lore, after, seat, seen, measured)
    return number


@kernel(policy.ADVISE)
def advise(tables: Ints, lore: Lore, state: Ints, seat: int, _rng: Words) -> int:
    """The first of the best-rated moves; the network is asked of a few that look best by hand."""
    moves = new_ints(MOST_MOVES)
    values = new_values(MOST_MOVES)
    number = _by_hand(tables, state, seat, moves, values)
    if not tables[LEARNED] or number == 1:
        return moves[policy.first_best(values, number)]
    seen, measured, after = new_ints(MOST), new_floats(MEASURES), new_ints(SIZE)
    best, found = -np.inf, moves[0]
    for _ in range(min(BEST_FEW, number)):
        one = policy.first_best(values, number)
        values[one] = -np.inf
        copy(after, state, SIZE)
        play(tables, after, seat, moves[one])
        value = _lead(tables, lore, after, seat, seen, measured)
        if value > best:
            best, found = value, moves[one]
    return found


@kernel(policy.EXPECT)
def expect(tables: Ints, lore: Lore, state: Ints, seat: int) -> float:
    """Half the lead that a seat may hope for, as it was learned; else the points that stand: what
    is still open may be anybody's."""
    if not tables[LEARNED]:
        return state[SCORES + seat]
    seen, measured = new_ints(MOST), new_floats(MEASURES)
    mover = state[SEAT] if state[PHASE] == DRAW else 1 - state[SEAT]
    lead = _lead(tables, lore, state, mover, seen, measured)
    return 0.5 * lead if seat == mover else -0.5 * lead


@cache
def lore(players: int) -> Lore:
    """What was learned for two."""
    return network.read(FILE, SHAPE) if players == 2 else NOTHING


def shape(options: Options) -> Shape | None:
    """Of the network, where it is asked."""
    return SHAPE if is_learned(options) else None


@kernel(policy.EFFORT)
def effort(_state: Ints, _seat: int) -> float:
    """A few moves are played on, always: that costs about the same everywhere."""
    return 1.0


POLICY = Policy(
    rate=rate,
    advise=advise,
    expect=expect,
    lore=lore,
    effort=effort,
    look=look,
    shape=shape,
)
