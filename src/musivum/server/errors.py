"""What the server refuses, and with which status."""

from collections.abc import Mapping
from typing import Any

from musivum.core.catalogue import LANGUAGE, LANGUAGES
from musivum.core.errors import MusivumError

LONGEST_HEADER = 500
"""Nobody speaks more languages than fit in there."""


class Refused(MusivumError):  # noqa: N818 - named as what it says
    """A request that is wrong in itself."""

    status = 400


class Unknown(Refused):
    """Someone who is no guest yet."""

    status = 401


class Forbidden(Refused):
    """Something that is another's."""

    status = 403


class Missing(Refused):
    """Something that does not exist."""

    status = 404


class Conflict(Refused):
    """Something that cannot be done now."""

    status = 409


class TooLarge(Refused):
    """More bytes than are read."""

    status = 413


class Misdirected(Refused):
    """A request for another server."""

    status = 421


class TooMany(Refused):
    """Too fast, or too many."""

    status = 429


class Unavailable(Refused):
    """A server that is starting or stopping, or cannot reach its database."""

    status = 503


def status_of(error: MusivumError) -> int:
    """The HTTP status of any refusal."""
    return error.status if isinstance(error, Refused) else 400


def wanted(accepted: str, usual: str = LANGUAGE) -> str:
    """The language that a header ``Accept-Language`` asks for, of those that we have.

    >>> wanted("xx, en-GB;q=0.8, *;q=0.5")
    'en'
    """
    ranked = []
    for place, part in enumerate(accepted[:LONGEST_HEADER].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        language = tag.partition("-")[0].lower()
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if language in LANGUAGES and weight > 0:
            ranked.append((-weight, place, language))
    return min(ranked)[2] if ranked else usual


def problem(error: MusivumError, language: str = LANGUAGE) -> dict[str, Any]:
    """An error as the protocol shows it: a key and values for programs, a text for people."""
    return {"error": wired(error) | {"text": error.text(language)}}


def wired(error: MusivumError) -> dict[str, Any]:
    """The same for programs alone, which find words themselves."""
    return {"key": error.key, "values": _wired(error.values)}


def _wired(values: Mapping[str, object]) -> dict[str, Any]:
    """The values of a message as JSON; what is itself to be said stays a key with its values."""
    return {name: _wired_value(value) for name, value in values.items()}


def _wired_value(value: object) -> Any:
    match value:
        case int() | float() | str():
            return value
        case (str(key), dict(values)):
            return [key, _wired(values)]
        case list():
            return [_wired_value(one) for one in value]
        case _:
            return str(value)
