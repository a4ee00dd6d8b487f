"""What engines promise: the same games wherever they are played, whatever happens there."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from musivum.arena import engines
from musivum.arena.engines import EngineError, Processes, Task
from musivum.arena.play import Result
from musivum.arena.results import read
from musivum.arena.tournament import Tournament, run
from musivum.bots.outside import MOVE_SECONDS
from musivum.cluster import ClusterError
from tests.arena.small import facts, made_up, program, quiet, small


@dataclass(frozen=True)
class Deadly(Task):
    """A game that kills the process where it is played, once or always."""

    marker: str = ""

    def play(self) -> Result:
        if self.marker and not Path(self.marker).exists():
            Path(self.marker).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if "always" in self.bots:
            os.kill(os.getpid(), signal.SIGKILL)
        return made_up(list(self.bots), [3, 4], self.seed)


class Dangerous(Tournament):
    """A tournament with some harmless games, and a deadly one."""

    def tasks(self) -> Iterator[Task]:
        for seed, bots in enumerate((("random", "greedy"), self.bots, ("greedy", "random"))):
            yield Deadly(self.game, self.options, seed, bots)


def test_a_process_that_dies_is_replaced_and_its_game_played_again(tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    tasks = [Deadly("steere", {}, seed, ("a", "b"), marker=str(marker)) for seed in range(5)]
    played = list(Processes(2).results(tasks))
    assert marker.exists()
    assert sorted(task.seed for task, _ in played) == [0, 1, 2, 3, 4]
    assert all(task.seed == result["seed"] for task, result in played)


def test_a_game_that_kills_every_process_is_named_and_the_others_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tournament = Dangerous("steere", {"side": 2}, 2, ("always", "random"), 1)
    with pytest.raises(EngineError) as error:
        run(tournament, path, Processes(1), quiet)
    assert error.value.key == "arena-worker"
    assert error.value.values["code"] == -signal.SIGKILL
    assert error.value.values["times"] == Processes.LIVES
    assert [game["bots"] for game in read(path)[1]] == [["random", "greedy"]]


def test_several_processes_give_the_same_games_as_one(tmp_path: Path) -> None:
    two = run(small(3), tmp_path / "two.jsonl", 2, quiet)
    assert facts(two) == facts(run(small(3), tmp_path / "one.jsonl", 1, quiet))


def test_a_mistake_in_a_process_is_heard_of() -> None:
    with pytest.raises(RuntimeError, match="KeyError"):
        list(Processes(1).results([Broken("steere", {}, 0, ())]))


class Broken(Task):
    """A game that cannot be played because of a mistake in the code."""

    def play(self) -> Result:
        raise KeyError("broken")


# Whoever runs the tests in the background has Ctrl-C ignored, and children inherit that.
PROGRAM = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from musivum.cli import main; main()"
)


def arena(*words: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "arena", "steere", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


SLEEPS = """
import os, pathlib, time
with pathlib.Path(__file__).with_suffix(".pids").open("a") as file:
    print(os.getpid(), file=file)
print('{"type": "ready"}', flush=True)
time.sleep(60)
"""


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_ctrl_c_ends_everything_at_once_and_keeps_what_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    sleeper = program(tmp_path / "sleeps.py", SLEEPS)
    words = ("random", "greedy", sleeper, "--option", "side=2", "--games", "9", "--jobs", "2")
    process = arena(*words, "--out", str(path))
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until and (not path.exists() or len(path.read_text()) < 300):
            time.sleep(0.05)
        time.sleep(0.5)
        os.killpg(process.pid, signal.SIGINT)
        began = time.monotonic()
        said, _ = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 130, said
    assert time.monotonic() - began < MOVE_SECONDS, "nobody should have to wait for that"
    assert "goes on from there" in said
    assert "Traceback" not in said
    games = read(path)[1]
    assert games
    assert not any(sleeper in game["bots"] for game in games), "it was not its fault"
    pids = [int(pid) for pid in (tmp_path / "sleeps.pids").read_text().split()]
    assert pids
    until = time.monotonic() + 10
    while time.monotonic() < until and any(map(is_alive, pids)):
        time.sleep(0.05)
    assert not any(map(is_alive, pids)), "no program of a bot is left behind"


def test_a_closed_door_is_no_ray_cluster() -> None:
    for address in ("127.0.0.1:1", "127.0.0.1:no", "ray://127.0.0.1:99999"):
        with pytest.raises(ClusterError) as error:
            next(engines.Ray(address).results([]))
        assert error.value.values["address"] == address


def test_a_library_that_is_missing_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match=r'pip install "musivum\[ray\]"'):
        engines.Ray()
