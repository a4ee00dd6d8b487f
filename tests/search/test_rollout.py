"""What lies beyond the tree."""

from dataclasses import replace
from math import exp

import numpy as np
import pytest
from numba import types

from musivum import load
from musivum.core.compiled import Ints, Words, kernel
from musivum.core.game import Game
from musivum.core.kernels import MOST_MOVES, PLAYERS, SIZE, handle_of
from musivum.core.pointers import INTS, VALUES, WORDS, Values, new_ints
from musivum.core.profile import ALL_MOVES, Settings
from musivum.core.rng import generator
from musivum.search import rollout
from musivum.search.halving import first_impressions
from musivum.search.report import numbers_of
from musivum.search.rollout import judge, play_on
from tests.search.counters import PLAYED, RUNG, SCORES, Advised, Counters


@kernel(types.void(INTS, VALUES, INTS, WORDS))
def continue_game(handle: Ints, settings: Values, state: Ints, rng: Words) -> None:
    after, moves = new_ints(handle[SIZE]), new_ints(handle[MOST_MOVES])
    play_on(handle, settings, state, rng, after, moves)


@kernel(types.void(INTS, VALUES, INTS, VALUES))
def judge_position(handle: Ints, settings: Values, state: Ints, worth: Values) -> None:
    judge(handle, settings, state, 0, new_ints(handle[PLAYERS]), worth)


def continued(game: Game, settings: Settings, seed: int = 1) -> Ints:
    """A position of the game, played on from its start."""
    array = game.start().array
    continue_game(handle_of(game), numbers_of(game, settings), array, generator(seed))
    return array


def judged(game: Game, settings: Settings, played: int, *scores: int) -> list[float]:
    """What a position with these scores is worth to every seat."""
    array = game.start().array
    array[PLAYED] = played
    array[SCORES : SCORES + len(scores)] = scores
    worth = np.zeros(game.players, dtype=np.float64)
    judge_position(handle_of(game), numbers_of(game, settings), array, worth)
    return [float(one) for one in worth]


# The settings


def test_settings_are_found_by_their_names() -> None:
    settings = Settings(*range(10, 22))
    numbers = numbers_of(Counters(), settings)
    assert len(numbers) == rollout.SETTINGS == 15
    assert numbers[rollout.EXPLORE] == settings.explore == 10
    assert numbers[rollout.LENGTH] == settings.length == 15
    assert numbers[rollout.ADVISED] == settings.advised == 19
    assert numbers[rollout.FURTHER] == settings.further == 20
    assert numbers[rollout.TRUSTED] == settings.trusted == 21
    assert len({numbers[place] for place in range(11)}) == 11
    flags = (rollout.LOOSE, rollout.RATED, rollout.ROUNDS)
    assert [numbers[flag] for flag in flags] == [0, 0, 0]
    rich = numbers_of(Advised(bells=True), settings)
    assert [rich[flag] for flag in flags] == [0, 1, 1]
    assert numbers_of(load("mozaa"), settings)[rollout.LOOSE] == 1


# First impressions


def impressions(game: Game, *scores: int) -> list[float]:
    array = game.start().array
    array[SCORES : SCORES + len(scores)] = scores
    moves, values = np.zeros(5, dtype=np.int64), np.zeros(5, dtype=np.float64)
    numbers = numbers_of(game, Settings())
    assert first_impressions(handle_of(game), numbers, array, 0, moves, values) == 5
    assert moves.tolist() == [0, 1, 2, 3, 4]
    return [float(one) for one in values]


def test_a_move_promises_the_lead_in_points_after_it_or_what_the_policy_says() -> None:
    assert impressions(Counters(), 3, 1) == [2.0, 3.0, 4.0, 5.0, 6.0]
    assert impressions(Advised(), 3, 1) == [0.0, 10.0, 20.0, 30.0, 40.0]


# Playing on


@pytest.mark.parametrize("length", [0, 1, 2, 3, 5])
def test_so_many_moves_are_played_and_no_more_than_there_are(length: int) -> None:
    assert continued(Counters(turns=4), Settings(length=length))[PLAYED] == min(4, length)


@pytest.mark.parametrize(("length", "played"), [(0, 0), (1, 2), (2, 2), (3, 4), (4, 4), (5, 6)])
def test_with_chance_a_round_is_played_to_its_end(length: int, played: int) -> None:
    found = continued(Counters(turns=6, bells=True), Settings(length=length))
    assert (found[PLAYED], found[RUNG]) == (played, played // 2)


def test_of_no_samples_or_one_a_random_move_is_played() -> None:
    for samples in (0, 1):
        settings = Settings(length=1, samples=samples)
        found = {int(continued(Counters(), settings, seed)[SCORES]) for seed in range(40)}
        assert found == {0, 1, 2, 3}


def test_of_several_samples_the_best_looking_is_played() -> None:
    two = [continued(Counters(), Settings(length=1, samples=2), seed)[SCORES] for seed in range(60)]
    assert set(two) == {0, 1, 2, 3}
    assert 1.8 < sum(two) / 60 < 2.6, "the better of two is 2.1 on average, one alone 1.5"
    many = [
        continued(Counters(), Settings(length=1, samples=15), seed)[SCORES] for seed in range(40)
    ]
    assert max(many) == 3, "samples are random moves, which are never 4"
    assert sum(many) / 40 > 2.9


def test_who_asks_for_many_samples_is_shown_all_moves() -> None:
    for samples in (rollout.ALL, ALL_MOVES):
        settings = Settings(length=1, samples=samples)
        assert all(continued(Counters(), settings, seed)[SCORES] == 4 for seed in range(5))
    assert rollout.ALL == 16


def test_of_moves_that_look_equally_good_the_first_is_played() -> None:
    settings = Settings(length=2, samples=ALL_MOVES)
    assert continued(Counters(blind=True), settings)[SCORES : SCORES + 2].tolist() == [0, 0]
    seen = Settings(length=2, samples=ALL_MOVES)
    assert continued(Counters(), seen)[SCORES : SCORES + 2].tolist() == [4, 4]


def test_where_it_is_wanted_the_policy_plays() -> None:
    settings = Settings(length=4, samples=ALL_MOVES, advised=1)
    assert continued(Advised(), settings)[SCORES : SCORES + 2].tolist() == [2, 2]
    assert continued(Advised(), replace(settings, advised=0))[SCORES] == 8


# Judging


def test_alone_one_plays_for_points() -> None:
    assert judged(Counters(players=1), Settings(), 6, 7) == [7.0]
    assert judged(Counters(players=1), Settings(), 2, 7) == [7.0]
    assert judged(Advised(players=1), Settings(advised=1), 2, 7) == [14.0], "what it will be"
    assert judged(Advised(players=1), Settings(advised=1), 6, 7) == [7.0], "what it is"


def test_in_the_end_the_win_counts_and_is_shared_by_equals() -> None:
    settings = Settings(margin=0)
    assert judged(Counters(), settings, 6, 5, 3) == [1.0, 0.0]
    assert judged(Counters(), settings, 6, 4, 4) == [0.5, 0.5]
    assert judged(Counters(players=3), settings, 6, 2, 7, 7) == [0.0, 0.5, 0.5]
    assert judged(Counters(players=4), settings, 6, 1, 1, 1, 1) == [0.25] * 4


def test_the_margin_is_the_lead_before_the_best_other() -> None:
    settings = Settings(margin=1, scale=8)
    assert judged(Counters(), settings, 6, 8, 0) == [0.75, 0.25]
    assert judged(Counters(), settings, 6, 4, 4) == [0.5, 0.5]
    assert judged(Counters(players=3), settings, 6, 0, 16, 24) == [
        pytest.approx(0.5 - 0.5 * 24 / 32),
        pytest.approx(0.25),
        pytest.approx(0.75),
    ]
    mixed = Settings(margin=0.25, scale=8)
    assert judged(Counters(), mixed, 6, 8, 0) == [
        pytest.approx(0.75 + 0.25 * 0.75),
        pytest.approx(0.25 * 0.25),
    ]


def test_a_position_that_is_not_final_is_judged_by_its_lead() -> None:
    settings = Settings(margin=0, scale=8)
    ahead = 1 / (1 + exp(-4 / 8))
    assert judged(Counters(), settings, 2, 5, 1) == [
        pytest.approx(ahead),
        pytest.approx(1 - ahead),
    ]
    assert judged(Counters(), settings, 2, 5, 5) == [0.5, 0.5]
    far = judged(Counters(), replace(settings, scale=2), 2, 5, 1)
    assert far[0] == pytest.approx(1 / (1 + exp(-2)))


def test_where_the_policy_plays_the_lead_is_what_it_expects() -> None:
    settings = Settings(margin=0, scale=8, advised=1)
    worth = judged(Advised(players=3), settings, 2, 5, 1, 3)
    assert worth == [
        pytest.approx(1 / (1 + exp(-(10 - 6) / 8))),
        pytest.approx(1 / (1 + exp(-(2 - 10) / 8))),
        pytest.approx(1 / (1 + exp(-(6 - 10) / 8))),
    ]
