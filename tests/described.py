"""What the server says, checked against the description that the page's types are made from."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

from musivum.server.app import make_app

KEPT = Path(__file__).parents[1] / "web" / "openapi.json"


@cache
def described(name: str) -> Draft202012Validator:
    """Checks data against one of the schemas of the description."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": kept["components"]}
    )


@cache
def description() -> dict[str, Any]:
    """What the server says of itself."""
    return make_app().openapi()
