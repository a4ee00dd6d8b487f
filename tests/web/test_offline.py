"""Without a network the page opens and shows rules and lessons, if somebody asked for it."""

from playwright.sync_api import expect

from musivum.core.catalogue import say
from musivum.games import names
from tests.web.conftest import Open
from tests.web.page import PATIENCE


def test_after_it_was_made_available_the_page_opens_without_a_network_and_shows_the_rules(
    open_page: Open,
) -> None:
    page = open_page()
    page.goto("/settings")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_text("opens without a network now")).to_be_visible(timeout=PATIENCE)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/")
    for game in names():
        title = say(f"{game}-title")
        expect(page.get_by_role("heading", name=title).first).to_be_visible(timeout=PATIENCE)
    for game in names():
        page.goto(f"/rules/{game}")
        expect(page.locator("article h1, main h1").first).to_be_visible(timeout=PATIENCE)
        expect(page.locator("h2").first).to_be_visible(timeout=PATIENCE)
    page.context.set_offline(False)
    page.goto("/settings")
    page.get_by_role("button", name="Forget it again").click()
    expect(page.get_by_role("button", name="Make available offline")).to_be_visible()
    assert page.evaluate("caches.keys()") == []


def test_nothing_is_kept_by_those_who_did_not_ask(open_page: Open) -> None:
    page = open_page()
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("caches.keys()") == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
