"""What a seat sees of Mosaix, as planes of 7 × 7 numbers.

Seats are counted from the watcher: 0 is the seat itself, 1 the next one clockwise, and so on.
"""

import numpy as np

from musivum.core.compiled import Ints, helper, kernel
from musivum.core.observation import OBSERVE, Floats, Observation, fill
from musivum.games.mosaix.data import (
    BOXES,
    DICE,
    PASS,
    PLAYERS,
    ROLLS,
    SIDE,
    STRIDE,
    SYMBOLS,
    bit,
    formations,
)
from musivum.games.mosaix.game import Mosaix
from musivum.games.mosaix.sheet import (
    BUILDING,
    BUILT,
    CHOICE,
    FREE_BOXES,
    PHASE,
    ROLLED_DICE,
    ROLLER,
    SEAT,
    SEATS,
    WRITING,
    marks,
    points,
)
from musivum.geometry import polyomino

AREA = SIDE * SIDE
MOST_POINTS = 512
"""A grid has room for nine areas and 49 cells: 441 points; and eight boxes."""

NAMES = ("circles", "triangles", "crosses")
TABLE = (
    *(f"formation {name}" for name in NAMES),
    *(f"own choice {name}" for name in NAMES),
    *(f"dice {name}" for name in NAMES),
    "building",
    "writing",
    "free boxes",
)
FORMATION, OWN_CHOICE, ROLLED, IS_BUILDING, IS_WRITING, BOXES_LEFT = 0, 3, 6, 9, 10, 11
EACH = (*NAMES, "roller", "has chosen", "points")
IS_ROLLER, HAS_CHOSEN, POINTS = 3, 4, 5

FORMATION_MARKS: Ints = np.array(
    [
        [
            sum(bit(*cell) for cell, mark in polyomino.marked(formation.drawing) if mark == symbol)
            for symbol in SYMBOLS
        ]
        for formation in formations()
    ],
    dtype=np.int64,
)
"""The cells with each symbol of every formation, drawn in the top left corner of a grid."""
DICE_SHOWING: Ints = np.array([[roll.count(symbol) for symbol in SYMBOLS] for roll in ROLLS])
"""How many dice of every roll show each symbol."""


def observation(game: Mosaix) -> Observation:
    """The planes and the numbers of the moves, which are those of the notation."""
    each = tuple(f"{name} of seat +{seat}" for seat in range(game.players) for name in EACH)
    return Observation((*TABLE, *each), (SIDE, SIDE), game.tables, observe, game.actions)


@helper
def draw(out: Floats, plane: int, cells: int) -> None:
    """Write ones where a set has cells."""
    for row in range(SIDE):
        for column in range(SIDE):
            if cells >> (row * STRIDE + column) & 1:
                out[plane * AREA + row * SIDE + column] = 1


@helper
def _observe_seat(state: Ints, seat: int, further: int, out: Floats) -> None:
    """A grid, whether its seat rolls or has chosen, and its points."""
    first = len(TABLE) + further * len(EACH)
    at = SEATS + SEAT * seat
    for symbol in range(len(SYMBOLS)):
        draw(out, first + symbol, state[at + symbol])
    fill(out, first + IS_ROLLER, AREA, state[ROLLER] == seat)
    fill(out, first + HAS_CHOSEN, AREA, state[at + CHOICE] != 0)
    fill(out, first + POINTS, AREA, points(state, seat) / MOST_POINTS)


@kernel(OBSERVE)
def observe(tables: Ints, state: Ints, seat: int, out: Floats) -> None:
    """The formation, one's own choice, the dice; then every seat's grid, one's own first."""
    if state[BUILT]:
        for symbol in range(len(SYMBOLS)):
            draw(out, FORMATION + symbol, FORMATION_MARKS[state[BUILT] - 1, symbol])
    choice = state[SEATS + SEAT * seat + CHOICE] - 1
    if choice >= 0 and choice != tables[PASS]:
        circles, triangles, crosses = marks(tables, choice)
        draw(out, OWN_CHOICE, circles)
        draw(out, OWN_CHOICE + 1, triangles)
        draw(out, OWN_CHOICE + 2, crosses)
    if state[ROLLED_DICE]:
        for symbol in range(len(SYMBOLS)):
            showing = DICE_SHOWING[state[ROLLED_DICE] - 1, symbol]
            fill(out, ROLLED + symbol, AREA, showing / DICE)
    fill(out, IS_BUILDING, AREA, state[PHASE] == BUILDING)
    fill(out, IS_WRITING, AREA, state[PHASE] == WRITING)
    fill(out, BOXES_LEFT, AREA, state[FREE_BOXES] / BOXES)
    for further in range(tables[PLAYERS]):
        _observe_seat(state, (seat + further) % tables[PLAYERS], further, out)
