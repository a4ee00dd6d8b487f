"""Engine and oracle play the same game side by side and are compared at every step.

    python -m tests.oracle.lockstep GAMES [SEED]

plays that many games over all settings, from a seed on, and stops at the first difference.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from musivum import CHANCE, games, load
from musivum.core.game import State


def oracle_of(name: str) -> Any:
    """The module of a game's oracle, which has the game's name."""
    return import_module(f"tests.oracle.{name}")


def settings() -> Iterator[tuple[str, dict[str, Any], int]]:
    """Every game with each of its settings, and how many games of it a long test run plays."""
    for name in games():
        for options, number in oracle_of(name).SETTINGS:
            yield name, options, number


def compare(state: State, oracle: Any, where: str) -> None:
    """All that both sides say about a position must be equal."""
    assert state.awaiting == oracle.awaiting(), f"{where}: who is awaited"
    for seat in state.awaiting:
        if seat == CHANCE:
            ours = {str(move): chance for move, chance in state.chance()}
            assert ours == oracle.chance(), f"{where}: chance"
        else:
            legal = [str(move) for move in state.legal(seat)]
            assert len(legal) == len(set(legal)), f"{where}: a move is listed twice"
            assert set(legal) == oracle.legal(seat), f"{where}: legal moves of seat {seat}"
    outcome = state.outcome
    theirs = oracle.outcome()
    ours_over = None if outcome is None else (outcome.scores, outcome.winners)
    assert ours_over == theirs, f"{where}: outcome"


def play(name: str, options: dict[str, Any], seed: int) -> int:
    """Play one game on both sides; return how many moves it had."""
    rng = Random(f"{name} {options} {seed}")
    state = load(name, **options).start()
    oracle = oracle_of(name).Oracle(**options)
    # One game in three avoids moves that end something early, to reach what lies behind them.
    shy = {"end", "done"} if seed % 3 == 0 else {"end"} if seed % 3 == 1 else set()
    moves = 0
    while True:
        where = f"{name} {options} seed {seed} move {moves}"
        compare(state, oracle, where)
        if not state.awaiting:
            return moves
        seat = rng.choice(sorted(state.awaiting))
        legal = state.legal(seat)
        wanted = [move for move in legal if str(move) not in shy]
        move = rng.choice(wanted or legal)
        state = state.play(move, seat)
        oracle.play(str(move), seat)
        moves += 1


def main() -> None:
    """Play many games, telling how far it got."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    listed = list(settings())
    moves = 0
    for number in range(wanted):
        name, options, _ = listed[number % len(listed)]
        moves += play(name, options, first + number)
        if number % 100 == 99 or number == wanted - 1:
            sys.stdout.write(f"\r{number + 1}/{wanted} games, {moves} moves, no difference")
            sys.stdout.flush()
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
