"""``musivum bench --save`` and ``--compare``: all figures, now and then."""

from collections.abc import Iterator
from functools import partial

from rich.table import Table

from musivum.bots.bench import simulations_per_second
from musivum.core.catalogue import number, say
from musivum.core.errors import OptionError
from musivum.core.game import Game
from musivum.core.option import in_one_line
from musivum.games import load, names, profile
from musivum.measure import figures
from musivum.measure.bench import measure
from musivum.measure.figures import Change, Figure
from musivum.terminal.screen import Screen

REFERENCE = 0.1
"""Seconds that the reference is measured, where the games are measured longer."""


def measure_all(screen: Screen, seconds: float) -> Iterator[Figure]:
    """Random games and simulations a second, of every game with the options it is measured with."""
    for name in names():
        for options in profile(name).bench:
            game = load(name, **options)
            with screen.busy(say("terminal-measuring", game=name)):
                for figure, count in (
                    ("games", games_per_second),
                    ("simulations", simulations_per_second),
                ):
                    counted = partial(count, game, seconds)
                    yield figures.measured(
                        figure, name, dict(game.options), counted, min(seconds, REFERENCE)
                    )


def games_per_second(game: Game, seconds: float) -> float:
    """Random games, start to end."""
    return measure(game, seconds).games_per_second


def bench(screen: Screen, seconds: float, save: str | None, compare: str | None) -> bool:
    """Measure everything; write it down, or say what changed; tell whether anything got slower."""
    then = [] if compare is None else figures.read(compare)
    if save is not None:
        figures.write(save, [])  # whoever cannot write there shall know before a minute has passed
    now = list(measure_all(screen, seconds))
    if save is not None:
        figures.write(save, now)
        screen.say("bench-saved", number=len(now), file=save)
    if compare is None:
        return False
    found = figures.changes(then, now)
    if not found:
        raise OptionError("bench-none-in-common", file=compare)
    screen.show(_table(found))
    return any(change.verdict == "slower" for change in found)


def _table(found: list[Change]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("terminal-head-game", "terminal-head-options", "bench-head-figure"):
        table.add_column(say(key), overflow="fold")
    for key in ("then", "now", "factor", "noise"):
        table.add_column(say(f"bench-head-{key}"), justify="right", overflow="fold")
    table.add_column(say("bench-head-verdict"), overflow="fold")
    for change in found:
        table.add_row(
            change.now.game,
            in_one_line(change.now.options),
            say(f"bench-figure-{change.now.figure}"),
            number(change.then.value),
            number(change.now.value),
            number(change.factor, 2),
            f"± {number(change.noise, 2)}",
            say(f"bench-verdict-{change.verdict}"),
        )
    return table
