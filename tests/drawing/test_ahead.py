"""What a seat may plan before its turn: only what it knows, only where its choice is certain."""

from typing import Any

import pytest

import musivum
from musivum.drawing.ahead import Ahead, ahead
from musivum.drawing.scene import Scene
from musivum.drawing.written import plain
from tests.drawing.test_scenes import clicks

CERTAIN = {"mozaa": ({}, {"hand": 3}, {"variant": "claims"}), "galilee": ({"players": 3},)}
"""Mosaix is not among them: what one will write is rolled and built when all have written. In
Steere every move is one click, which the page plans by itself."""


def plans(game: Any, options: dict[str, Any]) -> list[tuple[musivum.State, int, Scene]]:
    """Positions of a game in which a seat can plan, with what it is offered."""
    loaded = musivum.load(game, **options)
    match = musivum.Match(loaded, seed=3, players=["random"] * loaded.players).run()
    found = []
    for state in match.states:
        for seat in set(range(loaded.players)) - state.awaiting:
            scene = ahead(loaded, state.view(seat)).scene
            if scene is not None:
                found.append((state, seat, scene))
    return found


@pytest.mark.parametrize("game", musivum.games())
def test_a_game_offers_plans_where_a_choice_is_certain_and_nowhere_else(game: str) -> None:
    for options in CERTAIN.get(game, ({},)):
        assert bool(plans(game, options)) == (game in CERTAIN), options


@pytest.mark.parametrize("game", CERTAIN)
def test_what_is_planned_depends_on_nothing_that_the_seat_does_not_know(game: str) -> None:
    for options in CERTAIN[game]:
        for state, seat, scene in plans(game, options)[:12]:
            other = state.game.imagine(state.view(seat), musivum.Dice("1", "ahead"))
            planned = ahead(state.game, other.view(seat)).scene
            assert planned is not None and planned.data() == scene.data()


@pytest.mark.parametrize("game", CERTAIN)
def test_most_of_what_is_planned_can_be_played_when_it_is_ones_turn(game: str) -> None:
    played, planned = 0, 0
    for options in CERTAIN[game]:
        loaded = musivum.load(game, **options)
        match = musivum.Match(loaded, seed=8, players=["random"] * loaded.players).run()
        waiting: dict[int, set[str]] = {}
        for state in match.states:
            for seat in range(loaded.players):
                if seat in state.awaiting:
                    wished = waiting.pop(seat, set())
                    planned += len(wished)
                    played += len(wished & {str(move) for move in state.legal(seat)})
                elif (scene := ahead(loaded, state.view(seat)).scene) is not None:
                    data = scene.data()
                    waiting[seat] = set(clicks(data, data["first"]))
    assert played > planned / 2 > 100


def test_what_may_be_planned_is_told_as_plain_data() -> None:
    _, _, scene = plans("mozaa", {})[0]
    assert plain(Ahead(scene)) == {"scene": plain(scene)}
    assert plain(Ahead(None)) == {"scene": None}
