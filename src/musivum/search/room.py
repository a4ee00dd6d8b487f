"""A game as the compiled searches take it: its functions, its tables, and how to go about it.

From Python a search is handed a :class:`Room`, which is arrays only. Inside, :func:`enter` makes
functions of the addresses in it, and one :class:`Doors` goes along wherever the game is played.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numba import types

from musivum.core import compiled, policy
from musivum.core.compiled import Ints, Words, helper
from musivum.core.game import Game
from musivum.core.pointers import address, function_at
from musivum.core.policy import Lore, Values, no_advice, no_expectation, no_rate


class Room(NamedTuple):
    """A game and the settings of a search, as arrays."""

    addresses: Ints
    """Of the functions of :class:`Doors`, in that order."""
    tables: Ints
    lore: Lore
    settings: Values
    """In the order of :class:`musivum.core.profile.Settings`."""
    sizes: Ints
    """PLAYERS, KEY and MOST_MOVES."""


PLAYERS, KEY, MOST_MOVES = 0, 1, 2

ROOM = types.NamedTuple(
    (
        types.int64[::1],
        types.int64[::1],
        types.float32[::1],
        types.float64[::1],
        types.int64[::1],
    ),
    Room,
)


class Doors(NamedTuple):
    """The functions of a game that a search calls, and what they are handed."""

    awaiting: Callable[[Ints, Ints], int]
    legal: Callable[[Ints, Ints, int, Ints], int]
    play: Callable[[Ints, Ints, int, int], None]
    sample: Callable[[Ints, Ints, int, Words], int]
    result: Callable[[Ints, Ints, Ints], int]
    redact: Callable[[Ints, Ints, int], None]
    deal: Callable[[Ints, Ints, int, Words], None]
    evaluate: Callable[[Ints, Ints, int], int]
    rate: Callable[[Ints, Lore, Ints, int, Ints, Values], int]
    advise: Callable[[Ints, Lore, Ints, int, Words], int]
    expect: Callable[[Ints, Lore, Ints, int], float]
    tables: Ints
    lore: Lore
    settings: Values
    players: int
    key: int
    """How many numbers define a position."""
    most_moves: int


_SIGNATURES = (
    compiled.AWAITING,
    compiled.LEGAL,
    compiled.PLAY,
    compiled.SAMPLE,
    compiled.RESULT,
    compiled.REDACT,
    compiled.DEAL,
    compiled.EVALUATE,
    policy.RATE,
    policy.ADVISE,
    policy.EXPECT,
)
(
    _awaiting_at,
    _legal_at,
    _play_at,
    _sample_at,
    _result_at,
    _redact_at,
    _deal_at,
    _evaluate_at,
    _rate_at,
    _advise_at,
    _expect_at,
) = (function_at(signature) for signature in _SIGNATURES)


@helper
def enter(room: Room) -> Doors:
    """The functions of a game, made of their addresses."""
    at = room.addresses
    return Doors(
        _awaiting_at(at[0]),
        _legal_at(at[1]),
        _play_at(at[2]),
        _sample_at(at[3]),
        _result_at(at[4]),
        _redact_at(at[5]),
        _deal_at(at[6]),
        _evaluate_at(at[7]),
        _rate_at(at[8]),
        _advise_at(at[9]),
        _expect_at(at[10]),
        room.tables,
        room.lore,
        room.settings,
        room.sizes[PLAYERS],
        room.sizes[KEY],
        room.sizes[MOST_MOVES],
    )


_NO_LORE: Lore = np.zeros(1, dtype=np.float32)


def room_of(game: Game, settings: Values) -> Room:
    """A game, ready to be handed to a compiled search."""
    kernels, known = game.KERNELS, game.POLICY
    functions = (
        kernels.awaiting,
        kernels.legal,
        kernels.play,
        kernels.sample,
        kernels.result,
        kernels.redact,
        kernels.deal,
        kernels.evaluate,
        no_rate if known is None else known.rate,
        no_advice if known is None else known.advise,
        no_expectation if known is None else known.expect,
    )
    return Room(
        np.array(
            [address(*pair) for pair in zip(functions, _SIGNATURES, strict=True)], dtype=np.int64
        ),
        game.tables,
        _NO_LORE if known is None else known.lore(game.players),
        settings,
        np.array([game.players, game.key, game.most_moves], dtype=np.int64),
    )
