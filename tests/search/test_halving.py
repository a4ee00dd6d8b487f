"""Sequential halving: which candidates go on, how often they are played out, what is reported."""

import time
from typing import Any

import numpy as np
import pytest

from musivum.core.errors import OptionError
from musivum.core.kernels import handle_of
from musivum.core.match import Match
from musivum.games import load
from musivum.search import Settings
from musivum.search.halving import BROUGHT, WEIGHS, _Contest, compare, play_out
from musivum.search.report import numbers_of
from musivum.search.rollout import FURTHER
from tests.search.counters import Advised, Counters
from tests.search.toy import Trio


class Told(_Contest):
    """A contest whose candidates are as good as they are told to be."""

    def __init__(self, worths: list[float]) -> None:
        trio = Trio({})
        super().__init__(trio, trio.start().view(0), 0, Settings(), 0, 32)
        number = len(worths)
        self.worths = np.array(worths)
        self.pairs = np.array([[one % 4, -1] for one in range(number)], dtype=np.int64)
        self.priors = np.linspace(1, 0, number)
        self.totals = np.zeros((number, 2))
        self.visits = np.zeros(number, dtype=np.int64)
        self.order = list(range(number))
        self.rounds: list[tuple[list[int], int]] = []

    def _round(self, alive: Any, share: int, stop: float | None) -> None:
        assert stop is None
        self.rounds.append((alive.tolist(), share))
        self.totals[alive, BROUGHT] += share * self.worths[alive]
        self.totals[alive, WEIGHS] += share
        self.visits[alive] += share
        self.done += share * len(alive)


def test_the_better_half_goes_on_until_one_is_left() -> None:
    contest = Told([0.1, 0.8, 0.3, 0.9, 0.5, 0.2, 0.7, 0.4])
    contest.run(240, None)
    assert [alive for alive, _ in contest.rounds] == [list(range(8)), [1, 3, 4, 6], [1, 3]]
    assert contest.order == [3, 1, 6, 4, 7, 2, 5, 0]
    assert contest.done == 240


def test_of_an_odd_number_the_larger_half_goes_on() -> None:
    contest = Told([0.5, 0.1, 0.4, 0.3, 0.2])
    contest.run(3000, None)
    assert [alive for alive, _ in contest.rounds] == [[0, 1, 2, 3, 4], [0, 2, 3], [0, 2]]
    assert contest.order == [0, 2, 3, 4, 1]


def test_every_round_has_the_same_share_of_the_budget() -> None:
    contest = Told([0.1 * one for one in range(8)])
    contest.run(240, None)
    assert [share for _, share in contest.rounds] == [10, 20, 40]
    poor = Told([0.1 * one for one in range(8)])
    poor.run(1, None)
    assert poor.rounds == [(list(range(8)), 1)], "once at least, and then the budget is gone"


def test_equally_good_candidates_stay_in_the_order_of_first_impressions() -> None:
    contest = Told([0.5] * 4)
    contest.run(40, None)
    assert contest.order == [0, 1, 2, 3]


def test_the_report_has_every_first_move_once_by_its_best_candidate() -> None:
    contest = Told([0.1, 0.2, 0.3, 0.4, 0.9, 0.0])
    contest.run(600, None)
    report = contest.report(1.5)
    assert [str(one.move) for one in report.candidates] == ["left", "take", "give", "right"]
    assert report.candidates[0].value == pytest.approx(0.9)
    assert (report.simulations, report.seconds) == (contest.done, 1.5)
    assert [str(move) for move in report.principal] == ["left"]
    unplayed = Told([0.5, 0.6]).report(0.0)
    assert [one.value for one in unplayed.candidates] == [1.0, 0.0], "priors, where nothing else is"
    assert [one.visits for one in unplayed.candidates] == [0, 0]


def test_the_real_contest_finds_the_move_that_is_better_and_plays_both_on_equal_dice() -> None:
    """To the right seat 2, at random, shares with seat 0 half the time; to the left seat 1 gives it
    all half the time: 1/4 against 1/2."""
    trio = Trio({})
    view = trio.start().view(0)
    report = compare(trio, view, 0, simulations=800, settings=Settings(margin=0, length=5))
    values = {str(one.move): one.value for one in report.candidates}
    assert str(report.move) == "left"
    assert values["left"] == pytest.approx(1 / 2, abs=0.06)
    assert values["right"] == pytest.approx(1 / 4, abs=0.06)
    assert [one.visits for one in report.candidates] == [400, 400]
    assert report.simulations == 800
    again = compare(trio, view, 0, simulations=800, settings=Settings(margin=0, length=5))
    assert [one.value for one in again.candidates] == [one.value for one in report.candidates]
    other = compare(trio, view, 0, simulations=800, seed=5, settings=Settings(margin=0, length=5))
    assert [one.value for one in other.candidates] != [one.value for one in report.candidates]


def test_a_budget_that_is_none_is_refused() -> None:
    trio = Trio({})
    for simulations, milliseconds in ((0, None), (None, 0), (None, None)):
        with pytest.raises(OptionError):
            compare(
                trio,
                trio.start().view(0),
                0,
                simulations=simulations,
                milliseconds=milliseconds,
            )


def test_only_so_many_candidates_are_considered() -> None:
    trio = Trio({})
    report = compare(trio, trio.start().view(0), 0, simulations=10, candidates=1)
    assert [str(one.move) for one in report.candidates] == ["left"]
    assert report.simulations == 0, "there is nothing to compare it with"


def test_a_budget_of_time_is_used_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter(0.01 * number for number in range(100_000))
    monkeypatch.setattr(time, "perf_counter", lambda: next(moments))
    trio = Trio({})
    report = compare(trio, trio.start().view(0), 0, milliseconds=500, settings=Settings(length=5))
    assert 20 <= report.simulations <= 100
    assert 0.5 <= report.seconds <= 0.6


def test_two_steps_of_one_seat_in_a_row_are_one_candidate() -> None:
    """Alone, every seat's next move is its own: the policy rates both steps together."""
    alone = Advised(players=1)
    report = compare(alone, alone.start().view(0), 0, simulations=60, candidates=3)
    assert len(report.principal) == 2, "the move, and the one that goes with it"
    assert str(report.move) == "4"
    # Two steps that only change places lead to one position: the better-rated pair speaks for it.
    assert {str(one.move) for one in report.candidates} == {"2", "3", "4"}
    plain = Counters(players=1)
    report = compare(plain, plain.start().view(0), 0, simulations=60, candidates=3)
    assert [str(move) for move in report.principal] == ["4"], "without a policy one step is one"
    assert len(report.candidates) == 3


def test_searches_with_different_seeds_share_no_dice() -> None:
    """Nor are the simulations of one the same as those of the next, one later."""
    game = Counters(players=2, turns=40)
    settings = numbers_of(game, Settings(margin=1, length=40))
    pairs = np.array([0, -1], dtype=np.int64)
    alive = np.zeros(1, dtype=np.int64)

    def worths(seed: int) -> list[float]:
        found = []
        for number in range(6):
            total = np.zeros(2)
            array = game.start().array
            play_out(
                handle_of(game),
                settings,
                array,
                0,
                pairs,
                alive,
                1,
                seed,
                number,
                number + 1,
                total,
            )
            found.append(float(total[0]))
        return found

    one, two = worths(1), worths(2)
    assert len(set(one)) > 2
    assert one[1:] != two[:-1]


def test_who_looks_further_is_judged_at_once_and_then_further() -> None:
    """Nothing is played on or drawn by lot; who looks a roll further counts twice as much."""
    game = load("mosaix", players=1)
    policy = game.POLICY
    assert policy is not None
    assert policy.foresee is not None
    match = Match(game, seed=3, players=["expert"])
    while len(match.moves) < 3 * 8 + 2:  # the card, eight rounds, and a roll
        match.step()
    settings = Settings(length=2, advised=1, further=2)
    report = compare(game, match.state.view(0), 0, simulations=10_000, settings=settings)
    best = report.candidates[0]
    after = match.state.play(report.principal[0], 0).play(report.principal[1], 0).array
    worths = [policy.foresee(game.tables, policy.lore(1), after, 0, turn) for turn in range(3)]
    assert len(set(worths)) == 3
    assert best.value == pytest.approx((worths[0] + 2 * worths[1] + 4 * worths[2]) / 7)
    assert best.visits == 3, "once each, whatever the budget"


def test_who_has_been_looked_at_as_far_as_can_be_is_judged() -> None:
    contest = Told([0.1, 0.8, 0.3, 0.9])
    contest.settings[FURTHER] = 1
    contest.run(6000, None)
    assert contest.rounds == [([0, 1, 2, 3], 2)]
    assert contest.order[0] == 3
    poor = Told([0.1, 0.8, 0.3, 0.9])
    poor.settings[FURTHER] = 1
    poor.run(6, None)
    assert poor.rounds == [([0, 1, 2, 3], 1), ([1, 3], 1)], "the better half is looked at further"


def test_a_first_impression_counts_as_some_simulations() -> None:
    """With so many that a search cannot outweigh them, it is what looks best that is played."""
    game = load("galilee")
    state = Match(game, seed=3, players=["greedy", "greedy"]).run().states[11]
    (seat,) = state.awaiting
    view = state.view(seat)
    asked = Settings(length=2, scale=60.0, margin=1.0, advised=1, trusted=1e9)
    contest = _Contest(game, view, seat, asked, 0, 8)
    leads = contest.priors
    worths = 0.5 + 0.5 * leads / (np.abs(leads) + 60.0)
    assert contest.totals[:, BROUGHT] / contest.totals[:, WEIGHS] == pytest.approx(worths)
    report = compare(game, view, seat, simulations=60, settings=asked, candidates=8)
    assert report.move == game.action(int(contest.pairs[0, 0]))
    assert report.candidates[0].value == pytest.approx(worths[0], abs=1e-4)
