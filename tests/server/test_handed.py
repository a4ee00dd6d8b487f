"""Games that were played without a server can be handed in, are checked, and stay marked."""

import json
from typing import Any

import pytest

from tests.browser.test_alone import Played
from tests.server.harness import Person


def record_of(played: Played) -> dict[str, Any]:
    (answer,) = played.hear({"request": 9, "path": f"/matches/{played.match}/record"})
    found: dict[str, Any] = answer["data"]
    return found


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return record_of(Played("mozaa", 5, {"players": 2}))


def test_a_game_played_alone_becomes_a_finished_match_that_says_so(
    ada: Person, record: dict[str, Any]
) -> None:
    made = ada.post("/api/records", 201, record=record)
    assert made["offline"] is True
    assert made["status"] == "over"
    assert made["outcome"] == record["outcome"]
    again = ada.post("/api/records", 201, record=record)
    assert again["match"] == made["match"]
    mine = ada.get("/api/me/matches?status=over")["matches"]
    assert [one["offline"] for one in mine if one["match"] == made["match"]] == [True]
    kept = ada.get(f"/api/matches/{made['match']}/record")
    assert kept["moves"] == record["moves"]
    assert kept["extra"]["offline"] is True


def test_a_game_that_breaks_a_rule_or_lies_about_its_end_is_refused(
    ada: Person, record: dict[str, Any]
) -> None:
    cheated = json.loads(json.dumps(record))
    cheated["moves"][-1][1] = cheated["moves"][-3][1]
    assert ada.post("/api/records", 400, record=cheated)["error"]["key"] == "record-move"
    lied = json.loads(json.dumps(record))
    lied["outcome"]["scores"][0] += 1
    assert ada.post("/api/records", 400, record=lied)["error"]["key"] == "record-outcome"
    half = record | {"outcome": None}
    assert ada.post("/api/records", 400, record=half)["error"]["key"] == "record-unfinished"
    renamed = json.loads(json.dumps(record))
    renamed["seats"][0]["name"] = "Master"
    assert ada.post("/api/records", 400, record=renamed)["error"]["key"] == "server-name-of-bot"
