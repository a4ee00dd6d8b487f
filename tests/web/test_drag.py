"""Pieces are dragged from the tray to the board; clicks that come too early are not lost."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.page import PATIENCE, Person, number_of
from tests.web.test_hands import alone, turn_of

LEGAL = "svg[data-board].main.now [data-cell][aria-disabled='false']"
LATE = """
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 400); };
"""
"""All that the page says arrives a while later, as on a bad line."""
STANDS_STILL = "(() => { const now = Date.now(); Date.now = () => now; })()"
"""The page's clock: what is kept for a moment is kept however busy the machine is."""


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, what: str) -> None:
    """Take something up with the mouse, and hold it over the board."""
    page.mouse.move(*middle(page, what))
    page.mouse.down()
    page.mouse.move(*middle(page, "svg[data-board].main"), steps=6)


def lift_a_die(page: Page) -> int:
    """Alone at a table, take up a die whose tile is free; the number of the match then.

    Where the set-up or chance has taken that tile, another table is opened.
    """
    for _ in range(12):
        alone(page, "galilee")
        before = number_of(page)
        lift(page, "svg[data-board].tray.now [data-cell][aria-disabled='false']")
        held, taken = page.locator("svg.holding"), page.get_by_text("is taken: mark another")
        expect(held.or_(taken).first).to_be_visible(timeout=PATIENCE)
        if held.count():
            return before
        page.mouse.up()
    raise AssertionError("twelve dice in a row with tiles that are taken")


def test_a_die_is_dragged_to_the_board_turned_on_the_way_and_laid_down(open_page: Open) -> None:
    page = open_page(drawn=True)
    before = lift_a_die(page)
    if page.locator(".in-hand button").count():  # some tiles look the same each way
        for key in ("", "r"):
            turned = turn_of(page)
            if key:
                page.keyboard.press(key)
            else:
                page.mouse.wheel(0, 100)
            Person(page).until(
                f"document.querySelector('.scene').dataset.hand.split('/')[2] != {turned}"
            )
    page.mouse.move(*middle(page, LEGAL), steps=4)
    expect(page.locator(".over .hand")).to_be_visible()
    assert number_of(page) == before, "nothing is done before one lets go"
    page.mouse.up()
    Person(page).until(f"document.querySelector('.table').dataset.number > {before}")


def test_what_is_let_go_beside_the_board_stays_in_hand(open_page: Open) -> None:
    page = open_page()
    before = lift_a_die(page)
    page.mouse.move(5, 300, steps=3)
    expect(page.locator("svg.carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator("svg.carried")).to_have_count(0)
    expect(page.locator(".in-hand")).to_be_visible()
    assert number_of(page) == before


def test_a_click_that_comes_too_early_is_done_when_it_can_be(open_page: Open) -> None:
    page = open_page()
    page.add_init_script(LATE)
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "steere", "seats": seats, "seating": "as-seated"}
    assert page.request.post("/api/me", data={"name": "Ada"}).ok
    page.goto(f"/m/{page.request.post('/api/matches', data=wish).json()['match']}")
    person = Person(page)
    page.evaluate(STANDS_STILL)
    for _ in range(5):
        person.play_on(1)  # after which the bot is awake, and answers at once
        person.wait_for_turn()
        before = number_of(page)
        cells = page.locator(LEGAL).all()
        wanted = cells[len(cells) // 2]
        name = wanted.get_attribute("data-cell")
        for box in [one.bounding_box() for one in (cells[0], wanted)]:
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert number_of(page) == before, "both clicks were made before the first was answered"
        # One's own, the bot's, and one's own again, without another click.
        person.until(f"document.querySelector('.table').dataset.number >= {before + 2}")
        person.wait_for_turn()
        if number_of(page) > before + 2:
            return
        assert page.locator(f"{LEGAL}[data-cell='{name}']").count() == 0, "it could have been done"
    raise AssertionError("five times the bot took the very place")


ABOVE = 56
"""A piece is held above the finger, so many pixels; see Carry.svelte."""


def test_a_die_is_dragged_with_a_finger_and_turned_with_another(open_page: Open) -> None:
    page = open_page(phone=True)
    page.set_default_timeout(PATIENCE)
    person = Person(page)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, at: tuple[float, float] | None = None, finger: int = 0) -> None:
        told = [{"x": at[0], "y": at[1], "id": finger}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def tap_with_another(at: tuple[float, float]) -> None:
        """The first finger stays where it is; how the piece is turned changes by the second."""
        turned = turn_of(page)
        touch("touchStart", at, finger=1)
        person.until(f"document.querySelector('.scene').dataset.hand.split('/')[2] != {turned}")
        touch("touchEnd", at, finger=1)  # the other one stays

    for _ in range(12):
        alone(page, "galilee")
        before = number_of(page)
        touch(
            "touchStart",
            middle(page, "svg[data-board].tray.now [data-cell][aria-disabled='false']"),
        )
        for down in (700, 600, 500, 420):
            touch("touchMove", (195, down))
        held, taken = page.locator("svg.holding"), page.get_by_text("is taken: mark another")
        expect(held.or_(taken).first).to_be_visible()
        if held.count() and page.locator(".in-hand button").count():
            break
        touch("touchEnd")
    tap_with_another(middle(page, ".signs.left .turn"))  # a sign shows where …
    tap_with_another(middle(page, "svg.holding"))  # … but it may be anywhere
    assert number_of(page) == before, "another finger places nothing"
    x, y = middle(page, LEGAL)
    touch("touchMove", (x, y + ABOVE))
    expect(page.locator(".over .hand")).to_be_visible()
    assert number_of(page) == before, "nothing is done before one lets go"
    touch("touchEnd")
    expect(page.locator(".signs")).to_have_count(0)
    page.get_by_role("button", name="Confirm").click()
    person.until(f"document.querySelector('.table').dataset.number > {before}")
