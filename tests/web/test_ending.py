"""How a game ends on the page: counted before one's eyes, shared, and begun again."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person
from tests.web.test_pages import violations


def alone(person: Person) -> None:
    """A little of Mosaix alone, until it can be ended."""
    match = person.have_table("mosaix", bots=0, options={"players": 1})
    person.hurry(match, 10)
    person.page.goto(f"/m/{match}")
    person.wait_for_table()
    person.play_some(0)


def total_of(page: Page) -> int:
    return int(page.locator("section.after .total b").inner_text())


def test_the_score_counts_up_line_by_line_until_a_key_ends_it(open_page: Open) -> None:
    page = open_page(still=False)
    # Frames come when the test says so, and know when they were asked for: a busy machine is late.
    page.add_init_script(
        "window.held = [];"
        "window.requestAnimationFrame = (frame) => held.push({ frame, asked: performance.now() });"
    )
    person = Person(page, 12)
    match = person.have_table("galilee", bots=0, options={"players": 1})
    person.hurry(match, 6)
    page.goto(f"/m/{match}")
    person.wait_for_table()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    total = page.locator("section.after .total")
    lines = page.locator("section.after li")
    later = page.locator("section.after li.later")
    expect(total).to_have_attribute("data-counting", "true", timeout=PATIENCE)
    assert total_of(page) == 0
    expect(later).to_have_count(lines.count() - 1)
    page.evaluate("for (const { frame, asked } of held.splice(0)) frame(asked + 1500)")
    expect(later).to_have_count(0 if lines.count() < 4 else lines.count() - 3)
    expect(total).to_have_attribute("data-counting", "true")
    page.keyboard.press("Shift")
    expect(total).to_have_attribute("data-counting", "false")
    expect(later).to_have_count(0)
    shown = [int(one) for one in lines.locator("b").all_inner_texts()]
    assert any(shown)
    assert total_of(page) == sum(shown)
    # Who comes back finds it counted.
    page.reload()
    expect(total).to_have_attribute("data-counting", "false", timeout=PATIENCE)
    assert not violations(page, within="section.after")


def test_one_who_plays_alone_sees_the_way_to_the_target_and_the_best(open_page: Open) -> None:
    page = open_page(phone=True)
    person = Person(page, 12)
    alone(person)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    person.end_here()
    after = page.locator("section.after")
    expect(after.get_by_role("heading", level=2)).to_be_in_viewport(timeout=PATIENCE)
    expect(after.locator(".total")).to_have_attribute("data-counting", "false", timeout=PATIENCE)
    first = total_of(page)
    assert first < 120
    expect(after).to_contain_text(f"{120 - first} points short of 120")
    expect(after).not_to_contain_text("Your best")
    old = page.url
    # Again: the same game alone, by one click.
    after.get_by_role("button", name="Again").click()
    expect(after).to_have_count(0, timeout=PATIENCE)
    assert page.url != old
    person.wait_for_table()
    # Another one was better: it is told, and does not change by looking again.
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem("musivum-best"));
            for (const one of Object.values(kept)) one.points = 119, one.match = "other";
            localStorage.setItem("musivum-best", JSON.stringify(kept));
        }"""
    )
    page.goto(old)
    expect(after).to_contain_text("Your best is 119", timeout=PATIENCE)
    # And this one is the best if it was less.
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem("musivum-best"));
            for (const one of Object.values(kept)) one.points = -1;
            localStorage.setItem("musivum-best", JSON.stringify(kept));
        }"""
    )
    for _ in range(2):
        page.reload()
        expect(after).to_contain_text("Your best so far! Before it was -1", timeout=PATIENCE)


def test_one_who_played_alone_is_told_what_the_bots_made_of_the_same_dice(open_page: Open) -> None:
    page = open_page()
    person = Person(page, 12)
    match = person.have_table("galilee", bots=0, options={"players": 1})
    person.hurry(match)
    page.goto(f"/m/{match}")
    after = page.locator("section.after")
    # Where there is nothing to reach, nobody was beaten.
    expect(after.get_by_role("heading", name="Well played!")).to_be_visible(timeout=PATIENCE)
    after.get_by_role("button", name="What did the bots make").click()
    # The weakest levels are quick; oneself stands among them.
    rows = after.get_by_role("table", name="The same dice").get_by_role("row")
    expect(rows.filter(has_text="Greedy")).to_be_visible(timeout=3 * PATIENCE)
    expect(rows.filter(has_text="you")).to_contain_text(str(total_of(page)))


def test_again_is_the_same_game_against_the_same_bot(open_page: Open) -> None:
    page = open_page()
    person = Person(page, 3)
    page.goto("/new/steere")
    page.get_by_label("Cells a side").select_option("2")
    page.get_by_label("Opponent").select_option("beginner")
    page.get_by_role("button", name="Start").click()
    person.wait_for_table()
    person.play_on()
    old = page.url
    page.get_by_role("button", name="Again").click()
    expect(page.locator("section.after")).to_have_count(0, timeout=PATIENCE)
    person.wait_for_table()
    made, before = (
        page.request.get(url.replace("/m/", "/api/matches/")).json()["info"]
        for url in (page.url, old)
    )
    assert made["match"] != before["match"]
    assert made["options"] == before["options"]
    assert sorted(seat["kind"] for seat in made["seats"]) == ["bot", "person"]
    assert [seat["level"] for seat in made["seats"] if seat["level"]] == ["beginner"]


_KINDS_COPIED = "navigator.clipboard.read().then((all) => all.flatMap((one) => one.types))"


def test_a_result_is_shared_by_the_device_or_copied(open_page: Open) -> None:
    page = open_page(own=True)
    person = Person(page, 12)
    alone(person)
    person.end_here()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share = page.locator("section.after").get_by_role("button", name="Share")
    share.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy the picture").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(_KINDS_COPIED) == ["image/png"]
    dialog.get_by_role("button", name="Copy the link").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    said = str(page.evaluate("navigator.clipboard.readText()"))
    assert f"I made {total_of(page)} points alone" in said
    assert said.endswith(page.url.replace("/m/", "/replay/"))
    page.reload()
    page.evaluate("navigator.share = async (data) => { window.shared = data; }")
    share.click()
    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared.url") == page.url.replace("/m/", "/replay/")
    assert "points alone" in page.evaluate("window.shared.text")
    # Whoever got it can look, and so can the one who played.
    page.get_by_role("link", name="Look at mistakes").click()
    expect(page).to_have_url(f"{page.url.partition('?')[0]}?analysis")
