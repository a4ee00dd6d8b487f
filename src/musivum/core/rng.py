"""Randomness inside compiled code: SplitMix64, one word of state, seeded by whoever drives.

This is for simulations. Chance in a match comes from :mod:`musivum.core.dice`, whose recipe is
portable and can be checked.
"""

import numpy as np

from musivum.core.compiled import Words, helper

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_LOW = np.uint64(0xFFFFFFFF)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_2_TO_32 = np.uint64(1 << 32)


def generator(seed: int) -> Words:
    """A generator's state, for ``next_word`` and ``below``."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@helper
def next_word(rng: Words) -> np.uint64:
    """64 random bits."""
    rng[0] += _STEP
    z = rng[0]
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@helper
def below(rng: Words, n: int) -> int:
    """A uniformly random integer from 0 to n - 1, for n below 2**32 (Lemire's method, exact)."""
    bound = np.uint64(n)
    product = (next_word(rng) >> _32) * bound
    if (product & _LOW) < bound:
        reject = (_2_TO_32 - bound) % bound
        while (product & _LOW) < reject:
            product = (next_word(rng) >> _32) * bound
    return np.int64(product >> _32)  # type: ignore[return-value] # an int, once compiled
