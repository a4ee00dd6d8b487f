"""Compiling all rules once, so that no player's first move waits for it."""

import time
from collections.abc import Callable, Sequence

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from musivum.bots import Match, bot, names
from musivum.core.game import Game
from musivum.core.words import say
from musivum.terminal.screen import Screen

STEPS = 12
"""After so many moves every game is under way."""


def compile_rooms(screen: Screen, rooms: Sequence[tuple[str, Callable[[], Game]]]) -> None:
    """Open every room and use everything in it once, with a progress bar for those who watch."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen.console, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=len(rooms))
        for name, load in rooms:
            progress.update(task, description=say("terminal-compiling", game=name).ljust(20))
            begun = time.perf_counter()
            use(load())
            took = time.perf_counter() - begun
            screen.say("terminal-compiled", game=name, seconds=f"{took:.1f}")
            screen.flush()
            progress.advance(task)
        progress.update(task, description=say("terminal-compiled-all").ljust(20))


def use(game: Game) -> None:
    """Call everything compiled that playing, counting or measuring this game would call."""
    import musivum.analysis.playout  # noqa: F401, PLC0415 - importing it compiles it
    from musivum.core.perft import perft  # noqa: PLC0415 - the same
    from musivum.core.playout import random_games  # noqa: PLC0415 - the same

    random_games(game, 1)
    perft(game.start(), 1)
    match = Match(game, seed=0, players=["random"] * game.players)
    for _ in range(STEPS):
        match.step()
    while match.advance():
        pass
    for seat in sorted(match.state.awaiting)[:1]:
        for name in names():
            bot(name, game).choose(match.state.view(seat), seat)
