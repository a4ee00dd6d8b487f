"""The files of the browser client, as the server sends them."""

import gzip
from pathlib import Path

import httpx
import pytest

from musivum import bots, games
from musivum.core import catalogue
from musivum.server.http import static
from tests.server.harness import Person, Running

SCRIPT = "export const tesserae = 1;\n" * 200


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, in place of the one that may or may not be there."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><p>the page", encoding="utf-8")
    (tmp_path / "assets" / "index-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets" / "stone.png").write_bytes(b"picture")
    monkeypatch.setattr(static, "STATIC", tmp_path)
    return tmp_path


def fetch(server: Running, path: str, encodings: str = "br, gzip") -> tuple[httpx.Response, bytes]:
    """The answer, and its body exactly as it was sent."""
    address = f"http://127.0.0.1:{server.port}{path}"
    with httpx.stream("GET", address, headers={"accept-encoding": encodings}) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.usefixtures("built")
def test_files_of_the_client_come_compressed_to_those_who_take_it(server: Running) -> None:
    answer, body = fetch(server, "/assets/index-1a2b.js")
    assert answer.headers["content-encoding"] == "gzip" and len(body) < len(SCRIPT) / 10
    assert gzip.decompress(body).decode() == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    plain, body = fetch(server, "/assets/index-1a2b.js", "identity")
    assert "content-encoding" not in plain.headers and body.decode() == SCRIPT
    assert plain.headers["vary"] == answer.headers["vary"] == "accept-encoding"
    picture, body = fetch(server, "/assets/stone.png")
    assert "content-encoding" not in picture.headers and body == b"picture"


@pytest.mark.usefixtures("built")
def test_the_page_answers_for_its_own_addresses(server: Running) -> None:
    for path in ("/", "/m/k3v9q0x1m2n4", "/lobby", "/index.html"):
        answer, body = fetch(server, path)
        assert gzip.decompress(body).endswith(b"the page")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.status_code == 200
    assert fetch(server, "/assets/gone.js")[0].status_code == 404


@pytest.mark.usefixtures("built")
def test_an_address_of_nothing_is_the_page_and_a_404(server: Running) -> None:
    for path in ("/wp-login.php", "/m", "/m/a/b", "/lobby/x", "/favicon.ico"):
        answer, body = fetch(server, path)
        assert answer.status_code == 404
        assert gzip.decompress(body).endswith(b"the page")


@pytest.mark.usefixtures("built")
def test_machines_may_look_at_the_head_alone(server: Running) -> None:
    answer = httpx.head(f"http://127.0.0.1:{server.port}/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content == b""


def test_a_file_that_is_built_anew_is_sent_anew(server: Running, built: Path) -> None:
    fetch(server, "/")
    (built / "index.html").write_text("<!doctype html><p>another page", encoding="utf-8")
    assert gzip.decompress(fetch(server, "/")[1]).endswith(b"another page")


def test_answers_that_may_hold_secrets_are_never_compressed(ada: Person) -> None:
    match = ada.match("galilee", "me", "open", public=False)["match"]
    for path in ("/api/games", f"/api/matches/{match}", "/api/words/en", "/metrics"):
        answer = ada.http.get(path, headers={"accept-encoding": "gzip"})
        assert answer.status_code == 200 and "content-encoding" not in answer.headers


def test_a_game_says_how_its_bots_stand_with_which_options(ada: Person) -> None:
    for game in ada.get("/api/games")["games"]:
        profile = games.profile(game["game"])
        assert not game["levels"][-1]["options"], "what holds for all others comes last"
        for one in game["levels"]:
            assert tuple(one["levels"]) == bots.names(profile, one["options"])


def test_rules_say_in_which_language_they_are(ada: Person) -> None:
    english = ada.get("/api/rules/steere")
    assert english["language"] == "en" and english["markdown"].startswith("# ")
    for game in [one["game"] for one in ada.get("/api/games")["games"]]:
        there = Path(catalogue.__file__).parents[1] / "games" / game / "text" / "xy.md"
        assert not there.exists()
        assert ada.get(f"/api/rules/{game}?language=xy") == ada.get(f"/api/rules/{game}")
