"""How fast the environments are here and now: ``python -m musivum.research.bench``.

Every number is steps a second of random play, the choice of an action included. ``overhead`` is
what a step costs beyond the compiled code that any interface would have to run (the move, the
observation and the mask), in microseconds.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import musivum
from musivum.core.game import Game
from musivum.research import engine
from musivum.research.batch import Batch
from musivum.research.episode import Episode
from musivum.research.extras import MissingExtra
from musivum.research.table import Table

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("steere", {"side": 5}),
    ("mosaix", {"players": 1}),
    ("mosaix", {"players": 4}),
    ("galilee", {"players": 1}),
    ("galilee", {"players": 4}),
    ("mozaa", {"players": 2}),
    ("mozaa", {"players": 4, "variant": "claims", "hand": 3}),
)
BATCH = 1024
SECONDS = 1.0

Steps = Iterator[int]
"""Something that does steps and says after some of them how many it did."""


def rate(steps: Callable[[], Steps], seconds: float) -> float:
    """Steps a second, after a warm-up of a fifth of the time."""
    running = steps()
    for _ in _for(running, seconds / 5):
        pass
    start = time.perf_counter()
    done = sum(_for(running, seconds))
    return done / (time.perf_counter() - start)


def _for(running: Steps, seconds: float) -> Iterator[int]:
    end = time.perf_counter() + seconds
    for number in running:
        yield number
        if time.perf_counter() > end:
            return


# What is measured


def batch(game: Game, **more: Any) -> Steps:
    """A batch of 1,024 games on all cores."""
    games = Batch(game, BATCH, seed=1, **more)
    while True:
        for _ in range(8):
            games.step(games.sample())
        yield 8 * BATCH


def compiled(game: Game) -> Steps:
    """The compiled code alone, one game, arrays made beforehand."""
    table = Table(game)
    episode = Episode(table)
    planes = np.zeros(table.numbers, dtype=np.float32)
    mask = np.zeros(table.actions, dtype=np.int8)
    known, moves = episode.array.copy(), np.empty(game.most_moves, dtype=np.int64)
    arguments = (table.doors, game.tables, table.seen.tables, episode.array)
    episode.reset(1)
    rng = np.random.default_rng(1)
    while True:
        seat = episode.first
        number = engine.look(*arguments, seat, known, moves, planes, mask)
        action = int(moves[int(rng.random() * number)])
        episode.mask = engine.step(
            table.doors,
            game.tables,
            episode.array,
            episode.rng,
            seat,
            action,
            moves,
            episode.scores,
        )
        if not episode.mask:
            episode.reset()
        yield 1


def pettingzoo(game: Game) -> Steps:
    """The AEC environment."""
    from musivum.research import pettingzoo as ours  # noqa: PLC0415 - an extra

    env = ours.env(game)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        _, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        legal = env.legal(env.agent_selection)
        env.step(int(legal[int(rng.random() * len(legal))]))
        yield 1


def gymnasium(game: Game) -> Steps:
    """The Gymnasium environment, random opponents; their moves are no steps."""
    from musivum.research.gymnasium import MusivumEnv  # noqa: PLC0415 - an extra

    env = MusivumEnv(game)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        legal = env.legal()
        if env.step(int(legal[int(rng.random() * len(legal))]))[2]:
            env.reset()
        yield 1


def openspiel(name: str) -> Steps:
    """An OpenSpiel game stepped from Python; moves of chance are steps too."""
    from musivum.research import openspiel as ours  # noqa: PLC0415 - an extra

    loaded = ours.pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    state = loaded.new_initial_state()
    while True:
        if state.is_terminal():
            state = loaded.new_initial_state()
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
        yield 1


def connect_four() -> Steps:
    """PettingZoo's own connect_four, as its users make it."""
    from pettingzoo.classic import (  # type: ignore[import-untyped] # noqa: PLC0415 - an extra
        connect_four_v3,
    )

    env = connect_four_v3.env()
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        observation, _, over, truncated, _ = env.last()
        if over or truncated:
            env.reset()
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(rng.random() * len(legal))]))
        yield 1


def pgx_hex() -> Steps:
    """pgx's hex, 1,024 games at once, restarted automatically."""
    import jax  # type: ignore[import-not-found] # noqa: PLC0415 - not even an extra
    import pgx  # type: ignore[import-not-found] # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found] # noqa: PLC0415

    env = pgx.make("hex")
    begin = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(mask.astype(jax.numpy.float32)), axis=1)

    choose = jax.jit(choose)
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, BATCH))
    while True:
        key, one, other = jax.random.split(key, 3)
        actions = choose(one, state.legal_action_mask)
        state = step(state, actions, jax.random.split(other, BATCH))
        state.current_player.block_until_ready()
        yield BATCH


# The table


def measure(seconds: float) -> list[dict[str, Any]]:
    """A row for every game and for what others offer; None where a library is missing."""
    rows: list[dict[str, Any]] = []
    for name, options in GAMES:
        game = musivum.load(name, **options)
        spelled = ",".join(f"{key}={value}" for key, value in options.items())
        row: dict[str, Any] = {"game": f"{name}({spelled})"}
        row["batch"] = rate(lambda game=game: batch(game), seconds)  # type: ignore[misc]
        row["batch, bare"] = rate(
            lambda game=game: batch(game, observe=False, masks=False),  # type: ignore[misc]
            seconds,
        )
        bare = rate(lambda game=game: compiled(game), seconds)  # type: ignore[misc]
        for column, steps in (("pettingzoo", pettingzoo), ("gymnasium", gymnasium)):
            row[column] = _if_installed(lambda steps=steps, game=game: steps(game), seconds)  # type: ignore[misc]
        row["openspiel"] = _if_installed(
            lambda row=row: openspiel(f"musivum_{row['game']}"),  # type: ignore[misc]
            seconds,
        )
        row["compiled"] = bare
        if row["pettingzoo"]:
            row["overhead"] = (1 / row["pettingzoo"] - 1 / bare) * 1e6
        rows.append(row)
    rows += [
        {
            "game": "others: connect_four (PettingZoo)",
            "pettingzoo": _if_installed(connect_four, seconds),
        },
        {
            "game": "others: havannah, 61 cells (OpenSpiel, C++)",
            "openspiel": _if_installed(lambda: openspiel("havannah(board_size=5)"), seconds),
        },
        {"game": "others: hex (pgx)", "batch": _if_installed(pgx_hex, seconds)},
    ]
    return rows


def _if_installed(steps: Callable[[], Steps], seconds: float) -> float | None:
    try:
        return rate(steps, seconds)
    except (MissingExtra, ImportError):
        return None


COLUMNS = ("batch", "batch, bare", "pettingzoo", "gymnasium", "openspiel", "compiled", "overhead")


def main(arguments: list[str] | None = None) -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(prog="python -m musivum.research.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each number")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args(arguments)
    rows = measure(chosen.seconds)
    if chosen.json:
        print(json.dumps(rows, indent=1))
        return
    wide = max(len(row["game"]) for row in rows)
    print(" " * wide, *(f"{column:>12}" for column in COLUMNS))
    for row in rows:
        cells = [row.get(column) for column in COLUMNS]
        print(
            f"{row['game']:{wide}}",
            *(f"{'' if cell is None else f'{cell:,.0f}':>12}" for cell in cells),
        )


if __name__ == "__main__":
    main()
