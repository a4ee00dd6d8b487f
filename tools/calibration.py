"""Whether the analysis is right: what it says of positions, against what happened.

    python tools/calibration.py               plays what is missing, draws docs/calibration/….svg
    python tools/calibration.py --check       plays nothing; exit code 1 if an error is too large
    python tools/calibration.py --positions 300 mosaix        fewer, of one game

On each seed a game is played by the analysis' own players, which judge as well as they can. Of
every game one position is taken at random and valued as the analysis does it; what then happened,
the share of the win or alone the points, is written beside it into ``docs/calibration/….csv``. Stop
it with Ctrl-C at any time: it goes on where it stopped.

A straight line is laid through all positions (least squares). The error is how far it is, on
average over the positions, from what was said of them.
"""

import argparse
import csv
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import numpy as np

from musivum.analysis.judge import Judge, final
from musivum.analysis.study import left_of
from musivum.arena.opening import opened
from musivum.arena.plots import calibration, standalone
from musivum.bots.levels import Level
from musivum.core.dice import Dice
from musivum.core.game import Game
from musivum.core.match import Match
from musivum.games import load, names, profile

FOLDER = Path(__file__).parents[1] / "docs" / "calibration"
MOST_ERROR = 2.0
"""In points, of a hundred where it is about the share of the win."""
GROUPS = 10
"""In the picture."""
POSITIONS = 2000
PLAYER = "club"
"""Whose moves are played; as in the analysis, it sees every difference."""
FIRST_SEED = 604_000
"""On those below it was chosen what a lead is worth."""
HEAD = ("seed", "move", "said", "happened")
Row = tuple[int, int, float, float]


@dataclass(frozen=True)
class Sample:
    """A game with options, whose positions are looked at."""

    name: str
    options: tuple[tuple[str, object], ...]

    @property
    def file(self) -> Path:
        """Where the positions are kept."""
        words = [self.name, *(f"{key}-{value}" for key, value in self.options)]
        return FOLDER / f"{'-'.join(words)}.csv"

    @property
    def title(self) -> str:
        """The game and its options."""
        return ", ".join([self.name.capitalize(), *(f"{k}={v}" for k, v in self.options)])

    @property
    def alone(self) -> bool:
        """Whether it is about points, and not about the share of the win."""
        return dict(self.options).get("players") == 1


def samples() -> list[Sample]:
    """Every game as it is usually played, and alone where one can play alone."""
    ways = [(name, way) for name in names() for way in ({}, profile(name).alone)]
    return list(dict.fromkeys(Sample(name, tuple(way.items())) for name, way in ways))


def look(game: Game, seed: int) -> tuple[int, float, float]:
    """One position of a game between equals: its number, what is said of it for the first seat, and
    what happened."""
    opening = game.PROFILE.ladder[0].opening
    levels = [Level(PLAYER, game, Dice(str(seed), f"seat {seat}")) for seat in range(game.players)]
    for level in levels:
        level.way = replace(level.way, errs=0.0)
    players = opened(game, [level.choose for level in levels], seed, opening)
    match = Match(game, seed=seed, players=players).run()
    judge = Judge(game, seed=seed)
    number = Random(seed).randrange(opening, len(match.moves))
    left = left_of(judge, match.states, match.moves, number)
    said = judge.value(match.states[number], left=left).values[0]
    unit = 1 if game.players == 1 else 100
    came = final(match.states[-1])[0]
    return number, round(unit * float(said), 2), round(unit * float(came), 2)


def kept(sample: Sample) -> list[Row]:
    """The positions that were looked at."""
    if not sample.file.exists():
        return []
    with sample.file.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return [(int(seed), int(move), float(said), float(came)) for seed, move, said, came in rows]


def gather(sample: Sample, positions: int) -> None:
    """Look at what is missing."""
    game = load(sample.name, **dict(sample.options))
    known = kept(sample)
    FOLDER.mkdir(exist_ok=True)
    with sample.file.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if not known:
            writer.writerow(HEAD)
        first = known[-1][0] + 1 if known else FIRST_SEED
        for seed in range(first, first + positions - len(known)):
            writer.writerow((seed, *look(game, seed)))
            file.flush()


def seen(sample: Sample) -> list[tuple[float, float]]:
    """What was said and what happened, with the eyes of every seat."""
    rows = [(said, came) for _, _, said, came in kept(sample)]
    return rows if sample.alone else rows + [(100 - said, 100 - came) for said, came in rows]


def groups(sample: Sample) -> list[tuple[float, float, float]]:
    """Ten groups of positions that are said to be about equal: the mean of what was said, of what
    happened, and how far off the latter may be (95 %)."""
    found = []
    for part in np.array_split(np.array(sorted(seen(sample))), GROUPS):
        said, came = part.mean(axis=0)
        found.append((said, came, 1.96 * part[:, 1].std() / np.sqrt(len(part))))
    return found


def error(sample: Sample) -> float:
    """How far what happened is from what was said, on average."""
    said, came = np.array(seen(sample)).T
    slope, start = np.polyfit(said, came, 1)
    return float(np.abs(start + slope * said - said).mean())


def tell(sample: Sample) -> bool:
    """Print the error; whether it is small enough."""
    rows = kept(sample)
    if len(rows) < GROUPS:
        print(f"{sample.title:25} nothing yet")
        return False
    far = error(sample)
    print(f"{sample.title:25} {far:5.2f} points over {len(rows)} positions")
    return far <= MOST_ERROR


def draw(sample: Sample) -> None:
    """Write the picture."""
    unit = "points" if sample.alone else "share of the win, %"
    svg = calibration(groups(sample), f"said: {unit}", f"happened: {unit}")
    picture = standalone(svg, f"{sample.title}: what was said, and what happened")
    sample.file.with_suffix(".svg").write_text(picture, encoding="utf-8")


def main() -> int:
    """Look, tell and draw; or only tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", choices=names(), help="only this one")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--check", action="store_true", help="play nothing, only say what came out")
    asked = parser.parse_args()
    listed = [one for one in samples() if asked.game in (None, one.name)]
    for sample in listed if not asked.check else ():
        gather(sample, asked.positions)
        draw(sample)
    fine = [tell(sample) for sample in listed]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
