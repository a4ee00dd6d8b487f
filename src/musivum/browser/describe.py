"""A game as data, for its pack: what whoever drives the kernels must know beside them.

Tables are fixed by the options. Those of the first options are written out; of others that are as
long, only the places where they differ. Numbers are written as bytes behind the JSON that tells
where they are.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from musivum.browser import FORMAT
from musivum.core import kernels
from musivum.core.compiled import Kernels
from musivum.core.errors import NotationError, OptionError
from musivum.core.game import Game
from musivum.core.match import PASS
from musivum.core.profile import LEVELS
from musivum.search import exact, halving, rollout, tree
from musivum.search.report import numbers_of

MOST_CHANGES = 0.2
"""Tables that differ in more places than this share are written out."""


def described(room: type[Game]) -> bytes:
    """All that a pack says of a game: how long the JSON is, the JSON, the numbers."""
    numbers = _Numbers()
    text = json.dumps(_told(room, numbers), separators=(",", ":")).encode()
    return len(text).to_bytes(4, "little") + text + bytes(numbers.written)


def _told(room: type[Game], numbers: "_Numbers") -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": room.NAME,
        "rules": room.RULES_VERSION,
        "places": _places(),
        "policy": room.POLICY is not None,
        "alike": room.ALIKE is not None,
        "asksSettled": room.SETTLED is not None,
        "variants": [
            _variant(game) | {"tables": numbers.table(game.tables), "lore": numbers.lore(game)}
            for game in games_of(room)
        ],
    }


def games_of(room: type[Game]) -> Iterator[Game]:
    """The game with all options that a list names; where anything goes, with the usual value."""
    options = room.PROFILE.options
    for values in product(*(one.allowed or (one.default,) for one in options)):
        chosen = dict(zip((one.name for one in options), values, strict=True))
        try:
            yield room.load(**chosen)
        except OptionError:  # options that do not go together
            continue


def _variant(game: Game) -> dict[str, Any]:
    """A game with its options, and how its positions are searched and judged."""
    judging = game.PROFILE.judging(game.players)
    try:
        passes = game.index(PASS)
    except NotationError:
        passes = kernels.NEVER
    return {
        "options": game.options,
        "players": game.players,
        "size": game.size,
        "key": game.key,
        "mostMoves": game.most_moves,
        "actions": game.actions,
        "chances": game.chances,
        "pass": passes,
        "levels": dict(zip(LEVELS, map(asdict, game.PROFILE.ways(game.options)), strict=True)),
        "settings": numbers_of(game, game.PROFILE.searching(game.options)).tolist(),
        "judging": numbers_of(game, judging.settings).tolist(),
        "expecting": numbers_of(game, judging.expecting).tolist(),
        "continuations": judging.continuations,
    }


def _places() -> dict[str, int]:
    """Where things stand in a handle, a tree and so on: whoever drives the kernels fills them."""
    found = {
        "handle": kernels.HANDLE,
        "tables": kernels.TABLES,
        "lore": kernels.LORE,
        "seen": kernels.SEEN,
        "players": kernels.PLAYERS,
        "size": kernels.SIZE,
        "key": kernels.KEY,
        "mostMoves": kernels.MOST_MOVES,
        "actions": kernels.ACTIONS,
        "pass": kernels.PASS_ACTION,
        "rated": rollout.RATED,
        "further": rollout.FURTHER,
        "scale": rollout.SCALE,
        "treeNode": tree.NODE,
        "treeArm": tree.ARM,
        "treeMostArms": tree.MOST_ARMS,
        "treeCounters": tree.ROOM + 1,
        "treePlaces": tree.PLACES,
        "treeRoom": tree.ROOM,
        "exactDepth": exact.MOST_DEPTH,
        "exactFar": exact.FAR,
        "exactKnown": exact.KNOWN,
        "exactHistory": exact.HISTORY,
        "spread": halving.MILLION,
    }
    for name in KERNELS:
        found[f"at {name}"] = getattr(kernels, name.upper())
    return found


KERNELS = (*Kernels._fields[1:], "rate", "advise", "expect", "foresee", "sift", "alike")
"""The kernels that search and analysis call through a handle: all but ``setup``."""


class _Numbers:
    """Rows of numbers, one behind the other, each once."""

    def __init__(self) -> None:
        self.written = bytearray()
        self._tables: list[tuple[dict[str, int], NDArray[np.int64]]] = []
        self._lores: dict[bytes, dict[str, int]] = {}

    def table(self, table: NDArray[np.int64]) -> dict[str, Any]:
        """Where this one is, or one that is nearly the same, and what differs from that."""
        for place, known in self._tables:
            if len(known) == len(table):
                (differ,) = np.nonzero(known != table)
                if len(differ) <= MOST_CHANGES * len(table):
                    return place | {"changes": [[int(at), str(table[at])] for at in differ]}
        place = {"at": len(self.written), "length": len(table)}
        # Steps from number to number, their lowest bytes first, then the next: that squeezes well.
        steps = np.diff(table, prepend=np.int64(0)).astype("<i8")
        self.written += steps.view(np.uint8).reshape(-1, 8).T.tobytes()
        self._tables.append((place, table))
        return place | {"changes": []}

    def lore(self, game: Game) -> dict[str, int]:
        """Where that is what was learned, and how many numbers at its beginning have four bytes;
        all others have two, which is enough for them."""
        learned = game.POLICY.lore(game.players) if game.POLICY else np.zeros(1)
        short = learned.astype("<f2")
        wide = int(np.max(np.flatnonzero(short != learned), initial=-1)) + 1
        data = learned[:wide].astype("<f4").tobytes() + short[wide:].tobytes()
        if data not in self._lores:
            place = {"at": len(self.written), "length": len(learned), "wide": wide}
            self._lores[data] = place
            self.written += data
        return self._lores[data]
