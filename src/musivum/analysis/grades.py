"""How a choice is graded by what it loses.

Alone a loss is in points, and what is much depends on the game. With several seats it is a share of
the win, and means the same in every game.
"""

from collections.abc import Sequence
from typing import Final

from musivum.core.game import Game

GRADES: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
FLAWS: Final = GRADES[2:]
"""What is marked."""

SHARES: Final = (0.005, 0.03, 0.07, 0.15)
"""From which loss on a choice is no longer best, good, an inaccuracy, a mistake."""


def limits_of(game: Game) -> Sequence[float]:
    """The losses at which the grades after ``best`` begin."""
    return game.PROFILE.grades if game.players == 1 else SHARES


def grade(loss: float, limits: Sequence[float]) -> str:
    """The grade of a choice that loses so much.

    >>> [grade(loss, SHARES) for loss in (0.0, 0.05, 0.5)]
    ['best', 'inaccuracy', 'blunder']
    """
    return GRADES[sum(loss >= limit for limit in limits)]
