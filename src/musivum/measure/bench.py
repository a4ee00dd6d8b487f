"""How fast the rules are: random games, start to end, inside compiled code, on one core.

Only the processor's time for this process counts, so that others on the machine disturb little.
"""

import time
from dataclasses import dataclass

from musivum.core.game import Game
from musivum.measure.playout import random_games

CHUNK_SECONDS = 0.05
"""Games are played in chunks of about this long, with a look at the clock in between."""


@dataclass(frozen=True, slots=True)
class Rate:
    """What was measured for one game with its options."""

    game: str
    options: dict[str, object]
    games: int
    moves: int
    """Of all the games together; chance moves and passes count."""
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Random games a second."""
        return self.games / self.seconds

    @property
    def moves_per_game(self) -> float:
        """How long a random game is."""
        return self.moves / self.games

    @property
    def ns_per_move(self) -> float:
        """Nanoseconds for one move: choosing it at random, and playing it."""
        return 1e9 * self.seconds / self.moves

    def data(self) -> dict[str, object]:
        """The rate as plain data, for a line of JSON."""
        return {
            "game": self.game,
            "options": self.options,
            "games_per_second": round(self.games_per_second, 1),
            "moves_per_game": round(self.moves_per_game, 2),
            "ns_per_move": round(self.ns_per_move, 1),
        }


def measure(game: Game, seconds: float, seed: int = 0) -> Rate:
    """Play random games for about this many seconds of processor time.

    >>> from musivum.games import load
    >>> rate = measure(load("steere", side=2), 0.01)
    >>> rate.games > 0 and 7 <= rate.moves_per_game <= 20
    True
    """
    random_games(game, 1, seed)  # the first game finds cold caches, and counts for nothing
    chunk, games, moves, used = 1, 0, 0, 0.0
    while used < seconds:
        seed += 1
        begun = time.process_time()
        moves += random_games(game, chunk, seed)
        took = time.process_time() - begun
        games += chunk
        used += took
        if took < CHUNK_SECONDS / 2:
            chunk *= 2
    return Rate(game.NAME, dict(game.options), games, moves, used)
