"""What one who plays alone plays for: points, and to have an outstanding number of them.

Points that are only expected come out higher or lower. So they are as *welcome* as they are many,
and the likelier they are to end up at the aim, the more.
"""

import numpy as np

from musivum.core.compiled import helper
from musivum.core.curves import logistic
from musivum.games.mosaix.data import SIDE
from musivum.games.mosaix.rules import SOLO_OUTSTANDING

KEEN = 12.0
"""To have an outstanding number of points is as welcome as so many more."""
SPREADS = np.interp(
    np.arange(SIDE * SIDE), (0, 1, 4, 8, 12, 16, 20, 48), (0.5, 4, 8, 10, 12.4, 14, 14.7, 15.6)
)
"""How far games end from what was foreseen with so many empty cells: the standard deviation."""
_NORMAL = 1.702
"""A logistic curve that is so much steeper is like the normal one."""


@helper
def welcome(points: float, left: int, keen: float) -> float:
    """How welcome it is to expect so many points with so many empty cells, to one so keen."""
    return points + keen * logistic(
        _NORMAL * (points - SOLO_OUTSTANDING + 0.5) / SPREADS[max(left, 0)]
    )


@helper
def as_welcome(worth: float, keen: float) -> float:
    """The points that would be as welcome if they were certain."""
    low, high = worth - keen, worth
    for _ in range(40):
        middle = (low + high) / 2
        if welcome(middle, 0, keen) < worth:
            low = middle
        else:
            high = middle
    return low
