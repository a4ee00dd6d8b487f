"""How fast the board answers a pointer: ``python -m tests.web.pointer`` plays Mozaa until about
60 cards lie on the table, moves the mouse over it, and tells from the browser's own trace for how
long its main thread was busy with each move, and how much had to be painted. Processor time is
told too: it is the same on a busy machine, where the thread has to wait for its turn.
"""

import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.conftest import CHROMIUM, FLAGS
from tests.web.conftest import DESKTOP, Server
from tests.web.page import Person

CARDS = 60
MOVES = 200
PAUSE = 25
"""Milliseconds between two moves of the mouse: each has a frame of its own."""
KINDS = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline")


def laid(page: Page) -> int:
    """How many cards lie on the table."""
    return page.locator("[data-board=table] [data-cell][aria-label*='card with']").count()


def full_table(page: Page) -> None:
    """A game in which it is one's turn and the table is nearly full."""
    for seed in range(20):
        page.goto("/new/mozaa")
        page.get_by_role("button", name="Start").click()
        person = Person(page, seed)
        person.wait_for_table()
        while person.wait_for_turn():
            if laid(page) >= CARDS:
                return
            person.click_something()
    raise AssertionError("every game ended before the table was full")


def traced(page: Page) -> list[dict[str, Any]]:
    """What the browser did while the mouse moved."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    complete: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: complete.append(True))
    config = {"includedCategories": list(KINDS)}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    box = page.locator("svg[data-board=table]").bounding_box()
    assert box is not None
    rng = Random(1)
    for _ in range(MOVES):
        x, y = rng.random() * box["width"], rng.random() * box["height"]
        page.mouse.move(box["x"] + x, box["y"] + y)
        page.wait_for_timeout(PAUSE)
    session.send("Tracing.end")
    for _ in range(200):
        if complete:
            break
        page.wait_for_timeout(50)
    return events


def told(name: str, times: list[float]) -> str:
    """A line of the report."""
    listed = sorted(times) or [0.0]
    late = listed[int(0.95 * len(listed))]
    return (
        f"{name}: {len(times)}, median {median(listed):.1f} ms, 95 % {late:.1f}, "
        f"longest {listed[-1]:.1f}"
    )


def report(events: list[dict[str, Any]]) -> None:
    """The tasks of the main thread that handled a move or made a frame, and what was painted."""
    spans = [event for event in events if event.get("ph") == "X"]
    moves = [one for one in spans if one["name"] == "EventDispatch"]
    threads = [(one["pid"], one["tid"]) for one in moves]
    main = max(set(threads), key=threads.count)
    own = [one for one in spans if (one["pid"], one["tid"]) == main]
    work = [one for one in own if one["name"] in ("EventDispatch", "Paint", "Layerize", "Commit")]
    tasks = [
        task
        for task in own
        if task["name"] == "RunTask"
        and any(task["ts"] <= one["ts"] < task["ts"] + task["dur"] for one in work)
    ]
    print(told("tasks of the main thread", [one["dur"] / 1000 for one in tasks]))
    print(told("their processor time", [one.get("tdur", 0) / 1000 for one in tasks]))
    print(told("pieces painted", [o["dur"] / 1000 for o in spans if o["name"] == "RasterTask"]))


def main() -> None:
    """Measure twice; the first run warms up."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = browser.new_page(
                base_url=server.address,
                viewport=DESKTOP,  # type: ignore[arg-type]
            )
            full_table(page)
            print(f"{laid(page)} cards on the table")
            for _ in range(2):
                report(traced(page))
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
