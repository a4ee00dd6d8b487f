"""How fast bots think in Chromium next to native code, from the same seeds.

python -m tests.browser.speed
"""

import json
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from musivum.bots import bot
from musivum.bots.bench import middle
from musivum.browser import MANIFEST
from musivum.browser.build import build
from musivum.core.profile import LEVELS
from musivum.games import load, names, profile, room
from musivum.terminal.screen import Screen
from tests.browser.conftest import bundled
from tests.conftest import CHROMIUM, FLAGS

TIMES = 4
"""The best of so many counts."""
HOST = "http://127.0.0.1:1/"
"""Nobody is there: the page and its files are handed in by the test."""
OPEN = """async ([file, options]) => {
  const { Pack, choose } = await import('/think.mjs');
  const pack = await Pack.read(await (await fetch(`/${file}`)).arrayBuffer());
  const engine = await pack.open(pack.find(options));
  window.ask = ({ level, seed, state, seat }) =>
    choose(engine, level, seed, BigInt64Array.from(state, BigInt), seat);
}"""


def main() -> None:
    """Print a row for each game and what benchmarks measure of it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        out = Path(folder)
        build(Screen(), [(name, partial(room, name)) for name in names()], out)
        bundled(out / "think.mjs")
        (out / "page.html").write_text("<!doctype html><title>Speed</title>")
        manifest = json.loads((out / MANIFEST).read_text())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        page.route(
            f"{HOST}**", lambda route: route.fulfill(path=out / route.request.url[len(HOST) :])
        )
        page.goto(f"{HOST}page.html")
        print(f"Chromium {browser.version}")
        print("| game | native, ms a move | Chromium, ms a move | speed |\n|---|---|---|---|")
        for name in names():
            for options in profile(name).bench:
                _measure(page, name, dict(options.items()), manifest["packs"][name]["file"])
        browser.close()


def _measure(page: Page, name: str, options: dict[str, Any], file: str) -> None:
    game = load(name, **options)
    state, seat = middle(game, 0)
    view = state.view(seat)
    question = {"level": LEVELS[-1], "seed": "speed", "seat": seat}
    question["state"] = [str(number) for number in view["state"]]
    page.evaluate(OPEN, [file, game.options])
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    best = other = float("inf")
    for _ in range(TIMES):
        begun = time.process_time()
        move = bot(LEVELS[-1], game, "speed").choose(view, seat)
        best = min(best, 1000 * (time.process_time() - begun))
        before = _processor(session)
        assert page.evaluate("(question) => ask(question)", question) == game.index(move)
        other = min(other, 1000 * (_processor(session) - before))
    said = ", ".join([name, *(f"{key} {value}" for key, value in options.items())])
    print(f"| {said} | {best:.0f} | {other:.0f} | {best / other:.2f} |", flush=True)


def _processor(session: Any) -> float:
    """Seconds that the page's thread has had of a processor."""
    found = session.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in found if one["name"] == "ThreadTime")


if __name__ == "__main__":
    main()
