"""The colours of everything, from ``palette.json``: pictures, reports and the terminal take them
from here, the page from the same file (``web/palette.ts``). No other file names a colour.

``light`` and ``dark`` are what lies around the stones, by day and by night; ``series-1`` … are the
colours of lines and bars in charts.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

_FILE = json.loads((Path(__file__).parent / "palette.json").read_text(encoding="utf-8"))

Colour = Literal["terracotta", "lapis", "gold", "verdigris", "porphyry", "marble", "rose"]
"""The stones of the file, for those who check types."""
Sign = Literal["circle", "triangle", "cross", "square", "diamond", "bars", "star"]
"""What stands on a stone beside its colour."""

LIGHT: dict[str, str] = _FILE["light"]
DARK: dict[str, str] = _FILE["dark"]
PAPER: dict[str, str] = LIGHT | _FILE["paper"]
"""What lies around the stones on paper, which is white, and wants darker lines."""
STONES: dict[str, str] = {name: stone["day"] for name, stone in _FILE["stones"].items()}
"""The colours of stones, which is what a piece is made of."""
STONES_AT_NIGHT: dict[str, str] = {name: one["night"] for name, one in _FILE["stones"].items()}
"""The same where they stand for bots and seats on a dark page."""
INKS: dict[str, str] = {name: _FILE["inks"][one["ink"]] for name, one in _FILE["stones"].items()}
"""The colour of the sign on each stone, at least 3:1 against it."""
SIGN_OF: dict[Colour, Sign] = {name: stone["sign"] for name, stone in _FILE["stones"].items()}
"""The sign that a colour carries, so that nothing is told by colour alone."""
SERIES = tuple(colour for name, colour in LIGHT.items() if name[-1].isdecimal())
"""The colours of a chart's lines, by day."""


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, from 1 to 21, as WCAG has it.

    >>> round(contrast("#ffffff", "#000000")), contrast("#2e5e8c", "#2e5e8c")
    (21, 1.0)
    """
    low, high = sorted(_luminance(colour) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """So much of one colour, the rest of the other.

    >>> mixed("#ffffff", "#000000", 0.2)
    '#333333'
    """
    channels = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return _coloured(b + (a - b) * share for a, b in channels)


def shade(colour: str, by: float) -> str:
    """A colour moved towards white (above 0) or black (below 0).

    >>> shade("#808080", -0.5), shade("#2e5e8c", 0.0)
    ('#404040', '#2e5e8c')
    """
    to = 255 if by > 0 else 0
    return _coloured(one + (to - one) * abs(by) for one in bytes.fromhex(colour[1:]))


def _coloured(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{int(one + 0.5):02x}" for one in channels)


def _luminance(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (red, green, blue)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
