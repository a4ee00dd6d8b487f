"""The analysis of a match as it is answered, for the OpenAPI description.

It is :class:`musivum.analysis.result.Analysis` as plain data: its fields mean what they do there.
"""

from typing import Any, Literal

from musivum.drawing.scene import Piece, Text
from musivum.server.http.answers import Answer, Value

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Mark(Answer):
    """What a better move would have put on a board."""

    board: str
    box: tuple[float, float, float, float]
    pieces: list[Piece]


class AnalysedMove(Answer):
    """What a move was worth."""

    number: int
    seat: int
    move: str
    words: Text | None = None
    """The move for people; those that were analysed long ago have none."""
    worth: list[float]
    change: list[float]
    grade: Grade | None
    best: str | None
    better: Text | None = None
    """The better move for people."""
    loss: float
    cost: list[float]
    marks: list[Mark]


class Balance(Answer):
    """How a seat's result came about."""

    seat: int
    start: float
    luck: float
    luck_error: float
    choices: float
    others: float
    unforeseen: float
    result: float
    grades: dict[Grade, int]


class Analysis(Answer):
    """A match, looked at move by move."""

    format: Literal["musivum-analysis"]
    version: Literal[1]
    game: str
    options: dict[str, Value]
    seats: list[dict[str, Any]]
    measure: Literal["points", "share"]
    level: str
    simulations: int
    seed: int
    finished: bool
    start: list[float]
    steps: list[AnalysedMove]
    balances: list[Balance]


class Analysed(Answer):
    """What every move of a finished match was worth."""

    ready: Literal[True]
    analysis: Analysis


class Analysing(Answer):
    """How far an analysis is."""

    ready: Literal[False]
    done: int
    of: int
