"""What a survey says, as a table for the terminal."""

from collections.abc import Sequence

from rich.table import Table

from musivum.arena.survey.measure import Measure
from musivum.core.catalogue import number, say
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
    shares = " ".join(number(100 * seat.share) for seat in measure.seats)
    return [
        number(sum(measure.points) / len(measure.points), 1),
        number(measure.spread, 1),
        "–" if alone else number(measure.margin, 1),
        "–" if alone else shares,
        "–" if alone else f"{number(100 * measure.draws, 1)} %",
        number(sum(data.moves) / measure.games),
        number(measure.branching, 1),
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
