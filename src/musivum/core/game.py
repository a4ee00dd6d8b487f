"""Games, states, moves and outcomes: the friendly side of the compiled kernels."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

import numpy as np

from musivum.core.compiled import CHANCE, SPECTATOR, Ints, Kernels, Words
from musivum.core.errors import IllegalMove, MusivumError, NotationError, OptionError
from musivum.core.move import Move, Moves
from musivum.core.option import Option
from musivum.core.profile import Profile

if TYPE_CHECKING:
    from musivum.core.policy import Policy

LONGEST_MOVE = 120
"""No move of any game has more characters than this."""
READ_BEFORE = 4096
"""How many texts of moves a game remembers; a server reads the same ones over and over."""

View = dict[str, Any]
"""What a seat may know, as plain data: strings, numbers, lists and dictionaries."""


class Bits(Protocol):
    """A source of randomness: :class:`random.Random`, or :class:`musivum.core.dice.Dice`."""

    def getrandbits(self, k: int, /) -> int:
        """A random integer of k bits."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    scores: tuple[int, ...]
    """Points of every seat."""
    winners: tuple[int, ...]
    """The seats that share the win; none if a solo game was not won."""
    reason: str
    """The key of the rule that ended the game."""


class Game(ABC):
    """A game with its options fixed. ``musivum.load`` makes one; equal options, same object.

    A game's room fills in the class attributes and the methods marked abstract, and sets the
    attributes below in its ``__init__``.
    """

    NAME: ClassVar[str]
    RULES_VERSION: ClassVar[int] = 1
    """Goes up when a rule changes: when moves become legal, illegal, or are no longer asked for."""
    OLDER_RULES: ClassVar[frozenset[int]] = frozenset()
    """Earlier versions of the rules whose games can be played on by today's; see ``follow``."""
    PROFILE: ClassVar[Profile]
    """What others need to know beside the rules: options, bots' ways, facts."""
    RULES: ClassVar[tuple[str, ...]]
    """Catalogue keys of the rules that can forbid a move, by ``forbids``'s numbers from 1."""
    REASONS: ClassVar[tuple[str, ...]]
    """Catalogue keys of the ways a game can end, by ``result``'s numbers from 1."""
    EXAMPLE: ClassVar[str]
    """A move in notation, for error messages."""
    KERNELS: ClassVar[Kernels]
    POLICY: ClassVar["Policy | None"] = None
    """What the room knows about playing well, beyond ``KERNELS.evaluate``; for searches."""
    ALIKE: ClassVar["Callable[[Ints, Ints, int], np.uint64] | None"] = None
    """A hash of a position as the seat that moves there sees it, for exact solvers: equal for
    positions that are alike, that is turned, mirrored, or with the colours exchanged."""
    SETTLED: ClassVar["Callable[[Ints, Ints], int] | None"] = None
    """A kernel that says of a position what ``is_settled`` does; None if chance alone decides."""
    TARGETS: ClassVar[tuple[int, ...]] = ()
    """Points that the rulebook asks of one who plays alone, ascending; none if it asks nothing."""

    options: dict[str, object]
    players: int
    tables: Ints
    size: int
    """How many numbers a state has."""
    key: int
    """How many of them, from the first, define the position; the rest follows from these."""
    actions: int
    """Players' actions are numbered from 0 to actions - 1 …"""
    chances: int
    """… and chance's from actions to actions + chances - 1."""
    most_moves: int
    """No seat, nor chance, ever has more moves than this at once."""

    _loaded: ClassVar[dict[tuple[object, ...], "Game"]] = {}
    _identity: tuple[object, ...]

    def __init__(self, options: dict[str, object]) -> None:
        self.options = options
        self._moves = Moves(self)
        self._read = lru_cache(READ_BEFORE)(self.read)

    @classmethod
    def load(cls, **options: object) -> Self:
        """The game with these options; those left out take their defaults."""
        checked = cls.check(options)
        identity = (cls, *sorted(checked.items()))
        found = cls._loaded.get(identity)
        if found is None:
            found = cls._loaded[identity] = cls(checked)
            found._identity = identity
        assert isinstance(found, cls)
        return found

    @classmethod
    def check(cls, options: Mapping[str, object]) -> dict[str, object]:
        """All options with defaults filled in; an OptionError names the first that is wrong.

        Games with equal options are one game. A room whose options depend on each other extends
        this, and so does one whose option may name a file: what stands in it is the value then.
        """
        known = {option.name: option for option in cls.PROFILE.options}
        for name in options:
            if name not in known:
                raise OptionError(
                    "option-unknown", game=cls.NAME, option=name, allowed=", ".join(known)
                )
        return {
            name: option.check(cls.NAME, options.get(name, option.default))
            for name, option in known.items()
        }

    # What a person does with a game

    def start(self) -> "State":
        """The state before anything has happened."""
        array = np.zeros(self.size, dtype=np.int64)
        self.KERNELS.setup(self.tables, array)
        return State(self, array)

    def move(self, text: str) -> Move:
        """The move that a text means; a NotationError says where it breaks."""
        if not isinstance(text, str):
            raise NotationError(
                "notation-type", column=1, example=self.EXAMPLE, type=type(text).__name__
            )
        text = text.strip()
        if not text:
            raise NotationError("notation-empty", column=1, text=text)
        if len(text) > LONGEST_MOVE:
            raise NotationError(
                "notation-long", column=LONGEST_MOVE, most=LONGEST_MOVE, length=len(text)
            )
        return self._moves[self._read(text)]

    def index(self, move: Move | str) -> int:
        """The number of a move among the game's actions."""
        found = move if isinstance(move, Move) else self.move(move)
        if found.game is not self and found.game != self:
            raise NotationError("illegal-other-game", column=1, move=str(found))
        return found.index

    def action(self, index: int) -> Move:
        """The move with this number."""
        if not 0 <= index < self.actions + self.chances:
            raise NotationError(
                "action-range",
                column=1,
                game=self.NAME,
                last=self.actions + self.chances - 1,
                index=index,
            )
        return self._moves[int(index)]

    def imagine(self, view: View, rng: Bits) -> "State":
        """A state that agrees with a view: what the seat cannot know is dealt anew.

        Different draws of ``rng`` give different deals; equal draws the same.
        """
        from musivum.core.rng import generator  # noqa: PLC0415 - Numba, only when needed

        if view["game"] != self.NAME or view["options"] != self.options:
            raise OptionError("view-other-game", game=self.NAME, other=view["game"])
        array = np.array(view["state"], dtype=np.int64)
        if array.shape != (self.size,):
            raise OptionError("view-other-game", game=self.NAME, other=view["game"])
        seat = SPECTATOR if view["seat"] is None else view["seat"]
        self.KERNELS.deal(self.tables, array, seat, generator(rng.getrandbits(64)))
        return State(self, array)

    @classmethod
    def knows_rules(cls, version: int) -> bool:
        """Whether games by this version of the rules can be followed."""
        return version == cls.RULES_VERSION or version in cls.OLDER_RULES

    def follow(self, state: "State", move: Move | str, seat: int | None, version: int) -> "State":
        """The state after a move of a game that was begun by this version of the rules."""
        return state.play(move, seat) if self.is_asked(state, move, version) else state

    # What a room fills in

    def is_asked(self, state: "State", move: Move | str, version: int) -> bool:  # noqa: ARG002
        """Whether today's rules ask for this move too; older ones may have asked for more."""
        return True

    @abstractmethod
    def write(self, index: int) -> str:
        """The notation of an action."""

    @abstractmethod
    def read(self, text: str) -> int:
        """The action that a text in notation means."""

    @abstractmethod
    def board(self, array: Ints, seat: int) -> dict[str, Any]:
        """What lies on the table, in the game's own words, from an array made by ``redact``."""

    def draw(self, view: View) -> "list[StyledLine]":
        """The table as styled text, at most 80 columns wide; the room's ``board.py`` draws it."""
        found: list[StyledLine] = self.opened("board").draw(view)
        return found

    @classmethod
    def opened(cls, file: str) -> ModuleType:
        """A file of the game's room that is only read when somebody asks for it."""
        return import_module(f"{cls.__module__.rpartition('.')[0]}.{file}")

    def canonical(self, array: Ints, index: int) -> int:  # noqa: ARG002 - for games that need the state
        """The action that is written for this one here, where several texts mean the same."""
        return index

    def details(self, array: Ints, seat: int, index: int) -> dict[str, object]:  # noqa: ARG002
        """Values for the message of a rule that forbids a move, beyond ``move`` and ``seat``."""
        return {}

    def is_settled(self, array: Ints) -> bool:
        """Whether nothing is left to chance or hidden, in a position as a seat sees it."""
        settled = type(self).SETTLED
        return self.chances == 0 if settled is None else bool(settled(self.tables, array))

    def confided(self, array: Ints) -> int | None:  # noqa: ARG002 - for games with hidden hands
        """The seat that alone sees what chance brings next, such as a card for its hand.

        None, the default, where everyone sees it. Seats that choose at the same time hide their
        choices from each other without this.
        """
        return None

    def winners(self, scores: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that win with these final scores: by default all that have the most."""
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    def __reduce__(self) -> tuple[object, ...]:
        return _game, (type(self), self.options)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"musivum.load({self.NAME!r}{options})"


def _game(room: type[Game], options: dict[str, object]) -> Game:
    return room.load(**options)


StyledLine = list[tuple[str, str]]
"""One line of text in pieces: (text, style), where a style is a colour of the game or ''."""


DRAWN: "list[Callable[[State, int | None], str]]" = []
"""What draws a position as SVG: :mod:`musivum.drawing.scene` puts it here when it is opened."""


class State:
    """A position in a game. It never changes; ``play`` makes another one."""

    __slots__ = ("_array", "_awaiting", "_listed", "game")

    def __init__(self, game: Game, array: Ints) -> None:
        self.game = game
        self._array = array
        self._awaiting: frozenset[int] | None = None
        self._listed: tuple[int, Ints] | None = None

    @property
    def array(self) -> Ints:
        """The flat integer array that the kernels work on, as a copy."""
        return self._array.copy()

    @property
    def awaiting(self) -> frozenset[int]:
        """The seats that may act now; ``{CHANCE}`` for dice and cards; empty when it is over."""
        if self._awaiting is None:
            mask = self.game.KERNELS.awaiting(self.game.tables, self._array)
            if mask == CHANCE:
                self._awaiting = _CHANCE_ONLY
            else:
                seats = range(self.game.players)
                self._awaiting = frozenset([seat for seat in seats if mask >> seat & 1])
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
        moves = self.game._moves
        return tuple([moves[index] for index in self._indices(seat).tolist()])

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
        if self.awaiting != _CHANCE_ONLY:
            raise IllegalMove("chance-not-awaited", **waiting(self.awaiting))
        indices = self._indices(CHANCE)
        weight = self.game.KERNELS.weight
        weights = [weight(self.game.tables, self._array, index) for index in indices.tolist()]
        return indices.copy(), np.array(weights, dtype=np.int64)

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
        if seat is not None and seat not in range(self.game.players):
            raise self._no_seat(seat)
        watcher = SPECTATOR if seat is None else seat
        array = self._array.copy()
        self.game.KERNELS.redact(self.game.tables, array, watcher)
        known = State(self.game, array)
        outcome = known.outcome
        return {
            "game": self.game.NAME,
            "options": dict(self.game.options),
            "players": self.game.players,
            "seat": seat,
            "awaiting": sorted(known.awaiting),
            "legal": [] if seat is None else [str(move) for move in known.legal(seat)],
            "scores": list(known.scores),
            "outcome": None
            if outcome is None
            else {
                "scores": list(outcome.scores),
                "winners": list(outcome.winners),
                "reason": outcome.reason,
            },
            "board": self.game.board(array, watcher),
            "state": array.tolist(),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        return _state, (self.game, self._array.tobytes())

    def __repr__(self) -> str:
        return f"<State of {self.game.NAME}, awaiting {_listed(self.awaiting)}>"

    # Helpers

    def _key(self) -> bytes:
        return self._array[: self.game.key].tobytes()

    def _indices(self, seat: int) -> Ints:
        """The legal moves of a seat, listed once: who asked for them is likely to play one."""
        if self._listed is None or self._listed[0] != seat:
            moves = np.empty(self.game.most_moves, dtype=np.int64)
            count = self.game.KERNELS.legal(self.game.tables, self._array, seat, moves)
            self._listed = seat, moves[:count].copy()
        return self._listed[1]

    def _result(self) -> tuple[tuple[int, ...], int]:
        scores = np.zeros(self.game.players, dtype=np.int64)
        reason = self.game.KERNELS.result(self.game.tables, self._array, scores)
        return tuple(scores.tolist()), reason

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
        return seat in self.awaiting and bool((self._indices(seat) == index).any())

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


_CHANCE_ONLY = frozenset({CHANCE})


def _state(game: Game, data: bytes) -> State:
    return State(game, np.frombuffer(data, dtype=np.int64).copy())


def waiting(seats: Collection[int]) -> dict[str, object]:
    """For whom the game waits, as values of a message: its kind, and the seats if it is theirs."""
    kinds = ("nobody", "one", "several")
    kind = "chance" if CHANCE in seats else kinds[min(len(seats), 2)]
    return {"waits": kind, "awaited": _listed(seats)}


def _listed(seats: Collection[int]) -> str:
    return ", ".join(str(seat) for seat in sorted(seats))


__all__ = [
    "CHANCE",
    "Bits",
    "Game",
    "Ints",
    "Move",
    "MusivumError",
    "Option",
    "Outcome",
    "State",
    "StyledLine",
    "View",
    "Words",
]
