"""Counting and measuring, with the real command."""

import json

import pytest

import musivum
from musivum.measure.bench import measure
from tests.terminal.program import run

STEERE_SIDE_2 = [1, 7, 42, 156, 552, 1356]


def test_perft_counts_every_depth_up_to_the_one_asked_for() -> None:
    result = run("perft", "steere", "--side", "2", "--depth", "5")
    assert result.code == 0
    rows = [line.split() for line in result.out.splitlines()[1:]]
    assert [[int(row[0]), int(row[1])] for row in rows] == [
        [depth, count] for depth, count in enumerate(STEERE_SIDE_2)
    ]


def test_perft_is_divided_by_the_first_move() -> None:
    result = run("perft", "--side=2", "steere", "--divide", "--depth", "3")
    rows = [line.split() for line in result.out.splitlines()]
    assert [row[0] for row in rows] == ["a1", "a2", "b1", "b2", "b3", "c1", "c2", "all"]
    assert sum(int(row[1]) for row in rows[:-1]) == int(rows[-1][1]) == STEERE_SIDE_2[3]


@pytest.mark.parametrize("name", musivum.games())
def test_perft_counts_chance_moves_too(name: str) -> None:
    result = run("perft", name, "--depth", "1")
    state = musivum.load(name).start()
    assert int(result.out.split()[-2]) == len(state.legal(min(state.awaiting)))


def test_bench_prints_a_line_of_json_for_every_game() -> None:
    result = run("bench", "--seconds", "0.01", "--json")
    assert result.code == 0, result
    found = [json.loads(line) for line in result.out.splitlines()]
    assert {one["game"] for one in found} == set(musivum.games())
    for one in found:
        assert list(one) == [
            "game",
            "options",
            "games_per_second",
            "moves_per_game",
            "ns_per_move",
            "simulations_per_second",
        ]
        assert one["simulations_per_second"] > 0
        assert musivum.load(one["game"], **one["options"]).options == one["options"]
        rate = 1e9 / (one["ns_per_move"] * one["moves_per_game"])
        assert one["games_per_second"] == pytest.approx(rate, rel=0.02)
    assert {"players": 1, "centres": None} in [one["options"] for one in found]
    assert [one["options"]["side"] for one in found if one["game"] == "steere"] == [5, 4]


def test_bench_prints_a_table_for_one_game_with_options() -> None:
    result = run("bench", "steere", "--side", "3", "--swap", "--seconds", "0.01")
    head, row = result.out.splitlines()
    assert head.split() == ["game", "options", "games/s", "moves/game", "ns/move", "simulations/s"]
    assert row.startswith("steere  side 3, swap yes")


@pytest.mark.parametrize("name", musivum.games())
def test_a_rate_is_games_over_the_time_they_took(name: str) -> None:
    rate = measure(musivum.load(name), 0.05)
    assert rate.games >= 1
    assert 0.05 <= rate.seconds < 5
    assert rate.games_per_second == rate.games / rate.seconds
    assert rate.moves_per_game == rate.moves / rate.games
    assert rate.ns_per_move * rate.moves == pytest.approx(1e9 * rate.seconds)
