"""Monte-Carlo tree search, compiled once for every game and any number of seats.

A *simulation* starts from what the searching seat knows. What it cannot know is dealt anew, chance
is thrown anew, every seat chooses by what earlier simulations brought to *it*, and where the tree
ends a short continuation is played and judged.

A node is a decision of one seat, known by a hash of what that seat and the searching seat both
know. So positions reached in two ways are one node, seats that choose at the same time do not
react to each other, and the others' hidden cards do not split their nodes: a node's moves are
those that were ever possible there, and only those possible in the present deal are considered.

The tree lies in a few flat arrays (see :class:`Tree`), so that it can be grown in pieces, with a
look at the clock in between.
"""

from typing import NamedTuple

import numpy as np
from numba import types

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.core.curves import log
from musivum.core.kernels import KEY, MOST_MOVES, PLAYERS, SIZE
from musivum.core.pointers import (
    INTS,
    VALUES,
    WORDS,
    Together,
    Values,
    copy,
    new_ints,
    new_values,
)
from musivum.geometry import bits
from musivum.search.rollout import (
    BIAS,
    EXPLORE,
    LOOSE,
    NEVER,
    RIPE,
    SCALE,
    WIDEN,
    WIDTH,
    impressions,
    judge,
    play_on,
)

# What is kept of a node …
VISITS, FIRST, COUNT = 0, 1, 2
NODE = 3
"""Visits, where its moves begin, how many there are."""
# … and of a move at a node.
MOVE, TIMES = 0, 1
TOTAL, PRIOR = 0, 1
ARM = 2

MOST_ARMS = 64
"""A node considers no more moves than this."""
DEEPEST = 512
"""Longer paths than this are cut: the rest counts as beyond the tree."""

NODE_AT, ARM_AT, ACTOR = 0, 1, 2
"""A step of a path."""
STEP = 3
# Counters of a tree, and how many nodes and moves it has room for
NODES, ARMS, SIMULATIONS, SUM, SQUARES, PLACES, ROOM = range(7)


class Tree(NamedTuple):
    """The arrays of a tree."""

    keys: Words
    """The hash of the node in each place of an open-addressed table; 0: none."""
    nodes: Ints
    arms: Ints
    totals: Values
    counters: Values


TREE = Together((WORDS, INTS, INTS, VALUES, VALUES), Tree)


def new_tree(simulations: int) -> Tree:
    """An empty tree with room for so many simulations, and for some more after the next move."""
    places = 1 << max(8, min(19, (4 * simulations).bit_length()))
    arms = max(1 << 10, min(1 << 21, 48 * simulations))
    return Tree(
        np.zeros(places, dtype=np.uint64),
        np.zeros(NODE * places, dtype=np.int64),
        np.zeros(ARM * arms, dtype=np.int64),
        np.zeros(ARM * arms, dtype=np.float64),
        np.array([0, 0, 0, 0, 0, places, arms], dtype=np.float64),
    )


def is_roomy(tree: Tree, simulations: int) -> bool:
    """Whether so many more simulations fit in: each may add a node, and few nodes get moves."""
    return bool(
        4 * (tree.counters[NODES] + simulations) <= 3 * tree.counters[PLACES]
        and tree.counters[ARMS] + MOST_ARMS // 4 * simulations <= tree.counters[ROOM]
    )


# Nodes


_MIX = np.uint64(0x9E3779B97F4A7C15)
_TURN = np.uint64(29)


@helper
def hash_of(state: Ints, length: int, actor: int) -> np.uint64:
    """A hash of the numbers that define a position, and of who chooses there; never 0."""
    found = np.uint64(actor + 1) * _MIX
    for place in range(length):
        found = (found ^ np.uint64(state[place])) * _MIX
        found ^= found >> _TURN
    return found | np.uint64(1)


@helper
def _find(tree: Tree, key: np.uint64) -> int:
    """The place of a node, made if need be; NEVER if the table is full."""
    last = int(tree.counters[PLACES]) - 1
    place = int(key >> np.uint64(20)) & last
    while tree.keys[place] != 0:
        if tree.keys[place] == key:
            return place
        place = (place + 1) & last
    if 4 * tree.counters[NODES] > 3 * tree.counters[PLACES]:
        return NEVER
    tree.counters[NODES] += 1
    tree.keys[place] = key
    tree.nodes[NODE * place + VISITS] = 0
    tree.nodes[NODE * place + FIRST] = NEVER
    tree.nodes[NODE * place + COUNT] = 0
    return place


@helper
def known_by_both(handle: Ints, state: Ints, seat: int, actor: int, known: Ints) -> np.uint64:
    """The key of the node at which an actor chooses, in the search of a seat."""
    copy(known, state, handle[SIZE])
    kernels.redact(handle, known, seat)
    if actor != seat:
        kernels.redact(handle, known, actor)
    return hash_of(known, handle[KEY], actor)


# The moves of a node


@helper
def _reserve(tree: Tree, node: int) -> bool:
    """Give a node room for its moves; False if there is none left."""
    if tree.nodes[NODE * node + FIRST] != NEVER:
        return True
    first = np.int64(tree.counters[ARMS])
    if first + MOST_ARMS > tree.counters[ROOM]:
        return False
    tree.nodes[NODE * node + FIRST] = first
    tree.counters[ARMS] += MOST_ARMS
    return True


@helper
def _adopt(tree: Tree, node: int, number: int, moves: Ints, values: Values) -> None:
    """Put the best-looking moves into a node, best first; in a loose game into what room is left,
    those that it has stay."""
    first, count = tree.nodes[NODE * node + FIRST], tree.nodes[NODE * node + COUNT]
    known = count
    for i in range(number):
        move, value = moves[i], values[i]
        is_known = False
        for arm in range(first, first + known):
            is_known |= tree.arms[ARM * arm + MOVE] == move
        if is_known:
            continue
        if count == MOST_ARMS:
            if known == MOST_ARMS or tree.totals[ARM * (first + count - 1) + PRIOR] >= value:
                continue
            count -= 1
        place = first + count
        while place > first + known and tree.totals[ARM * (place - 1) + PRIOR] < value:
            tree.arms[ARM * place + MOVE] = tree.arms[ARM * (place - 1) + MOVE]
            tree.totals[ARM * place + PRIOR] = tree.totals[ARM * (place - 1) + PRIOR]
            place -= 1
        tree.arms[ARM * place + MOVE] = move
        tree.totals[ARM * place + PRIOR] = value
        count += 1
    for arm in range(first + known, first + count):
        tree.arms[ARM * arm + TIMES] = 0
        tree.totals[ARM * arm + TOTAL] = 0.0
    tree.nodes[NODE * node + COUNT] = count


@helper
def _has(moves: Ints, number: int, move: int) -> bool:
    """Whether a move is in an ascending list."""
    low, high = 0, number
    while low < high:
        middle = (low + high) >> 1
        if moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low < number and moves[low] == move


@helper
def _missing(tree: Tree, node: int, number: int, moves: Ints) -> bool:
    """Whether a legal move is unknown to a node that has room for it."""
    first, count = tree.nodes[NODE * node + FIRST], tree.nodes[NODE * node + COUNT]
    if count == MOST_ARMS:
        return False
    matched = 0
    for arm in range(first, first + count):
        matched += _has(moves, number, tree.arms[ARM * arm + MOVE])
    return matched < number


@helper
def _select(
    tree: Tree, settings: Values, node: int, number: int, moves: Ints, spread: float
) -> int:
    """The move to try next: what has been good, and what has been tried little.

    Only the best-looking moves take part at first, more as the node is visited more often.
    """
    first, count = tree.nodes[NODE * node + FIRST], tree.nodes[NODE * node + COUNT]
    visits = tree.nodes[NODE * node + VISITS]
    width = np.int64(settings[WIDTH] + settings[WIDEN] * np.sqrt(visits))
    loose = settings[LOOSE] > 0
    explore = settings[EXPLORE] * spread * np.sqrt(log(visits + 2.0))
    best, found, seen = -np.inf, NEVER, 0
    top = 0.0
    for arm in range(first, first + count):
        if seen == width:
            break
        if loose and not _has(moves, number, tree.arms[ARM * arm + MOVE]):
            continue
        if seen == 0:
            top = tree.totals[ARM * arm + PRIOR]
        seen += 1
        times = tree.arms[ARM * arm + TIMES]
        if times == 0:
            return arm
        behind = (tree.totals[ARM * arm + PRIOR] - top) / settings[SCALE]
        behind = behind / (1.0 + abs(behind))
        value = tree.totals[ARM * arm + TOTAL] / times + explore / np.sqrt(times)
        value += settings[BIAS] * spread * behind / (1.0 + times)
        if value > best:
            best, found = value, arm
    return found


# Growing


@helper
def _spread(tree: Tree) -> float:
    """How much the results differ: the unit in which exploring is measured."""
    number = tree.counters[SIMULATIONS]
    if number < 8:
        return 0.5
    mean = tree.counters[SUM] / number
    return np.sqrt(max(1e-6, tree.counters[SQUARES] / number - mean * mean))


@helper
def choose_first(awaited: int, seat: int) -> int:
    """Of seats that choose together, the searching one is asked first: it knows no other choice."""
    return seat if awaited >> seat & 1 else bits.lowest(awaited)


@helper
def _descend(
    handle: Ints,
    settings: Values,
    tree: Tree,
    state: Ints,
    seat: int,
    rng: Words,
    after: Ints,
    known: Ints,
    moves: Ints,
    values: Values,
    path: Ints,
) -> int:
    """Play down the tree to its end, note the path, and return its length."""
    spread = _spread(tree)
    depth = 0
    while depth < DEEPEST:
        awaited = kernels.awaiting(handle, state)
        if awaited == 0:
            break
        if awaited == CHANCE:
            kernels.play(handle, state, CHANCE, kernels.sample(handle, state, CHANCE, rng))
            continue
        actor = choose_first(awaited, seat)
        number = kernels.legal(handle, state, actor, moves)
        if number == 1:
            kernels.play(handle, state, actor, moves[0])
            continue
        node = _find(tree, known_by_both(handle, state, seat, actor, known))
        if node == NEVER:
            break
        if depth > 0 and tree.nodes[NODE * node + VISITS] < settings[RIPE]:
            tree.nodes[NODE * node + VISITS] += 1
            break
        fresh = tree.nodes[NODE * node + FIRST] == NEVER
        if not _reserve(tree, node):
            break
        loose = settings[LOOSE] > 0 and actor != seat
        if fresh or (loose and _missing(tree, node, number, moves)):
            impressions(handle, settings, state, actor, number, moves, values, after)
            _adopt(tree, node, number, moves, values)
        arm = _select(tree, settings, node, number, moves, spread)
        if arm == NEVER:
            break
        step = STEP * depth
        path[step + NODE_AT], path[step + ARM_AT], path[step + ACTOR] = node, arm, actor
        depth += 1
        kernels.play(handle, state, actor, tree.arms[ARM * arm + MOVE])
    return depth


@kernel(types.void(INTS, VALUES, TREE, INTS, types.int64, WORDS, types.int64))
def grow(
    handle: Ints,
    settings: Values,
    tree: Tree,
    root: Ints,
    seat: int,
    rng: Words,
    simulations: int,
) -> None:
    """Run simulations of a seat from a position of which it knows no more than is there."""
    size = handle[SIZE]
    state, after, known = new_ints(size), new_ints(size), new_ints(size)
    moves = new_ints(handle[MOST_MOVES])
    values = new_values(handle[MOST_MOVES])
    path = new_ints(STEP * DEEPEST)
    scores = new_ints(handle[PLAYERS])
    worth = new_values(handle[PLAYERS])
    for _ in range(simulations):
        copy(state, root, size)
        kernels.deal(handle, state, seat, rng)
        depth = _descend(
            handle, settings, tree, state, seat, rng, after, known, moves, values, path
        )
        play_on(handle, settings, state, rng, after, moves)
        judge(handle, settings, state, 0, scores, worth)
        for step in range(0, STEP * depth, STEP):
            arm = ARM * path[step + ARM_AT]
            tree.nodes[NODE * path[step + NODE_AT] + VISITS] += 1
            tree.arms[arm + TIMES] += 1
            tree.totals[arm + TOTAL] += worth[path[step + ACTOR]]
        tree.counters[SIMULATIONS] += 1
        tree.counters[SUM] += worth[seat]
        tree.counters[SQUARES] += worth[seat] * worth[seat]


@kernel(types.int64(INTS, TREE, INTS, types.int64, types.int64, INTS, INTS, VALUES))
def look_up(
    handle: Ints,
    tree: Tree,
    state: Ints,
    seat: int,
    actor: int,
    moves: Ints,
    visits: Ints,
    means: Values,
) -> int:
    """Write the moves of the node at a position, their visits and mean values; their number."""
    known = new_ints(handle[SIZE])
    node = _find(tree, known_by_both(handle, state, seat, actor, known))
    if node == NEVER or tree.nodes[NODE * node + FIRST] == NEVER:
        return 0
    first = tree.nodes[NODE * node + FIRST]
    for i in range(tree.nodes[NODE * node + COUNT]):
        arm = ARM * (first + i)
        moves[i], visits[i] = tree.arms[arm + MOVE], tree.arms[arm + TIMES]
        means[i] = tree.totals[arm + TOTAL] / max(1, visits[i])
    return tree.nodes[NODE * node + COUNT]
