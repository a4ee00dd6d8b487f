"""Scores recounted from what lies on the table, by hand and with sets, for any position."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from musivum import State, load
from tests.conformance.positions import walk
from tests.games.mosaix import position

Cell = tuple[int, int]
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
grids = st.lists(st.text("OTX.", min_size=7, max_size=7), min_size=7, max_size=7)


def areas(cells: Iterable[Cell]) -> list[set[Cell]]:
    """Sets of cells that hang together by their sides."""
    left, found = set(cells), []
    while left:
        area, todo = set[Cell](), [left.pop()]
        while todo:
            row, column = todo.pop()
            area.add((row, column))
            for down, right in SIDES.values():
                near = (row + down, column + right)
                if near in left:
                    left.remove(near)
                    todo.append(near)
        found.append(area)
    return found


def marked(rows: list[str], letter: str) -> set[Cell]:
    return {
        (row, column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == letter
    }


def some_state(name: str, options: dict[str, object], seed: int, moves: int) -> State:
    *_, state = islice(walk(load(name, **options), seed), moves + 1)
    return state


@given(grids)
def test_mosaix_areas_of_five_and_more_score_by_their_number_times_their_cells(
    rows: list[str],
) -> None:
    expected = 0
    for symbol in "OTX":
        large = [area for area in areas(marked(rows, symbol)) if len(area) >= 5]
        expected += len(large) * sum(map(len, large))
    assert position(rows, rows).scores == (expected, expected)


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 6), st.integers(0, 30), st.integers(6, 90))
def test_galilee_points_are_blue_pink_majority_and_reserve(
    players: int, seed: int, moves: int
) -> None:
    state = some_state("galilee", {"players": players}, seed, moves)
    table = state.view(None)["board"]
    blue = marked(table["mosaic"], "B")
    regions = areas(marked(table["mosaic"], "P"))
    covered = [marked(sheet["covered"], "#") for sheet in table["sheets"]]
    numbers = [len(cells) for cells in covered]
    for seat, sheet in enumerate(table["sheets"]):
        points = 2 * len(covered[seat] & blue) + sheet["reserve"]
        points -= min(12, 4 * sum(bool(covered[seat] & region) for region in regions))
        if players == 1:
            used = sum(row.count("marked") for row in sheet["tiles"])
            points -= used + (6 - sheet["reserve"])
        else:
            points += bonus(numbers, seat)
        assert state.scores[seat] == points


def bonus(numbers: list[int], seat: int) -> int:
    ahead = sum(number > numbers[seat] for number in numbers)
    if ahead == 0:
        return 20
    return 5 if ahead == 1 and len(numbers) >= 4 else 0


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.sampled_from([1, 3]), st.integers(0, 30), st.integers(0, 200))
def test_mozaa_points_of_all_seats_are_those_of_the_closed_fields(
    players: int, hand: int, seed: int, moves: int
) -> None:
    state = some_state("mozaa", {"players": players, "hand": hand}, seed, moves)
    cards = {
        (card["row"], card["column"]): card["card"] for card in state.view(None)["board"]["cards"]
    }
    assert sum(state.scores) == sum(size * (2 if size >= 4 else 1) for size in closed_fields(cards))


def closed_fields(cards: dict[Cell, str]) -> list[int]:
    """The size of every closed field: how many different cards it touches."""
    left = {(cell, side) for cell in cards for side in range(4)}
    sizes = []
    while left:
        start = left.pop()
        field, todo, closed = {start}, [start], True
        while todo:
            (row, column), side = todo.pop()
            down, right = SIDES["NESW"[side]]
            beyond = (row + down, column + right)
            closed = closed and beyond in cards
            joined: list[Any] = [((row, column), (side + step) % 4) for step in (1, 3)]
            joined = [one for one in joined if cards[one[0]][one[1]] == cards[row, column][side]]
            for one in [*joined, (beyond, (side + 2) % 4)]:
                if one in left:
                    left.remove(one)
                    field.add(one)
                    todo.append(one)
        if closed:
            sizes.append(len({cell for cell, _ in field}))
    return sizes


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 5), st.integers(0, 50), st.integers(0, 80))
def test_steere_points_are_the_tiles_on_the_board(side: int, seed: int, moves: int) -> None:
    state = some_state("steere", {"side": side}, seed, moves)
    table = state.view(None)["board"]
    assert state.scores == (len(table["red"]), len(table["blue"]))
