"""What guards the doors: origins, sizes, speeds, headers. See docs/security.md.

Plain ASGI around the whole application, so that nothing gets past it.
"""

import json
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from socket import gethostname
from typing import Any

from starlette.datastructures import Headers, MutableHeaders

from musivum.core.errors import MusivumError
from musivum.server import metrics
from musivum.server.errors import (
    Forbidden,
    Misdirected,
    Refused,
    TooLarge,
    TooMany,
    problem,
    status_of,
    wanted,
)
from musivum.server.http.limits import UNIT, Budget
from musivum.server.settings import Settings

log = logging.getLogger("musivum.http")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

COOKIE = "musivum"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
PROBED = frozenset({"/api/health", "/api/ready"})
"""Paths that tell nothing, so that a balancer may ask for them by any name."""
FREE = PROBED | {"/metrics"}
"""Paths that are watched by machines and not limited."""

COSTS = {
    ("POST", "/api/matches"): 5,
    ("POST", "/api/matches/{match}/rematch"): 5,
    ("POST", "/api/matches/{match}/hint"): 5,
    ("GET", "/api/matches/{match}/replay"): 4,
    ("GET", "/api/matches/{match}/chances"): 4,
    ("GET", "/api/matches/{match}/analysis"): 2,
    ("GET", "/api/print/game/{game}.pdf"): 20,
    ("GET", "/api/print/match/{match}.pdf"): 8,
    ("GET", "/api/cards/match/{match}.png"): 4,
    ("GET", "/api/cards/game/{game}.png"): 2,
    ("GET", "/api/cards/daily/{game}.png"): 2,
    ("POST", "/api/me/link"): 2,
}
"""What a request costs beyond itself and the length of its answer, in units of work."""
GUEST = "musivum.guest"
"""Where the scope of a request says who asked."""

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def address_of(scope: Scope, hops: int) -> str:
    """Where a client is, for counting; behind proxies of ours, what the outermost of them saw.

    Each of ``hops`` proxies adds who asked it to the end of X-Forwarded-For, so what counts is so
    many from the right: everything before that is what the client wrote itself.
    """
    if hops:
        lines = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
        told = [one.strip() for one in lines.split(",") if one.strip()]
        if told:
            return household(told[-min(hops, len(told))])
    client = scope.get("client")
    return household(client[0]) if client else "unknown"


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """An address as it is counted: in IPv6 the /64 network, all of which one household has.

    >>> household("2001:db8:1:2:aaaa::1") == household("[2001:db8:1:2::9]:4711")
    True
    >>> household("::ffff:192.0.2.1"), household("192.0.2.1:80")
    ('192.0.2.1', '192.0.2.1')
    """
    bare = address.partition("]")[0].lstrip("[") if address.startswith("[") else address
    if bare.count(":") == 1:  # a port; an address of IPv6 has more of them
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare)
    except ValueError:
        return address[:64]  # some proxies say "unknown"
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found) >> 64 << 64, 64)))


def check_host(scope: Scope, names: tuple[str, ...], origins: tuple[str, ...]) -> None:
    """A browser says by which name it came: only by ours, or another site could point its own here.

    An address of numbers cannot be pointed anywhere, so it is always right.
    """
    for given in Headers(scope=scope).getlist("host"):
        name = hostname(given)
        if not (_local(name) or name in names or name in {hostname(one) for one in origins}):
            raise Misdirected("server-host", host=given[:100])


def hostname(text: str) -> str:
    """The name alone, of a Host or an origin.

    >>> hostname("https://Games.example:8443"), hostname("[::1]:8000")
    ('games.example', '[::1]')
    """
    bare = text.rpartition("://")[2].lower()
    return re.sub(r":\d*$", "", bare).rstrip(".")


@lru_cache(maxsize=1000)
def _local(name: str) -> bool:
    """A name that means this machine, or an address of numbers."""
    own = gethostname().lower()
    if name in ("localhost", own, f"{own}.local") or name.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return bool(ip_address(name.removeprefix("[").removesuffix("]")))
    return False


def check_origin(scope: Scope, origins: tuple[str, ...]) -> None:
    """A browser says which site's page is asking: only ours may."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return
    scheme, _, host = origin.partition("://")
    if scheme in ("http", "https") and host == headers.get("host"):
        return
    raise Forbidden("server-origin", origin=origin[:200])


def token_of(headers: Headers, cookies: dict[str, str]) -> str | None:
    """The token that a request carries: as a bearer, else as a cookie."""
    kind, _, bearer = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return bearer.strip()
    return cookies.get(COOKIE)


class Guard:
    """Checks every request before the application sees it, and every answer after."""

    def __init__(self, app: App, settings: Settings, budget: Budget) -> None:
        self.app = app
        self.settings = settings
        self.budget = budget
        self.headers = dict(HEADERS)
        if settings.secure:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard one request; sockets are guarded where they are accepted."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status, sent = 500, 0

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status, sent
            sent += len(message.get("body", b""))
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, _bounded(receive, self.settings.limits.body), answer)
        except MusivumError as error:
            metrics.REFUSED.labels(error.key).inc()
            await _refuse(scope, answer, error)
        except Exception:
            incident = secrets.token_hex(4)
            log.exception("request-failed", extra={"incident": incident, "path": _route(scope)})
            status = 500
            await _refuse(scope, answer, Broken("server-broken", incident=incident))
        finally:
            if _limited(scope):
                address = address_of(scope, self.settings.proxied)
                cost = sent / UNIT + COSTS.get((scope["method"], _route(scope)), 0)
                self.budget.charge(address, scope.get(GUEST), cost)
            metrics.REQUESTS.labels(_route(scope), str(status)).inc()
            took = round((time.perf_counter() - began) * 1000, 1)
            # The route, not the path: ids and secrets do not get into logs.
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": _route(scope),
                    "status": status,
                    "ms": took,
                },
            )

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["path"] not in PROBED:
            check_host(scope, self.settings.host_names, self.settings.origins)
        if _limited(scope):
            self.budget.take(address_of(scope, self.settings.proxied), None)
        if scope["method"] not in SAFE:
            check_origin(scope, self.settings.origins)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.limits.body:
            raise TooLarge("server-large", most=self.settings.limits.body)


class Broken(Refused):
    """Our own mistake."""

    status = 500


def _bounded(receive: Receive, most: int) -> Receive:
    """A body without a length is counted while it is read."""
    read = 0

    async def counted() -> MutableMapping[str, Any]:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise TooLarge("server-large", most=most)
        return message

    return counted


async def _refuse(scope: Scope, send: Send, error: MusivumError) -> None:
    language = wanted(Headers(scope=scope).get("accept-language", ""))
    body = json.dumps(problem(error, language)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.values.get("seconds", 60)).encode()))
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _limited(scope: Scope) -> bool:
    return scope["path"] not in FREE and scope["path"].startswith("/api")


def _route(scope: Scope) -> str:
    route = scope.get("route")
    return str(getattr(route, "path", None) or "other")
