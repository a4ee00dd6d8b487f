"""What takes long to build, and is made of nothing but files, is kept until one of them changes."""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import mkdtemp

ROOT = Path(__file__).parent.parent
HOME = ROOT / ".pytest_cache" / "kept"
MADE_ANEW = {"__pycache__", "node_modules", "_build", "build", "dist"}
"""Folders that are made from the rest, as are those whose names begin with a dot."""


def kept(name: str, sources: Path, make: Callable[[Path], None]) -> Path:
    """The folder that ``make`` has filled from all files below another, this time or before.

    Only the last one of a name is kept, and none whose making failed.
    """
    folder = HOME / f"{name}-{fingerprint(sources)}"
    if not folder.is_dir():
        HOME.mkdir(parents=True, exist_ok=True)
        new = Path(mkdtemp(dir=HOME))
        try:
            make(new)
            for old in HOME.glob(f"{name}-*"):
                shutil.rmtree(old)
            new.rename(folder)
        finally:
            shutil.rmtree(new, ignore_errors=True)
    return folder


def fingerprint(sources: Path, *but: str) -> str:
    """Another one as soon as any file below a folder is another, but for some, or Python."""
    found = hashlib.sha256(sys.version.encode())
    left_out = {sources / one for one in but}
    for file in files(sources):
        if file in left_out:
            continue
        found.update(f"\0{file.relative_to(sources)}\0".encode())
        found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()[:16]


def files(folder: Path) -> Iterator[Path]:
    """All files below a folder in order, but for what is made from them."""
    for here, folders, names in os.walk(folder):
        folders[:] = sorted(
            one for one in folders if one not in MADE_ANEW and not one.startswith(".")
        )
        yield from sorted(Path(here) / name for name in names if (Path(here) / name).is_file())
