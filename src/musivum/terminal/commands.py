"""What can be typed in a session beside moves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from musivum.core.catalogue import page, say
from musivum.drawing.words import short, words_of

if TYPE_CHECKING:
    from musivum.terminal.session import Session

ADVISER = "greedy"
"""The bot that gives hints."""


class Quit(Exception):  # noqa: N818 - nothing is wrong
    """The person leaves the session, with an exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Command:
    """Something to type that is not a move."""

    run: "Callable[[Session, str], None]"
    argument: str = ""
    """The catalogue's key for what follows the word, if anything does."""
    optional: bool = False


def list_moves(session: "Session", text: str) -> None:
    """List the legal moves, or those that begin with a text."""
    seat = session.viewer
    session.listing.start(() if seat is None else session.match.state.legal(seat), text)


def list_more(session: "Session", _text: str) -> None:
    """The next page of the list."""
    session.listing.go_on()


def why(session: "Session", text: str) -> None:
    """Say which rule forbids a move, or that none does."""
    state = session.match.state
    error = state.why(text, session.viewer)
    if error is not None:
        session.screen.sentence(str(error))
    else:
        session.screen.say("terminal-legal", move=str(state.game.move(text)))


def hint(session: "Session", _text: str) -> None:
    """What a simple bot would do."""
    from musivum.bots import bot  # noqa: PLC0415 - bots are opened when they are asked

    if session.viewer is None or session.match.outcome is not None:
        session.screen.say("illegal-over")
        return
    adviser = bot(ADVISER, session.match.game, seed=len(session.match.moves))
    move = adviser.choose(session.view(), session.viewer)
    words = short(words_of(session.match.game, session.viewer, move))
    session.screen.say("terminal-hint", bot=ADVISER, move=str(move), words=words)


def notation(session: "Session", _text: str) -> None:
    """Tell moves in notation, or in words."""
    session.screen.notation = not session.screen.notation
    session.screen.say("terminal-notation", shown="yes" if session.screen.notation else "no")


def undo(session: "Session", _text: str) -> None:
    """Take back the last move."""
    session.undo()


def board(session: "Session", _text: str) -> None:
    """Draw the table again."""
    session.show_board()


def scores(session: "Session", _text: str) -> None:
    """The points as they stand."""
    from musivum.terminal.listings import show_scores  # noqa: PLC0415 - only when asked for

    show_scores(session.screen, session.match.game, session.view(), session.called)


def rules(session: "Session", _text: str) -> None:
    """The rules page."""
    from musivum.terminal.pages import show_page  # noqa: PLC0415 - only when asked for

    show_page(session.screen, page(session.match.game.NAME))


def save(session: "Session", path: str) -> None:
    """Write the record of the match to a file."""
    from musivum.terminal.files import save_record  # noqa: PLC0415 - only when asked for

    saved = save_record(session.match.record(), path)
    session.screen.say("terminal-saved", path=str(saved), number=len(session.match.moves))


def show_help(session: "Session", _text: str) -> None:
    """What can be typed."""
    session.screen.say("terminal-help-move", example=session.match.game.EXAMPLE)
    usages = [
        (word if not command.argument else f"{word} {_bracketed(command)}", word)
        for word, command in COMMANDS.items()
        if say(f"terminal-help-{word}") != f"terminal-help-{word}"
    ]
    broad = max(len(usage) for usage, _ in usages)
    for usage, word in usages:
        session.screen.line("  ", (usage.ljust(broad), "key"), "  ", say(f"terminal-help-{word}"))


def leave(session: "Session", _text: str) -> None:
    """End the session."""
    if session.match.outcome is None:
        session.screen.say("terminal-left")
    raise Quit(0)


def _bracketed(command: Command) -> str:
    what = say(command.argument)
    return f"[{what}]" if command.optional else what


COMMANDS = {
    "moves": Command(list_moves, "terminal-argument-text", optional=True),
    "more": Command(list_more),
    "why": Command(why, "terminal-argument-move"),
    "hint": Command(hint),
    "notation": Command(notation),
    "undo": Command(undo),
    "board": Command(board),
    "scores": Command(scores),
    "rules": Command(rules),
    "save": Command(save, "terminal-argument-file"),
    "help": Command(show_help),
    "quit": Command(leave),
    "?": Command(show_help),
    "exit": Command(leave),
}
"""All commands by their word, in the order of the help."""
