"""The REST half of the protocol. Each route reads its request and calls what does the work.

Answers of some size are ``JSONResponse`` at once: FastAPI would walk through a dictionary in Python
before it writes it.
"""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from musivum.core.catalogue import page
from musivum.server.errors import Missing, TooMany, Unavailable, Unknown
from musivum.server.http import answers as given
from musivum.server.http import requests
from musivum.server.http.answers import answers
from musivum.server.http.catalogue import catalogue
from musivum.server.http.guard import COOKIE, address_of, token_of
from musivum.server.live import lists
from musivum.server.match import views
from musivum.server.match.draft import problem
from musivum.server.match.guests import Guest
from musivum.server.services import House

YEAR = 365 * 86_400
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": text, "model": given.Problem}
    for status, text in (
        (400, "wrong request, or an illegal move"),
        (401, "no guest yet"),
        (403, "not yours, or from another site"),
        (404, "no such thing"),
        (405, "not this method"),
        (409, "not now"),
        (413, "too large"),
        (429, "too fast, or too many"),
        (503, "starting or stopping"),
    )
}
router = APIRouter(prefix="/api", responses=ERRORS)

MatchId = Annotated[str, Path(max_length=40)]


async def house(request: Request) -> House:
    """The server's parts, once it has started."""
    # Not a plain function: FastAPI would call that in another thread, for every request.
    found: House | None = request.app.state.house
    if found is None:
        raise Unavailable("server-stopping")
    return found


Here = Annotated[House, Depends(house)]


async def anyone(request: Request, here: Here) -> Guest | None:
    """Whoever asks; None if they are no guest yet."""
    return await here.guests.find(token_of(request.headers, request.cookies))


async def known(guest: Annotated[Guest | None, Depends(anyone)], here: Here) -> Guest:
    """A guest, or 401."""
    if guest is None:
        raise Unknown("server-no-guest")
    here.requests.take(guest.id)
    return guest


Anyone = Annotated[Guest | None, Depends(anyone)]
Known = Annotated[Guest, Depends(known)]

# You


@router.post("/me", **answers(given.Identity))
async def be_someone(
    body: requests.Me, request: Request, response: Response, guest: Anyone, here: Here
) -> dict[str, Any]:
    """Who you are; makes a guest if you are none."""
    if guest is None:
        here.new_guests.take(address_of(request.scope, here.settings.proxied))
        guest = await here.guests.make(body.name)
    elif body.name is not None:
        guest = await here.guests.rename(guest, body.name)
    return _identity(here, request, response, guest)


@router.get("/me", **answers(given.Identity))
async def who_am_i(guest: Known) -> dict[str, Any]:
    """Who you are, if you are someone."""
    return {"guest": guest.id, "name": guest.name, "token": None}


@router.post("/me/link", **answers(given.Link))
async def make_link(guest: Known, here: Here) -> dict[str, Any]:
    """A secret that makes another device you."""
    token, expires = await here.guests.link(guest)
    return {"token": token, "expires": expires}


@router.post("/me/claim", **answers(given.Identity))
async def claim_link(
    body: requests.Claim, request: Request, response: Response, here: Here
) -> dict[str, Any]:
    """Become the guest who made a link."""
    here.new_guests.take(address_of(request.scope, here.settings.proxied))
    return _identity(here, request, response, await here.guests.claim(body.token))


@router.get("/me/turns", **answers(given.Summaries))
async def my_turns(guest: Known, here: Here) -> JSONResponse:
    """Running matches that wait for you."""
    cards = await here.store.read(lists.turns, guest.id)
    return JSONResponse({"matches": [views.summary(card, guest.id) for card in cards]})


@router.get("/me/matches", **answers(given.Summaries))
async def my_matches(
    guest: Known, here: Here, status: Literal["open", "playing", "over"] | None = None
) -> JSONResponse:
    """Your matches, newest first."""
    cards = await here.store.read(lists.mine, guest.id, status)
    return JSONResponse({"matches": [views.summary(card, guest.id) for card in cards]})


def _identity(here: House, request: Request, response: Response, guest: Guest) -> dict[str, Any]:
    token = here.guests.token(guest.id)
    wanted = "x-musivum-token" in request.headers
    if not wanted:
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=here.settings.secure,
        )
    return {"guest": guest.id, "name": guest.name, "token": token if wanted else None}


# What there is


@router.get("/games", **answers(given.Games))
async def games(here: Here) -> dict[str, Any]:
    """The games with their options, and the bots' levels."""
    return here.catalogue


@router.get("/lobby", **answers(given.Lobby))
async def lobby(guest: Anyone, here: Here) -> JSONResponse:
    """Public matches to join, and to watch."""
    found = await here.store.read(lists.lobby)
    mine = None if guest is None else guest.id
    shown = {name: [views.summary(card, mine) for card in cards] for name, cards in found.items()}
    return JSONResponse(shown)


@router.get("/rules/{game}", **answers(given.Rules))
async def rules(
    game: str, here: Here, language: Annotated[str, Query(pattern="^[a-z]{2}$")] = "en"
) -> dict[str, Any]:
    """The rules page of a game."""
    if game not in {one["game"] for one in here.catalogue["games"]}:
        raise Missing("server-no-path", path=f"/api/rules/{game[:40]}")
    try:
        return {"game": game, "language": language, "markdown": page(game, language)}
    except FileNotFoundError:
        raise Missing("server-no-path", path=f"/api/rules/{game}") from None


@router.get(
    "/words/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def words(language: Annotated[str, Path(pattern="^[a-z]{2}$")]) -> PlainTextResponse:
    """The message catalogue of a language."""
    found = catalogue(language)
    if not found:
        raise Missing("server-no-path", path=f"/api/words/{language}")
    return PlainTextResponse(found, headers={"cache-control": "max-age=3600"})


@router.get("/health", **answers(given.Fine))
async def health() -> dict[str, bool]:
    """The process lives."""
    return {"ok": True}


@router.get("/ready", **answers(given.Fine))
async def ready(here: Here) -> dict[str, bool]:
    """The server can serve: it reaches its database and is not stopping."""
    await here.check_ready()
    return {"ok": True}


# Matches


@router.post("/matches", status_code=201, **answers(given.Summary, 201))
async def make_match(body: requests.NewMatch, guest: Known, here: Here) -> JSONResponse:
    """Make a match."""
    live = await here.matches.create(
        guest,
        body.game,
        dict(body.options),
        [seat.model_dump() for seat in body.seats],
        body.pace.model_dump(),
        body.timeout,
        body.public,
    )
    return JSONResponse(views.summary(live.ledger.card(), guest.id), 201)


@router.get("/matches/{match}", **answers(given.Snapshot))
async def look(match: MatchId, guest: Anyone, here: Here) -> Response:
    """A match as you may see it."""
    mine = None if guest is None else guest.id
    live = await here.matches.watchable(mine, match)
    text = here.hall.snapshot(live, mine, views.FULL)
    return Response(text, media_type="application/json")


@router.post("/matches/{match}/join", **answers(given.Summary))
async def join(match: MatchId, body: requests.Join, guest: Known, here: Here) -> JSONResponse:
    """Take a seat."""
    ledger = await here.matches.join(guest, match, body.seat, body.invite, body.contribution)
    return JSONResponse(views.summary(ledger.card(), guest.id))


@router.post("/matches/{match}/leave", **answers(given.Summary))
async def leave(match: MatchId, guest: Known, here: Here) -> JSONResponse:
    """Give up your seats before the start."""
    return JSONResponse(views.summary((await here.matches.leave(guest, match)).card(), guest.id))


@router.post("/matches/{match}/contribute", **answers(given.Done))
async def contribute(
    match: MatchId, body: requests.Contribute, guest: Known, here: Here
) -> dict[str, int]:
    """Your client's part of the dice."""
    return {"number": await here.matches.contribute(guest, match, body.seat, body.value)}


@router.post("/matches/{match}/play", **answers(given.Done))
async def play(match: MatchId, body: requests.Play, guest: Known, here: Here) -> dict[str, int]:
    """Play a move."""
    number = await here.matches.play(guest, match, body.seat, body.move, body.id, body.turn, lag=0)
    return {"number": number}


@router.post("/matches/{match}/resign", **answers(given.Done))
async def resign(match: MatchId, body: requests.Act, guest: Known, here: Here) -> dict[str, int]:
    """Resign."""
    return {"number": await here.matches.resign(guest, match, body.seat, body.id)}


@router.post("/matches/{match}/back", **answers(given.Done))
async def back(match: MatchId, body: requests.Act, guest: Known, here: Here) -> dict[str, int]:
    """Take back your last move."""
    return {"number": await here.matches.take_back(guest, match, body.seat, body.id)}


@router.post("/matches/{match}/rematch", **answers(given.Summary))
async def rematch(match: MatchId, guest: Known, here: Here) -> JSONResponse:
    """Play again with the same people."""
    live = await here.matches.rematch(guest, match)
    return JSONResponse(views.summary(live.ledger.card(), guest.id))


@router.post("/matches/{match}/why", **answers(given.Verdict))
async def why(match: MatchId, body: requests.Why, guest: Known, here: Here) -> dict[str, Any]:
    """The rule that forbids a move now; nothing is played."""
    error = await here.matches.why(guest, match, body.seat, body.move)
    return {"error": None} if error is None else problem(error)


@router.post("/matches/{match}/hint", **answers(given.Advice))
async def hint(match: MatchId, body: requests.Hint, guest: Known, here: Here) -> dict[str, Any]:
    """A bot's advice."""
    if here.hints >= 8:
        raise TooMany("server-slow-down", seconds=2)
    here.hints += 1
    try:
        return await here.matches.hint(guest, match, body.seat, body.level)
    finally:
        here.hints -= 1


@router.get("/matches/{match}/record", **answers(given.Record))
async def record(match: MatchId, guest: Anyone, here: Here) -> Response:
    """The finished game, to keep."""
    found = await here.matches.record(None if guest is None else guest.id, match)
    name = f"{found.game}-{match}.json"
    return Response(
        found.json(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get("/matches/{match}/chances", **answers(given.Chances))
async def chances(match: MatchId, guest: Anyone, here: Here) -> JSONResponse:
    """What could have been rolled and drawn in the finished game, to check its dice by."""
    found = await here.matches.chances(None if guest is None else guest.id, match)
    return JSONResponse({"chances": found})


@router.get("/matches/{match}/replay", **answers(given.Replay))
async def replay(
    match: MatchId,
    guest: Anyone,
    here: Here,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
    first: Annotated[int, Query(ge=0, le=20_000)] = 0,
    last: Annotated[int, Query(ge=0, le=20_000)] = 49,
    detail: Literal["full", "view", "scene"] = "full",
) -> JSONResponse:
    """The finished game, step by step."""
    mine = None if guest is None else guest.id
    return JSONResponse(await here.matches.replay(mine, match, seat, first, last, detail))


@router.get(
    "/matches/{match}/analysis",
    responses={
        200: {"model": given.Analysed},
        202: {"model": given.Analysing, "description": "not ready yet"},
    },
)
async def analysis(match: MatchId, guest: Anyone, here: Here) -> Response:
    """What every move of the finished game was worth; asking for it begins the work."""
    found = await here.analyses.look(None if guest is None else guest.id, match)
    if isinstance(found, str):
        return Response(found, media_type="application/json")
    return JSONResponse(found.data(), 202, headers={"retry-after": "1"})


# The daily challenge


@router.get("/daily", **answers(given.Day))
async def daily(
    guest: Anyone, here: Here, day: Annotated[str | None, Query(max_length=20)] = None
) -> dict[str, Any]:
    """A day's challenges and their results."""
    return await here.daily.table(guest, day)


@router.post("/daily/{game}", **answers(given.Summary))
async def play_daily(game: str, guest: Known, here: Here) -> JSONResponse:
    """Your match of today."""
    live = await here.daily.play(guest, game)
    return JSONResponse(views.summary(live.ledger.card(), guest.id))


metrics_router = APIRouter()


@metrics_router.get("/metrics", include_in_schema=False)
async def metrics() -> Response:
    """Counters and measurements, for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
