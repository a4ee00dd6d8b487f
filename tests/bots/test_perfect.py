"""How far from perfect the bots are: what measures it is right."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from musivum import Match, bot, load
from musivum.core.game import CHANCE, State
from musivum.search import solve

ROOT = Path(__file__).parents[2]
NODES = 200_000
sys.path.append(str(ROOT / "tools"))

import bound_mosaix  # noqa: E402 - it lies among the tools
import perfect  # noqa: E402 - the same


@pytest.mark.parametrize("seed", range(4))
def test_nobody_has_more_points_than_the_bound_of_the_dice(seed: int) -> None:
    match = Match(load("mosaix", players=1), seed=seed, players=["expert"]).run()
    assert match.outcome is not None
    thrown = [str(move).split()[-1] for seat, move in match.moves if seat == CHANCE]
    bounds = []
    for rounds in range(1, len(thrown) + 1):  # the centre is the first
        dice = "".join(thrown[:rounds])
        bounds.append(bound_mosaix.most(*(dice.count(symbol) for symbol in "OTX")))
    assert 0 < match.outcome.scores[0] <= max(bounds)


def test_the_bound_is_the_best_way_to_strike_boxes() -> None:
    assert bound_mosaix.most(10, 10, 5) == 2 * 10 + 2 * 10 + 5 + 8
    assert bound_mosaix.most(11, 10, 4) == 2 * 11 + 2 * 10 + 8  # crosses bring nothing, nor cost
    assert bound_mosaix.most(25, 20, 5) == 5 * 25 + 4 * 20 + 7  # one of fifty has to go
    assert bound_mosaix.most(20, 20, 20) == -1  # more than boxes can take


def test_the_published_games_stay_below_the_bound() -> None:
    chances = bound_mosaix.results()
    assert chances.sum() == pytest.approx(1)
    bound = float(chances @ np.arange(len(chances)))
    lines = (ROOT / "docs" / "arena" / "mosaix-solo.jsonl").read_text().splitlines()[1:]
    games = [json.loads(line) for line in lines]
    points = [game["scores"][0] for game in games if game["bots"] == ["master"]]
    assert 140 < np.mean(points) < bound
    assert f"{bound:.1f}" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def exact(state: State) -> tuple[int, dict[str, float]]:
    """Who is to move, and what each move is worth to it."""
    (seat,) = state.awaiting
    found = {}
    for move in state.legal(seat):
        value = perfect.lead_of(state.play(move), seat, NODES)
        assert value is not None
        found[str(move)] = value
    return seat, found


def endings(seed: int) -> list[State]:
    """Positions near the end of a random game in which it matters what is played."""
    states = Match(load("steere", side=3), seed=seed, players=["random", "random"]).run().states
    late = [state for state in states[10:] if len(state.awaiting) == 1]
    return [state for state in late if len(set(exact(state)[1].values())) > 1]


def test_a_move_that_loses_points_is_found_out() -> None:
    state = endings(1)[0]
    seat, values = exact(state)
    solution = solve(state)
    assert solution is not None
    assert max(values.values()) == solution.lead * (1 - 2 * seat)
    assert perfect.lead_of(state, 1 - seat, NODES) == -max(values.values())
    assert perfect.lead_of(state, seat, 3) is None  # it gave up
    for seed in range(6):
        found = perfect.lost(state, seat, "random", seed, NODES)
        assert found is not None
        chosen = str(bot("random", state.game, seed).choose(state.view(seat), seat))
        assert (found.best, found.kept) == (max(values.values()), values[chosen])


def test_master_finds_the_best_moves_near_the_end_also_without_its_solver() -> None:
    for state in endings(2)[:3]:
        (seat,) = state.awaiting
        found = perfect.lost(state, seat, "master@2000", 1, NODES)
        assert found is not None
        assert found.best == found.kept


def followed(state: State) -> float:
    """Alone the points, of two seats the lead of the first, by definition."""
    if state.outcome is not None:
        scores = state.outcome.scores
        return float(scores[0] - (scores[1] if len(scores) == 2 else 0))
    if CHANCE in state.awaiting:
        indices, weights = state.chances()
        after = [followed(state.play(state.game.action(int(one)))) for one in indices]
        return float(np.average(after, weights=weights))
    (seat,) = state.awaiting
    return (min if seat else max)(followed(state.play(move)) for move in state.legal(seat))


def test_the_end_of_a_game_alone_is_followed_through_all_dice() -> None:
    """Against the same, written down in a few lines."""
    states = Match(load("mosaix", players=1), seed=3, players=["club"]).run().states
    exact = [perfect.expected(state, 4000) for state in states]
    solved = [state for state, value in zip(states, exact, strict=True) if value is not None]
    assert len(solved) > 2
    first = solved[0]
    assert perfect.expected(first, 4000) == pytest.approx(followed(first))
    assert perfect.expected(states[0], 4000) is None


def last_round(seed: int) -> State | None:
    """A position of two seats that can be followed to the end, if a game has one with a choice."""
    for state in Match(load("galilee"), seed=seed, players=["random", "random"]).run().states:
        if len(state.awaiting) == 1 and CHANCE not in state.awaiting:
            (seat,) = state.awaiting
            if len(state.legal(seat)) > 2 and perfect.expected(state, 3000) is not None:
                return state
    return None


def test_the_last_round_of_two_is_followed_to_the_end() -> None:
    last = next(found for seed in range(200) if (found := last_round(seed)))
    (seat,) = last.awaiting
    assert perfect.is_open(last.game, last, seat)
    assert perfect.lead_of(last, seat, 3000) == pytest.approx(followed(last) * (1 - 2 * seat))
    leads = [followed(last.play(move)) * (1 - 2 * seat) for move in last.legal(seat)]
    assert perfect.lead_of(last, seat, 3000) == pytest.approx(max(leads))


def test_hidden_hands_and_seats_that_act_together_are_not_looked_into() -> None:
    mozaa = Match(load("mozaa", hand=3), seed=1, players=["greedy", "greedy"]).run().states[20]
    (seat,) = mozaa.awaiting - {CHANCE} or {0}
    assert not perfect.is_open(mozaa.game, mozaa, seat)
    states = Match(load("mosaix"), seed=1, players=["club", "club"]).run().states
    writing = next(state for state in reversed(states) if len(state.awaiting) == 2)
    assert perfect.expected(writing, NODES) is None
