"""The rules of Steere's Mosaic: place or flip, never both.

Placing a tile next to k groups of its colour changes their number by 1 - k. Flipping one that is
next to k of the mover's groups, and whose own group falls into m parts without it, changes the
mover's number by 1 - k and the enemy's by m - 1. The rules speak of these changes only, so groups
are never counted. How they are kept is in ``tiles.py``, with the layout of the state.
"""

from musivum.core import compiled
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.rng import below
from musivum.games.steere.data import BLUE, CELLS, FLIPS_FROM, NEVER, PASS, RED, RINGS, SWAP
from musivum.games.steere.tiles import (
    BLUE_TILES,
    DEPENDS,
    FINE,
    FLIPPED,
    FLIPS,
    GROUPS,
    HOPE,
    MOVER,
    OPENING,
    OUTLOOK,
    OUTLOOKS,
    PLACEMENTS,
    RED_TILES,
    STAGE,
    TILES,
    WORD,
    arcs,
    clear,
    code,
    draw_edge,
    groups_around,
    has,
    lay,
    lift,
    look_around,
    look_at,
    nth,
    parts_without,
    put,
    sign,
    size,
)
from musivum.games.steere.verdicts import Reason, Rule
from musivum.geometry import bits

TURN, SEQUENCE, PASSING, OVER = 0, 1, 2, 3
"""The stages of a turn."""


# Placing and flipping


@helper
def placement_verdict(tables: Ints, state: Ints, seat: int, cell: int) -> int:
    """The rule that forbids a placement, or 0.

    A tile is placed on an empty cell that is next to an enemy tile, or next to no tile at all;
    and never so that the number of one's groups goes down.
    """
    if state[GROUPS + cell] != 0:
        return Rule.OCCUPIED
    ring = code(tables, state, cell)
    own, enemy = arcs(ring, seat), arcs(ring, 1 - seat)
    if own > 0 and enemy == 0:
        return Rule.ONLY_OWN
    if own > 1 and groups_around(tables, state, seat, cell) > 1:
        return Rule.JOINS
    return 0


@helper
def flip_verdict(tables: Ints, state: Ints, seat: int, cell: int) -> int:
    """The rule that forbids a flip, or 0.

    Flipping an enemy tile must lower the number of one's own groups (1 - k < 0) and the number of
    all groups (m - k < 0).
    """
    group = state[GROUPS + cell] * sign(seat)
    if group == 0:
        return Rule.FLIP_EMPTY
    if group > 0:
        return Rule.FLIP_OWN
    joined = groups_around(tables, state, seat, cell)
    if joined < 2:
        return Rule.FLIP_OWN_NUMBER
    if parts_without(tables, state, 1 - seat, cell, joined) >= joined:
        return Rule.FLIP_TOTAL
    return 0


@helper
def next_to_flipped(tables: Ints, state: Ints, cell: int) -> bool:
    """Whether a cell is next to a tile that was flipped earlier in this turn."""
    for i in range(6):
        near = tables[RINGS + 6 * cell + i]
        if near < tables[CELLS] and has(state, FLIPPED, near):
            return True
    return False


# What the mover may do


@helper
def find_moves(tables: Ints, state: Ints, seat: int) -> bool:
    """Write down all placements and flips of a seat; tell whether there are any."""
    outlook = OUTLOOK + seat * OUTLOOKS
    for word in range(2):
        state[PLACEMENTS + word] = state[outlook + FINE + word]
        left = state[outlook + DEPENDS + word]
        while left:
            cell = word * WORD + bits.lowest(left)
            if placement_verdict(tables, state, seat, cell) == 0:
                put(state, PLACEMENTS, cell, True)
            left &= left - 1
    find_flips(tables, state, seat, False)
    return (state[PLACEMENTS] | state[PLACEMENTS + 1] | state[FLIPS] | state[FLIPS + 1]) != 0


@helper
def find_flips(tables: Ints, state: Ints, seat: int, sequence: bool) -> bool:
    """Write down the flips of a seat; tell whether there are any.

    In a sequence only those count that are next to a tile flipped earlier in this turn.
    """
    clear(state, FLIPS)
    for word in range(2):
        left = state[OUTLOOK + seat * OUTLOOKS + HOPE + word]
        while left:
            cell = word * WORD + bits.lowest(left)
            left &= left - 1
            if sequence and not next_to_flipped(tables, state, cell):
                continue
            if flip_verdict(tables, state, seat, cell) == 0:
                put(state, FLIPS, cell, True)
    return (state[FLIPS] | state[FLIPS + 1]) != 0


@helper
def next_turn(tables: Ints, state: Ints) -> None:
    """Hand the turn over: to move, to pass, or the game is over when neither can move."""
    clear(state, FLIPPED)
    enemy = 1 - state[MOVER]
    if find_moves(tables, state, enemy):
        state[MOVER] = enemy
        state[STAGE] = TURN
    elif find_moves(tables, state, 1 - enemy):
        clear(state, PLACEMENTS)
        clear(state, FLIPS)
        state[MOVER] = enemy
        state[STAGE] = PASSING
    else:
        state[MOVER] = RED
        state[STAGE] = OVER


# The kernels


@kernel(compiled.SETUP)
def setup(tables: Ints, state: Ints) -> None:
    """The empty board; Red begins."""
    draw_edge(tables, state)
    for cell in range(tables[CELLS]):
        look_at(tables, state, cell)
    find_moves(tables, state, RED)


@kernel(compiled.AWAITING)
def awaiting(_tables: Ints, state: Ints) -> int:
    """The mover, until neither player has a move."""
    return 0 if state[STAGE] == OVER else 1 << state[MOVER]


@kernel(compiled.LEGAL)
def legal(tables: Ints, state: Ints, _seat: int, moves: Ints) -> int:
    """Placements, then flips; a pass if there are neither; and Blue's swap."""
    number = 0
    for first, offset in ((0, PLACEMENTS), (tables[FLIPS_FROM], FLIPS)):
        for word in range(2):
            left = state[offset + word]
            while left:
                moves[number] = first + word * WORD + bits.lowest(left)
                number += 1
                left &= left - 1
    if state[STAGE] == PASSING:
        moves[number] = tables[PASS]
        number += 1
    if state[OPENING]:
        moves[number] = tables[SWAP]
        number += 1
    return number


@kernel(compiled.WEIGHT)
def weight(_tables: Ints, _state: Ints, _move: int) -> int:
    """There is no chance in this game."""
    return 0


@kernel(compiled.FORBIDS)
def forbids(tables: Ints, state: Ints, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if move == tables[SWAP]:
        return 0 if state[OPENING] else Rule.NO_SWAP
    if move == tables[PASS]:
        return 0 if state[STAGE] == PASSING else Rule.MAY_NOT_PASS
    if move < tables[FLIPS_FROM]:
        if state[STAGE] == SEQUENCE:
            return Rule.MUST_FLIP_ON
        verdict = placement_verdict(tables, state, seat, move)
    else:
        cell = move - tables[FLIPS_FROM]
        verdict = flip_verdict(tables, state, seat, cell)
        if verdict == 0 and state[STAGE] == SEQUENCE and not next_to_flipped(tables, state, cell):
            return Rule.FLIP_NOT_ADJACENT
    return verdict


@kernel(compiled.PLAY)
def play(tables: Ints, state: Ints, seat: int, move: int) -> None:
    """Place, flip, pass or swap, and hand the turn over when it is done."""
    first = state[TILES] == 0
    state[OPENING] = 0
    if move < tables[FLIPS_FROM]:
        lay(tables, state, seat, move)
        look_around(tables, state, move)
        state[TILES] += 1
    elif move < tables[PASS]:
        cell = move - tables[FLIPS_FROM]
        lift(tables, state, 1 - seat, cell)
        lay(tables, state, seat, cell)
        look_around(tables, state, cell)
        put(state, FLIPPED, cell, True)
        if find_flips(tables, state, seat, True):
            clear(state, PLACEMENTS)
            state[STAGE] = SEQUENCE
            return
    elif move == tables[SWAP]:
        cell = nth(state, RED_TILES, 0)
        lift(tables, state, RED, cell)
        lay(tables, state, BLUE, cell)
        look_around(tables, state, cell)
    next_turn(tables, state)
    if first and tables[SWAP] != NEVER:
        state[OPENING] = 1


@kernel(compiled.SAMPLE)
def sample(tables: Ints, state: Ints, _seat: int, rng: Words) -> int:
    """A random placement, flip or swap; or the pass."""
    if state[STAGE] == PASSING:
        return tables[PASS]
    placements = size(state, PLACEMENTS)
    flips = size(state, FLIPS)
    chosen = below(rng, placements + flips + state[OPENING])
    if chosen < placements:
        return nth(state, PLACEMENTS, chosen)
    chosen -= placements
    if chosen < flips:
        return tables[FLIPS_FROM] + nth(state, FLIPS, chosen)
    return tables[SWAP]


@kernel(compiled.RESULT)
def result(_tables: Ints, state: Ints, scores: Ints) -> int:
    """A point for every tile on the board. One reason to end: nobody can move."""
    scores[RED] = size(state, RED_TILES)
    scores[BLUE] = size(state, BLUE_TILES)
    return Reason.NO_MOVES if state[STAGE] == OVER else 0


@kernel(compiled.REDACT)
def redact(_tables: Ints, _state: Ints, _seat: int) -> None:
    """Nothing is hidden in this game."""


@kernel(compiled.DEAL)
def deal(_tables: Ints, _state: Ints, _seat: int, _rng: Words) -> None:
    """Nothing was hidden, nothing is dealt."""
