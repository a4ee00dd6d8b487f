"""Moves of Mosaix in words."""

from functools import cache

from musivum.core.game import Game
from musivum.drawing.scene import Text, text
from musivum.games.mosaix.data import SIDE, SYMBOLS, TETROMINOES
from musivum.geometry import polyomino, square


def words(_game: Game, _seat: int, move: str) -> Text:
    """What a move is: the symbols that are rolled, built or written, and where."""
    kind, _, rest = move.partition(" ")
    key = f"mosaix-move-{kind}"
    if kind == "card":
        return text(key, symbol=rest)
    if kind == "roll":
        return text(key, **_marks(rest))
    if kind == "build":
        return text(key, shape=_shape_names()[polyomino.shape(rest)], **_marks(rest))
    if kind == "write":
        drawing, _, place = rest.partition("@")
        top, left = (int(number) for number in place.split(","))
        height, width = polyomino.box(polyomino.shape(drawing))
        rows, columns = range(top, top + height), range(left, left + width)
        where = square.edge(rows, columns, SIDE, SIDE)
        return text(key, where=where, row=top, column=left, **_marks(drawing))
    return text(key)


def _marks(drawing: str) -> dict[str, object]:
    """How many there are of each symbol, and of which symbols there are any."""
    counts = {symbol: drawing.count(symbol) for symbol in SYMBOLS}
    return {**counts, "kinds": "".join(symbol for symbol in SYMBOLS if counts[symbol])}


@cache
def _shape_names() -> dict[polyomino.Shape, str]:
    """The letter of every tetromino, in each of its turns."""
    return {
        turned: name
        for name, outline in TETROMINOES.items()
        for turned in polyomino.rotations(polyomino.shape(outline))
    }
