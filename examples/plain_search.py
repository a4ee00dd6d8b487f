"""A search that has learned nothing, as an outside bot for Musivum.

    musivum arena steere master "cmd:python examples/plain_search.py" --opening 4
    musivum arena mozaa master "cmd:python examples/plain_search.py" --option hand=3

It is what a learned player is measured by, since so ``master`` played before it learned. At Galilee
and Mozaa it compares the best-looking moves, played on by a policy made by hand. Elsewhere it grows
a tree, with the same knowledge of the end, and beyond the tree there is nothing but chance.
"""

import argparse
import json
import sys
import zlib
from importlib import import_module
from typing import Any, NamedTuple

import musivum
from musivum.core.profile import Settings
from musivum.search import Report, compare, search, settle


class Way(NamedTuple):
    """How a game is played."""

    simulations: int
    ends: int
    """With so few legal moves it tries to solve the rest …"""
    solves: int
    """… in so many positions."""
    candidates: int = 0
    """More than 0: so many moves are compared by the policy made by hand."""
    settings: Settings | None = None


TREE = Way(14_000, ends=12, solves=300_000)
BY_HAND = {
    "galilee": Way(3000, 0, 0, 24, Settings(length=6, scale=15.0, advised=1)),
    "mozaa": Way(20_000, 1000, 400_000, 40, Settings(length=4, scale=60.0, advised=1)),
}


class Thinker:
    """The search for one game."""

    def __init__(self, name: str, options: dict[str, Any], simulations: int | None) -> None:
        chosen = {key: value for key, value in options.items() if value is not None}
        self.game = musivum.load(name, **chosen)
        self.way = BY_HAND.get(name, TREE)
        if simulations is not None:
            self.way = self.way._replace(simulations=simulations)
        if self.way.candidates:
            data = import_module(f"musivum.games.{name}.data")
            self.game.tables[data.LEARNED] = 0
        else:
            self.game.POLICY = None  # type: ignore[misc] # of this game alone

    def choose(self, view: dict[str, Any], seat: int) -> str:
        """The best move after a search, or for certain where the end is in sight."""
        if len(view["legal"]) == 1:
            return str(view["legal"][0])
        if len(view["legal"]) <= self.way.ends:
            settled = settle(self.game, view, seat, self.way.solves)
            if settled is not None:
                return str(settled.move)
        # Of the view alone, so that anybody can play a published game again.
        seed = zlib.crc32(json.dumps([view, seat], sort_keys=True).encode())
        return str(self.search(view, seat, seed).move)

    def search(self, view: dict[str, Any], seat: int, seed: int) -> Report:
        """What a search says of the moves."""
        game, (simulations, *_, candidates, settings) = self.game, self.way
        if candidates:
            return compare(
                game,
                view,
                seat,
                simulations=simulations,
                seed=seed,
                settings=settings,
                candidates=candidates,
            )
        return search(game, view, seat, simulations=simulations, seed=seed)


def main() -> None:
    """Answer until told to quit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, help="usually as many as master had")
    asked, thinker = parser.parse_args(), None
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            thinker = Thinker(said["game"], said["options"], asked.simulations)
            answer = {"type": "ready", "name": "plain search"}
        elif said["type"] == "choose" and thinker is not None:
            move = thinker.choose(said["view"], said["seat"])
            answer = {"type": "move", "id": said["id"], "move": move}
        else:
            return
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
