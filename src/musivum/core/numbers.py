"""Numbers that Python and compiled code hand each other: arrays, and seats that are nobody's.

Nothing is compiled here, so whoever only draws, lists or speaks need not wait for a compiler.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
"""A table, a state, a list of moves or of scores."""
Words = NDArray[np.uint64]
"""The state of a random generator; see :mod:`musivum.core.rng`."""
Values = NDArray[np.float64]
"""What each move of a list is worth, in points."""
Floats = NDArray[np.float32]
"""Learned numbers, and what a program sees of a game."""

CHANCE: Final = -1
"""The seat of dice and cards, and what ``awaiting`` answers while chance is awaited."""
SPECTATOR: Final = -2
"""The seat of those who only watch, where a kernel hides what a seat may not know."""
