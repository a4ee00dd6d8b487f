"""Live messages as they are read: the quick way takes nothing that the models would not take."""

import random
from typing import Any

import pytest
from msgspec import MsgspecError
from pydantic import ValidationError

from musivum.server.errors import Refused
from musivum.server.http.requests import LivePlay
from musivum.server.live import reading
from tests.server.harness import Person

MOVES = (
    '{"do":"play","match":"000000000001","seat":0,"move":"e5","id":"x1","turn":3}',
    '{"do": "play", "match": "0", "seat": 5, "move": "write ##@2,3", "id": "\\u00e9é😀"}',
    '{"do":"watch","do":"play","match":"0","seat":1,"move":"a","id":"b"}',
    '{"do":"play","match":"0","seat":1,"seat":0,"move":"a","id":"b","do":"watch"}',
)
SPLINTERS = (
    *'"\\{}[],:06- \n\x00\x1f\x7fé😀\ufeff',
    *("1e0", ".5", "NaN", "null", "true", "\\u0000", "\\ud800", "\\udfff", "[" * 300),
    *("18446744073709551616", "9223372036854775808", '"turn":', '"do":"play"', '"do":"watch"'),
    *('"seat":6,', '"turn":-1,', '"id":"",'),
    *("x" * 41, "x" * 65, "x" * 201),
)
TIMES = 20_000


def splintered(rng: random.Random) -> str:
    """A move with up to three things cut out, put in or doubled."""
    text = rng.choice(MOVES)
    for _ in range(rng.randrange(4)):
        start = rng.randrange(len(text) + 1)
        stop = min(len(text), start + rng.randrange(5))
        middle = rng.choice([rng.choice(SPLINTERS), "", text[start:] + text[:stop]])
        text = text[:start] + middle + text[stop:]
    return text


def said(message: Any) -> dict[str, Any]:
    names = ("do", "match", "seat", "move", "id", "turn")
    return {name: getattr(message, name) for name in names}


def test_what_is_read_quickly_is_what_the_models_read() -> None:
    rng = random.Random(7)
    taken = 0
    for _ in range(TIMES):
        text = splintered(rng)
        sent = text.encode(errors="surrogatepass") if rng.random() < 0.3 else text
        try:
            quick = reading._MOVE(sent)
        except (MsgspecError, UnicodeError):
            continue
        taken += 1
        try:
            usual = reading._ANY.validate_json(sent)
        except ValidationError:
            usual = None
        assert isinstance(usual, LivePlay), text
        assert said(quick) == said(usual), text
    assert taken > TIMES / 10


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({'"seat":0': '"seat":6'}, "play/seat: Input should be less than or equal to 5"),
        ({'"seat":0': '"seat":0.5'}, "play/seat: Input should be a valid integer"),
        ({'"seat":0': '"seat":NaN'}, "play/seat: Input should be a valid integer"),
        ({'"move"': '"mvoe"'}, "play/move: Field required"),
        ({'"turn"': '"more"'}, "play/more: Extra inputs are not permitted"),
        ({"x1": ""}, "play/id: String should have at least 1 character"),
        ({"e5": "e" * 201}, "play/move: String should have at most 200 characters"),
        ({"e5": "\\ud800"}, "/: Invalid JSON"),
        ({"}": ""}, "/: Invalid JSON"),
        ({'"play"': '"plya"'}, "/: Input tag 'plya' found"),
    ],
)
def test_what_is_wrong_is_told_by_the_models(change: dict[str, str], problem: str) -> None:
    text = MOVES[0]
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(Refused) as error:
        reading.read(text)
    assert str(error.value.values["problem"]).startswith(problem)


def test_a_move_that_only_the_models_can_read_is_answered_too(ada: Person) -> None:
    match = ada.match("steere", "me", "me", options={"side": 3})["match"]
    ada.watch(match)
    text = f'{{"do":"watch","do":"play","match":"{match}","seat":0,"move":"c3","id":"b"}}'
    with pytest.raises(MsgspecError):
        reading._MOVE(text)
    ada.connect().send(text)
    assert ada.hear("refused", "ack")["type"] == "ack"
