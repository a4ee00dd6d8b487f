"""A real server on loopback, with the built client, and a real Chromium."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.harness import free_port
from tests.server.warm import Forked

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "musivum" / "server" / "static"
START = 180
"""Seconds in which a server must be ready; the first one may have to compile the rules."""

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


class Server:
    """A server process that can be stopped hard and started again on the same data.

    A ``warm`` one is a fork of a process that has loaded everything.
    """

    def __init__(
        self, folder: Path, environment: dict[str, str] | None = None, warm: bool = False
    ) -> None:
        self.folder = folder
        self.environment = environment
        self.warm = warm
        self.port = free_port()
        self.log = folder / "server.log"
        self.process: Forked | subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [
            *("serve", "--port", str(self.port), "--unlimited"),
            *("--database", f"sqlite:///{self.folder / 'web.db'}"),
        ]
        self.log.touch()
        self.process = Forked(words, str(self.log)) if self.warm else self._afresh(words)
        end = time.monotonic() + START
        while time.monotonic() < end:
            try:
                with urlopen(f"{self.address}/api/ready", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except (URLError, OSError):
                time.sleep(0.05 if self.warm else 0.2)
            assert self.process.poll() is None, self.log.read_text()
        raise AssertionError("the server did not start: " + self.log.read_text())

    def _afresh(self, words: list[str]) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [Path(sys.executable).with_name("musivum"), *words],
                stdout=log,
                stderr=log,
                env=self.environment,
                start_new_session=True,
            )

    def stop(self, kind: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        # The server and its bots, which are a session of their own, and nobody else.
        os.killpg(self.process.pid, kind)
        try:
            self.process.wait(20)
        except (subprocess.TimeoutExpired, AssertionError):
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(20)
        self.process = None


@pytest.fixture(scope="session")
def client() -> None:
    """The built client; set-up makes it, and a bare checkout makes it here."""
    if not (STATIC / "index.html").is_file():
        npm = shutil.which("npm")
        assert npm is not None, "the client is not built, and there is no npm to build it"
        subprocess.run([npm, "ci"], cwd=ROOT / "web", check=True, timeout=300)
        subprocess.run([npm, "run", "build"], cwd=ROOT / "web", check=True, timeout=300)


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: ARG001
    found = Server(tmp_path_factory.mktemp("web"), warm=True)
    found.start()
    yield found
    found.stop()


Open = Callable[..., Page]
Kept = dict[tuple[object, ...], list[BrowserContext]]


@pytest.fixture(scope="session")
def kept() -> Kept:
    """Devices that nobody uses now, by what they are. Each has a first page that stays open, and
    with it the process that draws its pages: to start one costs a third of opening a page."""
    return {}


def made_new(context: BrowserContext, origin: str) -> None:
    """Nothing of whoever had a device is left on it."""
    first, *others = context.pages
    for page in others:
        page.close()
    session = context.new_cdp_session(first)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()
    context.clear_cookies()


@pytest.fixture
def open_page(browser: Browser, unseen: Browser, server: Server, kept: Kept) -> Iterator[Open]:
    """Opens pages, each for a new person; any error on any of them fails the test.

    On a desk, where nothing moves, they are not drawn unless one asks for that, as wheels need it.
    A device is another person's afterwards; who changes more of it than what pages keep there
    (permissions, clocks, the network) wants one that nobody had before or will have, ``own``.
    """
    contexts: list[BrowserContext] = []
    lent: list[tuple[tuple[object, ...], BrowserContext]] = []
    problems: list[str] = []

    def make(
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        size: tuple[int, int] | None = None,
        locale: str = "en-US",
        drawn: bool = False,
        own: bool = False,
    ) -> Page:
        chosen = browser if drawn or phone or not still else unseen
        own = own or locale != "en-US"  # too few want it again to keep its process
        traits = (server.address, chosen, phone, dark, still)
        free = kept.get(traits)
        if free and not own:
            context = free.pop()
        else:
            context = chosen.new_context(
                base_url=server.address,
                viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
                locale=locale,
                has_touch=phone,
                is_mobile=phone,
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce" if still else "no-preference",
            )
            if not own:
                context.new_page().goto("/robots.txt")
        if own:
            contexts.append(context)
        else:
            lent.append((traits, context))
        page = context.new_page()
        if size is not None:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("crash", lambda _: problems.append("the page crashed"))
        return page

    yield make
    for context in contexts:
        context.close()
    for traits, context in lent:
        made_new(context, server.address)
        kept.setdefault(traits, []).append(context)
    assert not problems, problems
