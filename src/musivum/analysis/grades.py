"""How a choice is graded by what it loses.

Alone a loss is in points, and what is much depends on the game. With several seats it is a share of
the win, and means the same in every game.
"""

from typing import Final

GRADES: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
FLAWS: Final = GRADES[2:]
"""What is marked."""

SHARES: Final = (0.005, 0.03, 0.07, 0.15)
"""From which loss on a choice is no longer best, good, an inaccuracy, a mistake."""
POINTS: Final[dict[str, tuple[float, float, float, float]]] = {
    "galilee": (0.25, 1.5, 3.0, 6.0),
    "mosaix": (0.5, 2.0, 5.0, 10.0),
}
OTHER_POINTS: Final = (0.5, 2.0, 5.0, 10.0)
"""For a game that is not listed."""


def thresholds(game: str, players: int) -> tuple[float, float, float, float]:
    """The losses at which the grades after ``best`` begin."""
    return POINTS.get(game, OTHER_POINTS) if players == 1 else SHARES


def grade(game: str, players: int, loss: float) -> str:
    """The grade of a choice that loses so much.

    >>> grade("mosaix", 1, 0.0), grade("mosaix", 1, 3.0), grade("steere", 2, 0.5)
    ('best', 'inaccuracy', 'blunder')
    """
    return GRADES[sum(loss >= limit for limit in thresholds(game, players))]
