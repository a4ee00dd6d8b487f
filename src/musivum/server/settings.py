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
    requests: float = 20.0
    """Requests a second from one guest or address, on average …"""
    requests_burst: float = 100.0
    """… and at once."""
    messages: float = 50.0
    """Live messages a second on one socket."""
    messages_burst: float = 200.0
    guests: float = 1.0
    """New guests a second from one address."""
    guests_burst: float = 60.0
    unfinished: int = 100
    """Unfinished matches that one guest has made."""
    sockets_per_address: int = 200
    watched: int = 200
    """Matches that one socket watches."""
    outbox: int = 1000
    """Messages that wait for a slow reader before it is cut off."""
    silence: float = 75.0
    """Seconds without a word, also no ``pong``, after which a socket is closed."""


UNLIMITED = Limits(
    requests=1e9,
    requests_burst=1e9,
    messages=1e9,
    messages_burst=1e9,
    guests=1e9,
    guests_burst=1e9,
    unfinished=10**9,
    sockets_per_address=10**9,
    watched=10**9,
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
