"""Environments of their own, with nothing in them but what an install brings."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = str(ROOT / ".venv" / "bin" / "uv")


def make(folder: Path, python: str, *packages: str) -> None:
    """A fresh virtual environment in a folder, with these packages and what they need."""
    _done([UV, "venv", "--quiet", "--python", python, str(folder)])
    pinned = str(ROOT / "constraints.txt")
    install = [UV, "pip", "install", "--quiet", "--python", str(folder / "bin" / "python")]
    _done([*install, "--constraints", pinned, *packages])


class Environment:
    """A virtual environment in a folder."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"

    def run(self, *command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """What one of its programs says."""
        return subprocess.run(
            [self.bin / command[0], *command[1:]],
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": ""},
        )

    def has(self, library: str) -> bool:
        """Whether a library can be imported in it."""
        found = f"import importlib.util as u; raise SystemExit(u.find_spec({library!r}) is None)"
        return self.run("python", "-c", found).returncode == 0


def a_game_in_the_terminal(environment: Environment) -> str:
    """What the terminal shows of a game that a person plays to its end against a bot."""
    cells = [
        row + str(n + 1)
        for row, size in zip("abcde", (3, 4, 5, 4, 3), strict=True)
        for n in range(size)
    ]
    flips = [f"x{cell}" for cell in cells]
    typed = "\n".join([*cells, *flips, ""]) * 3  # what is refused changes nothing
    played = environment.run("musivum", "play", "steere", "--side", "3", "--seed", "7", stdin=typed)
    assert played.returncode == 0, played.stdout[-2000:] + played.stderr
    return played.stdout


def _done(command: list[str]) -> None:
    subprocess.run(command, check=True, timeout=300, cwd=ROOT)
