"""What each seat has seen so far, as two words for every seat: its *memory*.

OpenSpiel's information states tell apart all that a player could tell apart who forgets nothing.
After every move the memory of a seat is mixed with what the seat sees then, and with its own move.
Two histories that look alike to a seat give it the same memory; others do not, but for a chance of
one in 2**128.
"""

import numpy as np
from numba import types
from numpy.typing import NDArray

from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.geometry import bits
from musivum.research.engine import number_of
from musivum.research.kernels import (
    AWAITING,
    DEAL,
    KEY,
    LEGAL,
    PLAY,
    PLAYERS,
    REDACT,
    WEIGHT,
    awaiting_at,
    deal_at,
    legal_at,
    play_at,
    redact_at,
    weight_at,
)

OVER = -4
"""The player at the end of the game, as OpenSpiel numbers it."""

_INTS = types.int64[::1]
_WORDS = types.uint64[::1]
_MEMORY = types.uint64[:, ::1]

_STEP = np.array([0x9E3779B97F4A7C15, 0xD1B54A32D192ED03], dtype=np.uint64)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31 = np.uint64(30), np.uint64(27), np.uint64(31)


@helper
def _mix(memory: Words, number: int) -> None:
    """Mix a number into two words, each in its own way."""
    for word in range(2):
        z = (memory[word] ^ np.uint64(number)) + _STEP[word]
        z = (z ^ (z >> _30)) * _MIX_1
        z = (z ^ (z >> _27)) * _MIX_2
        memory[word] = z ^ (z >> _31)


@helper
def _remember(doors: Ints, tables: Ints, state: Ints, seat: int, memory: Words) -> None:
    """Mix what a seat sees of a position into its memory."""
    known = state.copy()
    redact_at(doors[REDACT])(tables, known, seat)
    for place in range(doors[KEY]):
        _mix(memory, known[place])


@helper
def _player(doors: Ints, tables: Ints, state: Ints) -> int:
    awaited = awaiting_at(doors[AWAITING])(tables, state)
    if awaited == CHANCE:
        return CHANCE
    return OVER if awaited == 0 else bits.lowest(awaited)


@kernel(types.int64(_INTS, _INTS, _INTS, _MEMORY))
def first_player(doors: Ints, tables: Ints, state: Ints, memories: Words) -> int:
    """Let every seat see the starting position; return who plays first."""
    for seat in range(doors[PLAYERS]):
        _remember(doors, tables, state, seat, memories[seat])
    return _player(doors, tables, state)


@kernel(types.int64(_INTS, _INTS, _INTS, types.int64, types.int64, _MEMORY))
def apply(doors: Ints, tables: Ints, state: Ints, seat: int, action: int, memories: Words) -> int:
    """Play a legal action of a seat, or of chance by the game's own number; return who is next."""
    move = action if seat == CHANCE else number_of(doors, tables, state, seat, action)
    play_at(doors[PLAY])(tables, state, seat, move)
    for other in range(doors[PLAYERS]):
        if other == seat:
            _mix(memories[other], move)
        _remember(doors, tables, state, other, memories[other])
    return _player(doors, tables, state)


@kernel(types.int64(_INTS, _INTS, _INTS, types.int64, _WORDS, _MEMORY))
def deal_anew(
    doors: Ints, tables: Ints, state: Ints, seat: int, rng: Words, memories: Words
) -> int:
    """Deal anew what a seat cannot know; the others remember no more than they see then."""
    redact_at(doors[REDACT])(tables, state, seat)
    deal_at(doors[DEAL])(tables, state, seat, rng)
    for other in range(doors[PLAYERS]):
        if other != seat:
            memories[other, :] = np.uint64(0)
            _remember(doors, tables, state, other, memories[other])
    return _player(doors, tables, state)


@kernel(types.int64(_INTS, _INTS, _INTS, _INTS, _INTS))
def outcomes(doors: Ints, tables: Ints, state: Ints, moves: Ints, weights: Ints) -> int:
    """Write what chance can do, and the weights; return how many outcomes there are."""
    number = legal_at(doors[LEGAL])(tables, state, CHANCE, moves)
    weight = weight_at(doors[WEIGHT])
    for place in range(number):
        weights[place] = weight(tables, state, moves[place])
    return number


def as_bits(memory: Words) -> NDArray[np.float32]:
    """A memory as 128 numbers, 0 or 1."""
    return np.unpackbits(memory.astype("<u8").view(np.uint8)).astype(np.float32)
