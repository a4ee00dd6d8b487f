"""The commands that build the games for browsers, and the page as plain files."""
# ruff: noqa: PLC0415 - what takes time to import is imported when the command runs

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from musivum.core.catalogue import say

Out = Annotated[Path, typer.Option("--out", "-o", help=say("browser-site-out-help"))]


def build_web() -> None:
    """Build the packs of all games, and the bundle that keeps matches with them."""
    from musivum.browser import PACKS
    from musivum.browser.build import build
    from musivum.games import names, room
    from musivum.offline import bundle
    from musivum.terminal.screen import Screen

    screen = Screen()
    build(screen, [(name, partial(room, name)) for name in names()])
    written = bundle.write(PACKS)
    said = {"python": "browser-bundled", "paper": "browser-bundled-paper"}
    for name, one in written.items():
        screen.say(said[name], kilobytes=f"{one['bytes'] / 1000:.0f}")


def site(out: Out) -> None:
    """Write the page as plain files."""
    from musivum.offline.site import write
    from musivum.terminal.screen import Screen

    Screen().say("browser-site-written", files=write(out), path=str(out))
