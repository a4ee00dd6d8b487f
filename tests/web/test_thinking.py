"""A page thinks for the bots that one plays alone with; where it cannot, the server's bots do."""

import json
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.sampled import usual
from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person
from tests.web.test_play import start


class Line:
    """What a page says on its WebSocket."""

    def __init__(self, page: Page) -> None:
        self.said: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._hear))

    def _hear(self, text: Any) -> None:
        self.said.append(json.loads(text))

    def thoughts(self) -> list[int | None]:
        return [one["action"] for one in self.said if one["do"] == "thought"]


def play_some(person: Person, game: str) -> None:
    """Some moves of a match against a bot, which has moved too then."""
    start(person.page, game, "Against bots", {"Cells a side": "3"} if game == "steere" else None)
    person.wait_for_table()
    for _ in range(4):
        if person.wait_for_turn():
            person.click_something()
    person.wait_for_turn()


@pytest.mark.parametrize("game", usual(["steere", "mosaix"], "steere"))
def test_the_page_thinks_for_the_bot_one_plays_with(open_page: Open, game: str) -> None:
    person = Person(open_page(), seed=4)
    line = Line(person.page)
    play_some(person, game)
    for _ in range(12):  # a page that is late leaves a thought or two to the server
        if line.thoughts() or not person.wait_for_turn():
            break
        person.click_something()
    assert line.thoughts()
    assert None not in line.thoughts()


def test_nothing_of_it_is_loaded_where_nobody_plays_with_bots(open_page: Open) -> None:
    page = open_page()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert loaded
    assert not [url for url in loaded if "/packs/" in url or "worker" in url or "thinking" in url]


def half(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.body()[:1000])


def from_elsewhere(route: Route) -> None:
    route.fulfill(json={"format": 99, "packs": {}})


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [
        ("no wasm", "This browser knows no WebAssembly"),
        ("no worker", "This browser lets nothing think beside the page"),
        ("no packs", "This server has no packs for browsers"),
        ("half a pack", "came only in part"),
        ("another version", "is of another version than this page"),
    ],
)
def test_whatever_is_missing_is_said_and_the_servers_bots_play(
    open_page: Open, trouble: str, sentence: str
) -> None:
    page = open_page()
    packs: list[Route] = []
    if trouble.startswith("no w"):
        page.add_init_script(f"delete window.{'Worker' if 'er' in trouble else 'WebAssembly'}")
    elif trouble == "no packs":
        page.route("**/packs/manifest.json", lambda route: route.fulfill(status=404, json={}))
    elif trouble == "half a pack":
        page.route("**/packs/*.wasm", lambda route: packs.append(route))  # noqa: PLW0108 - no built-in
    else:
        page.route("**/packs/manifest.json", from_elsewhere)
    person = Person(page, seed=4)
    line = Line(page)
    person.sit("steere", options={"side": 3})
    person.play_on(2)
    person.wait_for_turn()
    assert not line.thoughts()
    end = monotonic() + PATIENCE / 1000
    while trouble == "half a pack" and not packs and monotonic() < end:
        page.wait_for_timeout(20)
    page.get_by_role("link", name="Settings").click()
    for pack in packs:  # it comes while one looks
        half(pack)
    expect(page.get_by_text(sentence)).to_be_visible(timeout=PATIENCE)
