"""Moves of Mozaa in words."""

from musivum.core.game import Game
from musivum.drawing.scene import Text, text
from musivum.games.mozaa.pieces import sides


def words(_game: Game, _seat: int, move: str) -> Text:
    """What a move is: the card with its four colours, and where it lies; or the field claimed."""
    kind, _, rest = move.partition(" ")
    if "@" in kind:
        card, _, place = kind.partition("@")
        return text("mozaa-move-place", **_place(place), **sides(card))
    key = f"mozaa-move-{kind}"
    if kind == "draw":
        return text(key, **sides(rest))
    if kind == "claim":
        return text(key, **_place(rest[:-1]), side=rest[-1])
    return text(key, colour=rest) if kind == "colour" else text(key)


def _place(place: str) -> dict[str, int]:
    row, column = place.split(",")
    return {"row": int(row), "column": int(column)}
