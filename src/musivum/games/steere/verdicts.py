"""The verdicts of Steere's Mosaic: what can forbid a move, and how a game can end.

A name and its number stand here only; the sentence of each is the catalogue's ``steere-…``.
"""

from enum import IntEnum, auto


class Rule(IntEnum):
    """The rules that can forbid a move."""

    OCCUPIED = auto()
    ONLY_OWN = auto()
    JOINS = auto()
    FLIP_EMPTY = auto()
    FLIP_OWN = auto()
    FLIP_OWN_NUMBER = auto()
    FLIP_TOTAL = auto()
    MUST_FLIP_ON = auto()
    FLIP_NOT_ADJACENT = auto()
    MAY_NOT_PASS = auto()
    NO_SWAP = auto()


class Reason(IntEnum):
    """The ways a game can end."""

    NO_MOVES = auto()
