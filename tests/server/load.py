"""Load: real WebSocket clients play whole games against a real server, on this machine alone.

``python -m tests.server.load [--matches 1000] [--seconds 10] [--json FILE]``

A timetable says when each move is due. The time from that moment to the acknowledgement, which
means *on disk*, is measured, so a late client or a busy line counts as well. The rate goes up until
it no longer holds: p99 below 50 ms, and no move left out because the one before was not answered.

Before that all matches are played, as fast as the server takes the moves, to different points of
their games, so that at any time some end and new ones begin.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from musivum.core.match import Match
from musivum.server.app import load as load_game
from tests.server.harness import Process
from tests.server.wire import Http, Wire

RATES = (250, 500, 1000, 1250, 1500, 1750, 2000, 2500, 3000)
LATE = 0.050
"""The bound of p99, in seconds."""
SCRIPTS = 40
AT_ONCE = 50
"""Connections, or moves of the fast beginning, under way at once."""

Script = list[tuple[int, str]]


def scripts() -> list[Script]:
    """Whole games of Steere's Mosaic, which has no chance, so that they can be written before."""
    game = load_game("steere", {})
    found = []
    for seed in range(SCRIPTS):
        match = Match(game, seed, ["random", "random"]).run()
        # The server plays forced passes itself.
        found.append([(seat, str(move)) for seat, move in match.moves if str(move) != "pass"])
    return found


class Player:
    """One connection, which plays both seats of one match after another."""

    def __init__(self, http: Http, games: list[Script], detail: str) -> None:
        self.http = http
        self.games = games
        self.detail = detail
        self.match = ""
        self.script: Script = []
        self.place = 0
        self.sent = 0
        self.finished = 0
        self.refused = 0
        self.due: float | None = None
        """When the move was due that is not answered yet."""
        self.waits: list[float] = []
        self.idle = asyncio.Event()

    async def begin(self) -> None:
        """Another match."""
        made = await self.http.post(
            "/api/matches",
            {
                "game": "steere",
                "seats": [{"kind": "me"}, {"kind": "me"}],
                "public": False,
                "seating": "as-seated",
            },
        )
        self.match = made["match"]
        self.script, self.place = self.games[self.finished % len(self.games)], 0

    async def open(self) -> None:
        self.wire = await Wire.open(self.http.port, self.http.token, self.hear)
        self.watch()

    def watch(self) -> None:
        message = {"do": "watch", "match": self.match, "detail": self.detail}
        self.wire.send(json.dumps(message).encode())

    def play(self, due: float) -> None:
        """Send the next move."""
        seat, move = self.script[self.place]
        self.place += 1
        self.sent += 1
        self.due = due
        self.idle.clear()
        self.wire.send(
            b'{"do":"play","match":"%s","seat":%d,"move":"%s","id":"%d"}'
            % (self.match.encode(), seat, move.encode(), self.sent)
        )

    def hear(self, wire: Wire, text: bytes) -> None:
        kind = text[9:24]  # after {"type":, and perhaps a blank
        if b'"ack"' in kind or b'"refused"' in kind:
            if self.due is not None:
                self.waits.append(time.perf_counter() - self.due)
            self.refused += b'"refused"' in kind
            self.due = None
            if self.place == len(self.script):
                self.task = asyncio.create_task(self.go_on())
            else:
                self.idle.set()
        elif b'"ping"' in kind:
            wire.send(json.dumps({"do": "pong", "time": json.loads(text)["time"]}).encode())

    async def go_on(self) -> None:
        """The game is over: leave it, and begin another one."""
        self.wire.send(json.dumps({"do": "leave", "match": self.match}).encode())
        self.finished += 1
        await self.begin()
        self.watch()
        self.idle.set()


async def spread(players: list[Player]) -> float:
    """Play every match to a point of its own, flat out; the moves a second that this reached."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(player: Player, upto: int) -> None:
        async with turns:
            for _ in range(upto):
                player.play(time.perf_counter())
                await player.idle.wait()

    began = time.perf_counter()
    # Shuffled, so that neighbours in the timetable do not end together.
    shares = random.Random(1).sample(range(len(players)), len(players))
    upto = [
        share * len(one.script) // len(players) for share, one in zip(shares, players, strict=True)
    ]
    await asyncio.gather(*(one(*pair) for pair in zip(players, upto, strict=True)))
    return sum(upto) / (time.perf_counter() - began)


async def measure(players: list[Player], rate: int, seconds: float) -> dict[str, Any]:
    """Moves at a steady rate, spread over all matches in turn."""
    for player in players:
        player.waits.clear()
    left_out = 0
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        if (pause := due - time.perf_counter()) > 0:
            await asyncio.sleep(pause)
        player = players[number % len(players)]
        if player.idle.is_set():
            player.play(due)
        else:
            left_out += 1  # its last move is not acknowledged yet: this one does not happen
    async with asyncio.timeout(60):
        for player in players:
            await player.idle.wait()
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
    """Seconds that a process has used of a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def set_up(
    server: Process, matches: int, detail: str, result: dict[str, Any]
) -> list[Player]:
    """All matches and connections, and what they weigh."""
    games = scripts()
    pid = server.process.pid
    nobody = Http(server.port, "")
    token = (await nobody.post("/api/me", {"name": "Load"}))["token"]
    nobody.close()
    lines = [Http(server.port, token) for _ in range(8)]
    players = [
        Player(lines[n % len(lines)], games[n % SCRIPTS :] + games[: n % SCRIPTS], detail)
        for n in range(matches)
    ]
    await asyncio.gather(*(player.begin() for player in players[:AT_ONCE]))
    empty = memory(pid)
    await asyncio.gather(*(player.begin() for player in players[AT_ONCE:]))
    with_matches = memory(pid)
    result["idle_match_kb"] = round((with_matches - empty) / (matches - AT_ONCE) / 1024, 1)
    for first in range(0, matches, AT_ONCE):
        await asyncio.gather(*(player.open() for player in players[first : first + AT_ONCE]))
    await asyncio.sleep(1)
    result["connection_kb"] = round((memory(pid) - with_matches) / matches / 1024, 1)
    for player in players:
        player.idle.set()
    return players


async def run(
    server: Process, matches: int, seconds: float, detail: str, rates: tuple[int, ...] = RATES
) -> dict[str, Any]:
    """Set up all matches and connections, then raise the rate."""
    pid = server.process.pid
    result: dict[str, Any] = {"matches": matches, "detail": detail, "cores": os.cpu_count()}
    players = await set_up(server, matches, detail, result)
    gc.collect()
    gc.freeze()
    gc.disable()  # what is measured is the server
    result["flat_out"] = round(await spread(players))
    print("  rate   reached   p50 ms   p99 ms   max ms   µs a move: server, clients")
    result["steps"] = []
    for rate in rates:
        before = processor(pid), time.process_time()
        step = await measure(players, rate, seconds)
        used = processor(pid) - before[0], time.process_time() - before[1]
        step["server_us"], step["clients_us"] = (round(1e6 * one / step["moves"]) for one in used)
        result["steps"].append(step)
        print_step(step)
        if not step["holds"] and rate >= 1000:
            break
    result["finished_games"] = sum(player.finished for player in players)
    result["server_mb"] = round(memory(pid) / 1024 / 1024, 1)
    holding = [step["rate"] for step in result["steps"] if step["holds"]]
    result["highest_rate_that_holds"] = max(holding, default=0)
    for player in players:
        player.wire.close()
        player.http.close()
    return result


def print_step(step: dict[str, Any]) -> None:
    """One row of the table."""
    holds = "holds" if step["holds"] else "does not hold"
    print(
        f"{step['rate']:>6} {step['reached']:>9} {step['p50_ms']:>8} {step['p99_ms']:>8}"
        f" {step['max_ms']:>8} {step['server_us']:>18} {step['clients_us']:>8}   {holds}",
        flush=True,
    )


def main() -> None:
    """Run, print the table, write JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--detail", default="moves", choices=("moves", "view", "scene", "full"))
    parser.add_argument("--rates", type=int, nargs="+", default=RATES)
    parser.add_argument("--json", type=Path, default=None)
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"sqlite:///{folder}/musivum.db").ready()
        try:
            result = uvloop.run(
                run(
                    server,
                    arguments.matches,
                    arguments.seconds,
                    arguments.detail,
                    tuple(arguments.rates),
                )
            )
        finally:
            server.stop()
    steps = {name: value for name, value in result.items() if name != "steps"}
    print(json.dumps(steps, indent=2))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
