"""The bodies of answers, for the OpenAPI description: clients in other languages are made from it.

Answers are not checked against these when they are sent; the tests do that.
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

Value = bool | int | str | None


class Answer(BaseModel):
    """Anything that is answered."""

    model_config = ConfigDict(extra="forbid")


# Refusals


class Wrong(Answer):
    """What was wrong: for message catalogues, and as a sentence in the language that is wanted."""

    key: str
    values: dict[str, int | float | str | list[Any]]
    text: str


class Problem(Answer):
    """Every refusal."""

    error: Wrong


class Verdict(Answer):
    """The rule that forbids a move; null if it is legal."""

    error: Wrong | None


# You


class Identity(Answer):
    """Who you are."""

    guest: str
    name: str
    language: str | None
    token: str | None


class Link(Answer):
    """A secret that makes another device you."""

    token: str
    expires: int


# What there is


class OptionOf(Answer):
    """An option of a game."""

    name: str
    default: Value
    allowed: list[Value] | None
    spelled: str


class LevelsOf(Answer):
    """The bots' levels of a game, weakest first, with these options."""

    options: dict[str, Value]
    levels: list[str]


class GameOf(Answer):
    """A game."""

    game: str
    players: list[int]
    options: list[OptionOf]
    daily: bool
    minutes: tuple[int, int] | None
    """How long it takes with people, at least and at most, if its rulebook says so."""
    age: int | None
    """From how many years on, if its rulebook says so."""
    chance: Literal["dice", "cards"] | None
    levels: list[LevelsOf]
    """The first whose options are those of a match counts; the last has none."""
    lesson: bool
    """Whether there is a lesson of two minutes."""


class Games(Answer):
    """All games, and the bots' levels, weakest first as in most games."""

    games: list[GameOf]
    levels: list[str]


class Rules(Answer):
    """A rules page."""

    game: str
    language: str
    markdown: str


class Key(Answer):
    """The public key of the server, in hexadecimal."""

    algorithm: Literal["Ed25519"]
    key: str


class Fine(Answer):
    """Yes."""

    ok: Literal[True]


# The daily challenge


class Result(Answer):
    """How someone did."""

    name: str
    score: int
    you: bool
    at: int
    match: str | None


class BotResult(Answer):
    """How a bot did."""

    level: str
    score: int


class SameDice(Answer):
    """What the bots have made of the same dice so far."""

    ready: bool
    of: int
    bots: list[BotResult]


class Challenge(Answer):
    """A game's challenge of a day."""

    game: str
    options: dict[str, Value]
    commitment: str
    seed: str | None
    mine: str | None
    results: list[Result]
    bots: list[BotResult] | None


class Day(Answer):
    """All challenges of a day."""

    day: str
    today: str
    games: list[Challenge]


def answers(model: type, status: int = 200) -> dict[str, Any]:
    """For a route: what it answers, described and not checked."""
    return {"response_model": None, "responses": {status: {"model": model}}}
