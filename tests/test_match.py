"""Matches: seeds, players of every kind, undo."""

import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from musivum import CHANCE, Dice, IllegalMove, Match, Move, PlayerError, bot, games, load
from musivum.core.game import View
from musivum.core.match import Player, forced_pass
from musivum.core.move import Moves


def first(view: View, seat: int) -> str:
    assert view["seat"] == seat
    return str(view["legal"][0])


@pytest.mark.parametrize("name", games())
def test_functions_bots_and_names_can_sit_together(name: str) -> None:
    game = load(name)
    players: list[Player] = [first, bot("random", game, seed=3), "greedy", "random"]
    players = players[: game.players]
    match = Match(game, seed=1, players=players).run()
    assert match.outcome is not None
    assert match.kinds[0] == "first"


@pytest.mark.parametrize("name", games())
def test_greedy_beats_random_in_most_games(name: str) -> None:
    """Twelve games, seats changed: a bot that just took the first best move would not do this."""
    points = Counter[str]()
    for seed in range(12):
        players = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        match = Match(load(name), seed=seed, players=players).run()
        assert match.outcome is not None
        for winner in match.outcome.winners:
            points[players[winner]] += 1
    assert points["greedy"] >= 9, points


def test_a_person_moves_by_hand_and_the_match_waits() -> None:
    match = Match(load("steere", side=2), seed=1, players=[None, "random"])
    assert not match.step()
    with pytest.raises(PlayerError, match="seat 0 is a person"):
        match.run()
    match.play("b2")
    assert match.step()
    assert match.state.awaiting == {0}


def test_a_player_that_answers_nonsense_is_named() -> None:
    for answer, name in (("nonsense", "Ada"), ("a1", "Bo")):

        def stubborn(_view: View, _seat: int, always: str = answer) -> str:
            return always

        match = Match(load("steere", side=2), players=[stubborn] * 2, names=["Ada", "Bo"])
        with pytest.raises(PlayerError, match=name):
            match.run()


@pytest.mark.parametrize("players", [[], ["random"], ["random"] * 3])
def test_a_wrong_number_of_players_is_refused(players: list[str]) -> None:
    with pytest.raises(PlayerError, match="2 seats"):
        Match(load("steere"), players=players)


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(PlayerError, match=r"random, .*greedy"):
        Match(load("steere"), players=["grandmaster", "random"])


def test_undo_takes_back_the_own_move_and_the_bots_answer() -> None:
    match = Match(load("steere", side=3), seed=1, players=[None, "random"])
    start = match.state
    match.play("c3")
    match.step()
    assert str(match.undo(0)) == "c3"
    assert match.state == start
    with pytest.raises(IllegalMove) as caught:
        match.undo(0)
    assert caught.value.key == "undo-nothing"


def test_undo_never_reaches_behind_another_person_or_revealed_dice() -> None:
    match = Match(load("steere", side=3), seed=1)
    match.play("c3", 0)
    match.play("a1", 1)
    with pytest.raises(IllegalMove) as caught:
        match.undo(0)
    assert caught.value.key == "undo-person"
    solo = Match(load("mosaix", players=1), seed=1)
    while solo.advance():
        pass
    for _ in range(2):
        solo.play(solo.state.legal(0)[0], 0)
    assert solo.advance(), "a new roll"
    with pytest.raises(IllegalMove) as caught:
        solo.undo(0)
    assert caught.value.key == "undo-chance"


def test_undo_never_reaches_behind_a_card_that_was_hidden() -> None:
    """Near the end of Mozaa nobody draws any more, so no chance comes between two moves."""
    match = Match(load("mozaa", players=2), seed=3, players=[None, "random"])
    while [seat for seat, _ in match.moves[-2:]] != [0, 1]:
        if not match.step():
            match.play(match.state.legal(0)[0], 0)
    with pytest.raises(IllegalMove) as caught:
        match.undo(0)
    assert caught.value.key == "undo-hidden"


def test_passes_of_one_who_can_do_nothing_are_played_by_the_match() -> None:
    passes = 0
    for seed in range(30):
        match = Match(load("steere", side=3), seed=seed, players=["random", "random"])
        while match.state.awaiting:
            if (seat := forced_pass(match.state)) is not None:
                assert match.advance()
                assert match.moves[-1] == (seat, match.game.move("pass"))
                passes += 1
            else:
                match.step()
    assert passes > 0


def test_chance_follows_from_the_seed_alone_whoever_plays() -> None:
    """The first rolls are the same for other players, because only the place in the game counts."""

    def rolls(player: str) -> list[Move]:
        match = Match(load("mosaix", players=2), seed=5, players=[player, "random"]).run()
        return [move for seat, move in match.moves if seat == CHANCE][:6]

    assert rolls("greedy") == rolls("random")


def test_the_recipe_of_the_dice_is_what_it_says() -> None:
    import hashlib
    import hmac

    value = int.from_bytes(hmac.digest(b"7", b"chance/4/0", hashlib.sha256), "big")
    assert value < 2**256 - 2**256 % 81
    assert Dice("7", "chance").at(4, 81) == value % 81


def test_dice_are_fair() -> None:
    dice = Dice("fair", "chance")
    counts = Counter(dice.below(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25


def test_a_match_knows_the_bots_wherever_it_was_imported_from() -> None:
    """In a process of its own: here somebody may have imported the bots already."""
    code = (
        "from musivum.core.match import Match\n"
        "from musivum.games import load\n"
        "print(Match(load('steere', side=2), 1, ['random', 'greedy']).run().outcome is not None)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stdout.split() == ["True"], ran.stderr


def test_moves_are_the_same_when_more_were_met_than_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = load(games()[0])
    start = game.start()
    (seat,) = start.awaiting
    before = start.legal(seat)
    assert all(one is again for one, again in zip(before, start.legal(seat), strict=True))
    monkeypatch.setattr(Moves, "MOST", len(before) // 2)
    moves = Moves(game, game.actions + game.chances)
    for _ in range(3):
        listed = moves.listed(np.array([move.index for move in before]))
        assert listed == before
        assert [str(move) for move in listed] == [str(move) for move in before]
        assert moves[before[-1].index] == before[-1]
    assert moves.listed(np.array([], dtype=np.int64)) == ()
