"""Try the oldest and the newest supported Python that this machine has, each in an environment of
its own: the rules' worked examples, the round trips of notations and records, and a game in the
terminal.

    python tools/pythons.py                 what is at hand
    python tools/pythons.py --only 3.12     this one
"""

import argparse
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from quickest import at_hand

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/games", "tests/conformance/test_round_trips.py", "tests/test_records.py")


def supported() -> list[str]:
    """The Pythons that the package says it supports, oldest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    return sorted(found, key=lambda version: int(version.partition(".")[2]))


def try_out(python: str, folder: Path) -> bool:
    """Whether all goes well with this Python."""
    here = str(folder / "bin" / "python")
    uv = [sys.executable, "-m", "uv"]
    pinned = ["--constraints", str(ROOT / "constraints.txt")]
    packages = ["-e", str(ROOT), "pytest", "hypothesis", "pytest-xdist"]
    commands = (
        [*uv, "venv", "--quiet", "--python", python, str(folder)],
        [*uv, "pip", "install", "--quiet", "--python", here, *pinned, *packages],
        [here, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", *TESTS],
        [str(folder / "bin" / "musivum"), "bench", "--seconds", "0.01"],
    )
    return all(subprocess.run(one, check=False, cwd=ROOT).returncode == 0 for one in commands)


def main() -> int:
    """Try them, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", choices=supported())
    only = parser.parse_args().only
    found = {version: at_hand(version) for version in ([only] if only else supported())}
    there = [version for version, python in found.items() if python]
    if not there:
        print(f"none of these is at hand: {', '.join(found)}")
        return 1
    fine = True
    for version in dict.fromkeys((there[0], there[-1])):
        python = found[version][0]
        print(f"Python {version}: {python}", flush=True)
        with tempfile.TemporaryDirectory(prefix="musivum-python-") as folder:
            good = try_out(python, Path(folder) / "venv")
        print(f"Python {version}: {'fine' if good else 'FAILED'}", flush=True)
        fine &= good
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
