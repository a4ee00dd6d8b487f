"""What is said about strength, and how sure it is."""

import sys

import numpy as np
import pytest

from musivum.arena.play import Result
from musivum.arena.ratings import (
    ELO,
    ahead,
    mean_and_error,
    pairings,
    ratings,
    reaches,
    seats,
    standings,
    wilson,
)
from tests.arena.small import made_up

STRENGTHS = np.array([0.0, 0.5, 1.5])
NAMES = ["weak", "middle", "strong"]


def pairs_of(strengths: list[float], sets: int, seed: int) -> list[Result]:
    """Made-up games of every two bots, won as Bradley and Terry's model says."""
    rng = np.random.default_rng(seed)
    games = []
    for number in range(sets):
        for one in range(len(strengths)):
            for other in range(one):
                chance = 1 / (1 + np.exp(strengths[other] - strengths[one]))
                for bots in ([one, other], [other, one]):
                    winner = one if rng.random() < chance else other
                    names = [NAMES[bot] for bot in bots]
                    games.append(made_up(names, [int(bot == winner) for bot in bots], number))
    return games


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    found = ratings(NAMES, pairs_of(STRENGTHS.tolist(), 500, 1))
    assert [rating.points for rating in found] == pytest.approx(ELO * STRENGTHS, abs=40)
    assert (found[0].points, found[0].low, found[0].high) == (0, 0, 0), "the first is the anchor"


def test_intervals_hold_the_truth_nearly_always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("musivum.arena.ratings.SAMPLES", 100)
    held = 0
    for seed in range(25):
        games = pairs_of(STRENGTHS[:2].tolist(), 30, seed)
        _, rating = ratings(NAMES[:2], games)
        held += rating.low <= ELO * STRENGTHS[1] <= rating.high
    assert held >= 21, "95 % intervals held the truth in fewer than 85 % of the cases"


def test_several_seats_are_rated_as_the_plackett_luce_model_does() -> None:
    import choix  # half a second's work, which only this test needs

    rankings = choix.generate_rankings(STRENGTHS, 600, 3)
    games = []
    for number, ranking in enumerate(rankings):
        names = [NAMES[bot] for bot in ranking]
        games.append(made_up(names, [3, 2, 1], number))
    luce = choix.ilsr_rankings(3, rankings)
    found = [rating.points for rating in ratings(NAMES, games)]
    assert found == pytest.approx(ELO * (luce - luce[0]), abs=20)


def test_a_bot_that_never_lost_has_a_finite_rating_and_equals_are_equal() -> None:
    won = [made_up(["weak", "strong"], [0, 1], seed) for seed in range(10)]
    _, rating = ratings(["weak", "strong"], won)
    assert 300 < rating.points < 1000
    drawn = [made_up(["weak", "strong"], [1, 1], seed) for seed in range(10)]
    _, rating = ratings(["weak", "strong"], drawn)
    assert rating.points == pytest.approx(0, abs=1e-6)


def test_playing_works_without_the_library_for_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    from musivum.arena.cli import _console
    from musivum.arena.overview import overview

    monkeypatch.setitem(sys.modules, "choix", None)
    console = _console()
    with console.capture() as said:
        for part in overview(["weak", "strong"], [made_up(["weak", "strong"], [0, 1])], ()):
            console.print(part)
    assert 'pip install "musivum[arena]"' in said.get()


def test_winners_are_ahead_of_others_and_then_points_decide() -> None:
    game = made_up(["a", "b", "c"], [5, 9, 7])
    assert [ahead(game, 1, 2), ahead(game, 2, 1), ahead(game, 0, 2)] == [1, 0, 0]
    game["scores"] = [0, 0, 0]
    game["winners"] = [0, 2]
    assert [ahead(game, 0, 1), ahead(game, 0, 2), ahead(game, 1, 2)] == [1, 0.5, 0]


def test_a_duplicate_set_counts_as_one_result() -> None:
    games = [
        made_up(["a", "b"], [9, 3], seed=0),
        made_up(["b", "a"], [5, 4], seed=0),
        made_up(["a", "b"], [9, 3], seed=1),
        made_up(["b", "a"], [1, 4], seed=1),
    ]
    (pair,) = pairings(["a", "b"], games)
    assert (pair.seeds, pair.share) == (2, 0.75)
    assert pair.sets == 1, "each won one game on seed 0, and a has more points in both"
    assert pair.lead == pytest.approx((2.5 + 4.5) / 2)
    assert 0 <= pair.low < pair.share < pair.high <= 1
    assert {standing.games for standing in standings(["a", "b"], games)} == {4}
    first, second = seats(games)
    assert (first.share, second.share) == (0.75, 0.25)


def test_forfeits_lose_without_changing_the_mean_score() -> None:
    games = [made_up(["a", "b"], [9, 3], seed=0), made_up(["a", "b"], [0, 0], seed=1)]
    games[1]["reason"], games[1]["winners"] = "forfeit", [1]
    first, second = standings(["a", "b"], games)
    assert (first.score, first.forfeits, second.forfeits) == (9, 1, 0)
    (pair,) = pairings(["a", "b"], games)
    assert pair.share == 0.5


def test_alone_bots_are_compared_on_the_same_dice() -> None:
    games = [made_up(["a"], [100 + seed], seed) for seed in range(40)]
    games += [made_up(["b"], [110 + seed], seed) for seed in range(20)]
    (pair,) = pairings(["a", "b"], games)
    assert (pair.seeds, pair.share, pair.lead) == (20, 0, -10)
    assert ratings(["a", "b"], games) == []
    assert seats(games) == []
    reach = reaches(["a", "b"], games, [120, 130])
    assert [(one.bot, one.target, one.share) for one in reach] == [
        ("a", 120, 0.5),
        ("a", 130, 0.25),
        ("b", 120, 0.5),
        ("b", 130, 0.0),
    ]
    assert all(one.low <= one.share <= one.high for one in reach)
    mean, error = mean_and_error([game["scores"][0] for game in games[:40]])
    assert (standings(["a"], games)[0].score, standings(["a"], games)[0].error) == (mean, error)


def test_wilsons_interval_is_the_textbooks() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
