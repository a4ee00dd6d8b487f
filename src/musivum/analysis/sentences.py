"""An analysis in words, for the terminal and for plots."""

from collections.abc import Sequence

from musivum.analysis.result import POINTS, Analysis, Balance
from musivum.core.catalogue import number, say

BLOCKS = "▁▂▃▄▅▆▇█"
LEAST = 0.005
"""A smaller share of the win is not worth a sentence."""


def amount(analysis: Analysis, value: float, signed: bool = False, fine: bool = False) -> str:
    """A value as people read it: points, or per cent of the win; fine: with a decimal."""
    many = value if analysis.measure == POINTS else 100 * value
    digits = 1 if fine or analysis.measure == POINTS else 0
    rounded = round(many, digits) + 0.0  # never -0
    text = number(rounded, digits, signed=signed)
    return text.replace("-", "−") + ("" if analysis.measure == POINTS else " %")


def sentence(analysis: Analysis, balance: Balance, name: str) -> str:
    """Luck against skill of one seat, in a sentence or two.

    What is lost of the win, and comes back, from move to move adds up to many wins, which says
    nothing to anyone: it is told by the move.
    """
    own = [step.seat == balance.seat for step in analysis.steps if step.grade is not None]
    share = analysis.measure != POINTS
    mine, theirs = (max(1, own.count(one)) if share else 1 for one in (True, False))
    values = {
        "name": name,
        "luck": amount(analysis, balance.luck, signed=True),
        "lost": amount(analysis, -balance.choices / mine, fine=True),
        "others": amount(analysis, balance.others / theirs, signed=True, fine=True),
        "measure": analysis.measure,
        "flawless": "no" if balance.choices else "yes",
    }
    if any(step.seat < 0 for step in analysis.steps):
        first = say("analysis-luck", **values)
    else:
        first = say("analysis-no-luck")
    second = say("analysis-choices", **values)
    third = "" if abs(balance.others) < LEAST else " " + say("analysis-others", **values)
    return f"{first} {second}{third}"


def sparkline(values: Sequence[float], low: float, high: float, width: int) -> str:
    """A line of blocks, as wide as there is room.

    >>> sparkline([0, 1, 2, 3], 0, 3, 4)
    '▁▃▆█'
    """
    if len(values) > width:
        values = [values[n * len(values) // width] for n in range(width)]
    room = (high - low) or 1.0
    last = len(BLOCKS) - 1
    return "".join(
        BLOCKS[min(last, max(0, round(last * (value - low) / room)))] for value in values
    )


def bar(value: float, most: float, width: int) -> str:
    """A bar to the left of its middle for a loss, to the right for a gain.

    >>> bar(1, 2, 4), bar(-2, 2, 4)
    ('    ┃██  ', '████┃    ')
    """
    length = min(width, round(width * abs(value) / (most or 1.0)))
    left = "█" * length if value < 0 else ""
    right = "█" * length if value > 0 else ""
    return f"{left:>{width}}┃{right:<{width}}"
