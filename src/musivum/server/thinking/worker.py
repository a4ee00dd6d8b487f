"""A bot's process: reads questions from its input, one JSON object a line, and answers each.

Started by :mod:`musivum.server.thinking.pool`; on a cluster (:mod:`musivum.server.thinking.ray`)
Ray calls ``answer`` by itself. It is told what its seat may know and nothing more; it holds no
connection to anything.
"""

import json
import os
import sys
import time
from typing import Any

from musivum.bots import Match, bot
from musivum.core.dice import Dice
from musivum.core.game import CHANCE
from musivum.core.record import Record
from musivum.games import load, names


def warm_up(_question: dict[str, Any]) -> dict[str, Any]:
    """Load what every game's bots need, so that the first move of a match is not waited for."""
    from musivum.bots.levels import NAMES, Level  # noqa: PLC0415 - Numba, only when needed

    dice = Dice("warm", "up")
    for name in names():
        state = load(name).start()
        while CHANCE in state.awaiting:
            state = state.play(state.chance()[0][0], CHANCE)
        seat = min(state.awaiting)
        view = state.view(seat)
        Level(NAMES[0], state.game, dice).choose(view, seat)
        Level(NAMES[-1], state.game, dice).search(view, seat, 2)
    return {}


def think(question: dict[str, Any]) -> dict[str, Any]:
    """A move for a view."""
    game = load(question["game"], **question["options"])
    player = bot(question["level"], game, question["seed"])
    return {"move": str(player.choose(question["view"], question["seat"]))}


def advise(question: dict[str, Any]) -> dict[str, Any]:
    """A move for a view, and what it is worth: the mean of many games that go on from there."""
    from musivum.analysis.judge import expected  # noqa: PLC0415 - most workers never need it

    game = load(question["game"], **question["options"])
    move = think(question)["move"]
    seat = question["seat"]
    state = game.imagine(question["view"], Dice(question["seed"], "advice"))
    worth = expected(state.play(move, seat), seat)
    return {"move": move, "measure": "points" if game.players == 1 else "share", "worth": worth}


def play_on(question: dict[str, Any]) -> dict[str, Any]:
    """More moves of a bot's game with the dice of a daily challenge, and its score at the end.

    As many as there is time for. What a bot would play follows from the game so far and from
    nothing else, so it does not matter in which pieces a game is played.
    """
    game = load(question["game"], **question["options"])
    match = Match(game, question["seed"])
    for seat, move in question["moves"]:
        match.play(move, seat)
    ends = time.monotonic() + question["seconds"]
    while match.outcome is None and time.monotonic() < ends:
        if not match.advance():
            seat = min(match.state.awaiting)
            player = bot(question["level"], game, f"{question['seed']}/{len(match.moves)}")
            match.play(player.choose(match.state.view(seat), seat), seat)
    score = None if match.outcome is None else match.outcome.scores[0]
    return {"moves": match.record().moves[len(question["moves"]) :], "score": score}


def study(question: dict[str, Any]) -> dict[str, Any]:
    """The next positions of a finished game, for an analysis; as many as there is time for."""
    from musivum.analysis.judge import Judge  # noqa: PLC0415 - most workers never need it
    from musivum.analysis.study import study  # noqa: PLC0415 - the same

    match = _replayed(question)
    judge = Judge(match.game, question["level"])
    ends = time.monotonic() + question["seconds"]
    studies = []
    for number in range(question["first"], len(match.states)):
        studies.append(study(judge, match.states, match.moves, number))
        if time.monotonic() >= ends:
            break
    return {"studies": studies}


def put_together(question: dict[str, Any]) -> dict[str, Any]:
    """The analysis of a finished game, from all its studies."""
    from musivum.analysis.judge import Judge  # noqa: PLC0415 - as above
    from musivum.analysis.result import head_of, put_together  # noqa: PLC0415

    match = _replayed(question)
    head = head_of(match.record(), Judge(match.game, question["level"]))
    moves, finished = match.record().moves, match.outcome is not None
    made = put_together(match.game, head, moves, question["studies"], finished)
    return {"analysis": made.data()}


def _replayed(question: dict[str, Any]) -> Match:
    game = load(question["game"], **question["options"])
    seats = tuple(question["seats"])
    moves = tuple((seat, move) for seat, move in question["moves"])
    return Match.replay(Record(game.NAME, game.RULES_VERSION, game.options, seats, moves), game)


ANSWERS = {
    "warm up": warm_up,
    "think": think,
    "advise": advise,
    "play on": play_on,
    "study": study,
    "put together": put_together,
}


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to any question; what goes wrong is an answer too."""
    try:
        return ANSWERS[question["do"]](question)
    except Exception as error:
        return {"problem": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Answer until the input ends."""
    os.nice(5)  # a thinking bot gives way to a server that serves
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
