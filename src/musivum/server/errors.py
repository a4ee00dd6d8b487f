"""What the server refuses, and with which status."""

from musivum.core.errors import MusivumError


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
