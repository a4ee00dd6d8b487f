"""Moves of Galilee in words."""

from typing import cast

from musivum.core.game import Game
from musivum.drawing.scene import Text, text
from musivum.games.galilee.game import Galilee
from musivum.geometry import polyomino, square


def words(game: Game, _seat: int, move: str) -> Text:
    """What a move is: the die that is picked, and what is marked and drawn with it."""
    first, *rest = move.split(" ")
    if first in ("row", "column"):
        return text(f"galilee-move-{first}", number=int(rest[0]))
    if first == "roll":
        return text(f"galilee-move-roll-{len(rest)}", **_dice(rest))
    die = {"colour": first[0], "number": int(first[1])}
    crossed = int(rest.pop(0)[1:]) if rest and rest[0].startswith("x") else 0
    drawn = _drawn(cast(Galilee, game), rest[0]) if rest else {}
    if crossed:
        kind = "stone" if drawn else "no-stone"
        return text(f"galilee-move-{kind}", **die, crossed=crossed, **drawn)
    return text("galilee-move-tile" if drawn else "galilee-move-no-tile", **die, **drawn)


def _dice(dice: list[str]) -> dict[str, object]:
    """The dice as ``colour1``, ``number1`` and so on."""
    found: dict[str, object] = {}
    for place, die in enumerate(dice, 1):
        found |= {f"colour{place}": die[0], f"number{place}": int(die[1])}
    return found


def _drawn(game: Galilee, drawing: str) -> dict[str, object]:
    """How many cells are drawn, and where."""
    outline, _, place = drawing.partition("@")
    top, left = (int(number) for number in place.split(","))
    shape = polyomino.shape(outline)
    height, width = polyomino.box(shape)
    rows, columns = range(top, top + height), range(left, left + width)
    where = square.edge(rows, columns, game.layout.rows, game.layout.columns)
    return {"cells": len(shape), "where": where, "row": top, "column": left}
