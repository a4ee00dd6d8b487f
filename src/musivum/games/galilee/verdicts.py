"""The verdicts of Galilee: what can forbid a move, and how a game can end.

A name and its number stand here only; the sentence of each is the catalogue's ``galilee-…``.
"""

from enum import IntEnum, auto


class Rule(IntEnum):
    """The rules that can forbid a move."""

    NOT_ROLLED = auto()
    OTHER_NUMBER = auto()
    TAKEN = auto()
    NOT_FREE = auto()
    FREE = auto()
    CROSSED_OFF = auto()
    MARKED = auto()
    OTHER_TILE = auto()
    COVERED = auto()
    APART = auto()
    MUST_DRAW = auto()
    MUST_DRAW_STONE = auto()
    ROW_AWAITED = auto()
    COLUMN_AWAITED = auto()
    DICE_AWAITED = auto()
    NOT_IN_HAND = auto()


class Reason(IntEnum):
    """The ways a game can end; where players meet several at once, the first listed is told."""

    COLUMN_COMPLETE = auto()
    RESERVE_EMPTY = auto()
