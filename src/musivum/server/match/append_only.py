"""A list that only grows and can be copied at no cost."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class AppendOnly(Sequence[T], Generic[T]):
    """A list at whose end things are added. A copy shares all that is there already.

    Every move is tried on a copy of its match. Were a copy as long as the match, then so would be
    the work of making it, and of looking through it for garbage.

    >>> first = AppendOnly("ab")
    >>> second = first.copy()
    >>> second.append("c")
    >>> first.append("x")
    >>> list(first), list(second), second[-1], second[1:]
    (['a', 'b', 'x'], ['a', 'b', 'c'], 'c', ['b', 'c'])
    """

    __slots__ = ("_all", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._all = list(items)
        """Ours are the first of these; what follows was added by copies."""
        self._length = len(self._all)

    def copy(self) -> "AppendOnly[T]":
        """Another list with the same things, which can grow by itself."""
        other: AppendOnly[T] = object.__new__(AppendOnly)
        other._all = self._all
        other._length = self._length
        return other

    def append(self, item: T) -> None:
        """Add something at the end."""
        if self._length < len(self._all):  # a copy was faster: part with it
            self._all = self._all[: self._length]
        self._all.append(item)
        self._length += 1

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return self._all[: self._length][place]
        if not -self._length <= place < self._length:
            raise IndexError(place)
        return self._all[place if place >= 0 else self._length + place]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._all[: self._length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AppendOnly | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment] # as of a list

    def __repr__(self) -> str:
        return f"AppendOnly({list(self)})"
