"""Kernels from the game's pack, instead of compiling them; helpers are left as they are written.

The page puts what calls a pack into :data:`PACKS` before any room is opened. What our sources tell
Numba about machine code is heard by nobody: there is none to be made.
"""

import functools
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol

import numpy as np
from llvmlite import ir

ROOMS = "musivum.games."
WORD = 0xFFFF_FFFF_FFFF_FFFF


class Packs(Protocol):
    """The games' packs, as the page has them."""

    def offers(self, room: str, kernel: str) -> bool:
        """Whether the pack of a room has a kernel of this name."""

    def call(self, room: str, kernel: str, given: tuple[Any, ...]) -> int:
        """What a kernel answers; the first that it is given are the tables."""


PACKS: list[Packs] = []


class Type:
    """A type of numbers; called as in a signature, it says nothing."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __call__(self, *_given: Any) -> Any:
        return ir


class types(ir):  # type: ignore[misc] # noqa: N801 - as it is called
    """Types: those of numbers, and all others."""

    int64, uint64 = Type(np.int64), Type(np.uint64)
    float32, float64 = Type(np.float32), Type(np.float64)


class config:  # noqa: N801 - as it is called
    """Settings of a compiler that is not there."""

    CACHE_DIR = CACHE_LOCATOR_CLASSES = ""


def njit(*signature: Any, **_more: Any) -> Callable[[Any], Any]:
    """What makes a kernel of a function: the pack's, if it has one, else the function itself."""

    def found(function: Any) -> Any:
        module, name = function.__module__, function.__name__
        room = module.removeprefix(ROOMS).partition(".")[0]
        if not signature or room == module or not PACKS[0].offers(room, name):
            return function
        call = PACKS[0].call

        @functools.wraps(function)
        def kernel(*given: Any) -> int:
            return call(room, name, given)

        return kernel

    return found


# Pieces of machine code that helpers call, and what they do


def _part(numbers: Any, first: int, length: int) -> Any:
    return numbers[first : first + length]


def _copy(into: Any, source: Any, length: int) -> None:
    into[:length] = source[:length]


def _clear(numbers: Any, length: int) -> None:
    numbers[:length] = 0


def _ctpop(word: int) -> int:
    return (word & WORD).bit_count()


def _cttz(word: int) -> int:
    known = word & WORD
    return (known & -known).bit_length() - 1 if known else 64


_PIECES = {one.__name__: one for one in (_part, _copy, _clear, _ctpop, _cttz)}


def intrinsic(function: Any = None, **_more: Any) -> Any:
    """What a piece of machine code does, by its name; new memory is of the kind it closes over."""
    if function is None:
        return intrinsic
    if function.__name__ == "new":
        (kind,) = [one.cell_contents.dtype.kind for one in function.__closure__]
        return lambda length: np.zeros(length, kind)
    return _PIECES.get(function.__name__, _missing)


def _missing(*_given: Any) -> Any:
    raise NotImplementedError("only a pack can do this")


class _Module(ModuleType):
    """A part of Numba, of which anything can be taken."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return ir


for _name in ("", ".event", ".caching", ".codegen", ".compiler", ".datamodel", ".typeconv"):
    sys.modules[f"numba.core{_name}"] = _Module(f"numba.core{_name}")
    sys.modules[f"numba.core{_name}"].__path__ = []
sys.modules["numba.extending"] = _Module("numba.extending")
sys.modules["numba.extending"].intrinsic = intrinsic  # type: ignore[attr-defined]
