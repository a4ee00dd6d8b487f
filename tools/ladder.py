"""Prove the ladder: every level meets the one below in every game, and master meets greedy.

    python tools/ladder.py            plays what is missing, with all cores, and says what came out
    python tools/ladder.py --check    only says what came out; exit code 1 if something is short

The games are played by ``musivum arena`` into ``docs/arena/ladder-….jsonl``, one file for a game
with its options. Stop it with Ctrl-C at any time: it goes on where it stopped. A change of the bots
makes old results worthless; delete the files then.

Two games on one seed, one from either seat, are a duplicate pair. The bot that won more of the two
has won it, or, if each won one, the one with more points in both together.
"""

import argparse
import math
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from musivum.arena.ratings import duplicate_sets
from musivum.arena.results import read

FOLDER = Path(__file__).parents[1] / "docs" / "arena"
LEVELS = ("beginner", "casual", "club", "expert", "master")
QUICK = LEVELS[:4]
"""Levels whose games take a few seconds at the most."""


@dataclass(frozen=True)
class Rung:
    """Bots that meet their neighbours, on so many seeds from either seat."""

    game: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seeds: int
    least: float
    """The share of the duplicate pairs that the stronger one is to win."""

    @property
    def file(self) -> Path:
        """Where the games are kept."""
        words = [self.game, *(option.replace("=", "-") for option in self.options)]
        return FOLDER / f"ladder-{'-'.join(words)}.jsonl"


BETTER, FAR_BETTER = 0.65, 0.9
GAMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("galilee", ()),
    ("mosaix", ()),
    ("mozaa", ()),
    ("mozaa", ("hand=3",)),
    ("steere", ()),
)
MASTER_SEEDS = {"galilee": 30, "mosaix": 16, "mozaa": 24, "steere": 10}
"""The slower a game of master's is, the fewer; at Steere hardly any game is lost."""

RUNGS = (
    *(Rung(game, options, QUICK, 60, BETTER) for game, options in GAMES),
    *(
        Rung(game, options, ("expert", "master"), MASTER_SEEDS[game], BETTER)
        for game, options in GAMES
    ),
    Rung("mozaa", ("hand=3",), ("greedy", "master"), 24, FAR_BETTER),
    Rung("steere", (), ("greedy", "master"), 10, FAR_BETTER),
)


def play(rung: Rung) -> None:
    """Play what is missing of a rung."""
    program = Path(sys.executable).with_name("musivum")
    words = [str(program), "arena", rung.game, *rung.bots, "--ladder", "--out", str(rung.file)]
    for option in rung.options:
        words += ["--option", option]
    rung.file.parent.mkdir(exist_ok=True)
    subprocess.run([*words, "--games", str(rung.seeds)], check=True)


def pairs_won(rung: Rung, better: str, worse: str) -> list[tuple[float, float]]:
    """For every duplicate pair between two bots: who won it (1, 0 or a half), and the mean lead."""
    games = read(rung.file)[1] if rung.file.exists() else []
    found = []
    for (bots, seed), pair in duplicate_sets(games).items():
        if bots != tuple(sorted((better, worse))) or seed >= rung.seeds or len(pair) < len(bots):
            continue
        share = lead = 0.0
        for game in pair:
            seat, other = game["bots"].index(better), game["bots"].index(worse)
            ahead = game["scores"][seat] - game["scores"][other]
            share += (ahead > 0) - (ahead < 0)
            lead += ahead / len(pair)
        by = share or lead
        found.append((0.5 if by == 0 else float(by > 0), lead))
    return found


def interval(share: float, number: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 2) for end in interval(1.0, 40)]
    [0.91, 1.0]
    """
    z = 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    spread = math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return middle - z * spread / (1 + z * z / number), middle + z * spread / (1 + z * z / number)


def tell(rung: Rung) -> bool:
    """Print what came out; whether it is all there, and as it should be."""
    fine = True
    for worse, better in pairwise(rung.bots):
        what = f"{rung.game:8} {' '.join(rung.options):7} {better:>7} – {worse:8}"
        pairs = pairs_won(rung, better, worse)
        if pairs:
            share = sum(won for won, _ in pairs) / len(pairs)
            lead = sum(lead for _, lead in pairs) / len(pairs)
            low, high = interval(share, len(pairs))
            what += f" {share:7.1%} ({low:.0%} to {high:.0%}) {lead:+6.1f} points"
            what += "" if share >= rung.least else f", short of {rung.least:.0%}"
            fine &= share >= rung.least
        if len(pairs) < rung.seeds:
            what += f"  {len(pairs)} of {rung.seeds} pairs played"
            fine = False
        print(what)
    return fine


def main() -> int:
    """Play and tell, or only tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="play nothing, only say what came out")
    if not parser.parse_args().check:
        for rung in RUNGS:
            play(rung)
    fine = [tell(rung) for rung in RUNGS]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
