"""What a seat may plan before it is its turn: the scene as if it were, where that is certain.

A room says in its ``scene.py`` whether and how: ``ahead(game, array, seat)`` gives the turn to the
seat in the array and says True, or says False. Whatever a seat could still learn before its turn
(dice, cards, what others build for it) must not be needed for its choice; that somebody takes what
was planned is no harm: a planned move is only made if it is legal then. A room without that
function has nothing that is certain, or moves of one click, which the page plans by itself.
"""

from dataclasses import dataclass

import numpy as np

from musivum.core.game import Game, State, View
from musivum.drawing.scene import Scene, scene_of
from musivum.drawing.written import Part


@dataclass(frozen=True, slots=True)
class Ahead(Part):
    """What a seat may plan."""

    scene: Scene | None
    """The scene as if it were its turn now; None if it is its turn, or if nothing is certain."""


def ahead(game: Game, view: View) -> Ahead:
    """What the seat of a view may plan; it is made of the view, so nothing else can be in it."""
    give = getattr(game.opened("scene"), "ahead", None)
    seat = view["seat"]
    if give is None or seat is None or view["outcome"] or seat in view["awaiting"]:
        return Ahead(None)
    array = np.array(view["state"], dtype=np.int64)
    if not give(game, array, seat):
        return Ahead(None)
    found = scene_of(game, State(game, array).view(seat))
    return Ahead(found if found.first is not None else None)
