"""What a move would bring, before it is made: points, and the areas that come about by it.

It is found by trying the move on a copy of what the seat may know, so nothing else can be in it. A
room may say in its ``scene.py`` how a choice is tried that waits for those of others
(``tried(game, array, seat, action)``), which points are the seat's own doing
(``earned(game, array, seat)``; else it is the score), and what else is worth a word
(``remark(before, after, seat)``, both of them views).
"""

from dataclasses import dataclass, field

import numpy as np

from musivum.core.game import Game, State, View
from musivum.drawing.scene import Account, Text, scene_of
from musivum.drawing.written import Part


@dataclass(frozen=True, slots=True)
class Area(Part):
    """A set of cells of a board."""

    board: str
    cells: list[str]


@dataclass(frozen=True, slots=True)
class Brings(Part):
    """What a move would bring the one who makes it."""

    points: int = 0
    """By how much the score would change."""
    areas: list[Area] = field(default_factory=list)
    """What would come about: new areas, closed fields, groups that join …"""
    say: Text | None = None
    """… and a word on what is nearly there, with its cells."""
    nearly: list[Area] = field(default_factory=list)


def brings(game: Game, view: View, move: str) -> Brings:
    """What a legal move of the view's seat would bring; IllegalMove if it is not legal."""
    seat: int = view["seat"]
    before = State(game, np.array(view["state"], dtype=np.int64))
    forbidden = before.why(move, seat)
    if forbidden is not None:
        raise forbidden
    room = game.opened("scene")
    array = before.array
    index = game.canonical(array, game.index(move))
    tried = getattr(room, "tried", None)
    if tried is None:
        game.KERNELS.play(game.tables, array, seat, index)
    else:
        tried(game, array, seat, index)
    after = State(game, array)
    then = after.view(seat)
    say, nearly = getattr(room, "remark", _nothing)(view, then, seat)
    return Brings(
        _earned(after, seat) - _earned(before, seat),
        fresh_areas(scene_of(game, view).accounts, scene_of(game, then).accounts),
        say,
        nearly,
    )


def _earned(state: State, seat: int) -> int:
    own = getattr(state.game.opened("scene"), "earned", None)
    return state.scores[seat] if own is None else int(own(state.game, state.array, seat))


def _nothing(_before: View, _after: View, _seat: int) -> tuple[Text | None, list[Area]]:
    return None, []


def fresh_areas(before: list[Account], after: list[Account]) -> list[Area]:
    """Areas that are new, or have grown together of several; the page shows them alike."""
    old = _areas(before)
    return [
        Area(board, sorted(cells))
        for board, cells in sorted(_areas(after) - old, key=str)
        if len(cells) > 1 and sum(one[0] == board and bool(one[1] & cells) for one in old) != 1
    ]


def _areas(accounts: list[Account]) -> set[tuple[str, frozenset[str]]]:
    lines = [line for account in accounts for line in account.lines]
    return {(line.board, frozenset(cells)) for line in lines for cells in line.areas}
