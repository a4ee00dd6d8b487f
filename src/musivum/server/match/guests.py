"""Who someone is, without accounts: a guest has an id, a name, and a token that proves it.

A token is ``id.signature``, the signature an HMAC-SHA-256 of the id under the server's secret. A
browser carries it in a cookie that scripts cannot read. A *link* makes another device the same
guest: a random secret, good once and for a quarter of an hour, of which only a hash is kept.
"""

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256

from sqlalchemy import Connection, delete, select, update

from musivum.core.catalogue import LANGUAGES
from musivum.server.errors import Missing, Refused
from musivum.server.match.naming import named
from musivum.server.storage import tables
from musivum.server.storage.store import Store, insert_new

LINK_LASTS = 15 * 60_000
MOST_KNOWN = 50_000
"""Guests that are remembered; all others are looked up."""
MOST_SEEN = 100_000
"""Guests whose addresses are remembered; in memory only."""
NAMES = [
    "Amber",
    "Basalt",
    "Cobalt",
    "Coral",
    "Flint",
    "Garnet",
    "Jade",
    "Jasper",
    "Marble",
    "Onyx",
    "Opal",
    "Pearl",
    "Quartz",
    "Ruby",
    "Sienna",
    "Slate",
    "Topaz",
    "Umber",
]


@dataclass(frozen=True, slots=True)
class Guest:
    """Someone who uses the server."""

    id: str
    name: str
    language: str | None = None
    """The one that they chose, wherever they are; None if they never chose."""


class Guests:
    """Makes guests and recognises them."""

    def __init__(self, store: Store, secret: str, clock: Callable[[], int]) -> None:
        self.store = store
        self._secret = secret.encode()
        self.clock = clock
        self._known: dict[str, Guest] = {}
        self._where: dict[str, str] = {}

    def seen(self, guest: Guest, address: str) -> None:
        """A guest was heard from there."""
        if len(self._where) >= MOST_SEEN:
            self._where.clear()
        self._where[guest.id] = address

    def where(self, guest: str) -> str:
        """The address from which a guest was last heard here; who is no guest is one."""
        return self._where.get(guest, guest)

    def token(self, guest: str) -> str:
        """What proves that one is this guest."""
        return f"{guest}.{self._sign(guest)}"

    def proven(self, token: str | None) -> str | None:
        """The guest's id, if the token is genuine."""
        guest, _, signature = (token or "").partition(".")
        if not guest or not signature.isascii():
            return None
        return guest if hmac.compare_digest(signature, self._sign(guest)) else None

    async def find(self, token: str | None) -> Guest | None:
        """The guest of a token; None if it proves nothing."""
        guest = self.proven(token)
        if guest is None:
            return None
        # Where several processes serve, another one may have renamed the guest.
        if guest not in self._known or self.store.shared:
            found = await self.store.read(_find, guest)
            if found is None:
                return None
            self._remember(found)
        return self._known[guest]

    async def make(self, name: str | None) -> Guest:
        """A new guest; without a name they get one of a stone."""
        given = (
            named(name)
            if name is not None
            else f"{secrets.choice(NAMES)} {secrets.randbelow(900) + 100}"
        )
        guest = Guest("g" + secrets.token_hex(8), given)
        row = {"id": guest.id, "name": guest.name, "created": self.clock()}
        await self.store.write(partial(insert_new, table=tables.guests, row=row))
        self._remember(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The same guest with another name, from now on."""
        return await self._change(replace(guest, name=named(name)))

    async def speak(self, guest: Guest, language: str) -> Guest:
        """The same guest, spoken to in another language from now on."""
        return await self._change(replace(guest, language=offered(language)))

    async def _change(self, guest: Guest) -> Guest:
        values = {"name": guest.name, "language": guest.language}
        change = update(tables.guests).filter_by(id=guest.id).values(values)
        await self.store.write(lambda connection: connection.execute(change))
        self._remember(guest)
        return guest

    async def link(self, guest: Guest) -> tuple[str, int]:
        """A secret for another device, and when it expires."""
        secret = secrets.token_urlsafe(24)
        expires = self.clock() + LINK_LASTS
        row = {"hash": _hash(secret), "guest": guest.id, "expires": expires}

        def write(connection: Connection) -> None:
            connection.execute(delete(tables.links).where(tables.links.c.expires < self.clock()))
            insert_new(connection, tables.links, row)

        await self.store.write(write)
        return secret, expires

    async def claim(self, secret: str) -> Guest:
        """The guest who made this link, which now is used up."""
        now = self.clock()

        def write(connection: Connection) -> str | None:
            row = connection.execute(select(tables.links).filter_by(hash=_hash(secret))).first()
            connection.execute(delete(tables.links).filter_by(hash=_hash(secret)))
            return None if row is None or row.expires < now else str(row.guest)

        owner = await self.store.write(write)
        guest = None if owner is None else await self.find(self.token(owner))
        if guest is None:
            raise Missing("server-link")
        return guest

    def _sign(self, guest: str) -> str:
        return hmac.new(self._secret, guest.encode(), sha256).hexdigest()

    def remembered(self) -> set[str]:
        """Guests whom this process knows without looking them up."""
        return set(self._known)

    def _remember(self, guest: Guest) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[guest.id] = guest


def offered(language: str) -> str:
    """A language, if there are words in it."""
    if language not in LANGUAGES:
        raise Refused("language-none", language=language, allowed=", ".join(LANGUAGES))
    return language


def _hash(secret: str) -> str:
    return sha256(secret.encode(errors="surrogatepass")).hexdigest()


def _find(connection: Connection, guest: str) -> Guest | None:
    row = connection.execute(select(tables.guests).filter_by(id=guest)).first()
    return None if row is None else Guest(row.id, row.name, row.language)
