"""The house itself: its public names, its arrows, its words, its pages."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import musivum
from musivum.core.catalogue import knows, page, say

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "musivum"
PUBLIC = {
    *("CHANCE", "Dice", "Game", "Match", "Move", "Outcome", "Record", "State"),
    *("IllegalMove", "MusivumError", "NotationError", "OptionError", "PlayerError", "RecordError"),
    *("bot", "games", "load"),
}


def test_the_public_names_are_these_and_no_others() -> None:
    assert set(musivum.__all__) == PUBLIC
    for name in PUBLIC:
        assert getattr(musivum, name) is not None


def test_imports_point_one_way() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    result = subprocess.run([lint], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("name", musivum.games())
def test_every_game_has_a_rules_page_that_credits_its_authors(name: str) -> None:
    text = page(name)
    assert text.startswith("# ")
    assert all(author in text for author in musivum.games.profile(name).authors)


def test_every_key_that_an_error_uses_is_in_a_catalogue() -> None:
    pattern = re.compile(r'(?:Error|IllegalMove|SetupError|fail)\(\s*"([a-z]+(?:-[a-z0-9]+)+)"')
    used = {
        key
        for source in SOURCE.rglob("*.py")
        for key in pattern.findall(source.read_text(encoding="utf-8"))
    }
    assert len(used) > 30
    assert not {key for key in used if not knows(key)}


def test_a_key_without_words_is_shown_with_its_values_instead_of_failing() -> None:
    assert say("no-such-key", place=3) == "no-such-key (place=3)"


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(musivum.OptionError, match=", ".join(musivum.games())):
        musivum.load("chess")


def test_the_examples_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert musivum.Record.load(tmp_path / "game.json").outcome


def test_no_file_has_grown_into_two_stories() -> None:
    page = ROOT / "web" / "src"
    made = {page / "lib" / "wire.d.ts"}  # from the server's own description
    files = {*SOURCE.rglob("*.py"), *page.rglob("*.ts"), *page.rglob("*.svelte")} - made
    long = [
        path.relative_to(ROOT).as_posix()
        for path in sorted(files)
        if len(path.read_text(encoding="utf-8").splitlines()) > 520
    ]
    assert not long
