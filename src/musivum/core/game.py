"""Games: the friendly side of the compiled kernels."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

import numpy as np

from musivum.core.errors import MusivumError, NotationError, OptionError
from musivum.core.move import Move, Moves
from musivum.core.numbers import CHANCE, SPECTATOR, Ints, Words
from musivum.core.option import Option
from musivum.core.profile import Profile
from musivum.core.state import Outcome, State, View

if TYPE_CHECKING:
    from musivum.core.compiled import Kernels
    from musivum.core.policy import Policy

LONGEST_MOVE = 120
"""No move of any game has more characters than this."""
READ_BEFORE = 16384
"""How many texts of moves a game remembers; a server reads the same ones over and over."""


class Bits(Protocol):
    """A source of randomness: :class:`random.Random`, or :class:`musivum.core.dice.Dice`."""

    def getrandbits(self, k: int, /) -> int:
        """A random integer of k bits."""


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
    KERNELS: ClassVar["Kernels"]
    POLICY: ClassVar["Policy | None"] = None
    """What the room knows about playing well, beyond ``KERNELS.evaluate``; for searches."""
    ALIKE: ClassVar["Callable[[Ints, Ints, int], np.uint64] | None"] = None
    """A hash of a position as the seat that moves there sees it, for exact solvers: equal for
    positions that are alike, that is turned, mirrored, or with the colours exchanged."""
    SETTLED: ClassVar["Callable[[Ints, Ints], int] | None"] = None
    """A kernel that says of a position what ``is_settled`` does; None if chance alone decides."""
    WANDER: ClassVar["Callable[[Ints, Ints, Words, int], int] | None"] = None
    """The room's ``wandering``, compiled in one piece; None to call its kernels one by one."""
    OPEN: ClassVar[bool] = False
    """Whether nothing is ever hidden from anyone; then nobody need ask ``KERNELS.redact``."""
    EVEN: ClassVar[bool] = False
    """Whether all that chance may bring at once is equally likely; then nobody need ask
    ``KERNELS.weight`` of each."""
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
        self._read: dict[str, int] = {}

    @cached_property
    def _moves(self) -> Moves:
        return Moves(self, self.actions + self.chances)

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

        Games with equal options are one game.
        """
        return cls.PROFILE.check(cls.NAME, options)

    # What a person does with a game

    def start(self) -> State:
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
        index = self._read.get(text)
        if index is None:
            index = self.read(text)
            self.remember(text, index)
        return self._moves[index]

    def remember(self, text: str, index: int) -> None:
        """That a text means this action: whoever was told a move is likely to play it."""
        if len(self._read) >= READ_BEFORE:
            self._read.clear()
        self._read[text] = index

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

    def imagine(self, view: View, rng: Bits) -> State:
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

    def follow(self, state: State, move: Move | str, seat: int | None, version: int) -> State:
        """The state after a move of a game that was begun by this version of the rules."""
        return state.play(move, seat) if self.is_asked(state, move, version) else state

    # What a room fills in

    def is_asked(self, state: State, move: Move | str, version: int) -> bool:  # noqa: ARG002
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
        return _opened(cls.__module__, file)

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


@cache
def _opened(room: str, file: str) -> ModuleType:
    return import_module(f"{room.rpartition('.')[0]}.{file}")


def _game(room: type[Game], options: dict[str, object]) -> Game:
    return room.load(**options)


StyledLine = list[tuple[str, str]]
"""One line of text in pieces: (text, style), where a style is a colour of the game or ''."""


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
