"""Running the application under uvicorn, with a graceful end."""

import logging
import socket as sockets
from dataclasses import replace

import uvicorn
from fastapi import FastAPI

from musivum.core.catalogue import say
from musivum.server import collector, logs
from musivum.server.app import load_all, make_app
from musivum.server.http.connection import protocols
from musivum.server.live import socket
from musivum.server.services import check, lock, thinkers_of
from musivum.server.settings import Settings
from musivum.server.several import Family
from musivum.server.storage.store import Store
from musivum.server.storage.together import Together

log = logging.getLogger("musivum.run")

BACKLOG = 4096
GRACE_SECONDS = 10
"""How long requests that are under way may take when the server stops."""


class Server(uvicorn.Server):
    """Tells those who are connected before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, *, says: bool = True) -> None:
        super().__init__(config)
        self.musivum = app
        self._says = says
        """Whether it tells people where it is."""

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Say where the server is, once it listens."""
        await super().startup(sockets)
        collector.calm()
        if not self._says:
            return
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


def run(settings: Settings, host: str, port: int, level: str, processes: int = 1) -> None:
    """Serve until told to stop."""
    logs.set_up(level)
    check(settings.database)
    if processes > 1:
        _run_several(settings, host, port, processes)
        return
    thinkers = thinkers_of(settings)
    app = make_app(settings, thinkers=thinkers)
    Server(configured(app, settings, host, port), app).run()


def _run_several(settings: Settings, host: str, port: int, processes: int) -> None:
    """The same by several processes, which divide the bots among them."""
    held = lock(Store(settings.database))  # by all of them, as long as one lives
    each = replace(settings, bots=max(1, settings.bots // processes))
    load_all()
    listening = uvicorn.Config("", host=host, port=port, log_config=None).bind_socket()

    def serve(together: Together, first: bool) -> None:
        store = Store(each.database, together=together)
        app = make_app(each, thinkers=thinkers_of(each), store=store)
        server = Server(configured(app, each, host, port), app, says=first)
        server.run(sockets=[listening])

    Family(processes, serve).run()
    if held is not None:
        held.release()


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
        backlog=BACKLOG,
    )
