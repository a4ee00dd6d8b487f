"""Prove the ladder: every level meets the one below in every game, and master meets greedy in some.

    python tools/ladder.py            plays what is missing, with all cores, and says what came out
    python tools/ladder.py --check    only says what came out; exit code 1 if something is short

The games are played by ``musivum arena`` into ``docs/arena/ladder-….jsonl``, one file for a game
with its options. Stop it with Ctrl-C at any time: it goes on where it stopped. A change of the bots
makes old results worthless; delete the files then.

Two games on one seed, one from either seat, are a duplicate pair. The bot that won more of the two
has won it, or, if each won one, the one with more points in both together.
"""

import argparse
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from musivum.arena.ratings import Pairing, duplicate_sets, pairings, wilson
from musivum.arena.results import read
from musivum.core.profile import LEVELS
from musivum.games import names, profile

FOLDER = Path(__file__).parents[1] / "docs" / "arena"
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
SEEDS = 60
"""On which the quick levels meet."""


def rungs() -> tuple[Rung, ...]:
    """What every game's profile says: first the quick levels of all, then master."""
    listed = [
        (name, tuple(f"{key}={value}" for key, value in ladder.options.items()), ladder)
        for name in names()
        for ladder in profile(name).ladder
    ]
    return (
        *(Rung(name, options, QUICK, SEEDS, BETTER) for name, options, _ in listed),
        *(
            Rung(name, options, LEVELS[-2:], ladder.master_seeds, BETTER)
            for name, options, ladder in listed
        ),
        *(
            Rung(name, options, ("greedy", LEVELS[-1]), ladder.master_seeds, FAR_BETTER)
            for name, options, ladder in listed
            if ladder.humbles
        ),
    )


def play(rung: Rung) -> None:
    """Play what is missing of a rung."""
    program = Path(sys.executable).with_name("musivum")
    words = [str(program), "arena", rung.game, *rung.bots, "--ladder", "--out", str(rung.file)]
    for option in rung.options:
        words += ["--option", option]
    rung.file.parent.mkdir(exist_ok=True)
    done = subprocess.run([*words, "--games", str(rung.seeds)], check=False)
    if done.returncode:
        sys.exit(done.returncode)  # the arena has said why


def pairing(rung: Rung, better: str, worse: str) -> Pairing | None:
    """How two bots did against each other, over the seeds played from either seat."""
    games = read(rung.file)[1] if rung.file.exists() else []
    whole = [
        game
        for (bots, seed), pair in duplicate_sets(games).items()
        if bots == tuple(sorted((better, worse))) and seed < rung.seeds and len(pair) == len(bots)
        for game in pair
    ]
    return next(iter(pairings([better, worse], whole)), None)


def tell(rung: Rung) -> bool:
    """Print what came out; whether it is all there, and as it should be."""
    fine = True
    for worse, better in pairwise(rung.bots):
        what = f"{rung.game:8} {' '.join(rung.options):7} {better:>7} – {worse:8}"
        found = pairing(rung, better, worse)
        played = 0 if found is None else found.seeds
        if found is not None:
            low, high = wilson(found.sets * played, played)
            what += f" {found.sets:7.1%} ({low:.0%} to {high:.0%}) of {played} pairs,"
            what += f" {found.share:6.1%} of games, {found.lead:+6.1f} points"
            what += "" if found.sets >= rung.least else f", short of {rung.least:.0%}"
            fine &= found.sets >= rung.least
        if played < rung.seeds:
            what += f"  {played} of {rung.seeds} pairs played"
            fine = False
        print(what)
    return fine


def main() -> int:
    """Play and tell, or only tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="play nothing, only say what came out")
    listed = rungs()
    if not parser.parse_args().check:
        for rung in listed:
            play(rung)
    fine = [tell(rung) for rung in listed]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
