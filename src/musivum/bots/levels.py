"""Five levels for every game, from a first-time player to all that a second of thinking can give.

What a level does depends on the game: whether it knows only what a move brings at once or what it
promises too, how small a difference it still sees, and whether it plays by first impressions or
searches, and for how long. That stands in the game's profile. None overlooks a good move by chance.
"""

from functools import partial
from typing import TYPE_CHECKING, Final

from musivum.core.dice import Dice
from musivum.core.game import Game, Move, View
from musivum.core.profile import LEVELS, Settings

if TYPE_CHECKING:
    from musivum.search import Grown, Report

NAMES: Final = LEVELS

_FINEST = 1 << 20


class Level:
    """A bot of one level."""

    def __init__(self, name: str, game: Game, dice: Dice) -> None:
        self.name = name
        self.game = game
        self.dice = dice
        self.way = game.PROFILE.ways(game.options)[NAMES.index(name)]
        self.simulations = self.way.simulations
        """Its budget: as its way has it, unless somebody says otherwise."""

    @property
    def searches(self) -> bool:
        """Whether it can be given a budget: whether it searches in this game."""
        return self.way.simulations > 0

    def choose(self, view: View, seat: int) -> Move:
        """A move, from what the seat may know."""
        if len(view["legal"]) == 1:
            return self.game.move(view["legal"][0])
        return self.think(view, seat).move if self.searches else self._impression(view, seat)

    def think(self, view: View, seat: int, tree: "Grown | None" = None) -> "Report":
        """What it thinks of the moves, the best first, after a search; exact where it can be.

        It can grow on the ``tree`` of its report on an earlier move. Its own choices never do: they
        depend on the view and the dice alone, so that a bot may be asked anywhere, at any time.
        """
        import numpy as np  # noqa: PLC0415 - only when needed

        from musivum.search import settle  # noqa: PLC0415 - the same

        way, policy = self.way, self.game.POLICY
        if way.solves and len(view["legal"]) <= way.ends:
            settled = settle(self.game, view, seat, way.solves)
            if settled is not None:
                return settled
        simulations = max(1, self.simulations)
        if policy is not None and way.candidates and not self._settings.further:
            simulations = int(simulations / policy.effort(np.array(view["state"]), seat))
        return self.search(view, seat, simulations, tree)

    @property
    def _settings(self) -> Settings:
        return self.game.PROFILE.searching(self.game.options)

    def search(
        self, view: View, seat: int, simulations: int, tree: "Grown | None" = None
    ) -> "Report":
        """Its kind of search, with a given budget."""
        from musivum.search import compare, search  # noqa: PLC0415 - Numba, only when needed

        way, settings = self.way, self._settings
        seed = self.dice.getrandbits(32)
        if way.candidates:
            return compare(
                self.game,
                view,
                seat,
                simulations=simulations,
                seed=seed,
                settings=settings,
                candidates=way.candidates,
            )
        return search(
            self.game,
            view,
            seat,
            simulations=simulations,
            seed=seed,
            settings=settings,
            tree=tree,
        )

    def _impression(self, view: View, seat: int) -> Move:
        """The move that looks best, as far as it can judge."""
        from musivum.bots.move_values import move_values  # noqa: PLC0415 - Numba, only when needed

        state = self.game.imagine(view, self.dice)
        moves, values = move_values(state, seat, self.way.lore)
        if self.way.errs > 0:
            values = values + [self.way.errs * self._error() for _ in moves]
        equal = [i for i in range(len(moves)) if values[i] == values.max()]
        return self.game.action(int(moves[equal[self.dice.below(len(equal))]]))

    def _error(self) -> float:
        """How far a judgement is off, from 0 to 2: mostly by about 1, as two dice fall."""
        return (self.dice.below(_FINEST) + self.dice.below(_FINEST)) / _FINEST


def makers() -> dict[str, "partial[Level]"]:
    """What makes a bot of each level."""
    return {name: partial(Level, name) for name in NAMES}
