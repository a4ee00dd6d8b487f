"""Lessons from looking ahead: what the next dice would bring, and not how one game ended.

The end of a game is mostly luck. So here, alone and of two, the answer of a lesson is what comes of
its position on average over some throws of the next dice, when everybody then plays the best-rated
moves until dice are thrown again; or what comes of the moves that are left before the next throw.
Of every choice the best-looking moves are all learned from, not only the one that is played: they
are what a player compares. All meet the same dice.
"""

import numpy as np
from numba import types

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.core.kernels import MOST_MOVES, PLAYERS, SIZE
from musivum.core.pointers import (
    INTS,
    VALUES,
    WORDS,
    Values,
    copy,
    new_floats,
    new_ints,
    new_values,
    new_words,
)
from musivum.core.policy import first_best
from musivum.core.rng import below, next_word
from musivum.geometry import bits
from musivum.learning.self_play import (
    COMPARED,
    EVERYONE,
    LESSONS,
    LONGEST,
    MEASURES,
    MOST,
    NOISE,
    OPENING,
    ROLLS,
    UNIT,
    Lessons,
    final,
    gumbel,
    write,
)
from musivum.search.rollout import promise

_STEP = np.uint64(0x9E3779B97F4A7C15)


@helper
def _play_on(handle: Ints, state: Ints, moves: Ints, values: Values) -> None:
    """Play the best-rated moves until dice are thrown, or the game is over."""
    while True:
        awaited = kernels.awaiting(handle, state)
        if awaited in (0, CHANCE):
            return
        seat = bits.lowest(awaited)
        number = kernels.rate(handle, state, seat, moves, values)
        kernels.play(handle, state, seat, moves[first_best(values, number)])


@helper
def _look_ahead(
    handle: Ints,
    settings: Values,
    root: Ints,
    throws: int,
    unit: float,
    seed: np.uint64,
    results: Values,
) -> None:
    """Write what a position will bring each seat, in units, as far as the next dice tell."""
    size, players = handle[SIZE], handle[PLAYERS]
    state, moves = new_ints(size), new_ints(handle[MOST_MOVES])
    values = new_values(handle[MOST_MOVES])
    scores, brought = new_ints(players), new_values(players)
    rng = new_words(1)
    falls = kernels.awaiting(handle, root) == CHANCE
    throws = throws if falls else 1
    for seat in range(players):
        results[seat] = 0.0
    for throw in range(throws):
        rng[0] = seed + np.uint64(throw) * _STEP
        rng[0] = next_word(rng)  # else one throw would be another's next number
        copy(state, root, size)
        if falls:
            kernels.play(handle, state, CHANCE, kernels.sample(handle, state, CHANCE, rng))
        _play_on(handle, state, moves, values)
        if kernels.awaiting(handle, state) == 0:
            final(handle, state, scores, unit, brought)
        else:
            promise(handle, settings, state, 0, brought)
            for seat in range(players):
                brought[seat] /= unit
        for seat in range(players):
            results[seat] += brought[seat] / throws


@kernel(types.int64(INTS, VALUES, INTS, WORDS, VALUES, INTS, LESSONS, INTS, VALUES))
def foresee(
    handle: Ints,
    settings: Values,
    start: Ints,
    rng: Words,
    ways: Values,
    shape: Ints,
    lessons: Lessons,
    limits: Ints,
    totals: Values,
) -> int:
    """Play games at first sight and write the lessons; return their number. The arguments are those
    of :func:`musivum.learning.self_play.self_play`."""
    size, players = handle[SIZE], handle[PLAYERS]
    state, after, known = new_ints(size), new_ints(size), new_ints(size)
    moves, values = new_ints(handle[MOST_MOVES]), new_values(handle[MOST_MOVES])
    seen, measured = new_ints(shape[MOST]), new_floats(shape[MEASURES] + 1)
    scores, results = new_ints(players), new_values(players)
    throws, unit = int(ways[ROLLS]), ways[UNIT]
    count = 0
    lessons.starts[0] = 0
    for _ in range(limits[0]):
        copy(state, start, size)
        turns, opening = 0, below(rng, 1 + int(ways[OPENING]))
        while True:
            awaited = kernels.awaiting(handle, state)
            if awaited == 0:
                break
            if awaited == CHANCE:
                kernels.play(handle, state, CHANCE, kernels.sample(handle, state, CHANCE, rng))
                continue
            seat = bits.lowest(awaited)
            totals[players] += 1
            turns += 1
            if turns <= opening or turns > LONGEST:
                kernels.play(handle, state, seat, kernels.sample(handle, state, seat, rng))
                continue
            number, seed = kernels.rate(handle, state, seat, moves, values), next_word(rng)
            for i in range(number):
                values[i] += ways[NOISE] * gumbel(rng)
            move = moves[first_best(values, number)]
            for _ in range(min(int(ways[COMPARED]), number)):
                best = first_best(values, number)
                values[best] = -np.inf
                copy(after, state, size)
                kernels.play(handle, after, seat, moves[best])
                next_ = kernels.awaiting(handle, after)
                if next_ == 0 or (next_ != CHANCE and next_ >> seat & 1):
                    continue  # nothing to guess, or nothing to learn from yet
                _look_ahead(handle, settings, after, throws, unit, seed, results)
                for other in range(players):
                    acts = next_ != CHANCE and next_ >> other & 1
                    if other != seat and (acts or shape[EVERYONE] == 0):
                        continue
                    copy(known, after, size)
                    kernels.redact(handle, known, other)
                    marks = kernels.look(handle, known, other, seen, measured)
                    write(lessons, shape, count, marks, seen, measured)
                    lessons.answers[count] = results[other]
                    count += 1
            kernels.play(handle, state, seat, move)
        final(handle, state, scores, unit, results)
        for seat in range(players):
            totals[seat] += scores[seat]
    return count
