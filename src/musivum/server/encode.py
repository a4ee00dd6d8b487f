"""Plain data as JSON text, for the wire and for the disk."""

from typing import Any

from pydantic_core import to_json


def encoded(data: Any) -> str:
    """JSON without blanks; ten times as fast as the standard library.

    >>> encoded({"seat": 0, "move": "é3"})
    '{"seat":0,"move":"é3"}'
    """
    return to_json(data).decode()
