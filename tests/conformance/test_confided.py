"""What chance brings, and what seats choose together, reaches only those who may know it."""

from random import Random

import numpy as np

from musivum import CHANCE, Game, State
from musivum.core.compiled import SPECTATOR


def known(state: State, watcher: int) -> bytes:
    array = state.array
    state.game.KERNELS.redact(state.game.tables, array, watcher)
    return array.tobytes()


def test_a_chance_move_is_confided_exactly_where_the_views_hide_it(game: Game) -> None:
    rng = Random(3)
    for _ in range(2):
        state = game.start()
        for _ in range(60):
            awaited = state.awaiting
            if not awaited:
                break
            if awaited == {CHANCE}:
                outcomes = [move for move, _ in state.chance()]
                if len(outcomes) > 1:
                    one, other = rng.sample(outcomes, 2)
                    confidant = game.confided(state.array)
                    for watcher in (SPECTATOR, *range(game.players)):
                        same = known(state.play(one, CHANCE), watcher) == known(
                            state.play(other, CHANCE), watcher
                        )
                        told = confidant is None or confidant == watcher
                        assert same != told, (watcher, confidant, str(one), str(other))
            seat = rng.choice(sorted(awaited))
            state = state.play(rng.choice(state.legal(seat)), seat)


def test_what_is_chosen_together_stays_hidden_until_all_have_chosen(game: Game) -> None:
    rng = Random(4)
    state = game.start()
    for _ in range(80):
        awaited = state.awaiting
        if not awaited:
            break
        seat = rng.choice(sorted(awaited))
        moves = state.legal(seat)
        if len(awaited) > 1 and len(moves) > 1:
            one, other = rng.sample(moves, 2)
            for watcher in (SPECTATOR, *range(game.players)):
                if watcher != seat:
                    assert known(state.play(one, seat), watcher) == known(
                        state.play(other, seat), watcher
                    )
            assert not np.array_equal(state.play(one, seat).array, state.play(other, seat).array)
        state = state.play(rng.choice(moves), seat)
