"""Libraries that not everyone has: they come with extras of the package."""

from importlib import import_module
from typing import Any

from musivum.core.errors import MusivumError


class MissingExtra(MusivumError, ImportError):  # noqa: N818 - what it is, not what it does
    """A library is needed that comes with one of the extras."""


def need(library: str, extra: str = "arena") -> Any:
    """The library; a MissingExtra says how to install it.

    >>> need("no_library")
    Traceback (most recent call last):
        ...
    musivum.arena.extras.MissingExtra: this needs no_library: pip install "musivum[arena]"
    """
    try:
        return import_module(library)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != library.partition(".")[0]:
            raise
        raise MissingExtra("arena-missing", library=library, extra=extra) from None
