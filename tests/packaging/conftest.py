"""One build of what is released, for all tests of packaging."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kept import kept
from tests.packaging.environment import ROOT, Environment, make

PAGE = ROOT / "src" / "musivum" / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def released(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel (``whl``) and the archive of the sources (``gz``), as they are released."""

    def take(out: Path) -> None:
        shutil.copytree(kept("released", ROOT, _release), out)

    out = _once(tmp_path_factory, "dist", take)
    return {file.suffix[1:]: file for file in out.iterdir() if file.name != ".gitignore"}


def _release(out: Path) -> None:
    assert PAGE.is_file(), "the page is not built: make setup"
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "release.py"), "--out", str(out)],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert made.returncode == 0, made.stdout + made.stderr


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory, released: dict[str, Path]) -> Environment:
    """A fresh environment with the wheel, and without extras."""
    wheel = str(released["whl"])
    made = _once(tmp_path_factory, "base", lambda venv: make(venv, sys.executable, wheel))
    return Environment(made)


def _once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that is made once, however many processes run these tests and ask for it."""
    shared = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, begun, done = (shared / f"{name}{end}" for end in ("", ".begun", ".done"))
    try:
        begun.mkdir()
    except FileExistsError:
        deadline = time.monotonic() + 600
        while not done.exists():
            assert time.monotonic() < deadline, f"{name} was begun elsewhere and never done"
            time.sleep(0.2)
    else:
        make(folder)
        done.touch()
    return folder
