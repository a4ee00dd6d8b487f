"""A command that was not understood: what was wrong is said, and it ends with a code of its own."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from musivum.core.errors import MusivumError, SheetError

USAGE = 2
"""The exit code of a command that was not understood."""


@contextmanager
def understood() -> Iterator[None]:
    """What is refused in here was a mistake in the command, not in what it works on."""
    try:
        yield
    except SheetError:
        raise
    except MusivumError as error:
        from musivum.terminal.screen import complain  # noqa: PLC0415 - rarely needed

        complain(str(error))
        raise typer.Exit(USAGE) from None
