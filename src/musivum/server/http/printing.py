"""Paper from the page: what there is to print, and the PDF of what was chosen."""

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any, Literal
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query, Request, Response

from musivum.core.catalogue import LANGUAGE
from musivum.core.errors import OptionError
from musivum.core.match import Match
from musivum.core.option import Option
from musivum.drawing.paper import Wishes
from musivum.printing.played import print_match
from musivum.printing.things import Load, called, print_game, things
from musivum.server.errors import Missing
from musivum.server.http.asking import ERRORS, FILE, Asker, MatchId, Running
from musivum.server.http.cards import origin

router = APIRouter(prefix="/api/print", responses=ERRORS)

PDF: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/pdf": {"schema": FILE}}, "description": "the pages"}
}
MOST = 60
"""Rolls or puzzles that are printed for the page, at most: each takes a server's time."""

Language = Annotated[str, Query(pattern="^[a-z]{2}$")]
Paper = Annotated[Literal["a4", "letter"], Query()]
Ink = Annotated[Literal["full", "saving"], Query()]


@router.get("")
async def printable(services: Running, language: Language = LANGUAGE) -> dict[str, Any]:
    """What can be printed of every game, in words."""
    names = [one["game"] for one in services.catalogue["games"]]
    load = services.registry.load
    # The first time may have to compile a game's rules.
    return {"games": [await asyncio.to_thread(_listed, name, load, language) for name in names]}


def _listed(name: str, load: Load, language: str) -> dict[str, Any]:
    found = [
        {"name": thing.name, "about": called(name, thing, language), "usual": thing.usual}
        for thing in things(load(name, {}).PROFILE)
    ]
    return {"game": name, "things": found}


@router.get("/game/{game}.pdf", responses=PDF, response_class=Response)
async def print_a_game(
    game: Annotated[str, Path(max_length=40)],
    request: Request,
    asker: Asker,
    services: Running,
    what: Annotated[list[str] | None, Query(max_length=12)] = None,
    language: Language = LANGUAGE,
    paper: Paper = "a4",
    ink: Ink = "full",
    backs: Annotated[Literal["plain", "fold"], Query()] = "plain",
    per_page: Annotated[Literal["1", "2", "4"] | None, Query()] = None,
    number: Annotated[int | None, Query(ge=1, le=MOST)] = None,
    seed: Annotated[str, Query(max_length=40)] = "1",
) -> Response:
    """Pages of a game; options of the game go along by their names."""
    if game not in {one["game"] for one in services.catalogue["games"]}:
        raise Missing("server-no-path", path=f"/api/print/game/{game[:40]}.pdf")
    load = services.registry.load
    profile = (await asyncio.to_thread(load, game, {})).PROFILE
    options = options_of(request, profile.options, game)
    pages = None if per_page is None else int(per_page)
    link = f"{origin(services, request)}/puzzle/{game}?{urlencode({'seed': seed, **options})}"
    wishes = Wishes(paper, ink, language, pages, None, backs, seed, number, link=link)
    content = await services.matches.replays.run(
        asker, print_game, game, profile, load, what or (), options, wishes
    )
    return _pdf(content, f"{game}.pdf")


def options_of(request: Request, allowed: Iterable[Option], game: str) -> dict[str, Any]:
    """The options of a game that an address carries."""
    return {
        option.name: option.read(request.query_params[option.name])
        for option in allowed
        if option.name in request.query_params and _harmless(option, game)
    }


def _harmless(option: Option, game: str) -> bool:
    """Whether an option may come from the page: none that names a file of this machine may."""
    if option.local:
        raise OptionError("option-value", game=game, option=option.name, value="…", allowed="–")
    return True


@router.get("/match/{match}.pdf", responses=PDF, response_class=Response)
async def print_a_match(
    match: MatchId,
    asker: Asker,
    services: Running,
    language: Language = LANGUAGE,
    paper: Paper = "a4",
    ink: Ink = "full",
) -> Response:
    """A finished match as one page, as a spectator sees it."""
    record = await services.matches.record(None, match)

    def made() -> bytes:
        game = services.registry.load(record.game, dict(record.options))
        return print_match(Match.replay(record, game), Wishes(paper, ink, language))

    content = await services.matches.replays.run(asker, made)
    return _pdf(content, f"{record.game}-{match}.pdf")


def _pdf(content: bytes, name: str) -> Response:
    headers = {"content-disposition": f'inline; filename="{name}"'}
    return Response(content, media_type="application/pdf", headers=headers)
