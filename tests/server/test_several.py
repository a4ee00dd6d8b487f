"""Several processes of one server on one SQLite: any of them serves any match, and one may die."""

import os
import signal
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from musivum.server.storage.together import MISSED, Together
from tests.server.crash import kill_one, kill_one_of_several, serving
from tests.server.harness import Person, Process, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("several")
    found = Process(f"sqlite:///{folder}/musivum.db", None, "--processes", "2", fresh=True).ready()
    try:
        yield found
    finally:
        assert found.stop() == 0


def has_ended(process: int) -> bool:
    """Whether all of it is gone; what nobody has asked for the end of yet is a zombie."""
    threads = list(Path(f"/proc/{process}/task").glob("*/stat"))
    with suppress(FileNotFoundError, ProcessLookupError):
        stats = [thread.read_text(encoding="ascii") for thread in threads]
        return all(stat.rpartition(")")[2].split()[0] == "Z" for stat in stats)
    return not Path(f"/proc/{process}").exists()


def test_all_hear_of_a_move_whichever_process_they_are_connected_to(server: Process) -> None:
    ada = Person(server.port, "Ada")
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    ada.watch(match)
    people = [Person(server.port, f"Person {number}") for number in range(2)]
    for one, other in zip(people, serving(server.process.pid), strict=True):
        os.kill(other, signal.SIGSTOP)  # so it is not this process that takes the connection
        try:
            one.watch(match)
        finally:
            os.kill(other, signal.SIGCONT)
    for number, move in enumerate(("c3", "c4", "b3", "b2")):
        assert ada.act("play", match, seat=number % 2, move=move)["type"] == "ack"
        for one in people:  # all of them, before anybody asks: who asks makes a process look
            heard = one.hear("events")
            assert [event["move"] for event in heard["events"]] == [move]
        for one in people:
            told = one.get(f"/api/matches/{match}")["events"]
            assert told[-1]["move"] == move, "and every process answers with it at once"
    for one in (ada, *people):
        one.close()


def test_a_process_that_is_killed_is_replaced_and_loses_no_move(tmp_path: Path) -> None:
    kill_one_of_several(f"sqlite:///{tmp_path}/musivum.db", times=2, clients=4, seed=2)


def test_when_the_first_process_is_killed_the_others_end_and_the_database_is_free(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path}/musivum.db"
    first = Process(database, None, "--processes", "2").ready()
    ada = Person(first.port)
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    assert ada.act("play", match, seat=0, move="c3")["type"] == "ack"
    processes = serving(first.process.pid)
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    first.kill()
    second = Process(database)
    code = second.process.wait(60)
    assert code != 0 and "musivum.db" in second.said, "as long as they live, it is theirs"
    for process in processes:
        os.kill(process, signal.SIGCONT)
    until(lambda: all(map(has_ended, processes)))
    third = Process(database).ready()
    again = Person(third.port, "Bea")
    assert again.get(f"/api/matches/{match}")["events"][-1]["move"] == "c3"
    for one in (ada, again):
        one.close()
    third.stop()


@pytest.fixture
def together() -> Iterator[Together]:
    with closing(Together(2)) as found:
        yield found


def test_who_could_not_be_told_is_told_to_look_at_everything(together: Together) -> None:
    together.place = 0
    sent = 0
    while not together._behind:
        together.tell(f"musivum one {sent}")
        sent += 1
    together.catch_up()
    assert together._behind == {1}, "it does not listen yet"
    together.place = 1
    for number in range(sent - 1):
        assert together.hear() == f"musivum one {number}".encode(), "in order"
    together.place = 0
    together.catch_up()
    assert not together._behind
    together.place = 1
    assert together.hear() == MISSED
    assert together.hear() is None


def test_only_one_process_writes_at_a_time(together: Together, tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.write_text("0", encoding="ascii")
    pids = []
    for _ in range(3):
        pid = os.fork()
        if pid == 0:
            for _ in range(300):
                with together.writing():
                    number = int(shared.read_text(encoding="ascii"))
                    shared.write_text(str(number + 1), encoding="ascii")
            os._exit(0)
        pids.append(pid)
    for pid in pids:
        assert os.waitpid(pid, 0)[1] == 0
    assert shared.read_text(encoding="ascii") == "900"


def test_the_lock_ends_with_the_process_that_has_it(together: Together) -> None:
    entered, inside = os.pipe()
    pid = os.fork()
    if pid == 0:
        with together.writing():
            os.write(inside, b"x")
            signal.pause()
    os.read(entered, 1)
    kill_one(pid)
    os.waitpid(pid, 0)
    with together.writing():
        os.close(entered)
        os.close(inside)
