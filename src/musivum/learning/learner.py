"""Rounds of self-play and of learning, which can be stopped at any time and go on.

All that a run knows is in its folder: ``run.json`` says with what it was begun and how it went,
``weights.npz`` holds the network, and what is needed to go on.
"""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from musivum.core.errors import OptionError
from musivum.core.game import Game
from musivum.core.network import NEURONS, Shape
from musivum.core.pointers import Floats
from musivum.learning.batches import GAMES, Batch, joined, policy_of, shape_numbers
from musivum.learning.engines import Engine, Here
from musivum.learning.lessons import learn
from musivum.learning.self_play import Lessons

MOST_LESSONS: Final = 60_000
"""Of one round."""
FADING: Final = 0.8
"""What earlier steps count for the size of the next ones, from one round to the next."""
SLOWLY: Final = 0.1
"""The network that plays follows the one that learns by this share a round: it is calmer."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How to learn."""

    rounds: int = 300
    """How many there will be in the end; what changes from first to last changes evenly."""
    seed: int = 0
    games: int = 200
    """Played between two lessons."""
    memory: int = 4
    """Rounds of games that are learned from again."""
    noise: tuple[float, float] = (2.0, 0.5)
    """How much chance has a say in every choice, in points; first and last."""
    opening: int = 6
    """Up to so many random moves begin a game."""
    trust: float = 0.9
    """How much the end of a game counts, against what was promised on the way."""
    simulations: int = 0
    """Of a search, for every choice; 0 to play at first sight."""
    ahead: int = 0
    """Throws of the next dice that are looked at for the answer of a lesson; 0: it is the end."""
    compared: int = 4
    """Moves of every choice that are learned from where one looks ahead."""
    rate: tuple[float, float] = (0.03, 0.005)
    """The size of the steps, first and last."""


def between(ends: tuple[float, float], share: float) -> float:
    """What lies between a first and a last value, evenly in proportion.

    >>> between((2.0, 0.5), 0.5)
    1.0
    """
    first, last = ends
    return float(first * (last / first) ** share)


class Run:
    """One run of learning."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        plan: Plan,
        fresh: Floats | None = None,
        others: Sequence[Game] = (),
        engine: Engine | None = None,
    ) -> None:
        self.game, self.folder, self.plan = game, folder, plan
        self.games = (game, *others)
        """The game, and the same with other options, which take turns."""
        self.engine = engine or Here()
        """Where the games are played."""
        _, self.shape = policy_of(game)
        self.rounds, self.played = 0, 0
        self.seconds = 0.0
        """Of processors, also of those that only play."""
        self.curve: list[dict[str, float]] = []
        self.numbers = first_numbers(self.shape, plan.seed) if fresh is None else fresh.copy()
        self.squares = np.full(self.shape.size, 0.01, dtype=np.float32)
        self.steady = self.numbers.copy()
        """The network that plays."""
        self.memory: list[Lessons] = []
        if (folder / "run.json").exists():
            self._go_on()

    # Rounds

    @property
    def share(self) -> float:
        """How much of the plan is done."""
        return min(1.0, self.rounds / self.plan.rounds)

    def round(self) -> dict[str, float]:
        """Play, and learn from what was played; what came of it."""
        lessons, said = self._play()
        began = time.process_time()
        self.memory = [*self.memory[1 - self.plan.memory :], lessons]
        random = np.random.default_rng([self.plan.seed, self.rounds])
        errors = []
        for number in random.permutation(len(self.memory)):
            errors.append(self._learn(self.memory[number], random))
        self.squares *= np.float32(FADING)
        self.steady += np.float32(SLOWLY) * (self.numbers - self.steady)
        self.rounds += 1
        self.seconds += time.process_time() - began
        found = {"round": self.rounds, "error": float(np.mean(errors)), **said}
        self.curve.append(found)
        return found

    def _play(self) -> tuple[Lessons, dict[str, float]]:
        game = self.games[self.rounds % len(self.games)]
        taken: list[Lessons] = []
        room, played = MOST_LESSONS, 0
        totals = np.zeros(game.players + 1, dtype=np.float64)
        for found in self.engine.play(self._batches(game), self.steady):
            room -= len(found.lessons.answers)
            if taken and room < 0:
                break  # what is too much is not waited for
            taken.append(found.lessons)
            played += found.games
            totals += found.totals
            self.seconds += found.seconds
        self.played += played
        said = {"moves": totals[-1] / max(1, played)}
        said |= {f"points {n}": totals[n] / max(1, played) for n in range(game.players)}
        return joined(taken), said

    def _batches(self, game: Game) -> list[Batch]:
        """The games of a round, some at a time; each batch has a seed of its own."""
        plan = self.plan
        return [
            Batch(
                game.NAME,
                dict(game.options),
                int(np.random.SeedSequence([plan.seed, self.rounds, first]).generate_state(1)[0]),
                min(GAMES, plan.games - first),
                between(plan.noise, self.share),
                plan.opening,
                plan.trust,
                plan.simulations,
                plan.ahead,
                plan.compared,
            )
            for first in range(0, plan.games, GAMES)
        ]

    def _learn(self, lessons: Lessons, random: np.random.Generator) -> float:
        order = random.permutation(len(lessons.answers))
        shape = shape_numbers(self.shape)
        return learn(
            self.numbers, self.squares, shape, order, len(order), lessons,
            self.shape.unit, between(self.plan.rate, self.share),
        )  # fmt: skip

    # Files

    def made(self) -> dict[str, Any]:
        """How this network was made."""
        return {
            "game": self.game.NAME,
            "options": [dict(game.options) for game in self.games],
            "plan": asdict(self.plan),
            "rounds": self.rounds,
            "games": self.played,
            "hours": round(self.seconds / 3600, 3),
        }

    def keep(self) -> None:
        """Write everything down; the old file stays until the new one is whole."""
        self.folder.mkdir(parents=True, exist_ok=True)
        new = self.folder / "new.npz"
        np.savez(new, numbers=self.numbers, squares=self.squares, steady=self.steady)
        new.replace(self.folder / "weights.npz")
        told = self.made() | {"seconds": self.seconds, "curve": self.curve}
        (self.folder / "run.json").write_text(json.dumps(told, indent=1) + "\n")

    def _go_on(self) -> None:
        told = json.loads((self.folder / "run.json").read_text())
        if told["game"] != self.game.NAME:
            raise OptionError("learn-other-game", folder=str(self.folder), game=told["game"])
        self.rounds, self.seconds = told["rounds"], told["seconds"]
        self.played, self.curve = told["games"], told["curve"]
        with np.load(self.folder / "weights.npz") as kept:
            if len(kept["numbers"]) != self.shape.size:
                raise OptionError("learn-other-shape", folder=str(self.folder))
            self.numbers, self.squares = kept["numbers"], kept["squares"]
            self.steady = kept["steady"]


def run_rounds(run: Run, tick: Callable[[dict[str, float]], None]) -> None:
    """The rounds that the plan still wants, written down after each ten and at the end."""
    while run.rounds < run.plan.rounds:
        tick(run.round())
        if run.rounds % 10 == 0:
            run.keep()
    run.keep()


def first_numbers(shape: Shape, seed: int) -> Floats:
    """A network that knows nothing, and says nothing of what it has never seen."""
    random = np.random.default_rng([seed, 7])
    numbers = np.zeros(shape.size, dtype=np.float32)
    numbers[shape.outputs :] = random.normal(0, 0.1, shape.size - shape.outputs)
    numbers[shape.outputs - NEURONS : shape.outputs] = random.uniform(0.05, 0.15, NEURONS)
    return numbers
