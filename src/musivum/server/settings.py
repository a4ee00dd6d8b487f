"""How a server is set up; ``musivum serve`` has a flag and an environment variable for most."""

import os
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limits:
    """What one guest, one address and one socket may do."""

    body: int = 64 * 1024
    """Bytes of a request."""
    message: int = 16 * 1024
    """Bytes of a live message."""
    work: float = 50.0
    """Units of work a second for one guest, over REST and all sockets together, on average …"""
    work_burst: float = 200.0
    """… and at once. See :class:`musivum.server.http.limits.Budget` for what costs how much."""
    address_work: float = 100.0
    """The same for an address, with all guests who are there."""
    address_work_burst: float = 600.0
    guests: float = 1.0
    """New guests a second from one address."""
    guests_burst: float = 60.0
    matches: float = 0.1
    """New matches a second from one address …"""
    matches_burst: float = 60.0
    """… and at once."""
    unfinished: int = 100
    """Unfinished matches that one guest has made."""
    sockets_per_address: int = 200
    watched: int = 200
    """Matches that one socket watches."""
    outbox: int = 1000
    """Messages that wait for a slow reader before it is cut off …"""
    outbox_bytes: int = 2_000_000
    """… or bytes, if more than one message waits …"""
    address_bytes: int = 16_000_000
    """… or bytes that wait for all readers of an address."""
    stall: float = 20.0
    """Seconds without taking anything after which a reader is cut off."""
    headers: int = 64
    """Headers of a request …"""
    header_bytes: int = 16 * 1024
    """… and their bytes, with the address that is asked for …"""
    header_seconds: float = 10.0
    """… and how long they may take …"""
    body_seconds: float = 30.0
    """… and the body after them."""
    half_open: int = 100
    """Connections of an address on which no whole request has come yet."""
    silence: float = 75.0
    """Seconds without a word, also no ``pong``, after which a socket is closed."""


UNLIMITED = Limits(
    work=1e9,
    work_burst=1e9,
    address_work=1e9,
    address_work_burst=1e9,
    guests=1e9,
    guests_burst=1e9,
    matches=1e9,
    matches_burst=1e9,
    unfinished=10**9,
    sockets_per_address=10**9,
    watched=10**9,
    address_bytes=10**9,
    half_open=10**9,
)
"""For load tests: everything but the sizes."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One server process."""

    database: str = "sqlite:///musivum.db"
    bots: int = max(1, (os.cpu_count() or 2) - 1)
    """Worker processes for bots."""
    warm: bool = False
    """One of them gets ready for every game at once, and not when it is first asked."""
    pause: float = 0.0
    """Seconds that a bot takes for a move at least, so that people can follow what happens."""
    ray: bool = False
    """Bots think on Ray …"""
    ray_address: str | None = None
    """… on the cluster at this address; without one, on a cluster of this machine."""
    origins: tuple[str, ...] = ()
    """Origins beside the server's own whose pages may use it."""
    secure: bool = False
    """Reached by https: cookies are for https only, and browsers are told to stay there."""
    host_names: tuple[str, ...] = ()
    """Names under which the server is reached, beside this machine's own and those of origins."""
    proxied: int = 0
    """Behind so many proxies of ours: the client's address is so many from the right in
    X-Forwarded-For."""
    secret: str = ""
    """What signs cookies; by default one that is made once and kept in the database."""
    idle: float = 300.0
    """Seconds after which an unwatched match leaves the memory."""
    limits: Limits = field(default_factory=Limits)
