"""A bot's process: reads questions from its input, one JSON object a line, and answers each.

Started by :mod:`musivum.server.bots` and by nobody else. It is told what its seat may know and
nothing more; it holds no connection to anything.
"""

import json
import os
import sys
from typing import Any

from musivum import bot, load
from musivum.core.match import Match


def think(question: dict[str, Any]) -> dict[str, Any]:
    """A move for a view."""
    game = load(question["game"], **question["options"])
    player = bot(question["level"], game, question["seed"])
    return {"move": str(player.choose(question["view"], question["seat"]))}


def whole_game(question: dict[str, Any]) -> dict[str, Any]:
    """A bot's score in a whole game with the dice of a daily challenge."""
    game = load(question["game"], **question["options"])
    match = Match(game, question["seed"], [question["level"]] * game.players).run()
    assert match.outcome is not None
    return {"score": match.outcome.scores[0]}


def main() -> None:
    """Answer until the input ends."""
    os.nice(5)  # a thinking bot gives way to a server that serves
    for line in sys.stdin:
        question = json.loads(line)
        try:
            answer = (whole_game if question["do"] == "game" else think)(question)
        except Exception as error:
            answer = {"problem": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
