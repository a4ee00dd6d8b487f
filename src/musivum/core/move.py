"""Moves: numbers with a text, made when they are first met."""

from typing import TYPE_CHECKING, Any

import numpy as np

from musivum.core.numbers import Ints

if TYPE_CHECKING:
    from musivum.core.game import Game


class Move:
    """One move of one game: its number among the game's actions, and its text."""

    __slots__ = ("_text", "game", "index")

    def __init__(self, game: "Game", index: int) -> None:
        self.game = game
        self.index = index
        self._text: str | None = None

    def __str__(self) -> str:
        if self._text is None:
            self._text = self.game.write(self.index)
            self.game.remember(self._text, self.index)
        return self._text

    def __repr__(self) -> str:
        return f"<Move {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.index == other.index and self.game == other.game

    def __hash__(self) -> int:
        return hash(self.index)

    def __reduce__(self) -> tuple[object, ...]:
        return _move, (self.game, self.index)


def _move(game: "Game", index: int) -> Move:
    return game.action(index)


class Moves:
    """The moves of a game that were met lately, each made once; forgotten when they grow many.

    They stand in an array by their numbers, from which many are taken at once: looking each up in a
    dictionary waits for the memory four times, here it is twice, and for all of them together.
    """

    MOST = 100_000

    def __init__(self, game: "Game", number: int) -> None:
        self.game = game
        self.number = number
        self._forget()

    def __getitem__(self, index: int) -> Move:
        found: Move | None = self._made[index]
        if found is None:
            found = self._made[index] = Move(self.game, index)
            self._grown(1)
        return found

    def listed(self, indices: Ints) -> tuple[Move, ...]:
        """The moves with these numbers."""
        game, made = self.game, self._made
        found: list[Move | None] = made[indices].tolist()
        if not all(found):
            numbers = indices.tolist()
            fresh = [place for place, move in enumerate(found) if move is None]
            for place in fresh:
                index = numbers[place]
                found[place] = made[index] = Move(game, index)
            self._grown(len(fresh))
        return tuple(found)  # type: ignore[arg-type] # no None is left

    def texts(self, indices: Ints) -> list[str]:
        """The same as texts."""
        return [move._text or str(move) for move in self.listed(indices)]

    def _grown(self, fresh: int) -> None:
        self._count += fresh
        if self._count > self.MOST:
            self._forget()

    def _forget(self) -> None:
        self._made: Any = np.empty(self.number, dtype=object)  # None everywhere
        self._count = 0
