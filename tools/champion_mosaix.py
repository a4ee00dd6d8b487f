"""Measure bots at solo Mosaix over seeded games; stop and go on at will.

    python tools/champion_mosaix.py --games 1000 --bots master --out champion.jsonl

Every finished game is one line of the file, so an interrupted run loses at most one game, and the
same command goes on where it stopped. At the end, or with ``--games 0``, a summary is printed: mean
with a 95 % confidence interval, the share of games with 120 or more and 130 or more, seconds of
processor time a round, and the distribution.
"""

import argparse
import json
import math
import time
from collections import Counter
from pathlib import Path
from typing import Any

from musivum import Match, load

WIDTH = 10
"""Points that share a bar of the distribution."""


def play(bot: str, seed: int) -> dict[str, Any]:
    """One game as a line of the file."""
    began = time.process_time()
    match = Match(load("mosaix", players=1), seed=seed, players=[bot]).run()
    assert match.outcome is not None
    rounds = sum(str(move).startswith("roll") for _, move in match.moves)
    took = time.process_time() - began
    return {
        "bot": bot,
        "seed": seed,
        "score": match.outcome.scores[0],
        "rounds": rounds,
        "seconds": round(took, 2),
    }


def read(path: Path) -> list[dict[str, Any]]:
    """The games of a file; a line that was cut off by an interruption does not count."""
    games = []
    for line in path.read_text().splitlines() if path.exists() else ():
        try:
            games.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return games


def summary(bot: str, games: list[dict[str, Any]]) -> str:
    """What the games of a bot say."""
    scores = [game["score"] for game in games]
    number, mean = len(scores), sum(scores) / len(scores)
    spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / max(1, number - 1))
    pace = sum(game["seconds"] for game in games) / sum(game["rounds"] for game in games)
    lines = [
        f"{bot}: {number} games, mean {mean:.1f} ± {1.96 * spread / math.sqrt(number):.1f}, "
        f"120 or more {sum(score >= 120 for score in scores) / number:.1%}, "
        f"130 or more {sum(score >= 130 for score in scores) / number:.1%}, "
        f"{pace:.2f} s a round"
    ]
    bars = Counter(score // WIDTH for score in scores)
    for bar in range(min(bars), max(bars) + 1):
        lines.append(f"{bar * WIDTH:5} … {'#' * math.ceil(60 * bars[bar] / max(bars.values()))}")
    return "\n".join(lines)


def main() -> None:
    """Play what is missing, then say what it means."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=1000, help="seeds 0 to games - 1")
    parser.add_argument("--bots", nargs="+", default=["master"])
    parser.add_argument("--out", type=Path, required=True)
    words = parser.parse_args()
    games = read(words.out)
    done = {(game["bot"], game["seed"]) for game in games}
    try:
        for seed in range(words.games):
            for bot in words.bots:
                if (bot, seed) not in done:
                    games.append(play(bot, seed))
                    with words.out.open("a") as file:
                        file.write(json.dumps(games[-1]) + "\n")
    except KeyboardInterrupt:
        print("interrupted; the same command goes on from here")
    for bot in words.bots:
        own = [game for game in games if game["bot"] == bot]
        if own:
            print(summary(bot, own))


if __name__ == "__main__":
    main()
