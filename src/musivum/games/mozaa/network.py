"""What a network sees of Mozaa for two: open places and fields, and which cards can close them.

Colours and directions do not matter: turned tables, and those with other colours in the same
places, look alike. What the other holds is not looked at. Any card that the seat does not see may
be in that hand, so such cards are counted that would close a field.
"""

import numpy as np

from musivum.core import policy
from musivum.core.compiled import Ints, helper, kernel
from musivum.core.network import Shape
from musivum.core.pointers import Floats, clear, new_ints
from musivum.games.mozaa.data import (
    CARD_TEXTS,
    CARDS,
    COLOURS,
    LOOK_CARDS,
    LOOK_TEXTS,
    Small,
    rotations,
)
from musivum.games.mozaa.rules import points
from musivum.games.mozaa.table import (
    FACING,
    FIELD_CARDS,
    HANDS,
    ON_TABLE,
    OPEN,
    SCORES,
    colour_of,
    field_of,
    hand_size,
    open_sides,
)
from musivum.geometry import bits

# Which cards fit, and which close

DIGIT: Ints = np.array([1, 5, 25, 125], dtype=np.int64)
"""The colours around a place are a number in base 5: 0 for nothing, 1 + colour, north first."""
AROUNDS = 5**4


def _around(number: int) -> list[int]:
    """The colours around a place, -1 for none."""
    return [number // int(digit) % 5 - 1 for digit in DIGIT]


def _part(text: str, side: int) -> set[int]:
    """The sides of a card that hang together with this one."""
    part = {side}
    for step in (1, -1):
        near = (side + step) % 4
        while near not in part and text[near] == text[side]:
            part.add(near)
            near = (near + step) % 4
    return part


def _closers() -> Ints:
    """For every way in which colours lie around a place, and every set of its sides, the cards that
    fit there so that just these sides close: none of their parts is open, or touches others."""
    found = [0] * (16 * AROUNDS)
    for number in range(AROUNDS):
        around = _around(number)
        for look, text in enumerate(LOOK_TEXTS):
            sides = zip(around, text, strict=True)
            if any(colour not in (-1, COLOURS.index(letter)) for colour, letter in sides):
                continue
            parts = [_part(text, side) for side in range(4)]
            for chosen in range(16):
                inside = [side for side in range(4) if chosen >> side & 1]
                if all(
                    chosen >> other & 1 and around[other] >= 0
                    for side in inside
                    for other in parts[side]
                ):
                    found[16 * number + chosen] |= 1 << int(LOOK_CARDS[look])
    return np.array(found, dtype=np.uint64).view(np.int64)


CLOSERS: Ints = _closers()
"""As sets of cards; those of no sides are all that fit."""


def _kind(text: str) -> str:
    """A card with its colours named in the order in which they come, turned so that that is least.

    >>> _kind("RBRG"), _kind("GGRB")
    ('abac', 'aabc')
    """
    orders = [list(dict.fromkeys(turned)) for turned in rotations(text)]
    return min(
        "".join("abcd"[order.index(letter)] for letter in turned)
        for turned, order in zip(rotations(text), orders, strict=True)
    )


_KINDS = sorted({_kind(text) for text in CARD_TEXTS})
CARD_KINDS: Small = np.array([_KINDS.index(_kind(text)) for text in CARD_TEXTS], dtype=np.uint8)
KINDS = len(_KINDS)
"""How the colours of every card lie, whichever they are: six kinds."""
MOST_GAIN = 40
"""What brings more points counts as this."""


def _classes(ends: tuple[int, ...], most: int) -> Small:
    """The class of every number up to the most: how many of these ends are not above it."""
    found = [sum(number >= end for end in ends) for number in range(most + 1)]
    return np.array(found, dtype=np.uint8)


FEW, FEWS = _classes((1, 2, 3, 4, 6, 9), CARDS), 7
"""The class of every number of unseen cards, and how many classes there are;"""
SIZE_CLASS, SIZES = _classes((2, 3, 4, 5, 6, 8), CARDS), 7
"""of every size of a field;"""
GAIN, GAINS = _classes((1, 4, 9, 12), MOST_GAIN), 5
"""of all points that a card brings."""

# Marks
PLACE = 0
"""[neighbours] [unseen cards that fit] [whether an own one does] of every open place;"""
RIPE = PLACE + 4 * FEWS * 2
"""[size] [unseen cards that close it] [whether an own one does] of every field that one card can
close;"""
NEARLY = RIPE + SIZES * FEWS * 2
"""[size] [unseen cards that close its worst side] [whether an own one closes a side] of every field
with two open sides;"""
FAR = NEARLY + SIZES * FEWS * 2
"""[size] [open sides] [whether a side can be closed no more] of every other open field;"""
WIDE = 4
"""Classes of open sides: 3, 4, 5, more."""
OWN = FAR + SIZES * WIDE * 2
"""[kind] [what it would bring now] of every own card."""
MARKS = OWN + KINDS * GAINS
MOST = 1 + 128 + 256 + 3

# Measures
LEAD, GIFT, GREAT, DRAWN, BEST, SECOND, LEFT, PLACES_OPEN = range(8)
"""Points ahead; what the other may expect to close at once, how likely that is at least eight
points, and what a card that is drawn may close; what the two best own cards would close; how many
cards one does not see, how many places are open."""
MEASURES = 8
STAGES = 8
UNIT = 20.0
SHAPE = Shape(MARKS, MEASURES, STAGES, MOST, UNIT, stands=True)

EIGHT = 8
"""The points of a field of four cards: from there on they count twice."""
_COUNT, _OWN, _RIPE = 127, 128, 256
"""What is noted of a field: 1 + a number of cards, whether an own one helps, whether it is ripe."""


@helper
def _note_gains(state: Ints, number: int, ripe: Ints, fields: int, gains: Ints) -> None:
    """Note which cards would close some of the ripe fields at a place, by what that brings."""
    for chosen in range(1, 1 << fields):
        sides, gain = 0, 0
        for one in range(fields):
            if chosen >> one & 1:
                sides |= ripe[2 * one]
                gain += points(1 + bits.count(state[FIELD_CARDS + ripe[2 * one + 1]]))
        gain = min(gain, MOST_GAIN)
        gains[gain] |= CLOSERS[16 * number + sides]


@helper
def _look_at_place(
    state: Ints, slot: int, own: int, unseen: int, noted: Ints, roots: Ints, found: int, gains: Ints
) -> tuple[int, int]:
    """Note what can be closed at a place; return the mark of the place and how many fields have
    been met."""
    facing = state[FACING + slot]
    number, near, fields = 0, 0, 0
    here = new_ints(8)
    for side in range(4):
        other = facing >> 16 * side & 0xFFFF
        if other == 0:
            continue
        near += 1
        number += DIGIT[side] * (1 + colour_of(state, other - 1))
        root = field_of(state, other - 1)
        is_new = True
        for one in range(fields):
            if here[2 * one + 1] == root:
                here[2 * one] |= 1 << side
                is_new = False
        if is_new:
            here[2 * fields], here[2 * fields + 1] = 1 << side, root
            fields += 1
    ripe = 0
    for one in range(fields):
        sides, root = here[2 * one], here[2 * one + 1]
        closing = CLOSERS[16 * number + sides]
        count = 1 + bits.count(closing & unseen)
        helps = _OWN if closing & own else 0
        before = noted[root]
        if before == 0:
            roots[found] = root
            found += 1
            noted[root] = count | helps
        else:
            noted[root] = min(before & _COUNT, count) | helps | (before & _OWN)
        if bits.count(sides) == open_sides(state, root):
            noted[root] |= _RIPE
            here[2 * ripe], here[2 * ripe + 1] = sides, root
            ripe += 1
    if ripe:
        _note_gains(state, number, here, ripe, gains)
    fitting = CLOSERS[16 * number]
    mark = FEWS * (near - 1) + FEW[bits.count(fitting & unseen)]
    return PLACE + 2 * mark + (1 if fitting & own else 0), found


@helper
def _mark_of_field(state: Ints, root: int, noted: int) -> int:
    """What a field looks like."""
    size = SIZE_CLASS[bits.count(state[FIELD_CARDS + root])]
    opened, count, helps = open_sides(state, root), (noted & _COUNT) - 1, (noted & _OWN) // _OWN
    if noted & _RIPE:
        return RIPE + 2 * (FEWS * size + FEW[count]) + helps
    if opened == 2:
        return NEARLY + 2 * (FEWS * size + FEW[count]) + helps
    return FAR + 2 * (WIDE * size + min(opened, 2 + WIDE) - 3) + (1 if count == 0 else 0)


@helper
def _expected(gains: Ints, unseen: int, cards: int, least: int) -> float:
    """What so many unseen cards may be expected to close at best; for ``least`` above 0, how likely
    that is so many points."""
    number = bits.count(unseen)
    met, none, expected = 0, 1.0, 0.0
    for gain in range(MOST_GAIN, max(1, least) - 1, -1):
        more = gains[gain] & unseen & ~met
        if more == 0:
            continue
        met |= more
        without = 1.0
        missing = number - bits.count(met)
        for card in range(min(cards, number)):
            without *= max(0, missing - card) / (number - card)
        expected += (none - without) * (1 if least else gain)
        none = without
    return expected


@helper
def _look_at_hand(own: int, gains: Ints, seen: Ints, count: int, measured: Floats) -> int:
    """A mark for each own card, and what the two best would close."""
    best, second = 0, 0
    while own:
        card = bits.lowest(own)
        own &= own - 1
        gain = MOST_GAIN
        while gain and not gains[gain] >> card & 1:
            gain -= 1
        seen[count] = OWN + GAINS * CARD_KINDS[card] + GAIN[gain]
        count += 1
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    measured[BEST], measured[SECOND] = best / 10.0, second / 10.0
    return count


@kernel(policy.LOOK)
def look(_tables: Ints, state: Ints, seat: int, seen: Ints, measured: Floats) -> int:
    """What a seat sees that has just moved."""
    own = state[HANDS + seat]
    unseen = ~(state[ON_TABLE] | own)
    noted, roots, gains = new_ints(4 * CARDS), new_ints(4 * CARDS), new_ints(MOST_GAIN + 1)
    clear(noted, 4 * CARDS)
    clear(gains, MOST_GAIN + 1)
    count, found = 1, 0
    for word in range(2):
        left = state[OPEN + word]
        while left:
            slot = 64 * word + bits.lowest(left)
            left &= left - 1
            seen[count], found = _look_at_place(
                state, slot, own, unseen, noted, roots, found, gains
            )
            count += 1
    measured[PLACES_OPEN] = (count - 1) / 30.0
    for one in range(found):
        seen[count] = _mark_of_field(state, roots[one], noted[roots[one]])
        count += 1
    count = _look_at_hand(own, gains, seen, count, measured)
    cards = bits.count(unseen)
    seen[0] = STAGES * (CARDS - 1 - cards) // CARDS
    measured[LEAD] = (state[SCORES + seat] - state[SCORES + 1 - seat]) / UNIT
    held = hand_size(state, 1 - seat)
    measured[GIFT] = _expected(gains, unseen, held, 0) / 10.0
    measured[GREAT] = _expected(gains, unseen, held, EIGHT)
    measured[DRAWN] = _expected(gains, unseen, 1, 0) / 10.0
    measured[LEFT] = cards / CARDS
    return count
