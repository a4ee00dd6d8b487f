"""A view holds all that a seat may know, and nothing else."""

import json
from random import Random

import numpy as np

from musivum import CHANCE, Game, State
from musivum.core.compiled import SPECTATOR
from tests.conformance.positions import walk


def positions(game: Game, most: int = 15) -> list[State]:
    states = list(walk(game, "hidden"))
    return Random(4).sample(states, min(most, len(states)))


def watchers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def test_a_view_is_plain_data(game: Game) -> None:
    for state in positions(game):
        for seat in watchers(game):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view


def test_what_a_seat_cannot_know_does_not_change_its_view(game: Game) -> None:
    """Deal the hidden part anew, as it may well be: every word of the view stays the same."""
    for state in positions(game):
        for seat in watchers(game):
            view = state.view(seat)
            for seed in range(3):
                other = game.imagine(view, Random(seed))
                assert other.view(seat) == view


def test_an_imagined_state_is_a_state_that_could_be(game: Game) -> None:
    """It goes on like any other: the same seats are awaited, and it can be played to its end."""
    rng = Random(9)
    for state in positions(game, most=5):
        for seat in watchers(game):
            imagined = game.imagine(state.view(seat), rng)
            assert imagined.awaiting == state.awaiting
            if seat is not None:
                assert imagined.legal(seat) == state.legal(seat)
            while imagined.awaiting:
                mover = rng.choice(sorted(imagined.awaiting))
                imagined = imagined.play(rng.choice(imagined.legal(mover)), mover)
            assert imagined.outcome is not None


def test_a_view_knows_the_own_moves_and_the_score(game: Game) -> None:
    for state in positions(game):
        for seat in range(game.players):
            view = state.view(seat)
            assert view["legal"] == [str(move) for move in state.legal(seat)]
            assert view["awaiting"] == sorted(state.awaiting)
            assert tuple(view["scores"]) == state.scores
            assert (view["outcome"] is None) == (state.outcome is None)


def test_where_nothing_is_hidden_nothing_is_dealt_anew(game: Game) -> None:
    """A state whose redaction changes nothing is imagined as itself."""
    for state in positions(game):
        for seat in (SPECTATOR, *range(game.players)):
            array = state.array
            game.KERNELS.redact(game.tables, array, seat)
            if np.array_equal(array, state.array):
                view = state.view(None if seat == SPECTATOR else seat)
                assert game.imagine(view, Random(0)) == state


def test_a_game_that_is_open_blanks_nothing_out(game: Game) -> None:
    """Where it says so, nobody asks what is to be blanked out."""
    for state in positions(game) if game.OPEN else ():
        for seat in (SPECTATOR, *range(game.players)):
            array = state.array
            game.KERNELS.redact(game.tables, array, seat)
            assert np.array_equal(array, state.array)


def test_choices_made_together_stay_secret_until_all_have_chosen(game: Game) -> None:
    rng = Random(10)
    for state in walk(game, "secret"):
        if len(state.awaiting) < 2 or CHANCE in state.awaiting:
            continue
        mover, *others = sorted(state.awaiting)
        moves = state.legal(mover)
        one, two = (state.play(rng.choice(moves), mover) for _ in range(2))
        for seat in (None, *others):
            assert one.view(seat) == two.view(seat)
