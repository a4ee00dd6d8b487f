"""The OpenAPI description: what the routes say of themselves, scenes, and the live messages."""

from dataclasses import fields
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from musivum.drawing.written import Part, always_sent
from musivum.server.http.requests import AnyMessage
from musivum.server.live.messages import ServerMessage

_PARTS: dict[str, type] = {part.__name__: part for part in Part.__subclasses__()}
_MESSAGES: dict[str, TypeAdapter[Any]] = {
    "ClientMessage": TypeAdapter(AnyMessage),
    "ServerMessage": TypeAdapter(ServerMessage),
}
_ELSEWHERE = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    """The description, without FastAPI's own kind of refusal, which is never answered."""
    made = FastAPI.openapi(app)
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
    schemas = made["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    for name, messages in _MESSAGES.items():
        found = messages.json_schema(ref_template=_ELSEWHERE)
        made["components"]["schemas"] = schemas = found.pop("$defs") | schemas | {name: found}
    for name, part in _PARTS.items():
        _as_sent(schemas[name], part)
    made["components"]["schemas"] = dict(sorted(schemas.items()))
    return made


def _as_sent(schema: dict[str, Any], part: type) -> None:
    """Describe a part of a scene as it is sent: what has its default is left out."""
    always = [one.name for one in fields(part) if always_sent(one)]
    schema["required"] = always
    for name, described in schema["properties"].items():
        described.pop("default", None)
        if name not in always and "anyOf" in described:
            left = [one for one in described["anyOf"] if not _empty(one)]
            described["anyOf"] = left


def _empty(schema: dict[str, Any]) -> bool:
    """Whether it allows only what is never sent."""
    return schema.get("type") == "null" or schema.get("const") == ""
