"""A network with one layer of neurons, as one piece of vector code.

Its inputs are few and all of them count, so that it needs no list of what is there; the rest is as
in :mod:`musivum.core.network`.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from musivum.core.network import NEURONS, NOTHING, ROW, WHOLE, every, total
from musivum.core.pointers import data_of


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
