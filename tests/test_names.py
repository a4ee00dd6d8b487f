"""Nothing outside the rooms knows a game by its name.

Code may not: what it needs to know of a game, the game's profile says. Prose may: a docstring, a
comment or a page of documentation explains by example. A file that is named after a game is that
game's own, such as its oracle.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import musivum

ROOT = Path(__file__).parent.parent
ROOMS = ROOT / "src" / "musivum" / "games"
NAMES = re.compile("|".join(musivum.games()), re.IGNORECASE)

PYTHON = ("src", "tools", "web", "tests/conformance", "tests/oracle", "tests/fifth")
"""Where Python code serves every game. Other tests may take any game for their examples."""
WRITTEN = ("*.ts", "*.js", "*.svelte", "*.css", "*.html", "*.ftl", "*.toml", "*.mako")
"""What is read as it is, with its comments."""
PLACES = ("src", "web/src", "web")
SINGLE = ("pyproject.toml", "Makefile", ".ci/run", "web/package.json")
BUILT = ("node_modules", "static", "__pycache__")


def own(path: Path) -> bool:
    """Whether a file belongs to a game, is built by a program, or is the one list of all games."""
    inside = path.relative_to(ROOT)
    return (
        path == ROOMS / "__init__.py"
        or (path.is_relative_to(ROOMS) and path.parent != ROOMS)
        or NAMES.search(path.name) is not None
        or any(part in BUILT for part in inside.parts)
    )


def said(source: str) -> Iterator[tuple[int, str]]:
    """Every name and text that the code of a module uses, with its line; docstrings are none."""
    tree = ast.parse(source)
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if id(node) in prose:
            continue
        line = getattr(node, "lineno", 0)
        for field in ("id", "attr", "name", "arg", "module", "value", "asname"):
            found = getattr(node, field, None)
            if isinstance(found, str):
                yield line, found


def test_code_names_no_game() -> None:
    files = [path for place in PYTHON for path in (ROOT / place).rglob("*.py") if not own(path)]
    assert len(files) > 150
    wrong = [
        f"{path.relative_to(ROOT)}:{line} {text!r}"
        for path in files
        for line, text in said(path.read_text(encoding="utf-8"))
        if NAMES.search(text)
    ]
    assert not wrong, "a profile can say it instead:\n" + "\n".join(wrong)


def test_page_catalogues_and_tools_name_no_game() -> None:
    files = [ROOT / name for name in SINGLE]
    for place in PLACES:
        files += [path for kind in WRITTEN for path in _below(ROOT / place, kind)]
    files = [path for path in files if not own(path)]
    assert len(files) > 50
    wrong = [
        f"{path.relative_to(ROOT)}:{number} {line.strip()[:80]}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert not wrong, "a profile or the room's catalogue can say it instead:\n" + "\n".join(wrong)


def _below(folder: Path, kind: str) -> Iterator[Path]:
    """Files of a kind; of the page's folder only those at its top, the others are listed apart."""
    return folder.glob(kind) if folder.name == "web" else folder.rglob(kind)
