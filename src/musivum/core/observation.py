"""What a program sees of a game: planes of numbers, and a number for every move.

A room's ``observation.py`` offers ``observation(game)``. It is opened only when someone asks for
it: people who play need none of this.
"""

from collections.abc import Callable
from dataclasses import dataclass

from numba import types

from musivum.core.compiled import Ints, helper
from musivum.core.game import Game
from musivum.core.pointers import FLOATS, INTS, Floats

__all__ = ["OBSERVE", "TRANSLATE", "Floats", "Observation", "fill", "observation"]

OBSERVE = types.void(INTS, INTS, types.int64, FLOATS)
"""Fill zeroed numbers with what a seat sees in a state that was made by ``redact`` for it."""
TRANSLATE = types.int64(INTS, INTS, types.int64, types.int64)
"""Another number for a move of a seat; -1 if no move can be meant."""


@dataclass(frozen=True, eq=False)
class Observation:
    """How a seat sees a game with these options, and how it numbers its moves."""

    planes: tuple[str, ...]
    """The name of every plane; the page on observations says what each means."""
    area: tuple[int, ...]
    """The shape of one plane."""
    tables: Ints
    """The tables for ``observe``: those of the game, perhaps with more behind them."""
    observe: Callable[[Ints, Ints, int, Floats], None]
    """Fill zeroed numbers, plane after plane, all of them from -1 to 1."""
    actions: int
    """Moves are numbered from 0 to actions - 1."""
    encode: Callable[[Ints, Ints, int, int], int] | None = None
    """The number of a legal move given as ``Game.index``; None if that is the number."""
    decode: Callable[[Ints, Ints, int, int], int] | None = None
    """The inverse; -1 where a number means no move."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of an observation: planes first."""
        return (len(self.planes), *self.area)


def observation(game: Game) -> Observation:
    """The observation that the game's own room offers."""
    found = game.opened("observation").observation(game)
    assert isinstance(found, Observation)
    return found


@helper
def fill(out: Floats, plane: int, area: int, value: float) -> None:
    """Write one number all over a plane."""
    for place in range(plane * area, (plane + 1) * area):
        out[place] = value
