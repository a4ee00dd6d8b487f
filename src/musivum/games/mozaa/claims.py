"""The variant ``claims``: two pawns each, and the fields they stand on.

A pawn stands on its whole field, so what is kept for a pawn is the root of its field.
"""

from musivum.core.compiled import Ints, helper
from musivum.games.mozaa.data import (
    CARDS,
    FIRST_CLAIM,
    MOST_SEATS,
    PAWNS_EACH,
)
from musivum.games.mozaa.table import (
    FIRST_SLOT,
    LINKS,
    PAWNS,
    field_of,
    find,
    insert,
    open_sides,
    place_of,
    shorten,
)
from musivum.games.mozaa.verdicts import Rule


@helper
def has_pawn(state: Ints, seat: int) -> bool:
    """Whether a seat has a pawn that is not in play: its last one, as they are kept sorted."""
    return state[PAWNS + PAWNS_EACH * (seat + 1) - 1] == 0


@helper
def owners(state: Ints, root: int) -> int:
    """The seats with a pawn on a field, as bits."""
    mask = 0
    for pawn in range(MOST_SEATS * PAWNS_EACH):
        if state[PAWNS + pawn] == root + 1:
            mask |= 1 << (pawn // PAWNS_EACH)
    return mask


@helper
def claimable(state: Ints, triangle: int) -> bool:
    """Whether this triangle is the root of a field that is open and unclaimed."""
    return state[LINKS + triangle] < ~0 and owners(state, triangle) == 0


@helper
def claim_action(state: Ints, root: int) -> int:
    """The number of the claim of a field."""
    return FIRST_CLAIM + 4 * place_of(state, root >> 2) + (root & 3)


@helper
def list_claims(state: Ints, seat: int, moves: Ints, count: int) -> int:
    """A pawn on any field that is open and unclaimed, if there is one left; after other moves."""
    if has_pawn(state, seat):
        for triangle in range(4 * CARDS):
            if claimable(state, triangle):
                count = insert(moves, count, claim_action(state, triangle))
    return count


@helper
def can_claim(state: Ints, seat: int) -> bool:
    """Whether a seat has a pawn left, and a field to put it on."""
    if has_pawn(state, seat):
        for triangle in range(4 * CARDS):
            if claimable(state, triangle):
                return True
    return False


@helper
def count_claims(state: Ints, seat: int) -> int:
    """How many fields a seat may claim."""
    total = 0
    if has_pawn(state, seat):
        for triangle in range(4 * CARDS):
            total += claimable(state, triangle)
    return total


@helper
def nth_claim(state: Ints, number: int) -> int:
    """One of the claims, which are counted from 0."""
    triangle = -1
    while number >= 0:
        triangle += 1
        number -= claimable(state, triangle)
    return claim_action(state, triangle)


@helper
def forbids_claim(state: Ints, seat: int, action: int) -> int:
    """A pawn that is not in play, on a field that is open and unclaimed."""
    place, side = (action - FIRST_CLAIM) >> 2, (action - FIRST_CLAIM) & 3
    found = find(state, place)
    if not 0 < found < FIRST_SLOT:
        return Rule.CLAIM_EMPTY
    triangle = 4 * (found - 1) + side
    root = field_of(state, triangle)
    if open_sides(state, root) == 0:
        return Rule.CLAIM_CLOSED
    if owners(state, root):
        return Rule.CLAIM_TAKEN
    if not has_pawn(state, seat):
        return Rule.NO_PAWN
    return 0 if root == triangle else Rule.CLAIM_FIRST


@helper
def put_pawn(state: Ints, seat: int, action: int) -> None:
    """Put a pawn on a field. At most one claim a turn, and it cannot be taken back."""
    place, side = (action - FIRST_CLAIM) >> 2, (action - FIRST_CLAIM) & 3
    root = 4 * (find(state, place) - 1) + side
    state[PAWNS + PAWNS_EACH * (seat + 1) - 1] = 1 + root
    _sort_pawns(state)


@helper
def follow_fields(state: Ints) -> None:
    """A pawn stands on its whole field, also when the field has grown into another."""
    for pawn in range(MOST_SEATS * PAWNS_EACH):
        if state[PAWNS + pawn]:
            state[PAWNS + pawn] = 1 + shorten(state, state[PAWNS + pawn] - 1)
    _sort_pawns(state)


@helper
def return_pawns(state: Ints, root: int) -> None:
    """All pawns on a closed field return to their owners."""
    for pawn in range(MOST_SEATS * PAWNS_EACH):
        if state[PAWNS + pawn] == 1 + root:
            state[PAWNS + pawn] = 0
    _sort_pawns(state)


@helper
def _sort_pawns(state: Ints) -> None:
    """A player's two pawns are alike."""
    for seat in range(MOST_SEATS):
        first = PAWNS + PAWNS_EACH * seat
        if state[first] < state[first + 1]:
            state[first], state[first + 1] = state[first + 1], state[first]
