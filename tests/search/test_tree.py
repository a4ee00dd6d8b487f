"""What the tree search promises."""

import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from musivum import Match, MusivumError, OptionError, State, games, load
from musivum.core.game import CHANCE, Game
from musivum.search import Report, Settings, search
from tests.search.toy import DEALS, HEADS_DEALT, Toy, Trio


def middle(name: str, moves: int, **options: object) -> tuple[State, int]:
    """A position some random moves into a game, in which a seat has a choice."""
    match = Match(load(name, **options), seed=5, players=["random"] * load(name, **options).players)
    for _ in range(moves):
        match.step()
    while True:
        for seat in match.state.awaiting - {CHANCE}:
            if len(match.state.legal(seat)) > 1:
                return match.state, seat
        assert match.step()


def facts(report: Report) -> list[tuple[str, int, float]]:
    return [(str(one.move), one.visits, one.value) for one in report.candidates]


def test_a_game_with_known_values_gets_those_values() -> None:
    toy = Toy({})
    settings = Settings(margin=0, explore=8)
    report = search(toy, toy.start().view(0), 0, simulations=20_000, settings=settings)
    values = {str(one.move): one.value for one in report.candidates}
    assert str(report.move) == "heads"
    assert values["heads"] == pytest.approx(3 / 4, abs=0.02)
    assert values["tails"] == pytest.approx(1 / 4, abs=0.05)
    assert values["throw"] == pytest.approx(1 / 3, abs=0.05)


def test_what_is_hidden_is_dealt_anew_and_fairly_at_every_simulation() -> None:
    toy = Toy({})
    search(toy, toy.start().view(0), 0, simulations=4000)
    # One deal a simulation, and one to follow the principal line.
    assert 4000 <= toy.tables[DEALS] <= 4001
    assert toy.tables[HEADS_DEALT] / toy.tables[DEALS] == pytest.approx(3 / 4, abs=0.03)


@pytest.mark.parametrize("name", games())
def test_equal_seeds_and_simulations_give_equal_reports(name: str) -> None:
    state, seat = middle(name, 9)
    view = state.view(seat)
    first, again, other = (
        search(state.game, view, seat, simulations=120, seed=seed) for seed in (3, 3, 4)
    )
    assert facts(first) == facts(again)
    assert first.principal == again.principal
    assert facts(first) != facts(other)


@pytest.mark.parametrize("name", games())
def test_every_simulation_visits_one_move_of_the_root_and_all_of_them_are_legal(name: str) -> None:
    state, seat = middle(name, 7)
    view = state.view(seat)
    report = search(state.game, view, seat, simulations=150)
    assert sum(one.visits for one in report.candidates) == report.simulations == 150
    assert {str(one.move) for one in report.candidates} <= set(view["legal"])
    assert all(0 <= one.value <= 1 for one in report.candidates)
    assert report.principal[0] == report.move


@pytest.mark.parametrize("name", games())
def test_hidden_parts_of_the_true_state_change_nothing(name: str) -> None:
    state, seat = middle(name, 8)
    view = state.view(seat)
    replaced = load(name).imagine(view, Random(1))
    reports = [
        search(state.game, one.view(seat), seat, simulations=60) for one in (state, replaced)
    ]
    assert facts(reports[0]) == facts(reports[1])


def test_three_seats_search_for_themselves() -> None:
    """Were the others thought to help seat 0, left would win; were they thought to hurt it, right
    would be as lost as left."""
    trio = Trio({})
    settings = Settings(margin=0, explore=1)
    report = search(trio, trio.start().view(0), 0, simulations=4000, settings=settings)
    values = {str(one.move): one.value for one in report.candidates}
    assert [str(move) for move in report.principal] == ["right", "take"]
    assert values["right"] == pytest.approx(1 / 2, abs=0.05)
    assert values["left"] < 0.4


def test_several_threads_share_the_budget() -> None:
    state, seat = middle("steere", 6, side=3)
    report = search(state.game, state.view(seat), seat, simulations=401, threads=3)
    assert report.simulations == sum(one.visits for one in report.candidates) == 401


def test_a_budget_of_milliseconds_ends_in_time() -> None:
    state, seat = middle("steere", 6)
    search(state.game, state.view(seat), seat, simulations=1)
    began = time.perf_counter()
    report = search(state.game, state.view(seat), seat, milliseconds=60)
    assert report.simulations > 0
    assert time.perf_counter() - began < 5  # others may be busy on this machine


def test_a_single_legal_move_needs_no_tree() -> None:
    match = Match(load("steere", side=2), seed=1, players=["random", "random"]).run()
    forced = [
        (state, seat)
        for state in match.states
        for seat in state.awaiting
        if len(state.legal(seat)) == 1
    ]
    assert forced
    for state, seat in forced:
        report = search(state.game, state.view(seat), seat, simulations=5)
        assert [one.move for one in report.candidates] == list(state.legal(seat))


@pytest.mark.parametrize(
    ("budget", "key"),
    [
        ({}, "search-no-budget"),
        ({"simulations": 0}, "search-budget"),
        ({"milliseconds": -1}, "search-budget"),
        ({"simulations": 5, "threads": 0}, "search-budget"),
    ],
)
def test_an_impossible_budget_is_named(budget: dict[str, int], key: str) -> None:
    game = load("steere", side=2)
    with pytest.raises(OptionError) as error:
        search(game, game.start().view(0), 0, **budget)  # type: ignore[arg-type]
    assert error.value.key == key


def test_only_an_awaited_seat_can_search_and_only_from_its_own_view() -> None:
    game = load("steere", side=2)
    for view in (game.start().view(1), game.start().view(0)):
        with pytest.raises(MusivumError):
            search(game, view, 1, simulations=5)


# Growing on


def replies(game: Game, report: Report) -> State:
    """The position after the search's move and a reply to it."""
    state = game.start().play(report.move)
    return state.play(state.legal(1)[0])


def test_a_tree_grows_on_with_what_it_knows_of_the_position() -> None:
    game = load("steere", side=3)
    first = search(game, game.start().view(0), 0, simulations=3000)
    state = replies(game, first)
    fresh = search(game, state.view(0), 0, simulations=200)
    grown = search(game, state.view(0), 0, simulations=200, tree=first.tree)
    assert fresh.simulations == grown.simulations == 200
    assert sum(one.visits for one in fresh.candidates) == 200
    assert sum(one.visits for one in grown.candidates) > 200
    assert {one.move for one in grown.candidates} <= set(state.legal(0))


def test_equal_histories_grow_alike() -> None:
    game = load("steere", side=3)
    reports = []
    for _ in range(2):
        first = search(game, game.start().view(0), 0, simulations=500, seed=3)
        view = replies(game, first).view(0)
        reports.append(search(game, view, 0, simulations=100, seed=4, tree=first.tree))
    assert facts(reports[0]) == facts(reports[1])


@pytest.mark.parametrize("other", [{"seed": 2}, {"settings": Settings(explore=2)}, {"threads": 2}])
def test_a_tree_grows_on_only_where_it_fits(other: dict[str, Any]) -> None:
    game = load("steere", side=3)
    first = search(game, game.start().view(0), 0, simulations=500, seed=2)
    grown = search(game, game.start().view(0), 0, simulations=100, tree=first.tree, **other)
    assert (sum(one.visits for one in grown.candidates) > 100) == (other == {"seed": 2})


def test_a_full_tree_is_not_grown_on() -> None:
    game = load("steere", side=3)
    first = search(game, game.start().view(0), 0, simulations=50)
    grown = search(game, game.start().view(0), 0, simulations=2000, tree=first.tree)
    assert sum(one.visits for one in grown.candidates) == 2000


@pytest.mark.parametrize("name", ["galilee", "mosaix", "mozaa"])
def test_nothing_is_used_on_where_chance_or_hidden_cards_come_in_between(name: str) -> None:
    state, seat = middle(name, 9)
    assert search(state.game, state.view(seat), seat, simulations=20).tree is None


def test_threads_search_without_the_interpreter() -> None:
    """While two threads search, a third one still gets the interpreter all the time."""
    state, seat = middle("steere", 6)
    view = state.view(seat)
    search(state.game, view, seat, simulations=1)
    with ThreadPoolExecutor(1) as pool:
        job = pool.submit(search, state.game, view, seat, simulations=4000, threads=2)
        turns = 0
        while not job.done():
            turns += 1
            time.sleep(0)
    # With the interpreter's lock held there would be a handful: one for each piece of the search.
    assert turns > 100
