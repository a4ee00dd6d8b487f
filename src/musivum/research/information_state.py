"""What each seat has seen so far, as two words for every seat: its *memory*.

OpenSpiel's information states tell apart all that a player could tell apart who forgets nothing.
After every move the memory of a seat is mixed with what the seat sees then, and with its own move.
Two histories that look alike to a seat give it the same memory; others do not, but for a chance of
one in 2**128.
"""

import numpy as np
from numba import types
from numpy.typing import NDArray

from musivum.core import kernels
from musivum.core.compiled import CHANCE, Ints, Words, helper, kernel
from musivum.core.kernels import KEY, PLAYERS, SIZE
from musivum.core.pointers import INTS, WORDS, copy, new_ints, part
from musivum.geometry import bits
from musivum.research.engine import number_of

OVER = -4
"""The player at the end of the game, as OpenSpiel numbers it."""

MEMORY = 2
"""How many words a seat remembers."""

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
def _memory(memories: Words, seat: int) -> Words:
    """What a seat remembers."""
    return part(memories, MEMORY * seat, MEMORY)


@helper
def _remember(handle: Ints, state: Ints, seat: int, known: Ints, memory: Words) -> None:
    """Mix what a seat sees of a position into its memory; ``known`` is room for that."""
    copy(known, state, handle[SIZE])
    kernels.redact(handle, known, seat)
    for place in range(handle[KEY]):
        _mix(memory, known[place])


@helper
def _player(handle: Ints, state: Ints) -> int:
    awaited = kernels.awaiting(handle, state)
    if awaited == CHANCE:
        return CHANCE
    return OVER if awaited == 0 else bits.lowest(awaited)


@kernel(types.int64(INTS, INTS, WORDS))
def first_player(handle: Ints, state: Ints, memories: Words) -> int:
    """Let every seat see the starting position; return who plays first."""
    known = new_ints(handle[SIZE])
    for seat in range(handle[PLAYERS]):
        _remember(handle, state, seat, known, _memory(memories, seat))
    return _player(handle, state)


@kernel(types.int64(INTS, INTS, types.int64, types.int64, WORDS))
def apply(handle: Ints, state: Ints, seat: int, action: int, memories: Words) -> int:
    """Play a legal action of a seat, or of chance by the game's own number; return who is next."""
    move = action if seat == CHANCE else number_of(handle, state, seat, action)
    kernels.play(handle, state, seat, move)
    known = new_ints(handle[SIZE])
    for other in range(handle[PLAYERS]):
        memory = _memory(memories, other)
        if other == seat:
            _mix(memory, move)
        _remember(handle, state, other, known, memory)
    return _player(handle, state)


@kernel(types.int64(INTS, INTS, types.int64, WORDS, WORDS))
def deal_anew(handle: Ints, state: Ints, seat: int, rng: Words, memories: Words) -> int:
    """Deal anew what a seat cannot know; the others remember no more than they see then."""
    kernels.redact(handle, state, seat)
    kernels.deal(handle, state, seat, rng)
    known = new_ints(handle[SIZE])
    for other in range(handle[PLAYERS]):
        if other != seat:
            memory = _memory(memories, other)
            for word in range(MEMORY):
                memory[word] = 0
            _remember(handle, state, other, known, memory)
    return _player(handle, state)


@kernel(types.int64(INTS, INTS, INTS, INTS))
def outcomes(handle: Ints, state: Ints, moves: Ints, weights: Ints) -> int:
    """Write what chance can do, and the weights; return how many outcomes there are."""
    number = kernels.legal(handle, state, CHANCE, moves)
    for place in range(number):
        weights[place] = kernels.weight(handle, state, moves[place])
    return number


def as_bits(memory: Words) -> NDArray[np.float32]:
    """A memory as 128 numbers, 0 or 1."""
    return np.unpackbits(memory.astype("<u8").view(np.uint8)).astype(np.float32)
