"""Learn what grids of Mosaix are worth to one who looks ahead, and write it to a file.

    python tools/train_mosaix_foresight.py --keep foresight.npz

The first lesson is the lore of ``tools/train_mosaix.py``: what it says of the grids of its own
games. Then games are played by looking ahead, with a little chance in every choice. What is learned
of a grid is what one sees by looking a roll further: the best that can be written, by what is known
so far, on average over all rolls. Chosen grids and the other ones that were compared with them
count alike. In the first rounds, what later grids of the game turned out to be worth counts too, so
that the end of the game is soon known at its beginning.

One core is used. What is needed to go on is kept in a file after every round; the same command goes
on from there.
"""

import argparse
import base64
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from musivum.core.rng import generator
from musivum.games import load
from musivum.games.mosaix import foresight
from musivum.games.mosaix.ahead import GRID_ROW
from musivum.games.mosaix.foresight import EMPTY_NEURONS, NEURONS, ROW, SIZE, SYMBOL_INPUTS
from musivum.games.mosaix.lore import EMPTY_INPUTS, NOISE, lore
from musivum.games.mosaix.practice import MOST_ROUNDS, by_lore, look, look_ahead
from musivum.games.mosaix.training import MOST_GRIDS, self_play

ROUNDS = 40
FIRST_GAMES, GAMES = 4000, 120
"""Played by the lore for the first lesson, and between two later ones."""
WAYS = 5
"""Compared in every round of a game."""
LORE_NOISE, FIRST_NOISE, LAST_NOISE = 0.5, 0.7, 0.3
"""Chance in the games by the lore, in what is compared, and in what is chosen of it."""
TRUST, TRUSTING = 0.7, 15
"""How much later grids tell of earlier ones, a round further on; and in how many lessons."""
MOST_MEMORY = 14
"""Lessons that are remembered."""
CALM = 27
"""From this lesson on, lessons are gone through more often, and more slowly in the end."""
FIRST_EPOCHS, EPOCHS, CALM_EPOCHS = 60, 4, 10
FIRST_RATE, RATE, SLOW, CALM_RATE = 0.008, 0.0015, 0.0005, 0.0001
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
    assert at == SIZE
    return found


class Learner:
    """The numbers that learn, those that play, and the moments of Adam."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.numbers = np.zeros(SIZE, dtype=np.float32)
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

    def learn(self, lessons: list[Lesson], epochs: int, rate: float, last: float) -> float:
        """Go through all lessons some times; return the root of the mean squared error."""
        grids = np.concatenate([lesson[0] for lesson in lessons])
        symbols, empties, stands = looked(grids)
        to_come = np.concatenate([lesson[1] for lesson in lessons]) - stands
        batches, total = len(to_come) // BATCH, 0.0
        for epoch in range(epochs):
            order, total = self.random.permutation(len(to_come)), 0.0
            for batch in range(batches):
                some = order[batch * BATCH : (batch + 1) * BATCH]
                done = (epoch * batches + batch) / (epochs * batches)
                total += self._step(
                    symbols[some], empties[some], to_come[some], rate + done * (last - rate)
                )
        return float(np.sqrt(total / (batches * BATCH)))

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

    def keep(self, path: Path, lessons: list[Lesson], done: int) -> None:
        """Write all that is needed to go on."""
        kept = {
            name: getattr(self, name) for name in ("numbers", "steady", "first", "second", "steps")
        }
        new = path.with_suffix(".new.npz")
        np.savez(
            new,
            **kept,
            done=done,
            random=json.dumps(self.random.bit_generator.state),
            lengths=[len(lesson[1]) for lesson in lessons],
            grids=np.concatenate([lesson[0] for lesson in lessons]),
            worths=np.concatenate([lesson[1] for lesson in lessons]),
        )
        new.replace(path)

    def go_on(self, path: Path) -> tuple[list[Lesson], int]:
        """The lessons that are remembered, and how many have been learned."""
        kept = np.load(path)
        for name in ("numbers", "steady", "first", "second"):
            getattr(self, name)[:] = kept[name]
        self.steps = int(kept["steps"])
        self.random.bit_generator.state = json.loads(str(kept["random"]))
        ends = np.cumsum(kept["lengths"])[:-1]
        grids, worths = np.split(kept["grids"], ends), np.split(kept["worths"], ends)
        return list(zip(grids, worths, strict=True)), int(kept["done"])


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
    grids = np.zeros((GAMES * MOST_ROUNDS * WAYS, GRID_ROW), dtype=np.int64)
    told = np.zeros(len(grids), dtype=np.float64)
    scores = np.zeros(GAMES, dtype=np.float64)
    noise, rows = (FIRST_NOISE, LAST_NOISE), grids.reshape(-1)
    rng = generator(seed)
    number = look_ahead(game.tables, known, rng, GAMES, WAYS, *noise, trust, rows, told, scores)
    return (grids[:number].copy(), told[:number].astype(np.float32)), scores


def main() -> None:
    """Learn for as many rounds as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of self-play and lessons")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, required=True, help="what is needed to go on (.npz)")
    parser.add_argument("--out", type=Path, default=foresight.FILE)
    words = parser.parse_args()
    learner, lessons, done = Learner(words.seed), list[Lesson](), 0
    first_seed = 1_000_000 * (words.seed + 1)
    if words.keep.exists():
        lessons, done = learner.go_on(words.keep)
    else:
        first = first_lesson(first_seed)
        error = learner.learn([first], FIRST_EPOCHS, FIRST_RATE, SLOW)
        print(f"the lore: {len(first[0])} grids, error {error:5.2f}", flush=True)
    for number in range(done, words.rounds):
        trust = TRUST if number < TRUSTING else 0.0
        new, scores = lesson(learner.steady, trust, first_seed + 1 + number)
        lessons = [*lessons, new][-MOST_MEMORY:]
        epochs, slow = (CALM_EPOCHS, CALM_RATE) if number >= CALM else (EPOCHS, SLOW)
        error = learner.learn(lessons, epochs, RATE, slow)
        learner.keep(words.keep, lessons, number + 1)
        print(f"{number:4}  points {scores.mean():6.1f}  error {error:5.2f}", flush=True)
    save(learner.steady, words.out, f"--rounds {words.rounds} --seed {words.seed}")


def save(numbers: Floats, path: Path, words: str) -> None:
    """Write the numbers."""
    kept = base64.b64encode(numbers.astype("<f2").tobytes()).decode()
    made = {"made by": f"tools/train_mosaix_foresight.py {words}", "numbers": kept}
    path.write_text(json.dumps(made, indent=2) + "\n")


if __name__ == "__main__":
    main()
