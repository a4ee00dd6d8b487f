"""Rows of numbers of a fixed kind: as much of NumPy as rooms ask for outside of kernels.

A row is a piece of memory that can be handed to a pack. A slice of it is the same memory, as in
NumPy; rows of rows are kept as a list of them.
"""

import operator
from array import array as _array
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Any, Self

__all__ = [
    "Kind",
    "arange",
    "array",
    "array_equal",
    "asarray",
    "bincount",
    "concatenate",
    "empty",
    "float32",
    "float64",
    "frombuffer",
    "int8",
    "int16",
    "int32",
    "int64",
    "ndarray",
    "repeat",
    "uint8",
    "uint64",
    "zeros",
]


class Kind:
    """A kind of numbers; called, it makes one of them."""

    def __init__(self, code: str, bits: int = 0, signed: bool = True) -> None:
        self.code = code
        self.bits = bits
        self.signed = signed

    def __call__(self, number: Any) -> Any:
        if not self.bits:
            return float(number)
        found = int(number) & (1 << self.bits) - 1
        return found - (1 << self.bits) if self.signed and found >> self.bits - 1 else found


int8, uint8 = Kind("b", 8), Kind("B", 8, signed=False)
int16, int32 = Kind("h", 16), Kind("i", 32)
int64, uint64 = Kind("q", 64), Kind("Q", 64, signed=False)
float32, float64 = Kind("f"), Kind("d")
_NAMED: dict[str | type, Kind] = {"<i8": int64, "<f4": float32, int: int64, float: float64}


class ndarray:  # noqa: N801 - as it is called
    """One row of numbers."""

    def __init__(self, memory: memoryview, dtype: Kind) -> None:
        self.memory = memory
        self.dtype = dtype

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.memory),)

    def __len__(self) -> int:
        return len(self.memory)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.memory)

    def __getitem__(self, place: Any) -> Any:
        found = self.memory[place]
        return ndarray(found, self.dtype) if isinstance(place, slice) else found

    def __setitem__(self, place: Any, value: Any) -> None:
        if not isinstance(place, slice):
            self.memory[place] = self.dtype(value)
            return
        part = self.memory[place]
        given = [value] * len(part) if isinstance(value, int | float) else list(value)
        part[:] = memoryview(_array(self.dtype.code, map(self.dtype, given)))

    def __eq__(self, other: object) -> Any:
        others = other if isinstance(other, ndarray) else [other] * len(self)
        return Truths(one == another for one, another in zip(self, others, strict=True))

    def __ne__(self, other: object) -> Any:
        return Truths(not same for same in self == other)

    def __le__(self, number: int) -> Any:
        return Truths(one <= number for one in self)

    def _each(self, work: Callable[[Any, Any], Any], other: Any) -> Any:
        """What comes of every number, with another or with its neighbour in another row."""
        others = other if isinstance(other, ndarray) else [other] * len(self)
        found = [work(one, another) for one, another in zip(self, others, strict=True)]
        return array(found, int64 if self.dtype.bits else float64)

    def __add__(self, other: Any) -> Any:
        return self._each(operator.add, other)

    def __sub__(self, other: Any) -> Any:
        return self._each(operator.sub, other)

    def __mul__(self, other: Any) -> Any:
        return self._each(operator.mul, other)

    def __mod__(self, other: Any) -> Any:
        return self._each(operator.mod, other)

    __radd__, __rmul__ = __add__, __mul__

    __hash__ = None  # type: ignore[assignment] # as of NumPy's

    def __repr__(self) -> str:
        return f"array({self.tolist()})"

    def copy(self) -> "ndarray":
        return ndarray(memoryview(_array(self.dtype.code, self.memory.tobytes())), self.dtype)

    def tolist(self) -> list[Any]:
        return self.memory.tolist()

    def tobytes(self) -> bytes:
        return self.memory.tobytes()

    def sum(self) -> Any:
        return sum(self.memory)

    def cumsum(self) -> Any:
        return array(accumulate(self.memory), self.dtype)

    def ravel(self) -> Self:
        return self

    def astype(self, dtype: "Kind | str | type") -> Any:
        return array(self.tolist(), dtype if isinstance(dtype, Kind) else _NAMED[dtype])

    def view(self, dtype: Kind) -> "ndarray":
        return frombuffer(self.tobytes(), dtype)


class Truths(list[bool]):
    """What a comparison says of each number."""

    def any(self) -> bool:
        return any(self)

    def all(self) -> bool:
        return all(self)

    def sum(self) -> int:
        return sum(self)


class Rows(list[ndarray]):
    """Rows of rows, asked for as ``rows[place, place]`` or one after the other."""

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place[0] if isinstance(place, tuple) else place)
        return found[place[1]] if isinstance(place, tuple) else found


def array(values: Iterable[Any], dtype: Kind = int64) -> Any:
    """A row of these numbers; of rows, the rows."""
    if isinstance(values, ndarray) and values.dtype is dtype:
        return values.copy()
    listed = list(values)
    if listed and isinstance(listed[0], list | tuple | ndarray):
        return Rows(array(one, dtype) for one in listed)
    try:
        return ndarray(memoryview(_array(dtype.code, listed)), dtype)
    except (OverflowError, TypeError):
        return ndarray(memoryview(_array(dtype.code, map(dtype, listed))), dtype)


def asarray(values: Any, dtype: Kind = int64) -> Any:
    return values if isinstance(values, ndarray) else array(values, dtype)


def zeros(length: int, dtype: Kind = float64) -> ndarray:
    room = _array(dtype.code, bytes(_array(dtype.code).itemsize * length))
    return ndarray(memoryview(room), dtype)


class Objects(dict[int, Any]):
    """A row of anything, of which most is None."""

    def __getitem__(self, place: Any) -> Any:
        return Found(map(self.get, place)) if isinstance(place, ndarray) else self.get(place)


class Found(list[Any]):
    """What stands at some places of a row."""

    def tolist(self) -> list[Any]:
        return self


def empty(length: int, dtype: Kind | type[object] = float64) -> Any:
    return zeros(length, dtype) if isinstance(dtype, Kind) else Objects()


def frombuffer(data: bytes, dtype: Kind) -> ndarray:
    return ndarray(memoryview(_array(dtype.code, data)), dtype)


def concatenate(rows: Iterable[ndarray]) -> ndarray:
    given = list(rows)
    return frombuffer(b"".join(one.tobytes() for one in given), given[0].dtype)


def arange(first: int, end: int | None = None) -> Any:
    return array(range(first) if end is None else range(first, end))


def repeat(values: Iterable[Any], times: Iterable[int]) -> Any:
    pairs = zip(values, times, strict=True)
    return array([value for value, number in pairs for _ in range(number)])


def bincount(values: ndarray) -> ndarray:
    found = zeros(max(values) + 1, int64)
    for value in values:
        found[value] += 1
    return found


def count_nonzero(values: Iterable[Any]) -> int:
    return sum(1 for value in values if value)


def array_equal(one: ndarray, other: ndarray) -> bool:
    return one.tobytes() == other.tobytes()


def __getattr__(name: str) -> Any:
    """What only kernels need is in the packs; whoever asks for it here gets nothing of use."""
    from llvmlite import ir  # noqa: PLC0415 - seldom needed

    if name.startswith("__"):
        raise AttributeError(name)
    return ir
