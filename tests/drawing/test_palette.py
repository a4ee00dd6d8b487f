"""The palette: one file, from which Python, the page's style and its scripts are fed."""

import re
from pathlib import Path

import pytest

from musivum.drawing import palette
from musivum.terminal.palette import SIXTEEN, STONES

ROOT = Path(__file__).parents[2]
COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")
WHITE = "#ffffff"
"""What a terminal writes on dark stones."""


def test_no_other_file_names_a_colour() -> None:
    kept = (ROOT / "src" / "musivum" / "drawing" / "palette.json").read_text(encoding="utf-8")
    known = set(COLOUR.findall(kept)) | {WHITE}
    found = {}
    for folder, kinds in (
        ("src/musivum", "py"),
        ("docs", "py"),
        ("web/src", "svelte ts css"),
        ("web", "html"),
    ):
        for kind in kinds.split():
            for file in (ROOT / folder).glob(f"**/*.{kind}" if folder != "web" else "*.html"):
                if "static" not in file.parts and file.name != "wire.d.ts":
                    found[file.name] = set(COLOUR.findall(file.read_text(encoding="utf-8")))
    examples = {"palette.py", "artwork.py"}
    assert not {name: colours for name, colours in found.items() if colours}.keys() - examples
    icon = (ROOT / "web" / "public" / "icon.svg").read_text(encoding="utf-8")
    assert set(COLOUR.findall(icon)) <= known, "a picture alone cannot ask, but it must agree"


def test_day_and_night_have_the_same_names() -> None:
    assert palette.LIGHT.keys() == palette.DARK.keys()
    assert palette.STONES.keys() == palette.STONES_AT_NIGHT.keys() == SIXTEEN.keys()
    assert len(set(palette.SIGN_OF.values())) == len(palette.STONES), "a sign for each colour"


@pytest.mark.parametrize("name", palette.STONES)
def test_signs_and_letters_can_be_read_on_every_stone(name: str) -> None:
    assert palette.contrast(palette.STONES[name], palette.INKS[name]) >= 3
    colour, ink = STONES[name]
    assert palette.contrast(colour, ink) >= 4.5


@pytest.mark.parametrize("theme", [palette.LIGHT, palette.DARK], ids=["day", "night"])
def test_words_can_be_read_by_day_and_by_night(theme: dict[str, str]) -> None:
    for ground in ("table", "slab"):
        for words in ("ink", "soft", "link", "bad", "good"):
            assert palette.contrast(theme[words], theme[ground]) >= 4.5, (words, ground)
    for ground, words in (("press", "press-ink"), ("call", "call-ink")):
        assert palette.contrast(theme[words], theme[ground]) >= 4.5
