"""What not everyone has: libraries that come with extras of the package, and a Ray cluster."""

import socket
from importlib import import_module
from typing import Any

from musivum.core.errors import MusivumError

CONNECT_SECONDS = 5.0
"""How long a cluster may take to open its door."""


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


def unreachable(address: str) -> str | None:
    """Why nothing answers at the address of a Ray cluster; None if something does.

    Ray would knock at a closed door for minutes; this finds out at once.
    """
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:  # such as "auto", which Ray knows how to find
        return None
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        return str(getattr(error, "strerror", None) or error)
    return None
