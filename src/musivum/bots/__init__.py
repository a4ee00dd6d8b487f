"""Players that are programs. A bot is given the view of its seat, and nothing else."""

from musivum.bots import simple
from musivum.core.dice import Dice
from musivum.core.game import Game
from musivum.core.match import BOTS, Bot, Match, make_bot

BOTS["random"] = simple.Random
BOTS["greedy"] = simple.Greedy


def bot(name: str, game: Game, seed: int | str = 0) -> Bot:
    """The bot of that name, for a game; equal seeds choose alike.

    >>> from musivum.games import load
    >>> game = load("steere", side=2)
    >>> str(bot("random", game, seed=1).choose(game.start().view(0), 0)) in game.start().view(0)["legal"]
    True
    """
    return make_bot(name, game, Dice(str(seed), "bot"))


def names() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(BOTS)


__all__ = ["Bot", "Match", "bot", "names"]
