"""Running the application under uvicorn, with a graceful end."""

import gc
import logging
import socket as sockets

import uvicorn
from fastapi import FastAPI

from musivum.core.catalogue import say
from musivum.server import logs
from musivum.server.app import make_app
from musivum.server.http.connection import protocols
from musivum.server.live import socket
from musivum.server.services import check, thinkers_of
from musivum.server.settings import Settings

log = logging.getLogger("musivum.run")

GRACE_SECONDS = 10
"""How long requests that are under way may take when the server stops."""


class Server(uvicorn.Server):
    """Tells those who are connected before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.musivum = app

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Say where the server is, once it listens."""
        await super().startup(sockets)
        calm_the_collector()
        for server in getattr(self, "servers", []):
            for listening in server.sockets:
                host, port = listening.getsockname()[:2]
                address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
                print(say("server-started", address=address), flush=True)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Say goodbye, then stop as uvicorn does."""
        services = self.musivum.state.services
        if services is not None:
            services.registry.stopping = True
            await socket.say_goodbye(services)
        await super().shutdown(sockets)


def calm_the_collector() -> None:
    """Have Python look for garbage in cycles more seldom, and never in what is there for good.

    The rules, the compiler and the libraries are half a million objects. Going through all of them,
    as happens by default whenever the number of new ones has grown by a quarter, would stop the
    server for a fifth of a second. Little of what a match makes is in cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 5, 5_000)


def run(settings: Settings, host: str, port: int, level: str) -> None:
    """Serve until told to stop."""
    logs.set_up(level)
    check(settings.database)
    thinkers = thinkers_of(settings)
    app = make_app(settings, thinkers=thinkers)
    Server(configured(app, settings, host, port), app).run()


def configured(app: FastAPI, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves the application."""
    http, live = protocols(settings)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=http,
        ws=live,
        ws_max_size=settings.limits.message * 2,
        ws_ping_interval=None,  # ours measure the lag too
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=4096,
    )
