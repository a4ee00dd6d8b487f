"""Sequential halving: the best-looking moves are played out on equal dice, and the worse half of
them is dropped again and again.

For games in which a good policy is known. Where a seat acts twice in a row (it builds a formation
and then writes it), both steps together are one candidate. Candidates are compared under the same
deals and the same dice, so that luck does not decide between them.
"""

import time

import numpy as np
from numba import types

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, kernel
from musivum.core.curves import logistic
from musivum.core.game import Game, View
from musivum.core.kernels import MOST_MOVES, PLAYERS, SIZE, handle_of
from musivum.core.pointers import INTS, VALUES, Values, copy, new_ints, new_values, new_words
from musivum.core.policy import NOWHERE
from musivum.core.profile import Settings
from musivum.core.rng import generator
from musivum.search.report import Candidate, Report, check_budget, numbers_of
from musivum.search.rollout import (
    FURTHER,
    NEVER,
    RATED,
    SCALE,
    TRUSTED,
    impressions,
    judge,
    play_on,
    worth_of,
)

FIRST, SECOND = 0, 1
"""A candidate: a move, and the next one of the same seat, or NEVER."""
BROUGHT, WEIGHS = 0, 1
"""Its total: what its simulations brought, and what they weigh together."""
MILLION = 1_000_003
"""Seeds of the simulations of one search are so far apart."""
MANY = 1 << 30


@kernel(types.int64(INTS, VALUES, INTS, types.int64, INTS, VALUES))
def first_impressions(
    handle: Ints, settings: Values, state: Ints, seat: int, moves: Ints, values: Values
) -> int:
    """Write the legal moves of a seat and what each promises in points; return their number."""
    after = new_ints(handle[SIZE])
    number = kernels.legal(handle, state, seat, moves)
    impressions(handle, settings, state, seat, number, moves, values, after)
    return number


@kernel(
    types.void(
        INTS,
        VALUES,
        INTS,
        types.int64,
        INTS,
        INTS,
        types.int64,
        types.int64,
        types.int64,
        types.int64,
        VALUES,
    )
)
def play_out(
    handle: Ints,
    settings: Values,
    root: Ints,
    seat: int,
    candidates: Ints,
    alive: Ints,
    number: int,
    seed: int,
    begin: int,
    end: int,
    totals: Values,
) -> None:
    """Add to the totals of all living candidates what simulations ``begin`` to ``end`` bring.

    ``alive`` are so many candidates, each of which is two numbers of ``candidates``, and of
    ``totals``: what its simulations brought, and what they weigh.
    """
    size = handle[SIZE]
    state, after = new_ints(size), new_ints(size)
    moves = new_ints(handle[MOST_MOVES])
    scores = new_ints(handle[PLAYERS])
    worth = new_values(handle[PLAYERS])
    rng = new_words(1)
    for simulation in range(begin, end):
        for place in range(number):
            candidate = alive[place]
            rng[0] = np.uint64(seed * MILLION + simulation) * np.uint64(0x9E3779B97F4A7C15)
            copy(state, root, size)
            kernels.deal(handle, state, seat, rng)
            kernels.play(handle, state, seat, candidates[2 * candidate + FIRST])
            if candidates[2 * candidate + SECOND] != NEVER:
                kernels.play(handle, state, seat, candidates[2 * candidate + SECOND])
            weight = 1
            if settings[FURTHER] == 0:
                play_on(handle, settings, state, rng, after, moves)
            else:
                weight <<= simulation  # who looks further sees better
            judge(handle, settings, state, simulation, scores, worth)
            totals[2 * candidate + BROUGHT] += weight * worth[seat]
            totals[2 * candidate + WEIGHS] += weight


@kernel(types.void(INTS, VALUES, VALUES, types.int64, VALUES))
def trust(handle: Ints, settings: Values, priors: Values, number: int, totals: Values) -> None:
    """Begin the totals of all candidates with their first impressions, which count as so many
    simulations as the settings say."""
    weight = settings[TRUSTED]
    for candidate in range(number):
        worth = priors[candidate]
        if handle[PLAYERS] > 1:
            worth = worth_of(settings, logistic(worth / settings[SCALE]), worth)
        totals[2 * candidate + BROUGHT] = weight * worth
        totals[2 * candidate + WEIGHS] = weight


# From Python


def compare(
    game: Game,
    view: View,
    seat: int,
    *,
    simulations: int | None = None,
    milliseconds: int | None = None,
    seed: int = 0,
    settings: Settings | None = None,
    candidates: int = 32,
) -> Report:
    """Compare the best-looking moves of a seat that is awaited, from its view and nothing else.

    The budget is as in :func:`musivum.search.search`. A line of the report is a first move; where
    several candidates begin with it, the best of them speaks for it.
    """
    check_budget(view, seat, simulations, milliseconds, 1)
    began = time.perf_counter()
    contest = _Contest(game, view, seat, settings or Settings(), seed, candidates)
    if len(contest.pairs) > 1:
        contest.run(simulations, None if milliseconds is None else began + milliseconds / 1000)
    return contest.report(time.perf_counter() - began)


class _Contest:
    """The candidates of one decision."""

    def __init__(
        self, game: Game, view: View, seat: int, settings: Settings, seed: int, most: int
    ) -> None:
        self.game, self.seat, self.seed = game, seat, seed
        self.root = np.array(view["state"], dtype=np.int64)
        self.handle, self.settings = handle_of(game), numbers_of(game, settings)
        self.pairs, self.priors = self._candidates(most)
        self.totals = np.zeros((len(self.pairs), 2), dtype=np.float64)
        trust(self.handle, self.settings, self.priors, len(self.pairs), self.totals.reshape(-1))
        self.visits = np.zeros(len(self.pairs), dtype=np.int64)
        self.order = list(range(len(self.pairs)))
        """The candidates, best first."""
        self.done = 0

    @property
    def enough(self) -> int:
        """After so many simulations of a candidate no more can be said of it."""
        return int(self.settings[FURTHER]) + 1 if self.settings[FURTHER] > 0 else MANY

    def _rated(self, state: Ints) -> tuple[Ints, Values]:
        game = self.game
        moves = np.empty(game.most_moves, dtype=np.int64)
        values = np.empty(game.most_moves, dtype=np.float64)
        number = first_impressions(self.handle, self.settings, state, self.seat, moves, values)
        return moves[:number], values[:number]

    def _candidates(self, most: int) -> tuple[Ints, Values]:
        """The best-looking moves, or pairs of moves, that lead to different positions.

        Playing on for a few moves would not show that a move leads nowhere, so it is left out.
        """
        game, rules = self.game, self.game.KERNELS
        dealt = self.root.copy()
        rules.deal(game.tables, dealt, self.seat, generator(self.seed))
        found: dict[bytes, tuple[float, int, int]] = {}

        def consider(after: Ints, value: float, first: int, second: int) -> None:
            key = after[: game.key].tobytes()
            if key not in found or found[key][0] < value:
                found[key] = (value, first, second)

        moves, values = self._rated(dealt)
        for rank in np.argsort(-values, kind="stable")[:most]:
            if values[rank] <= NOWHERE and found:
                break
            first = int(moves[rank])
            after = dealt.copy()
            rules.play(game.tables, after, self.seat, first)
            awaited = rules.awaiting(game.tables, after)
            if self.settings[RATED] and awaited != CHANCE and awaited >> self.seat & 1:
                seconds, worths = self._rated(after)
                for place in np.argsort(-worths, kind="stable")[:most]:
                    if worths[place] <= NOWHERE and found:
                        break
                    later = after.copy()
                    rules.play(game.tables, later, self.seat, int(seconds[place]))
                    consider(later, float(worths[place]), first, int(seconds[place]))
            else:
                consider(after, float(values[rank]), first, NEVER)
        best = sorted(found.values(), key=lambda one: (-one[0], one[1], one[2]))[:most]
        pairs = np.array([one[1:] for one in best], dtype=np.int64).reshape(-1, 2)
        return pairs, np.array([one[0] for one in best], dtype=np.float64)

    def run(self, simulations: int | None, ends: float | None) -> None:
        """Halve the candidates until one is left, each round with the same share of the budget."""
        alive = np.arange(len(self.pairs), dtype=np.int64)
        while len(alive) > 1:
            rounds = (len(alive) - 1).bit_length()
            if simulations is not None:
                share = max(1, (simulations - self.done) // (rounds * len(alive)))
            else:
                share = MANY
            stop = None
            if ends is not None:
                now = time.perf_counter()
                stop = now + (ends - now) / rounds
            share = min(share, self.enough - int(self.visits[alive[0]]))
            self._round(alive, share, stop)
            means = self.totals[alive, BROUGHT] / self.totals[alive, WEIGHS]
            ranked = alive[np.argsort(-means, kind="stable")]
            self.order = [*ranked.tolist(), *self.order[len(alive) :]]
            alive = np.sort(ranked[: (len(alive) + 1) // 2])
            if simulations is not None and self.done >= simulations:
                break
            if self.visits[alive[0]] == self.enough:
                break

    def _round(self, alive: Ints, share: int, stop: float | None) -> None:
        """Play all living candidates out, equally often."""
        begin = int(self.visits[alive[0]])
        piece = share if stop is None else 1
        end = begin + share
        while begin < end:
            until = min(end, begin + piece)
            play_out(
                self.handle,
                self.settings,
                self.root,
                self.seat,
                self.pairs.reshape(-1),
                alive,
                len(alive),
                self.seed & 0xFFFF_FFFF,
                begin,
                until,
                self.totals.reshape(-1),
            )
            self.visits[alive] += until - begin
            self.done += (until - begin) * len(alive)
            begin = until
            if stop is not None and time.perf_counter() >= stop:
                return

    def report(self, seconds: float) -> Report:
        """The first moves in the order of their best candidates."""
        candidates: dict[int, Candidate] = {}
        for one in self.order:
            first, visits = int(self.pairs[one, FIRST]), int(self.visits[one])
            brought, weighs = self.totals[one]
            value = brought / weighs if visits else self.priors[one]
            if first not in candidates:
                candidates[first] = Candidate(self.game.action(first), visits, float(value))
        best = self.pairs[self.order[0]]
        principal = tuple(self.game.action(int(move)) for move in best if move != NEVER)
        return Report(tuple(candidates.values()), principal, self.done, seconds)
