"""What the table of a daily challenge tells, and when."""

import asyncio
import contextlib
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from musivum.server.app import catalogue, load
from musivum.server.services import Services
from musivum.server.settings import UNLIMITED, Settings
from tests.server.harness import NoThinkers, Person, play_out, running, until

DAY = 86_400_000
NOON = 20_000 * DAY + DAY // 2


class Crash(Exception):  # noqa: N818
    """The process dies here."""


class Challengers(NoThinkers):
    """Bots that have played the challenge before one could ask."""

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert question["do"] == "play on"
        return {"moves": [], "score": 7}


def test_bots_results_are_shown_to_those_who_have_finished_and_to_all_the_day_after(
    tmp_path: Path,
) -> None:
    moments = [NOON]
    with running(tmp_path, thinkers=Challengers(), clock=lambda: moments[0]) as server:
        ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")

        def row(person: Person, day: str = "") -> dict[str, Any]:
            found: dict[str, Any] = person.get(f"/api/daily{day}")["games"][0]
            assert found["game"] == "mosaix"
            return found

        match = ada.post("/api/daily/mosaix")["match"]
        assert row(ada)["bots"] is None and row(ada)["mine"] == match
        play_out(server.port, match, {0: ada}, random.Random(7))
        until(lambda: len(row(ada)["bots"]) > 1)
        assert {one["score"] for one in row(ada)["bots"]} == {7}
        assert [one["you"] for one in row(ada)["results"]] == [True]
        assert row(bob)["bots"] is None and row(bob)["seed"] is None, "Bob has not played"
        assert [one["you"] for one in row(bob)["results"]] == [False]
        today = ada.get("/api/daily")["day"]
        moments[0] += DAY
        before = row(bob, f"?day={today}")
        assert before["bots"] == row(ada, f"?day={today}")["bots"] != []
        assert before["seed"] is not None and before["results"][0]["match"] == match
        assert row(ada)["bots"] is None, "another day, other dice"
        ada.close()
        bob.close()


def test_a_challenge_that_is_finished_after_its_day_does_not_count(tmp_path: Path) -> None:
    """The day after, the dice and everyone's games are public."""
    moments = [NOON]
    with running(tmp_path, thinkers=Challengers(), clock=lambda: moments[0]) as server:
        ada, bob = Person(server.port, "Ada"), Person(server.port, "Bob")
        today = ada.get("/api/daily")["day"]
        for person in (ada, bob):
            person.post("/api/daily/mosaix")
        match = ada.post("/api/daily/mosaix")["match"]
        play_out(server.port, match, {0: ada}, random.Random(7))
        moments[0] += DAY
        late = bob.get(f"/api/daily?day={today}")["games"][0]["mine"]
        assert play_out(server.port, late, {0: bob}, random.Random(8))["info"]["status"] == "over"
        results = bob.get(f"/api/daily?day={today}")["games"][0]["results"]
        assert [(one["name"], one["you"]) for one in results] == [("Ada", False)]
        ada.close()
        bob.close()


def test_a_crash_at_any_moment_leaves_a_challenge_with_its_row_or_neither(tmp_path: Path) -> None:
    """The match, and its row in the table, are written together."""

    async def go() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/musivum.db", limits=UNLIMITED)
        for allowed in range(12):
            house = Services(settings, load, catalogue(), thinkers=NoThinkers(), clock=lambda: NOON)
            await house.start()
            await house.driver.stop()
            guest = await house.guests.make("Ada")
            left = [allowed]
            write = house.store.write

            async def crashing(work: Any, write: Any = write, left: list[int] = left) -> Any:
                if left[0] == 0:
                    raise Crash
                left[0] -= 1
                return await write(work)

            house.store.write = crashing  # type: ignore[method-assign]
            with contextlib.suppress(Crash):
                await house.daily.play(guest, "mosaix")
            house.store.write = write  # type: ignore[method-assign]
            await house.stop()

    asyncio.run(go())
    with closing(sqlite3.connect(tmp_path / "musivum.db")) as rows:
        made = {match for (match,) in rows.execute("SELECT id FROM matches")}
        listed = {match for (match,) in rows.execute("SELECT match FROM results")}
    assert made == listed and made
