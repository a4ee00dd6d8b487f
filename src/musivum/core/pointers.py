"""Compiled functions as numbers, so that compiled code for every game takes them in one array.

Passing compiled functions as arguments costs Numba about 90 µs each when the call comes from
Python. So their addresses are looked up once, and the compiled code makes functions of them again.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


def address(function: Any, signature: Any) -> int:
    """Where a kernel with this signature lies in memory, as long as this process lives."""
    made = function.get_compile_result(signature)
    return int(made.library.get_pointer_to_function(made.fndesc.llvm_func_name))


def function_at(signature: Any) -> Callable[[int], Any]:
    """What makes, inside compiled code, a function with this signature of its address."""
    function_type = types.FunctionType(signature)

    @intrinsic  # type: ignore[untyped-decorator]
    def at(_context: Any, _address: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            made = cgutils.create_struct_proxy(function_type)(context, builder)
            made.jit_addr = builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))
            return made._getvalue()

        return function_type(types.int64), generate

    made: Callable[[int], Any] = at
    return made
