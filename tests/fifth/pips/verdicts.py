"""The verdicts of Pips: a name and its number stand here only; the catalogue has the sentences."""

from enum import IntEnum, auto


class Rule(IntEnum):
    """The rules that can forbid a move."""

    TAKEN = auto()
    BEYOND_THE_DIE = auto()
    MUST_PLACE = auto()


class Reason(IntEnum):
    """The ways a game can end."""

    TURNS_ARE_UP = auto()
