"""Learn Mosaix solo with MaskablePPO of sb3-contrib, in a few minutes on a CPU.

    pip install "musivum[gymnasium]" sb3-contrib
    python examples/ppo_mosaix_solo.py --minutes 5

Musivum's environment has 53,417 actions: 402 formations to build and 53,013 ways to write them. But
to build and then to write is to put four dice somewhere on the grid. So `MarkByMark` lets the
network do just that, one symbol on one cell after the other: 147 actions, and one more for "that is
all, the rest hangs over the edge". It allows what the game allows, but never ends the game early,
and it pays the game's own points, so that an episode's rewards add up to the final score.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import musivum


def arguments() -> argparse.Namespace:
    """What was asked for; before the libraries are needed, so that --help always works."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=5, help="stop after so long (5)")
    parser.add_argument("--steps", type=int, default=10_000_000, help="or after so many marks")
    parser.add_argument("--games", type=int, default=100, help="games to compare with (100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("ppo_mosaix_solo.png"), help="the curve")
    asked = parser.parse_args()
    if min(asked.minutes, asked.steps, asked.games) <= 0:
        parser.error("--minutes, --steps and --games must be more than 0")
    return asked


if __name__ == "__main__":
    ASKED = arguments()

try:
    import gymnasium
    import torch
    from gymnasium import spaces
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.monitor import Monitor
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import DummyVecEnv

    import musivum.research.gymnasium
except ImportError as missing:
    sys.exit(
        f"{missing}. This example needs more than Musivum:"
        ' pip install "musivum[gymnasium]" sb3-contrib'
    )

NAMES = ("circles", "triangles", "crosses")
SYMBOLS = "OTX"
SIDE = 7
BUILDS = 402
"""The first actions build; the others write, or end the game."""
MARKS = SIDE * SIDE * len(SYMBOLS)
"""A mark is a symbol on a cell: (row × 7 + column) × 3 + symbol."""
THAT_IS_ALL = MARKS
MOST = 4
NONE = -1
"""Stands where a writing has fewer than four marks."""
SCALE = 10.0
"""Points are divided by this for the network."""

Actions = NDArray[np.int64]


def marks_of_writings(game: musivum.Game) -> Actions:
    """The marks that each action of the game writes."""
    found = np.full((game.actions, MOST), NONE)
    for index in range(BUILDS, game.actions):
        drawing, _, place = str(game.action(index)).removeprefix("write ").partition("@")
        if place:
            top, left = (int(number) - 1 for number in place.split(","))
            marks = [
                ((top + row) * SIDE + left + column) * len(SYMBOLS) + SYMBOLS.index(letter)
                for row, line in enumerate(drawing.split("/"))
                for column, letter in enumerate(line)
                if letter in SYMBOLS
            ]
            found[index, : len(marks)] = marks
    return found


class MarkByMark(gymnasium.Env[Any, Any]):
    """Mosaix solo, one mark after the other."""

    def __init__(self) -> None:
        self.env: Any = gymnasium.make("musivum/Mosaix-v0").unwrapped
        self.game = self.env.game
        self.written = marks_of_writings(self.game)
        place = self.env.table.seen.planes.index
        self.grid = [*(place(f"{name} of seat +0") for name in NAMES), place("free boxes")]
        self.dice = [place(f"dice {name}") for name in NAMES]
        shape = (len(self.grid) + 2 * len(SYMBOLS), SIDE, SIDE)
        self.observation_space = spaces.Box(0, 1, shape, np.float32)
        self.action_space = spaces.Discrete(MARKS + 1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed, options=options)
        self.seen, info = self.env.reset(seed=seed)
        self._begin_round()
        return self._look(), info

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Put a mark, or be content with those that there are."""
        if action != THAT_IS_ALL:
            self.chosen.append(int(action))
            self.left[action % len(SYMBOLS)] -= 1 / MOST
            self.open = self.open[(self.marks[self.open] == action).any(axis=1)]
        sizes = self.sizes[self.open]
        if action != THAT_IS_ALL and sizes.max() > len(self.chosen):
            return self._look(), 0.0, False, False, {}
        choice = self.open[sizes == len(self.chosen)][0]
        _, built, *_ = self.env.step(self.builds[choice])
        self.seen, written, over, _, info = self.env.step(self.writings[choice])
        if not over:
            self._begin_round()
        return self._look(), built + written, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The marks that belong to a writing with all marks so far, and THAT_IS_ALL if they do."""
        mask = np.zeros(MARKS + 2, dtype=bool)
        mask[self.marks[self.open]] = True  # NONE marks the last place, which is cut off
        mask[self.chosen] = False
        mask[THAT_IS_ALL] = bool((self.sizes[self.open] == len(self.chosen)).any())
        return mask[: MARKS + 1]

    def _begin_round(self) -> None:
        """List every writing that some formation allows, with such a formation."""
        state, table = self.env.episode.state, self.env.table
        builds = [int(action) for action in self.env.legal() if action < BUILDS]
        lists = [table.legal(state.play(self.game.action(one)).array, 0) for one in builds]
        self.writings, first = np.unique(np.concatenate(lists), return_index=True)
        self.builds = np.repeat(builds, [len(one) for one in lists])[first]
        self.marks = self.written[self.writings]
        self.sizes = (self.marks != NONE).sum(axis=1)
        self.open = np.arange(len(self.writings))
        self.chosen: list[int] = []
        self.left = self.seen["observation"][self.dice, 0, 0].copy()

    def _look(self) -> NDArray[np.float32]:
        """The grid, the free boxes, the marks of this round, and the dice that are left."""
        marks = np.zeros(MARKS, dtype=np.float32)
        marks[self.chosen] = 1
        marks = marks.reshape(SIDE, SIDE, len(SYMBOLS)).transpose(2, 0, 1)
        dice = np.broadcast_to(self.left[:, None, None], marks.shape)
        return np.concatenate([self.seen["observation"][self.grid], marks, dice])


class Scaled(gymnasium.RewardWrapper[Any, Any]):
    """The same with rewards of a size that a network likes."""

    def reward(self, reward: Any) -> float:
        """A tenth of the points."""
        return float(reward) / SCALE


class Board(BaseFeaturesExtractor):
    """A small picture network over the planes."""

    def __init__(self, space: Any, width: int = 24) -> None:
        super().__init__(space, width * SIDE * SIDE)
        self.body = torch.nn.Sequential(
            torch.nn.Conv2d(space.shape[0], width, 3, padding=1),
            torch.nn.ReLU(),
            torch.nn.Conv2d(width, width, 3, padding=1),
            torch.nn.ReLU(),
            torch.nn.Flatten(),
        )

    def forward(self, planes: torch.Tensor) -> torch.Tensor:
        """What the two heads of the network start from."""
        return self.body(planes)


class Progress(BaseCallback):
    """Tell how it goes after every few rounds of learning, and stop in time."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.minutes = minutes
        self.curve: list[tuple[int, float]] = []
        self.began = time.monotonic()

    def _on_rollout_start(self) -> None:
        scores = [episode["r"] for episode in self.model.ep_info_buffer or []]
        if not scores:
            return
        self.curve.append((self.num_timesteps, float(np.mean(scores))))
        if len(self.curve) % 10 == 1:
            spent = f"{time.monotonic() - self.began:5.0f} s ({time.process_time():4.0f} s of CPU)"
            mean = f"mean score of the last {len(scores)} games {self.curve[-1][1]:5.1f}"
            print(f"{spent}  {self.num_timesteps:9,} marks  {mean}", flush=True)

    def _on_step(self) -> bool:
        return time.monotonic() - self.began < 60 * self.minutes


def mean_score(model: Any, games: int, seed: int) -> str:
    """The mean score of games that were not learned from, with its 95 % interval."""
    env = MarkByMark()
    scores = []
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, _, over, _, info = env.step(int(action))
        scores.append(info["scores"][0])
    return f"{np.mean(scores):.1f} ± {1.96 * np.std(scores) / np.sqrt(games):.1f}"


def plot(curve: list[tuple[int, float]], file: Path) -> None:
    """Draw the learning curve, if matplotlib is there."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - not needed to learn
    except ImportError:
        print("The learning curve was not drawn, because matplotlib is not installed.")
        return
    figure = Figure(figsize=(6.4, 3.2), layout="tight")
    axes = figure.add_subplot()
    axes.plot([marks for marks, _ in curve], [mean for _, mean in curve])
    axes.set(xlabel="marks", ylabel="mean score of 100 games", title="PPO learns Mosaix solo")
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    figure.savefig(file)
    print(f"The learning curve is in {file}.")


def main(asked: argparse.Namespace) -> None:
    """Learn, and compare after with before on the same dice."""
    torch.set_num_threads(1)  # the network is small: more threads only wait for each other
    games = DummyVecEnv([lambda: Scaled(Monitor(MarkByMark())) for _ in range(16)])
    model = MaskablePPO(
        "MlpPolicy",
        games,
        policy_kwargs={
            "features_extractor_class": Board,
            "net_arch": {"pi": [], "vf": [64]},
            "normalize_images": False,
        },
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        seed=asked.seed,
        device="cpu",
    )
    fresh = 1_000_000
    print(f"before: mean score {mean_score(model, asked.games, fresh)}", flush=True)
    progress = Progress(asked.minutes)
    model.learn(asked.steps, callback=progress)
    print(f"after {model.num_timesteps:,} marks: {mean_score(model, asked.games, fresh)}")
    if progress.curve:
        plot(progress.curve, asked.plot)


if __name__ == "__main__":
    main(ASKED)
