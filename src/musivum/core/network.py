"""A small network that says what a position is worth, in compiled code and without any library.

What is seen of a position is a list of *marks*, the numbers of things that are there (a pattern of
tiles, a field with so many cards), a few *measures*, and the *stage* of the game. Every mark and
every measure has a row of weights, one for each neuron. The rows are added up, what is below zero
counts for nothing, and the rest is weighed as the stage has it.

The neurons are worked on at once in a vector of the processor. Every step is rounded alone and sums
have one order, so that the answer is the same on any processor.
"""

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from musivum.core.compiled import helper
from musivum.core.pointers import FLOATS, INTS, Floats, Ints, data_of, new_floats

NEURONS = 16

LOOK = types.int64(INTS, INTS, types.int64, INTS, FLOATS)
"""Of a kernel that writes what a seat sees: first the stage, then the marks; and the measures. It
returns the number of marks with the stage."""


class Shape(NamedTuple):
    """What a network looks at."""

    marks: int
    measures: int
    stages: int
    most: int
    """Of the marks at once, with the stage."""
    unit: float = 0.0
    """The network answers in so many points: alone one's points, else the lead over the best other;
    0: in logits of the share of the win."""
    everyone: bool = False
    """Whether it is asked with the eyes of any seat, or only of the one that has just moved."""
    stands: bool = False
    """Whether the first measure is what stands already, in units of points: the network then says
    only what is still to come, and the two are added."""

    @property
    def size(self) -> int:
        """How many numbers a network has."""
        return self.outputs + self.stages * (NEURONS + 1)

    @property
    def outputs(self) -> int:
        """Where the weights of the stages begin; before them, one row for the neurons alone."""
        return (self.marks + self.measures + 1) * NEURONS


def read(path: Path, shape: Shape) -> Floats:
    """The numbers of a network, from the file that a room keeps it in; zeros if there is none."""
    if not path.exists():
        return np.zeros(shape.size, dtype=np.float32)
    kept = json.loads(path.read_text())
    numbers = np.frombuffer(base64.b64decode(kept["numbers"]), dtype="<f2").astype(np.float32)
    assert len(numbers) == shape.size, f"{path.name} is of another shape"
    return numbers


def write(path: Path, numbers: Floats, made: dict[str, Any]) -> None:
    """Keep a network in a file, with a word about how it was made."""
    kept = base64.b64encode(numbers.astype("<f2").tobytes()).decode()
    path.write_text(json.dumps(made | {"numbers": kept}, indent=2) + "\n")


# Pieces of code for neurons that are worked on at once, also for a room with a network of its own.

_SINGLE, _PLACE, WHOLE = ir.FloatType(), ir.IntType(32), ir.IntType(64)
ROW = ir.VectorType(_SINGLE, NEURONS)
_UNKNOWN = ir.Constant(ROW, ir.Undefined)
NOTHING = ir.Constant(ROW, [0.0] * NEURONS)


def _places(*numbers: int) -> Any:
    return ir.Constant(ir.VectorType(_PLACE, len(numbers)), list(numbers))


def every(builder: Any, value: Any) -> Any:
    """The same value for every neuron."""
    first = builder.insert_element(_UNKNOWN, value, ir.Constant(_PLACE, 0))
    return builder.shuffle_vector(first, _UNKNOWN, _places(*[0] * NEURONS))


def total(builder: Any, values: Any) -> Any:
    """The sum over all neurons: halves are added until one is left."""
    size = NEURONS
    while size > 1:
        size //= 2
        low, high = _places(*range(size)), _places(*range(size, 2 * size))
        values = builder.fadd(
            builder.shuffle_vector(values, values, low),
            builder.shuffle_vector(values, values, high),
        )
    return builder.extract_element(values, ir.Constant(_PLACE, 0))


def _row(builder: Any, base: Any, place: Any) -> Any:
    """The row of weights that begins at a place."""
    start = builder.bitcast(builder.gep(base, [place]), ROW.as_pointer())
    return builder.load(start, align=4, typ=ROW)


def _add_marks(builder: Any, base: Any, places: Any, begin: Any, end: Any, neurons: Any) -> None:
    """Add the rows of the marks between two places to the neurons."""
    width = ir.Constant(WHOLE, NEURONS)
    with cgutils.for_range(builder, builder.sub(end, begin)) as loop:
        mark = builder.load(builder.gep(places, [builder.add(loop.index, begin)]))
        push = _row(builder, base, builder.mul(mark, width))
        builder.store(builder.fadd(builder.load(neurons), push), neurons)


@intrinsic  # type: ignore[untyped-decorator]
def _begin(
    _context: Any,
    numbers: Any,
    marked: Any,
    _begin: Any,
    _end: Any,
    _marks: Any,
    _measures: Any,
    sums: Any,
) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        learned, marks_seen, begin, end, marks, measures, begun = arguments
        kinds = signature.args
        base = data_of(context, builder, kinds[0], learned)
        places = data_of(context, builder, kinds[1], marks_seen)
        alone = builder.mul(builder.add(marks, measures), ir.Constant(WHOLE, NEURONS))
        neurons = cgutils.alloca_once_value(builder, _row(builder, base, alone))
        _add_marks(builder, base, places, begin, end, neurons)
        kept = builder.bitcast(data_of(context, builder, kinds[6], begun), ROW.as_pointer())
        builder.store(builder.load(neurons), kept, align=4)
        return context.get_dummy_value()

    whole = types.int64
    return types.void(numbers, marked, whole, whole, whole, whole, sums), generate


@intrinsic  # type: ignore[untyped-decorator]
def _answer_on(
    _context: Any,
    numbers: Any,
    sums: Any,
    marked: Any,
    _count: Any,
    measured: Any,
    _marks: Any,
    _measures: Any,
) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        learned, begun, marks_seen, count, measures_seen, marks, measures = arguments
        kinds = signature.args
        base = data_of(context, builder, kinds[0], learned)
        places = data_of(context, builder, kinds[2], marks_seen)
        given = data_of(context, builder, kinds[4], measures_seen)
        width, one = ir.Constant(WHOLE, NEURONS), ir.Constant(WHOLE, 1)
        first = data_of(context, builder, kinds[1], begun)
        neurons = cgutils.alloca_once_value(builder, _row(builder, first, ir.Constant(WHOLE, 0)))
        _add_marks(builder, base, places, one, count, neurons)
        with cgutils.for_range(builder, measures) as loop:
            value = builder.load(builder.gep(given, [loop.index]))
            push = _row(builder, base, builder.mul(builder.add(marks, loop.index), width))
            push = builder.fmul(every(builder, value), push)
            builder.store(builder.fadd(builder.load(neurons), push), neurons)
        value = builder.load(neurons)
        value = builder.select(builder.fcmp_ordered(">", value, NOTHING), value, NOTHING)
        stage = builder.mul(builder.load(places), ir.Constant(WHOLE, NEURONS + 1))
        alone = builder.mul(builder.add(marks, measures), width)
        begin = builder.add(builder.add(alone, width), stage)
        said = total(builder, builder.fmul(value, _row(builder, base, begin)))
        return builder.fadd(said, builder.load(builder.gep(base, [builder.add(begin, width)])))

    whole = types.int64
    return types.float32(numbers, sums, marked, whole, measured, whole, whole), generate


begin: Callable[[Floats, Ints, int, int, int, int, Floats], None] = _begin
"""``begin(numbers, seen, first, end, marks, measures, sums)``: write the neurons' sums over some of
the marks, in compiled code; for what many positions have in common."""
answer_on: Callable[[Floats, Floats, Ints, int, Floats, int, int], float] = _answer_on
"""``answer_on(numbers, sums, seen, count, measured, marks, measures)``: what a network says when
the marks of ``sums`` are seen as well."""


@helper
def answer(
    numbers: Floats, seen: Ints, count: int, measured: Floats, marks: int, measures: int
) -> float:
    """What a network of so many marks and measures says of what ``look`` wrote."""
    sums = new_floats(NEURONS)
    begin(numbers, seen, 1, count, marks, measures, sums)
    return answer_on(numbers, sums, seen, 1, measured, marks, measures)
