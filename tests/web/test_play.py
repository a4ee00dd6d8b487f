"""Whole matches in a real browser, by clicking only what the page offers."""

import re

import pytest
from playwright.sync_api import Page, expect

import musivum
from musivum.core.catalogue import say
from tests.sampled import LONG, marks, usual
from tests.web.conftest import Open, Server
from tests.web.page import LONGEST_MATCH, PATIENCE, Person, number_of

SMALL = {"mozaa": {"Players": "4"}, "steere": {"Cells a side": "3"}}
"""What makes a match of a game short: fewer cells, or others who place cards too."""

FIRST = {"Who begins": "as-seated"}
"""Whoever makes the table begins; else the lot decides."""


def start(page: Page, game: str, who: str, options: dict[str, str] | None = None) -> None:
    """Open a table through the form."""
    page.goto(f"/new/{game}")
    page.get_by_label(who, exact=False).check()
    for name, value in (options or {}).items():
        page.get_by_label(name).select_option(value)
    page.get_by_role("button", name="Start").click()


BETWEEN = {"galilee": 7, "mosaix": 19, "mozaa": 27, "steere": 30}
"""Moves that are made in the middle of a match, while nobody looks; some are left."""
LATER = ("mozaa", "steere")
"""Played out here in long runs; Steere is in every run in its lesson, and without a server."""


@pytest.mark.parametrize(
    ("game", "between"),
    [
        *(pytest.param(game, most, marks=marks(game in LATER)) for game, most in BETWEEN.items()),
        *(pytest.param(game, 0, marks=LONG) for game in musivum.games()),
    ],
)
def test_a_match_against_a_bot_is_two_clicks_away_and_can_be_played_out(
    game: str, between: int, open_page: Open
) -> None:
    """Clicks begin it and end it; what lies between is made without them, but for long runs."""
    person = Person(open_page(), seed=1)
    person.play_now(say(f"{game}-title"))
    if between:
        person.play_on(4)
        table = person.page.url
        person.page.goto("/robots.txt")
        person.hurry(table.rpartition("/")[2], between)
        person.page.goto(table)
    person.play_on()
    assert person.is_over()
    expect(person.page.get_by_role("button", name="Again")).to_be_visible()


CLICKS = [10, pytest.param(LONGEST_MATCH, marks=LONG, id="to the end")]
"""That a match comes to its end is seen with the mouse."""


@pytest.mark.parametrize("clicks", CLICKS)
@pytest.mark.parametrize("game", usual(musivum.games(), "mozaa"))
def test_a_match_can_be_played_by_touch_on_a_phone(game: str, clicks: int, open_page: Open) -> None:
    person = Person(open_page(phone=True, dark=True), seed=2)
    start(person.page, game, "Against bots", SMALL.get(game))
    person.wait_for_table()
    assert person.play_on(clicks) == clicks or person.is_over()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("clicks", CLICKS)
@pytest.mark.parametrize("game", usual(musivum.games(), "mosaix", "steere"))
def test_a_match_can_be_played_with_the_keyboard_alone(
    game: str, clicks: int, open_page: Open
) -> None:
    person = Person(open_page(), seed=3, keyboard=True)
    if game in SMALL:
        person.page.goto(f"/new/{game}")
        for name, value in SMALL[game].items():
            person.choose(name, value)
        person.press_button("Start")
        person.wait_for_table()
    else:
        person.play_now(say(f"{game}-title"))
    assert person.play_on(clicks) == clicks or person.is_over()


@LONG  # a rematch in test_friends.py is played and watched in every run
def test_two_browsers_play_and_a_third_watches(open_page: Open) -> None:
    ada, bea, eve = (Person(open_page(), seed) for seed in range(3))
    start(ada.page, "steere", "With friends", {"Cells a side": "2"})
    link = ada.page.get_by_role("textbox", name="Link").input_value()
    bea.page.goto(link)
    bea.page.get_by_role("button", name="Join").click()
    ada.wait_for_table()
    bea.wait_for_table()
    eve.page.goto(link.partition("#")[0])
    eve.wait_for_table()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    for _ in range(60):
        for person in (ada, bea):
            if person.my_turn() and not person.is_over():
                person.click_something()
        if ada.is_over():
            break
        ada.page.wait_for_timeout(50)
    for person in (ada, bea, eve):
        expect(person.page.locator("section.after")).to_be_visible(timeout=PATIENCE)
    ada.page.get_by_role("button", name="Rematch").click()
    for person, kind in ((bea, "button"), (eve, "link")):  # she plays, the other watches
        way = person.page.locator("section.after").get_by_role(kind, name="To the rematch")  # type: ignore[arg-type]
        expect(way).to_be_visible(timeout=PATIENCE)


def test_people_share_one_screen_and_hands_stay_hidden_between_turns(open_page: Open) -> None:
    person = Person(open_page(), seed=4)
    # With three cards to choose from, nobody has to pass in the beginning.
    start(person.page, "mozaa", "Together at this screen", FIRST | {"Cards in hand": "3"})
    for turn in range(4):
        expect(person.page.get_by_text(f"Player {turn % 2 + 1}’s turn")).to_be_visible()
        assert person.page.locator("[data-board=hand]").count() == 0
        person.page.get_by_role("button", name="Show my cards").click()
        person.wait_for_turn()
        before = number_of(person.page)
        while number_of(person.page) == before:
            person.click_something()


def test_the_lot_decides_who_begins_and_the_table_says_it_for_a_moment(open_page: Open) -> None:
    ada, bea = (Person(open_page(), seed) for seed in range(2))
    begun = []
    for _ in range(8):
        start(ada.page, "steere", "With friends", {"Cells a side": "2"})
        bea.page.goto(ada.page.get_by_role("textbox", name="Link").input_value())
        bea.page.get_by_role("button", name="Join").click()
        for one, other in ((ada, bea), (bea, ada)):
            expect(one.page.locator(".lot")).to_have_text(re.compile(r"^You begin$|^\S.* begins$"))
            if one.page.locator(".lot").inner_text() == "You begin":
                begun.append("ada" if one is ada else "bea")
                one.wait_for_turn()
                expect(other.page.locator(".lot")).to_have_text(re.compile(" begins$"))
        expect(ada.page.locator(".lot")).to_have_count(0)
        if len(set(begun)) == 2:
            break
    # Eight times the same has a chance of 1 in 128; a page that always lets one begin has none.
    assert set(begun) == {"ada", "bea"}, begun


@pytest.mark.parametrize("game", usual(["mosaix", "galilee"], "mosaix"))
def test_who_shares_a_screen_has_a_name_and_sees_whose_board_it_is(
    game: str, open_page: Open
) -> None:
    person = Person(open_page(), seed=13)
    page = person.page
    page.goto(f"/new/{game}?hot")
    for number, name in enumerate(("Ada", "Bea"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Start").click()
    seen: set[str] = set()
    for _ in range(6):
        person.until("document.querySelector('.curtain, .prompt.mine')")
        if page.locator(".curtain").count():
            assert page.locator("svg[data-board]").count() == 0, "nothing of the one before"
            heading = page.locator(".curtain h2").inner_text()
            seen.update(name for name in ("Ada", "Bea") if name in heading)
            page.get_by_role("button", name="Show my board").click()
        person.wait_for_turn()
        name = person.prompt.partition(":")[0]
        assert name in seen
        expect(page.get_by_text(f"The board of {name}")).to_be_visible()
        before = number_of(page)
        while number_of(page) == before:
            person.click_something()
            person.until("document.querySelector('.table').dataset.busy === 'false'")
    assert seen == {"Ada", "Bea"}


def test_a_solo_game_is_ended_by_the_player(open_page: Open) -> None:
    person = Person(open_page(), seed=5)
    start(person.page, "mosaix", "Alone")
    person.wait_for_table()
    person.play_on(6)
    person.wait_for_turn()
    while not person.page.locator(".fill").count():
        person.click_something()
        person.wait_for_turn()
    person.end_here()
    expect(person.page.locator("section.after")).to_be_visible()
    expect(person.page.get_by_text("points short of 120")).to_be_visible()


def test_an_illegal_place_answers_with_the_rule(open_page: Open) -> None:
    person = Person(open_page(), seed=6)
    start(person.page, "steere", "Against bots", FIRST)
    person.wait_for_table()
    person.play_on(3)
    person.wait_for_turn()
    taken = person.page.locator("[data-cell][aria-label$='red tile']").first
    taken.dispatch_event("focus")
    taken.focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".why")).to_contain_text("yours already")


def test_a_move_waits_for_confirmation_if_one_wants_that(open_page: Open) -> None:
    person = Person(open_page(), seed=7)
    person.page.goto("/settings")
    person.page.get_by_label("Confirm a move before it is sent").select_option("always")
    person.sit("steere")
    person.wait_for_turn()
    before = number_of(person.page)
    person.click_something()
    person.page.wait_for_timeout(400)
    assert number_of(person.page) == before
    person.page.get_by_role("button", name="Cancel").click()
    person.click_something()
    person.page.get_by_role("button", name="Confirm").click()
    person.wait_for_turn()
    assert number_of(person.page) > before


def test_a_reload_and_a_lost_network_lose_nothing(open_page: Open) -> None:
    person = Person(open_page(own=True), seed=8)
    person.sit("steere")
    person.play_on(3)
    person.wait_for_turn()
    tiles = person.page.locator("[data-cell][aria-label*='tile']").count()
    person.page.reload()
    person.wait_for_turn()
    assert person.page.locator("[data-cell][aria-label*='tile']").count() == tiles
    board = person.page.locator("[data-board]").first
    there = board.bounding_box()
    person.page.context.set_offline(True)
    person.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(person.page.get_by_text("The connection is lost")).to_be_visible()
    assert board.bounding_box() == there, "the board stays where it is"
    person.page.context.set_offline(False)
    expect(person.page.get_by_text("Connected again")).to_be_visible(timeout=PATIENCE)
    assert board.bounding_box() == there
    before = number_of(person.page)
    person.play_on(2)
    person.wait_for_turn()
    assert number_of(person.page) >= before + 4, "two moves of each side, flips or placements"


def test_a_server_restart_in_mid_game_is_repaired(open_page: Open, server: Server) -> None:
    person = Person(open_page(), seed=9)
    person.sit("steere")
    person.play_on(2)
    person.wait_for_turn()
    before = number_of(person.page)
    server.stop()
    expect(person.page.get_by_text("The connection is lost")).to_be_visible(timeout=PATIENCE)
    server.start()
    expect(person.page.get_by_text("Connected again")).to_be_visible(timeout=PATIENCE)
    person.play_on(2)
    person.wait_for_turn()
    assert number_of(person.page) == before + 4


def test_a_hint_is_shown_on_the_board_and_a_move_can_be_taken_back(open_page: Open) -> None:
    person = Person(open_page(), seed=10)
    start(person.page, "steere", "Against bots", FIRST)
    person.wait_for_table()
    person.wait_for_turn()
    person.page.get_by_role("button", name="Hint").click()
    hint = person.page.get_by_text("A hint:")
    expect(hint).to_contain_text(re.compile(r"win about \d+% of such games"), timeout=PATIENCE)
    person.click_something()
    person.wait_for_turn()
    assert person.page.locator("[data-cell][aria-label*='tile']").count() == 2
    person.page.get_by_role("button", name="Take back").click()
    expect(person.page.locator("[data-cell][aria-label*='tile']")).to_have_count(0)


def test_what_dice_or_cards_followed_cannot_be_taken_back_and_says_so(open_page: Open) -> None:
    person = Person(open_page(), seed=10)
    person.sit("mozaa")
    back = person.page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("title", re.compile("have made no move"))
    person.wait_for_turn()
    before = number_of(person.page)
    while number_of(person.page) == before:  # a card may be turned before it is laid
        person.click_something()
    person.wait_for_turn()
    expect(back).to_be_disabled()
    expect(back).to_have_attribute("title", re.compile("^Dice or cards were revealed"))


def test_a_hint_for_the_dice_puts_them_the_way_it_is_meant(open_page: Open) -> None:
    person = Person(open_page(), seed=15)
    start(person.page, "mosaix", "Alone")
    person.wait_for_table()
    person.wait_for_turn()
    person.page.get_by_role("button", name="Hint").click()
    said = person.page.get_by_text("A hint: shape")
    expect(said).to_be_visible(timeout=PATIENCE)
    told = re.fullmatch(
        r"A hint: (.*)\. You would end with about [\d.]+ points\.", said.inner_text()
    )
    assert told is not None
    person.page.locator(".bench button.main").click()
    expect(person.page.locator("p[aria-live=polite]")).to_have_text(
        re.compile(f" builds the {re.escape(told[1])}. Write the formation")
    )


def test_the_piece_in_hand_is_told_to_those_who_listen(open_page: Open) -> None:
    person = Person(open_page(), seed=18, keyboard=True)
    page = person.page
    start(page, "mosaix", "Alone")
    person.wait_for_table()
    person.wait_for_turn()
    page.locator("[data-frame=L]").click()
    page.get_by_role("button", name="Build").click()
    told = page.locator(".scene > [role=status]").first
    expect(told).to_have_text(re.compile(r"^In hand: row 1: "), timeout=PATIENCE)
    page.keyboard.press("r")
    expect(told).to_have_text(re.compile(r"^Turned: row 1: "))
    page.locator("svg.now [tabindex='0']").focus()
    expect(page.locator("svg.now [data-cell]:focus")).to_have_attribute(
        "aria-label", re.compile(r"(Fits|Does not fit), covers ")
    )
