"""All parts of a running server, put together in the order in which they need each other."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from musivum.core.catalogue import say
from musivum.core.errors import refused
from musivum.core.game import Game
from musivum.core.signature import Signer
from musivum.server.errors import Refused, Unavailable
from musivum.server.http.limits import Buckets, Budget
from musivum.server.live.presence import Presence
from musivum.server.match import retention
from musivum.server.match.cards import Cards
from musivum.server.match.clock import Clock
from musivum.server.match.daily import Daily
from musivum.server.match.driver import Driver, forever
from musivum.server.match.guests import Guests
from musivum.server.match.registry import Registry
from musivum.server.match.service import Matches
from musivum.server.settings import Settings
from musivum.server.storage import tables
from musivum.server.storage.address import address_of
from musivum.server.storage.files import Lock, exposed, make_private, path_of
from musivum.server.storage.hearing import Hearing
from musivum.server.storage.listen import Listener
from musivum.server.storage.store import PRESENCE, Store, insert_new, version
from musivum.server.storage.together import Neighbour
from musivum.server.thinking.analyses import Analyses
from musivum.server.thinking.pool import BotError, Thinkers, Workers
from musivum.server.thinking.queue import Queue, Urgency
from musivum.server.thinking.same_dice import SameDice

log = logging.getLogger("musivum.server")

READY_SECONDS = 2.5
"""Nothing was durable for so long: not ready."""


class Services:
    """One server process."""

    def __init__(
        self,
        settings: Settings,
        load: Callable[[str, dict[str, Any]], Game],
        catalogue: dict[str, Any],
        *,
        thinkers: Thinkers | None = None,
        budget: Budget | None = None,
        clock: Callable[[], int] | None = None,
        store: Store | None = None,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.catalogue = catalogue
        self.name = secrets.token_hex(8)
        self.store = store or Store(settings.database)
        self.store.name = self.name
        self.thinkers: Thinkers = thinkers or thinkers_of(settings)
        self.queue = Queue(self.thinkers, self._address_of)
        self.clock = clock or Clock()
        self.registry = Registry(self.store, load, self.clock, monotonic)
        self.matches = Matches(
            self.registry,
            lambda: tuple(catalogue["levels"]),
            self.queue,
            settings.limits.unfinished,
        )
        self.cards = Cards(self.matches, [one["game"] for one in catalogue["games"]])
        tell = None if not self.store.shared else partial(self.store.notify, PRESENCE)
        self.presence = Presence(self.registry, self.name, tell)
        self.driver = Driver(
            self.registry,
            self.matches,
            self.queue,
            self.presence,
            idle=settings.idle,
            pause=settings.pause,
        )
        limits = settings.limits
        self.budget = budget or Budget(limits)
        """What guests and addresses may ask for; the guard of the doors has the same one."""
        self.owed: Counter[str] = Counter()
        """Bytes that wait for the readers of each address."""
        self.new_guests = Buckets("guests", limits.guests, limits.guests_burst)
        self.new_matches = Buckets("matches", limits.matches, limits.matches_burst)
        self.sessions: set[Any] = set()
        self._listener: Hearing | None = None
        self._lock: Lock | None = None

    async def start(self) -> None:
        """Open the database, find the secrets, begin to drive."""
        self._lock = lock(self.store)
        await self._open()
        secret = self.settings.secret or await self.store.write(_secret)
        self.guests = Guests(self.store, secret, self.registry.clock)
        self.signer = Signer(secret)
        await self.thinkers.start()
        self.daily = Daily(
            self.matches,
            [one["game"] for one in self.catalogue["games"]],
            self.queue,
            secret,
            self.driver.spawn,
        )
        self.analyses = Analyses(self.matches, self.queue, self.driver.spawn)
        self.same_dice = SameDice(self.matches, self.queue, self.driver.spawn)
        await self.driver.start()
        self.driver.spawn(forever(self._forget, retention.EVERY, later=True))
        if self.settings.warm:
            self.driver.spawn(self._warm_up())
        if self.store.shared:
            self._listen()
        database = await self.store.read(version)
        log.info("started", extra={"server": self.name, "database": database})

    async def _open(self) -> None:
        if self.store.inline:
            self.store.open()
        else:
            await asyncio.get_running_loop().run_in_executor(None, self.store.open)
        warn_of_others(self.store)
        now = await self.store.read(self.store.time)
        if now is not None and isinstance(self.clock, Clock):
            self.clock.set(now)  # the same for all processes

    async def stop(self) -> None:
        """Finish what was begun; nothing new is taken any more."""
        self.registry.stopping = True
        if self._listener is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._listener.stop)
        await self.driver.stop()
        with contextlib.suppress(
            SQLAlchemyError, Unavailable
        ):  # the others will notice by themselves
            await self.presence.leave()
            await self.registry.outages.leave()
        await self.thinkers.stop()
        await asyncio.get_running_loop().run_in_executor(None, self.matches.replays.close)
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)
        if self._lock is not None:
            self._lock.release()
        log.info("stopped", extra={"server": self.name})

    async def _forget(self) -> None:
        matches = {live.ledger.match for live in self.registry.all_open()}
        now = self.registry.clock()
        gone = await retention.forget(self.store, now, matches, self.guests.remembered())
        if gone:
            counts = {"matches": len(gone.matches), "guests": len(gone.guests)}
            log.info("forgotten", extra=counts)

    def _address_of(self, guest: str) -> str:
        """Where someone is, for those who think."""
        return self.guests.where(guest)

    async def _warm_up(self) -> None:
        with contextlib.suppress(BotError):  # whoever needs a bot will hear what is wrong
            await self.queue.ask({"do": "warm up", "level": "none"}, Urgency.IDLE)

    async def check_ready(self) -> None:
        """An error if this process cannot serve now."""
        if self.registry.stopping:
            raise Unavailable("server-stopping")
        if self.store.damaged:
            raise Unavailable("server-database-damaged")
        # However often it is asked, something was really written a moment ago.
        if not self.registry.outages.fresh(READY_SECONDS):
            with contextlib.suppress(TimeoutError, Unavailable):
                await asyncio.wait_for(self.registry.outages.beat(), READY_SECONDS)
                return
            raise Unavailable("server-database-away")

    def _listen(self) -> None:
        loop = asyncio.get_running_loop()

        def later(work: Callable[[Any], None], value: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended before this thread
                loop.call_soon_threadsafe(work, value)

        def heard(channel: str, said: str) -> None:
            if channel == PRESENCE:
                later(self.presence.hear, said)
                return
            name, *matches = said.split(" ")
            if name != self.name:
                later(self._heard, matches)

        def missed() -> None:
            later(self._heard, None)

        together = self.store.together
        self._listener = (
            Listener(self.store.url, heard, missed)
            if together is None
            else Neighbour(together, heard, missed)
        )
        self._listener.start()

    def _heard(self, matches: list[str] | None) -> None:
        """Another process has written; None: we do not know which matches."""
        if matches is None:
            self.presence.ask()
            matches = [live.ledger.match for live in self.registry.all_open()]
        self.driver.elsewhere(matches)
        for match in matches:
            live = self.registry.opened(match)
            # Nobody is told of a match that nobody looks at; who asks for it reads what is on disk.
            if live is not None and live.is_followed:
                self.driver.spawn(self.registry.catch_up(match))


def thinkers_of(settings: Settings) -> Thinkers:
    """Who thinks for the bots: processes of this machine, or a cluster."""
    if not settings.ray:
        return Workers(settings.bots)
    from musivum.server.thinking.ray import RayThinkers  # noqa: PLC0415 - Ray is large, and an extra

    return RayThinkers(settings.ray_address, settings.bots)


def lock(store: Store) -> Lock | None:
    """Have a SQLite database for this process alone."""
    path = path_of(store.url)
    if path is None or store.shared:
        return None
    make_private(path)
    return Lock(path)


def warn_of_others(store: Store) -> None:
    """Say so if others on this machine could read the secrets."""
    path = path_of(store.url)
    for file in exposed(path) if path is not None else ():
        log.warning("database-exposed", extra={"problem": say("server-exposed", path=file)})


def check(database: str) -> None:
    """Open and close a database, so that what is wrong with it is said before serving begins."""
    try:
        store = Store(database)
        held = lock(store)
        try:
            _check_quickly(store)
            store.open()
        finally:
            store.close()
            if held is not None:
                held.release()
    except (SQLAlchemyError, OSError, ImportError) as error:
        path = path_of(address_of(database))
        if type(error) is DatabaseError and path is not None:
            raise Refused("server-file-damaged", path=path, problem=str(error.orig)) from None
        line = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        if isinstance(error, OSError):
            line = refused(error)
        raise Refused("server-database", problem=line) from None


def _check_quickly(store: Store) -> None:
    """An error if the pages of a SQLite database are not what they should be."""
    path = path_of(store.url)
    if path is None:
        return
    with store.engine.connect() as connection:
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
    if found != "ok":
        raise Refused("server-file-damaged", path=path, problem=found.replace("\n", "; "))


def _secret(connection: Connection) -> str:
    """The secret that signs cookies, made when the database is new."""
    insert_new(connection, tables.meta, {"key": "secret", "value": secrets.token_hex(32)})
    kept = connection.execute(select(tables.meta.c.value).filter_by(key="secret")).scalar_one()
    return str(kept)
