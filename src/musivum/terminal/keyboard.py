"""The one place where input is read, line by line, from a person or from a pipe."""

import sys
from collections.abc import Callable, Iterable

from musivum.core.errors import MusivumError
from musivum.terminal.screen import Screen

LONGEST_LINE = 2000
"""No command and no move is longer; what is, comes from no person."""


class Keyboard:
    """Standard input. A person gets a prompt, a history, and completion with the tab key."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._words: Callable[[], Iterable[str]] = tuple
        if screen.interactive:
            self._edit_lines()

    def read(self, prompt: str, words: Callable[[], Iterable[str]] = tuple) -> str | None:
        """The next line without spaces at its ends, or None when there are no more.

        ``words`` are the lines that the tab key can complete to.
        """
        self._screen.flush()
        self._words = words
        if self._screen.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                return None
        line = sys.stdin.readline(LONGEST_LINE)
        if len(line) == LONGEST_LINE and not line.endswith("\n"):
            raise MusivumError("terminal-line-long", most=LONGEST_LINE)
        return line.strip() if line else None

    def pause(self, prompt: str) -> bool:
        """Wait until a person presses Enter; False if there is no more input."""
        return not self._screen.interactive or self.read(prompt) is not None

    def _edit_lines(self) -> None:
        try:
            import readline  # noqa: PLC0415 - only where a person types; not on every system
        except ImportError:
            return
        readline.set_completer(self._complete)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        found = [word for word in self._words() if word.lower().startswith(text.lower())]
        return found[number] if number < len(found) else None
