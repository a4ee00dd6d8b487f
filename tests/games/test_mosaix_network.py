"""The networks that judge grids of Mosaix."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
import pytest
from numba import config, njit, types

from musivum.core.compiled import Ints
from musivum.core.network import NEURONS
from musivum.core.pointers import FLOATS, INTS
from musivum.core.policy import Lore
from musivum.games.mosaix.network import answer, layer, together

INPUTS = 7
INNER = 3
AT = INNER + INPUTS * NEURONS
OUTER = AT + NEURONS


F = TypeVar("F", bound=Callable[..., Any])


def fresh(signature: Any) -> Callable[[F], F]:
    """Compile anew in every run: what is kept of a test would not notice a change of the room."""

    def compile_now(function: F) -> F:
        return cast(F, njit(signature, error_model="numpy")(function))

    return compile_now


@fresh(types.float32(FLOATS, FLOATS, INTS))
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


WIDTH = 8
MARKS, MEASURES = 5, 3
see, say = layer(WIDTH, rectified=True), layer(WIDTH, rectified=False)
join = together(WIDTH)


@fresh(types.void(FLOATS, INTS, types.int64, FLOATS, FLOATS))
def ask_layers(numbers: Lore, marks: Ints, count: int, given: Lore, into: Lore) -> None:
    see(numbers, WIDTH, 0, marks, count, MARKS, MEASURES, given, into, 0)
    say(numbers, WIDTH, 0, marks, count, MARKS, MEASURES, given, into, WIDTH)


@fresh(types.float32(FLOATS, FLOATS))
def ask_together(numbers: Lore, said: Lore) -> float:
    return join(numbers, 3, said, 0, 2 * WIDTH, WIDTH, 5)


@pytest.mark.skipif(config.DISABLE_JIT, reason="it is made of machine instructions")
@pytest.mark.parametrize("seed", range(20))
def test_layers_add_up_the_rows_of_marks_and_measures(seed: int) -> None:
    random = np.random.default_rng(seed)
    numbers = random.normal(0, 1, WIDTH * (1 + MARKS + MEASURES)).astype(np.float32)
    marks = random.integers(0, MARKS, 4)
    given = random.normal(0, 2, MEASURES).astype(np.float32)
    into = np.zeros(2 * WIDTH, dtype=np.float32)
    ask_layers(numbers, marks, 3, given, into)
    rows = numbers.reshape(-1, WIDTH)
    expected = rows[0] + rows[1 + marks[:3]].sum(0) + given @ rows[1 + MARKS :]
    assert into[WIDTH:] == pytest.approx(expected, abs=1e-5)
    assert into[:WIDTH] == pytest.approx(np.maximum(expected, 0), abs=1e-5)


@pytest.mark.skipif(config.DISABLE_JIT, reason="it is made of machine instructions")
@pytest.mark.parametrize("seed", range(20))
def test_all_neurons_of_the_last_layer_but_the_first_are_rectified(seed: int) -> None:
    random = np.random.default_rng(seed)
    numbers = random.normal(0, 1, 3 + WIDTH).astype(np.float32)
    said = random.normal(0, 1, 3 * WIDTH).astype(np.float32)
    rows = np.sum([said[at : at + WIDTH] for at in (0, 2 * WIDTH, WIDTH, 5)], axis=0)
    expected = numbers[3] * rows[0] + numbers[4:] @ np.maximum(rows[1:], 0)
    assert ask_together(numbers, said) == pytest.approx(float(expected), rel=1e-4, abs=1e-4)
