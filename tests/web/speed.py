"""How fast the page is on a phone: ``make bench-page``, or ``python -m tests.web.speed``.

A real server and a real Chromium, with a line of 1.6 Mbit/s and 150 ms and a processor four times
slower. Told are, as medians of some visits with nothing kept: the first paint of the home page, the
time from *Play now* to a board that can be played on, from a click to what it does, what was sent,
and how much the layout moved.
"""

import os
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from musivum import games
from musivum.core.catalogue import say
from tests.conftest import CHROMIUM, FLAGS
from tests.web.conftest import PHONE, Server
from tests.web.page import Person

VISITS = 5
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4
PATIENCE = 60_000

PAINT = """() => performance.getEntriesByType('paint')
  .find((one) => one.name === 'first-contentful-paint')?.startTime ?? 0"""
SHIFT = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
  }).observe({ type: 'layout-shift', buffered: true });
"""
CLICKS = """
  window.clicks = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.interactionId) window.clicks.push(one.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""
"""Keeps how long it took from every click to the next picture."""
PLAY = """async (title) => {
  const until = (found) => new Promise((done) => {
    const look = () => (found() ? done() : requestAnimationFrame(look));
    look();
  });
  const board = () => document.querySelector('svg[data-board] [data-cell]');
  const offer = () => document.querySelector('dialog[open] button');
  const button = [...document.querySelectorAll('button.main')]
    .find((one) => one.textContent.includes(title));
  let began = performance.now();
  button.click();
  await until(() => board() ?? offer());
  // On a first visit one is asked whether one wants to be shown how it goes.
  if (offer()) {
    began = performance.now();
    offer().click();
  }
  await until(board);
  return performance.now() - began;
}"""


def visit(browser: Browser, server: Server, game: str) -> dict[str, float]:
    """One person who has never been here."""
    context = browser.new_context(
        base_url=server.address,
        viewport=PHONE,  # type: ignore[arg-type]
        is_mobile=True,
        has_touch=True,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(SHIFT + CLICKS)
    page.add_init_script(f"localStorage['musivum-settings'] = '{{\"met\": [\"{game}\"]}}'")
    session = context.new_cdp_session(page)
    sent: list[dict[str, Any]] = []

    def finished(one: dict[str, Any]) -> None:  # playwright takes no built-in function
        sent.append(one)

    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto("/")
    title = say(f"{game}-title")
    page.get_by_role("button", name=f"Play now {title}").wait_for()
    home = {
        "first paint, ms": page.evaluate(PAINT),
        "kB for the home page": sum(one["encodedDataLength"] for one in sent) / 1000,
        "requests for the home page": float(len(sent)),
    }
    page.wait_for_timeout(3000)  # someone looks at the page before they press
    play = page.evaluate(PLAY, title)
    person = Person(page)
    for _ in range(3):
        person.wait_for_turn()
        person.click_something()
    page.wait_for_timeout(500)
    found = home | {
        "Play now to a board, ms": play,
        "click to effect, ms at most": page.evaluate("Math.max(0, ...clicks)"),
        "layout shift": page.evaluate("shift"),
    }
    context.close()
    return found


def main() -> None:
    """Measure, and tell."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            print(f"load of this machine: {os.getloadavg()[0]:.1f}")
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in games():
                found = [visit(browser, server, game) for _ in range(VISITS)]
                print(say(f"{game}-title"))
                for name in found[0]:
                    print(f"  {name}: {median(one[name] for one in found):.3g}")
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
