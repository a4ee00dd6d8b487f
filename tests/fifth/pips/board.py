"""The row of Pips, as data and as text."""

from typing import Any

from musivum.core.catalogue import say
from musivum.core.compiled import Ints
from musivum.core.game import StyledLine, View
from musivum.drawing.palette import Colour

from .rules import CELLS, DIE, ROW

COLOURS: tuple[Colour, ...] = ("terracotta", "lapis")
LETTERS = "AB"


def board(array: Ints) -> dict[str, Any]:
    """The die, and whose stone lies on each cell."""
    row = [int(stone) - 1 for stone in array[ROW : ROW + CELLS]]
    return {"die": int(array[DIE]), "row": [None if seat < 0 else seat for seat in row]}


def draw(view: View) -> list[StyledLine]:
    """One line for the row, one for the die."""
    line: StyledLine = []
    for number, seat in enumerate(view["board"]["row"], 1):
        free = seat is None
        line.append((f" {number if free else LETTERS[seat]}", "dim" if free else COLOURS[seat]))
    return [line, [(say("pips-die", die=view["board"]["die"]), "")]]
