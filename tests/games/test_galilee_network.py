"""What a network sees of Galilee for two, held against the rules and the sheet."""

from collections.abc import Iterator

import numpy as np

from musivum import Match, load
from musivum.core.game import CHANCE
from musivum.games.galilee import duel, policy
from musivum.games.galilee.data import Layout
from musivum.games.galilee.picks import (
    COVERED,
    KEPT,
    MARKED,
    ROLLER,
    ROW,
    STONES,
    column_of,
    seat_at,
)
from musivum.games.galilee.race import MEASURES
from musivum.games.galilee.sheet import load as load_sheet
from musivum.geometry import square

GAME = load("galilee", players=2)
SHEET = load_sheet("mona-lisa")
LAYOUT = Layout(SHEET, 2)
PICTURE = "".join(SHEET.mosaic)
NEAR = square.neighbours(duel.ROWS, duel.COLUMNS)
STRIPS = ({18, 27, 36, 45}, {26, 35, 44, 53})
MIDDLE = {cell for cell, letter in enumerate(PICTURE) if letter == "P"} - STRIPS[0] - STRIPS[1]


def positions() -> Iterator[np.ndarray]:
    """Positions between two rounds, with sheets that are half full."""
    for seed in range(4):
        for state in Match(GAME, seed=seed, players=["random", "random"]).run().states[8:]:
            if state.awaiting == {CHANCE}:
                yield state.array


def seen_by(array: np.ndarray, seat: int) -> list[int]:
    """The marks of a seat."""
    seen = np.zeros(duel.MOST, dtype=np.int64)
    measured = np.zeros(MEASURES, dtype=np.float32)
    count = policy.look(GAME.tables, array, seat, seen, measured)
    return [int(mark) for mark in seen[1:count]]


def of_sheet(marks: list[int], first: int, begin: int, end: int) -> list[int]:
    """Those of one kind on one sheet, counted from the first of the kind."""
    return sorted(mark - first - begin for mark in marks if begin <= mark - first < end)


def covered(array: np.ndarray, at: int) -> set[int]:
    words = array[at + COVERED :][:2]
    return {cell for cell in range(90) if int(words[cell // 63]) >> cell % 63 & 1}


def free_of_cost(taken: set[int]) -> set[int]:
    """The uncovered cells but those of false regions that nothing has touched."""
    found = set(range(90)) - taken
    for region in (*STRIPS, MIDDLE):
        if not region & taken:
            found -= region
    return found


def shore(taken: set[int]) -> set[int]:
    return {cell for cell in range(90) if cell not in taken and taken.intersection(NEAR[cell])}


def sheets(seat: int) -> Iterator[tuple[int, int]]:
    """Where both sheets begin in the state, and their marks."""
    yield seat_at(GAME.tables, seat), duel.OWN
    yield seat_at(GAME.tables, 1 - seat), duel.THEIRS


def test_a_tile_is_seen_with_the_most_blue_cells_that_it_could_cover_at_no_cost() -> None:
    for array in positions():
        for at, first in sheets(0):
            taken = covered(array, at)
            open_cells, near = free_of_cost(taken), shore(taken)
            blue = {cell for cell, letter in enumerate(PICTURE) if letter == "B"}
            expected = []
            for colour in range(5):
                column = column_of(array, at, colour)
                for row in range(6):
                    gone = row + 1 == array[at + ROW]
                    if gone or int(array[at + MARKED]) >> 6 * column + row & 1:
                        continue
                    start, count = LAYOUT.shapes[LAYOUT.tiles[row][column]]
                    fits, size = 0, len(LAYOUT.drawings[start].cells)
                    for drawing in LAYOUT.drawings[start : start + count]:
                        cells = set(drawing.cells)
                        if cells <= open_cells and cells & near:
                            fits = max(fits, 1 + len(cells & blue))
                    expected.append(duel.FITS * (size - 2) + fits)
            marks = of_sheet(seen_by(array, 0), first, duel.TILE, duel.TILES_LEFT)
            kinds = duel.SIZES * duel.FITS
            assert sorted(mark % kinds for mark in marks) == sorted(expected)


def test_the_shore_is_seen_cell_by_cell_with_what_is_open_around() -> None:
    for array in positions():
        for at, first in sheets(1):
            taken = covered(array, at)
            open_cells = free_of_cost(taken)
            blue = {cell for cell, letter in enumerate(PICTURE) if letter == "B"} - taken
            places, kinds = [], []
            for cell in shore(taken):
                row, column = divmod(cell, 9)
                around = [near for near in NEAR[cell] if near in open_cells]
                places.append(duel.HALF * row + min(column, 8 - column))
                kind = 1 if cell in blue else 0 if cell in open_cells else 2
                blues = len(blue.intersection(around))
                kinds.append((duel.SOME * kind + blues) * duel.SOME + len(around) - blues)
            marks = seen_by(array, 1)
            found = of_sheet(marks, first, duel.PLACE, duel.SHORE)
            assert sorted(mark // duel.AROUND for mark in found) == sorted(places)
            assert of_sheet(marks, first, duel.SHORE, duel.TOUCHED) == sorted(kinds)


def test_a_false_region_that_was_touched_is_seen() -> None:
    for array in positions():
        for at, first in sheets(0):
            taken = covered(array, at)
            expected = [0] * sum(bool(strip & taken) for strip in STRIPS)
            expected += [1] * bool(MIDDLE & taken)
            assert of_sheet(seen_by(array, 0), first, duel.TOUCHED, duel.TILE) == expected


def time_of(array: np.ndarray, at: int) -> int:
    """How soon a sheet may end the game."""
    taken = [
        {row for row in range(6) if int(array[at + MARKED]) >> 6 * column + row & 1}
        | {int(array[at + ROW]) - 1}
        for column in (column_of(array, at, colour) for colour in range(5))
    ]
    return min(5, int(array[at + STONES]), *(6 - len(rows) for rows in taken))


def test_what_the_most_cells_are_worth_is_seen_with_the_time_that_is_left() -> None:
    for array in positions():
        for seat in (0, 1):
            own, other = (seat_at(GAME.tables, one) for one in (seat, 1 - seat))
            ahead = len(covered(array, own)) - len(covered(array, other))
            rounds = int(array[ROLLER] != seat)
            soon, their_soon = (min(3, time_of(array, at)) - 1 for at in (own, other))
            place = 12 + max(-12, min(12, ahead))
            marks = seen_by(array, seat)
            assert [m - duel.RACE for m in marks if duel.RACE <= m < duel.LEAD] == [
                ((rounds * 3 + soon) * 3 + their_soon) * 25 + place
            ]
            when = 3 * rounds + min(soon, their_soon)
            tiles = of_sheet(marks, duel.OWN, duel.TILE, duel.TILES_LEFT)
            assert {tile // (3 * duel.SIZES * duel.FITS) for tile in tiles} == {when}


def test_the_dice_that_are_left_to_the_other_are_seen_together() -> None:
    found = set()
    for seed in range(6):
        for state in Match(GAME, seed=seed, players=["random", "random"]).run().states:
            array = state.array
            if not array[KEPT] or state.awaiting == {CHANCE} or not state.awaiting:
                continue
            marks = seen_by(array, int(array[ROLLER]))
            single = [m - duel.OFFERED for m in marks if duel.OFFERED <= m < duel.CHOICE]
            less, more = sorted(mark % duel.DICE for mark in single)
            both = [m - duel.CHOICE for m in marks if duel.CHOICE <= m < duel.AHEAD]
            assert both == [more * (more + 1) // 2 + less]
            found.add(both[0])
    assert len(found) > 10
