"""Everything that the server says on a socket, for the OpenAPI description: the page and clients in
other languages are typed by it.

Messages are not checked against these when they are sent; the tests do that.
"""

from typing import Annotated, Any, Literal

from pydantic import Field

from musivum.server.http.answers import Answer, Wrong
from musivum.server.http.match_answers import (
    AnyEvent,
    Clock,
    Lobby,
    Snapshot,
    StateOf,
    Summaries,
    Summary,
)
from musivum.server.http.requests import Sign


class Hello(Answer):
    """The first message: who you are, and what time it is."""

    type: Literal["hello"]
    guest: str | None
    name: str | None
    language: str | None
    time: int


class News(Answer):
    """What has happened in a match that you watch."""

    type: Literal["events"]
    match: str
    info: Summary | None
    number: int
    head: str
    awaiting: list[int]
    events: list[AnyEvent]
    revealed: list[AnyEvent]
    states: list[StateOf]
    clocks: list[Clock]


class Ack(Answer):
    """An action was done; the number of the event that it became."""

    type: Literal["ack"]
    match: str
    id: str
    number: int


class RefusedAction(Answer):
    """An action was not done."""

    type: Literal["refused"]
    match: str
    id: str
    error: Wrong


class Failed(Answer):
    """Something other than an action was refused."""

    type: Literal["error"]
    match: str | None
    error: Wrong


class LobbyMessage(Lobby):
    """The lobby, as it is now."""

    type: Literal["lobby"]


class TurnsMessage(Summaries):
    """Your matches that wait for you."""

    type: Literal["turns"]


class PresenceMessage(Answer):
    """How many watch a match, and the seats whose holders are there."""

    type: Literal["presence"]
    match: str
    watching: int
    seats: list[int]


class ReactionMessage(Answer):
    """A sign that someone at the table has made."""

    type: Literal["reaction"]
    match: str
    seat: int
    sign: Sign


class ThinkMessage(Answer):
    """A question to a page that offered to think: what a bot may know, which is no more than the
    guest knows. ``state`` are its numbers of 64 bits, the lowest byte first, in base64."""

    type: Literal["think"]
    match: str
    seat: int
    turn: int
    game: str
    options: dict[str, Any]
    level: str
    seed: str
    state: str
    advise: bool


class Ping(Answer):
    """To be answered with a pong that has the same time."""

    type: Literal["ping"]
    time: int


class Bye(Answer):
    """The server stops."""

    type: Literal["bye"]
    reason: Literal["stopping"]


ServerMessage = Annotated[
    Snapshot
    | News
    | Hello
    | Ack
    | RefusedAction
    | Failed
    | LobbyMessage
    | TurnsMessage
    | PresenceMessage
    | ReactionMessage
    | ThinkMessage
    | Ping
    | Bye,
    Field(discriminator="type"),
]
