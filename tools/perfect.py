"""How far a bot is from perfect, where perfect play is known.

    python tools/perfect.py steere --option side=3 --bot master@2000 --games 20
    python tools/perfect.py mozaa --option hand=3 --games 20
    python tools/perfect.py mosaix --option players=1 --player expert --games 20
    python tools/perfect.py galilee --player club --games 300 --nodes 100000

Games are played by ``casual``, or another ``--player``, and leave positions of all kinds behind.
Where the rest of a game can be solved with no more positions than ``--nodes``, the bot is asked for
its move. Its own solver is off, so it is the search that is measured. The exact value of its move
is compared with the best. Three kinds of positions can be solved: of two seats with nothing left
to chance; of one who plays alone, where every roll is followed (expectimax); and of two seats with
open hands, where every roll is followed too, so that little more than the last round is in reach.
"""

import argparse
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numba import types

from musivum.arena.cli import load_with
from musivum.arena.ratings import wilson
from musivum.bots import bot
from musivum.bots.levels import Level
from musivum.core import kernels
from musivum.core.compiled import Ints, kernel
from musivum.core.game import CHANCE, Game, State
from musivum.core.kernels import MOST_MOVES, SIZE, handle_of
from musivum.core.match import Match
from musivum.core.pointers import INTS, VALUES, Values, copy, new_ints, new_values, part
from musivum.geometry import bits
from musivum.search import solve

SAME = 1e-9
DEEPEST = 60
"""Moves that a game which is solved for one may still have."""
_NEXT, _COUNT, _CHANCE, _WEIGHTS, _SEAT = range(5)
_FRAME = 5


@kernel(types.int64(INTS, INTS, INTS, types.int64, VALUES))
def follow(handle: Ints, states: Ints, moves: Ints, most: int, answer: Values) -> int:
    """Write what perfect play can expect from the first of ``states``: the points of one who plays
    alone, or of two seats the lead of the first.

    All moves and all outcomes of chance are followed to the end. Returns the number of positions;
    past ``most``, or where seats act together, it gives up and returns -1.
    """
    size, wide = handle[SIZE], handle[MOST_MOVES]
    frames = new_ints(_FRAME * DEEPEST)
    found = new_values(DEEPEST)
    scores = new_ints(2)
    scores[1] = 0
    depth, nodes = 0, 0
    entering = True
    while True:
        state, frame = part(states, size * depth, size), part(frames, _FRAME * depth, _FRAME)
        listed = part(moves, wide * depth, wide)
        if entering:
            entering = False
            nodes += 1
            awaited = kernels.awaiting(handle, state)
            together = awaited != CHANCE and bits.count(awaited) > 1
            if nodes > most or depth + 1 == DEEPEST or together:
                return -1
            frame[_NEXT], frame[_COUNT], frame[_WEIGHTS] = 0, 0, 0
            frame[_CHANCE] = awaited == CHANCE
            if awaited == 0:
                kernels.result(handle, state, scores)
                found[depth] = scores[0] - scores[1]
            else:
                frame[_SEAT] = CHANCE if frame[_CHANCE] else bits.lowest(awaited)
                worst = -np.inf if frame[_SEAT] == 0 else np.inf
                found[depth] = 0.0 if frame[_CHANCE] else worst
                frame[_COUNT] = kernels.legal(handle, state, frame[_SEAT], listed)
        else:
            value = found[depth + 1]
            if frame[_CHANCE]:
                weight = kernels.weight(handle, state, listed[frame[_NEXT]])
                found[depth] += weight * value
                frame[_WEIGHTS] += weight
            elif frame[_SEAT] == 0:
                found[depth] = max(found[depth], value)
            else:
                found[depth] = min(found[depth], value)
            frame[_NEXT] += 1
        if frame[_NEXT] < frame[_COUNT]:
            after = part(states, size * (depth + 1), size)
            copy(after, state, size)
            kernels.play(handle, after, frame[_SEAT], listed[frame[_NEXT]])
            depth += 1
            entering = True
            continue
        if frame[_CHANCE]:
            found[depth] /= frame[_WEIGHTS]
        if depth == 0:
            answer[0] = found[0]
            return nodes
        depth -= 1


def expected(state: State, nodes: int) -> float | None:
    """The points that one who plays alone can expect with perfect play, or of two seats the lead of
    the first; None if that takes too long."""
    game = state.game
    states = np.empty(DEEPEST * game.size, dtype=np.int64)
    states[: game.size] = state.array
    moves = np.empty(DEEPEST * game.most_moves, dtype=np.int64)
    answer = np.zeros(1)
    seen = follow(handle_of(game), states, moves, nodes, answer)
    return None if seen < 0 else float(answer[0])


class Loss(NamedTuple):
    """What a move of a bot costs."""

    best: float
    """The exact value of the best move, in points …"""
    kept: float
    """… and of the bot's."""
    turned: bool
    """Whether it lost a win, or a tie."""


def lead_of(state: State, seat: int, nodes: int) -> float | None:
    """The exact lead of a seat in the end, alone its points; None if that takes too long."""
    if state.game.players == 1:
        return expected(state, nodes)
    if state.game.is_settled(state.array):
        solution = solve(state, nodes, 1 << 20)
        lead = None if solution is None else float(solution.lead)
    else:
        lead = expected(state, nodes)
    return -lead if lead is not None and seat == 1 else lead


def lost(state: State, seat: int, name: str, seed: int, nodes: int) -> Loss | None:
    """What a bot's move loses; None if that cannot be told."""
    best = lead_of(state, seat, nodes)
    if best is None:
        return None
    player = bot(name, state.game, seed)
    if isinstance(player, Level):
        player.way = replace(player.way, solves=0)
    kept = lead_of(state.play(player.choose(state.view(seat), seat), seat), seat, nodes)
    if kept is None:
        return None
    return Loss(best, kept, (best > 0) - (best < 0) != (kept > 0) - (kept < 0))


def is_open(game: Game, state: State, seat: int) -> bool:
    """Whether a seat knows all that there is to know, so that a position can be solved for it."""
    if game.players == 1 or game.is_settled(state.array):
        return True
    return game.players == 2 and np.array_equal(state.view(seat)["state"], state.array)


def main() -> None:
    """Measure, and say what came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--player", default="casual", help="who plays the games")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first-seed", type=int, default=400_000)
    parser.add_argument("--nodes", type=int, default=1_000_000)
    asked = parser.parse_args()
    game = load_with(asked.game, asked.option)
    found = []
    for seed in range(asked.first_seed, asked.first_seed + asked.games):
        states = Match(game, seed=seed, players=[asked.player] * game.players).run().states
        for state in states:
            seats = sorted(state.awaiting - {CHANCE})
            if (
                len(seats) == 1
                and len(state.legal(seats[0])) > 1
                and is_open(game, state, seats[0])
            ):
                measured = lost(state, seats[0], asked.bot, seed, asked.nodes)
                if measured is not None:
                    found.append(measured)
    if not found:
        raise SystemExit("no position could be solved: allow more nodes")
    tell(found, game.players == 1)


def tell(found: list[Loss], alone: bool) -> None:
    """Print it."""
    number = len(found)
    counted = [("as good as the best move", sum(one.best - one.kept < SAME for one in found))]
    if not alone:
        counted.append(("keeps the win, or the tie", sum(not one.turned for one in found)))
    for what, hits in counted:
        low, high = wilson(hits, number)
        print(f"{what}: {hits} of {number}, {hits / number:.1%} ({low:.1%} … {high:.1%})")
    best, kept = (sum(getattr(one, name) for one in found) / number for name in ("best", "kept"))
    print(f"points lost a move: {best - kept:.3f}")
    if alone:
        print(f"points that perfect play can expect there: {best:.2f}, kept: {kept / best:.2%}")


if __name__ == "__main__":
    main()
