"""Curves inside compiled code that come out the same, to the last bit, on every machine.

The ``exp`` and ``log`` of a system differ in the last place from one to the next, and a search that
compares values would then choose otherwise in a browser than on a server. These are made of sums
and products alone, whose rounding is everywhere the same.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from musivum.core.compiled import helper

_FARTHEST = 700.0
"""Beyond it the logistic curve is flat: 0 or 1, as far as numbers can tell."""
_PER_LN_2 = 1.4426950408889634
_LN_2_HIGH, _LN_2_LOW = 0.6931471803691238, 1.9082149292705877e-10
"""The natural logarithm of 2 in two pieces, the first of which has room for exact products."""
_SQUARE_ROOT_OF_2 = 1.4142135623730951
_BIAS, _MANTISSA = 1023, 52
"""Of a number's exponent, and where the exponent begins."""


def _taken_as(wanted: Any, given: Any, made: Any) -> Any:
    @intrinsic  # type: ignore[untyped-decorator]
    def taken_as(_context: Any, _number: Any) -> Any:
        def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.bitcast(arguments[0], made)

        return wanted(given), generate

    return taken_as


_bits_of: Callable[[float], int] = _taken_as(types.int64, types.float64, ir.IntType(64))
_number_of: Callable[[int], float] = _taken_as(types.float64, types.int64, ir.DoubleType())


@helper
def exp(power: float) -> float:
    """The exponential of a number between -700 and 700."""
    scaled = power * _PER_LN_2
    whole = int(scaled + 0.5) if scaled >= 0 else int(scaled - 0.5)
    rest = (power - whole * _LN_2_HIGH) - whole * _LN_2_LOW
    found = 1.0
    for place in range(14, 0, -1):
        found = 1.0 + rest / place * found
    return found * _number_of((whole + _BIAS) << _MANTISSA)


@helper
def logistic(lead: float) -> float:
    """The share that goes from 0 to 1 as a lead grows: a half where there is none."""
    if lead > _FARTHEST:
        return 1.0
    if lead < -_FARTHEST:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))


@helper
def log(number: float) -> float:
    """The natural logarithm of a number from the smallest normal one on."""
    raw = _bits_of(number)
    whole = (raw >> _MANTISSA) - _BIAS
    rest = _number_of((raw & ((1 << _MANTISSA) - 1)) | (_BIAS << _MANTISSA))
    if rest > _SQUARE_ROOT_OF_2:
        rest *= 0.5
        whole += 1
    ratio = (rest - 1.0) / (rest + 1.0)
    square = ratio * ratio
    found = 0.0
    for place in range(23, 0, -2):
        found = found * square + 1.0 / place
    return whole * _LN_2_HIGH + (whole * _LN_2_LOW + 2.0 * ratio * found)
