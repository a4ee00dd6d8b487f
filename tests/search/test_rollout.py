"""What lies beyond the tree."""

from dataclasses import replace

import pytest
from numba import types

from musivum import Match, load
from musivum.core.compiled import CHANCE, Ints, Words, kernel
from musivum.core.kernels import MOST_MOVES, SIZE, doors_of
from musivum.core.memory import INTS, VALUES, WORDS, Values, new_ints
from musivum.core.rng import generator
from musivum.games.steere.tiles import TILES
from musivum.search.report import numbers_of
from musivum.search.rollout import play_on


@kernel(types.void(INTS, VALUES, INTS, WORDS))
def continue_game(doors: Ints, settings: Values, state: Ints, rng: Words) -> None:
    after, moves = new_ints(doors[SIZE]), new_ints(doors[MOST_MOVES])
    play_on(doors, settings, state, rng, after, moves)


@pytest.mark.parametrize("name", ["galilee", "mosaix", "mozaa"])
@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_game_with_dice_or_cards_is_judged_between_rounds(name: str, length: int) -> None:
    """In the middle of one, a seat that has had its turn would look better than it is."""
    game = load(name)
    settings = replace(game.PROFILE.search, length=length)
    numbers = numbers_of(game, settings)
    for state in Match(game, seed=3, players=["greedy", "greedy"]).run().states[10:40:5]:
        array = state.array.copy()
        continue_game(doors_of(game), numbers, array, generator(1))
        assert game.KERNELS.awaiting(game.tables, array) in (0, CHANCE)


def test_a_game_without_chance_is_judged_after_so_many_moves() -> None:
    game = load("steere", side=4)
    numbers = numbers_of(game, replace(game.PROFILE.search, length=3))
    array = game.start().array.copy()
    continue_game(doors_of(game), numbers, array, generator(1))
    assert array[TILES] == 3
