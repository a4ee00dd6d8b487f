"""What JSON Schema is told of the texts in a scene."""

from typing import Any


class Spoken:
    """Describes a text for JSON Schema, whose second part may be missing."""

    def __get_pydantic_json_schema__(self, _schema: object, _handler: object) -> dict[str, Any]:
        values: dict[str, Any] = {
            "type": "object",
            "additionalProperties": {"type": ["string", "number"]},
        }
        parts: list[dict[str, Any]] = [{"type": "string"}, values]
        return {"anyOf": [_tuple(parts[:1]), _tuple(parts)]}


def _tuple(parts: list[dict[str, Any]]) -> dict[str, Any]:
    number = len(parts)
    return {"type": "array", "prefixItems": parts, "minItems": number, "maxItems": number}
