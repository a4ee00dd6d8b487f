"""People with people: invitations, rematches, and lines that fail."""

from playwright.sync_api import Page, expect

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
    play_out(ada, bea)
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_text("can come to the rematch")).to_be_visible(timeout=PATIENCE)
    bea.page.get_by_role("button", name="To the rematch").click()
    eve.page.get_by_role("link", name="To the rematch").click()
    for person in (ada, bea, eve):
        person.wait_for_table()
        expect(person.page.locator("section.after")).to_have_count(0, timeout=PATIENCE)
    play_out(bea, ada)
    # And again; this time Bea comes by the address alone.
    bea.page.get_by_role("button", name="Rematch").click()
    expect(bea.page.get_by_text("can come to the rematch")).to_be_visible(timeout=PATIENCE)
    ada.page.goto(bea.page.url)
    ada.page.get_by_role("button", name="Join").click()
    for person in (ada, bea):
        person.wait_for_table()
    play_out(ada, bea)


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


def test_a_line_that_dies_without_a_word_is_noticed_and_mended(
    open_page: Open, server: Server
) -> None:
    line = Line(server.port)
    try:
        page, other = open_page(), open_page()
        page.clock.install()
        table(page, other, side=3)
        match = page.url.partition("#")[0].rpartition("/")[2]
        # A cookie is for all ports of a machine: by this address she is Ada too.
        page.goto(f"{line.address}/m/{match}")
        ada, bea = Person(page), Person(other)
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
