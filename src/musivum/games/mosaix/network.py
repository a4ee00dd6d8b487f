"""Networks and their layers, each as one piece of vector code.

``answer`` is a whole network with one layer of neurons. Its inputs are few and all of them count,
so that it needs no list of what is there. Of ``layer`` and ``together`` larger ones are made. The
rest is as in :mod:`musivum.core.network`.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from musivum.core.network import NEURONS, NOTHING, ROW, WHOLE, every, total
from musivum.core.pointers import Floats, Ints, data_of


@intrinsic  # type: ignore[untyped-decorator]
def answer(
    _context: Any,
    numbers: Any,
    _inner: Any,
    _at: Any,
    _outer: Any,
    _inputs: Any,
    seen: Any,
) -> Any:
    """What a network says of what is seen, in compiled code.

    ``answer(numbers, inner, at, outer, inputs, seen)``: the weights of every input stand in
    ``numbers`` from ``inner`` on, what is added to every neuron at ``at``, and the weights of the
    neurons that are above zero at ``outer``.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        learned, inner, at, outer, inputs, given = arguments
        looked = data_of(context, builder, signature.args[5], given)

        def weights(place: Any) -> Any:
            start = builder.gep(data_of(context, builder, signature.args[0], learned), [place])
            start = builder.bitcast(start, ROW.as_pointer())
            return builder.load(start, align=4, typ=ROW)

        neurons = cgutils.alloca_once_value(builder, weights(at))
        with cgutils.for_range(builder, inputs) as loop:
            value = builder.load(builder.gep(looked, [loop.index]))
            row = builder.mul(loop.index, ir.Constant(WHOLE, NEURONS))
            push = builder.fmul(every(builder, value), weights(builder.add(inner, row)))
            builder.store(builder.fadd(builder.load(neurons), push), neurons)
        value = builder.load(neurons)
        value = builder.select(builder.fcmp_ordered(">", value, NOTHING), value, NOTHING)
        return total(builder, builder.fmul(value, weights(outer)))

    whole = types.int64
    return types.float32(numbers, whole, whole, whole, whole, seen), generate


# Layers of any width

_PLACE = ir.IntType(32)

Layer = Callable[[Floats, int, int, Ints, int, int, int, Floats, Floats, int], None]
Together = Callable[[Floats, int, Floats, int, int, int, int], float]


def _row(width: int) -> Any:
    return ir.VectorType(ir.FloatType(), width)


def _weights(builder: Any, base: Any, place: Any, width: int) -> Any:
    """The row that begins at a place."""
    start = builder.bitcast(builder.gep(base, [place]), _row(width).as_pointer())
    return builder.load(start, align=4, typ=_row(width))


def _spread(builder: Any, value: Any, width: int) -> Any:
    """The same value for every neuron."""
    unknown = ir.Constant(_row(width), ir.Undefined)
    first = builder.insert_element(unknown, value, ir.Constant(_PLACE, 0))
    places = ir.Constant(ir.VectorType(_PLACE, width), [0] * width)
    return builder.shuffle_vector(first, unknown, places)


def _above_zero(builder: Any, values: Any, width: int) -> Any:
    nothing = ir.Constant(_row(width), [0.0] * width)
    return builder.select(builder.fcmp_ordered(">", values, nothing), values, nothing)


def _sum(builder: Any, values: Any, width: int) -> Any:
    """Halves are added until one is left."""
    while width > 1:
        width //= 2
        halves = (range(width), range(width, 2 * width))
        low, high = (ir.Constant(ir.VectorType(_PLACE, width), list(half)) for half in halves)
        values = builder.fadd(
            builder.shuffle_vector(values, values, low),
            builder.shuffle_vector(values, values, high),
        )
    return builder.extract_element(values, ir.Constant(_PLACE, 0))


def layer(width: int, *, rectified: bool) -> Layer:
    """A layer of so many neurons (a power of two); if rectified, those below zero become zero.

    ``layer(numbers, inner, at, marks, count, first, measures, given, into, place)``: what is added
    to every neuron stands in ``numbers`` at ``at``, and the rows of weights from ``inner`` on.
    Those of the first ``count`` of the ``marks`` are added, and from row ``first`` on those of so
    many measures, which are ``given``. The neurons are written ``into`` a memory at a place.
    """

    @intrinsic  # type: ignore[untyped-decorator]
    def made(
        _context: Any,
        numbers: Any,
        _inner: Any,
        _at: Any,
        marks: Any,
        _count: Any,
        _first: Any,
        _measures: Any,
        given: Any,
        into: Any,
        _place: Any,
    ) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            learned, inner, at, marked, count, first, measures, seen, kept, place = arguments
            kinds = signature.args
            base = data_of(context, builder, kinds[0], learned)
            places = data_of(context, builder, kinds[3], marked)
            looked = data_of(context, builder, kinds[7], seen)
            size = ir.Constant(WHOLE, width)
            neurons = cgutils.alloca_once_value(builder, _weights(builder, base, at, width))
            with cgutils.for_range(builder, count) as loop:
                mark = builder.load(builder.gep(places, [loop.index]))
                row = builder.add(inner, builder.mul(mark, size))
                push = _weights(builder, base, row, width)
                builder.store(builder.fadd(builder.load(neurons), push), neurons)
            with cgutils.for_range(builder, measures) as loop:
                value = builder.load(builder.gep(looked, [loop.index]))
                row = builder.add(inner, builder.mul(builder.add(first, loop.index), size))
                push = _weights(builder, base, row, width)
                push = builder.fmul(_spread(builder, value, width), push)
                builder.store(builder.fadd(builder.load(neurons), push), neurons)
            values = builder.load(neurons)
            if rectified:
                values = _above_zero(builder, values, width)
            out = builder.gep(data_of(context, builder, kinds[8], kept), [place])
            builder.store(values, builder.bitcast(out, _row(width).as_pointer()), align=4)
            return context.get_dummy_value()

        whole = types.int64
        kinds = (numbers, whole, whole, marks, whole, whole, whole, given, into, whole)
        return types.void(*kinds), generate

    found: Layer = made
    return found


def together(width: int) -> Together:
    """The last layer of so many neurons, of which all but the first are rectified.

    ``together(numbers, outer, said, a, b, c, d)``: the neurons are the sums of four rows of
    ``said``, which begin at these places. Their weights stand in ``numbers`` at ``outer``.
    """

    @intrinsic  # type: ignore[untyped-decorator]
    def made(
        _context: Any, numbers: Any, _outer: Any, said: Any, _a: Any, _b: Any, _c: Any, _d: Any
    ) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            base = data_of(context, builder, signature.args[0], arguments[0])
            rows = data_of(context, builder, signature.args[2], arguments[2])
            values = _weights(builder, rows, arguments[3], width)
            for place in arguments[4:]:
                values = builder.fadd(values, _weights(builder, rows, place, width))
            first = ir.Constant(_PLACE, 0)
            plain = builder.extract_element(values, first)
            values = builder.insert_element(_above_zero(builder, values, width), plain, first)
            weights = _weights(builder, base, arguments[1], width)
            return _sum(builder, builder.fmul(values, weights), width)

        whole = types.int64
        return types.float32(numbers, whole, said, whole, whole, whole, whole), generate

    found: Together = made
    return found
