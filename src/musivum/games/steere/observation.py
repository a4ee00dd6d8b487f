"""What a seat sees of Steere's Mosaic, as planes.

A plane is a square of 2 * side - 1 rows and columns; row 0 is row ``a``, the lowest. The rows are
shifted so that the six neighbours of a cell are the same steps everywhere: one column to either
side, one row to either side, and (+1 row, -1 column), (-1 row, +1 column).
"""

import numpy as np

from musivum.core.compiled import Ints, helper, kernel
from musivum.core.observation import OBSERVE, Floats, Observation, fill
from musivum.games.steere.data import CELLS, RED, SIDE
from musivum.games.steere.game import Steere
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
    WORD,
    near_set,
)
from musivum.geometry import bits, hexagon

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
    middle = game.side - 1
    width = 2 * middle + 1
    places = [
        row * width + max(0, middle - row) + number for row, number in hexagon.places(game.side)
    ]
    tables = np.concatenate([game.tables, np.array(places, dtype=np.int64)])
    return Observation(PLANES, (width, width), tables, observe, game.actions)


@helper
def places_at(tables: Ints) -> int:
    """Where the places of the cells stand: behind the game's tables."""
    return near_set(tables, tables[CELLS])


@helper
def draw(tables: Ints, state: Ints, offset: int, out: Floats, first: int) -> None:
    """Write ones where a set has cells, on the plane that begins at ``first``."""
    places = places_at(tables)
    for word in range(2):
        left = state[offset + word]
        while left:
            cell = word * WORD + bits.lowest(left)
            left &= left - 1
            out[first + tables[places + cell]] = 1


@kernel(OBSERVE)
def observe(tables: Ints, state: Ints, seat: int, out: Floats) -> None:
    """The board, from the seat's side: own tiles and enemy tiles.

    Behind the game's tables stands the place of every cell on a plane.
    """
    width = 2 * tables[SIDE] - 1
    area = width * width
    places = places_at(tables)
    for cell in range(tables[CELLS]):
        out[BOARD * area + tables[places + cell]] = 1
    draw(tables, state, RED_TILES if seat == RED else BLUE_TILES, out, OWN * area)
    draw(tables, state, BLUE_TILES if seat == RED else RED_TILES, out, ENEMY * area)
    draw(tables, state, FLIPPED, out, FLIPPED_NOW * area)
    draw(tables, state, PLACEMENTS, out, MAY_PLACE * area)
    draw(tables, state, FLIPS, out, MAY_FLIP * area)
    if seat == RED:
        fill(out, IS_RED, area, 1)
    if state[STAGE] != OVER and state[MOVER] == seat:
        fill(out, TURN, area, 1)
    if state[OPENING]:
        fill(out, SWAP, area, 1)
