"""A guest's page may think for the bots of its own match, and where it may not it is refused."""

from base64 import b64decode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from musivum.core.game import Game
from musivum.games import load
from musivum.server.match.ledger import OVER, Ledger
from musivum.server.thinking.pages import knows_no_more
from tests.described import described
from tests.server.harness import NoThinkers, Person, Running, running, throw, until
from tests.server.test_protocol import THINK

SMALL = {"side": 3}


@pytest.fixture(scope="module")
def idle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose own bots never answer: what a bot plays, a page has thought."""
    with running(tmp_path_factory.mktemp("idle"), thinkers=NoThinkers()) as found:
        yield found


@pytest.fixture
def eve(idle: Running) -> Iterator[Person]:
    found = Person(idle.port, "Eve")
    yield found
    found.close()


def key_of(answer: Any) -> str:
    return str(answer["error"]["key"])


def refused(person: Person, match: str) -> str:
    person.say(do="think", match=match, on=True)
    return key_of(person.hear("error"))


def offered(person: Person, game: str = "steere", *others: str, **options: Any) -> str:
    """A match against bots, for which the person's page has offered to think."""
    bots = others or ("greedy",)
    match = str(person.match(game, "me", *bots, options=options or SMALL)["match"])
    person.watch(match)
    person.say(do="think", match=match, on=True)
    return match


def asked(person: Person) -> tuple[dict[str, Any], Game, np.ndarray[Any, Any]]:
    question = person.hear("think")
    described("ServerMessage").validate(question)
    assert " ".join(["think", *sorted(question)]) == THINK
    state = np.frombuffer(b64decode(question["state"]), dtype="<i8").astype(np.int64)
    return question, load(question["game"], **question["options"]), state


def ledger_of(server: Running, match: str) -> Ledger:
    live = server.services.registry.opened(match)
    assert live is not None
    return live.ledger


def legal(game: Game, state: Any, seat: int) -> list[int]:
    moves = np.zeros(game.most_moves, dtype=np.int64)
    number = game.KERNELS.legal(game.tables, state, seat, moves)
    return [int(move) for move in moves[:number]]


def play(person: Person, match: str, move: str) -> None:
    """Move, and hear nothing yet: the question may come before the answer."""
    person.number += 1
    person.say(do="play", match=match, seat=0, move=move, id=f"p{person.number}")


def answer(person: Person, question: dict[str, Any], action: int | None) -> None:
    person.say(
        do="thought",
        match=question["match"],
        seat=question["seat"],
        turn=question["turn"],
        action=action,
    )


def test_a_page_is_asked_for_a_bots_move_and_its_answer_is_played(
    eve: Person, idle: Running
) -> None:
    match = offered(eve)
    play(eve, match, "c3")
    question, game, state = asked(eve)
    assert (question["seat"], question["level"], question["options"]["side"]) == (1, "greedy", 3)
    chosen = legal(game, state, 1)[4]
    answer(eve, question, chosen)
    until(lambda: len(ledger_of(idle, match).moves) == 2)
    assert ledger_of(idle, match).moves[1] == (1, str(game.action(chosen)))
    eve.act("resign", match, seat=0)
    until(lambda: ledger_of(idle, match).status == OVER)
    record = eve.get(f"/api/matches/{match}/record")
    assert record["extra"]["pages"] == [1], "a record says for which bots a page has thought"


def test_only_what_was_asked_is_taken_and_only_from_the_page_that_was_asked(
    eve: Person, idle: Running
) -> None:
    match = offered(eve)
    eve.say(do="thought", match=match, seat=1, turn=0, action=0)
    assert key_of(eve.hear("error")) == "server-think-unasked"
    play(eve, match, "c3")
    question, game, state = asked(eve)
    mallory = Person(idle.port, "Mallory")
    mallory.watch(match)
    answer(mallory, question, legal(game, state, 1)[0])
    assert key_of(mallory.hear("error")) == "server-think-unasked"
    answer(eve, question | {"turn": question["turn"] + 1}, legal(game, state, 1)[0])
    assert key_of(eve.hear("error")) == "server-think-unasked"
    answer(eve, question, legal(game, state, 1)[0])
    until(lambda: len(ledger_of(idle, match).moves) == 2)
    answer(eve, question, legal(game, state, 1)[0])
    assert key_of(eve.hear("error")) == "server-think-unasked", "once is enough"
    mallory.close()


def test_pages_do_not_think_in_challenges_nor_for_others_nor_unwatched(
    ada: Person, bob: Person
) -> None:
    daily = ada.post("/api/daily/mosaix")["match"]
    ada.watch(daily)
    assert refused(ada, daily) == "server-think-daily"
    table = ada.match("mosaix", "me", "open", "greedy", options={"players": 3})["match"]
    ada.watch(table)
    assert refused(ada, table) == "server-think-people", "the seat may become anybody's"
    bob.post(f"/api/matches/{table}/join")
    assert refused(ada, table) == "server-think-people"
    own = ada.match("steere", "me", "greedy", options=SMALL)["match"]
    assert refused(ada, own) == "server-think-unwatched"
    bob.watch(own)
    assert refused(bob, own) == "server-not-yours"


@pytest.mark.parametrize("bad", [0, 10**6])
def test_an_illegal_answer_is_refused_and_the_servers_bots_play(
    ada: Person, server: Running, bad: int
) -> None:
    match = offered(ada)
    play(ada, match, "a1")
    question, game, _ = asked(ada)
    taken = game.index("a1") if bad == 0 else bad
    answer(ada, question, taken)
    assert key_of(ada.hear("error")) in ("steere-occupied", "action-range")
    until(lambda: len(ledger_of(server, match).moves) == 2)


def test_a_page_that_cannot_or_does_not_answer_is_asked_no_more(
    ada: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services.driver.pages, "seconds", 0.2)
    for says in ("nothing", "null"):
        match = offered(ada)
        play(ada, match, "c3")
        question, _, _ = asked(ada)
        if says == "null":
            answer(ada, question, None)
        until(lambda match=match: len(ledger_of(server, match).moves) == 2)  # type: ignore[misc]
        play(ada, match, ledger_of(server, match).state.view(0)["legal"][0])
        until(lambda match=match: len(ledger_of(server, match).moves) >= 4)  # type: ignore[misc]
        moves = [event for event in ledger_of(server, match).events if event.kind == "move"]
        assert not [event for event in moves if "by" in event.data]


def test_a_page_that_goes_leaves_the_bots_to_the_server(ada: Person, server: Running) -> None:
    match = offered(ada)
    play(ada, match, "c3")
    asked(ada)
    ada.say(do="think", match=match, on=False)
    until(lambda: len(ledger_of(server, match).moves) == 2)


def test_where_a_bot_knows_what_the_guest_may_not_no_page_is_asked(
    ada: Person, server: Running
) -> None:
    match = offered(ada, "mozaa", "greedy", hand=3)
    throw(match, (ada, 0))
    until(lambda: bool(ledger_of(server, match).awaiting))
    ledger = ledger_of(server, match)
    assert not knows_no_more(ledger, ada.id, 1)
    if 0 in ledger.awaiting:
        play(ada, match, ledger.state.view(0)["legal"][0])
    bots_moves: list[Any] = []
    while not bots_moves:
        message = ada.hear("think", "events")
        assert message["type"] != "think", "what the bot holds is not told"
        bots_moves = [
            one for one in message["events"] if (one["kind"], one.get("seat")) == ("move", 1)
        ]
    assert "by" not in bots_moves[0]


def test_who_chooses_at_the_same_time_chooses_before_their_page_is_asked(
    eve: Person, idle: Running
) -> None:
    match = offered(eve, "mosaix", "greedy", players=2)
    throw(match, (eve, 0))
    until(lambda: ledger_of(idle, match).awaiting == {0})
    play(eve, match, ledger_of(idle, match).state.view(0)["legal"][0])
    until(lambda: ledger_of(idle, match).awaiting == {0, 1})  # what was built both write
    assert not idle.services.driver.pages._asked
    play(eve, match, ledger_of(idle, match).state.view(0)["legal"][0])
    question, game, state = asked(eve)
    hidden = ledger_of(idle, match).state.array
    game.KERNELS.redact(game.tables, hidden, 1)
    assert np.array_equal(state, hidden), "the bot is not told what the guest has written"
    answer(eve, question, legal(game, state, 1)[0])
    until(lambda: (1, str(game.action(legal(game, state, 1)[0]))) in ledger_of(idle, match).moves)


def hinted(person: Person, match: str, answer_with: Any) -> Any:
    """Ask for a hint, and answer the question that comes of it as the person's page would."""
    with ThreadPoolExecutor() as pool:
        body: dict[str, Any] = {"seat": 0, "level": "greedy"}
        advice = pool.submit(person.post, f"/api/matches/{match}/hint", **body)
        question, game, state = asked(person)
        assert question["advise"] and question["seat"] == 0
        person.say(**answer_with(question, legal(game, state, 0)[3]))
        return game.action(legal(game, state, 0)[3]), advice.result(20)


def thought(question: dict[str, Any], action: int, worth: float | None) -> dict[str, Any]:
    told = {name: question[name] for name in ("match", "seat", "turn")}
    return {"do": "thought", "action": action, "worth": worth} | told


def test_hints_come_from_the_page_that_thinks(eve: Person) -> None:
    match = offered(eve)
    move, advice = hinted(eve, match, lambda asked, action: thought(asked, action, 0.25))
    assert (advice["move"], advice["worth"], advice["measure"]) == (str(move), 0.25, "share")
    assert advice["words"][0].startswith("steere-move")


def test_a_hint_without_its_worth_is_the_servers(ada: Person) -> None:
    match = offered(ada)
    _, advice = hinted(ada, match, lambda asked, action: thought(asked, action, None))
    assert advice["worth"] == 0.5, "what the bots of this server always say"
