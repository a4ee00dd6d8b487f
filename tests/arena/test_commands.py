"""What the commands of the arena promise to those who type them."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from musivum.arena.results import read
from musivum.cli import app
from tests.arena.small import BOTS

OUTSIDE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
SMALL = ("--option", "side=2", "--jobs", "1")


def say(*words: str) -> Result:
    return CliRunner().invoke(app, words)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("arena") / "games.jsonl"
    done = say("arena", "steere", *BOTS, "--games", "3", *SMALL, "--out", str(path))
    assert done.exit_code == 0, done.output
    return path


def test_the_command_plays_and_says_who_is_stronger(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("games.jsonl", "page.html", "games.parquet")]
    words = ["arena", "steere", *BOTS, "--games", "2", *SMALL, "--out", str(files[0])]
    done = say(*words, "--report", str(files[1]), "--parquet", str(files[2]))
    assert done.exit_code == 0, done.output
    assert "greedy – random" in done.output
    assert "random being 0" in done.output
    assert len(files[0].read_text().splitlines()) == 1 + 4
    assert all(file.stat().st_size for file in files)


def test_games_by_other_rules_are_not_played_again(played: Path, tmp_path: Path) -> None:
    header, *games = played.read_text().splitlines()
    path = tmp_path / "old.jsonl"
    path.write_text("\n".join([json.dumps(json.loads(header) | {"rules": 99}), *games]) + "\n")
    done = say("results", str(path), "--verify", "1", "--jobs", "1")
    assert done.exit_code != 0
    assert "version 99 of the rules of steere" in str(done.exception)
    assert say("results", str(path)).exit_code == 0, "what they say can still be read"


def test_alone_the_mean_and_the_targets_of_the_rulebook_are_said(tmp_path: Path) -> None:
    plot = tmp_path / "champion.svg"
    words = ("arena", "mosaix", "random", "expert", "--option", "players=1", "--jobs", "1")
    done = say(*words, "--games", "2", "--out", str(tmp_path / "a.jsonl"), "--plot", str(plot))
    assert done.exit_code == 0, done.output
    assert "120 or more" in done.output
    assert "130 or more" in done.output
    assert "rating" not in done.output
    assert plot.read_text().startswith("<svg")


def test_a_file_says_again_what_was_said(played: Path) -> None:
    done = say("results", str(played))
    assert done.exit_code == 0, done.output
    assert "greedy – random" in done.output


def test_verifying_replays_games_and_notices_what_was_changed(played: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = say("results", str(played), "--verify", "4", "--jobs", "1", "--report", str(page))
    assert page.stat().st_size, "what else was asked for is not forgotten"
    assert done.exit_code == 0, done.output
    assert "All 4 games" in done.output
    lines = played.read_text().splitlines()
    forged = json.loads(lines[3])
    forged["scores"] = [6, 1]
    path = tmp_path / "forged.jsonl"
    path.write_text("\n".join([*lines[:3], json.dumps(forged), *lines[4:]]) + "\n")
    done = say("results", str(path), "--verify", "99", "--jobs", "1")
    assert done.exit_code == 1
    assert "the file says 6:1" in done.output
    assert "1 of 6" in str(done.exception)


def test_verifying_says_why_a_program_could_not_play_again(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(OUTSIDE.read_text())
    path = tmp_path / "games.jsonl"
    bot = f"cmd:{sys.executable} {program}"
    done = say("arena", "steere", "random", bot, "--games", "1", *SMALL, "--out", str(path))
    assert done.exit_code == 0, done.output
    program.write_text("import sys; sys.exit('no such [weights]')")
    done = say("results", str(path), "--verify", "1", "--jobs", "1")
    assert done.exit_code == 1
    assert "but now a bot failed" in done.output
    assert "exit code 1; its standard error ends with: no such [weights]" in done.output


def test_what_a_file_does_not_record_is_neither_checked_nor_drawn(tmp_path: Path) -> None:
    path, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    words = ("arena", "mosaix", "random", "--option", "players=1", "--jobs", "1", "--games", "2")
    assert say(*words, "--out", str(path)).exit_code == 0
    head, *lines = path.read_text().splitlines()
    bare = [
        json.dumps(json.loads(line) | {"reason": "", "moves": 0, "choices": [0], "legal": [0]})
        for line in lines
    ]
    path.write_text("\n".join([head, *bare]) + "\n")
    done = say("results", str(path), "--report", str(page))
    assert done.exit_code == 0, done.output
    assert "Length" not in page.read_text()
    done = say("results", str(path), "--verify", "2", "--jobs", "1")
    assert done.exit_code == 0, done.output


def test_a_ladder_is_climbed_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    words = ("arena", "steere", "random", "beginner", "greedy", "--ladder", "--games", "1")
    done = say(*words, *SMALL, "--first-seed", "7", "--out", str(path))
    assert done.exit_code == 0, done.output
    games = read(path)[1]
    assert len(games) == 4
    assert not any({"random", "greedy"} == set(game["bots"]) for game in games)
    assert {game["seed"] for game in games} == {7}


def test_stats_print_a_table_or_json() -> None:
    words = ("stats", "steere", "--option", "side=2", "--vary", "swap", "--games", "2")
    done = say(*words, "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert "swap yes" in done.output
    done = say(*words, "--bot", "random", "--json")
    assert done.exit_code == 0, done.output
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["options"]["swap"] for line in lines] == [False, False, True]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena", "steere", "random", "gredy"], "gredy"),
        (["arena", "steere", "random"], "two bots"),
        (["arena", "steere", "random", "random"], "once"),
        (["arena", "steere", *BOTS, "--option", "sides=2"], "sides"),
        (["arena", "steere", *BOTS, "--option", "side=2", "--option", "side=3"], "twice"),
        (["arena", "steere", *BOTS, "--option", "side=99"], "2 to 7"),
        (["arena", "chess", *BOTS], "chess"),
        (["arena", "steere", *BOTS, "--engine", "slurm"], "processes, ray"),
        (["arena", "steere", *BOTS, "--address", "x:1"], "--engine ray"),
        (["arena", "steere", *BOTS, "--report", "no/such/page.html"], "no/such"),
        (["arena", "steere", *BOTS, "--plot", "scores.svg"], "alone"),
        (["arena", "steere", *BOTS, "--games", "0"], "--games"),
        (["stats", "steere", "--bot", "cmd:x"], "cmd:x"),
        (["stats", "mosaix", "--vary", "centres"], "players"),
    ],
)
def test_a_mistake_in_the_command_is_named(words: list[str], says: str) -> None:
    done = say(*words)
    assert done.exit_code == 2
    assert says in done.output


def test_a_file_without_games_is_refused(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text(played.read_text().splitlines()[0] + "\n")
    done = say("results", str(path))
    assert done.exit_code == 1
    assert "no finished game" in str(done.exception)
