"""The games for browsers: rules, policies and search as WebAssembly, from the same sources.

One file for each game, its *pack*: a module whose functions are the game's kernels and those of
search and analysis, and in a section of its own, as JSON, what belongs to it as data: the tables of
all options, what was learned, the levels of the bots. ``musivum build-web`` makes them; a server
serves them, and a page that has one can think by itself.

:mod:`~musivum.browser.emit` makes machine code, in processes of their own;
:mod:`~musivum.browser.describe` the data; :mod:`~musivum.browser.build` puts them together.
"""

from pathlib import Path
from typing import Final

PACKS: Final = Path(__file__).with_name("packs")
"""Where the packs lie once they are built."""
MANIFEST: Final = "manifest.json"
"""Beside them: their names, sizes and hashes, and of which sources they were made."""
SECTION: Final = "musivum"
"""The name of the section with the data."""
FORMAT: Final = 5
"""Goes up when a page could not read the data, or call the functions, any more."""
