"""Numbers along the axes of a plot, as the language that is spoken writes them."""

from typing import Any

from musivum.core.catalogue import number
from musivum.core.extras import need


def spoken_ticks(figure: Any) -> None:
    """The numbers along the axes of a figure, as the language writes them."""
    ticker = need("matplotlib.ticker", "arena")
    for axes in figure.axes:
        for axis in (axes.xaxis, axes.yaxis):
            if isinstance(axis.get_major_formatter(), ticker.ScalarFormatter):
                axis.set_major_formatter(ticker.FuncFormatter(lambda value, _: _written(value)))


def _written(value: float) -> str:
    """A number of an axis: with as many decimals as it has."""
    plain = f"{round(value, 6):f}".rstrip("0").rstrip(".")
    return number(value, len(plain.partition(".")[2]))
