"""Two servers, their database, the network between them and people, and all that goes wrong."""

import asyncio
import json
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from musivum.core.errors import MusivumError
from musivum.server import services
from musivum.server.app import catalogue, load
from musivum.server.live import presence
from musivum.server.live.session import Session
from musivum.server.match import driver, making, registry, service, telling
from musivum.server.match.clock import Clock
from musivum.server.match.guests import Guest
from musivum.server.services import Services
from musivum.server.settings import UNLIMITED, Settings
from musivum.server.storage.store import PRESENCE, Store
from tests.server.harness import RandomThinkers, admit
from tests.server.simulation.client import Client
from tests.server.simulation.disk import EPOCH, Disk, SimulatedStore
from tests.server.simulation.history import History, Wrong
from tests.server.simulation.loop import Loop, run
from tests.server.simulation.plan import GAMES, LASTS, SERVERS, Fault, Plan

TIME = {"kind": "live", "seconds": 12, "increment": 0}
ENDLESS = 200.0
"""Seconds after the last fault by which every match is over."""
CATALOGUE = catalogue()


class SimulatedHouse(Services):
    """A real server; others speak to it through the simulated database."""

    def _listen(self) -> None:
        assert isinstance(self.store, SimulatedStore)
        self.store.disk.listeners[self.store.process] = self.hear

    def hear(self, channel: str, notice: str) -> None:
        """Something that another process has told all."""
        if channel == PRESENCE:
            self.presence.hear(notice)
        else:
            self._heard([notice])


class Server:
    """One of the machines on which a server runs, again and again."""

    def __init__(self, world: "World", number: int) -> None:
        self.world, self.number = world, number
        self.starts = 0
        self.skew = 0
        self.house: SimulatedHouse | None = None
        self.process = ""

    async def start(self) -> None:
        """Start until it works, as whatever watches over servers does."""
        name = self.process
        while True:
            with suppress(MusivumError, Exception):
                made = self._house(name)
                await made.start()
                self.house = made
                return
            await asyncio.sleep(0.5)

    def _house(self, name: str) -> SimulatedHouse:
        world = self.world
        store = SimulatedStore(world.disk, name)
        return SimulatedHouse(
            Settings(database=f"sqlite:///{world.disk.path}", limits=UNLIMITED, secret="s"),
            load,
            CATALOGUE,
            thinkers=RandomThinkers(world.plan.seed),
            store=store,
            clock=Clock(
                lambda: EPOCH + int(world.loop.now * 1000) + self.skew, lambda: world.loop.now
            ),
            monotonic=lambda: world.loop.now,
        )

    def kill(self) -> None:
        self.world.loop.kill(self.process)
        self.world.disk.listeners.pop(self.process, None)
        if self.house is not None:
            self.house.store.engine.dispose()
            self.house.store._reads.dispose()
        self.house = None

    def begin(self) -> None:
        """Start in a process of its own, unless one runs or starts already."""
        loop = self.world.loop
        if not self.process or self.process in loop.dead:
            self.starts += 1
            self.process = f"{self.number}.{self.starts}"
            loop.create_task(self.start(), context=loop.process(self.process))


class World:
    """One run of a plan."""

    def __init__(self, plan: Plan, folder: Path, template: Path) -> None:
        self.plan = plan
        self.loop = Loop()
        self.rng = random.Random(f"{plan.seed}/network")
        self.disk = Disk(folder, template, random.Random(f"{plan.seed}/disk"), self.loop)
        self.history = History()
        self.servers = [Server(self, number) for number in range(SERVERS)]
        self.clients: list[Client] = []
        self.parted: set[int] = set()
        self.match = f"{plan.seed % 10**12:012d}"
        self.stories: dict[str, int] = {}

    # The network

    def connect(self, client: Client, connection: int) -> Any:
        """A session on the client's server; None if nobody listens there."""
        server = self.servers[client.server]
        house = server.house
        if house is None:
            return None
        who = None if client.number < 0 else Guest(f"g{client.number}", client.name)
        session: Any = None

        def send(text: str, key: str | None = None) -> None:  # noqa: ARG001 - nothing waits here
            self.transmit(client, lambda: client.receive(connection, text))

        session = Session(house.matches, house.driver, who, send, UNLIMITED, lambda: self.loop.now)
        session.process = server.process
        return session

    def alive(self, session: Any) -> bool:
        return session is not None and session.process not in self.loop.dead

    def deliver(self, session: Any, text: str) -> None:
        if self.alive(session):
            context = self.loop.process(session.process)
            self.loop.create_task(session.receive(text), context=context)

    def transmit(self, client: Client, deliver: Callable[[], Any]) -> None:
        """One message on its way: lost, repeated, late, or overtaken."""
        chance = client.rng.random()
        copies = 0 if chance < self.plan.loss else 2 if chance < 2 * self.plan.loss else 1
        if client.number in self.parted:
            copies = 0
        context = self.loop.process("")
        for _ in range(copies):
            slow = self.plan.loss and client.rng.random() < 0.1
            late = client.rng.random() * (2.0 if slow else 0.05)
            self.loop.call_later(late, deliver, context=context)

    # What goes wrong

    def hurt(self, fault: Fault) -> None:
        self.stories[fault.kind] = self.stories.get(fault.kind, 0) + 1
        server, disk, loop = self.servers[fault.whom % SERVERS], self.disk, self.loop
        process = server.process

        def later(work: Callable[[], Any]) -> None:
            loop.call_later(fault.lasts, work)

        match fault.kind:
            case "kill":
                server.kill()
                later(server.begin)
            case "freeze":
                loop.freeze(process)
                later(lambda: loop.thaw(process))
            case "away":
                disk.away.add(process)
                later(lambda: self.reach_again(server, process))
            case "deaf":
                disk.deaf.add(process)
            case "jump" if fault.whom:
                server.skew += fault.by
            case "jump":
                disk.skew += fault.by
            case "full":
                disk.full = True
                later(lambda: setattr(disk, "full", False))
            case "power":
                for one in self.servers:
                    one.kill()
                disk.cut_power()
                later(self.begin)
            case "parted":
                self.parted.add(fault.whom)
                later(lambda: self.parted.discard(fault.whom))

    def begin(self) -> None:
        """Start all servers that do not run."""
        for server in self.servers:
            server.begin()

    def reach_again(self, server: Server, process: str) -> None:
        self.disk.away.discard(process)
        if server.process == process and server.house is not None:
            self.loop.call_soon(server.house._heard, None, context=self.loop.process(process))

    def heal(self) -> None:
        """Everything works again, and stays so."""
        self.disk.away.clear()
        self.disk.deaf.clear()
        self.disk.full = False
        self.parted.clear()
        for server in self.servers:
            self.loop.thaw(server.process)
            if server.house is not None:
                house = server.house
                self.loop.call_soon(house._heard, None, context=self.loop.process(server.process))

    # A run

    async def play(self) -> list[dict[str, Any]]:
        """Carry the plan out; return all events as they are on disk at the end."""
        self.begin()
        await self.until(lambda: all(server.house for server in self.servers), 30)
        await self.seat()
        for fault in self.plan.faults:
            self.loop.call_at(self.loop.now + fault.at, self.hurt, fault)
        await asyncio.sleep(LASTS)
        longest = max((one.lasts for one in self.plan.faults), default=0)
        await asyncio.sleep(longest)
        self.heal()
        await self.until(self.done, ENDLESS)
        return await self.truth()

    async def seat(self) -> None:
        game, options, bots = GAMES[self.plan.game]
        loaded = load(game, options)
        persons = loaded.players - bots
        house = self.servers[0].house
        assert house is not None
        people = [Guest(f"g{number}", f"Person {number}") for number in range(persons)]
        for one in people:
            await admit(house, one)
        seats: list[dict[str, Any]] = [
            {"kind": "person", "name": one.name, "guest": one.id, "joined": True} for one in people
        ]
        seats += [{"kind": "bot", "name": "random", "level": "random", "joined": True}] * bots
        make = house.matches.make(
            people[0],
            loaded,
            seats,
            pace=dict(TIME) if self.plan.timed else {"kind": "unlimited"},
            timeout="forfeit",
            public=True,
            match=self.match,
            seed=f"seed {self.plan.seed}",
        )
        await self.loop.create_task(make, context=self.loop.process(self.servers[0].process))
        for number in [*range(persons), -1]:
            self.clients.append(Client(self, f"c{number}", number, self.match))

    def done(self) -> bool:
        return all(
            one.over and not one.unanswered and one.last >= max(self.history.heard)
            for one in self.clients
        )

    async def until(self, true: Callable[[], bool], seconds: float) -> None:
        limit = self.loop.now + seconds
        while not true():
            if self.loop.now > limit:
                raise Wrong(f"it does not end: {self.state()}")
            await asyncio.sleep(0.1)

    def state(self) -> str:
        people = [(one.name, one.last, one.over, list(one.unanswered)) for one in self.clients]
        return f"{people}, {[server.process for server in self.servers]}"

    async def truth(self) -> list[dict[str, Any]]:
        """What a new server finds on a disk that was cut from its power."""
        for server in self.servers:
            server.kill()
        self.disk.cut_power()
        self.servers[0].begin()
        await self.until(lambda: self.servers[0].house is not None, 30)
        house = self.servers[0].house
        assert house is not None
        heard: list[str] = []

        def hear(text: str, key: str | None = None) -> None:  # noqa: ARG001
            heard.append(text)

        fresh = Session(house.matches, house.driver, None, hear, UNLIMITED, lambda: 0.0)
        watch = f'{{"do":"watch","match":"{self.match}","detail":"moves"}}'
        context = self.loop.process(self.servers[0].process)
        await self.loop.create_task(fresh.receive(watch), context=context)
        self.servers[0].kill()
        answer = json.loads(heard[-1])
        if "events" not in answer:
            raise Wrong(f"the match cannot be opened any more: {answer}")
        events: list[dict[str, Any]] = answer["events"]
        return events


@contextmanager
def seeded(world: World) -> Iterator[None]:
    """Let nothing depend on the real time or on real chance."""
    rng = random.Random(f"{world.plan.seed}/secrets")
    time = SimpleNamespace(monotonic=lambda: world.loop.now)
    chance = SimpleNamespace(
        token_hex=lambda size: rng.randbytes(size).hex(),
        token_urlsafe=lambda size: rng.randbytes(size).hex(),
        choice=rng.choice,
        randbelow=rng.randrange,
    )
    real = [(one, "time", one.time) for one in (registry, driver, presence)]
    real += [(one, "secrets", one.secrets) for one in (services, service, making, telling)]
    try:
        for module, name, _ in real:
            setattr(module, name, time if name == "time" else chance)
        yield
    finally:
        for module, name, kept in real:
            setattr(module, name, kept)


def template(folder: Path) -> Path:
    """A new database, to be copied: bringing tables up to date takes longer than a run."""
    path = folder / "template.db"
    store = Store(f"sqlite:///{path}", inline=True)
    store.open()
    store.close()
    return path


def simulate(plan: Plan, new: Path) -> World:
    """Carry out a plan, and judge what the clients know; ``Wrong`` tells what must not be."""
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        world = World(plan, Path(folder), new)
        with seeded(world):
            try:
                final = run(world.loop, world.play)
            finally:
                world.disk.close()
                for server in world.servers:
                    server.kill()
    persons = {client.number for client in world.clients if client.number >= 0}
    world.history.judge(final, persons, plan.timed)
    _judge_views(world, final)
    return world


def _judge_views(world: World, final: list[dict[str, Any]]) -> None:
    """What everyone saw last is the position that the rules lead to."""
    game, options, _ = GAMES[world.plan.game]
    state = load(game, options).start()
    for event in final:
        if event["kind"] == "move":
            state = state.play(event["move"], event["seat"])
    for client in world.clients:
        for seat, view in client.views.items():
            if view["board"] != state.view(seat)["board"]:
                raise Wrong(f"{client.name} saw another end for seat {seat}")


def _memory() -> str | None:
    """A folder in memory: what is synced is known without asking a real disk."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None
