"""The table is alive: what a move brings is seen before it, and what was done last after it."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person, number_of

LEGAL = "svg[data-board].main.now [data-cell][aria-disabled='false']"


def at_table(page: Page) -> Person:
    person = Person(page)
    person.sit("steere", seating="as-seated", options={"side": 3})
    person.wait_for_turn()
    return person


def points(page: Page) -> int:
    return int(page.locator(".points").first.inner_text())


def test_what_a_move_brings_is_told_before_it_is_made(open_page: Open) -> None:
    page = open_page()
    at_table(page)
    before = points(page)
    box = page.locator(LEGAL).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    worth = page.locator(".worth text").first
    expect(worth).to_have_text("+1", timeout=PATIENCE)
    expect(page.locator("[role=status]").filter(has_text="+1")).to_be_attached()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".points").first).to_have_text(str(before + 1), timeout=PATIENCE)


def test_the_last_move_is_marked_until_the_next_one_and_sounds_are_easily_off(
    open_page: Open,
) -> None:
    page = open_page()
    person = at_table(page)
    expect(page.locator("path.last")).to_have_count(0)
    person.play_on(1)
    person.wait_for_turn()
    expect(page.locator("path.last")).to_have_count(1)
    first = page.locator("path.last").get_attribute("d")
    before = number_of(page)
    person.play_on(1)
    person.wait_for_turn()
    assert number_of(page) > before
    assert page.locator("path.last").get_attribute("d") != first
    mute = page.get_by_role("button", name="Sounds")
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)


TOGETHER = """
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(hear) {
      const held = [];
      let timer;
      this.addEventListener('message', (event) => {
        held.push(event);
        clearTimeout(timer);
        timer = setTimeout(() => held.splice(0).forEach(hear), 900);
      });
    },
  });
"""
"""What the server says within a second is heard in the same moment."""
LOOKS = """() => {
  const card = "[data-board=table] [data-cell][aria-label*='card with']";
  window.seen = [];
  const look = () => {
    const laid = document.querySelectorAll(card).length;
    if (window.seen.at(-1) !== laid) window.seen.push(laid);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Keeps how many cards lay on the table, whenever that changes."""
HURRIES = """async () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return document.querySelector('.table').dataset.waits;
}"""


def test_moves_of_several_bots_are_seen_one_after_another_and_nobody_waits_for_it(
    open_page: Open,
) -> None:
    page = open_page(still=False)
    page.add_init_script(TOGETHER)
    person = Person(page)
    person.sit("mozaa", bots=3, seating="as-seated", options={"players": 4})
    person.wait_for_turn()
    page.evaluate(LOOKS)
    waits = "document.querySelector('.table').dataset.waits === 'true'"
    for hurried in (False, True):
        before = page.evaluate("seen.at(-1)")
        while page.locator(".table").get_attribute("data-busy") == "false":
            person.click_something()
        person.until(waits)
        if hurried:
            assert page.evaluate(HURRIES) == "false", "what was to be seen later is seen at once"
        else:
            person.wait_for_turn()
            assert len([n for n in page.evaluate("seen") if n > before]) > 1
        person.wait_for_turn()
