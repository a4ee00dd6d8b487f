"""How compiled functions take their memory: as bare pointers to numbers.

Python hands a compiled function arrays. Inside, an array would be seven machine words and a count
of its owners at every call of a helper; a pointer is one word and counts nothing, which makes the
rules of a game up to twice as fast. So the signatures of compiled functions speak of ``INTS``,
``WORDS`` and so on, and whoever writes such a function reads and writes ``state[place]`` and need
not know. What a pointer cannot do, slicing, copying and telling its length, the functions below do,
or numbers that are handed in.

**Checked.** Nobody looks whether a place lies inside the memory. With ``MUSIVUM_CHECKED=1`` in the
environment the same sources are compiled so that every memory knows its length and a place outside
of it, before or behind, is an IndexError (and everything is two to four times slower).
"""

import operator
import os
from collections.abc import Callable
from typing import Any, Final, TypeVar

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.datamodel import models
from numba.core.typeconv import Conversion
from numba.extending import (
    NativeValue,
    intrinsic,
    lower_builtin,
    register_model,
    type_callable,
    unbox,
)
from numpy.typing import NDArray

from musivum.core.numbers import Floats as Floats  # noqa: PLC0414 - whoever compiles finds all here
from musivum.core.numbers import Ints as Ints  # noqa: PLC0414 - whoever compiles finds all here
from musivum.core.numbers import Values as Values  # noqa: PLC0414 - whoever compiles finds all here
from musivum.core.numbers import Words as Words  # noqa: PLC0414 - whoever compiles finds all here

CHECKED: Final = os.environ.get("MUSIVUM_CHECKED", "") not in ("", "0")
"""Whether places are compared with the length of the memory."""

_LENGTH = ir.IntType(64)


class Memory(types.Type):  # type: ignore[misc]
    """The type of numbers that lie one after the other; an array of them can be handed in."""

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype
        super().__init__(name=f"{'Checked' if CHECKED else ''}Memory({dtype})")

    def can_convert_from(self, _context: Any, other: Any) -> Any:
        """An array of these numbers will do, if it is a plain row; others can be made one."""
        wanted = types.Array(self.dtype, 1, "C")
        return Conversion.safe if other == wanted else None


class Together(types.NamedTuple):  # type: ignore[misc]
    """The type of several memories under one name; a tuple of arrays can be handed in."""

    def can_convert_from(self, context: Any, other: Any) -> Any:
        """The same tuple with arrays."""
        if not isinstance(other, types.NamedTuple) or other.instance_class != self.instance_class:
            return None
        pairs = zip(other.types, self.types, strict=True)
        fit = all(context.can_convert(given, wanted) is not None for given, wanted in pairs)
        return Conversion.safe if fit else None


INTS = Memory(types.int64)
WORDS = Memory(types.uint64)
VALUES = Memory(types.float64)
FLOATS = Memory(types.float32)
SHORTS = Memory(types.int32)
BYTES = Memory(types.int8)
FLAGS = Memory(types.boolean)


# What a memory is to the machine


class _Pointer(models.PointerModel):  # type: ignore[misc]
    """Where the first number lies."""


class _PointerAndLength(models.StructModel):  # type: ignore[misc]
    """The same, and how many there are."""

    def __init__(self, manager: Any, kind: Any) -> None:
        members = [("data", types.CPointer(kind.dtype)), ("length", types.int64)]
        super().__init__(manager, kind, members)


register_model(Memory)(_PointerAndLength if CHECKED else _Pointer)
register_model(Together)(models.TupleModel)


def data_of(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """Where a memory's first number lies, for those who write machine code."""
    if not CHECKED:
        return value
    return cgutils.create_struct_proxy(kind)(context, builder, value).data


def memory_at(context: Any, builder: Any, kind: Any, data: Any, length: Any) -> Any:
    """The memory with so many numbers that begins here, for those who write machine code."""
    if not CHECKED:
        return data
    made = cgutils.create_struct_proxy(kind)(context, builder)
    made.data, made.length = data, length
    return made._getvalue()


@unbox(Memory)  # type: ignore[untyped-decorator]
def _handed_in(kind: Any, handed: Any, tools: Any) -> Any:
    """The memory of an array that Python hands in, and keeps as long as the call lasts."""
    array_kind = types.Array(kind.dtype, 1, "C")
    native = tools.unbox(array_kind, handed)
    array = tools.context.make_array(array_kind)(tools.context, tools.builder, native.value)
    memory = memory_at(tools.context, tools.builder, kind, array.data, array.nitems)

    def let_go() -> None:
        # Numba gives back what is of an array's type; of a pointer it does not know that it is one.
        tools.context.nrt.decref(tools.builder, array_kind, native.value)

    return NativeValue(memory, native.is_error, let_go)


def place_in(
    context: Any, builder: Any, kind: Any, value: Any, index: Any, past: Any = None
) -> Any:
    """Where a number lies; in a checked build ``past`` more must lie there, or it is an error."""
    if CHECKED:
        memory = cgutils.create_struct_proxy(kind)(context, builder, value)
        # A number below 0 is, without its sign, far above any length.
        if past is None:
            outside = builder.icmp_unsigned(">=", index, memory.length)
        else:
            left = builder.sub(memory.length, index)
            outside = builder.or_(
                builder.icmp_unsigned(">", index, memory.length),
                builder.icmp_unsigned(">", past, left),
            )
        with cgutils.if_unlikely(builder, outside):
            message = ("a place outside of the memory",)
            context.call_conv.return_user_exc(builder, IndexError, message)
        value = memory.data
    return builder.gep(value, [index], inbounds=True)


# Reading and writing


def _index(index: Any) -> Any:
    return types.intp if index.signed else types.uintp


@type_callable(operator.getitem)  # type: ignore[untyped-decorator]
def _type_of_reading(_context: Any) -> Any:
    def typer(memory: Any, index: Any) -> Any:
        if isinstance(memory, Memory) and isinstance(index, types.Integer):
            return memory.dtype(memory, _index(index))
        return None

    return typer


@lower_builtin(operator.getitem, Memory, types.Integer)  # type: ignore[untyped-decorator]
def _read(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    kind = signature.args[0]
    place = place_in(context, builder, kind, *arguments)
    return context.unpack_value(builder, kind.dtype, place)


@type_callable(operator.setitem)  # type: ignore[untyped-decorator]
def _type_of_writing(_context: Any) -> Any:
    def typer(memory: Any, index: Any, _value: Any) -> Any:
        if isinstance(memory, Memory) and isinstance(index, types.Integer):
            return types.none(memory, _index(index), memory.dtype)
        return None

    return typer


@lower_builtin(operator.setitem, Memory, types.Integer, types.Any)  # type: ignore[untyped-decorator]
def _write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    kind = signature.args[0]
    place = place_in(context, builder, kind, *arguments[:2])
    context.pack_value(builder, kind.dtype, arguments[2], place)
    return context.get_dummy_value()


# What compiled code does with memory as a whole

M = TypeVar("M", bound=NDArray[Any])


@intrinsic  # type: ignore[untyped-decorator]
def _part(_context: Any, memory: Any, _first: Any, _length: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        value, first, length = arguments
        place = place_in(context, builder, memory, value, first, length)
        return memory_at(context, builder, memory, place, length)

    return memory(memory, types.int64, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _copy(_context: Any, into: Any, source: Any, _length: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        to, out_of, length = arguments
        start = ir.Constant(_LENGTH, 0)
        to = place_in(context, builder, into, to, start, length)
        out_of = place_in(context, builder, source, out_of, start, length)
        size = context.get_abi_sizeof(context.get_data_type(into.dtype))
        cgutils.raw_memcpy(builder, to, out_of, length, size, align=size)
        return context.get_dummy_value()

    return types.none(into, source, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _clear(_context: Any, memory: Any, _length: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        value, length = arguments
        place = place_in(context, builder, memory, value, ir.Constant(_LENGTH, 0), length)
        size = context.get_abi_sizeof(context.get_data_type(memory.dtype))
        size_in_bytes = builder.mul(length, ir.Constant(_LENGTH, size))
        cgutils.memset(builder, place, size_in_bytes, 0)
        return context.get_dummy_value()

    return types.none(memory, types.int64), generate


part: Callable[[M, int, int], M] = _part
"""``part(memory, first, length)``: some of the numbers of a memory, from number ``first`` on."""
copy: Callable[[M, M, int], None] = _copy
"""``copy(into, source, length)``: write the first numbers of one memory into another one."""
clear: Callable[[NDArray[Any], int], None] = _clear
"""``clear(memory, length)``: make the first numbers 0."""


def _new(kind: Memory) -> Any:
    @intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
    def new(_context: Any, length: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            number = context.get_data_type(kind.dtype)
            if isinstance(length, types.IntegerLiteral):
                fixed = ir.Constant(_LENGTH, length.literal_value)
                place = cgutils.alloca_once(builder, number, size=fixed)
                return memory_at(context, builder, kind, place, fixed)
            place = builder.alloca(number, size=arguments[0])
            return memory_at(context, builder, kind, place, arguments[0])

        given = length if isinstance(length, types.IntegerLiteral) else types.int64
        return kind(given), generate

    return new


new_ints: Callable[[int], Ints] = _new(INTS)
"""Room for so many numbers, any numbers at first, on the stack: it is gone when the function that
asked for it returns. So ask for little, never inside a loop, and never return it."""
new_words: Callable[[int], Words] = _new(WORDS)
new_values: Callable[[int], Values] = _new(VALUES)
new_floats: Callable[[int], Floats] = _new(FLOATS)


# Memory as a number


def address_of(array: NDArray[Any]) -> int:
    """Where an array's numbers lie, as long as somebody keeps it."""
    return int(array.ctypes.data)


def _at(kind: Memory) -> Any:
    @intrinsic  # type: ignore[untyped-decorator]
    def at(_context: Any, _address: Any, _length: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            number = context.get_data_type(kind.dtype)
            place = builder.inttoptr(arguments[0], number.as_pointer())
            return memory_at(context, builder, kind, place, arguments[1])

        return kind(types.int64, types.int64), generate

    return at


ints_at: Callable[[int, int], Ints] = _at(INTS)
"""``ints_at(address, length)``: the memory that begins there."""
floats_at: Callable[[int, int], Floats] = _at(FLOATS)
