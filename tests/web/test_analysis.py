"""The analysis beside the replay: its graph, its better moves, luck against skill."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person
from tests.web.test_layout import in_sight
from tests.web.test_pages import AXE, violations

LONG = 3 * PATIENCE
UNCOVERED = """() => {
  const frame = document.querySelector('.frame');
  const { left, top, width, height } = frame.getBoundingClientRect();
  return [0.1, 0.3, 0.5, 0.7, 0.9].every((part) =>
    frame.contains(document.elementFromPoint(left + width / 2, top + height * part)));
}"""
"""Whether nothing lies over the board."""


def finished(page: Page, seed: int) -> str:
    """A match against a bot, played at random over the page's own session."""
    person = Person(page, seed)
    match = person.have_table("steere", "greedy", options={"side": 3}, seating="as-seated")
    person.hurry(match)
    return match


def step_of(page: Page) -> int:
    found = re.search(r"step=(\d+)", page.url)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize(
    ("phone", "dark"), [(False, False), pytest.param(True, True, marks=pytest.mark.long)]
)
def test_a_finished_game_can_be_looked_through_by_its_mistakes(
    phone: bool, dark: bool, open_page: Open
) -> None:
    page = open_page(phone=phone, dark=dark)
    match = finished(page, 3)
    page.goto(f"/m/{match}")
    page.get_by_role("link", name="Look at mistakes").click()
    graph = page.get_by_role("slider", name="What the position was worth")
    expect(graph).to_be_visible(timeout=LONG)
    last = int(graph.get_attribute("aria-valuemax") or 0)
    assert int(graph.get_attribute("aria-valuenow") or 0) == last, "it begins at the end"

    # The graph is a way through the game: by pointing, by arrows, from mistake to mistake.
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    middle = step_of(page)
    assert 0.3 * last < middle < 0.7 * last
    graph.focus()
    page.keyboard.press("ArrowRight")
    assert step_of(page) == middle + 1
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    assert step_of(page) > 0
    expect(page.locator(".move")).to_contain_text(re.compile("Inaccuracy|Mistake|Blunder"))
    expect(page.locator(".move")).to_contain_text("Better was")
    assert "Ada" in (graph.get_attribute("aria-valuetext") or "")

    # The better move lies on the board, ringed, and goes away with the next step.
    rings = page.locator("svg[data-board] .ring")
    before = rings.count()
    page.get_by_role("button", name="Show the better move").click()
    expect(page.locator(".prompt")).to_contain_text("A better move instead of")
    assert rings.count() > before
    page.get_by_role("button", name="Show what was played").click()
    expect(page.locator(".prompt")).not_to_contain_text("A better move")

    # Luck and skill in words, and everything as a table.
    expect(page.get_by_text("Nothing was left to chance.")).to_have_count(2)
    said = re.compile("(each of your choices lowered|Your choices lost)")
    expect(page.get_by_text(said)).to_have_count(1)
    page.get_by_text("All choices as a table").click()
    rows = page.locator(".analysis details tbody tr")
    assert rows.count() > 5
    rows.first.get_by_role("button").click()
    assert step_of(page) == int(rows.first.get_by_role("button").inner_text())

    # However far one reads, the board stays in sight.
    for place in ("document.body.scrollHeight", "400", "0"):
        page.evaluate(f"scrollTo(0, {place})")
        assert in_sight(page, page.locator(".frame").first)
        assert page.evaluate(UNCOVERED), place
    if AXE.is_file():
        assert not violations(page)


def test_the_end_tells_what_decided_it_when_one_asks(open_page: Open) -> None:
    page = open_page()
    match = finished(page, 5)
    page.goto(f"/m/{match}")
    page.get_by_role("button", name="What decided it?").click()
    decided = page.get_by_role("link", name=re.compile(r"Move \d+ decided most: (Ada|Greedy) "))
    expect(decided).to_be_visible(timeout=LONG)
    expect(page.get_by_text("Nothing was left to chance.")).to_be_visible()
    decided.click()
    expect(page.get_by_role("slider", name="What the position")).to_be_visible(timeout=LONG)
    assert step_of(page) > 0


def test_nothing_is_computed_before_someone_asks_for_it(open_page: Open) -> None:
    page = open_page()
    match = finished(page, 4)
    page.goto(f"/replay/{match}")
    begin = page.get_by_role("button", name="Analyse this game")
    expect(begin).to_be_visible(timeout=PATIENCE)
    begin.click()
    expect(page.get_by_role("slider", name="What the position")).to_be_visible(timeout=LONG)
