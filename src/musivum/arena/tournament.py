"""A round robin on equal dice.

Every two bots meet on the same seeds from every seat, so that neither dice nor seats decide. With
more than two seats the one bot sits on one seat and the other on all the rest; alone, each plays
by itself and the scores are compared. A finished game is one line of JSON in the file; a tournament
that was interrupted goes on where it stopped.
"""

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

from musivum.core.errors import PlayerError, RecordError
from musivum.core.match import Bot

if TYPE_CHECKING:
    from musivum.core.game import Game as GameRules
    from musivum.core.game import Move

FORMAT = "musivum-arena"
VERSION = 1

Game = dict[str, Any]
"""A finished game: seed, bots by seat, scores, winners, reason, moves, seconds of each seat."""


@dataclass(frozen=True)
class Tournament:
    """What is to be played."""

    game: str
    options: dict[str, object]
    players: int
    bots: tuple[str, ...]
    games: int
    """Seeds from 0."""

    def tasks(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Every game: its seed, and the bot on each seat."""
        for seed in range(self.games):
            if self.players == 1:
                for bot in self.bots:
                    yield seed, (bot,)
            for one, other in combinations(self.bots, 2) if self.players > 1 else ():
                for seat in range(self.players):
                    yield seed, lineup(one, other, seat, self.players)

    def header(self) -> dict[str, object]:
        """The first line of the file: what may be continued in it."""
        return {"format": FORMAT, "version": VERSION, "game": self.game, "options": self.options}


def lineup(one: str, other: str, seat: int, players: int) -> tuple[str, ...]:
    """One bot on a seat, the other on all the rest.

    >>> lineup("club", "greedy", 1, 3)
    ('greedy', 'club', 'greedy')
    """
    return tuple(one if place == seat else other for place in range(players))


def play(name: str, options: dict[str, object], seed: int, bots: tuple[str, ...]) -> Game:
    """Play one game; this may run in a process of its own.

    A bot that fails forfeits the game: it loses, and all others win.
    """
    from musivum import Match, load  # noqa: PLC0415 - Numba, where a game is played

    game = load(name, **options)
    with ExitStack() as programs:
        try:
            players = [
                _Seat(bot, game, f"{seed} {at}", programs, at) for at, bot in enumerate(bots)
            ]
        except _Forfeit as forfeit:
            return _forfeited(seed, bots, forfeit, 0)
        match = Match(game, seed, [player.choose for player in players], names=bots)
        try:
            match.run()
        except _Forfeit as forfeit:
            return _forfeited(seed, bots, forfeit, len(match.moves))
    assert match.outcome is not None
    return {
        "seed": seed,
        "bots": list(bots),
        "scores": list(match.outcome.scores),
        "winners": list(match.outcome.winners),
        "reason": match.outcome.reason,
        "moves": len(match.moves),
        "seconds": [round(player.seconds, 3) for player in players],
    }


class _Forfeit(Exception):  # noqa: N818 - a way to lose
    """A bot has failed."""

    def __init__(self, seat: int, problem: str) -> None:
        super().__init__(problem)
        self.seat = seat


class _Seat:
    """A bot on a seat, and the processor time that it takes."""

    def __init__(
        self, bot_name: str, game: "GameRules", seed: str, programs: ExitStack, seat: int
    ) -> None:
        from musivum.bots import bot  # noqa: PLC0415 - with the rest
        from musivum.bots.outside import PREFIX, Outside  # noqa: PLC0415 - the same

        self.seat, self.seconds = seat, 0.0
        if not bot_name.startswith(PREFIX):
            self.bot: Bot = bot(bot_name, game, seed)
            return
        try:
            self.bot = programs.enter_context(Outside(bot_name.removeprefix(PREFIX), game))
        except PlayerError as error:
            raise _Forfeit(seat, str(error)) from None

    def choose(self, view: dict[str, Any], seat: int) -> "Move | str":
        began = time.process_time()
        try:
            return self.bot.choose(view, seat)
        except PlayerError as error:
            raise _Forfeit(self.seat, str(error)) from None
        finally:
            self.seconds += time.process_time() - began


def _forfeited(seed: int, bots: tuple[str, ...], forfeit: _Forfeit, moves: int) -> Game:
    return {
        "seed": seed,
        "bots": list(bots),
        "scores": [0] * len(bots),
        "winners": [seat for seat in range(len(bots)) if seat != forfeit.seat],
        "reason": "forfeit",
        "problem": str(forfeit),
        "moves": moves,
        "seconds": [0.0] * len(bots),
    }


# The file


def read(path: Path, tournament: Tournament) -> list[Game]:
    """The games of a file; an error if it belongs to another game or other options."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    try:
        header = json.loads(lines[0]) if lines else {}
    except json.JSONDecodeError:
        header = {}
    if header != json.loads(json.dumps(tournament.header())):
        raise RecordError("arena-other-file", path=str(path), game=tournament.game)
    games = []
    for line in lines[1:]:
        try:
            games.append(json.loads(line))
        except json.JSONDecodeError:
            continue  # the line that an interruption cut off
    return games


def append(path: Path, data: dict[str, Any]) -> None:
    """Add a line, and have it on disk before going on."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(data) + "\n")
        file.flush()
        os.fsync(file.fileno())


def run(
    tournament: Tournament, path: Path, jobs: int, progress: Callable[[int, int], None]
) -> list[Game]:
    """Play what is missing in the file; report how many of how many games are done.

    Ctrl-C ends it cleanly: what is finished is in the file, and KeyboardInterrupt goes on.
    """
    games = read(path, tournament)
    done = {(game["seed"], tuple(game["bots"])) for game in games}
    asked = list(dict.fromkeys(tournament.tasks()))
    missing = [task for task in asked if task not in done]
    if not path.exists():
        append(path, tournament.header())
    progress(len(asked) - len(missing), len(asked))
    for number, game in enumerate(_played(tournament, missing, jobs), 1):
        games.append(game)
        append(path, game)
        progress(len(asked) - len(missing) + number, len(asked))
    return _in_order(games, asked)


def _played(
    tournament: Tournament, tasks: Sequence[tuple[int, tuple[str, ...]]], jobs: int
) -> Iterator[Game]:
    """The games, as they are finished."""
    if jobs == 1 or len(tasks) <= 1:
        for task in tasks:
            yield play(tournament.game, tournament.options, *task)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = [pool.submit(play, tournament.game, tournament.options, *task) for task in tasks]
        try:
            for future in as_completed(waiting):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _in_order(games: Sequence[Game], asked: Sequence[tuple[int, tuple[str, ...]]]) -> list[Game]:
    """The games that were asked for, in that order: the same whoever finished first."""
    found = {(game["seed"], tuple(game["bots"])): game for game in games}
    return [found[task] for task in asked]
