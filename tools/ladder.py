"""Prove the ladder: every level meets the one below in every game, and greedy its neighbours.

    python tools/ladder.py            plays what is missing, says what came out, writes docs/bots.md
    python tools/ladder.py --check    plays nothing; exit code 1 if something is short

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
from musivum.bots import GREEDY
from musivum.bots import names as bots
from musivum.core.profile import LEVELS, Ladder
from musivum.games import names, profile

ROOT = Path(__file__).parents[1]
FOLDER, PAGE = ROOT / "docs" / "arena", ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: written by tools/ladder.py -->", "<!-- end of the ladder -->"
LEAST, MOST = 0.65, 0.85
"""The share of the duplicate pairs that a level is to win against the one below."""
EVEN = 0.5
"""And that greedy is to win against the level that is said to be weaker."""
MASTER = LEVELS[-1]


@dataclass(frozen=True)
class Rung:
    """Two bots that meet, on so many seeds from either seat."""

    game: str
    ladder: Ladder
    better: str
    worse: str

    @property
    def seeds(self) -> int:
        """How many pairs: the slower, the fewer."""
        quick = MASTER not in (self.better, self.worse)
        return self.ladder.seeds if quick else self.ladder.master_seeds

    @property
    def least(self) -> float:
        """Of the share that the better one is to win."""
        return EVEN if GREEDY in (self.better, self.worse) else LEAST

    @property
    def most(self) -> float:
        """Of the same."""
        return 1.0 if GREEDY in (self.better, self.worse) else MOST

    @property
    def options(self) -> list[str]:
        """What differs from the usual options, as the arena reads it."""
        return [f"{key}={value}" for key, value in self.ladder.options.items()]

    @property
    def title(self) -> str:
        """The game with these options."""
        return ", ".join([self.game.capitalize(), *self.options])

    @property
    def file(self) -> Path:
        """Where the games are kept."""
        words = [self.game, *(option.replace("=", "-") for option in self.options)]
        return FOLDER / f"ladder-{'-'.join(words)}.jsonl"


def rungs() -> list[Rung]:
    """Each level and the one below, and greedy and its neighbours, in every game."""
    found = []
    for name in names():
        for ladder in profile(name).ladder:
            levels = list(pairwise(LEVELS))
            listed = bots(profile(name), ladder.options)[1:]
            placed = [pair for pair in pairwise(listed) if GREEDY in pair]
            found += [Rung(name, ladder, better, worse) for worse, better in levels + placed]
    return sorted(found, key=lambda rung: MASTER in (rung.better, rung.worse))


def play(rung: Rung) -> None:
    """Play what is missing of a rung."""
    program = Path(sys.executable).with_name("musivum")
    words = [str(program), "arena", rung.game, rung.worse, rung.better, "--out", str(rung.file)]
    for option in rung.options:
        words += ["--option", option]
    words += ["--opening", str(rung.ladder.opening), "--games", str(rung.seeds)]
    rung.file.parent.mkdir(exist_ok=True)
    done = subprocess.run(words, check=False)
    if done.returncode:
        sys.exit(done.returncode)  # the arena has said why


def pairing(rung: Rung) -> Pairing | None:
    """How two bots did against each other, over the seeds played from either seat."""
    games = read(rung.file)[1] if rung.file.exists() else []
    whole = [
        game
        for (met, seed), pair in duplicate_sets(games).items()
        if met == tuple(sorted((rung.better, rung.worse)))
        and seed < rung.seeds
        and len(pair) == len(met)
        for game in pair
    ]
    return next(iter(pairings([rung.better, rung.worse], whole)), None)


def tell(rung: Rung) -> bool:
    """Print what came out; whether it is all there, and as it should be."""
    what = f"{rung.title:25} {rung.better:>8} – {rung.worse:8}"
    found = pairing(rung)
    played = 0 if found is None else found.seeds
    fine = played == rung.seeds
    if found is not None:
        what += f" {cell(rung)}, {found.lead:+6.1f} points"
        if not rung.least <= found.sets <= rung.most:
            fine = False
            what += f", not within {rung.least:.0%} and {rung.most:.0%}"
    if played < rung.seeds:
        what += f"  {played} of {rung.seeds} pairs played"
    print(what)
    return fine


def cell(rung: Rung) -> str:
    """What came out, for the table: the share of the pairs and its interval, and of the games."""
    found = pairing(rung)
    if found is None:
        return ""
    low, high = wilson(found.sets * found.seeds, found.seeds)
    return f"{found.sets:.0%} ({low:.0%} … {high:.0%}) of {found.seeds}; {found.share:.0%}"


def table(listed: list[Rung]) -> str:
    """All that came out, as Markdown: a row for every two who met, a column for every game."""
    games = list(dict.fromkeys(rung.title for rung in listed))
    cells = {(rung.better, rung.worse, rung.title): cell(rung) for rung in listed}
    met = dict.fromkeys((rung.better, rung.worse) for rung in listed)
    order = ("random", *LEVELS, GREEDY)
    rows = sorted(met, key=lambda pair: (GREEDY in pair, order.index(pair[1]), pair))
    lines = [f"| | {' | '.join(games)} |", "|---" * (1 + len(games)) + "|"]
    for better, worse in rows:
        said = " | ".join(cells.get((better, worse, game), "") for game in games)
        lines.append(f"| {better} – {worse} | {said} |")
    return "\n".join(lines)


def written(page: str, listed: list[Rung]) -> str:
    """The page with today's table."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table(listed)}\n\n{END}{after}"


def main() -> int:
    """Play, tell and write; or only tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="play nothing, only say what came out")
    asked, listed = parser.parse_args(), rungs()
    page = PAGE.read_text(encoding="utf-8")
    if not asked.check:
        for rung in listed:
            play(rung)
        PAGE.write_text(written(page, listed), encoding="utf-8")
    fine = [tell(rung) for rung in listed]
    if asked.check and page != written(page, listed):
        print(f"{PAGE.name} says something else: python tools/ladder.py writes it")
        return 1
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
