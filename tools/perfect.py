"""How far a bot is from perfect, where perfect play is known.

    python tools/perfect.py steere --option side=3 --bot master@2000 --games 20
    python tools/perfect.py mozaa --option hand=3 --games 20

Games are played by ``casual``, which leaves positions of all kinds behind. Where the rest of a game
can be solved (two seats, nothing left to chance, no more positions than ``--nodes``), the bot is
asked for its move. Its own solver is off, so it is the search that is measured. The exact value of
its move is compared with the best.
"""

import argparse
from dataclasses import replace

from musivum.arena.cli import load_with
from musivum.arena.ratings import wilson
from musivum.bots import bot
from musivum.bots.levels import Level
from musivum.core.game import CHANCE, State
from musivum.core.match import Match
from musivum.search import solve


def lead_of(state: State, seat: int, nodes: int) -> int | None:
    """The exact lead of a seat in the end, or None if that takes too long."""
    solution = solve(state, nodes, 1 << 20)
    if solution is None:
        return None
    return solution.lead if seat == 0 else -solution.lead


def lost(state: State, seat: int, name: str, seed: int, nodes: int) -> tuple[int, bool] | None:
    """What a bot's move loses in points, and whether it loses the win or half of it."""
    best = lead_of(state, seat, nodes)
    if best is None:
        return None
    player = bot(name, state.game, seed)
    if isinstance(player, Level):
        player.way = replace(player.way, solves=0)
    kept = lead_of(state.play(player.choose(state.view(seat), seat), seat), seat, nodes)
    if kept is None:
        return None
    return best - kept, (best > 0) - (best < 0) != (kept > 0) - (kept < 0)


def main() -> None:
    """Measure, and say what came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first-seed", type=int, default=400_000)
    parser.add_argument("--nodes", type=int, default=1_000_000)
    asked = parser.parse_args()
    game = load_with(asked.game, asked.option)
    found = []
    for seed in range(asked.first_seed, asked.first_seed + asked.games):
        states = Match(game, seed=seed, players=["casual"] * game.players).run().states
        for state in states:
            seats = sorted(state.awaiting - {CHANCE})
            if len(seats) == 1 and len(state.legal(seats[0])) > 1 and game.is_settled(state.array):
                measured = lost(state, seats[0], asked.bot, seed, asked.nodes)
                if measured is not None:
                    found.append(measured)
    if not found:
        raise SystemExit("no position could be solved: allow more nodes")
    number = len(found)
    for what, hits in (
        ("as good as the best move", sum(points == 0 for points, _ in found)),
        ("keeps the win, or the tie", sum(not changed for _, changed in found)),
    ):
        low, high = wilson(hits, number)
        print(f"{what}: {hits} of {number}, {hits / number:.1%} ({low:.1%} … {high:.1%})")
    print(f"points lost a move: {sum(points for points, _ in found) / number:.3f}")


if __name__ == "__main__":
    main()
