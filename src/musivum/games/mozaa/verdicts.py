"""The verdicts of Mozaa: what can forbid a move, and how a game can end.

A name and its number stand here only; the sentence of each is the catalogue's ``mozaa-…``.
"""

from enum import IntEnum, auto


class Rule(IntEnum):
    """The rules that can forbid a move."""

    NOT_IN_HAND = auto()
    OCCUPIED = auto()
    NOT_ADJACENT = auto()
    MISMATCHED = auto()
    MUST_PLACE = auto()
    MUST_PASS = auto()
    PLACE_BEFORE_DONE = auto()
    CLAIMED_ALREADY = auto()
    CLAIM_OR_DONE = auto()
    NO_PAWN = auto()
    CLAIM_EMPTY = auto()
    CLAIM_CLOSED = auto()
    CLAIM_TAKEN = auto()
    CLAIM_FIRST = auto()
    COLOUR_FIRST = auto()
    COLOUR_TAKEN = auto()
    COLOUR_CHOSEN = auto()
    NOT_IN_STOCK = auto()


class Reason(IntEnum):
    """The ways a game can end."""

    LAST_CARD = auto()
    ALL_PASSED = auto()
