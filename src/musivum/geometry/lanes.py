"""Eight words side by side, inside compiled code: what is done to one is done to all at once.

Processors with wide registers do it in one step, all others one after the other. A shape that can
lie in eight ways has a lane for each.
"""

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.datamodel import models
from numba.extending import intrinsic, lower_builtin, register_model, type_callable
from numpy.typing import NDArray

from musivum.core.numbers import Ints
from musivum.core.pointers import place_in

LANES = 8
_LENGTH = ir.IntType(64)
_EIGHT = ir.VectorType(_LENGTH, LANES)
_NUMBER = ir.IntType(32)
SETS = 64
"""So many sets of cells are compared with another one at once: a bit of a word for each."""
_SETS = ir.VectorType(_LENGTH, SETS)

Eight = NDArray[np.int64]
"""What eight words are to those who check types."""


class _Eight(types.Type):  # type: ignore[misc]
    """Eight words."""


EIGHT = _Eight(name="Eight")


@register_model(_Eight)
class _Wide(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _EIGHT)


def _known(builder: Any, name: str, result: Any, arguments: list[Any]) -> Any:
    """Call one of the functions that every machine has, in its own way."""
    kind = ir.FunctionType(result, [argument.type for argument in arguments])
    function = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
    return builder.call(function, arguments)


# Reading and writing


@intrinsic  # type: ignore[untyped-decorator]
def _eight_at(_context: Any, memory: Any, _first: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = _eight_in(context, builder, memory, *arguments)
        return builder.load(place, align=8)

    return EIGHT(memory, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _put_eight(_context: Any, memory: Any, _first: Any, _words: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = _eight_in(context, builder, memory, *arguments[:2])
        builder.store(arguments[2], place, align=8)
        return context.get_dummy_value()

    return types.none(memory, types.int64, EIGHT), generate


def _eight_in(context: Any, builder: Any, memory: Any, value: Any, first: Any) -> Any:
    place = place_in(context, builder, memory, value, first, ir.Constant(_LENGTH, LANES))
    return builder.bitcast(place, _EIGHT.as_pointer())


@intrinsic  # type: ignore[untyped-decorator]
def _eight_times(_context: Any, _word: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return _repeated(builder, arguments[0], _EIGHT)

    return EIGHT(types.int64), generate


def _repeated(builder: Any, word: Any, wide: Any) -> Any:
    """The same word in all lanes of a wide register."""
    nothing = ir.Constant(wide, ir.Undefined)
    one = builder.insert_element(nothing, word, ir.Constant(_NUMBER, 0))
    return builder.shuffle_vector(one, nothing, _order([0] * wide.count))


def _order(lanes: list[int]) -> Any:
    return ir.Constant(ir.VectorType(_NUMBER, len(lanes)), lanes)


# Sets of cells


def _is_eight(*kinds: Any) -> bool:
    return all(isinstance(kind, _Eight) for kind in kinds)


@type_callable(operator.and_)  # type: ignore[untyped-decorator]
def _type_of_both(_context: Any) -> Any:
    return lambda one, other: EIGHT(EIGHT, EIGHT) if _is_eight(one, other) else None


@lower_builtin(operator.and_, _Eight, _Eight)  # type: ignore[untyped-decorator]
def _both(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    return builder.and_(*arguments)


@type_callable(operator.or_)  # type: ignore[untyped-decorator]
def _type_of_either(_context: Any) -> Any:
    return lambda one, other: EIGHT(EIGHT, EIGHT) if _is_eight(one, other) else None


@lower_builtin(operator.or_, _Eight, _Eight)  # type: ignore[untyped-decorator]
def _either(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    return builder.or_(*arguments)


@type_callable(operator.xor)  # type: ignore[untyped-decorator]
def _type_of_one_of_both(_context: Any) -> Any:
    return lambda one, other: EIGHT(EIGHT, EIGHT) if _is_eight(one, other) else None


@lower_builtin(operator.xor, _Eight, _Eight)  # type: ignore[untyped-decorator]
def _one_of_both(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    return builder.xor(*arguments)


@intrinsic  # type: ignore[untyped-decorator]
def _any_bit(_context: Any, _words: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        found = _known(builder, "llvm.vector.reduce.or.v8i64", _LENGTH, [arguments[0]])
        return builder.icmp_unsigned("!=", found, ir.Constant(_LENGTH, 0))

    return types.boolean(EIGHT), generate


@intrinsic  # type: ignore[untyped-decorator]
def _moved_down(_context: Any, _low: Any, _high: Any, _by: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        low, high, by = arguments
        return _known(builder, "llvm.fshr.v8i64", _EIGHT, [high, low, by])

    return EIGHT(EIGHT, EIGHT, EIGHT), generate


@intrinsic  # type: ignore[untyped-decorator]
def _cut_down(_context: Any, _words: Any, _by: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.lshr(*arguments)

    return EIGHT(EIGHT, EIGHT), generate


@intrinsic  # type: ignore[untyped-decorator]
def _apart(_context: Any, memory: Any, _first: Any, _cells: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        value, first, cells = arguments
        place = place_in(context, builder, memory, value, first, ir.Constant(_LENGTH, SETS))
        sets = builder.load(builder.bitcast(place, _SETS.as_pointer()), align=8)
        common = builder.and_(sets, _repeated(builder, cells, _SETS))
        are_apart = builder.icmp_unsigned("==", common, ir.Constant(_SETS, [0] * SETS))
        return builder.bitcast(are_apart, _LENGTH)

    return types.int64(memory, types.int64, types.int64), generate


# Counting


@intrinsic  # type: ignore[untyped-decorator]
def _counts(_context: Any, _words: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return _known(builder, "llvm.ctpop.v8i64", _EIGHT, [arguments[0]])

    return EIGHT(EIGHT), generate


@intrinsic  # type: ignore[untyped-decorator]
def _added(_context: Any, _one: Any, _other: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.add(*arguments)

    return EIGHT(EIGHT, EIGHT), generate


@intrinsic  # type: ignore[untyped-decorator]
def _total(_context: Any, _numbers: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return _known(builder, "llvm.vector.reduce.add.v8i64", _LENGTH, [arguments[0]])

    return types.int64(EIGHT), generate


@intrinsic  # type: ignore[untyped-decorator]
def _sums(_context: Any, _numbers: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        sums, nothing = arguments[0], ir.Constant(_EIGHT, [0] * LANES)
        for far in (1, 2, 4):
            # The first lanes take zeros, all others what is so far before them.
            order = [lane - far if lane >= far else LANES for lane in range(LANES)]
            sums = builder.add(sums, builder.shuffle_vector(sums, nothing, _order(order)))
        return sums

    return EIGHT(EIGHT), generate


eight_at: Callable[[Ints, int], Eight] = _eight_at
"""``eight_at(memory, first)``: eight words of a memory, from number ``first`` on."""
put_eight: Callable[[Ints, int, Eight], None] = _put_eight
"""``put_eight(memory, first, words)``: write them there."""
eight_times: Callable[[int], Eight] = _eight_times
"""The same word in all lanes."""
moved_down: Callable[[Eight, Eight, Eight], Eight] = _moved_down
"""``moved_down(low, high, by)``: the low halves of pairs of words, moved to lower bits, each by as
many as its lane says, from 0 to 63."""
cut_down: Callable[[Eight, Eight], Eight] = _cut_down
"""``cut_down(words, by)``: the same for single words, with zeros from above."""
any_bit: Callable[[Eight], bool] = _any_bit
"""Whether any bit is set, in any lane."""
counts: Callable[[Eight], Eight] = _counts
"""How many bits are set, for each lane."""
added: Callable[[Eight, Eight], Eight] = _added
"""The sum of two numbers, for each lane."""
total: Callable[[Eight], int] = _total
"""The sum of all eight."""
sums: Callable[[Eight], Eight] = _sums
"""The sum of all lanes up to each."""
apart: Callable[[Ints, int, int], int] = _apart
"""``apart(memory, first, cells)``: which of 64 sets of cells in a memory, from number ``first`` on,
have none of these cells; as bits."""
