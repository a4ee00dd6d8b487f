"""Searching from a view, with a budget, and what comes out: visits, values, the principal line."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace

import numpy as np

from musivum.core.compiled import Ints
from musivum.core.errors import OptionError
from musivum.core.game import CHANCE, Game, Move, View
from musivum.core.kernels import handle_of
from musivum.core.pointers import Values
from musivum.core.profile import Settings
from musivum.core.rng import generator
from musivum.core.state import waiting
from musivum.search import rollout
from musivum.search.rollout import LOOSE
from musivum.search.tree import MOST_ARMS, Tree, grow, is_roomy, look_up, new_tree

PIECE_SECONDS = 0.02
"""A search with a time limit looks at the clock about this often."""
MOST_SIMULATIONS = 100_000_000
MOST_MILLISECONDS = 3_600_000
MOST_THREADS = 256
LONGEST_LINE = 12
"""A principal line is shown as far as this many moves, or to the next dice."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One move at the root, and what the search thinks of it."""

    move: Move
    visits: int
    value: float
    """Alone points; else a share of the win, from 0 to 1, with a touch of the lead."""


@dataclass(frozen=True, slots=True)
class Grown:
    """The trees of a search, which the next search of the same seat can grow on."""

    game: Game
    seat: int
    numbers: tuple[float, ...]
    trees: tuple[Tree, ...]

    def has_room(self, budget: int) -> bool:
        """Whether so many simulations would still fit into each tree."""
        return all(is_roomy(tree, budget) for tree in self.trees)


@dataclass(frozen=True, slots=True)
class Report:
    """What a search found."""

    candidates: tuple[Candidate, ...]
    """All moves that were considered, the most visited first."""
    principal: tuple[Move, ...]
    """What the search expects: the most visited moves, to the next dice or hidden card."""
    simulations: int
    """Of this search; the candidates count those of an earlier one too, if its tree was used on."""
    seconds: float
    tree: "Grown | None" = field(default=None, compare=False, repr=False)
    """What has grown, for the next search of the same seat; None if nothing can be used on."""

    @property
    def move(self) -> Move:
        """The move to play."""
        return self.candidates[0].move

    @property
    def value(self) -> float:
        """What it is worth."""
        return self.candidates[0].value


def search(
    game: Game,
    view: View,
    seat: int,
    *,
    simulations: int | None = None,
    milliseconds: int | None = None,
    seed: int = 0,
    settings: Settings | None = None,
    threads: int = 1,
    tree: Grown | None = None,
) -> Report:
    """Search for a seat that is awaited, from its view and nothing else.

    The budget is a number of simulations, or of milliseconds, or both (whichever ends first). On
    one thread, equal seeds and simulations give equal reports. Several threads grow a tree each,
    and their visits are added up.

    ``tree`` is an earlier report's, of the same seat in the same game: what it knows of the present
    position is used on. In games with chance or hidden cards there is nothing to use on; then, and
    where it does not fit (other settings, other threads, no room), a new tree is grown.
    """
    check_budget(view, seat, simulations, milliseconds, threads)
    root = np.array(view["state"], dtype=np.int64)
    numbers = numbers_of(game, settings or Settings())
    began = time.perf_counter()
    ends = None if milliseconds is None else began + milliseconds / 1000
    budget = MOST_SIMULATIONS if simulations is None else simulations
    shares = [budget // threads + (number < budget % threads) for number in range(threads)]
    trees = _trees(Grown(game, seat, tuple(numbers), ()), shares, tree)
    jobs = [
        _Search(game, root, seat, numbers, seed + n, share, trees[n])
        for n, share in enumerate(shares)
    ]
    if threads == 1:
        jobs[0].run(ends)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda job: job.run(ends), jobs))
    report = _report(game, jobs, time.perf_counter() - began)
    if not game.is_settled(root):
        return report
    return replace(report, tree=Grown(game, seat, tuple(numbers), trees))


def _trees(wanted: Grown, shares: list[int], earlier: Grown | None) -> tuple[Tree, ...]:
    """The trees of an earlier search if they can be used on, else new ones."""
    if (
        earlier is not None
        and earlier.game is wanted.game
        and replace(earlier, trees=()) == wanted
        and len(earlier.trees) == len(shares)
        and earlier.has_room(max(shares))
    ):
        return earlier.trees
    return tuple(new_tree(share) for share in shares)


def check_budget(
    view: View, seat: int, simulations: int | None, milliseconds: int | None, threads: int
) -> None:
    """A clear error for a seat that is not awaited, and for a budget that makes no sense."""
    if view["seat"] != seat or seat not in view["awaiting"]:
        raise OptionError("search-seat", seat=seat, **waiting(view["awaiting"]))
    if simulations is None and milliseconds is None:
        raise OptionError("search-no-budget")
    for name, value, most in (
        ("simulations", simulations, MOST_SIMULATIONS),
        ("milliseconds", milliseconds, MOST_MILLISECONDS),
        ("threads", threads, MOST_THREADS),
    ):
        if value is not None and not 1 <= value <= most:
            raise OptionError("search-budget", name=name, most=most, value=value)


def numbers_of(game: Game, settings: Settings) -> Values:
    """The settings as the compiled search reads them, with what follows from the game."""
    found = np.zeros(rollout.SETTINGS, dtype=np.float64)
    for name, value in asdict(settings).items():
        found[getattr(rollout, name.upper())] = value
    found[LOOSE] = type(game).confided is not Game.confided
    found[rollout.RATED] = game.POLICY is not None
    found[rollout.ROUNDS] = game.chances > 0
    return found


class _Search:
    """One tree and its generator."""

    def __init__(
        self,
        game: Game,
        root: Ints,
        seat: int,
        numbers: Values,
        seed: int,
        budget: int,
        tree: Tree,
    ) -> None:
        self.game = game
        self.root = root
        self.seat = seat
        self.handle, self.settings = handle_of(game), numbers
        self.rng = generator(seed)
        self.budget = budget
        self.done = 0
        self.tree = tree

    def run(self, ends: float | None) -> None:
        """Grow the tree until the budget is used up."""
        if ends is None:
            self._grow(self.budget)
            return
        piece = 16
        while self.done < self.budget:
            before = time.perf_counter()
            self._grow(min(piece, self.budget - self.done))
            now = time.perf_counter()
            if now >= ends:
                return
            if now - before < PIECE_SECONDS / 2:
                piece *= 2
            elif now - before > PIECE_SECONDS * 2 and piece > 1:
                piece //= 2

    def _grow(self, simulations: int) -> None:
        grow(self.handle, self.settings, self.tree, self.root, self.seat, self.rng, simulations)
        self.done += simulations

    def at(self, state: Ints, actor: int) -> tuple[Ints, Ints, Values]:
        """The moves of the node at a position, their visits and mean values."""
        moves, visits = (np.zeros(MOST_ARMS, dtype=np.int64) for _ in range(2))
        means = np.zeros(MOST_ARMS, dtype=np.float64)
        number = look_up(self.handle, self.tree, state, self.seat, actor, moves, visits, means)
        return moves[:number], visits[:number], means[:number]


def _report(game: Game, jobs: list[_Search], seconds: float) -> Report:
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for job in jobs:
        for move, times, mean in zip(*job.at(job.root, job.seat), strict=True):
            visits[int(move)] = visits.get(int(move), 0) + int(times)
            totals[int(move)] = totals.get(int(move), 0.0) + float(mean) * int(times)
    if not visits:  # a single legal move, which needs no tree
        only = game.move(_only(game, jobs[0].root, jobs[0].seat))
        return Report((Candidate(only, 0, 0.0),), (only,), jobs[0].done, seconds)
    ranked = sorted(
        visits, key=lambda move: (-visits[move], -totals[move] / max(1, visits[move]), move)
    )
    candidates = tuple(
        Candidate(game.action(move), visits[move], totals[move] / max(1, visits[move]))
        for move in ranked
    )
    done = sum(job.done for job in jobs)
    return Report(candidates, _principal(jobs[0], ranked[0]), done, seconds)


def _only(game: Game, root: Ints, seat: int) -> str:
    moves = np.empty(game.most_moves, dtype=np.int64)
    number = game.KERNELS.legal(game.tables, root, seat, moves)
    assert number == 1
    return str(game.action(int(moves[0])))


def _principal(job: _Search, first: int) -> tuple[Move, ...]:
    """Follow the most visited moves, as long as nothing is left to chance."""
    game, state, actor = job.game, job.root.copy(), job.seat
    line = [game.action(first)]
    kernels = game.KERNELS
    kernels.deal(game.tables, state, job.seat, generator(0))
    kernels.play(game.tables, state, actor, first)
    while len(line) < LONGEST_LINE:
        awaited = kernels.awaiting(game.tables, state)
        if awaited in (0, CHANCE) or (awaited & (awaited - 1)) != 0:
            break
        actor = awaited.bit_length() - 1
        if actor != job.seat and job.settings[LOOSE]:
            break  # what another seat can do depends on hidden cards
        moves, times, _ = job.at(state, actor)
        if len(moves) == 0 or times.max() == 0:
            break
        best = int(moves[int(times.argmax())])
        line.append(game.action(best))
        kernels.play(game.tables, state, actor, best)
    return tuple(line)
