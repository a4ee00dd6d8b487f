"""What the table of a daily challenge tells, and when."""

import random
from pathlib import Path
from typing import Any

from tests.server.harness import NoThinkers, Person, play_out, running, until

DAY = 86_400_000
NOON = 20_000 * DAY + DAY // 2


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
