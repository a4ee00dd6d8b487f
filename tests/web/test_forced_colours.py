"""Where people choose their own colours, everything that matters can still be told apart."""

from playwright.sync_api import Page

from tests.web.conftest import Open
from tests.web.page import Person

SEEN = """() => {
  const look = (what) => getComputedStyle(document.querySelector(what));
  const system = (colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
  const dot = look('svg.now .dot');
  const hollow = look('svg.now .hollow');
  return {
    dot: [dot.fill === system('Highlight'), dot.opacity],
    hollow: [hollow.fill === system('Canvas'), hollow.stroke === system('CanvasText')],
  };
}"""


def shown(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(SEEN)
    return found


def test_cells_and_where_one_may_place_are_seen_in_the_chosen_colours(open_page: Open) -> None:
    page = open_page()
    page.emulate_media(forced_colors="active", color_scheme="dark")
    person = Person(page, 1)
    person.sit("mosaix")
    while not page.locator("svg.now .dot").count():
        person.wait_for_turn()
        person.click_something()
    found = shown(page)
    assert found["dot"] == [True, "1"], "also while a piece is in hand"
    assert found["hollow"] == [True, True]
