"""``musivum print``, ``show`` and ``film``, as a person runs them."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import musivum
from tests.printing.paper import text
from tests.terminal.program import run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = musivum.load("steere", side=3)
    match = musivum.Match(game, seed=1, players=["random"] * 2, names=["Zoë", "Jürgen"]).run()
    file = tmp_path / "game.json"
    match.record().save(file)
    return file


def test_one_command_prints_all_that_one_needs_to_play(tmp_path: Path) -> None:
    file = tmp_path / "mosaix.pdf"
    done = run("print", "mosaix", "-o", str(file))
    assert done.code == 0, done
    assert "true size" in done.said
    said = text(file.read_bytes(), tmp_path)
    assert "Mosaix: grids to play alone" in said and "Mosaix: the rules" in said
    assert "rolls of the dice" not in said, "only if asked for"


def test_the_options_of_a_game_go_along(tmp_path: Path) -> None:
    file = tmp_path / "tiles.pdf"
    assert run("print", "steere", "tiles", "--side", "3", "-o", str(file)).code == 0
    assert "19 tiles" in text(file.read_bytes(), tmp_path)


def test_a_game_is_one_page_with_its_score(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.pdf"
    assert run("print", str(record), "-o", str(file)).code == 0
    assert file.read_bytes().count(b"/Type /Page\n") == 1
    said = text(file.read_bytes(), tmp_path)
    assert "Zoë" in said and "Jürgen" in said and "(won)" in said


def test_what_can_be_printed_is_listed() -> None:
    said = run("print", "--list").said
    assert "mozaa cards" in said and "steere tiles" in said and "galilee rules" in said


@pytest.mark.parametrize(("game", "pages"), [("galilee", 3), ("mosaix", 2)])
def test_rolls_fill_one_page_before_the_next(tmp_path: Path, game: str, pages: int) -> None:
    file = tmp_path / "dice.pdf"
    assert run("print", game, "dice", "--number", "150", "-o", str(file)).code == 0
    assert file.read_bytes().count(b"/Type /Page\n") == pages
    said = text(file.read_bytes(), tmp_path).split()
    assert {str(number) for number in range(1, 151)} <= set(said)


WITHOUT_A_COMPILER = """
import sys
from pathlib import Path

for unneeded in ("numba", "markdown_it"):
    sys.modules[unneeded] = None  # whoever imports it fails
from musivum.cli import app
from musivum.games import names, profile

words = [["--help"], ["print", "--list"]]
for name in names():
    for thing in profile(name).prints:
        words.append(["print", name, thing.name, "-o", sys.argv[1]])
for command in words:
    try:
        app(command)
    except SystemExit as done:
        if done.code:
            raise
    print(len(command) > 2 and Path(sys.argv[1]).stat().st_size)
"""


def test_nobody_who_prints_a_sheet_waits_for_the_compiler(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_A_COMPILER, str(tmp_path / "sheet.pdf")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    sizes = [int(line) for line in done.stdout.splitlines() if line.isdecimal()]
    assert len(sizes) >= 9 and min(sizes) > 10_000, done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["print", "mosaix"], "musivum print mosaix -o mosaix.pdf"),
        (["print", "chess", "-o", "x.pdf"], "there is no game “chess”"),
        (["print", "mosaix", "-o", "x.pdf", "--language", "xx"], "“xx”"),
        (["print", "mosaix", "-o", "x.pdf", "--size", "much"], "--size"),
        (["print", "mosaix", "-o", "x.pdf", "--size", "80"], "80 mm is no size"),
        (["print", "mosaix", "-o", "no/such/folder/x.pdf"], "cannot be written"),
        (["print", "gone.json", "-o", "x.pdf"], "gone.json"),
        (["show", "gone.json", "-o", "x.png"], "gone.json"),
        (["show", "gone.json", "-o", "x.bmp"], ".svg, .png, .pdf"),
        (["film", "gone.json", "-o", "x.png"], ".gif, .webp"),
    ],
)
def test_mistakes_are_answered_in_a_sentence_and_nothing_is_written(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*words)
    assert done.code in (1, 2) and said in done.said, done
    assert "Traceback" not in done.said
    assert not list(tmp_path.iterdir())


def test_a_record_of_other_rules_is_refused(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(record.read_text().replace('"rules": ', '"rules": 9'), encoding="utf-8")
    for words in (
        ["show", str(other), "-o", str(tmp_path / "x.png")],
        ["print", str(other), "-o", str(tmp_path / "x.pdf")],
    ):
        done = run(*words)
        assert done.code in (1, 2) and "rules" in done.said, done
    assert not (tmp_path / "x.png").exists() and not (tmp_path / "x.pdf").exists()


def test_a_file_that_cannot_be_finished_leaves_the_old_one_alone(record: Path) -> None:
    folder = record.parent / "board.svg"
    folder.mkdir()
    (folder / "kept").write_text("kept")
    done = run("show", str(record), "-o", str(folder))
    assert done.code == 1 and "cannot be written" in done.said
    assert [one.name for one in record.parent.iterdir() if one.name.startswith(".")] == []


def test_positions_become_pictures_of_every_kind(record: Path, tmp_path: Path) -> None:
    for kind in ("svg", "png", "pdf"):
        file = tmp_path / f"board.{kind}"
        assert run("show", str(record), "--at", "3", "-o", str(file), "--size", "300").code == 0
        assert file.stat().st_size > 1000
    assert Image.open(BytesIO((tmp_path / "board.png").read_bytes())).size == (300, 225)
    assert run("show", str(record), "--at", "999", "-o", str(tmp_path / "x.svg")).code == 2
    assert not (tmp_path / "x.svg").exists()


def test_a_record_becomes_a_film(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.gif"
    done = run("film", str(record), "-o", str(file), "--size", "160", "--pace", "100")
    assert done.code == 0 and "kB" in done.said
    assert getattr(Image.open(BytesIO(file.read_bytes())), "n_frames", 1) > 10
