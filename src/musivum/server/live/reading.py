"""Live messages as they are read.

Nearly all are moves, and nearly all are what they should be. Those are read by a decoder of their
own, which takes a quarter of the time; whatever it does not take is for the models to judge, which
can say what is wrong with it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, MsgspecError, Struct
from msgspec.json import Decoder
from pydantic import TypeAdapter, ValidationError

from musivum.server.errors import Refused
from musivum.server.http import requests


class Move(Struct, forbid_unknown_fields=True, gc=False):
    """What :class:`musivum.server.http.requests.LivePlay` allows, and nothing else."""

    do: Literal["play"]
    match: Annotated[str, Meta(max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    move: Annotated[str, Meta(max_length=200)]
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    turn: Annotated[int, Meta(ge=0)] | None = None


_MOVE = Decoder(Move).decode
_ANY: TypeAdapter[Any] = TypeAdapter(requests.AnyMessage)


def read(text: str | bytes) -> Any:
    """A message; Refused says what is wrong with it."""
    try:
        return _MOVE(text)
    except (MsgspecError, UnicodeError):
        pass
    try:
        return _ANY.validate_json(text)
    except ValidationError as error:
        raise Refused("server-message", problem=complaint(error)) from None


def complaint(error: ValidationError) -> str:
    """The first thing that is wrong, and where; never the input itself."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = "/".join(str(step) for step in first["loc"]) or "/"
    return f"{place}: {first['msg']}"[:300]
