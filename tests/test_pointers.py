"""What compiled functions can do with memory, and that a checked build watches over it."""

import os
import subprocess
import sys
from typing import NamedTuple

import numpy as np
import pytest
from numba import types

from musivum.core.compiled import Ints, Words, kernel
from musivum.core.pointers import (
    CHECKED,
    INTS,
    VALUES,
    WORDS,
    Together,
    Values,
    address_of,
    clear,
    copy,
    ints_at,
    new_ints,
    part,
)
from musivum.geometry.lanes import apart, eight_at, put_eight


class Pair(NamedTuple):
    ints: Ints
    values: Values


@kernel(types.int64(INTS, types.int64))
def read(memory: Ints, place: int) -> int:
    return int(memory[place])


@kernel(types.void(INTS, types.int64, types.int64))
def write(memory: Ints, place: int, value: int) -> None:
    memory[place] = value


@kernel(types.void(INTS, INTS, types.int64))
def turn_round(into: Ints, memory: Ints, length: int) -> None:
    """By way of room of its own."""
    room = new_ints(length)
    copy(room, memory, length)
    clear(into, length)
    for place in range(length):
        into[place] += room[length - 1 - place]


@kernel(types.int64(INTS, types.int64, types.int64, types.int64))
def read_part(memory: Ints, first: int, length: int, place: int) -> int:
    return int(part(memory, first, length)[place])


@kernel(types.float64(Together((INTS, VALUES), Pair), WORDS))
def add(pair: Pair, words: Words) -> float:
    return float(pair.ints[0] + pair.values[0] + words[0])


@kernel(types.int64(types.int64, types.int64, types.int64))
def read_at(address: int, length: int, place: int) -> int:
    return int(ints_at(address, length)[place])


@kernel(types.void(INTS, types.int64, types.int64))
def move_eight(memory: Ints, to: int, first: int) -> None:
    put_eight(memory, to, eight_at(memory, first))


NUMBERS = np.array([3, 1, 4, 1, 5], dtype=np.int64)


def test_compiled_code_reads_and_writes_the_very_numbers_of_an_array() -> None:
    numbers = NUMBERS.copy()
    write(numbers, 2, 40)
    assert read(numbers, 2) == numbers[2] == 40
    assert read_at(address_of(numbers), 5, 2) == 40
    assert read_part(numbers, 1, 3, 1) == 40


@kernel(types.int64(INTS, types.int64))
def free_of(memory: Ints, first: int) -> int:
    return apart(memory, first, -1)


def test_eight_numbers_are_read_and_written_at_once() -> None:
    numbers = np.arange(20)
    move_eight(numbers, 3, 11)
    assert numbers.tolist() == [0, 1, 2, *range(11, 19), *range(11, 20)]


def test_room_of_its_own_copies_and_zeros() -> None:
    into = np.full(6, 9, dtype=np.int64)
    turn_round(into, NUMBERS, 5)
    assert into.tolist() == [5, 1, 4, 1, 3, 9]


def test_arrays_are_handed_in_together() -> None:
    words = np.array([100], dtype=np.uint64)
    assert add(Pair(NUMBERS, np.array([0.5])), words) == 103.5


def test_an_array_is_let_go_of_when_the_call_is_over() -> None:
    """Else every position of every game would stay in memory for ever."""
    numbers, values = NUMBERS.copy(), np.array([0.5])
    words = np.array([100], dtype=np.uint64)
    before = [sys.getrefcount(one) for one in (numbers, values, words)]
    for _ in range(10):
        read(numbers, 2)
        add(Pair(numbers, values), words)
        with pytest.raises(TypeError):
            turn_round(numbers, None, 5)  # type: ignore[arg-type]
    assert [sys.getrefcount(one) for one in (numbers, values, words)] == before


@pytest.mark.parametrize(
    "wrong",
    [
        NUMBERS.astype(np.int32),
        NUMBERS.astype(np.float64),
        NUMBERS[::2],
        NUMBERS.reshape(1, 5),
        [3, 1, 4],
        None,
    ],
    ids=["short", "real", "with gaps", "a table", "a list", "nothing"],
)
def test_what_is_no_row_of_such_numbers_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError):
        read(wrong, 0)  # type: ignore[arg-type]


OUTSIDE = """
import numpy as np
from tests.test_pointers import NUMBERS, free_of, move_eight, read, read_part, turn_round, write
for function, *arguments in (
    (read, 5), (read, -1), (write, 5, 0), (write, -1, 0),
    (read_part, 3, 3, 0), (read_part, -1, 2, 1), (read_part, 0, 2, 2), (read_part, 5, -1, 0),
):
    try:
        function(NUMBERS.copy(), *arguments)
    except IndexError:
        continue
    raise SystemExit(f"{function.__name__}{(*arguments,)} was let through")
for places in ((0, 13), (13, 0), (0, -1), (-1, 0)):
    try:
        move_eight(np.arange(20), *places)
    except IndexError:
        continue
    raise SystemExit(f"eight at {places} were let through")
for first in (7, -1):
    try:
        free_of(np.zeros(70, dtype=np.int64), first)
    except IndexError:
        continue
    raise SystemExit(f"sets at {first} were let through")
try:
    turn_round(NUMBERS[:4].copy(), NUMBERS, 5)
except IndexError:
    print("all refused", read(NUMBERS, 4), read_part(NUMBERS, 3, 2, 1))
"""


def test_a_checked_build_refuses_every_place_outside_of_the_memory() -> None:
    environment = {**os.environ, "MUSIVUM_CHECKED": "1"}
    found = subprocess.run(
        [sys.executable, "-c", OUTSIDE],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert found.stdout.split() == ["all", "refused", "5", "5"], found.stdout + found.stderr


def test_this_run_is_checked_only_if_asked_for() -> None:
    assert os.environ.get("MUSIVUM_CHECKED", "") not in ("", "0") or not CHECKED
