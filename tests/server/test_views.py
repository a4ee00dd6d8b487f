"""Non-interference on the wire: what a seat cannot know changes no byte that is sent to it."""

import asyncio
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from musivum.core.errors import IllegalMove
from musivum.core.game import CHANCE, Game, Move, State
from musivum.core.match import known
from musivum.server.app import catalogue, load
from musivum.server.errors import problem
from musivum.server.live.session import Session
from musivum.server.match.draft import Draft
from musivum.server.match.guests import Guest
from musivum.server.match.ledger import Event, Ledger
from musivum.server.services import Services
from musivum.server.settings import UNLIMITED, Settings
from musivum.server.storage.store import Store
from tests.sampled import LONG
from tests.server.harness import NoThinkers, admit

SETTINGS = [
    ("mozaa", {"players": 3, "hand": 3}),
    ("mozaa", {"players": 2, "hand": 1}),
    ("mozaa", {"players": 3, "variant": "claims", "hand": 3}),
    ("mosaix", {"players": 3}),
    ("galilee", {"players": 4}),
]
PEOPLE = [Guest(f"g{number}", f"Person {number}") for number in range(4)]
Script = list[tuple[int, str]]


class World:
    """A whole server without a network and with a clock that stands still."""

    def __init__(self, path: Path, game: str, options: dict[str, Any]) -> None:
        settings = Settings(database=f"sqlite:///{path}", limits=UNLIMITED, secret="s")
        self.services = Services(
            settings,
            load,
            catalogue(),
            thinkers=NoThinkers(),
            clock=lambda: 1000,
            store=Store(settings.database, inline=True),
        )
        self.game, self.options = game, options
        self.sent: dict[int | None, list[str]] = {}

    async def start(self) -> None:
        await self.services.start()
        await self.services.driver.stop()  # nothing here happens because time has passed
        players = load(self.game, self.options).players
        for person in PEOPLE:
            await admit(self.services, person)
        seats = [
            {"kind": "person", "name": one.name, "guest": one.id, "joined": True}
            for one in PEOPLE[:players]
        ]
        self.live = await self.services.matches.make(
            PEOPLE[0],
            load(self.game, self.options),
            seats,
            pace={"kind": "unlimited"},
            timeout="forfeit",
            public=True,
            match="0" * 12,
            seed="seed",
        )
        self.live.ledger.created.data["invite"] = "invite"
        observers = (None, *range(players))
        self.sent = {seat: [] for seat in observers}
        self.sessions = {seat: self._watch(seat) for seat in observers}
        for session in self.sessions.values():
            session.hello()
            await session.receive('{"do":"watch","match":"000000000000"}')
        for seat in observers:  # and everyone once more, who is told what changed in a scene
            await self._watch(seat).receive(
                '{"do":"watch","match":"000000000000","detail":"changes"}'
            )

    def _watch(self, seat: int | None) -> Session:
        sent = self.sent[seat]
        guest = None if seat is None else PEOPLE[seat]

        def send(text: str, key: str | None = None) -> None:  # noqa: ARG001 - nothing waits here
            sent.append(text)

        return Session(
            self.services.matches, self.services.driver, guest, send, UNLIMITED, lambda: 0.0
        )

    async def happen(self, script: Script) -> None:
        """Let exactly these moves happen, each an event of its own."""
        await self.services.registry.change(
            self.live, lambda draft: draft.add("started", contributions=[])
        )
        for seat, move in script:
            await self.services.registry.change(self.live, _moved(seat, move))

    async def probe(self, seat: int | None, moves: list[str]) -> list[str]:
        """Everything this observer can get out of the server now, and all that it was sent.

        The moves are tried, but none is played: what is legal is only asked about.
        """
        session = self.sessions[seat]
        sent = self.sent[seat]
        own = 0 if seat is None else seat
        message = '{"do":"%s","match":"000000000000","id":"%s","seat":%d%s}'
        for number in range(0, self.live.ledger.number + 2, 9):
            await session.receive(f'{{"do":"watch","match":"000000000000","from":{number}}}')
        for number, move in enumerate(moves):
            if seat is not None:
                verdict = await self.services.matches.why(PEOPLE[seat], "0" * 12, seat, move)
                sent.append("legal" if verdict is None else json.dumps(problem(verdict)))
                if verdict is None:
                    continue
            await session.receive(message % ("play", f"w{number}", own, f',"move":"{move}"'))
        await session.receive(message % ("back", "b", own, ""))
        for wanted in ("lobby", "turns")[: 1 if seat is None else 2]:
            await session.receive(f'{{"do":"watch","match":"{wanted}"}}')
        return sent

    async def stop(self) -> None:
        await self.services.stop()


def unchained(sent: list[Any]) -> list[Any]:
    """What was sent, without the hashes of the chain.

    They depend on everything, under a key that nobody has: see the test of the chain.
    """
    chained = re.compile(r'"(before|head)": ?"[0-9a-f]{64}"')
    return [chained.sub(r'"\1":""', one) if isinstance(one, str) else one for one in sent]


def _moved(seat: int, move: str) -> Callable[[Draft], None]:
    return lambda draft: draft.add("move", seat=seat, move=move)


def tried(game: Game, state: State, rng: random.Random) -> list[str]:
    """Moves to try: what anyone may do now or could do before, what chance does, and any others."""
    found = {str(move) for seat in range(game.players) for move in state.legal(seat)[:12]}
    found |= {str(game.action(rng.randrange(game.actions))) for _ in range(25)}
    chances = range(game.actions, game.actions + game.chances)
    found |= {str(game.action(index)) for index in rng.sample(chances, min(6, len(chances)))}
    return [*sorted(found), "pass", "done", "BBBB@0,1", "nonsense", ""]


def scripts(game: str, options: dict[str, Any], rng: random.Random) -> tuple[Script, Script, int]:
    """Two ways in which a match may have gone that one seat cannot tell apart, and that seat.

    Up to the last move that is hidden from the seat they are the same; that move differs.
    """
    loaded = load(game, options)
    while True:
        state = loaded.start()
        script: Script = []
        for _ in range(rng.randrange(4, 70)):
            awaited = state.awaiting
            if not awaited:
                break
            seat = rng.choice(sorted(awaited))
            moves = state.legal(seat)
            watcher = rng.randrange(loaded.players)
            move = rng.choice(moves)
            hidden = (seat == CHANCE and loaded.confided(state.array) not in (None, watcher)) or (
                seat != CHANCE and len(awaited) > 1 and watcher != seat
            )
            if hidden and len(moves) > 1 and len(script) > 8 and rng.random() < 0.3:
                other = rng.choice([one for one in moves if one != move])
                one, another = state.play(move, seat), state.play(other, seat)
                after = dealt(one, another, rng)
                return (
                    [*script, (seat, str(move)), *after],
                    [*script, (seat, str(other)), *after],
                    watcher,
                )
            script.append((seat, str(move)))
            state = state.play(move, seat)


def dealt(one: State, another: State, rng: random.Random) -> Script:
    """What chance does next, the same in both, until it is someone's turn."""
    script: Script = []
    while one.awaiting == another.awaiting == {CHANCE}:
        both = sorted(
            {str(move) for move in one.legal(CHANCE)} & set(map(str, another.legal(CHANCE)))
        )
        move = rng.choice(both)
        one, another = one.play(move, CHANCE), another.play(move, CHANCE)
        script.append((CHANCE, move))
    return script


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, bytes]]:
    """Every position that the server judges a move by, and for which seat."""
    found: list[tuple[int | None, bytes]] = []
    why = State.why

    def spied(self: State, move: Move | str, seat: int | None = None) -> IllegalMove | None:
        found.append((seat, self.array.tobytes()))
        return why(self, move, seat)

    monkeypatch.setattr(State, "why", spied)
    return found


@pytest.mark.parametrize(("game", "options"), SETTINGS)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=LONG) for seed in (1, 2, 3))])
def test_no_byte_depends_on_what_a_seat_cannot_know(
    game: str,
    options: dict[str, Any],
    seed: int,
    tmp_path: Path,
    judged: list[tuple[int | None, bytes]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    one, other, watcher = scripts(game, options, random.Random(seed))
    differing = next(n for n, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)

    async def observe(name: str, script: Script) -> tuple[list[Any], list[Any], list[Any]]:
        world = World(tmp_path / name, game, options)
        await world.start()
        await world.happen(script)
        ledger = world.live.ledger
        moves = tried(ledger.game, known(ledger.state, watcher), random.Random(seed))
        judged.clear()
        caplog.clear()
        caplog.set_level("DEBUG", "musivum")
        try:
            seen = [*unchained(await world.probe(watcher, moves)), list(judged)]
            said = [(line.name, line.getMessage()) for line in caplog.records]
            spectator = unchained(await world.probe(None, moves))
            knower = script[differing][0]
            if knower == CHANCE:
                knower = ledger.secret[differing + 3]  # after "created" and "started"
            told = unchained(await world.probe(knower, moves))
            return [*seen, said], spectator, told
        finally:
            await world.stop()

    first = asyncio.run(observe("one", one))
    second = asyncio.run(observe("other", other))
    assert first[0] == second[0], "the seat can tell"
    assert first[1] == second[1], "a spectator can tell"
    assert first[2] != second[2], "who may know it is told"
    assert len(first[0][-2]) > 10, "moves were judged, and by the same positions"
    for text in first[0][:-2] + first[1]:
        assert '"seed": "seed"' not in text, "no seed before the end"


def test_an_event_shows_nothing_but_what_its_kind_may_show() -> None:
    from musivum.server.match.views import shown

    ledger = Ledger.begin(
        "0" * 12,
        load("steere", {"side": 2}),
        Event(
            1,
            "created",
            5,
            {
                "seats": [{"kind": "person", "name": "A", "guest": "g-secret"}] * 2,
                "pace": {},
                "seed": "the seed",
                "commitment": "c",
                "invite": "the invitation",
            },
        ),
    )
    seen = shown(ledger, ledger.created, (0, 1))
    assert seen == {"number": 1, "kind": "created", "at": 5, "before": "", "commitment": "c"}
