"""Moves of Steere's Mosaic in words."""

from musivum.core.game import Game
from musivum.drawing.scene import Text, text
from musivum.games.steere.pieces import NAMES


def words(_game: Game, seat: int, move: str) -> Text:
    """What a move is: a tile placed or flipped, and which colour it shows then."""
    if move in ("pass", "swap"):
        return text(f"steere-move-{move}")
    kind = "flip" if move.startswith("x") else "place"
    return text(f"steere-move-{kind}", tile=NAMES[seat], cell=move.removeprefix("x"))
