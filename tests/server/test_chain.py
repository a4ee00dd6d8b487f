"""Events in a chain: what was changed, left out or put in is found, also by a client."""

import hmac
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text

from musivum.server.match import chain, chained
from musivum.server.match.ledger import Event
from tests.server.harness import NoThinkers, Person, play_out, running

SEED = "5eed" * 16


def made(number: int) -> list[chain.Row]:
    """Rows of a small match, as a server writes them."""
    rows: list[chain.Row] = []
    before = ""
    for one in range(1, number + 1):
        data: dict[str, Any] = {"seed": SEED} if one == 1 else {"seat": -1, "move": f"card {one}"}
        event = chain.linked(SEED, before, "m", Event(one, "move", 7, data))
        before = event.hash
        rows.append((one, "move", 7, chain.written(data), before))
    return rows


def test_a_whole_chain_is_read_and_goes_on_from_any_event() -> None:
    rows = made(6)
    events = chain.read("m", rows)
    assert [event.hash for event in events] == [row[4] for row in rows]
    for first in range(1, 7):
        assert chain.read("m", rows[first:], events[first - 1], SEED) == events[first:]


@pytest.mark.parametrize("seed", [SEED, "", "s" * 64, "long " * 20])
def test_the_hash_is_the_one_that_anyone_can_make(seed: str) -> None:
    message = "musivum-chain-1/before/m/3/move/7/{}"
    made = chain.link(seed, "before", "m", 3, "move", 7, "{}")
    assert made == hmac.new(seed.encode(), message.encode(), "sha256").hexdigest()


@pytest.mark.parametrize("at", range(6))
@pytest.mark.parametrize(
    "damage",
    ["number", "kind", "time", "data", "hash", "no hash", "left out", "twice", "not JSON"],
)
def test_any_change_of_any_event_is_found_at_its_place(at: int, damage: str) -> None:
    rows = made(7)
    number, kind, time, data, kept = rows[at]
    assert kept is not None
    if damage == "no hash" and at == 0:
        return  # as if it were from before the chain; what it says is held by the second one
    changed: dict[str, chain.Row] = {
        "number": (number + 1, kind, time, data, kept),
        "kind": (number, "mode", time, data, kept),
        "time": (number, kind, time + 1, data, kept),
        "data": (number, kind, time, data.replace('"}', ' "}'), kept),
        "hash": (number, kind, time, data, kept[::-1]),
        "no hash": (number, kind, time, data, None),
        "not JSON": (number, kind, time, data[:-1], kept),
    }
    if damage in changed:
        rows[at] = changed[damage]
    elif damage == "left out":
        del rows[at]
    else:
        rows.insert(at + 1, rows[at])
    with pytest.raises(chain.Damaged) as caught:
        chain.read("m", rows)
    assert caught.value.values["number"] == (at + 2 if damage == "twice" else at + 1)


def test_events_from_before_the_chain_are_read_and_it_goes_on_from_them() -> None:
    rows = made(6)
    old = [(*row[:4], None) for row in rows[:3]]
    assert chain.read("m", old + rows[3:]) == chain.read("m", rows)
    with pytest.raises(chain.Damaged):
        chain.read("m", rows[:3] + [(*row[:4], None) for row in rows[3:]])


def test_the_hash_of_a_hidden_move_is_not_found_by_trying_all_moves() -> None:
    rows = made(3)
    known = rows[1][4]
    assert known is not None
    for guess in ("", "m", known, rows[0][4] or ""):
        for card in range(100):
            event = Event(3, "move", 7, {"seat": -1, "move": f"card {card}"})
            assert chain.linked(guess, known, "m", event).hash != rows[2][4]
    event = Event(3, "move", 7, {"seat": -1, "move": "card 3"})
    assert chain.linked(SEED, known, "m", event).hash == rows[2][4], "with the seed it is"


def test_a_client_sees_one_chain_and_the_record_has_its_head(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", options={"side": 2})["match"]
        snapshot = ada.watch(match)
        assert snapshot["info"]["head"] == snapshot["head"]
        head, number = snapshot["head"], snapshot["number"]
        play_out(server.port, match, {0: ada, 1: ada}, random.Random(1))
        over = False
        while not over:
            message = ada.hear("events")
            assert message["events"][0]["number"] == number + 1
            assert message["events"][0]["before"] == head, "each follows on what was known"
            head, number = message["head"], message["number"]
            over = message["events"][-1]["kind"] == "over"
        assert ada.get(f"/api/matches/{match}/record")["extra"]["head"] == head
        listed = ada.get("/api/me/matches")["matches"]
        assert [one["head"] for one in listed] == [head]
        ada.close()


def play_some(path: Path, matches: int) -> list[str]:
    with running(path, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        found = []
        for number in range(matches):
            made = ada.match("steere", "me", "me", options={"side": 2})
            play_out(server.port, made["match"], {0: ada, 1: ada}, random.Random(number))
            found.append(str(made["match"]))
        ada.close()
    return found


@pytest.mark.parametrize(
    ("damage", "number"),
    [
        ("UPDATE events SET data = replace(data, 'seat', 'seta') WHERE number = 4", 4),
        ("DELETE FROM events WHERE number = 5", 5),
        ("UPDATE events SET at = at + 1 WHERE number = 3", 3),
        ("DELETE FROM events WHERE number = (SELECT last FROM matches WHERE id = :match)", None),
        ("UPDATE matches SET head = 'another' WHERE id = :match", None),
    ],
)
def test_damage_on_disk_is_found_and_the_match_is_not_served(
    tmp_path: Path, damage: str, number: int | None
) -> None:
    bad, good = play_some(tmp_path, 2)
    engine = create_engine(f"sqlite:///{tmp_path}/musivum.db")
    with engine.begin() as connection:
        assert [walked.damage for walked in chained.walk_all(connection)] == [None, None]
        end = connection.execute(text("SELECT last FROM matches WHERE id = :m"), {"m": bad})
        number = number or end.scalar_one()
        _execute(connection, damage, bad)
        walked = {one.match: one for one in chained.walk_all(connection)}
        assert walked[good].damage is None and walked[good].events > 5
        broken = walked[bad].damage
        assert broken is not None and broken.values == {"match": bad, "number": number}
        assert str(number) in str(broken)
    engine.dispose()
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        ada.get(f"/api/matches/{good}")
        wrong = ada.get(f"/api/matches/{bad}", 409)
        assert wrong["error"]["key"] == "server-damaged"
        ada.close()


def _execute(connection: Connection, damage: str, match: str) -> None:
    joint = "AND" if "WHERE" in damage else "WHERE"
    where = "" if damage.startswith("UPDATE matches") else f"{joint} match = :match"
    connection.execute(text(f"{damage} {where}"), {"match": match})


def test_a_match_from_before_the_chain_opens_and_goes_on(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        match = ada.match("steere", "me", "me", options={"side": 2})["match"]
        head = ada.get(f"/api/matches/{match}")["head"]
        ada.close()
    engine = create_engine(f"sqlite:///{tmp_path}/musivum.db")
    with engine.begin() as connection:
        connection.execute(text("UPDATE events SET hash = NULL"))
        connection.execute(text("UPDATE matches SET head = NULL"))
        assert [one.damage for one in chained.walk_all(connection)] == [None]
    with running(tmp_path, thinkers=NoThinkers()) as server:
        again = Person(server.port)
        again.http.headers["Authorization"] = f"Bearer {ada.token}"
        assert again.get(f"/api/matches/{match}")["head"] == head, "computed from what is there"
        play_out(server.port, match, {0: again, 1: again}, random.Random(0))
        again.close()
    with engine.begin() as connection:
        assert [one.damage for one in chained.walk_all(connection)] == [None]
        kept = connection.execute(text("SELECT hash FROM events ORDER BY number")).scalars().all()
        assert kept[:2] == [None, None] and all(kept[2:]), "the chain goes on from what was there"
    engine.dispose()
