"""*Learn in two minutes*: a game that is played by the hand, one act after another.

A room's ``text/lesson.toml`` says what is played: the dice and cards, what the others do, and the
moves of the one who learns, with a sentence for each. The positions come from playing it, as those
of the rules pages do, so a lesson cannot show what the rules do not allow. A game without such a
file has no lesson, and none is offered.

.. code-block:: toml

    options = { players = 2, centres = "OX" }
    little = { players = 2 }              # options of the game that one plays alone afterwards

    [[acts]]
    before = "roll OOOT; 1: write O@1,1"  # dice, cards and others; ``1: move`` says who
    say = ["mosaix-learn-build"]          # a sentence for every click that chooses
    move = "build O/O/O/T"                # left out where there is something to look at only

Of what could be clicked only the way to the move is kept: the rest is seen and leads nowhere.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from musivum.core.game import State
from musivum.drawing.pictures import Load, moves_of, room_text
from musivum.drawing.scene import Choose, Fill, Leaf, Place, Scene, Step, scene_of

LEARNER = 0
"""The seat of the one who learns."""


def has_lesson(name: str) -> bool:
    """Whether a game has one."""
    return room_text(name, "lesson.toml").is_file()


@lru_cache
def lesson(name: str, load: Load) -> dict[str, Any]:
    """A game's lesson as plain data for the page.

    ``steps`` are positions in order: with a ``move`` that is waited for, with a sentence alone, or
    with neither, where another seat has just moved.
    """
    wish = tomllib.loads(room_text(name, "lesson.toml").read_text(encoding="utf-8"))
    state = load(name, wish["options"]).start()
    steps: list[dict[str, Any]] = []
    for act in wish["acts"]:
        for seat, move in moves_of(act.get("before", "")):
            state = state.play(move, seat)
            if seat is not None and seat != LEARNER:
                steps.append(_step(state, (), None))
        move = act.get("move")
        steps.append(_step(state, act["say"], move))
        if move is not None:
            state = state.play(move, LEARNER)
    return {"little": wish["little"], "steps": steps}


def _step(state: State, say: "list[str] | tuple[()]", move: str | None) -> dict[str, Any]:
    scene = scene_of(state.game, state.view(LEARNER))
    shown = replace(scene, steps=[], first=None) if move is None else guided(scene, move)
    return {"scene": shown.data(), "say": list(say), "move": move}


def guided(scene: Scene, move: str) -> Scene:
    """A scene in which nothing leads on but the clicks of this move.

    LookupError if there are no such clicks.
    """
    if scene.first is None:
        raise LookupError(f"nobody is asked for {move}")
    way = next(_ways(scene, scene.first, move, ""), None)
    if way is None:
        raise LookupError(f"{move} is nothing that can be clicked here")
    return replace(scene, steps=way, first=0)


def _ways(scene: Scene, number: int, move: str, said: str) -> Iterator[list[Step]]:
    """The steps that lead to a move, each with the one click that belongs to it."""
    step = scene.steps[number]
    if isinstance(step, Choose):
        seen = {cell: Leaf(leaf.part) for cell, leaf in step.at.items()}
        for cell, leaf in step.at.items():
            part = said + leaf.part
            if leaf.then is None and part == move:
                yield [replace(step, at=seen, ask={}, buttons=[])]
            elif leaf.then is not None and move.startswith(part):
                for rest in _ways(scene, leaf.then, move, part):
                    later = [_shifted(one) for one in rest]
                    at = seen | {cell: Leaf(leaf.part, 1)}
                    yield [replace(step, at=at, ask={}, buttons=[]), *later]
    elif isinstance(step, Place):
        turns = [
            replace(turn, at={c: p for c, p in turn.at.items() if said + p == move}, ask={})
            for turn in step.turns
        ]
        if any(turn.at for turn in turns):
            yield [replace(step, turns=turns, buttons=[])]
    elif isinstance(step, Fill):
        frames = [
            replace(frame, at={c: p for c, p in frame.at.items() if said + p == move})
            for frame in step.frames
        ]
        if any(frame.at for frame in frames):
            yield [replace(step, frames=frames, buttons=[])]


def _shifted(step: Step) -> Step:
    """The same step, one place later: so are those that it leads to."""
    if not isinstance(step, Choose):
        return step
    at = {
        cell: leaf if leaf.then is None else Leaf(leaf.part, leaf.then + 1)
        for cell, leaf in step.at.items()
    }
    return replace(step, at=at)
