"""What the games of a tournament say about its bots.

Games on the same seed between the same bots, one for every seating, are one *duplicate set*: they
share their dice, so they count as one result wherever it is said how sure something is.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from musivum.arena.play import FORFEIT, Result
from musivum.core.extras import need

SURE = 1.96
"""Standard errors on either side of a 95 % confidence interval."""
ELO = 400 / math.log(10)
"""Points of the Elo scale for a unit of Bradley and Terry's: at 400 points, ten wins to one."""
SAMPLES = 400
"""How often the duplicate sets are drawn anew for the intervals of the ratings."""
PRIOR = 0.5
"""Wins of either side that are added between any two who met, so that a bot which never lost has a
finite rating."""

Floats = NDArray[np.float64]
Sets = dict[tuple[tuple[str, ...], int], list[Result]]
"""Duplicate sets by who met and the seed."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """How one bot did against another, or alone on the same dice."""

    one: str
    other: str
    seeds: int
    """Duplicate sets."""
    share: float
    """How often the first was ahead of the other, a tie being a half."""
    low: float
    high: float
    """Its 95 % confidence interval."""
    sets: float
    """The share of duplicate sets that the first won: by games, or by points if equal in games."""
    lead: float
    """Points by which the first was ahead, on average."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did over all."""

    bot: str
    games: int
    score: float
    error: float
    """Half of the 95 % confidence interval of the mean score."""
    seconds: float
    """Of thinking for a game."""
    pace: float
    """Of thinking for a choice; not a number where choices were not counted."""
    forfeits: int


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength on the Elo scale, where the first bot has 0."""

    bot: str
    points: float
    low: float
    high: float
    """The 95 % confidence interval of the difference to the first bot."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How often a bot had a number of points or more, alone."""

    bot: str
    target: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Seat:
    """What a seat is worth: the share of wins from there, over all bots."""

    seat: int
    share: float
    low: float
    high: float
    """Its 95 % confidence interval."""


def duplicate_sets(games: Iterable[Result]) -> Sets:
    """The games by who met, and on which seed."""
    found: Sets = defaultdict(list)
    for game in games:
        found[tuple(sorted(game["bots"])), game["seed"]].append(game)
    return dict(found)


# Comparing


def pairings(bots: Sequence[str], games: Sequence[Result]) -> list[Pairing]:
    """Every two bots that met, or that played alone on the same dice."""
    found = []
    alone = _alone(games)
    sets = duplicate_sets(games)
    for one, other in combinations(bots, 2):
        results = [
            result for group in sets.values() if (result := _duel(one, other, group)) is not None
        ]
        results += [
            (_ahead(own - its), float(own - its))
            for (bot, seed), own in alone.items()
            if bot == one and (its := alone.get((other, seed))) is not None
        ]
        if not results:
            continue
        shares = [share for share, _ in results]
        won = _mean([_ahead((share - 0.5) or lead) for share, lead in results])
        lead = _mean([lead for _, lead in results])
        found.append(Pairing(one, other, len(results), _mean(shares), *interval(shares), won, lead))
    return found


def _duel(one: str, other: str, group: Sequence[Result]) -> tuple[float, float] | None:
    """The first bot's share of the comparisons in a duplicate set, and its lead; None if none."""
    shares, leads = [], []
    for game in group:
        for mine, theirs in _meetings(game, one, other):
            shares.append(ahead(game, mine, theirs))
            if game["reason"] != FORFEIT:
                leads.append(game["scores"][mine] - game["scores"][theirs])
    if not shares:
        return None
    return sum(shares) / len(shares), sum(leads) / max(1, len(leads))


def _meetings(game: Result, one: str, other: str) -> Iterable[tuple[int, int]]:
    """The seats where the two sit against each other."""
    for mine, first in enumerate(game["bots"]):
        for theirs, second in enumerate(game["bots"]):
            if first == one and second == other:
                yield mine, theirs


def ahead(game: Result, mine: int, theirs: int) -> float:
    """1 if a seat came out ahead of another, a half for a tie, 0 if behind.

    A winner is ahead of one who is none; otherwise points decide.
    """
    winners, scores = game["winners"], game["scores"]
    return _ahead(((mine in winners) - (theirs in winners)) or scores[mine] - scores[theirs])


def _ahead(difference: float) -> float:
    return 0.5 if difference == 0 else float(difference > 0)


def _alone(games: Sequence[Result]) -> dict[tuple[str, int], int]:
    return {
        (game["bots"][0], game["seed"]): game["scores"][0]
        for game in games
        if len(game["bots"]) == 1 and game["reason"] != FORFEIT
    }


# Over all


def standings(bots: Sequence[str], games: Sequence[Result]) -> list[Standing]:
    """Every bot's games, points and time; the points of forfeited games do not count."""
    found = []
    for bot in bots:
        seats = [
            (game, seat) for game in games for seat, name in enumerate(game["bots"]) if name == bot
        ]
        if not seats:
            continue
        scores = [game["scores"][seat] for game, seat in seats if game["reason"] != FORFEIT]
        score, error = mean_and_error(scores) if scores else (math.nan, math.inf)
        seconds = sum(game["seconds"][seat] for game, seat in seats)
        choices = sum(game["choices"][seat] for game, seat in seats)
        lost = sum(
            game["reason"] == FORFEIT and seat not in game["winners"] for game, seat in seats
        )
        pace = seconds / choices if choices else math.nan
        found.append(Standing(bot, len(seats), score, error, seconds / len(seats), pace, lost))
    return found


def reaches(bots: Sequence[str], games: Sequence[Result], targets: Sequence[int]) -> list[Reach]:
    """How often each bot reached each target alone, with Wilson's intervals."""
    found = []
    alone = _alone(games)
    for bot in bots:
        scores = [score for (name, _), score in alone.items() if name == bot]
        for target in targets if scores else ():
            hits = sum(score >= target for score in scores)
            found.append(Reach(bot, target, hits / len(scores), *wilson(hits, len(scores))))
    return found


def seats(games: Sequence[Result]) -> list[Seat]:
    """What each seat is worth, over all bots; nothing where one plays alone."""
    sets = [
        [game for game in group if game["reason"] != FORFEIT]
        for group in duplicate_sets(games).values()
    ]
    sets = [group for group in sets if group and len(group[0]["bots"]) > 1]
    if not sets:
        return []
    found = []
    for seat in range(len(sets[0][0]["bots"])):
        shares = [
            sum((seat in game["winners"]) / max(1, len(game["winners"])) for game in group)
            / len(group)
            for group in sets
        ]
        found.append(Seat(seat, _mean(shares), *interval(shares)))
    return found


# Ratings


def ratings(bots: Sequence[str], games: Sequence[Result]) -> list[Rating]:
    """Strengths on the Elo scale, by Bradley and Terry's model; nothing where all play alone.

    A game of several seats is taken apart into its pairs, which estimates the same strengths as
    the Plackett–Luce model does, and knows what to do with a tie. The intervals come from drawing
    the duplicate sets anew, among those of the same bots.
    """
    order = {bot: place for place, bot in enumerate(bots)}
    wins: dict[tuple[str, ...], list[Floats]] = defaultdict(list)
    for (table, _), group in duplicate_sets(games).items():
        matrix = sum((_wins(game, order) for game in group), np.zeros((len(bots), len(bots))))
        if matrix.any():
            wins[table].append(matrix)
    if not wins:
        return []
    blocks = [np.array(matrices) for matrices in wins.values()]
    met = sum(block.sum(axis=0) for block in blocks) > 0
    prior = PRIOR * (met | met.T)

    def estimate(draw: Callable[[Floats], Floats], start: Floats | None = None) -> Floats:
        return _strengths(prior + sum(draw(block).sum(axis=0) for block in blocks), start)

    found = estimate(lambda block: block)
    rng = np.random.default_rng(0)
    again = np.array(
        [
            estimate(lambda block: block[rng.integers(len(block), size=len(block))], found)
            for _ in range(SAMPLES)
        ]
    )
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    return [Rating(bot, found[i], low[i], high[i]) for bot, i in order.items()]


def _wins(game: Result, order: dict[str, int]) -> Floats:
    """How often each bot came out ahead of each other one in a game."""
    matrix = np.zeros((len(order), len(order)))
    for mine, one in enumerate(game["bots"]):
        for theirs, other in enumerate(game["bots"]):
            if one != other and one in order and other in order:
                matrix[order[one], order[other]] += ahead(game, mine, theirs)
    return matrix


def _strengths(wins: Floats, start: Floats | None = None) -> Floats:
    """Elo points that explain the wins best; the first bot has 0."""
    choix = need("choix", "arena")
    guess = None if start is None else start / ELO
    # A trace of regularisation, for bots that have no opponent in common.
    found: Floats = ELO * choix.ilsr_pairwise_dense(
        wins, alpha=1e-6, initial_params=guess, max_iter=10_000
    )
    return np.asarray(found - found[0])


# Intervals


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


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of a mean of shares, within 0 and 1.

    One lost and one won are added, so that nothing is certain after ten wins out of ten. For
    shares that are 0 or 1 this is close to Wilson's interval.

    >>> [round(bound, 2) for bound in interval([1.0] * 10)]
    [0.75, 1.0]
    """
    centre, error = mean_and_error([*shares, 0.0, 1.0])
    return max(0.0, centre - error), min(1.0, centre + error)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def wilson(hits: float, number: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share, which stays within 0 and 1.

    >>> [round(bound, 3) for bound in wilson(10, 10)]
    [0.722, 1.0]
    """
    share, square = hits / number, SURE * SURE
    centre = (share + square / (2 * number)) / (1 + square / number)
    half = math.sqrt(share * (1 - share) / number + square / (4 * number * number))
    half *= SURE / (1 + square / number)
    return max(0.0, centre - half), min(1.0, centre + half)
