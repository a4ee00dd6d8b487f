"""Sets of up to 64 cells as the bits of one integer, inside compiled code."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from musivum.core.compiled import helper

_WORD = ir.IntType(64)
_ZERO_IS_DEFINED = ir.Constant(ir.IntType(1), 0)


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(_context: Any, _word: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _cttz(_context: Any, _word: Any) -> Any:
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], _ZERO_IS_DEFINED)

    return types.int64(types.int64), generate


def _one_by_one(word: int, n: int) -> int:
    for _ in range(n):
        word &= word - 1
    return lowest(word)


@intrinsic  # type: ignore[untyped-decorator]
def _nth(_context: Any, _word: Any, _n: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if not _deposits_fast(*context.codegen().magic_tuple()):
            return context.compile_internal(builder, _one_by_one, signature, arguments)
        word, n = arguments
        found = _deposited(builder, builder.shl(ir.Constant(_WORD, 1), n), word)
        return builder.cttz(found, _ZERO_IS_DEFINED)

    return types.int64(types.int64, types.int64), generate


def _bit_by_bit(chosen: int, cells: int) -> int:
    found = 0
    while cells:
        found |= cells & -cells & -(chosen & 1)
        chosen >>= 1
        cells &= cells - 1
    return found


@intrinsic  # type: ignore[untyped-decorator]
def _deposit(_context: Any, _chosen: Any, _cells: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if not _deposits_fast(*context.codegen().magic_tuple()):
            return context.compile_internal(builder, _bit_by_bit, signature, arguments)
        return _deposited(builder, *arguments)

    return types.int64(types.int64, types.int64), generate


def _deposited(builder: Any, chosen: Any, cells: Any) -> Any:
    deposit = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(_WORD, [_WORD, _WORD]), "llvm.x86.bmi.pdep.64"
    )
    return builder.call(deposit, [chosen, cells])


def _deposits_fast(_triple: str, processor: str, features: str) -> bool:
    """Whether the processor puts bits where others are set in one step (two early ones have the
    instruction, but go through the bits themselves)."""
    return "+bmi2" in features.split(",") and processor not in ("znver1", "znver2")


@helper
def count(word: int) -> int:
    """How many bits are set."""
    return _ctpop(word)


@helper
def lowest(word: int) -> int:
    """The number of the lowest bit that is set; 64 if none is."""
    return _cttz(word)


@helper
def nth(word: int, n: int) -> int:
    """The number of the n-th bit that is set, from 0; there must be that many."""
    return _nth(word, n)


@helper
def deposit(chosen: int, cells: int) -> int:
    """Those of the cells whose numbers, counted from the lowest, are set in ``chosen``."""
    return _deposit(chosen, cells)
