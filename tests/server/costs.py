"""What a move, or a page of it, costs: other sources and these, in lockstep on the same machine.

``python -m tests.server.costs --against REVISION [--what page] [--games …] [--every-setting]``

Machines differ, and so do their moments. So processes with the sources of either revision play the
same games at the same time, a round in turn: one move at each of some tables. Of every round the
best of several processes counts, in processor time, with the collector as that server sets it. The
texts that were sent are compared too: ``same`` means to the byte.

- ``page``: view, scene and patch, for each seat, by whoever is told ``changes``.
- ``move``: from the text of a message to the frames of two who watch at ``moves``, with a store
  that answers at once.
- ``durable``: the same with SQLite, some moves at once, and with the time of the writer's thread.
"""

import argparse
import asyncio
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).parents[2]
DETAIL = {"page": "changes", "move": "moves", "durable": "moves"}
SETTINGS: dict[str, tuple[dict[str, Any], ...]] = {
    "steere": ({}, {"side": 3}, {"swap": True}),
    "mosaix": ({}, {"players": 1}, {"players": 4}),
    "galilee": ({}, {"players": 1}, {"players": 3}, {"players": 4}, {"sheet": "nautilus"}),
    "mozaa": (
        {},
        {"hand": 3},
        {"players": 4},
        {"variant": "own-colour"},
        {"variant": "own-colour", "players": 3, "hand": 3},
        {"variant": "claims"},
        {"variant": "claims", "players": 4, "hand": 3},
    ),
}
"""With which options texts are compared."""
SEED = "5e" * 32
GUEST = "g" * 12
SETTLING = 10
"""Rounds at the beginning of a run that do not count: whatever is made once is made then."""


# The process that plays


class Meter:
    """What was spent from one moment to another: processor time, or calls of functions."""

    def __init__(self, clock: Callable[[], float], counts: bool) -> None:
        self.clock = clock
        self.counts = counts
        self.calls = 0
        self.took = 0.0

    def begin(self) -> None:
        """From now on."""
        if self.counts:
            sys.setprofile(self._call)
        self.took = self.clock()

    def end(self) -> None:
        """Up to now."""
        self.took = self.clock() - self.took
        sys.setprofile(None)

    def _call(self, _frame: object, event: str, _of: object) -> None:
        self.calls += event in ("call", "c_call")


class AtOnce:
    """A store that keeps nothing and answers at once."""

    shared = False
    name = damaged = ""

    async def append(self, *_: object) -> bool:
        return True

    async def write(self, *_: object) -> bool:
        return True


class Tables:
    """Matches of one game, at which all moves are played that a fixed seed chooses."""

    def __init__(self, what: str, game: str, options: dict[str, Any], tables: int) -> None:
        from musivum.server.app import load
        from musivum.server.live.session import Session
        from musivum.server.live.socket import Outbox
        from musivum.server.match.driver import Driver
        from musivum.server.match.guests import Guest
        from musivum.server.match.registry import Registry
        from musivum.server.match.service import Matches
        from musivum.server.settings import UNLIMITED

        self.what = what
        self.run = uvloop.new_event_loop().run_until_complete
        self.game = load(game, options)
        self.random = random.Random(1)
        self.now = 1_000_000
        self.made = 0
        self.told = hashlib.sha256()
        self.bytes = 0
        nothing: Any = None
        store: Any = _durable() if what == "durable" else AtOnce()
        self.registry = Registry(store, load, lambda: self.now, lambda: 0.0)
        matches = Matches(self.registry, lambda: (), nothing, 10**9)
        driver = Driver(self.registry, matches, nothing, nothing, 1e9, 0.0)
        self.sessions = []
        for who in (Guest(GUEST, "Ada"), None):
            outbox = Outbox(nothing, UNLIMITED, Counter(), "", self._written)
            heard = Session(matches, driver, who, outbox.send, UNLIMITED, time.monotonic)
            self.sessions.append(heard)
        self.lives = [self.run(self._begin()) for _ in range(tables)]
        _calm()

    def _written(self, frame: bytes) -> bool:
        self.told.update(frame)
        self.bytes += len(frame)
        return True

    async def _begin(self) -> Any:
        """Another match, with both sessions at it, where the dice are thrown."""
        from musivum.core import fair

        self.made += 1
        match = f"{self.made:012d}"
        seat = {"kind": "person", "name": "Ada", "guest": GUEST, "joined": True}
        data = _created(self.game, [seat] * self.game.players)
        live = await self.registry.create(match, data, lambda draft: draft.start())
        parts = [f"{place:022d}" for place in range(self.game.players)]

        def throw(draft: Any) -> None:
            for place, part in enumerate(parts):
                draft.commit(place, fair.sealed(match, part))
            draft.start()
            for place, part in enumerate(parts):
                draft.reveal(place, part)
            draft.start()

        if live.ledger.status == "ready":
            await self.registry.change(live, throw)
        if self.what == "page":
            live.views.changes(range(self.game.players))
        else:
            live.watchers.update(dict.fromkeys(self.sessions, DETAIL[self.what]))
        return live

    def round(self, meter: Meter) -> int:
        """A move at every table, measured; how many moves or pages that were."""
        self.now += 1000
        chosen = [self._choice(live) for live in self.lives]
        found = (self._page if self.what == "page" else self._move)(chosen, meter)
        for place, live in enumerate(self.lives):
            if live.ledger.status != "playing":
                self.registry.kept.texts.clear()
                self.lives[place] = self.run(self._begin())
        return found

    def _choice(self, live: Any) -> tuple[int, str]:
        state = live.ledger.state
        seat = self.random.choice(sorted(state.awaiting))
        return seat, str(self.random.choice(state.legal(seat)))

    def _page(self, chosen: list[tuple[int, str]], meter: Meter) -> int:
        """All seats, and nobody: what those are told who only look on is compared, too."""
        seats = [(seat,) for seat in range(self.game.players)]
        for live, (seat, move) in zip(self.lives, chosen, strict=True):
            self.run(self._play(live, seat, move))
        meter.begin()
        texts = [live.views.changes(one) for live in self.lives for one in seats]
        meter.end()
        for text in texts:
            self._written(text.encode())
        for live in self.lives:
            self.told.update(live.views.changes(()).encode())
        return len(texts)

    async def _play(self, live: Any, seat: int, move: str) -> None:
        await self.registry.change(live, lambda draft: draft.play(seat, move, str(self.now)))

    def _move(self, chosen: list[tuple[int, str]], meter: Meter) -> int:
        form = '{"do":"play","match":"%s","seat":%d,"move":"%s","id":"x%d"}'
        messages = [
            form % (live.ledger.match, seat, move, self.now)
            for live, (seat, move) in zip(self.lives, chosen, strict=True)
        ]
        meter.begin()
        self.run(self._receive(messages))
        meter.end()
        return len(messages)

    async def _receive(self, messages: list[str]) -> None:
        receive = self.sessions[0].receive
        if self.what == "durable":
            await asyncio.gather(*map(receive, messages))
        else:
            for message in messages:
                await receive(message)


def _calm() -> None:
    """The collector as a server of these sources sets it."""
    try:
        calm = import_module("musivum.server.collector").calm
    except ImportError:  # older ones
        calm = import_module("musivum.server.run").calm_the_collector
    calm()


def _created(game: Any, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """The first event of a match, with nothing in it that differs from one run to another."""
    from musivum.server.match import making

    more = {"pace": {}, "timeout": "forfeit", "public": False, "invite": "come", "seed": SEED}
    return making.created(GUEST, game, seats, **more)


def _durable() -> Any:
    """A SQLite of its own, on the disk."""
    from musivum.server.storage import tables
    from musivum.server.storage.store import Store

    store = Store(f"sqlite:///{tempfile.mkdtemp(dir=os.environ['COSTS_FOLDER'])}/musivum.db")
    store.open()
    with store.engine.begin() as connection:
        connection.execute(tables.guests.insert(), {"id": GUEST, "name": "Ada", "created": 0})
    return store


def work(what: str, setting: str, tables: int) -> None:
    """Play a round whenever a line comes, and answer with what it took."""
    game, options = json.loads(setting)
    played = Tables(what, game, options, tables)
    clock = time.process_time if what == "durable" else time.thread_time
    for line in sys.stdin:
        meter = Meter(clock, line.strip() == "count")
        times = played.round(meter)
        told = "" if what == "durable" else played.told.hexdigest()
        answer = {"took": meter.took, "times": times, "told": told, "calls": meter.calls}
        print(json.dumps(answer | {"bytes": played.bytes}), flush=True)


# The process that compares


class Player:
    """A process that plays."""

    def __init__(self, sources: Path, *arguments: str, folder: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.costs", "--work", *arguments],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": f"{sources}:{ROOT}", "COSTS_FOLDER": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def round(self, line: str = "play") -> dict[str, Any]:
        """One more round."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def close(self) -> None:
        """No more rounds."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(30)


@contextmanager
def sources_of(revision: str) -> Iterator[Path]:
    """The sources as they were then."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder) / "src"


def compared(
    before: Path, arguments: argparse.Namespace, game: str, options: dict[str, Any]
) -> dict[str, Any]:
    """What one setting costs with either sources."""
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        given = arguments.what, json.dumps([game, options]), str(arguments.tables)
        kinds = [
            [Player(sources, *given, folder=folder) for _ in range(arguments.copies)]
            for sources in (before, ROOT / "src")
        ]
        took, times, same = [0.0, 0.0], 0, True
        for number in range(arguments.rounds):
            # In turn, copy by copy, so that a slow moment of the machine falls on both.
            rounds = [[], []]  # type: list[list[dict[str, Any]]]
            for copies in zip(*kinds, strict=True):
                for kind, player in enumerate(copies):
                    rounds[kind].append(player.round())
            same &= len({one["told"] for kind in rounds for one in kind}) == 1
            if number >= SETTLING:
                times += rounds[0][0]["times"]
                for kind in range(2):
                    took[kind] += min(one["took"] for one in rounds[kind])
        counted = [players[0].round("count") for players in kinds]
        for player in (*kinds[0], *kinds[1]):
            player.close()
    return {
        "what": arguments.what,
        "game": game,
        "options": options,
        "same": same,
        "us": [round(1e6 * one / times, 1) for one in took],
        "calls": [round(one["calls"] / one["times"]) for one in counted],
        "bytes": [round(one["bytes"] / one["times"] / (arguments.rounds + 1)) for one in counted],
    }


def main() -> None:
    """Compare, and print a line of JSON for every setting."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="HEAD", help="a revision of this repository")
    parser.add_argument("--what", default="page", choices=sorted(DETAIL))
    parser.add_argument("--games", nargs="+", default=sorted(SETTINGS), choices=sorted(SETTINGS))
    parser.add_argument("--every-setting", action="store_true", help="not only the usual options")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--copies", type=int, default=3, help="processes with either sources")
    parser.add_argument("--folder", default=None, help="on the disk that a SQLite shall be on")
    parser.add_argument("--work", nargs=3, default=None, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.work:
        what, setting, tables = arguments.work
        work(what, setting, int(tables))
        return
    with sources_of(arguments.against) as before:
        for game in arguments.games:
            for options in SETTINGS[game][: None if arguments.every_setting else 1]:
                print(json.dumps(compared(before, arguments, game, options)), flush=True)


if __name__ == "__main__":
    main()
