"""What is written can be read again."""

import copy
import pickle
from random import Random

import pytest

from musivum import Game, Match, NotationError, Record
from tests.conformance.positions import decisions, walk
from tests.sampled import LONG


@pytest.mark.parametrize("most", [5_000, pytest.param(20_000, marks=LONG)])
def test_every_action_number_has_one_text_and_every_text_its_number(game: Game, most: int) -> None:
    rng = Random(8)
    total = game.actions + game.chances
    numbers = range(total) if total <= most else rng.sample(range(total), most)
    texts = set()
    for index in [*numbers, *range(total - 100, total)][-most - 100 :]:
        if index < 0:
            continue
        move = game.action(index)
        assert game.read(str(move)) == index, "read, and not remembered from when it was written"
        assert game.move(str(move)) == move
        assert game.index(move) == index
        texts.add(str(move))
    assert len(texts) >= min(total, len(numbers))


def test_few_texts_are_remembered_and_all_mean_what_they_meant(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("musivum.core.game.READ_BEFORE", 3)
    monkeypatch.setattr(game, "_read", {})
    moves = [game.action(index) for index in range(8)]
    for move in [*moves, *reversed(moves)]:
        assert game.move(str(move)) == game.move(f" {move} ") == move
        assert len(game._read) <= 3


def test_numbers_outside_the_range_are_refused(game: Game) -> None:
    for index in (-1, game.actions + game.chances):
        with pytest.raises(NotationError):
            game.action(index)


def test_legal_moves_survive_notation_and_numbers(game: Game) -> None:
    for state in walk(game, "texts"):
        for seat in state.awaiting:
            moves = state.legal(seat)
            assert [move.index for move in moves] == sorted({move.index for move in moves})
            for move in moves[:: max(1, len(moves) // 40)]:
                assert game.read(str(move)) == move.index
                assert state.play(str(move), seat) == state.play(move, seat)


def test_states_moves_and_games_can_be_pickled_and_copied(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game
    for state in decisions(game, "pickle", most=5):
        move = state.legal(min(state.awaiting))[0]
        for copied in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert copied == state
            assert hash(copied) == hash(state)
            assert copied.play(move, min(state.awaiting)) == state.play(move, min(state.awaiting))
        assert pickle.loads(pickle.dumps(move)) == move
        assert {state: 1}[pickle.loads(pickle.dumps(state))] == 1


def test_different_states_differ(game: Game) -> None:
    states = list(walk(game, "differ"))
    assert len(set(states)) == len(states)


def test_a_match_and_its_record_are_the_same_game(game: Game) -> None:
    match = Match(game, seed="record", players=["random"] * game.players).run()
    record = match.record()
    again = Record.read(record.json())
    assert again == record
    *_, last = again.states(game)
    assert last == match.state
    assert Match.replay(again, game).record() == record


def test_equal_seeds_give_equal_games_and_others_do_not(game: Game) -> None:
    def play(seed: int) -> Record:
        return Match(game, seed=seed, players=["random"] * game.players).run().record()

    assert play(1) == play(1)
    assert play(1).moves != play(2).moves
