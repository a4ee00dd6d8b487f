"""What playing promises, whatever the game."""

from random import Random

import numpy as np

from musivum import CHANCE, Game
from musivum.core.kernels import WANDER, handle_of
from musivum.core.rng import generator
from musivum.measure.playout import playout
from tests.conformance.positions import decisions, walk


def test_every_game_ends_and_the_outcome_comes_with_the_end(game: Game) -> None:
    for seed in range(3):
        for state in walk(game, seed):
            assert (state.outcome is None) == bool(state.awaiting)
            assert len(state.scores) == game.players
        assert state.outcome is not None
        assert state.outcome.scores == state.scores
        assert set(state.outcome.winners) <= set(range(game.players))
        assert state.outcome.reason in game.REASONS


def test_games_played_in_compiled_code_end_with_the_same_verdict(game: Game) -> None:
    kernels = game.KERNELS
    for seed in range(20):
        array = game.start().array
        moves = playout(handle_of(game), array, generator(seed), 5000)
        scores = np.zeros(game.players, dtype=np.int64)
        assert 0 < moves < 5000
        assert kernels.awaiting(game.tables, array) == 0
        assert kernels.result(game.tables, array, scores) > 0


def test_games_in_one_piece_are_those_that_kernels_play_one_by_one(game: Game) -> None:
    whole, one_by_one = handle_of(game), handle_of(game)
    one_by_one[WANDER] = 0
    for seed in range(20):
        for most in (seed, 5000):
            played = []
            for handle in (whole, one_by_one):
                array, rng = game.start().array.copy(), generator(seed)
                moves = playout(handle, array, rng, most)
                played.append((moves, array.tolist(), rng.tolist()))
            assert played[0] == played[1]


def test_somebody_awaited_always_has_a_move(game: Game) -> None:
    for state in walk(game, "moves"):
        for seat in state.awaiting:
            assert state.legal(seat)
        for seat in set(range(game.players)) - state.awaiting:
            assert state.legal(seat) == ()


def test_no_seat_ever_has_more_moves_than_the_game_says(game: Game) -> None:
    for state in walk(game, "most"):
        assert all(len(state.legal(seat)) <= game.most_moves for seat in state.awaiting)


def test_playing_leaves_the_state_as_it_was(game: Game) -> None:
    for state in decisions(game, "unchanged"):
        before = state.array
        for seat in state.awaiting:
            for move in state.legal(seat)[:10]:
                state.play(move, seat)
                state.view(seat)
        assert (state.array == before).all()


def test_seats_that_act_together_may_act_in_any_order(game: Game) -> None:
    rng = Random(1)
    for state in walk(game, "together"):
        together = sorted(state.awaiting)
        if len(together) < 2:
            continue
        chosen = {seat: rng.choice(state.legal(seat)) for seat in together}
        forwards = backwards = state
        for seat in together:
            forwards = forwards.play(chosen[seat], seat)
        for seat in reversed(together):
            backwards = backwards.play(chosen[seat], seat)
        assert forwards == backwards
        assert (forwards.array == backwards.array).all()


def test_a_choice_made_together_does_not_change_what_the_others_may_do(game: Game) -> None:
    rng = Random(2)
    for state in walk(game, "apart"):
        for seat in sorted(state.awaiting)[: len(state.awaiting) - 1]:
            after = state.play(rng.choice(state.legal(seat)), seat)
            for other in state.awaiting - {seat}:
                assert after.legal(other) == state.legal(other)


def test_chance_adds_up_and_is_never_zero(game: Game) -> None:
    for state in walk(game, "chance"):
        if CHANCE in state.awaiting:
            outcomes = state.chance()
            assert state.awaiting == {CHANCE}
            assert sum(chance for _, chance in outcomes) == 1
            assert all(chance > 0 for _, chance in outcomes)


def test_chance_weighs_what_the_rules_say(game: Game) -> None:
    for state in walk(game, "weights"):
        if CHANCE in state.awaiting:
            moves, weights = state.chances()
            asked = [game.KERNELS.weight(game.tables, state.array, move) for move in moves.tolist()]
            assert weights.tolist() == asked


def test_samples_follow_the_probabilities(game: Game) -> None:
    """Chi-squared over many samples: a bias of a few per cent would be seen."""
    states = [state for state in walk(game, "samples") if state.awaiting]
    rng = generator(11)
    for state in Random(3).sample(states, min(6, len(states))):
        seat = min(state.awaiting)
        if seat == CHANCE:
            expected = {move.index: float(chance) for move, chance in state.chance()}
        else:
            moves = state.legal(seat)
            expected = {move.index: 1 / len(moves) for move in moves}
        number = min(40 * len(expected), 40_000)
        counts = dict.fromkeys(expected, 0)
        array = state.array
        for _ in range(number):
            counts[game.KERNELS.sample(game.tables, array, seat, rng)] += 1
        assert (array == state.array).all()
        excess = sum(
            (counts[index] - number * chance) ** 2 / (number * chance)
            for index, chance in expected.items()
        )
        freedom = len(expected) - 1
        # Six standard deviations: a fair sampler practically never fails.
        assert excess <= freedom + 6 * (2 * freedom) ** 0.5 + 6
