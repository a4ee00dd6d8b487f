"""A whole move by keyboard as a screen reader tells it: what is in hand, what it would cover, what
was done; in every game."""

import re

import pytest
from playwright.sync_api import expect

import musivum
from tests.sampled import usual
from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person

HEAR = """() => {
  const live = '[aria-live], [role=status], [role=alert]';
  window.heard = [...document.querySelectorAll(live)].map((place) => place.textContent.trim());
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const place = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
      const text = place?.textContent.trim();
      if (text && window.heard.at(-1) !== text) window.heard.push(text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("game", usual(musivum.games(), "mosaix", "mozaa"))
def test_a_move_is_made_and_told_without_being_seen(game: str, open_page: Open) -> None:
    person = Person(open_page(), 2, keyboard=True)
    page = person.page
    person.sit(game, seating="as-seated")
    page.evaluate(HEAR)

    def heard(pattern: str) -> bool:
        return any(re.search(pattern, one) for one in page.evaluate("heard"))

    held = False
    for _ in range(60):
        person.wait_for_turn()
        if heard(r"Ada (places|writes|picks|flips)"):
            break
        if not held and page.locator(".holding").count():
            held = True
            assert heard("In hand: "), "what one holds is said when it is taken up"
            if page.get_by_role("button", name="Turn").count():  # some look the same each way
                page.keyboard.press("r")
                person.until("heard.some((one) => one.includes('Turned: '))")
            if page.get_by_role("button", name="Flip").count():
                page.keyboard.press("f")
                person.until("heard.some((one) => one.includes('Flipped: '))")
            person._tab_to("document.activeElement?.closest('svg.now[data-board]')")
            page.keyboard.press("ArrowRight")
            snapshot = page.locator("svg.now[data-board]").first.aria_snapshot()
            assert re.search(r"- group \"[A-Z][a-z ]+\"", snapshot), snapshot
            told = re.findall(r'button "[^"\n]*(?:Fits|Does not fit), covers [^"\n]+"', snapshot)
            assert len(told) == 1, f"only the cell in focus says what would be covered: {snapshot}"
        person.click_something()
    expect(page.locator("p[aria-live=polite]")).to_have_text(
        re.compile(r"(Ada|Random|dice|card)"), timeout=PATIENCE
    )
    assert heard(r"Ada (places|writes|picks|flips)"), page.evaluate("heard")
    raw = [one for one in page.evaluate("heard") if re.search(r"[@#$]|seat \d|[a-z]+-move-", one)]
    assert not raw, "notation, keys and numbers of seats are not for people"


def test_who_listens_hears_that_it_is_over_and_who_won(open_page: Open) -> None:
    person = Person(open_page(), 3)
    page = person.page
    person.sit("steere", options={"side": 2})
    page.evaluate(HEAR)
    person.play_on()
    person.until(
        "heard.some((one) => /(You|Random) won!?.*Neither player can move any more/.test(one))"
    )
