"""Without a network the page opens and shows rules and lessons, if somebody asked for it."""

import json
import re

from playwright.sync_api import expect

from musivum.core.catalogue import page as rules_of
from musivum.core.catalogue import say
from musivum.games import names
from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person, go


def test_after_it_was_made_available_the_page_opens_without_a_network_and_shows_the_rules(
    open_page: Open,
) -> None:
    page = open_page(own=True)
    page.goto("/settings")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_text("opens without a network now")).to_be_visible(timeout=PATIENCE)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    # What a browser has by chance can be gone at any time.
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.context.set_offline(True)
    page.goto("/")
    for game in names():
        title = say(f"{game}-title")
        expect(page.get_by_role("heading", name=title).first).to_be_visible(timeout=PATIENCE)
    page.goto(f"/rules/{names()[0]}")
    for game in names():
        go(page, f"/rules/{game}")
        expect(page.locator("article h1, main h1").first).to_be_visible(timeout=PATIENCE)
        expect(page.locator("h2").first).to_be_visible(timeout=PATIENCE)
    # In another language, which nobody chose while there was a network; and lessons.
    page.get_by_label("Language").select_option("de")
    wanted = re.search(r"^## (.*)$", rules_of(names()[-1], "de"), re.MULTILINE)
    assert wanted is not None
    expect(page.get_by_role("heading", name=wanted[1]).first).to_be_visible(timeout=PATIENCE)
    page.goto(f"/learn/{names()[0]}")
    for game in names():
        go(page, f"/learn/{game}", "de")
        expect(page.locator("svg[data-board]").first).to_be_visible(timeout=PATIENCE)
    page.context.set_offline(False)
    page.goto("/settings")
    page.get_by_label("Sprache").select_option("en")
    page.get_by_role("button", name="Forget it again").click()
    expect(page.get_by_role("button", name="Make available offline")).to_be_visible()
    assert page.evaluate("caches.keys()") == []


OWN = """async (words) => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const one of await cache.keys()) {
      const text = await (await cache.match(one)).text();
      if (words.some((word) => one.url.includes(word) || text.includes(word))) found.push(one.url);
    }
  }
  return found;
}"""
"""The addresses of all that is kept and has one of these words in it."""


def test_nothing_is_kept_by_those_who_did_not_ask_and_nothing_of_a_person_by_those_who_did(
    open_page: Open,
) -> None:
    page = open_page(own=True)
    person = Person(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert asked
    assert not [url for url in asked if "pyodide" in url or "/packs/" in url or "sw.js" in url]
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill("Theodosia")
    page.get_by_role("button", name="Save").click()
    person.play_now(say("steere-title"))
    match = page.url.rpartition("/")[2]
    person.play_on(2)
    assert page.evaluate("caches.keys()") == []
    assert page.evaluate("indexedDB.databases()") == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    # Kept from now on: what is the same for everyone, whatever one does then.
    page.goto("/settings")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_text("opens without a network now")).to_be_visible(timeout=4 * PATIENCE)
    page.goto(f"/m/{match}")
    person.wait_for_table()
    person.play_on(2)
    assert page.evaluate("caches.keys()") == ["musivum-kept"]
    assert page.evaluate(OWN, ["Theodosia", match]) == []
    assert page.evaluate("indexedDB.databases()") == []


def test_a_browser_finds_all_that_it_wants_to_install_the_page(open_page: Open) -> None:
    page = open_page(own=True)
    page.goto("/settings")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window of its own, which these tests use, is all that is in the way.
    assert [one["errorId"] for one in problems] in ([], ["in-incognito"])
    for icon in json.loads(manifest["data"])["icons"]:
        assert page.request.get(icon["src"]).ok
