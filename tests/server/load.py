"""Load: real WebSocket clients play whole games against a real server, on this machine alone.

``python -m tests.server.load [--games …] [--detail changes] [--matches 1000] [--processes 2]``

A timetable says when each move is due. The time from that moment to the acknowledgement, which
means *on disk*, is measured, so a late client or a busy line counts as well. The rate goes up until
it no longer holds: p99 below 50 ms, and no move left out because the one before was not answered.

Before that all matches are played, as fast as the server takes the moves, to different points of
their games or to their end, so that later at any time some end and new ones begin. What a match
costs until its first move, and a move of those, is told apart. One connection plays all seats of a
match, and follows it by the events that it is told; it asks for as much detail as a page does.

With ``--share 20`` every server process gets a fifth of a core and no more, as soon as all are
connected: so one process can be compared with two (``--processes 2``) where neither clients nor a
database (``--postgres``) are what they wait for. Unless nearly all of the share was used, they did
wait for something else.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvloop

from musivum.core import fair
from musivum.core.game import CHANCE, Game
from musivum.games import names
from musivum.server.app import load as load_game
from tests.server.crash import children, serving
from tests.server.harness import Process, part_of, until
from tests.server.postgres import private_postgres
from tests.server.shares import shared_out
from tests.server.wire import Http, Wire

RATES = (250, 500, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000)
LATE = 0.050
"""The bound of p99, in seconds."""
AT_ONCE = 50
"""Connections that are made at once."""
UNDER_WAY = 200
"""Moves of the fast beginning that are under way at once. With many fewer, it is the disk that all
wait for, and the server stands idle half of the time."""
SPREAD = 40
"""Moves of the fast beginning, at most."""


class Player:
    """One connection, which plays all seats of one match after another."""

    def __init__(self, http: Http, game: Game, detail: str, seed: int) -> None:
        self.http = http
        self.game = game
        self.detail = detail
        self.random = random.Random(seed)
        self.match = ""
        self.state = game.start()
        self.sent = 0
        self.finished = 0
        self.refused = 0
        self.bytes = 0
        """Of all that the server said."""
        self.due: float | None = None
        """When the move was due that is not answered yet."""
        self.waits: list[float] = []
        self.beginning = False
        self.resting = False
        """Begin no other match when this one is over."""
        self.idle = asyncio.Event()

    async def begin(self) -> None:
        """Another match."""
        self.state = self.game.start()
        made = await self.http.post(
            "/api/matches",
            {
                "game": self.game.NAME,
                "seats": [{"kind": "me"}] * self.game.players,
                "public": False,
                "seating": "as-seated",
            },
        )
        self.match = made["match"]

    async def open(self) -> None:
        self.wire = await Wire.open(self.http.port, self.http.token, self.hear)
        self.start()

    def start(self) -> None:
        """Watch the match, and throw its dice, if it has any."""
        self.beginning = True
        self.say({"do": "watch", "match": self.match, "detail": self.detail})
        if CHANCE in self.state.awaiting or self.game.chances:
            parts = [part_of(self.match, place) for place in range(self.game.players)]
            for place, part in enumerate(parts):
                about = {"match": self.match, "seat": place, "id": f"commit {place}"}
                self.say({"do": "commit", "hash": fair.sealed(self.match, part)} | about)
            for place, part in enumerate(parts):
                about = {"match": self.match, "seat": place, "id": f"reveal {place}"}
                self.say({"do": "reveal", "value": part} | about)

    def say(self, message: dict[str, Any]) -> None:
        self.wire.send(json.dumps(message).encode())

    def play(self, due: float) -> None:
        """Send the next move: any that is legal."""
        seat = self.random.choice(sorted(self.state.awaiting))
        move = str(self.random.choice(self.state.legal(seat)))
        self.sent += 1
        self.due = due
        self.idle.clear()
        self.wire.send(
            b'{"do":"play","match":"%s","seat":%d,"move":"%s","id":"%d"}'
            % (self.match.encode(), seat, move.encode(), self.sent)
        )

    def hear(self, wire: Wire, text: bytes) -> None:
        kind = text[8:24].split(b'"')[1]  # after {"type":, and perhaps a blank
        self.bytes += len(text)
        if kind in (b"events", b"match"):
            self.follow(text)
        elif kind in (b"ack", b"refused"):
            self.refused += kind == b"refused"
            if self.due is None:
                return
            self.waits.append(time.perf_counter() - self.due)
            self.due = None
            if self.state.awaiting or self.resting:
                self.idle.set()
            else:
                self.task = asyncio.create_task(self.go_on())
        elif kind == b"ping":
            wire.send(json.dumps({"do": "pong", "time": json.loads(text)["time"]}).encode())

    def follow(self, text: bytes) -> None:
        """Play what has happened; the rest of a message, which can be long, is not read."""
        if self.match.encode() not in text[:80]:
            return
        began = text.index(b'"events":[', 20) + 9
        ended = max(text.find(b',"revealed":', began), 0) or text.index(b',"states":', began)
        for event in json.loads(text[began:ended]):
            if event["kind"] == "move":
                self.state = self.state.play(event["move"], event["seat"])
        if self.beginning and self.state.awaiting and CHANCE not in self.state.awaiting:
            self.beginning = False
            self.idle.set()

    async def go_on(self) -> None:
        """The game is over: leave it, and begin another one."""
        self.say({"do": "leave", "match": self.match})
        self.beginning = True
        self.finished += 1
        await self.begin()
        self.start()


async def spread(players: list[Player], under_way: int) -> float:
    """Play every match to a point of its own, flat out; the moves a second that this reached."""
    turns = asyncio.Semaphore(under_way)

    async def one(player: Player, upto: int) -> int:
        player.resting, before = True, player.sent
        async with turns:
            while player.state.awaiting and player.sent < before + upto:
                player.play(time.perf_counter())
                await player.idle.wait()
        return player.sent - before

    began = time.perf_counter()
    # Shuffled, so that neighbours in the timetable do not end together.
    shares = random.Random(1).sample(range(len(players)), len(players))
    upto = [share * SPREAD // len(players) for share in shares]
    made = await asyncio.gather(*(one(*pair) for pair in zip(players, upto, strict=True)))
    return sum(made) / (time.perf_counter() - began)


async def go_on(players: list[Player]) -> None:
    """From now on another match begins when one is over."""
    for player in players:
        player.resting = False
        if not player.state.awaiting:
            player.idle.clear()
            await player.go_on()
    await all_idle(players)


async def all_idle(players: list[Player], seconds: float = 120) -> None:
    """Until it is everyone's turn."""
    async with asyncio.timeout(seconds):
        for player in players:
            await player.idle.wait()


async def measure(players: list[Player], rate: int, seconds: float) -> dict[str, Any]:
    """Moves at a steady rate, spread over all matches in turn."""
    for player in players:
        player.waits.clear()
    left_out, bytes_before = 0, sum(player.bytes for player in players)
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        if (pause := due - time.perf_counter()) > 0:
            await asyncio.sleep(pause)
        player = players[number % len(players)]
        if player.idle.is_set():
            player.play(due)
        elif not player.beginning:
            left_out += 1  # its last move is not acknowledged yet: this one does not happen
    await all_idle(players, 60)
    took = time.perf_counter() - began
    waits = sorted(wait for player in players for wait in player.waits)
    found = {
        "rate": rate,
        "reached": round(len(waits) / took, 1),
        "moves": len(waits),
        "left_out": left_out,
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "max_ms": round(1000 * waits[-1], 1),
        "refused": sum(player.refused for player in players),
        "bytes": (sum(player.bytes for player in players) - bytes_before) // len(waits),
    }
    found["holds"] = (
        found["p99_ms"] < 1000 * LATE and left_out < 0.001 * len(waits) and not found["refused"]
    )
    return found


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds that a process, and those that it has started, have used of a processor."""
    return sum(map(used, (pid, *children(pid))))


def used(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def set_up(
    server: Process, game: Game, matches: int, detail: str, result: dict[str, Any]
) -> list[Player]:
    """All matches and connections, and what they weigh."""
    pid = server.process.pid
    nobody = Http(server.port, "")
    token = (await nobody.post("/api/me", {"name": "Load"}))["token"]
    nobody.close()
    lines = [Http(server.port, token) for _ in range(8)]
    players = [Player(lines[n % len(lines)], game, detail, n) for n in range(matches)]
    await asyncio.gather(*(player.begin() for player in players[:AT_ONCE]))
    empty, used_before = memory(pid), processor(pid)
    await asyncio.gather(*(player.begin() for player in players[AT_ONCE:]))
    with_matches = memory(pid)
    if matches > AT_ONCE:
        result["idle_match_kb"] = round((with_matches - empty) / (matches - AT_ONCE) / 1024, 1)
    for first in range(0, matches, AT_ONCE):
        await asyncio.gather(*(player.open() for player in players[first : first + AT_ONCE]))
    await all_idle(players)
    result["connection_kb"] = round((memory(pid) - with_matches) / matches / 1024, 1)
    result["beginning_us"] = round(1e6 * (processor(pid) - used_before) / matches)
    return players


async def run(
    server: Process,
    game: Game,
    matches: int,
    seconds: float,
    detail: str,
    rates: tuple[int, ...] = RATES,
    processes: int = 1,
    share: float = 0,
    under_way: int = UNDER_WAY,
) -> dict[str, Any]:
    """Set up all matches and connections, then raise the rate."""
    pid = server.process.pid
    result: dict[str, Any] = {"game": game.NAME, "matches": matches, "detail": detail}
    result |= {"processes": processes, "share": share, "under_way": under_way}
    result["cores"] = os.cpu_count()
    players = await set_up(server, game, matches, detail, result)
    gc.collect()
    gc.freeze()
    gc.disable()  # what is measured is the server
    if processes == 1:
        os.kill(pid, signal.SIGUSR1)  # from now on it looks where its time goes
    served_by = [pid] if processes == 1 else serving(pid)
    with shared_out(served_by, share):
        await _raise(pid, players, seconds, rates, result)
    result["finished_games"] = sum(player.finished for player in players)
    result["server_mb"] = round(memory(pid) / 1024 / 1024, 1)
    holding = [step["rate"] for step in result["steps"] if step["holds"]]
    result["highest_rate_that_holds"] = max(holding, default=0)
    for player in players:
        player.wire.close()
        player.http.close()
    return result


async def _raise(
    pid: int,
    players: list[Player],
    seconds: float,
    rates: tuple[int, ...],
    result: dict[str, Any],
) -> None:
    """All matches played flat out, then at one rate after another until one does not hold."""
    before, sent = processor(pid), sum(player.sent for player in players)
    result["flat_out"] = round(await spread(players, result["under_way"]))
    sent = sum(player.sent for player in players) - sent
    result["flat_out_us"] = round(1e6 * (processor(pid) - before) / sent)
    if rates:
        await go_on(players)
    flat_out = f"flat out {result['flat_out']} moves a second, {result['flat_out_us']} µs each"
    if result["share"]:
        whole = result["processes"] * result["share"] / 100
        result["share_used"] = round(result["flat_out"] * result["flat_out_us"] / 1e6 / whole, 2)
        flat_out += f", {result['share_used']:.0%} of what they may use"
    began = f"a match to its first move {result['beginning_us']} µs"
    print(f"{result['game']}, {result['detail']}: {began}; {flat_out}", flush=True)
    print("  rate   reached   p50 ms   p99 ms   max ms   bytes   µs a move: server, clients")
    result["steps"] = []
    for rate in rates:
        before, mine = processor(pid), time.process_time()
        step = await measure(players, rate, seconds)
        step["server_us"] = round(1e6 * (processor(pid) - before) / step["moves"])
        step["clients_us"] = round(1e6 * (time.process_time() - mine) / step["moves"])
        result["steps"].append(step)
        print_step(step)
        if not step["holds"] and rate >= 1000:
            break
    result["all_moves"] = sent + sum(step["moves"] for step in result["steps"])


def print_step(step: dict[str, Any]) -> None:
    """One row of the table."""
    holds = "holds" if step["holds"] else "does not hold"
    print(
        f"{step['rate']:>6} {step['reached']:>9} {step['p50_ms']:>8} {step['p99_ms']:>8}"
        f" {step['max_ms']:>8} {step['bytes']:>7} {step['server_us']:>18}"
        f" {step['clients_us']:>8}   {holds}",
        flush=True,
    )


def print_stages(seconds: dict[str, float], moves: int) -> None:
    """Where the server's time went, the longest first."""
    whole = sum(seconds.values())
    for name, spent in sorted(seconds.items(), key=lambda one: -one[1]):
        print(f"  {name:<28} {spent / whole:>5.0%} {1e6 * spent / moves:>6.0f} µs a move")


def print_pauses(pauses: dict[str, dict[str, float]]) -> None:
    """How long the server stood still to look for garbage."""
    for generation, found in sorted(pauses.items()):
        times, spent = f"{found['times']:.0f} times", f"{found['all_s']:.2f} s in all"
        print(f"  garbage, generation {generation}: {times}, {spent}", end="")
        print(f", {found['longest_ms']:.1f} ms at most")


def loaded(game: Game, arguments: argparse.Namespace) -> dict[str, Any]:
    """One game on a server of its own."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        stages = Path(folder) / "stages.json"
        database = arguments.database or f"sqlite:///{folder}/musivum.db"
        if arguments.postgres:
            database = stack.enter_context(private_postgres()).url
        processes = arguments.processes
        server = Process(database, None, "--processes", str(processes), stages=stages).ready()
        asked = arguments.matches, arguments.seconds, arguments.detail, tuple(arguments.rates)
        try:
            shared = processes, arguments.share, arguments.under_way
            result = uvloop.run(run(server, game, *asked, *shared))
            if processes == 1:
                os.kill(server.process.pid, signal.SIGUSR2)
                until(stages.exists)
                found = json.loads(stages.read_text(encoding="utf-8"))
                result |= {"stages": found["seconds"], "pauses": found["pauses"]}
                print_stages(result["stages"], result["all_moves"])
                print_pauses(result["pauses"])
        finally:
            server.stop()
    return result


def main() -> None:
    """Run, print the tables, write JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(names()), choices=list(names()))
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    details = ("moves", "view", "scene", "changes", "full")
    parser.add_argument("--detail", default="changes", choices=details)
    parser.add_argument("--rates", type=int, nargs="*", default=RATES)
    parser.add_argument("--processes", type=int, default=1, help="of one server")
    parser.add_argument("--database", default=None, help="one of your own, empty; else SQLite")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL made for this")
    parser.add_argument(
        "--share", type=float, default=0, help="hundredths of a core for each server process"
    )
    parser.add_argument("--under-way", type=int, default=UNDER_WAY, help="moves at once, flat out")
    parser.add_argument("--json", type=Path, default=None)
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    results = []
    for name in arguments.games:
        results.append(loaded(load_game(name, {}), arguments))
        skipped = ("steps", "stages", "pauses")
        print(json.dumps({key: results[-1][key] for key in results[-1] if key not in skipped}))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
