"""Placing a card: where the cards of a hand fit, all of it or one at random."""

from musivum.core.compiled import Ints, Words, helper
from musivum.core.pointers import new_ints
from musivum.core.rng import below
from musivum.games.mozaa.claims import count_claims, nth_claim
from musivum.games.mozaa.data import (
    CARD_LOOKS,
    HANDS_ALLOWED,
    LOOK_CARDS,
    LOOKS,
    LOOKS_OF_CARD,
    PASS,
)
from musivum.games.mozaa.table import (
    FIRST_SLOT,
    HANDS,
    SLOT_PLACES,
    find,
    fits,
    fits_turned,
    insert,
    placed,
    words_in_use,
)
from musivum.games.mozaa.verdicts import Rule
from musivum.geometry import bits

MOST_LOOKS = 4 * max(HANDS_ALLOWED)
"""A card can be laid in four ways …"""
MOST_KINDS = 2 * MOST_LOOKS
"""… on the open places of either word."""


@helper
def can_place(state: Ints, seat: int) -> bool:
    """Whether a seat has a card that it can place somewhere."""
    hand = state[HANDS + seat]
    while hand:
        card = bits.lowest(hand)
        hand &= hand - 1
        for turn in range(LOOKS_OF_CARD[card]):
            look = CARD_LOOKS[4 * card + turn]
            if fits(state, look, 0) or fits(state, look, 1):
                return True
    return False


@helper
def list_placements(state: Ints, seat: int, moves: Ints) -> int:
    """Any card from the hand, turned at will, wherever it fits; return how many ways there are."""
    looks = new_ints(MOST_LOOKS)
    kinds = 0
    hand = state[HANDS + seat]
    while hand:
        card = bits.lowest(hand)
        hand &= hand - 1
        for turn in range(LOOKS_OF_CARD[card]):
            kinds = insert(looks, kinds, CARD_LOOKS[4 * card + turn])
    fitting, slots = new_ints(MOST_KINDS), new_ints(128)
    places = 0
    for word in range(words_in_use(state)):
        somewhere = 0
        for kind in range(kinds):
            fitting[MOST_LOOKS * word + kind] = fits(state, looks[kind], word)
            somewhere |= fitting[MOST_LOOKS * word + kind]
        while somewhere:
            slot = 64 * word + bits.lowest(somewhere)
            somewhere &= somewhere - 1
            places = insert(slots, places, (state[SLOT_PLACES + slot] << 7) | slot)
    count = 0
    for number in range(places):
        place, slot = slots[number] >> 7, slots[number] & 127
        first = MOST_LOOKS * (slot >> 6)
        for kind in range(kinds):
            # Written down in any case, and kept if it fits: no processor could foresee which do.
            moves[count] = place * LOOKS + looks[kind]
            count += fitting[first + kind] >> (slot & 63) & 1
    return count


@helper
def forbids_placement(state: Ints, seat: int, action: int) -> int:
    """A card from the hand, next to a card, on a free place, every touching side matching."""
    place, look = placed(action)
    if not state[HANDS + seat] >> LOOK_CARDS[look] & 1:
        return Rule.NOT_IN_HAND
    found = find(state, place)
    if found == 0:
        return Rule.NOT_ADJACENT
    if found < FIRST_SLOT:
        return Rule.OCCUPIED
    slot = found - FIRST_SLOT
    return 0 if fits(state, look, slot >> 6) >> (slot & 63) & 1 else Rule.MISMATCHED


@helper
def random_placement(tables: Ints, state: Ints, seat: int, may_claim: bool, rng: Words) -> int:
    """Count where every card fits with every look, then take one of those at random, or a claim if
    one may be made; ``pass`` if no card fits."""
    places, upto = new_ints(MOST_KINDS), new_ints(1 + MOST_KINDS)
    total = kinds = upto[0] = 0
    for word in range(words_in_use(state)):
        hand = state[HANDS + seat]
        while hand:
            card = bits.lowest(hand)
            hand &= hand - 1
            for turn in range(4):
                counts = -int(turn < LOOKS_OF_CARD[card])  # all bits or none: no branch to foresee
                places[kinds + turn] = fits_turned(state, card, turn, word) & counts
                total += bits.count(places[kinds + turn])
                upto[1 + kinds + turn] = total
            kinds += 4
    if total == 0:
        return tables[PASS]
    claims = count_claims(state, seat) if may_claim else 0
    number = below(rng, total + claims)
    if number >= total:
        return nth_claim(state, number - total)
    kind = 0
    for first in range(1, kinds, 4):
        for end in range(first, first + 4):
            kind += number >= upto[end]
    number -= upto[kind]
    hand = state[HANDS + seat]
    word = int(kind >= 4 * bits.count(hand))
    card = bits.nth(hand, (kind >> 2) - word * bits.count(hand))
    slot = 64 * word + bits.nth(places[kind], number)
    return state[SLOT_PLACES + slot] * LOOKS + CARD_LOOKS[4 * card + (kind & 3)]
