"""What not everyone has: libraries that come with extras of the package."""

from importlib import import_module
from typing import Any

from musivum.core.errors import MusivumError


class MissingExtra(MusivumError, ImportError):  # noqa: N818 - what it is, not what it does
    """A library is needed that comes with one of the extras."""


def need(library: str, extra: str) -> Any:
    """The library; a MissingExtra says how to install it.

    >>> need("no_library", "pettingzoo")
    Traceback (most recent call last):
        ...
    musivum.core.extras.MissingExtra: this needs no_library: pip install "musivum[pettingzoo]"
    """
    try:
        return import_module(library)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != library.partition(".")[0]:
            raise
        raise MissingExtra("extra-missing", library=library, extra=extra) from None
