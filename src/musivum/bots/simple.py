"""Two simple bots for every game: one that plays anything, one that takes what it gets now."""

from musivum.core.dice import Dice
from musivum.core.game import Game, Move, View


class Random:
    """Chooses uniformly among the legal moves."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    def choose(self, view: View, seat: int) -> Move:
        """Any legal move."""
        legal = view["legal"]
        assert view["seat"] == seat
        return self.game.move(legal[self.dice.below(len(legal))])


class Greedy:
    """Takes the move after which its position looks best, and looks no further.

    Where the same seat acts again at once (it builds a formation and then writes it, places a card
    and then claims), the best second step counts. Equally good moves are equally likely.
    """

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    def choose(self, view: View, seat: int) -> Move:
        """The legal move with the best immediate result."""
        from musivum.bots.greedy import rated  # noqa: PLC0415 - Numba, only when needed

        moves, values = rated(self.game.imagine(view, self.dice), seat)
        best = moves[values == values.max()]
        return self.game.action(int(best[self.dice.below(len(best))]))
