"""The pages around the table: after a game, rules, the daily challenge, and how they are built."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import musivum
from musivum.core.catalogue import LANGUAGES, say
from musivum.drawing.pictures import pictures
from musivum.server.app import load
from tests.sampled import LONG, usual
from tests.web.conftest import ROOT, STATIC, Open
from tests.web.page import PATIENCE, Person, go

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/new/mozaa",
    "/lobby",
    "/rules",
    "/rules/steere",
    "/daily",
    "/settings",
    "/link#x",
    "/no",
)
FIRST_LOAD = 160_000
"""Bytes, gzipped, that the whole client may weigh …"""
WITHOUT_A_SERVER = re.compile(r"(host|kept|print|KeptGame|Elsewhere)-.*\.js")
"""… but for what keeps matches without a server, and its worker: few load it, and later."""
WORDS = re.compile(r"(home|rest)-.*\.js")
"""What a language says: on the home page, and everywhere else."""
HOME_LOAD = 60_000
"""Bytes, gzipped, that are fetched before the home page is there, its language with it."""


def violations(page: Page, *rules: str, within: str = "body") -> list[str]:
    """What axe finds wrong on a page or a part of it, by these rules or all. Cells are made alike:
    some forty of a board stand for the rest, which would take most of the time; and a picture is
    one thing, whatever it is drawn of."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "([within, rules]) => axe.run({include: [[within]],"
        " exclude: [['[data-cell]:nth-of-type(n+40)'], ['svg[role=img] > *']]},"
        " {resultTypes: ['violations'], ...(rules.length ? {runOnly: rules} : {})}).then((found) =>"
        " found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 200)}`))",
        [within, list(rules)],
    )
    return [f"{page.url} {one}" for one in found]


def finished(open_page: Open, seed: int) -> Person:
    """A short game, played out."""
    person = Person(open_page(), seed)
    person.sit("steere", options={"side": 2})
    person.play_on()
    return person


@pytest.mark.parametrize(
    ("phone", "tables"),
    [
        (False, ["galilee", "mosaix", "mozaa"]),  # what there is at the fourth is there at these
        *(pytest.param(phone, musivum.games(), marks=LONG) for phone in (False, True)),
    ],
    ids=["desk", "desk, all tables", "phone, all tables"],
)
def test_no_page_has_a_barrier_that_axe_can_find(
    phone: bool, tables: list[str], open_page: Open
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed; npm ci in web/ brings it")
    page = open_page(phone=phone)
    person = Person(page)
    found = []
    page.goto(PAGES[0])
    page.wait_for_load_state("networkidle")
    for path in PAGES:
        go(page, path)
        expect(page.get_by_role("heading", level=1)).to_be_attached(timeout=PATIENCE)
        expect(page.get_by_text("One moment")).to_have_count(0, timeout=PATIENCE)
        found += [*violations(page), *in_the_dark(page)]
    for game in tables:
        person.sit(game)
        person.wait_for_turn()
        found += [*violations(page), *unspoken(page, game)]
        person.click_something()
        found += in_the_dark(page)
    assert not found


def in_the_dark(page: Page) -> list[str]:
    """What axe finds in the dark, where colours differ; names, roles and order are the same."""
    page.emulate_media(color_scheme="dark")
    found = violations(page, "color-contrast")
    page.emulate_media(color_scheme="light")
    return [f"dark: {one}" for one in found]


def unspoken(page: Page, game: str) -> list[str]:
    """What is said of the cells of a table and is a key, not words; every cell has a name."""
    names = page.locator("[data-cell]").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    assert names
    keys = [name for name in names if not name or "$" in name or name.startswith(game)]
    return [f"{game}: {name}" for name in keys]


def test_moves_are_announced(open_page: Open) -> None:
    person = Person(open_page())
    person.sit("steere")
    person.play_on(2)
    person.wait_for_turn()
    said = person.page.locator("p[aria-live=polite]").inner_text()
    assert re.search(r"Random (places a (red|blue) tile on|flips the tile on) [a-i]\d", said), said


def test_a_page_that_asked_too_fast_waits_and_looks_again(open_page: Open) -> None:
    person = finished(open_page, 11)
    page = person.page
    refused: list[str] = []

    def once(route: Route) -> None:
        if refused:
            route.continue_()
            return
        refused.append(route.request.url)
        route.fulfill(status=429, headers={"retry-after": "1"}, json={})

    page.route("**/replay?*", once)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    assert refused


def test_a_finished_game_can_be_replayed_and_its_positions_shared(open_page: Open) -> None:
    person = finished(open_page, 11)
    page = person.page
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Home")
    assert page.locator("[data-cell][aria-label*='tile']").count() == 0
    expect(page.locator("path.last")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell][aria-label*='tile']")).to_have_count(1)
    expect(page.get_by_text("+1 by this move")).to_be_visible()
    expect(page.locator("path.arrow")).to_have_count(1)
    expect(page.locator("svg[data-board] path.outline:not(.under)")).to_have_count(1)
    assert "step=1" in page.url
    # The list says every move in words, with a picture of what it changed, and leads to it.
    moves = page.get_by_role("list", name="Moves").get_by_role("button")
    expect(moves.first).to_have_text(re.compile(r"1 .+ [AaBb] (red|blue) tile on [a-c]\d"))
    expect(moves.first.locator("svg path.outline")).to_have_count(2)
    moves.nth(1).click()
    assert "step=2" in page.url
    expect(moves.nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    # What belongs to the browser, or to the board, is no step.
    page.keyboard.press("Control+ArrowRight")
    page.locator("[data-cell][tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    assert "step=1" in page.url
    other = open_page()
    other.goto(page.url)
    expect(other.locator("[data-cell][aria-label*='tile']")).to_have_count(1, timeout=PATIENCE)


def test_the_dice_are_verified_in_the_page_itself(open_page: Open) -> None:
    person = Person(open_page(), 12)
    person.page.goto("/new/mosaix?solo")
    person.page.get_by_role("button", name="Start").click()
    person.wait_for_table()
    person.play_some(3)
    person.end_here()
    person.page.get_by_role("button", name="Verify the dice").click()
    verdict = person.page.locator("section.after [role=status].good")
    expect(verdict).to_contain_text("rolls or draws follow from it", timeout=PATIENCE)
    # A server that told another commitment before the game is found out, also much later.
    for change, said in (
        ("one.commitment = '0'.repeat(64)", "not the one that was sealed"),
        ("one.mine[0] = 'ours'", "Your part of the dice is not among those"),
    ):
        person.page.evaluate(
            f"""() => {{
                const kept = JSON.parse(localStorage.getItem("musivum-sealed"));
                sessionStorage.before ??= JSON.stringify(kept);
                const changed = JSON.parse(sessionStorage.before);
                for (const one of Object.values(changed)) {change};
                localStorage.setItem("musivum-sealed", JSON.stringify(changed));
            }}"""
        )
        person.page.reload()
        person.page.get_by_role("button", name="Verify the dice").click()
        verdict = person.page.locator("section.after [role=status].bad")
        expect(verdict).to_contain_text(said, timeout=PATIENCE)


def test_the_daily_challenge_is_the_same_match_however_often_one_asks(open_page: Open) -> None:
    page = open_page()
    page.goto("/daily")
    page.get_by_role("button", name="Play now").first.click()
    Person(page).wait_for_table()
    first = page.url
    page.goto("/daily")
    page.get_by_role("button", name="Continue").first.click()
    Person(page).wait_for_table()
    assert page.url == first


@pytest.mark.parametrize("game", usual(musivum.games(), "galilee"))
def test_the_first_game_gives_advice_at_every_step(game: str, open_page: Open) -> None:
    page = open_page()
    page.goto(f"/rules/{game}")
    page.get_by_role("button", name="Start the first game").click()
    Person(page).wait_for_table()
    expect(page.get_by_role("heading", name="How to play")).to_be_visible(timeout=PATIENCE)


def test_the_aim_is_one_tap_away_from_a_table(open_page: Open) -> None:
    page = open_page()
    Person(page).sit("mosaix")
    aim = page.locator("#aim")
    expect(aim).to_be_hidden()
    page.locator("[popovertarget=aim]").click()
    expect(aim).to_contain_text("Bring equal symbols together", timeout=PATIENCE)
    expect(aim).to_contain_text("from 8 years")
    for name, path in (("Rules", "/rules/mosaix"), ("Learn in two minutes", "/learn/mosaix")):
        expect(aim.get_by_role("link", name=name)).to_have_attribute("href", path)
    page.keyboard.press("Escape")
    expect(aim).to_be_hidden()


def test_every_term_is_explained_where_it_appears(open_page: Open) -> None:
    page = open_page()
    note = page.locator("[role=status].note")
    for game in ("mozaa", "steere"):  # those with something to choose
        page.goto(f"/new/{game}")
        expect(page.locator("form button.term").first).to_be_visible(timeout=PATIENCE)
    person = Person(page, seed=14)
    person.sit("mosaix")
    person.wait_for_turn()
    term = page.locator(".prompt .term", has_text="formation")
    # By pointing at it …
    term.hover()
    expect(note).to_have_text(say("mosaix-term-formation"))
    page.mouse.move(5, 5)
    expect(note).to_be_hidden()
    # … by tapping it …
    term.click()
    expect(note).to_have_text(say("mosaix-term-formation"))
    page.locator("body").click(position={"x": 5, "y": 500})
    expect(note).to_be_hidden()
    # … and with the keyboard.
    for _ in range(40):
        page.keyboard.press("Tab")
        if term.evaluate("one => one === document.activeElement"):
            break
    expect(note).to_have_text(say("mosaix-term-formation"))
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    # The score explains its words too.
    expect(page.locator("section[aria-label^='The score'] .term").first).to_be_visible()


def test_the_rules_are_illustrated_by_positions_of_the_game(open_page: Open) -> None:
    page = open_page()
    page.goto("/rules")
    for game in musivum.games():
        go(page, f"/rules/{game}")
        figures = page.locator("figure")
        expect(figures.first).to_be_visible(timeout=PATIENCE)
        assert figures.count() == len(pictures(game, load))
        assert figures.locator(".yes").count() > 0, "something that is allowed"
        assert figures.locator(".no").count() > 0, "something that is not"
        assert page.locator("article .term").count() > 10


def test_the_theme_can_be_chosen(open_page: Open) -> None:
    page = open_page()
    page.goto("/settings")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("Light or dark").select_option("dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    page.reload()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light


def test_the_whole_client_is_light(client: None) -> None:  # noqa: ARG001
    files = [
        file
        for file in Path(STATIC).rglob("*")
        if file.suffix in (".js", ".css", ".html", ".svg") and not _is_for_no_server(file)
    ]
    spoken = [file for file in files if WORDS.match(file.name)]
    assert len(spoken) == 2 * len(LANGUAGES)
    assert _weight(set(files) - set(spoken)) < FIRST_LOAD
    # Nobody loads more than one language: at most the heaviest parts of all.
    for part in ("home", "rest"):
        heaviest = max(_weight({file}) for file in spoken if file.name.startswith(part))
        assert heaviest < {"home": 4_000, "rest": 26_000}[part]


def _is_for_no_server(file: Path) -> bool:
    if WITHOUT_A_SERVER.match(file.name):
        return True
    return file.name.startswith("worker-") and "pyodide" in file.read_text(encoding="utf-8")


def _weight(files: set[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_the_home_page_is_lighter_still(client: None) -> None:  # noqa: ARG001
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    todo = [
        STATIC / one.lstrip("/") for one in re.findall(r'(?:src|href)="(/assets/[^"]+)"', index)
    ]
    loaded = {STATIC / "index.html"}
    while todo:
        file = todo.pop()
        if file in loaded:
            continue
        loaded.add(file)
        if file.suffix == ".js":
            text = file.read_text(encoding="utf-8")
            # What is imported at once; what is imported later stands in brackets.
            names = re.findall(r'(?:from|import)\s*["\'](\./[^"\']+)["\']', text)
            todo += [file.parent / name for name in names]
    assert len(loaded) > 2
    assert not [file for file in loaded if WORDS.match(file.name)], (
        "no language before it is chosen"
    )
    words = max(_weight({file}) for file in STATIC.glob("assets/home-*.js"))
    assert _weight(loaded) + words < HOME_LOAD


def test_playing_for_the_first_time_asks_the_server_once(open_page: Open) -> None:
    person = Person(open_page())
    asked: list[str] = []
    person.page.on("request", lambda one: asked.append(one.url) if one.method == "POST" else None)
    person.play_now(say("steere-title"))
    assert [one.rpartition("/api/")[2] for one in asked] == ["matches"]
    person.wait_for_turn()


def test_every_page_has_a_name_and_begins_at_its_beginning(open_page: Open) -> None:
    page = open_page()
    page.goto("/")
    for link, title in (("Tables", "Tables · Musivum"), ("Rules", "Rules · Musivum")):
        page.get_by_role("link", name=link, exact=True).first.click()
        expect(page).to_have_title(title)
        assert page.evaluate("document.activeElement.id") == "content"
    for game in musivum.games():
        about = page.get_by_role("link", name=say(f"{game}-title")).locator("small")
        expect(about).to_have_text(say(f"{game}-subtitle"), timeout=PATIENCE)


def test_a_page_that_is_not_there_says_so_under_a_broken_border_and_leads_on(
    open_page: Open,
) -> None:
    page = open_page()
    page.goto("/no")
    expect(page.get_by_text(say("web-nowhere-about"))).to_be_visible(timeout=PATIENCE)
    border = page.locator("main section > svg")
    assert 0 < border.locator(".hollow").count() < border.locator(".stone").count()
    expect(page.get_by_role("link", name="Tables").last).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()


def test_who_has_no_link_for_this_device_or_a_worn_one_is_told_how_to_come_by_one(
    open_page: Open,
) -> None:
    page = open_page()
    page.goto("/link")
    how = page.get_by_text(say("web-other-device-how"))
    expect(how).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Yes, this is me")).to_have_count(0)
    page.goto("/")
    page.goto("/link#worn")
    expect(how).to_have_count(0)
    page.get_by_role("button", name="Yes, this is me").click()
    expect(page.get_by_role("alert")).to_be_visible(timeout=PATIENCE)
    expect(how).to_be_visible()
    expect(page.get_by_role("link", name="To the games")).to_be_visible()


def test_the_way_past_the_header_keeps_an_invitation(open_page: Open) -> None:
    page = open_page()
    page.goto("/link#secret")
    page.get_by_role("link", name="To the content").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"
    assert page.url.endswith("/link#secret")


def test_files_for_machines_are_themselves(open_page: Open) -> None:
    page = open_page()
    for path, kind, begins in (
        ("/robots.txt", "text/plain", "#"),
        ("/manifest.webmanifest", "application/manifest+json", "{"),
        ("/icon.svg", "image/svg+xml", "<svg"),
    ):
        answer = page.request.get(path)
        assert answer.ok
        assert answer.headers["content-type"].startswith(kind)
        assert answer.text().startswith(begins)
    assert page.request.get("/no").status == 404


def test_a_first_visit_leaves_nothing_in_the_console(open_page: Open) -> None:
    page = open_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    for path in ("/lobby", "/daily", "/new/steere"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
    assert not said


def test_the_end_of_a_daily_challenge_is_asked_for_and_leads_to_the_ranking(
    open_page: Open,
) -> None:
    person = Person(open_page(), 16)
    page = person.page
    page.goto("/daily")
    page.get_by_role("button", name="Play now").first.click()
    person.wait_for_table()
    while not page.get_by_role("button", name="End the game here").count():
        person.wait_for_turn()
        person.click_something()
    person.wait_for_turn()
    end = page.get_by_role("button", name="End the game here")
    end.dblclick()
    ask = page.get_by_role("dialog")
    expect(ask).to_contain_text("Are you sure?")
    ask.get_by_role("button", name="Cancel").click()
    expect(ask).to_have_count(0)
    assert not person.is_over()
    end.click()
    ask.get_by_role("button", name="End the game here").click()
    page.get_by_role("link", name="To the ranking").click()
    expect(page.get_by_text("You have played today’s challenge")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)


def test_two_clicks_in_the_same_place_do_not_resign(open_page: Open) -> None:
    person = Person(open_page(), 17)
    person.sit("steere")
    person.wait_for_turn()
    person.page.get_by_role("button", name="Resign").dblclick()
    person.page.wait_for_timeout(300)
    assert not person.is_over()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_role("button", name="Yes, resign").click()
    expect(person.page.locator("section.after")).to_be_visible(timeout=PATIENCE)
