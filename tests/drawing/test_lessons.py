"""Lessons are games by the rules, whose every act can be clicked."""

from typing import Any

import pytest

import musivum
from musivum.drawing.lessons import has_lesson, lesson
from musivum.games import load
from tests.drawing.test_scenes import Data, clicks, turns


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
        if step["move"] is not None:
            _check_way(step["scene"], step["move"])
    praised = [n for n, step in enumerate(steps) if step["say"] and step["move"] is None]
    assert praised[0] < len(steps) - 1
    assert praised[-1] == len(steps) - 1
    totals = [step["scene"]["accounts"][0]["total"] for step in steps]
    assert totals[praised[0]] > totals[0], "there is something to praise"
    load(game, **found["little"])  # options of the game


def _check_way(scene: Data, move: str) -> None:
    """The move can be clicked; a piece in hand can be laid where it belongs, and nowhere else."""
    assert move in set(clicks(scene, scene["first"]))
    for step in scene["steps"]:
        if step["kind"] == "place":
            parts = [part for turn in turns(step) for part in turn.get("at", {}).values()]
        elif step["kind"] == "fill":
            parts = [part for frame in step["frames"] for part in frame.get("at", {}).values()]
        else:
            continue
        assert parts and all(move.endswith(part) for part in parts), parts


def test_a_game_without_a_file_has_no_lesson() -> None:
    assert not has_lesson("pips")
