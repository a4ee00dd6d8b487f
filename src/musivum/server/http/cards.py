"""Links that unfurl: what the head of a page says of its address, and the picture for it."""

import re
from html import escape
from typing import Annotated, Any
from urllib.parse import parse_qs

from fastapi import APIRouter, Path, Query, Request, Response

from musivum.core.catalogue import say
from musivum.core.errors import MusivumError
from musivum.server.http.routes import ERRORS, FILE, Asker, MatchId, Running
from musivum.server.match.cards import HEIGHT, WIDTH, Card
from musivum.server.services import Services

router = APIRouter(prefix="/api/cards", responses=ERRORS)

MINUTE, DAY = 60, 86_400
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {"schema": FILE}}, "description": "the picture"}
}
_MATCH = re.compile(r"/(?:m|replay|embed/replay)/([0-9a-z]{1,40})")
_GAME = re.compile(r"/(?:rules|new)/([a-z]{1,40})")
_STEP = re.compile(r"\d{1,5}")
MARK = "</head>"


def _png(content: bytes, seconds: int) -> Response:
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
) -> Response:
    """A match as a spectator sees it."""
    content, changes = await services.cards.match(match, step, asker)
    return _png(content, MINUTE if changes else DAY)


Name = Annotated[str, Path(max_length=40)]


@router.get("/game/{game}.png", responses=PICTURE, response_class=Response)
async def game_card(game: Name, asker: Asker, services: Running) -> Response:
    """A game, by its own picture."""
    return _png(await services.cards.game(game, False, asker), DAY)


@router.get("/daily/{game}.png", responses=PICTURE, response_class=Response)
async def daily_card(game: Name, asker: Asker, services: Running) -> Response:
    """A daily challenge: its game, and nothing of its dice."""
    return _png(await services.cards.game(game, True, asker), DAY)


async def head(services: Services, request: Request) -> str:
    """The tags that a page of this address has, for those who unfurl links; none if it has none."""
    try:
        card = await _card(services, request.url.path, request.url.query)
    except MusivumError:  # no such match, or one that is not everybody's: the page will say so
        return ""
    return "" if card is None else tags(card, _origin(services, request), str(request.url.path))


async def _card(services: Services, path: str, query: str) -> Card | None:
    games = [one["game"] for one in services.catalogue["games"]]
    found = _MATCH.fullmatch(path)
    if found:
        asked = parse_qs(query).get("step", [""])[0]
        step = int(asked) if _STEP.fullmatch(asked) else None
        return await services.cards.of_match(found[1], step)
    chosen = _GAME.fullmatch(path)
    if chosen and chosen[1] in games:
        title = say(f"{chosen[1]}-title")
        return Card(title, say(f"{chosen[1]}-about"), f"/api/cards/game/{chosen[1]}.png")
    if path == "/daily":
        daily = [one["game"] for one in services.catalogue["games"] if one["daily"]]
        if daily:
            title = say("card-daily", title="Musivum")
            return Card(title, say("card-about-daily"), f"/api/cards/daily/{daily[0]}.png")
    return None


def tags(card: Card, origin: str, path: str) -> str:
    """Open Graph and Twitter cards."""
    said = {
        "og:site_name": "Musivum",
        "og:type": "website",
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


def _origin(services: Services, request: Request) -> str:
    """Where this server is, as whoever asks has called it; the guard has checked the name."""
    scheme = "https" if services.settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"
