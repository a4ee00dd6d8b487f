"""What a room may know about playing its game well, beyond ``Kernels.evaluate``.

A room without such knowledge leaves ``Game.POLICY`` at None; whoever searches then ranks moves by
``evaluate``. What was learned from self-play, the *lore*, is data that the kernels are handed, so
that new lore needs no new compilation.
"""

from collections.abc import Callable
from typing import NamedTuple

from numba import types

from musivum.core.compiled import Ints, Words, helper, kernel
from musivum.core.network import LOOK, Shape
from musivum.core.pointers import FLOATS, INTS, VALUES, WORDS, Floats, Values
from musivum.core.profile import Options

__all__ = [
    "ADVISE",
    "ALIKE",
    "EFFORT",
    "EXPECT",
    "FORESEE",
    "LOOK",
    "NOWHERE",
    "RATE",
    "Lore",
    "Policy",
    "Shape",
    "Values",
    "first_best",
    "no_advice",
    "no_expectation",
    "no_rate",
]

Lore = Floats
"""Learned numbers."""
NOWHERE = -1e6
"""Points of a move that leads nowhere: all would be as before, and one could play it for ever."""

RATE = types.int64(INTS, FLOATS, INTS, types.int64, INTS, VALUES)
ADVISE = types.int64(INTS, FLOATS, INTS, types.int64, WORDS)
EXPECT = types.float64(INTS, FLOATS, INTS, types.int64)
FORESEE = types.float64(INTS, FLOATS, INTS, types.int64, types.int64)
EFFORT = types.float64(INTS, types.int64)
ALIKE = types.uint64(INTS, INTS, types.int64)
"""Of a kernel that gives equal numbers to positions which are alike to the seat that moves."""


class Policy(NamedTuple):
    """How a room plays: compiled functions, and what they have learned."""

    rate: Callable[[Ints, Lore, Ints, int, Ints, Values], int]
    """Write the legal moves of a seat and what each is worth to it; return their number. A move
    with which the game would not go on is ``NOWHERE``, if there is another."""
    advise: Callable[[Ints, Lore, Ints, int, Words], int]
    """A good move of a seat, found fast enough to play whole games with it."""
    expect: Callable[[Ints, Lore, Ints, int], float]
    """The points that a seat will have in the end, when all play so."""
    lore: Callable[[int], Lore]
    """What was learned for so many players; read from its file when it is first needed."""
    effort: Callable[[Ints, int], float]
    """What playing on from a position costs, as a share of what it costs from the start; so that
    a budget of simulations takes about the same time in every position; where nothing is played
    on, it is not asked."""
    foresee: Callable[[Ints, Lore, Ints, int, int], float] | None = None
    """The same as ``expect`` before the next dice fall, more exactly: one looks at all ways in
    which they can fall, and at as many further dice as is said. For a search that asks seldom;
    only where ``Settings.further`` says so."""
    sift: Callable[[Ints, Lore, Ints, int, Ints, Values], int] | None = None
    """The same as ``rate`` for such a search: moves that are not worth it are ``NOWHERE``."""
    look: Callable[[Ints, Ints, int, Ints, Floats], int] | None = None
    """What a network sees of a position after a seat's move, where one was learned (see LOOK) …"""
    shape: Callable[[Options], Shape | None] | None = None
    """… and the shape of the network for these options; None where none is asked."""


@helper
def first_best(values: Values, number: int) -> int:
    """The place of the first of the best values."""
    best = 0
    for i in range(1, number):
        if values[i] > values[best]:
            best = i
    return best


@kernel(RATE)
def no_rate(
    _tables: Ints, _lore: Lore, _state: Ints, _seat: int, _moves: Ints, _values: Values
) -> int:
    """Stands where a game has no policy."""
    return 0


@kernel(ADVISE)
def no_advice(_tables: Ints, _lore: Lore, _state: Ints, _seat: int, _rng: Words) -> int:
    """Stands where a game has no policy."""
    return -1


@kernel(EXPECT)
def no_expectation(_tables: Ints, _lore: Lore, _state: Ints, _seat: int) -> float:
    """Stands where a game has no policy."""
    return 0.0
