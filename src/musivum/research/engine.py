"""One game driven by compiled code: what every environment here stands on.

Chance and passes of seats that can do nothing else are played by the engine, so a seat is asked
only when it has a choice. What a seat sees is made from the redacted state and from nothing else.
"""

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.core.kernels import ACTIONS, DECODE, ENCODE, PASS_ACTION, PLAYERS, SIZE
from musivum.core.pointers import BYTES, FLOATS, INTS, WORDS, Floats, copy
from musivum.core.rng import below
from musivum.geometry import bits

Mask = NDArray[np.int8]

ILLEGAL = -2
"""What ``step`` answers instead of the awaited seats when the move may not be played."""


@helper
def advance(handle: Ints, state: Ints, rng: Words, moves: Ints, listed: bool) -> tuple[int, int]:
    """Play what nobody chooses: chance, and the passes of those who can do nothing else.

    Return the seats that have a choice, as bits, 0 at the end; and, if they shall be ``listed``,
    the number of legal moves of the first of them, which are written down.
    """
    while True:
        awaited = kernels.awaiting(handle, state)
        if awaited == CHANCE:
            kernels.play(handle, state, CHANCE, kernels.sample(handle, state, CHANCE, rng))
            continue
        if awaited == 0:
            return 0, 0
        first = bits.lowest(awaited)
        if handle[PASS_ACTION] < 0:
            return awaited, kernels.legal(handle, state, first, moves) if listed else 0
        seat, number = handle[PLAYERS], 0
        passed = False
        while seat > first and not passed:
            seat -= 1
            if awaited >> seat & 1:
                number = kernels.legal(handle, state, seat, moves)
                passed = number == 1 and moves[0] == handle[PASS_ACTION]
        if not passed:
            return awaited, number
        kernels.play(handle, state, seat, moves[0])


@helper
def number_of(handle: Ints, state: Ints, seat: int, action: int) -> int:
    """The game's own number of an action; -1 if there is none such."""
    if handle[DECODE] == 0:
        return action
    return kernels.decode(handle, state, seat, action)


@helper
def action_of(handle: Ints, state: Ints, seat: int, move: int) -> int:
    """The action of a legal move that is given by the game's own number."""
    if handle[ENCODE] == 0:
        return move
    return kernels.encode(handle, state, seat, move)


@helper
def list_legal(handle: Ints, state: Ints, seat: int, moves: Ints) -> int:
    """Write the actions that a seat may choose now; return their number."""
    awaited = kernels.awaiting(handle, state)
    if awaited == CHANCE or not awaited >> seat & 1:
        return 0
    number = kernels.legal(handle, state, seat, moves)
    for place in range(number):
        moves[place] = action_of(handle, state, seat, moves[place])
    return number


@kernel(types.int64(INTS, INTS, WORDS, INTS, INTS))
def begin(handle: Ints, state: Ints, rng: Words, moves: Ints, scores: Ints) -> int:
    """Go from the starting position to the first choice; return the awaited seats as bits."""
    awaited, _ = advance(handle, state, rng, moves, False)
    kernels.result(handle, state, scores)
    return awaited


@kernel(types.int64(INTS, INTS, WORDS, types.int64, types.int64, INTS, INTS))
def step(
    handle: Ints,
    state: Ints,
    rng: Words,
    seat: int,
    action: int,
    moves: Ints,
    scores: Ints,
) -> int:
    """Play an action of a seat, and what nobody chooses after it; write the scores.

    Return the seats that have a choice now, as bits; or ILLEGAL, and nothing was changed.
    """
    awaited = kernels.awaiting(handle, state)
    if seat < 0 or awaited == CHANCE or not awaited >> seat & 1:
        return ILLEGAL
    move = number_of(handle, state, seat, action)
    if not 0 <= move < handle[ACTIONS] or kernels.forbids(handle, state, seat, move):
        return ILLEGAL
    kernels.play(handle, state, seat, move)
    awaited, _ = advance(handle, state, rng, moves, False)
    kernels.result(handle, state, scores)
    return awaited


@kernel(types.int64(INTS, INTS, types.int64, INTS, INTS, FLOATS, BYTES))
def observe(
    handle: Ints,
    state: Ints,
    seat: int,
    known: Ints,
    moves: Ints,
    out: Floats,
    mask: Mask,
) -> int:
    """Fill zeroed numbers and a zeroed mask with what a seat sees and may do.

    ``known`` is room for the redacted state, ``moves`` for its moves; return how many these are.
    """
    copy(known, state, handle[SIZE])
    kernels.redact(handle, known, seat)
    kernels.observe(handle, known, seat, out)
    number = list_legal(handle, known, seat, moves)
    for place in range(number):
        mask[moves[place]] = 1
    return number


@kernel(types.int64(INTS, INTS, types.int64, INTS))
def choices(handle: Ints, state: Ints, seat: int, moves: Ints) -> int:
    """Write the actions that a seat may choose now; return their number."""
    return list_legal(handle, state, seat, moves)


@kernel(types.int64(INTS, INTS, types.int64, WORDS, INTS))
def choose(handle: Ints, state: Ints, seat: int, rng: Words, moves: Ints) -> int:
    """A random action of a seat."""
    chosen: int = moves[below(rng, list_legal(handle, state, seat, moves))]
    return chosen


@kernel(types.int64(INTS, INTS, WORDS, types.int64, types.int64, INTS, INTS))
def play_randomly(
    handle: Ints,
    state: Ints,
    rng: Words,
    seats: int,
    until: int,
    moves: Ints,
    scores: Ints,
) -> int:
    """Play random actions of these seats, as bits, until another is next or ``until`` is asked.

    Write the scores; return the seats that have a choice then.
    """
    awaited = kernels.awaiting(handle, state)
    while awaited and not awaited >> until & 1 and seats >> bits.lowest(awaited) & 1:
        seat = bits.lowest(awaited)
        number = kernels.legal(handle, state, seat, moves)
        kernels.play(handle, state, seat, moves[below(rng, number)])
        awaited, _ = advance(handle, state, rng, moves, False)
    kernels.result(handle, state, scores)
    return awaited


@kernel(types.int64(INTS, INTS, types.int64, types.int64))
def meaning(handle: Ints, state: Ints, seat: int, action: int) -> int:
    """The game's own number of an action; -1 if there is none such."""
    return number_of(handle, state, seat, action)


def rewards(kind: str, scores: Ints, before: Ints, over: bool) -> NDArray[np.float64]:
    """What every seat is given after a step; see ``REWARDS``."""
    if kind == "score":
        return (scores - before).astype(np.float64)
    if not over:
        return np.zeros(len(scores))
    return shares(scores)


def shares(scores: Any) -> NDArray[np.float64]:
    """1 for a seat that wins alone, -1 among those that lose; winners share. The sum is 0.

    >>> shares([3, 1]).tolist(), shares([5, 5, 1]).tolist(), shares([2, 2]).tolist()
    ([1.0, -1.0], [0.25, 0.25, -0.5], [0.0, 0.0])
    """
    points = np.asarray(scores)
    winners = points == points.max()
    players = len(points)
    return (winners * (players / winners.sum()) - 1) / (players - 1)  # type: ignore[no-any-return]


REWARDS = ("win", "score")
"""``win``: when the game is over, 1 for the winner and -1 shared by the others. ``score``: after
every step the points it gave or cost, so that an episode's rewards add up to the final score."""
