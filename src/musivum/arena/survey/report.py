"""A survey as a page: what each option does to scores, seats and length."""

from collections.abc import Sequence
from html import escape

from musivum.arena import plots
from musivum.arena.style import figure, page, section, table
from musivum.arena.survey.measure import Measure
from musivum.arena.survey.overview import COLUMNS, cells, named
from musivum.core.catalogue import knows, number, say
from musivum.core.option import in_one_line


def report(measures: Sequence[Measure]) -> str:
    """The page. Its pictures show the bot that was named last; its tables show all."""
    game = measures[0].variation.game
    shown = measures[-1].bot
    options = list(dict.fromkeys(one.variation.option for one in measures if one.variation.option))
    sections = [_table(measures)]
    for option in options:
        chosen = [one for one in measures if one.variation.option == option and one.bot == shown]
        sections.append(_option(option, chosen))
    sections.append(_ends([one for one in measures if not one.variation.option]))
    facts = {
        say("arena-fact-games"): str(sum(one.games for one in measures)),
        say("stats-fact-variations"): str(len({one.variation for one in measures})),
        say("arena-fact-bots"): str(len({one.bot for one in measures})),
    }
    title = say("stats-report-title", game=say(f"{game.NAME}-title"))
    lead = say("stats-report-lead", options=in_one_line(game.options), bot=shown)
    return page(title, lead, sections, facts)


def _table(measures: Sequence[Measure]) -> str:
    heads = [say("stats-head-changed"), say("arena-head-bot"), say("arena-head-games")]
    heads += [say(f"stats-head-{name}") for name in COLUMNS]
    rows = [[named(one), one.bot, str(one.games), *cells(one)] for one in measures]
    return section(say("stats-part-numbers"), say("stats-how-numbers"), table(heads, rows))


def _option(option: str, measures: Sequence[Measure]) -> str:
    """The pictures of one option: scores, seats, length."""
    game = measures[0].variation.game
    key = f"{game.NAME}-option-{option}"
    points = [(named(one), one.points) for one in measures]
    targets = game.TARGETS if any(one.variation.game.players == 1 for one in measures) else ()
    parts = [
        _picture("scores", plots.distributions(points, say("arena-points"), targets)),
        _picture("lengths", _lengths(measures)),
    ]
    seats = [(named(one), one.seats) for one in measures if len(one.seats) > 1]
    if seats:
        parts.insert(1, _picture("seats", plots.seat_shares(seats, say("arena-axis-wins"))))
    return section(option, say(key) if knows(key) else "", *parts)


def _lengths(measures: Sequence[Measure]) -> str:
    moves = [(named(one), [float(number) for number in one.facts.moves]) for one in measures]
    return plots.distributions(moves, say("arena-moves"))


def _picture(name: str, svg: str) -> str:
    said = say(f"stats-how-{name}")
    return f"<h3>{escape(say(f'stats-part-{name}'))}</h3>" + figure(svg, said)


def _ends(measures: Sequence[Measure]) -> str:
    """Which rule ends the game how often."""
    keys = list(dict.fromkeys(key for one in measures for key in one.facts.reasons))
    heads = [say("stats-head-reason"), *(one.bot for one in measures)]
    rows = [
        [
            say(key),
            *(f"{number(100 * one.facts.reasons[key] / one.games, 1)} %" for one in measures),
        ]
        for key in keys
    ]
    return section(say("stats-part-ends"), say("stats-how-ends"), table(heads, rows))
