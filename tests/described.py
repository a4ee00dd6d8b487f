"""What the server says, checked against the description that the page's types are made from."""

import json
from functools import cache
from pathlib import Path

from jsonschema_rs import Draft202012Validator

KEPT = Path(__file__).parents[1] / "web" / "openapi.json"


@cache
def described(name: str) -> Draft202012Validator:
    """Checks data against one of the schemas of the description."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": kept["components"]}
    )
