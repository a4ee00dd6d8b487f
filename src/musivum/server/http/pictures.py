"""Pictures of the games, for home and for the rules pages, and their lessons: positions that the
games' own scenes draw."""

import asyncio
import gzip
import json
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response

from musivum.drawing.lessons import has_lesson, lesson
from musivum.drawing.pictures import Load, home, pictures
from musivum.drawing.scene import Account, Board, Piece, Scene, Text
from musivum.server.errors import Missing
from musivum.server.http.answers import Answer, Value, answers
from musivum.server.http.asking import ERRORS, Running
from musivum.server.http.static import takes_gzip

router = APIRouter(prefix="/api", responses=ERRORS)


class Tried(Answer):
    """A move in hand, and the rule that forbids it."""

    board: str
    cell: str
    pieces: list[Piece]
    why: Text | None


class Picture(Answer):
    """A picture of a rules page."""

    board: Board
    accounts: list[Account]
    """Whose score is told, with its areas outlined."""
    outline: list[list[str]]
    """More sets of cells that are outlined."""
    tried: Tried | None


class Pictures(Answer):
    """What a rules page shows, by the names that its Markdown has for images."""

    pictures: dict[str, Picture]


@router.get("/pictures")
async def home_pictures(services: Running) -> dict[str, dict[str, Any]]:
    """A board of every game, by which it is shown where one chooses."""
    names = [one["game"] for one in services.catalogue["games"]]
    found = [await asyncio.to_thread(home, name, services.registry.load) for name in names]
    return {"pictures": dict(zip(names, found, strict=True))}


@router.get("/rules/{game}/pictures", **answers(Pictures))
async def rules_pictures(game: str, services: Running) -> dict[str, dict[str, Any]]:
    """What a rules page shows, by the names that its Markdown has for images."""
    if game not in {one["game"] for one in services.catalogue["games"]}:
        raise Missing("server-no-path", path=f"/api/rules/{game[:40]}/pictures")
    # Made once; the first time may have to compile a game's rules.
    return {"pictures": await asyncio.to_thread(pictures, game, services.registry.load)}


class LessonStep(Answer):
    """A position of a lesson: a move is waited for, something is told, or another has moved."""

    scene: Scene
    say: list[str]
    """Catalogue keys: one for every click that chooses."""
    move: str | None


class Lesson(Answer):
    """A game that is played by the hand, and the options of the one to play alone afterwards."""

    little: dict[str, Value]
    steps: list[LessonStep]


@router.get("/lessons/{game}", **answers(Lesson))
async def learn(game: str, request: Request, services: Running) -> Response:
    """*Learn in two minutes*: the positions of a game that is played by the hand."""
    if game not in {one["game"] for one in services.catalogue["games"]} or not has_lesson(game):
        raise Missing("server-no-path", path=f"/api/lessons/{game[:40]}")
    plain, packed = await asyncio.to_thread(_written, game, services.registry.load)
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(plain, media_type="application/json", headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(packed, media_type="application/json", headers=headers)


@lru_cache
def _written(game: str, load: Load) -> tuple[bytes, bytes]:
    """A lesson as JSON, and packed: it is the same for everyone, so its length tells nothing."""
    text = json.dumps(lesson(game, load), separators=(",", ":")).encode()
    return text, gzip.compress(text, mtime=0)
