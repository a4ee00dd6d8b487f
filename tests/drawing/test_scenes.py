"""Every scene of every game keeps its promises; no game is known by name here."""

import importlib
import json
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

import musivum
from musivum.core.catalogue import knows
from musivum.core.game import CHANCE, State
from musivum.drawing.scene import LOOKS, PALETTE, ROLES, SIGNS, scene_of
from musivum.games import room
from tests.sampled import LONG, marks

Data = dict[str, Any]

LARGEST = 120_000
"""Characters of JSON that no scene exceeds; what goes over the wire is a tenth of it."""


def variants() -> list[tuple[str, dict[str, object]]]:
    """Every game with every value of every option that lists them, one at a time."""
    found: list[tuple[str, dict[str, object]]] = []
    for name in musivum.games():
        found.append((name, {}))
        for option in room(name).PROFILE.options:
            for value in option.allowed or ():
                if value != option.default:
                    found.append((name, {option.name: value}))
    return found


def is_between(name: str, options: dict[str, object]) -> bool:
    """Whether it only has more players or cells than one variant, and fewer than another."""
    for option in room(name).PROFILE.options:
        if option.name in options and isinstance(options[option.name], int):
            numbers = [one for one in option.allowed or () if isinstance(one, int)]
            return min(numbers) < options[option.name] < max(numbers)  # type: ignore[operator]
    return False


VARIANTS = variants()
each_variant = pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param(
            name,
            options,
            marks=marks(is_between(name, options)),
            id=f"{name}-{'-'.join(map(str, options.values()))}",
        )
        for name, options in VARIANTS
    ],
)
more_or_less = pytest.mark.parametrize("times", [1, pytest.param(3, marks=LONG)])
"""Positions of a game as it is usually played, and fewer of its variants; in long runs more."""


def positions(name: str, options: dict[str, object], number: int) -> Iterator[tuple[State, int]]:
    """Positions of random games, each with a seat: usually one that has to act."""
    game = musivum.load(name, **options)
    rng = Random(f"{name}{options}")
    state = game.start()
    for _ in range(number):
        while CHANCE in state.awaiting and rng.random() < 0.9:
            state = state.play(rng.choice([move for move, _ in state.chance()]), CHANCE)
        awaited = sorted(state.awaiting - {CHANCE})
        seat = rng.choice(awaited or range(game.players))
        yield state, seat
        if not state.awaiting:
            state = game.start()
        elif CHANCE in state.awaiting:
            state = state.play(rng.choice([move for move, _ in state.chance()]), CHANCE)
        else:
            yield state, rng.randrange(game.players)
            moves = list(state.legal(seat))
            # An early end is as likely as any move; most games should go on.
            on = [move for move in moves if str(move) not in ("end",)]
            state = state.play(rng.choice(on or moves), seat)


def sent(state: State, seat: int | None) -> Data:
    """The scene as it goes over the wire."""
    found: Data = json.loads(json.dumps(scene_of(state.game, state.view(seat)).data()))
    return found


def clicks(scene: Data, number: int | None, said: str = "") -> Iterator[str]:
    """All moves that can be clicked, from a step on."""
    if number is None:
        yield said
        return
    step = scene["steps"][number]
    for button in step.get("buttons", []):
        yield from follow(scene, button["leaf"], said)
    if step["kind"] == "choose":
        for leaf in step.get("at", {}).values():
            yield from follow(scene, leaf, said)
    elif step["kind"] == "place":
        for turn in turns(step):
            for part in turn.get("at", {}).values():
                yield said + part
    else:
        letters = [die["letter"] for die in step["dice"]]
        for frame in step["frames"]:
            assert len(frame["slots"]) == len(letters)
            for order in set(permutations(letters)):
                part = frame.get("at", {}).get("".join(order))
                if part is not None:
                    yield said + part


def follow(scene: Data, leaf: Data, said: str) -> Iterator[str]:
    yield from clicks(scene, leaf.get("then"), said + leaf.get("part", ""))


def turns(step: Data) -> list[Data]:
    """The turns that can be reached from the first one with the keys for turning and flipping."""
    reached, todo = {0}, [0]
    while todo:
        turn = step["turns"][todo.pop()]
        for after in (turn["turned"], turn.get("flipped", 0)):
            if after not in reached:
                reached.add(after)
                todo.append(after)
    return [step["turns"][number] for number in sorted(reached)]


@each_variant
@more_or_less
def test_every_legal_move_can_be_clicked_and_nothing_else(
    name: str, options: dict[str, object], times: int
) -> None:
    for state, seat in positions(name, options, (8 if options else 24) * times):
        scene = sent(state, seat)
        legal = {str(move) for move in state.legal(seat)}
        assert (scene["first"] is not None) == bool(legal)
        if legal:
            assert set(clicks(scene, scene["first"])) == legal


@each_variant
@more_or_less
def test_every_place_to_click_exists_and_asks_about_an_illegal_move(
    name: str, options: dict[str, object], times: int
) -> None:
    rng = Random(1)
    for state, seat in positions(name, options, (6 if options else 16) * times):
        scene = sent(state, seat)
        ids = {board["name"]: {cell["id"] for cell in board["cells"]} for board in scene["boards"]}
        for board in scene["boards"]:
            assert len(ids[board["name"]]) == len(board["cells"]), "cells have unique names"
            for piece in board.get("pieces", []):
                assert not piece.get("cell") or piece["cell"] in ids[board["name"]]
        for step in scene["steps"]:
            for turn in step.get("turns", [step]):
                targets = {*turn.get("at", {}), *turn.get("ask", {})}
                assert step["kind"] == "fill" or targets <= ids[step["board"]]
        if scene["first"] is not None:
            step = scene["steps"][scene["first"]]
            asked = [
                part for turn in step.get("turns", [step]) for part in turn.get("ask", {}).values()
            ]
            for part in rng.sample(asked, min(4, len(asked))):
                assert state.why(part, seat) is not None


@each_variant
@more_or_less
def test_scenes_speak_in_known_words_looks_and_colours(
    name: str, options: dict[str, object], times: int
) -> None:
    for state, seat in positions(name, options, (6 if options else 16) * times):
        for viewer in (seat, None):
            scene = sent(state, viewer)
            for said in texts(scene):
                assert knows(said[0]), said
            for board in scene["boards"]:
                assert board["role"] in ROLES
                for piece in board.get("pieces", []):
                    assert piece["colour"] in PALETTE
                    assert piece.get("look", "stone") in LOOKS
                    assert piece.get("sign", SIGNS[0]) in SIGNS
                    assert piece.get("shape", "square") in {"square", *board.get("shapes", {})}
            assert sum(board["role"] == "main" for board in scene["boards"]) >= 1
            assert [account["seat"] for account in scene["accounts"]] == list(
                range(state.game.players)
            )
            told = [account["total"] for account in scene["accounts"]]
            untold = {score - total for score, total in zip(state.scores, told, strict=True)}
            assert untold == {0} or (len(untold) == 1 and len(set(told)) == 1), (
                "only what nobody has earned, and all have, is left out"
            )
            for account in scene["accounts"]:
                assert sum(line.get("points", 0) for line in account["lines"]) == account["total"]
                for line in account["lines"]:
                    assert {cell for area in line.get("areas", []) for cell in area} <= {
                        part
                        for board in scene["boards"]
                        if board["name"] == line.get("board")
                        for part in parts(board)
                    }


def parts(board: Data) -> Iterator[str]:
    """Everything on a board that can be outlined: its cells, and their parts."""
    for cell in board["cells"]:
        yield cell["id"]
        yield from (f"{cell['id']}/{shape}" for shape in board.get("shapes", {}))


def texts(value: Any) -> Iterator[list[Any]]:
    """Everything that is said, wherever it stands."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name in ("say", "prompt", "title", "note"):
                yield one
            else:
                yield from texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


@each_variant
@more_or_less
def test_scenes_stay_small_and_show_nothing_that_the_view_hides(
    name: str, options: dict[str, object], times: int
) -> None:
    for state, seat in positions(name, options, (6 if options else 16) * times):
        scene = sent(state, seat)
        assert len(json.dumps(scene, separators=(",", ":"))) < LARGEST
        # Made from the view alone: a scene of a view that went through JSON is the same.
        view = json.loads(json.dumps(state.view(seat)))
        assert json.loads(json.dumps(scene_of(state.game, view).data())) == scene


def test_the_closed_fields_of_mozaa_are_worth_what_was_paid_for_them() -> None:
    match = musivum.Match(musivum.load("mozaa"), seed=4, players=["greedy", "greedy"]).run()
    for account in sent(match.state, None)["accounts"]:
        closed = [line for line in account["lines"] if line["say"][0] == "mozaa-account-closed"]
        worth = sum(line["say"][1]["points"] for line in closed)
        assert worth == sum(match.state.scores) > 0
        assert all(line["say"][1]["fields"] == len(line["areas"]) for line in closed)


def test_where_fields_of_mozaa_are_claimed_a_laid_card_lies_on_all_its_triangles() -> None:
    game = musivum.load("mozaa", variant="claims")
    match = musivum.Match(game, seed=4, players=["greedy", "greedy"]).run()
    for before, after in zip(match.states, match.states[1:], strict=False):
        (table, was) = (sent(state, None)["boards"][0] for state in (after, before))
        laid = {one["cell"] for one in table["pieces"] if one["look"] == "card"}
        assert laid <= {cell["id"] for cell in table["cells"]}
        new = laid - {one["cell"] for one in was["pieces"] if one["look"] == "card"}
        assert len(new) in (0, 4), "so the page outlines the whole card as what was laid last"


@pytest.mark.parametrize("name", musivum.games())
def test_a_broken_scene_is_an_error_and_not_a_game_without_pictures(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from musivum.analysis.study import marks
    from musivum.server.match import views

    def broken(*_: object) -> None:
        importlib.import_module("no_such_library")

    monkeypatch.setattr(importlib.import_module(f"musivum.games.{name}.scene"), "scene", broken)
    state = musivum.load(name).start()
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        views.drawn(state.game, state.view(0), views.FULL)
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        marks(state, state, 0)
