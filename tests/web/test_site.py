"""The page as plain files: on any host, in any folder, games are played to their end."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import sleep
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

from musivum.games import names
from musivum.offline import site
from tests.sampled import usual
from tests.server.harness import free_port
from tests.web.page import PATIENCE, Person


@pytest.fixture(scope="module")
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:  # noqa: ARG001
    """A host whose folder ``made/deeper`` has the site."""
    folder = tmp_path_factory.mktemp("site")
    site.write(folder / "made" / "deeper")
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    serving = subprocess.Popen(
        [*command, "-d", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}/made/deeper/"
    for _ in range(200):  # it takes a moment until it listens
        with suppress(OSError), urlopen(address):
            break
        sleep(0.05)
    yield address
    serving.terminate()
    serving.wait(10)


@pytest.mark.parametrize("game", usual(names(), "steere"))
def test_a_game_is_played_to_its_end_on_a_host_of_plain_files(
    unseen: Browser, host: str, game: str
) -> None:
    context = unseen.new_context(reduced_motion="reduce", locale="en-US")
    person = Person(context.new_page(), seed=2)
    page = person.page
    missed: list[str] = []
    page.on("response", lambda one: missed.append(one.url) if one.status >= 400 else None)
    page.goto(host)
    page.locator(f"a[href='/new/{game}']").click()
    page.get_by_label("Alone" if game == "mosaix" else "Against bots").check()
    if game == "steere":
        page.get_by_label("Cells a side").select_option("2")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("svg[data-board]").first).to_be_visible(timeout=6 * PATIENCE)
    person.play_on()
    assert person.is_over()
    page.get_by_role("link", name="Look at mistakes").click()
    expect(page.locator("section.analysis svg").first).to_be_visible(timeout=12 * PATIENCE)
    page.keyboard.press("ArrowLeft")
    page.reload()
    expect(page.locator("svg[data-board]").first).to_be_visible(timeout=6 * PATIENCE)
    page.get_by_role("link", name="Daily").first.click()
    expect(page.get_by_label("Address of a server that you know")).to_be_visible(timeout=PATIENCE)
    # What is asked of this host is what it has, and nothing outside of its folder.
    assert not missed
    context.close()


def test_a_site_in_a_folder_can_be_kept_and_opens_without_a_network(
    unseen: Browser, host: str
) -> None:
    context = unseen.new_context(reduced_motion="reduce", locale="en-US")
    page = context.new_page()
    page.goto(f"{host}?/settings")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_text("opens without a network now")).to_be_visible(timeout=4 * PATIENCE)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    scope = page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
    assert scope == host
    context.set_offline(True)
    page.goto(f"{host}?/rules/steere")
    expect(page.locator("main h2").first).to_be_visible(timeout=PATIENCE)
    # A link that is opened elsewhere, or copied, has an address that the host knows.
    link = page.get_by_role("link", name="Settings").first
    link.dispatch_event("contextmenu")
    assert link.evaluate("one => one.href") == f"{host}?/settings"
    link.click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible(timeout=PATIENCE)
    context.close()


def test_an_address_that_is_no_file_leads_to_where_the_page_has_it(
    unseen: Browser, host: str
) -> None:
    """As hosts do that show ``404.html``; that of Python shows its own."""
    context = unseen.new_context()
    page = context.new_page()
    page.route("**/made/deeper/new/*", lambda route: route.fulfill(body=site.ELSEWHERE))
    page.goto(f"{host}new/steere?hot")
    page.wait_for_url(f"{host}?/new/steere?hot")
    context.close()


def test_nothing_else_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(site.SiteError, match="choose an empty folder"):
        site.write(tmp_path)
    assert [one.name for one in tmp_path.iterdir()] == ["mine.txt"]
