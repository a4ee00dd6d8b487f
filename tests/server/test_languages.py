"""What is refused is told in the language that is asked for; programs read the same everywhere."""

import httpx
import pytest

from musivum.core.catalogue import LANGUAGES, say
from tests.server.harness import Person, Running


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
