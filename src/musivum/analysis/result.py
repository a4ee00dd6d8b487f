"""The analysis of a record: all studies put together, and the result split into luck and skill.

Between two positions the value changes by one move. If chance made it, the change is *luck*. If a
seat made it, what it lost against the best move is the price of that *choice*, to the mover and to
all others; what the value changed beyond that nobody could help: it is *unforeseen*, what the judge
learned by looking one move further. So for every seat, to the last digit,

    result = start + luck + its own choices + the others' choices + unforeseen
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import fsum, sqrt
from typing import Any, Final

from musivum.analysis.grades import GRADES, grade, limits_of
from musivum.analysis.judge import Judge
from musivum.analysis.study import Mark, Study
from musivum.core.game import CHANCE, Game
from musivum.core.record import Record
from musivum.drawing.scene import Text
from musivum.drawing.words import words_of

FORMAT: Final = "musivum-analysis"
VERSION: Final = 1
POINTS, SHARE = "points", "share"
"""What values are measured in: alone points, else shares of the win."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the record."""

    number: int
    """From 1."""
    seat: int
    """-1 for chance."""
    move: str
    words: Text
    """The move for people, by key and values."""
    worth: list[float]
    """What the position after it is worth to every seat."""
    change: list[float]
    """What it changed: luck if chance made it."""
    grade: str | None
    """None for chance, and where there was no choice."""
    best: str | None
    """A better move, if there was one …"""
    better: Text | None
    """… for people …"""
    loss: float
    """… what was lost against it …"""
    cost: list[float]
    """… and what that meant to every seat."""
    marks: list[Mark]
    """What the better move would have put on the boards."""


@dataclass(frozen=True, slots=True)
class Balance:
    """How a seat's result came about."""

    seat: int
    start: float
    luck: float
    luck_error: float
    """The standard error of luck, at most."""
    choices: float
    """What its own choices lost: 0, or less."""
    others: float
    """What the others' choices gave."""
    unforeseen: float
    result: float
    grades: dict[str, int]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A record, looked at move by move."""

    game: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    measure: str
    level: str
    simulations: int
    seed: int
    finished: bool
    """If not, the result is what the last position is worth."""
    start: list[float]
    steps: list[Step]
    balances: list[Balance]

    def data(self) -> dict[str, Any]:
        """The analysis as plain data for JSON."""
        return {"format": FORMAT, "version": VERSION} | asdict(self)


def head_of(record: Record, judge: Judge) -> dict[str, Any]:
    """What an analysis keeps of the record, and of how it was made."""
    return {
        "game": record.game,
        "options": dict(record.options),
        "seats": [{"name": seat["name"], "player": seat["player"]} for seat in record.seats],
        "level": judge.level,
        "simulations": judge.simulations,
        "seed": judge.seed,
    }


def put_together(
    game: Game,
    head: dict[str, Any],
    moves: Sequence[tuple[int, str]],
    studies: Sequence[Study],
    finished: bool,
) -> Analysis:
    """The analysis of these moves, from the studies of all positions in order.

    ``head`` holds what is simply kept: game, options, seats, level, simulations and seed.
    """
    assert len(studies) == len(moves) + 1
    players = len(studies[0]["worth"])
    limits = limits_of(game)
    steps = [_step(game, limits, moves[n], studies[n], studies[n + 1]) for n in range(len(moves))]
    return Analysis(
        **head,
        measure=POINTS if players == 1 else SHARE,
        finished=finished,
        start=studies[0]["worth"],
        steps=steps,
        balances=[_balance(seat, steps, studies) for seat in range(players)],
    )


def _step(
    game: Game, limits: Sequence[float], move: tuple[int, str], before: Study, after: Study
) -> Step:
    seat, text = move
    best = before["best"]
    loss = 0.0 if best is None else -before["cost"][seat]
    return Step(
        number=after["number"],
        seat=seat,
        move=text,
        words=words_of(game, seat, text),
        worth=after["worth"],
        change=[new - old for new, old in zip(after["worth"], before["worth"], strict=True)],
        grade=grade(loss, limits) if before["free"] else None,
        best=best,
        better=None if best is None else words_of(game, seat, best),
        loss=loss,
        cost=before["cost"],
        marks=before["marks"],
    )


def _balance(seat: int, steps: Sequence[Step], studies: Sequence[Study]) -> Balance:
    lucky = [step for step in steps if step.seat == CHANCE]
    chosen = [step for step in steps if step.seat != CHANCE]
    mine = [step for step in chosen if step.seat == seat]
    errors = [studies[step.number - side]["errors"][seat] ** 2 for step in lucky for side in (0, 1)]
    return Balance(
        seat=seat,
        start=studies[0]["worth"][seat],
        luck=fsum(step.change[seat] for step in lucky),
        luck_error=sqrt(fsum(errors)),
        choices=fsum(step.cost[seat] for step in mine),
        others=fsum(step.cost[seat] for step in chosen if step.seat != seat),
        unforeseen=fsum(step.change[seat] - step.cost[seat] for step in chosen),
        result=studies[-1]["worth"][seat],
        grades={name: sum(step.grade == name for step in mine) for name in GRADES},
    )
