"""Players that are programs. A bot is given the view of its seat, and nothing else."""

from collections.abc import Callable

from musivum.bots import levels, simple
from musivum.core.dice import Dice
from musivum.core.game import Game
from musivum.core.match import BOTS, Bot, Match, make_bot
from musivum.core.profile import USUAL, Options, Profile

GREEDY = "greedy"
"""The bot that is no level, and stands among them where it belongs in a game."""

_MAKERS: dict[str, Callable[[Game, Dice], Bot]] = {
    "random": simple.Random,
    GREEDY: simple.Greedy,
    **levels.makers(),
}
for _name in ("random", "beginner", "casual", GREEDY, "club", "expert", "master"):
    BOTS[_name] = _MAKERS[_name]


def bot(name: str, game: Game, seed: int | str = 0) -> Bot:
    """The bot of that name, for a game; equal seeds choose alike.

    >>> from musivum.games import load
    >>> game = load("steere", side=2)
    >>> view = game.start().view(0)
    >>> str(bot("random", game, seed=1).choose(view, 0)) in view["legal"]
    True
    """
    return make_bot(name, game, Dice(str(seed), "bot"))


def names(game: Profile | None = None, options: Options = USUAL) -> tuple[str, ...]:
    """The names of all bots, weakest first: as in most games, or as in one with these options."""
    if game is None:
        return tuple(BOTS)
    listed, place = [name for name in BOTS if name != GREEDY], game.placing(options)
    listed.insert(listed.index(place.above) + 1, GREEDY)
    return tuple(listed)


__all__ = ["GREEDY", "Bot", "Match", "bot", "names"]
