"""Positions of Steere's Mosaic that are alike: turned, mirrored, or the same with the colours
exchanged and the other seat to move.
"""

import numpy as np

from musivum.core import policy
from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.pointers import clear, new_words
from musivum.games.steere.data import CELLS, RED, SIDE, SIDES
from musivum.games.steere.tiles import BLUE_TILES, FLIPPED, OPENING, RED_TILES, STAGE, WORD
from musivum.geometry import bits, hexagon

TURNS = 12
"""Symmetries of a board: six turns, and their mirror images."""
IMAGES: Ints = np.array(
    [image for side in SIDES for turn in hexagon.turns(side) for image in turn], dtype=np.int64
)
"""For each size of board and each symmetry, where it takes every cell."""
STARTS: Ints = np.cumsum([0, 0, 0, *(TURNS * hexagon.cells(side) for side in SIDES)])
"""Where the images of each size begin."""

OWN, ENEMY, FLIPS = 0, 1, 2
"""What a set of tiles is to the mover; a tile that was flipped this turn is one's own as well."""

_STEP, _MIX = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)
_HIGH, _HALF = np.uint64(29), np.uint64(32)


@helper
def _random(number: int) -> np.uint64:
    """64 bits that look random, the same for the same number."""
    found = np.uint64(number + 1) * _STEP
    found = (found ^ (found >> _HIGH)) * _MIX
    return found ^ (found >> _HALF)


@helper
def _add(tables: Ints, state: Ints, tiles: int, kind: int, hashes: Words) -> None:
    """Add a set of tiles to the hash of each image of the board."""
    cells = tables[CELLS]
    for word in range(2):
        left = state[tiles + word]
        while left:
            cell = word * WORD + bits.lowest(left)
            left &= left - 1
            for turn in range(TURNS):
                image = IMAGES[STARTS[tables[SIDE]] + turn * cells + cell]
                hashes[turn] ^= _random(3 * image + kind)


@kernel(policy.ALIKE)
def alike(tables: Ints, state: Ints, mover: int) -> np.uint64:
    """The least hash of the twelve images of a position, in the mover's eyes; never 0."""
    hashes = new_words(TURNS)
    clear(hashes, TURNS)
    _add(tables, state, RED_TILES if mover == RED else BLUE_TILES, OWN, hashes)
    _add(tables, state, BLUE_TILES if mover == RED else RED_TILES, ENEMY, hashes)
    _add(tables, state, FLIPPED, FLIPS, hashes)
    stage = _random(-2 - 2 * state[STAGE] - state[OPENING])
    least = hashes[0]
    for turn in range(1, TURNS):
        least = min(least, hashes[turn])
    return (least ^ stage) | np.uint64(1)
