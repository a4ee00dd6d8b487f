"""Learn Mosaix solo by PPO: `python examples/ppo_mosaix_solo.py` (needs torch; minutes on a CPU).

Random play scores about 8, a naive greedy player about 50, and 120 is a win. Games are played by
`musivum.research.batch`, so nearly all the time goes into the network.

The network is small. From the planes of an observation it makes a number for every symbol on every
cell of the grid and for every formation; the worth of a writing is the sum over the symbols that it
writes. Only legal actions are ever looked at, so that it does not matter that there are 50,444.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import musivum
from musivum.research.batch import Batch

SYMBOLS = "OTX"
SIDE = 7
CELLS = SIDE * SIDE * len(SYMBOLS)
BUILDS = 402
SIZES = 5
"""A writing has one to four symbols; its size has a worth of its own."""
END = CELLS + BUILDS + SIZES
NOTHING = END + 1
PARTS = NOTHING + 1
MOST = 256
"""No seat ever has more moves at once."""


def parts_of_actions(game: musivum.Game) -> torch.Tensor:
    """For every action the numbers in the network's answer that are added up for it."""
    parts = np.full((game.actions, 5), NOTHING)
    for index in range(game.actions):
        word, _, rest = str(game.action(index)).partition(" ")
        if word == "build":
            parts[index, 0] = CELLS + index
        elif word == "end":
            parts[index, 0] = END
        elif word == "write":
            drawing, _, place = rest.partition("@")
            top, left = (int(number) - 1 for number in place.split(","))
            marks = [
                ((top + row) * SIDE + left + column) * len(SYMBOLS) + SYMBOLS.index(letter)
                for row, line in enumerate(drawing.split("/"))
                for column, letter in enumerate(line)
                if letter in SYMBOLS
            ]
            parts[index, : len(marks)] = marks
            parts[index, 4] = CELLS + BUILDS + len(marks)
    return torch.from_numpy(parts)


class Network(nn.Module):
    """Planes in; the worth of each legal action, and what the position will still bring, out."""

    def __init__(self, planes: int, parts: torch.Tensor, width: int = 32) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(planes, width, 3, padding=1),
            nn.ReLU(),
            nn.Conv2d(width, width, 3, padding=1),
            nn.ReLU(),
            nn.Conv2d(width, width, 3, padding=1),
            nn.ReLU(),
        )
        self.cells = nn.Conv2d(width, len(SYMBOLS), 1)
        self.rest = nn.Linear(width * SIDE * SIDE, PARTS - CELLS)
        self.value = nn.Sequential(
            nn.Linear(width * SIDE * SIDE, 128), nn.ReLU(), nn.Linear(128, 1)
        )
        self.parts: torch.Tensor
        self.register_buffer("parts", parts)

    def forward(
        self, planes: torch.Tensor, legal: torch.Tensor, count: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Which of the legal actions to choose, and the value of the position."""
        body = self.body(planes)
        flat = body.flatten(1)
        cells = self.cells(body).permute(0, 2, 3, 1).flatten(1)
        answer = torch.cat([cells, self.rest(flat)], dim=1)
        answer = torch.cat([answer[:, :NOTHING], torch.zeros_like(answer[:, :1])], dim=1)
        index = self.parts[legal]
        worth = answer.gather(1, index.flatten(1)).view(*index.shape).sum(-1)
        allowed = torch.arange(legal.shape[1]) < count[:, None]
        worth = worth.masked_fill(~allowed, -1e9)
        return torch.distributions.Categorical(logits=worth), self.value(flat).squeeze(1)


def learn(minutes: float, games: int = 256, steps: int = 32, seed: int = 1) -> list[float]:
    """Learn for some minutes; the mean scores of the games that ended in each round."""
    torch.manual_seed(seed)
    game = musivum.load("mosaix", players=1)
    batch = Batch(game, games, seed=seed, masks=False)
    network = Network(batch.observation.shape[1], parts_of_actions(game))
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    start = time.monotonic()
    history: list[float] = []
    while time.monotonic() - start < 60 * minutes:
        seen, actions, scores = collect(network, batch, steps)
        improve(network, optimiser, seen, actions)
        history.append(float(np.mean(scores)))
        if len(history) % 5 == 1:
            spent = f"{time.monotonic() - start:5.0f} s ({time.process_time():5.0f} s of CPU)"
            print(f"{spent}   mean score {history[-1]:6.1f}   {len(scores)} games", flush=True)
    return history


def collect(
    network: Network, batch: Batch, steps: int
) -> tuple[list[torch.Tensor], list[torch.Tensor], list[int]]:
    """Play on with the network's choices; what it saw, what it did, and the final scores."""
    planes, legal, counts, chosen, logs, values = [], [], [], [], [], []
    rewards, ends, scores = [], [], []
    for _ in range(steps):
        planes.append(torch.from_numpy(batch.observation.copy()))
        most = int(batch.legal_count.max())
        padded = np.zeros((batch.games, MOST), dtype=np.int64)
        padded[:, :most] = batch.legal[:, :most]
        legal.append(torch.from_numpy(padded))
        counts.append(torch.from_numpy(batch.legal_count.copy()))
        with torch.no_grad():
            choice, value = network(planes[-1], legal[-1][:, :most], counts[-1])
            picked = choice.sample()
        chosen.append(picked)
        logs.append(choice.log_prob(picked))
        values.append(value)
        batch.step(padded[np.arange(batch.games), picked.numpy()])
        rewards.append(torch.from_numpy(batch.reward[:, 0] / 10))
        ends.append(torch.from_numpy(batch.done.copy()))
        scores += batch.final[batch.done, 0].tolist()
    with torch.no_grad():
        most = int(batch.legal_count.max())
        later = network(
            torch.from_numpy(batch.observation.copy()),
            torch.from_numpy(batch.legal[:, :most].copy()),
            torch.from_numpy(batch.legal_count.copy()),
        )[1]
    advantages = []
    advantage = torch.zeros(batch.games)
    for reward, end, value in zip(rewards[::-1], ends[::-1], values[::-1], strict=True):
        surprise = reward + torch.where(end, 0.0, later) - value
        advantage = surprise + torch.where(end, 0.0, 0.95 * advantage)
        advantages.insert(0, advantage)
        later = value
    gained = torch.cat(advantages)
    seen = [torch.cat(planes), torch.cat(legal), torch.cat(counts)]
    return seen, [torch.cat(chosen), torch.cat(logs), gained, gained + torch.cat(values)], scores


def improve(
    network: Network,
    optimiser: torch.optim.Optimizer,
    seen: list[torch.Tensor],
    actions: list[torch.Tensor],
    epochs: int = 3,
    size: int = 1024,
) -> None:
    """PPO's clipped steps on what was collected."""
    planes, legal, counts = seen
    chosen, logs, gained, returns = actions
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    for _ in range(epochs):
        for part in torch.randperm(len(chosen)).split(size):
            most = int(counts[part].max())
            choice, value = network(planes[part], legal[part][:, :most], counts[part])
            ratio = (choice.log_prob(chosen[part]) - logs[part]).exp()
            clipped = ratio.clamp(0.8, 1.2)
            policy = -torch.min(ratio * gained[part], clipped * gained[part]).mean()
            error = (value - returns[part]).pow(2).mean()
            loss = policy + 0.5 * error - 0.01 * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    learned = learn(parser.parse_args().minutes)
    print(f"from {learned[0]:.1f} to {np.mean(learned[-5:]):.1f}")
