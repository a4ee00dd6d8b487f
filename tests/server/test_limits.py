"""What one guest or address can have of a server, and that the others notice nothing of it."""

import asyncio
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from musivum.server.match import replays, views
from musivum.server.settings import UNLIMITED, Settings
from tests.server.harness import NoThinkers, Person, Running, play_out, running, until


def test_however_fast_a_guest_asks_there_are_no_more_matches_than_allowed(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path}/m.db", limits=replace(UNLIMITED, unfinished=5)
    )
    with running(tmp_path, settings=settings, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        match = {"game": "steere", "seats": [{"kind": "me"}, {"kind": "open"}]}

        async def all_at_once() -> list[int]:
            base = f"http://127.0.0.1:{server.port}"
            headers = {"Authorization": f"Bearer {ada.token}"}
            async with httpx.AsyncClient(base_url=base, headers=headers, timeout=60) as http:
                asked = [http.post("/api/matches", json=match) for _ in range(40)]
                return [answer.status_code for answer in await asyncio.gather(*asked)]

        codes = asyncio.run(all_at_once())
        assert sorted(codes) == [201] * 5 + [429] * 35
        assert len(ada.get("/api/me/matches")["matches"]) == 5
        ada.close()


def finished(server: Running, person: Person) -> str:
    match: str = person.match("steere", "me", "me", options={"side": 2})["match"]
    play_out(server.port, match, {0: person, 1: person}, random.Random(1))
    return match


def test_those_who_go_through_finished_games_keep_nobody_from_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, drawn = threading.Event(), views.drawn
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")
        match = finished(server, ada)

        def slow(*given: Any) -> Any:
            if threading.current_thread() is not server.thread:
                assert go_on.wait(30)
            return drawn(*given)

        monkeypatch.setattr(views, "drawn", slow)
        path = f"/api/matches/{match}/replay?last=1"

        def ask(person: Person) -> httpx.Response:
            headers = {"Authorization": f"Bearer {person.token}"}
            url = f"http://127.0.0.1:{server.port}{path}"
            return httpx.get(url, headers=headers, timeout=60)

        with ThreadPoolExecutor(8) as askers:
            asked = [askers.submit(ask, ada) for _ in range(replays.MOST_EACH)]
            until(lambda: server.services.matches.replays.waiting.now[ada.id] == replays.MOST_EACH)
            began = time.monotonic()
            assert ada.get("/api/lobby") and ada.get("/api/me/matches")
            assert time.monotonic() - began < 5, "the database is free"
            told = ada.get(path, 429)["error"]
            assert told["values"] == {"limit": "replays", "most": replays.MOST_EACH, "seconds": 1}
            assert told["text"] == (
                "at most 4 replays are waited for at the same time; wait 1 second"
            )
            theirs = askers.submit(ask, bob)
            go_on.set()
            assert theirs.result().status_code == 200, "Bob has limits of his own"
            assert {one.result().status_code for one in asked} == {200}
        assert len(ada.get(path)["steps"]) == 2
        ada.close()
        bob.close()
