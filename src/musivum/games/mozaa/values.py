"""What a position of Mozaa promises."""

from musivum.core import compiled
from musivum.core.compiled import Ints, helper, kernel
from musivum.games.mozaa.claims import owners
from musivum.games.mozaa.data import CARDS, CLAIMS, OWN_COLOUR, PAWNS_EACH, PLAYERS, VARIANT
from musivum.games.mozaa.rules import points
from musivum.games.mozaa.table import (
    CHOSEN,
    FIELD_CARDS,
    LINKS,
    PAWNS,
    SCORES,
    colour_of,
    open_sides,
)
from musivum.geometry import bits

POINT = 1000
"""A point ahead outweighs all promises together."""
GIFT = 12
"""What a point costs that the next player may get by closing a field with one open side."""
HOPE = 40
"""What a point is worth that awaits the owner of a field, shared among its open sides."""
OWN_HOPE = 20
"""The same in one's own colour, where the others can spoil a field before one closes it."""
PAWN = 110
"""What a pawn in hand is worth: about a claim that pays three points soon."""


@helper
def _prospect(state: Ints, root: int) -> int:
    """The points that a field may bring: one more card for every open side."""
    return points(bits.count(state[FIELD_CARDS + root]) + open_sides(state, root))


@helper
def _field_promise(tables: Ints, state: Ints, seat: int, root: int) -> int:
    """What an open field promises to a seat, when others move before it does again."""
    prospect = _prospect(state, root)
    share = HOPE * prospect // open_sides(state, root)
    if tables[VARIANT] == OWN_COLOUR:
        colour = colour_of(state, root) + 1
        for other in range(tables[PLAYERS]):
            if state[CHOSEN + other] == colour:
                return OWN_HOPE * share // HOPE if other == seat else -share
        return 0
    claimed = owners(state, root) if tables[VARIANT] == CLAIMS else 0
    if claimed:
        mine = claimed >> seat & 1
        return share * (mine - (1 if claimed & ~(1 << seat) else 0))
    return -GIFT * prospect if open_sides(state, root) == 1 else 0


@kernel(compiled.EVALUATE)
def evaluate(tables: Ints, state: Ints, seat: int) -> int:
    """The lead over the best of the others; then what the open fields and the pawns promise."""
    best, promise = 0, 0
    for other in range(tables[PLAYERS]):
        if other != seat:
            best = max(best, state[SCORES + other])
    for triangle in range(4 * CARDS):
        if state[LINKS + triangle] < ~0:
            promise += _field_promise(tables, state, seat, triangle)
    if tables[VARIANT] == CLAIMS:
        for pawn in range(PAWNS_EACH):
            if state[PAWNS + PAWNS_EACH * seat + pawn] == 0:
                promise += PAWN
    return (state[SCORES + seat] - best) * POINT + min(max(promise, 1 - POINT), POINT - 1)
