"""Lines of play that are made perfect from their end: what is proved is true, and is kept."""

from pathlib import Path

import pytest

from musivum import Match, OptionError, State, load
from musivum.analysis.backwards import Line
from musivum.core.game import Game
from musivum.search import solve
from tests.terminal.program import run

SMALL = 1 << 18


def played(game: Game, seed: int) -> Line:
    match = Match(game, seed=seed, players=["random", "random"]).run()
    return Line(game, [move for _, move in match.moves], SMALL)


def lead(state: State) -> int:
    solution = solve(state)
    assert solution is not None
    return solution.lead


@pytest.mark.parametrize("seed", range(3))
def test_a_random_line_becomes_perfect_play_from_the_first_move(seed: int) -> None:
    line = played(load("steere", side=2), seed)
    while not line.is_solved:
        assert line.step()
    assert line.lead == lead(line.states[0]) == -3
    assert {lead(state) for state in line.states} == {-3}


def test_the_proved_end_of_a_line_is_perfect_and_the_rest_stays_as_it_was() -> None:
    line = played(load("steere", side=3), 4)
    before = [str(move) for move in line.moves]
    while line.proved > 8:
        assert line.step()
    assert [str(move) for move in line.moves[:8]] == before[:8]
    assert {lead(state) for state in line.states[8:]} == {line.lead}


def test_who_stops_goes_on(tmp_path: Path) -> None:
    game = load("steere", side=3)
    line = played(game, 1)
    for _ in range(6):
        assert line.step()
    line.keep(tmp_path / "line.npz")
    again = Line.read(tmp_path / "line.npz", game)
    for each in (line, again):
        while each.proved > 8:
            each.step()
    assert [str(move) for move in again.moves] == [str(move) for move in line.moves]
    assert (again.proved, again.nodes, again.lead) == (line.proved, line.nodes, line.lead)


def test_a_question_that_took_too_long_is_put_again_with_more_time(tmp_path: Path) -> None:
    game = load("steere", side=3)
    line = played(game, 1)
    while line.proved > 12:
        assert line.step()
    line.patience, asked = 10, 0
    while not line.step():
        asked += 1
        assert line.patience == 10 * 2**asked
        line.keep(tmp_path / "line.npz")
        line = Line.read(tmp_path / "line.npz", game)
    assert asked > 2
    assert {lead(state) for state in line.states[line.proved :]} == {line.lead}


@pytest.mark.parametrize("name", ["mozaa", "mosaix"])
def test_games_of_chance_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match="no chance"):
        Line(load(name), ())


def test_the_command_solves_a_small_board_and_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "side2.npz"
    words = ("solve", "steere", "--side", "2", "--bot", "random", "--resume", str(path))
    for _ in range(2):
        done = run(*words)
        assert done.code == 0, done
        assert "Solved: with perfect play the second player leads by 3 in the end" in done.said
    other = run("solve", "steere", "--side", "3", "--resume", str(path))
    assert other.code == 2
    assert "side=2" in other.said


def test_the_command_says_how_far_it_came(tmp_path: Path) -> None:
    path = tmp_path / "side4.npz"
    words = ("solve", "steere", "--side", "4", "--bot", "greedy", "--resume", str(path))
    done = run(*words, "--positions", "20000")
    assert done.code == 0, done
    assert "everything is proved to be perfect" in done.said
    assert " | " in done.out
    assert path.exists()


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (["mozaa"], "no chance"),
        (["steere", "--side", "2", "--resume", "nowhere/line.npz"], "nowhere"),
        (["steere", "--side", "2", "--bot", "nobody"], "greedy"),
        (["steere", "--side", "2", "--resume", "pyproject.toml"], "--resume"),
    ],
)
def test_what_cannot_be_done_is_refused_with_what_can(words: list[str], right: str) -> None:
    done = run("solve", *words)
    assert done.code == 2, done
    assert right in done.said
    assert "Traceback" not in done.said
