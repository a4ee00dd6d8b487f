"""Sets of up to 64 cells as the bits of one integer, inside compiled code."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from musivum.core.compiled import helper

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
    for _ in range(n):
        word &= word - 1
    return lowest(word)
