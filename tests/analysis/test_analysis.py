"""What every move was worth, and how luck and choices add up to the result."""

from random import Random
from typing import Any

import numpy as np
import pytest

from musivum import CHANCE, Match, games, load
from musivum.analysis.analyse import analyse
from musivum.analysis.grades import GRADES, SHARES, grade, limits_of
from musivum.analysis.judge import Judge
from musivum.analysis.result import Analysis
from musivum.analysis.study import marks, study, viewer
from musivum.core.game import State

FEW = 4
"""Simulations where only the sums matter."""


def played(game: str, *players: str, seed: int = 1, moves: int = 10_000, **options: Any) -> Match:
    """A match of bots, or its first moves."""
    match = Match(load(game, **options), seed, players)
    while len(match.moves) < moves and match.step():
        pass
    return match


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("mosaix", ["casual"], {"players": 1}),
        ("mosaix", ["random", "casual"], {"players": 2}),
        ("galilee", ["random"], {"players": 1}),
        ("galilee", ["random"] * 3, {"players": 3}),
        ("mozaa", ["random", "random"], {}),
        ("mozaa", ["random"] * 3, {"players": 3, "variant": "claims", "hand": 3}),
        ("steere", ["random", "casual"], {"side": 3}),
    ],
)
def test_start_luck_choices_and_the_unforeseen_add_up_to_the_result(
    game: str, players: list[str], options: dict[str, Any]
) -> None:
    match = played(game, *players, **options)
    outcome = match.outcome
    assert outcome is not None
    found = analyse(match, level="club", simulations=FEW)
    assert found.finished
    assert len(found.steps) == len(match.moves)
    for balance in found.balances:
        parts = balance.luck + balance.choices + balance.others + balance.unforeseen
        assert balance.start + parts == pytest.approx(balance.result, abs=1e-9)
        if len(players) == 1:
            assert balance.result == outcome.scores[0]
        else:
            won = balance.seat in outcome.winners
            assert balance.result == (1 / len(outcome.winners) if won else 0)
        assert balance.choices <= 0
        mine = [step for step in found.steps if step.seat == balance.seat]
        assert sum(step.loss for step in mine) == pytest.approx(-balance.choices)
        assert sum(balance.grades.values()) == sum(step.grade is not None for step in mine)
    if len(players) > 1:
        for part in ("luck", "unforeseen"):  # what one seat gains of the win, others lose
            total = sum(getattr(balance, part) for balance in found.balances)
            assert total == pytest.approx(0, abs=1e-9)


def test_before_a_roll_a_position_is_worth_the_mean_over_all_rolls() -> None:
    """So luck is nothing on average, whatever the judge believes."""
    match = played("mosaix", "casual", moves=26, players=1, centres="O")
    state = match.state
    while CHANCE not in state.awaiting:
        state = state.play(state.legal(0)[0], 0)
    judge = Judge(match.game, simulations=150)
    before = judge.value(state)
    after = [
        (float(chance), judge.value(state.play(roll, CHANCE))) for roll, chance in state.chance()
    ]
    mean = sum(chance * worth.values[0] for chance, worth in after)
    error = before.errors[0] + sum(chance * worth.errors[0] for chance, worth in after)
    assert len(after) == 15
    assert mean == pytest.approx(before.values[0], abs=3 * error)
    spread = max(worth.values[0] for _, worth in after) - min(worth.values[0] for _, worth in after)
    assert spread > 3 * error, "some rolls are better than others"


def test_a_choice_is_judged_by_what_the_seat_could_know() -> None:
    """With other cards in the other's hand everything that is said of a choice stays the same."""
    match = played("mozaa", "random", "random", hand=3, moves=30)
    number = next(
        n
        for n, (seat, _) in enumerate(match.moves)
        if seat == 0 and len(match.states[n].legal(0)) > 1
    )
    judge = Judge(match.game, "club", 20)
    state, move = match.states[number], match.moves[number]
    other = match.game.imagine(state.view(0), Random(5))
    assert other != state
    assert viewer(state, 0) == 0
    found = []
    for one in (state, other):
        states = [*match.states[:number], one, one.play(move[1], 0)]
        found.append(study(judge, states, match.moves[: number + 1], number))
    assert found[0]["worth"] != found[1]["worth"], "luck knows all cards"
    assert [found[0][part] for part in ("best", "cost")] == [
        found[1][part] for part in ("best", "cost")
    ]


def spoiled(seed: int) -> tuple[Match, int]:
    """A good Mosaix solo with one writing that is as bad as can be, and its number."""
    game = load("mosaix", players=1)
    match = Match(game, seed, ["expert"])
    number = 0
    while match.step():
        if len(match.moves) > 12 and not number and _can_write(match.state):
            judge = Judge(game, simulations=2)
            worst = min(
                [move for move in match.state.legal(0) if str(move) != "end"],
                key=lambda move: judge.value(match.state.play(move, 0)).values[0],
            )
            match.play(worst, 0)
            number = len(match.moves)
            break
    return match, number


def _can_write(state: State) -> bool:
    return 0 in state.awaiting and str(state.legal(0)[0]).startswith("write")


def test_a_blunder_is_found_named_and_answered_with_a_better_move() -> None:
    match, number = spoiled(3)
    found = analyse(match, simulations=30)
    step = found.steps[number - 1]
    assert step.grade == "blunder"
    assert step.loss == max(one.loss for one in found.steps)
    assert step.best is not None
    assert step.best != step.move
    match.states[number - 1].play(step.best, 0)  # it is legal
    assert step.marks[0]["board"] == "grid0"
    assert 1 <= len(step.marks[0]["pieces"]) <= 4
    assert not found.finished, "the record ends there, and so the result is a value"
    assert found.balances[0].result == found.steps[-1].worth[0]


def test_marks_are_what_a_move_adds_to_the_boards_and_nothing_else() -> None:
    state = load("steere", side=3).start().play("c3", 0)
    (mark,) = marks(state, state.play("c4", 1), 1)
    assert mark["board"] == "board"
    assert [piece["cell"] for piece in mark["pieces"]] == ["c4"]


def test_equal_seeds_analyse_alike_however_many_threads() -> None:
    match = played("galilee", "random", "random", players=2, moves=20)
    one, two, other = (
        analyse(match, level="club", simulations=FEW, seed=seed, threads=threads)
        for seed, threads in ((1, 1), (1, 3), (2, 1))
    )
    assert one.data() == two.data()
    assert one.data() != other.data()


def test_without_dice_and_cards_there_is_no_luck() -> None:
    found = analyse(played("steere", "random", "random", side=2), simulations=FEW, level="club")
    assert [balance.luck for balance in found.balances] == [0, 0]
    assert [balance.luck_error for balance in found.balances] == [0, 0]


def test_who_had_no_choice_is_not_graded() -> None:
    match = played("mozaa", "random", "random")
    found = analyse(match, level="club", simulations=2)
    for step, state in zip(found.steps, match.states, strict=False):
        free = step.seat != CHANCE and len(state.legal(step.seat)) > 1
        assert (step.grade is not None) == free
        assert step.loss == 0 or free


@pytest.mark.parametrize("limits", [SHARES, *(games.profile(name).grades for name in games())])
def test_grades_get_worse_with_the_loss(limits: tuple[float, ...]) -> None:
    assert list(limits) == sorted(limits)
    assert len(limits) == len(GRADES) - 1


def test_each_grade_begins_at_its_threshold() -> None:
    alone = limits_of(load("mosaix", players=1))
    assert alone == games.profile("mosaix").grades
    assert [grade(loss, alone) for loss in (0.0, *alone)] == list(GRADES)
    assert grade(0.2, limits_of(load("mosaix", players=2))) == "blunder"


def test_an_analysis_is_plain_data() -> None:
    import json

    match = played("steere", "random", "random", side=2)
    found: Analysis = analyse(match, simulations=np.int64(5).item(), level="club")
    data = found.data()
    assert json.loads(json.dumps(data)) == data
    assert data["format"] == "musivum-analysis"
