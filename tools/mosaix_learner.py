"""How the networks of Mosaix learn that look at symbols and at empty cells.

Each says a row of numbers of every symbol and of the empty cells, and the rows together make a
grid's worth (``games/mosaix/foresight.py``, ``closer.py``). ``train_mosaix_foresight.py`` and
``train_mosaix_closer.py`` teach them.
"""

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from musivum.games.mosaix.foresight import ROW
from musivum.games.mosaix.lore import EMPTY_INPUTS

BATCH = 1024
STEADY = 0.005
"""The numbers that play follow those that learn so slowly: chance in single steps averages out."""
KEPT = ("numbers", "steady", "first", "second", "steps")

Grids = NDArray[np.int64]
Floats = NDArray[np.float32]
Shapes = dict[str, tuple[int, ...]]
Looked = Callable[[Grids], tuple[Floats, Floats, Floats]]
"""What is seen of grids: of the symbols, of the empty cells, and what need not be learned."""


def shapes_of(inputs: int, neurons: int, empty_neurons: int) -> Shapes:
    """The numbers of a network in their order, by what they are for."""
    return {
        "symbol": (inputs, neurons),
        "at symbol": (neurons,),
        "from symbol": (neurons, ROW),
        "empty": (EMPTY_INPUTS, empty_neurons),
        "at empty": (empty_neurons,),
        "from empty": (empty_neurons, ROW),
        "at row": (ROW,),
        "out": (ROW,),
    }


def parts(numbers: Floats, shapes: Shapes) -> dict[str, Floats]:
    """The numbers by what they are for."""
    found, at = {}, 0
    for name, shape in shapes.items():
        size = int(np.prod(shape))
        found[name] = numbers[at : at + size].reshape(shape)
        at += size
    assert at == len(numbers)
    return found


def worth_of(own: dict[str, Floats], symbols: Floats, empties: Floats) -> Floats:
    """What a network says of grids."""
    inner = np.maximum(symbols @ own["symbol"] + own["at symbol"], 0).sum(1)
    other = np.maximum(empties @ own["empty"] + own["at empty"], 0)
    # Each of the four rows, three for symbols and one for the empty cells, has the same start.
    rows = inner @ own["from symbol"] + other @ own["from empty"] + 4 * own["at row"]
    rows[:, 1:] = np.maximum(rows[:, 1:], 0)
    found: Floats = rows @ own["out"]
    return found


class Learner:
    """The numbers that learn, those that play, and the moments of Adam."""

    def __init__(
        self, shapes: Shapes, looked: Looked, seed: int, begin: float = 1.0, decay: float = 0.0
    ) -> None:
        """The first weights are drawn so wide; what does not help decays so fast."""
        self.decay = decay
        self.random = np.random.default_rng(seed)
        self.shapes, self.looked = shapes, looked
        self.numbers = np.zeros(sum(map(np.prod, shapes.values())), dtype=np.float32)
        self.own, self.gradient = parts(self.numbers, shapes), np.zeros_like(self.numbers)
        self.back = parts(self.gradient, shapes)
        for name, width in (("symbol", 0.25), ("empty", 0.3), ("out", 0.5)):
            self.own[name][:] = self.random.normal(0, width * begin, shapes[name])
        for name in ("from symbol", "from empty"):
            self.own[name][:] = self.random.normal(0, 0.2 * begin, shapes[name])
        self.own["out"][0] = 1
        self.steady = self.numbers.copy()
        self.first, self.second = np.zeros_like(self.numbers), np.zeros_like(self.numbers)
        self.steps = 0

    def learn(
        self, grids: Grids, worths: Floats, *rates: float, weights: Floats | None = None
    ) -> float:
        """Go through the grids once, at a rate that changes from the first to the last of these;
        return the sum of squared errors of whole batches, weighted if there are weights."""
        order, batches, total = self.random.permutation(len(grids)), len(grids) // BATCH, 0.0
        for batch in range(batches):
            some = order[batch * BATCH : (batch + 1) * BATCH]
            symbols, empties, stands = self.looked(grids[some])
            rate = rates[0] + batch / batches * (rates[1] - rates[0])
            weight = 1 if weights is None else weights[some]
            total += self._step(symbols, empties, worths[some] - stands, weight, rate)
        return total

    def _step(
        self, symbols: Floats, empties: Floats, to_come: Floats, weight: Floats | int, rate: float
    ) -> float:
        own, back = self.own, self.back
        inputs, neurons = own["symbol"].shape
        each = symbols.reshape(-1, inputs)
        inner = np.maximum(each @ own["symbol"] + own["at symbol"], 0)
        three = inner.reshape(-1, 3, neurons).sum(1)
        other = np.maximum(empties @ own["empty"] + own["at empty"], 0)
        rows = three @ own["from symbol"] + other @ own["from empty"] + 4 * own["at row"]
        said = np.maximum(rows, 0)
        said[:, 0] = rows[:, 0]
        error = said @ own["out"] - to_come
        push = (2 / len(error)) * weight * error
        back["out"][:] = said.T @ push
        back["out"][0] = 0
        push_row = push[:, None] * own["out"] * (said > 0)
        push_row[:, 0] = push
        back["at row"][:] = 4 * push_row.sum(0)
        back["from symbol"][:] = three.T @ push_row
        back["from empty"][:] = other.T @ push_row
        push_inner = np.repeat(push_row @ own["from symbol"].T, 3, axis=0) * (inner > 0)
        back["symbol"][:] = each.T @ push_inner
        back["at symbol"][:] = push_inner.sum(0)
        push_other = (push_row @ own["from empty"].T) * (other > 0)
        back["empty"][:] = empties.T @ push_other
        back["at empty"][:] = push_other.sum(0)
        self._adam(rate)
        return float((weight * error**2).sum())

    def _adam(self, rate: float) -> None:
        self.steps += 1
        self.first += 0.1 * (self.gradient - self.first)
        self.second += 0.001 * (self.gradient * self.gradient - self.second)
        step = self.first / (1 - 0.9**self.steps)
        self.numbers *= 1 - rate * self.decay
        self.own["out"][0] = 1
        self.numbers -= rate * step / (np.sqrt(self.second / (1 - 0.999**self.steps)) + 1e-6)
        self.steady += STEADY * (self.numbers - self.steady)

    def steadily(self) -> dict[str, Floats]:
        """The numbers that play, by what they are for."""
        return parts(self.steady, self.shapes)

    def kept(self) -> dict[str, Any]:
        """All that is needed to go on."""
        random = json.dumps(self.random.bit_generator.state)
        return {name: getattr(self, name) for name in KEPT} | {"random": random}

    def go_on(self, kept: dict[str, Any]) -> None:
        """Become what was kept."""
        for name in KEPT[:-1]:
            getattr(self, name)[:] = kept[name]
        self.steps = int(kept["steps"])
        self.random.bit_generator.state = json.loads(str(kept["random"]))


def save(numbers: Floats, path: Path, made_by: str) -> None:
    """Write the numbers, and how they were made."""
    kept = base64.b64encode(numbers.astype("<f2").tobytes()).decode()
    path.write_text(json.dumps({"made by": made_by, "numbers": kept}, indent=2) + "\n")
