"""A board with an artwork: worn at first, and what is laid on it brings it to light."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.page import Person
from tests.web.test_hands import alone

MOST_NODES = 700
"""Elements that a board may have: the stones of its picture are none."""

_CELLS = """() => {
  const svg = document.querySelector('svg[data-board].main');
  const canvas = svg.parentElement.querySelector('canvas');
  const box = svg.viewBox.baseVal;
  const side = canvas.width / box.width;
  const pen = canvas.getContext('2d');
  const found = {};
  for (const one of svg.querySelectorAll('[data-cell]')) {
    const [row, column] = one.dataset.cell.split(',').map(Number);
    const [x, y] = [column - 0.5 - box.x, row - 0.5 - box.y].map((at) => Math.round(at * side));
    const { data } = pen.getImageData(x, y, Math.round(side), Math.round(side));
    let colour = 0;
    let light = 0;
    for (let n = 0; n < data.length; n += 4) {
      const [r, g, b] = data.slice(n, n + 3);
      colour += Math.max(r, g, b) - Math.min(r, g, b);
      light += r + g + b;
    }
    const of = (sum) => (4 * sum) / data.length;
    const said = one.getAttribute('aria-label');
    found[one.dataset.cell] = { said, colour: of(colour), light: of(light) };
  }
  return found;
}"""
"""What is seen of every cell: how much colour, how much light, and what is said of it."""


def cells(page: Page) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = page.evaluate(_CELLS)
    return found


def drawn(page: Page) -> None:
    """Until the picture is there."""
    Person(page).until(
        "document.querySelector('svg.main')?.parentElement.querySelector('canvas')?.width > 300"
    )


def cover_something(page: Page, person: Person) -> set[str]:
    """Play until cells are covered; return them."""
    canvas = page.locator("canvas").first
    for _ in range(40):
        if canvas.get_attribute("data-restored") not in (None, "0"):
            break
        person.wait_for_turn()
        person.click_something()
    return {name for name, one in cells(page).items() if ", covered" in one["said"]}


_MADE = """
  window.made = 0;
  const make = Document.prototype.createElement;
  Document.prototype.createElement = function (name, ...more) {
    if (name === 'canvas') window.made += 1;
    return make.call(this, name, ...more);
  };
"""
"""Counts the canvases on which the stones of a picture are drawn."""


def test_a_covered_cell_comes_to_light_in_full_colour(open_page: Open) -> None:
    page = open_page()
    page.add_init_script(_MADE)
    person = alone(page, "galilee")
    drawn(page)
    before = cells(page)
    made = page.evaluate("window.made")
    covered = cover_something(page, person)
    after = cells(page)
    assert page.evaluate("window.made") == made > 0, "its stones are not drawn anew for every move"
    assert 0 < len(covered) < 20
    brought = [name for name in covered if "blue" in before[name]["said"]]
    for name in brought:
        assert after[name]["colour"] > 1.3 * before[name]["colour"], name
    for name in set(before) - covered:
        assert after[name]["light"] == pytest.approx(before[name]["light"], rel=0.03), name


def test_what_is_false_looks_wrong_the_picture_is_one_canvas_and_follows_the_theme(
    open_page: Open,
) -> None:
    page = open_page()
    alone(page, "galilee")
    drawn(page)
    found = cells(page)
    false = [one["colour"] for one in found.values() if "pink" in one["said"]]
    plain = [one["colour"] for one in found.values() if "plain" in one["said"]]
    assert len(false) == 13
    assert min(false) > max(plain), "worn stone has little colour, their glaze has more"
    crosses = page.locator("svg.main path.print")
    expect(crosses).to_have_count(13)
    # Thousands of stones are no elements.
    expect(page.locator("svg.main").locator("xpath=..").locator("canvas")).to_have_count(1)
    assert page.locator("svg.main *").count() < MOST_NODES
    day = found["1,1"]["light"]
    page.emulate_media(color_scheme="dark")
    Person(page).until(f"({_CELLS})()['1,1'].light < {day / 2}")


_STONES = """
  window.settling = 0;
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...all) {
    if (all.length === 9 && all[7] > all[3]) window.settling += 1;
    return draw.apply(this, all);
  };
"""
"""Counts the stones that are drawn larger than they will lie, because they are coming down."""
_IN_TIME = """
  const real = window.requestAnimationFrame;
  window.requestAnimationFrame = (frame) => {
    const middle = performance.now() + 300;
    return real(() => frame(middle));
  };
"""
"""The next picture shows the middle of a wave, however late a busy machine comes to draw it."""


def test_stones_are_set_in_a_wave_and_at_once_for_whom_wants_no_motion(open_page: Open) -> None:
    for still in (False, True):
        page = open_page(still=still)
        page.add_init_script(_STONES + _IN_TIME)
        person = alone(page, "galilee")
        drawn(page)
        assert page.evaluate("window.settling") == 0, "what lies there at first, lies there"
        assert cover_something(page, person)
        if still:
            page.wait_for_timeout(800)
            assert page.evaluate("window.settling") == 0
        else:
            person.until("window.settling > 10")
