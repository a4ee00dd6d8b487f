"""What is measured: a game with its options changed one at a time, and one bot on all its seats."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from musivum.arena.engines import Engine, Task
from musivum.arena.play import Result
from musivum.arena.ratings import Seat, interval, mean_and_error
from musivum.arena.survey.census import CHOICES, LEGAL, MOVES, REASON, census
from musivum.core.errors import OptionError
from musivum.terminal.progress import Progress

if TYPE_CHECKING:
    from musivum.core.game import Game

RANDOM = "random"
TIMES = 20
"""Random games are played in compiled code, so there can be more of them."""
CHUNK = 100
"""Random games between two reports of progress."""


@dataclass(frozen=True)
class Variation:
    """A game with one option changed, or as it is."""

    option: str
    """Empty for the game as it is."""
    value: object
    game: "Game"
    others: tuple[tuple[str, object], ...] = ()
    """Other options that had to be changed with it."""


@dataclass
class Facts:
    """What is collected from games."""

    scores: list[tuple[int, ...]] = field(default_factory=list)
    """By game and seat."""
    wins: list[tuple[int, ...]] = field(default_factory=list)
    """The winners of every game."""
    moves: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    """How often each rule ended a game."""
    choices: int = 0
    legal: int = 0

    def add(self, game: Result) -> None:
        """Take a game that was played by a bot."""
        self.scores.append(tuple(game["scores"]))
        self.wins.append(tuple(game["winners"]))
        self.moves.append(game["moves"])
        self.reasons[game["reason"]] += 1
        self.choices += sum(game["choices"])
        self.legal += sum(game["legal"])

    def count(self, game: "Game", seed: int, games: int) -> None:
        """Play random games, and take them."""
        found = census(game, games, seed)
        for scores in found.scores.tolist():
            self.scores.append(tuple(scores))
            self.wins.append(game.winners(tuple(scores)))
        self.moves += found.counts[:, MOVES].tolist()
        self.reasons.update(game.REASONS[reason - 1] for reason in found.counts[:, REASON].tolist())
        self.choices += int(found.counts[:, CHOICES].sum())
        self.legal += int(found.counts[:, LEGAL].sum())


@dataclass(frozen=True)
class Measure:
    """What games of one bot against itself have shown."""

    variation: Variation
    bot: str
    facts: Facts

    @property
    def games(self) -> int:
        """How many there were."""
        return len(self.facts.moves)

    @property
    def points(self) -> list[float]:
        """The points of every seat of every game."""
        return [float(score) for game in self.facts.scores for score in game]

    @property
    def spread(self) -> float:
        """The standard deviation of the points."""
        return float(np.std(self.points))

    @property
    def branching(self) -> float:
        """Legal moves where there was a choice, on average."""
        return self.facts.legal / max(1, self.facts.choices)

    @property
    def draws(self) -> float:
        """The share of games that several seats won together."""
        return sum(len(seats) > 1 for seats in self.facts.wins) / self.games

    @property
    def margin(self) -> float:
        """Points between the best and the second of a game, on average; 0 where one plays alone."""
        if len(self.facts.scores[0]) == 1:
            return 0.0
        ordered = [sorted(game, reverse=True) for game in self.facts.scores]
        return sum(game[0] - game[1] for game in ordered) / self.games

    @property
    def seats(self) -> list[Seat]:
        """Each seat's share of the wins."""
        found = []
        for seat in range(len(self.facts.scores[0])):
            shares = [(seat in won) / max(1, len(won)) for won in self.facts.wins]
            found.append(Seat(seat, sum(shares) / self.games, *interval(shares)))
        return found

    def data(self) -> dict[str, Any]:
        """The numbers, for programs."""
        # The seats of a game depend on each other: how sure the mean is, games say and not seats.
        mean, error = mean_and_error([sum(game) / len(game) for game in self.facts.scores])
        length, length_error = mean_and_error([float(number) for number in self.facts.moves])
        return {
            "game": self.variation.game.NAME,
            "options": self.variation.game.options,
            "changed": self.variation.option or None,
            "bot": self.bot,
            "games": self.games,
            "score": {
                "mean": mean,
                "error": error,
                "spread": self.spread,
                **_quantiles(self.points),
            },
            "margin": self.margin,
            "seats": [asdict(seat) for seat in self.seats],
            "draws": self.draws,
            "moves": {"mean": length, "error": length_error, **_quantiles(self.facts.moves)},
            "choices": self.facts.choices / self.games,
            "branching": self.branching,
            "reasons": {key: number / self.games for key, number in self.facts.reasons.items()},
        }


def variations(game: "Game", only: Sequence[str] = ()) -> Iterator[Variation]:
    """The game as it is, and with every value of every option, or of some, one at a time.

    A value that does not go with another option is tried with that option's usual value, which the
    game may then choose itself. Options whose values cannot be listed are left out.
    """
    yield Variation("", None, game)
    for option in game.PROFILE.options:
        if (only and option.name not in only) or len(option.allowed or ()) < 2:
            continue
        for value in option.allowed or ():
            changed = _changed(game, option.name, value)
            if changed is not None:
                yield Variation(option.name, value, changed, _others(game, changed, option.name))


def _changed(game: "Game", name: str, value: object) -> "Game | None":
    usual = {option.name: option.default for option in game.PROFILE.options}
    unusual = {key: given for key, given in game.options.items() if given != usual[key]}
    for options in (game.options, unusual, {}):
        with suppress(OptionError):
            return type(game).load(**(options | {name: value}))
    return None


def _others(game: "Game", changed: "Game", name: str) -> tuple[tuple[str, object], ...]:
    """What else is different."""
    return tuple(
        (key, value)
        for key, value in changed.options.items()
        if key != name and value != game.options[key]
    )


def survey(
    game: "Game",
    bots: Sequence[str],
    games: int,
    engine: Engine,
    progress: Progress,
    only: Sequence[str] = (),
) -> list[Measure]:
    """Let each bot play every variation against itself, on the same seeds."""
    asked = list(variations(game, only))
    different = list(dict.fromkeys(variation.game for variation in asked))
    total = sum(games * (TIMES if bot == RANDOM else 1) for bot in bots) * len(different)
    done = 0
    progress(done, total)
    found: dict[tuple[Game, str], Facts] = {}
    for one in different if RANDOM in bots else ():
        found[one, RANDOM] = Facts()
        for first in range(0, games * TIMES, CHUNK):
            found[one, RANDOM].count(one, first, min(CHUNK, games * TIMES - first))
            done += CHUNK
            progress(min(done, total), total)
    tasks = [
        Task(one.NAME, one.options, seed, (bot,) * one.players)
        for seed in range(games)
        for one in different
        for bot in bots
        if bot != RANDOM
    ]
    with closing(engine.results(tasks)) as played:
        for task, result in played:
            one = type(game).load(**task.options)
            found.setdefault((one, task.bots[0]), Facts()).add(result)
            done += 1
            progress(min(done, total), total)
    return [
        Measure(variation, bot, found[variation.game, bot]) for variation in asked for bot in bots
    ]


def _quantiles(values: Sequence[float]) -> dict[str, float]:
    return {f"p{percent}": float(np.percentile(values, percent)) for percent in (5, 25, 50, 75, 95)}
