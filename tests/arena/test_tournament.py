"""What a tournament promises."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from musivum import RecordError
from musivum.arena.ratings import mean_and_error, pairings, standings
from musivum.arena.tournament import Tournament, play, read, run
from musivum.cli import app

BOTS = ("random", "greedy")


def small(games: int = 2, **options: object) -> Tournament:
    return Tournament("steere", {"side": 2, "swap": False, **options}, 2, BOTS, games)


def quiet(_done: int, _of: int) -> None:
    pass


def facts(games: list[dict[str, object]]) -> list[tuple[object, ...]]:
    return [(game["seed"], game["bots"], game["scores"], game["moves"]) for game in games]


def test_every_pair_plays_every_seed_from_every_seat() -> None:
    tasks = list(Tournament("mozaa", {}, 3, ("a", "b", "c"), 2).tasks())
    assert len(tasks) == len(set(tasks)) == 2 * 3 * 3
    assert {task[1].count("a") for task in tasks if set(task[1]) == {"a", "b"}} == {1}


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    expected = run(small(3), whole, 1, quiet)
    run(small(1), parts, 1, quiet)
    with parts.open("a") as file:
        file.write('{"seed": 1, "bo')  # cut off in the middle of a line
        file.write("\n")
    steps: list[tuple[int, int]] = []
    found = run(small(3), parts, 1, lambda done, of: steps.append((done, of)))
    assert facts(found) == facts(expected)
    assert steps[0] == (2, 6)
    assert steps[-1] == (6, 6)


def test_the_same_seeds_give_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    one = run(small(), tmp_path / "one.jsonl", 1, quiet)
    two = run(small(), tmp_path / "two.jsonl", 2, quiet)
    assert facts(one) == facts(two)


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(small(1), path, 1, quiet)
    with pytest.raises(RecordError):
        read(path, small(1, side=3))
    path.write_text("not JSON\n")
    with pytest.raises(RecordError):
        read(path, small(1))


def test_results_are_counted_by_seed_with_an_interval() -> None:
    games = [
        play("steere", {"side": 3}, seed, bots) for seed in range(4) for bots in (BOTS, BOTS[::-1])
    ]
    (pairing,) = pairings(BOTS, games)
    shares = []
    for seed in range(4):
        won = [
            (game["bots"].index("random") in game["winners"]) / len(game["winners"])
            for game in games
            if game["seed"] == seed
        ]
        shares.append(sum(won) / 2)
    assert (pairing.share, pairing.error) == mean_and_error(shares)
    assert pairing.seeds == 4
    assert {standing.games for standing in standings(BOTS, games)} == {8}


def test_alone_bots_are_compared_on_the_same_dice() -> None:
    games = [play("mosaix", {"players": 1}, seed, (bot,)) for seed in range(3) for bot in BOTS]
    (pairing,) = pairings(BOTS, games)
    assert pairing.seeds == 3
    assert pairing.share == 0
    assert pairing.lead < 0


def test_the_command_plays_and_says_who_is_stronger(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ["arena", "steere", *BOTS, "--games", "2", "--option", "side=2", "--jobs", "1"]
    done = CliRunner().invoke(app, [*words, "--out", str(out)])
    assert done.exit_code == 0, done.output
    assert "random – greedy" in done.output
    assert len(out.read_text().splitlines()) == 1 + 4
    assert json.loads(out.read_text().splitlines()[0])["game"] == "steere"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["steere", "random", "gredy"], "gredy"),
        (["steere", "random"], "two bots"),
        (["steere", "random", "random"], "once"),
        (["steere", "random", "greedy", "--option", "sides=2"], "sides"),
        (["chess", "random", "greedy"], "chess"),
    ],
)
def test_a_mistake_in_the_command_is_named(words: list[str], says: str) -> None:
    done = CliRunner().invoke(app, ["arena", *words])
    assert done.exit_code == 2
    assert says in done.output
