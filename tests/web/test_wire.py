"""The client is typed by the server's own description."""

import json

import pytest

from musivum.drawing.palette import SIGN_OF, STONES
from musivum.drawing.pictures import home, pictures
from musivum.drawing.scene import PALETTE, SIGNS, scene_of
from musivum.games import names
from musivum.server.app import load
from tests.described import described, description
from tests.drawing.test_scenes import each_variant, more_or_less, positions
from tests.web.conftest import ROOT


def test_the_types_of_the_wire_are_those_of_the_server() -> None:
    kept = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    assert kept["components"] == description()["components"], (
        "the server reads something else now: save /api/openapi.json as web/openapi.json"
    )


def test_the_boards_that_the_page_is_tested_with_are_those_of_the_server() -> None:
    kept = json.loads((ROOT / "web" / "test" / "pictures.json").read_text(encoding="utf-8"))
    made = json.loads(json.dumps({name: home(name, load) for name in names()}))
    assert kept["pictures"] == made, (
        "boards look different now: save the answer of /api/pictures as web/test/pictures.json"
    )


@each_variant
@more_or_less
def test_every_scene_is_as_described(name: str, options: dict[str, object], times: int) -> None:
    for state, seat in positions(name, options, (2 if options else 8) * times):
        data = json.loads(json.dumps(scene_of(state.game, state.view(seat)).data()))
        described("Scene").validate(data)


@pytest.mark.parametrize("name", names())
def test_every_picture_of_a_rules_page_is_as_described(name: str) -> None:
    described("Pictures").validate(json.loads(json.dumps({"pictures": pictures(name, load)})))


def test_colours_and_signs_are_those_of_the_palette() -> None:
    assert list(PALETTE) == list(STONES)
    assert set(SIGNS) == set(SIGN_OF.values())
