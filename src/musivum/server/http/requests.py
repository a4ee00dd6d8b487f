"""The bodies of requests, as the protocol names them. Unknown fields are refused."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

SeatNumber = Annotated[int, Field(strict=True, ge=0, le=5)]
ActionId = Annotated[str, Field(strict=True, min_length=1, max_length=64)]
MoveText = Annotated[str, Field(strict=True, max_length=200)]
OptionValue = StrictBool | StrictInt | Annotated[StrictStr, Field(max_length=100)] | None
Sign = Literal["hello", "luck", "well", "wow", "oops", "hmm", "thanks"]
"""What one can say at a table."""
Turn = Annotated[int, Field(strict=True, ge=0)] | None


class Body(BaseModel):
    """Any request body."""

    model_config = ConfigDict(extra="forbid")


class Me(Body):
    """Who one wants to be."""

    name: Annotated[str, Field(max_length=200)] | None = None
    language: Annotated[str, Field(max_length=20)] | None = None


class Claim(Body):
    """The secret of a link."""

    token: Annotated[str, Field(max_length=100)]


class Handed(Body):
    """A game that was played without a server."""

    record: dict[str, Any]


class MySeat(Body):
    """A seat for whoever makes the match; several of them are a hot-seat match."""

    kind: Literal["me"]
    name: Annotated[str, Field(max_length=200)] | None = None


class BotSeat(Body):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Annotated[str, Field(max_length=40)]


class OpenSeat(Body):
    """A seat for whoever comes."""

    kind: Literal["open"]


AnySeat = Annotated[MySeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class Unlimited(Body):
    """No clock."""

    kind: Literal["unlimited"]


class Days(Body):
    """Correspondence: so many days for each move."""

    kind: Literal["days"]
    days: Annotated[int, Field(strict=True, ge=1, le=30)]


class LiveClock(Body):
    """So many seconds for the match, and some more with each move."""

    kind: Literal["live"]
    seconds: Annotated[int, Field(strict=True, ge=10, le=10_800)]
    increment: Annotated[int, Field(strict=True, ge=0, le=180)] = 0


AnyPace = Annotated[Unlimited | Days | LiveClock, Field(discriminator="kind")]


class NewMatch(Body):
    """A match to be made."""

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = Field(
        default_factory=dict, max_length=20
    )
    seats: list[AnySeat] = Field(min_length=1, max_length=6)
    pace: AnyPace = Field(default_factory=lambda: Unlimited(kind="unlimited"))
    timeout: Literal["forfeit", "bot"] = "forfeit"
    public: StrictBool = True
    seating: Literal["lot", "as-seated"] = "lot"


class Join(Body):
    """Taking a seat."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Field(max_length=100)] | None = None


class Fill(Body):
    """A bot for a free seat."""

    seat: SeatNumber
    level: Annotated[str, Field(max_length=40)]


class Commit(Body):
    """The hash of a part of the dice."""

    seat: SeatNumber
    hash: Annotated[str, Field(max_length=200)]


class Reveal(Body):
    """A part of the dice."""

    seat: SeatNumber
    value: Annotated[str, Field(max_length=200)]


class Play(Body):
    """A move."""

    seat: SeatNumber
    move: MoveText
    id: ActionId
    turn: Turn = None


class Act(Body):
    """Resigning, or taking back."""

    seat: SeatNumber
    id: ActionId


class Answer(Act):
    """Agreeing that another's move is taken back, or declining it."""

    yes: StrictBool


class Why(Body):
    """Asking about a move without playing it."""

    seat: SeatNumber
    move: MoveText


class Hint(Body):
    """Asking for advice."""

    seat: SeatNumber
    level: Annotated[str, Field(max_length=40)] = "greedy"


# Live messages


class Message(Body):
    """Anything a client sends over the socket."""

    do: str


class Watch(Message):
    """Subscribe to a match, the lobby or one's turns."""

    do: Literal["watch"]
    match: Annotated[str, Field(max_length=40)]
    after: Annotated[int, Field(strict=True, ge=0)] | None = Field(default=None, alias="from")
    detail: Literal["full", "view", "scene", "changes", "moves"] = "full"


class Leave(Message):
    """Unsubscribe."""

    do: Literal["leave"]
    match: Annotated[str, Field(max_length=40)]


class LivePlay(Message, Play):
    """A move."""

    do: Literal["play"]
    match: Annotated[str, Field(max_length=40)]


class LiveAct(Message, Act):
    """Resigning, or taking back."""

    do: Literal["resign", "back"]
    match: Annotated[str, Field(max_length=40)]


class LiveAnswer(Message, Answer):
    """Agreeing that another's move is taken back, or declining it."""

    do: Literal["answer"]
    match: Annotated[str, Field(max_length=40)]


class React(Message):
    """A sign to those at the table: seen now, and kept nowhere."""

    do: Literal["react"]
    match: Annotated[str, Field(max_length=40)]
    seat: SeatNumber
    sign: Sign


class Think(Message):
    """Offering that this page thinks for the bots of a match, or offering it no more."""

    do: Literal["think"]
    match: Annotated[str, Field(max_length=40)]
    on: StrictBool


class Thought(Message):
    """The answer to a question for a move: the number of an action; null: no answer. What it is
    worth is said where advice was asked for."""

    do: Literal["thought"]
    match: Annotated[str, Field(max_length=40)]
    seat: SeatNumber
    turn: Annotated[int, Field(strict=True, ge=0)]
    action: Annotated[int, Field(strict=True, ge=0, le=1 << 53)] | None
    worth: Annotated[float, Field(allow_inf_nan=False)] | None = None


class LiveCommit(Message, Commit):
    """The hash of a part of the dice."""

    do: Literal["commit"]
    match: Annotated[str, Field(max_length=40)]
    id: ActionId


class LiveReveal(Message, Reveal):
    """A part of the dice."""

    do: Literal["reveal"]
    match: Annotated[str, Field(max_length=40)]
    id: ActionId


class Pong(Message):
    """The answer to a ping."""

    do: Literal["pong"]
    time: int | float


AnyMessage = Annotated[
    Watch
    | Leave
    | LivePlay
    | LiveAct
    | LiveAnswer
    | React
    | Think
    | Thought
    | LiveCommit
    | LiveReveal
    | Pong,
    Field(discriminator="do"),
]
