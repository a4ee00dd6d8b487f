"""The client is typed by the server's own description."""

import json

from musivum.drawing.pictures import home
from musivum.games import names
from musivum.server.app import load, make_app
from tests.web.conftest import ROOT


def test_the_types_of_the_wire_are_those_of_the_server() -> None:
    kept = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    assert kept["components"] == make_app().openapi()["components"], (
        "the server reads something else now: save /api/openapi.json as web/openapi.json"
    )


def test_the_boards_that_the_page_is_tested_with_are_those_of_the_server() -> None:
    kept = json.loads((ROOT / "web" / "test" / "pictures.json").read_text(encoding="utf-8"))
    made = json.loads(json.dumps({name: home(name, load) for name in names()}))
    assert kept["pictures"] == made, (
        "boards look different now: save the answer of /api/pictures as web/test/pictures.json"
    )
