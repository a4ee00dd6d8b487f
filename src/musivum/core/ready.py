"""What takes long to make and somebody may have ready: the tables of a game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from musivum.core.game import Game, Ints

READY: "list[Callable[[Game], Ints | None]]" = []
"""Who is asked first: inside a page, the game's pack has the tables of all its options."""


def tables_of(game: "Game", make: "Callable[[], Ints]") -> "Ints":
    """What a game's options fix, from whoever has it, or made now."""
    found = READY[0](game) if READY else None
    return make() if found is None else found
