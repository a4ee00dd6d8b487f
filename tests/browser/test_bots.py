"""Bots of a pack choose the moves that Python's choose, from the same seeds and budgets."""

from typing import Any

import pytest

from musivum.bots import Match, bot, names
from musivum.browser.describe import games_of
from musivum.core.game import CHANCE, Game
from musivum.core.profile import LEVELS
from musivum.games import names as game_names
from musivum.games import room
from musivum.server.thinking.worker import advise
from tests.browser.conftest import Ask
from tests.sampled import LONG, usual

SLOW = {"expert": 2, "master": 1}
"""How many choices of a level are compared for each way to play a game; of others three."""


def choices(game: Game, seed: int) -> list[tuple[dict[str, Any], int]]:
    """Views of seats that have a choice, from a game between quick bots."""
    match = Match(game, seed=seed, players=["casual"] * game.players).run()
    return [
        (state.view(seat), seat)
        for state in match.states
        for seat in sorted(state.awaiting - {CHANCE})
        if len(state.legal(seat)) > 1
    ]


def compared(name: str, seed: int) -> list[tuple[dict[str, Any], int]]:
    """Questions to all bots of a game, and how they were answered in Python.

    Every way to play the game is met; the slow levels meet one of them, another with each seed.
    """
    found = []
    games = list(games_of(room(name)))
    for place, game in enumerate(games):
        views = choices(game, seed)
        for level in names():
            if level in SLOW and place != (seed + list(SLOW).index(level)) % len(games):
                continue
            number = SLOW.get(level, 3)
            for view, seat in views[(7 * seed) % 5 :: max(1, len(views) // number)][:number]:
                move = bot(level, game, f"{seed} {level}").choose(view, seat)
                question = {"level": level, "seed": f"{seed} {level}", "seat": seat}
                question |= {"options": game.options, "state": [str(n) for n in view["state"]]}
                found.append((question, game.index(move)))
        # The last choices, which a level that solves the end of a game solves.
        if game.PROFILE.ways(game.options)[-1].solves and place == seed % len(games):
            for view, seat in views[-3:]:
                move = bot(LEVELS[-1], game, "end").choose(view, seat)
                question = {"level": LEVELS[-1], "seed": "end", "seat": seat}
                question |= {"options": game.options, "state": [str(n) for n in view["state"]]}
                found.append((question, game.index(move)))
    return found


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=LONG) for n in range(1, 12))])
@pytest.mark.parametrize("name", game_names())
def test_bots_choose_alike_in_a_browser_and_in_python(ask: Ask, name: str, seed: int) -> None:
    found = compared(name, seed)
    assert {question["level"] for question, _ in found} >= set(LEVELS)
    answers = ask("choose.mjs", name, [question for question, _ in found])
    different = [
        (question["level"], question["options"], expected, answer)
        for (question, expected), answer in zip(found, answers, strict=True)
        if expected != answer
    ]
    assert not different


@pytest.mark.parametrize("name", usual(game_names(), "mosaix", "mozaa"))
def test_a_hint_is_worth_the_same_in_a_browser_and_in_python(ask: Ask, name: str) -> None:
    questions, expected = [], []
    for game in list(games_of(room(name)))[:2]:
        views = choices(game, 5)
        for view, seat in (views[0], views[len(views) // 2], views[-1]):
            question = {"options": game.options, "level": "greedy", "seed": "hint", "seat": seat}
            found = advise({"game": name, "view": view} | question)
            questions.append(question | {"state": [str(n) for n in view["state"]], "advise": True})
            expected.append([game.index(found["move"]), pytest.approx(found["worth"])])
    assert ask("choose.mjs", name, questions) == expected
