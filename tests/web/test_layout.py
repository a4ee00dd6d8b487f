"""Where things are: beside the board or at the foot, always in sight, and never jumping about."""

import re
from itertools import product

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

import musivum
from tests.sampled import LONG, usual
from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person, number_of

WIDE = {"tablet": (1180, 820), "phone": (844, 390), "desk": (720, 450), "twice": (640, 400)}
"""A tablet and a phone on their sides, and two screens on which all is twice as large."""
TALL = {"tablet": (820, 1180), "phone": (390, 844), "small": (360, 640)}
MOST_SHIFT = 0.1
WHOLE_NAMES = """() => {
  for (const one of document.querySelectorAll('.points')) one.textContent = '88';
  return [...document.querySelectorAll('.who b')].every((one) =>
    one.textContent.includes(' ') || one.getClientRects().length === 1);
}"""
"""No name is broken inside a word when its player has many points."""

SHIFTS = """
  window.shifts = [];
  window.since = Infinity;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const moved = one.sources.map((source) => source.node?.className ?? '');
      if (document.querySelector('section.after')) return;
      if (one.startTime > window.since) window.shifts.push([one.value, String(moved)]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
"""
"""Keeps every shift until the end, which has its own place above the board; also those that follow
a click: a die that is clicked must not move either."""


def at_table(page: Page, game: str, seed: int = 1) -> Person:
    """A game against a bot, at one's turn."""
    person = Person(page, seed)
    person.sit(game, "beginner", public=False)
    person.wait_for_turn()
    return person


def box(found: Locator) -> FloatRect:
    """Where something is now, in the window."""
    place = found.bounding_box()
    assert place is not None
    return place


def in_sight(page: Page, found: Locator) -> bool:
    place, size = box(found), page.viewport_size
    assert size is not None
    inside = place["x"] > -1 and place["x"] + place["width"] < size["width"] + 1
    return inside and place["y"] > -1 and place["y"] + place["height"] < size["height"] + 1


OUT_OF_SIGHT = """() => {
  const found = [];
  for (const place of [0, document.body.scrollHeight / 2]) {
    scrollTo(0, place);
    for (const what of ['', '.actions button', '.in-hand', 'button.frame', 'svg.tray.now'])
      for (const one of document.querySelectorAll(`.controls ${what}`)) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        if (left <= -1 || right >= innerWidth + 1 || top <= -1 || bottom >= innerHeight + 1)
          found.push(`${what || 'controls'} at ${place}`);
      }
  }
  scrollTo(0, 0);
  return found;
}"""
"""What one plays with and does not see, at the head of the page or in its middle."""


def resized(page: Page, size: tuple[int, int]) -> None:
    """The window in another size, and the page as it settles there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")


@pytest.mark.parametrize("game", usual(musivum.games(), "galilee"))
def test_wider_than_tall_means_beside_the_board(game: str, open_page: Open) -> None:
    page = open_page(size=WIDE["tablet"])
    at_table(page, game)
    for name, size in WIDE.items():
        resized(page, size)
        board = box(page.locator(".stage .frame"))
        for beside in (".controls", ".side", ".tools"):
            there = box(page.locator(beside).first)
            assert there["x"] >= board["x"] + board["width"], (name, beside)
        assert in_sight(page, page.locator(".stage .frame")), name
        assert in_sight(page, page.locator(".prompt")), name
        assert page.evaluate(WHOLE_NAMES), name


@pytest.mark.parametrize(
    ("game", "turns"),
    [
        ("mosaix", 3),
        *(pytest.param(game, 6, marks=LONG) for game in musivum.games()),
    ],
)
def test_on_a_tall_screen_what_one_plays_with_is_always_in_sight(
    game: str, turns: int, open_page: Open
) -> None:
    page = open_page(size=TALL["tablet"])
    person = at_table(page, game, seed=2)
    for _ in range(turns):
        if not person.wait_for_turn():
            break
        for name, size in TALL.items():
            resized(page, size)
            board = box(page.locator(".stage .frame"))
            moves = box(page.locator(".course"))
            assert moves["y"] >= board["y"] + board["height"], "the list pushes no board away"
            assert page.evaluate(OUT_OF_SIGHT) == [], name
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        person.click_something()
    # An answer is seen where one asked, however far down.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    if person.wait_for_turn():  # nobody moves now, so that nothing comes between look and click
        back = page.get_by_role("button", name="Take back")
        if back.is_enabled():
            back.click()
        person.wait_for_turn()
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".prompt .advice")).to_be_in_viewport(timeout=PATIENCE)


LOOKED_AT = (("galilee", "phone", 6), ("mosaix", "phone", 12), ("mozaa", "desk", 8))


@pytest.mark.parametrize(
    ("game", "device", "clicks"),
    [
        *LOOKED_AT,
        *(
            pytest.param(game, device, 24, marks=LONG)
            for game, device in product(musivum.games(), ("desk", "phone"))
        ),
    ],
)
def test_nothing_jumps_while_one_plays(
    game: str, device: str, clicks: int, open_page: Open
) -> None:
    page = open_page(phone=device == "phone")
    page.add_init_script(SHIFTS)
    person = at_table(page, game, seed=3)
    # What moves before the table is there is no jump, however late it is told.
    page.evaluate("document.fonts.ready.then(() => { window.since = performance.now(); })")
    person.play_on(clicks)
    page.wait_for_timeout(100)
    shifts: list[tuple[float, str]] = page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, sorted(shifts)[-3:]


def test_dice_stay_where_they_are_when_one_is_picked(open_page: Open) -> None:
    page = open_page()
    at_table(page, "galilee")
    dice = page.locator("svg[data-board=dice]")
    before = box(dice)
    page.locator("svg.now [data-cell][aria-disabled=false]").first.click()
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_visible()
    assert box(dice) == before


def test_a_formation_is_in_hand_as_it_was_built(open_page: Open) -> None:
    page = open_page()
    person = at_table(page, "mosaix")
    while not page.locator(".fill").count():
        person.click_something()
        person.wait_for_turn()
    page.locator("[data-frame=L]").click()
    built = page.evaluate(_PLACES, ".bench [data-slot]")
    page.get_by_role("button", name="Build").click()
    person.wait_for_turn()
    assert page.evaluate(_PLACES, ".in-hand svg > g") == built


_PLACES = """(wanted) => {
  const found = [...document.querySelectorAll(wanted)].map(
    (one) => one.transform.baseVal[0].matrix);
  const left = Math.min(...found.map((one) => one.e));
  const top = Math.min(...found.map((one) => one.f));
  return found.map((one) => `${Math.round(one.e - left)},${Math.round(one.f - top)}`).sort();
}"""
"""Where the parts of something lie, seen from its corner."""


def test_a_second_tap_does_not_send_what_waits_for_confirm(open_page: Open) -> None:
    page = open_page(phone=True)
    person = at_table(page, "mozaa")
    before = number_of(page)
    while not page.get_by_role("button", name="Confirm").count():
        person.click_something()
    # The move that waits says where it would go.
    place = str(page.locator(".scene").get_attribute("data-hand")).rpartition("@")[2]
    where = box(page.locator(f'svg.now [data-cell="{place}"]'))
    for _ in range(2):
        page.touchscreen.tap(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    page.wait_for_timeout(400)
    assert number_of(page) == before
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()


def test_a_click_that_comes_too_early_is_told_what_is_wanted_first(open_page: Open) -> None:
    page = open_page()
    person = at_table(page, "mosaix")
    while not page.locator(".fill").count():
        person.click_something()
        person.wait_for_turn()
    page.locator(".stage svg.board").click()
    expect(page.locator(".why")).to_contain_text(re.compile("^Not yet"))


def test_a_score_stands_under_the_name_of_whose_it_is(open_page: Open) -> None:
    page = open_page()
    at_table(page, "steere")
    account = page.get_by_role("region", name="The score of Ada")
    expect(account.get_by_role("heading")).to_have_text("The score of Ada")
    page.get_by_role("button", name="Beginner").click()
    expect(page.get_by_role("heading", name="The score of Beginner")).to_be_visible()


WHOLE_WORDS = """() => [...document.querySelectorAll('.who b')].flatMap((name) => {
  const words = name.firstChild.data;
  return [...words.matchAll(/[^ ]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(name.firstChild, index);
    range.setEnd(name.firstChild, index + word.length);
    return range.getClientRects().length > 1;
  }).map(() => words);
})"""
"""Names that are broken inside a word."""


def test_six_names_are_whole_on_a_tablet(open_page: Open) -> None:
    page = open_page(size=TALL["tablet"])
    Person(page).sit("galilee", bots=5, options={"players": 6})
    assert page.locator(".who b").count() == 6
    for size in (TALL["tablet"], TALL["phone"]):
        resized(page, size)
        assert page.evaluate(WHOLE_WORDS) == [], size


HIDDEN = """() => [...document.querySelectorAll('.lying svg.tray')].filter((tray) => {
  const { left, right, top, bottom } = tray.getBoundingClientRect();
  const across = (left + right) / 2;
  const seen = (y) => document.elementFromPoint(across, y)?.closest('.lying');
  return !seen(top + 2) || !seen(bottom - 2);
}).length"""
"""How many trays are under something else, or out of the window, in part."""


def test_a_replay_on_a_phone_shows_what_lay_beside_the_board_and_tells_all_of_a_move(
    open_page: Open,
) -> None:
    page = open_page(phone=True)
    person = Person(page)
    match = person.have_table("galilee", options={"players": 2})
    person.hurry(match)
    page.goto(f"/replay/{match}?step=5")
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    for size in (TALL["phone"], TALL["small"]):
        resized(page, size)
        page.keyboard.press("Home")
        for _ in range(20):
            page.keyboard.press("ArrowRight")
            told = page.locator(".prompt")
            room = told.evaluate("one => [one.scrollHeight, one.clientHeight]")
            assert room[0] <= room[1], told.inner_text()
        assert page.locator(".lying svg.tray").count() == 4
        assert page.evaluate(HIDDEN) == 0, size
