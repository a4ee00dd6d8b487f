"""Pictures of results: SVG that takes its colours from the page, so that it is right by night too.

Every function gives the text of an ``<svg>`` element. Its colours are CSS variables
(``var(--lapis)``); :data:`musivum.arena.style.COLOURS` gives their values, and :func:`standalone`
makes a file of a picture.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from itertools import count
from typing import Any

import numpy as np

from musivum.arena.overview import seconds, short
from musivum.arena.ratings import Seat
from musivum.arena.style import COLOURS, DARK, LIGHT, SERIES, THIN, variables
from musivum.core import catalogue
from musivum.core.extras import need
from musivum.drawing.ticks import spoken_ticks

WIDTH = 7.2
"""Inches; a page shows it at 72 to 100 pixels for each."""
ROW = 0.42
"""Inches for a row of a picture that has one for every bot."""
PAD = 16
"""Around a picture that is a file of its own."""
HEADROOM = 1.36
"""How much higher than its bars a histogram is, so that its mean can be written above them."""
REACH = 1 / HEADROOM
DASHED = (0, (4, 3))
FEWEST_BARS, BARS = 8, 40
"""No histogram has fewer or more places for bars than this."""

_numbers = count(1)
"""Pictures of one page must not share the names of their parts."""


@contextmanager
def _figure(height: float, rows: int = 1, **options: Any) -> Iterator[tuple[Any, Any, list[str]]]:
    """A figure with axes in our look; its SVG is in the list afterwards."""
    matplotlib = need("matplotlib", "arena")
    from matplotlib.backends.backend_svg import FigureCanvasSVG  # noqa: PLC0415 - slow
    from matplotlib.figure import Figure  # noqa: PLC0415

    ink, soft = LIGHT["ink"], LIGHT["soft"]
    look = {
        "svg.fonttype": "none",
        "svg.hashsalt": f"musivum-{next(_numbers)}",
        "font.size": 10,
        "text.color": ink,
        "axes.edgecolor": LIGHT["line"],
        "axes.labelcolor": soft,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.spines.left": False,
        "xtick.color": LIGHT["line"],
        "ytick.color": LIGHT["line"],
        "xtick.labelcolor": soft,
        "ytick.labelcolor": ink,
        "ytick.left": False,
    }
    with matplotlib.rc_context(look):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        found: list[str] = []
        yield figure, figure.subplots(rows, 1, squeeze=False, **options)[:, 0], found
        spoken_ticks(figure)
        file = StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    found.append(_themed(file.getvalue()))


def _themed(svg: str) -> str:
    """Only the element, with colours and type that the page chooses."""
    svg = svg[svg.index("<svg") :]
    start, end = svg.find("<metadata>"), svg.find("</metadata>")
    if start >= 0:
        svg = svg[:start] + svg[end + len("</metadata>") :]
    for name, colour in COLOURS.items():
        svg = svg.replace(colour, f"var(--{name})")
    return svg.replace("'DejaVu Sans'", "system-ui")


def standalone(svg: str, title: str) -> str:
    """A picture as a file of its own, with its title, a ground, and colours for day and night."""
    style = f":root{{{variables(LIGHT)}}}"
    style += f"@media(prefers-color-scheme:dark){{:root{{{variables(DARK)}}}}}"
    view = svg.partition('viewBox="')[2].partition('"')[0]
    x, y, width, height = (float(word) for word in view.split())
    box = f"{x - PAD:g} {y - PAD:g} {width + 2 * PAD:g} {height + 2 * PAD:g}"
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    head = f'<svg {names} viewBox="{box}" role="img">'
    ground = (
        f'<rect x="{x - PAD:g}" y="{y - PAD:g}" width="{width + 2 * PAD:g}" '
        f'height="{height + 2 * PAD:g}" rx="12" fill="var(--slab)"/>'
    )
    inside = svg[svg.index(">") + 1 :]
    return f"{head}<title>{title}</title><style>{style}</style>{ground}{inside}\n"


def colour(number: int) -> str:
    """The colour of the n-th bot."""
    return LIGHT[SERIES[number % len(SERIES)]]


# Pictures


def intervals(
    rows: Sequence[tuple[str, float, float, float, int]], label: str, fair: float | None = None
) -> str:
    """A point with its interval for every row: name, value, low, high, number of its colour."""
    with _figure(ROW * len(rows) + 0.55) as (_, (axes,), found):
        for place, (_, value, low, high, number) in enumerate(rows):
            band = {"lw": 6, "alpha": 0.28, "solid_capstyle": "round"}
            axes.plot([low, high], [place, place], color=colour(number), **band)
            axes.plot([value], [place], "o", ms=8, color=colour(number))
        _rows(axes, [name for name, *_ in rows])
        if fair is not None:
            axes.axvline(fair, color=LIGHT["soft"], lw=1, ls=DASHED, zorder=0)
        axes.set_xlabel(label)
    return found[0]


def bars(rows: Sequence[tuple[str, float]]) -> str:
    """Seconds for every row, on a scale of powers of ten."""
    with _figure(ROW * len(rows) + 0.2) as (_, (axes,), found):
        least = min([value for _, value in rows if value > 0], default=1.0) / 3
        for place, (_, value) in enumerate(rows):
            end = max(value, least)
            axes.barh(place, end, height=0.5, color=colour(place))
            _note(axes, seconds(value), (end, place), (6, 0), va="center")
        axes.set_xscale("log")
        axes.set_xlim(least / 2, 6 * max([value for _, value in rows] + [least]))
        _rows(axes, [name for name, _ in rows])
        axes.grid(visible=False)
        axes.xaxis.set_visible(False)
        axes.spines["bottom"].set_visible(False)
    return found[0]


def distributions(
    groups: Sequence[tuple[str, Sequence[float]]], label: str, marks: Sequence[float] = ()
) -> str:
    """A histogram for every group, one under the other on one scale, with its mean.

    >>> svg = distributions([("master", [118, 131, 140]), ("random", [3, 9, 9])], "points", [120])
    >>> svg.startswith("<svg"), "master" in svg, "var(--lapis)" in svg
    (True, True, True)
    """
    values = np.concatenate([np.asarray(numbers, dtype=float) for _, numbers in groups])
    edges = _edges(values)
    height = (1.9 if len(groups) == 1 else 0.85 * len(groups)) + 0.55
    with _figure(height, len(groups), sharex=True) as (_, all_axes, found):
        for place, (axes, (name, numbers)) in enumerate(zip(all_axes, groups, strict=True)):
            weights = np.full(len(numbers), 1 / len(numbers))
            axes.hist(numbers, edges, weights=weights, color=colour(place), rwidth=0.92)
            axes.set_ylim(0, HEADROOM * axes.get_ylim()[1])
            for mark in marks:
                top = 1 if place == 0 else REACH
                axes.axvline(mark, ymax=top, color=LIGHT["soft"], lw=1, ls=DASHED, zorder=0)
            mean = float(np.mean(numbers))
            axes.axvline(mean, ymax=REACH, color=LIGHT["ink"], lw=1.6)
            _note(axes, catalogue.number(mean, 1), (mean, REACH), (0, 3), ha="center", beside=True)
            axes.set_yticks([])
            axes.set_ylabel(short(name), rotation=0, ha="right", va="center", color=LIGHT["ink"])
            if axes is not all_axes[-1]:
                axes.tick_params(bottom=False)
        for mark in marks:
            soft: dict[str, Any] = {"color": LIGHT["soft"], "fontsize": 9, "ha": "center"}
            _note(all_axes[0], f"{mark:g}", (mark, 1), (0, 3), beside=True, **soft)
        all_axes[-1].set_xlabel(label)
    return found[0]


def seat_shares(rows: Sequence[tuple[str, Sequence[Seat]]], label: str) -> str:
    """The share of wins of every seat, for every row, with its interval; dashes are fair."""
    with _figure(0.66 * len(rows) + 0.6) as (_, (axes,), found):
        for place, (_, seats) in enumerate(rows):
            fair, reach = 100 / len(seats), [place - 0.4, place + 0.4]
            axes.plot([fair, fair], reach, color=LIGHT["soft"], lw=1, ls=DASHED, zorder=0)
            for one in seats:
                y = place + (one.seat - (len(seats) - 1) / 2) * 0.66 / len(seats)
                low, high = 100 * one.low, 100 * one.high
                band = {"lw": 4, "alpha": 0.28, "solid_capstyle": "round"}
                axes.plot([low, high], [y, y], color=colour(one.seat), **band)
                axes.plot([100 * one.share], [y], "o", ms=5, color=colour(one.seat))
                soft: dict[str, Any] = {"color": LIGHT["soft"], "fontsize": 8, "va": "center"}
                _note(axes, str(one.seat + 1), (high, y), (6, 0), **soft)
        _rows(axes, [name for name, *_ in rows])
        axes.set_xlabel(label)
    return found[0]


def calibration(groups: Sequence[tuple[float, float, float]], said: str, happened: str) -> str:
    """What was said of groups of positions, against what happened with its interval; on the dashed
    line both are equal.

    >>> svg = calibration([(20.0, 22.0, 3.0), (80.0, 77.0, 3.0)], "said", "happened")
    >>> svg.startswith("<svg"), "happened" in svg
    (True, True)
    """
    low = min(min(one[0], one[1] - one[2]) for one in groups)
    high = max(max(one[0], one[1] + one[2]) for one in groups)
    with _figure(4.2) as (_, (axes,), found):
        axes.plot([low, high], [low, high], color=LIGHT["soft"], lw=1, ls=DASHED, zorder=0)
        for x, y, reach in groups:
            band = {"lw": 4, "alpha": 0.28, "solid_capstyle": "round"}
            axes.plot([x, x], [y - reach, y + reach], color=colour(0), **band)
            axes.plot([x], [y], "o", ms=5, color=colour(0))
        axes.set_xlabel(said)
        axes.set_ylabel(happened)
    return found[0]


def _note(
    axes: Any,
    text: str,
    at: tuple[float, float],
    offset: tuple[float, float],
    beside: bool = False,
    **options: Any,
) -> None:
    """A text near a point; ``beside``: the point's height is a part of the whole picture's."""
    where = ("data", "axes fraction") if beside else "data"
    axes.annotate(text, at, offset, xycoords=where, textcoords="offset points", **options)


def _rows(axes: Any, names: Sequence[str]) -> None:
    """One row for every name, the first at the top."""
    axes.set_yticks(range(len(names)), [short(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", color=LIGHT["line"], lw=THIN)
    axes.set_axisbelow(True)


def _edges(values: Any) -> Any:
    """Edges of bars between whole numbers, for scores and lengths."""
    low, high = int(np.floor(values.min())), int(np.ceil(values.max()))
    if high - low < FEWEST_BARS:
        low, high = low - FEWEST_BARS // 2, high + FEWEST_BARS // 2
    width = max(1, int(np.ceil((high - low + 1) / BARS)))
    return np.arange(low, high + width + 1, width) - 0.5
