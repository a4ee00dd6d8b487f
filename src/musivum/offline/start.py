"""Begins a table inside a page. The page's worker calls :func:`begin` with its packs."""

import time
from typing import Any

import numba
import numpy as np

Place = tuple[str, int, int]
"""A room, a place among the arguments of its kernels, and how many bytes lie there."""


class Packs:
    """The kernels of the games' packs, as ``web/src/offline/packs.ts`` has them.

    A pack has its own memory. Tables stay there once they have come; all else goes in before a call
    and back after it, through a piece of that memory for each place among the arguments.
    """

    def __init__(self, page: Any) -> None:
        self._page = page
        self._tables: dict[int, tuple[Any, int]] = {}
        self._places: dict[Place, int] = {}
        self._views: dict[Place, Any] = {}

    def offers(self, room: str, kernel: str) -> bool:
        """Whether the pack of a room has a kernel of this name."""
        return bool(self._page.offers(room, kernel))

    def call(self, room: str, kernel: str, given: tuple[Any, ...]) -> int:
        """What a kernel answers; the first that it is given are the tables."""
        values = [self._tables_at(room, given[0])]
        kinds, arrays = "a", []
        for place, one in enumerate(given[1:], 1):
            if isinstance(one, np.ndarray):
                memory = one.memory.cast("B")  # type: ignore[attr-defined]
                key = (room, place, memory.nbytes)
                values.append(self._place(key))
                arrays.append((key, memory))
                kinds += "a"
            else:
                values.append(one)
                kinds += "i"
        shared = [(self._shared(key, values[key[1]]), memory) for key, memory in arrays]
        for there, memory in shared:
            there.assign(memory)
        found = int(self._page.call(room, kernel, kinds, *values))
        for there, memory in shared:
            there.assign_to(memory)
        return found

    def _tables_at(self, room: str, tables: Any) -> int:
        known = self._tables.get(id(tables))
        if known is None:
            self._views.clear()
            known = tables, int(self._page.take(room, tables.memory.cast("B")))
            self._tables[id(tables)] = known
        return known[1]

    def _place(self, key: Place) -> int:
        found = self._places.get(key)
        if found is None:
            self._views.clear()
            found = self._places[key] = int(self._page.place(*key))
        return found

    def _shared(self, key: Place, at: int) -> Any:
        """A piece of a pack's memory; all of them change when the memory grows."""
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = self._page.bytes(key[0], at, key[2])
        return found

    def tables_of(self, game: Any) -> Any:
        """The tables of a game with its options, if the pack has them."""
        import json  # noqa: PLC0415 - with what is only here in a page

        found = self._page.tables(game.NAME, json.dumps(game.options))
        return None if found is None else np.frombuffer(found.to_bytes(), np.int64)


def begin(page: Any) -> Any:
    """A table for the page's worker."""
    numba.PACKS[:] = [Packs(page)]

    from musivum.core import compiled, ready  # noqa: PLC0415 - only with packs in their place

    compiled._cache_directory = lambda _room: ""  # type: ignore[assignment] # nothing is compiled
    ready.READY[:] = [numba.PACKS[0].tables_of]

    from musivum.core.profile import LEVELS  # noqa: PLC0415 - the same
    from musivum.games import load  # noqa: PLC0415
    from musivum.offline.table import Table  # noqa: PLC0415

    return Table(lambda name, options: load(name, **options), ("random", "greedy", *LEVELS), _now)


def _now() -> int:
    return time.time_ns() // 1_000_000
