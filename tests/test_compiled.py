"""Where compiled code is kept, and that nobody waits for the compiler without being told."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

COMPILE = "import musivum.core.policy"
"""Its three functions are the smallest that there are."""


def compile_with(**environment: str) -> str:
    """Compile a little in a process of its own; what it says."""
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    found = subprocess.run(
        [sys.executable, "-c", COMPILE],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return found.stderr


def test_whoever_waits_is_told_once_and_not_again(tmp_path: Path) -> None:
    first = compile_with(MUSIVUM_CACHE_DIR=str(tmp_path))
    assert first.count("Compiling core") == 1
    assert "about 10 seconds" in first
    assert compile_with(MUSIVUM_CACHE_DIR=str(tmp_path)) == ""


def test_a_home_that_cannot_be_written_has_one_substitute_and_it_is_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("no folder can be made in here")
    environment = {"MUSIVUM_CACHE_DIR": str(nowhere / "home"), "TMPDIR": str(tmp_path)}
    first = compile_with(**environment)
    place = tmp_path / f"musivum-{os.getuid()}"
    assert f"is kept in {place}." in " ".join(first.split())
    assert place.stat().st_mode & 0o077 == 0
    again = compile_with(**environment)
    assert str(place) in again
    assert "Compiling" not in again


def test_a_substitute_that_others_could_write_is_not_trusted(tmp_path: Path) -> None:
    place = tmp_path / f"musivum-{os.getuid()}"
    place.mkdir()
    place.chmod(0o777)
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    compile_with(MUSIVUM_CACHE_DIR=str(nowhere / "home"), TMPDIR=str(tmp_path))
    assert list(place.iterdir()) == []


TWICE = """
from numba import types
from musivum.core.compiled import called, helper, kernel
from musivum.core.pointers import INTS

@{decorator}
def longer(memory, place):
    return memory[place] * memory[place + 1] + memory[place + 2]

@helper
def between(memory):
    return longer(memory, memory[1])

@kernel(types.int64(INTS))
def both(memory):
    return between(memory) + longer(memory, memory[0])
"""


@pytest.mark.parametrize(("decorator", "calls"), [("helper", 0), ("called", 2)])
def test_what_is_called_stands_once_in_a_kernel_and_a_helper_wherever_it_is_needed(
    tmp_path: Path, decorator: str, calls: int
) -> None:
    (tmp_path / "twice.py").write_text(TWICE.format(decorator=decorator))
    show = "import twice; print(*twice.both.inspect_llvm().values())"
    found = subprocess.run(
        [sys.executable, "-c", show],
        env={
            **os.environ,
            "PYTHONPATH": str(tmp_path),
            "MUSIVUM_CACHE_DIR": str(tmp_path / "kept"),
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert len(re.findall(r"= (?:tail )?call .*longer", found.stdout)) == calls


NEEDS = """
import sys, musivum
musivum.load("steere", side=2).start().legal(0)
early = "scipy.linalg" in sys.modules
import numba.np.arraymath
print(early, bool(numba.np.arraymath._HAVE_BLAS), "scipy.linalg" in sys.modules)
"""


def test_scipy_is_loaded_when_somebody_needs_it() -> None:
    pytest.importorskip("scipy")
    found = subprocess.run(
        [sys.executable, "-c", NEEDS], capture_output=True, text=True, check=True
    )
    assert found.stdout == "False True True\n"
