"""The command that builds the games for browsers: packs, and our sources for a page's Python."""
# ruff: noqa: PLC0415 - what takes time to import is imported when the command runs

from functools import partial


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
    screen.say("browser-bundled", kilobytes=f"{written['bytes'] / 1000:.0f}")
