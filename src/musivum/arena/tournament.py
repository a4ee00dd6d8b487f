"""A tournament on equal dice.

All who meet play the same seeds from every seat, so that neither dice nor seats decide. A finished
game is a line of a file (:mod:`musivum.arena.results`), and a tournament that was interrupted goes
on where it stopped.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from musivum.arena.engines import Engine, Here, Processes, Task
from musivum.arena.play import Result, play
from musivum.arena.results import Header, Results
from musivum.arena.seating import seatings, tables
from musivum.terminal.progress import Progress

__all__ = ["Result", "Tournament", "play", "run"]


@dataclass(frozen=True)
class Tournament:
    """What is to be played."""

    game: str
    options: dict[str, object]
    players: int
    bots: tuple[str, ...]
    games: int
    """How many seeds."""
    ladder: bool = False
    """Whether only those meet that are named next to each other."""
    first: int = 0
    """The first seed."""
    rules: int = 1
    """The version of the game's rules."""
    opening: int = 0
    """How many moves of every game are drawn by lot first."""

    def tasks(self) -> Iterator[Task]:
        """Every game, seed by seed: all who meet, on all seats."""
        met = list(tables(self.bots, self.players, self.ladder))
        for seed in range(self.first, self.first + self.games):
            for table in met:
                for seating in seatings(table):
                    yield Task(self.game, self.options, seed, seating, self.opening)

    @property
    def header(self) -> Header:
        """What may be continued in a file."""
        return Header(self.game, self.rules, self.options, self.opening)


def run(
    tournament: Tournament, path: Path, engine: Engine | int, progress: Progress
) -> list[Result]:
    """Play what is missing in the file, on an engine or in so many processes.

    Ctrl-C ends it cleanly: what is finished is in the file, and KeyboardInterrupt goes on. The
    games are given in the order of the tasks, whoever finished first.
    """
    with Results(path, tournament.header) as file:
        done = {_key(game) for game in file.games}
        asked = list(tournament.tasks())
        missing = [task for task in asked if (task.seed, task.bots) not in done]
        if isinstance(engine, int):
            engine = Here() if engine == 1 or len(missing) <= 1 else Processes(engine)
        before = len(asked) - len(missing)
        progress(before, len(asked))
        # Closed at once, not when it is next collected: games that still run must end.
        with closing(engine.results(missing)) as results:
            for number, (_, result) in enumerate(results, before + 1):
                file.add(result)
                progress(number, len(asked))
        return _in_order(file.games, asked)


def _in_order(games: Sequence[Result], asked: Sequence[Task]) -> list[Result]:
    found = {_key(game): game for game in games}
    return [found[task.seed, task.bots] for task in asked]


def _key(game: Result) -> tuple[int, tuple[str, ...]]:
    return game["seed"], tuple(game["bots"])
