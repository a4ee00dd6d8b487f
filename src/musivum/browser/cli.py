"""The command that builds the games for browsers."""
# ruff: noqa: PLC0415 - what takes time to import is imported when the command runs

from functools import partial


def build_web() -> None:
    """Build the packs of all games."""
    from musivum.browser.build import build
    from musivum.games import names, room
    from musivum.terminal.screen import Screen

    build(Screen(), [(name, partial(room, name)) for name in names()])
