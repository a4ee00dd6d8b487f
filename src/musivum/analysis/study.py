"""Looking at one position of a record: what it was worth, and what could have been played.

Positions are studied one by one and independently, in any order and in any process, and the studies
put together afterwards (:mod:`musivum.analysis.result`). A study is plain data, fit for JSON.

What has to be computed is asked for, question by question (:func:`steps`): here a judge answers at
once (:func:`study`), in a page its workers do when they are ready (:mod:`musivum.offline.studies`).
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict

from musivum.analysis.judge import Judge, is_free
from musivum.core.game import CHANCE, Move, State
from musivum.drawing.scene import Board, Piece, scene_of
from musivum.drawing.written import plain

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


class Judged(NamedTuple):
    """What a position is worth to every seat, and how far that can be trusted."""

    values: list[float]
    errors: list[float]


class Compared(NamedTuple):
    """What two positions are worth to every seat, and how far their difference can be trusted."""

    ours: list[float]
    theirs: list[float]
    errors: list[float]


@dataclass(frozen=True, slots=True)
class Weigh:
    """What is a position worth?"""

    state: State
    left: float

    def answered(self, judge: Judge) -> Judged:
        """By a judge."""
        worth = judge.value(self.state, left=self.left)
        return Judged(worth.values.tolist(), worth.errors.tolist())


@dataclass(frozen=True, slots=True)
class Choose:
    """Which move would have been best, as the move of this number?"""

    state: State
    seat: int
    number: int

    def answered(self, judge: Judge) -> Move:
        """By a judge."""
        return judge.best(self.state, self.seat, self.number)


@dataclass(frozen=True, slots=True)
class Compare:
    """What is a position worth against another, as far as the seat could know that moved?"""

    played: State
    better: State
    seat: int
    left: float

    def answered(self, judge: Judge) -> Compared:
        """By a judge."""
        ours, theirs = (
            judge.value(state, viewer(state, self.seat), self.left)
            for state in (self.played, self.better)
        )
        errors = ours.errors_against(theirs).tolist()
        return Compared(ours.values.tolist(), theirs.values.tolist(), errors)


Question = Weigh | Choose | Compare
Steps = Generator[Question, Any, Study]
"""Yields questions, is sent their answers, and returns what was found out."""


def study(
    judge: Judge, states: Sequence[State], moves: Sequence[tuple[int, Move]], n: int
) -> Study:
    """Study the position after ``n`` moves, and the move that was played there."""
    asking = steps(judge, states, moves, n)
    try:
        question = next(asking)
        while True:
            question = asking.send(question.answered(judge))
    except StopIteration as done:
        found: Study = done.value
        return found


def steps(
    judge: Judge, states: Sequence[State], moves: Sequence[tuple[int, Move]], n: int
) -> Steps:
    """The same, for whoever answers the questions otherwise."""
    state = states[n]
    worth: Judged = yield Weigh(state, left_of(judge, states, moves, n))
    found: Study = {
        "number": n,
        "worth": worth.values,
        "errors": worth.errors,
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
    best: Move = yield Choose(state, seat, n)
    after = state.play(best, seat)
    if best == played or after == states[n + 1]:
        return found
    left = left_of(judge, states, moves, n + 1)
    compared: Compared = yield Compare(states[n + 1], after, seat, left)
    if _is_certain(compared, seat):
        cost = [ours - theirs for ours, theirs in zip(compared.ours, compared.theirs, strict=True)]
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


def _is_certain(compared: Compared, seat: int) -> bool:
    """Whether a seat lost more than can be told from noise."""
    loss = compared.theirs[seat] - compared.ours[seat]
    return loss > CERTAIN * compared.errors[seat]


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
