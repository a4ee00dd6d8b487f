"""Learn what a closer look at grids of Mosaix tells, and write it to a file.

    python tools/train_mosaix_closer.py --keep closer --jobs 2

Games are played by looking a roll ahead, with a little chance in every choice; in the first round
by foresight alone, and then with what has been learned of a closer look. What is learned of a grid
is how much more its game brought than first sight says, with the luck of the dice taken out: what
later grids promised more or less than they looked worth before they were looked at, each a little
less the later it came. Of the grids that were compared and not chosen it is what looking a roll
ahead told. After every round the numbers are learned anew from all games.

The games and the numbers of every round are kept in a folder; the same command goes on from there.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise, repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from mosaix_learner import Floats, Grids, Learner, save, shapes_of, worth_of
from numpy.typing import NDArray

from musivum.core.rng import generator
from musivum.games import load
from musivum.games.mosaix import closer, foresight
from musivum.games.mosaix.ahead import GRID_ROW
from musivum.games.mosaix.closer import EMPTY_NEURONS, INPUTS, NEURONS
from musivum.games.mosaix.closer_practice import LOOKED, NOTED, OTHERS, PROMISED, look_closely
from musivum.games.mosaix.data import GRID
from musivum.games.mosaix.lore import EMPTY_INPUTS, lore
from musivum.games.mosaix.practice import MOST_ROUNDS

GAMES = (54_000, 24_000)
"""Played in the first round, and in the second."""
BATCH, RUN = 500, 54
"""Games are played and kept so many together; the seeds of so many batches follow each other."""
WAYS, CLOSELY, NOISE = 8, 4, 0.3
"""Compared in every round of a game, looked at closely after every roll, and how much chance has a
say in what is chosen."""
TRUST = 0.85
"""How much later grids tell of earlier ones, a round further on."""
EPOCHS, RATE, BEGIN, DECAY = 5, 0.003, 0.4, 0.2
FINE = 256
"""Numbers are rounded to such parts of one: a page has less to load then."""
NOISY = 0.3
"""What the games brought more than first sight says differs by so much at least (its variance)."""
HELD_BACK = 20
"""One of so many batches is not learned from, and tells how well what was learned fits."""

SHAPES = shapes_of(INPUTS, NEURONS, EMPTY_NEURONS)
"""The numbers in their order (see ``games/mosaix/closer.py``)."""
Played = dict[str, NDArray[Any]]


# Games


def play(numbers: Floats, closely: int, seed: int) -> Played:
    """Some games: the chosen grids, what is noted of them, and some other ones."""
    from musivum.games.mosaix.closer_practice import play_games  # noqa: PLC0415 - compiles it

    rows, game = BATCH * MOST_ROUNDS, load("mosaix", players=1)
    known = np.concatenate([lore(1), foresight.read(foresight.FILE), numbers])
    chosen = np.zeros((rows, GRID_ROW), dtype=np.int64)
    noted = np.zeros((rows, NOTED), dtype=np.float64)
    others = np.zeros((OTHERS * rows, GRID_ROW), dtype=np.int64)
    told = np.zeros(OTHERS * rows, dtype=np.float64)
    rounds, counts = np.zeros(BATCH, dtype=np.int64), np.zeros(1, dtype=np.int64)
    scores = np.zeros(BATCH, dtype=np.float64)
    number = play_games(
        game.tables,
        known,
        generator(seed),
        BATCH,
        WAYS,
        closely,
        NOISE,
        chosen.reshape(-1),
        noted.reshape(-1),
        rounds,
        others.reshape(-1),
        told,
        counts,
        scores,
    )
    return {
        "chosen": chosen[:number],
        "noted": noted[:number],
        "rounds": rounds,
        "others": others[: counts[0]],
        "told": told[: counts[0]],
        "scores": scores,
    }


def play_and_keep(numbers: Floats, closely: int, seed: int, path: Path) -> float:
    """Play some games if they are not kept yet; their average."""
    if not path.exists():
        new = path.with_suffix(".new.npz")
        np.savez(new, allow_pickle=False, **play(numbers, closely, seed))
        new.replace(path)
    return float(np.load(path)["scores"].mean())


def play_all(folder: Path, numbers: Floats, number: int, games: int, jobs: int) -> list[Path]:
    """Play the games of a round; the files where they are kept."""
    closely = CLOSELY if number else 0
    batches = range(games // BATCH)
    paths = [folder / f"games-{number}-{batch:03}.npz" for batch in batches]
    first = 10_000_000 * number
    seeds = [first + 1_000_003 * (1 + batch // RUN) + batch % RUN for batch in batches]
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        scores = pool.map(play_and_keep, repeat(numbers), repeat(closely), seeds, paths)
        for batch, score in zip(batches, scores, strict=True):
            print(f"games {BATCH * (batch + 1):6}  points {score:6.1f}", flush=True)
    return paths


# Lessons


def looked(grids: Grids) -> tuple[Floats, Floats, Floats]:
    """What is seen of grids: of the symbols, of the empty cells, and what they are worth at first
    sight."""
    symbols = np.zeros((len(grids), 3, INPUTS), dtype=np.float32)
    empties = np.zeros((len(grids), EMPTY_INPUTS), dtype=np.float32)
    worths = np.zeros(len(grids), dtype=np.float64)
    known = np.concatenate([lore(1), foresight.read(foresight.FILE)])
    look_closely(
        len(grids), known, grids.reshape(-1), symbols.reshape(-1), empties.reshape(-1), worths
    )
    return symbols, empties, worths.astype(np.float32)


def empty_cells(grids: Grids) -> NDArray[np.int64]:
    """How many cells of grids are empty."""
    filled = (grids[:, 0] | grids[:, 1] | grids[:, 2]).view(np.uint64)
    return int(GRID).bit_count() - np.bitwise_count(filled).astype(np.int64)


def told(played: Played) -> Floats:
    """What the chosen grids turned out to be worth, with the luck of the dice taken out."""
    promised, looked_worth = played["noted"][:, PROMISED], played["noted"][:, LOOKED]
    found, more = promised.copy(), promised - looked_worth
    ends = np.concatenate([[0], np.cumsum(played["rounds"])])
    for begin, end in pairwise(ends):
        later = 0.0
        for one in range(end - 1, begin - 1, -1):
            found[one] += later
            later = TRUST * (later + more[one])
    return found.astype(np.float32)


class Lessons:
    """What can be learned: grids, and what they are worth more than first sight says."""

    def __init__(self) -> None:
        self.grids: list[Grids] = []
        self.more: list[Floats] = []
        self.held_back: list[NDArray[np.bool_]] = []

    def add(self, rounds: list[list[Path]]) -> None:
        """Read the games of all rounds; the chosen grids of the last one come first."""
        for paths in reversed(rounds):
            kept = [dict(np.load(path)) for path in paths]
            self._add([one["chosen"] for one in kept], [told(one) for one in kept])
            self._add([one["others"] for one in kept], [one["told"] for one in kept])

    def _add(self, grids: list[Grids], worths: list[Floats]) -> None:
        seen = np.concatenate(grids)
        more = np.concatenate(worths).astype(np.float32) - first_sight(seen)
        batches = np.repeat(np.arange(len(grids)), [len(one) for one in grids])
        left = empty_cells(seen)
        goes_on = more != 0  # where a game is over, first sight is exact
        goes_on[1:] &= (seen[1:] != seen[:-1]).any(1)  # and one who ends it writes nothing
        if self.grids:
            more += by_left(self.grids[0], self.more[0], left) - by_left(seen, more, left)
        self.grids.append(seen[goes_on])
        self.more.append(more[goes_on])
        self.held_back.append(batches[goes_on] % HELD_BACK == HELD_BACK - 1)


def by_left(grids: Grids, values: Floats, left: NDArray[np.int64]) -> Floats:
    """The average of those with so many empty cells, for each of ``left``."""
    own, most = empty_cells(grids), int(GRID).bit_count() + 1
    total, number = np.bincount(own, values, most), np.bincount(own, minlength=most)
    found: Floats = (total / np.maximum(number, 1))[left].astype(np.float32)
    return found


def first_sight(grids: Grids) -> Floats:
    """What grids are worth at first sight."""
    return np.concatenate(
        [looked(some)[2] for some in np.array_split(grids, 1 + len(grids) // 5000)]
    )


def learn(rounds: list[list[Path]], seed: int) -> Floats:
    """The numbers that all games so far teach."""
    lessons = Lessons()
    lessons.add(rounds)
    grids, more = np.concatenate(lessons.grids), np.concatenate(lessons.more)
    kept = ~np.concatenate(lessons.held_back)
    left = empty_cells(grids)
    spread = by_left(grids, (more - by_left(grids, more, left)) ** 2, left)
    weights: Floats = (1 / (spread + NOISY)).astype(np.float32)
    learner = Learner(SHAPES, looked_at_only, seed, BEGIN, DECAY)
    for name in ("from symbol", "from empty"):
        learner.own[name][:, 0] = 0  # so at first a closer look says nothing
    learner.own["out"][1:] = 0
    learner.steady[:] = learner.numbers
    rates = np.linspace(RATE, 0, EPOCHS + 1)
    own = lessons.held_back[0]
    for epoch in range(EPOCHS):
        learner.learn(grids[kept], more[kept], *rates[epoch : epoch + 2], weights=weights[kept])
        errors = missed(learner, lessons.grids[0][own], lessons.more[0][own])
        print(f"lesson {epoch + 1}  of what was held back, missed by {errors}", flush=True)
    learner.steady[:] = rounded(learner.steady)
    errors = missed(learner, lessons.grids[0][own], lessons.more[0][own])
    print(f"rounded: missed by {errors}", flush=True)
    return learner.steady


def rounded(numbers: Floats) -> Floats:
    """The numbers as they are kept."""
    found: Floats = (np.round(numbers * FINE) / FINE).astype(np.float32)
    return found


def looked_at_only(grids: Grids) -> tuple[Floats, Floats, Floats]:
    """What is seen of grids; nothing is known in advance of what is learned."""
    symbols, empties, worths = looked(grids)
    return symbols, empties, np.zeros_like(worths)


def missed(learner: Learner, grids: Grids, more: Floats) -> str:
    """The root of the mean squared error by the number of empty cells, and that of first sight."""
    pieces = np.array_split(grids, 1 + len(grids) // 5000)
    said = np.concatenate([worth_of(learner.steadily(), *looked(some)[:2]) for some in pieces])
    left, found = empty_cells(grids), []
    for low in range(1, 49, 12):
        some = (left >= low) & (left < low + 12)
        errors = [np.sqrt(np.mean(values[some] ** 2)) for values in (more - said, more)]
        found.append(f"{errors[0]:.2f} ({errors[1]:.2f})")
    return ", ".join(found)


def main() -> None:
    """Play and learn for as many rounds as there are."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--keep", type=Path, required=True, help="a folder for games and numbers")
    parser.add_argument("--games", type=int, nargs="+", default=GAMES, help="in each round")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=closer.FILE)
    words = parser.parse_args()
    numbers, rounds = np.zeros(closer.SIZE, dtype=np.float32), list[list[Path]]()
    games = " ".join(str(one) for one in words.games)
    made = f"tools/train_mosaix_closer.py --games {games} --seed {words.seed}"
    for number, one in enumerate(words.games):
        rounds.append(play_all(words.keep, numbers, number, one, words.jobs))
        path = words.keep / f"numbers-{number}.json"
        if not path.exists():
            save(learn(rounds, words.seed), path, made)
        numbers = foresight.read(path, closer.SIZE)
    save(numbers, words.out, made)


if __name__ == "__main__":
    main()
