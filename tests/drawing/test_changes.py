"""What has changed in a scene makes the new one of the old one; no game is known by name here."""

import copy
import json
from operator import is_
from typing import Any

from musivum.core.state import actions
from musivum.drawing.changes import changes
from musivum.drawing.lasting import Parts, lasting
from musivum.drawing.scene import Scene, scene_of
from musivum.drawing.written import encoded
from tests.drawing.test_scenes import VARIANTS, each_variant, more_or_less, positions


def patched(value: Any, operations: list[dict[str, Any]]) -> Any:
    """A JSON Patch applied as RFC 6902 says, to a copy, and all turns written out."""
    value = copy.deepcopy(value)
    for one in operations:
        *way, last = one["path"].split("/")[1:]
        place = value
        for step in way:
            place = place[int(step) if isinstance(place, list) else step]
        if isinstance(place, list):
            number = int(last)
            assert number < len(place) + (one["op"] == "add"), one
            if one["op"] != "add":
                del place[number]
            if one["op"] != "remove":
                place.insert(number, one["value"])
        elif one["op"] == "remove":
            del place[last]
        else:
            place[last] = one["value"]
    for step in value["steps"]:
        if step["kind"] == "place":
            step["turns"] = list(map(written_out, step["turns"]))
    return value


def written_out(turn: dict[str, Any]) -> dict[str, Any]:
    """A turn with every place in ``at`` or ``ask``, from the short way of the protocol."""
    if "ways" not in turn:
        return turn
    legal = turn["at"].split()
    at: dict[str, str] = {}
    ask: dict[str, str] = {}
    for begin, down, right, where in turn["ways"]:
        if isinstance(where, str):
            spots = [tuple(map(int, cell.split(","))) for cell in where.split()]
        else:
            rows, columns = range(where[0], where[2] + 1), range(where[1], where[3] + 1)
            spots = [(row, column) for row in rows for column in columns]
        for row, column in spots:
            cell = f"{row},{column}"
            (at if cell in legal else ask)[cell] = f"{begin}{row + down},{column + right}"
    assert set(legal) == set(at), "what is legal is among the places"
    rest = {name: one for name, one in turn.items() if name not in ("ways", "at")}
    return rest | {name: one for name, one in (("at", at), ("ask", ask)) if one}


def sent(scene: Scene) -> Any:
    return json.loads(json.dumps(scene.data()))


@each_variant
@more_or_less
def test_changes_make_the_next_scene_and_are_short(
    name: str, options: dict[str, object], times: int
) -> None:
    whole = told = 0
    scenes = [
        scene_of(state.game, state.view(seat))
        for state, _ in positions(name, options, (4 if options else 16) * times)
        for seat in (0, None)
    ]
    data = list(map(sent, scenes))
    for number in range(2, len(scenes)):
        patch = changes(scenes[number - 2], scenes[number])
        assert patched(data[number - 2], json.loads(patch)) == data[number]
        whole += len(encoded(scenes[number]))
        told += len(patch)
    # And one may come from anywhere to anywhere: boards come, go and change their places.
    for before, after in zip(range(len(scenes)), reversed(range(len(scenes))), strict=True):
        patch = changes(scenes[before], scenes[after])
        assert patched(data[before], json.loads(patch)) == data[after]
    assert options or told < 0.25 * whole


@each_variant
def test_a_scene_is_written_out_as_its_data(name: str, options: dict[str, object]) -> None:
    for state, seat in positions(name, options, 3 if options else 12):
        scene = scene_of(state.game, state.view(seat))
        written = json.dumps(scene.data(), separators=(",", ":"))
        assert encoded(scene) == written
        assert encoded(scene) == written, "and again, from what was kept"


@each_variant
def test_at_a_glance_one_sees_what_a_view_says(name: str, options: dict[str, object]) -> None:
    for state, seat in positions(name, options, 3 if options else 12):
        view, glance = state.view(seat), state.glance(seat)
        for seen in (view, glance):
            legal = [str(state.game.action(number)) for number in actions(state.game, seen)]
            assert legal == view["legal"]
        assert encoded(scene_of(state.game, glance)) == encoded(scene_of(state.game, view))
        assert [glance[part] for part in view] == list(view.values())


def test_nothing_has_changed_in_the_same_scene() -> None:
    (state, seat), *_ = positions(*VARIANTS[0], 5)
    scenes = [scene_of(state.game, state.view(seat)) for _ in range(2)]
    assert changes(*scenes) == "[]"


@each_variant
def test_at_a_table_what_is_as_it_was_is_the_very_same(
    name: str, options: dict[str, object]
) -> None:
    here = Parts()
    for state, seat in positions(name, options, 8):
        view = state.view(seat)
        with here:
            scene, again = scene_of(state.game, view), scene_of(state.game, view)
        assert all(map(is_, scene.boards, again.boards))
        assert changes(scene, again) == "[]"
        elsewhere = scene_of(state.game, view)
        assert encoded(scene) == encoded(elsewhere), "a table changes nothing in what is seen"


def test_a_table_keeps_what_was_asked_for_last_and_no_other_table_takes_it_away() -> None:
    made: list[int] = []

    @lasting(2)
    def part(number: int) -> list[int]:
        made.append(number)
        return [number]

    here, there = Parts(), Parts()
    with here:
        first = part(1)
        part(2)
    with there:
        for number in range(3, 600):
            part(number)
        assert part(1) is not first, "a table of its own"
    with here:
        assert part(1) is first
        part(3)
        assert part(1) is first, "asked for again, so it stays"
        made.clear()
        part(2)
        assert made == [2], "there was room for two"
    assert part(1) is part(1) is not first, "who has no table has what all have"


def test_what_follows_from_the_rest_does_not_tell_parts_apart() -> None:
    @lasting(2, by=1)
    def part(number: int, numbers: list[int]) -> list[int]:
        return [number, *numbers]

    with Parts():
        first = part(1, [2])
        assert first == [1, 2]
        assert part(2, [3]) == [2, 3]
        assert part(1, []) is first, "the rest is only looked at when a part is made"
    assert part(1, [4]) == [1, 4], "who has no table has it made"
