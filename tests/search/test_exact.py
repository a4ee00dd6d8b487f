"""What the solver promises, and that the search comes to the same."""

from functools import cache
from random import Random

import numpy as np
import pytest

from musivum import Match, Move, OptionError, State, load
from musivum.games.steere.alike import alike
from musivum.games.steere.tiles import BLUE_TILES, RED_TILES
from musivum.geometry import hexagon
from musivum.search import Settings, search, settle, solve


@cache
def minimax(state: State) -> int:
    """The lead of seat 0, by definition."""
    if state.outcome is not None:
        return state.outcome.scores[0] - state.outcome.scores[1]
    (seat,) = state.awaiting
    values = [minimax(state.play(move)) for move in state.legal(seat)]
    return max(values) if seat == 0 else min(values)


def after(state: State, moves: int, seed: int) -> State:
    """The position after so many random moves."""
    rng = Random(seed)
    for _ in range(moves):
        if state.outcome is None:
            (seat,) = state.awaiting
            state = state.play(rng.choice(state.legal(seat)))
    return state


def lead(state: State) -> int:
    solution = solve(state)
    assert solution is not None
    return solution.lead


def test_the_solver_agrees_with_the_definition_on_the_smallest_board() -> None:
    state = load("steere", side=2).start().play("b2").play("a1")
    assert lead(state) == minimax(state)
    for move in state.legal(0):
        assert lead(state.play(move)) == minimax(state.play(move))


@pytest.mark.parametrize("seed", range(4))
def test_the_solver_agrees_with_the_definition_where_few_cells_are_empty(seed: int) -> None:
    state = after(load("steere", side=3).start(), 15, seed)
    assert lead(state) == minimax(state)


def test_blue_wins_the_smallest_board_by_three() -> None:
    assert lead(load("steere", side=2).start()) == -3


@pytest.mark.parametrize("seed", range(3))
def test_the_best_move_keeps_the_value(seed: int) -> None:
    state = after(load("steere", side=3).start(), 10, seed)
    solution = solve(state)
    assert solution is not None
    assert solution.move is not None
    assert lead(state.play(solution.move)) == solution.lead


def test_the_solver_gives_up_when_told_to() -> None:
    assert solve(load("steere").start(), most_nodes=1000) is None


@pytest.mark.parametrize("name", ["mozaa", "galilee", "mosaix"])
def test_what_cannot_be_solved_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as error:
        solve(load(name).start())
    assert error.value.key == "search-no-solver"


# Alike


def images(seed: int, moves: int) -> list[State]:
    """The same random moves on the twelve images of a board."""
    game = load("steere", side=3)
    cells = hexagon.cells(3)
    state, turned, rng = game.start(), [game.start()] * 12, Random(seed)
    for _ in range(moves):
        (seat,) = state.awaiting
        move = rng.choice(state.legal(seat)).index
        state = state.play(game.action(move))
        kind, cell = divmod(move, cells)
        for number, turn in enumerate(hexagon.turns(3)):
            image = kind * cells + turn[cell] if kind < 2 else move
            turned[number] = turned[number].play(game.action(image))
    return turned


@pytest.mark.parametrize("seed", range(4))
def test_turned_and_mirrored_positions_are_alike_and_worth_the_same(seed: int) -> None:
    turned = images(seed, 11)
    game = turned[0].game
    (mover,) = turned[0].awaiting
    assert len(set(turned)) > 1
    assert len({alike(game.tables, state.array, mover) for state in turned}) == 1
    assert len({lead(state) for state in turned[::5]}) == 1


def test_exchanging_the_colours_and_the_mover_is_alike() -> None:
    state = images(3, 8)[0]
    (mover,) = state.awaiting
    array = state.array
    exchanged = array.copy()
    exchanged[RED_TILES : RED_TILES + 2] = array[BLUE_TILES : BLUE_TILES + 2]
    exchanged[BLUE_TILES : BLUE_TILES + 2] = array[RED_TILES : RED_TILES + 2]
    tables = state.game.tables
    assert alike(tables, exchanged, 1 - mover) == alike(tables, array, mover)
    assert alike(tables, exchanged, mover) != alike(tables, array, mover)


def test_positions_that_are_not_alike_are_told_apart() -> None:
    """After one tile: the four orbits of the cells of side 3; after two, all counted by hand."""
    game = load("steere", side=3)
    found: list[set[int]] = [set(), set()]
    for move in game.start().legal(0):
        one = game.start().play(move)
        found[0].add(int(alike(game.tables, one.array, 1)))
        for reply in one.legal(1):
            two = one.play(reply)
            found[1].add(int(alike(game.tables, two.array, 0)))
    assert len(found[0]) == 4
    assert len(found[1]) == len(orbits_of_pairs())


def orbits_of_pairs() -> set[frozenset[tuple[int, int]]]:
    """Pairs of different cells up to the symmetries of side 3, by brute force."""
    cells, turns = range(hexagon.cells(3)), hexagon.turns(3)
    return {
        frozenset((turn[one], turn[two]) for turn in turns)
        for one in cells
        for two in cells
        if one != two
    }


# Solving what a seat sees


@pytest.mark.parametrize("hand", [1, 3])
def test_the_last_cards_of_mozaa_are_played_perfectly_from_a_view(hand: int) -> None:
    game = load("mozaa", hand=hand)
    states = Match(game, seed=2, players=["greedy", "greedy"]).run().states
    last = [s for s in states if s.awaiting and game.is_settled(s.array) and len(_mine(s)) > 1][-2:]
    assert last
    for state in last:
        (seat,) = state.awaiting
        report = settle(game, state.view(seat), seat, 100_000)
        assert report is not None
        sign = 1 if seat == 0 else -1
        best = max(sign * minimax(state.play(move)) for move in _mine(state))
        assert sign * minimax(state.play(report.move)) == best


def _mine(state: State) -> tuple[Move, ...]:
    (seat,) = state.awaiting
    return state.legal(seat)


def test_nothing_is_settled_while_cards_are_left_in_the_stock() -> None:
    game = load("mozaa", hand=3)
    states = Match(game, seed=2, players=["greedy", "greedy"]).run().states
    settled = [game.is_settled(state.array) for state in states]
    assert settled.index(True) == len(settled) - settled[::-1].index(False)
    first = states[settled.index(True)]
    assert all(game.is_settled(np.array(first.view(seat)["state"])) for seat in (0, 1))
    early = states[10]
    (seat,) = early.awaiting
    assert settle(game, early.view(max(seat, 0)), max(seat, 0), 1000) is None


# The search comes to the same


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4])
def test_the_search_finds_what_the_solver_knows_on_side_2(moves: int) -> None:
    state = load("steere", side=2).start()
    for number in range(moves):
        legal = state.legal(number % 2)
        state = state.play(legal[number % len(legal)])
    assert _loss(state, 6000) == 0


@pytest.mark.parametrize("seed", range(3))
def test_the_search_comes_to_the_exact_value_on_side_3(seed: int) -> None:
    """With more simulations its value for the winner comes closer to a sure win."""
    state = after(load("steere", side=3).start(), 9, seed)
    (seat,) = state.awaiting
    exact = lead(state) * (1 if seat == 0 else -1)
    settings = Settings(margin=0)
    few, many = (
        search(state.game, state.view(seat), seat, simulations=n, settings=settings).value
        for n in (100, 8000)
    )
    assert _loss(state, 8000) == 0
    target = 0.5 if exact == 0 else float(exact > 0)
    assert abs(many - target) < max(0.2, abs(few - target))


def _loss(state: State, simulations: int) -> int:
    """How much worse than the best the search's move is: 0 if it wins, draws or loses alike."""
    (seat,) = state.awaiting
    sign = 1 if seat == 0 else -1
    move = search(state.game, state.view(seat), seat, simulations=simulations).move
    found, best = sign * lead(state.play(move)), sign * lead(state)
    return abs((found > 0) - (found < 0) - (best > 0) + (best < 0))
