"""The long version of the crash and fault tests.

``python -m tests.server.soak [--kills N] [--seeds N] [--seed N] [--plan TEXT]`` prints what it does
as it goes, and ends with an error at the first thing that is lost. ``--plan`` tries one plan of the
simulator again.
"""

import argparse
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.server.crash import kill_and_go_on, kill_one_of_two, kill_workers
from tests.server.postgres import private_postgres
from tests.server.simulation.history import Wrong
from tests.server.simulation.plan import Plan, make, read
from tests.server.simulation.shrink import shrink
from tests.server.simulation.world import simulate, template

BEGAN = time.monotonic()


def say(what: str, **found: Any) -> None:
    listed = json.dumps(found) if found else ""
    print(f"{time.monotonic() - BEGAN:7.0f} s  {what} {listed}", flush=True)


def progress(number: int, of: int, moves: int | None = None) -> None:
    """Tell of every tenth, and of the last."""
    if number % max(1, of // 10) == 0 or number == of:
        say(f"        {number} of {of}", **({} if moves is None else {"acknowledged": moves}))


def fails(plan: Plan, new: Path) -> bool:
    try:
        simulate(plan, new)
    except Wrong:
        return True
    return False


def seeds(first: int, number: int) -> dict[str, int]:
    """Simulate so many seeds; the first that fails is made short, and told."""
    logging.disable(logging.ERROR)
    found: Counter[str] = Counter(seeds=0, acknowledged=0, events=0)
    with tempfile.TemporaryDirectory() as folder:
        new = template(Path(folder))
        for seed in range(first, first + number):
            try:
                world = simulate(make(seed), new)
            except Wrong as wrong:
                say(f"seed {seed}: {wrong}")
                short = shrink(make(seed), lambda plan: fails(plan, new))
                sys.exit(f"the shortest run that fails:\n--plan '{short.text}'")
            found.update(world.stories)
            found.update(seeds=1, acknowledged=len(world.history.acked))
            found.update(events=len(world.history.heard))
            progress(seed - first + 1, number)
    logging.disable(logging.NOTSET)
    return dict(found)


def kill(kills: int, seed: int) -> None:
    """Real processes, really killed."""
    few = max(1, kills // 10)
    with tempfile.TemporaryDirectory() as folder:
        say("kill -9 of the server, SQLite")
        url = f"sqlite:///{folder}/musivum.db"
        say("done:", **kill_and_go_on(url, kills, 12, seed, tell=progress))
        say("kill -9 of a bot's worker")
        say("done:", **kill_workers(f"sqlite:///{folder}/bots.db", few, seed, tell=progress))
    with private_postgres() as database:
        say("kill -9 of one of two servers, and restarts of their PostgreSQL")
        say("done:", **kill_one_of_two(database, max(1, kills // 5), 8, seed, tell=progress))


def main() -> None:
    """As many as asked for; by default a thousand kills and five thousand seeds."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--kills", type=int, default=1000)
    reader.add_argument("--seeds", type=int, default=5000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--plan", default="")
    chosen = reader.parse_args()
    if chosen.plan:
        with tempfile.TemporaryDirectory() as folder:
            simulate(read(chosen.plan), template(Path(folder)))
    else:
        say("simulated power cuts, partitions, freezes, full disks, clocks that jump")
        say("done:", **seeds(1000 * chosen.seed, chosen.seeds))
        if chosen.kills:
            kill(chosen.kills, chosen.seed)
    say("all done, and nothing was lost")


if __name__ == "__main__":
    main()
