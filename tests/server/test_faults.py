"""However the network behaves, clients that follow the protocol end up with the truth."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from musivum.server.app import load
from musivum.server.match.guests import Guest
from musivum.server.match.ledger import Ledger
from tests.server.harness import admit
from tests.server.simulation import Client, World, replayed

SETTINGS: list[tuple[str, dict[str, Any], int]] = [
    ("steere", {"side": 3}, 0),
    ("mosaix", {"players": 3}, 1),
    ("mozaa", {"players": 2, "hand": 3}, 0),
    ("galilee", {"players": 4}, 1),
]
PEOPLE = [Guest(f"g{number}", f"Person {number}") for number in range(5)]


async def simulate(path: Path, game: str, options: dict[str, Any], bots: int, seed: int) -> Any:
    world = World(path, seed)
    services = world.services
    await services.start()
    await services.driver.stop()  # nothing here happens because real time has passed
    loaded = load(game, options)
    for person in PEOPLE:
        await admit(services, person)
    persons = loaded.players - bots
    seats: list[dict[str, Any]] = [
        {"kind": "person", "name": one.name, "guest": one.id, "joined": True}
        for one in PEOPLE[:persons]
    ]
    seats += [{"kind": "bot", "name": "random", "level": "random", "joined": True}] * bots
    live = await services.matches.make(
        PEOPLE[0],
        loaded,
        seats,
        pace={"kind": "unlimited"},
        timeout="forfeit",
        public=True,
        match=f"{seed:012d}",
        seed=f"seed {seed}",
    )
    clients = [Client(world, PEOPLE[seat], live.ledger.match, (seat,)) for seat in range(persons)]
    clients.append(Client(world, PEOPLE[4], live.ledger.match, ()))
    await services.registry.change(live, lambda draft: draft.start(now_or_never=True))
    await world.run(
        lambda: all(
            one.over and not one.unanswered and one.last == live.ledger.number for one in clients
        )
    )
    for client in clients:
        assert client.session is not None
        client.session.close()
    await services.stop()
    return world, live.ledger, clients


def check(world: World, ledger: Ledger, clients: list[Client]) -> None:
    """All views equal the replay, and every acknowledged action is there once."""
    assert world.faults["lost"] > 5 and world.faults["repeated"] > 5
    played = [
        (event.number, event.data["seat"], event.data["move"])
        for event in ledger.events
        if event.kind == "move"
    ]
    for client in clients:
        assert replayed(client, ledger.game.start()) == ledger.state
        for seat, view in client.views.items():
            assert view["board"] == ledger.state.view(seat)["board"]
        for seat, move, number in client.acked.values():
            assert (number, seat, move) in played
    ids = [event.data["id"] for event in ledger.events if "id" in event.data]
    assert len(ids) == len(set(ids)), "an action was applied twice"
    acked = {action for client in clients for action in client.acked}
    assert acked == set(ids), "an action was acknowledged but lost, or applied unasked"


@pytest.mark.parametrize(("game", "options", "bots"), SETTINGS)
@pytest.mark.parametrize("seed", range(3))
def test_all_views_equal_the_replay(
    game: str, options: dict[str, Any], bots: int, seed: int, tmp_path: Path
) -> None:
    world, ledger, clients = asyncio.run(simulate(tmp_path / "db", game, options, bots, seed))
    check(world, ledger, clients)


def test_a_seed_decides_the_whole_simulation(tmp_path: Path) -> None:
    first = asyncio.run(simulate(tmp_path / "1", "steere", {"side": 3}, 0, 7))
    second = asyncio.run(simulate(tmp_path / "2", "steere", {"side": 3}, 0, 7))
    assert first[0].faults == second[0].faults
    assert first[1].moves == second[1].moves
