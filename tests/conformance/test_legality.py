"""``legal``, ``play``, ``why`` and the rules' numbers must tell one story."""

from random import Random

import pytest

from musivum import CHANCE, Game, IllegalMove, NotationError
from musivum.core.catalogue import knows, say
from tests.conformance.positions import decisions, walk


def some_actions(game: Game, rng: Random, near: list[int]) -> list[int]:
    """Actions of players: all if there are few, else random ones and some near legal ones."""
    if game.actions <= 400:
        return list(range(game.actions))
    picked = [rng.randrange(game.actions) for _ in range(200)]
    picked += [min(game.actions - 1, max(0, index + rng.randint(-300, 300))) for index in near * 2]
    return [*picked, *range(game.actions - 20, game.actions), *near]


def test_a_rule_forbids_exactly_the_moves_that_are_not_legal(game: Game) -> None:
    rng = Random(5)
    for state in decisions(game, "forbids"):
        for seat in state.awaiting:
            legal = {move.index for move in state.legal(seat)}
            near = rng.sample(sorted(legal), min(30, len(legal)))
            for index in some_actions(game, rng, near):
                meant = game.canonical(state.array, index)
                rule = game.KERNELS.forbids(game.tables, state.array, seat, meant)
                assert (rule == 0) == (meant in legal), str(game.action(index))
                assert 0 <= rule <= len(game.RULES)


def test_chance_too_is_forbidden_exactly_what_is_not_possible(game: Game) -> None:
    for state in walk(game, "chance rules"):
        if CHANCE in state.awaiting:
            possible = {move.index for move, _ in state.chance()}
            for index in range(game.actions, game.actions + game.chances):
                rule = game.KERNELS.forbids(game.tables, state.array, CHANCE, index)
                assert (rule == 0) == (index in possible), str(game.action(index))


def test_play_takes_what_is_legal_and_names_the_rule_for_the_rest(game: Game) -> None:
    rng = Random(6)
    for state in decisions(game, "play", most=5):
        for seat in state.awaiting:
            legal = {move.index for move in state.legal(seat)}
            near = rng.sample(sorted(legal), min(10, len(legal)))
            actions = some_actions(game, rng, near)
            for index in rng.sample(actions, min(40, len(actions))):
                move = game.action(index)
                if game.canonical(state.array, index) in legal:
                    assert state.why(move, seat) is None
                    state.play(move, seat)
                    continue
                with pytest.raises(IllegalMove) as caught:
                    state.play(str(move), seat)
                assert caught.value.key in game.RULES
                assert str(caught.value) == str(state.why(move, seat))
                assert caught.value.key not in str(caught.value)


def test_a_seat_that_is_not_awaited_is_told_so(game: Game) -> None:
    for state in walk(game, "awaited"):
        moves = [move for seat in state.awaiting - {CHANCE} for move in state.legal(seat)]
        for seat in set(range(game.players)) - state.awaiting:
            for move in moves[:3]:
                with pytest.raises(IllegalMove) as caught:
                    state.play(move, seat)
                assert caught.value.key == "illegal-not-awaited"


def test_nothing_can_be_played_after_the_end(game: Game) -> None:
    *_, before, last = walk(game, "over")
    seat = min(before.awaiting)
    with pytest.raises(IllegalMove) as caught:
        last.play(before.legal(seat)[0], max(seat, 0))
    assert caught.value.key in {"illegal-over"}


def test_players_cannot_roll_and_chance_cannot_play(game: Game) -> None:
    for state in walk(game, "sides"):
        if CHANCE in state.awaiting:
            move, _ = state.chance()[0]
            assert str(state.why(move, 0)) == say("illegal-chance", move=str(move))
            assert state.why(game.action(0), CHANCE) is not None
            break


def test_seats_that_do_not_exist_are_refused(game: Game) -> None:
    state = next(iter(decisions(game, "seats")))
    move = state.legal(min(state.awaiting))[0]
    for seat in (game.players, 99, -2):
        with pytest.raises(IllegalMove):
            state.play(move, seat)
        with pytest.raises(IllegalMove):
            state.view(seat)


def test_corrupt_texts_get_a_clean_error_or_are_moves(game: Game) -> None:
    """One wrong, missing or doubled character in a legal move: a move again, or NotationError."""
    rng = Random(7)
    alphabet = "OTXRBGPY#./@,x0123456789abcdehijm -\u00e9\n"
    for state in decisions(game, "corrupt", most=6):
        for seat in state.awaiting:
            for move in rng.sample(state.legal(seat), min(8, len(state.legal(seat)))):
                text = str(move)
                for _ in range(12):
                    place = rng.randrange(len(text))
                    middle = rng.choice(["", text[place] * 2, rng.choice(alphabet)])
                    corrupt = text[:place] + middle + text[place + 1 :]
                    try:
                        read = game.move(corrupt)
                    except NotationError as error:
                        assert 1 <= int(str(error.values["column"])) <= len(corrupt) + 1
                        assert error.key not in str(error)
                        continue
                    assert game.action(read.index) == read
                    legal = set(state.legal(seat))
                    meant = game.action(game.canonical(state.array, read.index))
                    assert (state.why(read, seat) is None) == (meant in legal)


def test_every_rule_and_reason_has_words(game: Game) -> None:
    for key in (*game.RULES, *game.REASONS):
        assert knows(key), key
    for part in ("title", "subtitle", "about"):
        assert knows(f"{game.NAME}-{part}")
