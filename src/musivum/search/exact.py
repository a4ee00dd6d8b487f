"""Exact values, where a game can be searched to its end: two seats, no chance, nothing hidden.

Alpha-beta with a table of positions met before. A value is the final lead of seat 0 when both play
for the largest lead.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numba import types

from musivum.core import compiled
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.errors import OptionError
from musivum.core.game import Move, State
from musivum.geometry import bits
from musivum.search.tree import hash_of

USUAL_NODES = 50_000_000
MOST_DEPTH = 400
PLACES = 1 << 22
"""How many positions are remembered."""
FAR = 1 << 20
"""More than any lead."""
FIRST = 1 << 60
"""More than any position promises."""
_HIGH_BITS = np.uint64(20)

# A remembered position: its value, what that value is, and the best move found.
VALUE, BOUND, BEST = 0, 1, 2
LOWER, UPPER, EXACT = 1, 2, 3

# A position on the way: what is known so far.
_ALPHA, _BETA, _LOW, _HIGH, _FOUND, _MOVE, _NEXT, _COUNT, _MOVER = range(9)
_FRAME = 9


@helper
def _ordered(
    legal: Callable[[Ints, Ints, int, Ints], int],
    play: Callable[[Ints, Ints, int, int], None],
    evaluate: Callable[[Ints, Ints, int], int],
    tables: Ints,
    state: Ints,
    mover: int,
    first: int,
    moves: Ints,
) -> int:
    """Write the legal moves, the best-looking first, before them a given one; their number."""
    count = legal(tables, state, mover, moves)
    looks = np.empty(count, dtype=np.int64)
    after = np.empty_like(state)
    for i in range(count):
        move = moves[i]
        after[:] = state
        play(tables, after, mover, move)
        look = FIRST if move == first else evaluate(tables, after, mover)
        at = i
        while at > 0 and looks[at - 1] < look:
            looks[at], moves[at] = looks[at - 1], moves[at - 1]
            at -= 1
        looks[at], moves[at] = look, move
    return count


@helper
def _is_settled(entry: Ints, frame: Ints) -> bool:
    """Whether what is remembered of a position answers what is asked of it."""
    bound, value = entry[BOUND], entry[VALUE]
    return (
        bound == EXACT
        or (bound == LOWER and value >= frame[_BETA])
        or (bound == UPPER and value <= frame[_ALPHA])
    )


@helper
def _remember(entry: Ints, frame: Ints) -> None:
    entry[VALUE], entry[BEST], entry[BOUND] = frame[_FOUND], frame[_MOVE], EXACT
    if frame[_FOUND] >= frame[_HIGH]:
        entry[BOUND] = LOWER
    elif frame[_FOUND] <= frame[_LOW]:
        entry[BOUND] = UPPER


@helper
def _take(frame: Ints, value: int, move: int) -> None:
    """A move has come back with its value: seat 0 wants much of it, seat 1 little."""
    if frame[_MOVER] == 0:
        if value > frame[_FOUND]:
            frame[_FOUND], frame[_MOVE] = value, move
        frame[_ALPHA] = max(frame[_ALPHA], value)
    else:
        if value < frame[_FOUND]:
            frame[_FOUND], frame[_MOVE] = value, move
        frame[_BETA] = min(frame[_BETA], value)
    frame[_NEXT] += 1


@kernel(
    types.int64(
        types.FunctionType(compiled.AWAITING),
        types.FunctionType(compiled.LEGAL),
        types.FunctionType(compiled.PLAY),
        types.FunctionType(compiled.RESULT),
        types.FunctionType(compiled.EVALUATE),
        types.int64[::1],
        types.int64[::1],
        types.int64,
        types.int64,
        types.uint64[::1],
        types.int64[:, ::1],
        types.int64,
        types.int64,
        types.int64,
        types.int64[::1],
    )
)
def solve_within(  # noqa: PLR0915 - one loop that goes down and up again
    awaiting: Callable[[Ints, Ints], int],
    legal: Callable[[Ints, Ints, int, Ints], int],
    play: Callable[[Ints, Ints, int, int], None],
    result: Callable[[Ints, Ints, Ints], int],
    evaluate: Callable[[Ints, Ints, int], int],
    tables: Ints,
    root: Ints,
    length: int,
    most_moves: int,
    keys: Words,
    known: Ints,
    alpha: int,
    beta: int,
    most_nodes: int,
    answer: Ints,
) -> int:
    """The value of a position within a window; ``answer`` gets the best move and the nodes.

    Past ``most_nodes`` it gives up, and the answer's nodes are -1.
    """
    states = np.empty((MOST_DEPTH, len(root)), dtype=np.int64)
    moves = np.empty((MOST_DEPTH, most_moves), dtype=np.int64)
    frames = np.empty((MOST_DEPTH, _FRAME), dtype=np.int64)
    hashes = np.empty(MOST_DEPTH, dtype=np.uint64)
    scores = np.zeros(2, dtype=np.int64)
    last = np.uint64(len(keys) - 1)
    states[0] = root
    frames[0, _ALPHA], frames[0, _BETA] = alpha, beta
    depth, nodes, value = 0, 0, 0
    entering = True
    answer[0], answer[1] = -1, -1
    while True:
        state, frame = states[depth], frames[depth]
        if entering:
            entering = False
            nodes += 1
            if nodes > most_nodes or depth + 1 == MOST_DEPTH:
                return 0
            awaited = awaiting(tables, state)
            done = awaited == 0
            if done:
                result(tables, state, scores)
                value = scores[0] - scores[1]
            else:
                mover = bits.lowest(awaited)
                key = hash_of(state, length, mover)
                place = key >> _HIGH_BITS & last
                hashes[depth] = key
                first = -1
                if keys[place] == key:
                    first, value = known[place, BEST], known[place, VALUE]
                    done = depth > 0 and _is_settled(known[place], frame)
                if not done:
                    frame[_LOW], frame[_HIGH] = frame[_ALPHA], frame[_BETA]
                    frame[_FOUND], frame[_MOVER] = -FAR if mover == 0 else FAR, mover
                    frame[_MOVE], frame[_NEXT] = -1, 0
                    frame[_COUNT] = _ordered(
                        legal, play, evaluate, tables, state, mover, first, moves[depth]
                    )
        else:
            _take(frame, value, moves[depth, frame[_NEXT]])
            done = False
        if not done and frame[_NEXT] < frame[_COUNT] and frame[_ALPHA] < frame[_BETA]:
            states[depth + 1] = state
            play(tables, states[depth + 1], frame[_MOVER], moves[depth, frame[_NEXT]])
            frames[depth + 1, _ALPHA], frames[depth + 1, _BETA] = frame[_ALPHA], frame[_BETA]
            depth += 1
            entering = True
            continue
        if not done:
            value = frame[_FOUND]
            place = hashes[depth] >> _HIGH_BITS & last
            keys[place] = hashes[depth]
            _remember(known[place], frame)
        if depth == 0:
            answer[0], answer[1] = -1 if done else frame[_MOVE], nodes
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


def solve(state: State, most_nodes: int = USUAL_NODES) -> Solution | None:
    """The exact value of a position, or None if more than ``most_nodes`` would have to be seen.

    >>> from musivum.games import load
    >>> solve(load("steere", side=2).start().play("b2")).lead
    -3
    """
    game = state.game
    if game.players != 2 or game.chances:
        raise OptionError("search-no-solver", game=game.NAME)
    kernels = game.KERNELS
    answer = np.zeros(2, dtype=np.int64)
    lead = solve_within(
        kernels.awaiting,
        kernels.legal,
        kernels.play,
        kernels.result,
        kernels.evaluate,
        game.tables,
        state.array,
        game.key,
        game.most_moves,
        np.zeros(PLACES, dtype=np.uint64),
        np.zeros((PLACES, 3), dtype=np.int64),
        -FAR,
        FAR,
        most_nodes,
        answer,
    )
    if answer[1] < 0:
        return None
    return Solution(
        int(lead), None if answer[0] < 0 else game.action(int(answer[0])), int(answer[1])
    )
