"""The long version of the crash and fault tests: ``python -m tests.server.soak [KILLS [SEED]]``.

Prints what it does as it goes; ends with an error at the first thing that is lost.
"""

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.crash import kill_and_go_on, kill_workers, restart_database
from tests.server.postgres import private_postgres
from tests.server.test_faults import SETTINGS, check, simulate

BEGAN = time.monotonic()


def say(what: str, **found: Any) -> None:
    listed = json.dumps(found) if found else ""
    print(f"{time.monotonic() - BEGAN:7.0f} s  {what} {listed}", flush=True)


def progress(number: int, of: int, moves: int | None = None) -> None:
    """Tell of every tenth, and of the last."""
    if number % max(1, of // 10) == 0 or number == of:
        say(f"        {number} of {of}", **({} if moves is None else {"acknowledged": moves}))


def main() -> None:
    """A hundred kills on SQLite, a tenth as many of everything else."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    few = max(1, kills // 10)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        url = f"sqlite:///{path}/musivum.db"
        say("kill -9 of the server, SQLite")
        say("done:", **kill_and_go_on(url, kills, 12, seed, tell=progress))
        say("kill -9 of a bot's worker")
        say("done:", **kill_workers(f"sqlite:///{path}/bots.db", few, seed, tell=progress))
        with private_postgres() as database:
            say("kill -9 of the server, PostgreSQL")
            say("done:", **kill_and_go_on(database.url, few, 8, seed, tell=progress))
            say("restarts of PostgreSQL")
            say("done:", **restart_database(database, few, 8, seed, tell=progress))
        say("lost, repeated, late and reordered messages")
        for number in range(kills):
            game, options, bots = SETTINGS[number % len(SETTINGS)]
            world = simulate(path / f"{number}.db", game, options, bots, 1000 * seed + number)
            check(*asyncio.run(world))
            progress(number + 1, kills)
    say("all done, and nothing was lost")


if __name__ == "__main__":
    main()
