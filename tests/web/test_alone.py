"""Without a network, and without a server, one plays on: alone, at one screen, or against bots."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from musivum.bots import names as levels
from musivum.core.record import Record
from musivum.games import load, names, profile
from tests.sampled import LONG
from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person, go
from tests.web.test_play import start

OPTIONS: dict[str, Any] = {"steere": {"Cells a side": "2"}}
"""For short games."""


def keep(page: Page) -> None:
    """Make the page available, and cut it off."""
    page.goto("/settings")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_text("opens without a network now")).to_be_visible(timeout=4 * PATIENCE)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)


def see_board(page: Page) -> None:
    """Until Python is there, and with it the table."""
    expect(page.locator("svg[data-board]").first).to_be_visible(timeout=6 * PATIENCE)


def saved(page: Page) -> Record:
    """The record of a finished game, as a file; all its moves are played again."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    record = Record.load(Path(download.value.path()))
    assert list(record.states(load(record.game, **record.options)))[-1].outcome is not None
    return record


def asked_of_the_server_to_study(page: Page) -> set[str]:
    """What a page asks of a server that keeps a finished match, to show its analysis."""
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    page.get_by_role("link", name="Look at mistakes").click()
    expect(page.locator("section.analysis svg").first).to_be_visible(timeout=12 * PATIENCE)
    return asked & {"record", "analysis"}


@pytest.mark.parametrize(
    "game", ["steere", *(pytest.param(one, marks=LONG) for one in names() if one != "steere")]
)
def test_a_game_is_played_to_its_end_without_a_network_studied_and_handed_in(
    open_page: Open, game: str
) -> None:
    person = Person(open_page(own=True), seed=4)
    page = person.page
    keep(page)
    start(page, game, "Against bots", OPTIONS.get(game))
    see_board(page)
    for _ in range(2):
        person.wait_for_turn()
        person.click_something()
    person.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("A hint:")).to_be_visible(timeout=3 * PATIENCE)
    if game == "steere":  # nothing is rolled there, so that one can take back what a bot answered
        moved = page.locator("[data-cell][aria-label*='tile']").count()
        page.get_by_role("button", name="Take back").click()
        expect(page.locator("[data-cell][aria-label*='tile']")).not_to_have_count(moved)
        person.wait_for_turn()
    moved = page.locator("ol.moves li, .moves li").count()
    page.reload()
    see_board(page)
    person.wait_for_turn()
    assert page.locator("ol.moves li, .moves li").count() >= moved
    person.play_on()
    go(page, "/")
    expect(page.get_by_role("heading", name="Kept in this browser")).to_be_visible(timeout=PATIENCE)
    page.locator("section.turns a").first.click()
    expect(page.locator("section.after")).to_be_visible(timeout=6 * PATIENCE)
    record = saved(page)
    assert record.game == game
    with page.expect_download(timeout=6 * PATIENCE) as paper:
        page.get_by_role("button", name="Print").click()
    pdf = Path(paper.value.path()).read_bytes()
    assert pdf.startswith(b"%PDF") and pdf.count(b"/Type /Page\n") == 1
    page.get_by_role("link", name="Look at mistakes").click()
    see_board(page)
    graph = page.locator("section.analysis svg").first
    expect(graph).to_be_visible(timeout=12 * PATIENCE)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert "step=1" in page.url
    page.get_by_role("link", name="To the table").click()
    page.context.set_offline(False)
    page.get_by_role("button", name="Hand in to the server").click()
    page.get_by_role("link", name="The server has this game now").click()
    expect(page.get_by_text("Played without a server")).to_be_visible(timeout=PATIENCE)
    (listed,) = page.request.get("/api/me/matches?status=over").json()["matches"]
    assert (listed["game"], listed["match"]) == (game, page.url.rpartition("/")[2])
    assert listed["outcome"]["scores"] == list((record.outcome or {})["scores"])
    assert asked_of_the_server_to_study(page) == {"record"}


WAYS = [
    *((game, "Together at this screen", "") for game in names()),
    *((game, "Alone", "") for game in names() if 1 in profile(game).players),
    *((game, "Against bots", level) for game in names() for level in levels()),
]


def sit_down(person: Person) -> None:
    """Until it is one's turn; where several sit at one screen, as whoever is next."""
    curtain = "document.querySelector('.curtain button')"
    for _ in range(20):
        person.until(
            f"{curtain} || (document.querySelector('.prompt.mine')"
            " && document.querySelector('.table')?.dataset.busy === 'false')",
            6 * PATIENCE,
        )
        if not person.page.evaluate(f"{curtain}?.click() ?? {curtain} !== null"):
            return
    raise AssertionError("nobody is asked to move")


@pytest.mark.parametrize("game", [pytest.param(one, marks=LONG) for one in names()])
def test_every_way_to_play_is_there_without_a_network(open_page: Open, game: str) -> None:
    person = Person(open_page(own=True), seed=3)
    page = person.page
    keep(page)
    for _, who, level in (way for way in WAYS if way[0] == game):
        page.goto(f"/new/{game}")
        page.get_by_label(who, exact=False).check()
        if level:
            page.get_by_label("Opponent").select_option(level)
        page.get_by_role("button", name="Start").click()
        for _ in range(6):
            sit_down(person)
            person.click_something()
        assert "/m/o" in page.url


def test_a_new_version_is_told_breaks_no_game_and_is_taken_when_one_asks_for_it(
    open_page: Open,
) -> None:
    person = Person(open_page(own=True), seed=5)
    page = person.page
    start(page, "steere", "Against bots", {"Cells a side": "3"})
    person.wait_for_table()
    # Another page on the server, by which the one that is open is an old one.
    page.route("**/", lambda route: route.fulfill(body="<script type=module src=/new.js></script>"))
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible(timeout=PATIENCE)
    page.context.set_offline(False)
    expect(page.get_by_text("There is a new version of this page")).to_be_visible(timeout=PATIENCE)
    for _ in range(3):
        assert person.wait_for_turn()
        person.click_something()
    person.wait_for_turn()
    moved = page.locator("[data-cell][aria-label*='tile']").count()
    assert moved
    page.unroute("**/")
    page.get_by_role("button", name="Load it now").click()
    page.wait_for_load_state("load")
    person.wait_for_table()
    expect(page.locator("[data-cell][aria-label*='tile']")).to_have_count(moved)
    expect(page.get_by_text("There is a new version")).to_have_count(0)
    assert person.wait_for_turn()


HALF = """async () => {
  const cache = await caches.open('musivum-kept');
  const pack = (await cache.keys()).find((one) => /\\/packs\\/.*wasm$/.test(one.url));
  const whole = await (await cache.match(pack)).arrayBuffer();
  await cache.put(pack, new Response(whole.slice(0, 1000)));
}"""
OLD = """async () => {
  const cache = await caches.open('musivum-kept');
  const told = await (await cache.match('/packs/manifest.json')).json();
  await cache.put('/packs/manifest.json', Response.json({ ...told, format: 0 }));
}"""
GONE = "caches.open('musivum-kept').then((cache) => cache.delete('/packs/manifest.json'))"
REFUSED = """() => new Promise((done) => {
  indexedDB.deleteDatabase('musivum-alone').onsuccess = () => {
    const asked = indexedDB.open('musivum-alone', 99); // of another age: nobody else may open it
    asked.onsuccess = () => done(asked.result.close());
  };
})"""
SPARE = """async () => {
  const cache = await caches.open('musivum-kept');
  const spare = await caches.open('spare');
  for (const one of await cache.keys())
    if (one.url.includes('/packs/')) await spare.put(one, await cache.match(one));
}"""
MENDED = """async () => {
  const cache = await caches.open('musivum-kept');
  const spare = await caches.open('spare');
  for (const one of await spare.keys()) await cache.put(one, await spare.match(one));
}"""
"""What is broken is mostly put back from copies: to keep everything anew takes longer."""
TROUBLES = {
    "no WebAssembly": ("delete window.WebAssembly", "too old to play without a server"),
    "no workers": ("delete window.Worker", "does not let the page work in the background"),
    "half a pack": (HALF, "arrived only in part"),
    "an old pack": (OLD, "are of different versions"),
    "nothing there": (GONE, "is not here"),
    "no storage": (REFUSED, "This browser keeps nothing any more"),
}


def test_whatever_goes_wrong_is_said_and_with_a_network_the_server_serves(open_page: Open) -> None:
    """One page, kept once; each trouble is made, met, and mended."""
    page = open_page(own=True)
    person = Person(page, seed=4)
    keep(page)
    page.evaluate(SPARE)
    for name, (trouble, sentence) in TROUBLES.items():
        page.goto("/new/steere")
        page.get_by_label("Against bots").check()
        page.evaluate(trouble)
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_text(sentence), name).to_be_visible(timeout=6 * PATIENCE)
        if name == "no storage":  # one plays on, and knows that it will be lost
            see_board(page)
            assert person.wait_for_turn()
            person.click_something()
            continue
        # The server's bots play, though this browser has half of what it needs.
        page.context.set_offline(False)
        page.get_by_role("button", name="Start").click()
        person.wait_for_table()
        assert "/m/o" not in page.url
        if name == "nothing there":  # whoever lost everything can keep it anew
            page.evaluate("caches.delete('musivum-kept')")
            keep(page)
        elif not trouble.startswith("delete"):  # what a page lacks, the next one has again
            page.evaluate(MENDED)
        page.context.set_offline(True)


def test_where_there_is_no_room_it_is_said_and_nothing_is_kept(open_page: Open) -> None:
    page = open_page(own=True)
    page.goto("/settings")
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 500_000})
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_text("there is no room left")).to_be_visible(timeout=4 * PATIENCE)
    assert page.evaluate("caches.keys()") == []
