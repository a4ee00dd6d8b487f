"""Texts and pictures that were made once and may be asked for again, within a budget of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

MOST_BYTES = 32_000_000


T = TypeVar("T", str, bytes)


class Kept(Generic[T]):
    """Keeps what was used last.

    >>> kept: Kept[str] = Kept(5)
    >>> [kept.get(key, lambda: f"{key}{key}") for key in (1, 2, 3, 1)]
    ['11', '22', '33', '11']
    >>> sorted(kept.texts)
    [1, 3]
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.texts: OrderedDict[Hashable, T] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The text of a key, made if it is not there any more."""
        found = self.texts.get(key)
        if found is None:
            found = self.texts[key] = make()
            self._bytes += len(found)
            while self._bytes > self.most:
                _, dropped = self.texts.popitem(last=False)
                self._bytes -= len(dropped)
        else:
            self.texts.move_to_end(key)
        return found

    def find(self, key: Hashable) -> T | None:
        """The text of a key, if it is still there."""
        return self.get(key, self._gone) if key in self.texts else None

    def _gone(self) -> T:
        raise KeyError
