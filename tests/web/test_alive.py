"""The table is alive: what a move brings is seen before it, and what was done last after it."""

import pytest
from playwright.sync_api import Page, expect

import musivum
from tests.sampled import usual
from tests.web.conftest import Open
from tests.web.page import LONGEST_MATCH, PATIENCE, Person, number_of

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


ARROWS = """() => [...document.querySelectorAll('path.arrow')].map((arrow) => {
  const here = arrow.getScreenCTM();
  const board = arrow.closest('svg');
  const local = (x, y) => new DOMPoint(x, y).matrixTransform(here.inverse());
  const mark = board.querySelector('path.last').getBoundingClientRect();
  const aside = (at, from, to) => Math.max(from - at, at - to, 0);
  const signs = board.querySelectorAll('g.stone > path, g.card > path, g.die > path');
  const covered = [...signs].filter((sign) => {
    const { x, y, width, height } = sign.getBoundingClientRect();
    return [[0, 0], [0.7, 0], [-0.7, 0], [0, 0.7], [0, -0.7]].some(([dx, dy]) =>
      arrow.isPointInFill(local(x + (width / 2) * (1 + dx), y + (height / 2) * (1 + dy))));
  });
  return {
    off: Math.hypot(aside(here.e, mark.left, mark.right), aside(here.f, mark.top, mark.bottom)),
    unit: Math.hypot(here.a, here.b),
    covered: board.dataset.board ? covered.length : 0,
  };
})"""
"""Of every arrow: how far its tip is from what was laid, and how many signs it covers,
where they are large enough to be read."""


@pytest.mark.parametrize("arrows", usual([3, 30], 3))
def test_an_arrow_points_at_what_was_laid_last_on_every_board_and_covers_no_sign(
    arrows: int, open_page: Open
) -> None:
    page = open_page()
    person = Person(page, seed=6)
    for game in musivum.games():
        person.sit(game, seating="as-seated")
        person.wait_for_turn()
        expect(page.locator("path.arrow")).to_have_count(0)
        seen = 0
        for _ in range(LONGEST_MATCH):
            if seen >= arrows or not person.wait_for_turn():
                break
            person.click_something()
            person.wait_for_turn()
            page.mouse.move(1, 1)  # what is in hand hides it where it can be laid
            for arrow in page.evaluate(ARROWS):
                seen += 1
                assert arrow["off"] < 0.1 * arrow["unit"], (game, arrow)
                assert arrow["covered"] == 0, (game, arrow)
        assert seen > 0, game


def test_the_arrow_is_there_when_one_looks_back_or_comes_again_unless_one_wants_none(
    open_page: Open,
) -> None:
    page = open_page()
    person = at_table(page)
    person.play_on(2)
    person.wait_for_turn()
    arrow = page.locator("path.arrow")
    expect(arrow).to_have_count(1)
    where = "one => one.parentElement.getAttribute('transform')"
    now = arrow.evaluate(where)
    page.keyboard.press(",")
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    expect(arrow).to_have_count(1)
    assert arrow.evaluate(where) != now
    page.keyboard.press("Escape")
    expect(arrow).to_have_count(1)
    assert arrow.evaluate(where) == now
    # Who comes again, perhaps days later, sees what the other one did.
    match = page.url
    page.reload()
    expect(arrow).to_have_count(1, timeout=PATIENCE)
    assert arrow.evaluate(where) == now
    # What chance has dealt is nobody's move.
    person.sit("mosaix", seating="as-seated")
    person.wait_for_turn()
    person.click_something()
    page.reload()
    page.wait_for_load_state("networkidle")
    person.wait_for_turn()
    expect(arrow).to_have_count(0)
    page.goto("/settings")
    page.get_by_label("Point at the last move with an arrow").uncheck()
    page.goto(match)
    expect(page.locator("path.last")).to_have_count(1, timeout=PATIENCE)
    expect(arrow).to_have_count(0)


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
    # Who has three cards can nearly always lay one.
    person.sit("mozaa", bots=3, seating="as-seated", options={"players": 4, "hand": 3})
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
            person.until(f"seen.filter((laid) => laid > {before}).length > 1")
        person.wait_for_turn()
