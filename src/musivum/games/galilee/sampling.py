"""A pick at random: all that a seat may pick are equally likely.

In random games all picks are counted. Hidden picks of others are guessed instead, as they always
were: searches that were published depend on how they are drawn.
"""

import numpy as np

from musivum.core.compiled import Ints, Words, helper
from musivum.core.pointers import new_ints
from musivum.core.rng import below
from musivum.games.galilee.data import (
    ACROSS,
    ALONE,
    CELLS,
    CROSSING,
    DICE,
    FACES,
    FIRST_HIGH,
    FIRST_LOW,
    FOUR,
    INNER,
    LANES,
    LEFT,
    MASKS,
    MORE,
    MOST_DICE,
    MOST_WORDS,
    NUMBERED,
    OTHERS,
    TILES,
    TURNS,
    WORD,
    WORDS,
)
from musivum.games.galilee.picks import (
    COLOURS,
    COVERED,
    NUMBERS,
    TABLE,
    column_of,
    drawings_of,
    find_shore,
    first_crossing,
    first_drawn,
    fits,
    fits_somewhere,
    fits_two,
    taken_rows,
)
from musivum.geometry import bits
from musivum.geometry.lanes import (
    Eight,
    added,
    counts,
    cut_down,
    eight_at,
    eight_times,
    moved_down,
    put_eight,
    sums,
    total,
)

STONE = 0
"""The number of its shape."""
NEVER = 1 << 32
"""More than there are picks."""
_1, _63, _64 = np.uint64(1), np.uint64(63), np.uint64(64)


@helper
def random_pick(tables: Ints, state: Ints, at: int, rng: Words) -> int:
    """A uniformly random pick of a seat."""
    if tables[MORE] == 0:
        return guessed_pick(tables, state, at, rng)
    return counted_pick(tables, state, at, rng)


# By counting. What is chosen cannot be foreseen by any processor, so there are no branches on it.


@helper
def in_two(memory: Ints, place: int) -> tuple[int, int]:
    """A set of cells, as two words of 64 bits without a gap between them."""
    return memory[place] | memory[place + 1] << WORD, memory[place + 1] >> 1


@helper
def shore_in_two(tables: Ints, covered_low: int, covered_high: int) -> tuple[int, int]:
    """The set of cells of which a drawing must have one, as ``find_shore`` has it, but in words of
    64 bits; there may be more in it behind the last cell."""
    after_first_low, after_first_high = in_two(tables, tables[INNER])
    before_last_low, before_last_high = in_two(tables, tables[INNER] + 2)
    low, high = np.uint64(covered_low), np.uint64(covered_high)
    across = np.uint64(tables[ACROSS])
    back = _64 - across
    right_low, right_high = low << _1, high << _1 | low >> _63
    left_low, left_high = low >> _1 | high << _63, high >> _1
    down_low, down_high = low << across, high << across | low >> back
    up_low, up_high = low >> across | high << back, high >> across
    aside_low = np.int64(right_low) & after_first_low | np.int64(left_low) & before_last_low
    aside_high = np.int64(right_high) & after_first_high | np.int64(left_high) & before_last_high
    shore_low = (aside_low | np.int64(down_low | up_low)) & ~covered_low
    shore_high = (aside_high | np.int64(down_high | up_high)) & ~covered_high
    anywhere = -int(covered_low | covered_high == 0)
    return shore_low | anywhere, shore_high | anywhere  # type: ignore[return-value] # ints, once compiled


@helper
def meant(tables: Ints, state: Ints, at: int, colour: int) -> tuple[int, int]:
    """What the picks of a die draw, by its shape, and how many tiles there are that they can mark:
    the tile that the die means; or a stone, and any free tile of the column, if it is not free."""
    row = state[NUMBERS + colour] - 1
    column = column_of(state, at, colour)
    taken = taken_rows(state, at, column)
    is_taken = taken >> row & 1
    tile = tables[tables[TILES] + FACES * row + column]
    shape = STONE * is_taken + tile * (1 - is_taken)
    return shape, 1 + is_taken * (FACES - 1 - bits.count(taken))


@helper
def turns_of(tables: Ints, shape: int) -> int:
    """Where the ways stand in which a shape can lie."""
    return tables[TURNS] + (OTHERS + LANES * FOUR * tables[MORE]) * shape


@helper
def where_it_fits(
    tables: Ints, turns: int, low: int, high: int, shore_low: int, shore_high: int
) -> tuple[Eight, Eight]:
    """Where the first cell of a shape may be, for each way it can lie, in two words: all its cells
    are among the uncovered ones, of which these are given, and one of them is on the shore."""
    lows, highs = eight_times(low), eight_times(high)
    shore_lows, shore_highs = eight_times(shore_low), eight_times(shore_high)
    fit_low = lows & eight_at(tables, turns + FIRST_LOW)
    fit_high = highs & eight_at(tables, turns + FIRST_HIGH)
    touch_low, touch_high = shore_lows, shore_highs
    others = turns + OTHERS
    for _ in range(tables[MORE]):
        for cell in range(FOUR):
            far = eight_at(tables, others + LANES * cell)
            fit_low = fit_low & moved_down(lows, highs, far)
            fit_high = fit_high & cut_down(highs, far)
            touch_low = touch_low | moved_down(shore_lows, shore_highs, far)
            touch_high = touch_high | cut_down(shore_highs, far)
        others += LANES * FOUR
    return fit_low & touch_low, fit_high & touch_high


@helper
def counted_pick(tables: Ints, state: Ints, at: int, rng: Words) -> int:
    """List where the shapes of all dice fit, in every way they can lie, and take one of them.

    ``lows`` and ``highs`` are the sets of these places, and ``ends`` counts them: eight ways for
    each die, and a zero before the first.
    """
    lows, highs = new_ints(MOST_DICE * LANES), new_ints(MOST_DICE * LANES)
    ends = new_ints(MOST_DICE * (LANES + 1))
    low, high = in_two(state, at + COVERED)
    shore_low, shore_high = shore_in_two(tables, low, high)
    picks, upto_1, upto_2 = 0, NEVER, NEVER
    dice, number = state[TABLE], 0
    while dice:
        shape, tiles = meant(tables, state, at, bits.lowest(dice))
        fit_low, fit_high = where_it_fits(
            tables, turns_of(tables, shape), ~low, ~high, shore_low, shore_high
        )
        put_eight(lows, LANES * number, fit_low)
        put_eight(highs, LANES * number, fit_high)
        ways = added(counts(fit_low), counts(fit_high))
        ends[(LANES + 1) * number] = 0
        put_eight(ends, (LANES + 1) * number + 1, sums(ways))
        picks += tiles * max(1, total(ways))  # what fits nowhere is not drawn
        upto_1 = picks if number == 0 else upto_1
        upto_2 = picks if number == 1 else upto_2
        dice &= dice - 1
        number += 1
    n = below(rng, picks)
    second, third = int(n >= upto_1), int(n >= upto_2)
    n -= upto_2 if third else upto_1 * second
    die = second + third
    colour = bits.nth(state[TABLE], die)
    return nth_pick(tables, state, at, colour, n, LANES * die, lows, highs, ends)


@helper
def nth_pick(
    tables: Ints,
    state: Ints,
    at: int,
    colour: int,
    n: int,
    first: int,
    lows: Ints,
    highs: Ints,
    ends: Ints,
) -> int:
    """The action of the n-th pick of a die, whose ways to lie begin at ``first``: by the tiles that
    can be marked, the ways in which the shape can lie, and the places."""
    row = state[NUMBERS + colour] - 1
    column = column_of(state, at, colour)
    taken = taken_rows(state, at, column)
    is_taken = taken >> row & 1
    end = first + first // LANES
    each = max(1, ends[end + LANES])
    place = int(n >= each) + int(n >= 2 * each) + int(n >= 3 * each) + int(n >= 4 * each)
    n -= place * each
    other = bits.nth(~taken, place)
    actions = tables[DICE] + 4 * (FACES * colour + row)
    alone, drawn = tables[actions + ALONE], tables[actions + LEFT + column - colour]
    crossing = tables[actions + CROSSING] + (other - int(other > row)) * (tables[CELLS] + 1)
    if ends[end + LANES] == 0:
        return crossing if is_taken else alone
    way = 0
    for earlier in range(1, LANES):
        way += n >= ends[end + earlier]
    n -= ends[end + way]
    shape, _ = meant(tables, state, at, colour)
    turn = turns_of(tables, shape) + way
    drawn = crossing + 1 if is_taken else drawn
    number = nth_place(tables, turn, lows[first + way], highs[first + way], n)
    return drawn + tables[turn + NUMBERED] + number


@helper
def nth_place(tables: Ints, turn: int, low: int, high: int, n: int) -> int:
    """The number that the n-th place of a set has among all places of a way to lie."""
    first_low, first_high = tables[turn + FIRST_LOW], tables[turn + FIRST_HIGH]
    is_high = int(n >= bits.count(low))
    n -= bits.count(low) * is_high
    places = first_high if is_high else first_low
    found = 1 << bits.nth(high if is_high else low, n)
    return bits.count(first_low) * is_high + bits.count(places & (found - 1))


# By guessing


@helper
def guesses(tables: Ints, state: Ints, at: int, colour: int) -> tuple[int, int, int]:
    """What a pick of a die may draw, wherever it lies: the first drawing, how many there are, and
    how many guesses. A guess is a tile to mark, and one of the drawings or nothing to draw."""
    row = state[NUMBERS + colour] - 1
    column = column_of(state, at, colour)
    taken = taken_rows(state, at, column)
    first, count = drawings_of(tables, row, column)
    tiles = 1
    if taken >> row & 1:
        first, count, tiles = 0, tables[CELLS], FACES - bits.count(taken)
    return first, count, tiles * (count + 1)


@helper
def guessed(tables: Ints, state: Ints, at: int, colour: int, count: int, n: int) -> int:
    """The action of the n-th guess about a die."""
    row = state[NUMBERS + colour] - 1
    die = FACES * colour + row
    taken = taken_rows(state, at, column_of(state, at, colour))
    nothing = tables[tables[DICE] + 4 * die + ALONE]
    drawn = first_drawn(tables, state, at, die)
    if taken >> row & 1:
        nothing = first_crossing(tables, die, bits.nth(~taken, n // (count + 1)))
        drawn = nothing + 1
        n %= count + 1
    return nothing if n == count else drawn + n


@helper
def guessed_pick(tables: Ints, state: Ints, at: int, rng: Words) -> int:
    """A uniformly random pick of a seat: guesses that are all equally likely, until one is legal.

    Every die on the table has a legal pick, so that comes to an end.
    """
    dice = state[TABLE]
    die_1 = bits.lowest(dice)
    dice &= dice - 1
    die_2 = bits.lowest(dice)
    dice &= dice - 1
    die_3 = bits.lowest(dice)
    first_1, count_1, below_1 = guesses(tables, state, at, die_1)
    first_2, count_2, below_2 = guesses(tables, state, at, die_2)
    first_3 = count_3 = below_3 = 0
    if die_3 < COLOURS:
        first_3, count_3, below_3 = guesses(tables, state, at, die_3)
    below_2 += below_1
    below_3 += below_2
    shore = new_ints(MOST_WORDS)
    find_shore(tables, state, at, shore)
    narrow, masks = tables[WORDS] == 2, tables[MASKS]
    one, two = state[at + COVERED], state[at + COVERED + 1]
    shore_1, shore_2 = shore[0], shore[1]
    while True:
        n = below(rng, below_3)
        # Sums, since no processor could guess which of the dice comes next.
        second, third = int(n >= below_1), int(n >= below_2)
        die = die_1 + second * (die_2 - die_1) + third * (die_3 - die_2)
        first = first_1 + second * (first_2 - first_1) + third * (first_3 - first_2)
        count = count_1 + second * (count_2 - count_1) + third * (count_3 - count_2)
        n -= second * below_1 + third * (below_2 - below_1)
        drawing = n if n <= count else n % (count + 1)
        if drawing < count and narrow:
            mask = masks + 2 * (first + drawing)
            legal = fits_two(tables, mask, one, two, shore_1, shore_2)
        elif drawing < count:
            legal = fits(tables, state, at, shore, first + drawing)
        else:
            legal = not fits_somewhere(tables, state, at, first, count)
        if legal:
            return guessed(tables, state, at, die, count, n)
