"""Links that unfurl: what the head of a page says of its address, and the picture for it."""

import re
from html import escape
from typing import Annotated, Any
from urllib.parse import parse_qs

from fastapi import APIRouter, Path, Query, Request, Response

from musivum.core.catalogue import LANGUAGES, say, spoken
from musivum.core.errors import MusivumError
from musivum.server.errors import wanted
from musivum.server.http.asking import ERRORS, FILE, Asker, MatchId, Running
from musivum.server.match.cards import HEIGHT, WIDTH, Card
from musivum.server.services import Services

router = APIRouter(prefix="/api/cards", responses=ERRORS)

MINUTE, DAY = 60, 86_400
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {"schema": FILE}}, "description": "the picture"}
}
Language = Annotated[str | None, Query(pattern="^[a-z]{2}$")]
_MATCH = re.compile(r"/(?:m|replay|embed/replay)/([0-9a-z]{1,40})")
_GAME = re.compile(r"/(?:rules|new)/([a-z]{1,40})")
_STEP = re.compile(r"\d{1,5}")
MARK = "</head>"


def png_answer(content: bytes, seconds: int) -> Response:
    """A picture that may be kept for so long."""
    headers = {
        "cache-control": f"public, max-age={seconds}",
        "cross-origin-resource-policy": "cross-origin",  # shown by those who unfurl
    }
    return Response(content, media_type="image/png", headers=headers)


@router.get("/match/{match}.png", responses=PICTURE, response_class=Response)
async def match_card(
    match: MatchId,
    asker: Asker,
    services: Running,
    step: Annotated[int | None, Query(ge=0, le=20_000)] = None,
    language: Language = None,
) -> Response:
    """A match as a spectator sees it."""
    content, changes = await services.cards.match(match, step, known(language), asker)
    return png_answer(content, MINUTE if changes else DAY)


Name = Annotated[str, Path(max_length=40)]


def known(language: str | None) -> str:
    """A language in which a picture can be made; else the server's own."""
    return language if language is not None and language in LANGUAGES else spoken()


@router.get("/game/{game}.png", responses=PICTURE, response_class=Response)
async def game_card(
    game: Name, asker: Asker, services: Running, language: Language = None
) -> Response:
    """A game, by its own picture."""
    return png_answer(await services.cards.game(game, False, known(language), asker), DAY)


@router.get("/daily/{game}.png", responses=PICTURE, response_class=Response)
async def daily_card(
    game: Name, asker: Asker, services: Running, language: Language = None
) -> Response:
    """A daily challenge: its game, and nothing of its dice."""
    return png_answer(await services.cards.game(game, True, known(language), asker), DAY)


async def head(services: Services, request: Request) -> str:
    """The tags that a page of this address has, for those who unfurl links; none if it has none.

    They are in the language that whoever unfurls asks for, else in the server's.
    """
    language = wanted(request.headers.get("accept-language", ""), spoken())
    try:
        card = await _card(services, request.url.path, request.url.query, language)
    except MusivumError:  # no such match, or one that is not everybody's: the page will say so
        return ""
    if card is None:
        return ""
    return tags(card, origin(services, request), str(request.url.path), language)


async def _card(services: Services, path: str, query: str, language: str) -> Card | None:
    games = [one["game"] for one in services.catalogue["games"]]
    found = _MATCH.fullmatch(path)
    if found:
        asked = parse_qs(query).get("step", [""])[0]
        step = int(asked) if _STEP.fullmatch(asked) else None
        return await services.cards.of_match(found[1], step, language)
    chosen = _GAME.fullmatch(path)
    if chosen and chosen[1] in games:
        title, about = say(f"{chosen[1]}-title", language), say(f"{chosen[1]}-about", language)
        return Card(title, about, f"/api/cards/game/{chosen[1]}.png?language={language}")
    if path in ("/", "/rules", "/lobby", "/print"):
        about = say("card-about-home", language, games=len(games))
        return Card("Musivum", about, f"/api/cards/game/{games[0]}.png?language={language}")
    if path == "/daily":
        daily = [one["game"] for one in services.catalogue["games"] if one["daily"]]
        if daily:
            title = say("card-daily", language, title="Musivum")
            about = say("card-about-daily", language)
            return Card(title, about, f"/api/cards/daily/{daily[0]}.png?language={language}")
    return None


def tags(card: Card, origin: str, path: str, language: str) -> str:
    """Open Graph and Twitter cards."""
    said = {
        "og:site_name": "Musivum",
        "og:type": "website",
        "og:locale": language,
        "og:title": card.title,
        "og:description": card.about,
        "og:url": f"{origin}{path}",
        "og:image": f"{origin}{card.image}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    twitter = {
        "twitter:card": "summary_large_image",
        "twitter:title": card.title,
        "twitter:description": card.about,
        "twitter:image": f"{origin}{card.image}",
    }
    found = [f'<meta property="{name}" content="{escape(one)}" />' for name, one in said.items()]
    found += [f'<meta name="{name}" content="{escape(one)}" />' for name, one in twitter.items()]
    return "".join(found)


def origin(services: Services, request: Request) -> str:
    """Where this server is, as whoever asks has called it; the guard has checked the name."""
    scheme = "https" if services.settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"
