"""Paper and pictures from the page, and a replay on somebody else's."""

import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.harness import Person
from tests.web.conftest import Open, Server
from tests.web.test_pages import violations


def test_one_chooses_what_to_print_and_gets_it(open_page: Open, server: Server) -> None:
    page = open_page()
    page.goto("/rules/steere")
    page.get_by_role("link", name="Print").click()
    expect(page.get_by_role("heading", name="Games on paper")).to_be_visible()
    expect(page.get_by_role("combobox", name="Game")).to_have_value("steere")
    page.get_by_label("The rules, with pictures").uncheck()
    page.get_by_role("combobox", name="Paper").select_option("letter")
    page.get_by_role("combobox", name="Cells a side").select_option("3")
    link = page.get_by_role("link", name="Get the PDF").get_attribute("href")
    assert link and "side=3" in link and "paper=letter" in link and "what=rules" not in link
    answer = httpx.get(server.address + link, timeout=60, verify=False)
    assert answer.status_code == 200 and answer.content.startswith(b"%PDF")
    assert violations(page) == []


@pytest.fixture
def finished(server: Server) -> str:
    ada = Person(server.port)
    match = str(ada.match("steere", "me", "me", options={"side": 2})["match"])
    for number in range(4):
        state = next(
            one for one in ada.get(f"/api/matches/{match}")["states"] if one["view"]["legal"]
        )
        move = {"seat": state["seat"], "move": state["view"]["legal"][0], "id": f"m{number}"}
        ada.post(f"/api/matches/{match}/play", **move)
    ada.post(f"/api/matches/{match}/resign", seat=0, id="r")
    ada.close()
    return match


@pytest.fixture
def blog(server: Server, finished: str) -> Iterator[str]:
    """A page of another site, with a replay and a table of ours in frames."""
    frames = "".join(
        f'<iframe src="{server.address}{path}/{finished}" width="720" height="560"></iframe>'
        for path in ("/embed/replay", "/replay")
    )

    class Blog(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>Blog</title>{frames}".encode())

        def log_message(self, *_: object) -> None:
            pass

    site = HTTPServer(("127.0.0.1", 0), Blog)
    thread = threading.Thread(target=site.serve_forever, daemon=True)
    thread.start()
    yield f"http://localhost:{site.server_port}/"
    site.shutdown()
    site.server_close()
    thread.join()


def test_a_replay_stands_in_a_frame_of_another_site_and_goes_by_keys(
    open_page: Open, blog: str
) -> None:
    page = open_page()
    page.goto(blog)
    frame = page.frame_locator("iframe >> nth=0")
    steps = frame.get_by_label("Step", exact=True)
    expect(steps).to_have_value("4", timeout=30_000)
    frame.get_by_role("button", name=re.compile("back", re.I)).first.click()
    expect(steps).to_have_value("3")
    page.keyboard.press("ArrowLeft")
    expect(steps).to_have_value("2")
    assert frame.get_by_role("navigation").count() == 0, "there is nothing else to press"
    refused = page.frame_locator("iframe >> nth=1")
    assert refused.get_by_label("Step", exact=True).count() == 0


def test_a_position_is_handed_on_as_link_frame_and_picture(
    open_page: Open, server: Server, finished: str
) -> None:
    page = open_page(own=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{finished}?step=2")
    page.get_by_role("button", name="Embed").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert f'src="{server.address}/embed/replay/{finished}?step=2"' in copied
    picture = page.get_by_role("link", name="Picture").get_attribute("href")
    assert httpx.get(f"{server.address}{picture}", verify=False).content.startswith(b"\x89PNG")
