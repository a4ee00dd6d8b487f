"""Geometry: what turning, mirroring, drawing and counting promise, for any shape."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import types

from musivum.core.compiled import Ints, kernel
from musivum.core.pointers import INTS, WORDS
from musivum.core.rng import below, generator
from musivum.geometry import bits, hexagon, lanes, polyomino, square

cells = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
shapes = st.sets(cells, min_size=1, max_size=7).map(polyomino.normal)
letters = st.sampled_from("OTX")
markeds = st.dictionaries(cells, letters, min_size=1, max_size=6).map(
    lambda cells: polyomino.marked(polyomino.drawing(_moved(cells)))
)
words = st.integers(-(2**63), 2**63 - 1)
WHOLE = 2**64 - 1


def _moved(letters: dict[tuple[int, int], str]) -> polyomino.Marked:
    top = min(row for row, _ in letters)
    left = min(column for _, column in letters)
    return tuple(
        ((row - top, column - left), letters[row, column]) for row, column in sorted(letters)
    )


@given(shapes)
def test_four_turns_lead_back(shape: polyomino.Shape) -> None:
    turned = shape
    for _ in range(4):
        turned = polyomino.normal(polyomino.turn(cell) for cell in turned)
    assert turned == shape


@given(shapes)
def test_a_shape_has_one_two_or_four_rotations_and_all_agree_on_them(
    shape: polyomino.Shape,
) -> None:
    rotations = polyomino.rotations(shape)
    assert len(rotations) in {1, 2, 4}
    for other in rotations:
        assert set(polyomino.rotations(other)) == set(rotations)


@given(shapes)
def test_orientations_are_the_rotations_of_both_sides(shape: polyomino.Shape) -> None:
    orientations = polyomino.orientations(shape)
    assert len(orientations) in {1, 2, 4, 8}
    mirrored = polyomino.normal(polyomino.mirror(cell) for cell in shape)
    assert set(polyomino.orientations(mirrored)) == set(orientations)


@given(shapes)
def test_a_drawing_is_read_as_the_shape_it_shows(shape: polyomino.Shape) -> None:
    assert polyomino.shape(polyomino.drawing(polyomino.plain(shape))) == shape


@given(markeds)
def test_letters_turn_with_their_cells(marked: polyomino.Marked) -> None:
    plain = {
        polyomino.normal(cell for cell, _ in turned)
        for turned in polyomino.marked_rotations(marked)
    }
    assert plain == set(polyomino.rotations(polyomino.normal(cell for cell, _ in marked)))
    for turned in polyomino.marked_rotations(marked):
        assert sorted(letter for _, letter in turned) == sorted(letter for _, letter in marked)


@given(shapes)
def test_connectedness_does_not_depend_on_how_a_shape_lies(shape: polyomino.Shape) -> None:
    answers = {polyomino.is_connected(other) for other in polyomino.orientations(shape)}
    assert len(answers) == 1


@pytest.mark.parametrize(("size", "number"), [(1, 1), (2, 1), (3, 2), (4, 7), (5, 18)])
def test_one_sided_polyominoes_are_as_many_as_mathematics_says(size: int, number: int) -> None:
    found = {polyomino.normal([(0, 0)])}
    for _ in range(size - 1):
        found = {
            polyomino.normal({*shape, (row + down, column + right)})
            for shape in found
            for row, column in shape
            for down, right in square.SIDES
            if (row + down, column + right) not in shape
        }
    assert len({min(polyomino.rotations(shape)) for shape in found}) == number


@given(st.integers(1, 9), st.integers(1, 9))
def test_square_neighbours_are_mutual(rows: int, columns: int) -> None:
    near = square.neighbours(rows, columns)
    for cell, others in enumerate(near):
        assert all(cell in near[other] for other in others)
    assert sum(map(len, near)) == 2 * (rows * (columns - 1) + columns * (rows - 1))


@kernel(types.int64(types.int64))
def count(word: int) -> int:
    return bits.count(word)


@kernel(types.int64(types.int64))
def lowest(word: int) -> int:
    return bits.lowest(word)


@kernel(types.int64(types.int64, types.int64))
def nth(word: int, n: int) -> int:
    return bits.nth(word, n)


@kernel(types.int64(types.int64, types.int64))
def deposit(chosen: int, cells: int) -> int:
    return bits.deposit(chosen, cells)


@given(words, words)
def test_cells_are_chosen_by_their_numbers(chosen: int, cells: int) -> None:
    members = [bit for bit in range(64) if cells >> bit & 1]
    wanted = sum(1 << cell for n, cell in enumerate(members) if chosen >> n & 1)
    assert deposit(chosen, cells) & WHOLE == wanted
    assert bits._bit_by_bit(chosen & WHOLE, cells & WHOLE) == wanted


@given(words)
def test_bits_are_counted_and_found(word: int) -> None:
    members = [bit for bit in range(64) if word >> bit & 1]
    assert count(word) == len(members)
    assert lowest(word) == (members[0] if members else 64)
    for n, member in enumerate(members):
        assert nth(word, n) == member


@kernel(types.void(INTS, INTS))
def work_wide(given: Ints, found: Ints) -> None:
    """All that can be done with lanes, to three times eight words."""
    low, high, far = lanes.eight_at(given, 0), lanes.eight_at(given, 8), lanes.eight_at(given, 16)
    lanes.put_eight(found, 0, low & high)
    lanes.put_eight(found, 8, low | high)
    lanes.put_eight(found, 16, lanes.moved_down(low, high, far))
    lanes.put_eight(found, 24, lanes.cut_down(high, far))
    lanes.put_eight(found, 32, lanes.counts(low))
    lanes.put_eight(found, 40, lanes.added(low, high))
    lanes.put_eight(found, 48, lanes.sums(low))
    lanes.put_eight(found, 56, lanes.eight_times(given[0]))
    lanes.put_eight(found, 64, low ^ high)
    found[72] = lanes.total(low)
    found[73] = int(lanes.any_bit(low & high))


eights = st.lists(words, min_size=8, max_size=8)


@given(eights, eights, st.lists(st.integers(0, 63), min_size=8, max_size=8))
def test_eight_lanes_do_what_one_word_would_do(
    low: list[int], high: list[int], far: list[int]
) -> None:
    given, found = np.array(low + high + far), np.zeros(74, dtype=np.int64)
    work_wide(given, found)
    whole = [(one & WHOLE) | (two & WHOLE) << 64 for one, two in zip(low, high, strict=True)]
    for lane in range(8):
        one, two, by = low[lane], high[lane], far[lane]
        wanted = [one & two, one | two, whole[lane] >> by, (two & WHOLE) >> by]
        wanted += [(one & WHOLE).bit_count(), one + two, sum(low[: lane + 1]), low[0]]
        wanted += [one ^ two]
        assert [int(word) & WHOLE for word in found[lane:72:8]] == [word & WHOLE for word in wanted]
    assert int(found[72]) & WHOLE == sum(low) & WHOLE
    assert found[73] == any(one & two for one, two in zip(low, high, strict=True))


@kernel(types.int64(INTS, types.int64, types.int64))
def sets_apart(sets: np.ndarray, first: int, cells: int) -> int:
    return lanes.apart(sets, first, cells)


@given(st.lists(words | st.integers(0, 15), min_size=66, max_size=66), words | st.integers(0, 15))
def test_sets_are_apart_if_they_have_no_cell_in_common(sets: list[int], cells: int) -> None:
    found = sets_apart(np.array(sets), 2, cells)
    assert [found >> number & 1 for number in range(64)] == [one & cells == 0 for one in sets[2:]]


@kernel(types.int64(WORDS, types.int64))
def draw(rng: np.ndarray, n: int) -> int:
    return below(rng, n)


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31))
def test_numbers_of_the_compiled_generator_stay_below_their_bound(seed: int, bound: int) -> None:
    rng = generator(seed)
    assert all(0 <= draw(rng, bound) < bound for _ in range(20))
    assert [draw(generator(seed), bound)] == [draw(generator(seed), bound)]


@pytest.mark.parametrize("side", [2, 3, 5])
def test_the_turns_of_a_hexagon_keep_neighbours_together(side: int) -> None:
    rings, off = hexagon.rings(side), hexagon.cells(side)
    turns = hexagon.turns(side)
    assert len(set(turns)) == 12
    for turn in turns:
        for cell, ring in enumerate(rings):
            assert {turn[near] for near in ring if near < off} == set(rings[turn[cell]]) - {off}
