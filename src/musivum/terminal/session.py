"""A game played at one keyboard, by people and bots on any seats.

The session lets happen what happens by itself, shows the table as the person to move may see it,
and takes lines until one of them changes the position. Where people share a keyboard and may not
know the same, the screen is wiped between them.
"""

from collections.abc import Iterator

from musivum.core.catalogue import say
from musivum.core.errors import MusivumError
from musivum.core.game import View
from musivum.core.match import PERSON, Match
from musivum.drawing.scene import scene_of
from musivum.terminal import story
from musivum.terminal.commands import COMMANDS, Quit
from musivum.terminal.keyboard import Keyboard
from musivum.terminal.listings import show_outcome, spoken, title
from musivum.terminal.moves import Listing, point_at, understand
from musivum.terminal.screen import Screen

PATIENCE = 100
"""After so many refused lines in a row, a pipe is taken to have nothing to say."""
FEW = 8
"""So many legal moves are simply listed."""

FINISHED, UNFINISHED, INTERRUPTED = 0, 1, 130
"""How a session ends, as exit codes."""


class Session:
    """One match at one keyboard."""

    def __init__(self, match: Match, screen: Screen, keyboard: Keyboard) -> None:
        self.match = match
        self.screen = screen
        self.keyboard = keyboard
        self.people = [seat for seat, kind in enumerate(match.kinds) if kind == PERSON]
        self.called = story.names(match)
        self.listing = Listing(screen)
        self.viewer = self.people[0] if len(self.people) == 1 else None
        """Whose eyes see the screen: the person at the keyboard; None for all who are there."""
        self._curtained = False
        self._told: dict[int | None, int] = dict.fromkeys([None, *self.people], len(match.moves))
        self._refused = 0

    # The course of the game

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        self._open()
        try:
            while True:
                self._happen()
                if self.match.outcome is not None:
                    self._close()
                    if not self.people:
                        return FINISHED
                else:
                    self._hand_over(self._next_person())
                    self._tell()
                    self.show_board()
                    self._ask()
                self._listen()
        except Quit as quitting:
            return quitting.code
        except KeyboardInterrupt:
            self.screen.line()
            self.screen.say("terminal-interrupted")
            return INTERRUPTED

    def view(self) -> View:
        """What the one at the keyboard may know."""
        return self.match.state.view(self.viewer)

    def show_board(self) -> None:
        """The table, as the one at the keyboard may see it."""
        self.screen.line()
        self.screen.lines(self.match.game.draw(self.view()))
        self.screen.line()

    def _open(self) -> None:
        self.screen.line((title(self.match.game), "bold"))
        story.show_players(self.screen, self.match)
        if self.match.game.players > 1 and not self.match.moves:
            story.tell_who_begins(self.screen, self.match)
        if self.screen.interactive and self.people:
            self.screen.say("terminal-welcome")

    def _happen(self) -> None:
        """Chance, passes, and the moves of bots."""
        while True:
            with self.screen.busy(say("terminal-thinking")):
                happened = self.match.step()
            if not happened:
                return
            if not self.people:
                self._tell()

    def _next_person(self) -> int:
        awaited = self.match.state.awaiting
        return self.viewer if self.viewer in awaited else min(awaited)

    def _hand_over(self, seat: int) -> None:
        """Give the keyboard to the person on a seat, unseen by others if there are secrets."""
        secrets = self.screen.interactive and self._secrets()
        alone_already = seat == self.viewer and self._curtained
        self.viewer, self._curtained = seat, secrets
        if secrets and not alone_already:
            self.screen.curtain()
            if not self.keyboard.pause(say("terminal-pass-on", name=self.called[seat])):
                self._no_more_input()
            self.screen.curtain()

    def _secrets(self) -> bool:
        """Whether people may not know the same, or are about to choose unseen by each other."""
        state = self.match.state
        if len(state.awaiting) > 1:
            return True
        seen = [state.view(seat)["state"] for seat in self.people]
        return any(one != seen[0] for one in seen)

    def _tell(self) -> None:
        """All that happened since the viewer last looked, as far as it lies open to them."""
        until = story.known(self.match)
        since = min(self._told[self.viewer], until)
        for number, seat, move in story.visible(self.match, self.viewer, since, until):
            story.tell(self.screen, self.called, number, seat, move)
        if self._curtained:
            self._told[self.viewer] = until
        else:
            self._told = dict.fromkeys(self._told, until)

    def _ask(self) -> None:
        """Whose turn it is, and what can be done."""
        assert self.viewer is not None
        legal = self.match.state.legal(self.viewer)
        few = ", ".join(str(move) for move in legal) if len(legal) <= FEW else ""
        self.screen.say(
            "terminal-turn-few" if few else "terminal-turn",
            name=self.called[self.viewer],
            doing=spoken(scene_of(self.match.game, self.view()).prompt),
            number=len(legal),
            moves=few,
            example=str(legal[0]),
        )

    def _close(self) -> None:
        """The end: the table, why it is over, and who has won."""
        outcome = self.match.outcome
        assert outcome is not None
        if len(self.people) != 1:
            self.viewer, self._curtained = None, False
            self._told[None] = max(self._told.values())
        self._tell()
        self.show_board()
        show_outcome(self.screen, self.called, outcome)
        if self.screen.interactive and self.people:
            self.screen.say("terminal-afterwards")

    # What is typed

    def _listen(self) -> None:
        """Take lines until one of them changes the position."""
        self.listing.forget()
        position = self.match.state
        while self.match.state is position:
            line = self.keyboard.read(self._prompt(), self._completions)
            if line is None:
                self._no_more_input()
            elif line:
                self._do(line)
            elif self.match.outcome is not None and self.screen.interactive:
                raise Quit(FINISHED)

    def _prompt(self) -> str:
        return "> " if self.viewer is None else f"{self.called[self.viewer]}> "

    def _do(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        try:
            if command is None or line in self._legal():
                self._play(line)
            elif command.argument and not command.optional and not rest.strip():
                self.screen.refuse(say("terminal-needs", command=word, what=say(command.argument)))
            else:
                command.run(self, rest.strip())
            self._refused = 0
        except MusivumError as error:
            point_at(self.screen, error)
            self._refused += 1
            if self._refused >= PATIENCE and not self.screen.interactive:
                self.screen.refuse(say("terminal-patience", number=PATIENCE))
                raise Quit(UNFINISHED) from None

    def _play(self, text: str) -> None:
        """Play what was typed; when it was completed, say what it was taken for."""
        state = self.match.state
        seat = 0 if self.viewer is None else self.viewer
        move = understand(state, seat, text)
        self.match.play(move, seat)
        if str(move) != text:
            self.screen.say("terminal-taken-for", move=str(move))

    def undo(self) -> None:
        """Take back the last move of a person, and what bots answered."""
        last = next((seat for seat, _ in reversed(self.match.moves) if seat in self.people), None)
        known = story.known(self.match)
        move = self.match.undo(self.people[0] if last is None else last)
        secret = len(self.match.moves) >= known and last != self.viewer
        self.screen.say("terminal-undone-secret" if secret else "terminal-undone", move=str(move))
        self._told = {one: min(told, len(self.match.moves)) for one, told in self._told.items()}

    def _no_more_input(self) -> None:
        if self.match.outcome is not None:
            raise Quit(FINISHED)
        self.screen.say("terminal-no-input")
        raise Quit(UNFINISHED)

    def _legal(self) -> list[str]:
        seat = self.viewer
        return [] if seat is None else [str(move) for move in self.match.state.legal(seat)]

    def _completions(self) -> Iterator[str]:
        """The lines that the tab key knows: commands, moves, and commands with a move."""
        legal = self._legal()
        yield from COMMANDS
        yield from legal
        for command in ("moves", "why"):
            yield from (f"{command} {move}" for move in legal)
