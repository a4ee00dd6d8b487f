"""``musivum analyse``, as a person uses it."""

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from musivum import Match, load
from musivum.analysis.judge import Judge
from musivum.analysis.study import Study, study
from musivum.cli import main
from tests.terminal.program import Result

GOLDEN = Path(__file__).parents[1] / "golden"
Run = Callable[..., Result]
SMALL = str(GOLDEN / "steere-2-False.json")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process, where the rules are compiled already."""

    def run(*words: str) -> Result:
        monkeypatch.setattr(sys, "argv", ["musivum", *words])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        code = end.value.code
        return Result(code if isinstance(code, int) else 0, out.encode(), err.encode())

    return run


def test_its_help_fits_into_80_columns(run: Run) -> None:
    result = run("analyse", "--help")
    assert result.code == 0
    assert max(len(line) for line in result.out.splitlines()) <= 80
    assert "analysis-" not in result.out, "a key without words"


def test_every_move_stands_in_the_table_and_every_seat_in_the_balance(run: Run) -> None:
    result = run("analyse", SMALL, "--simulations", "20", "--level", "club")
    assert result.code == 0, result
    moves = json.loads(Path(SMALL).read_text(encoding="utf-8"))["moves"]
    assert all(f" {move} " in result.out for _, move in moves)
    for word in ("start", "own choices", "others’ choices", "unforeseen", "result"):
        assert result.out.count(f"  {word}") == 2
    assert "Nothing was left to chance." in result.out
    # Of the win, what is lost and comes back is told by the move: never as several wins.
    each = re.findall(r"choices? (?:cost|brought) \+?([\d.]+) %", result.said)
    lost = re.search(r"own choices −(\d+) %", result.said)
    assert lost, result.said
    assert [float(one) for one in each] == [pytest.approx(int(lost[1]) / 3, abs=0.5)] * 2
    assert max(len(line) for line in result.out.splitlines()) <= 80
    assert "analysis-" not in result.out, "a key without words"


def test_a_solo_game_is_told_in_points(run: Run) -> None:
    path = str(GOLDEN / "galilee-1-mona-lisa.json")
    result = run("analyse", path, "--simulations", "5", "--level", "club")
    assert result.code == 0, result
    assert "Chance gave player 1" in result.said
    assert "points" in result.said
    assert "others’" not in result.said


def test_json_on_standard_output_is_all_that_is_there_and_the_same_again(run: Run) -> None:
    words = ("analyse", SMALL, "--simulations", "20", "--json", "-")
    first, again, other = run(*words), run(*words), run(*words, "--seed", "5")
    data = json.loads(first.out)
    assert data["format"] == "musivum-analysis"
    assert data["simulations"] == 20
    assert first.out == again.out
    assert first.out != other.out


def test_files_are_written_and_can_be_looked_at(run: Run, tmp_path: Path) -> None:
    file, picture = tmp_path / "a.json", tmp_path / "a.svg"
    result = run(
        *("analyse", SMALL, "--simulations", "20"), "--json", str(file), "--plot", str(picture)
    )
    assert result.code == 0, result
    assert len(json.loads(file.read_text(encoding="utf-8"))["steps"]) > 3
    assert "<svg" in picture.read_text(encoding="utf-8")
    assert sorted(tmp_path.iterdir()) == [file, picture], "nothing else is left behind"


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("none.json",), 1, "none.json"),
        ((__file__,), 1, "not JSON"),
        ((SMALL, "--level", "beginner"), 2, "no analyst “beginner”; there are: club"),
        ((SMALL, "--simulations", "1"), 2, "--simulations"),
        ((SMALL, "--simulations", "many"), 2, "--simulations"),
        ((SMALL, "--seed", "-3"), 2, "--seed"),
        ((SMALL, "--plot", "a.txt"), 2, "should end in .svg or .png"),
        ((SMALL, "--json", "nowhere/a.json"), 2, "its folder does not exist"),
    ],
)
def test_what_is_wrong_is_said(run: Run, words: tuple[str, ...], code: int, said: str) -> None:
    result = run("analyse", *words)
    assert result.code == code, result
    assert said in result.said
    assert "Traceback" not in result.err


def test_a_record_without_moves_or_with_a_wrong_one_is_refused(run: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty.json"
    Match(load("steere", side=2), 1).record().save(empty)
    assert "nothing to analyse" in run("analyse", str(empty)).said
    data = json.loads(Path(SMALL).read_text(encoding="utf-8"))
    data["moves"][1][1] = data["moves"][0][1]
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    result = run("analyse", str(wrong))
    assert result.code == 1
    assert "move 2" in result.said


def test_ctrl_c_ends_it_at_once_and_leaves_nothing_half_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far it is: here a person loses patience at the fifth position."""
    studied = []

    def impatient(judge: Judge, states: Any, moves: Any, number: int) -> Study:
        studied.append(number)
        if len(studied) == 5:
            raise KeyboardInterrupt
        return study(judge, states, moves, number)

    monkeypatch.setattr("musivum.analysis.analyse.study", impatient)
    long = str(GOLDEN / "steere-5-False.json")
    result = run("analyse", long, "--simulations", "5", "--json", str(tmp_path / "a.json"))
    assert result.code == 130
    assert "Traceback" not in result.err
    assert list(tmp_path.iterdir()) == []
    assert len(studied) < 60, "the rest is not studied first"
