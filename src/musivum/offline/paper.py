"""Paper without a server: what there is to print, and the pages of what was chosen.

The libraries that make a PDF come to a page in a bundle of their own, when somebody first prints.
"""

from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from musivum.core.catalogue import LANGUAGE
from musivum.core.match import Match
from musivum.drawing.paper import Wishes
from musivum.games import names, profile
from musivum.printing.played import print_match
from musivum.printing.things import Load, called, print_game, things

Asked = Sequence[tuple[str, str]]
"""What stands behind the question mark of an address."""
LEFT_OUT = ("puzzles",)
"""What bots look for, so that it takes a server."""


def printable(asked: Asked) -> dict[str, Any]:
    """What can be printed of every game, in words."""
    language = dict(asked).get("language", LANGUAGE)
    return {
        "games": [
            {
                "game": name,
                "things": [
                    {"name": one.name, "about": called(name, one, language), "usual": one.usual}
                    for one in things(profile(name))
                    if one.name not in LEFT_OUT
                ],
            }
            for name in names()
        ]
    }


def of_game(game: str, load: Load, asked: Asked) -> dict[str, str]:
    """Pages of a game, as a server makes them for the same address."""
    told, offered = dict(asked), profile(game)
    options = {
        one.name: one.read(told[one.name])
        for one in offered.options
        if one.name in told and not one.local
    }
    what = [value for name, value in asked if name == "what"]
    return _pdf(print_game(game, offered, load, what, options, _wishes(told)))


def of_match(match: Match, asked: Asked) -> dict[str, str]:
    """A finished match as one page."""
    return _pdf(print_match(match, _wishes(dict(asked))))


def _wishes(told: dict[str, str]) -> Wishes:
    known = ("paper", "ink", "language", "backs")
    return Wishes(**{name: told[name] for name in known if name in told})  # type: ignore[arg-type]


def _pdf(content: bytes) -> dict[str, str]:
    return {"pdf": b64encode(content).decode()}
