"""Moves in words, for people: notation is for records, programs, and those who ask for it.

A room's ``words.py`` says what a move is as a catalogue key and values, from the move alone. The
message of that key is a whole sentence, with the name of whoever moved as ``$name``; its attribute
``short`` says the same where the name stands beside it, in lists and advice.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from musivum.core.catalogue import attribute, say
from musivum.drawing.scene import Text

if TYPE_CHECKING:
    from musivum.core.game import Game, Move

SPOKEN_BEFORE = 8192
"""How many moves are remembered; everyone who watches a match is told the same ones."""


def words_of(game: "Game", seat: int, move: "Move | str") -> Text:
    """What a move of a seat, or of chance, is in words: a key and values."""
    return _words(game, seat, str(move))


@lru_cache(SPOKEN_BEFORE)
def _words(game: "Game", seat: int, move: str) -> Text:
    found: Text = game.opened("words").words(game, seat, move)
    return found


def told(text: Text, name: str, language: str | None = None) -> str:
    """A move as a whole sentence; ``name`` is whoever moved, and not used for chance."""
    return say(text[0], language, name=name, **_values(text))


def short(text: Text, language: str | None = None) -> str:
    """A move where it is clear who moves."""
    found = attribute(text[0], "short", language, **_values(text))
    return told(text, "", language) if found is None else found


def _values(text: Text) -> dict[str, object]:
    return text[1] if len(text) > 1 else {}
