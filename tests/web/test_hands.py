"""What hands and senses meet: turning, dragging, sound, motion, clocks, notifications."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from musivum.core.catalogue import say
from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person

LISTEN = """
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    window.heard += 1;
    return start.call(this, when);
  };
"""
"""Counts the tones that are started; they are started all the same."""

WATCH = """
  window.moved = 0;
  for (const kind of ['animationstart', 'transitionrun']) {
    document.addEventListener(kind, () => (window.moved += 1), true);
  }
"""

NOTIFIED = """
  window.notes = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { body, tag }) {
      window.notes.push({ title, body, tag });
    }
  };
"""


def alone(page: Page, game: str) -> Person:
    person = Person(page)
    person.sit(game, bots=0, options={"players": 1})
    person.wait_for_turn()
    return person


def with_a_formation(page: Page) -> Person:
    """A shape in hand that looks different each way it is turned."""
    person = alone(page, "mosaix")
    page.locator("[data-frame=L]").click()
    page.get_by_role("button", name="Build").click()
    expect(page.locator("svg.holding")).to_be_visible()
    return person


def turn_of(page: Page) -> int:
    """Which way the piece in hand is turned now."""
    hand = page.locator(".scene").get_attribute("data-hand") or ""
    return int(hand.split("/")[-2])


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_piece_in_hand_turns_by_wheel_keys_and_button(open_page: Open) -> None:
    page = open_page(drawn=True)
    with_a_formation(page)
    page.mouse.move(*middle(page.locator("svg.holding")))
    ways: list[tuple[Callable[[], None], int]] = [
        (lambda: page.mouse.wheel(0, 100), 1),
        (lambda: page.mouse.wheel(0, -100), -1),
        (lambda: page.keyboard.press("r"), 1),
        (lambda: page.keyboard.press("Shift+R"), -1),
        (page.get_by_role("button", name="Turn").click, 1),
    ]
    for turn, by in ways:
        before = turn_of(page)
        turn()
        expect(page.locator(".scene")).to_have_attribute("data-hand", _turned(page, before + by))
    assert page.evaluate("scrollY") == 0, "the wheel turned the piece, not the page"


def _turned(page: Page, turn: int) -> str:
    hand = (page.locator(".scene").get_attribute("data-hand") or "").split("/")
    return "/".join((*hand[:-2], str(turn % 4), hand[-1]))


def test_two_fingers_turn_it_the_way_they_twist(open_page: Open) -> None:
    page = open_page(phone=True)
    with_a_formation(page)
    x, y = middle(page.locator("svg.holding"))
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        listed = [{"x": x + dx, "y": y + dy, "id": n} for n, (dx, dy) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": listed})

    for by, height in ((1, 60), (-1, -60)):
        before = turn_of(page)
        fingers("touchStart", (-60, 0))
        fingers("touchStart", (-60, 0), (60, 0))
        fingers("touchMove", (-60, 0), (50, height / 2))
        fingers("touchMove", (-60, 0), (30, height))
        fingers("touchEnd", (-60, 0))
        fingers("touchEnd")
        expect(page.locator(".scene")).to_have_attribute("data-hand", _turned(page, before + by))


def test_a_tile_is_flipped_where_the_game_allows_it(open_page: Open) -> None:
    page = open_page()
    for _ in range(8):  # until a die means a tile that has two sides
        alone(page, "galilee")
        dice = page.locator("svg.now [data-cell][aria-disabled=false]")
        for die in range(dice.count()):
            dice.nth(die).click()
            if page.get_by_role("button", name="Flip").count():
                before = turn_of(page)
                page.keyboard.press("f")
                assert turn_of(page) != before
                page.get_by_role("button", name="Flip").click()
                assert turn_of(page) == before
                return
            if not page.get_by_role("button", name="Back").count():
                break
            page.keyboard.press("Escape")
    raise AssertionError("no tile could be flipped")


def test_dice_are_dragged_into_the_formation(open_page: Open) -> None:
    page = open_page()
    alone(page, "mosaix")

    def signs() -> list[str]:
        slots = page.locator("[data-slot]")
        said = [str(slots.nth(n).get_attribute("aria-label")) for n in range(4)]
        return [one.partition(": ")[2] for one in said]

    for one in range(3):  # some two dice differ, or the drag cannot be seen
        if signs()[one] != signs()[3]:
            break
    before = signs()
    page.mouse.move(*middle(page.locator(f"[data-slot='{one}']")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-slot='3']")), steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    before[one], before[3] = before[3], before[one]
    assert signs() == before


def test_there_is_sound_if_one_wants_it_and_none_if_not(open_page: Open) -> None:
    page = open_page()
    page.add_init_script(LISTEN)
    for wanted in (False, True):
        page.goto("/settings")
        page.get_by_label("Sounds").set_checked(wanted)
        with_a_formation(page)
        assert (page.evaluate("heard") > 0) == wanted


def test_stones_move_only_where_motion_is_welcome(open_page: Open) -> None:
    for still in (False, True):
        page = open_page(still=still)
        page.add_init_script(WATCH)
        with_a_formation(page).play_on(2)
        assert (page.evaluate("moved") == 0) == still


def test_who_looks_elsewhere_is_told_and_led_from_game_to_game(open_page: Open) -> None:
    ada, bea = open_page(), open_page()
    ada.add_init_script(NOTIFIED)
    ada.goto("/settings")
    ada.get_by_label("Notify me").check()
    for page, name in ((ada, "Ada"), (bea, "Bea")):
        assert page.request.post("/api/me", data={"name": name}).ok
    seats = [{"kind": "open"}, {"kind": "me"}]
    wish = {"game": "steere", "options": {"side": 3}, "seats": seats, "public": True}
    wish["seating"] = "as-seated"
    one, other = (ada.request.post("/api/matches", data=wish).json()["match"] for _ in range(2))
    for match in (one, other):
        assert bea.request.post(f"/api/matches/{match}/join", data={}).ok
    ada.goto("/lobby")
    expect(ada.get_by_text("Your running games")).to_be_visible(timeout=PATIENCE)

    # Bea moves while Ada looks elsewhere; in the second game, while Ada is here.
    bea.goto(f"/m/{one}")
    _hide(ada, True)
    Person(bea).play_on(1)
    ada_person = Person(ada)
    ada_person.until("notes.length > 0")
    _hide(ada, False)
    bea.goto(f"/m/{other}")
    Person(bea).play_on(1)
    expect(ada.get_by_role("link", name="Your turn 2")).to_be_visible(timeout=PATIENCE)
    assert ada.evaluate("notes") == [
        {"title": say("steere-title"), "body": "Your turn", "tag": one}
    ]

    # From her move in the one game to the next that waits for her.
    ada.goto(f"/m/{one}")
    ada_person.wait_for_turn()
    ada_person.click_something()
    ada.get_by_role("link", name="Next game waiting for you").click()
    expect(ada).to_have_url(f"/m/{other}")
    ada_person.wait_for_turn()


def _hide(page: Page, hidden: bool) -> None:
    state = "hidden" if hidden else "visible"
    page.evaluate(
        f"Object.defineProperty(document, 'visibilityState', {{value: '{state}', writable: true}})"
    )


def test_the_clock_runs_and_its_end_is_told(open_page: Open) -> None:
    page = open_page(phone=True)
    page.goto("/")
    assert page.request.post("/api/me", data={"name": "Ada"}).ok
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    pace = {"kind": "live", "seconds": 10}
    wish = {"game": "steere", "options": {"side": 2}, "seats": seats, "pace": pace}
    wish["seating"] = "as-seated"
    page.goto(f"/m/{page.request.post('/api/matches', data=wish).json()['match']}")
    clock = page.locator(".clock").first
    expect(clock).to_have_text("0:07", timeout=PATIENCE)
    after = page.get_by_role("region", name="After the game")
    expect(after).to_contain_text("Ada ran out of time", timeout=PATIENCE)
    expect(clock).to_have_text("0:00")
    expect(page.get_by_role("button", name="Ada")).to_contain_text("out of time")
