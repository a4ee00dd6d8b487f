"""The whole application. This is the one module of the server that knows the games."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.websockets import WebSocket

from musivum import __version__
from musivum.bots import names as levels
from musivum.core.errors import MusivumError
from musivum.core.game import Game
from musivum.drawing.lessons import has_lesson
from musivum.games import names, profile, room
from musivum.server import metrics
from musivum.server.errors import (
    Missing,
    Refused,
    TooMany,
    Unavailable,
    problem,
    status_of,
    wanted,
)
from musivum.server.http import cards, printing, puzzles, static
from musivum.server.http.description import describe
from musivum.server.http.guard import Guard
from musivum.server.http.limits import Budget
from musivum.server.http.pictures import router as pictures_router
from musivum.server.http.routes import metrics_router, router
from musivum.server.live import socket
from musivum.server.services import Services
from musivum.server.settings import Settings

ROUTERS = (router, pictures_router, cards.router, printing.router, puzzles.router, metrics_router)


def load(game: str, options: dict[str, Any]) -> Game:
    """A game from what a request says."""
    found = room(game)
    return found.load(**found.check(options))


def load_all() -> None:
    """Load the rules of all games, for those who are forked from this process."""
    for name in names():
        load(name, {}).start()


def catalogue() -> dict[str, Any]:
    """What ``GET /api/games`` answers."""
    listed = sorted(names(), key=lambda name: (profile(name).order, name))
    return {"games": [_described(name) for name in listed], "levels": list(levels())}


def _described(name: str) -> dict[str, Any]:
    found = profile(name)
    options = [
        {
            "name": option.name,
            "default": option.default,
            "allowed": [option.default]
            if option.local
            else None
            if option.allowed is None
            else list(option.allowed),
            "spelled": option.spelled,
        }
        for option in found.options
    ]
    return {
        "game": name,
        "players": list(found.players),
        "options": options,
        "daily": found.daily is not None,
        "minutes": found.minutes,
        "age": found.age,
        "chance": found.chance,
        "levels": [
            {"options": dict(place.options), "levels": list(levels(found, place.options))}
            for place in found.greedy
        ],
        "lesson": has_lesson(name),
    }


def make_app(settings: Settings | None = None, **parts: Any) -> FastAPI:
    """The application; ``parts`` go to the :class:`Services`, for tests."""
    chosen = settings or Settings()
    budget = Budget(chosen.limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(chosen, load, catalogue(), budget=budget, **parts)
        await services.start()
        app.state.services = services
        try:
            yield
        finally:
            services.registry.stopping = True
            await socket.say_goodbye(services)
            await services.stop()
            app.state.services = None

    app = FastAPI(
        title="Musivum",
        version=__version__,
        description="Four board games called Mosaic. The live half: see the protocol page.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        # As they are: included routers would be made anew when the first request comes, which
        # would wait for a tenth of a second.
        routes=[route for one in ROUTERS for route in one.routes],
    )
    app.state.services = None
    _add_live(app)
    _add_errors(app)
    app.add_middleware(Guard, settings=chosen, budget=budget)
    app.openapi = partial(_description, app)  # type: ignore[method-assign] # as FastAPI advises
    return app


def _description(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, made once."""
    if app.openapi_schema is None:
        app.openapi_schema = describe(app)
    return app.openapi_schema


def _add_live(app: FastAPI) -> None:
    sockets: dict[str, int] = {}

    @app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        services: Services | None = app.state.services
        if services is None or services.registry.stopping:
            await websocket.close(1013)
            return
        await socket.serve(websocket, services, sockets)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        services: Services | None = app.state.services
        head = "" if services is None else await cards.head(services, request)
        return static.serve("/" + path, request.headers.get("accept-encoding", ""), head=head)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(MusivumError)
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, MusivumError)
        metrics.REFUSED.labels(error.key).inc()
        headers = {}
        if isinstance(error, TooMany):
            headers["retry-after"] = str(error.values.get("seconds", 60))
        elif isinstance(error, Unavailable):
            headers["retry-after"] = "1"
        return _answered(request, error, status_of(error), headers)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        place = "/".join(str(step) for step in first["loc"])
        wrong = Refused("server-request", place=place[:100], problem=str(first["msg"])[:300])
        return _answered(request, wrong, 400)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if isinstance(error.__cause__, MusivumError):  # refused while the body was read
            return await refused(request, error.__cause__)
        path = request.url.path[:100]
        wrong: MusivumError = Missing("server-no-path", path=path)
        if error.status_code == 405:
            wrong = Refused("server-method", method=request.method, path=path)
        elif error.status_code == 400:
            wrong = Refused("server-request", place="body", problem=str(error.detail)[:200])
        return _answered(request, wrong, error.status_code, error.headers)


def _answered(
    request: Request, error: MusivumError, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    """A refusal, its text in the language that the one who asks would like to read."""
    language = wanted(request.headers.get("accept-language", ""))
    told = {**(headers or {}), "content-language": language, "vary": "Accept-Language"}
    return JSONResponse(problem(error, language), status, headers=told)
