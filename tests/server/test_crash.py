"""Nothing that was acknowledged is ever lost; ``soak.py`` does this a hundred times."""

import asyncio
import time
from pathlib import Path

from musivum.server.app import catalogue, load
from musivum.server.services import Services
from musivum.server.settings import UNLIMITED, Settings
from tests.server.crash import kill_and_go_on
from tests.server.harness import Person, Process, RandomThinkers


def test_a_killed_server_loses_no_move_and_clients_go_on(tmp_path: Path) -> None:
    kill_and_go_on(f"sqlite:///{tmp_path}/musivum.db", kills=2, clients=4, seed=1)


def test_a_person_who_leaves_in_the_middle_of_a_move_leaves_nothing_behind(tmp_path: Path) -> None:
    async def go() -> list[tuple[int, str]]:
        settings = Settings(database=f"sqlite:///{tmp_path}/musivum.db", limits=UNLIMITED)
        services = Services(settings, load, catalogue(), thinkers=RandomThinkers())
        await services.start()
        guest = await services.guests.make("Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        pace = {"kind": "unlimited"}
        live = await services.matches.create(
            guest, "steere", {"side": 3}, seats, pace, "forfeit", True, "as-seated"
        )
        match = live.ledger.match
        asking = asyncio.create_task(services.matches.play(guest, match, 0, "c3", "x", None, 0))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        for _ in range(200):
            if len(live.ledger.moves) == 2:
                break
            await asyncio.sleep(0.01)
        await services.stop()
        return list(live.ledger.moves)

    moves = asyncio.run(go())
    assert moves[0] == (0, "c3") and moves[1][0] == 1, "the move is played, and the bot answers"


def test_a_stop_is_graceful_and_a_restart_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/musivum.db"
    server = Process(database).ready()
    ada = Person(server.port)
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    ada.watch(match)
    assert ada.act("play", match, seat=0, move="c3")["type"] == "ack"
    began = time.monotonic()
    server.process.terminate()
    assert ada.hear("bye")["reason"] == "stopping"
    assert server.process.wait(15) in (0, -15)
    assert time.monotonic() - began < 10
    again = Process(database, server.port).ready()
    try:
        ada.socket = None
        assert ada.watch(match)["states"][0]["view"]["board"]["red"] == ["c3"]
    finally:
        ada.close()
        again.stop()
