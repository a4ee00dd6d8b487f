"""Where a database is, as its owner writes it: ``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``."""

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from musivum.server.errors import Refused

KINDS = ("sqlite", "postgresql")


def address_of(database: str) -> URL:
    """The database of this address; an error that shows how addresses look if it is none."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):  # the second: a port that is no number
        url = None
    if url is None or url.get_backend_name() not in KINDS:
        raise Refused("server-database-address", given=database)
    return url
