"""Where self-play happens makes no difference to what is learned."""

import os
import signal
from pathlib import Path

import numpy as np
import pytest

from musivum import load
from musivum.core.pointers import Floats
from musivum.learning.batches import GAMES, Batch, joined, play
from musivum.learning.engines import EngineError, Processes, opened
from musivum.learning.learner import Plan, Run
from tests.sampled import LONG
from tests.terminal.program import run as musivum

PLAN = Plan(rounds=2, games=2 * GAMES + 5, memory=2)


def learned(folder: Path, engine: str, jobs: int) -> Run:
    with opened(engine, None, jobs) as chosen:
        run = Run(load("steere", side=2), folder, PLAN, engine=chosen)
        for _ in range(PLAN.rounds):
            run.round()
    return run


def assert_same(run: Run, other: Run) -> None:
    assert np.array_equal(run.numbers, other.numbers)
    assert run.curve == other.curve
    assert run.played == other.played == PLAN.rounds * PLAN.games


def test_two_processes_learn_what_one_learns(tmp_path: Path) -> None:
    assert_same(learned(tmp_path / "a", "processes", 1), learned(tmp_path / "b", "processes", 2))


@pytest.mark.parametrize("jobs", [pytest.param(2, marks=LONG)])
def test_two_ray_workers_learn_what_this_process_learns(tmp_path: Path, jobs: int) -> None:
    assert_same(learned(tmp_path / "a", "processes", 1), learned(tmp_path / "b", "ray", jobs))


def batch(seed: int, games: int = 3) -> Batch:
    return Batch("steere", {"side": 2}, seed, games, 2.0, 2, 0.9, 0, 0, 1)


def numbers() -> Floats:
    policy = load("steere", side=2).POLICY
    assert policy is not None
    return policy.lore(2)


def test_all_games_of_a_batch_are_played_however_few_they_are() -> None:
    for games in (1, 3, GAMES):
        assert play(batch(1, games), numbers()).games == games


def test_joined_lessons_are_those_of_the_batches_in_their_order() -> None:
    played = [play(batch(seed), numbers()).lessons for seed in (1, 2)]
    both = joined(played)
    assert len(both.starts) == len(both.answers) + 1 == sum(len(one.answers) for one in played) + 1
    place = 0
    for lessons in played:
        assert len(lessons.answers) > 10
        for number, answer in enumerate(lessons.answers):
            marks = lessons.marks[lessons.starts[number] : lessons.starts[number + 1]]
            assert both.answers[place] == answer
            assert np.array_equal(both.marks[both.starts[place] : both.starts[place + 1]], marks)
            place += 1


def test_the_batches_of_a_run_differ(tmp_path: Path) -> None:
    run = Run(load("steere", side=2), tmp_path, PLAN)
    batches = run._batches(run.game)
    assert [one.games for one in batches] == [GAMES, GAMES, 5]
    run.round()
    batches += run._batches(run.game)
    assert len({one.seed for one in batches}) == len(batches) == 6


def test_more_lessons_than_there_is_room_for_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Run(load("steere", side=2), tmp_path, PLAN)
    first = len(play(run._batches(run.game)[0], run.steady).lessons.answers)
    monkeypatch.setattr("musivum.learning.learner.MOST_LESSONS", first + 1)
    run.round()
    assert (run.played, len(run.memory[0].answers)) == (GAMES, first)


def _die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_dies_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("musivum.learning.engines.play", _die)
    with opened("processes", None, 2) as engine:
        assert isinstance(engine, Processes)
        with pytest.raises(EngineError, match="rounds before are kept"):
            list(engine.play([batch(1)], numbers()))


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (["--engine", "slurm"], "processes, ray"),
        (["--address", "x:1"], "--engine ray"),
        (["--engine", "ray", "--address", "127.0.0.1:1"], "127.0.0.1:1"),
    ],
)
def test_an_engine_that_cannot_be_is_refused_with_what_can(
    tmp_path: Path, words: list[str], right: str
) -> None:
    done = musivum("learn", "steere", str(tmp_path / "run"), "--option", "side=2", *words)
    assert done.code != 0
    assert right in done.said
    assert "Traceback" not in done.said
    assert not (tmp_path / "run").exists()
