"""Packs our sources for a page's Python: a zip with what a table needs, and nothing else.

What it needs is found by importing it, in a process of its own; what rooms open only when they are
asked is named here.
"""

import json
import os
import subprocess
import sys
import zipfile
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from musivum.browser import MANIFEST
from musivum.offline import standins

ROOT: Final = Path(__file__).parent.parent
OPENED: Final = ("board", "scene", "words")
"""Files of a room that are opened when a table asks."""
_ASK: Final = f"""
import json, sys
from importlib import import_module
import musivum.offline.table
from musivum.games import names, room
for name in names():
    room(name)
    for file in {OPENED}:
        import_module(f"musivum.games.{{name}}.{{file}}")
print(json.dumps([module.__file__ for name, module in sys.modules.items()
    if name.partition(".")[0] == "musivum"]))
"""
_EARLY: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file: equal sources give an equal bundle."""


def write(folder: Path) -> dict[str, Any]:
    """Write the bundle beside the packs, named after what is in it, and into their list."""
    data = made()
    digest = sha256(data).hexdigest()
    name = f"python-{digest[:16]}.zip"
    (folder / name).write_bytes(data)
    written = {"file": name, "bytes": len(data), "sha256": digest}
    listed = json.loads((folder / MANIFEST).read_text()) | {"python": written}
    half = folder / f"{MANIFEST}.{os.getpid()}"
    half.write_text(json.dumps(listed, indent=1) + "\n")
    half.replace(folder / MANIFEST)
    for old in folder.glob("python-*.zip"):
        if old.name != name:
            old.unlink()
    return written


def made() -> bytes:
    """The bundle."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, file in sorted(_files().items()):
            packed.writestr(zipfile.ZipInfo(name, _EARLY), file.read_bytes(), zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _files() -> dict[str, Path]:
    """All files, by their names in the bundle."""
    command = [sys.executable, "-c", _ASK]
    asked = subprocess.run(command, capture_output=True, text=True, check=True)
    needed = {Path(file) for file in json.loads(asked.stdout)}
    needed |= {ROOT / "offline" / "start.py", ROOT / "text" / "languages.json"}
    needed |= {ROOT / "drawing" / "palette.json", ROOT / "core" / "record.schema.json"}
    # What a room keeps in folders, but for its texts, which the page has already.
    needed |= {
        file
        for file in (ROOT / "games").glob("*/*/*")
        if file.is_file() and file.parent.name not in ("text", "__pycache__")
    }
    found = {file.relative_to(ROOT.parent).as_posix(): file for file in needed}
    home = Path(standins.__file__).parent
    for file in home.glob("*/*.py"):
        found[file.relative_to(home).as_posix()] = file
    return found
