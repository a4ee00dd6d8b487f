"""Without a network, and without a server, one plays on: alone, at one screen, or against bots."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from musivum.games import names
from tests.sampled import LONG
from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person
from tests.web.test_play import start

OPTIONS: dict[str, Any] = {"steere": {"Cells a side": "3"}}
"""For short games."""


def keep(page: Page) -> None:
    """Make the page available, and cut it off."""
    page.goto("/settings")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_text("opens without a network now")).to_be_visible(timeout=4 * PATIENCE)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)


@pytest.mark.parametrize(
    "game", ["steere", *(pytest.param(one, marks=LONG) for one in names() if one != "steere")]
)
def test_a_game_against_a_bot_is_played_without_a_network_and_nothing_is_lost(
    open_page: Open, game: str
) -> None:
    person = Person(open_page(), seed=4)
    page = person.page
    keep(page)
    start(page, game, "Against bots", OPTIONS.get(game))
    expect(page.locator("svg[data-board]").first).to_be_visible(timeout=6 * PATIENCE)
    for _ in range(2):
        person.wait_for_turn()
        person.click_something()
    person.wait_for_turn()
    moved = page.locator("ol.moves li, .moves li").count()
    page.reload()
    expect(page.locator("svg[data-board]").first).to_be_visible(timeout=6 * PATIENCE)
    person.wait_for_turn()
    assert page.locator("ol.moves li, .moves li").count() >= moved
    person.play_on()
    page.goto("/")
    expect(page.get_by_role("heading", name="Kept in this browser")).to_be_visible(timeout=PATIENCE)
    page.locator("section.turns a").first.click()
    expect(page.locator("section.after")).to_be_visible(timeout=6 * PATIENCE)
    page.goto(page.url.replace("/m/", "/replay/"))
    expect(page.locator("svg[data-board]").first).to_be_visible(timeout=6 * PATIENCE)


def test_a_new_version_is_told_and_taken_when_one_asks_for_it(open_page: Open) -> None:
    page = open_page()
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible(timeout=PATIENCE)
    # Another page on the server, by which the one that is open is an old one.
    page.route("**/", lambda route: route.fulfill(body="<script type=module src=/new.js></script>"))
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible(timeout=PATIENCE)
    page.context.set_offline(False)
    expect(page.get_by_text("There is a new version of this page")).to_be_visible(timeout=PATIENCE)
    page.unroute("**/")
    page.get_by_role("button", name="Load it now").click()
    expect(page.get_by_role("heading", name="Steere").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("There is a new version")).to_have_count(0)
