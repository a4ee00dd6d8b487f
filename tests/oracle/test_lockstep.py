"""The engine and the oracles, which share no code, agree on every step of every game."""

from typing import Any

import pytest

from musivum import games
from tests.oracle import lockstep

PART = 25
"""Games in one test, so that two processes share the work evenly."""


PARTS = [
    (name, options, first, min(PART, wanted - first))
    for name, options, wanted in lockstep.settings()
    for first in range(0, wanted, PART)
]


@pytest.mark.parametrize(
    ("name", "options", "first", "number"),
    PARTS,
    ids=[f"{name}-{'-'.join(map(str, o.values()))}-{first}" for name, o, first, _ in PARTS],
)
def test_engine_and_oracle_agree(
    name: str, options: dict[str, Any], first: int, number: int
) -> None:
    for seed in range(first, first + number):
        assert lockstep.play(name, options, seed) > 0


def test_a_test_run_plays_at_least_two_thousand_games_of_all_kinds() -> None:
    assert sum(number for *_, number in PARTS) >= 2000
    assert {name for name, *_ in PARTS} == set(games())
