"""Compiled code without the compiler: slow, but every line can be watched, or changed for once.

    python -m pytest -p tests.interpreted …

makes Numba leave all functions as they are written, and puts Python in the place of the few that
are made of machine instructions. It must come before anything of ours is imported.
"""

import ast
import os
import sys
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import numpy as np

os.environ["NUMBA_DISABLE_JIT"] = "1"

WORD = 0xFFFF_FFFF_FFFF_FFFF
_COMPILED = ("musivum.core.", "musivum.games.", "musivum.geometry.", "musivum.search.")


# Numbers of 64 bits


def wrapped(number: Any) -> Any:
    """What is left of a number in 64 bits with a sign; numbers of NumPy's are so already."""
    return (number + (1 << 63) & WORD) - (1 << 63) if type(number) is int else number


class _Wrap(ast.NodeTransformer):
    """Python's integers grow without end; those of compiled code fall off the end of a word."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, ast.LShift | ast.Sub):
            return node
        called = ast.Call(ast.Name("__wrapped__", ast.Load()), [node], [])
        return ast.fix_missing_locations(ast.copy_location(called, node))


def code_of(tree: ast.Module, path: str) -> CodeType:
    """A module's code; in compiled ones with shifts and differences as the machine does them."""
    source = Path(path).read_text(encoding="utf-8")
    compiled = "@helper" in source or "@kernel" in source
    code: CodeType = compile(_Wrap().visit(tree) if compiled else tree, path, "exec")
    return code


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return code_of(ast.parse(self.get_data(path)), path)

    def exec_module(self, module: Any) -> None:
        module.__wrapped__ = wrapped
        super().exec_module(module)


class _Finder(MetaPathFinder):
    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if not fullname.startswith(_COMPILED):
            return None
        found = PathFinder.find_spec(fullname, path, target)
        if found is not None and found.origin is not None:
            found.loader = _Loader(fullname, found.origin)
        return found


sys.meta_path.insert(sys.meta_path.index(PathFinder), _Finder())

# The rest depends on what is above.
from musivum.core import pointers  # noqa: E402

# Memory is arrays here. It must be so before anybody asks for these by name.


def _part(numbers: Any, first: int, length: int) -> Any:
    return numbers[first : first + length]


def _copy(into: Any, source: Any, length: int) -> None:
    into[:length] = source[:length]


def _clear(numbers: Any, length: int) -> None:
    numbers[:length] = 0


def _new(kind: type) -> Any:
    return lambda length: np.empty(length, dtype=kind)


_lying: dict[int, Any] = {}
"""Arrays by where they lie."""


def _address_of(array: Any) -> int:
    _lying[array.ctypes.data] = array
    return int(array.ctypes.data)


pointers.part = _part
pointers.copy = _copy
pointers.clear = _clear
pointers.new_ints, pointers.new_words = _new(np.int64), _new(np.uint64)
pointers.new_values, pointers.new_floats = _new(np.float64), _new(np.float32)
pointers.address_of = _address_of

from musivum.core import curves, kernels  # noqa: E402
from musivum.core.compiled import Kernels  # noqa: E402
from musivum.games import names, room  # noqa: E402
from musivum.geometry import bits, lanes  # noqa: E402

# Kernels by their number, and machine instructions

_functions: list[Any] = [None]


def _address(function: Any, signature: Any) -> int:  # noqa: ARG001
    _functions.append(function)
    return len(_functions) - 1


def _calling(place: int, *handed: int) -> Callable[..., Any]:
    def call(handle: Any, *rest: Any) -> Any:
        return _functions[handle[place]](*(_lying[int(handle[at])] for at in handed), *rest)

    return call


def _lowest(word: int) -> int:
    known = int(word) & WORD
    return (known & -known).bit_length() - 1 if known else 64


def _eight_at(memory: Any, first: int) -> Any:
    return memory[first : first + 8].view(np.uint64).copy()


def _put_eight(memory: Any, first: int, words: Any) -> None:
    memory[first : first + 8] = words.astype(np.int64)


def _moved_down(low: Any, high: Any, by: Any) -> Any:
    pairs = zip(low.tolist(), high.tolist(), by.tolist(), strict=True)
    moved = [(one | two << 64) >> far & WORD for one, two, far in pairs]
    return np.array(moved, dtype=np.uint64)


def _apart(memory: Any, first: int, cells: int) -> int:
    sets = memory[first : first + lanes.SETS].tolist()
    return int(wrapped(sum(int(one & cells == 0) << number for number, one in enumerate(sets))))


curves._bits_of = lambda number: int(np.float64(number).view(np.int64))
curves._number_of = lambda word: float(np.int64(wrapped(int(word))).view(np.float64))
bits._ctpop = lambda word: (int(word) & WORD).bit_count()
bits._cttz = _lowest
bits._nth = bits._one_by_one
bits._deposit = bits._bit_by_bit
lanes.eight_at = _eight_at
lanes.put_eight = _put_eight
lanes.apart = _apart
lanes.eight_times = lambda word: np.full(8, int(word) & WORD, dtype=np.uint64)
lanes.moved_down = _moved_down
lanes.cut_down = lambda words, by: words >> by
lanes.counts = np.bitwise_count
lanes.added = lambda one, other: one + other
lanes.total = lambda numbers: int(numbers.sum())
lanes.sums = np.cumsum
kernels._address = _address  # type: ignore[assignment]
for _kernel in (*Kernels._fields[1:], "alike", "wander", "encode", "decode"):
    setattr(kernels, _kernel, _calling(getattr(kernels, _kernel.upper()), kernels.TABLES))
for _kernel in ("rate", "advise", "expect"):
    setattr(
        kernels, _kernel, _calling(getattr(kernels, _kernel.upper()), kernels.TABLES, kernels.LORE)
    )
kernels.observe = _calling(kernels.OBSERVE, kernels.SEEN)

for _name in names():
    room(_name)
    # Compiled code calculates with 64 bits, however small a table's numbers are kept.
    for _module in [sys.modules[name] for name in sys.modules if f"musivum.games.{_name}" in name]:
        for _key, _value in vars(_module).items():
            if isinstance(_value, np.ndarray) and _value.dtype.kind in "iu" and _value.itemsize < 8:
                setattr(_module, _key, _value.astype(np.int64))


def pytest_configure(config: Any) -> None:
    """Words wrap round, as they should."""
    config.addinivalue_line("filterwarnings", "ignore:overflow encountered:RuntimeWarning")
