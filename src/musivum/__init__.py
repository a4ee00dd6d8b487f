"""Musivum: four board games called Mosaic, with exact rules, records and bots.

>>> import musivum
>>> musivum.games()
('galilee', 'mosaix', 'mozaa', 'steere')
>>> game = musivum.load("steere", side=3)
>>> state = game.start().play("c3")
>>> state.awaiting
frozenset({1})
>>> str(state.why("c3"))
'c3 is taken: a tile is placed on an empty cell'

Every name is fetched from its home when it is first used: the rules need Numba, which takes its
time, and those who only read records or ask for help should not wait for it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from musivum.bots import Match, bot
    from musivum.core.dice import Dice
    from musivum.core.errors import (
        IllegalMove,
        MusivumError,
        NotationError,
        OptionError,
        PlayerError,
        RecordError,
    )
    from musivum.core.game import CHANCE, Game, Move, Outcome, State
    from musivum.core.record import Record
    from musivum.games import Games, load

    games: Games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Dice",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "MusivumError",
    "NotationError",
    "OptionError",
    "Outcome",
    "PlayerError",
    "Record",
    "RecordError",
    "State",
    "bot",
    "games",
    "load",
]

_HOMES = {
    "musivum.bots": ("Match", "bot"),
    "musivum.core.dice": ("Dice",),
    "musivum.core.errors": (
        "IllegalMove",
        "MusivumError",
        "NotationError",
        "OptionError",
        "PlayerError",
        "RecordError",
    ),
    "musivum.core.game": ("CHANCE", "Game", "Move", "Outcome", "State"),
    "musivum.games": ("Record", "load"),
}
"""Where each public name is fetched; ``games`` is the package of that name, which can be called.
``Match`` comes by way of the bots, so that it knows them by their names, and ``Record`` by way of
the games."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, fetched from its home and kept."""
        from importlib import import_module  # noqa: PLC0415 - kept out of the package's names

        if name == "games":
            return import_module("musivum.games")
        for home, names in _HOMES.items():
            if name in names:
                found = globals()[name] = getattr(import_module(home), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        """What there is, fetched or not."""
        return sorted({*globals(), *__all__})
