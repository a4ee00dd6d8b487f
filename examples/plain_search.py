"""A search that has learned nothing, as an outside bot for Musivum: a tree, and random games.

    musivum arena steere master "cmd:python examples/plain_search.py" --opening 4

It is what a learned player is measured by: the same compiled tree, the same knowledge of the end,
and beyond the tree nothing but chance. So ``master`` played Steere's Mosaic before it learned, with
14,000 simulations a move. A game's own policy is put aside.
"""

import argparse
import json
import sys
import zlib
from typing import Any

import musivum
from musivum.search import search, settle

SIMULATIONS = 14_000
ENDS, SOLVES = 12, 300_000
"""With so few legal moves it tries to solve the rest, in so many positions."""


class Thinker:
    """The tree search for one game."""

    def __init__(self, name: str, options: dict[str, Any], simulations: int) -> None:
        chosen = {key: value for key, value in options.items() if value is not None}
        self.game = musivum.load(name, **chosen)
        self.game.POLICY = None  # type: ignore[misc] # of this game alone
        self.simulations = simulations

    def choose(self, view: dict[str, Any], seat: int) -> str:
        """The move that was tried most, or the best one where the end is in sight."""
        if len(view["legal"]) == 1:
            return str(view["legal"][0])
        if len(view["legal"]) <= ENDS:
            settled = settle(self.game, view, seat, SOLVES)
            if settled is not None:
                return str(settled.move)
        # Of the view alone, so that anybody can play a published game again.
        seed = zlib.crc32(json.dumps([view, seat], sort_keys=True).encode())
        found = search(self.game, view, seat, simulations=self.simulations, seed=seed)
        return str(found.move)


def main() -> None:
    """Answer until told to quit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
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
