"""How fast the bots think: simulations a second of ``master``'s kind of search, on one core.

Only the processor's time for this process counts, so that others on the machine disturb little.
"""

import time

from musivum.bots.levels import Level
from musivum.core.dice import Dice
from musivum.core.game import CHANCE, Game, State
from musivum.core.match import Match

CHUNK = 64
"""So many simulations a search at first; more, as long as a search is shorter than this:"""
CHUNK_SECONDS = 0.1


def simulations_per_second(game: Game, seconds: float, seed: int = 0) -> float:
    """Search in the middle of a game for about this many seconds of processor time.

    >>> from musivum.games import load
    >>> simulations_per_second(load("steere", side=2), 0.01) > 100
    True
    """
    state, seat = middle(game, seed)
    view = state.view(seat)
    thinker = Level("master", game, Dice(str(seed), "bench"))
    thinker.search(view, seat, CHUNK)  # the first search finds cold caches, and counts for nothing
    chunk, done, used = CHUNK, 0, 0.0
    while used < seconds:
        begun = time.process_time()
        done += thinker.search(view, seat, chunk).simulations
        took = time.process_time() - begun
        used += took
        if took < CHUNK_SECONDS / 2:
            chunk *= 2
    return done / used


def middle(game: Game, seed: int) -> tuple[State, int]:
    """The position halfway through the choices of a game between simple bots."""
    match = Match(game, seed=seed, players=["greedy"] * game.players).run()
    choices = [
        (state, seat)
        for state in match.states
        for seat in sorted(state.awaiting - {CHANCE})
        if len(state.legal(seat)) > 1
    ]
    return choices[len(choices) // 2]
