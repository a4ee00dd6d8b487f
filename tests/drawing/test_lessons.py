"""Lessons are games by the rules, whose every act can be clicked."""

from typing import Any

import pytest

import musivum
from musivum.drawing.lessons import has_lesson, lesson
from musivum.games import load


def _loaded(name: str, options: dict[str, Any]) -> musivum.Game:
    return load(name, **options)


@pytest.mark.parametrize("game", musivum.games())
def test_a_lesson_leads_through_acts_to_praise_and_to_a_little_game(game: str) -> None:
    found = lesson(game, _loaded)
    steps = found["steps"]
    assert [step for step in steps if step["move"]]
    for step in steps:
        told = step["say"]
        # A move is waited for with a sentence; else one is praised, or watches the others.
        assert told or step["move"] is None
        assert (step["scene"].get("first") is None) == (step["move"] is None)
    praised = [n for n, step in enumerate(steps) if step["say"] and step["move"] is None]
    assert praised[0] < len(steps) - 1
    assert praised[-1] == len(steps) - 1
    totals = [step["scene"]["accounts"][0]["total"] for step in steps]
    assert totals[praised[0]] > totals[0], "there is something to praise"
    load(game, **found["little"])  # options of the game


def test_a_game_without_a_file_has_no_lesson() -> None:
    assert not has_lesson("pips")
