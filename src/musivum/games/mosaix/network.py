"""A network with one layer of neurons, as one piece of vector code.

All neurons are worked on at once in vectors of the processor, which the compiler does not find out
by itself. Every step is rounded alone and sums have one order, so that the answer is the same on
any processor.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from musivum.core.pointers import data_of

HIDDEN = 16
"""Neurons between the inputs and the answer."""

_SINGLE, _PLACE, _WHOLE = ir.FloatType(), ir.IntType(32), ir.IntType(64)
_NEURONS = ir.VectorType(_SINGLE, HIDDEN)
_UNKNOWN = ir.Constant(_NEURONS, ir.Undefined)
_NOTHING = ir.Constant(_NEURONS, [0.0] * HIDDEN)


def _places(*numbers: int) -> Any:
    return ir.Constant(ir.VectorType(_PLACE, len(numbers)), list(numbers))


def _every(builder: Any, value: Any) -> Any:
    """The same value for every neuron."""
    first = builder.insert_element(_UNKNOWN, value, ir.Constant(_PLACE, 0))
    return builder.shuffle_vector(first, _UNKNOWN, _places(*[0] * HIDDEN))


def _sum(builder: Any, values: Any) -> Any:
    """The sum over all neurons: halves are added until one is left."""
    size = HIDDEN
    while size > 1:
        size //= 2
        low, high = _places(*range(size)), _places(*range(size, 2 * size))
        values = builder.fadd(
            builder.shuffle_vector(values, values, low),
            builder.shuffle_vector(values, values, high),
        )
    return builder.extract_element(values, ir.Constant(_PLACE, 0))


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
            start = builder.bitcast(start, _NEURONS.as_pointer())
            return builder.load(start, align=4, typ=_NEURONS)

        neurons = cgutils.alloca_once_value(builder, weights(at))
        with cgutils.for_range(builder, inputs) as loop:
            value = builder.load(builder.gep(looked, [loop.index]))
            row = builder.mul(loop.index, ir.Constant(_WHOLE, HIDDEN))
            push = builder.fmul(_every(builder, value), weights(builder.add(inner, row)))
            builder.store(builder.fadd(builder.load(neurons), push), neurons)
        value = builder.load(neurons)
        value = builder.select(builder.fcmp_ordered(">", value, _NOTHING), value, _NOTHING)
        return _sum(builder, builder.fmul(value, weights(outer)))

    whole = types.int64
    return types.float32(numbers, whole, whole, whole, whole, seen), generate
