"""Load: real WebSocket clients play whole games against a real server, on this machine alone.

``python -m tests.server.load [--matches 1000] [--seconds 10] [--json FILE]``

Every client sends its next move when its turn in the timetable comes, and the time from sending to
the acknowledgement, which means *on disk*, is measured. The rate goes up until it no longer holds.
"""

import argparse
import asyncio
import json
import os
import resource
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from musivum.core.match import Match
from musivum.server.app import load as load_game
from tests.server.harness import Process

RATES = (250, 500, 1000, 1500, 2000, 3000, 4000)
LATE = 0.050
"""The bound of p99, in seconds."""
SCRIPTS = 40


def scripts() -> list[list[tuple[int, str]]]:
    """Whole games of Steere's Mosaic, which has no chance, so that they can be written before."""
    game = load_game("steere", {})
    found = []
    for seed in range(SCRIPTS):
        match = Match(game, seed, ["random", "random"]).run()
        # The server plays forced passes itself.
        found.append([(seat, str(move)) for seat, move in match.moves if str(move) != "pass"])
    return found


@dataclass
class Player:
    """One connection, which plays both seats of one match after another."""

    port: int
    token: str
    games: list[list[tuple[int, str]]]
    detail: str
    socket: ClientConnection | None = None
    match: str = ""
    script: list[tuple[int, str]] = field(default_factory=list)
    place: int = 0
    played: int = 0
    finished: int = 0
    refused: int = 0
    answer: "asyncio.Future[str] | None" = None

    async def begin(self, http: httpx.AsyncClient) -> None:
        made = await http.post(
            f"http://127.0.0.1:{self.port}/api/matches",
            json={"game": "steere", "seats": [{"kind": "me"}, {"kind": "me"}], "public": False},
            headers={"Authorization": f"Bearer {self.token}"},
        )
        self.match = made.json()["match"]
        self.script, self.place = self.games[self.finished % len(self.games)], 0

    async def open(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/live",
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            open_timeout=60,
            max_size=None,
        ).__aenter__()
        await self.watch()
        self.task = asyncio.create_task(self.listen(self.socket))

    async def watch(self) -> None:
        assert self.socket is not None
        await self.socket.send(
            json.dumps({"do": "watch", "match": self.match, "detail": self.detail})
        )

    async def listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            if text.startswith(('{"type": "ack"', '{"type": "refused"')):
                if self.answer is not None and not self.answer.done():
                    self.answer.set_result(text)
            elif text.startswith('{"type": "ping"'):
                time_sent = json.loads(text)["time"]
                await socket.send(json.dumps({"do": "pong", "time": time_sent}))

    async def play(self, http: httpx.AsyncClient) -> float:
        """One move; how long until it was acknowledged."""
        if self.place == len(self.script):
            self.finished += 1
            await self.begin(http)
            await self.watch()
        seat, move = self.script[self.place]
        self.place += 1
        self.played += 1
        self.answer = asyncio.get_running_loop().create_future()
        message = {"do": "play", "match": self.match, "seat": seat, "move": move}
        began = time.perf_counter()
        assert self.socket is not None
        await self.socket.send(json.dumps(message | {"id": str(self.played)}))
        text = await asyncio.wait_for(self.answer, 60)
        self.refused += text.startswith('{"type": "refused"')
        return time.perf_counter() - began


async def measure(players: list[Player], rate: int, seconds: float) -> dict[str, Any]:
    """Moves at a steady rate, spread over all matches in turn."""
    waits: list[float] = []
    tasks: set[asyncio.Task[None]] = set()
    skipped = 0
    async with httpx.AsyncClient(timeout=60) as http:

        async def one(player: Player) -> None:
            waits.append(await player.play(http))

        began = time.perf_counter()
        busy: dict[int, asyncio.Task[None]] = {}
        for number in range(int(rate * seconds)):
            due = began + number / rate
            if (pause := due - time.perf_counter()) > 0:
                await asyncio.sleep(pause)
            place = number % len(players)
            if place in busy and not busy[place].done():
                skipped += 1  # its last move is not acknowledged yet: this one does not happen
                continue
            task = busy[place] = asyncio.create_task(one(players[place]))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        while tasks:
            await asyncio.gather(*tasks)
        took = time.perf_counter() - began
    waits.sort()
    reached = len(waits) / took
    found = {
        "rate": rate,
        "reached": round(reached, 1),
        "moves": len(waits),
        "skipped": skipped,
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "max_ms": round(1000 * waits[-1], 1),
        "refused": sum(player.refused for player in players),
    }
    found["holds"] = (
        found["p99_ms"] < 1000 * LATE and reached > 0.97 * rate and not found["refused"]
    )
    return found


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def run(server: Process, matches: int, seconds: float, detail: str) -> dict[str, Any]:
    """Set up all matches and connections, then raise the rate."""
    games = scripts()
    pid = server.process.pid
    base = f"http://127.0.0.1:{server.port}"
    result: dict[str, Any] = {"matches": matches, "detail": detail, "cores": os.cpu_count()}
    async with httpx.AsyncClient(timeout=60) as http:
        made = await http.post(
            f"{base}/api/me", json={"name": "Load"}, headers={"X-Musivum-Token": "yes"}
        )
        token = made.json()["token"]
        empty = memory(pid)
        players = [
            Player(server.port, token, games[n % SCRIPTS :] + games[: n % SCRIPTS], detail)
            for n in range(matches)
        ]
        for first in range(0, matches, 20):
            await asyncio.gather(*(player.begin(http) for player in players[first : first + 20]))
        with_matches = memory(pid)
        result["idle_match_kb"] = round((with_matches - empty) / matches / 1024, 1)
        for first in range(0, matches, 20):
            await asyncio.gather(*(player.open() for player in players[first : first + 20]))
        await asyncio.sleep(1)
        result["connection_kb"] = round((memory(pid) - with_matches) / matches / 1024, 1)
    result["steps"] = []
    for rate in RATES:
        step = await measure(players, rate, seconds)
        result["steps"].append(step)
        print_step(step)
        if not step["holds"] and rate >= 1000:
            break
    result["finished_games"] = sum(player.finished for player in players)
    result["server_mb"] = round(memory(pid) / 1024 / 1024, 1)
    holding = [step["rate"] for step in result["steps"] if step["holds"]]
    result["highest_rate_that_holds"] = max(holding, default=0)
    for player in players:
        player.task.cancel()
        if player.socket is not None:
            await player.socket.close()
    return result


def print_step(step: dict[str, Any]) -> None:
    """One row of the table."""
    holds = "holds" if step["holds"] else "does not hold"
    print(
        f"{step['rate']:>6} {step['reached']:>9} {step['p50_ms']:>8} {step['p99_ms']:>8}"
        f" {step['max_ms']:>8}   {holds}",
        flush=True,
    )


def main() -> None:
    """Run, print the table, write JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--detail", default="moves", choices=("moves", "view", "full"))
    parser.add_argument("--json", type=Path, default=None)
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"sqlite:///{folder}/musivum.db").ready()
        try:
            print("  rate   reached   p50 ms   p99 ms   max ms")
            result = asyncio.run(
                run(server, arguments.matches, arguments.seconds, arguments.detail)
            )
        finally:
            server.stop()
    steps = {name: value for name, value in result.items() if name != "steps"}
    print(json.dumps(steps, indent=2))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
