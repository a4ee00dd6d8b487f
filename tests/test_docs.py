"""The documentation as a site, and what its pages show, runs."""

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sampled import LONG

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
ELSEWHERE = {"actions.md", "dice.md", "sheets.md"}
"""Pages whose examples are run with what they speak of: research, the server, Galilee."""
PAGES = [
    page
    for page in sorted(DOCS.glob("*.md"))
    if "```python" in page.read_text(encoding="utf-8") and page.name not in ELSEWHERE
]


PLAIN = ("-D", "extensions=myst_parser,sphinx.ext.autodoc", "-D", "html_theme=basic")
"""Without the sources in colours and without the theme, which take two thirds of the time."""


# A warning is a mistake: a page that no list names, a link to nothing, a broken docstring.
BUILD = """
import sys
from sphinx.cmd.build import main

site, docs, builders, *more = sys.argv[1:]
for builder in builders.split():
    words = ["-q", "-W", "--keep-going", *more, "-b", builder, "-d", site + "/trees"]
    if main([*words, docs, site]):
        sys.exit(1)
"""


def built(site: Path, *more: str, again: bool = False) -> None:
    """Build the site into a folder. Where it was built before, only pages that have changed are
    read and written again; so the links of all others are followed first, without writing."""
    words = [str(site), str(DOCS), "dummy html" if again else "html", *more]
    command = [sys.executable, "-c", BUILD, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=500)
    assert done.returncode == 0, done.stderr
    _every_page_and_a_search(site)
    _reference_from_the_docstrings((site / "reference.html").read_text(encoding="utf-8"))
    picture = next((site / "_images").glob("architecture*.svg"))
    _picture_of_the_imports(picture.read_text(encoding="utf-8"))


def test_the_site_is_built_without_a_warning_and_is_whole(tmp_path: Path) -> None:
    pins = DOCS / "conf.py", ROOT / "constraints.txt"
    made_by = sys.version.encode() + b"".join(pin.read_bytes() for pin in pins)
    kept = ROOT / ".pytest_cache" / f"site-{hashlib.sha256(made_by).hexdigest()[:16]}"
    site, known = tmp_path / "site", kept.exists()
    if known:
        shutil.move(kept, site)  # what goes wrong is not kept, and so is told again
    built(site, *PLAIN, again=known)
    if not kept.exists():  # nobody else has built it meanwhile
        shutil.move(site, kept)


@LONG
def test_the_site_with_its_sources_and_theme_is_built_from_nothing(tmp_path: Path) -> None:
    built(tmp_path)


def _every_page_and_a_search(site: Path) -> None:
    pages = {page.relative_to(DOCS).with_suffix(".html") for page in DOCS.rglob("*.md")}
    assert not [page for page in pages if not (site / page).is_file()]
    assert (site / "searchindex.js").stat().st_size > 50_000
    assert 'action="search.html"' in (site / "index.html").read_text(encoding="utf-8")


def _reference_from_the_docstrings(text: str) -> None:
    for name in ("musivum.core.game.State.play", "musivum.bots.bot", "musivum.games.load"):
        assert f'id="{name}"' in text
    assert "The state after a move" in text


def _picture_of_the_imports(picture: str) -> None:
    packages = {path.name for path in (ROOT / "src" / "musivum").iterdir() if path.is_dir()}
    drawn = set(re.findall(r">(\w+)</text>", picture))
    assert packages - drawn <= {"text", "__pycache__"}
    assert picture.count("marker-end") > len(drawn)


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_examples_of_a_page_run(page: Path) -> None:
    names: dict[str, object] = {"__name__": "example"}
    for code in re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.S | re.M):
        exec(compile(code, page.name, "exec"), names)


def test_every_test_that_a_page_names_is_there() -> None:
    """Under that name, wherever it stands; a promise that nothing holds is none."""
    files = [path for path in (ROOT / "tests").rglob("*.py") if "__pycache__" not in path.parts]
    known = {path.stem for path in files}
    for path in files:
        known |= set(re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.M))
    named = 0
    for page in [*sorted(DOCS.glob("*.md")), *sorted(ROOT.glob("*.md"))]:
        for code in re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8")):
            if re.fullmatch(r"(tests|web/test)/[\w./-]+\.(py|ts)", code):
                assert (ROOT / code).exists(), f"{page.name}: {code}"
            for test in re.findall(r"\btest_\w+", code):
                assert test in known, f"{page.name}: {test}"
                named += 1
    assert named > 80
