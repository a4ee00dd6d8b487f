"""While a game is played: its moves beside the board, and a way back and forth through them."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person


def begun(page: Page, seed: int) -> Person:
    """A small game against a bot, in which it is one's turn."""
    person = Person(page, seed)
    person.sit("steere", seating="as-seated", options={"side": 4})
    person.play_on(4)
    person.wait_for_turn()
    return person


def test_one_looks_back_while_the_game_goes_on_and_returns_with_a_key(open_page: Open) -> None:
    person = begun(open_page(), 3)
    page = person.page
    page.keyboard.press("m")
    rows = page.get_by_role("list", name="Moves").get_by_role("button")
    expect(rows.last).to_have_attribute("aria-current", "step")
    expect(rows.last.locator(".thumb svg")).to_be_visible(timeout=PATIENCE)
    made = rows.count()

    page.keyboard.press(",")
    expect(rows.nth(made - 2)).to_have_attribute("aria-current", "step", timeout=PATIENCE)
    expect(page.locator(".prompt")).to_have_text(re.compile(r"(places|flips|passes)"))
    expect(page.locator(".prompt.mine")).to_have_count(0)

    # The game goes on, from another window of the same person: one stays where one looks.
    match = page.url.rpartition("/")[2]
    state = page.request.get(f"/api/matches/{match}").json()["states"][0]
    move = {"seat": 0, "move": state["view"]["legal"][0], "id": "x", "turn": state["turn"]}
    assert page.request.post(f"/api/matches/{match}/play", data=move).ok
    expect(rows.nth(made)).to_be_attached(timeout=PATIENCE)
    expect(rows.nth(made - 2)).to_have_attribute("aria-current", "step")

    page.keyboard.press("Escape")
    expect(rows.last).to_have_attribute("aria-current", "step")
    person.wait_for_turn()
    person.click_something()
    expect(page.locator("[role=alert]")).to_have_count(0)


_AROUND = """() => {
  const [mark, cell] = ['path.last', "[data-cell][aria-label*='tile']"].map((one) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  return Math.hypot(mark[0] - cell[0], mark[1] - cell[1]);
}"""
"""How far, in pixels, the mark of the last move is from the only tile."""


def test_the_first_position_is_one_key_away_and_the_list_stays_as_one_left_it(
    open_page: Open,
) -> None:
    person = begun(open_page(), 4)
    page = person.page
    page.keyboard.press("m")
    last = page.locator("path.last")
    marked = last.get_attribute("d")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("[data-cell][aria-label*='tile']")).to_have_count(0, timeout=PATIENCE)
    expect(last).to_have_count(0)
    # What was laid last is marked where one looks, and again when one is back.
    page.locator(".course").get_by_role("button", name="One step on").click()
    expect(page.locator("[data-cell][aria-label*='tile']")).to_have_count(1, timeout=PATIENCE)
    expect(last).to_have_count(1)
    assert page.evaluate(_AROUND) < 3
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("[data-cell][aria-label*='tile']")).not_to_have_count(1)
    expect(last).to_have_attribute("d", str(marked))
    page.get_by_role("button", name="Take back").click()
    expect(last).to_have_count(0, timeout=PATIENCE)
    page.reload()
    expect(page.get_by_role("list", name="Moves")).to_be_visible(timeout=PATIENCE)


def test_a_key_shows_all_keys(open_page: Open) -> None:
    person = begun(open_page(), 5)
    person.page.keyboard.press("?")
    ask = person.page.get_by_role("dialog", name="Keys")
    expect(ask).to_contain_text("one move back and forth")
    person.page.keyboard.press("Escape")
    expect(ask).to_have_count(0)
