"""A game laid out for programs: what a seat sees in numbers, and a number for each of its moves."""

from operator import index
from typing import Any

import numpy as np

from musivum.core.compiled import Ints
from musivum.core.errors import IllegalMove, MusivumError, OptionError
from musivum.core.game import Game, Move, State
from musivum.core.kernels import handle_of
from musivum.core.observation import Floats, Observation, observation
from musivum.games import load
from musivum.research import engine
from musivum.research.engine import Mask

ACTIONS = ("compact", "canonical")
"""``canonical``: actions are numbered as by ``Game.index``. ``compact``: the same, except where a
room's ``observation.py`` folds millions of numbers into fewer."""


def the_game(game: Game | str, options: dict[str, Any]) -> Game:
    """A game that is given itself or by its name and options."""
    if isinstance(game, Game):
        return game if not options else type(game).load(**{**game.options, **options})
    return load(game, **options)


def chosen(option: str, value: str, allowed: tuple[str, ...]) -> str:
    """The value, if it is one of those allowed; else an OptionError."""
    if value not in allowed:
        raise OptionError(
            "research-option", option=option, value=str(value), allowed=", ".join(allowed)
        )
    return value


def whole(action: Any) -> int:
    """An action as a number; an IllegalMove if it is none, such as 3.7, which is not cut to 3."""
    try:
        return index(action)
    except TypeError:
        raise IllegalMove("research-whole", action=repr(action)) from None


class Encoding:
    """A game's kernels, planes and numbers of actions; positions are given as arrays.

    >>> encoding = Encoding(load("mozaa"))
    >>> array = encoding.game.start().play("draw BBGG").play("draw BBGP").array
    >>> encoding.game.actions, encoding.actions
    (1967861, 16901)
    >>> action = encoding.action(array, 0, "GGBB@-1,0")
    >>> action, str(encoding.move(array, 0, action))
    (8191, 'GGBB@-1,0')
    """

    def __init__(self, game: Game, numbering: str = "compact") -> None:
        self.game = game
        self.numbering = chosen("actions", numbering, ACTIONS)
        seen = observation(game)
        if numbering == "canonical":
            seen = Observation(seen.planes, seen.area, seen.tables, seen.observe, game.actions)
        self.seen = seen
        self.actions = seen.actions
        self.handle = handle_of(game, seen)
        self.numbers = int(np.prod(seen.shape))
        """How many numbers an observation has."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Addresses hold for this process only.
        return Encoding, (self.game, self.numbering)

    def observe(self, array: Ints, seat: int, more: int = 0) -> tuple[Floats, Mask, Ints]:
        """What a seat sees, and which actions it may choose, as a mask and as a list.

        New arrays each time. The mask has ``more`` places than there are actions.
        """
        out = np.zeros(self.numbers, dtype=np.float32)
        mask = np.zeros(self.actions + more, dtype=np.int8)
        moves = np.empty(self.game.most_moves, dtype=np.int64)
        number = engine.observe(
            self.handle,
            array,
            seat,
            np.empty(self.game.size, dtype=np.int64),
            moves,
            out,
            mask,
        )
        return out.reshape(self.seen.shape), mask, moves[:number]

    def legal(self, array: Ints, seat: int) -> Ints:
        """The actions that a seat may choose."""
        moves = np.empty(self.game.most_moves, dtype=np.int64)
        return moves[: engine.choices(self.handle, array, seat, moves)]

    def move(self, array: Ints, seat: int, action: int) -> Move:
        """The move that an action of a seat means; an IllegalMove if none can be meant."""
        number = -1
        if 0 <= action < self.actions:
            number = engine.meaning(self.handle, array, seat, action)
        if number < 0:
            raise IllegalMove(
                "research-no-move", game=self.game.NAME, action=action, last=self.actions - 1
            )
        return self.game.action(number)

    def action(self, array: Ints, seat: int, move: Move | str) -> int:
        """The action of a legal move of a seat; an IllegalMove says why it is not legal."""
        error = State(self.game, array).why(move, seat)
        if error is not None:
            raise error
        number = self.game.canonical(array, self.game.index(move))
        if self.seen.encode is None:
            return number
        return self.seen.encode(self.game.tables, array, seat, number)

    def why(self, array: Ints, seat: int, action: int) -> MusivumError:
        """Why an action is refused."""
        try:
            move = self.move(array, seat, action)
        except IllegalMove as found:
            return found
        error = State(self.game, array).why(move, seat)
        if error is None:
            # The text means a legal move, but this is not its number: a claim that names another
            # triangle of its field.
            rule = self.game.KERNELS.forbids(self.game.tables, array, seat, move.index)
            details = self.game.details(array, seat, move.index)
            error = IllegalMove(self.game.RULES[rule - 1], move=str(move), seat=seat, **details)
        return error
