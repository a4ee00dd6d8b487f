"""What reads texts of strangers: each takes any text, and uses it or refuses it; else it fails."""

import asyncio
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx

import musivum
from musivum import MusivumError, Record
from musivum.games.galilee import sheet as sheets
from musivum.server.app import make_app
from musivum.server.live.session import Session
from musivum.server.match.guests import Guest
from musivum.server.settings import UNLIMITED, Settings
from musivum.server.thinking.pool import BotError
from tests.server.harness import RandomThinkers

Target = Callable[[str], None]


class BrokenError(AssertionError):
    """Something other than a refusal came back."""


def notation(text: str) -> None:
    """A game in the first line, then one move a line; one that is refused is left out."""
    name, _, moves = text.partition("\n")
    try:
        state = musivum.load(name).start()
    except MusivumError as error:
        _told(error)
        return
    for move in moves.split("\n"):
        try:
            state = state.play(move)
        except MusivumError as error:
            _told(error)


def records(text: str) -> None:
    """A record, read and replayed."""
    try:
        record = Record.read(text)
        own = record.options.get("sheet", "mona-lisa")
        if isinstance(own, str) and own != "mona-lisa" and "\n" not in own:
            return  # the path of a file: nothing of this machine is to be read
        for _ in record.states(musivum.load(record.game, **record.options)):
            pass
    except MusivumError as error:
        _told(error)


def sheet(text: str) -> None:
    """A sheet of one's own; one that is taken can be played on and written down again."""
    try:
        found = sheets.parse(text.encode(errors="surrogatepass"), "fuzz")
        musivum.load("galilee", sheet=found.text()).start()
    except MusivumError as error:
        _told(error)
    else:
        assert sheets.parse(found.text().encode(), "fuzz") == found


def _told(error: MusivumError) -> None:
    if not str(error) or str(error) == error.key:
        raise BrokenError(f"a refusal without words: {error.key}")


class Thinkers(RandomThinkers):
    """Bots that move, and neither analyse nor play a whole game."""

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if "view" not in question:
            raise BotError("not here")
        return await super().ask(question)


class Server:
    """A whole server without a network, and someone who sits at a match there."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(database=f"sqlite:///{folder}/musivum.db", limits=UNLIMITED)
        self.app = make_app(settings, thinkers=Thinkers())
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()

    async def start(self) -> None:
        await self.stack.enter_async_context(self.app.router.lifespan_context(self.app))
        # An error of the application becomes a 500, as it does where it is served.
        inside = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        client = httpx.AsyncClient(transport=inside, base_url="http://127.0.0.1")
        self.http = await self.stack.enter_async_context(client)
        me = (await self.http.post("/api/me", json={"name": "Ada"})).json()
        token = self.app.state.services.guests.token(me["guest"])
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.guest = Guest(me["guest"], me["name"])
        self.match, self.done = await self._match(), await self._match()
        act = {"seat": 0, "id": "end"}
        ended = await self.http.post(f"/api/matches/{self.done}/resign", json=act)
        assert ended.status_code == 200, ended.text

    async def _match(self) -> str:
        seats = {"seats": [{"kind": "me"}] * 2, "seating": "as-seated"}
        game = {"game": "steere", "options": {"side": 3}} | seats
        made = (await self.http.post("/api/matches", json=game)).json()
        assert made["status"] == "playing", made
        return str(made["match"])

    def _named(self, text: str) -> str:
        return text.replace("MATCH", self.match).replace("DONE", self.done)

    def requests(self, text: str) -> None:
        """Method and path in the first line, then the body; ``MATCH`` goes on, ``DONE`` is over."""
        head, _, body = self._named(text).partition("\n")
        method, _, path = head.partition(" ")
        self.loop.run_until_complete(self._request(method, path, body))

    async def _request(self, method: str, path: str, body: str) -> None:
        method = "".join(letter for letter in method if "A" <= letter <= "Z") or "GET"
        address = "/" + quote(path.lstrip("/"), safe="/?&=%", errors="surrogatepass")
        try:
            url = self.http.base_url.join(address)
        except httpx.InvalidURL:
            return  # no client could ask that
        answer = await self.http.request(
            method,
            url,
            content=body.encode(errors="surrogatepass"),
            headers={"content-type": "application/json"},
        )
        if answer.status_code >= 500:
            raise BrokenError(f"{answer.status_code}: {answer.text[:300]}")

    def links(self, text: str) -> None:
        """An address of the page; ``web/test/address.test.ts`` has the page read the same ones."""
        path = self._named(text).partition("#")[0]
        self.loop.run_until_complete(self._request("GET", path, ""))

    def messages(self, text: str) -> None:
        """One message a line over a socket; ``MATCH`` goes on, ``DONE`` is over."""
        self.loop.run_until_complete(self._messages(self._named(text)))

    async def _messages(self, text: str) -> None:
        house = self.app.state.services

        def send(text: str, key: str | None = None) -> None:  # noqa: ARG001 - nothing waits here
            json.loads(text)

        session = Session(
            house.matches, house.driver, self.guest, send, UNLIMITED, self.loop.time, house.budget
        )
        try:
            for line in text.split("\n"):
                await session.receive(line)
        finally:
            session.close()


@contextmanager
def all_targets() -> Iterator[dict[str, Target]]:
    """Every target by the name of its folder in the corpus."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.loop.run_until_complete(server.start())
        try:
            yield {
                "notation": notation,
                "records": records,
                "sheets": sheet,
                "requests": server.requests,
                "messages": server.messages,
                "links": server.links,
            }
        finally:
            server.loop.run_until_complete(server.stack.aclose())
            server.loop.close()
