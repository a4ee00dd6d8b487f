"""What is answered about a match, for the OpenAPI description: how lists show it, what happened in
it, how its position looks, and how it is replayed.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from musivum.drawing.scene import Scene, Text
from musivum.server.http.answers import Answer, Value

Pace = dict[str, int | str]


# How lists show it


class Outcome(Answer):
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    reason: str
    broken_off: bool = Field(default=False, json_schema_extra={"description": "before its end"})


class SeatOf(Answer):
    """Who sits there."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    you: bool
    forfeited: bool
    joined: bool


class Summary(Answer):
    """A match, as lists show it."""

    match: str
    game: str
    options: dict[str, Value]
    status: Literal["open", "ready", "playing", "over", "gone"]
    seats: list[SeatOf]
    pace: Pace
    timeout: Literal["forfeit", "bot"]
    seating: Literal["lot", "as-seated"]
    public: bool
    daily: str | None
    offline: bool
    created: int
    updated: int
    number: int
    head: str | None
    awaiting: list[int]
    commitment: str
    host: bool
    invite: str | None
    rematch: str | None
    previous: str | None
    outcome: Outcome | None


class Summaries(Answer):
    """Several matches."""

    matches: list[Summary]


class Lobby(Answer):
    """Public matches to join, and to watch."""

    open: list[Summary]
    playing: list[Summary]


# What happened in it


class Event(Answer):
    """Something that happened."""

    number: int
    at: int
    before: str


class Created(Event):
    """The match was made."""

    kind: Literal["created"]
    commitment: str


class Joined(Event):
    """A person took a seat."""

    kind: Literal["joined"]
    seat: int
    name: str


class Left(Event):
    """A person gave up a seat before the start."""

    kind: Literal["left"]
    seat: int


class Filled(Event):
    """A bot took a free seat."""

    kind: Literal["filled"]
    seat: int
    level: str


class Contributed(Event):
    """A part of the dice, in matches that are older than the sealing of parts."""

    kind: Literal["contributed"]
    seat: int
    value: str


class Committed(Event):
    """A hash of a part of the dice."""

    kind: Literal["committed"]
    seat: int
    hash: str


class Sealed(Event):
    """All parts of the dice are fixed."""

    kind: Literal["sealed"]
    commitments: list[str]


class Revealed(Event):
    """A part of the dice."""

    kind: Literal["revealed"]
    seat: int
    value: str


class Withheld(Event):
    """A part of the dice did not come: its seat has given up."""

    kind: Literal["withheld"]
    seat: int


class Started(Event):
    """The match runs."""

    kind: Literal["started"]
    recipe: str
    contributions: list[str]
    places: list[int]


class Moved(Event):
    """A move; null where you may not know it."""

    kind: Literal["move"]
    seat: int
    move: str | None
    words: Text | None
    """The move for people; its message has a value ``$name``, and an attribute ``short``."""


class Asked(Event):
    """A seat wants to take its last move back; the other people are asked."""

    kind: Literal["asked"]
    seat: int
    moves: int


class Answered(Event):
    """One of them agrees, or declines."""

    kind: Literal["answered"]
    seat: int
    yes: bool


class Back(Event):
    """Taken back: only the first so many moves stand."""

    kind: Literal["back"]
    seat: int
    moves: int


class Resigned(Event):
    """A seat gave up."""

    kind: Literal["resigned"]
    seat: int


class Timeout(Event):
    """A seat ran out of time."""

    kind: Literal["timeout"]
    seat: int
    then: Literal["forfeit", "bot"]


class Over(Event):
    """The end."""

    kind: Literal["over"]
    outcome: Outcome
    seed: str | None


class Rematch(Event):
    """The next match."""

    kind: Literal["rematch"]
    next: str


AnyEvent = Annotated[
    Created
    | Joined
    | Left
    | Filled
    | Contributed
    | Committed
    | Sealed
    | Revealed
    | Withheld
    | Started
    | Moved
    | Asked
    | Answered
    | Back
    | Resigned
    | Timeout
    | Over
    | Rematch,
    Field(discriminator="kind"),
]


# How its position looks


class View(Answer):
    """What a seat may know; ``board`` is in the words of its game."""

    game: str
    options: dict[str, Value]
    players: int
    seat: int | None
    awaiting: list[int]
    legal: list[str]
    scores: list[int]
    outcome: Outcome | None
    board: dict[str, Any]
    state: list[int]


class Change(Answer):
    """An operation of a JSON Patch (RFC 6902) on a scene."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class StateOf(Answer):
    """The position as a seat, or a spectator, sees it."""

    seat: int | None
    turn: int | None
    view: View | None
    scene: Scene | None
    changes: list[Change] | None = None
    """What makes the scene of the one before the first new event; then there is no ``scene``."""


class Clock(Answer):
    """What a seat has left, in milliseconds."""

    seat: int
    left: int
    running: bool


class Snapshot(Answer):
    """A match as you may see it."""

    type: Literal["match"]
    match: str
    info: Summary
    number: int
    head: str
    events: list[AnyEvent]
    states: list[StateOf]
    clocks: list[Clock]


# What came of an action


class Done(Answer):
    """The number of the event that an action became."""

    number: int


class Advice(Answer):
    """What a bot would play, and what it would bring: points alone, else a share of the win."""

    move: str
    words: Text
    measure: Literal["points", "share"]
    worth: float


# When it is over


class Roll(Answer):
    """A chance move, and what could have come instead, with its weight."""

    move: str
    outcomes: list[tuple[str, int]]


class Chances(Answer):
    """All chance moves of a finished match."""

    chances: list[Roll]


class Step(Answer):
    """One step of a finished match."""

    step: int
    seat: int | None
    move: str | None
    words: Text | None
    view: View | None
    scene: Scene | None


class Replay(Answer):
    """Steps of a finished match."""

    steps: list[Step]
    steps_in_all: int


class Record(BaseModel):
    """A finished match, to keep; the page on records says more."""

    model_config = ConfigDict(extra="allow")

    game: str
    rules: int
    options: dict[str, Value]
    seats: list[dict[str, Any]]
    moves: list[tuple[int, str]]
    outcome: Outcome | None
    seed: str | None
