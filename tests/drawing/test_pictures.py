"""The pictures of the rules pages are positions of the games, and say what the engine says."""

import re

import pytest

import musivum
from musivum.core.catalogue import knows, page
from musivum.core.errors import IllegalMove
from musivum.core.game import Game
from musivum.drawing.pictures import home, picture, pictures
from musivum.games import room

IMAGE = re.compile(r"!\[([^\]]+)\]\(([\w-]+)\)")


def load(name: str, options: dict[str, object]) -> Game:
    return room(name).load(**options)


@pytest.mark.parametrize("name", musivum.games())
def test_every_picture_of_a_rules_page_can_be_drawn_and_none_is_forgotten(name: str) -> None:
    named = [found[2] for found in IMAGE.finditer(page(name))]
    drawn = pictures(name, load)
    assert sorted(named) == sorted(drawn), "en.md and pictures.toml name the same pictures"
    assert len(named) >= 5
    for one in drawn.values():
        assert one["board"]["cells"]
        cells = {cell["id"] for cell in one["board"]["cells"]}
        if one["tried"]:
            assert one["tried"]["cell"] in cells
            assert one["tried"]["why"] is None or knows(one["tried"]["why"][0])


@pytest.mark.parametrize("name", musivum.games())
def test_a_game_is_shown_by_a_position_in_which_something_has_happened(name: str) -> None:
    shown = home(name, load)
    assert shown["cells"] and shown["pieces"]
    at_first = picture(name, {}, load)["board"]
    assert len(shown["pieces"]) > len(at_first.get("pieces", ()))


@pytest.mark.parametrize("name", musivum.games())
def test_a_rules_page_shows_what_is_allowed_and_what_is_not(name: str) -> None:
    tried = [one["tried"] for one in pictures(name, load).values() if one["tried"]]
    assert {one["why"] is None for one in tried} == {True, False}


def test_a_picture_of_moves_that_are_illegal_cannot_be_made() -> None:
    with pytest.raises(IllegalMove):
        picture("steere", {"moves": "e5; e5"}, load)
    with pytest.raises(LookupError, match="nothing that can be clicked"):
        picture("steere", {"seat": 0, "try": "swap"}, load)


def test_the_accounts_of_a_picture_are_those_of_its_position() -> None:
    made = picture("steere", {"options": {"side": 3}, "moves": "c3; c4", "accounts": [1]}, load)
    assert [one["seat"] for one in made["accounts"]] == [1]
    assert made["accounts"][0]["lines"][0]["areas"] == [["c4"]]
