"""The long version of the crash and fault tests.

``python -m tests.server.soak [seeds] [sqlite] [several] [postgres] [workers]`` prints what it does
as it goes, and ends with an error at the first thing that is lost; without words it does all.
``--kills N`` of a server on SQLite, a fifth as many of one of several processes on SQLite and on
PostgreSQL, a tenth of bots' processes;
``--seeds N`` of the simulator; ``--seed N`` for others than last time. ``--plan TEXT`` tries one
plan of the simulator again.
"""

import argparse
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.crash import (
    kill_and_go_on,
    kill_one_of_several,
    kill_one_of_two,
    kill_workers,
)
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


PART = 100
"""After so many kills everything is checked, and the next hundred begin with a new database."""


def in_parts(
    what: str, kills: int, seed: int, part: Callable[[int, int], dict[str, int]]
) -> Counter[str]:
    """Kill so often, a hundred times in a run, and tell what all runs saw together."""
    say(what)
    found: Counter[str] = Counter()
    for number, first in enumerate(range(0, kills, PART)):
        found.update(part(min(PART, kills - first), 101 * seed + number))
        say("        so far:", **found)
    return found


def sqlite(kills: int, seed: int) -> dict[str, int]:
    """The only server dies, and is started again."""
    with tempfile.TemporaryDirectory() as folder:
        return kill_and_go_on(f"sqlite:///{folder}/musivum.db", kills, 12, seed, tell=progress)


def several(kills: int, seed: int) -> dict[str, int]:
    """One of three processes dies that serve one SQLite, or two of them."""
    with tempfile.TemporaryDirectory() as folder:
        return kill_one_of_several(f"sqlite:///{folder}/musivum.db", kills, 8, seed, tell=progress)


def postgres(kills: int, seed: int) -> dict[str, int]:
    """One of two servers dies, and their database now and then."""
    with private_postgres() as database:
        return kill_one_of_two(database, kills, 8, seed, tell=progress)


def workers(kills: int, seed: int) -> dict[str, int]:
    """The processes in which bots think die."""
    with tempfile.TemporaryDirectory() as folder:
        return kill_workers(f"sqlite:///{folder}/musivum.db", kills, seed, tell=progress)


def main() -> None:
    """As many as asked for; by default a thousand kills and five thousand seeds."""
    reader = argparse.ArgumentParser()
    words = ("seeds", "sqlite", "several", "postgres", "workers")
    reader.add_argument("words", nargs="*", choices=[*words, []], default=[])
    reader.add_argument("--kills", type=int, default=1000)
    reader.add_argument("--seeds", type=int, default=5000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--plan", default="")
    chosen = reader.parse_args()
    kills, seed = chosen.kills, chosen.seed
    if chosen.plan:
        with tempfile.TemporaryDirectory() as folder:
            simulate(read(chosen.plan), template(Path(folder)))
    for word in [] if chosen.plan else chosen.words or words:
        if word == "seeds":
            say("simulated power cuts, partitions, freezes, full disks, clocks that jump")
            say("done:", **seeds(100_000 * seed, chosen.seeds))
        elif word == "sqlite":
            in_parts("kill -9 of the server, SQLite", kills, seed, sqlite)
        elif word == "several":
            what = "kill -9 of one of three processes of a server, SQLite"
            in_parts(what, kills // 5, seed, several)
        elif word == "postgres":
            what = "kill -9 of one of two servers, and restarts of their PostgreSQL"
            in_parts(what, kills // 5, seed, postgres)
        elif word == "workers":
            in_parts("kill -9 of a bot's process", kills // 10, seed, workers)
    say("all done, and nothing was lost")


if __name__ == "__main__":
    main()
