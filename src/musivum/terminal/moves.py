"""Moves as people type, look for and read them."""

import math
from collections.abc import Sequence

from musivum.core.catalogue import say
from musivum.core.errors import MusivumError, NotationError
from musivum.core.game import Move, State
from musivum.terminal.screen import Screen

NAMED = 6
"""So many moves are named when a text could mean several."""
KEPT = 8
"""So many lines of the screen are left to what stands around a page of moves."""
SHORTEST_PAGE = 5


class AmbiguousMove(MusivumError, ValueError):  # noqa: N818 - as IllegalMove
    """A text that is the beginning of several legal moves."""


def understand(state: State, seat: int, text: str) -> Move:
    """The legal move that a person means.

    A move in notation is taken at its word, and an IllegalMove says why it is not legal. A text
    that is no move yet may be the beginning of one, in large or small letters, if it is the
    beginning of one legal move only.
    """
    try:
        move = state.game.move(text)
    except NotationError:
        found = _meant(state.legal(seat), text)
        if not found:
            raise
        if len(found) > 1:
            listed = ", ".join(str(move) for move in found[:NAMED])
            more = say("terminal-and-more") if len(found) > NAMED else ""
            raise AmbiguousMove(
                "terminal-ambiguous", text=text, number=len(found), moves=listed + more
            ) from None
        return found[0]
    error = state.why(move, seat)
    if error is not None:
        raise error
    return move


def search(moves: Sequence[Move], text: str) -> list[Move]:
    """The moves that begin with a text, or if none does, those that contain it."""
    wanted = _folded(text)
    found = [move for move in moves if _folded(str(move)).startswith(wanted)]
    return found or [move for move in moves if wanted in _folded(str(move))]


def columns(texts: Sequence[str], width: int) -> list[str]:
    """Texts in columns, read downwards, as many columns as the width allows.

    >>> columns(["a1", "a2", "xb1", "xb2"], 12)
    ['  a1   xb1', '  a2   xb2']
    """
    broad = 2 + max((len(text) for text in texts), default=0)
    across = max(1, width // broad)
    rows = math.ceil(len(texts) / across)
    return [
        "".join("  " + text.ljust(broad - 2) for text in texts[row::rows]).rstrip()
        for row in range(rows)
    ]


def point_at(screen: Screen, error: MusivumError) -> None:
    """Say why a line was refused; a mistake in notation is pointed at."""
    column, text = error.values.get("column"), error.values.get("text")
    if isinstance(column, int) and isinstance(text, str) and 0 < len(text) < screen.width - 2:
        screen.line("  ", text)
        screen.line("  " + " " * (column - 1), ("^", "error"))
    screen.refuse(str(error))
    if isinstance(error, NotationError) and screen.interactive:
        screen.sentence(say("terminal-lost"), "dim")


class Listing:
    """The moves that were last asked for: in pages for a person, one a line for a pipe."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._rest: list[str] = []

    def start(self, legal: Sequence[Move], text: str) -> None:
        """List the legal moves that begin with a text, or contain it."""
        found = [str(move) for move in search(legal, text)]
        key = "terminal-moves-found" if text else "terminal-moves"
        self._screen.say(key, number=len(found), all=len(legal), text=text)
        self._rest = columns(found, self._screen.width) if self._screen.interactive else found
        if found:
            self.go_on()

    def go_on(self) -> None:
        """The next page."""
        if not self._rest:
            self._screen.say("terminal-no-more")
            return
        page = max(SHORTEST_PAGE, self._screen.height - KEPT)
        if not self._screen.interactive or len(self._rest) <= page + 2:
            page = len(self._rest)
        for line in self._rest[:page]:
            self._screen.line(line)
        self._rest = self._rest[page:]
        if self._rest:
            self._screen.say("terminal-more", lines=len(self._rest))

    def forget(self) -> None:
        """The position has changed; the list is of no use any more."""
        self._rest = []


def _meant(moves: Sequence[Move], text: str) -> list[Move]:
    """The moves that begin with a text; the one that is the text itself stands alone."""
    wanted = _folded(text)
    found = [move for move in moves if _folded(str(move)).startswith(wanted)]
    return [move for move in found if _folded(str(move)) == wanted] or found


def _folded(text: str) -> str:
    return " ".join(text.lower().split())
