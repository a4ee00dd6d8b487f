"""What lies beyond the tree."""

from dataclasses import replace

import numpy as np
import pytest
from numba import types

from musivum import Match, load
from musivum.core.compiled import CHANCE, Ints, Words, kernel
from musivum.core.rng import generator
from musivum.games.steere.tiles import TILES
from musivum.search.report import numbers_of
from musivum.search.rollout import play_on
from musivum.search.room import ROOM, Room, enter, room_of


@kernel(types.void(ROOM, types.int64[::1], types.uint64[::1]))
def continue_game(room: Room, state: Ints, rng: Words) -> None:
    doors = enter(room)
    moves = np.empty(doors.most_moves, dtype=np.int64)
    play_on(doors, state, rng, np.empty_like(state), moves)


@pytest.mark.parametrize("name", ["galilee", "mosaix", "mozaa"])
@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_game_with_dice_or_cards_is_judged_between_rounds(name: str, length: int) -> None:
    """In the middle of one, a seat that has had its turn would look better than it is."""
    game = load(name)
    settings = replace(game.PROFILE.search, length=length)
    room = room_of(game, numbers_of(game, settings))
    for state in Match(game, seed=3, players=["greedy", "greedy"]).run().states[10:40:5]:
        array = state.array.copy()
        continue_game(room, array, generator(1))
        assert game.KERNELS.awaiting(game.tables, array) in (0, CHANCE)


def test_a_game_without_chance_is_judged_after_so_many_moves() -> None:
    game = load("steere", side=4)
    room = room_of(game, numbers_of(game, replace(game.PROFILE.search, length=3)))
    array = game.start().array.copy()
    continue_game(room, array, generator(1))
    assert array[TILES] == 3
