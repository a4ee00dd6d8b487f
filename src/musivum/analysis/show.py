"""An analysis on the terminal: a line for every move, and luck against skill for every seat."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from musivum.analysis.grades import FLAWS
from musivum.analysis.result import POINTS, Analysis, Balance, Step
from musivum.analysis.sentences import amount, bar, sentence, sparkline
from musivum.core.catalogue import say
from musivum.core.game import CHANCE
from musivum.drawing.words import short
from musivum.terminal.screen import Screen, clean

STYLES = {"best": "green", "good": "", "inaccuracy": "yellow", "mistake": "red"}
WORST = "bold red"
BAR = 12


def show(screen: Screen, analysis: Analysis, called: Sequence[str]) -> None:
    """Print all of it."""
    screen.show(_moves(analysis, called, screen.notation))
    screen.line()
    _lines(screen, analysis, called)
    for balance in analysis.balances:
        screen.line()
        _show_balance(screen, analysis, balance, called[balance.seat])
    screen.line()
    screen.sentence(
        say("analysis-made", level=analysis.level, simulations=analysis.simulations), "dim"
    )
    if not analysis.finished:
        screen.say("analysis-unfinished")


def _moves(analysis: Analysis, called: Sequence[str], notation: bool) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", justify="right", style="dim")
    table.add_column(say("analysis-head-who"), overflow="fold", max_width=14)
    table.add_column(say("analysis-head-move"), overflow="fold", max_width=26)
    table.add_column(say("analysis-head-value"), justify="right")
    table.add_column(say("analysis-head-luck"), justify="right")
    table.add_column(say("analysis-head-grade"), overflow="fold")
    table.add_column(say("analysis-head-loss"), justify="right")
    for step in analysis.steps:
        for row in _rows(analysis, step, called, notation):
            table.add_row(*row)
    return table


def _rows(
    analysis: Analysis, step: Step, called: Sequence[str], notation: bool
) -> list[list[str | Text]]:
    """A move, and the better one below it."""
    seat = max(0, step.seat)
    chance = step.seat == CHANCE
    grade = step.grade or ""
    found: list[list[str | Text]] = [
        [
            str(step.number),
            say("terminal-chance") if chance else Text(called[seat]),
            Text(clean(step.move if notation else short(step.words)), "" if chance else "bold"),
            amount(analysis, step.worth[seat]),
            amount(analysis, step.change[seat], signed=True) if chance else "",
            Text(say(f"analysis-grade-{grade}") if grade else "", STYLES.get(grade, WORST)),
            amount(analysis, step.loss) if step.loss else "",
        ]
    ]
    if step.best is not None and step.better is not None and grade in FLAWS:
        better = say("analysis-better", move=step.best if notation else short(step.better))
        found.append(["", "", Text(clean(better), "dim"), "", "", "", ""])
    return found


def _lines(screen: Screen, analysis: Analysis, called: Sequence[str]) -> None:
    """The value from move to move, a line for every seat."""
    worths = [analysis.start, *(step.worth for step in analysis.steps)]
    if analysis.measure == POINTS:
        low, high = min(worth[0] for worth in worths), max(worth[0] for worth in worths)
    else:
        low, high = 0.0, 1.0
    broad = max(len(name) for name in called)
    for seat, name in enumerate(called):
        line = sparkline([worth[seat] for worth in worths], low, high, 78 - broad)
        screen.line((name.ljust(broad), "name"), "  ", line)


def _show_balance(screen: Screen, analysis: Analysis, balance: Balance, name: str) -> None:
    screen.line((name, "name"))
    parts = {
        "start": balance.start,
        "luck": balance.luck,
        "choices": balance.choices,
        "others": balance.others,
        "unforeseen": balance.unforeseen,
        "result": balance.result,
    }
    if analysis.measure == POINTS:
        del parts["others"]
    broad = max(len(say(f"analysis-part-{part}")) for part in parts)
    most = max(abs(parts[part]) for part in parts if part not in ("start", "result"))
    for part, value in parts.items():
        whole = part in ("start", "result")
        error = f" ± {amount(analysis, balance.luck_error)}" if part == "luck" else ""
        screen.line(
            f"  {say(f'analysis-part-{part}'):<{broad}}  ",
            f"{amount(analysis, value, signed=not whole):>8}",
            "" if whole else f"  {bar(value, most, BAR)}",
            (error, "dim"),
        )
    counted = [f"{number} {say(f'analysis-grade-{g}')}" for g, number in balance.grades.items()]
    screen.line("  ", (", ".join(counted), "dim"))
    screen.sentence(sentence(analysis, balance, name), indent=2)
