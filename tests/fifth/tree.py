"""A copy of the tree with one game more: its folder put among the rooms, and one line."""

import os
import shutil
from pathlib import Path

from tests.fifth.uses import NAME

ROOT = Path(__file__).parents[2]
LINE = f'    "{NAME}": "{NAME.capitalize()}",\n'

PARTS = ("src", "web", "tools")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "static", ".vite")


def copied(folder: Path) -> Path:
    """The copy, in a folder."""
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    games = folder / "src" / "musivum" / "games"
    shutil.copytree(Path(__file__).parent / NAME, games / NAME, ignore=LEFT_OUT)
    rooms = games / "__init__.py"
    text = rooms.read_text(encoding="utf-8")
    assert text.count("ROOMS = {\n") == 1
    rooms.write_text(text.replace("ROOMS = {\n", "ROOMS = {\n" + LINE), encoding="utf-8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """What makes Python see the copy, and nothing of the original."""
    return {**os.environ, "PYTHONPATH": str(folder / "src")}
