"""The games, by name. A room is only opened (and its rules compiled or read from the cache) when
its game is loaded."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from musivum.core.catalogue import add_room
from musivum.core.errors import OptionError
from musivum.core.record import LOAD
from musivum.core.record import Record as Record  # for those who want it to know the games

if TYPE_CHECKING:
    from musivum.core.game import Game
    from musivum.core.profile import Profile

ROOMS = {
    "galilee": "Galilee",
    "mosaix": "Mosaix",
    "mozaa": "Mozaa",
    "steere": "Steere",
}
"""The name of each game, which is its folder's too, and of the class in its ``game.py``."""

for _name in ROOMS:
    add_room(_name, Path(__file__).parent / _name / "text")


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(ROOMS)


def room(name: str) -> "type[Game]":
    """The class of a game."""
    found: type[Game] = getattr(opened(name, "game"), ROOMS[name])
    return found


def profile(name: str) -> "Profile":
    """What others need to know of a game; its rules are not opened for it."""
    found: Profile = opened(name, "profile").PROFILE
    return found


def opened(name: str, file: str) -> ModuleType:
    """A file of a game's room, and of the room no more than that file needs."""
    if name not in ROOMS:
        raise OptionError("game-unknown", game=name, allowed=", ".join(ROOMS))
    return import_module(f"{__name__}.{name}.{file}")


def load(name: str, **options: object) -> "Game":
    """A game by its name, with options; what is left out takes its default.

    >>> load("steere", side=4)
    musivum.load('steere', side=4, swap=False)
    """
    return room(name).load(**options)


LOAD[:] = [load]


class Games(ModuleType):
    """This package, which can be called: ``musivum.games()`` lists the games, whoever imported
    ``musivum.games`` before, since a package and a function cannot share a name otherwise."""

    profile = staticmethod(profile)

    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        return names()


sys.modules[__name__].__class__ = Games
