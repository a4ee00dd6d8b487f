"""How many points bots make at Mosaix alone, with the luck of the dice taken out.

    python tools/measure_mosaix.py --bot master --bot master@40 --games 200

From the points of a game is taken off what each roll was worth more than the average roll on its
grid, by foresight two rolls ahead. That is nothing on average, however wrong foresight may be, and
most of what makes games differ: the standard deviation becomes 3 to 4 points instead of 15. So a
hundred games tell what would take two thousand. The seeds are not those of the games that are
published.
"""

import argparse
import time

import numpy as np

from musivum.core.match import Match
from musivum.games import load
from musivum.games.mosaix import sheet
from musivum.games.mosaix.ahead import BOXES, GRID_ROW
from musivum.games.mosaix.data import ROLLS
from musivum.games.mosaix.foresight import learned
from musivum.games.mosaix.practice import some_rolls_ahead
from musivum.games.mosaix.rules import SOLO_OUTSTANDING

FIRST_SEED = 80_000
WAYS = 2
"""Compared after a roll."""


def luck(match: Match) -> float:
    """What the rolls of a game were worth more than average ones."""
    tables, known = match.game.tables, learned(1)
    rolls, grid, found = np.zeros(len(ROLLS)), np.zeros(GRID_ROW, np.int64), 0.0
    for before, after in zip(match.states, match.states[1:], strict=False):
        if before.array[sheet.PHASE] == sheet.ROLLING:
            grid[:BOXES] = before.array[sheet.SEATS : sheet.SEATS + BOXES]
            grid[BOXES] = before.array[sheet.FREE_BOXES]
            average = some_rolls_ahead(tables, known, grid, 2, WAYS, rolls)
            found += float(rolls[after.array[sheet.ROLLED_DICE] - 1]) - average
    return found


def measure(bot: str, first: int, games: int) -> str:
    """What a bot makes."""
    scores, lucks, seconds, choices = [], [], 0.0, 0
    for seed in range(first, first + games):
        began = time.process_time()
        match = Match(load("mosaix", players=1), seed=seed, players=[bot]).run()
        seconds += time.process_time() - began
        choices += sum(seat == 0 for seat, _ in match.moves)
        assert match.outcome is not None
        scores.append(match.outcome.scores[0])
        lucks.append(luck(match))
    free = np.array(scores) - lucks
    share = np.mean(np.array(scores) >= SOLO_OUTSTANDING)
    return (
        f"{bot}: {free.mean():.2f} ± {free.std() / games**0.5:.2f} points without luck, with it"
        f" {np.mean(scores):.1f}, and {share:.1%} have {SOLO_OUTSTANDING} or more;"
        f" {1000 * seconds / choices:.0f} ms a choice"
    )


def main() -> None:
    """Measure the bots that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", action="append", required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    asked = parser.parse_args()
    for bot in asked.bot:
        print(measure(bot, asked.first_seed, asked.games), flush=True)


if __name__ == "__main__":
    main()
