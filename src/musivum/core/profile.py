"""What others need to know of a game beside its rules: one profile, in the game's own room.

Bots, analysis, server, page, environments and tools serve every game and name none. Where one
game differs from another, the difference stands in its room's ``profile.py``, as ``PROFILE``. It is
plain data, which :func:`musivum.games.profile` reads without opening the rules. A game that says
nothing gets the values below, and they do for most.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, Literal

from musivum.core.errors import OptionError
from musivum.core.option import Option

LEVELS: Final = ("beginner", "casual", "club", "expert", "master")
"""The levels of every game, weakest first; the catalogue's ``bot-…`` say what each is like."""

TO_THE_END: Final = 1000
"""As ``Settings.length``: more moves than a continuation ever has."""
ALL_MOVES: Final = 99
"""As ``Settings.samples``: the best-looking of all moves is played."""

Options = Mapping[str, object]
"""Options of a game that differ from its usual ones."""
USUAL: Final[Options] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search goes about it."""

    explore: float = 1.0
    """How much more a rarely tried move is tried."""
    bias: float = 1.0
    """How much the first impression of a move counts, against one visit."""
    width: float = 6
    """How many moves a node considers at first …"""
    widen: float = 0.6
    """… and how many more with the square root of its visits."""
    ripe: float = 4
    """Visits before a node gets its moves."""
    length: float = TO_THE_END
    """Moves played beyond the tree before the position is judged; chance does not count, and a game
    with dice or cards is judged before the next ones."""
    samples: float = 1
    """Of so many random moves the best-looking is played there."""
    scale: float = 8.0
    """A lead of so many points makes a judged position about three to one."""
    margin: float = 0.1
    """The weight of the lead beside the win."""
    advised: float = 0
    """1: beyond the tree the game's own policy plays."""
    further: float = 0
    """More than 0: where moves are compared, nothing is played on. A position before dice is
    foreseen by the game's policy, at once first, and then so many dice further; each time it weighs
    twice as much as before."""
    trusted: float = 0
    """Where moves are compared, the first impression of each counts as so many simulations: for a
    policy whose first impressions err less than a few simulations do."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a level plays a game."""

    errs: float = 0.0
    """By how many points it misjudges moves: what is a little better it often does not prefer, what
    is better by twice as much always."""
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


Ways = tuple[Way, Way, Way, Way, Way]
"""One for each of ``LEVELS``."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the bot ``greedy``, which takes what brings most now, stands among ``LEVELS``."""

    above: str
    """The strongest bot that it beats: one of ``LEVELS``, or ``random``."""
    options: Options = field(default_factory=dict)
    """With which options."""


@dataclass(frozen=True, slots=True)
class Judging:
    """How the analysis finds what a position is worth: by playing it on, many times.

    Where a position can be judged well after a few moves, few continuations are enough. Where it
    is only clear in the end who wins, they go to the end, and it takes many. The bots' own ways
    are others: they look for a move, and need no calibrated share.
    """

    settings: Settings = Settings(margin=0.0)
    """How continuations are played, and how far."""
    continuations: int = 1000
    """How many are usual for one position."""
    calibrated: bool = False
    """Whether a judged position is a share of the win as it is, however near the end; else the less
    is left of a game, the more a lead is worth."""

    @property
    def expecting(self) -> Settings:
        """The same where nobody knows yet how near the end is: if that matters, go there."""
        return self.settings if self.calibrated else replace(self.settings, length=TO_THE_END)


@dataclass(frozen=True, slots=True)
class Ladder:
    """How it is proved that each level beats the one below; see ``tools/ladder.py``."""

    options: Options = field(default_factory=dict)
    seeds: int = 100
    """Seeds on which quick levels meet: the smaller the steps, the more …"""
    master_seeds: int = 60
    """… and on which ``master`` meets others: the slower its games are, the fewer."""
    opening: int = 0
    """How many moves of each game are drawn by lot first; where nothing is left to chance, some
    must be, or all games are alike."""


@dataclass(frozen=True, slots=True)
class Printed:
    """Something that a game has for paper: the function of this name in its room's ``paper.py``."""

    name: str
    usual: bool = True
    """Whether one needs it to play, so that it is printed when nothing is asked for."""
    options: Options = field(default_factory=dict)
    """The game's options for it, where nothing else is asked for."""


def _to_the_end(_players: int) -> Judging:
    return Judging()


def _as_they_are(_asked: Options, options: dict[str, object]) -> dict[str, object]:
    return options


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """All that others need to know of a game beside its rules."""

    options: tuple[Option, ...]
    """What can be chosen when the game is loaded."""
    settles: Callable[[Options, dict[str, object]], dict[str, object]] = _as_they_are
    """What becomes of them where they depend on each other, or name a file, whose content is the
    value then: from those that were asked for, and all with the defaults filled in."""
    seats: int = 2
    """How many play, where that is no option."""

    # For people, who choose a game

    authors: tuple[str, ...] = ()
    """Who made the game, where that is known; its rules page credits them."""
    order: int = 100
    """Where the game stands among the others on the page: the least first."""
    minutes: tuple[int, int] | None = None
    """How long it takes with people, at least and at most; None where no rulebook says so."""
    age: int | None = None
    """From how many years on; None where no rulebook says so."""
    chance: Literal["dice", "cards"] | None = "dice"
    """What chance is in this game; None where there is none."""
    daily: Options | None = None
    """The options of its daily challenge, for one player; None if it has none."""

    prints: tuple[Printed, ...] = ()
    """What it has for paper, beside its rules; a game that says nothing has its boards."""

    # For bots

    levels: Ways | Callable[[Options], Ways] = (
        Way(errs=8.0),
        Way(errs=2.0),
        Way(simulations=60),
        Way(simulations=500),
        Way(simulations=5000),
    )
    """How each of ``LEVELS`` plays it, or what tells that from all options (see ``ways``). Budgets
    are numbers of simulations, never seconds, so that equal seeds play alike on every machine;
    ``master`` takes about a second a move on one core."""
    search: Settings | Callable[[Options], Settings] = Settings()
    """How a search goes about it, or what tells that from all options (see ``searching``)."""
    greedy: tuple[Place, ...] = (Place("casual"),)
    """Where ``greedy`` stands among the levels: the first place counts whose options are those of
    the game, and the last has none."""
    ladder: tuple[Ladder, ...] = (Ladder(),)
    """With which options the levels prove themselves."""

    # For the analysis

    judging: Callable[[int], Judging] = _to_the_end
    """How positions are valued, by the number of players."""
    grades: tuple[float, float, float, float] = (0.5, 2.0, 5.0, 10.0)
    """From which loss of points on a choice of one who plays alone is no longer best, good, an
    inaccuracy, a mistake."""

    # For research

    version: int = 0
    """Of the environments: it goes up when actions, planes or rewards change, so that trained
    players would break."""
    hides: bool = False
    """Whether a seat may know what another does not."""
    together: bool = False
    """Whether seats can be asked at the same time."""
    longest: int = 1000
    """More moves than any game has, chance included."""
    points: tuple[int, int] = (-128, 1024)
    """The least and the most that one who plays alone can score, or beyond."""
    bench: tuple[Options, ...] = (USUAL,)
    """What benchmarks measure."""

    def check(self, game: str, options: Options) -> dict[str, object]:
        """All options with defaults filled in; an OptionError names the first that is wrong."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise OptionError(
                    "option-unknown", game=game, option=name, allowed=", ".join(known)
                )
        checked = {
            name: option.check(game, options.get(name, option.default))
            for name, option in known.items()
        }
        return self.settles(options, checked)

    def ways(self, options: Options) -> Ways:
        """How each of ``LEVELS`` plays with these options."""
        return self.levels(options) if callable(self.levels) else self.levels

    def searching(self, options: Options) -> Settings:
        """How a search goes about it with these options."""
        return self.search(options) if callable(self.search) else self.search

    def placing(self, options: Options) -> Place:
        """Where ``greedy`` stands with these options."""
        chosen = {option.name: option.default for option in self.options} | dict(options)
        return next(one for one in self.greedy if one.options.items() <= chosen.items())

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play, ascending."""
        for option in self.options:
            if option.name == "players" and option.allowed is not None:
                return tuple(sorted(one for one in option.allowed if isinstance(one, int)))
        return (self.seats,)

    @property
    def alone(self) -> Options:
        """The options with which one plays alone, where one can; else the usual ones."""
        return {"players": 1} if 1 in self.players and len(self.players) > 1 else USUAL
