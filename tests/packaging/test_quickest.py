"""The environment is made with the quickest Python of a version that the machine has."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import quickest

HERE = "{}.{}".format(*sys.version_info)


@pytest.fixture
def pythons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    return tmp_path


def put(path: Path, version: str, seconds: str) -> str:
    """What answers as a Python does: with its version and path, or with how long it took."""
    path.parent.mkdir(parents=True, exist_ok=True)
    says = f'*time*) {seconds};; *) echo {version}; echo "{path}";;'
    path.write_text(f'#!/bin/sh\ncase "$3" in {says} esac\n')
    path.chmod(0o755)
    return str(path)


def test_all_of_a_version_are_found_on_the_path_and_those_of_pyenv(pythons: Path) -> None:
    on_path = put(pythons / "bin" / "python3", HERE, "echo 1")
    of_pyenv = put(pythons / "pyenv" / "versions" / f"{HERE}.9" / "bin" / "python", HERE, "echo 1")
    put(pythons / "bin" / f"python{HERE}", "2.7", "echo 1")
    (pythons / "pyenv" / "versions" / f"{HERE}.1" / "bin").mkdir(parents=True)
    broken = pythons / "pyenv" / "versions" / f"{HERE}.1" / "bin" / "python"
    broken.write_text("no program")
    broken.chmod(0o755)
    assert quickest.at_hand(HERE) == [on_path, of_pyenv]


def test_one_that_is_clearly_quicker_is_taken(pythons: Path) -> None:
    here = put(pythons / "own" / "python", HERE, "echo 1.0")
    put(pythons / "bin" / "python3", HERE, "echo 0.95")
    assert quickest.quickest(here) == (here, ""), "hardly quicker"
    other = put(pythons / "bin" / f"python{HERE}", HERE, "echo 0.5")
    chosen, why = quickest.quickest(here)
    assert chosen == other
    assert "2.00 times as quick" in why


def test_one_that_can_make_no_environment_is_not_taken(pythons: Path) -> None:
    here = put(pythons / "own" / "python", HERE, "echo 1.0")
    put(pythons / "bin" / "python3", HERE, "exit 1")
    assert quickest.quickest(here) == (here, "")


def test_a_python_is_measured_by_what_it_does() -> None:
    assert 0 < quickest.seconds(sys.executable) < 10
