"""Positions of a game, and how a game ended."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from musivum.core.errors import IllegalMove
from musivum.core.move import Move
from musivum.core.numbers import CHANCE, SPECTATOR, Ints

if TYPE_CHECKING:
    from musivum.core.game import Game

View = dict[str, Any]
"""What a seat may know, as plain data: strings, numbers, lists and dictionaries."""

DRAWN: "list[Callable[[State, int | None], str]]" = []
"""What draws a position as SVG: :mod:`musivum.drawing.scene` puts it here when it is opened."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    scores: tuple[int, ...]
    """Points of every seat."""
    winners: tuple[int, ...]
    """The seats that share the win; none if a solo game was not won."""
    reason: str
    """The key of the rule that ended the game."""


class State:
    """A position in a game. It never changes; ``play`` makes another one."""

    __slots__ = ("_allowed", "_array", "_awaiting", "_listed", "_seen", "_worth", "game")

    def __init__(self, game: "Game", array: Ints) -> None:
        self.game = game
        self._array = array
        self._allowed: tuple[int, int] | None = None
        """The action, and the seat, that were last found to be legal: who asked will play it."""
        self._awaiting: frozenset[int] | None = None
        self._listed: tuple[int, Ints] | None = None
        self._seen: dict[int, State | None] = {}
        self._worth: tuple[tuple[int, ...], int] | None = None

    @property
    def array(self) -> Ints:
        """The flat integer array that the kernels work on, as a copy."""
        return self._array.copy()

    @property
    def awaiting(self) -> frozenset[int]:
        """The seats that may act now; ``{CHANCE}`` for dice and cards; empty when it is over."""
        if self._awaiting is None:
            mask = self.game.KERNELS.awaiting(self.game.tables, self._array)
            self._awaiting = _seats(mask)
        return self._awaiting

    def board(self, seat: int | None = None) -> str:
        """The table as an SVG picture, as a seat or a spectator sees it."""
        self.game.opened("scene")
        return DRAWN[0](self, seat)

    def _repr_svg_(self) -> str:
        """What a notebook shows: what a spectator may see."""
        return self.board()

    def legal(self, seat: int) -> tuple[Move, ...]:
        """All moves that the rules allow a seat now; empty if it is not awaited."""
        if not self._is_awaited(seat):
            return ()
        return self.game._moves.listed(self._indices(seat))

    def only(self, seat: int) -> Move | None:
        """The one move that a seat has; None if it has several, or none."""
        if not self._is_awaited(seat):
            return None
        indices = self._indices(seat)
        return self.game._moves[int(indices[0])] if len(indices) == 1 else None

    def chance(self) -> tuple[tuple[Move, Fraction], ...]:
        """Every outcome that chance may bring now, with its exact probability."""
        indices, weights = self.chances()
        total = int(weights.sum())
        moves = self.game._moves
        return tuple(
            [
                (moves[index], Fraction(weight, total))
                for index, weight in zip(indices.tolist(), weights.tolist(), strict=True)
            ]
        )

    def chances(self) -> tuple[Ints, Ints]:
        """The same as numbers: chance's actions, and their whole-numbered weights."""
        indices = self.chance_actions()
        if self.game.EVEN:
            return indices.copy(), indices * 0 + 1
        weight = self.game.KERNELS.weight
        weights = [weight(self.game.tables, self._array, index) for index in indices.tolist()]
        return indices.copy(), np.array(weights, dtype=np.int64)

    def chance_actions(self) -> Ints:
        """What chance may bring now, as numbers that are not to be changed: all there is to know
        where everything is equally likely (``Game.EVEN``)."""
        if self.awaiting != _CHANCE_ONLY:
            raise IllegalMove("chance-not-awaited", **waiting(self.awaiting))
        return self._indices(CHANCE)

    def play(self, move: Move | str, seat: int | None = None) -> "State":
        """The state after a move; the seat may be left out when only one is awaited."""
        index, seat = self._meant(move, seat)
        if not self._is_legal(index, seat):
            raise self._verdict(index, seat)
        array = self._array.copy()
        self.game.KERNELS.play(self.game.tables, array, seat, index)
        return State(self.game, array)

    def why(self, move: Move | str, seat: int | None = None) -> IllegalMove | None:
        """The rule that forbids a move here, as ``play`` would raise it; None if it is legal."""
        try:
            index, seat = self._meant(move, seat)
        except IllegalMove as error:
            return error
        return None if self._is_legal(index, seat) else self._verdict(index, seat)

    def canonical(self, move: Move | str) -> Move:
        """The move that is written for this one here, where several texts mean the same."""
        index = self.game.index(move)
        return self.game.action(self.game.canonical(self._array, index))

    def confidant(self) -> int | None:
        """The seat that alone sees what chance brings now; None where everyone does."""
        return self.game.confided(self._array)

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and the reason of the end; None while the game goes on."""
        scores, reason = self._result()
        if not reason:
            return None
        return Outcome(scores, self.game.winners(scores), self.game.REASONS[reason - 1])

    @property
    def scores(self) -> tuple[int, ...]:
        """The points as they stand, as if the game ended now."""
        return self._result()[0]

    def view(self, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know, as plain data.

        Everything in it is made from the redacted array, so nothing else can be in it.
        """
        seen = self.glance(seat)
        return {name: seen[name] for name in _VIEWED}

    def glance(self, seat: int | None) -> View:
        """The same for one who asks for parts of it by name: each is made when it is asked for."""
        if seat is not None and seat not in range(self.game.players):
            raise self._no_seat(seat)
        return _Glance(self._known(SPECTATOR if seat is None else seat), seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        return _state, (self.game, self._array.tobytes())

    def __repr__(self) -> str:
        return f"<State of {self.game.NAME}, awaiting {_listed(self.awaiting)}>"

    # Helpers

    def _known(self, watcher: int) -> "State":
        """The position as far as a seat or a spectator knows it, worked out once: whoever looks at
        it is likely to move there. It is this one where nothing is hidden."""
        if self.game.OPEN:
            return self
        if watcher not in self._seen:
            array = self._array.copy()
            self.game.KERNELS.redact(self.game.tables, array, watcher)
            hidden = array.tobytes() != self._array.tobytes()
            self._seen[watcher] = State(self.game, array) if hidden else None
        return self._seen[watcher] or self

    def _key(self) -> bytes:
        return self._array[: self.game.key].tobytes()

    def _indices(self, seat: int) -> Ints:
        """The legal moves of a seat, listed once: who asked for them is likely to play one."""
        if self._listed is None or self._listed[0] != seat:
            moves = np.empty(self.game.most_moves, dtype=np.int64)
            count = self.game.KERNELS.legal(self.game.tables, self._array, seat, moves)
            self._listed = seat, moves[:count].copy()
        return self._listed[1]

    def _texts(self, seat: int) -> list[str]:
        """The legal moves of a seat as texts."""
        return self.game._moves.texts(self._indices(seat)) if self._is_awaited(seat) else []

    def _result(self) -> tuple[tuple[int, ...], int]:
        if self._worth is None:
            scores = np.zeros(self.game.players, dtype=np.int64)
            reason = self.game.KERNELS.result(self.game.tables, self._array, scores)
            self._worth = tuple(scores.tolist()), reason
        return self._worth

    def _is_awaited(self, seat: int) -> bool:
        """Whether a seat may act now; a seat that this game does not have is an IllegalMove."""
        if seat in self.awaiting:
            return True
        if seat != CHANCE and seat not in range(self.game.players):
            raise self._no_seat(seat)
        return False

    def _no_seat(self, seat: object) -> IllegalMove:
        allowed = _listed(frozenset(range(self.game.players)))
        return IllegalMove("illegal-no-seat", seat=seat, allowed=allowed)

    def _meant(self, move: Move | str, seat: int | None) -> tuple[int, int]:
        """The action and the seat that are meant, before any rule is asked."""
        index = self.game.index(move)
        if seat is None:
            awaited = self.awaiting
            if len(awaited) > 1:
                raise IllegalMove("illegal-seat-needed", awaited=_listed(awaited), move=str(move))
            seat = min(awaited, default=0)
        elif seat != CHANCE and seat not in range(self.game.players):
            raise self._no_seat(seat)
        return self.game.canonical(self._array, index), seat

    def _is_legal(self, index: int, seat: int) -> bool:
        if self._allowed == (index, seat):
            return True
        # ``index in`` an array takes three times as long.
        found = seat in self.awaiting and bool(np.count_nonzero(self._indices(seat) == index))
        if found:
            self._allowed = index, seat
        return found

    def _verdict(self, index: int, seat: int) -> IllegalMove:
        """The rule that forbids a move which is not legal."""
        awaited = self.awaiting
        text = str(self.game._moves[index])
        if not awaited:
            return IllegalMove("illegal-over", move=text, seat=seat)
        for_chance = index >= self.game.actions
        if for_chance != (seat == CHANCE):
            key = "illegal-chance" if for_chance else "illegal-not-chance"
            return IllegalMove(key, move=text, seat=seat)
        if seat not in awaited:
            return IllegalMove("illegal-not-awaited", move=text, seat=seat, **waiting(awaited))
        rule = self.game.KERNELS.forbids(self.game.tables, self._array, seat, index)
        details = self.game.details(self._array, seat, index)
        return IllegalMove(self.game.RULES[rule - 1], move=text, seat=seat, **details)


class _Glance(dict[str, Any]):
    """A view that holds what was asked for so far."""

    def __init__(self, known: State, seat: int | None) -> None:
        """``known`` is the position as far as the seat knows it."""
        self._known = known
        self._seat = seat

    def __missing__(self, name: str) -> Any:
        found = self[name] = _VIEWED[name](self._known, self._seat)
        return found

    def actions(self) -> list[int]:
        """What is legal, by numbers."""
        known, seat = self._known, self._seat
        if seat is None or seat not in known.awaiting:
            return []
        found: list[int] = known._indices(seat).tolist()
        return found


def actions(game: "Game", view: View) -> list[int]:
    """The legal moves of a view by their numbers: whoever only glances is spared their texts."""
    if isinstance(view, _Glance) and "legal" not in view:
        return view.actions()
    if not view["legal"]:
        return []
    known = State(game, np.array(view["state"], dtype=np.int64))
    return _Glance(known, view["seat"]).actions()


def array_of(view: View) -> Ints:
    """The numbers of a view as an array, not to be changed: whoever only glances has it already."""
    if isinstance(view, _Glance):
        return view._known._array
    return np.array(view["state"], dtype=np.int64)


def _seen_outcome(known: State, _seat: int | None) -> dict[str, Any] | None:
    outcome = known.outcome
    if outcome is None:
        return None
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
    }


_VIEWED: dict[str, Callable[[State, int | None], Any]] = {
    "game": lambda known, _: known.game.NAME,
    "options": lambda known, _: dict(known.game.options),
    "players": lambda known, _: known.game.players,
    "seat": lambda _, seat: seat,
    "awaiting": lambda known, _: sorted(known.awaiting),
    "legal": lambda known, seat: [] if seat is None else known._texts(seat),
    "scores": lambda known, _: list(known.scores),
    "outcome": _seen_outcome,
    "board": lambda known, seat: known.game.board(
        known._array, SPECTATOR if seat is None else seat
    ),
    "state": lambda known, _: known._array.tolist(),
}
"""What a view says, and how each is made of what its seat knows."""

_CHANCE_ONLY = frozenset({CHANCE})


@cache
def _seats(mask: int) -> frozenset[int]:
    """The seats that the bits of a number mean."""
    if mask == CHANCE:
        return _CHANCE_ONLY
    return frozenset(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _state(game: "Game", data: bytes) -> State:
    return State(game, np.frombuffer(data, dtype=np.int64).copy())


def waiting(seats: Collection[int]) -> dict[str, object]:
    """For whom the game waits, as values of a message: its kind, and the seats if it is theirs."""
    kinds = ("nobody", "one", "several")
    kind = "chance" if CHANCE in seats else kinds[min(len(seats), 2)]
    return {"waits": kind, "awaited": _listed(seats)}


def _listed(seats: Collection[int]) -> str:
    return ", ".join(str(seat) for seat in sorted(seats))
