"""A person at the page: sees only what the page offers, and clicks only that."""

import json
import re
from random import Random
from time import monotonic

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000
"""Milliseconds that anything on the page may take on a busy machine."""
LONGEST_MATCH = 400
"""Clicks after which a match should be over."""


class Person:
    """Plays on a page by clicking any of the things that can be clicked now."""

    def __init__(self, page: Page, seed: int = 0, keyboard: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.keyboard = keyboard
        page.set_default_timeout(PATIENCE)

    def play_now(self, title: str) -> None:
        """Home, and two clicks: the page is open, one click starts a game."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play now {title}").click()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        expect(self.page.locator("svg[data-board]").first).to_be_visible(timeout=PATIENCE)

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    def is_over(self) -> bool:
        return self.page.locator("section.after").count() > 0

    def my_turn(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def wait_for_turn(self) -> bool:
        """Until one can act; False if the game is over."""
        self.until(
            "document.querySelector('section.after') || (document.querySelector('.prompt.mine')"
            " && document.querySelector('.table')?.dataset.busy === 'false')",
            3 * PATIENCE,
        )
        return not self.is_over()

    def until(self, true: str, patience: int = PATIENCE) -> None:
        """Wait until an expression is true. The page's security policy allows no evaluation inside
        it, so it is asked from outside, again and again."""
        end = monotonic() + patience / 1000
        while not self.page.evaluate(f"Boolean({true})"):
            assert monotonic() < end, f"never came true: {true}"
            self.page.wait_for_timeout(15)

    def play_on(self, most: int = LONGEST_MATCH) -> int:
        """Click until the match is over, or so often; return how often."""
        for clicks in range(most):
            if not self.wait_for_turn():
                return clicks
            self.click_something()
        return most

    def click_something(self) -> None:
        """One click on a cell or button that the page offers now; the move's number goes up."""
        page = self.page
        confirm = page.get_by_role("button", name="Confirm")
        if confirm.count():
            self._press(confirm)
            return
        if page.locator(".fill").count():
            self._build()
            return
        step_on = page.locator("svg[data-board].now")
        if page.locator("svg.holding").count():
            self._turn()
        cells = step_on.locator("[data-cell][aria-disabled='false']")
        if cells.count() == 0:
            # The piece fits nowhere as it is turned now, or there is nothing but a button.
            actions = page.locator(".actions button:not(:disabled)")
            if actions.count() and not page.locator("svg.holding").count():
                self._press(actions.first)
            else:
                page.keyboard.press("r")
            return
        buttons = page.locator(".actions button.main:not(:disabled)")
        if buttons.count() and self.rng.random() < 0.5:
            self._press(buttons.first)
            return
        self._click(cells.nth(self.rng.randrange(cells.count())))

    def _turn(self) -> None:
        for _ in range(self.rng.randrange(4)):
            self.page.keyboard.press(self.rng.choice("rrf"))

    def _build(self) -> None:
        frames = self.page.locator(".frame[role=radio][aria-checked=false]:not(:disabled)")
        if frames.count():
            self._press(frames.nth(self.rng.randrange(frames.count())))
        build = self.page.get_by_role("button", name="Build")
        for _ in range(8):
            if build.is_enabled():
                break
            slots = self.page.locator("[data-slot]")
            for slot in self.rng.sample(range(4), 2):
                self._press(slots.nth(slot))
        self._press(build)

    def _click(self, cell: Locator) -> None:
        before = self._position()
        if self.keyboard:
            cell.focus()
            self.page.keyboard.press("Enter")
        else:
            box = cell.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if not self._in_sight(y):
                cell.scroll_into_view_if_needed()
                box = cell.bounding_box()
                assert box is not None
                x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if self.page.evaluate("'ontouchstart' in window && navigator.maxTouchPoints > 0"):
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)
        self._wait_for_change(before)

    def _in_sight(self, y: float) -> bool:
        size = self.page.viewport_size
        return size is not None and 0 < y < size["height"]

    def _press(self, button: Locator) -> None:
        before = self._position()
        if self.keyboard:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
        self._wait_for_change(before)

    def _position(self) -> str:
        return str(self.page.evaluate(_POSITION))

    def _wait_for_change(self, before: str) -> None:
        """A click shows its effect at once; what it may be is the page's business."""
        self.until(f"({_POSITION}) !== {json.dumps(before)}")


_POSITION = (
    "document.querySelector('.table')?.dataset.number + '/' + "
    "document.querySelector('.table')?.dataset.busy + '/' + "
    "(document.querySelector('.scene')?.dataset.hand ?? '') + '/' + "
    "document.querySelectorAll('[aria-checked=true]').length + "
    "(document.querySelector('[aria-checked=true]')?.dataset.frame ?? '') + "
    "[...document.querySelectorAll('[data-slot]')].map(s => s.getAttribute('aria-label') + "
    "s.getAttribute('aria-pressed')).join() + '/' + "
    "document.querySelectorAll('section.after').length"
)


def number_of(page: Page) -> int:
    """The number of the last event that the page knows."""
    found = page.locator(".table").get_attribute("data-number")
    assert found is not None
    assert re.fullmatch(r"\d+", found)
    return int(found)
