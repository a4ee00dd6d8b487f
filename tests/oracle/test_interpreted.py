"""A few games of every kind with engine and oracle side by side.

They are few enough for rules without the compiler (``-p tests.interpreted``), which is how it is
measured that no branch of the rules is left out, and that a change in any of them is noticed.
"""

import pytest

from musivum import games
from tests.oracle import lockstep

SEEDS = 3
LARGEST_SIDE = 4


@pytest.mark.parametrize("name", games())
def test_rules_as_written_agree(name: str) -> None:
    moves = 0
    for one, options, _ in lockstep.settings():
        if one == name and options.get("side", 0) <= LARGEST_SIDE:
            for seed in range(SEEDS):
                moves += lockstep.play(name, options, seed)
    assert moves > 50
