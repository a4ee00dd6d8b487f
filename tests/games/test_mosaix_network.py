"""The networks that judge grids of Mosaix."""

import numpy as np
import pytest
from numba import config, types

from musivum.core.compiled import Ints, kernel
from musivum.core.network import NEURONS
from musivum.core.pointers import FLOATS, INTS
from musivum.core.policy import Lore
from musivum.games.mosaix.network import answer

INPUTS = 7
INNER = 3
AT = INNER + INPUTS * NEURONS
OUTER = AT + NEURONS


@kernel(types.float32(FLOATS, FLOATS, INTS))
def ask(numbers: Lore, seen: Lore, places: Ints) -> float:
    return float(answer(numbers, places[0], places[1], places[2], places[3], seen))


@pytest.mark.skipif(config.DISABLE_JIT, reason="it is made of machine instructions")
@pytest.mark.parametrize("seed", range(20))
def test_the_vectors_answer_as_the_formula_does(seed: int) -> None:
    random = np.random.default_rng(seed)
    numbers = random.normal(0, 1, OUTER + NEURONS + 2).astype(np.float32)
    seen = random.normal(0, 2, INPUTS).astype(np.float32)
    inner = seen @ numbers[INNER:AT].reshape(INPUTS, NEURONS) + numbers[AT:OUTER]
    expected = np.maximum(inner, 0) @ numbers[OUTER : OUTER + NEURONS]
    places = np.array([INNER, AT, OUTER, INPUTS], dtype=np.int64)
    assert ask(numbers, seen, places) == pytest.approx(float(expected), rel=1e-5, abs=1e-5)
