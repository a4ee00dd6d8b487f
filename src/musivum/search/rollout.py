"""What lies beyond the tree: first impressions of moves, games played on, positions judged.

The settings of a search are numbers in one array; those that a profile chooses are called as in
:class:`musivum.core.profile.Settings`.
"""

import numpy as np

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, Words, helper
from musivum.core.curves import logistic
from musivum.core.kernels import PLAYERS, SIZE
from musivum.core.pointers import Values, copy
from musivum.geometry import bits

(
    EXPLORE,  # how much more a rarely tried move is tried
    BIAS,  # how much the first impression of a move counts, against one visit
    WIDTH,  # how many moves a node considers at first …
    WIDEN,  # … and how many more with the square root of its visits
    RIPE,  # visits before a node gets its moves
    LENGTH,  # moves played beyond the tree before the position is judged
    SAMPLES,  # of so many random moves the best-looking is played there
    SCALE,  # a lead of so many points makes a judged position about three to one
    MARGIN,  # the weight of the lead beside the win
    ADVISED,  # 1: beyond the tree the game's policy plays
    FURTHER,  # more than 0: positions are foreseen, so many dice further than the next
    TRUSTED,  # a first impression counts as so many simulations, where moves are compared
    LOOSE,  # 1: what is legal depends on hidden cards
    RATED,  # 1: the game's policy rates moves
    ROUNDS,  # 1: there are dice or cards, which part the rounds
    SETTINGS,
) = range(16)

POINT = 1000.0
"""A point in the numbers of ``evaluate``."""
ALL = 16
"""Who asks for so many random moves is shown all moves instead."""
NEVER = -1
LEAST = np.iinfo(np.int64).min


@helper
def impressions(
    handle: Ints,
    settings: Values,
    state: Ints,
    actor: int,
    number: int,
    moves: Ints,
    values: Values,
    after: Ints,
) -> None:
    """What each legal move promises at first sight, in points."""
    if settings[RATED] > 0:
        if settings[FURTHER] > 0:
            kernels.sift(handle, state, actor, moves, values)
        else:
            kernels.rate(handle, state, actor, moves, values)
        return
    for i in range(number):
        copy(after, state, handle[SIZE])
        kernels.play(handle, after, actor, moves[i])
        values[i] = kernels.evaluate(handle, after, actor) / POINT


@helper
def _better(handle: Ints, state: Ints, actor: int, move: int, best: int, after: Ints) -> int:
    """What a move promises, or what the best so far does if that is more."""
    copy(after, state, handle[SIZE])
    kernels.play(handle, after, actor, move)
    return max(best, kernels.evaluate(handle, after, actor))


@helper
def _best_looking(
    handle: Ints,
    state: Ints,
    actor: int,
    samples: int,
    rng: Words,
    after: Ints,
    moves: Ints,
) -> int:
    """The best-looking of some random moves, or of all when enough are asked for."""
    if samples <= 1:
        return kernels.sample(handle, state, actor, rng)
    number = samples
    if samples >= ALL:
        number = kernels.legal(handle, state, actor, moves)
    best, found = LEAST, NEVER
    for i in range(number):
        move = moves[i] if samples >= ALL else kernels.sample(handle, state, actor, rng)
        value = _better(handle, state, actor, move, best, after)
        if value > best or found == NEVER:
            best, found = value, move
    return found


@helper
def play_on(
    handle: Ints,
    settings: Values,
    state: Ints,
    rng: Words,
    after: Ints,
    moves: Ints,
) -> None:
    """Continue a game for as long as the settings say; chance moves do not count.

    Then the position is judged, but where there are dice or cards not before the next ones: in the
    middle of a round, one seat would have had its turn and the other not.
    """
    samples = int(settings[SAMPLES])
    left = int(settings[LENGTH])
    while True:
        awaited = kernels.awaiting(handle, state)
        if awaited == 0 or (left <= 0 and (awaited == CHANCE or settings[ROUNDS] == 0)):
            return
        if awaited == CHANCE:
            kernels.play(handle, state, CHANCE, kernels.sample(handle, state, CHANCE, rng))
            continue
        left -= 1
        actor = bits.lowest(awaited)
        if settings[ADVISED] > 0:
            move = kernels.advise(handle, state, actor, rng)
        else:
            move = _best_looking(handle, state, actor, samples, rng, after, moves)
        kernels.play(handle, state, actor, move)


@helper
def promise(handle: Ints, settings: Values, state: Ints, further: int, leads: Values) -> None:
    """Write by how many points each seat is likely to be ahead of the best other; alone its own."""
    players = handle[PLAYERS]
    if settings[ADVISED] == 0:
        for seat in range(players):
            leads[seat] = kernels.evaluate(handle, state, seat) / POINT
        return
    first, best, second = NEVER, -np.inf, -np.inf
    for seat in range(players):
        if settings[FURTHER] > 0:
            leads[seat] = kernels.foresee(handle, state, seat, further)
        else:
            leads[seat] = kernels.expect(handle, state, seat)
        if leads[seat] > best:
            first, best, second = seat, leads[seat], best
        elif leads[seat] > second:
            second = leads[seat]
    if players > 1:
        for seat in range(players):
            leads[seat] -= second if seat == first else best


@helper
def _share(scores: Ints, players: int, seat: int) -> float:
    """A seat's share of the win."""
    ties = 0
    for other in range(players):
        if scores[other] > scores[seat]:
            return 0.0
        ties += scores[other] == scores[seat]
    return 1.0 / ties


@helper
def _final_lead(scores: Ints, players: int, seat: int) -> float:
    others = -np.inf
    for other in range(players):
        if other != seat:
            others = max(others, float(scores[other]))
    return scores[seat] - others


@helper
def worth_of(settings: Values, share: float, lead: float) -> float:
    """A share of the win and a lead together."""
    settled = 0.5 + 0.5 * lead / (abs(lead) + settings[SCALE])
    return (1.0 - settings[MARGIN]) * share + settings[MARGIN] * settled


@helper
def judge(
    handle: Ints,
    settings: Values,
    state: Ints,
    further: int,
    scores: Ints,
    worth: Values,
) -> None:
    """What a position is worth to every seat: its share of the win first, then its lead.

    A position that is not final is judged by what it promises. Alone, one plays for points.
    """
    final = kernels.result(handle, state, scores) != 0
    if handle[PLAYERS] == 1:
        if final:
            worth[0] = scores[0]
        else:
            promise(handle, settings, state, further, worth)
        return
    if not final:
        promise(handle, settings, state, further, worth)
    for seat in range(handle[PLAYERS]):
        if final:
            lead = _final_lead(scores, handle[PLAYERS], seat)
            share = _share(scores, handle[PLAYERS], seat)
        else:
            lead = worth[seat]
            share = logistic(lead / settings[SCALE])
        worth[seat] = worth_of(settings, share, lead)
