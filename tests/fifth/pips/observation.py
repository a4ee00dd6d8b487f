"""What a seat sees of Pips, as planes: a plane is the row."""

from musivum.core.compiled import Ints, kernel
from musivum.core.observation import OBSERVE, Floats, Observation

from .game import Pips
from .rules import CELLS, DIE, ROW

PLANES = ("own stones", "other stones", "in reach")
OWN, OTHER, REACH = range(len(PLANES))


def observation(game: Pips) -> Observation:
    """The planes; moves are numbered as by the notation."""
    return Observation(PLANES, (CELLS,), game.tables, observe, game.actions)


@kernel(OBSERVE)
def observe(_tables: Ints, state: Ints, seat: int, out: Floats) -> None:
    """The row, from the seat's side."""
    for cell in range(CELLS):
        if state[ROW + cell] == seat + 1:
            out[OWN * CELLS + cell] = 1
        elif state[ROW + cell] != 0:
            out[OTHER * CELLS + cell] = 1
        if cell < state[DIE]:
            out[REACH * CELLS + cell] = 1
