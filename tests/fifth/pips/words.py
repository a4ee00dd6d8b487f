"""Moves of Pips in words."""

from musivum.core.game import Game
from musivum.drawing.scene import Text, text


def words(_game: Game, _seat: int, move: str) -> Text:
    """What a move is: a stone on a cell, a pass, or what the die shows."""
    if move == "pass":
        return text("pips-move-pass")
    kind, _, die = move.partition(" ")
    return text("pips-move-roll", die=int(die)) if die else text("pips-move-stone", cell=int(kind))
