"""The page as plain files: on any host, without a server, games are played to their end."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from musivum.games import names
from musivum.offline import site
from tests.sampled import LONG
from tests.server.harness import free_port
from tests.web.page import PATIENCE, Person


@pytest.fixture(scope="module")
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:  # noqa: ARG001
    folder = tmp_path_factory.mktemp("site") / "made"
    site.write(folder)
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    serving = subprocess.Popen(
        [*command, "-d", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    yield f"http://127.0.0.1:{port}"
    serving.terminate()
    serving.wait(10)


@pytest.mark.parametrize("game", [pytest.param(one, marks=LONG) for one in names()])
def test_a_game_is_played_to_its_end_on_a_host_of_plain_files(
    browser: Browser, host: str, game: str
) -> None:
    context = browser.new_context(base_url=host, reduced_motion="reduce", locale="en-US")
    person = Person(context.new_page(), seed=2)
    page = person.page
    page.goto("/")
    page.locator(f"a[href='/new/{game}']").click()
    page.get_by_label("Against bots").check()
    if game == "steere":
        page.get_by_label("Cells a side").select_option("3")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("svg[data-board]").first).to_be_visible(timeout=6 * PATIENCE)
    person.wait_for_turn()
    page.reload()
    expect(page.locator("svg[data-board]").first).to_be_visible(timeout=6 * PATIENCE)
    person.play_on()
    assert person.is_over()
    page.get_by_role("link", name="Daily").first.click()
    expect(page.get_by_label("Address of a server that you know")).to_be_visible(timeout=PATIENCE)
    context.close()


def test_nothing_else_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(site.SiteError, match="choose an empty folder"):
        site.write(tmp_path)
    assert [one.name for one in tmp_path.iterdir()] == ["mine.txt"]
