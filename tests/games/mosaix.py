"""Positions of Mosaix, for its tests: grids drawn by rows, and refusals."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from musivum.core.catalogue import say
from musivum.core.errors import IllegalMove
from musivum.core.game import State
from musivum.games.mosaix import data, sheet
from musivum.games.mosaix.game import Mosaix

EMPTY_GRID = (".......",) * 3 + ("...O...",) + (".......",) * 3
WINNING_GRID = ("OOOOOXX", "TTTTTXX", "XXXXX.X", "OOOOO.X", "TTTTT.X", "XXXXX..", "OOOOO..")
"""O 3 × 15, T 2 × 10, X 3 × 17: 116 points, without boxes."""
OUTSTANDING_GRID = (*WINNING_GRID[:4], "TTTTTTX", "XXXXX..", "OOOOOOO")
"""O 3 × 17, T 2 × 11, X 3 × 17: 124 points, without boxes."""


def position(
    *grids: Sequence[str], roll: str = "", built: str = "", free: int = 8, **changes: Any
) -> State:
    """A state with these grids, one for each seat, before the next roll, building or writing."""
    players = len(grids)
    game = Mosaix.load(players=players)
    array = np.zeros(game.size, dtype=np.int64)
    array[sheet.PHASE] = sheet.WRITING if built else sheet.BUILDING if roll else sheet.ROLLING
    array[sheet.DEALT] = players
    array[sheet.FREE_BOXES] = free if players == 1 else 0
    if built:
        array[sheet.BUILT] = game.read(f"build {built}") + 1
        roll = "".join(sorted(mark for mark in built if mark in "OTX"))
    if roll:
        array[sheet.ROLLED_DICE] = data.ROLLS.index(roll) + 1
    for seat, grid in enumerate(grids):
        for row, line in enumerate(grid):
            for column, mark in enumerate(line):
                if mark != ".":
                    at = sheet.SEATS + sheet.SEAT * seat + "OTX".index(mark)
                    array[at] |= data.bit(row, column)
    for name, value in changes.items():
        array[getattr(sheet, name)] = value
    return State(game, array)


def texts(state: State, seat: int = 0) -> set[str]:
    return {str(move) for move in state.legal(seat)}


def refusal(state: State, move: str, seat: int | None = None) -> str:
    """The key of the rule that forbids a move; its message must be a sentence, and play agree."""
    error = state.why(move, seat)
    assert error is not None
    assert str(error) == say(error.key, **error.values)
    assert "$" not in str(error)
    assert "{" not in str(error)
    with pytest.raises(IllegalMove) as caught:
        state.play(move, seat)
    assert caught.value.key == error.key
    return error.key


def full_but(*rows: str) -> tuple[str, ...]:
    """A grid whose cells are struck-out areas, so that it scores nothing, but for these rows."""
    pattern = ["OTXOTXO", "XOTXOTX", "TXOTXOT"]
    return tuple(
        "".join(
            pattern[row % 3][column] if mark == "#" else mark for column, mark in enumerate(line)
        )
        for row, line in enumerate(rows)
    )
