"""Who says what a position was worth, and which move would have been best.

A bot names the best move, from what the seat knew. What it would have been worth, and what the
moves that were played are worth, is measured for all in the same way, by play-outs.
"""

# ruff: noqa: PLC0415 - what is compiled is imported when something is judged: a page has its own

import json
from dataclasses import replace
from math import sqrt
from typing import TYPE_CHECKING, Final

from musivum.analysis.request import USUAL_LEVEL, check
from musivum.core.dice import Dice
from musivum.core.game import CHANCE, Game, Move, State

if TYPE_CHECKING:
    from musivum.analysis.playout import Worth

STREAM: Final = "analysis"
"""Of the random numbers with which the bot looks for the best move."""
LEAST_SCALE: Final = 0.5
"""Of a lead, in points; see ``Settings.scale``."""


class Judge:
    """Values and best moves for the positions of one game; equal seeds judge alike."""

    def __init__(
        self,
        game: Game,
        level: str = USUAL_LEVEL,
        simulations: int | None = None,
        seed: int = 0,
    ) -> None:
        check(level, simulations)
        self.game = game
        self.level = level
        self.seed = seed
        judging = game.PROFILE.judging(game.players)
        self.settings, self.calibrated = judging.settings, judging.calibrated
        self.simulations = simulations or judging.continuations

    def scale(self, left: float) -> float:
        """How much a lead counts where continuations are judged.

        ``left`` is the share of the game that is still to come there: the less, the more a lead is
        worth. It can turn by the square root of that.
        """
        if self.calibrated:
            return self.settings.scale
        return max(LEAST_SCALE, self.settings.scale * sqrt(left))

    def key(self, number: int) -> str:
        """The key of the random numbers for the move of this number."""
        return json.dumps([self.seed, number])

    def value(self, state: State, seat: int | None = None, left: float = 1.0) -> "Worth":
        """What a position is worth to all; given a seat, as far as that seat can know."""
        import numpy as np

        from musivum.analysis.playout import Worth, play_out

        if not state.awaiting:
            return Worth(np.array([final(state)]))
        settings = replace(self.settings, scale=self.scale(left))
        return play_out(state, settings, self.simulations, self.seed, seat)

    def best(self, state: State, seat: int, number: int) -> Move:
        """What the bot would have played as the move of this number, from what the seat knew."""
        from musivum.bots.levels import Level

        bot = Level(self.level, self.game, Dice(self.key(number), STREAM))
        bot.way = replace(bot.way, errs=0.0)  # who judges others sees every difference
        return bot.choose(state.view(seat), seat)


def expected(state: State, seat: int, seed: int = 0) -> float:
    """What a seat can expect of a position, as far as it can know: points alone, else its share.

    Unlike :meth:`Judge.value`, everything is played to the end, where it matters how near that is:
    nobody knows yet.

    >>> from musivum.games import load
    >>> 0.2 < expected(load("steere", side=2).start(), 0) < 0.8
    True
    """
    from musivum.analysis.playout import play_out

    if not state.awaiting:
        return final(state)[seat]
    judging = state.game.PROFILE.judging(state.game.players)
    return float(play_out(state, judging.expecting, judging.continuations, seed, seat).values[seat])


def final(state: State) -> list[float]:
    """The result of a finished game: alone the points, else every seat's share of the win."""
    outcome = state.outcome
    assert outcome is not None
    if state.game.players == 1:
        return [float(outcome.scores[0])]
    share = 1 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(state.game.players)]


def is_free(state: State, seat: int) -> bool:
    """Whether a seat had a choice."""
    return seat != CHANCE and len(state.legal(seat)) > 1
