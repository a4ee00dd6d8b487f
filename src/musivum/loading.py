"""The game that a command is about, and what is said when its words do not name one."""
# ruff: noqa: PLC0415 - what takes time to import is imported when it is needed

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from musivum.core.catalogue import say
from musivum.core.errors import OptionError
from musivum.terminal.mistakes import understood

if TYPE_CHECKING:
    from musivum.core.game import Game
    from musivum.core.record import Record
    from musivum.terminal.screen import Screen


def load_asked(screen: "Screen", game: str | None, flags: list[str] | None) -> "Game":
    """The game that a command names, with the options that its flags choose."""
    from musivum.games import load, names, profile, room
    from musivum.terminal.options import read_options, split_game

    with understood():
        # A flag before the name was taken for the name.
        name, others = split_game([game or "", *(flags or [])], names())
        if not name:
            raise OptionError("terminal-no-game", allowed=", ".join(names()))
        options = read_options(name, profile(name).options, others)
        with opening(screen, name):
            room(name)
        return load(name, **options)


def load_recorded(screen: "Screen", record: "Record") -> "Game":
    """The game of a record."""
    from musivum.games import room

    with opening(screen, record.game):
        found = room(record.game)
    return found.load(**found.check(record.options))


@contextmanager
def opening(screen: "Screen", game: str) -> Iterator[None]:
    """Say what takes so long, while a room is opened and perhaps compiled."""
    with screen.busy(say("terminal-opening", game=game)):
        yield


def number_of(flag: str, text: str, least: float, most: float, whole: bool = True) -> float:
    """The number that follows a flag."""
    with suppress(ValueError):
        found = int(text) if whole else float(text)
        if least <= found <= most:
            return found
    with understood():
        raise OptionError("terminal-number", flag=flag, text=text, least=least, most=most)


def said(text: str, code: int) -> int:
    """The code, once the text is said."""
    from musivum.terminal.screen import complain

    complain(text)
    return code
