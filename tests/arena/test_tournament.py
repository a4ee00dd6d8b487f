"""What a tournament promises."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from musivum import CHANCE, Game, Match, RecordError, bot, load
from musivum.arena.engines import Here
from musivum.arena.opening import opened
from musivum.arena.play import FORFEIT, play
from musivum.arena.results import read
from musivum.arena.seating import seatings, tables
from musivum.arena.tournament import Tournament, run
from musivum.arena.verify import verify
from tests.arena.small import BOTS, facts, program, quiet, small


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everyone_sits_on_every_seat_and_next_to_everyone_equally_often(players: int) -> None:
    rows = seatings(tuple("abcdef"[:players]))
    assert len(rows) == len(set(rows))
    for seat in range(players):
        assert len(set(Counter(row[seat] for row in rows).values())) == 1
        assert {row[seat] for row in rows} == set("abcdef"[:players])
    neighbours = Counter(pair for row in rows for pair in pairwise(row))
    assert len(neighbours) == players * (players - 1)
    assert len(set(neighbours.values())) == 1


def test_two_and_three_seats_are_permuted_in_every_way() -> None:
    assert [len(seatings(tuple("abc"[:players]))) for players in (1, 2, 3)] == [1, 2, 6]


def test_all_who_can_meet_do() -> None:
    assert len(list(tables("abcde", 2))) == 10
    assert len(list(tables("abcde", 3))) == 10
    assert list(tables("abc", 2, ladder=True)) == [("a", "b"), ("b", "c")]
    assert list(tables("ab", 1)) == [("a",), ("b",)]
    assert list(tables("ab", 4)) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_every_table_plays_every_seed_from_every_seating() -> None:
    tasks = list(Tournament("mozaa", {}, 3, ("a", "b", "c", "d"), 2, first=5).tasks())
    assert len(tasks) == len({(task.seed, task.bots) for task in tasks}) == 2 * 4 * 6
    assert {task.seed for task in tasks} == {5, 6}


def chance(game: Game, seed: int, bots: tuple[str, ...]) -> tuple[list[str], int]:
    """What chance brought in a match, and how much of it before anybody chose."""
    moves = Match(game, seed, bots).run().moves
    first = next(number for number, (seat, _) in enumerate(moves) if seat != CHANCE)
    return [str(move) for seat, move in moves if seat == CHANCE], first


def test_all_seatings_of_a_seed_meet_the_same_dice() -> None:
    game = load("mosaix")
    thrown = [chance(game, 3, seating)[0] for seating in seatings(BOTS)]
    common = min(len(rolls) for rolls in thrown)
    assert common > 10
    assert thrown[0][:common] == thrown[1][:common]
    assert thrown[0][:common] != chance(game, 4, BOTS)[0][:common]


def test_all_seatings_of_a_seed_are_dealt_the_same_cards() -> None:
    game = load("mozaa", players=3, hand=3)
    bots = ("random", "beginner", "greedy")
    dealt = [chance(game, 3, seating) for seating in seatings(bots)]
    (first,) = {number for _, number in dealt}
    assert first >= 9
    assert len({tuple(cards[:first]) for cards, _ in dealt}) == 1


@pytest.mark.parametrize("bots", [("expert",), ("greedy",)])
def test_a_game_is_what_a_match_with_that_seed_gives(bots: tuple[str, ...]) -> None:
    found = play("mosaix", {"players": 1}, 5, bots)
    outcome = Match(load("mosaix", players=1), seed=5, players=list(bots)).run().outcome
    assert outcome is not None
    assert tuple(found["scores"]) == outcome.scores
    assert tuple(found["winners"]) == outcome.winners


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    expected = run(small(3), whole, 1, quiet)
    run(small(1), parts, 1, quiet)
    with parts.open("a") as file:
        file.write('{"seed": 1, "bo')  # cut off in the middle of a line
    steps: list[tuple[int, int]] = []
    found = run(small(3), parts, 1, lambda done, of: steps.append((done, of)))
    assert facts(found) == facts(expected)
    assert steps == [(2, 6), (3, 6), (4, 6), (5, 6), (6, 6)]
    assert run(small(3), parts, 1, quiet) == found, "nothing is played twice"


def test_a_bot_that_crashes_forfeits_and_the_arena_goes_on(tmp_path: Path) -> None:
    crash = program(tmp_path / "crash.py", "raise SystemExit(1)")
    games = run(small(1, (*BOTS, crash)), tmp_path / "games.jsonl", 1, quiet)
    assert len(games) == 6
    for game in games:
        if crash in game["bots"]:
            assert game["reason"] == FORFEIT
            assert game["winners"] == [1 - game["bots"].index(crash)]
            assert "has ended" in game["problem"]
        else:
            assert game["reason"] != FORFEIT


def test_an_opening_makes_games_without_chance_differ_and_is_fair() -> None:
    """Equal seeds open alike from both seats; other seeds open otherwise."""

    def played(seed: int, bots: tuple[str, str], opening: int) -> list[str]:
        game = load("steere", side=3)
        players = [bot(name, game, seed).choose for name in bots]
        match = Match(game, seed=seed, players=opened(game, players, seed, opening)).run()
        return [str(move) for _, move in match.moves]

    quick = "expert@100"
    pair = [played(1, bots, 4) for bots in ((quick, "greedy"), ("greedy", quick))]
    assert pair[0][:4] == pair[1][:4]
    assert len({tuple(played(seed, (quick, quick), 4)) for seed in range(4)}) == 4
    assert len({tuple(played(seed, (quick, quick), 0)) for seed in range(4)}) == 1


def test_an_opening_is_kept_in_the_file_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tournament = Tournament("steere", {"side": 3, "swap": False}, 2, BOTS, 2, opening=3)
    games = run(tournament, path, Here(), quiet)
    header, read_again = read(path)
    assert header.opening == 3
    assert all(verdict.agrees for verdict in verify(header, read_again, Here(), quiet))
    with pytest.raises(RecordError):
        run(replace(tournament, opening=0), path, Here(), quiet)
    plain = [play("steere", tournament.options, g["seed"], tuple(g["bots"])) for g in games]
    assert [one["scores"] for one in plain] != [one["scores"] for one in games]
