"""What a move is said to bring is what it brings."""

from random import Random
from typing import Any

import pytest

import musivum
from musivum.core.game import CHANCE, State
from musivum.drawing.brings import Brings, brings
from musivum.drawing.scene import scene_of
from tests.sampled import LONG

GAMES = [
    pytest.param("mosaix", {"players": 1}, marks=LONG),
    ("mosaix", {"players": 2}),
    pytest.param("galilee", {"players": 1}, marks=LONG),
    ("galilee", {"players": 3}),
    pytest.param("mozaa", {}, marks=LONG),
    ("mozaa", {"variant": "claims", "hand": 3, "players": 3}),
    ("mozaa", {"variant": "own-colour", "hand": 3}),
    ("steere", {"side": 4}),
]
POSITIONS = 120


def _change(state: State, seat: int, move: str) -> int:
    """By how much a seat's account changes, when all who choose at the same time have chosen.

    Points for the most cells are left out: they are also what the others do.
    """
    after = state.play(move, seat)
    for other in sorted(state.awaiting - {seat}):
        after = after.play(after.legal(other)[0], other)
    return _own(after, seat) - _own(state, seat)


def _own(state: State, seat: int) -> int:
    account = scene_of(state.game, state.view(seat)).accounts[seat]
    majority = [line for line in account.lines if line.say[0] == "galilee-account-most"]
    return account.total - sum(line.points or 0 for line in majority)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_points_that_are_shown_are_those_that_come(name: str, options: dict[str, Any]) -> None:
    game = musivum.load(name, **options)
    rng = Random(name)
    seen = 0
    told: list[Brings] = []
    while seen < POSITIONS:
        state = game.start()
        while state.awaiting:
            if CHANCE in state.awaiting:
                moves, weights = zip(*state.chance(), strict=True)
                state = state.play(rng.choices(moves, [float(one) for one in weights])[0])
                continue
            seat = rng.choice(sorted(state.awaiting))
            move = str(rng.choice(state.legal(seat)))
            found = brings(game, state.view(seat), move)
            assert found.points == _change(state, seat, move), (name, move)
            seen += 1
            told.append(found)
            state = state.play(move, seat)
    assert any(one.points for one in told)
    assert any(one.areas for one in told)


def test_what_is_nearly_an_area_is_said() -> None:
    game = musivum.load("mosaix", players=1, centres="O")
    state = game.start().play("roll OOOT").play("build O/O/O/T")
    found = brings(game, state.view(0), "write OOOT@5,3")
    assert found.points == 0
    assert found.say == ["mosaix-nearly", {"missing": 1}]
    assert [sorted(one.cells) for one in found.nearly] == [["4,4", "5,3", "5,4", "5,5"]]


def test_nothing_hidden_is_in_it() -> None:
    """The others' choices change nothing of what a move is said to bring."""
    game = musivum.load("mosaix", players=2, centres="OX")
    state = game.start().play("roll OOOT").play("build O/O/O/T")
    before = brings(game, state.view(0), "write OOOT@5,3")
    for move in ("write OOOT@1,1", "write OOOT@7,3"):
        chosen = state.play(move, 1)
        assert brings(game, chosen.view(0), "write OOOT@5,3") == before


def test_who_passes_after_another_has_chosen_in_secret_is_shown_nothing_of_it() -> None:
    game = musivum.load("mosaix", players=2)
    rng = Random(2)
    met = 0
    while met < 3:
        state = game.start()
        while state.awaiting:
            if CHANCE in state.awaiting:
                state = state.play(rng.choice(state.chance())[0])
                continue
            seat = max(state.awaiting)
            legal = state.legal(seat)
            if seat == 0 and state.awaiting == {0} and [str(one) for one in legal] == ["pass"]:
                met += 1
                assert brings(game, state.view(seat), "pass") == Brings()
            state = state.play(rng.choice(legal), seat)
