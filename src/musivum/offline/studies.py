"""Analyses that a page makes by itself: what there is to study, and what came of it.

The questions are those of :mod:`musivum.analysis.study`. The page's workers answer them, in any
order, with the kernels of the game's pack; what they are told is plain data.
"""

from base64 import b64encode
from typing import Any

from musivum.analysis.judge import STREAM, Judge, final
from musivum.analysis.result import head_of, put_together
from musivum.analysis.study import (
    Choose,
    Compare,
    Compared,
    Judged,
    Question,
    Steps,
    Study,
    Weigh,
    steps,
    viewer,
)
from musivum.core.compiled import SPECTATOR
from musivum.core.game import State
from musivum.core.match import Match, known

Asked = dict[str, Any]
"""A question as the page is told it; ``number`` says which position it is about."""


class Studying:
    """The analysis of one match, as far as it is."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.judge = Judge(match.game)
        self.failed = False
        self._open: dict[int, tuple[Steps, Question]] = {}
        self._done: dict[int, Study] = {}
        self._found: dict[str, Any] | None = None

    def begin(self) -> list[Asked]:
        """The first question about every position."""
        found = []
        for number in range(len(self.match.states)):
            asking = steps(self.judge, self.match.states, self.match.moves, number)
            self._open[number] = asking, next(asking)
            found.append(self._asked(number))
        return found

    def answer(self, number: int, told: dict[str, Any]) -> list[Asked]:
        """Take in an answer; the next question about that position, if there is one."""
        if number not in self._open:
            return []
        if told.get("problem") is not None:
            self.failed = True
            self._open.clear()
            return []
        asking, question = self._open[number]
        try:
            self._open[number] = asking, asking.send(self._read(question, told))
        except StopIteration as done:
            del self._open[number]
            self._done[number] = done.value
            return []
        return [self._asked(number)]

    def progress(self) -> dict[str, Any]:
        """What a server would answer: the analysis, or how far it is."""
        positions = len(self.match.states)
        if len(self._done) < positions:
            return {"ready": False, "done": len(self._done), "of": positions}
        if self._found is None:
            record = self.match.record()
            studies = [self._done[number] for number in range(positions)]
            finished = self.match.outcome is not None
            head = head_of(record, self.judge)
            made = put_together(self.match.game, head, record.moves, studies, finished)
            self._found = made.data()
        return {"ready": True, "analysis": self._found}

    def _asked(self, number: int) -> Asked:
        """The question about a position, as the page is told it."""
        question = self._open[number][1]
        game = self.match.game
        found: Asked = {"number": number, "game": game.NAME, "options": game.options}
        match question:
            case Weigh(state, left):
                return found | self._weigh(left, self._position(state, None))
            case Compare(played, better, seat, left):
                both = [self._position(state, viewer(state, seat)) for state in (played, better)]
                return found | self._weigh(left, *both)
            case Choose(state, seat, move):
                asked = {"do": "choose", "level": self.judge.level, "stream": STREAM}
                asked |= {"seed": self.judge.key(move), "state": _written(known(state, seat))}
                return found | asked | {"seat": seat}

    def _weigh(self, left: float, *positions: dict[str, Any]) -> dict[str, Any]:
        """How positions are played on: how much a lead counts, how often, from which seed."""
        judge = self.judge
        way = {"scale": judge.scale(left), "games": judge.simulations, "key": judge.seed}
        return {"do": "weigh", "positions": list(positions)} | way

    def _position(self, state: State, seat: int | None) -> dict[str, Any]:
        """A position, as far as a seat knows it; of one that is final, what it is worth."""
        if not state.awaiting:
            return {"final": final(state)}
        shown = state if seat is None else known(state, seat)
        return {"state": _written(shown), "seat": SPECTATOR if seat is None else seat}

    def _read(self, question: Question, told: dict[str, Any]) -> Any:
        """An answer, as whoever asked wants it."""
        if isinstance(question, Choose):
            return self.match.game.action(told["action"])
        if isinstance(question, Weigh):
            return Judged(told["values"][0], told["errors"])
        ours, theirs = told["values"]
        return Compared(ours, theirs, told["errors"])


def _written(state: State) -> str:
    return b64encode(state.array.astype("<i8").tobytes()).decode()
