"""What follows from files alone is left out only if it passed and nothing at all has changed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kept import ROOT, files
from tests.settled import SETTLED, key

GAMES = "tests/games/test_rules.py"
SOURCES = {
    GAMES: """
import os, pytest

@pytest.fixture
def ends_badly():
    yield
    assert "BAD" not in os.environ

def test_fine(): pass
def test_fails(): assert "BAD" not in os.environ
def test_ends(ends_badly): pass
def test_is_skipped(): pytest.skip("not here")

@pytest.mark.hypothesis  # as its own plug-in marks what it makes up
def test_made_up(): pass
""",
    "tests/server/test_live.py": "def test_fine(): pass\n",
    "src/rules.py": "",
    "docs/page.md": "",
    "web/src/main.ts": "",
    "tools/setup.py": "",
    "examples/bot.py": "",
    "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = ['hypothesis']\n",
    "constraints.txt": "",
    "Makefile": "",
    ".ci/run": "",
}
LOST = -1
"""It says that nothing of this run is remembered."""
COMMAND = (
    "import sys, pytest; sys.path.insert(0, sys.argv.pop(1));"
    "sys.exit(pytest.main(['-q', '-p', 'tests.settled', *sys.argv[1:]]))"
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project."""
    for name, text in SOURCES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


def run(tree: Path, *more: str, **environment: str) -> tuple[int, str, int]:
    """The exit code, what pytest counted, and how many it says were not run again, or ``LOST``."""
    kept = {name: value for name, value in os.environ.items() if name != "CI"}
    done = subprocess.run(
        [sys.executable, "-B", "-c", COMMAND, str(ROOT), *more],
        cwd=tree,
        env={**kept, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    *_, last = done.stdout.splitlines()
    if "files have changed while the tests ran" in done.stdout:
        return done.returncode, last.partition(" in ")[0], LOST
    said = re.search(r"(\d+) tests not run again: they passed with the same files", done.stdout)
    return done.returncode, last.partition(" in ")[0], int(said[1]) if said else 0


def test_what_passed_with_the_same_files_is_left_out_and_nothing_else(tree: Path) -> None:
    assert run(tree, BAD="1") == (1, "1 failed, 4 passed, 1 skipped, 1 error", 0)
    everything = (0, "5 passed, 1 skipped", 0)
    assert run(tree) == (0, "4 passed, 1 skipped, 1 deselected", 1), "one had passed, to its end"
    assert run(tree) == (0, "2 passed, 1 skipped, 3 deselected", 3)
    assert run(tree, f"{GAMES}::test_fine") == (0, "1 deselected", 1), "all done is no failure"
    assert run(tree, "--anew", BAD="1")[0] == 1
    assert run(tree) == (0, "4 passed, 1 skipped, 1 deselected", 1), "what fails is not forgiven"
    assert run(tree, CI="true") == everything
    (tree / "src" / "rules.py").write_text("# changed\n")
    assert run(tree) == everything
    (tree / GAMES).write_text("def test_it(): open('src/rules.py', 'a').write('#')\n")
    for _ in range(2):
        (tree / "src" / "rules.py").write_text("")
        assert run(tree) == (0, "2 passed", LOST), "nobody knows of which files it was true"


def test_a_changed_byte_of_any_file_a_new_one_and_a_lost_one_run_all_again(tree: Path) -> None:
    seen = {key(tree)}
    for name in SOURCES:
        with (tree / name).open("a") as file:
            file.write("\n")
        seen.add(key(tree))
    (tree / "src" / "more.py").touch()
    seen.add(key(tree))
    (tree / "docs" / "page.md").unlink()
    seen.add(key(tree))
    assert len(seen) == len(SOURCES) + 3
    (tree / "docs" / "architecture.svg").touch()
    (tree / "musivum.db").touch()
    (tree / "src" / "__pycache__").mkdir()
    (tree / "src" / "__pycache__" / "rules.pyc").touch()
    assert key(tree) in seen, "what is made from the rest, or by players"


def test_another_package_program_or_setting_runs_all_again(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = {key(tree), key(tree)}
    assert len(seen) == 1
    monkeypatch.setenv("MUSIVUM_CHECKED", "1")
    seen.add(key(tree))
    package = tree / ".packages" / "new-1.0.dist-info"
    package.mkdir(parents=True)
    monkeypatch.syspath_prepend(package.parent)
    seen.add(key(tree))
    package.rename(package.with_name("new-1.1.dist-info"))
    seen.add(key(tree))
    program = tree / ".packages" / "node"
    program.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=os.pathsep)
    seen.add(key(tree))
    assert len(seen) == 5


CHANCE = re.compile(
    r"^(?:import|from) (?:time|socket|threading|asyncio|signal|secrets|playwright)\b"
    r"|open_page|urlopen|kill\(|Random\(\)|default_rng\(\)|today\(\)|\bnow\(\)",
    re.MULTILINE,
)


def test_only_what_no_clock_socket_or_browser_has_a_say_in_is_listed() -> None:
    names = {file.relative_to(ROOT).as_posix(): file for file in files(ROOT / "tests")}
    for one in SETTLED:
        assert any(name.startswith(one) for name in names), f"{one} is not there"
    listed = {
        name: file.read_text(encoding="utf-8")
        for name, file in names.items()
        if name.startswith(SETTLED) and file.name.startswith("test_")
    }
    assert len(listed) > 60
    assert not [f"{name}: {one}" for name, text in listed.items() for one in CHANCE.findall(text)]
