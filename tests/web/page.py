"""A person at the page: sees only what the page offers, and clicks only that."""

import json
import re
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Page, expect

from musivum.core.catalogue import add_room, say
from tests.web.conftest import ROOT

add_room("web", ROOT / "web" / "src" / "text")  # what only the page says, so that a test can

PATIENCE = 20_000
"""Milliseconds that anything on the page may take on a busy machine."""
LONGEST_MATCH = 400
"""Clicks after which a match should be over."""
LONGEST_WAY = 80
"""Presses of the tab key or of arrows that lead anywhere on a page."""


class Person:
    """Plays on a page by clicking any of the things that can be clicked now.

    With ``keyboard``, the mouse is never touched and nothing is focused from outside: tab, arrows,
    Enter, R and F do it all.
    """

    def __init__(self, page: Page, seed: int = 0, keyboard: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.keyboard = keyboard
        page.set_default_timeout(PATIENCE)

    def play_now(self, title: str) -> None:
        """Home, and two clicks: the page is open, one click starts a game."""
        self.page.goto("/")
        button = self.page.get_by_role("button", name=f"Play now {title}")
        if self.keyboard:
            expect(button).to_be_visible()
            self._tab_to(
                "document.activeElement?.matches('button.main') && "
                f"document.activeElement.textContent.endsWith({json.dumps(title)})"
            )
            self.page.keyboard.press("Enter")
        else:
            button.click()
        self.until("document.querySelector('dialog[open], svg[data-board]')")
        just = self.page.get_by_role("button", name="Just play")
        if just.count():  # one meets this game for the first time, and it has a lesson
            if self.keyboard:
                self.press_button("Just play")
            else:
                just.click()
        self.wait_for_table()

    def sit(self, game: str, level: str = "random", bots: int = 1, **wish: object) -> None:
        """At a table with bots, without the way there, which costs as much as all the rest."""
        self.page.goto(f"/m/{self.have_table(game, level, bots, **wish)}")
        self.wait_for_table()

    def have_table(self, game: str, level: str = "random", bots: int = 1, **wish: object) -> str:
        """A match with bots that is not looked at yet."""
        ask = self.page.request
        assert ask.post("/api/me", data={"name": "Ada"}).ok
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * bots]
        made = ask.post("/api/matches", data={"game": game, "seats": seats, **wish})
        return str(made.json()["match"])

    def choose(self, label: str, value: str) -> None:
        """Choose a value of a form, with the keys: the value is typed."""
        select = self.page.get_by_label(label)
        expect(select).to_be_visible(timeout=PATIENCE)
        select.evaluate("one => { one.dataset.wanted = ''; }")
        self._tab_to("document.activeElement?.dataset.wanted === ''")
        self.page.keyboard.type(value)
        expect(select).to_have_value(value)

    def press_button(self, name: str) -> None:
        """Press a button by its name, with the keys."""
        self._tab_to(f"document.activeElement?.textContent === {json.dumps(name)}")
        self.page.keyboard.press("Enter")

    def wait_for_table(self) -> None:
        expect(self.page.locator("svg[data-board]").first).to_be_visible(timeout=PATIENCE)

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    def play_some(self, rounds: int) -> None:
        """Some rounds of a formation alone, and on until the game can be ended."""
        for _ in range(rounds):
            self.wait_for_turn()
            while not self.page.locator(".fill").count():
                self.click_something()
                self.wait_for_turn()
            self.click_something()
        self.wait_for_turn()
        while not self.page.get_by_role("button", name="End the game here").count():
            self.click_something()
            self.wait_for_turn()

    def end_here(self) -> None:
        """End a solo game, and say that one is sure."""
        self.page.get_by_role("button", name="End the game here").click()
        ask = self.page.get_by_role("dialog")
        ask.get_by_role("button", name="End the game here").click()

    def is_over(self) -> bool:
        return self.page.locator("section.after").count() > 0

    def my_turn(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def wait_for_turn(self) -> bool:
        """Until one can act; False if the game is over."""
        return bool(self.until(_TURN.replace("LOOK", "true"), 3 * PATIENCE) != "over")

    def until(self, true: str, patience: int = PATIENCE) -> Any:
        """Wait until an expression is true, and return it. The page itself looks, so that it is
        asked once, and once more if it was left meanwhile."""
        end = monotonic() + patience / 1000
        while monotonic() < end:
            try:
                came = self.page.evaluate(_LOOK.replace("TRUE", true), patience)
            except Error:  # the page was loaded anew, and what looked is gone with the old one
                self.page.wait_for_timeout(50)
                continue
            if came:
                return came
        raise AssertionError(f"never came true: {true}")

    def play_on(self, most: int = LONGEST_MATCH) -> int:
        """Click until the match is over, or so often; return how often."""
        for clicks in range(most):
            # To wait and to look is one question: to ask costs the page as much as a move does.
            came = self.until(_TURN.replace("LOOK", self._look()), 3 * PATIENCE)
            if came == "over":
                return clicks
            self._do_one_of(json.loads(came))
        return most

    def hurry(self, match: str, most: int = 1000) -> None:
        """Make so many moves of a match, or all, over the page's own session and without a click;
        none ends the game before its time. A page that looks on sees them come."""
        ask, made = self.page.request, 0
        end = monotonic() + 6 * PATIENCE / 1000
        while monotonic() < end:
            shot = json.loads(ask.get(f"/api/matches/{match}").text())  # its own reader is slow
            if made == most or shot["info"]["status"] == "over":
                return
            (state,) = shot["states"]
            legal = [move for move in state["view"]["legal"] if move != "end"]
            if not legal:  # a bot thinks, for longer where others think too
                self.page.wait_for_timeout(30)
                continue
            made += 1
            move = {"seat": state["seat"], "turn": state["turn"], "id": f"hurried-{made}"}
            ask.post(f"/api/matches/{match}/play", data=move | {"move": self.rng.choice(legal)})
        raise AssertionError("the match does not end")

    def click_something(self) -> None:
        """One click on a cell or button that the page offers now, and its effect."""
        self._do_one_of(json.loads(self.page.evaluate(self._look())))

    def _look(self) -> str:
        """What asks the page for all that it offers, with one of the cells as if chosen."""
        return f"({_OFFER})({self.rng.random()}, {str(not self.keyboard).lower()})"

    def _do_one_of(self, offer: dict[str, Any]) -> None:
        if offer["confirm"]:
            self._press(".actions button.main")
        elif offer["fill"]:
            self._build(offer["frames"])
        elif offer["holding"] and self.rng.random() < 0.5:
            self._turn()
        elif offer["cell"] is None:
            # The piece fits nowhere as it is turned now, or there is nothing but a button.
            if offer["holding"] or not offer["buttons"]:
                self.page.keyboard.press("r")
            else:
                self._press(".actions button:not(:disabled)")
        elif offer["main"] and self.rng.random() < 0.5:
            self._press(".actions button.main")
        elif self.keyboard:
            self._walk(offer["cell"])
        else:
            self._click(offer["place"])

    def _turn(self) -> None:
        for _ in range(1 + self.rng.randrange(3)):
            self.page.keyboard.press(self.rng.choice("rrf"))

    def _build(self, frames: int) -> None:
        """Any shape that is open, and dice swapped until the page can build it."""
        if frames and self.keyboard:
            self._tab_to("document.activeElement?.matches('button.frame')")
            for _ in range(self.rng.randrange(frames)):
                self.page.keyboard.press("ArrowRight")
            checked = "document.activeElement?.getAttribute('aria-checked') === 'true'"
            assert self.page.evaluate(checked), "arrows choose, as they do among radio buttons"
        elif frames:
            self._press(f"button.frame:not(:disabled) >> nth={self.rng.randrange(frames)}")
        build = self.page.locator(".bench button.main")
        for _ in range(8):
            if build.is_enabled():
                break
            for slot in self.rng.sample(range(4), 2):
                self._press(f"[data-slot='{slot}']")
        self._press(".bench button.main")

    def _click(self, place: dict[str, Any]) -> None:
        if place["touched"]:
            self.page.touchscreen.tap(*place["where"])
        else:
            self.page.mouse.click(*place["where"])
        self._wait_for_change(place["before"])

    def _press(self, button: str) -> None:
        before = self._position()
        found = self.page.locator(button).first
        chosen = found.get_attribute("aria-checked") == "true"
        if self.keyboard:
            found.evaluate("one => { one.dataset.wanted = ''; }")
            self._tab_to("document.activeElement?.dataset.wanted === ''")
            found.evaluate("one => { delete one.dataset.wanted; }")
            self.page.keyboard.press("Enter")
        else:
            found.click()
        if not chosen:  # a shape that is chosen already stays so
            self._wait_for_change(before)

    def _walk(self, cell: str) -> None:
        """With the arrows to a cell that can be chosen, and choose it."""
        self._tab_to("document.activeElement?.closest('svg.now[data-board]')")
        for tries in range(LONGEST_WAY):
            ways: list[str] | None = self.page.evaluate(_WAYS_TO, cell)
            if ways is None:  # others moved meanwhile, and it is no choice any more
                return
            if not ways:
                break
            # Where the straight way does not lead on, a detour does.
            self.page.keyboard.press(ways[0] if tries % 8 < 7 else self.rng.choice(ways))
        else:
            raise AssertionError(f"the arrows do not lead to {cell}")
        before = self._position()
        self.page.keyboard.press("Enter")
        self._wait_for_change(before)

    def _tab_to(self, true: str) -> None:
        """Tab until what has the focus is what one looks for."""
        for _ in range(LONGEST_WAY):
            if self.page.evaluate(f"Boolean({true})"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not lead there: {true}")

    def _position(self) -> str:
        return str(self.page.evaluate(_POSITION))

    def _wait_for_change(self, before: str) -> None:
        """A click shows its effect at once; what it may be is the page's business."""
        self.until(f"({_POSITION}) !== {json.dumps(before)}")


_TURN = (
    "document.querySelector('section.after') ? 'over' : "
    "(document.querySelector('.prompt.mine')"
    " && document.querySelector('.table')?.dataset.busy === 'false' && LOOK)"
)
"""That the game is over; or whether one can act now, and what one sees then."""

_LOOK = """async (patience) => {
  const end = Date.now() + patience;
  const looked = () => {
    const found = TRUE;
    return typeof found === 'string' ? found : Boolean(found);
  };
  for (let found = looked(); ; found = looked()) {
    if (found) return found;
    if (Date.now() > end) return false;
    await new Promise((done) => setTimeout(done, 8));
  }
}"""

_WAYS_TO = """(cell) => {
  const found = document.querySelector(
    `svg[data-board].now [data-cell="${CSS.escape(cell)}"]`);
  if (!found) return null;
  if (found === document.activeElement) return [];
  const [from, to] = [document.activeElement, found].map((one) => one.getBoundingClientRect());
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const ways = [x < 0 ? 'ArrowLeft' : 'ArrowRight', y < 0 ? 'ArrowUp' : 'ArrowDown'];
  return Math.abs(x) > Math.abs(y) ? ways : ways.reverse();
}"""
"""The arrows that lead towards a cell, the better one first."""

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

_OFFER = """(chance, placed) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const buttons = all('.actions button:not(:disabled)');
  const cells = all("svg[data-board].now [data-cell][aria-disabled='false']");
  const cell = cells[Math.floor(chance * cells.length)];
  const middle = () => {
    const box = cell.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const place = () => {
    // Out of the window, or under what stays at its foot.
    const seen = document.elementFromPoint(...middle())?.closest('svg') === cell.closest('svg');
    if (!seen) cell.scrollIntoView({ block: 'center' });
    return { where: middle(), touched: navigator.maxTouchPoints > 0, before: POSITION };
  };
  return JSON.stringify({
    confirm: buttons.some((one) => one.textContent === 'Confirm'),
    fill: all('.fill').length > 0,
    frames: all('button.frame:not(:disabled)').length,
    holding: all('svg.holding').length > 0,
    cell: cell?.dataset.cell ?? null,
    place: cell && placed ? place() : null,
    buttons: buttons.length,
    main: all('.actions button.main:not(:disabled)').length > 0,
  });
}""".replace("POSITION", _POSITION)
"""Everything that can be clicked now; and of one cell where that is, and the position before it."""


def go(page: Page, path: str, language: str = "en") -> None:
    """To another page of the house as by a link, without loading everything anew, and until it has
    all that it asked for and stands still."""
    page.evaluate(_GO, [path, say("web-loading", language)])


_GO = """([to, loading]) => new Promise((done) => {
  let last = Date.now();
  if (window.asked === undefined) {
    window.asked = 0;
    const real = window.fetch;
    window.fetch = (...all) => {
      window.asked += 1;
      return real(...all).finally(() => { window.asked -= 1; last = Date.now(); });
    };
  }
  const watch = new MutationObserver(() => { last = Date.now(); });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
  const look = setInterval(() => {
    const waits = window.asked > 0 || document.body.textContent.includes(loading);
    if (waits || Date.now() - last < 150) return;
    clearInterval(look);
    watch.disconnect();
    done();
  }, 20);
})"""


def number_of(page: Page) -> int:
    """The number of the last event that the page knows."""
    found = page.locator(".table").get_attribute("data-number")
    assert found is not None
    assert re.fullmatch(r"\d+", found)
    return int(found)
