"""Links unfurl: with a picture of what a spectator may see, and of nothing else."""

import re
from html import unescape
from io import BytesIO
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from PIL import Image

import musivum
from musivum.core.catalogue import LANGUAGES, say
from musivum.printing.worksheet import find, solved
from musivum.server.http import static
from musivum.server.match.cards import HEIGHT, WIDTH, drawn_match
from musivum.server.match.ledger import Ledger
from tests.printing.paper import text
from tests.sampled import usual
from tests.server.harness import Person, Running

PAGE = "<!doctype html><html><head><title>Musivum</title></head><body>the page</body></html>"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(static, "STATIC", tmp_path)
    return tmp_path


def get(server: Running, path: str) -> httpx.Response:
    return fetch(f"http://127.0.0.1:{server.port}{path}")


def fetch(address: str, **more: Any) -> httpx.Response:
    """Nothing here speaks TLS; reading the certificates of the world takes longer than to ask."""
    return httpx.get(address, verify=False, **more)


def tag(page: str, name: str) -> str:
    found = re.search(rf'<meta (?:property|name)="{re.escape(name)}" content="([^"]*)"', page)
    assert found, f"{name} in {page}"
    return found[1]


@pytest.mark.usefixtures("built")
def test_a_link_to_a_match_shows_the_table(server: Running, ada: Person) -> None:
    match = ada.match("steere", "me", "random")["match"]
    page = get(server, f"/m/{match}").text
    assert page.endswith("the page</body></html>")
    assert tag(page, "twitter:card") == "summary_large_image"
    image = tag(page, "og:image")
    assert image == f"http://127.0.0.1:{server.port}/api/cards/match/{match}.png?language=en"
    assert tag(page, "twitter:image") == image
    answer = fetch(image)
    assert answer.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(answer.content)).size == (WIDTH, HEIGHT)
    assert "max-age" in answer.headers["cache-control"]


@pytest.mark.usefixtures("built")
def test_a_link_to_a_game_shows_the_game_and_one_to_the_daily_only_stones(server: Running) -> None:
    page = get(server, "/rules/steere").text
    game = fetch(tag(page, "og:image")).content
    address = unescape(tag(get(server, "/daily").text, "og:image"))
    daily = fetch(address).content
    assert daily != fetch(address.replace("/daily/", "/game/")).content
    assert Image.open(BytesIO(game)).size == Image.open(BytesIO(daily)).size == (WIDTH, HEIGHT)
    assert get(server, "/api/cards/game/chess.png").status_code == 404


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("language", usual(LANGUAGES, "en", "de"))
def test_a_link_unfurls_in_the_language_of_whoever_reads_it(
    server: Running, ada: Person, language: str
) -> None:
    match = ada.match("steere", "me", "random")["match"]
    asked = {"accept-language": f"{language}-XX,en;q=0.3"}
    said = {
        f"/m/{match}": say("card-about-match", language, status="playing"),
        "/rules/steere": say("steere-about", language),
        "/daily": say("card-about-daily", language),
        "/rules": say("card-about-home", language, games=len(musivum.games())),
    }
    for path, about in said.items():
        answer = fetch(f"http://127.0.0.1:{server.port}{path}", headers=asked)
        assert unescape(tag(answer.text, "og:description")) == about
        assert answer.headers["vary"] == "accept-language, accept-encoding"
        assert tag(answer.text, "og:url").endswith(path), "links carry no language"
    answer = fetch(f"http://127.0.0.1:{server.port}/m/{match}", headers=asked)
    title = unescape(tag(answer.text, "og:title"))
    assert say("card-level", language, level="random") in title, (
        "a bot has its name in every tongue"
    )
    assert "random" not in title
    pictures = {
        get(server, f"/api/cards/game/galilee.png?language={one}").content
        for one in (language, "en")
    }
    assert len(pictures) == (1 if language == "en" else 2), "the picture is titled, too"


@pytest.mark.usefixtures("built")
def test_a_challenge_of_today_has_no_picture_of_its_board(server: Running, ada: Person) -> None:
    match = ada.post("/api/daily/mosaix")["match"]
    assert "og:image" not in get(server, f"/m/{match}").text
    assert get(server, f"/api/cards/match/{match}.png").status_code == 403


@pytest.mark.usefixtures("built")
def test_a_match_that_is_not_there_has_no_card_and_is_still_the_page(server: Running) -> None:
    answer = get(server, "/m/k3v9q0x1m2n4")
    assert answer.status_code == 200 and "og:image" not in answer.text
    assert get(server, "/api/cards/match/k3v9q0x1m2n4.png").status_code == 404


@pytest.mark.parametrize("name", musivum.games())
def test_a_card_does_not_depend_on_what_a_spectator_may_not_know(name: str) -> None:
    """Whatever is dealt anew where a spectator cannot see it: the same picture, byte for byte."""
    options = {"hand": 3} if name == "mozaa" else {}
    game = musivum.load(name, **options)
    match = musivum.Match(game, seed=5, players=["random"] * game.players)
    for _ in range(14):
        match.step()
    state = match.state
    played = list(match.moves)
    drawn = drawn_match(ledger(state, played), None, "en")
    assert drawn_match(ledger(state, played), len(played), "en") == drawn
    for seed in range(2):
        other = game.imagine(state.view(None), musivum.Dice(str(seed), "card"))
        assert drawn_match(ledger(other, played), None, "en") == drawn
    moved = state if state.outcome else match.run().state
    assert drawn_match(ledger(moved, played), None, "en") != drawn, "it does show the game"


def ledger(state: musivum.State, moves: list[tuple[int, musivum.Move]]) -> Ledger:
    """What a picture of a match is made from."""
    seats = [SimpleNamespace(name=f"player {n}", level=None) for n in range(state.game.players)]
    found = SimpleNamespace(game=state.game, state=state, moves=moves, seats=seats)
    found.rules, found.awaiting, found.outcome = state.game.RULES_VERSION, {0: 0}, None
    return cast(Ledger, found)


@pytest.mark.usefixtures("built")
def test_only_a_replay_may_stand_in_a_frame_of_others(server: Running) -> None:
    framed = get(server, "/embed/replay/k3v9q0x1m2n4")
    policy = framed.headers["content-security-policy"]
    assert framed.status_code == 200
    assert "frame-ancestors *" in policy and "sandbox" in policy and "form-action 'none'" in policy
    for path in ("/", "/m/k3v9q0x1m2n4", "/replay/k3v9q0x1m2n4", "/settings"):
        assert "frame-ancestors 'none'" in get(server, path).headers["content-security-policy"]


@pytest.mark.usefixtures("built")
def test_a_name_in_a_card_is_words_and_no_markup(server: Running, ada: Person) -> None:
    ada.post("/api/me", name="<i>Ada&")
    match = ada.match("steere", "me", "random")["match"]
    page = get(server, f"/m/{match}").text
    assert "<i>" not in page


def test_the_page_gets_what_it_wants_to_print(server: Running, ada: Person) -> None:
    listed = get(server, "/api/print?language=de").json()["games"]
    assert [one["game"] for one in listed] == [
        one["game"] for one in get(server, "/api/games").json()["games"]
    ]
    words = "what=board&side=3&paper=letter&ink=saving&language=de"
    answer = get(server, f"/api/print/game/steere.pdf?{words}")
    assert answer.status_code == 200 and answer.content.startswith(b"%PDF")
    for wrong, status in (
        ("steere.pdf?what=cards", 400),
        ("steere.pdf?side=99", 400),
        ("steere.pdf?language=xx", 400),
        ("galilee.pdf?sheet=/etc/passwd", 400),
        ("chess.pdf", 404),
    ):
        assert get(server, f"/api/print/game/{wrong}").status_code == status, wrong
    match = ada.match("steere", "me", "random")["match"]
    assert get(server, f"/api/print/match/{match}.pdf").status_code == 409, "it is not over"


@pytest.mark.usefixtures("built")
def test_a_puzzle_has_a_page_that_tells_its_answer_only_to_whoever_asks(server: Running) -> None:
    address = "/puzzle/steere?seed=1&number=2&side=3"
    asked = {"accept-language": "nl"}
    page = fetch(f"http://127.0.0.1:{server.port}{address}", headers=asked, timeout=60)
    assert page.status_code == 200 and "<script" not in page.text
    shown, _, hidden = page.text.partition("<details>")
    game = musivum.load("steere", side=3)
    puzzle = list(islice(find(game, "1"), 2))[1]
    answer = solved(puzzle, 2, "nl")
    assert answer not in unescape(shown) and answer in unescape(hidden)
    assert '<header><a href="/"><img src="/icon.svg" alt="">Musivum</a></header>' in shown, (
        "the way to the games"
    )
    assert "<svg" in shown and unescape(tag(page.text, "og:title")) in unescape(shown)
    picture = fetch(unescape(tag(page.text, "og:image")), timeout=60).content
    assert Image.open(BytesIO(picture)).size == (WIDTH, HEIGHT)
    for wrong in ("/puzzle/chess", "/puzzle/steere?number=0", "/puzzle/steere?side=99"):
        assert get(server, wrong).status_code in (400, 404)


def test_a_worksheet_of_a_server_says_where_its_answers_are(
    server: Running, tmp_path: Path
) -> None:
    answer = get(server, "/api/print/game/steere.pdf?what=puzzles&side=3&seed=7")
    words = text(answer.content, tmp_path)
    assert f"127.0.0.1:{server.port}/puzzle/steere?seed=7&side=3&number=2" in words
