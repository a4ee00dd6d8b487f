"""Pictures of the games, for home and for the rules pages, drawn by the games' own scenes."""

import asyncio
from typing import Any

from fastapi import APIRouter

from musivum.drawing.pictures import home, pictures
from musivum.server.errors import Missing
from musivum.server.http import answers as given
from musivum.server.http.answers import answers
from musivum.server.http.routes import ERRORS, Running

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/pictures")
async def home_pictures(services: Running) -> dict[str, dict[str, Any]]:
    """A board of every game, by which it is shown where one chooses."""
    names = [one["game"] for one in services.catalogue["games"]]
    found = [await asyncio.to_thread(home, name, services.registry.load) for name in names]
    return {"pictures": dict(zip(names, found, strict=True))}


@router.get("/rules/{game}/pictures", **answers(given.Pictures))
async def rules_pictures(game: str, services: Running) -> dict[str, dict[str, Any]]:
    """What a rules page shows, by the names that its Markdown has for images."""
    if game not in {one["game"] for one in services.catalogue["games"]}:
        raise Missing("server-no-path", path=f"/api/rules/{game[:40]}/pictures")
    # Made once; the first time may have to compile a game's rules.
    return {"pictures": await asyncio.to_thread(pictures, game, services.registry.load)}
