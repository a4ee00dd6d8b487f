"""How to play Galilee well at first sight, fast enough to play whole games so.

What a position is worth was learned: alone the points in the end (``network.py`` says what is
looked at), for two the lead (``duel.py``), in company of more the lead over the best other
(``company.py``). That was on the usual sheet. On others, which may be quite different, it is put
together by hand in company (``by_hand.py``).
"""

from functools import cache
from pathlib import Path
from typing import Final, cast

from musivum.core import network, policy
from musivum.core.compiled import Ints, Words, called, helper, kernel
from musivum.core.network import NEURONS, Shape, answer, answer_on, begin
from musivum.core.pointers import Floats, copy, new_floats, new_ints, new_values
from musivum.core.policy import Lore, Policy, Values
from musivum.core.profile import Options
from musivum.games.galilee import by_hand, company, duel
from musivum.games.galilee import network as alone
from musivum.games.galilee.data import CELLS, HAND, LEARNED, PLAYERS
from musivum.games.galilee.picks import (
    KEPT,
    REASON,
    TABLE,
    first_of,
    list_picks,
    seat_at,
    state_length,
)
from musivum.games.galilee.race import MEASURES
from musivum.games.galilee.rules import mark_and_draw, points, roller_picks
from musivum.geometry import bits

FILES: Final = ("network.json", "network-two.json", "network-many.json")
"""What was learned for one player, for two, and for more."""
WON = 15.0
"""What it is worth to end the game as the winner, beside the lead, in company of more than two."""
FEW = 6
"""Of each die, so many picks of one of two that look best by hand are compared by the network."""
MOST_WAYS = 8
"""A tile can lie in a cell in no more ways than this, and fewer other tiles can be crossed off."""


# What a position promises


@helper
def _alone(tables: Ints, lore: Lore, state: Ints) -> float:
    """The points that one who plays alone will have, as it was learned."""
    if state[REASON] != 0:
        return points(tables, state, seat_at(tables, 0))
    seen, measured = new_ints(alone.MOST), new_floats(alone.MEASURES)
    count = alone.look(tables, state, 0, seen, measured)
    return alone.UNIT * answer(lore, seen, count, measured, alone.MARKS, alone.MEASURES)


@called
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


@helper
def _lead(tables: Ints, lore: Lore, state: Ints, seat: int) -> float:
    """By how many points a seat thinks that it will be ahead in company, as it was learned."""
    seen, measured = new_ints(company.MOST), new_floats(MEASURES)
    count = company.look(tables, state, seat, seen, measured)
    return company.UNIT * answer(lore, seen, count, measured, company.MARKS, MEASURES)


@helper
def _pick(tables: Ints, state: Ints, seat: int, move: int, after: Ints) -> None:
    """Write what a position becomes by a pick; others' picks of the same time are not known."""
    copy(after, state, state_length(tables))
    if state[KEPT] == 0:
        roller_picks(tables, after, move)
    else:
        after[REASON] = mark_and_draw(tables, after, seat_at(tables, seat), move)


@called
def _rate_in_company(
    tables: Ints, lore: Lore, state: Ints, seat: int, moves: Ints, values: Values
) -> int:
    """The lead that each pick promises."""
    marks, measures = company.MARKS, MEASURES
    seen, measured = new_ints(company.MOST), new_floats(measures)
    sums = new_floats(NEURONS)
    count, others = company.look_at_others(tables, state, seat, seen)
    begin(lore, seen, 1, count, marks, measures, sums)
    number = list_picks(tables, state, seat_at(tables, seat), moves)
    after = new_ints(state_length(tables))
    for i in range(number):
        _pick(tables, state, seat, moves[i], after)
        if after[REASON] != 0:
            lead = by_hand.final_lead(tables, after, seat)
            values[i] = lead + (WON if lead > 0 else -WON if lead < 0 else 0.0)
        else:
            count = company.look_at_self(tables, after, seat, others, seen, 1, measured)
            values[i] = company.UNIT * answer_on(lore, sums, seen, count, measured, marks, measures)
    return number


@helper
def _lead_of_two(tables: Ints, lore: Lore, state: Ints, seat: int) -> float:
    """The same where two play."""
    seen, measured = new_ints(duel.MOST), new_floats(MEASURES)
    count = duel.look(tables, state, seat, seen, measured)
    return duel.UNIT * answer(lore, seen, count, measured, duel.MARKS, MEASURES)


@called
def _promise_of_two(
    tables: Ints, lore: Lore, state: Ints, seat: int, number: int, moves: Ints, values: Values
) -> None:
    """The lead that each of these picks promises where two play."""
    marks, measures = duel.MARKS, MEASURES
    seen, measured = new_ints(duel.MOST), new_floats(measures)
    their_fits, fits = new_ints(duel.MOST_SHAPES), new_ints(duel.MOST_SHAPES)
    sums = new_floats(NEURONS)
    count, rival = duel.look_at_rival(tables, state, seat, seen, their_fits)
    begin(lore, seen, 1, count, marks, measures, sums)
    after = new_ints(state_length(tables))
    for i in range(number):
        _pick(tables, state, seat, moves[i], after)
        if after[REASON] != 0:
            values[i] = by_hand.final_lead(tables, after, seat)
        else:
            count = duel.look_at_self(
                tables, after, seat, rival, their_fits, fits, seen, 1, measured
            )
            values[i] = duel.UNIT * answer_on(lore, sums, seen, count, measured, marks, measures)


@helper
def _bring_forward(moves: Ints, values: Values, begin: int, end: int, few: int) -> None:
    """Put the few best of some picks before the others, the best first."""
    for place in range(begin, begin + few):
        best = place
        for i in range(place + 1, end):
            if values[i] > values[best]:
                best = i
        moves[place], moves[best] = moves[best], moves[place]
        values[place], values[best] = values[best], values[place]


@helper
def _advise_of_two(
    tables: Ints, lore: Lore, state: Ints, seat: int, moves: Ints, values: Values
) -> int:
    """Of the picks of each die that look best by hand, the one that promises most: to ask the
    network of all would take four times as long. Which die to pick is hard to tell by hand, but
    not where its tile may lie."""
    number = by_hand.rate(tables, state, seat, moves, values)
    kept, begin, dice = 0, 0, state[TABLE]
    while begin < number:
        dice &= dice - 1
        end = number
        if dice:
            end, behind = begin, first_of(tables, state, bits.lowest(dice))
            while end < number and moves[end] < behind:
                end += 1
        few = min(FEW, end - begin)
        _bring_forward(moves, values, begin, end, few)
        for place in range(begin, begin + few):
            moves[kept] = moves[place]
            kept += 1
        begin = end
    _promise_of_two(tables, lore, state, seat, kept, moves, values)
    return moves[policy.first_best(values, kept)]


# The kernels


@kernel(policy.LOOK)
def look(tables: Ints, state: Ints, seat: int, seen: Ints, measured: Floats) -> int:
    """What a network sees, alone, of two and in company."""
    if tables[PLAYERS] == 1:
        return alone.look(tables, state, seat, seen, measured)
    if tables[PLAYERS] == 2 and tables[LEARNED]:
        return duel.look(tables, state, seat, seen, measured)
    return company.look(tables, state, seat, seen, measured)


@kernel(policy.RATE)
def rate(tables: Ints, lore: Lore, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """The lead that each pick promises; alone, the points."""
    if tables[PLAYERS] == 1:
        return _rate_alone(tables, lore, state, moves, values)
    if not tables[LEARNED]:
        return by_hand.rate(tables, state, seat, moves, values)
    if tables[PLAYERS] == 2:
        number = list_picks(tables, state, seat_at(tables, seat), moves)
        _promise_of_two(tables, lore, state, seat, number, moves, values)
        return number
    return _rate_in_company(tables, lore, state, seat, moves, values)


@kernel(policy.ADVISE)
def advise(tables: Ints, lore: Lore, state: Ints, seat: int, _rng: Words) -> int:
    """The first of the best-rated picks; where two play, of those that look best by hand."""
    most = tables[HAND] * MOST_WAYS * tables[CELLS]
    moves = new_ints(most)
    values = new_values(most)
    if tables[PLAYERS] == 2 and tables[LEARNED]:
        return _advise_of_two(tables, lore, state, seat, moves, values)
    number = rate(tables, lore, state, seat, moves, values)
    return moves[policy.first_best(values, number)]


@kernel(policy.EXPECT)
def expect(tables: Ints, lore: Lore, state: Ints, seat: int) -> float:
    """Alone, and where nothing was learned, the points that a seat may hope for; in company half
    the lead: if there are two, the other has as much less."""
    if tables[PLAYERS] == 1:
        return _alone(tables, lore, state)
    if not tables[LEARNED]:
        return by_hand.worth(tables, state, seat, by_hand.time_left(tables, state))
    if tables[PLAYERS] == 2:
        return 0.5 * _lead_of_two(tables, lore, state, seat)
    return 0.5 * _lead(tables, lore, state, seat)


@cache
def lore(players: int) -> Lore:
    """What was learned for so many players."""
    file = FILES[min(players, len(FILES)) - 1]
    return network.read(Path(__file__).with_name(file), _shape(players))


def shape(options: Options) -> Shape:
    """Of the network for so many players."""
    return _shape(cast(int, options["players"]))


def _shape(players: int) -> Shape:
    if players == 1:
        return alone.SHAPE
    return duel.SHAPE if players == 2 else company.SHAPE


@kernel(policy.EFFORT)
def effort(_state: Ints, _seat: int) -> float:
    """A few picks are played on, always: that costs about the same everywhere."""
    return 1.0


POLICY = Policy(
    rate=rate, advise=advise, expect=expect, lore=lore, effort=effort, look=look, shape=shape
)
