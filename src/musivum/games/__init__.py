"""The games, by name. A room is only opened (and its rules compiled or read from the cache) when
its game is loaded."""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from musivum.core.errors import OptionError

if TYPE_CHECKING:
    from musivum.core.game import Game

ROOMS = {
    "galilee": "Galilee",
    "mosaix": "Mosaix",
    "mozaa": "Mozaa",
    "steere": "Steere",
}
"""The name of each game, which is its folder's too, and of the class that the folder offers."""


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(ROOMS)


def room(name: str) -> "type[Game]":
    """The class of a game, whose ``OPTIONS`` can be read before one is loaded."""
    if name not in ROOMS:
        raise OptionError("game-unknown", game=name, allowed=", ".join(ROOMS))
    found: type[Game] = getattr(import_module(f"{__name__}.{name}"), ROOMS[name])
    return found


def load(name: str, **options: object) -> "Game":
    """A game by its name, with options; what is left out takes its default.

    >>> load("steere", side=4)
    musivum.load('steere', side=4, swap=False)
    """
    return room(name).load(**options)


class _Games(ModuleType):
    """This package, which can be called: ``musivum.games()`` lists the games, whoever imported
    ``musivum.games`` before, since a package and a function cannot share a name otherwise."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Games
