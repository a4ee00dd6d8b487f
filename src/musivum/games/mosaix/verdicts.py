"""The verdicts of Mosaix: what can forbid a move, and how a game can end.

A name and its number stand here only; the sentence of each is the catalogue's ``mosaix-…``.
"""

from enum import IntEnum, auto


class Rule(IntEnum):
    """The rules that can forbid a move."""

    NO_CARD_NOW = auto()
    NO_ROLL_NOW = auto()
    BUILD_FIRST = auto()
    BUILT_ALREADY = auto()
    OTHER_DICE = auto()
    UNWRITABLE = auto()
    FILLED = auto()
    NOT_AT_EDGE = auto()
    NOT_THIS_FORMATION = auto()
    TOO_FEW_BOXES = auto()
    MUST_BUILD = auto()
    MUST_WRITE = auto()


class Reason(IntEnum):
    """The ways a game can end."""

    FULL_GRID = auto()
    NO_WRITING = auto()
    NO_BOXES = auto()
    ENDED = auto()
