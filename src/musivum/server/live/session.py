"""The live half of the protocol: one session per socket.

A session knows nothing of sockets: it is given the text of messages and hands out texts, so that it
can be tried over a network that loses, repeats and delays.
"""

import json
import logging
from collections.abc import Callable
from typing import Any, Protocol

from musivum.core.catalogue import LANGUAGE
from musivum.core.errors import MusivumError
from musivum.server import metrics
from musivum.server.errors import Conflict, Forbidden, Refused, Unavailable, Unknown, problem
from musivum.server.http import requests
from musivum.server.http.limits import UNIT, Budget, exceeded
from musivum.server.live import lists
from musivum.server.live.reading import Move, read
from musivum.server.match.driver import Driver
from musivum.server.match.guests import Guest
from musivum.server.match.service import Matches
from musivum.server.settings import Limits

log = logging.getLogger("musivum.live")


class Send(Protocol):
    """Takes a message; must not block."""

    def __call__(self, text: str, key: str | None = None) -> None:
        """Take it, unless one with the same key still waits to be sent."""


class Session:
    """One connection of one guest, or of someone who only watches."""

    def __init__(
        self,
        matches: Matches,
        driver: Driver,
        guest: Guest | None,
        send: Send,
        limits: Limits,
        monotonic: Callable[[], float],
        budget: Budget | None = None,
        address: str = "",
        language: str = LANGUAGE,
    ) -> None:
        self.matches = matches
        self.language = language
        """In which what is refused is told to people."""
        self.driver = driver
        self.who = guest
        self.guest = None if guest is None else guest.id
        self.send = send
        self.limits = limits
        self.monotonic = monotonic
        self.heard = monotonic()
        """When the client last said anything."""
        self.lag = 0
        """Milliseconds that a message and its answer need."""
        self._pinged: dict[int, float] = {}
        self.budget = budget or Budget(limits, monotonic)
        """Shared with all other doors of this guest and address."""
        self.address = address
        self._watched: set[str] = set()

    def hello(self) -> None:
        """The first message."""
        self._say(
            {
                "type": "hello",
                "guest": self.guest,
                "name": None if self.who is None else self.who.name,
                "language": None if self.who is None else self.who.language,
                "time": self.matches.registry.clock(),
            }
        )

    def ping(self) -> None:
        """Ask for a sign of life, and measure the way."""
        time = self.matches.registry.clock()
        if len(self._pinged) > 10:
            self._pinged.clear()
        self._pinged[time] = self.monotonic()
        self._say({"type": "ping", "time": time})

    async def receive(self, text: str | bytes) -> None:
        """Do what a message says; whatever is wrong with it is answered, never raised."""
        self.heard = self.monotonic()
        message: Any = None
        try:
            message = self._parse(text)
            await self._do(message)
        except MusivumError as error:
            metrics.REFUSED.labels(error.key).inc()
            self._refuse(message, error)

    def close(self) -> None:
        """Forget all subscriptions."""
        self.matches.registry.stirred |= self._watched
        for match in self._watched:
            live = self.matches.registry.opened(match)
            if live is not None:
                live.watchers.pop(self, None)
        self.driver.lobby.discard(self)
        self.driver.turns.discard(self)
        self.driver.pages.withdraw(self)

    def _parse(self, text: str | bytes) -> Any:
        self.budget.take(self.address, self.guest)
        if len(text) > self.limits.message:
            raise Refused("server-large", most=self.limits.message)
        return read(text)

    def _refuse(self, message: Any, error: MusivumError) -> None:
        match, action = getattr(message, "match", None), getattr(message, "id", None)
        # Whether it was done is not known when the database went away: no answer to an action.
        if action is not None and not isinstance(error, Unavailable):
            answer: dict[str, Any] = {"type": "refused", "match": match, "id": action}
        else:
            answer = {"type": "error", "match": match}
        self._say(answer | problem(error, self.language))

    async def _do(self, message: Any) -> None:
        match message:
            case Move() | requests.LivePlay():
                number = await self.matches.play(
                    self._guest(),
                    message.match,
                    message.seat,
                    message.move,
                    message.id,
                    message.turn,
                    self.lag,
                )
                self._ack(message, number)
            case requests.Watch():
                await self._watch(message)
            case requests.Leave():
                self._leave(message.match)
            case requests.Pong():
                sent = (
                    self._pinged.pop(int(message.time), None) if abs(message.time) < 2**60 else None
                )
                if sent is not None:
                    self.lag = round((self.monotonic() - sent) * 1000)
            case requests.LiveAct():
                act = self.matches.resign if message.do == "resign" else self.matches.take_back
                self._ack(
                    message, await act(self._guest(), message.match, message.seat, message.id)
                )
            case requests.LiveAnswer():
                number = await self.matches.answer(
                    self._guest(), message.match, message.seat, message.yes, message.id
                )
                self._ack(message, number)
            case requests.React():
                await self._react(message)
            case requests.Think():
                await self._think(message)
            case requests.Thought():
                live = await self.matches.registry.newest(message.match)
                where = (message.seat, message.turn)
                self.driver.pages.answer(self, live.ledger, *where, message.action, message.worth)
            case requests.LiveCommit():
                number = await self.matches.commit(
                    self._guest(), message.match, message.seat, message.hash
                )
                self._ack(message, number)
            case requests.LiveReveal():
                number = await self.matches.reveal(
                    self._guest(), message.match, message.seat, message.value
                )
                self._ack(message, number)

    async def _think(self, message: requests.Think) -> None:
        """This page would think for the bots of a match that it watches, or would no more."""
        if not message.on:
            self.driver.pages.withdraw(self, message.match)
            return
        live = await self.matches.watchable(self._guest().id, message.match)
        if self not in live.watchers:
            raise Conflict("server-think-unwatched")
        self.driver.pages.offer(self, live.ledger)

    async def _watch(self, message: requests.Watch) -> None:
        store = self.matches.registry.store
        if message.match == "lobby":
            self.driver.lobby.add(self)
            self._give(await lists.lobby_message(store), "lobby")
            return
        if message.match == "turns":
            self.driver.turns.add(self)
            self._give(await lists.turns_message(store, self._guest().id), "turns")
            return
        if len(self._watched) >= self.limits.watched and message.match not in self._watched:
            raise exceeded("watched", self.limits.watched, seconds=60)
        live = await self.matches.watchable(self.guest, message.match)
        registry = self.matches.registry
        if self not in live.watchers:
            registry.stirred.add(message.match)
        live.watchers[self] = message.detail
        self._watched.add(message.match)
        key = f"{message.match} {live.ledger.number} {message.detail} {message.after}"
        if message.after is None:
            self._give(registry.snapshot(live, self.guest, message.detail), key)
        else:
            self._give(registry.repair(live, self.guest, message.detail, message.after), key)

    async def _react(self, message: requests.React) -> None:
        guest = self._guest()
        live = await self.matches.registry.open(message.match)
        if message.seat not in live.ledger.seats_of(guest.id):
            raise Forbidden("server-not-yours", seat=message.seat)
        await self.driver.presence.react(live, guest.id, message.seat, message.sign)

    def wait(self) -> float:
        """Seconds before more is read from someone who asks for too much."""
        return self.budget.wait(self.address, self.guest)

    def _give(self, text: str, key: str) -> None:
        """Answer with something that was asked for; its length is paid for.

        If the same answer, by its key, still waits to be sent, that one is enough.
        """
        self.budget.charge(self.address, self.guest, len(text) / UNIT)
        self.send(text, key)

    def _leave(self, match: str) -> None:
        self.driver.pages.withdraw(self, match)
        self._watched.discard(match)
        live = self.matches.registry.opened(match)
        if live is not None and live.watchers.pop(self, None) is not None:
            self.matches.registry.stirred.add(match)
        self.driver.lobby.discard(self) if match == "lobby" else None
        self.driver.turns.discard(self) if match == "turns" else None

    def _guest(self) -> Guest:
        if self.who is None:
            raise Unknown("server-no-guest")
        return self.who

    def _ack(self, message: Any, number: int) -> None:
        action = json.encoder.encode_basestring_ascii(message.id)
        self.send(f'{{"type":"ack","match":"{message.match}","id":{action},"number":{number}}}')

    def _say(self, data: dict[str, Any]) -> None:
        self.send(json.dumps(data))
