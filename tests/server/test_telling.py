"""Those who watch are told what is on disk, whoever wrote it and whatever was away meanwhile."""

import asyncio
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from musivum.server.app import load
from musivum.server.errors import Unavailable
from musivum.server.live.session import Session
from musivum.server.match import registry
from musivum.server.match.registry import Registry
from musivum.server.services import Services
from musivum.server.settings import UNLIMITED
from tests.server.test_outages import Times, opened, seated

AWAY = Unavailable("server-database-away")


def told(path: Path, happens: Callable[[Services, str], Any], *, inline: bool = True) -> list[str]:
    """The moves that one who watches hears of after something happened."""
    heard: list[str] = []

    def hear(text: str, key: str | None = None) -> None:  # noqa: ARG001 - nothing waits here
        news = json.loads(text).get("events", ())
        heard.extend(one["move"] for one in news if one["kind"] == "move")

    async def go() -> None:
        house = await opened(path, Times(), inline=inline)
        guest, live = await seated(house)
        watcher = Session(house.matches, house.driver, None, hear, UNLIMITED, time.monotonic)
        await watcher.receive(f'{{"do":"watch","match":"{live.ledger.match}"}}')
        await happens(house, live.ledger.match)
        async with asyncio.timeout(30):
            while not heard:
                await asyncio.sleep(0.01)
        assert await house.matches.play(guest, live.ledger.match, 0, "c3", "x", None, 0) > 1
        await house.stop()

    asyncio.run(go())
    return heard


def test_what_another_process_wrote_is_told_also_if_the_database_was_away_when_it_said_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so once."""
    monkeypatch.setattr(registry, "AGAIN", 0.01)
    tries = 0

    async def happens(house: Services, match: str) -> None:
        other = Registry(house.store, load, house.clock)
        await other.change(await other.open(match), lambda draft: draft.play(0, "c3", "x"))
        read = house.store.read

        async def away(work: Any, *arguments: Any) -> Any:
            nonlocal tries
            tries += 1
            if tries <= 3:
                raise AWAY
            return await read(work, *arguments)

        monkeypatch.setattr(house.store, "read", away)
        for _ in range(3):
            house._heard([match])

    assert told(tmp_path, happens) == ["c3"]
    assert tries <= 8, "one is enough to wait for it"


def test_a_move_whose_writing_was_not_answered_is_told_to_those_who_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever made it may be gone, and nobody does anything else in the match."""

    async def happens(house: Services, match: str) -> None:
        append = house.store.append

        async def lost(what: Any, left: Any) -> bool:
            monkeypatch.setattr(house.store, "append", append)
            await append(what, left)
            raise AWAY

        monkeypatch.setattr(house.store, "append", lost)
        live = house.registry.opened(match)
        assert live is not None
        with pytest.raises(Unavailable):
            await house.registry.change(live, lambda draft: draft.play(0, "c3", "x"))

    assert told(tmp_path, happens) == ["c3"]


@pytest.mark.parametrize("late", [False, True], ids=["meanwhile", "when it was done"])
def test_a_move_is_told_also_if_whoever_made_it_did_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """It is on disk: the match in memory knows of it, and whoever comes next goes on from it."""

    async def happens(house: Services, match: str) -> None:
        live = house.registry.opened(match)
        assert live is not None
        begun, go_on = threading.Event(), threading.Event()
        commit, call = house.store._commit, house.store._loop.call_soon_threadsafe

        def slow(group: Any) -> None:
            begun.set()
            go_on.wait(20)
            commit(group)

        monkeypatch.setattr(house.store, "_commit", slow)
        play = house.registry.change(live, lambda draft: draft.play(0, "c3", "x"))
        asked = asyncio.create_task(play)
        await asyncio.to_thread(begun.wait, 20)
        if late:  # the answer is there, and they have not been told yet

            def both(work: Any, group: Any) -> None:
                work(group)
                asked.cancel()

            def answer(work: Any, group: Any) -> None:
                call(both, work, group)

            house.store._loop = SimpleNamespace(call_soon_threadsafe=answer)  # type: ignore[assignment]
        else:
            asked.cancel()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert not live.lock.locked()

    assert told(tmp_path, happens, inline=False) == ["c3"]
