"""Learn what grids of Mosaix are worth, by self-play, and write it to a file of lore.

    python tools/train_mosaix.py --rounds 150 --out src/musivum/games/mosaix/lore.json

Games are played by what is known so far, with a little chance in every choice. What is learned is
the difference between the points that stood on a grid and those that the game brought in the end,
for every grid before a roll; then the next games are played. With ``--from`` learning goes on from
an earlier file. One core is used.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from musivum.core.network import NEURONS
from musivum.core.rng import generator
from musivum.games import load
from musivum.games.mosaix import lore as lore_of
from musivum.games.mosaix.lore import (
    AT_EMPTY,
    AT_SYMBOL,
    BIAS,
    EMPTY_INPUTS,
    IN_EMPTY,
    IN_SYMBOL,
    NOISE,
    OUT_EMPTY,
    OUT_SYMBOL,
    SIZE,
    SYMBOL_INPUTS,
)
from musivum.games.mosaix.training import GRID_ROW, MOST_GRIDS, look, self_play

GAMES = 800
"""Played between two lessons."""
MOST_MEMORY = 25
"""Rounds of games that are remembered."""
BATCH = 2048
EPOCHS = 8
FIRST_NOISE, LAST_NOISE, CALMING = 1.0, 0.2, 0.93

Floats = NDArray[np.float32]
Lesson = tuple[Floats, Floats, Floats]
"""What was seen of symbols and of empty cells, and what was still to come."""


class Learner:
    """The lore, and the moments of Adam."""

    def __init__(self, lore: Floats, seed: int) -> None:
        self.lore = lore
        self.random = np.random.default_rng(seed)
        self.first = np.zeros_like(lore)
        self.second = np.zeros_like(lore)
        self.steps = 0

    def learn(self, lessons: list[Lesson], rate: float) -> float:
        """Go through all lessons some times; return the root of the mean squared error."""
        symbols, empties, to_come = (
            np.concatenate([lesson[place] for lesson in lessons]) for place in range(3)
        )
        total = 0.0
        for _ in range(EPOCHS):
            order = self.random.permutation(len(to_come))
            total = 0.0
            for start in range(0, len(order) - BATCH + 1, BATCH):
                some = order[start : start + BATCH]
                total += self._step(symbols[some], empties[some], to_come[some], rate)
        return float(np.sqrt(total / max(1, len(to_come) // BATCH * BATCH)))

    def _step(self, symbols: Floats, empties: Floats, to_come: Floats, rate: float) -> float:
        lore, gradient = self.lore, np.zeros_like(self.lore)
        each = symbols.reshape(-1, SYMBOL_INPUTS)
        inner = each @ lore[IN_SYMBOL:AT_SYMBOL].reshape(-1, NEURONS) + lore[AT_SYMBOL:OUT_SYMBOL]
        other = empties @ lore[IN_EMPTY:AT_EMPTY].reshape(-1, NEURONS) + lore[AT_EMPTY:OUT_EMPTY]
        said = (np.maximum(inner, 0) @ lore[OUT_SYMBOL:IN_EMPTY]).reshape(-1, 3).sum(1)
        said += np.maximum(other, 0) @ lore[OUT_EMPTY:BIAS] + lore[BIAS]
        error = said - to_come
        push = (2 / len(error)) * error
        push_each = np.repeat(push, 3)
        gradient[OUT_SYMBOL:IN_EMPTY] = np.maximum(inner, 0).T @ push_each
        back = push_each[:, None] * lore[OUT_SYMBOL:IN_EMPTY] * (inner > 0)
        gradient[IN_SYMBOL:AT_SYMBOL] = (each.T @ back).ravel()
        gradient[AT_SYMBOL:OUT_SYMBOL] = back.sum(0)
        gradient[OUT_EMPTY:BIAS] = np.maximum(other, 0).T @ push
        back = push[:, None] * lore[OUT_EMPTY:BIAS] * (other > 0)
        gradient[IN_EMPTY:AT_EMPTY] = (empties.T @ back).ravel()
        gradient[AT_EMPTY:OUT_EMPTY] = back.sum(0)
        gradient[BIAS] = push.sum()
        self.steps += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.001 * (gradient * gradient - self.second)
        step = self.first / (1 - 0.9**self.steps)
        lore -= rate * step / (np.sqrt(self.second / (1 - 0.999**self.steps)) + 1e-6)
        return float((error**2).sum())


def beginning(seed: int) -> Floats:
    """Lore that knows nothing yet."""
    lore = np.random.default_rng(seed).normal(0, 0.3, SIZE).astype(np.float32)
    for start, end in ((AT_SYMBOL, OUT_SYMBOL), (AT_EMPTY, OUT_EMPTY), (BIAS, SIZE)):
        lore[start:end] = 0
    return lore


def play(lore: Floats, seed: int) -> tuple[Lesson, NDArray[np.float64]]:
    """Games by the lore: what can be learned from them, and their scores."""
    game = load("mosaix", players=1)
    grids = np.zeros((GAMES, MOST_GRIDS, GRID_ROW), dtype=np.int64)
    lengths = np.zeros(GAMES, dtype=np.int64)
    scores = np.zeros(GAMES, dtype=np.float64)
    start = game.start().array
    rows = grids.reshape(-1)
    self_play(game.tables, lore, start, generator(seed), GAMES, rows, lengths, scores)
    seen = np.concatenate([grids[one, : lengths[one]] for one in range(GAMES)])
    symbols = np.zeros((len(seen), 3, SYMBOL_INPUTS), dtype=np.float32)
    empties = np.zeros((len(seen), EMPTY_INPUTS), dtype=np.float32)
    stands = np.zeros(len(seen), dtype=np.float64)
    look(len(seen), seen.reshape(-1), symbols.reshape(-1), empties.reshape(-1), stands)
    to_come = (np.repeat(scores, lengths) - stands).astype(np.float32)
    return (symbols, empties, to_come), scores


def main() -> None:
    """Learn for as many rounds as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=150, help="of self-play and lessons")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--from", dest="start", type=Path)
    parser.add_argument("--out", type=Path, default=lore_of.FILE)
    words = parser.parse_args()
    lore = beginning(words.seed)
    if words.start:
        lore = np.array(json.loads(words.start.read_text())["lore"], dtype=np.float32)
    learner, lessons = Learner(lore, words.seed), list[Lesson]()
    first = 40 if words.start else 0
    for number in range(first, first + words.rounds):
        lore[NOISE] = max(LAST_NOISE, FIRST_NOISE * CALMING**number)
        lesson, scores = play(lore, 1_000_000 * (words.seed + 1) + number)
        lessons = [*lessons, lesson][-min(MOST_MEMORY, 4 + number // 2) :]
        error = learner.learn(lessons, 0.003 if number < 40 else 0.001)
        print(
            f"{number:4}  points {scores.mean():6.1f}  120 or more {(scores >= 120).mean():.2f}"
            f"  error {error:5.2f}",
            flush=True,
        )
        start = " --from (an earlier run)" if words.start else ""
        save(lore, words.out, f"--rounds {words.rounds} --seed {words.seed}{start}")
    print(f"wrote {words.out}")


def save(lore: Floats, path: Path, words: str) -> None:
    """Write the lore, without the noise of learning."""
    numbers = [round(float(number), 5) for number in lore]
    numbers[NOISE] = 0.0
    text = json.dumps({"made by": f"tools/train_mosaix.py {words}", "lore": numbers})
    path.write_text(text + "\n")


if __name__ == "__main__":
    main()
