"""Moves: numbers with a text, made when they are first met."""

from typing import TYPE_CHECKING

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


class Moves(dict[int, Move]):
    """The moves of a game that were met lately, each made once; forgotten when they grow many."""

    MOST = 100_000

    def __init__(self, game: "Game") -> None:
        super().__init__()
        self.game = game

    def __missing__(self, index: int) -> Move:
        if len(self) >= self.MOST:
            self.clear()
        move = self[index] = Move(self.game, index)
        return move
