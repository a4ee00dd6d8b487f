"""Going through a record, step by step or all at once."""

from musivum.core.catalogue import say
from musivum.core.errors import MusivumError
from musivum.core.match import Match
from musivum.terminal import story
from musivum.terminal.keyboard import Keyboard
from musivum.terminal.listings import show_outcome, title
from musivum.terminal.screen import Screen


class Replay:
    """A record whose every move was checked, to be looked at."""

    def __init__(self, match: Match, screen: Screen, seat: int | None) -> None:
        self.match = match
        self.screen = screen
        self.seat = seat
        self.called = story.names(match, personal=False)
        self.last = len(match.moves)

    def all(self) -> None:
        """Every position after the other."""
        self._head()
        for number in range(self.last + 1):
            self.at(number)

    def at(self, number: int) -> None:
        """The position after so many moves."""
        if number:
            seat, move = self.match.moves[number - 1]
            story.tell(self.screen, self.called, number, seat, move)
        self._table(number)
        if number == self.last:
            outcome = self.match.outcome
            if outcome is None:
                self.screen.say("terminal-replay-open")
            else:
                show_outcome(self.screen, self.called, outcome)

    def walk(self, keyboard: Keyboard) -> None:
        """Forwards and backwards, as a person wishes."""
        self._head()
        self.screen.say("terminal-replay-help", last=self.last)
        number = 0
        self.at(number)
        while True:
            line = keyboard.read(say("terminal-replay-prompt", number=number, last=self.last))
            if line is None or line in ("q", "quit", "exit"):
                return
            try:
                wanted = self._wanted(line, number)
            except MusivumError as error:
                self.screen.refuse(str(error))
                continue
            if wanted == number:
                self.screen.say("terminal-replay-stay", number=number)
            else:
                number = wanted
                self.at(number)

    def check(self, number: int) -> int:
        """The number of a position, if there is one."""
        if not 0 <= number <= self.last:
            raise MusivumError("terminal-replay-range", number=number, last=self.last)
        return number

    def _wanted(self, line: str, number: int) -> int:
        steps = {"": 1, "n": 1, "next": 1, "b": -1, "back": -1}
        if line in steps:
            return min(max(number + steps[line], 0), self.last)
        if line == "end":
            return self.last
        if line.isdecimal() and line.isascii() and len(line) < 10:
            return self.check(int(line))
        raise MusivumError("terminal-replay-help", last=self.last)

    def _head(self) -> None:
        self.screen.line((title(self.match.game), "bold"))
        story.show_players(self.screen, self.match)

    def _table(self, number: int) -> None:
        """The table as the chosen seat sees it, or else the seat whose turn it is."""
        state = self.match.states[number]
        awaited = [seat for seat in state.awaiting if seat >= 0]
        viewer = self.seat if self.seat is not None else min(awaited, default=None)
        self.screen.line()
        self.screen.lines(state.game.draw(state.view(viewer)))
        self.screen.line()
