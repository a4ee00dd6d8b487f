"""Packs our sources for a page's Python: zips with what a table needs, and nothing else.

What it needs is found by importing it, in a process of its own; what rooms open only when they are
asked is named here. What paper needs is a bundle by itself, with the libraries that make a PDF:
few print, and later.
"""

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from hashlib import sha256
from importlib.metadata import files, packages_distributions
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from musivum.browser import MANIFEST
from musivum.core.catalogue import LANGUAGES
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
LIBRARIES: Final = (
    *("attr", "babel", "defusedxml", "fluent", "fontTools", "fpdf", "markdown_it", "mdurl"),
    *("pytz", "typing_extensions"),
)
"""What prints, and speaks; all of it is plain Python."""
LACKING: Final = ("PIL", "cryptography", "lxml", "brotli", "uharfbuzz")
"""What a page does not have, and paper does not need."""
_ASK_PAPER: Final = f"""
import json, sys
sys.modules.update(dict.fromkeys({LACKING}))
from musivum.games import load, names
from musivum.offline import paper
for name in names():
    for thing in [one for game in paper.printable([])["games"] for one in game["things"]
                  if game["game"] == name]:
        paper.of_game(name, lambda game, options: load(game, **options), [("what", thing["name"])])
print(json.dumps([module.__file__ for name, module in sys.modules.items()
    if name.partition(".")[0] in ("musivum", *{LIBRARIES}) and getattr(module, "__file__", None)]))
"""
_EARLY: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file: equal sources give an equal bundle."""


def write(folder: Path) -> dict[str, Any]:
    """Write the bundles beside the packs, named after what is in them, and into their list."""
    table = _files()
    written = {"python": _written(folder, "python", table)}
    if find_spec("fpdf") is not None:  # else pages cannot print without a server
        written["paper"] = _written(folder, "paper", _paper_files(table))
    listed = json.loads((folder / MANIFEST).read_text()) | written
    half = folder / f"{MANIFEST}.{os.getpid()}"
    half.write_text(json.dumps(listed, indent=1) + "\n")
    half.replace(folder / MANIFEST)
    return written


def _written(folder: Path, kind: str, files: dict[str, Path]) -> dict[str, Any]:
    data = _zipped(files)
    digest = sha256(data).hexdigest()
    name = f"{kind}-{digest[:16]}.zip"
    (folder / name).write_bytes(data)
    for old in folder.glob(f"{kind}-*.zip"):
        if old.name != name:
            old.unlink()
    return {"file": name, "bytes": len(data), "sha256": digest}


def _zipped(files: dict[str, Path]) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, file in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name, _EARLY), file.read_bytes(), zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _asked(source: str) -> set[Path]:
    """The files of modules that a program names."""
    command = [sys.executable, "-W", "ignore", "-c", source]
    asked = subprocess.run(command, capture_output=True, text=True, check=True)
    return {Path(file) for file in json.loads(asked.stdout)}


def _files() -> dict[str, Path]:
    """All files of a table, by their names in the bundle."""
    needed = _asked(_ASK)
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


def _paper_files(table: dict[str, Path]) -> dict[str, Path]:
    """What paper needs beyond that: libraries, words in all languages, letters."""
    needed = _asked(_ASK_PAPER)
    compiled = {file for file in needed if file.suffix != ".py"}
    # What is compiled here is plain Python there, and says by this file that it is.
    needed |= {file.with_name(f"{file.name.partition('.')[0]}.py") for file in compiled}
    needed |= {file.with_name("cython.py") for file in compiled} - compiled
    needed = {file for file in needed - compiled if file.is_file()}
    needed |= {ROOT / "printing" / "played.py", *(ROOT / "drawing" / "font").iterdir()}
    for folder in (ROOT / "text", *(ROOT / "games").glob("*/text")):
        needed |= {file for file in folder.iterdir() if file.suffix in (".ftl", ".md", ".toml")}
    found = {}
    for file in needed:
        home = next(one for one in _homes(file) if file.is_relative_to(one))
        found[file.relative_to(home).as_posix()] = file
    found |= _spoken(found) | _licences()
    return {name: file for name, file in found.items() if name not in table}


def _homes(file: Path) -> Iterable[Path]:
    """Where Python finds our packages, and others."""
    return (ROOT.parent, *(one for one in file.parents if one.name == "site-packages"))


def _licences() -> dict[str, Path]:
    """The libraries' own terms, which go with them."""
    named = packages_distributions()
    return {
        f"licences/{name}/{file.name}": Path(str(file.locate()))
        for name in sorted({one for library in LIBRARIES for one in named[library]})
        for file in files(name) or ()
        if "dist-info" in str(file) and file.name.upper().startswith(("LICENSE", "COPYING"))
    }


def _spoken(found: dict[str, Path]) -> dict[str, Path]:
    """How our languages write numbers."""
    babel = found["babel/__init__.py"].parent
    names = ["global.dat", *(f"locale-data/{one}.dat" for one in ("root", *LANGUAGES))]
    return {f"babel/{name}": babel / name for name in names}
