"""Who gets which grades: games between two equal bots are analysed, and the grades counted.

    python tools/grades.py steere random --games 4
    python tools/grades.py mozaa expert --option hand=3 --games 2 --level master

What grades are worth shows in who gets them: who plays at random must get few that are good.
"""

import argparse
from collections import Counter

from musivum.analysis.analyse import analyse
from musivum.analysis.grades import GRADES
from musivum.analysis.request import LEVELS, USUAL_LEVEL
from musivum.arena.cli import load_with
from musivum.core.match import Match
from musivum.games import names

FIRST_SEED = 90


def main() -> None:
    """Play, analyse, count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=names())
    parser.add_argument("bot", help="who plays, on all seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--level", choices=LEVELS, default=USUAL_LEVEL, help="who names best moves")
    asked = parser.parse_args()
    game = load_with(asked.game, asked.option)
    counted: Counter[str] = Counter()
    for seed in range(FIRST_SEED, FIRST_SEED + asked.games):
        match = Match(game, seed=seed, players=[asked.bot] * game.players).run()
        for balance in analyse(match, level=asked.level).balances:
            counted.update(balance.grades)
    number = counted.total()
    shares = ", ".join(f"{name} {counted[name] / number:.0%}" for name in GRADES)
    print(f"{asked.game} {' '.join(asked.option)} {asked.bot}: {shares} of {number} choices")


if __name__ == "__main__":
    main()
