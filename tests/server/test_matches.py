"""What people can do with matches, through both ways in."""

import json
import random
from itertools import accumulate
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from musivum.cli import app
from musivum.core import fair
from musivum.core.dice import Dice
from musivum.core.record import Record
from musivum.server.app import load
from tests.drawing.test_changes import patched
from tests.server.harness import Person, Running, part_of, play_out, throw, until

GAMES = [
    ("steere", {"side": 3}),
    ("mosaix", {"players": 2}),
    ("mozaa", {"players": 2}),
    ("galilee", {"players": 2}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_two_people_play_a_whole_game_whose_record_proves_its_dice(
    server: Running, ada: Person, bob: Person, game: str, options: dict[str, object], tmp_path: Path
) -> None:
    match = ada.match(game, "me", "open", options=options)
    assert match["status"] == "open"
    joined = bob.post(f"/api/matches/{match['match']}/join")
    if game != "steere":
        assert joined["status"] == "ready"
        throw(match["match"], (ada, 0), (bob, 1))
    assert ada.get(f"/api/matches/{match['match']}")["info"]["status"] == "playing"
    play_out(server.port, match["match"], {0: ada, 1: bob}, random.Random(1))
    answer = ada.http.get(f"/api/matches/{match['match']}/record")
    record = Record.read(answer.text)
    if game != "steere":
        parts = [part_of(ada.id, 0), part_of(bob.id, 1)]
        assert record.extra["dice"]["contributions"] == parts
    assert record.extra["dice"]["commitment"] == match["commitment"]
    rolled = fair.verify(record, load(record.game, record.options)).rolled
    assert rolled == sum(seat == -1 for seat, _ in record.moves)
    assert (rolled == 0) == (game == "steere")
    remake_every_roll(record, bob.get(f"/api/matches/{match['match']}/chances")["chances"])
    path = tmp_path / "record.json"
    path.write_text(answer.text, encoding="utf-8")
    assert CliRunner().invoke(app, ["verify", str(path)]).exit_code == 0


def remake_every_roll(record: Record, chances: list[dict[str, Any]]) -> None:
    """What a page does that knows no rules: the seed and what could have come give what came."""
    proof = record.extra["dice"]
    dice = Dice(fair.key(proof["seed"], proof["contributions"], proof["match"]), "chance")
    remade = []
    for number, one in enumerate(chances):
        thrown = dice.at(number, sum(weight for _, weight in one["outcomes"]))
        sums = accumulate(weight for _, weight in one["outcomes"])
        fallen = next(n for n, upto in enumerate(sums) if upto > thrown)
        remade.append(one["outcomes"][fallen][0])
    assert remade == [move for seat, move in record.moves if seat == -1]
    assert remade == [one["move"] for one in chances]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_person_plays_a_bot(
    server: Running, ada: Person, game: str, options: dict[str, object]
) -> None:
    match = ada.match(game, "random", "me", options=options)["match"]
    if game != "steere":
        throw(match, (ada, 1))
    shot = play_out(server.port, match, {1: ada}, random.Random(2))
    assert shot["info"]["outcome"]["reason"].startswith(game)
    assert shot["events"][-1]["kind"] == "over"
    assert fair.commitment(shot["events"][-1]["seed"]) == shot["info"]["commitment"]


def test_a_match_starts_without_a_part_after_a_short_wait(ada: Person) -> None:
    match = ada.match("mosaix", "me", options={"players": 1})
    assert match["status"] == "ready"
    until(lambda: ada.get(f"/api/matches/{match['match']}")["info"]["status"] == "playing")


def test_a_move_that_is_sent_again_is_played_once(ada: Person) -> None:
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    ada.watch(match)
    ada.say(do="play", match=match, seat=0, move="c3", id="same")
    first = ada.hear("ack")
    for _ in range(3):
        ada.say(do="play", match=match, seat=0, move="c3", id="same")
        assert ada.hear("ack", "refused") == first
    assert ada.post(f"/api/matches/{match}/play", seat=0, move="c3", id="same") == {
        "number": first["number"]
    }
    moves = [one for one in ada.get(f"/api/matches/{match}")["events"] if one["kind"] == "move"]
    assert [(one["seat"], one["move"]) for one in moves] == [(0, "c3")]


def test_a_late_message_cannot_play_into_another_turn(ada: Person) -> None:
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    ada.watch(match)
    assert ada.act("play", match, seat=0, move="c3", turn=0)["type"] == "ack"
    assert ada.act("play", match, seat=1, move="c4", turn=0)["type"] == "ack"
    late = ada.act("play", match, seat=0, move="a1", turn=0)
    assert late["error"]["key"] == "server-stale-turn"


def test_illegal_moves_are_refused_with_the_rule(ada: Person) -> None:
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    ada.watch(match)
    ada.act("play", match, seat=0, move="c3")
    refused = ada.act("play", match, seat=1, move="c3")
    assert refused["error"]["key"] == "steere-occupied"
    assert "c3 is taken" in refused["error"]["text"]
    assert ada.act("play", match, seat=1, move="zz")["error"]["key"].startswith("notation")
    assert ada.act("play", match, seat=0, move="a1")["error"]["key"] == "illegal-not-awaited"


def test_why_names_the_rule_and_plays_nothing(ada: Person, bob: Person) -> None:
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    path = f"/api/matches/{match}/why"
    ada.post(f"/api/matches/{match}/play", seat=0, move="c3", id="x")
    assert ada.post(path, seat=1, move="c4") == {"error": None}
    for seat, move in ((1, "c3"), (1, "zz"), (0, "a1"), (1, "")):
        asked = ada.post(path, seat=seat, move=move)
        played = ada.post(f"/api/matches/{match}/play", 400, seat=seat, move=move, id="y")
        assert asked == played
    assert bob.post(path, 403, seat=1, move="c4")["error"]["key"] == "server-not-yours"
    assert ada.get(f"/api/matches/{match}")["info"]["awaiting"] == [1], "nothing was played"
    waiting = ada.match("steere", "me", "open")["match"]
    wrong = ada.post(f"/api/matches/{waiting}/why", 409, seat=0, move="c3")
    assert wrong["error"]["key"] == "server-not-playing"


def test_a_detail_says_how_much_of_a_position_is_sent(ada: Person) -> None:
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]

    def parts(detail: str) -> list[tuple[bool, bool]]:
        states = ada.watch(match, detail=detail)["states"]
        return [(one["view"] is not None, one["scene"] is not None) for one in states]

    assert parts("full") == [(True, True)] * 2
    assert parts("view") == [(True, False)] * 2
    assert parts("scene") == [(False, True)] * 2
    assert parts("changes") == [(False, True)] * 2, "to begin with"
    assert parts("moves") == []
    ada.act("play", match, seat=0, move="c3")
    again = ada.watch(match, **{"from": 2, "detail": "moves"})
    assert again["awaiting"] == [1] and again["states"] == []


def test_changes_keep_a_player_and_a_spectator_up_to_date(ada: Person, bob: Person) -> None:
    match = ada.match("mosaix", "me", options={"players": 1})["match"]
    held = {}
    for one in (ada, bob):
        (state,) = one.watch(match, detail="changes")["states"]
        held[one] = state["scene"]
    throw(match, (ada, 0))
    rng, changed = random.Random(5), 0
    for _ in range(12):
        (state,) = ada.get(f"/api/matches/{match}")["states"]
        if state["view"]["legal"]:
            move = rng.choice([one for one in state["view"]["legal"] if one != "end"])
            ada.post(f"/api/matches/{match}/play", seat=0, move=move, id=str(rng.random()))
        number = ada.get(f"/api/matches/{match}")["number"]
        for one in (ada, bob):
            news = {"number": 0}
            while news["number"] < number:
                news = one.hear("events")
                (told,) = news["states"]
                assert len(json.dumps(told)) < 25_000
                changed += "changes" in told
                if "changes" in told:
                    held[one] = patched(held[one], told["changes"])
                else:
                    held[one] = told["scene"]
    for one in (ada, bob):
        (state,) = one.get(f"/api/matches/{match}")["states"]
        assert held[one] == state["scene"]
    assert changed > 20


def test_nobody_acts_for_another(ada: Person, bob: Person) -> None:
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    for path, body in (
        ("play", {"seat": 0, "move": "c3", "id": "x"}),
        ("resign", {"seat": 0, "id": "x"}),
        ("back", {"seat": 0, "id": "x"}),
        ("commit", {"seat": 0, "hash": "0" * 64}),
        ("reveal", {"seat": 0, "value": "x" * 32}),
        ("hint", {"seat": 0}),
    ):
        assert bob.post(f"/api/matches/{match}/{path}", 403, **body)
    bob.watch(match)
    assert bob.act("play", match, seat=0, move="c3")["error"]["key"] == "server-not-yours"
    assert ada.get(f"/api/matches/{match}")["number"] == 2


def test_a_private_match_needs_its_invitation(ada: Person, bob: Person) -> None:
    match = ada.match("steere", "me", "open", public=False)
    seen = bob.get(f"/api/matches/{match['match']}")["info"]
    assert match["invite"] and seen["invite"] is None
    path = f"/api/matches/{match['match']}/join"
    assert bob.post(path, 403)["error"]["key"] == "server-invite"
    assert bob.post(path, 403, invite="guess")["error"]["key"] == "server-invite"
    assert bob.post(path, invite=match["invite"])["status"] == "playing"
    assert match["match"] not in [one["match"] for one in bob.get("/api/lobby")["playing"]]


def test_the_lobby_and_the_turns_are_pushed(ada: Person, bob: Person) -> None:
    bob.connect()
    bob.say(do="watch", match="lobby")
    bob.hear("lobby")
    ada.say(do="watch", match="turns")
    ada.hear("turns")
    match = ada.match("steere", "me", "open", options={"side": 2})["match"]
    # What was told first may be from before it was made.
    until(lambda: match in [one["match"] for one in bob.hear("lobby")["open"]])
    bob.post(f"/api/matches/{match}/join")
    until(lambda: match in [one["match"] for one in ada.hear("turns")["matches"]])
    assert match in [one["match"] for one in ada.get("/api/me/turns")["matches"]]
    assert match not in [one["match"] for one in bob.get("/api/me/turns")["matches"]]
    assert match in [one["match"] for one in bob.get("/api/me/matches?status=playing")["matches"]]


def test_those_at_a_match_hear_who_is_there(server: Running, ada: Person, bob: Person) -> None:
    def told(person: Person, watching: int, *seats: int) -> None:
        wanted = {"type": "presence", "match": match, "watching": watching, "seats": list(seats)}
        until(lambda: person.hear("presence") == wanted)

    carl = Person(server.port, "Carl")
    match = ada.match("steere", "me", "open", options={"side": 3})["match"]
    ada.watch(match)
    told(ada, 0, 0)
    bob.watch(match)
    told(ada, 1, 0)
    bob.post(f"/api/matches/{match}/join")
    told(ada, 0, 0, 1)
    for _ in range(2):
        carl.watch(match)
    told(bob, 1, 0, 1)
    carl.say(do="leave", match=match)
    told(bob, 0, 0, 1)
    ada.connect().close()
    told(bob, 0, 1)
    carl.close()


def test_leaving_before_the_start_frees_the_seat_or_ends_the_match(
    ada: Person, bob: Person
) -> None:
    match = ada.match("mosaix", "me", "open", "open", options={"players": 3})["match"]
    bob.post(f"/api/matches/{match}/join")
    left = bob.post(f"/api/matches/{match}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert ada.post(f"/api/matches/{match}/leave")["status"] == "gone"
    assert bob.post(f"/api/matches/{match}/join", 409)


def test_resigning_ends_a_match_of_two(ada: Person, bob: Person) -> None:
    match = ada.match("steere", "me", "open", options={"side": 3})["match"]
    bob.post(f"/api/matches/{match}/join")
    ada.watch(match)
    assert ada.act("resign", match, seat=0)["type"] == "ack"
    outcome = bob.get(f"/api/matches/{match}")["info"]["outcome"]
    assert outcome == {
        "scores": [0, 0],
        "winners": [1],
        "reason": "server-resigned",
        "broken_off": True,
    }
    Record.read(bob.http.get(f"/api/matches/{match}/record").text)
    assert ada.act("play", match, seat=0, move="c3")["error"]["key"] == "illegal-over"


def test_with_three_the_others_go_on_and_who_resigned_cannot_win(
    server: Running, ada: Person, bob: Person
) -> None:
    carl = Person(server.port, "Carl")
    match = ada.match("mosaix", "me", "open", "open", options={"players": 3})["match"]
    for person in (bob, carl):
        person.post(f"/api/matches/{match}/join")
    throw(match, (ada, 0), (bob, 1), (carl, 2))
    carl.post(f"/api/matches/{match}/resign", seat=2, id="r")
    shot = play_out(server.port, match, {0: ada, 1: bob}, random.Random(3))
    outcome = shot["info"]["outcome"]
    assert outcome["broken_off"] and 2 not in outcome["winners"] and outcome["winners"]
    record = Record.read(ada.http.get(f"/api/matches/{match}/record").text)
    assert fair.verify(record, load(record.game, record.options)).rolled > 3
    carl.close()


def test_a_move_against_a_bot_can_be_taken_back(ada: Person) -> None:
    match = ada.match("steere", "me", "random", options={"side": 3})["match"]
    ada.watch(match)
    assert ada.act("back", match, seat=0)["error"]["key"] == "undo-nothing"
    ada.act("play", match, seat=0, move="c3")
    until(lambda: ada.get(f"/api/matches/{match}")["info"]["awaiting"] == [0])
    assert ada.act("back", match, seat=0)["type"] == "ack"
    shot = ada.get(f"/api/matches/{match}")
    assert shot["states"][0]["view"]["board"]["red"] == []
    assert shot["events"][-1] | {"at": 0} == {
        "number": shot["number"],
        "before": shot["events"][-1]["before"],
        "kind": "back",
        "at": 0,
        "seat": 0,
        "moves": 0,
    }
    assert ada.act("play", match, seat=0, move="a1")["type"] == "ack"


def test_nothing_is_taken_back_past_dice_or_cards(ada: Person) -> None:
    match = ada.match("mosaix", "me", options={"players": 1})["match"]
    throw(match, (ada, 0))
    ada.watch(match)
    for taken in ("ack", "refused"):  # a formation is built, then written, and then the dice fall
        for _ in range(1 if taken == "ack" else 2):
            legal = ada.get(f"/api/matches/{match}")["states"][0]["view"]["legal"]
            ada.act("play", match, seat=0, move=legal[0])
        back = ada.act("back", match, seat=0)
        assert back["type"] == taken
    assert back["error"]["key"] == "undo-chance"


def test_a_rematch_takes_everyone_along(server: Running, ada: Person, bob: Person) -> None:
    carl = Person(server.port, "Carl")
    match = ada.match("steere", "me", "open", options={"side": 2})["match"]
    bob.post(f"/api/matches/{match}/join")
    assert ada.post(f"/api/matches/{match}/rematch", 409)
    play_out(server.port, match, {0: ada, 1: bob}, random.Random(4))
    carl.watch(match)
    made = bob.post(f"/api/matches/{match}/rematch")
    assert carl.hear("events")["events"][0]["next"] == made["match"]
    assert made["previous"] == match and made["status"] == "open"
    assert [seat["name"] for seat in made["seats"]] == ["Bob", "Ada"]
    assert [seat["joined"] for seat in made["seats"]] == [True, False]
    assert carl.post(f"/api/matches/{made['match']}/join", 409)
    again = ada.post(f"/api/matches/{match}/rematch")
    assert again["match"] == made["match"] and again["status"] == "playing"
    assert carl.post(f"/api/matches/{match}/rematch", 403)
    carl.close()


def test_a_rematch_that_was_given_up_can_be_made_again(
    server: Running, ada: Person, bob: Person
) -> None:
    match = ada.match("steere", "me", "open", options={"side": 2})["match"]
    bob.post(f"/api/matches/{match}/join")
    play_out(server.port, match, {0: ada, 1: bob}, random.Random(4))
    first = bob.post(f"/api/matches/{match}/rematch")["match"]
    bob.post(f"/api/matches/{first}/leave")
    second = ada.post(f"/api/matches/{match}/rematch")["match"]
    assert second != first
    assert bob.post(f"/api/matches/{match}/rematch")["match"] == second
    assert ada.get(f"/api/matches/{match}")["info"]["rematch"] == second
    assert ada.get(f"/api/matches/{second}")["info"]["status"] == "playing"


def test_a_finished_match_can_be_replayed_step_by_step(server: Running, ada: Person) -> None:
    match = ada.match("mozaa", "me", "random")["match"]
    assert ada.get(f"/api/matches/{match}/record", 409)
    assert ada.get(f"/api/matches/{match}/replay", 409)
    assert ada.get(f"/api/matches/{match}/chances", 409)
    throw(match, (ada, 0))
    running = ada.get(f"/api/matches/{match}/replay?seat=0")
    assert running["steps_in_all"] == len(running["steps"]) > 1
    assert ada.get(f"/api/matches/{match}/replay?seat=1", 403), "it is not over yet"
    play_out(server.port, match, {0: ada}, random.Random(5))
    found = ada.get(f"/api/matches/{match}/replay?seat=0&first=3&last=5")
    assert [one["step"] for one in found["steps"]] == [3, 4, 5]
    record = Record.read(ada.http.get(f"/api/matches/{match}/record").text)
    assert found["steps_in_all"] == len(record.moves) + 1
    assert [found["steps"][1]["seat"], found["steps"][1]["move"]] == list(record.moves[3])
    assert len(ada.get(f"/api/matches/{match}/replay?last=9999")["steps"]) == 50


def test_a_link_makes_another_device_the_same_guest_once(server: Running, ada: Person) -> None:
    link = ada.post("/api/me/link")["token"]
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", verify=False) as phone:
        assert phone.get("/api/me").status_code == 401
        answer = phone.post("/api/me/claim", json={"token": link})
        assert answer.json() == {"guest": ada.id, "name": "Ada", "language": None, "token": None}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        assert phone.get("/api/me").json()["guest"] == ada.id
        assert phone.post("/api/me/claim", json={"token": link}).status_code == 404


def test_who_is_nobody_becomes_a_guest_by_making_a_match(server: Running) -> None:
    wish = {"game": "steere", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", verify=False) as browser:
        made = browser.post("/api/matches", json=wish)
        assert made.status_code == 201
        assert "httponly" in made.headers["set-cookie"].lower()
        mine = [seat for seat in made.json()["seats"] if seat["you"]]
        assert browser.get("/api/me").json()["name"] == mine[0]["name"]
        again = browser.post("/api/matches", json=wish)
        assert "set-cookie" not in again.headers


def test_a_token_that_is_not_signed_is_nobody(server: Running, ada: Person, bob: Person) -> None:
    guest, _, signature = ada.token.partition(".")
    for token in (f"{bob.id}.{signature}", f"{guest}.{signature[:-1]}", guest, f"{guest}.", "ü.é"):
        answer = httpx.get(
            f"http://127.0.0.1:{server.port}/api/me",
            headers=[(b"Authorization", b"Bearer " + token.encode())],
            verify=False,
        )
        assert answer.status_code == 401, token


def test_the_daily_challenge_gives_everyone_the_same_dice(
    server: Running, ada: Person, bob: Person
) -> None:
    mine = ada.post("/api/daily/mosaix")
    assert ada.post("/api/daily/mosaix")["match"] == mine["match"]
    theirs = bob.post("/api/daily/mosaix")
    assert theirs["match"] != mine["match"]

    def dice(person: Person, match: str) -> list[str]:
        events = person.get(f"/api/matches/{match}")["events"]
        return [one["move"] for one in events if one["kind"] == "move" and one["seat"] == -1]

    assert dice(ada, mine["match"]) == dice(bob, theirs["match"])
    assert bob.get(f"/api/matches/{mine['match']}", 403)["error"]["key"] == "server-daily-private"
    assert bob.watch(mine["match"])["error"]["key"] == "server-daily-private"
    shot = play_out(server.port, mine["match"], {0: ada}, random.Random(6))
    score = shot["info"]["outcome"]["scores"][0]
    assert shot["events"][-1]["seed"] is None
    table = bob.get("/api/daily")["games"][0]
    row = next(one for one in table["results"] if one["score"] == score and one["name"] == "Ada")
    assert row["match"] is None and not row["you"] and table["seed"] is None
    record = json.loads(ada.http.get(f"/api/matches/{mine['match']}/record").text)
    assert record["seed"] is None and record["extra"]["dice"]["seed"] is None
    assert ada.post("/api/daily/mosaix")["status"] == "over"
    assert ada.post("/api/daily/steere", 404)


def test_a_hint_is_given_only_against_bots(ada: Person) -> None:
    match = ada.match("steere", "me", "random", options={"side": 3})["match"]
    legal = ada.get(f"/api/matches/{match}")["states"][0]["view"]["legal"]
    hint = ada.post(f"/api/matches/{match}/hint", seat=0)
    move = hint.pop("move")
    assert move in legal
    assert hint.pop("words") == ["steere-move-place", {"tile": "red", "cell": move}]
    assert hint == {"measure": "share", "worth": 0.5}
    match = ada.match("steere", "me", "open")["match"]
    assert ada.post(f"/api/matches/{match}/hint", 409, seat=0)


def test_no_option_reads_a_file_of_the_server(ada: Person, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.txt"
    sheet.write_text("mosaic\n", encoding="utf-8")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for value in (str(sheet), "/etc/passwd", "mona-lisa.txt"):
        wrong = ada.post("/api/matches", 400, game="galilee", options={"sheet": value}, seats=seats)
        assert wrong["error"]["key"] == "server-sheet"


def test_what_a_move_would_bring_is_told_to_its_seat_alone_and_nothing_is_played(
    ada: Person, bob: Person
) -> None:
    match = ada.match("steere", "me", "open", options={"side": 3})["match"]
    bob.post(f"/api/matches/{match}/join")
    path = f"/api/matches/{match}/brings"
    before = ada.get(f"/api/matches/{match}")
    assert ada.post(path, seat=0, move="a1")["points"] == 1
    bob.post(path, 403, seat=0, move="a1")
    assert ada.http.post(path, json={"seat": 0, "move": "xa1"}).status_code in (400, 409, 422)
    assert ada.get(f"/api/matches/{match}")["states"] == before["states"]
