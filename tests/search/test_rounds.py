"""How far the real games are played on beyond the tree."""

from dataclasses import replace

import pytest

from musivum import Match, load
from musivum.core.compiled import CHANCE
from musivum.core.kernels import handle_of
from musivum.core.rng import generator
from musivum.games.steere.tiles import TILES
from musivum.search.report import numbers_of
from tests.search.test_rollout import continue_game


@pytest.mark.parametrize("name", ["galilee", "mosaix", "mozaa"])
@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_game_with_dice_or_cards_is_judged_between_rounds(name: str, length: int) -> None:
    """In the middle of one, a seat that has had its turn would look better than it is."""
    game = load(name)
    settings = replace(game.PROFILE.searching(game.options), length=length)
    numbers = numbers_of(game, settings)
    for state in Match(game, seed=3, players=["greedy", "greedy"]).run().states[10:40:5]:
        array = state.array.copy()
        continue_game(handle_of(game), numbers, array, generator(1))
        assert game.KERNELS.awaiting(game.tables, array) in (0, CHANCE)


def test_a_game_without_chance_is_judged_after_so_many_moves() -> None:
    game = load("steere", side=4)
    numbers = numbers_of(game, replace(game.PROFILE.searching(game.options), length=3))
    array = game.start().array.copy()
    continue_game(handle_of(game), numbers, array, generator(1))
    assert array[TILES] == 3
