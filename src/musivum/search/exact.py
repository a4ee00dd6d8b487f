"""Exact values, where the rest of a game can be searched to its end: two seats, nothing left to
chance, nothing hidden.

Alpha-beta with a table of the positions met before. Positions that a room calls alike
(``Game.ALIKE``) share a place in the table. The value is found by asking again and again whether it
is at least so much: each question is cheap, and what one has learned serves the next.

All values are leads of the seat that moves, and from one position to the next they change sides
only if the seat does.
"""

import time
from dataclasses import dataclass

import numpy as np
from numba import types
from numpy.typing import NDArray

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.core.dice import Dice
from musivum.core.errors import OptionError
from musivum.core.game import Game, Move, State, View
from musivum.core.kernels import ALIKE, KEY, MOST_MOVES, SIZE, handle_of
from musivum.core.pointers import (
    INTS,
    SHORTS,
    VALUES,
    WORDS,
    Values,
    copy,
    new_ints,
    new_values,
    new_words,
    part,
)
from musivum.geometry import bits
from musivum.search.report import Candidate, Report
from musivum.search.tree import hash_of

USUAL_NODES = 50_000_000
USUAL_PLACES = 1 << 22
"""How many positions are remembered."""
MOST_DEPTH = 400
FAR = 1 << 14
"""More than any lead."""
NONE = -1

# A remembered position: within what bounds its value lies, and the best move found.
LOW, HIGH, BEST = 0, 1, 2
KNOWN = 3

# A position on the way: what is asked, and what is known so far.
_ASKED, _FOUND, _MOVE, _NEXT, _COUNT, _MOVER = range(6)
_FRAME = 6

HISTORY = 1 << 12
"""How often a move has settled a question is counted by its number modulo this."""
_HIGH_BITS = np.uint64(20)

Known = NDArray[np.int32]


class _Table:
    """What is remembered between the questions about one position."""

    def __init__(self, places: int) -> None:
        self.keys = np.zeros(places, dtype=np.uint64)
        self.known = np.zeros(KNOWN * places, dtype=np.int32)
        self.history = np.zeros(2 * HISTORY, dtype=np.float64)


@helper
def _list_moves(
    handle: Ints,
    state: Ints,
    mover: int,
    first: int,
    history: Values,
    moves: Ints,
    values: Values,
) -> int:
    """Write the moves in the order in which to try them, and return their number: a known best
    one first, then by the room's rating, or else those that settled most elsewhere."""
    count = kernels.legal(handle, state, mover, moves)
    if kernels.rate(handle, state, mover, moves, values) == 0:
        for i in range(count):
            values[i] = history[HISTORY * mover + moves[i] % HISTORY]
    for i in range(count):
        move, value = moves[i], np.inf if moves[i] == first else values[i]
        at = i
        while at > 0 and values[at - 1] < value:
            values[at], moves[at] = values[at - 1], moves[at - 1]
            at -= 1
        values[at], moves[at] = value, move
    return count


@helper
def _remember(known: Known, is_new: bool, frame: Ints) -> None:
    """Note what was found: at least so much if that answers the question with yes, else at most."""
    if is_new:
        known[LOW], known[HIGH] = -FAR, FAR
    if frame[_FOUND] >= frame[_ASKED]:
        known[LOW] = frame[_FOUND]
    else:
        known[HIGH] = frame[_FOUND]
    known[BEST] = frame[_MOVE]


@kernel(
    types.int64(
        INTS,
        INTS,
        INTS,
        types.int64,
        types.int64,
        WORDS,
        types.int64,
        SHORTS,
        VALUES,
        INTS,
    )
)
def is_at_least(  # noqa: PLR0915 - one loop that goes down and up again
    handle: Ints,
    states: Ints,
    moves: Ints,
    asked: int,
    most_nodes: int,
    keys: Words,
    table_size: int,
    known: Known,
    history: Values,
    answer: Ints,
) -> int:
    """A bound of the lead that the mover can have: at least ``asked`` if it is ``asked`` or more,
    else at most. The position is the first of ``states``, behind which there is room for the way
    down, as there is in ``moves`` for what can be played there. ``answer`` gets the best move and
    the number of positions looked at; past ``most_nodes``, or where chance is awaited, it gives up,
    and that number is NONE."""
    size, most = handle[SIZE], handle[MOST_MOVES]
    values = new_values(most)
    frames = new_ints(MOST_DEPTH * _FRAME)
    places = new_ints(MOST_DEPTH)
    hashes = new_words(MOST_DEPTH)
    scores = new_ints(2)
    last = np.uint64(table_size - 1)
    depth, nodes, value = 0, 0, 0
    entering = True
    answer[0], answer[1] = NONE, NONE
    while True:
        state, frame = part(states, size * depth, size), part(frames, _FRAME * depth, _FRAME)
        listed = part(moves, most * depth, most)
        done = False
        if entering:
            entering = False
            nodes += 1
            awaited = kernels.awaiting(handle, state)
            if nodes > most_nodes or depth + 1 == MOST_DEPTH or awaited == CHANCE:
                return 0
            mover = 0 if awaited == 0 else bits.lowest(awaited)
            frame[_MOVER] = mover
            if depth == 0:
                frame[_ASKED] = asked
            elif frames[_FRAME * (depth - 1) + _MOVER] == mover:
                frame[_ASKED] = frames[_FRAME * (depth - 1) + _ASKED]
            else:  # the other seat has at least so much unless this one has at least …
                frame[_ASKED] = 1 - frames[_FRAME * (depth - 1) + _ASKED]
            if awaited == 0:
                kernels.result(handle, state, scores)
                value, done = scores[0] - scores[1], True
            else:
                if handle[ALIKE]:
                    hashes[depth] = kernels.alike(handle, state, mover)
                else:
                    hashes[depth] = hash_of(state, handle[KEY], mover)
                place = np.int64(hashes[depth] >> _HIGH_BITS & last)
                places[depth] = place
                first = NONE
                if keys[place] == hashes[depth]:
                    first = known[KNOWN * place + BEST]
                    if depth > 0 and known[KNOWN * place + LOW] >= frame[_ASKED]:
                        value, done = known[KNOWN * place + LOW], True
                    elif depth > 0 and known[KNOWN * place + HIGH] < frame[_ASKED]:
                        value, done = known[KNOWN * place + HIGH], True
                if not done:
                    frame[_FOUND], frame[_MOVE], frame[_NEXT] = -FAR, NONE, 0
                    frame[_COUNT] = _list_moves(
                        handle, state, mover, first, history, listed, values
                    )
        else:
            if frames[_FRAME * (depth + 1) + _MOVER] != frame[_MOVER]:
                value = -value
            if value > frame[_FOUND]:
                frame[_FOUND], frame[_MOVE] = value, listed[frame[_NEXT]]
            frame[_NEXT] += 1
        if not done and frame[_NEXT] < frame[_COUNT] and frame[_FOUND] < frame[_ASKED]:
            after = part(states, size * (depth + 1), size)
            copy(after, state, size)
            kernels.play(handle, after, frame[_MOVER], listed[frame[_NEXT]])
            depth += 1
            entering = True
            continue
        if not done:
            value, place = frame[_FOUND], places[depth]
            entry = part(known, KNOWN * place, KNOWN)
            _remember(entry, keys[place] != hashes[depth], frame)
            keys[place] = hashes[depth]
            if value >= frame[_ASKED]:
                history[HISTORY * frame[_MOVER] + frame[_MOVE] % HISTORY] += 1.0
        if depth == 0:
            answer[0], answer[1] = NONE if done else frame[_MOVE], nodes
            return value
        depth -= 1


@dataclass(frozen=True, slots=True)
class Solution:
    """What perfect play leads to."""

    lead: int
    """The final lead of seat 0."""
    move: Move | None
    """A best move; None when the game is over."""
    nodes: int
    """Positions looked at."""


def solve(
    state: State, most_nodes: int = USUAL_NODES, places: int = USUAL_PLACES
) -> Solution | None:
    """The exact value of a position, or None if more than ``most_nodes`` would have to be seen.

    ``places``, a power of two, is how many positions are remembered; more save time, 20 bytes each.

    >>> from musivum.games import load
    >>> solve(load("steere", side=2).start().play("b2")).lead
    -3
    """
    game = state.game
    if game.players != 2 or not game.is_settled(state.array):
        raise OptionError("search-no-solver", game=game.NAME)
    if state.outcome is not None:
        scores = state.outcome.scores
        return Solution(int(scores[0] - scores[1]), None, 1)
    table = _Table(places)
    states = np.empty(MOST_DEPTH * game.size, dtype=np.int64)
    states[: game.size] = state.array
    moves = np.empty(MOST_DEPTH * game.most_moves, dtype=np.int64)
    answer = np.zeros(2, dtype=np.int64)
    low, high, guess, best, nodes = -FAR, FAR, 0, NONE, 0
    while low < high:
        asked = guess + 1 if guess == low else guess
        guess = is_at_least(
            handle_of(game),
            states,
            moves,
            asked,
            most_nodes - nodes,
            table.keys,
            places,
            table.known,
            table.history,
            answer,
        )
        if answer[1] == NONE:
            return None
        nodes += int(answer[1])
        if guess >= asked:
            low, best = guess, int(answer[0])
        else:
            high = guess
            best = int(answer[0]) if best == NONE else best
    lead = low if 0 in state.awaiting else -low
    return Solution(lead, game.action(best), nodes)


def settle(game: Game, view: View, seat: int, most_nodes: int) -> Report | None:
    """A seat's best move if the rest of the game can be solved from what it knows, else None."""
    if game.players != 2 or not game.is_settled(np.array(view["state"], dtype=np.int64)):
        return None
    began = time.perf_counter()
    # Nothing is hidden that does not follow from what is seen, so there is one way to deal.
    state = game.imagine(view, Dice("settled", "deal"))
    places = 1 << most_nodes.bit_length()
    solution = solve(state, most_nodes, places)
    if solution is None or solution.move is None:
        return None
    lead = solution.lead if seat == 0 else -solution.lead
    line = Candidate(solution.move, solution.nodes, 0.5 if lead == 0 else float(lead > 0))
    seconds = time.perf_counter() - began
    return Report((line,), (solution.move,), solution.nodes, seconds)
