"""What the bots make of the dice of a game that someone has played alone."""

import random
from pathlib import Path
from typing import Any

from musivum import bot
from musivum.core.match import Match
from musivum.server.app import load
from tests.server.harness import NoThinkers, Person, play_out, running, throw, until


class Players(NoThinkers):
    """Bots that play a piece of their game whenever they are asked, and say with which dice."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(question)
        done = len(question["moves"]) > 2
        return {"moves": [(0, "end")], "score": 40 + len(question["level"]) if done else None}


def alone(person: Person) -> str:
    """A game of Mosaix alone, played to its end."""
    match = str(person.match("mosaix", "me", options={"players": 1})["match"])
    throw(match, (person, 0))
    play_out(person.port, match, {0: person}, random.Random(3))
    return match


def test_every_level_plays_with_the_dice_of_the_match_and_it_is_told_as_it_comes(
    tmp_path: Path,
) -> None:
    players = Players()
    with running(tmp_path, thinkers=players) as server:
        ada = Person(server.port)
        match = alone(ada)
        assert not players.asked, "nobody has asked yet"
        levels = ada.get("/api/games")["levels"]
        path = f"/api/matches/{match}/bots"
        until(lambda: ada.get(path)["ready"])
        told = ada.get(path)
        assert told["of"] == len(levels)
        assert [one["level"] for one in told["bots"]] == levels
        assert all(one["score"] == 40 + len(one["level"]) for one in told["bots"])
        seed = ada.get(f"/api/matches/{match}/record")["seed"]
        assert {one["seed"] for one in players.asked} == {seed}
        asked = len(players.asked)
        assert ada.get(path) == told and len(players.asked) == asked, "they play once"
        ada.close()


def test_the_dice_are_those_that_the_player_had(ada: Person) -> None:
    match = alone(ada)
    record = ada.get(f"/api/matches/{match}/record")
    game = load("mosaix", record["options"])
    again = Match(game, record["seed"], [bot("random", game).choose]).run()
    had = [move for seat, move in record["moves"] if seat < 0]
    got = [str(move) for seat, move in again.moves if seat < 0]
    both = min(len(had), len(got))
    assert both > 2 and had[:both] == got[:both]


def test_nothing_is_told_of_games_that_run_or_of_several_and_one_match_at_a_time(
    tmp_path: Path,
) -> None:
    with running(tmp_path, thinkers=NoThinkers()) as server:
        ada = Person(server.port)
        first, second = alone(ada), alone(ada)
        assert ada.get(f"/api/matches/{first}/bots") == {
            "ready": False,
            "of": len(ada.get("/api/games")["levels"]),
            "bots": [],
        }
        refusal = ada.get(f"/api/matches/{second}/bots", 429)["error"]
        assert refusal["values"]["limit"] == "same-dice"
        assert ada.get(f"/api/matches/{first}/bots")["bots"] == [], "the first one goes on"
        other = Person(server.port, "Bob")
        # Another guest, who shares nothing with her but the game.
        assert other.get(f"/api/matches/{second}/bots")["ready"] is False
        running_one = ada.match("mosaix", "me", options={"players": 1})["match"]
        key = ada.get(f"/api/matches/{running_one}/bots", 409)["error"]["key"]
        assert key == "server-not-over"
        two = ada.match("steere", "me", "me", options={"side": 2})["match"]
        ada.post(f"/api/matches/{two}/resign", seat=0, id="r")
        key = ada.get(f"/api/matches/{two}/bots", 409)["error"]["key"]
        assert key == "server-not-alone"
        for one in (ada, other):
            one.close()
