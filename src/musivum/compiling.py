"""Compiling all rules once, so that no player's first move waits for it."""

import os
import signal
import time
from collections import Counter, defaultdict
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

    Rooms are compiled side by side, and environments after all rooms, so that no process is left
    with much at the end. What rooms share is compiled by each that comes early, which costs less
    than waiting for one another.
    """
    parts = [use, use_environments] if environments else [use]
    took: dict[str, float] = defaultdict(float)
    with (
        shown(screen.console, say("terminal-compiling")) as progress,
        ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), _prepare) as processes,
    ):
        under_way = {
            processes.submit(_timed, load, part): name for part in parts for name, load in rooms
        }
        left = Counter(under_way.values())
        progress(0, len(under_way))
        for number, done in enumerate(as_completed(under_way), 1):
            name = under_way[done]
            took[name] += done.result()
            left[name] -= 1
            if not left[name]:
                screen.say("terminal-compiled", game=name, seconds=f"{took[name]:.1f}")
                screen.flush()
            progress(number, len(under_way))
    screen.say("terminal-compiled-all")


def _prepare() -> None:
    """In every process: Ctrl-C ends it at once, and the bar says that something is compiled."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    compile_quietly()


def _timed(load: Load, part: Callable[[Game], None]) -> float:
    begun = time.perf_counter()
    part(load())
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
