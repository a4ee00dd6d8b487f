"""One real Chromium for all tests of a process that want one."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

collect_ignore = ["interpreted.py"]
"""Whoever imports it, as pytest does to look for examples, has no compiler any more."""

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Nothing on the page may come from anywhere else; if it tried, it would fail here.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    if not Path(CHROMIUM).exists():
        pytest.skip("there is no Chromium here")
    from playwright.sync_api import sync_playwright  # only who wants a browser needs it

    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(autouse=True)
def without_the_loop_of_the_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """While a browser is open its event loop counts as running, also between two tests of pages;
    tests that have nothing to do with it run loops of their own."""
    if "browser" in request.fixturenames:
        yield
        return
    resting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(resting)
