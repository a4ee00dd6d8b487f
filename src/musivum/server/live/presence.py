"""Who is at a match: in this process, and in the others that share its database.

A process that is alone looks at its own sockets. Where several serve, each tells the others who is
at a match whenever that changes, asks them when it begins to serve a match, and shows once a second
that it is alive; what a process said that has fallen silent is forgotten. Nothing is kept on disk.
"""

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from musivum.server.http.limits import Buckets
from musivum.server.match.registry import LiveMatch, Registry

SILENCE = 5.0
"""Seconds after which a process that says nothing is taken for dead."""
SIGNS_A_SECOND, MOST_SIGNS = 0.5, 4
"""How many signs a guest may make, and how many one after another."""
LONGEST = 250
"""Guests named in one notice, which PostgreSQL allows 8,000 bytes; more are only counted."""


@dataclass(slots=True)
class Elsewhere:
    """What another process has said."""

    heard: float
    there: dict[str, "Crowd"] = field(default_factory=dict)
    """Who is at which match."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """Those who are at a match, in one process."""

    guests: frozenset[str] = frozenset()
    others: int = 0
    """Those who are no guests, and guests beyond those who are named."""


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
        self._signs = Buckets("signs", SIGNS_A_SECOND, MOST_SIGNS)
        self._served: set[str] = set()
        """Matches with someone here, as the other processes know it."""

    def message(self, live: LiveMatch) -> str:
        """The message ``presence``: how many guests watch, and the seats whose holders are here."""
        match = live.ledger.match
        crowds = [other.there[match] for other in self._elsewhere.values() if match in other.there]
        crowds.append(_crowd(live))
        held = {guest: live.ledger.seats_of(guest) for crowd in crowds for guest in crowd.guests}
        seats = sorted({seat for seats in held.values() for seat in seats})
        watching = sum(not seats for seats in held.values()) + sum(one.others for one in crowds)
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

    async def react(self, live: LiveMatch, guest: str, seat: int, sign: str) -> None:
        """Show a sign to all who are at a match; a guest has so many, and it is kept nowhere."""
        self._signs.take(guest)
        match = live.ledger.match
        self._show(match, seat, sign)
        if self.announce is not None:
            notice = {"from": self.name, "match": match, "seat": seat, "sign": sign}
            await self.announce(json.dumps(notice))

    def _show(self, match: str, seat: int, sign: str) -> None:
        live = self.registry.opened(match)
        text = json.dumps({"type": "reaction", "match": match, "seat": seat, "sign": sign})
        for watcher in list(live.watchers) if live is not None else ():
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
                self.registry.stirred.update(other.there)

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
            self.registry.stirred.update(other.there)
        elif "sign" in data:
            self._show(match, data["seat"], data["sign"])
        elif match is not None:
            crowd = Crowd(frozenset(data["guests"]), data["others"])
            asked = data["asks"] and match in self._served
            if other.there.get(match, Crowd()) != crowd or asked:
                self.registry.stirred.add(match)
            if crowd == Crowd():
                other.there.pop(match, None)
            else:
                other.there[match] = crowd

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
        crowd = _crowd(live)
        # Whoever holds a seat is always among those who are named.
        named = sorted(crowd.guests, key=lambda guest: (not live.ledger.seats_of(guest), guest))
        notice = {
            "from": self.name,
            "match": match,
            "guests": named[:LONGEST],
            "others": crowd.others + len(named[LONGEST:]),
            "asks": asks,
        }
        await self.announce(json.dumps(notice))


def _crowd(live: LiveMatch) -> Crowd:
    """Those who watch in this process; a guest counts once, on however many sockets."""
    named = frozenset(one.guest for one in live.watchers if one.guest is not None)
    return Crowd(named, sum(one.guest is None for one in live.watchers))
