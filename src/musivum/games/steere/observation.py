"""What a seat sees of Steere's Mosaic, as planes.

A plane is a square of 2 * side - 1 rows and columns; row 0 is row ``a``, the lowest. The rows are
shifted so that the six neighbours of a cell are the same steps everywhere: one column to either
side, one row to either side, and (+1 row, -1 column), (-1 row, +1 column).
"""

from musivum.core.compiled import Ints, kernel
from musivum.core.observation import OBSERVE, Floats, Observation, fill
from musivum.games.steere import Steere
from musivum.games.steere.data import CELLS, RED, SIDE
from musivum.games.steere.rules import OVER
from musivum.games.steere.tiles import (
    BLUE_TILES,
    FLIPPED,
    FLIPS,
    MOVER,
    OPENING,
    PLACEMENTS,
    RED_TILES,
    STAGE,
    has,
)

PLANES = (
    "board",
    "own tiles",
    "enemy tiles",
    "flipped",
    "placements",
    "flips",
    "red",
    "turn",
    "swap",
)
BOARD, OWN, ENEMY, FLIPPED_NOW, MAY_PLACE, MAY_FLIP, IS_RED, TURN, SWAP = range(len(PLANES))


def observation(game: Steere) -> Observation:
    """The planes and the numbers of the moves, which are those of the notation."""
    width = 2 * game.side - 1
    return Observation(PLANES, (width, width), game.tables, observe, game.actions)


@kernel(OBSERVE)
def observe(tables: Ints, state: Ints, seat: int, out: Floats) -> None:
    """The board, from the seat's side: own tiles and enemy tiles."""
    middle = tables[SIDE] - 1
    width = 2 * middle + 1
    area = width * width
    own, enemy = (RED_TILES, BLUE_TILES) if seat == RED else (BLUE_TILES, RED_TILES)
    row, number = 0, 0
    for cell in range(tables[CELLS]):
        place = row * width + max(0, middle - row) + number
        out[BOARD * area + place] = 1
        out[OWN * area + place] = has(state, own, cell)
        out[ENEMY * area + place] = has(state, enemy, cell)
        out[FLIPPED_NOW * area + place] = has(state, FLIPPED, cell)
        out[MAY_PLACE * area + place] = has(state, PLACEMENTS, cell)
        out[MAY_FLIP * area + place] = has(state, FLIPS, cell)
        number += 1
        if number == width - abs(row - middle):
            row, number = row + 1, 0
    if seat == RED:
        fill(out, IS_RED, area, 1)
    if state[STAGE] != OVER and state[MOVER] == seat:
        fill(out, TURN, area, 1)
    if state[OPENING]:
        fill(out, SWAP, area, 1)
