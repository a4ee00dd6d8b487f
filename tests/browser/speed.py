"""How fast bots think in WebAssembly next to native code, from the same seeds.

python -m tests.browser.speed
"""

import json
import subprocess
import tempfile
import time
from functools import partial
from pathlib import Path

from musivum.bots import bot
from musivum.bots.bench import middle
from musivum.browser import MANIFEST
from musivum.browser.build import build
from musivum.core.profile import LEVELS
from musivum.games import load, names, profile, room
from musivum.terminal.screen import Screen
from tests.browser.conftest import HERE, bundled, node

TIMES = 4
"""The best of so many counts."""


def main() -> None:
    """Print a row for each game and what benchmarks measure of it."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        build(Screen(), [(name, partial(room, name)) for name in names()], out)
        think = bundled(out / "think.mjs")
        manifest = json.loads((out / MANIFEST).read_text())
        print("| game | native, ms a move | WebAssembly, ms a move | speed |\n|---|---|---|---|")
        for name in names():
            file = out / manifest["packs"][name]["file"]
            for options in profile(name).bench:
                _measure(name, options, think, file)


def _measure(name: str, options: object, think: Path, file: Path) -> None:
    assert isinstance(options, dict) or hasattr(options, "items")
    game = load(name, **dict(options.items()))
    state, seat = middle(game, 0)
    view = state.view(seat)
    best = float("inf")
    for _ in range(TIMES):
        begun = time.process_time()
        bot(LEVELS[-1], game, "speed").choose(view, seat)
        best = min(best, 1000 * (time.process_time() - begun))
    question = {"level": LEVELS[-1], "seed": "speed", "seat": seat, "options": game.options}
    question["state"] = [str(number) for number in view["state"]]
    found = subprocess.run(
        [node(), HERE / "speed.mjs", think, file],
        input=json.dumps([question]),
        capture_output=True,
        text=True,
        check=True,
    )
    (other,) = json.loads(found.stdout)
    said = ", ".join([name, *(f"{key} {value}" for key, value in dict(options.items()).items())])
    print(f"| {said} | {best:.0f} | {other:.0f} | {best / other:.2f} |", flush=True)


if __name__ == "__main__":
    main()
