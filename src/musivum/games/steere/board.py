"""The board of Steere's Mosaic, as data and as text."""

from typing import Any

from musivum.core.catalogue import say
from musivum.core.game import StyledLine, View
from musivum.core.numbers import Ints
from musivum.games.steere import tiles
from musivum.games.steere.data import BLUE, RED
from musivum.games.steere.notation import ROWS, cell_names
from musivum.geometry import hexagon

LETTERS = "RB"
STAGES = ("turn", "sequence", "pass", "over")
_WORD = (1 << tiles.WORD) - 1


def board(side: int, array: Ints) -> dict[str, Any]:
    """Every tile with its colour, and what the mover is in the middle of."""

    def named(offset: int) -> list[str]:
        low, high = array[offset : offset + 2].tolist()
        inside = low & _WORD | (high & _WORD) << tiles.WORD
        return [name for cell, name in enumerate(cell_names(side)) if inside >> cell & 1]

    return {
        "side": side,
        "red": named(tiles.RED_TILES),
        "blue": named(tiles.BLUE_TILES),
        "flipped": named(tiles.FLIPPED),
        "stage": STAGES[int(array[tiles.STAGE])],
    }


def draw(view: View) -> list[StyledLine]:
    """The board as a hexagon of letters: R and B for tiles, a dot for an empty cell.

    Tiles flipped in this turn stand in brackets.
    """
    table = view["board"]
    side = table["side"]
    laid = dict.fromkeys(table["red"], RED) | dict.fromkeys(table["blue"], BLUE)
    lines: list[StyledLine] = []
    lengths = hexagon.row_lengths(side)
    for row in reversed(range(len(lengths))):
        indent = 2 * side - 1 - lengths[row] + 2
        line: StyledLine = [(" " * indent + ROWS[row] + " ", "dim")]
        for number in range(lengths[row]):
            cell = f"{ROWS[row]}{number + 1}"
            seat = laid.get(cell)
            left, right = ("[", "]") if cell in table["flipped"] else (" ", " ")
            if seat is None:
                line.append((" · ", "dim"))
            else:
                line.append((f"{left}{LETTERS[seat]}{right}", ("terracotta", "lapis")[seat]))
            line.append((" ", ""))
        line.append((str(lengths[row]), "dim"))
        lines.append(line)
    scores = view["scores"]
    lines.append([])
    lines.append(
        [
            (say("steere-red", tiles=scores[RED]), "terracotta"),
            ("   ", ""),
            (say("steere-blue", tiles=scores[BLUE]), "lapis"),
        ]
    )
    return lines
