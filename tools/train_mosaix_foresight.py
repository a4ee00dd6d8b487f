"""Learn what grids of Mosaix are worth to one who looks ahead, and write it to a file.

    python tools/train_mosaix_foresight.py --keep foresight.npz

The first lesson is the lore of ``tools/train_mosaix.py``: what it says of the grids of its own
games. Then games are played by looking ahead, with a little chance in every choice. What is learned
of a grid is what one sees by looking a roll further: the best that can be written, by what is known
so far, on average over all rolls. Chosen grids and the other ones that were compared with them
count alike. In the first rounds, what later grids of the game turned out to be worth counts too, so
that the end of the game is soon known at its beginning; and near the end one looks two rolls
further.

With ``--from`` the first lessons are left out, and it is learned on from the numbers of a file.

One core is used. What is needed to go on is kept in a file after every round; the same command goes
on from there.
"""

import argparse
import base64
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from musivum.core.rng import generator
from musivum.games import load
from musivum.games.mosaix import foresight
from musivum.games.mosaix.ahead import GRID_ROW
from musivum.games.mosaix.data import GRID
from musivum.games.mosaix.foresight import (
    EMPTY_NEURONS,
    LATE,
    NEURONS,
    ROW,
    STAGE,
    STAGES,
    SYMBOL_INPUTS,
)
from musivum.games.mosaix.lore import EMPTY_INPUTS, NOISE, lore
from musivum.games.mosaix.practice import MOST_ROUNDS, by_lore, look, look_ahead
from musivum.games.mosaix.training import MOST_GRIDS, self_play

ROUNDS = 44
FIRST_GAMES, GAMES = 4000, 120
"""Played by the lore for the first lesson, and between two later ones."""
WAYS, EARLY, DEEP = 2, 32, 12
"""Compared in every round of a game; three times as many when so few cells are empty, and five
times as many, two rolls deep, when so few are."""
LORE_NOISE, FIRST_NOISE, LAST_NOISE = 0.5, 0.7, 0.3
"""Chance in the games by the lore, in what is compared, and in what is chosen of it."""
TRUST, TRUSTING = 0.7, 24
"""How much later grids tell of earlier ones, a round further on; and in how many lessons."""
MOST_MEMORY = 10
"""Lessons that are remembered."""
CALM = 34
"""From this lesson on, lessons are gone through more often, and more slowly in the end."""
FIRST_EPOCHS, EPOCHS, CALM_EPOCHS = 60, 4, 6
FIRST_RATE, RATE, SLOW, CALM_RATE = 0.008, 0.0015, 0.0005, 0.0001
BEGUN = 15
"""So many lessons are left out when there are numbers to begin with."""
BATCH = 1024
STEADY = 0.005
"""The numbers that play follow those that learn so slowly: chance in single steps averages out."""

Floats = NDArray[np.float32]
Lesson = tuple[NDArray[np.int64], Floats]
"""Grids, and what they are worth."""
SHAPES = {
    "symbol": (SYMBOL_INPUTS, NEURONS),
    "at symbol": (NEURONS,),
    "from symbol": (NEURONS, ROW),
    "empty": (EMPTY_INPUTS, EMPTY_NEURONS),
    "at empty": (EMPTY_NEURONS,),
    "from empty": (EMPTY_NEURONS, ROW),
    "at row": (ROW,),
    "out": (ROW,),
}
"""The numbers in their order (see ``games/mosaix/foresight.py``)."""


def parts(numbers: Floats) -> dict[str, Floats]:
    """The numbers by what they are for."""
    found, at = {}, 0
    for name, shape in SHAPES.items():
        size = int(np.prod(shape))
        found[name] = numbers[at : at + size].reshape(shape)
        at += size
    assert at == STAGE
    return found


def late(grids: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Which grids are judged by the second set of numbers."""
    filled = grids[:, 0] | grids[:, 1] | grids[:, 2]
    empty = (GRID & ~filled).view(np.uint8).reshape(len(grids), -1)
    found: NDArray[np.bool_] = np.unpackbits(empty, axis=1).sum(1) <= LATE
    return found


class Learner:
    """Of one stage, the numbers that learn, those that play, and the moments of Adam."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.numbers = np.zeros(STAGE, dtype=np.float32)
        self.own, self.gradient = parts(self.numbers), np.zeros_like(self.numbers)
        self.back = parts(self.gradient)
        for name, width in (("symbol", 0.25), ("empty", 0.3), ("out", 0.5)):
            self.own[name][:] = self.random.normal(0, width, SHAPES[name])
        for name in ("from symbol", "from empty"):
            self.own[name][:] = self.random.normal(0, 0.2, SHAPES[name])
        self.own["out"][0] = 1
        self.steady = self.numbers.copy()
        self.first, self.second = np.zeros_like(self.numbers), np.zeros_like(self.numbers)
        self.steps = 0

    def learn(self, grids: NDArray[np.int64], worths: Floats, *rates: float) -> float:
        """Go through the grids once, at a rate that changes from the first to the last of these;
        return the sum of squared errors of whole batches."""
        order, batches, total = self.random.permutation(len(grids)), len(grids) // BATCH, 0.0
        for batch in range(batches):
            some = order[batch * BATCH : (batch + 1) * BATCH]
            symbols, empties, stands = looked(grids[some])
            rate = rates[0] + batch / batches * (rates[1] - rates[0])
            total += self._step(symbols, empties, worths[some] - stands, rate)
        return total

    def _step(self, symbols: Floats, empties: Floats, to_come: Floats, rate: float) -> float:
        own, back = self.own, self.back
        each = symbols.reshape(-1, SYMBOL_INPUTS)
        inner = np.maximum(each @ own["symbol"] + own["at symbol"], 0)
        three = inner.reshape(-1, 3, NEURONS).sum(1)
        other = np.maximum(empties @ own["empty"] + own["at empty"], 0)
        # Each of the four rows, three for symbols and one for the empty cells, has the same start.
        rows = three @ own["from symbol"] + other @ own["from empty"] + 4 * own["at row"]
        said = np.maximum(rows, 0)
        said[:, 0] = rows[:, 0]
        error = said @ own["out"] - to_come
        push = (2 / len(error)) * error
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
        return float((error**2).sum())

    def _adam(self, rate: float) -> None:
        self.steps += 1
        self.first += 0.1 * (self.gradient - self.first)
        self.second += 0.001 * (self.gradient * self.gradient - self.second)
        step = self.first / (1 - 0.9**self.steps)
        self.numbers -= rate * step / (np.sqrt(self.second / (1 - 0.999**self.steps)) + 1e-6)
        self.steady += STEADY * (self.numbers - self.steady)

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


KEPT = ("numbers", "steady", "first", "second", "steps")


class Learners:
    """A learner for each stage, and the lessons that are remembered."""

    def __init__(self, seed: int) -> None:
        self.stages = [Learner(STAGES * seed + stage) for stage in range(STAGES)]
        self.lessons: list[Lesson] = []

    @property
    def numbers(self) -> Floats:
        """Those that play."""
        return np.concatenate([stage.steady for stage in self.stages])

    def begin(self, numbers: Floats) -> None:
        """Learn and play by these numbers."""
        for stage, own in zip(self.stages, np.split(numbers, STAGES), strict=True):
            stage.numbers[:] = stage.steady[:] = own

    def learn(self, epochs: int, rate: float, last: float) -> float:
        """Go through all lessons some times; return the root of the mean squared error."""
        grids = np.concatenate([lesson[0] for lesson in self.lessons])
        worths = np.concatenate([lesson[1] for lesson in self.lessons])
        second = late(grids)
        rates = np.linspace(rate, last, epochs + 1)
        total, number = 0.0, 1
        for epoch in range(epochs):
            total, number = 0.0, 1
            for stage, own in zip(self.stages, (~second, second), strict=True):
                total += stage.learn(grids[own], worths[own], *rates[epoch : epoch + 2])
                number += BATCH * (int(own.sum()) // BATCH)
        return float(np.sqrt(total / number))

    def keep(self, path: Path, done: int) -> None:
        """Write all that is needed to go on."""
        kept = {
            f"{name} {number}": value
            for number, stage in enumerate(self.stages)
            for name, value in stage.kept().items()
        }
        new = path.with_suffix(".new.npz")
        np.savez(
            new,
            **kept,
            done=done,
            lengths=[len(lesson[1]) for lesson in self.lessons],
            grids=np.concatenate([lesson[0] for lesson in self.lessons]),
            worths=np.concatenate([lesson[1] for lesson in self.lessons]),
        )
        new.replace(path)

    def go_on(self, path: Path) -> int:
        """Become what was kept; return how many lessons have been learned."""
        kept = np.load(path)
        for number, stage in enumerate(self.stages):
            stage.go_on({name: kept[f"{name} {number}"] for name in (*KEPT, "random")})
        ends = np.cumsum(kept["lengths"])[:-1]
        grids, worths = np.split(kept["grids"], ends), np.split(kept["worths"], ends)
        self.lessons = list(zip(grids, worths, strict=True))
        return int(kept["done"])


def looked(grids: NDArray[np.int64]) -> tuple[Floats, Floats, Floats]:
    """What is seen of grids: of the symbols, of the empty cells, and the points that stand."""
    symbols = np.zeros((len(grids), 3, SYMBOL_INPUTS), dtype=np.float32)
    empties = np.zeros((len(grids), EMPTY_INPUTS), dtype=np.float32)
    stands = np.zeros(len(grids), dtype=np.float64)
    look(len(grids), grids.reshape(-1), symbols.reshape(-1), empties.reshape(-1), stands)
    return symbols, empties, stands.astype(np.float32)


def first_lesson(seed: int) -> Lesson:
    """What the lore says of the grids of its games, as long as these go on."""
    game, known = load("mosaix", players=1), lore(1).copy()
    known[NOISE] = LORE_NOISE
    grids = np.zeros((FIRST_GAMES, MOST_GRIDS, GRID_ROW), dtype=np.int64)
    lengths = np.zeros(FIRST_GAMES, dtype=np.int64)
    scores = np.zeros(FIRST_GAMES, dtype=np.float64)
    start, rows = game.start().array, grids.reshape(-1)
    self_play(game.tables, known, start, generator(seed), FIRST_GAMES, rows, lengths, scores)
    seen = np.concatenate([grids[one, : lengths[one]] for one in range(FIRST_GAMES)])
    worths = np.zeros(len(seen), dtype=np.float64)
    by_lore(len(seen), known, seen.reshape(-1), worths)
    return seen, worths.astype(np.float32)


def lesson(numbers: Floats, trust: float, seed: int) -> tuple[Lesson, NDArray[np.float64]]:
    """Games by looking ahead: what can be learned from them, and their scores."""
    game, known = load("mosaix", players=1), np.concatenate([lore(1), numbers])
    grids = np.zeros((GAMES * MOST_ROUNDS * 5 * WAYS, GRID_ROW), dtype=np.int64)
    told = np.zeros(len(grids), dtype=np.float64)
    scores = np.zeros(GAMES, dtype=np.float64)
    noise, rows = (FIRST_NOISE, LAST_NOISE), grids.reshape(-1)
    rng = generator(seed)
    number = look_ahead(
        game.tables, known, rng, GAMES, WAYS, EARLY, DEEP, *noise, trust, rows, told, scores
    )
    return (grids[:number].copy(), told[:number].astype(np.float32)), scores


def main() -> None:
    """Learn for as many rounds as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of self-play and lessons")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, required=True, help="what is needed to go on (.npz)")
    parser.add_argument("--from", type=Path, dest="begun", help="numbers to begin with (.json)")
    parser.add_argument("--out", type=Path, default=foresight.FILE)
    words = parser.parse_args()
    learners, done = Learners(words.seed), 0
    first_seed = 1_000_000 * (words.seed + 1)
    if words.keep.exists():
        done = learners.go_on(words.keep)
    elif words.begun:
        learners.begin(foresight.read(words.begun))
        done = BEGUN
    else:
        learners.lessons = [first_lesson(first_seed)]
        error = learners.learn(FIRST_EPOCHS, FIRST_RATE, SLOW)
        print(f"the lore: {len(learners.lessons[0][0])} grids, error {error:5.2f}", flush=True)
        learners.lessons = []
    for number in range(done, words.rounds):
        trust = TRUST if number < TRUSTING else 0.0
        new, scores = lesson(learners.numbers, trust, first_seed + 1 + number)
        learners.lessons = [*learners.lessons, new][-MOST_MEMORY:]
        epochs, slow = (CALM_EPOCHS, CALM_RATE) if number >= CALM else (EPOCHS, SLOW)
        error = learners.learn(epochs, RATE, slow)
        learners.keep(words.keep, number + 1)
        print(f"{number:4}  points {scores.mean():6.1f}  error {error:5.2f}", flush=True)
    begun = f"--from {words.begun.name} " if words.begun else ""
    save(learners.numbers, words.out, f"{begun}--rounds {words.rounds} --seed {words.seed}")


def save(numbers: Floats, path: Path, words: str) -> None:
    """Write the numbers."""
    kept = base64.b64encode(numbers.astype("<f2").tobytes()).decode()
    made = {"made by": f"tools/train_mosaix_foresight.py {words}", "numbers": kept}
    path.write_text(json.dumps(made, indent=2) + "\n")


if __name__ == "__main__":
    main()
