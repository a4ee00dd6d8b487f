"""An analysis as a picture: values from move to move, and luck against skill."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from musivum.analysis.grades import FLAWS
from musivum.analysis.result import POINTS, Analysis
from musivum.core.catalogue import say
from musivum.drawing.palette import LIGHT, SERIES
from musivum.drawing.ticks import spoken_ticks

DASHES = ("-", "--", ":", "-.", (0, (1, 3)), (0, (8, 3)))
MARKS = {"inaccuracy": "o", "mistake": "D", "blunder": "X"}


def draw(analysis: Analysis, called: Sequence[str], kind: str) -> bytes:
    """The picture as a file of this kind."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - an extra, and slow

    made = Figure(figsize=(9, 6), layout="constrained")
    above, below = made.subplots(2, 1, height_ratios=(3, 2))
    _values(above, analysis, called)
    _balances(below, analysis, called)
    made.suptitle(say("analysis-plot-title", title=say(f"{analysis.game}-title")))
    spoken_ticks(made)
    file = BytesIO()
    made.savefig(file, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)
    return file.getvalue()


def _scale(analysis: Analysis) -> float:
    return 1.0 if analysis.measure == POINTS else 100.0


def _values(axes: Any, analysis: Analysis, called: Sequence[str]) -> None:
    scale = _scale(analysis)
    worths = [analysis.start, *(step.worth for step in analysis.steps)]
    for seat, name in enumerate(called):
        line = [scale * worth[seat] for worth in worths]
        axes.plot(line, color=SERIES[seat], linestyle=DASHES[seat], label=name)
        for grade in FLAWS:
            at = [s.number for s in analysis.steps if s.seat == seat and s.grade == grade]
            if at:
                marked = [line[number] for number in at]
                axes.plot(at, marked, MARKS[grade], color=SERIES[seat], markeredgecolor="white")
    for grade in FLAWS:
        axes.plot([], [], MARKS[grade], color=LIGHT["soft"], label=say(f"analysis-grade-{grade}"))
    axes.set_xlabel(say("analysis-plot-moves"))
    axes.set_ylabel(say(f"analysis-plot-{analysis.measure}"))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize="small", ncols=2)


def _balances(axes: Any, analysis: Analysis, called: Sequence[str]) -> None:
    scale = _scale(analysis)
    parts = ["luck", "choices", "others", "unforeseen"]
    if analysis.measure == POINTS:
        parts.remove("others")
    height = 0.8 / len(parts)
    for number, part in enumerate(parts):
        places = [balance.seat - 0.4 + height * (number + 0.5) for balance in analysis.balances]
        values = [scale * getattr(balance, part) for balance in analysis.balances]
        label = say(f"analysis-part-{part}")
        axes.barh(places, values, height * 0.9, color=SERIES[number], label=label)
    axes.axvline(0, color=LIGHT["soft"], linewidth=0.8)
    axes.set_yticks(range(len(called)), called)
    axes.invert_yaxis()
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_xlabel(say(f"analysis-plot-{analysis.measure}"))
    axes.legend(frameon=False, fontsize="small")
