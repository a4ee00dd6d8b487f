"""What is refused is told in the language that is asked for; programs read the same everywhere."""

import json

import httpx
import pytest

from musivum.core.catalogue import LANGUAGES, say
from tests.server.harness import WAIT, Person, Running, open_socket


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_speaks_the_language_of_the_header_and_its_key_and_values_stay(
    server: Running, language: str
) -> None:
    asked = {"accept-language": f"{language}-XX,en;q=0.2"}
    address = f"http://127.0.0.1:{server.port}/api"
    for path, host in (("/rules/chess", None), ("/rules/chess", "elsewhere.example")):
        headers = asked | ({"host": host} if host else {})
        plain = {key: value for key, value in headers.items() if key == "host"}
        found = httpx.get(address + path, headers=headers, verify=False).json()["error"]
        english = httpx.get(address + path, headers=plain, verify=False).json()["error"]
        assert found["text"] == say(found["key"], language, **found["values"])
        assert english["text"] == say(found["key"], "en", **found["values"])
        assert (found["key"], found["values"]) == (english["key"], english["values"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_move_is_illegal_is_told_in_the_language_of_the_header(
    ada: Person, language: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = ada.http.post("/api/matches", json={"game": "steere", "seats": seats}).json()
    path = f"/api/matches/{made['match']}/why"
    asked = {"accept-language": language}
    found = ada.http.post(path, json={"seat": 0, "move": "swap"}, headers=asked).json()["error"]
    assert found["text"] == say(found["key"], language, **found["values"])


def test_a_guest_has_their_language_on_every_device(server: Running, ada: Person) -> None:
    assert ada.get("/api/me")["language"] is None
    assert ada.post("/api/me", language="nl")["language"] == "nl"
    assert ada.post("/api/me", name="Ada L.")["language"] == "nl", "another name leaves it"
    link = ada.post("/api/me/link")["token"]
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", verify=False) as phone:
        assert phone.post("/api/me/claim", json={"token": link}).json()["language"] == "nl"
        assert phone.get("/api/me").json()["language"] == "nl"
        made = phone.post("/api/me", json={"language": "it"}).json()
        assert (made["guest"], made["language"]) == (ada.id, "it")
    with open_socket(server.port, ada.token) as socket:
        assert json.loads(socket.recv(timeout=WAIT))["language"] == "it"


def test_a_language_that_there_is_not_is_refused_and_nothing_is_changed(ada: Person) -> None:
    asked = {"name": "Bob", "language": "tlh"}
    found = ada.http.post("/api/me", json=asked, headers={"accept-language": "de"})
    assert found.status_code == 400
    allowed = ", ".join(LANGUAGES)
    assert found.json()["error"]["text"] == say(
        "language-none", "de", language="tlh", allowed=allowed
    )
    assert ada.get("/api/me")["name"] == "Ada"
