"""Self-play for learning foresight: games by looking ahead, and what it tells of grids."""

import numpy as np
from numba import types

from musivum.core.compiled import Ints, Words, kernel
from musivum.core.curves import log
from musivum.core.pointers import (
    FLOATS,
    INTS,
    VALUES,
    WORDS,
    Values,
    clear,
    copy,
    new_floats,
    new_ints,
    new_values,
    new_words,
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
)
from musivum.games.mosaix.data import BOXES as ALL_BOXES
from musivum.games.mosaix.data import CENTRE, GRID, ROLL_OF_DICE, ROLLS, SYMBOLS
from musivum.games.mosaix.foresight import (
    GAPS,
    KNOWN,
    MARKS,
    MEASURES,
    MOST_MARKS,
    SYMBOL_INPUTS,
    look_at_symbol,
    note_areas,
    note_gaps,
)
from musivum.games.mosaix.further import beside_new, rolls_ahead
from musivum.games.mosaix.lore import EMPTY_INPUTS, empty_worth, look_at_empty, symbol_worth
from musivum.games.mosaix.lore import SYMBOL_INPUTS as LORE_INPUTS
from musivum.games.mosaix.writings import END_FROM
from musivum.geometry import bits

MOST_ROUNDS = 49
"""A game has no more rounds than the grid has cells."""
MOST_WAYS = 16
FURTHER = 1
"""Ways to write that are compared after the first of two rolls."""

_32 = np.uint64(32)
_2_TO_32 = np.float64(1 << 32)


@kernel(
    types.int64(
        INTS,
        FLOATS,
        WORDS,
        types.int64,
        types.int64,
        types.int64,
        types.int64,
        types.float64,
        types.float64,
        types.float64,
        INTS,
        VALUES,
        VALUES,
    )
)
def look_ahead(
    tables: Ints,
    numbers: Lore,
    rng: Words,
    games: int,
    few: int,
    early: int,
    deep: int,
    first_noise: float,
    noise: float,
    trust: float,
    grids: Ints,
    told: Values,
    scores: Values,
) -> int:
    """Play solo games; note every grid that was compared, and what looking ahead tells of it.

    In every round some ways to write are compared that look best, after some ``first_noise``, by
    what is foreseen of them, and the best is written, after some other noise. To look ahead takes
    less time the fewer cells are empty. So ``few`` ways are compared first, three times as many
    when no more than ``early`` cells are empty, and five times as many when no more than ``deep``
    are; from there on one looks two rolls ahead. What is foreseen of
    later grids of the game, more or less than they looked worth at first sight, is told of the
    earlier ones too, ``trust`` times as much with every round: the luck of the dice has no part in
    it, since the dice have fallen for both.
    """
    grid = new_ints(GRID_ROW)
    ways, worths = new_ints(GRID_ROW * MOST_WAYS), new_values(MOST_WAYS + 1)
    rolls, none = new_values(len(ROLLS)), new_ints(GOOD)
    good, better = new_ints(GOOD), new_ints(GOOD)
    clear(none, GOOD)
    clear(good, GOOD)
    begins, more = new_ints(MOST_ROUNDS + 1), new_values(MOST_ROUNDS)
    number = 0
    for game in range(games):
        for place in range(len(SYMBOLS)):
            grid[place] = 0
        grid[below(rng, len(SYMBOLS))] = CENTRE
        grid[BOXES] = ALL_BOXES
        rounds, found, near = 0, 0, GRID
        while found >= 0 and goes_on(grid, 0):
            roll = ROLL_OF_DICE[below(rng, len(ROLL_OF_DICE))]
            left = bits.count(GRID & ~filled_cells(grid, 0))
            most = few * (1 + 2 * int(left <= early) + 2 * int(left <= deep))
            count = best_ways(
                tables, numbers, grid, 0, roll, GRID, none, most, first_noise, rng, ways, worths
            )
            before_roll(tables, numbers, grid, 0, near, good, rolls, better)
            looked, foreseen, best, found = worths[most], -np.inf, -np.inf, -1
            if left <= END_FROM:
                best = float(points_of(grid, 0))
                looked, foreseen = max(looked, best), best
            begins[rounds] = number
            for one in range(count):
                place, beside = GRID_ROW * one, beside_new(grid, 0, ways, GRID_ROW * one)
                ahead = 2 if bits.count(GRID & ~filled_cells(ways, place)) <= deep else 1
                worth = rolls_ahead(
                    tables, numbers, ways, place, beside, better, ahead, FURTHER, 0.0, rolls
                )
                if goes_on(ways, GRID_ROW * one):
                    for place in range(GRID_ROW):
                        grids[GRID_ROW * number + place] = ways[GRID_ROW * one + place]
                    told[number] = worth
                    number += 1
                foreseen = max(foreseen, worth)
                uniform = (np.float64(next_word(rng) >> _32) + 0.5) / _2_TO_32
                worth -= noise * log(-log(uniform))
                if worth > best:
                    best, found = worth, one
            more[rounds] = foreseen - looked
            rounds += 1
            begins[rounds] = number
            if found >= 0:
                near = beside_new(grid, 0, ways, GRID_ROW * found)
                copy(good, better, GOOD)
                for place in range(GRID_ROW):
                    grid[place] = ways[GRID_ROW * found + place]
        scores[game] = points_of(grid, 0)
        later = 0.0
        for one in range(rounds - 1, -1, -1):
            for place in range(begins[one], begins[one + 1]):
                told[place] += later
            later = trust * (later + more[one])
    return number


@kernel(types.void(types.int64, INTS, FLOATS, FLOATS, VALUES))
def look(number: int, grids: Ints, symbols: Lore, empties: Lore, stands: Values) -> None:
    """What the networks see of so many grids, and the points that stand."""
    known, marks, gaps = new_ints(KNOWN), new_ints(MOST_MARKS), new_ints(GAPS)
    for one in range(number):
        row = GRID_ROW * one
        empty = GRID & ~filled_cells(grids, row)
        boxes = grids[row + BOXES]
        left = look_at_empty(empty, boxes, part(empties, EMPTY_INPUTS * one, EMPTY_INPUTS))
        stands[one] = boxes
        live = note_gaps(empty, boxes, gaps)
        for symbol in range(len(SYMBOLS)):
            first = (len(SYMBOLS) * one + symbol) * SYMBOL_INPUTS
            seen = part(symbols, first + MARKS, MEASURES)
            note_areas(grids[row + symbol], known, 0)
            points, count = look_at_symbol(known, 0, 0, live, gaps, left, boxes, marks, seen)
            stands[one] += points
            for place in range(count):
                symbols[first + marks[place]] += 1


@kernel(types.void(types.int64, FLOATS, INTS, VALUES))
def by_lore(number: int, numbers: Lore, grids: Ints, worths: Values) -> None:
    """What so many grids, on which the game goes on, are worth by the lore."""
    seen = new_floats(LORE_INPUTS)
    for one in range(number):
        row = GRID_ROW * one
        empty = GRID & ~filled_cells(grids, row)
        boxes = grids[row + BOXES]
        left = look_at_empty(empty, boxes, seen)
        worths[one] = empty_worth(numbers, boxes, seen)
        for symbol in range(len(SYMBOLS)):
            worths[one] += symbol_worth(numbers, grids[row + symbol], empty, left, boxes, seen)


# What learning, measuring and tests call


@kernel(types.float64(INTS, FLOATS, INTS, types.int64, INTS, VALUES, INTS))
def one_roll_ahead(
    tables: Ints, numbers: Lore, grid: Ints, near: int, good: Ints, best: Values, better: Ints
) -> float:
    """``before_roll``."""
    return before_roll(tables, numbers, grid, 0, near, good, best, better)


@kernel(types.float64(INTS, FLOATS, INTS, types.int64, types.int64, VALUES))
def some_rolls_ahead(
    tables: Ints, numbers: Lore, grid: Ints, ahead: int, further: int, best: Values
) -> float:
    """``rolls_ahead``, with all parts tried."""
    none = new_ints(GOOD)
    clear(none, GOOD)
    return rolls_ahead(tables, numbers, grid, 0, GRID, none, ahead, further, 0.0, best)


@kernel(types.float64(INTS, FLOATS, INTS, types.int64, INTS))
def best_way(tables: Ints, numbers: Lore, grid: Ints, roll: int, way: Ints) -> float:
    """Write the grid that the best-looking way to write a roll leads to; return what it is worth
    at first sight."""
    none, worths, rng = new_ints(GOOD), new_values(2), new_words(1)
    clear(none, GOOD)
    best_ways(tables, numbers, grid, 0, roll, GRID, none, 1, 0.0, rng, way, worths)
    return worths[0]
