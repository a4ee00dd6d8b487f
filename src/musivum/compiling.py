"""Compiling all rules once, so that no player's first move waits for it."""

import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from musivum.bots import Match, bot, names
from musivum.core.catalogue import say
from musivum.core.compiled import compile_quietly
from musivum.core.game import Game
from musivum.terminal.progress import shown
from musivum.terminal.screen import Screen

Load = Callable[[], Game]

STEPS = 12
"""After so many moves every game is under way."""


def compile_rooms(
    screen: Screen, rooms: Sequence[tuple[str, Load]], *, environments: bool = True
) -> None:
    """Open every room and use everything in it once, with a progress bar for those who watch.

    Players need no environments, nor what counts games for designers.

    Rooms are compiled side by side. What they share is compiled by each that comes early, which
    costs less than waiting for one another.
    """
    with (
        shown(screen.console, say("terminal-compiling")) as progress,
        ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), _prepare) as processes,
    ):
        progress(0, len(rooms))
        under_way = {processes.submit(_timed, load, environments): name for name, load in rooms}
        for number, done in enumerate(as_completed(under_way), 1):
            seconds = f"{done.result():.1f}"
            screen.say("terminal-compiled", game=under_way[done], seconds=seconds)
            screen.flush()
            progress(number, len(rooms))
    screen.say("terminal-compiled-all")


def _prepare() -> None:
    """In every process: Ctrl-C ends it at once, and the bar says that something is compiled."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    compile_quietly()


def _timed(load: Load, environments: bool) -> float:
    begun = time.perf_counter()
    game = load()
    use(game)
    if environments:
        use_environments(game)
    return time.perf_counter() - begun


def use(game: Game) -> None:
    """Call everything compiled that playing, counting or measuring this game would call."""
    import musivum.analysis.playout  # noqa: F401, PLC0415 - importing it compiles it
    from musivum.measure.perft import perft  # noqa: PLC0415 - the same
    from musivum.measure.playout import random_games  # noqa: PLC0415 - the same

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


def use_environments(game: Game) -> None:
    """The same for research and for statistics: what a seat sees, batches, one game at a time."""
    from musivum.arena.survey.census import census  # noqa: PLC0415 - importing it compiles it
    from musivum.research import information_state  # noqa: F401, PLC0415 - the same
    from musivum.research.batch import Batch, rollout  # noqa: PLC0415 - the same

    batch = Batch(game, games=1)
    batch.step(batch.sample())
    rollout(game, games=1)
    census(game, games=1)
