"""A game so small that its values are known: guess a hidden coin, or throw a die instead.

Seat 1 holds a coin that seat 0 does not see; it shows heads with probability 3/4. Seat 0 says
``heads`` or ``tails`` and wins if that is so, or it says ``throw`` and wins on one of three faces.
"""

import sys
from typing import Any

import numpy as np

from musivum.core import compiled
from musivum.core.compiled import CHANCE, Ints, Kernels, Words, kernel
from musivum.core.errors import NotationError
from musivum.core.game import Game, StyledLine, View
from musivum.core.profile import Profile
from musivum.core.rng import below
from tests.search import openly
from tests.search.openly import forbids, weight

PHASE, COIN, SCORE = 0, 1, 2
CHOOSING, THROWING, OVER = 0, 1, 2
UNKNOWN, HEADS, TAILS = 0, 1, 2
MOVES = ("heads", "tails", "throw", "face 1", "face 2", "face 3")
DEALS, HEADS_DEALT = 0, 1


@kernel(compiled.SETUP)
def setup(_tables: Ints, state: Ints) -> None:
    state[COIN] = TAILS


@kernel(compiled.AWAITING)
def awaiting(_tables: Ints, state: Ints) -> int:
    if state[PHASE] == OVER:
        return 0
    return CHANCE if state[PHASE] == THROWING else 1


@kernel(compiled.LEGAL)
def legal(_tables: Ints, state: Ints, _seat: int, moves: Ints) -> int:
    for number in range(3):
        moves[number] = number + 3 * state[PHASE]
    return 3


@kernel(compiled.PLAY)
def play(_tables: Ints, state: Ints, _seat: int, move: int) -> None:
    if move == 2:
        state[PHASE] = THROWING
        return
    state[PHASE] = OVER
    state[SCORE] = state[COIN] == move + 1 if move < 2 else move == 3


@kernel(compiled.SAMPLE)
def sample(_tables: Ints, state: Ints, _seat: int, rng: Words) -> int:
    return below(rng, 3) + 3 * state[PHASE]  # type: ignore[no-any-return] # an int, once compiled


@kernel(compiled.RESULT)
def result(_tables: Ints, state: Ints, scores: Ints) -> int:
    scores[0], scores[1] = state[SCORE], 1 - state[SCORE]
    return 1 if state[PHASE] == OVER else 0


@kernel(compiled.REDACT)
def redact(_tables: Ints, state: Ints, seat: int) -> None:
    if seat != 1:
        state[COIN] = UNKNOWN


@kernel(compiled.DEAL)
def deal(tables: Ints, state: Ints, _seat: int, rng: Words) -> None:
    if state[COIN] == UNKNOWN:
        state[COIN] = TAILS if below(rng, 4) == 0 else HEADS
        tables[DEALS] += 1
        tables[HEADS_DEALT] += state[COIN] == HEADS


@kernel(compiled.EVALUATE)
def evaluate(_tables: Ints, _state: Ints, _seat: int) -> int:
    return 0


class Toy(Game):
    NAME = "toy"
    PROFILE = Profile(options=())
    RULES = ("toy",)
    REASONS = ("toy",)
    EXAMPLE = "heads"
    KERNELS = Kernels.of(sys.modules[__name__], evaluate=evaluate)

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(options)
        self.players = 2
        self.tables = np.zeros(2, dtype=np.int64)
        self.size = self.key = 3
        self.actions = self.chances = 3
        self.most_moves = 3

    def write(self, index: int) -> str:
        return MOVES[index]

    def read(self, text: str) -> int:
        if text not in MOVES:
            raise NotationError("notation-word", column=1, words=", ".join(MOVES))
        return MOVES.index(text)

    def board(self, array: Ints, seat: int) -> dict[str, Any]:  # noqa: ARG002
        return {}

    def draw(self, view: View) -> list[StyledLine]:  # noqa: ARG002
        return []


# Three seats, each for itself

LEFT, RIGHT, GIVE, TAKE = range(4)
TRIO_MOVES = ("left", "right", "give", "take")


@kernel(compiled.AWAITING)
def trio_awaiting(_tables: Ints, state: Ints) -> int:
    return (1, 2, 4, 0)[state[PHASE]]


@kernel(compiled.LEGAL)
def trio_legal(_tables: Ints, _state: Ints, seat: int, moves: Ints) -> int:
    first = LEFT if seat == 0 else GIVE
    moves[0], moves[1] = first, first + 1
    return 2


@kernel(compiled.PLAY)
def trio_play(_tables: Ints, state: Ints, seat: int, move: int) -> None:
    if seat == 0:
        state[PHASE] = 1 + move
        return
    state[PHASE] = 3
    for other in range(3):
        state[SCORE + other] = 0
    if seat == 1:  # the win is its own, or seat 0's
        state[SCORE + (1 if move == TAKE else 0)] = 1
    elif move == TAKE:  # it shares with seat 0, …
        state[SCORE] = state[SCORE + 2] = 1
    else:  # … or it leaves all to seat 1
        state[SCORE + 1] = 1


@kernel(compiled.SAMPLE)
def trio_sample(_tables: Ints, _state: Ints, seat: int, rng: Words) -> int:
    return below(rng, 2) + (LEFT if seat == 0 else GIVE)


@kernel(compiled.RESULT)
def trio_result(_tables: Ints, state: Ints, scores: Ints) -> int:
    for seat in range(3):
        scores[seat] = state[SCORE + seat]
    return 1 if state[PHASE] == 3 else 0


class Trio(Toy):
    """Seat 0 goes left, where seat 1 may take the win or give it away, or right, where seat 2 may
    take half of it or give all to seat 1. So right is worth a half, if all play for themselves."""

    NAME = "trio"
    KERNELS = Kernels(
        setup=setup,
        awaiting=trio_awaiting,
        legal=trio_legal,
        weight=weight,
        forbids=forbids,
        play=trio_play,
        sample=trio_sample,
        result=trio_result,
        redact=openly.redact,
        deal=openly.deal,
        evaluate=evaluate,
    )

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(options)
        self.players = 3
        self.size = self.key = 5
        self.actions, self.chances, self.most_moves = 4, 0, 2

    def write(self, index: int) -> str:
        return TRIO_MOVES[index]

    def read(self, text: str) -> int:
        if text not in TRIO_MOVES:
            raise NotationError("notation-word", column=1, words=", ".join(TRIO_MOVES))
        return TRIO_MOVES.index(text)
