"""Who is at a match: in this process, and in the others that share its database.

A process that is alone looks at its own sockets. Where several serve, each tells the others who is
at a match whenever that changes, asks them when it begins to serve a match, and shows once a second
that it is alive; what a process said that has fallen silent is forgotten. Nothing is kept on disk.
"""

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from musivum.server.match.registry import LiveMatch, Registry

SILENCE = 5.0
"""Seconds after which a process that says nothing is taken for dead."""
LONGEST = 300
"""Guests named in one notice; PostgreSQL allows 8,000 bytes."""


@dataclass(slots=True)
class Elsewhere:
    """What another process has said."""

    heard: float
    guests: dict[str, frozenset[str]] = field(default_factory=dict)
    """Who is at which match."""


class Presence:
    """Tells those at a match who is there."""

    def __init__(
        self,
        registry: Registry,
        name: str,
        announce: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        self.registry = registry
        self.name = name
        self.announce = announce
        """How to tell other processes; None if there are none."""
        self._elsewhere: dict[str, Elsewhere] = {}
        self._served: set[str] = set()
        """Matches with someone here, as the other processes know it."""

    def message(self, live: LiveMatch) -> str:
        """The message ``presence``: how many guests watch, and the seats whose holders are here."""
        match = live.ledger.match
        here = set(self._here(live))
        for other in self._elsewhere.values():
            here |= other.guests.get(match, frozenset())
        held = {guest: live.ledger.seats_of(guest) for guest in here}
        seats = sorted({seat for seats in held.values() for seat in seats})
        watching = sum(not seats for seats in held.values())
        return json.dumps(
            {"type": "presence", "match": match, "watching": watching, "seats": seats}
        )

    async def tell(self) -> None:
        """What has changed since the last time, to those who watch, here and elsewhere."""
        stirred, self.registry.stirred = self.registry.stirred, set()
        for match in stirred:
            live = self.registry.opened(match)
            if live is None:
                continue
            if self.announce is not None:
                await self._announce(live)
            if live.watchers:
                text = self.message(live)
                for watcher in list(live.watchers):
                    watcher.send(text)

    async def pulse(self) -> None:
        """Show that this process is alive, and forget those that are not."""
        if self.announce is None:
            return
        await self.announce(json.dumps({"from": self.name}))
        limit = time.monotonic() - SILENCE
        for name, other in list(self._elsewhere.items()):
            if other.heard < limit:
                del self._elsewhere[name]
                self.registry.stirred.update(other.guests)

    async def leave(self) -> None:
        """This process stops."""
        if self.announce is not None:
            await self.announce(json.dumps({"from": self.name, "gone": True}))

    def hear(self, notice: str) -> None:
        """Another process says something."""
        data = json.loads(notice)
        name, match = data["from"], data.get("match")
        if name == self.name:
            return
        other = self._elsewhere.setdefault(name, Elsewhere(time.monotonic()))
        other.heard = time.monotonic()
        if "gone" in data:
            del self._elsewhere[name]
            self.registry.stirred.update(other.guests)
        elif match is not None:
            guests = frozenset(data["guests"])
            asked = data["asks"] and match in self._served
            if other.guests.get(match, frozenset()) != guests or asked:
                self.registry.stirred.add(match)
            if guests:
                other.guests[match] = guests
            else:
                other.guests.pop(match, None)

    def ask(self) -> None:
        """Notices may have been lost: tell and ask everything again."""
        self._served.clear()
        self.registry.stirred.update(
            live.ledger.match for live in self.registry.all_open() if live.watchers
        )

    async def _announce(self, live: LiveMatch) -> None:
        assert self.announce is not None
        match = live.ledger.match
        asks = bool(live.watchers) and match not in self._served
        if not live.watchers and match not in self._served:
            return  # nobody is here, and nobody believes so
        self._served.add(match) if live.watchers else self._served.discard(match)
        guests = self._here(live)[:LONGEST]
        notice = {"from": self.name, "match": match, "guests": guests, "asks": asks}
        await self.announce(json.dumps(notice))

    def _here(self, live: LiveMatch) -> list[str]:
        """The guests who watch in this process; who is no guest has a name of this process."""
        return sorted({one.guest or f"{self.name}-{id(one)}" for one in live.watchers})
