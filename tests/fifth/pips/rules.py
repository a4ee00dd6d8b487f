"""The rules of Pips.

A row has six cells, numbered from 1. In turn each player rolls a die and puts a stone on an empty
cell whose number is at most that of the die; one who cannot passes. A stone is worth the number of
its cell. After three turns each (an option) the most points win.

State::

    0      the seat whose turn it is
    1      turns played
    2      the die, 0 until it is rolled
    3 … 8  the cells: 0 empty, else the seat plus 1
"""

import numpy as np

from musivum.core import compiled
from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.core.rng import below

from .verdicts import Reason, Rule

CELLS = 6
MOVER, PLAYED, DIE, ROW = 0, 1, 2, 3
SIZE = ROW + CELLS

# Actions: a cell by its place, then the pass; then chance's rolls.
PASS = CELLS
ROLL = PASS + 1
FACES = 6

TURNS = 0
"""Where the tables say how many turns there are in all."""
POINT = 1000
"""A point in the numbers of ``evaluate``."""


def tables(turns: int) -> Ints:
    """What the options fix."""
    return np.array([2 * turns], dtype=np.int64)


@helper
def verdict(state: Ints, cell: int) -> int:
    """The rule that forbids a stone on a cell, or 0."""
    if state[ROW + cell] != 0:
        return Rule.TAKEN
    return 0 if cell < state[DIE] else Rule.BEYOND_THE_DIE


@helper
def choices(state: Ints) -> int:
    """How many cells the mover may choose from."""
    number = 0
    for cell in range(CELLS):
        if verdict(state, cell) == 0:
            number += 1
    return number


@kernel(compiled.SETUP)
def setup(_tables: Ints, _state: Ints) -> None:
    """The row is empty, and seat 0 begins."""


@kernel(compiled.AWAITING)
def awaiting(tables: Ints, state: Ints) -> int:
    """The die, then the player whose turn it is."""
    if state[PLAYED] == tables[TURNS]:
        return 0
    return CHANCE if state[DIE] == 0 else 1 << state[MOVER]


@kernel(compiled.LEGAL)
def legal(_tables: Ints, state: Ints, seat: int, moves: Ints) -> int:
    """All faces of the die; all cells that it reaches; a pass if there is none."""
    number = 0
    if seat == CHANCE:
        for face in range(FACES):
            moves[face] = ROLL + face
        return FACES
    for cell in range(CELLS):
        if verdict(state, cell) == 0:
            moves[number] = cell
            number += 1
    if number == 0:
        moves[0] = PASS
        number = 1
    return number


@kernel(compiled.WEIGHT)
def weight(_tables: Ints, _state: Ints, _move: int) -> int:
    """All faces are equally likely."""
    return 1


@kernel(compiled.FORBIDS)
def forbids(_tables: Ints, state: Ints, _seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if move == PASS:
        return Rule.MUST_PLACE if choices(state) > 0 else 0
    return verdict(state, move)


@kernel(compiled.PLAY)
def play(_tables: Ints, state: Ints, seat: int, move: int) -> None:
    """Roll the die; or put a stone, or pass, and hand the die over."""
    if seat == CHANCE:
        state[DIE] = move - ROLL + 1
        return
    if move != PASS:
        state[ROW + move] = seat + 1
    state[DIE] = 0
    state[MOVER] = 1 - seat
    state[PLAYED] += 1


@kernel(compiled.SAMPLE)
def sample(_tables: Ints, state: Ints, seat: int, rng: Words) -> int:
    """Any face; any cell that may be chosen."""
    if seat == CHANCE:
        return ROLL + below(rng, FACES)
    number = choices(state)
    if number == 0:
        return PASS
    left = below(rng, number)
    for cell in range(CELLS):
        if verdict(state, cell) == 0:
            if left == 0:
                return cell
            left -= 1
    return PASS


@helper
def points(state: Ints, seat: int) -> int:
    """The numbers of a seat's cells."""
    total = 0
    for cell in range(CELLS):
        if state[ROW + cell] == seat + 1:
            total += cell + 1
    return total


@kernel(compiled.RESULT)
def result(tables: Ints, state: Ints, scores: Ints) -> int:
    """A stone is worth the number of its cell; the game ends when all turns are played."""
    scores[0] = points(state, 0)
    scores[1] = points(state, 1)
    return Reason.TURNS_ARE_UP if state[PLAYED] == tables[TURNS] else 0


@kernel(compiled.REDACT)
def redact(_tables: Ints, _state: Ints, _seat: int) -> None:
    """Nothing is hidden."""


@kernel(compiled.DEAL)
def deal(_tables: Ints, _state: Ints, _seat: int, _rng: Words) -> None:
    """Nothing was hidden, nothing is dealt."""


@kernel(compiled.EVALUATE)
def evaluate(_tables: Ints, state: Ints, seat: int) -> int:
    """The lead in points."""
    return POINT * (points(state, seat) - points(state, 1 - seat))
