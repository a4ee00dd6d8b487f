"""Moves of Pips as text: ``4`` puts a stone on cell 4, ``pass``, and chance's ``roll 5``."""

from musivum.core.reader import Reader

from .rules import CELLS, FACES, PASS, ROLL


def write(index: int) -> str:
    """The text of an action."""
    if index < CELLS:
        return str(index + 1)
    return "pass" if index == PASS else f"roll {index - ROLL + 1}"


def read(text: str) -> int:
    """The action of a text."""
    reader = Reader("pips", text)
    if reader.take("pass"):
        index = PASS
    elif reader.take("roll "):
        index = ROLL + reader.number(1, FACES) - 1
    else:
        index = reader.number(1, CELLS) - 1
    reader.end()
    return index
