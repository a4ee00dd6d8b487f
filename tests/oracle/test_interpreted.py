"""A few games of every kind with engine and oracle side by side.

They are few enough for rules without the compiler (``-p tests.interpreted``), which is how it is
measured that no branch of the rules is left out, and that a change in any of them is noticed.
"""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from musivum import CHANCE, Game, State, games, load
from musivum.core.rng import generator
from tests.oracle import lockstep
from tests.sampled import marks

INTERPRETED = "NUMBA_DISABLE_JIT" in os.environ
SEEDS = 3
LARGEST_SIDE = 4
FEW = 12
"""Positions with more moves than this are not sampled until every move has come up."""
TRIED, ALL = 20, 200
"""So many actions are tried in each position, legal or not; all, if there are not too many."""


def kinds(name: str) -> list[dict[str, Any]]:
    """The settings in which a game is compared with its oracle."""
    return [options for one, options, _ in lockstep.settings() if one == name]


def loaded(name: str) -> Iterator[Game]:
    """The game with each of these settings, but for the largest boards."""
    return (load(name, **options) for options in kinds(name) if is_small(options))


def is_small(options: dict[str, Any]) -> bool:
    """Whether its cells fit into one word, and its games do not take long."""
    return bool(options.get("side", 0) <= LARGEST_SIDE)


def drawn(game: Game, seed: int) -> list[State]:
    """The states of a game whose moves the rules themselves have drawn, each of them legal."""
    rng, other = generator(seed), Random(seed)
    states = [game.start()]
    while states[-1].awaiting:
        state = states[-1]
        seat = other.choice(sorted(state.awaiting))
        index = int(game.KERNELS.sample(game.tables, state.array, seat, rng))
        states.append(state.play(game.action(index), seat))
    return states


@pytest.mark.parametrize(
    "seeds", [range(1), pytest.param(range(1, SEEDS), marks=marks(not INTERPRETED))], ids=str
)
@pytest.mark.parametrize("name", games())
def test_rules_as_written_agree(name: str, seeds: range) -> None:
    """Where they are compiled, test_lockstep.py plays more of the same in every run."""
    moves = 0
    for options in kinds(name):
        for seed in seeds if is_small(options) else set(seeds) & {0}:
            moves += lockstep.play(name, options, seed)
    assert moves > 50


@pytest.mark.parametrize("name", games())
def test_moves_are_drawn_evenly_from_all_that_are_legal(name: str) -> None:
    """Chi-squared, as in the conformance tests, over few samples of few positions."""
    rng = generator(7)
    for game in loaded(name):
        several = [
            (state, seat, state.legal(seat))
            for state in drawn(game, 5)
            for seat in state.awaiting
            if 1 < len(state.legal(seat)) <= FEW
        ]
        for state, seat, moves in Random(1).sample(several, min(4, len(several))):
            weights = [1.0 for _ in moves] if seat >= 0 else state.chances()[1].tolist()
            array = state.array
            number = 30 * len(moves)
            found = Counter(
                int(game.KERNELS.sample(game.tables, array, seat, rng)) for _ in range(number)
            )
            expected = {
                move.index: number * weight / sum(weights)
                for move, weight in zip(moves, weights, strict=True)
            }
            assert set(found) <= set(expected)
            excess = sum((found[one] - many) ** 2 / many for one, many in expected.items())
            freedom = len(moves) - 1
            assert excess <= freedom + 6 * (2 * freedom) ** 0.5 + 6
            assert (array == state.array).all(), "asking changes nothing"


@pytest.mark.parametrize("name", games())
def test_when_it_is_over_nothing_is_listed_and_without_dice_nothing_is_likely(name: str) -> None:
    for game in loaded(name):
        end = drawn(game, 8)[-1].array
        moves = np.empty(game.most_moves, dtype=np.int64)
        for seat in range(game.players):
            assert game.KERNELS.legal(game.tables, end, seat, moves) == 0
        if not game.chances:
            assert game.KERNELS.weight(game.tables, end, 0) == 0


@pytest.mark.parametrize("name", games())
def test_rules_forbid_what_is_not_listed_as_legal_and_nothing_else(name: str) -> None:
    rng = Random(4)
    for game in loaded(name):
        for state in drawn(game, 9):
            array = state.array
            for seat in state.awaiting:
                first, end = (game.actions, game.chances) if seat == CHANCE else (0, game.actions)
                every = range(first, first + end)
                listed = [move.index for move in state.legal(seat)]
                tried = {
                    *listed[:3],
                    *listed[-3:],
                    *(every if len(every) <= ALL else rng.sample(every, TRIED)),
                }
                for index in {game.canonical(array, one) for one in tried}:
                    rule = game.KERNELS.forbids(game.tables, array, seat, index)
                    assert (rule == 0) == (index in listed), str(game.action(index))


@pytest.mark.parametrize("name", games())
def test_what_a_seat_cannot_see_is_dealt_anew_and_may_be_so(name: str) -> None:
    for game in loaded(name):
        states = drawn(game, 6)
        for state in Random(2).sample(states, min(8, len(states))):
            for seat in (None, *range(game.players)):
                view = state.view(seat)
                other = game.imagine(view, Random(3))
                assert other.view(seat) == view
                assert other.awaiting == state.awaiting
                for one in other.awaiting:
                    moves = np.empty(game.most_moves, dtype=np.int64)
                    assert game.KERNELS.legal(game.tables, other.array, one, moves) > 0
