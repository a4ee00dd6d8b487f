"""What a position of Steere's Mosaic promises."""

from musivum.core import compiled
from musivum.core.compiled import Ints, kernel
from musivum.games.steere.data import CELLS
from musivum.games.steere.tiles import BLUE_TILES, GROUPS, RED_TILES, sign, size

POINT = 1000
ROOT = 10
"""A group more than the enemy has: groups are what flips are made of."""


@kernel(compiled.EVALUATE)
def evaluate(tables: Ints, state: Ints, seat: int) -> int:
    """Tiles ahead; then groups ahead, since one who has many groups can join them by flips."""
    red, blue = size(state, RED_TILES), size(state, BLUE_TILES)
    groups = 0
    for cell in range(tables[CELLS]):
        name = state[GROUPS + cell]
        if name == cell + 1:
            groups += 1
        elif name == -(cell + 1):
            groups -= 1
    return ((red - blue) * POINT + groups * ROOT) * sign(seat)
