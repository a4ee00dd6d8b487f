"""What the tests of the arena share: small tournaments, and made-up games."""

import shlex
import sys
from pathlib import Path

from musivum.arena.play import Result
from musivum.arena.tournament import Tournament

BOTS = ("random", "greedy")


def small(games: int = 2, bots: tuple[str, ...] = BOTS, **options: object) -> Tournament:
    return Tournament("steere", {"side": 2, "swap": False, **options}, 2, bots, games)


def quiet(_done: int, _of: int) -> None:
    pass


def facts(games: list[Result]) -> list[tuple[object, ...]]:
    return [(game["seed"], game["bots"], game["scores"], game["moves"]) for game in games]


def made_up(bots: list[str], scores: list[int], seed: int = 0) -> Result:
    seats = range(len(bots))
    return {
        "seed": seed,
        "bots": bots,
        "scores": scores,
        "winners": [seat for seat in seats if scores[seat] == max(scores)],
        "reason": "steere-no-moves",
        "moves": 20,
        "choices": [10 for _ in seats],
        "legal": [30 for _ in seats],
        "seconds": [0.5 for _ in seats],
    }


def program(path: Path, text: str) -> str:
    """The name of an outside bot that is a program of this text."""
    path.write_text(text)
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
