"""How fast the environments are here and now: ``python -m musivum.research.bench``.

The first table is steps a second of random play, the choice of an action included. The second is
what a step costs beyond the compiled code that it has to run (moves, observation and mask, called
from Python with arrays made beforehand), in microseconds. The third is simulations a second of the
tree search on one thread: ours, and OpenSpiel's own on the same position.

What uses one thread is measured in its own time, so that other programs disturb it little; batches
use all cores, and only the clock on the wall is right for them.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from musivum import games
from musivum.core.game import Game
from musivum.research import random_play
from musivum.research.random_play import Steps

SIMULATIONS = 100
"""For every move, in both searches."""
SECONDS = 1.0

Row = dict[str, Any]
Clock = Callable[[], float]
WALL = time.perf_counter


def rate(
    steps: Callable[[], Steps], seconds: float, clock: Clock = time.process_time
) -> float | None:
    """Steps a second, after a warm-up of a fifth of the time; None if a library is missing."""
    try:
        running = steps()
        for _ in _for(running, seconds / 5, clock):
            pass
        start = clock()
        done = sum(_for(running, seconds, clock))
        return done / (clock() - start)
    except ImportError:
        return None


def _for(running: Steps, seconds: float, clock: Clock) -> Iterator[int]:
    end = clock() + seconds
    for number in running:
        yield number
        if clock() > end:
            return


def adapters(name: str, game: Game, seconds: float) -> tuple[Row, Row]:
    """Steps a second through every interface, and the overhead of those for one game."""
    bare = partial(random_play.batch, game, observe=False, masks=False)
    speeds: Row = {
        "game": name,
        "batch": rate(partial(random_play.batch, game), seconds, WALL),
        "batch, bare": rate(bare, seconds, WALL),
    }
    overheads: Row = {"game": name}
    for column, steps, least in (
        (
            "pettingzoo",
            partial(random_play.pettingzoo, game),
            partial(random_play.bare, game, False),
        ),
        ("gymnasium", partial(random_play.gymnasium, game), partial(random_play.bare, game, True)),
        (
            "openspiel",
            partial(random_play.openspiel, f"musivum_{name}"),
            partial(random_play.bare_openspiel, game),
        ),
    ):
        speeds[column] = found = rate(steps, seconds)
        compiled = rate(least, seconds)
        if found and compiled:
            overheads[column] = (1 / found - 1 / compiled) * 1e6
    return speeds, overheads


def others(seconds: float) -> list[Row]:
    """What other libraries' own games reach."""
    havannah = partial(random_play.openspiel, "havannah(board_size=5)")
    return [
        {
            "game": "connect_four (PettingZoo)",
            "pettingzoo": rate(random_play.connect_four, seconds),
        },
        {"game": "havannah, 61 cells (OpenSpiel, C++)", "openspiel": rate(havannah, seconds)},
        {"game": "hex (pgx)", "batch": rate(random_play.pgx_hex, seconds, WALL)},
    ]


def searches(seconds: float) -> list[Row]:
    """Simulations a second of both tree searches."""
    rows: list[Row] = []
    for name in games.names():
        row: Row = {"game": name}
        for column, search in (
            ("ours", random_play.our_search),
            ("openspiel", random_play.their_search),
        ):
            row[column] = rate(partial(search, f"musivum_{name}", SIMULATIONS), seconds)
        rows.append(row)
    return rows


def measured() -> Iterator[tuple[str, Game]]:
    """Every game with the options that its profile names for benchmarks, as OpenSpiel writes it."""
    for name in games.names():
        for options in games.profile(name).bench:
            spelled = ",".join(f"{key}={value}" for key, value in options.items())
            yield f"{name}({spelled})" if spelled else name, games.load(name, **options)


def measure(seconds: float) -> dict[str, list[Row]]:
    """All tables, by their titles."""
    speeds, overheads = [], []
    for title, game in measured():
        found = adapters(title, game, seconds)
        speeds.append(found[0])
        overheads.append(found[1])
    return {
        "steps a second": speeds + others(seconds),
        "overhead of a step, µs": overheads,
        f"simulations a second, {SIMULATIONS} a move": searches(seconds),
    }


def show(title: str, rows: list[Row]) -> str:
    """A table as text; what could not be measured is left empty."""
    columns = list(dict.fromkeys(column for row in rows for column in row if column != "game"))
    wide = max(len(title), *(len(row["game"]) for row in rows))
    lines = [" ".join([f"{title:{wide}}", *(f"{column:>12}" for column in columns)])]
    for row in rows:
        cells = [row.get(column) for column in columns]
        texts = ["" if cell is None else f"{cell:,.0f}" for cell in cells]
        lines.append(" ".join([f"{row['game']:{wide}}", *(f"{text:>12}" for text in texts)]))
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    """Measure and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m musivum.research.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each number")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    chosen = parser.parse_args(arguments)
    if not 0 < chosen.seconds <= 600:
        parser.error("--seconds must be more than 0 and at most 600")
    tables = measure(chosen.seconds)
    if chosen.json:
        print(json.dumps(tables, indent=1, ensure_ascii=False))
    else:
        print("\n\n".join(show(title, rows) for title, rows in tables.items()))


if __name__ == "__main__":
    main()
