"""Openings: the first moves of a game are any legal ones, so that no two seeds bring the same game.

Where nothing is left to chance, two players that never hesitate would play one game again and
again, and a hundred of them would say no more than one.
"""

from collections.abc import Callable, Sequence

from musivum.core.dice import Dice
from musivum.core.game import Game, Move, View

Chooser = Callable[[View, int], Move | str]


def opened(game: Game, players: Sequence[Chooser], seed: int, moves: int) -> list[Chooser]:
    """The same players, for whom the first so many moves of all together are drawn by lot.

    Equal seeds open alike, whoever plays on which seat.
    """
    if moves == 0:
        return list(players)
    dice, left = Dice(str(seed), "opening"), [moves]

    def begin(player: Chooser) -> Chooser:
        def choose(view: View, seat: int) -> Move | str:
            if left[0] == 0:
                return player(view, seat)
            left[0] -= 1
            return game.move(view["legal"][dice.below(len(view["legal"]))])

        return choose

    return [begin(player) for player in players]
