"""The engine and the oracles, which share no code, agree on every step of every game.

The first games of each kind are played by ``test_interpreted.py``, some more here, and the rest in
``make test-long``.
"""

from typing import Any

import pytest

from musivum import games
from tests.oracle import lockstep
from tests.oracle.test_interpreted import SEEDS, is_small
from tests.sampled import marks, parts

PART = 25
"""Games in one test, so that two processes share the work evenly."""
SHARE = 16
"""One in so many games is played in every run, with those that are also interpreted; and at least
one more of each kind."""

PARTS = [
    (name, options, seeds, long)
    for name, options, wanted in lockstep.settings()
    for begun in [SEEDS if is_small(options) else 1]
    for seeds, long in parts(begun, max(wanted // SHARE - begun, 1), wanted, PART)
]


@pytest.mark.parametrize(
    ("name", "options", "seeds"),
    [
        pytest.param(
            name,
            options,
            seeds,
            marks=marks(long),
            id=f"{name}-{'-'.join(map(str, options.values()))}-{seeds.start}",
        )
        for name, options, seeds, long in PARTS
    ],
)
def test_engine_and_oracle_agree(name: str, options: dict[str, Any], seeds: range) -> None:
    for seed in seeds:
        assert lockstep.play(name, options, seed) > 0


def test_a_long_run_plays_two_thousand_games_of_all_kinds_and_every_run_some_of_each() -> None:
    assert sum(len(seeds) for *_, seeds, _ in PARTS) >= 1900  # and those that are also interpreted
    always = [(name, str(options), seeds) for name, options, seeds, long in PARTS if not long]
    assert {(name, options) for name, options, seeds in always if seeds} == {
        (name, str(options)) for name, options, _ in lockstep.settings()
    }
    assert {name for name, *_ in PARTS} == set(games())
