"""Numbers that follow flags of the commands."""

from contextlib import suppress

import typer

from musivum.core.catalogue import say
from musivum.terminal.mistakes import USAGE
from musivum.terminal.screen import complain


def number_of(flag: str, text: str, least: float, most: float) -> float:
    """The number that follows a flag; another one ends the command with a sentence."""
    with suppress(ValueError):
        number = float(text)
        if least <= number <= most:
            return number
    complain(say("terminal-number", flag=flag, text=text, least=least, most=most))
    raise typer.Exit(USAGE)
