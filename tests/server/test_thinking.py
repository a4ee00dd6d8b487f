"""Who thinks for the bots, and what happens when they die."""

import asyncio
import json
import logging
import random
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvloop
from typer.testing import CliRunner

from musivum import load
from musivum.cli import app
from musivum.cluster import ClusterError
from musivum.core.extras import MissingExtra
from musivum.core.game import State
from musivum.core.match import Match
from musivum.server import metrics
from musivum.server.logs import JsonFormatter
from musivum.server.services import thinkers_of
from musivum.server.settings import UNLIMITED, Settings
from musivum.server.thinking import worker
from musivum.server.thinking.pool import BotError, Workers
from tests.sampled import LONG
from tests.server.crash import kill_one
from tests.server.harness import Person, Process, RandomThinkers, play_out, running, until


@pytest.mark.parametrize("times", [2, pytest.param(4, marks=LONG)])
def test_a_killed_bot_worker_is_replaced_and_its_move_made_once(tmp_path: Path, times: int) -> None:
    with running(tmp_path) as server:
        ada = Person(server.port)
        match = ada.match("steere", "me", "random", options={"side": 3})["match"]
        workers = server.services.thinkers
        killed: list[int] = []
        ada.watch(match)
        for number in range(times):
            state = ada.get(f"/api/matches/{match}")["states"][0]
            if not state["view"]["legal"]:
                break
            ada.act("play", match, seat=0, move=state["view"]["legal"][0])
            for pid in workers.pids:  # type: ignore[attr-defined] # they are real workers here
                kill_one(pid)
                killed.append(pid)
            until(lambda: ada.get(f"/api/matches/{match}")["info"]["awaiting"] in ([0], []), 60)
            moves = [e for e in ada.get(f"/api/matches/{match}")["events"] if e["kind"] == "move"]
            assert sum(e["seat"] == 0 for e in moves) == number + 1
        assert killed
        play_out(server.port, match, {0: ada}, random.Random(1))
        ada.close()


def steere_question(level: str = "random") -> dict[str, Any]:
    state = load("steere", side=3).start()
    told = {"game": "steere", "options": state.game.options, "view": state.view(0)}
    return told | {"do": "think", "level": level, "seat": 0, "seed": "1"}


def test_a_worker_that_died_while_it_was_idle_is_replaced_and_the_question_answered() -> None:
    async def go() -> None:
        workers = Workers(1)
        await workers.start()
        try:
            assert (await workers.ask(steere_question()))["move"]
            (idle,) = workers._all
            assert idle.stdin is not None
            # Its pipe breaks before its end is noticed.
            idle.stdin.close()
            kill_one(idle.pid)
            before = died()
            assert (await workers.ask(steere_question()))["move"]
            assert died() == before + 1
            assert workers.pids != [idle.pid]
        finally:
            await workers.stop()

    uvloop.run(go())  # the server's own loop, which has errors of its own


def died() -> float:
    return float(metrics.BOT_DEATHS._value.get())


@pytest.mark.parametrize("end", ["cancelled", "stopped"])
def test_a_graceful_stop_is_no_bots_death(end: str, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        workers = Workers(1)
        await workers.start()
        before = died()
        long = {"do": "study", "game": "steere", "options": {"side": 7, "swap": False}}
        seats = [{"name": "x", "player": "random"}] * 2
        moves = Match(load("steere", side=7), 1, ["random", "random"]).run().record().moves
        more = {"level": "expert", "seats": seats, "moves": moves, "first": 0, "seconds": 30}
        asked = asyncio.create_task(workers.ask(long | more))
        while not workers.pids:
            await asyncio.sleep(0.01)
        (pid,) = workers.pids
        if end == "cancelled":
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
        await workers.stop()
        if end == "stopped":
            with pytest.raises(BotError, match="stops"):
                await asyncio.wait_for(asked, 20)  # it must not go on with another worker
        assert died() == before and not workers.pids
        assert not Path(f"/proc/{pid}").exists()

    uvloop.run(go())
    assert "bot-worker-died" not in caplog.text


def test_a_worker_is_ready_for_every_game_before_anyone_asks(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/musivum.db", bots=2, warm=True)
    with running(tmp_path, settings=settings) as server:
        workers = server.services.thinkers
        until(lambda: len(workers.pids) == 1, 10)  # type: ignore[attr-defined] # they are real
    assert worker.answer({"do": "warm up"}) == {}


def test_a_bot_leaves_people_time_to_follow(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/musivum.db"
    settings = Settings(database=database, pause=0.4, limits=UNLIMITED)
    with running(tmp_path, settings=settings, thinkers=RandomThinkers()) as server:
        ada = Person(server.port)
        options = {"variant": "claims", "hand": 1}
        match = ada.match("mozaa", "random", "me", options=options)["match"]

        def moves() -> list[dict[str, Any]]:
            events = ada.get(f"/api/matches/{match}")["events"]
            return [e for e in events if e["kind"] == "move"]

        until(lambda: ada.get(f"/api/matches/{match}")["info"]["awaiting"] == [1])
        placed, claimed = (e["at"] for e in moves() if e["seat"] == 0)
        drawn = max(e["at"] for e in moves() if e["at"] < placed)
        assert placed - drawn >= 400, "its turn begins"
        assert claimed - placed >= 200, "it goes on with it"
        ada.close()


def test_advice_tells_what_the_move_is_worth() -> None:
    def advise(state: State) -> dict[str, Any]:
        seat = min(state.awaiting)
        told = {"game": state.game.NAME, "options": state.game.options, "view": state.view(seat)}
        return worker.answer(told | {"do": "advise", "level": "expert", "seat": seat, "seed": "1"})

    played = Match(load("steere", side=2), 1, ["random", "random"]).run()
    last = played.states[-2]
    hint = advise(last)
    outcome = last.play(hint["move"], min(last.awaiting)).outcome
    assert outcome is not None, "the game ends with it"
    assert hint["measure"] == "share"
    assert hint["worth"] == (min(last.awaiting) in outcome.winners)

    alone = Match(load("mosaix", players=1), 1, ["random"]).run()
    built = next(state for state in reversed(alone.states) if state.awaiting == {0})
    hint = advise(built)
    assert hint["measure"] == "points"
    assert hint["worth"] >= built.play(hint["move"], 0).scores[0]


def parent(pid: int | str) -> int:
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    return int(stat.rpartition(")")[2].split()[1])


def thinking(owner: int) -> list[int]:
    """The Ray workers that answer a question now, in the cluster that a process has started."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            busy = (process / "cmdline").read_bytes().startswith(b"ray::answer")
            if busy and parent(parent(process.name)) == owner:
                found.append(int(process.name))
    return found


def deaths(person: Person) -> float:
    line = next(
        line
        for line in person.http.get("/metrics").text.splitlines()
        if line.startswith("musivum_bot_deaths_total")
    )
    return float(line.split()[1])


@LONG
def test_bots_think_on_a_cluster_of_the_servers_own(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path}/musivum.db", None, "--bots", "ray").ready()
    assert_bots_think_on_ray(server, server.process.pid)


def assert_bots_think_on_ray(server: Process, owner: int) -> None:
    """Bots move, and a killed worker is replaced; ``owner`` is the process with the cluster."""
    try:
        ada = Person(server.port)
        match = ada.match("steere", "me", "random", options={"side": 3})["match"]
        ada.watch(match)
        for number in range(2):
            legal = ada.get(f"/api/matches/{match}")["states"][0]["view"]["legal"]
            assert ada.act("play", match, seat=0, move=legal[0])["type"] == "ack"
            if number == 0:
                until(lambda: bool(thinking(owner)), 60)
                for pid in thinking(owner):
                    kill_one(pid)
            until(lambda: ada.get(f"/api/matches/{match}")["info"]["awaiting"] == [0], 60)
            moves = [e for e in ada.get(f"/api/matches/{match}")["events"] if e["kind"] == "move"]
            assert [e["seat"] for e in moves] == [0, 1] * (number + 1)
        assert deaths(ada) == 1, "nobody was asked again"
        ada.close()
        # Ray's own threads have been seen to abort at the very end of a process on a busy machine.
        code = server.stop()
        assert code in (0, -signal.SIGTERM, -signal.SIGABRT), server.said
    finally:
        server.kill()


def test_a_server_without_ray_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r'pip install "musivum\[ray\]"'):
        thinkers_of(Settings(ray=True))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--bots", "many"], "a number of processes"),
        (["--bots", "-1"], "a number of processes"),
        (["--ray-address", "auto"], "for “--bots ray”"),
    ],
)
def test_wrong_words_about_bots_are_told(words: list[str], problem: str) -> None:
    found = CliRunner().invoke(app, ["serve", *words], env={"COLUMNS": "200", "TERM": "dumb"})
    assert found.exit_code == 2 and problem in found.output


def test_a_closed_door_is_no_cluster() -> None:
    with pytest.raises(ClusterError, match=r"no Ray cluster at “127\.0\.0\.1:1”"):
        thinkers_of(Settings(ray=True, ray_address="127.0.0.1:1"))


def test_a_log_line_holds_what_we_say_and_not_what_libraries_note() -> None:
    record = logging.makeLogRecord({"msg": "started", "server": "a1", "_ray_timestamp_ns": 5})
    line = json.loads(JsonFormatter().format(record))
    assert line["event"] == "started" and line["server"] == "a1" and len(line) == 5


def test_a_hint_that_no_worker_could_give_is_unavailable_and_no_mistake(tmp_path: Path) -> None:
    class Failing(RandomThinkers):
        async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
            if question["do"] == "advise":
                raise BotError("no worker survived it")
            return await super().ask(question)

    with running(tmp_path, thinkers=Failing()) as server:
        ada = Person(server.port)
        match = ada.match("steere", "me", "random", options={"side": 3})["match"]
        for _ in range(3):  # and none is counted as one that still waits
            answer = ada.http.post(f"/api/matches/{match}/hint", json={"seat": 0})
            assert answer.status_code == 503
            assert answer.json()["error"]["key"] == "server-hint-failed"
            assert int(answer.headers["Retry-After"]) >= 1
        ada.close()
