"""A game of adding up, in which all that lies beyond the tree can be calculated by hand.

Seats in turn add 0 to 4 to their score; ``bells`` says whether chance rings one before each round,
which changes nothing. Random moves are never 4, so that nobody finds it by guessing. The game's own
policy always adds 1, thinks a move worth ten times itself, and expects twice the score in the end.
"""

import sys
from typing import Any

import numpy as np

from musivum.core import compiled
from musivum.core.compiled import CHANCE, Ints, Kernels, Words, kernel
from musivum.core.errors import NotationError
from musivum.core.game import Game, StyledLine, View
from musivum.core.policy import ADVISE, EXPECT, RATE, Lore, Policy, Values
from musivum.core.profile import Profile
from musivum.core.rng import below
from tests.search.openly import deal, forbids, redact, weight  # noqa: F401 - kernels, by name

PLAYERS, TURNS, BELLS, BLIND = 0, 1, 2, 3
"""The tables: blind, all positions look alike."""
PLAYED, RUNG, SCORES = 0, 1, 2
ADDS = 5
BELL = ADDS
POINT = 1000
MOST = 4


@kernel(compiled.SETUP)
def setup(_tables: Ints, _state: Ints) -> None:
    pass


@kernel(compiled.AWAITING)
def awaiting(tables: Ints, state: Ints) -> int:
    if state[PLAYED] == tables[TURNS]:
        return 0
    if tables[BELLS] and state[PLAYED] // tables[PLAYERS] == state[RUNG]:
        return CHANCE
    return 1 << state[PLAYED] % tables[PLAYERS]  # type: ignore[no-any-return]


@kernel(compiled.LEGAL)
def legal(_tables: Ints, _state: Ints, seat: int, moves: Ints) -> int:
    if seat == CHANCE:
        moves[0] = BELL
        return 1
    for number in range(ADDS):
        moves[number] = number
    return ADDS


@kernel(compiled.PLAY)
def play(_tables: Ints, state: Ints, seat: int, move: int) -> None:
    if seat == CHANCE:
        state[RUNG] += 1
    else:
        state[SCORES + seat] += move
        state[PLAYED] += 1


@kernel(compiled.SAMPLE)
def sample(_tables: Ints, _state: Ints, seat: int, rng: Words) -> int:
    return BELL if seat == CHANCE else below(rng, ADDS - 1)


@kernel(compiled.RESULT)
def result(tables: Ints, state: Ints, scores: Ints) -> int:
    for seat in range(tables[PLAYERS]):
        scores[seat] = state[SCORES + seat]
    return 1 if state[PLAYED] == tables[TURNS] else 0


@kernel(compiled.EVALUATE)
def evaluate(tables: Ints, state: Ints, seat: int) -> int:
    if tables[BLIND]:
        return 0
    others = 0
    for other in range(tables[PLAYERS]):
        if other != seat:
            others = max(others, state[SCORES + other])
    return POINT * (state[SCORES + seat] - others)  # type: ignore[no-any-return]


@kernel(RATE)
def rate(_tables: Ints, _lore: Lore, _state: Ints, _seat: int, moves: Ints, values: Values) -> int:
    for number in range(ADDS):
        moves[number] = number
        values[number] = 10.0 * number
    return ADDS


@kernel(ADVISE)
def advise(_tables: Ints, _lore: Lore, _state: Ints, _seat: int, _rng: Words) -> int:
    return 1


@kernel(EXPECT)
def expect(_tables: Ints, _lore: Lore, state: Ints, seat: int) -> float:
    return 2.0 * state[SCORES + seat]  # type: ignore[no-any-return]


class Counters(Game):
    """The game; ``options`` are its tables."""

    NAME = "counters"
    PROFILE = Profile(options=())
    RULES = ("counters",)
    REASONS = ("counters",)
    EXAMPLE = "3"
    KERNELS = Kernels.of(sys.modules[__name__], evaluate=evaluate)

    def __init__(
        self, players: int = 2, turns: int = 6, bells: bool = False, blind: bool = False
    ) -> None:
        super().__init__({})
        self._identity = (type(self), players, turns, bells, blind)
        self.players = players
        self.tables = np.array([players, turns, bells, blind], dtype=np.int64)
        self.size = self.key = SCORES + MOST
        self.actions, self.chances, self.most_moves = ADDS, int(bells), ADDS

    def write(self, index: int) -> str:
        return str(index)

    def read(self, text: str) -> int:
        if not text.isdecimal():
            raise NotationError("notation-word", column=1, words="0 to 4")
        return int(text)

    def board(self, array: Ints, seat: int) -> dict[str, Any]:  # noqa: ARG002
        return {}

    def draw(self, view: View) -> list[StyledLine]:  # noqa: ARG002
        return []


class Advised(Counters):
    """The same with its policy."""

    POLICY = Policy(
        rate=rate,
        advise=advise,
        expect=expect,
        lore=lambda _players: np.zeros(1, dtype=np.float32),
        effort=lambda _array, _seat: 1.0,
    )
