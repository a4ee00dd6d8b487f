"""The colours of stones, as a terminal can show them.

A room draws with names (``terracotta``, ``dim`` …), and the letters say how:

- up to three characters with a capital letter, a number or a sign in them are a *stone*: the colour
  lies behind the letter, with an ink that can be read on it, whatever the terminal's background;
- blocks (``█▀▄``) are stones by themselves and take the colour;
- small letters are *hollows*, places still open, and anything longer than a stone is words: both
  are written in the nearest of the terminal's own sixteen colours, which its owner has chosen to
  be readable.
"""

from itertools import groupby

from rich.style import Style

from musivum.drawing import palette

STONE = 3
"""A stone has at most this many characters beside spaces."""
BLOCKS = frozenset("█▀▄▌▐■")

_WHITE, _DARK = "#ffffff", palette.DARK["table"]
STONES = {
    name: (colour, max(_WHITE, _DARK, key=lambda ink: palette.contrast(ink, colour)))
    for name, colour in palette.STONES.items()
}
"""Colour and ink of each stone; every pair has a contrast of at least 4.5 to 1."""
SIXTEEN = {
    "terracotta": ("red", "bright_white"),
    "lapis": ("blue", "bright_white"),
    "gold": ("yellow", "black"),
    "verdigris": ("cyan", "black"),
    "porphyry": ("magenta", "bright_white"),
    "marble": ("white", "black"),
    "rose": ("bright_red", "black"),
}
"""The same for terminals of sixteen colours; no two stones share one."""
PLAIN = {
    "dim": Style(dim=True),
    "bold": Style(bold=True),
    "error": Style(color="red", bold=True),
    "name": Style(bold=True),
    "move": Style(bold=True),
    "key": Style(bold=True),
}
"""Styles that are not colours of stones."""


def paint(text: str, name: str, few_colours: bool) -> list[tuple[str, Style]]:
    """A piece of text with its looks; a name that nobody knows looks like any other text."""
    if name not in STONES:
        return [(text, PLAIN.get(name, Style()))]
    colour, ink = (SIXTEEN if few_colours else STONES)[name]
    letters = text.strip()
    if set(letters) <= BLOCKS | {" "}:
        return [(text, Style(color=colour))]
    if len(letters) > STONE or letters.islower():
        return [(text, Style(color=SIXTEEN[name][0]))]
    # One space on either side belongs to the stone; a wider margin only moves it.
    start = max(0, len(text) - len(text.lstrip()) - 1)
    end = len(text.rstrip()) + 1
    stone = [
        ("".join(chars), Style(color=colour if block else ink, bgcolor=colour, bold=not block))
        for block, chars in groupby(text[start:end], BLOCKS.__contains__)
    ]
    return [(text[:start], Style()), *stone, (text[end:], Style())]
