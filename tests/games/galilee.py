"""Positions and sheets of Galilee, for its tests."""

from pathlib import Path

from musivum import (
    State,
    load,
)

ROOT = Path(__file__).parent.parent.parent
MONA_LISA = ROOT / "src/musivum/games/galilee/sheets/mona-lisa.txt"

TILES = "\n".join(f"{row}: ## ## ## ## ## ##" for row in range(1, 7))
"""A tile grid of dominoes, for sheets in which only the mosaic matters."""


def begin(seats: str = "66 66", **options: object) -> State:
    """The state after the set-up: for each seat the crossed-off row and column.

    With ``66`` R B G Y P mean columns 1 to 5, and row 6 is gone.
    """
    state = load("galilee", players=len(seats.split()), **options).start()
    for seat in seats.split():
        state = state.play(f"row {seat[0]}").play(f"column {seat[1]}")
    return state


def play(state: State, *moves: str) -> State:
    """Play moves one after the other; ``1: R4`` says which seat moves."""
    for move in moves:
        seat, _, text = move.rpartition(": ")
        state = state.play(text, int(seat) if seat else None)
    return state


def key(state: State, move: str, seat: int | None = None) -> str:
    error = state.why(move, seat)
    assert error is None or error.key not in str(error), "the message has words"
    return "" if error is None else error.key


def texts(state: State, seat: int) -> set[str]:
    return {str(move) for move in state.legal(seat)}


def rolls(state: State) -> set[str]:
    """The colours that can be rolled together now."""
    return {"".join(die[0] for die in str(move).split()[1:]) for move, _ in state.chance()}
