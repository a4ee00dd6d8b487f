"""Games that are played to learn from, compiled once for every game.

A seat plays by the policy of its game, at first sight or with a short search, and with some chance
in every choice. What it sees of the position when its turn is over is a *lesson*. The lesson's
answer is what the game brought to the seat in the end, mixed with what the seat's next choices
promised (the lambda-return of temporal differences). Nothing counts that the seat may not know.
"""

from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.core.curves import log, logistic
from musivum.core.kernels import MOST_MOVES, PLAYERS, SIZE
from musivum.core.network import Shape, answer
from musivum.core.pointers import (
    FLOATS,
    INTS,
    SHORTS,
    VALUES,
    WORDS,
    Floats,
    Together,
    Values,
    copy,
    new_floats,
    new_ints,
    new_values,
    part,
)
from musivum.core.rng import below, next_word
from musivum.geometry import bits
from musivum.search.tree import (
    ARMS,
    MOST_ARMS,
    NODES,
    SIMULATIONS,
    SQUARES,
    SUM,
    TREE,
    Tree,
    grow,
    look_up,
)

Shorts = NDArray[np.int32]

NOISE, OPENING, LAMBDA, SEARCH, UNIT, ROLLS, COMPARED, WAYS = range(8)
"""How games are played: how much chance has a say (in the points of ``rate``), up to how many moves
in the beginning are random, how much the end counts against what was promised on the way, how many
simulations a choice takes (0: none), and the unit of the network's answers; and where one looks
ahead (``ahead.py``), at how many throws of the next dice, and after how many moves of a choice."""
MARKS, MEASURES, STAGES, MOST, EVERYONE, STANDS = range(6)
"""The shape of a network, as numbers."""
LONGEST = 600
"""So many turns of one game are learned from."""

NOBODY = np.iinfo(np.int64).min
_HALF, _2_TO_32 = 0.5, float(1 << 32)
_32 = np.uint64(32)


class Lessons(NamedTuple):
    """What was seen, and what came of it."""

    starts: Ints
    """Where the marks of each lesson begin, the stage first; one more for the end."""
    marks: Shorts
    measures: Floats
    answers: Floats


LESSONS = Together((INTS, SHORTS, FLOATS, FLOATS), Lessons)


def new_lessons(shape: Shape, most: int, marks_each: int) -> Lessons:
    """Room for so many lessons."""
    return Lessons(
        np.zeros(most + 1, dtype=np.int64),
        np.zeros(most * marks_each, dtype=np.int32),
        np.zeros(most * max(1, shape.measures), dtype=np.float32),
        np.zeros(most, dtype=np.float32),
    )


# Choosing


@helper
def gumbel(rng: Words) -> float:
    """Added to what moves promise, it makes the best of them the one that chance would choose."""
    uniform = (np.float64(next_word(rng) >> _32) + _HALF) / _2_TO_32
    return -log(-log(uniform))


@helper
def _at_first_sight(
    handle: Ints, state: Ints, seat: int, noise: float, rng: Words, moves: Ints, values: Values
) -> int:
    """The best-rated move, with some chance."""
    number = kernels.rate(handle, state, seat, moves, values)
    best, found = -np.inf, moves[0]
    for i in range(number):
        value = values[i] + noise * gumbel(rng) if noise > 0 else values[i]
        if value > best:
            best, found = value, moves[i]
    return found


@helper
def _prune(tree: Tree, places: int) -> None:
    """Make a tree empty again."""
    for place in range(places):
        tree.keys[place] = 0
    for counter in (NODES, ARMS, SIMULATIONS, SUM, SQUARES):
        tree.counters[counter] = 0


@helper
def _searched(
    handle: Ints,
    settings: Values,
    tree: Tree,
    places: int,
    state: Ints,
    seat: int,
    simulations: int,
    noise: float,
    rng: Words,
    moves: Ints,
    values: Values,
    known: Ints,
) -> tuple[int, float]:
    """A move of a short search, likelier the more it was visited; and what the best is worth."""
    visits = new_ints(MOST_ARMS)
    _prune(tree, places)
    copy(known, state, handle[SIZE])
    kernels.redact(handle, known, seat)
    grow(handle, settings, tree, known, seat, rng, simulations)
    number = look_up(handle, tree, known, seat, seat, moves, visits, values)
    best, found, most = -np.inf, moves[0], 0
    for i in range(number):
        if visits[i] > visits[most]:
            most = i
        if visits[i] > 0:
            value = log(np.float64(visits[i])) + noise * gumbel(rng)
            if value > best:
                best, found = value, moves[i]
    return found, values[most]


# Results


@helper
def final(handle: Ints, state: Ints, scores: Ints, unit: float, results: Values) -> None:
    """What a finished game brought to each seat: its share of the win, or in units of points its
    lead over the best other; alone its points."""
    players = handle[PLAYERS]
    kernels.result(handle, state, scores)
    for seat in range(players):
        best, ties = NOBODY, 1
        for other in range(players):
            if other != seat:
                best = max(best, scores[other])
                ties += scores[other] == scores[seat]
        if unit > 0:
            results[seat] = (scores[seat] - (best if players > 1 else 0)) / unit
        else:
            results[seat] = 1.0 / ties if scores[seat] >= best else 0.0


@helper
def _promised(numbers: Floats, shape: Ints, unit: float, lessons: Lessons, number: int) -> float:
    """What the network says of a lesson."""
    seen = new_ints(1024)
    start, end = lessons.starts[number], lessons.starts[number + 1]
    for place in range(start, end):
        seen[place - start] = lessons.marks[place]
    measured = part(lessons.measures, number * shape[MEASURES], shape[MEASURES])
    said = answer(numbers, seen, end - start, measured, shape[MARKS], shape[MEASURES])
    if shape[STANDS]:
        said += measured[0]
    return said if unit > 0 else logistic(said)


@helper
def write(
    lessons: Lessons, shape: Ints, number: int, marks: int, seen: Ints, measured: Floats
) -> None:
    """Write down what was seen."""
    begin = lessons.starts[number]
    for place in range(marks):
        lessons.marks[begin + place] = seen[place]
    for place in range(shape[MEASURES]):
        lessons.measures[number * shape[MEASURES] + place] = measured[place]
    lessons.starts[number + 1] = begin + marks


@kernel(types.int64(INTS, VALUES, TREE, INTS, WORDS, VALUES, FLOATS, INTS, LESSONS, INTS, VALUES))
def self_play(  # noqa: PLR0915 - one loop over the moves of many games
    handle: Ints,
    settings: Values,
    tree: Tree,
    start: Ints,
    rng: Words,
    ways: Values,
    numbers: Floats,
    shape: Ints,
    lessons: Lessons,
    limits: Ints,
    totals: Values,
) -> int:
    """Play games and write the lessons; return their number.

    ``limits`` are the number of games, of lessons and of marks that there is room for, and of
    places in the tree; it gets in its first place how many games were played. ``totals`` gets the
    points of each seat, and the moves.
    """
    size, players = handle[SIZE], handle[PLAYERS]
    state, known = new_ints(size), new_ints(size)
    moves, values = new_ints(handle[MOST_MOVES]), new_values(max(handle[MOST_MOVES], MOST_ARMS))
    seen, measured = new_ints(shape[MOST]), new_floats(shape[MEASURES] + 1)
    scores, results = new_ints(players), new_values(players)
    seats, promises = new_ints(LONGEST), new_values(LONGEST)
    unit, simulations = ways[UNIT], int(ways[SEARCH])
    count, played = 0, 0
    lessons.starts[0] = 0
    for _ in range(limits[0]):
        if count + LONGEST > limits[1]:
            break
        if lessons.starts[count] + LONGEST * shape[MOST] > limits[2]:
            break
        copy(state, start, size)
        first, turns = count, 0
        opening = below(rng, 1 + int(ways[OPENING]))
        while True:
            awaited = kernels.awaiting(handle, state)
            if awaited == 0:
                break
            if awaited == CHANCE:
                kernels.play(handle, state, CHANCE, kernels.sample(handle, state, CHANCE, rng))
                continue
            seat = bits.lowest(awaited)
            number = kernels.legal(handle, state, seat, moves)
            move, promise, random = moves[0], np.nan, turns < opening
            if random:
                move = kernels.sample(handle, state, seat, rng)
            elif number > 1 and simulations > 0:
                move, promise = _searched(
                    handle, settings, tree, limits[3], state, seat, simulations,
                    ways[NOISE], rng, moves, values, known,
                )  # fmt: skip
            elif number > 1:
                move = _at_first_sight(handle, state, seat, ways[NOISE], rng, moves, values)
            kernels.play(handle, state, seat, move)
            totals[players] += 1
            turns += 1
            awaited = kernels.awaiting(handle, state)
            if random or awaited == 0 or (awaited != CHANCE and awaited >> seat & 1):
                continue  # nothing to learn from yet, or nothing to guess
            for other in range(players):
                if (other != seat and shape[EVERYONE] == 0) or count - first == LONGEST:
                    continue
                copy(known, state, size)
                kernels.redact(handle, known, other)
                marks = kernels.look(handle, known, other, seen, measured)
                write(lessons, shape, count, marks, seen, measured)
                seats[count - first] = other
                if unit > 0 or other != seat or np.isnan(promise):
                    promises[count - first] = _promised(numbers, shape, unit, lessons, count)
                else:
                    promises[count - first] = promise
                count += 1
        final(handle, state, scores, unit, results)
        for seat in range(players):
            totals[seat] += scores[seat]
        for place in range(count - first - 1, -1, -1):
            seat = seats[place]
            lessons.answers[first + place] = results[seat]
            results[seat] += (1.0 - ways[LAMBDA]) * (promises[place] - results[seat])
        played += 1
    limits[0] = played
    return count
