"""Records: a game as its list of moves, in JSON.

A record says everything that is needed to play a game again: the game, the version of its rules,
the options, who sat where, every move in notation (chance too), and how it ended. Replaying never
depends on a random generator. The schema is published beside this file.
"""

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from musivum.core.catalogue import say
from musivum.core.errors import MusivumError, RecordError, why

if TYPE_CHECKING:
    from jsonschema import ValidationError

    from musivum.core.game import Game, Outcome, State

FORMAT = "musivum-record"
VERSION = 1
SCHEMA = Path(__file__).with_name("record.schema.json")
LARGEST = 4_000_000
"""A longer file is not a record: the longest games have a few hundred moves."""


LOAD: "list[Callable[..., Game]]" = []
"""What loads a game by its name and options; :mod:`musivum.games` puts it here."""


@dataclass(frozen=True)
class Record:
    """A game that was played, or a part of one."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[dict[str, Any], ...]
    """One for each seat: its ``name``, and the kind of its ``player`` (person, bot's name …)."""
    moves: tuple[tuple[int, str], ...]
    """Seat and move in notation; the seat of chance is -1."""
    outcome: dict[str, Any] | None = None
    """Scores, winners and reason; none if the game was not finished."""
    seed: str | None = None
    """What the chance moves follow from, by the recipe of ``core.dice``."""
    extra: dict[str, Any] = field(default_factory=dict)
    """What a server adds; other readers leave it alone."""

    def json(self) -> str:
        """The record as JSON, one move a line."""
        head: dict[str, Any] = {"format": FORMAT, "version": VERSION} | asdict(self)
        moves = head.pop("moves")
        lines = ",\n".join(f"    {json.dumps(move, ensure_ascii=False)}" for move in moves)
        text = json.dumps(head, indent=2, ensure_ascii=False)
        listed = f"[\n{lines}\n  ]" if lines else "[]"
        return f'{text[:-2]},\n  "moves": {listed}\n}}\n'

    @classmethod
    def read(cls, text: str) -> "Record":
        """A record from JSON, its form checked; ``states`` checks its moves."""
        try:
            data = json.loads(text)
        except ValueError as error:
            line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
            raise RecordError("record-json", line=line, column=column) from None
        except RecursionError:
            raise RecordError("record-deep") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError("record-format", format=FORMAT)
        if data.get("version") != VERSION:
            raise RecordError("record-version", version=data.get("version"), known=VERSION)
        problem = min(_schema().iter_errors(data), key=lambda error: str(error.path), default=None)
        if problem is not None:
            place = "/".join(str(step) for step in problem.absolute_path) or "/"
            raise RecordError("record-schema", place=place, **_wrong(problem))
        return cls.of(data)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "Record":
        """A record from what its JSON says, whose form is known to be right."""
        return cls(
            game=data["game"],
            rules=data["rules"],
            options=data["options"],
            seats=tuple(data["seats"]),
            moves=tuple((seat, move) for seat, move in data["moves"]),
            outcome=data.get("outcome"),
            seed=data.get("seed"),
            extra=data.get("extra", {}),
        )

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """A record from a file."""
        path = Path(path)
        try:
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)  # not by its size: a device has none, and no end
            if len(content) > LARGEST:
                raise RecordError("record-large", path=path, most=LARGEST)
            return cls.read(content.decode("utf-8"))
        except OSError as error:
            raise RecordError("record-file", path=path, problem=why(error)) from None
        except UnicodeDecodeError:
            raise RecordError("record-encoding") from None

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        try:
            Path(path).write_text(self.json(), encoding="utf-8")
        except OSError as error:
            raise RecordError("record-file", path=path, problem=why(error)) from None

    def table(self, scores: Sequence[int] = ()) -> str:
        """Who sat where, with how many points, as a small table of HTML."""
        points = scores or (self.outcome or {}).get("scores") or [""] * len(self.seats)
        winners = (self.outcome or {}).get("winners", ())
        rows = ""
        for seat, (one, score) in enumerate(zip(self.seats, points, strict=False)):
            mark = "b" if seat in winners else "span"
            name, player = escape(str(one["name"])), escape(str(one["player"]))
            rows += f"<tr><td><{mark}>{name}</{mark}></td><td>{player}</td><td>{score}</td></tr>"
        title = escape(say("record-shown", title=say(f"{self.game}-title"), moves=len(self.moves)))
        return f"<table><caption>{title}</caption>{rows}</table>"

    def _repr_html_(self) -> str:
        """What a notebook shows: the last position, if its game is known here, and the seats."""
        if not LOAD:
            return self.table()
        *_, last = self.states(LOAD[0](self.game, **self.options))
        return last.board() + self.table()

    def states(self, game: "Game") -> "Iterator[State]":
        """Every state from the start to the last, checking each move and then the outcome.

        There is one more than there are moves; a move of older rules that nobody is asked for today
        changes nothing.

        A RecordError names the first bad move and the rule that it breaks.
        """
        if not game.knows_rules(self.rules):
            raise RecordError(
                "record-rules", game=self.game, rules=self.rules, known=game.RULES_VERSION
            )
        if len(self.seats) != game.players:
            raise RecordError("record-seats", seats=len(self.seats), players=game.players)
        state = game.start()
        yield state
        for number, (seat, move) in enumerate(self.moves, 1):
            try:
                state = game.follow(state, move, seat, self.rules)
            except MusivumError as error:
                raise RecordError(
                    "record-move", number=number, move=move, seat=seat, problem=error.told
                ) from error
            yield state
        self._check_outcome(state)

    def _check_outcome(self, state: "State") -> None:
        """An outcome must follow from the moves; from who gave up too, if it was broken off."""
        if self.outcome is None:
            return
        found = None if state.outcome is None else outcome_data(state.outcome)
        if self.outcome.get("broken_off"):
            found = self._without_those_who_gave_up(state)
        if found != self.outcome:
            raise RecordError(
                "record-outcome", said=json.dumps(self.outcome), found=json.dumps(found)
            )

    def _without_those_who_gave_up(self, state: "State") -> dict[str, Any]:
        """What the outcome must be when seats have forfeited; a record names them."""
        assert self.outcome is not None
        scores = state.scores if state.outcome is None else state.outcome.scores
        # Before the end the reason is why the last one gave up, which no move can tell.
        reason = self.outcome.get("reason") if state.outcome is None else state.outcome.reason
        seats, winners = range(len(scores)), self.outcome.get("winners")
        gone = self.extra.get("forfeited")
        if gone is None:
            # Older records do not: that someone gave up, and that the best of some others won, is
            # all that can be asked of them.
            best = max((scores[seat] for seat in seats if seat in (winners or ())), default=None)
            gone = [seat for seat in seats if best is None or seat not in (winners or ())]
        if not isinstance(gone, list) or not gone or not all(seat in seats for seat in gone):
            raise RecordError("record-forfeited", seats=len(scores))
        return without(scores, gone, str(reason))


def without(scores: Sequence[int], forfeited: Collection[int], reason: str) -> dict[str, Any]:
    """How a game that was broken off ended: the best of those who did not give up have won.

    >>> without((7, 3, 5), [0], "someone-resigned")["winners"]
    [2]
    """
    standing = [seat for seat in range(len(scores)) if seat not in forfeited]
    best = max((scores[seat] for seat in standing), default=0)
    return {
        "scores": list(scores),
        "winners": [seat for seat in standing if scores[seat] == best],
        "reason": reason,
        "broken_off": True,
    }


def outcome_data(outcome: "Outcome") -> dict[str, Any]:
    """An outcome as plain data."""
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
    }


def schema() -> Mapping[str, Any]:
    """The JSON schema that every record follows."""
    found: dict[str, Any] = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return found


def _wrong(problem: "ValidationError") -> dict[str, str]:
    """What the schema has against a place, for words: what it lacks, should be, or is."""
    kind = str(problem.validator)
    wanted: Any = problem.validator_value
    found: Any = problem.instance
    if kind == "required":
        return {"kind": kind, "detail": next(name for name in wanted if name not in found)}
    detail = wanted if kind == "type" else found
    return {"kind": kind, "detail": json.dumps(detail, ensure_ascii=False)[:80]}


@lru_cache
def _schema() -> Any:
    from jsonschema import Draft202012Validator  # noqa: PLC0415 - only where records are read

    return Draft202012Validator(schema())
