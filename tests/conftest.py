"""Real browsers for all tests of a process that want one; and the slowest files first."""

import asyncio
import gc
import json
import os
import shutil
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

os.environ["MUSIVUM_LANGUAGE"] = "en"
"""Whatever the system speaks, the programs that tests start speak English."""

collect_ignore = ["interpreted.py", "loaded.py"]
"""Whoever imports the first, as pytest does to look for examples, has no compiler any more; and the
second loads everything."""

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-audio-output",  # a device that nobody hears is played to all the same
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--renderer-process-limit=1",  # all pages of one person are drawn by one process
    # To make a page's code faster than it is at once takes longer than all that is asked of it;
    # so does compiling what is never called, and sharing the work among threads.
    "--js-flags=--no-opt --no-maglev --liftoff-only --wasm-lazy-compilation --single-threaded"
    " --min-semi-space-size=16",
    # Nothing on the page may come from anywhere else; if it tried, it would fail here.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
"""The same engine without what draws windows, which costs half as much."""
UNSEEN = "--blink-settings=acceleratedCompositingEnabled=false"
"""Everything is laid out and can be clicked, but nothing is drawn: nobody looks at it. Wheels,
fingers and motion belong to what draws."""

SECONDS = Path(__file__).with_name("seconds.json")
"""How long each file of tests took, when ``--keep-seconds`` last wrote it down."""
_took: dict[str, float] = defaultdict(float)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--keep-seconds", action="store_true", help=f"write {SECONDS.name} anew")


def pytest_configure(config: pytest.Config) -> None:
    """No example that hypothesis makes up has to be done in a fifth of a second: the machine may be
    busy. What commands and servers are forked from is loaded while files are collected."""
    from hypothesis import settings

    settings.register_profile("busy", deadline=None)
    settings.load_profile("busy")
    if config.getoption("processes", 0):
        from tests.warm import share

        share()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slowest files first, so that no process is left alone with one at the end. What is not
    written down is new, and may well be slow; examples in docstrings never are."""
    known: dict[str, float] = json.loads(SECONDS.read_text())

    def seconds(item: pytest.Item) -> float:
        file = item.nodeid.partition("::")[0]
        return known.get(file, 1000) if file.startswith("tests/") else 0

    items.sort(key=seconds, reverse=True)


def pytest_collection_finish(session: pytest.Session) -> None:
    """What most tests need is loaded before processes are forked, and so once."""
    if session.config.getoption("processes", 0) and session.items:
        import musivum

        for name in musivum.games():
            musivum.load(name).start()
        gc.collect()
        gc.freeze()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _took[report.nodeid.partition("::")[0]] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("keep_seconds") and not hasattr(session.config, "workerinput"):
        found = {file: round(took) for file, took in _took.items() if file.startswith("tests/")}
        SECONDS.write_text(json.dumps(dict(sorted(found.items())), indent=0) + "\n")


@pytest.fixture(scope="session")
def playwright() -> Iterator["Playwright"]:
    if not Path(CHROMIUM).exists():
        pytest.skip("there is no Chromium here")
    from playwright.sync_api import sync_playwright  # only who wants a browser needs it

    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: "Playwright") -> Iterator["Browser"]:
    found = playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
    yield found
    found.close()


@pytest.fixture(scope="session")
def unseen(playwright: "Playwright") -> Iterator["Browser"]:
    """A browser that draws nothing, which costs a third less."""
    found = playwright.chromium.launch(executable_path=SHELL, args=[*FLAGS, UNSEEN])
    yield found
    found.close()


@pytest.fixture(autouse=True)
def without_the_loop_of_the_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """While a browser is open its event loop counts as running, also between two tests of pages;
    tests that have nothing to do with it run loops of their own."""
    if "playwright" in request.fixturenames:
        yield
        return
    resting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(resting)
