"""Which Python the environment is made with: of those of one version, the quickest.

    python3 tools/quickest.py         how quick each is that this machine has

Builds of one version differ by a quarter in speed. Distributions let the compiler watch a run of
Python before they build it; who builds it at home, as pyenv does, mostly does not. Uses nothing but
the standard library.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WORTH_IT = 1.1
"""By how much another one has to be quicker to be taken."""
TELL = "import sys; print('%d.%d' % sys.version_info[:2]); print(sys.executable)"
MEASURE = """
import ensurepip, venv  # without these no environment can be made
import json, time

class Cell:
    def __init__(self, place):
        self.place = place
    def beside(self, step):
        return self.place + step

def work():
    began = time.process_time()
    cells = {n: Cell(n) for n in range(2_000)}
    for n in range(20_000):
        cells[n % 2_000].beside(n)
    for _ in range(20):
        json.loads(json.dumps({str(n): [n] for n in range(100)}))
    return time.process_time() - began

print(min(work() for _ in range(12)))
"""


def at_hand(version: str) -> list[str]:
    """The Pythons of this version that the machine has: on the path, or pyenv's."""
    found: dict[str, None] = {}
    for candidate in _candidates(version):
        said = _said_by(candidate, TELL)
        if len(said) == 2 and said[0] == version:
            found.setdefault(os.path.realpath(said[1]))
    return list(found)


def _candidates(version: str) -> Iterator[str]:
    for folder in os.get_exec_path():
        for name in (f"python{version}", "python3"):
            path = shutil.which(name, path=folder)
            if path:
                yield path
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    yield from (str(path) for path in sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True))


def _said_by(python: str, program: str) -> list[str]:
    """The lines that it prints; none, if it cannot be run."""
    try:
        said = subprocess.run(
            [python, "-I", "-c", program], check=False, capture_output=True, text=True, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired):
        return []
    return said.stdout.split("\n")[:-1] if said.returncode == 0 else []


def seconds(python: str) -> float:
    """How long it takes for a little of everything; for ever, if it can make no environment."""
    said = _said_by(python, MEASURE)
    return float(said[0]) if said else float("inf")


def _version() -> str:
    return "{}.{}".format(*sys.version_info)


def quickest(here: str = sys.executable) -> tuple[str, str]:
    """The one to make an environment with, and why it is not this one, if it is not."""
    version = _version()
    own = os.path.realpath(here)
    took = {path: seconds(path) for path in at_hand(version) if path != own}
    best = min(took, key=took.__getitem__, default=own)
    times = seconds(own) / took[best] if took and took[best] < float("inf") else 1.0
    if times < WORTH_IT:
        return here, ""
    return best, f"with {best}, {times:.2f} times as quick as {own}"


def main() -> None:
    """Say how quick each is."""
    for path in at_hand(_version()):
        print(f"{1000 * seconds(path):6.2f} ms  {path}")


if __name__ == "__main__":
    main()
