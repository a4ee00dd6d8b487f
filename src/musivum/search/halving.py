"""Sequential halving: the best-looking moves are played out on equal dice, and the worse half of
them is dropped again and again.

For games in which a good policy is known. Where a seat acts twice in a row (it builds a formation
and then writes it), both steps together are one candidate. Candidates are compared under the same
deals and the same dice, so that luck does not decide between them.
"""

import time

import numpy as np
from numba import types

from musivum.core.compiled import CHANCE, Ints, kernel
from musivum.core.game import Game, View
from musivum.core.policy import Values
from musivum.core.profile import Settings
from musivum.core.rng import generator
from musivum.search.report import Candidate, Report, check_budget, numbers_of
from musivum.search.rollout import NEVER, RATED, impressions, judge, play_on
from musivum.search.room import ROOM, Room, enter, room_of

FIRST, SECOND = 0, 1
"""A candidate: a move, and the next one of the same seat, or NEVER."""
MILLION = 1_000_003
"""Seeds of the simulations of one search are so far apart."""


@kernel(types.int64(ROOM, types.int64[::1], types.int64, types.int64[::1], types.float64[::1]))
def first_impressions(room: Room, state: Ints, seat: int, moves: Ints, values: Values) -> int:
    """Write the legal moves of a seat and what each promises in points; return their number."""
    doors = enter(room)
    after = np.empty_like(state)
    number = doors.legal(doors.tables, state, seat, moves)
    impressions(doors, state, seat, number, moves, values, after)
    return number


@kernel(
    types.void(
        ROOM,
        types.int64[::1],
        types.int64,
        types.int64[:, ::1],
        types.int64[::1],
        types.int64,
        types.int64,
        types.int64,
        types.float64[::1],
    )
)
def play_out(
    room: Room,
    root: Ints,
    seat: int,
    candidates: Ints,
    alive: Ints,
    seed: int,
    begin: int,
    end: int,
    totals: Values,
) -> None:
    """Add to the totals of all living candidates what simulations ``begin`` to ``end`` bring."""
    doors = enter(room)
    state, after = np.empty_like(root), np.empty_like(root)
    moves = np.empty(doors.most_moves, dtype=np.int64)
    scores = np.zeros(doors.players, dtype=np.int64)
    worth = np.zeros(doors.players, dtype=np.float64)
    rng = np.empty(1, dtype=np.uint64)
    for simulation in range(begin, end):
        for candidate in alive:
            rng[0] = np.uint64(seed * MILLION + simulation) * np.uint64(0x9E3779B97F4A7C15)
            state[:] = root
            doors.deal(doors.tables, state, seat, rng)
            doors.play(doors.tables, state, seat, candidates[candidate, FIRST])
            if candidates[candidate, SECOND] != NEVER:
                doors.play(doors.tables, state, seat, candidates[candidate, SECOND])
            play_on(doors, state, rng, after, moves)
            judge(doors, state, scores, worth)
            totals[candidate] += worth[seat]


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
        self.room = room_of(game, numbers_of(game, settings))
        self.pairs, self.priors = self._candidates(most)
        self.totals = np.zeros(len(self.pairs), dtype=np.float64)
        self.visits = np.zeros(len(self.pairs), dtype=np.int64)
        self.order = list(range(len(self.pairs)))
        """The candidates, best first."""
        self.done = 0

    def _rated(self, state: Ints) -> tuple[Ints, Values]:
        game = self.game
        moves = np.empty(game.most_moves, dtype=np.int64)
        values = np.empty(game.most_moves, dtype=np.float64)
        number = first_impressions(self.room, state, self.seat, moves, values)
        return moves[:number], values[:number]

    def _candidates(self, most: int) -> tuple[Ints, Values]:
        """The best-looking moves, or pairs of moves, that lead to different positions."""
        game, kernels = self.game, self.game.KERNELS
        dealt = self.root.copy()
        kernels.deal(game.tables, dealt, self.seat, generator(self.seed))
        found: dict[bytes, tuple[float, int, int]] = {}

        def consider(after: Ints, value: float, first: int, second: int) -> None:
            key = after[: game.key].tobytes()
            if key not in found or found[key][0] < value:
                found[key] = (value, first, second)

        moves, values = self._rated(dealt)
        for rank in np.argsort(-values, kind="stable")[:most]:
            first = int(moves[rank])
            after = dealt.copy()
            kernels.play(game.tables, after, self.seat, first)
            awaited = kernels.awaiting(game.tables, after)
            if self.room.settings[RATED] and awaited != CHANCE and awaited >> self.seat & 1:
                seconds, worths = self._rated(after)
                for place in np.argsort(-worths, kind="stable")[:most]:
                    later = after.copy()
                    kernels.play(game.tables, later, self.seat, int(seconds[place]))
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
                share = 1 << 30
            stop = None
            if ends is not None:
                now = time.perf_counter()
                stop = now + (ends - now) / rounds
            self._round(alive, share, stop)
            means = self.totals[alive] / self.visits[alive]
            ranked = alive[np.argsort(-means, kind="stable")]
            self.order = [*ranked.tolist(), *self.order[len(alive) :]]
            alive = np.sort(ranked[: (len(alive) + 1) // 2])
            if simulations is not None and self.done >= simulations:
                break

    def _round(self, alive: Ints, share: int, stop: float | None) -> None:
        """Play all living candidates out, equally often."""
        begin = int(self.visits[alive[0]])
        piece = share if stop is None else 1
        end = begin + share
        while begin < end:
            until = min(end, begin + piece)
            play_out(
                self.room,
                self.root,
                self.seat,
                self.pairs,
                alive,
                self.seed & 0xFFFF_FFFF,
                begin,
                until,
                self.totals,
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
            value = self.totals[one] / visits if visits else self.priors[one]
            if first not in candidates:
                candidates[first] = Candidate(self.game.action(first), visits, float(value))
        best = self.pairs[self.order[0]]
        principal = tuple(self.game.action(int(move)) for move in best if move != NEVER)
        return Report(tuple(candidates.values()), principal, self.done, seconds)
