"""People with people: invitations, rematches, and lines that fail."""

import re

from playwright.sync_api import Page, expect

from musivum.core.catalogue import say
from tests.web.conftest import Open, Server
from tests.web.page import PATIENCE, Person, number_of
from tests.web.proxy import Line


def table(ada: Page, bea: Page, game: str = "steere", **options: int) -> str:
    """Ada and Bea at one table, through the page."""
    ada.goto(f"/new/{game}?friends")
    for name, value in options.items():
        ada.locator(f"select[aria-describedby=about-{name}]").select_option(str(value))
    ada.get_by_role("button", name="Start").click()
    link = ada.get_by_role("textbox", name="Link").input_value()
    bea.goto(link)
    bea.get_by_role("button", name="Join").click()
    for page in (ada, bea):
        Person(page).wait_for_table()
    return link


def play_out(*people: Person) -> None:
    """All play until it is over."""
    for _ in range(200):
        for person in people:
            if person.my_turn() and not person.is_over():
                person.click_something()
        if people[0].is_over():
            return
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the match never ended")


def test_a_rematch_begins_when_both_have_come_and_so_does_the_next(open_page: Open) -> None:
    ada, bea, eve = (Person(open_page(), seed) for seed in range(3))
    link = table(ada.page, bea.page, side=2)
    eve.page.goto(link.partition("#")[0])
    expect(eve.page.get_by_text("You are watching")).to_be_visible(timeout=PATIENCE)
    play_out(ada, bea)
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_text("can come to the rematch")).to_be_visible(timeout=PATIENCE)
    bea.page.get_by_role("button", name="To the rematch").click()
    eve.page.get_by_role("link", name="To the rematch").click()
    for person in (ada, bea, eve):
        person.wait_for_table()
        expect(person.page.locator("section.after")).to_have_count(0, timeout=PATIENCE)
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    # And again; this time Bea comes by the address alone.
    bea.page.get_by_role("button", name="Rematch").click()
    expect(bea.page.get_by_text("can come to the rematch")).to_be_visible(timeout=PATIENCE)
    ada.page.goto(bea.page.url)
    ada.page.get_by_role("button", name="Join").click()
    for person in (ada, bea):
        person.wait_for_table()


def test_the_address_of_an_open_table_is_its_invitation(open_page: Open) -> None:
    ada, bea = open_page(), open_page()
    ada.goto("/new/steere?friends")
    ada.get_by_role("button", name="Start").click()
    link = ada.get_by_role("textbox", name="Link").input_value()
    expect(ada).to_have_url(link)
    bea.goto(ada.url)
    bea.get_by_role("button", name="Join").click()
    for page in (ada, bea):
        Person(page).wait_for_table()


def test_who_joins_sees_the_terms_and_says_a_name(open_page: Open) -> None:
    ada, bea = open_page(), open_page()
    ada.goto("/new/steere?friends")
    ada.get_by_label("Cells a side").select_option("3")
    ada.get_by_label("Time").select_option("live-5")
    # Whoever invites says a name too; a bot's is refused where one looks.
    ada.get_by_role("textbox", name="Your name").fill("Master")
    ada.get_by_role("button", name="Start").click()
    expect(ada.get_by_role("alert")).to_be_in_viewport(timeout=PATIENCE)
    ada.get_by_role("textbox", name="Your name").fill("Ada")
    ada.get_by_role("button", name="Start").click()
    bea.goto(ada.get_by_role("textbox", name="Link").input_value())
    for term, value in (
        ("Cells a side", "3"),
        ("Time", "5 minutes and 5 seconds a move"),
        ("Who begins", "The lot decides"),
    ):
        row = bea.locator("dl > div").filter(has_text=term)
        expect(row.locator("dd")).to_have_text(value, timeout=PATIENCE)
    # A bot's name is refused, and one can say another.
    expect(bea.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    name = bea.get_by_role("textbox", name="Your name")
    name.fill("Master")
    bea.get_by_role("button", name="Join").click()
    expect(bea.get_by_role("alert")).to_contain_text("Master", timeout=PATIENCE)
    name.fill("Bea")
    bea.get_by_role("button", name="Join").click()
    for page in (ada, bea):
        Person(page).wait_for_table()
    expect(ada.get_by_role("button", name="Bea")).to_be_visible()


def test_a_table_is_cancelled_by_its_maker_and_its_invitation_shared(open_page: Open) -> None:
    ada, bea = open_page(), open_page()
    ada.add_init_script("navigator.share = async (data) => { window.shared = data; }")
    ada.goto("/new/mosaix?friends")
    ada.get_by_role("button", name="Start").click()
    link = ada.get_by_role("textbox", name="Link").input_value()
    ada.get_by_role("button", name="Share").click()
    ada.wait_for_function("window.shared")
    assert ada.evaluate("window.shared.url") == link
    assert "with me" in ada.evaluate("window.shared.text")
    cancel = ada.get_by_role("button", name="Cancel this table")
    cancel.click()
    ada.get_by_role("dialog").get_by_role("button", name="Stay here").click()
    bea.goto(link)
    expect(bea.get_by_role("button", name="Join")).to_be_visible(timeout=PATIENCE)
    cancel.click()
    ada.get_by_role("dialog").get_by_role("button", name="Cancel this table").click()
    expect(ada).to_have_url(re.compile("/lobby$"))
    expect(bea.get_by_text("This table was given up")).to_be_visible(timeout=PATIENCE)


def test_a_running_table_is_shared_to_watch_and_a_challenge_without_its_dice(
    open_page: Open,
) -> None:
    ada, bea = open_page(), open_page()
    table(ada, bea, side=3)
    match = ada.url.partition("#")[0].rpartition("/")[2]
    ada.add_init_script("navigator.share = async (data) => { window.shared = data; }")
    ada.goto(f"/m/{match}")
    ada.get_by_role("button", name="Share").click()
    ada.wait_for_function("window.shared")
    assert ada.evaluate("window.shared.url").endswith(f"/m/{match}")
    assert say("steere-title") in ada.evaluate("window.shared.text")
    # Where the device has no way of its own, the picture shows what others will see.
    bea.get_by_role("button", name="Share").click()
    picture = bea.get_by_role("dialog").locator("img")
    expect(picture).to_have_js_property("naturalWidth", 1200, timeout=PATIENCE)
    bea.get_by_role("dialog").get_by_role("button", name="Close").click()
    bea.goto("/daily")
    bea.get_by_role("button", name="Play now").first.click()
    Person(bea).wait_for_table()
    bea.get_by_role("button", name="Share").click()
    told = bea.get_by_role("dialog")
    expect(told).to_contain_text("/daily")
    expect(told).not_to_contain_text("/m/")
    expect(told.locator("img")).to_have_js_property("naturalWidth", 1200, timeout=PATIENCE)


def test_a_bot_plays_where_nobody_has_come(open_page: Open) -> None:
    ada, bea = open_page(), open_page()
    ada.goto("/new/mosaix?friends")
    ada.get_by_label("Players").select_option("4")
    ada.get_by_label("Bots at the table").select_option("1")
    ada.get_by_label("Opponent").select_option("beginner")
    ada.get_by_role("button", name="Start").click()
    bea.goto(ada.get_by_role("textbox", name="Link").input_value())
    bea.get_by_role("button", name="Join").click()
    expect(ada.get_by_role("button", name="Let a bot play")).to_have_count(1, timeout=PATIENCE)
    # Who made the table fills it, and nobody else.
    expect(bea.get_by_text("you", exact=True)).to_be_visible(timeout=PATIENCE)
    expect(bea.get_by_role("button", name="Let a bot play")).to_have_count(0)
    ada.get_by_label("Opponent").select_option("greedy")
    ada.get_by_role("button", name="Let a bot play").click()
    for page in (ada, bea):
        Person(page).wait_for_table()
    match = ada.url.partition("#")[0].rpartition("/")[2]
    seats = ada.request.get(f"/api/matches/{match}").json()["info"]["seats"]
    assert sorted(one["level"] for one in seats if one["level"]) == ["beginner", "greedy"]


def test_a_move_is_taken_back_if_the_other_agrees_and_both_hear_what_is_said(
    open_page: Open,
) -> None:
    ada, bea, eve = (Person(open_page(), seed) for seed in range(3))
    link = table(ada.page, bea.page, side=3)
    eve.page.goto(link.partition("#")[0])
    if bea.my_turn():  # the lot lets her begin
        ada, bea = bea, ada
    ada.wait_for_turn()
    expect(ada.page.get_by_role("button", name="Ask to take back")).to_be_disabled()
    ada.click_something()
    bea.wait_for_turn()
    # She declines: the move stands, and it is not asked again.
    ada.page.get_by_role("button", name="Ask to take back").click()
    waits = ada.page.get_by_text("Waiting for an answer")
    expect(waits).to_be_visible(timeout=PATIENCE)
    covered, over = ada.page.locator(".prompt p").first.bounding_box(), waits.bounding_box()
    assert covered is not None
    assert over is not None
    assert over["y"] + over["height"] <= covered["y"], "what is to be done stays in sight"
    question = bea.page.locator(".question")
    expect(question).to_contain_text("would like to take this back", timeout=PATIENCE)
    question.get_by_role("button", name="Decline").click()
    expect(ada.page.get_by_text("lets the move stand")).to_be_visible(timeout=PATIENCE)
    assert bea.wait_for_turn(), "it is still hers, as soon as her answer has arrived"
    bea.click_something()
    ada.wait_for_turn()
    # She agrees: both moves are gone, and it is the first one's turn again.
    ada.page.get_by_role("button", name="Ask to take back").click()
    question.get_by_role("button", name="Allow").click()
    expect(question).to_be_empty(timeout=PATIENCE)
    expect(ada.page.locator(".course summary")).to_contain_text("0", timeout=PATIENCE)
    ada.wait_for_turn()
    # Signs are seen by all, unless one does not want them.
    expect(eve.page.get_by_role("button", name="Say something")).to_have_count(0)
    bea.page.get_by_role("button", name="Say something").click()
    bea.page.get_by_role("button", name="Well played!").click()
    for person in (ada, bea, eve):
        expect(person.page.locator(".sign")).to_have_text("Well played!", timeout=PATIENCE)
    eve.page.goto("/settings")
    eve.page.get_by_label("Show what others say at the table").uncheck()
    eve.page.goto(link.partition("#")[0])
    eve.wait_for_table()
    ada.page.get_by_role("button", name="Say something").click()
    ada.page.get_by_role("button", name="Thank you!").click()
    expect(bea.page.locator(".sign").first).to_have_text("Thank you!", timeout=PATIENCE)
    expect(eve.page.locator(".sign")).to_have_count(0)


def test_a_move_is_planned_and_made_when_it_is_ones_turn_if_it_still_can_be(
    open_page: Open,
) -> None:
    ada, bea = (Person(open_page(), seed) for seed in range(2))
    table(ada.page, bea.page, side=4)
    if bea.my_turn():  # the lot lets her begin
        ada, bea = bea, ada

    def click(person: Person, cell: str) -> None:
        person.page.locator(f'.stage [data-cell="{cell}"]').click()

    ada.wait_for_turn()
    click(ada, "d4")
    bea.wait_for_turn()
    number = number_of(bea.page)
    ada.until(f"document.querySelector('.table').dataset.number === '{number}'")
    # A place with no neighbours is free for whoever comes next.
    shown = ada.page.get_by_text("Planned for your turn", exact=True)
    click(ada, "a1")
    expect(shown).to_be_visible()
    ada.page.locator(".planned").get_by_role("button", name="Cancel").click()
    expect(shown).to_have_count(0)
    click(ada, "a2")
    click(ada, "a1")
    expect(ada.page.locator(".stage .chosen")).to_have_count(1)
    assert number_of(ada.page) == number, "nothing is sent before"
    click(bea, "d3")
    bea.wait_for_turn()
    assert number_of(ada.page) == number + 2
    expect(shown).to_have_count(0)
    # What the other takes away is told, and nothing is played.
    click(ada, "g4")
    expect(shown).to_be_visible()
    click(bea, "g4")
    ada.wait_for_turn()
    expect(ada.page.get_by_text("not possible any more")).to_be_visible(timeout=PATIENCE)
    assert number_of(ada.page) == number + 3


LAID = "svg[data-board=table].now [data-cell][aria-disabled='false']"
"""Where a card may lie as it is turned."""


def turned_until(page: Page, there: str) -> bool:
    """Whether a card can be turned so that something is there."""
    for _ in range(4):
        if page.locator(there).count():
            return True
        page.keyboard.press("r")
    return False


def plan_a_card(ada: Person, bea: Person) -> bool:
    """Ada begins, and Bea plans meanwhile; False if their cards have no two places."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "mozaa", "seats": seats, "seating": "as-seated", "public": True}
    match = ada.page.request.post("/api/matches", data=wish).json()["match"]
    assert bea.page.request.post(f"/api/matches/{match}/join", data={}).ok
    for person in (ada, bea):
        person.page.goto(f"/m/{match}")
        person.wait_for_table()
    ada.wait_for_turn()
    number = number_of(ada.page)
    bea.page.locator("svg[data-board=table]").click(position={"x": 20, "y": 20})
    expect(bea.page.get_by_text("Planning your next move")).to_be_visible(timeout=PATIENCE)
    if not turned_until(bea.page, LAID):
        return False
    place = str(bea.page.locator(LAID).first.get_attribute("data-cell"))
    elsewhere = f"{LAID}:not([data-cell='{place}'])"
    if not turned_until(ada.page, elsewhere):
        return False
    bea.page.locator(LAID).first.click()
    expect(bea.page.get_by_text("Planned for your turn", exact=True)).to_be_visible()
    expect(bea.page.locator(".over .hand")).to_be_visible()
    assert number_of(bea.page) == number, "nothing is sent before"
    ada.page.locator(elsewhere).first.click()
    # Bea's move is made in the moment that it is her turn, whatever Ada can do then.
    laid = f"[data-board=table] [data-cell='{place}'][aria-label*='card with']"
    expect(ada.page.locator(laid)).to_have_count(1, timeout=PATIENCE)
    expect(bea.page.locator(".planned")).to_have_count(0)
    return True


def test_a_move_of_several_clicks_is_planned_where_it_is_certain(open_page: Open) -> None:
    """In Mozaa one's card is known: it is turned and laid before its time, and played in time."""
    ada, bea = (Person(open_page(), seed) for seed in range(2))
    for person, name in ((ada, "Ada"), (bea, "Bea")):
        assert person.page.request.post("/api/me", data={"name": name}).ok
    assert any(plan_a_card(ada, bea) for _ in range(8)), "eight times no two places"


def test_a_line_that_dies_without_a_word_is_noticed_and_mended(
    open_page: Open, server: Server
) -> None:
    line = Line(server.port)
    try:
        page, other = open_page(own=True), open_page()
        page.clock.install()
        table(page, other, side=3)
        match = page.url.partition("#")[0].rpartition("/")[2]
        # A cookie is for all ports of a machine: by this address she is Ada too.
        page.goto(f"{line.address}/m/{match}")
        ada, bea = Person(page), Person(other)
        while not (ada.my_turn() or bea.my_turn()):
            other.wait_for_timeout(20)
        if bea.my_turn():  # the lot has let her begin
            bea.click_something()
        ada.wait_for_turn()
        ada.click_something()
        bea.wait_for_turn()
        line.die()
        bea.click_something()
        bea.until("!document.querySelector('.prompt.mine')")
        before = number_of(page)
        page.clock.fast_forward(35_000)
        expect(page.get_by_text("The connection is lost")).to_be_visible(timeout=PATIENCE)
        page.clock.fast_forward(6_000)
        expect(page.get_by_text("Connected again")).to_be_visible(timeout=PATIENCE)
        ada.wait_for_turn()
        assert number_of(page) > before, "Bea’s move has come"
    finally:
        line.close()
