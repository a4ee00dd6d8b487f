"""First impressions: what every legal move promises before any search."""

import numpy as np

from musivum.bots.greedy import rated
from musivum.core.compiled import Ints
from musivum.core.game import State
from musivum.core.policy import Values
from musivum.search.rollout import POINT


def move_values(state: State, seat: int, lore: bool) -> tuple[Ints, Values]:
    """The legal moves of a seat and what each promises in points, by ``evaluate`` or by the game's
    policy."""
    game = state.game
    if not lore or game.POLICY is None:
        moves, values = rated(state, seat)
        return moves, values / POINT
    moves = np.empty(game.most_moves, dtype=np.int64)
    worths = np.empty(game.most_moves, dtype=np.float64)
    policy = game.POLICY
    number = policy.rate(game.tables, policy.lore(game.players), state.array, seat, moves, worths)
    return moves[:number], worths[:number]
