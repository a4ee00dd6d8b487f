"""Looking at one position of a record: what it was worth, and what could have been played.

Positions are studied one by one and independently, in any order and in any process, and the studies
put together afterwards (:mod:`musivum.analysis.result`). A study is plain data, fit for JSON.
"""

from collections.abc import Sequence
from typing import Any, TypedDict

from musivum.analysis.judge import Judge, is_free
from musivum.core.game import CHANCE, Move, State
from musivum.drawing.scene import Board, Piece, plain, scene_of

CERTAIN = 2.0
"""A loss counts only if it is more than so many standard errors."""


class Mark(TypedDict):
    """What the best move would have changed on a board: the pieces that it adds."""

    board: str
    box: list[float]
    pieces: list[dict[str, Any]]


class Study(TypedDict):
    """What was found out about one position."""

    number: int
    """How many moves had been played."""
    worth: list[float]
    errors: list[float]
    free: bool
    """Whether the move that followed was a choice."""
    best: str | None
    """A better move than the one that was played, if one was found."""
    cost: list[float]
    """What playing it instead changed for every seat; alone, and for the mover, not above 0."""
    marks: list[Mark]


def study(
    judge: Judge, states: Sequence[State], moves: Sequence[tuple[int, Move]], n: int
) -> Study:
    """Study the position after ``n`` moves, and the move that was played there."""
    state = states[n]
    worth = judge.value(state, left=left_of(judge, states, moves, n))
    found: Study = {
        "number": n,
        "worth": worth.values.tolist(),
        "errors": worth.errors.tolist(),
        "free": False,
        "best": None,
        "cost": [0.0] * state.game.players,
        "marks": [],
    }
    if n == len(moves):
        return found
    seat, played = moves[n]
    if not is_free(state, seat):
        return found
    found["free"] = True
    best = judge.best(state, seat, n)
    after = state.play(best, seat)
    if best == played or after == states[n + 1]:
        return found
    cost = _cost(judge, after, states[n + 1], seat, left_of(judge, states, moves, n + 1))
    if cost is not None:
        found |= {"best": str(best), "cost": cost, "marks": marks(state, after, seat)}
    return found


def left_of(
    judge: Judge, states: Sequence[State], moves: Sequence[tuple[int, Move]], n: int
) -> float:
    """How much of the game is still to come where the continuations of a position are judged.

    Counted in choices: a roll takes nothing of it, so before and after it a lead is worth the same.
    """
    if states[-1].awaiting:
        return 1.0  # nobody knows how long it would have been
    made = sum(seat != CHANCE for seat, _ in moves[:n])
    whole = sum(seat != CHANCE for seat, _ in moves)
    return max(0.0, 1 - (made + judge.settings.length) / max(1, whole))


def _cost(judge: Judge, better: State, played: State, seat: int, left: float) -> list[float] | None:
    """What was lost by a move against another; None if nothing that can be told from noise."""
    ours, theirs = (judge.value(state, viewer(state, seat), left) for state in (played, better))
    loss = theirs.values[seat] - ours.values[seat]
    if loss <= CERTAIN * ours.errors_against(theirs)[seat]:
        return None
    found: list[float] = (ours.values - theirs.values).tolist()
    return found


def viewer(state: State, seat: int) -> int | None:
    """The seat, if anything is hidden from it: a choice is judged by what one could know."""
    array = state.array
    state.game.KERNELS.redact(state.game.tables, array, seat)
    return seat if (array != state.array).any() else None


def marks(before: State, after: State, seat: int) -> list[Mark]:
    """The pieces that lie on the boards after a move, and did not before."""
    old, new = (scene_of(state.game, state.view(seat)) for state in (before, after))
    known = {board.name: {_look(piece) for piece in board.pieces} for board in old.boards}
    found = []
    for board in new.boards:
        added = [piece for piece in board.pieces if _look(piece) not in known.get(board.name, ())]
        if added and board.role != "tray":
            found.append(_mark(board, added))
    return found


def _look(piece: Piece) -> tuple[object, ...]:
    """A piece without its ring, which comes and goes."""
    return (piece.x, piece.y, piece.colour, piece.sign, piece.letter, piece.shape, piece.look)


def _mark(board: Board, pieces: list[Piece]) -> Mark:
    return {"board": board.name, "box": list(board.box), "pieces": plain(pieces)}
