"""What a survey says, as a table for the terminal."""

from collections.abc import Sequence

from rich.table import Table

from musivum.arena.survey.measure import Measure
from musivum.core.catalogue import say
from musivum.core.option import in_one_line

COLUMNS = ("score", "spread", "margin", "seats", "draws", "moves", "branching")


def named(measure: Measure) -> str:
    """What was changed."""
    one = measure.variation
    if not one.option:
        return say("stats-usual")
    return in_one_line({one.option: one.value, **dict(one.others)})


def cells(measure: Measure) -> list[str]:
    """The numbers of one line, in the order of COLUMNS."""
    data = measure.facts
    alone = len(data.scores[0]) == 1
    shares = " ".join(f"{100 * seat.share:.0f}" for seat in measure.seats)
    return [
        f"{sum(measure.points) / len(measure.points):.1f}",
        f"{measure.spread:.1f}",
        "–" if alone else f"{measure.margin:.1f}",
        "–" if alone else shares,
        "–" if alone else f"{100 * measure.draws:.1f} %",
        f"{sum(data.moves) / measure.games:.0f}",
        f"{measure.branching:.1f}",
    ]


def table(measures: Sequence[Measure]) -> Table:
    """Every variation with every bot."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    made.add_column(say("stats-head-changed"))
    made.add_column(say("arena-head-bot"))
    made.add_column(say("arena-head-games"), justify="right")
    for name in COLUMNS:
        made.add_column(say(f"stats-head-{name}"), justify="right", no_wrap=True)
    before = ""
    for measure in measures:
        if measure.variation.option != before:
            made.add_row()
        before = measure.variation.option
        made.add_row(named(measure), measure.bot, str(measure.games), *cells(measure))
    return made
