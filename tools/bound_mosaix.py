"""How many points nobody can exceed on average who plays Mosaix alone.

    python tools/bound_mosaix.py

The bound is that of a player who may do more than the rules allow. It sees all dice in advance, and
where symbols go does not matter: a symbol with ``c`` cells, anywhere, has ``c // 5`` areas,
which bring ``c * (c // 5)`` points. No grid brings more, since an area that counts has
five cells or more, and all areas together have no more than ``c``. What is left of the rules: every
round brings four dice; what is not written strikes a box, of which there are eight; the grid has 48
cells beside its centre; and one may stop after any round. This player could do, dice for dice, what
anybody does who keeps the rules. So it has as many points or more in every game, and on average.

The average is exact: the numbers of the three symbols are followed round by round, together with
the best result so far.
"""

from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from musivum.games.mosaix.data import BOXES, DICE, SIDE, SYMBOLS
from musivum.games.mosaix.sheet import SMALLEST_AREA

CELLS = SIDE * SIDE
"""With the centre, which is printed: it counts for its symbol."""
ROUNDS = (CELLS - 1 + BOXES) // DICE
"""More are not possible: then the grid is full and every box struck."""
HIGHEST = CELLS * (CELLS // SMALLEST_AREA) + BOXES
"""No result is higher than all cells of one symbol would bring."""

Points = NDArray[np.float64]


def worth(cells: int) -> int:
    """The most that so many cells of one symbol can bring."""
    return cells // SMALLEST_AREA * cells


@cache
def most(circles: int, triangles: int, crosses: int) -> int:
    """The most that dice and centre can bring if one stops here; -1 if they do not fit."""
    best = -1
    least = max(0, circles + triangles + crosses - CELLS)
    for struck in range(least, BOXES + 1):
        for first in range(min(struck, circles) + 1):
            for second in range(min(struck - first, triangles) + 1):
                third = struck - first - second
                if third <= crosses:
                    points = worth(circles - first) + worth(triangles - second)
                    points += worth(crosses - third) + BOXES - struck
                    best = max(best, points)
    return best


def results() -> Points:
    """How likely each number of points is for the player who may do more."""
    size = DICE * ROUNDS + 2
    known = np.zeros((size, size, HIGHEST + 1))
    known[1, 0, 0] = 1.0  # the centre, a circle: which symbol it is makes no difference
    rolls = list(product(range(len(SYMBOLS)), repeat=DICE))
    for number in range(1, ROUNDS + 1):
        rolled = np.zeros_like(known)
        for roll in rolls:
            circles, triangles = roll.count(0), roll.count(1)
            from_there = known[: size - circles, : size - triangles]
            rolled[circles:, triangles:] += from_there / len(rolls)
        for circles, triangles in zip(*np.nonzero(rolled.any(axis=2)), strict=True):
            crosses = DICE * number + 1 - int(circles) - int(triangles)
            best = max(0, most(int(circles), int(triangles), crosses))
            chances = rolled[circles, triangles]
            chances[best] += chances[:best].sum()
            chances[:best] = 0
        known = rolled
    found: Points = known.sum(axis=(0, 1))
    return found


def main() -> None:
    """Say it."""
    chances = results()
    print(f"at most {chances @ np.arange(len(chances)):.2f} points on average")


if __name__ == "__main__":
    main()
