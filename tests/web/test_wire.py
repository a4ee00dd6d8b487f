"""The client is typed by the server's own description."""

import json

from musivum.server.app import make_app
from tests.web.conftest import ROOT


def test_the_types_of_the_wire_are_those_of_the_server() -> None:
    kept = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    assert kept["components"] == make_app().openapi()["components"], (
        "the server reads something else now: save /api/openapi.json as web/openapi.json"
    )
