"""Who says what a position was worth, and which move would have been best.

A bot names the best move, from what the seat knew. What it would have been worth, and what the
moves that were played are worth, is measured for all in the same way, by play-outs.
"""

import json
from dataclasses import replace
from math import sqrt
from typing import Final

import numpy as np

from musivum.analysis.playout import Worth, play_out
from musivum.analysis.request import USUAL_LEVEL, check
from musivum.bots.levels import Level
from musivum.core.dice import Dice
from musivum.core.game import CHANCE, Game, Move, State
from musivum.core.policy import Values

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

    def value(self, state: State, seat: int | None = None, left: float = 1.0) -> Worth:
        """What a position is worth to all; given a seat, as far as that seat can know.

        ``left`` is the share of the game that is still to come where continuations are judged:
        the less, the more a lead is worth. It can turn by the square root of that.
        """
        if not state.awaiting:
            return Worth(final(state)[np.newaxis, :])
        scale = self.settings.scale
        if not self.calibrated:
            scale = max(LEAST_SCALE, scale * sqrt(left))
        settings = replace(self.settings, scale=scale)
        return play_out(state, settings, self.simulations, self.seed, seat)

    def best(self, state: State, seat: int, number: int) -> Move:
        """What the bot would have played as the move of this number, from what the seat knew."""
        dice = Dice(json.dumps([self.seed, number]), "analysis")
        bot = Level(self.level, self.game, dice)
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
    if not state.awaiting:
        return float(final(state)[seat])
    judging = state.game.PROFILE.judging(state.game.players)
    return float(play_out(state, judging.expecting, judging.continuations, seed, seat).values[seat])


def final(state: State) -> Values:
    """The result of a finished game: alone the points, else every seat's share of the win."""
    outcome = state.outcome
    assert outcome is not None
    if state.game.players == 1:
        return np.array(outcome.scores, dtype=np.float64)
    shares = np.zeros(state.game.players)
    shares[list(outcome.winners)] = 1 / len(outcome.winners)
    return shares


def is_free(state: State, seat: int) -> bool:
    """Whether a seat had a choice."""
    return seat != CHANCE and len(state.legal(seat)) > 1
