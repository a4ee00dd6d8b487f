"""A puzzle of a worksheet as a page of its own: the position, and the answer for whoever asks.

The page is plain, without a script: it stands on paper as a link, and a phone opens it.
"""

import asyncio
from html import escape
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import HTMLResponse

from musivum.core.catalogue import say, spoken
from musivum.core.game import Game
from musivum.drawing.scene import scene_of
from musivum.drawing.show import height_of, png, table
from musivum.printing.worksheet import Puzzle, find, solved
from musivum.server.errors import Missing, wanted
from musivum.server.http.asking import ERRORS, Asker, Running
from musivum.server.http.cards import PICTURE, Language, known, origin, png_answer, tags
from musivum.server.http.printing import options_of
from musivum.server.match.cards import HEIGHT, WIDTH, Card

router = APIRouter(responses=ERRORS)

MOST = 60
DAY = 86_400
SHOWN = (700, 640)
"""Width of the picture on the page, and its height at most: nearly a square, for phones."""
Name = Annotated[str, Path(max_length=40)]
Seed = Annotated[str, Query(max_length=40)]
Number = Annotated[int, Query(ge=1, le=MOST)]


@router.get("/puzzle/{game}", include_in_schema=False)
async def puzzle_page(
    game: Name,
    request: Request,
    asker: Asker,
    services: Running,
    seed: Seed = "1",
    number: Number = 1,
) -> Response:
    """The page of a puzzle."""
    language = wanted(request.headers.get("accept-language", ""), spoken())
    loaded, options = await _game(request, services, game)
    puzzle = await services.matches.replays.run(asker, _found, loaded, seed, number)
    asked = urlencode({"seed": seed, "number": number, "language": language, **options})
    title = say("print-puzzles", language, title=say(f"{game}-title", language))
    about = say("print-puzzles-how", language)
    card = Card(title, about, f"/api/cards/puzzle/{game}.png?{asked}")
    head = tags(card, origin(services, request), request.url.path, language)
    picture = _drawn(puzzle, "", language, SHOWN, whole=False)
    question = say(
        "print-puzzle", language, number=number, seat=puzzle.seat + 1, players=loaded.players
    )
    answer = solved(puzzle, number, language)
    page = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/puzzle.css">{head}</head>'
        '<body><header><a href="/"><img src="/icon.svg" alt="">Musivum</a></header>'
        f"<main><h1>{escape(title)}</h1><p>{escape(about)}</p><h2>{escape(question)}</h2>"
        f"{picture}<details><summary>{escape(say('print-show-answer', language))}</summary>"
        f"<p>{escape(answer)}</p></details>"
        f'<p><a href="/rules/{game}">{escape(say("print-rules-about", language))}</a></p>'
        "</main></body></html>"
    )
    return HTMLResponse(page, headers={"vary": "accept-language"})


@router.get("/api/cards/puzzle/{game}.png", responses=PICTURE, response_class=Response)
async def puzzle_card(
    game: Name,
    request: Request,
    asker: Asker,
    services: Running,
    seed: Seed = "1",
    number: Number = 1,
    language: Language = None,
) -> Response:
    """The position of a puzzle, without its answer."""
    loaded, _ = await _game(request, services, game)

    def made() -> bytes:
        title = say("print-puzzles", known(language), title=say(f"{game}-title", known(language)))
        return png(_drawn(_found(loaded, seed, number), title, known(language), (WIDTH, HEIGHT)))

    return png_answer(await services.matches.replays.run(asker, made), DAY)


async def _game(request: Request, services: Running, game: str) -> tuple[Game, dict[str, object]]:
    """The game that an address names, with the options that it carries."""
    if game not in {one["game"] for one in services.catalogue["games"]}:
        raise Missing("server-no-path", path=f"/puzzle/{game[:40]}")
    load = services.registry.load
    profile = (await asyncio.to_thread(load, game, {})).PROFILE
    options = options_of(request, profile.options, game)
    return await asyncio.to_thread(load, game, options), options


def _found(game: Game, seed: str, number: int) -> Puzzle:
    """A puzzle by its number on the worksheet of a seed."""
    for place, puzzle in enumerate(find(game, seed), 1):
        if place == number:
            return puzzle
    raise Missing("print-no-puzzle", game=game.NAME)


def _drawn(
    puzzle: Puzzle, title: str, language: str, size: tuple[int, int], whole: bool = True
) -> str:
    """What the seat sees whose turn it is; no higher than need be, if not the whole size."""
    scene = scene_of(puzzle.state.game, puzzle.state.view(puzzle.seat))
    width, height = size if whole else (size[0], height_of(scene, *size))
    return table(scene, width, height, language=language, title=title)
