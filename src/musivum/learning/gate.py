"""The gate: a network replaces another one only if it wins.

Both play the game's strongest level with an equal budget, in duplicate pairs: every seed is played
from both sides, and who won more of the two, or if each won one had more points, has won the pair.
Where one plays alone, the pair is won by who has more points on the same dice. Where nothing is
left to chance, a few moves are drawn by lot first: else every pair would be the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from musivum.arena.opening import opened
from musivum.arena.ratings import wilson
from musivum.bots.levels import NAMES, Level
from musivum.core.dice import Dice
from musivum.core.game import Game, Move, View
from musivum.core.match import Match
from musivum.core.pointers import Floats
from musivum.learning.batches import policy_of

EVEN: Final = 0.5
OPENING: Final = 4
"""Moves that open a game without chance."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a challenger did."""

    pairs: int
    won: float
    low: float
    high: float
    """The 95 % interval of the share of the pairs that it won."""

    @property
    def passes(self) -> bool:
        """Whether it has shown to be better."""
        return self.low > EVEN


def with_network(game: Game, numbers: Floats) -> Game:
    """The same game, in which the policy has learned these numbers."""
    policy, _ = policy_of(game)
    other = type(game)(dict(game.options))
    other._identity = game._identity
    other.POLICY = policy._replace(lore=lambda _players: numbers)  # type: ignore[misc] # its own
    return other


def challenge(
    table: Game,
    challenger: Game,
    champion: Game,
    seeds: Sequence[int],
    simulations: int,
    tick: Callable[[int, int], None] = lambda _done, _of: None,
) -> Verdict:
    """Let one network play another one on these seeds; others' seats are the champion's."""
    won = 0.0
    for number, seed in enumerate(seeds):
        games = [
            _play(table, challenger, champion, seed, seat, simulations)
            for seat in range(min(2, table.players))
        ]
        if table.players == 1:
            other = _play(table, champion, champion, seed, 0, simulations)
            games = [(0.0, games[0][1] - other[1])]
        shares, leads = (sum(values) for values in zip(*games, strict=True))
        even = 0.5 * len(games) if table.players == 2 else len(games) / table.players
        if table.players == 1:
            even = 0.0
        won += 1.0 if (shares, leads) > (even, 0) else 0.5 if (shares, leads) == (even, 0) else 0.0
        tick(number + 1, len(seeds))
    return Verdict(len(seeds), won, *wilson(won, len(seeds)))


def _play(
    table: Game, challenger: Game, champion: Game, seed: int, seat: int, simulations: int
) -> tuple[float, float]:
    """The challenger's share of the win, and its lead; alone its points."""
    players = [
        _player(challenger if place == seat else champion, seed, place, simulations)
        for place in range(table.players)
    ]
    begun = opened(table, players, seed, 0 if table.chances else OPENING)
    outcome = Match(table, seed=seed, players=begun).run().outcome
    assert outcome is not None
    own = outcome.scores[seat]
    others = [points for place, points in enumerate(outcome.scores) if place != seat]
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return share, float(own - max(others, default=0))


def _player(game: Game, seed: int, seat: int, simulations: int) -> Callable[[View, int], Move]:
    level = Level(NAMES[-1], game, Dice(str(seed), f"seat {seat}"))
    level.simulations = simulations
    return level.choose
