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
"""

from musivum.bots import bot
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
from musivum.core.match import Match
from musivum.core.record import Record
from musivum.games import load
from musivum.games import names as games

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
