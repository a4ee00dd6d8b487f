"""A batch plays exactly as single games do, only faster."""

from typing import Any

import numpy as np
import pytest

import musivum
from musivum.core.errors import IllegalMove, OptionError
from musivum.core.kernels import handle_of
from musivum.core.rng import generator
from musivum.measure.playout import MOST_MOVES, playout
from musivum.research import workers
from musivum.research.batch import Batch, rollout
from musivum.research.encoding import Encoding
from musivum.research.episode import Episode
from tests.research.kinds import MANY, Kind, load, name

many_kinds = pytest.mark.parametrize("kind", MANY, ids=name)


@many_kinds
@pytest.mark.parametrize("reward", ["win", "score"])
def test_a_batch_plays_as_single_games_do(kind: Kind, reward: str) -> None:
    game = load(kind)
    if game.players == 1 and reward == "win":
        pytest.skip("a solo game has nobody to win against")
    seeds = [5, 6, 70]
    batch = Batch(game, 3, seeds=seeds, reward=reward)
    episodes = [Episode(Encoding(game), reward) for _ in seeds]
    for episode, seed in zip(episodes, seeds, strict=True):
        episode.reset(seed)
    ended = 0
    for step in range(500):
        if step > 120 and ended:
            break
        actions = batch.sample()
        for number, episode in enumerate(episodes):
            seat = episode.first
            planes, mask = episode.observe(seat)
            assert batch.seat[number] == seat
            assert np.array_equal(batch.observation[number], planes)
            assert np.array_equal(batch.mask[number], mask)
            count = batch.legal_count[number]
            assert batch.legal[number, :count].tolist() == episode.legal(seat).tolist()
            episode.step(seat, int(actions[number]))
        batch.step(actions)
        for number, episode in enumerate(episodes):
            assert np.allclose(batch.reward[number], episode.rewards())
            assert batch.done[number] == (episode.mask == 0)
            if batch.done[number]:
                assert batch.final[number].tolist() == episode.scores.tolist()
                episode.reset()
                ended += 1
    assert ended


def test_a_game_may_be_named() -> None:
    by_name = Batch("steere", 4, seed=1, side=3)
    assert by_name.game is musivum.load("steere", side=3)
    assert rollout("steere", 3, side=2).scores.shape == (3, 2)
    with pytest.raises(OptionError, match="no game “chess”"):
        Batch("chess", 4)


@pytest.mark.parametrize("actions", [[0.0, 1.7], np.array([0.5, 1.0]), ["a", "b"]])
def test_actions_that_are_no_whole_numbers_are_refused(actions: Any) -> None:
    batch = Batch("steere", 2, side=3)
    before = batch.state.copy()
    with pytest.raises(IllegalMove, match="actions are whole numbers"):
        batch.step(actions)
    assert np.array_equal(batch.state, before)


def test_threads_and_size_change_nothing() -> None:
    game = musivum.load("mozaa", variant="claims")
    small, large = Batch(game, 2, seed=90, threads=1), Batch(game, 64, seed=30, threads=4)
    for _ in range(100):
        small.step(small.sample())
        large.step(large.sample())
    assert np.array_equal(small.state, large.state[60:62])
    assert np.array_equal(small.mask, large.mask[60:62])
    assert np.array_equal(small.observation, large.observation[60:62])


def test_a_thread_that_is_late_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has waited for a moment sleeps until the others are done."""
    game = musivum.load("steere", side=3)
    usual, patient = Batch(game, 100, threads=1), Batch(game, 100, threads=3)
    monkeypatch.setattr(workers, "all_finished", lambda _counters: False)
    for _ in range(30):
        usual.step(usual.sample())
        patient.step(patient.sample())
    assert np.array_equal(usual.state, patient.state)
    assert np.array_equal(usual.observation, patient.observation)


@pytest.mark.parametrize("games", [1, 17, 64, 1000])
@pytest.mark.parametrize("threads", [1, 2, 5])
def test_every_game_is_done_by_exactly_one_thread(games: int, threads: int) -> None:
    found = rollout(musivum.load("steere", side=2), games, seed=3, threads=threads)
    assert found.moves.min() > 0
    batch = Batch(musivum.load("steere", side=2), games, seed=3, threads=threads)
    batch.step(batch.sample())
    assert (batch.scores.sum(axis=1) == 1).all()


def test_a_mask_has_nothing_left_over_from_earlier_steps() -> None:
    batch = Batch(musivum.load("mosaix", players=2), 4, seed=1)
    for _ in range(60):
        batch.step(batch.sample())
        assert batch.mask.sum(axis=1).tolist() == batch.legal_count.tolist()


def test_an_illegal_action_is_refused_and_nothing_moves() -> None:
    batch = Batch(musivum.load("steere", side=3), 3, seed=1)
    batch.step([9, 9, 9])
    before = batch.state.copy()
    with pytest.raises(IllegalMove, match=r"game 1 of the batch: .* is taken"):
        batch.step([0, 9, 0])
    with pytest.raises(IllegalMove, match=r"game 2 of the batch: .* means no move"):
        batch.step([0, 0, 400])
    with pytest.raises(IllegalMove, match="needs 3 actions"):
        batch.step([0, 0])
    assert np.array_equal(before, batch.state)


def test_one_illegal_action_among_thousands_is_found() -> None:
    batch = Batch(musivum.load("steere", side=2), workers.FEW, seed=1, threads=2)
    actions = batch.sample()
    actions[4000] = 14
    before = batch.state.copy()
    with pytest.raises(IllegalMove, match=r"game 4,000 of the batch: .*pass"):
        batch.step(actions)
    assert np.array_equal(before, batch.state)


def test_what_makes_no_batch_is_refused() -> None:
    game = musivum.load("steere", side=3)
    with pytest.raises(OptionError, match="at least 1"):
        Batch(game, 0)
    with pytest.raises(OptionError, match="needs 4 seeds"):
        Batch(game, 4, seeds=[1, 2])
    with pytest.raises(OptionError, match="needs 4 seeds"):
        Batch(game, 4).reset([1, 2])
    with pytest.raises(OptionError, match="win, score"):
        Batch(game, 4, reward="money")
    with pytest.raises(OptionError, match="threads is 0"):
        Batch(game, 4, threads=0)


def test_those_who_want_only_the_list_of_moves_need_no_planes() -> None:
    game = musivum.load("galilee", players=2)
    lean, full = Batch(game, 5, observe=False, masks=False), Batch(game, 5)
    for _ in range(30):
        actions = lean.sample()
        assert np.array_equal(actions, full.sample())
        lean.step(actions)
        full.step(actions)
    assert np.array_equal(lean.state, full.state)
    assert lean.observation.size == lean.mask.size == 0


@many_kinds
def test_a_rollout_plays_the_same_games_on_any_number_of_threads(kind: Kind) -> None:
    game = load(kind)
    one, three = rollout(game, 60, seed=7, threads=1), rollout(game, 60, seed=7, threads=3)
    assert np.array_equal(one.scores, three.scores)
    assert np.array_equal(one.moves, three.moves)
    assert one.reasons.min() >= 1
    assert one.wins.sum() == pytest.approx(1)
    kernels = game.KERNELS
    array = game.start().array
    moves = playout(handle_of(game), array, generator(7 + 41), MOST_MOVES)
    scores = np.zeros(game.players, dtype=np.int64)
    kernels.result(game.tables, array, scores)
    assert moves == one.moves[41]
    assert scores.tolist() == one.scores[41].tolist()
