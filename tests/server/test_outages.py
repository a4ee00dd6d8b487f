"""Clocks stand still while nobody can move, and a move that came in time counts."""

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from musivum.server.app import catalogue, load
from musivum.server.match.clock import Clock
from musivum.server.match.ledger import OVER
from musivum.server.match.outages import LOST, Outages
from musivum.server.services import Services
from musivum.server.settings import UNLIMITED, Settings
from musivum.server.storage import tables
from musivum.server.storage.store import Store
from tests.server.harness import NoThinkers, Person, Process
from tests.server.postgres import private_postgres

FAST = {"kind": "live", "seconds": 10, "increment": 0}
STEERE: dict[str, Any] = {"options": {"side": 3}, "pace": FAST}


def test_a_frozen_server_costs_nobody_their_time(tmp_path: Path) -> None:
    """Frozen for longer than there is time; the move lay in the socket meanwhile."""
    server = Process(f"sqlite:///{tmp_path}/musivum.db").ready()
    try:
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", **STEERE)["match"]
        ada.watch(match)
        os.kill(server.process.pid, signal.SIGSTOP)
        try:
            ada.say(do="play", match=match, seat=0, move="c3", id="in-time")
            time.sleep(11)
        finally:
            os.kill(server.process.pid, signal.SIGCONT)
        assert ada.hear("ack", "refused")["type"] == "ack"
        shot = ada.get(f"/api/matches/{match}")
        assert shot["info"]["status"] == "playing"
        assert shot["clocks"][0]["left"] > 8_000
        ada.close()
    finally:
        server.kill()


def test_a_database_that_is_away_costs_nobody_their_time_and_is_no_mistake() -> None:
    with private_postgres() as database:
        server = Process(database.url).ready()
        try:
            ada = Person(server.port)
            match = ada.match("steere", "me", "me", **STEERE)["match"]
            ada.watch(match)
            database.stop("immediate")
            ada.say(do="play", match=match, seat=0, move="c3", id="in-time")
            statuses = set()
            deadline = time.monotonic() + 11
            while time.monotonic() < deadline:
                statuses.add(ada.http.get("/api/me").status_code)
                statuses.add(ada.http.get("/api/lobby").status_code)
                time.sleep(0.2)
            assert statuses == {503}, "not a mistake of ours, and worth another try"
            assert ada.http.get("/api/ready").status_code == 503
            database.start()
            while (heard := ada.hear("ack", "refused", "error"))["type"] == "error":
                ada.say(do="play", match=match, seat=0, move="c3", id="in-time")
            assert heard["type"] == "ack"
            server.ready()
            shot = ada.get(f"/api/matches/{match}")
            assert shot["info"]["status"] == "playing"
            assert shot["clocks"][0]["left"] > 7_000
            assert shot["clocks"][1]["left"] > 3_000
            ada.close()
        finally:
            server.kill()


class Times:
    """A machine whose clock can be set, and one that cannot."""

    def __init__(self) -> None:
        self.wall = 1_000_000
        self.counted = 100.0

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.counted)

    def pass_(self, seconds: float) -> None:
        self.wall += int(seconds * 1000)
        self.counted += seconds


class Shared(Store):
    """A database that several processes use, with a clock that can be set."""

    def __init__(self, path: Path, times: Times) -> None:
        super().__init__(f"sqlite:///{path}/musivum.db", inline=True)
        self.shared = True
        self.times = times
        self.open()

    def time(self, _connection: Connection) -> int:
        return self.times.wall


async def opened(path: Path, times: Times, *, inline: bool = True) -> Services:
    settings = Settings(database=f"sqlite:///{path}/musivum.db", limits=UNLIMITED, secret="s")
    house = Services(
        settings,
        load,
        catalogue(),
        thinkers=NoThinkers(),
        clock=times.clock(),
        monotonic=lambda: times.counted,
        store=Store(settings.database, inline=inline),
    )
    await house.start()
    await house.driver.stop()
    return house


async def seated(house: Services) -> tuple[Any, Any]:
    guest = await house.guests.make("Ada")
    me = {"kind": "me"}
    live = await house.matches.create(
        guest,
        "steere",
        {"side": 3},
        [me, me],
        dict(FAST),
        timeout="forfeit",
        public=True,
        seating="as-seated",
    )
    return guest, live


def played(path: Path, happens: Callable[[Services, Times], Any]) -> Any:
    """What a move becomes that is played after something happened."""

    async def go() -> Any:
        times = Times()
        house = await opened(path, times)
        guest, live = await seated(house)
        result = happens(house, times)
        if asyncio.iscoroutine(result):
            await result
        await house.matches.play(guest, live.ledger.match, 0, "c3", "x", None, 0)
        await house.stop()
        return live.ledger

    return asyncio.run(go())


@pytest.mark.parametrize("noticed", [False, True])
def test_a_machine_clock_that_is_set_forward_ends_no_match(tmp_path: Path, noticed: bool) -> None:
    def set_forward(house: Services, times: Times) -> None:
        times.pass_(0.5)
        times.wall += 3_600_000
        if noticed:  # before the move comes
            house.registry.outages.notice()

    ledger = played(tmp_path, set_forward)
    assert ledger.status != OVER and ledger.time_left[0] == 9_500


def test_a_machine_clock_that_is_set_back_gives_no_time(tmp_path: Path) -> None:
    async def set_back(house: Services, times: Times) -> None:
        for _ in range(6):
            times.wall -= 600_000
            times.pass_(0.5)
            await house.registry.outages.beat()

    assert played(tmp_path, set_back).time_left[0] == 7_000


def test_time_that_nobody_lost_counts(tmp_path: Path) -> None:
    async def wait(house: Services, times: Times) -> None:
        for _ in range(30):
            times.pass_(0.25)
            await house.registry.outages.beat()

    assert played(tmp_path, wait).time_left[0] == 2_500


def test_a_move_that_arrived_in_time_counts_however_long_it_waited(tmp_path: Path) -> None:
    """Another change of the same match was under way while the seat's time ran out."""

    async def go() -> Any:
        times = Times()
        house = await opened(tmp_path, times)
        guest, live = await seated(house)
        async with live.lock:
            asking = asyncio.create_task(
                house.matches.play(guest, live.ledger.match, 0, "c3", "x", None, 0)
            )
            for _ in range(50):
                times.pass_(0.25)
                await house.registry.outages.beat()
                await asyncio.sleep(0)
        await asking
        await house.stop()
        return live.ledger

    ledger = asyncio.run(go())
    assert ledger.status != OVER and ledger.time_left[0] == 9_750


def test_a_move_that_is_written_before_the_outage_is_known_costs_no_time(tmp_path: Path) -> None:
    """The database is back: the move that waited for it may be tried before the sign of life is."""

    async def go() -> Any:
        times = Times()
        house = await opened(tmp_path, times)
        guest, live = await seated(house)
        back, real = asyncio.Event(), house.store.write

        async def late(work: Callable[[Any], Any]) -> Any:
            await back.wait()
            return await real(work)

        house.store.write = late  # type: ignore[method-assign]
        outages = house.registry.outages
        beating = asyncio.create_task(outages.beat())
        for _ in range(24):
            times.pass_(0.25)
            await asyncio.sleep(0)
            outages.notice()
        await house.matches.play(guest, live.ledger.match, 0, "c3", "x", None, 0)
        left = live.ledger.time_left[0]
        back.set()
        await beating
        await house.stop()
        return left, outages.spans

    left, spans = asyncio.run(go())
    assert left == 10_000
    assert spans == [(1_000_000, 1_006_000)], "and it is the same for those who ask later"


def test_an_outage_is_kept_for_the_next_server(tmp_path: Path) -> None:
    async def go() -> list[tuple[int, int]]:
        times = Times()
        house = await opened(tmp_path, times)
        times.pass_(7)
        house.registry.outages.notice()
        await house.registry.outages.beat()
        await house.stop()
        times.pass_(0.4)  # a restart so short that it costs nobody anything
        again = await opened(tmp_path, times)
        spans = again.registry.outages.spans
        await again.stop()
        return spans

    assert asyncio.run(go()) == [(1_000_000, 1_007_000)]


def test_a_server_that_waits_for_its_database_at_the_start_costs_no_time(tmp_path: Path) -> None:
    async def go() -> list[tuple[int, int]]:
        times = Times()
        store = Store(f"sqlite:///{tmp_path}/musivum.db", inline=True)
        store.open()
        clock = times.clock()
        await Outages(store, "before", clock, lambda: times.counted).begin()
        times.pass_(5)
        real = store.write

        async def late(work: Callable[[Any], Any]) -> Any:
            store.write = real  # type: ignore[method-assign]
            times.pass_(8)
            return await real(work)

        store.write = late  # type: ignore[method-assign]
        outages = Outages(store, "after", clock, lambda: times.counted)
        await outages.begin()
        store.close()
        return outages.spans

    assert asyncio.run(go()) == [(1_000_000, 1_013_000)]


def test_while_another_process_is_silent_clocks_stand_still_but_not_for_ever(
    tmp_path: Path,
) -> None:
    async def go() -> list[list[tuple[int, int]]]:
        times = Times()
        store = Store(f"sqlite:///{tmp_path}/musivum.db", inline=True)
        store.shared = True
        store.open()
        clock = times.clock()
        here, there = (Outages(store, name, clock, lambda: times.counted) for name in "ab")
        await here.begin()
        await there.begin()
        found = []
        for seconds in (2, 10, 60):
            for _ in range(seconds * 2):
                times.pass_(0.5)
                await here.beat()
            found.append(here.spans)
        await there.beat()
        found.append(here.spans)
        store.close()
        return found

    soon, later, late, back = asyncio.run(go())
    assert soon == [], "it may only be busy"
    assert later == [(1_000_000, 1_012_000)]
    assert len(late) == 1 and LOST - 1_000 <= late[0][1] - late[0][0] <= LOST
    assert back == late


def test_processes_keep_to_one_time_whoever_sets_a_clock(tmp_path: Path) -> None:
    """Else whoever plays where it is later pays for the time of the others."""

    async def go() -> list[tuple[int, int]]:
        times, slept = Times(), Times()
        store = Shared(tmp_path, times)
        clocks = [one.clock() for one in (times, slept)]
        here, there = (
            Outages(store, name, clock, lambda: times.counted)
            for name, clock in zip("ab", clocks, strict=True)
        )
        await here.begin()
        await there.begin()
        found = []

        async def both(counts: bool = True) -> None:
            for _ in range(3):
                times.pass_(0.5)
                slept.pass_(0.5 if counts else 0)
                await here.beat()
                await there.beat()
            found.append((clocks[0](), clocks[1]()))

        slept.wall += 3_600_000  # one machine's clock is set: nobody follows
        await both()
        await both(counts=False)  # one machine sleeps: it catches up
        times.wall += 600_000  # the database's clock is set: both follow
        await both()
        times.wall -= 600_000  # it is set back, and a process starts anew, by that time
        clocks[1].set(times.wall)
        await both()
        store.close()
        return found

    set_alone, asleep, together, back = asyncio.run(go())
    assert set_alone == (1_001_500, 1_001_500)
    assert asleep[0] == 1_003_000 and 0 <= asleep[0] - asleep[1] <= 500
    assert together[0] == 1_604_500 and 0 <= together[0] - together[1] <= 500
    assert back[0] == 1_606_000 and 0 <= back[0] - back[1] <= 500


def test_the_time_of_a_process_that_died_is_not_followed(tmp_path: Path) -> None:
    async def go() -> int:
        times = Times()
        store = Shared(tmp_path, times)
        ahead = Clock(lambda: times.wall + 3_600_000, lambda: times.counted)
        await Outages(store, "dead", ahead, lambda: times.counted).begin()
        clock = times.clock()
        outages = Outages(store, "new", clock, lambda: times.counted)
        await outages.begin()
        for _ in range(4):
            times.pass_(0.5)
            await outages.beat()
        store.close()
        return clock()

    assert asyncio.run(go()) == 1_002_000


@pytest.mark.parametrize("broken", [5, 450])
def test_a_sweep_reaches_every_match_that_is_due(tmp_path: Path, broken: int) -> None:
    """However many are in front of it that cannot be opened, or whose time was extended."""

    async def go() -> str:
        times = Times()
        house = await opened(tmp_path, times)
        _, live = await seated(house)
        match = live.ledger.match
        house.registry.forget(-1)
        assert house.registry.opened(match) is None

        def crowd(connection: Any) -> None:
            """Others that are due longer, and whose events are gone."""
            columns = [column.name for column in tables.matches.columns]
            values = {"id": ":name", "deadline": "deadline - 1"}
            listed = ", ".join(values.get(name, name) for name in columns)
            copied = text(f"INSERT INTO matches SELECT {listed} FROM matches WHERE id = :match")
            for number in range(broken):
                connection.execute(copied, {"name": f"z{number:011d}", "match": match})

        await house.store.write(crowd)
        for _ in range(22):
            times.pass_(0.5)
            await house.registry.outages.beat()
        for _ in range(4):
            await house.driver._sweep()
            await asyncio.sleep(0.01)
        for _ in range(100):
            await asyncio.sleep(0.01)
            if live_again := house.registry.opened(match):
                status: str = live_again.ledger.status
                if status == OVER:
                    break
        await house.stop()
        return status

    assert asyncio.run(go()) == OVER


def test_a_match_that_was_given_more_time_is_looked_at_when_that_is_up(tmp_path: Path) -> None:
    async def go() -> tuple[int, int, list[str]]:
        times = Times()
        house = await opened(tmp_path, times)
        _, live = await seated(house)
        times.pass_(60)  # the process stood still
        house.registry.outages.notice()
        await house.registry.outages.beat()
        await house.driver._sweep()
        due = live.ledger.deadline(house.registry.outages.spans)
        found: list[str] = []
        for sweep in house.driver._sweeps:
            found += await sweep.next(house.store, house.registry.clock())
        await house.stop()
        with closing(sqlite3.connect(tmp_path / "musivum.db")) as rows:
            (kept,) = rows.execute("SELECT deadline FROM matches").fetchone()
        return kept, due, found

    kept, due, found = asyncio.run(go())
    assert kept == due and found == []
