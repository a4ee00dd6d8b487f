"""What the games of a tournament say about its bots."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from musivum.arena.tournament import Game

SURE = 1.96
"""Standard errors on either side of a 95 % confidence interval."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """How one bot did against another, or alone on the same dice."""

    one: str
    other: str
    seeds: int
    share: float
    """The first one's share of the wins; an equal bot would have one in the number of seats, and
    alone a half."""
    error: float
    """Half of the 95 % confidence interval."""
    lead: float
    """Points by which the first was ahead, on average."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did over all."""

    bot: str
    games: int
    score: float
    error: float
    seconds: float
    """Of processor time for a game."""


def pairings(bots: Sequence[str], games: Sequence[Game]) -> list[Pairing]:
    """Every two bots; one seed, played from all seats, counts as one result."""
    found = []
    for one, other in combinations(bots, 2):
        results = _duels(one, other, games) or _alone(one, other, games)
        if not results:
            continue
        shares = [share for share, _ in results.values()]
        share, error = mean_and_error(shares)
        lead = sum(lead for _, lead in results.values()) / len(results)
        found.append(Pairing(one, other, len(results), share, error, lead))
    return found


def standings(bots: Sequence[str], games: Sequence[Game]) -> list[Standing]:
    """Every bot's games, points and time."""
    found = []
    for bot in bots:
        seats = [
            (game["scores"][seat], game["seconds"][seat])
            for game in games
            for seat, name in enumerate(game["bots"])
            if name == bot
        ]
        if seats:
            score, error = mean_and_error([score for score, _ in seats])
            seconds = sum(used for _, used in seats) / len(seats)
            found.append(Standing(bot, len(seats), score, error, seconds))
    return found


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % confidence interval.

    >>> mean_and_error([1.0, 1.0, 1.0])
    (1.0, 0.0)
    """
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, math.inf
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return mean, SURE * spread / math.sqrt(len(values))


def _duels(one: str, other: str, games: Sequence[Game]) -> dict[int, tuple[float, float]]:
    """By seed: the first bot's share of the wins over all seats, and its lead."""
    by_seed: dict[int, list[tuple[float, float]]] = {}
    for game in games:
        if set(game["bots"]) != {one, other} or game["bots"].count(one) != 1:
            continue
        seat = game["bots"].index(one)
        winners = game["winners"]
        won = (seat in winners) / len(winners) if winners else 0.0
        best = max(score for place, score in enumerate(game["scores"]) if place != seat)
        by_seed.setdefault(game["seed"], []).append((won, game["scores"][seat] - best))
    return {seed: _mean_pair(results) for seed, results in by_seed.items()}


def _alone(one: str, other: str, games: Sequence[Game]) -> dict[int, tuple[float, float]]:
    scores = {
        (game["bots"][0], game["seed"]): game["scores"][0]
        for game in games
        if len(game["bots"]) == 1
    }
    found = {}
    for bot, seed in scores:
        if bot == one and (other, seed) in scores:
            lead = scores[one, seed] - scores[other, seed]
            found[seed] = (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0, float(lead))
    return found


def _mean_pair(results: Sequence[tuple[float, float]]) -> tuple[float, float]:
    number = len(results)
    return sum(share for share, _ in results) / number, sum(lead for _, lead in results) / number
