"""Games for learning the closer look: what was written, and how the games went on."""

import numpy as np
from numba import types

from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.curves import log
from musivum.core.pointers import (
    FLOATS,
    INTS,
    VALUES,
    WORDS,
    Values,
    clear,
    copy,
    new_ints,
    new_values,
    part,
)
from musivum.core.policy import Lore
from musivum.core.rng import below, next_word
from musivum.games.mosaix.ahead import (
    BOXES,
    GOOD,
    GRID_ROW,
    before_roll,
    best_ways,
    filled_cells,
    goes_on,
    points_of,
    worth_of,
)
from musivum.games.mosaix.closer import INPUTS, NEAR, closer_worth, look_closer, note_near
from musivum.games.mosaix.closer import MOST_CLOSER as MOST_MARKS_CLOSER
from musivum.games.mosaix.data import BOXES as ALL_BOXES
from musivum.games.mosaix.data import CENTRE, GRID, ROLL_OF_DICE, ROLLS, SYMBOLS
from musivum.games.mosaix.foresight import (
    GAPS,
    KNOWN,
    MARKS,
    MEASURES,
    MOST_MARKS,
    look_at_symbol,
    note_areas,
    note_gaps,
)
from musivum.games.mosaix.further import beside_new, rolls_ahead
from musivum.games.mosaix.lore import EMPTY_INPUTS, look_at_empty
from musivum.games.mosaix.writings import END_FROM
from musivum.geometry import bits

MOST_WAYS = 16
OTHERS = 2
"""Of the ways to write that were compared with the one that was chosen, so many are noted."""
LOOKED, PROMISED = 0, 1
NOTED = 2
"""Of every chosen grid: what it looked worth before it was looked at (of the first one of a game,
nothing), and what it promised then."""

_32 = np.uint64(32)
_2_TO_32 = np.float64(1 << 32)


@helper
def _note_others(
    rng: Words,
    ways: Ints,
    promises: Values,
    count: int,
    found: int,
    others: Ints,
    told: Values,
    other: int,
) -> int:
    """Note some grids that were not chosen; return how many there are then."""
    for _ in range(OTHERS):
        one = below(rng, count)
        if one != found and goes_on(ways, GRID_ROW * one):
            for place in range(GRID_ROW):
                others[GRID_ROW * other + place] = ways[GRID_ROW * one + place]
            told[other] = promises[one]
            other += 1
    return other


@kernel(
    types.int64(
        INTS,
        FLOATS,
        WORDS,
        types.int64,
        types.int64,
        types.int64,
        types.float64,
        INTS,
        VALUES,
        INTS,
        INTS,
        VALUES,
        INTS,
        VALUES,
    )
)
def play_games(
    tables: Ints,
    numbers: Lore,
    rng: Words,
    games: int,
    most: int,
    closer: int,
    noise: float,
    chosen: Ints,
    noted: Values,
    rounds: Ints,
    others: Ints,
    told: Values,
    counts: Ints,
    scores: Values,
) -> int:
    """Play solo games, comparing so many ways to write by looking a roll ahead, with some noise;
    what is seen there is judged at first sight, or at a closer look at so many ways.

    Written down are all chosen grids, with what is noted of each, and how many there are of each
    game; some of the others, with what looking a roll ahead told of them, and their number, in
    ``counts``; and the scores. Returned is the number of chosen grids.
    """
    grid = new_ints(GRID_ROW)
    ways, worths = new_ints(GRID_ROW * MOST_WAYS), new_values(MOST_WAYS + 1)
    promises = new_values(MOST_WAYS)
    rolls, found_rolls = new_values(len(ROLLS)), new_values(len(ROLLS))
    last_rolls = new_values(len(ROLLS))
    good, better, unused, none = new_ints(GOOD), new_ints(GOOD), new_ints(GOOD), new_ints(GOOD)
    clear(none, GOOD)
    number, other = 0, 0
    for game in range(games):
        for place in range(len(SYMBOLS)):
            grid[place] = 0
        grid[below(rng, len(SYMBOLS))] = CENTRE
        grid[BOXES] = ALL_BOXES
        clear(good, GOOD)
        near, found, begun = GRID, 0, number
        while found >= 0 and goes_on(grid, 0):
            left = bits.count(GRID & ~filled_cells(grid, 0))
            roll = ROLL_OF_DICE[below(rng, len(ROLL_OF_DICE))]
            before_roll(tables, numbers, grid, 0, near, good, rolls, better)
            count = best_ways(
                tables, numbers, grid, 0, roll, GRID, none, most, 0.0, rng, ways, worths
            )
            best, found = -np.inf, -1
            if left <= END_FROM:
                best = float(points_of(grid, 0))
            for one in range(count):
                row = GRID_ROW * one
                beside = beside_new(grid, 0, ways, row)
                if closer == 0:
                    promises[one] = before_roll(
                        tables, numbers, ways, row, beside, better, rolls, unused
                    )
                else:
                    promises[one] = rolls_ahead(
                        tables, numbers, ways, row, beside, better, 1, closer, 0.0, rolls
                    )
                uniform = (np.float64(next_word(rng) >> _32) + 0.5) / _2_TO_32
                noisy = promises[one] - noise * log(-log(uniform))
                if noisy > best:
                    best, found = noisy, one
                    copy(found_rolls, rolls, len(ROLLS))
            noted[NOTED * number + LOOKED] = last_rolls[roll] if number > begun else 0.0
            noted[NOTED * number + PROMISED] = best if found < 0 else promises[found]
            for place in range(GRID_ROW):
                chosen[GRID_ROW * number + place] = (
                    grid[place] if found < 0 else ways[GRID_ROW * found + place]
                )
            number += 1
            if found < 0:
                continue
            if count > 1:
                other = _note_others(rng, ways, promises, count, found, others, told, other)
            near = beside_new(grid, 0, ways, GRID_ROW * found)
            copy(good, better, GOOD)
            copy(last_rolls, found_rolls, len(ROLLS))
            for place in range(GRID_ROW):
                grid[place] = ways[GRID_ROW * found + place]
        scores[game] = points_of(grid, 0)
        rounds[game] = number - begun
    counts[0] = other
    return number


@kernel(types.void(types.int64, FLOATS, INTS, FLOATS, FLOATS, VALUES))
def look_closely(
    number: int, numbers: Lore, grids: Ints, symbols: Lore, empties: Lore, worths: Values
) -> None:
    """What is seen of so many grids at a closer look, and what they are worth at first sight."""
    known, near = new_ints(len(SYMBOLS) * KNOWN), new_ints(len(SYMBOLS) * NEAR)
    gaps, marks = new_ints(GAPS), new_ints(MOST_MARKS + MOST_MARKS_CLOSER)
    for one in range(number):
        row = GRID_ROW * one
        empty, boxes = GRID & ~filled_cells(grids, row), grids[row + BOXES]
        left = look_at_empty(empty, boxes, part(empties, EMPTY_INPUTS * one, EMPTY_INPUTS))
        live = note_gaps(empty, boxes, gaps)
        worths[one] = worth_of(numbers, grids, row)
        for symbol in range(len(SYMBOLS)):
            note_areas(grids[row + symbol], known, KNOWN * symbol)
        note_near(known, live, near)
        for symbol in range(len(SYMBOLS)):
            first = (len(SYMBOLS) * one + symbol) * INPUTS
            seen, at = part(symbols, first + MARKS, MEASURES), KNOWN * symbol
            _, count = look_at_symbol(known, at, 0, live, gaps, left, boxes, marks, seen)
            count = look_closer(known, near, symbol, live, marks, count)
            for place in range(count):
                symbols[first + marks[place]] += 1


@kernel(types.void(types.int64, FLOATS, INTS, VALUES))
def closer_worths(number: int, numbers: Lore, grids: Ints, worths: Values) -> None:
    """What so many grids are worth at a closer look."""
    for one in range(number):
        worths[one] = closer_worth(numbers, grids, GRID_ROW * one)
