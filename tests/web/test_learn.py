"""Learn in two minutes: whoever follows the golden ring comes to the end, in every game."""

import json

import pytest
from playwright.sync_api import Page, expect

from musivum import games
from musivum.core.catalogue import say
from tests.sampled import marks
from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person
from tests.web.test_layout import box

LONGEST = 60
"""Clicks after which a lesson should be over."""
LONGEST_GAME = 300
STATE = """[document.querySelector('.table')?.dataset.step ?? '',
  document.querySelector('.table')?.dataset.number ?? '',
  document.querySelector('.scene')?.dataset.hand,
  ...[...document.querySelectorAll('.fill [aria-checked=true], .fill [data-slot]')].map((one) =>
    [one.dataset.frame, one.getAttribute('aria-label'), one.getAttribute('aria-pressed')].join()),
  document.querySelectorAll('section.after').length].join('|')"""
RING = """() => {
  const ringed = document.querySelectorAll('.ringed:not(:disabled)');
  if (ringed.length !== 1) return null;
  ringed[0].scrollIntoView({ block: 'nearest' });
  const box = ringed[0].getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def follow_ring(page: Page) -> None:
    """Click the one thing that is ringed, and see its effect."""
    person = Person(page)
    where = None
    while where is None:  # others may move meanwhile, and something else is ringed
        person.until("document.querySelectorAll('.ringed:not(:disabled)').length === 1")
        before = page.evaluate(STATE)
        where = page.evaluate(RING)
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(*where)
    else:
        page.mouse.click(*where)
    person.until(f"({STATE}) !== {json.dumps(before)}")


def learn(page: Page) -> None:
    """The whole lesson, by nothing but the ring."""
    Person(page).wait_for_table()
    for _ in range(LONGEST):
        Person(page).until("document.querySelectorAll('.ringed:not(:disabled)').length === 1")
        if page.get_by_role("button", name="Now a little game!").count():
            return
        follow_ring(page)
    raise AssertionError("the ring does not lead to the end")


TO_THE_END = ("steere",)
"""Whose first game is followed to its end in every run; a few rings of the others' are."""
RINGS = [
    *(pytest.param(game, LONGEST_GAME, marks=marks(game not in TO_THE_END)) for game in games()),
    *((game, 2) for game in games() if game not in TO_THE_END),
]


@pytest.mark.parametrize(("game", "rings"), RINGS)
def test_whoever_follows_the_ring_learns_the_game_and_plays_one_to_its_end(
    open_page: Open, game: str, rings: int
) -> None:
    page = open_page(phone=game == "mosaix")
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    page.get_by_role("button", name=f"Play now {say(f'{game}-title')}").click()
    page.get_by_role("dialog").get_by_role("link", name="Learn in two minutes").click()
    learn(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Now a little game!").click()
    person = Person(page)
    person.wait_for_table()
    expect(page.locator("aside.lesson")).to_be_attached()
    person.wait_for_turn()
    assert not [one for one in asked if "/api/lessons/" in one], "there is no lesson of a match"
    if game == "mosaix":
        board, dock = box(page.locator(".frame").first), box(page.locator(".controls"))
        assert board["y"] + board["height"] <= dock["y"] + 1, "nothing to read hides the board"
    for _ in range(rings):
        if not person.wait_for_turn():
            break
        person.until(
            "document.querySelector('section.after') || "
            "document.querySelectorAll('.ringed:not(:disabled)').length === 1",
            3 * PATIENCE,
        )
        if not person.is_over():
            follow_ring(page)
    assert person.is_over() or rings < LONGEST_GAME
    if person.is_over():
        expect(page.locator("section.after h2")).to_be_in_viewport()


def test_a_wrong_click_is_answered_kindly_and_the_ring_stays(open_page: Open) -> None:
    page = open_page()
    page.goto("/learn/steere")
    person = Person(page)
    person.until("document.querySelectorAll('.ringed').length === 1")
    ring = page.evaluate(RING)
    page.locator("[data-cell='a1']").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("golden ring")
    assert page.evaluate(RING) == ring
    assert page.locator(".table").get_attribute("data-step") == "0"
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible(timeout=PATIENCE)


def test_a_lesson_is_taken_with_the_keys_and_its_sentences_are_said(open_page: Open) -> None:
    page = open_page()
    page.goto("/learn/steere")
    person = Person(page, keyboard=True)
    person.wait_for_table()
    said = page.locator("[role=status]").filter(has_text="Lay your first tile")
    expect(said).to_be_attached()
    for _ in range(LONGEST):
        person.until("document.querySelectorAll('.ringed').length === 1")
        if page.get_by_role("button", name="Now a little game!").count():
            break
        before = page.evaluate(STATE)
        person._tab_to("document.activeElement?.matches('.ringed')")
        page.keyboard.press("Enter")
        person.until(f"({STATE}) !== {json.dumps(before)}")
    expect(page.get_by_role("button", name="Now a little game!")).to_be_focused()
