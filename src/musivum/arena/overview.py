"""What a tournament says, as tables for the terminal."""

import math
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from musivum.arena.play import FORFEIT, Result
from musivum.arena.ratings import Rating, pairings, ratings, reaches, standings
from musivum.core.catalogue import number, say
from musivum.core.extras import MissingExtra

LONGEST_NAME = 28
MOST_PROBLEMS = 5


def short(bot: str) -> str:
    """A bot's name, cut if it is a long command.

    >>> short("cmd:python3 somewhere/far/away/bot.py --deep")
    'cmd:…/far/away/bot.py --deep'
    """
    if len(bot) <= LONGEST_NAME:
        return bot
    head, colon, tail = bot.partition(":")
    return f"{head}{colon}…{tail[len(head) + 2 - LONGEST_NAME :]}"


def within(value: float, error: float, digits: int = 1) -> str:
    """A value and half of its interval.

    >>> within(12.345, 0.5), within(1.0, float("inf"))
    ('12.3 ± 0.5', '1.0')
    """
    text = f"{value:.{digits}f}" if math.isfinite(value) else "–"
    return f"{text} ± {error:.{digits}f}" if math.isfinite(error) else text


def seconds(value: float) -> str:
    """A time in the unit that suits it.

    >>> seconds(1.234), seconds(0.0012), seconds(0.00003)
    ('1.23 s', '1.2 ms', '30 µs')
    """
    if math.isnan(value):
        return "–"
    if value >= 0.1:
        return f"{number(value, 2)} s"
    return f"{number(1000 * value, 1)} ms" if value >= 0.0001 else f"{number(1e6 * value)} µs"


def overview(
    bots: Sequence[str], games: Sequence[Result], targets: Sequence[int]
) -> list[RenderableType]:
    """All that the games say: standings with ratings or targets, then every two bots."""
    alone = all(len(game["bots"]) == 1 for game in games)
    rated, note = {}, ""
    if not alone:
        try:
            rated = {rating.bot: rating for rating in ratings(bots, games)}
            note = say("arena-anchor", bot=short(bots[0]))
        except MissingExtra as missing:
            note = str(missing)
    said: list[RenderableType] = [_standings(bots, games, rated, targets if alone else ())]
    said += [Text(note)] if note else []
    met = _pairings(bots[::-1], games)
    said += [met] if met.row_count else []
    problems = {game.get("problem", "") for game in games if game["reason"] == FORFEIT}
    for problem in sorted(problems)[:MOST_PROBLEMS]:
        said.append(Text(say("arena-forfeited", problem=problem)))
    return said


def _standings(
    bots: Sequence[str],
    games: Sequence[Result],
    rated: Mapping[str, Rating],
    targets: Sequence[int],
) -> Table:
    reached = {(reach.bot, reach.target): reach for reach in reaches(bots, games, targets)}
    rows = standings(bots, games)
    table = _table("bot", *(["rating"] if rated else []), "games", "score")
    for target in targets:
        table.add_column(say("arena-head-target", target=target), justify="right", no_wrap=True)
    table.add_column(say("arena-head-pace"), justify="right")
    forfeits = any(row.forfeits for row in rows)
    if forfeits:
        table.add_column(say("arena-head-forfeits"), justify="right")
    for row in sorted(rows, key=lambda row: -rated[row.bot].points if rated else -row.score):
        cells = [short(row.bot)]
        if rated:
            rating = rated[row.bot]
            span = (
                ""
                if row.bot == bots[0]
                else f" ({number(rating.low, signed=True)} … {number(rating.high, signed=True)})"
            )
            cells.append(f"{number(rating.points, signed=True)}{span}")
        cells += [str(row.games), within(row.score, row.error)]
        for target in targets:
            reach = reached.get((row.bot, target))
            cells.append("–" if reach is None else percent(reach.share, reach.low, reach.high))
        cells.append(seconds(row.pace))
        table.add_row(*cells, *([str(row.forfeits)] if forfeits else []))
    return table


def percent(share: float, low: float, high: float) -> str:
    """A share with its interval.

    >>> percent(0.9, 0.853, 0.94)
    '90.0 % (85 … 94)'
    """
    return f"{number(100 * share, 1)} % ({number(100 * low)} … {number(100 * high)})"


def _pairings(bots: Sequence[str], games: Sequence[Result]) -> Table:
    alone = all(len(game["bots"]) == 1 for game in games)
    table = _table("pair", "share", *([] if alone else ["sets"]), "lead", "seeds")
    for one in pairings(bots, games):
        table.add_row(
            f"{short(one.one)} – {short(one.other)}",
            percent(one.share, one.low, one.high),
            *([] if alone else [f"{number(100 * one.sets)} %"]),
            number(one.lead, 1, signed=True),
            str(one.seeds),
        )
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say(f"arena-head-{first}"), overflow="fold")
    for head in others:
        table.add_column(say(f"arena-head-{head}"), justify="right", no_wrap=True)
    return table
