"""The ids of matches."""

import secrets
from hashlib import sha256

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""For ids that people may have to read aloud: no i, l, o, u."""


def new_id() -> str:
    """An id for a match: 60 random bits in 12 letters and digits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def derived_id(*parts: str) -> str:
    """An id that follows from secrets: whoever makes the match, and however often, it is one."""
    number = int.from_bytes(sha256("/".join(parts).encode()).digest(), "big")
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(12))
