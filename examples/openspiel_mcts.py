"""OpenSpiel's MCTS as an outside bot for Musivum: its search in Python, with random games.

    pip install "musivum[openspiel]"
    musivum arena steere master "cmd:python examples/openspiel_mcts.py --seconds 1"

It thinks for so many seconds of processor time a move. What the seat cannot know is dealt anew a
few times, each deal is searched, and the visits are added up.
"""

import argparse
import json
import sys
import time
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import musivum
from musivum.core.dice import Dice
from musivum.research import openspiel

EXPLORE = 1.4
FIRST = 4
"""Simulations that show how fast it is here."""
DEALS = 4
"""How often hidden things are dealt anew."""


class Thinker:
    """OpenSpiel's MCTS for one game."""

    def __init__(self, name: str, options: dict[str, Any], seconds: float) -> None:
        self.ours = musivum.load(name, **options)
        self.theirs = pyspiel.load_game(openspiel.short_name(name), _parameters(name, options))
        self.seconds = seconds
        self.dice = Dice("openspiel", "deals")
        self.rng = np.random.RandomState(7)

    def choose(self, view: dict[str, Any], seat: int) -> str:
        """The move that was visited most."""
        if len(view["legal"]) == 1:
            return str(view["legal"][0])
        ends = time.process_time() + self.seconds
        visits: Counter[str] = Counter()
        pace = self.search(view, seat, FIRST, visits)
        for deal in range(DEALS):
            left = (ends - time.process_time()) / (DEALS - deal)
            if left > 0:
                pace = self.search(view, seat, max(1, int(left / pace)), visits)
        return visits.most_common(1)[0][0]

    def search(self, view: dict[str, Any], seat: int, number: int, visits: "Counter[str]") -> float:
        """Add the visits of so many simulations; return the seconds that one took."""
        began = time.process_time()
        state = self.state(view, seat)
        evaluator = mcts.RandomRolloutEvaluator(1, self.rng)
        bot = mcts.MCTSBot(self.theirs, EXPLORE, number, evaluator, random_state=self.rng)
        for child in bot.mcts_search(state).children:
            visits[state.action_to_string(seat, child.action)] += child.explore_count
        return (time.process_time() - began) / number

    def state(self, view: dict[str, Any], seat: int) -> Any:
        """The position as OpenSpiel sees it, with what the seat cannot know dealt anew."""
        state = self.theirs.new_initial_state()
        dealt = self.ours.imagine(view, self.dice)
        position = state.position
        state.position = openspiel.Position(position.encoding, dealt.array, position.memories, seat)
        return state


def _parameters(name: str, options: dict[str, Any]) -> dict[str, Any]:
    usual = openspiel.specification(name)
    return {key: value for key, value in options.items() if value is not None and key in usual}


def main() -> None:
    """Answer until told to quit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    asked, thinker = parser.parse_args(), None
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            thinker = Thinker(said["game"], said["options"], asked.seconds)
            answer = {"type": "ready", "name": "OpenSpiel MCTS"}
        elif said["type"] == "choose" and thinker is not None:
            move = thinker.choose(said["view"], said["seat"])
            answer = {"type": "move", "id": said["id"], "move": move}
        else:
            return
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
