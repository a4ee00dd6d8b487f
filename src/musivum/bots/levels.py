"""Five levels for every game, from a first-time player to all that a second of thinking can give.

What a level does depends on the game: how many moves it notices, whether it plays by first
impressions or searches, and for how long. Budgets are numbers of simulations, never seconds, so
that equal seeds play alike on every machine; ``master`` takes about a second a move on one core.
"""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from musivum.core.dice import Dice
from musivum.core.game import Game, Move, View

if TYPE_CHECKING:
    from musivum.search import Grown, Report, Settings

NAMES: Final = ("beginner", "casual", "club", "expert", "master")
"""Weakest first. What each is like is said by the catalogue's ``bot-…``."""

_FINEST = 1 << 20


@dataclass(frozen=True, slots=True)
class Way:
    """How a level plays a game."""

    notices: float = 1.0
    """The share of the legal moves that it sees at all."""
    simulations: int = 0
    """Of a search; 0 to play by first impressions."""
    candidates: int = 0
    """More than 0: play so many out by the game's policy, instead of growing a tree."""
    lore: bool = False
    """Whether first impressions come from the game's policy."""
    solves: int = 0
    """The rest of a game is solved if no more positions than this have to be looked at …"""
    ends: int = 0
    """… and that is tried from when so few moves are legal, in a game with nothing hidden."""


def _ways(beginner: float, casual: float, *simulations: int) -> tuple[Way, ...]:
    """The usual five: two by first impressions of what they notice, three by search."""
    return (
        Way(notices=beginner),
        Way(notices=casual),
        *(Way(simulations=number) for number in simulations),
    )


WAYS: Final[dict[str, tuple[Way, ...]]] = {
    "galilee": (
        Way(notices=0.02),
        Way(notices=0.1),
        Way(notices=0.2, lore=True),
        Way(notices=0.6, lore=True),
        Way(simulations=3000, candidates=24),
    ),
    "mosaix": (
        Way(notices=0.15),
        Way(notices=0.45),
        Way(notices=0.7, lore=True),
        Way(notices=1.0, lore=True),
        Way(simulations=300, candidates=32, lore=True),
    ),
    "mozaa": (
        Way(notices=0.05),
        Way(notices=0.2),
        Way(notices=0.4, lore=True),
        Way(notices=0.75, lore=True),
        Way(simulations=20000, candidates=40, solves=400_000, ends=1000),
    ),
    "steere": (
        Way(notices=0.1),
        Way(notices=0.4),
        Way(simulations=60),
        Way(simulations=800),
        Way(simulations=14000, solves=300_000, ends=12),
    ),
}
OTHERWISE: Final = _ways(0.1, 0.4, 60, 500, 5000)
"""For a game that has no ways of its own here."""


def settings_of(game: Game) -> "Settings":
    """How a search goes about a game."""
    from musivum.search import Settings  # noqa: PLC0415 - Numba, only when needed

    return {
        "galilee": Settings(length=6, scale=15.0, advised=1),
        "mosaix": Settings(length=2, scale=10.0, advised=1),
        "mozaa": Settings(length=4, scale=60.0, advised=1),
        "steere": Settings(),
    }.get(game.NAME, Settings())


class Level:
    """A bot of one level."""

    def __init__(self, name: str, game: Game, dice: Dice) -> None:
        self.name = name
        self.game = game
        self.dice = dice
        self.way = WAYS.get(game.NAME, OTHERWISE)[NAMES.index(name)]

    def choose(self, view: View, seat: int) -> Move:
        """A move, from what the seat may know."""
        if len(view["legal"]) == 1:
            return self.game.move(view["legal"][0])
        return self.think(view, seat).move if self.way.simulations else self._glance(view, seat)

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
        simulations = max(1, way.simulations)
        if policy is not None and way.candidates:
            simulations = int(simulations / policy.effort(np.array(view["state"]), seat))
        return self.search(view, seat, simulations, tree)

    def search(
        self, view: View, seat: int, simulations: int, tree: "Grown | None" = None
    ) -> "Report":
        """Its kind of search, with a given budget."""
        from musivum.search import compare, search  # noqa: PLC0415 - Numba, only when needed

        way, settings = self.way, settings_of(self.game)
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

    def _glance(self, view: View, seat: int) -> Move:
        """The best-looking of the moves that it notices."""
        from musivum.bots.first_look import glance  # noqa: PLC0415 - Numba, only when needed

        state = self.game.imagine(view, self.dice)
        moves, values = glance(state, seat, self.way.lore)
        noticed = [i for i in range(len(moves)) if self._chance(self.way.notices)]
        if not noticed:
            noticed = [self.dice.below(len(moves))]
        best = max(values[i] for i in noticed)
        equal = [i for i in noticed if values[i] == best]
        return self.game.action(int(moves[equal[self.dice.below(len(equal))]]))

    def _chance(self, share: float) -> bool:
        return share >= 1 or self.dice.below(_FINEST) < share * _FINEST


def makers() -> dict[str, "partial[Level]"]:
    """What makes a bot of each level."""
    return {name: partial(Level, name) for name in NAMES}
