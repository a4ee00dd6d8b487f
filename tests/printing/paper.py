"""Pages as a printer would see them: drawn by poppler, measured in millimetres."""

import subprocess
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

import musivum
from musivum.drawing.paper import Wishes
from musivum.games import load, profile
from musivum.printing.things import print_game

Grey = NDArray[np.uint8]
WHITE = 250


def open_game(name: str, options: dict[str, object]) -> musivum.Game:
    return load(name, **options)


@lru_cache
def printed(name: str, *what: str, wishes: Wishes | None = None, **options: object) -> bytes:
    """What comes out; the same wishes are printed once."""
    return print_game(name, profile(name), open_game, what, options, wishes or Wishes())


def drawn(pdf: bytes, folder: Path, per_mm: float, last: int = 0) -> list[Grey]:
    """Every page in grey, or all up to the last one, with so many pixels to a millimetre."""
    file = folder / "pages.pdf"
    file.write_bytes(pdf)
    for old in folder.glob("page*.pgm"):
        old.unlink()
    run = ["pdftoppm", "-r", str(25.4 * per_mm), "-gray", *(["-l", str(last)] if last else [])]
    subprocess.run([*run, str(file), str(folder / "page")], check=True, timeout=120)
    return [np.array(Image.open(page)) for page in sorted(folder.glob("page*.pgm"))]


def text(pdf: bytes, folder: Path) -> str:
    """All words of a PDF, as a reader would copy them."""
    file = folder / "words.pdf"
    file.write_bytes(pdf)
    done = subprocess.run(
        ["pdftotext", "-layout", str(file), "-"], check=True, timeout=60, capture_output=True
    )
    return " ".join(done.stdout.decode("utf-8").split())


def runs(dark: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Where a row of pixels is dark: beginnings and ends."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], dark.astype(np.int8), [0]))))
    return [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]
