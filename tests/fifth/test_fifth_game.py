"""A game is one folder and one line: a fifth one, added to a copy of the tree, is everywhere."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fifth.tree import LINE, ROOT, copied, environment
from tests.fifth.uses import NAME, USES
from tests.kept import kept as kept_between_runs
from tests.web.conftest import Open, Server, kept, open_page
from tests.web.page import Person

__all__ = ["kept", "open_page"]

HERE = Path(__file__).parent
PATIENCE = 900
"""Seconds that building and compiling may take on a busy machine."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("tree"))


def run(tree: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env=environment(tree),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


def test_it_is_there_for_terminal_bots_arena_analysis_drawing_and_research(tree: Path) -> None:
    home, *done = run(tree, str(Path(__file__).with_name("uses.py"))).splitlines()
    assert home.startswith(str(tree)), "the copy is tried, not the original"
    assert [one for one in done if one in {use.__name__ for use in USES}] == [
        use.__name__ for use in USES
    ]


def test_its_profile_is_read_without_opening_its_rules(tree: Path) -> None:
    told = run(
        tree,
        "-c",
        "import sys; from musivum.games import profile, names;"
        f"print({NAME!r} in names(), profile({NAME!r}).players, 'numba' in sys.modules)",
    )
    assert told.split("\n")[0] == "True (2,) False"


@pytest.fixture(scope="module")
def server(tree: Path) -> Iterator[Server]:
    built = tree / "src" / "musivum" / "server" / "static"

    def build(folder: Path) -> None:
        run(tree, "tools/npm.py", "run", "build")
        shutil.copytree(built, folder, dirs_exist_ok=True)

    shutil.copytree(kept_between_runs("fifth", tree, build), built, dirs_exist_ok=True)
    found = Server(tree, environment(tree))
    found.start()
    yield found
    found.stop()


def test_it_is_on_the_page_and_can_be_played_there_to_its_end(open_page: Open) -> None:
    person = Person(open_page(), seed=1)
    person.play_now("Pips")
    person.play_on()
    assert person.is_over()
    assert "Everyone has had all turns" in person.page.locator("section.after").inner_text()
    assert "Verify the dice" in person.page.locator("section.after").inner_text()
    person.page.goto(f"/rules/{NAME}")
    person.page.get_by_text("In front of you lies a row of six cells").wait_for()


def test_contributing_shows_how_by_its_own_files() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    shown = re.findall(r"^   ```python\n(.*?)^   ```$", page, re.MULTILINE | re.DOTALL)
    files = [path.read_text(encoding="utf-8") for path in (HERE / NAME).glob("*.py")]
    assert len(shown) >= 5
    for snippet in shown:
        lines = [line.removeprefix("   ") for line in snippet.splitlines()]
        assert any("\n".join(lines) in file for file in files), snippet
    assert f"`{LINE.strip()}`" in page
    for name in re.findall(r"`((?:tests|src)/[\w/]+(?:\.py)?/?)`", page):
        assert (ROOT / name).exists(), name
