"""An analysis that a page makes is the one that Python makes, number by number."""

from typing import Any

import pytest

from musivum.analysis.analyse import analyse
from musivum.analysis.judge import Judge
from musivum.bots import Match
from musivum.games import load
from musivum.offline.studies import Studying
from tests.browser.conftest import Ask
from tests.sampled import LONG

LEVEL, SIMULATIONS = "club", 60
PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("mozaa", {"players": 2, "hand": 3}),
    ("steere", {"side": 3}),
    ("mosaix", {"players": 1}),
    ("mosaix", {"players": 2}),
    ("galilee", {"players": 2}),
]
"""The first has hidden cards, so that a choice is judged by what its seat could know."""


def near(found: Any, expected: Any, place: str = "") -> None:
    """The same, but for the last digits of a number."""
    if isinstance(expected, dict):
        assert found.keys() == expected.keys(), place
        for name, value in expected.items():
            near(found[name], value, f"{place}/{name}")
    elif isinstance(expected, list | tuple):
        assert len(found) == len(expected), place
        for number, value in enumerate(expected):
            near(found[number], value, f"{place}/{number}")
    elif isinstance(expected, float):
        assert found == pytest.approx(expected, abs=1e-9), place
    else:
        assert found == expected, place


@pytest.mark.parametrize(
    ("game", "options"), [PLAYED[0], *(pytest.param(*one, marks=LONG) for one in PLAYED[1:])]
)
def test_a_page_studies_a_match_as_python_does(
    ask: Ask, game: str, options: dict[str, Any]
) -> None:
    loaded = load(game, **options)
    match = Match(loaded, seed=3, players=["casual"] * loaded.players).run()
    studying = Studying(match)
    studying.judge = Judge(loaded, LEVEL, SIMULATIONS)
    asked = studying.begin()
    positions = len(asked)
    assert studying.progress() == {"ready": False, "done": 0, "of": positions}
    while asked:
        answers = ask("study.mjs", game, asked)
        told = list(zip(asked, answers, strict=True))
        asked = [
            one for question, answer in told for one in studying.answer(question["number"], answer)
        ]
    found = studying.progress()
    assert found["ready"]
    expected = analyse(match, level=LEVEL, simulations=SIMULATIONS, threads=1).data()
    assert any(step["best"] for step in expected["steps"]), "somebody should have erred"
    near(found["analysis"], expected)


def test_whoever_cannot_think_is_told_so_and_may_ask_again() -> None:
    match = Match(load("steere", side=2), seed=3, players=["random", "random"]).run()
    studying = Studying(match)
    (first, *_) = studying.begin()
    assert studying.answer(first["number"], {"problem": "half"}) == []
    assert studying.failed
