"""Chance that anyone can check: every outcome follows from a key by a recipe of three lines.

The n-th number of a stream below a bound is made so:

1. ``HMAC-SHA-256(key, "stream/n/attempt")`` is read as a big-endian integer, attempt from 0.
2. An integer in the incomplete last block (at or above the largest multiple of the bound that fits
   into 2**256) is rejected, and the next attempt is made.
3. The remainder by the bound is the number.

A chance move is the outcome whose weights, added up in the order of ``State.chance()``, first
exceed that number. Nothing else is involved: no library's generator, no version, no machine.
"""

import hmac
from hashlib import sha256

_SPACE = 1 << 256


class Dice:
    """A stream of random numbers that follows from a key, and from nothing else.

    >>> dice = Dice("7", "chance")
    >>> [dice.below(6) for _ in range(8)] == [Dice("7", "chance").at(n, 6) for n in range(8)]
    True
    """

    def __init__(self, key: str | bytes, stream: str) -> None:
        self.key = key.encode() if isinstance(key, str) else key
        self.stream = stream
        self.used = 0

    def at(self, number: int, bound: int) -> int:
        """The stream's number at this place, from 0 to bound - 1."""
        fits = _SPACE - _SPACE % bound
        attempt = 0
        while True:
            message = f"{self.stream}/{number}/{attempt}".encode()
            value = int.from_bytes(hmac.digest(self.key, message, sha256), "big")
            if value < fits:
                return value % bound
            attempt += 1

    def below(self, bound: int) -> int:
        """The stream's next number, from 0 to bound - 1."""
        self.used += 1
        return self.at(self.used - 1, bound)

    def getrandbits(self, bits: int) -> int:
        """The stream's next number of that many bits, as :mod:`random` calls it."""
        return self.below(1 << bits)
