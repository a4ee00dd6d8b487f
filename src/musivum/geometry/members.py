"""The members of a set that is kept as the bits of a number."""

from functools import cache


def members(number: int) -> list[int]:
    """The places of the bits that are set, ascending.

    >>> members(0b101), members(1 << 40 | 2), members(0)
    ([0, 2], [1, 40], [])
    """
    found: list[int] = []
    for place, byte in enumerate(number.to_bytes(number.bit_length() + 7 >> 3, "little")):
        if byte:
            found += _in_byte(place)[byte]
    return found


@cache
def _in_byte(place: int) -> list[list[int]]:
    """For everything that a byte can be, what it means in its place."""
    return [[8 * place + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
