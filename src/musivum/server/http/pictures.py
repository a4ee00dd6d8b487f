"""Pictures of the games, for home and for the rules pages, drawn by the games' own scenes."""

import asyncio
from typing import Any

from fastapi import APIRouter

from musivum.drawing.pictures import home, pictures
from musivum.drawing.scene import Account, Board, Piece, Text
from musivum.server.errors import Missing
from musivum.server.http.answers import Answer, answers
from musivum.server.http.routes import ERRORS, Running

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
