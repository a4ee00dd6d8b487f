"""The REST half of the protocol. Each route reads its request and calls what does the work.

Answers of some size are ``JSONResponse`` at once: FastAPI would walk through a dictionary in Python
before it writes it.
"""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from musivum.core.catalogue import page, page_language
from musivum.core.signature import ALGORITHM
from musivum.drawing.ahead import Ahead
from musivum.drawing.brings import Brings
from musivum.drawing.written import plain
from musivum.server.errors import Missing, problem, wanted
from musivum.server.http import answers as given
from musivum.server.http import requests
from musivum.server.http.analysed import Analysed, Analysing
from musivum.server.http.answers import answers
from musivum.server.http.asking import (
    ERRORS,
    MAKES,
    Anyone,
    Asker,
    Known,
    MatchId,
    Running,
)
from musivum.server.http.catalogue import catalogue
from musivum.server.http.guard import COOKIE, address_of
from musivum.server.http.match_answers import (
    Advice,
    Chances,
    Done,
    Lobby,
    Record,
    Replay,
    Snapshot,
    Summaries,
    Summary,
)
from musivum.server.live import lists
from musivum.server.match import listed, views
from musivum.server.match.guests import Guest, offered
from musivum.server.match.handed import hand_in
from musivum.server.services import Services

YEAR = 365 * 86_400
router = APIRouter(prefix="/api", responses=ERRORS)

# You


@router.post("/me", **answers(given.Identity))
async def be_someone(
    body: requests.Me, request: Request, response: Response, guest: Anyone, services: Running
) -> dict[str, Any]:
    """Who you are, and in which language; makes a guest if you are none."""
    if body.language is not None:
        offered(body.language)  # before anything is changed
    if guest is None:
        guest = await _newcomer(services, request, body.name)
    elif body.name is not None:
        guest = await services.guests.rename(guest, body.name)
    if body.language is not None:
        guest = await services.guests.speak(guest, body.language)
    return _identity(services, request, response, guest)


@router.get("/me", **answers(given.Identity))
async def who_am_i(guest: Known) -> dict[str, Any]:
    """Who you are, if you are someone."""
    return _told(guest, None)


@router.post("/me/link", **answers(given.Link))
async def make_link(guest: Known, services: Running) -> dict[str, Any]:
    """A secret that makes another device you."""
    token, expires = await services.guests.link(guest)
    return {"token": token, "expires": expires}


@router.post("/me/claim", **answers(given.Identity))
async def claim_link(
    body: requests.Claim, request: Request, response: Response, services: Running
) -> dict[str, Any]:
    """Become the guest who made a link."""
    services.new_guests.take(address_of(request.scope, services.settings.proxied))
    return _identity(services, request, response, await services.guests.claim(body.token))


@router.get("/me/turns", **answers(Summaries))
async def my_turns(guest: Known, services: Running) -> JSONResponse:
    """Running matches that wait for you."""
    cards = await services.store.read(lists.turns, guest.id)
    return JSONResponse({"matches": [views.summary(card, guest.id) for card in cards]})


@router.get("/me/matches", **answers(Summaries))
async def my_matches(
    guest: Known, services: Running, status: Literal["open", "playing", "over"] | None = None
) -> JSONResponse:
    """Your matches, newest first."""
    cards = await services.store.read(lists.mine, guest.id, status)
    return JSONResponse({"matches": [views.summary(card, guest.id) for card in cards]})


async def _newcomer(services: Services, request: Request, name: str | None = None) -> Guest:
    services.new_guests.take(address_of(request.scope, services.settings.proxied))
    return await services.guests.make(name)


def _identity(
    services: Services, request: Request, response: Response, guest: Guest
) -> dict[str, Any]:
    token = services.guests.token(guest.id)
    wanted = "x-musivum-token" in request.headers
    if not wanted:
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=services.settings.secure,
        )
    return _told(guest, token if wanted else None)


def _told(guest: Guest, token: str | None) -> dict[str, Any]:
    return {"guest": guest.id, "name": guest.name, "language": guest.language, "token": token}


# What there is


@router.get("/games", **answers(given.Games))
async def games(services: Running) -> dict[str, Any]:
    """The games with their options, and the bots' levels."""
    return services.catalogue


@router.get("/lobby", **answers(Lobby))
async def lobby(guest: Anyone, services: Running) -> JSONResponse:
    """Public matches to join, and to watch."""
    found = await services.store.read(lists.lobby)
    mine = None if guest is None else guest.id
    shown = {name: [views.summary(card, mine) for card in cards] for name, cards in found.items()}
    return JSONResponse(shown)


@router.get("/rules/{game}", **answers(given.Rules))
async def rules(
    game: str, services: Running, language: Annotated[str, Query(pattern="^[a-z]{2}$")] = "en"
) -> dict[str, Any]:
    """The rules page of a game, in the wanted language or in English; it says in which."""
    if game not in {one["game"] for one in services.catalogue["games"]}:
        raise Missing("server-no-path", path=f"/api/rules/{game[:40]}")
    spoken = page_language(game, language)
    return {"game": game, "language": spoken, "markdown": page(game, spoken)}


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


@router.get("/key", **answers(given.Key))
async def key(services: Running) -> dict[str, str]:
    """The public key by which the signatures of records are checked."""
    return {"algorithm": ALGORITHM, "key": services.signer.public}


@router.get("/health", **answers(given.Fine))
async def health() -> dict[str, bool]:
    """The process lives."""
    return {"ok": True}


@router.get("/ready", **answers(given.Fine))
async def ready(services: Running) -> dict[str, bool]:
    """The server can serve: it reaches its database and is not stopping."""
    await services.check_ready()
    return {"ok": True}


# Matches


@router.post("/matches", status_code=201, dependencies=MAKES, **answers(Summary, 201))
async def make_match(
    body: requests.NewMatch, request: Request, guest: Anyone, services: Running
) -> JSONResponse:
    """Make a match; who is no guest yet becomes one, as by ``POST /api/me``."""
    player = guest or await _newcomer(services, request)
    live = await services.matches.create(
        player,
        body.game,
        dict(body.options),
        [seat.model_dump() for seat in body.seats],
        body.pace.model_dump(),
        body.timeout,
        body.public,
        body.seating,
    )
    answer = JSONResponse(views.summary(listed.card(live.ledger), player.id), 201)
    if guest is None:
        _identity(services, request, answer, player)
    return answer


@router.post("/records", status_code=201, dependencies=MAKES, **answers(Summary, 201))
async def hand_in_record(
    body: requests.Handed, request: Request, guest: Anyone, services: Running
) -> JSONResponse:
    """Hand in a game that was played without a server; who is no guest yet becomes one."""
    player = guest or await _newcomer(services, request)
    live = await hand_in(services.matches, player, body.record)
    answer = JSONResponse(views.summary(listed.card(live.ledger), player.id), 201)
    if guest is None:
        _identity(services, request, answer, player)
    return answer


@router.get("/matches/{match}", **answers(Snapshot))
async def see_match(match: MatchId, guest: Anyone, services: Running) -> Response:
    """A match as you may see it."""
    mine = None if guest is None else guest.id
    live = await services.matches.watchable(mine, match)
    text = services.registry.snapshot(live, mine, views.FULL)
    return Response(text, media_type="application/json")


@router.post("/matches/{match}/join", **answers(Summary))
async def join(
    match: MatchId, body: requests.Join, guest: Known, services: Running
) -> JSONResponse:
    """Take a seat."""
    ledger = await services.matches.join(guest, match, body.seat, body.invite)
    return JSONResponse(views.summary(listed.card(ledger), guest.id))


@router.post("/matches/{match}/fill", **answers(Summary))
async def fill(
    match: MatchId, body: requests.Fill, guest: Known, services: Running
) -> JSONResponse:
    """Give a free seat to a bot."""
    ledger = await services.matches.fill(guest, match, body.seat, body.level)
    return JSONResponse(views.summary(listed.card(ledger), guest.id))


@router.post("/matches/{match}/leave", **answers(Summary))
async def leave(match: MatchId, guest: Known, services: Running) -> JSONResponse:
    """Give up your seats before the start."""
    return JSONResponse(
        views.summary(listed.card(await services.matches.leave(guest, match)), guest.id)
    )


@router.post("/matches/{match}/commit", **answers(Done))
async def commit(
    match: MatchId, body: requests.Commit, guest: Known, services: Running
) -> dict[str, int]:
    """A hash of your client's part of the dice."""
    return {"number": await services.matches.commit(guest, match, body.seat, body.hash)}


@router.post("/matches/{match}/reveal", **answers(Done))
async def reveal(
    match: MatchId, body: requests.Reveal, guest: Known, services: Running
) -> dict[str, int]:
    """Your client's part of the dice, when all are sealed."""
    return {"number": await services.matches.reveal(guest, match, body.seat, body.value)}


@router.post("/matches/{match}/play", **answers(Done))
async def play(
    match: MatchId, body: requests.Play, guest: Known, services: Running
) -> dict[str, int]:
    """Play a move."""
    number = await services.matches.play(
        guest, match, body.seat, body.move, body.id, body.turn, lag=0
    )
    return {"number": number}


@router.post("/matches/{match}/resign", **answers(Done))
async def resign(
    match: MatchId, body: requests.Act, guest: Known, services: Running
) -> dict[str, int]:
    """Resign."""
    return {"number": await services.matches.resign(guest, match, body.seat, body.id)}


@router.post("/matches/{match}/back", **answers(Done))
async def back(
    match: MatchId, body: requests.Act, guest: Known, services: Running
) -> dict[str, int]:
    """Take back your last move, or ask the others for it."""
    return {"number": await services.matches.take_back(guest, match, body.seat, body.id)}


@router.post("/matches/{match}/answer", **answers(Done))
async def answer(
    match: MatchId, body: requests.Answer, guest: Known, services: Running
) -> dict[str, int]:
    """Agree that another's move is taken back, or decline it."""
    number = await services.matches.answer(guest, match, body.seat, body.yes, body.id)
    return {"number": number}


@router.post("/matches/{match}/rematch", dependencies=MAKES, **answers(Summary))
async def rematch(match: MatchId, guest: Known, services: Running) -> JSONResponse:
    """Play again with the same people."""
    live = await services.matches.rematch(guest, match)
    return JSONResponse(views.summary(listed.card(live.ledger), guest.id))


@router.post("/matches/{match}/why", **answers(given.Verdict))
async def why(
    match: MatchId, body: requests.Why, guest: Known, services: Running, request: Request
) -> dict[str, Any]:
    """The rule that forbids a move now; nothing is played."""
    error = await services.matches.why(guest, match, body.seat, body.move)
    language = wanted(request.headers.get("accept-language", ""))
    return {"error": None} if error is None else problem(error, language)


@router.post("/matches/{match}/brings", **answers(Brings))
async def what_it_brings(
    match: MatchId, body: requests.Why, guest: Known, services: Running
) -> JSONResponse:
    """What a move would bring; nothing is played."""
    return JSONResponse(plain(await services.matches.brings(guest, match, body.seat, body.move)))


@router.get("/matches/{match}/ahead", **answers(Ahead))
async def what_can_be_planned(
    match: MatchId, seat: Annotated[int, Query(ge=0, le=20)], guest: Known, services: Running
) -> JSONResponse:
    """The scene of a seat as if it were its turn; null where nothing is certain before it is."""
    return JSONResponse(plain(await services.matches.ahead(guest, match, seat)))


@router.post("/matches/{match}/hint", **answers(Advice))
async def hint(
    match: MatchId, body: requests.Hint, guest: Known, services: Running
) -> dict[str, Any]:
    """A bot's advice."""
    return await services.matches.hint(guest, match, body.seat, body.level)


@router.get("/matches/{match}/record", **answers(Record))
async def record(match: MatchId, guest: Anyone, services: Running) -> Response:
    """The finished game, to keep."""
    found = await services.matches.record(None if guest is None else guest.id, match)
    name = f"{found.game}-{match}.json"
    return Response(
        services.signer.signed(found).json(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get("/matches/{match}/chances", **answers(Chances))
async def chances(match: MatchId, guest: Anyone, asker: Asker, services: Running) -> JSONResponse:
    """What could have been rolled and drawn in the finished game, to check its dice by."""
    found = await services.matches.chances(None if guest is None else guest.id, match, asker)
    return JSONResponse({"chances": found})


@router.get("/matches/{match}/replay", **answers(Replay))
async def replay(
    match: MatchId,
    guest: Anyone,
    asker: Asker,
    services: Running,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
    first: Annotated[int, Query(ge=0, le=20_000)] = 0,
    last: Annotated[int, Query(ge=0, le=20_000)] = 49,
    detail: Literal["full", "view", "scene"] = "full",
) -> JSONResponse:
    """The finished game, step by step."""
    mine = None if guest is None else guest.id
    return JSONResponse(
        await services.matches.replay(mine, match, seat, first, last, detail, asker)
    )


@router.get(
    "/matches/{match}/analysis",
    responses={
        200: {"model": Analysed},
        202: {"model": Analysing, "description": "not ready yet"},
    },
)
async def analysis(match: MatchId, guest: Anyone, asker: Asker, services: Running) -> Response:
    """What every move of the finished game was worth; asking for it begins the work."""
    found = await services.analyses.find(None if guest is None else guest.id, match, asker)
    if isinstance(found, str):
        return Response(found, media_type="application/json")
    return JSONResponse(found.data(), 202, headers={"retry-after": "1"})


@router.get("/matches/{match}/bots", **answers(given.SameDice))
async def bots(match: MatchId, guest: Anyone, asker: Asker, services: Running) -> JSONResponse:
    """What the bots make of the dice of a game alone; asking lets them begin."""
    found = await services.same_dice.find(None if guest is None else guest.id, match, asker)
    return JSONResponse(found.data())


# The daily challenge


@router.get("/daily", **answers(given.Day))
async def daily(
    guest: Anyone, services: Running, day: Annotated[str | None, Query(max_length=20)] = None
) -> dict[str, Any]:
    """A day's challenges and their results."""
    return await services.daily.standings(guest, day)


@router.post("/daily/{game}", dependencies=MAKES, **answers(Summary))
async def play_daily(game: str, guest: Known, services: Running) -> JSONResponse:
    """Your match of today."""
    live = await services.daily.play(guest, game)
    return JSONResponse(views.summary(listed.card(live.ledger), guest.id))


metrics_router = APIRouter()


@metrics_router.get("/metrics", include_in_schema=False)
async def metrics() -> Response:
    """Counters and measurements, for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
